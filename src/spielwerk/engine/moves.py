"""Moves, declared once per game: their numbers, how they are written, and the parts that a player
touches one by one.

    MOVES = moves(
        dict(CELL=CELL_NAMES, RING="abc", WAY="+-"),
        place="{to:CELL}",
        turn="{ring:RING}{way:WAY}",
        step="{origin:CELL}-{target:CELL}",
    )
    PLACE, TURN, STEP = MOVES.firsts
    step_of = MOVES.decoder("step")  # compiled: a number to its origin and target

Numbers run through the forms in their order; within a form, the first part counts most.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import prod
from typing import Any, NamedTuple

from spielwerk.runtime.compile import compiled
from spielwerk.runtime.state import Plain, State

_PART = re.compile(r"\{(\w+):(\w+)\}")


class WithoutNumber(Exception):
    """A move that `encode` has no number for, with its parts: it cannot be legal now."""

    def __init__(self, parts: Mapping[str, int]) -> None:
        self.parts = parts


@dataclass(frozen=True)
class Kind:
    r"""What a part of a move can be: cells, tiles. For a name that looks right and is not, `read`
    gives None or raises BadMove. Names depend on the number of players, if on anything.

    >>> from spielwerk.engine.moves import Kind, moves
    >>> digit = Kind(r"\d", 10, lambda state, name: int(name), lambda state, number: str(number))
    >>> moves({"DIGIT": digit}, say="{number:DIGIT}").count
    10
    """

    pattern: str
    count: int
    read: Callable[[State, str], int | None]
    show: Callable[[State, int], str]


def named(names: Sequence[str]) -> Kind:
    """A kind with a fixed list of names.

    >>> from spielwerk.engine.moves import named
    >>> named(["a1", "b1"]).count
    2
    """
    numbers = {name: number for number, name in enumerate(names)}
    return Kind(
        pattern="|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)),
        count=len(names),
        read=lambda state, name: numbers[name],
        show=lambda state, number: names[number],
    )


@dataclass(frozen=True)
class Form:
    """One form of move. The first text is the one that is printed; the others are read as well, and
    its parts may be touched in their order, too. A part that occurs twice stands for several things
    in any order: they are numbered in ascending order.

    `number` names the parts in another order than the text's, the most important first. Where
    numbers depend on the state, `encode` and `decode` turn parts into a number below `count` and
    back; `encode` may raise WithoutNumber. With `shares`, a form has no numbers of its own: what
    the other form decodes to is printed as the form with just those parts. `agrees`: parts may say
    a thing twice, but not in two ways.

    >>> from spielwerk.engine.moves import Form
    >>> Form(("{origin:CELL}-{target:CELL}",)).parts
    [('origin', 'CELL'), ('target', 'CELL')]
    """

    texts: tuple[str, ...]
    number: tuple[str, ...] = ()
    count: int = 0
    encode: Callable[[State, Mapping[str, int]], int] | None = None
    decode: Callable[[State, int], Mapping[str, int]] | None = None
    shares: str = ""
    agrees: Callable[[Mapping[str, int]], bool] = lambda parts: True

    @cached_property
    def parts(self) -> list[tuple[str, str]]:
        """The parts of the text that is printed, with their kinds."""
        return _PART.findall(self.texts[0])


def form(*texts: str, number: str = "", **how: Any) -> Form:
    """A form of move that is more than one text. `number` is a list of parts.

    >>> from spielwerk.engine.moves import form, moves
    >>> step = form("{origin:CELL}-{target:CELL}", "{origin:CELL} {target:CELL}")
    >>> moves({"CELL": ["a", "b"]}, step=step).split("a b")
    Move(form='step', parts=(('origin', 'a'), ('target', 'b')))
    """
    return Form(texts, tuple(number.split()), **how)


class Move(NamedTuple):
    """A move taken apart: its form, and the names of its parts in the order of the text.

    >>> import spielwerk
    >>> spielwerk.load("rings").start().parts("a1").named()
    {'to': 'a1'}
    """

    form: str
    parts: tuple[tuple[str, str], ...]

    def named(self) -> dict[str, str]:
        """The parts by name; one that occurs twice is `to` and `to2`."""
        found: dict[str, str] = {}
        for name, shown in self.parts:
            times = sum(name == other for other, _ in self.parts[: len(found)])
            found[name if times == 0 else f"{name}{times + 1}"] = shown
        return found


def moves(
    kinds: Mapping[str, Kind | Sequence[str]], examples: Sequence[str] = (), /, **forms: str | Form
) -> "Moves":
    """Declare the moves of a game: kinds of parts, moves to show people how they are written, then
    the forms in the order of their numbers.

    >>> from spielwerk.engine.moves import moves
    >>> MOVES = moves({"CELL": ["a", "b", "c"]}, ("a", "a-b"),
    ...     drop="{to:CELL}", step="{origin:CELL}-{target:CELL}")
    >>> MOVES.firsts, MOVES.count
    ((0, 3), 12)
    """
    return Moves(
        {name: kind if isinstance(kind, Kind) else named(kind) for name, kind in kinds.items()},
        {name: Form((text,)) if isinstance(text, str) else text for name, text in forms.items()},
        examples,
    )


class Moves:
    """The moves of a game, as `moves` makes them.

    >>> from spielwerk.engine.moves import moves
    >>> from spielwerk.runtime.state import Plain
    >>> MOVES = moves({"CELL": ["a", "b"]}, step="{origin:CELL}-{target:CELL}")
    >>> state = Plain(players=2)
    >>> MOVES.read(state, "a-b"), MOVES.text(state, 2), MOVES.decoder("step")(1)
    (1, 'b-a', (0, 1))
    """

    def __init__(
        self, kinds: Mapping[str, Kind], forms: Mapping[str, Form], examples: Sequence[str] = ()
    ) -> None:
        self.kinds = kinds
        self.forms = forms
        self.examples = tuple(examples)
        self.first: dict[str, int] = {}  # the first number of each form
        self.count = 0
        for name, form in forms.items():
            self.first[name] = self.first[form.shares] if form.shares else self.count
            self.count += self._size(form)
        self._owners = [name for name, form in forms.items() if not form.shares]
        self._patterns = [
            (name, self._pattern(text), _PART.findall(text))
            for name, form in forms.items()
            for text in form.texts
        ]
        self._varying = {name for name, form in forms.items() if form.encode is not None}
        # The number of a move, or None if the text is not one; a move as text; a move taken apart.
        self.read: Callable[[State, str], int | None] = self._once(self._read, self._form_in)
        self.text: Callable[[State, int], str] = self._once(self._text, self.form_of)
        self.parts: Callable[[State, int], Move] = self._once(self._parts, self.form_of)

    @property
    def firsts(self) -> tuple[int, ...]:
        """The first number of each form that has numbers of its own."""
        return tuple(self.first[name] for name in self._owners)

    def _once(
        self, function: Callable[[State, Any], Any], form: Callable[[Any], str]
    ) -> Callable[[State, Any], Any]:
        """The same function, which remembers every move whose number means the same in any
        state."""
        remembering = _remembering(function)
        form_of = lru_cache(1 << 16)(form)

        def worked_out(state: State, move: Any) -> Any:
            varies = form_of(move) in self._varying
            return (function if varies else remembering)(state, move)

        return worked_out if self._varying else remembering

    # ---- Text -----------------------------------------------------------------------------

    def _read(self, state: State, text: str) -> int | None:
        name, parts = self._matched(text)
        numbers = [
            (part, number)
            for part, kind, shown in parts
            if (number := self.kinds[kind].read(state, shown)) is not None
        ]
        if not name or len(numbers) < len(parts) or not self.forms[name].agrees(dict(numbers)):
            return None
        return self._number(state, name, numbers)

    def _form_in(self, text: str) -> str:
        """The form of the move that a text is; or none."""
        name, _ = self._matched(text)
        return self.forms[name].shares or name if name else ""

    def split(self, text: str) -> Move | None:
        """A move as written, taken apart, or None if the text does not look like one."""
        name, parts = self._matched(text)
        return Move(name, tuple((part, shown) for part, _, shown in parts)) if name else None

    def _matched(self, text: str) -> tuple[str, list[tuple[str, str, str]]]:
        """The form that a text has, or none, and its parts: name, kind, and what is written."""
        for name, pattern, parts in self._patterns:
            if (found := pattern.fullmatch(text)) is not None:
                written = zip(parts, found.groups(), strict=True)
                return name, [(part, kind, shown) for (part, kind), shown in written]
        return "", []

    def notation(self) -> list[tuple[list[str], Move]]:
        """The examples, form by form, and the first of each taken apart."""
        found: dict[str, tuple[list[str], Move]] = {}
        for text in self.examples:
            move = self.split(text)
            if move is None:
                raise ValueError(f"{text} is an example of no form of move")
            found.setdefault(move.form, ([], move))[0].append(text)
        return list(found.values())

    def _text(self, state: State, action: int) -> str:
        move = self.parts(state, action)
        shown = iter(name for _, name in move.parts)
        return _PART.sub(lambda part: next(shown), self.forms[move.form].texts[0])

    def _parts(self, state: State, action: int) -> Move:
        form, numbers = self._numbers(state, action)
        shown = tuple(
            (part, self.kinds[kind].show(state, numbers[part].pop(0)))
            for part, kind in self.forms[form].parts
        )
        return Move(form, shown)

    def schema(self) -> dict[str, Any]:
        """How moves are written, for programs in other languages."""
        return {
            "kinds": {name: kind.pattern for name, kind in self.kinds.items()},
            "forms": [
                {"name": name, "texts": list(form.texts)} for name, form in self.forms.items()
            ],
            "examples": list(self.examples),
        }

    def _pattern(self, text: str) -> re.Pattern[str]:
        literals = _PART.split(text)  # text, part, kind, text, part, kind, …, text
        pieces = [re.escape(literals[0])]
        for kind, literal in zip(literals[2::3], literals[3::3], strict=True):
            pieces += [f"({self.kinds[kind].pattern})", re.escape(literal)]
        return re.compile("".join(pieces))

    # ---- Numbers --------------------------------------------------------------------------

    def form_of(self, action: int) -> str:
        """The form of a move with numbers of its own."""
        return next(name for name in reversed(self._owners) if action >= self.first[name])

    def _number(self, state: State, name: str, numbers: Sequence[tuple[str, int]]) -> int:
        form = self.forms[name]
        owner = self.forms[form.shares] if form.shares else form
        if owner.encode is not None:
            return self.first[name] + owner.encode(state, dict(numbers))
        code = 0
        left = {part: sorted(n for p, n in numbers if p == part) for part, _ in form.parts}
        for part, kind in self._by_weight(form):
            code = code * self.kinds[kind].count + left[part].pop(0)
        return self.first[name] + code

    def _numbers(self, state: State, action: int) -> tuple[str, dict[str, list[int]]]:
        """The form of a move, and the numbers of its parts."""
        name = self.form_of(action)
        form, code = self.forms[name], action - self.first[name]
        if form.decode is not None:
            found = {part: [number] for part, number in form.decode(state, code).items()}
            same = (n for n, other in self.forms.items() if name in (n, other.shares))
            printed = next(n for n in same if dict(self.forms[n].parts).keys() == found.keys())
            return printed, found
        numbers: dict[str, list[int]] = {part: [] for part, _ in form.parts}
        for part, kind in reversed(self._by_weight(form)):
            code, number = divmod(code, self.kinds[kind].count)
            numbers[part].insert(0, number)
        return name, numbers

    def _by_weight(self, form: Form) -> list[tuple[str, str]]:
        """The parts of a form, the one that counts most first."""
        kinds = dict(form.parts)
        return [(part, kinds[part]) for part in form.number] or form.parts

    def _size(self, form: Form) -> int:
        if form.shares or form.encode is not None:
            return form.count
        return prod(self.kinds[kind].count for _, kind in form.parts)

    # ---- Compiled -------------------------------------------------------------------------

    def decoder(self, name: str) -> Callable[[int], Any]:
        """A compiled function: the number of a move to the numbers of its parts, in the order of
        their weight."""
        return _decoder(self.first[name], *self._counts(name))

    def encoder(self, name: str) -> Callable[..., int]:
        """A compiled function: the numbers of a move's parts to its number."""
        return _encoder(self.first[name], *self._counts(name))

    def _counts(self, name: str) -> list[int]:
        return [self.kinds[kind].count for _, kind in self._by_weight(self.forms[name])]


