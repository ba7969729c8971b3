"""A game: its rules as functions, and what people need to know about it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

from spielwerk.engine.integers import integer
from spielwerk.engine.levels import Level
from spielwerk.engine.lines import Fields
from spielwerk.engine.moves import Moves
from spielwerk.engine.options import Option
from spielwerk.engine.places import Ground
from spielwerk.engine.rules import Rules as Rules
from spielwerk.engine.rules import WrongRules
from spielwerk.engine.sketch import Sketch
from spielwerk.errors import IllegalMove
from spielwerk.locale import Message, add_words, has_words, message
from spielwerk.pictures import Picture, Say
from spielwerk.runtime.state import Plain, State

ONLOOKER = -1  # an onlooker's seat, for compiled functions
# How many can play. Colours, searches, reports and screens are made for no other numbers.
PLAYERS = (2, 3, 4)
MOST_DECISIONS = 5_000  # of a game that ends; ours have a few hundred

# Something that a move did: {"effect": its name, …}. Cells and pieces have the names of moves.
Effect: TypeAlias = dict[str, Any]
Effects: TypeAlias = Callable[[Plain, int, Plain, int | None], list[Effect]]
# Which rulings of ours a move needed: the numbers of their rules, from the states before and after.
Rulings: TypeAlias = Callable[[Plain, int, Plain], list[int]]


class Memory(Protocol):
    """What one seat remembers of what it has been shown, and nothing else.

    >>> import spielwerk
    >>> dimenticato = spielwerk.load("dimenticato")
    >>> memory = dimenticato.game.memory(3, 1)  # of level 3, from seed 1
    >>> memory.see(dimenticato.start(seed=1).view(0))
    """

    def see(self, view: dict[str, Any]) -> None:
        """Take in the seat's view after any decision."""

    def write_on(self, state: State) -> None:
        """Make the state's `redeal` keep what is remembered."""

    def worth_trying(self, state: State, actions: Sequence[int]) -> list[int]:
        """The moves that make sense given what is remembered."""


@dataclass(frozen=True)
class Game:
    """One game: everything the engine, the terminal and the tables need from it.

    >>> import spielwerk
    >>> game = spielwerk.find_game("rings")
    >>> game.seats, game.rule(4), game.name.text("de")
    ((2, 3, 4), 'RG-4', 'Ringe')
    """

    id: str
    rule_prefix: str
    # The numbers of the rules by which the game can end.
    endings: tuple[int, ...]
    rules: Rules
    options: tuple[Option, ...] = field(default=(), kw_only=True)
    # Those of the endings that only cut off a game which would go on too long.
    limits: tuple[int, ...] = field(default=(), kw_only=True)
    # Raise BadOption if these options cannot be combined.
    check_options: Callable[[Mapping[str, Any], int], None] = field(
        default=lambda options, players: None, kw_only=True
    )
    # Write the options' values onto a fresh state.
    prepare: Callable[[State, Mapping[str, Any]], None] = field(
        default=lambda state, options: None, kw_only=True
    )
    moves: Moves
    # Why an action is not legal now.
    refusal: Callable[[State, int], IllegalMove]
    # What a seat (or None, an onlooker) may know about a state, as plain data.
    view: Callable[[State, int | None], dict[str, Any]]
    picture: Callable[[dict[str, Any], Say], Picture]
    # Which of the moves so far may be shown while the game runs, if not all of them.
    told: Callable[[Sequence[str], State], list[str]] | None = None
    # Why a move without a number is not legal, from its parts.
    unnumbered: "Callable[[State, Mapping[str, int]], IllegalMove] | None" = None
    # What a computer player remembers, by level and seed, in a game of memory.
    memory: "Callable[[int, int], Memory] | None" = None
    # What moves can do, each with the number of its rule; and what one did, from the states before
    # and after, as far as a seat (or None, an onlooker) may know it.
    effect_rules: Mapping[str, int] = field(default_factory=dict)
    effects: Effects = lambda before, action, after, seat: []
    # The effects that take or earn something.
    gains: tuple[str, ...] = ()
    # For reports: which first moves are alike.
    opening: Callable[[str], str] = str
    # For reports: the board for a number of players, to show on it where things happen.
    ground: Callable[[int], Ground] | None = None
    # The board as data, from a view: what programs that do not know the game draw.
    sketch: Callable[[dict[str, Any]], Sketch] | None = None
    # For reports: rules that fill a gap in the printed ones, as far as a game shows when they are
    # needed; and which of them a move needed.
    ruling_rules: tuple[int, ...] = ()
    rulings: Rulings = lambda before, action, after: []
    # All of a state but the fields that every game has, as short texts by name; and the same read
    # onto a blank state. BadPosition says what is wrong.
    write_position: Callable[[State], dict[str, str]] | None = None
    read_position: Callable[[State, Fields], None] | None = None
    # The set-up as data, and a state laid out from it. Not needed if chance plays no part.
    setup_of: Callable[[State], dict[str, Any]] = lambda state: {}
    set_up: Callable[[State, dict[str, Any]], None] | None = None
    seats: tuple[int, ...] = PLAYERS
    # Whether the game can end in a draw, so that players may offer and agree on one.
    has_draws: bool = False
    # Whether the game has a custom about who begins; the message first-custom-ID describes it.
    has_first_custom: bool = False
    # Five levels of computer players, or six with a master; without, the plain search plays.
    levels: tuple[Level, ...] = ()
    # For other frameworks: no game by a Ruleset has more decisions than this; and how chance lays
    # out the game.
    longest: Callable[[Any], int] | None = None
    deal: Callable[[Any], Any] | None = None  # of a Ruleset: a Deal
    # Raised when a rule changes, so that a stored game is not continued by other rules than it
    # began with. Another way of shuffling is no reason: set-ups are stored.
    version: int = 1

    def __post_init__(self) -> None:
        """A game that is not installed speaks its own words, too."""
        seats = tuple(map(integer, self.seats))
        if not seats or not set(seats) <= set(PLAYERS):
            raise WrongRules(
                f"its seats are {tuple(self.seats)}, but a game is for 2, 3 or 4 players"
            )
        object.__setattr__(self, "seats", seats)
        if self.rules.module is not None and not has_words(self.id):
            add_words(self.id, self.rules.module.parent / "words")

    @property
    def name(self) -> Message:
        """What people call it; `id` is for machines."""
        return message(f"game-{self.id}")

    @property
    def hides_the_past(self) -> bool:
        """A game of memory: all seats see the same, but may not look back."""
        return self.told is not None

    def rule(self, number: int) -> str:
        """The id of a rule, from its number."""
        return f"{self.rule_prefix}-{number}"
