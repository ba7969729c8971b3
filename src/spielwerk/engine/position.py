"""Positions: small values with text in and text out, and errors that say what is wrong."""

import random
import secrets
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from spielwerk.engine import lines, records
from spielwerk.engine.game import ONLOOKER, Effect, Game, Rules
from spielwerk.engine.integers import integer
from spielwerk.engine.moves import Move, WithoutNumber
from spielwerk.engine.names import tidied
from spielwerk.engine.options import Value, settle
from spielwerk.engine.rewards import rewards
from spielwerk.errors import BadMove, BadOption, BadPosition, BadSetup, IllegalMove, needs_extra
from spielwerk.locale import speaking
from spielwerk.runtime.state import Plain

if TYPE_CHECKING:
    import numpy as np

MAX_SEED = 2**64 - 1
LONGEST_VARIANT = 40  # letters in the name of a variant
MAX_TURNS = 2**15  # what a state can count

_REDEALS = 16  # all agree on a two-valued secret once in 65,536 times


class LegalMoves:
    """The legal moves of a position, computed on demand: iterate, count, `"a1" in moves`.

    >>> import spielwerk
    >>> moves = spielwerk.load("rings").start().legal_moves
    >>> len(moves), moves[0], "a1" in moves, 0 in moves
    (30, 'a1', True, True)
    """

    def __init__(self, position: "Position", only: Sequence[int] | None = None) -> None:
        # Not the position: it keeps its legal moves, and such a cycle would stay in memory until
        # Python looks for garbage, which takes a busy server a tenth of a second.
        self._ruleset = position.ruleset
        self._state = position._state
        self._actions = None if only is None else list(only)

    @property
    def actions(self) -> list[int]:
        """The moves as numbers."""
        if self._actions is None:
            rules = self._ruleset.rules
            out = [0] * rules.max_moves
            self._actions = [] if self._state.ended else out[: rules.legal(self._state, out)]
        return self._actions

    def count(self) -> int:
        """How many there are; `len` gives the same."""
        return len(self.actions)

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[str]:
        text, state = self._ruleset.game.moves.text, self._state
        return iter([text(state, action) for action in self.actions])

    def __getitem__(self, index: int) -> str:
        return self._ruleset.game.moves.text(self._state, self.actions[index])

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str):
            return move in iter(self)
        return integer(move) in self.actions

    def __repr__(self) -> str:
        return f"<LegalMoves: {' '.join(self) or 'none'}>"


