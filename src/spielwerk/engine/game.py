"""A game: its rules as functions, and what people need to know of it."""

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from spielwerk.engine.errors import BadOption, BadSetup, IllegalMove
from spielwerk.engine.options import Option, Value, settle
from spielwerk.engine.picture import Picture, Say
from spielwerk.engine.state import Plain, State, unpack
from spielwerk.locale import Message, message

if TYPE_CHECKING:
    from spielwerk.engine.position import Position

MAX_SEED = 2**64 - 1
ONLOOKER = -1  # the seat of somebody who only watches, to compiled functions


@dataclass(frozen=True)
class Rules:
    """The functions that can be compiled, and the room that they need.

    begin(state, key)            lay out the start position; players and options are on the state,
                                 `key` is all the chance there is. Seat 0 is to move; `start` lets
                                 another seat begin by writing it over `to_move`
    legal(state, out) -> n       list the legal moves; at least one while the game runs
    draw(state, random, moves)   one of the legal moves from a random number of 32 bits, the one at
                                 `choose(random, n)` in the list; `moves` is room to list them in
    apply(state, action)         carry out a legal move
    outcome(state, ranks)        whether the game is over; if so, write everybody's rank
    may_win(state)               optional: whether a move may win at once; never False if one does.
                                 Sensible playouts then try out all moves
    redeal(state, seat, key)     where there are secrets: deal everything that a seat (-1: an
                                 onlooker) cannot know anew, all ways equally likely
    lead(state, seat)            optional: by how much a seat is ahead of the best other one, from
                                 -100 to 100; a game that ends so is as good as decided
    merit(state, seat)           optional: how well a seat stands that has just moved, by what it
                                 sees; sensible playouts then make the move after which that is best
    legal_knowing, draw_knowing  optional: like `legal` and `draw`, for somebody who knows
                                 everything and makes no move that only ignorance could make
    """

    state: np.dtype[Any]
    actions: int
    max_moves: int
    begin: Callable[[State, int], None]
    legal: Callable[[State, Any], int]
    draw: Callable[[State, int, Any], int]
    apply: Callable[[State, int], None]
    outcome: Callable[[State, Any], bool]
    may_win: Callable[[State], bool] | None = None
    redeal: Callable[[State, int, int], None] | None = None
    lead: Callable[[State, int], int] | None = None
    merit: Callable[[State, int], int] | None = None
    legal_knowing: Callable[[State, Any], int] | None = None
    draw_knowing: Callable[[State, int, Any], int] | None = None

    @classmethod
    def of(cls, module: Any) -> "Rules":
        """The rules that a game's `rules.py` defines, under these names."""
        return cls(
            state=module.STATE,
            actions=module.ACTIONS,
            max_moves=module.MAX_MOVES,
            begin=module.begin,
            legal=module.legal,
            draw=module.draw,
            apply=module.apply,
            outcome=module.outcome,
            may_win=getattr(module, "may_win", None),
            redeal=getattr(module, "redeal", None),
            lead=getattr(module, "lead", None),
            merit=getattr(module, "merit", None),
            legal_knowing=getattr(module, "legal_knowing", None),
            draw_knowing=getattr(module, "draw_knowing", None),
        )


class Memory(Protocol):
    """What one seat remembers of what it was shown, and nothing else."""

    def see(self, view: dict[str, Any]) -> None:
        """Take in the view of the seat after a decision of anybody."""

    def write_on(self, state: State) -> None:
        """Let the state's `redeal` keep what is remembered."""

    def worth_trying(self, state: State, actions: Sequence[int]) -> list[int]:
        """The moves that make sense to somebody who remembers that."""


