"""What the fields of a state mean. From that follow the kinds of their numbers, what seats are
shown of them, how positions write and read them, features for nets, and what is drawn."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from spielwerk.engine.features import list_count, list_fact
from spielwerk.engine.lines import Fields
from spielwerk.engine.net import MOST_SEATS
from spielwerk.engine.rules import WrongRules
from spielwerk.errors import BadPosition
from spielwerk.parts.boards import Board
from spielwerk.runtime.bits import bits_of, list_bits
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.kinds import NumberKind, int8, int16, int32, int64
from spielwerk.runtime.state import Plain, Record, record

BETWEEN_SEATS = "/"  # in positions as text
NONE = -1
MOST_PLACES = 63  # of a set in one number

# Of a value: lists the features that hold, from a first one on.
Encoder = Callable[[int, int, Any, int], int]


@dataclass(frozen=True)
class Meaning:
    """What one number of a state means."""

    kind: NumberKind
    start: int  # its value when a game begins
    width: int  # how many features it makes
    encode: Encoder

    def show(self, value: int) -> Any:
        """As plain data, with names instead of numbers."""
        raise NotImplementedError

    def write(self, value: int) -> str:
        """As text in a position; empty if it is as in the beginning."""
        raise NotImplementedError

    def read(self, text: str, field: str) -> int:
        """From text; BadPosition if it cannot be."""
        raise NotImplementedError


@dataclass(frozen=True)
class Cells(Meaning):
    """A set of places."""

    board: Board

    def show(self, value: int) -> list[str]:
        """The names of the places."""
        return [self.board.names[place] for place in bits_of(value)]

    def write(self, value: int) -> str:
        return ",".join(self.show(value))

    def read(self, text: str, field: str) -> int:
        places = 0
        for name in filter(None, text.split(",")):
            if name not in self.board.names:
                raise BadPosition("error-position-value", field=field, value=name)
            place = 1 << self.board.names.index(name)
            if places & place:
                raise BadPosition("error-position-two", spot=name)
            places |= place
        return places


@dataclass(frozen=True)
class Count(Meaning):
    """How many of something there are."""

    most: int

    def show(self, value: int) -> int:
        return int(value)

    def write(self, value: int) -> str:
        return "" if value == self.start else str(value)

    def read(self, text: str, field: str) -> int:
        if text == "":
            return self.start
        fields = Fields({field: text})
        return fields.number(field, range(self.most + 1))


@dataclass(frozen=True)
class OneOf(Meaning):
    """One of several things, or none."""

    names: tuple[str, ...]

    def show(self, value: int) -> str | None:
        return None if value == NONE else self.names[value]

    def write(self, value: int) -> str:
        return "" if value == self.start else self.show(value) or "-"

    def read(self, text: str, field: str) -> int:
        if text in ("", "-"):
            return self.start if text == "" else NONE
        if text not in self.names:
            raise BadPosition("error-position-value", field=field, value=text)
        return self.names.index(text)


def cells(board: Board, start: int = 0) -> Cells:
    """A set of places of a board: the stones of a player, cells that are locked.

    >>> from spielwerk.parts.boards import rectangle
    >>> from spielwerk.parts.fields import cells
    >>> stones = cells(rectangle(3, 3))
    >>> stones.show(0b1001), stones.read("a1,a2", "stones")
    (['a1', 'a2'], 9)
    """
    if board.count > MOST_PLACES:
        raise WrongRules(f"a set of {board.count} places does not fit into {MOST_PLACES} bits")

    @compiled
    def encode(value: int, first: int, out: Any, n: int) -> int:
        return list_bits(value, first, out, n)

    return Cells(int32 if board.count < 32 else int64, start, board.count, encode, board)


def count(most: int, start: int = 0) -> Count:
    """How many of something there are, from 0 on.

    >>> from spielwerk.parts.fields import count
    >>> hand = count(9, start=9)
    >>> hand.write(9), hand.write(4), hand.read("4", "hand")
    ('', '4', 4)
    """

    @compiled
    def encode(value: int, first: int, out: Any, n: int) -> int:
        return list_count(value, most, first, out, n)

    return Count(kind_of(most), start, most, encode, most)


def one_of(names: Sequence[str], start: str | None = None) -> OneOf:
    """One of several things, or none.

    >>> from spielwerk.parts.fields import one_of
    >>> turned = one_of("abc")
    >>> turned.show(-1), turned.show(1), turned.read("c", "turned")
    (None, 'b', 2)
    """
    known = tuple(names)

    @compiled
    def encode(value: int, first: int, out: Any, n: int) -> int:
        return list_fact(value >= 0, first + value, out, n)

    begins = NONE if start is None else known.index(start)
    return OneOf(kind_of(len(known)), begins, len(known), encode, known)


def kind_of(most: int) -> NumberKind:
    """The smallest kind for numbers up to this one, and as far below 0."""
    return int8 if most < 2**7 else int16 if most < 2**15 else int32


# ---- Whose it is ------------------------------------------------------------------------------


@dataclass(frozen=True)
class EachSeat:
    """The same thing once for every seat."""

    meaning: Meaning

    @property
    def kind(self) -> tuple[NumberKind, int]:
        return self.meaning.kind, MOST_SEATS


def each_seat(meaning: Meaning) -> EachSeat:
    """A field that every seat has.

    >>> from spielwerk.parts.fields import count, each_seat
    >>> each_seat(count(5)).kind[1]
    4
    """
    return EachSeat(meaning)


Declared = Meaning | EachSeat


@dataclass(frozen=True)
class Declaration:
    """All fields of a state that a game declares, by name."""

    fields: dict[str, Declared]

    def show(self, state: Plain) -> dict[str, Any]:
        """Everything as plain data: lists by seat of what each seat has."""
        return {
            name: [each.meaning.show(value) for value in _of_seats(state, name)]
            if isinstance(each, EachSeat)
            else each.show(getattr(state, name))
            for name, each in self.fields.items()
        }

    def write(self, state: Plain) -> dict[str, str]:
        """As text, without what is as in the beginning."""
        written = {}
        for name, each in self.fields.items():
            if isinstance(each, EachSeat):
                parts = [each.meaning.write(value) for value in _of_seats(state, name)]
                written[name] = BETWEEN_SEATS.join(parts) if any(parts) else ""
            else:
                written[name] = each.write(getattr(state, name))
        return {name: text for name, text in written.items() if text}

    def read(self, state: Plain, fields: Fields) -> None:
        """From text, onto a fresh state."""
        for name, each in self.fields.items():
            text = fields.text(name, "")
            if not isinstance(each, EachSeat):
                setattr(state, name, each.read(text, name))
                continue
            parts = text.split(BETWEEN_SEATS) if text else [""] * state.players
            if len(parts) != state.players:
                raise BadPosition(
                    "error-position-count", field=name, value=text, count=state.players
                )
            values = [each.meaning.read(part, name) for part in parts]
            getattr(state, name)[: state.players] = values

    @property
    def record(self) -> Record:
        """The state's own numbers, and those that every game has."""
        return self.record_with({})

    def record_with(self, more: Mapping[str, NumberKind]) -> Record:
        """The same with a number for each option."""
        kinds = {name: each.kind for name, each in self.fields.items()}
        return record(**kinds, **more, players=int8, to_move=int8, turns=int16, ended=int8)

    @property
    def widths(self) -> tuple[int, int]:
        """How many features every seat makes, and how many the rest does."""
        of_seats = [each.meaning for each in self.fields.values() if isinstance(each, EachSeat)]
        others = [each for each in self.fields.values() if not isinstance(each, EachSeat)]
        return sum(each.width for each in of_seats), sum(each.width for each in others)


def _of_seats(state: Plain, name: str) -> Iterator[int]:
    yield from getattr(state, name)[: state.players]