class Position:
    """A game at one moment, and how it got here. It is immutable: `play` returns another.

    >>> import spielwerk
    >>> position = spielwerk.load("rings").start().play("a1")
    >>> position.to_move, position.history, position.over
    (1, ['a1'], False)
    >>> position.play("b1") == position.play("b1")
    True
    """

    def __init__(
        self,
        ruleset: "Ruleset",
        state: Plain,
        setup: dict[str, Any] | None,
        seats: tuple[str, ...] = (),
        history: tuple[str, ...] = (),
        first: int = 0,
    ) -> None:
        self.ruleset = ruleset
        self.seats = seats
        self.first = first  # the seat that began
        self._state = state
        self._setup = setup
        self._history = history
        self._legal_moves: LegalMoves | None = None  # computed on demand

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.ruleset.game

    # ---- The state of the game ------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self._state.ended)

    @property
    def to_move(self) -> int | None:
        """The seat to move; None when the game is over."""
        return None if self.over else self._state.to_move

    @property
    def ranks(self) -> list[int] | None:
        """Each seat's rank once the game is over; 1 is best."""
        ranks = [0] * self.ruleset.players
        return ranks if self.over and self.ruleset.rules.outcome(self._state, ranks) else None

    @property
    def rewards(self) -> list[float] | None:
        """Each seat's reward once the game is over: 1 for beating all others, -1 for losing to
        all."""
        ranks = self.ranks
        return None if ranks is None else rewards(ranks)

    @property
    def ended(self) -> str | None:
        """The id of the rule that ended the game."""
        return self.game.rule(self._state.ended) if self.over else None

    @property
    def turns(self) -> int:
        """How many turns have been completed."""
        return int(self._state.turns)

    @property
    def state(self) -> "np.ndarray[Any, Any]":
        """A copy of the state record, for numpy."""
        with needs_extra("lab"):
            import numpy as np
        record = self.ruleset.rules.state
        return np.frombuffer(bytearray(record.pack(self._state)), record.dtype).reshape(())

    def packed(self) -> bytes:
        """The state record as bytes."""
        return self.ruleset.rules.state.pack(self._state)

    def plain(self) -> Plain:
        """A copy of the state in Python's own numbers, for interpreted rules."""
        return self._state.copy()

    # ---- Moves ----------------------------------------------------------------------------

    @property
    def legal_moves(self) -> LegalMoves:
        """The moves that the player to move can choose from: none when the game is over."""
        if self._legal_moves is None:
            self._legal_moves = LegalMoves(self)
        return self._legal_moves

    def moves_as_text(self) -> list[str]:
        """The legal moves as a list of texts."""
        return list(self.legal_moves)

    def random_move(self, rng: Any = random) -> str:
        """One of the legal moves, each as likely: from `random.Random(seed)` or from numpy's
        generators."""
        if self.over:
            raise IllegalMove("error-game-over", rule=self.ended)
        return self.text(int(rng.choice(self.legal_moves.actions)))

    def play(self, move: str | int) -> "Position":
        """The position after a move, given as text or as a number. IllegalMove says which rule
        forbids it; BadMove says that it cannot be read."""
        if self.over:
            raise IllegalMove("error-game-over", rule=self.ended)
        action = self.action(move)
        if action not in self.legal_moves.actions:
            raise self._refusal(action)
        state = self._state.copy()
        self.ruleset.rules.apply(state, action)
        history = (*self._history, self.text(action))
        return Position(self.ruleset, state, self._setup, self.seats, history, self.first)

    def _refusal(self, action: int) -> IllegalMove:
        if not 0 <= action < self.ruleset.rules.actions:
            return IllegalMove("error-no-such-action", action=action)
        return self.game.refusal(self._state, action)

    def action(self, move: str | int) -> int:
        """The number of a move; BadMove if it is neither a number nor text that can be read."""
        read = self.game.moves.read
        try:
            action = read(self._state, move) if isinstance(move, str) else integer(move)
        except WithoutNumber as error:
            if self.game.unnumbered is None:
                raise
            raise self.game.unnumbered(self._state, error.parts) from None
        if action is None:
            examples = ", ".join(self.game.moves.examples)
            raise BadMove("error-unreadable", move=str(move), examples=examples)
        return action

    def text(self, action: int) -> str:
        """A move as text, from its number."""
        return self.game.moves.text(self._state, action)

    def parts(self, move: str) -> Move:
        """A move taken apart: its form, and the things that it names."""
        return self.game.moves.parts(self._state, self.action(move))

    def effects(
        self, move: str, seat: int | None = None, after: "Position | None" = None
    ) -> list[Effect]:
        """What a legal move does, as far as a seat may know it. `after` is the position that it
        leads to, if that is at hand."""
        after = after or self.play(move)
        return self.game.effects(self._state, self.action(move), after._state, self._seat(seat))

    # ---- What may be shown ----------------------------------------------------------------

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Everything a seat may know, as plain data. None is an onlooker."""
        seat = self._seat(seat)
        over = self.over
        return {
            "game": self.ruleset.id,
            "players": self.ruleset.players,
            "options": dict(self.ruleset.options),
            "seat": seat,
            "to_move": None if over else self._state.to_move,
            "turns": self._state.turns,
            "over": over,
            "ranks": self.ranks if over else None,
            "ended": self.ended if over else None,
            **self.game.view(self._state, seat),
        }

    def _seat(self, seat: int | None) -> int | None:
        if seat is None:
            return None
        number = integer(seat)
        if number not in range(self.ruleset.players):
            raise IndexError(
                f"there is no seat {seat!r}: seats are 0 to {self.ruleset.players - 1}"
            )
        return number

    @property
    def is_seen_alike(self) -> bool:
        """Whether every seat sees what an onlooker sees, and nothing more."""
        shown = self.game.view(self._state, None)
        seats = range(self.ruleset.players)
        return all(self.game.view(self._state, seat) == shown for seat in seats)

    def drawing(self, seat: int | None = None, language: str = "en") -> str:
        """The board as text, as a seat sees it. None is an onlooker."""
        lines = self.game.picture(self.view(seat), speaking(language))
        return "\n".join("".join(text for text, _ in line).rstrip() for line in lines)

    def svg(self, seat: int | None = None, language: str = "en") -> str:
        """The board as an image, as a seat sees it. None is an onlooker."""
        from spielwerk.engine.drawing import svg  # which a browser's tab does without

        if self.game.sketch is None:
            raise BadOption("error-game-lacks", game=self.game.name, what="sketch")
        return svg(self.game.sketch(self.view(seat)), speaking(language), named=True)

    def told(self) -> list[str]:
        """The moves so far that may be shown: all of them when the game is over, and before that
        unless an old move would give away what is hidden now."""
        tell = self.game.told
        return self.history if self.over or tell is None else tell(self._history, self._state)

    def redealt(self, seat: int | None, seed: int) -> "Position":
        """A position that the seat (None: an onlooker) cannot tell from this one, drawn at random
        from all such positions. It depends only on the seed and on what the seat is shown. If the
        game has secrets, the new position has no set-up, and only as much history as may be
        shown."""
        seat, state = self._seat(seat), self._state.copy()
        if self.ruleset.rules.redeal is None:
            return Position(self.ruleset, state, self._setup, self.seats, self._history, self.first)
        self.ruleset.rules.redeal(state, ONLOOKER if seat is None else seat, check_seed(seed))
        return Position(self.ruleset, state, None, self.seats, tuple(self.told()), self.first)

    def reveals(self, move: str, seat: int) -> bool:
        """Whether a move shows a seat something it could not know before: a tile from the pot, the
        number under a figure."""
        if self.ruleset.rules.redeal is None:
            return False
        shown = self.play(move).view(seat)
        for seed in range(_REDEALS):
            other = self.redealt(seat, seed)
            if move not in other.legal_moves or other.play(move).view(seat) != shown:
                return True
        return False

    # ---- The whole game -------------------------------------------------------------------

    @property
    def setup(self) -> dict[str, Any]:
        """The set-up as data: `game.start(setup=…)` starts the same game."""
        if self._setup is None:
            raise BadSetup("error-setup-unknown")
        return deepcopy(self._setup)

    @property
    def history(self) -> list[str]:
        """The moves played so far."""
        return list(self._history)

    @property
    def last_move(self) -> str | None:
        """The move that led here; None at the start."""
        return self._history[-1] if self._history else None

    def positions(self) -> Iterator["Position"]:
        """Every position from the start to this one."""
        position = self.ruleset.start(setup=self.setup, seats=self.seats, first=self.first)
        yield position
        for move in self._history:
            position = position.play(move)
            yield position

    @property
    def line(self) -> str:
        """The position as one line that says it all: `Ruleset.position` reads it."""
        if self.game.write_position is None:
            raise BadPosition("error-position-never", game=self.game.name)
        state = self._state
        fields = {"ended": str(state.ended)} if self.over else {}
        fields |= {"to_move": str(state.to_move), "turns": str(state.turns)}
        return lines.write(self.ruleset.header, fields | self.game.write_position(state))

    def record(self) -> str:
        """The game as a record: text that `spielwerk.read_record` turns back into this position."""
        return self.ruleset.record(
            setup=self.setup,
            seats=self.seats,
            first=self.first,
            moves=self.history,
            result=records.result_of(self.ranks, self.ended),
            rules=self.game.version,
        )

    # ---- A value --------------------------------------------------------------------------

    def _key(self) -> tuple[Any, ...]:
        options = tuple(sorted(self.ruleset.options.items()))
        return self.ruleset.id, self.ruleset.players, options, self.packed()

    def __eq__(self, other: object) -> bool:
        """The same state of the same game, however it was reached."""
        return self._key() == other._key() if isinstance(other, Position) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __copy__(self) -> "Position":
        return self

    def __deepcopy__(self, memo: Any) -> "Position":
        return self

    def __reduce__(self) -> Any:
        """For pickle: by value. Not as a record, which a position that was dealt anew has not."""
        parts = (self.packed(), self._setup, self.seats, self._history, self.first)
        return _position, (self.ruleset, *parts)

    def __str__(self) -> str:
        """The board, as the seat to move sees it."""
        return self.drawing(self.to_move)

    def _repr_svg_(self) -> str | None:
        """For notebooks."""
        return None if self.game.sketch is None else self.svg(self.to_move)

    def __repr__(self) -> str:
        where = f"over, ranks {self.ranks}" if self.over else f"seat {self.to_move} to move"
        game = f"{self.ruleset.id}, {self.ruleset.players} players"
        return f"<Position of {game}, turn {self.turns}: {where}>"


def _position(ruleset: "Ruleset", packed: bytes, *more: Any) -> Position:
    return Position(ruleset, ruleset.rules.state.unpack(packed), *more)


@dataclass(frozen=True, repr=False)
class Ruleset:
    """A game with a number of players and every option settled, ready to start. `variant` is the
    name that people gave to these rules, if any.

    >>> import spielwerk
    >>> ruleset = spielwerk.load("rings", players=3, pawns=6)
    >>> ruleset.players, ruleset.options["pawns"]
    (3, 6)
    >>> ruleset.start(seed=1).to_move
    0
    """

    game: Game
    players: int
    options: Mapping[str, Value]
    variant: str = field(default="", compare=False)

    def __repr__(self) -> str:
        chosen = "".join(f", {name}={value}" for name, value in self.chosen.items())
        return f"<Ruleset: {self.id}, {self.players} players{chosen}>"

    @classmethod
    def of(cls, game: Game, players: int = 2, /, **options: Any) -> "Ruleset":
        """Settle the options, or raise BadOption with what is wrong."""
        number = integer(players)
        if number is None or number not in game.seats:
            raise BadOption(
                "error-players",
                game=game.name,
                players=str(players),
                choices=", ".join(str(n) for n in game.seats),
            )
        settled = settle(game.options, options, game.name)
        game.check_options(settled, number)
        return cls(game, number, MappingProxyType(settled))

    def __copy__(self) -> "Ruleset":
        return self

    def __deepcopy__(self, memo: Any) -> "Ruleset":
        return self

    def __reduce__(self) -> Any:
        """For pickle. Imported late and by name, because the engine knows neither games nor other
        processes, and a browser's tab has none."""
        return import_module("spielwerk.parallel.rulesets").reduced(self)

    def named(self, variant: str) -> "Ruleset":
        """The same rules under a name of their own."""
        name = tidied(str(variant))
        if len(name) > LONGEST_VARIANT:
            raise BadOption("error-variant-name", name=name, longest=LONGEST_VARIANT)
        return replace(self, variant=name)

    @property
    def id(self) -> str:
        """The game's id."""
        return self.game.id

    @property
    def rules(self) -> Rules:
        """The game's rules, as functions that can be compiled."""
        return self.game.rules

    @property
    def chosen(self) -> dict[str, Value]:
        """The fewest options that give these rules: those that are neither by default nor what
        another choice implies."""
        found: dict[str, Value] = {}
        for option in self.game.options:
            implied = settle(self.game.options, found, self.game.name)
            if self.options[option.name] != implied[option.name]:
                found[option.name] = self.options[option.name]
        return found

    def blank(self) -> Plain:
        """A state with players and options on it, and nothing else."""
        state = self.rules.state.blank()
        state.players = self.players
        self.game.prepare(state, self.options)
        return state

    def start(
        self,
        seed: int | None = None,
        setup: Mapping[str, Any] | None = None,
        seats: Sequence[str] = (),
        first: int = 0,
    ) -> "Position":
        """The first position: from a seed, from a set-up as data, or by chance. `seats` names the
        players, for the record. `first` is the seat that begins; it changes nothing else."""
        if seed is not None and setup is not None:
            raise BadOption("error-seed-and-setup")
        if len(seats) not in (0, self.players):
            raise BadOption("error-seats", players=self.players, given=len(seats))
        first = self.check_first(first)
        if isinstance(setup, Mapping) and "position" in setup:
            return self.position(setup["position"], seats)
        state = self.blank()
        self.rules.begin(state, check_seed(secrets.randbits(64) if seed is None else seed))
        if setup is not None:
            self._set_up(state, setup)
        state.to_move = first
        return Position(self, state, self.game.setup_of(state), tuple(seats), first=first)

    @property
    def header(self) -> list[str]:
        """The rules, as they begin the line of a position."""
        chosen = self.chosen
        parts = (
            f"{option.name}={option.shown(chosen[option.name])}"
            for option in self.game.options
            if option.name in chosen
        )
        return [self.id, str(self.players), *parts]

    def position(self, line: str, seats: Sequence[str] = ()) -> "Position":
        """The position that a line describes (see `Position.line`). BadPosition says what is
        wrong with it."""
        fields = lines.read(line, self.header, [option.name for option in self.game.options])
        if self.game.read_position is None:
            raise BadPosition("error-position-never", game=self.game.name)
        state = self.blank()
        self.rules.begin(state, 0)
        state.ended = fields.number("ended", (0, *self.game.endings), default=0)
        state.to_move = fields.number("to_move", range(self.players))
        state.turns = fields.number("turns", range(MAX_TURNS))
        self.game.read_position(state, fields)
        fields.check_all_read()
        position = Position(self, state, None, tuple(seats), first=state.to_move)
        if not position.over and not position.legal_moves:
            raise BadPosition("error-position-stuck")
        position._setup = {"position": position.line}
        return position

    def record(self, **parts: Any) -> str:
        """A game by these rules as a record; `parts` are the rest of it. House rules are left out
        while they are as printed."""
        chosen = self.chosen
        options = {
            option.name: self.options[option.name]
            for option in self.game.options
            if not option.house or option.name in chosen
        }
        record = records.Record(
            game=self.id, players=self.players, options=options, variant=self.variant, **parts
        )
        return records.write(record)

    def check_first(self, first: Any) -> int:
        """A seat that can begin. People count seats from 1."""
        number = integer(first)
        if number is None or not 0 <= number < self.players:
            parts = str(first) if number is None else str(number + 1)
            raise BadOption("error-first", number=parts, players=self.players)
        return number

    def _set_up(self, state: Plain, setup: Mapping[str, Any]) -> None:
        if not isinstance(setup, Mapping):
            raise BadSetup("error-setup-form", game=self.game.name, value=str(setup))
        if self.game.set_up is not None:
            self.game.set_up(state, dict(setup))
        elif setup:
            raise BadSetup(
                "error-setup-empty", game=self.game.name, value=", ".join(map(str, setup))
            )


def check_seed(seed: Any) -> int:
    """A seed as an integer; BadOption if it is none."""
    number = integer(seed)
    if number is None or not 0 <= number <= MAX_SEED:
        raise BadOption("error-seed", seed=str(seed), highest=str(MAX_SEED))
    return number


def check_games(games: Any, least: int = 1) -> int:
    """How many games to play."""
    number = integer(games)
    if number is None or number < least:
        raise BadOption("error-games", games=str(games))
    return number