def _remembering(function: Callable[[State, Any], Any]) -> Callable[[State, Any], Any]:
    """The same function, for results that depend on nothing in the state but the players: every
    move needs to be read and written only once."""
    once = lru_cache(1 << 16)(lambda players, what: function(Plain(players=players), what))
    return lambda state, what: once(state.players, what)


# Tells the compiler what it cannot know, so that division rounds as the processor does: Rings is
# played 3 % faster.
_NOT_NEGATIVE = 0x7FFFFFFF


def _decoder(first: int, *counts: int) -> Callable[[int], Any]:
    if len(counts) == 1:

        @compiled
        def part(action: int) -> int:
            return action - first

        return part

    after = prod(counts[1:])
    if len(counts) == 2:

        @compiled
        def two_parts(action: int) -> tuple[int, int]:
            code = (action - first) & _NOT_NEGATIVE
            return code // after, code % after

        return two_parts

    rest_of = _decoder(0, *counts[1:])

    @compiled
    def parts(action: int) -> Any:
        code = (action - first) & _NOT_NEGATIVE
        return (code // after,) + rest_of(code % after)  # noqa: RUF005 (numba knows no *)

    return parts


def _encoder(first: int, *counts: int) -> Callable[..., int]:
    """One function for each number of parts: compiled code knows no `*parts`."""

    @compiled
    def one_part(a: int) -> int:
        return first + a

    @compiled
    def two_parts(a: int, b: int) -> int:
        return first + counts[1] * a + b

    @compiled
    def three_parts(a: int, b: int, c: int) -> int:
        return first + (a * counts[1] + b) * counts[2] + c

    @compiled
    def four_parts(a: int, b: int, c: int, d: int) -> int:
        return first + ((a * counts[1] + b) * counts[2] + c) * counts[3] + d

    return (one_part, two_parts, three_parts, four_parts)[len(counts) - 1]