@dataclass(frozen=True)
class Game:
    """One game of the house: everything the engine, the terminal and the tables ask of it."""

    id: str
    rule_prefix: str
    # The numbers of the rules by which the game can end.
    endings: tuple[int, ...]
    rules: Rules
    options: tuple[Option, ...]
    # Write the options' values onto a fresh state.
    prepare: Callable[[State, Mapping[str, Any]], None]
    # Text to action number and back; both may look at the state (field names can depend on it).
    read_move: Callable[[State, str], int]
    move_text: Callable[[State, int], str]
    # A move piece by piece, as somebody would compose it on a screen, in every order that may be.
    spellings: Callable[[str], Iterable[tuple[str, ...]]]
    # Why an action that is not legal now is not.
    refusal: Callable[[State, int], IllegalMove]
    # What a seat (or None, an onlooker) may know of a state, as plain data.
    view: Callable[[State, int | None], dict[str, Any]]
    picture: Callable[[dict[str, Any], Say], Picture]
    # What of the moves so far may be told while the game runs, if not all of them.
    told: Callable[[Sequence[str], State], list[str]] | None = None
    # What a computer player remembers, by level and seed, where there is something to remember.
    memory: "Callable[[int, int], Memory] | None" = None
    # What a report counts: what can happen, with the number of its rule; which of it a move made
    # happen, told from the states before and after; and what first moves are alike.
    happenings: Mapping[str, int] = field(default_factory=dict)
    happened: Callable[[Plain, int, Plain], tuple[str, ...]] = lambda before, action, after: ()
    opening: Callable[[str], str] = str
    # The set-up as data, and a state laid out from it: not needed where chance has no part.
    setup_of: Callable[[State], dict[str, Any]] = lambda state: {}
    set_up: Callable[[State, dict[str, Any]], None] | None = None
    seats: tuple[int, ...] = (2, 3, 4)
    # Whether a game may end without a winner, so that one may be offered and agreed to.
    has_draws: bool = False
    # Whether the game has a custom about who begins: the message first-custom-ID tells it.
    has_first_custom: bool = False

    @property
    def name(self) -> Message:
        """What people call it; `id` is for machines."""
        return message(f"game-{self.id}")

    @property
    def hides_the_past(self) -> bool:
        """A game of memory: everybody is shown the same, but nobody what was shown before."""
        return self.told is not None

    def rule(self, number: int) -> str:
        return f"{self.rule_prefix}-{number}"

    def with_options(self, players: int = 2, /, **options: Any) -> "Ruleset":
        if type(players) is not int or players not in self.seats:
            raise BadOption(
                "error-players",
                game=self.name,
                players=str(players),
                choices=", ".join(str(n) for n in self.seats),
            )
        return Ruleset(self, players, MappingProxyType(settle(self.options, options, self.name)))


@dataclass(frozen=True)
class Ruleset:
    """A game for a number of players, with every option settled: ready to start."""

    game: Game
    players: int
    options: Mapping[str, Value]

    @property
    def id(self) -> str:
        return self.game.id

    @property
    def rules(self) -> Rules:
        return self.game.rules

    def blank(self) -> Plain:
        """A state with players and options on it, and nothing else."""
        state = unpack(np.zeros((), self.rules.state))
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
        """The first position: from a seed, from a set-up as data, or by chance. `seats` names who
        plays, for the record; `first` is the seat that begins, which changes nothing else."""
        from spielwerk.engine.position import Position

        if seed is not None and setup is not None:
            raise BadOption("error-seed-and-setup")
        if len(seats) not in (0, self.players):
            raise BadOption("error-seats", players=self.players, given=len(seats))
        self.check_first(first)
        state = self.blank()
        self.rules.begin(state, check_seed(secrets.randbits(64) if seed is None else seed))
        if setup is not None:
            self._set_up(state, setup)
        state.to_move = first
        return Position(self, state, self.game.setup_of(state), tuple(seats), first=first)

    def check_first(self, first: Any) -> int:
        """A seat that can begin. People count seats from 1."""
        if type(first) is not int or not 0 <= first < self.players:
            told = str(first + 1) if type(first) is int else str(first)
            raise BadOption("error-first", seat=told, players=self.players)
        return first

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
    if type(seed) is not int or not 0 <= seed <= MAX_SEED:
        raise BadOption("error-seed", seed=str(seed), highest=str(MAX_SEED))
    return seed
