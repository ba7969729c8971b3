"""What a report should cover, as asked for on the command line."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

from spielwerk.bots.arena import Lineup
from spielwerk.bots.levels import levels_of, strongest
from spielwerk.bots.players import Packed, Player, check_bot, name_of, packed
from spielwerk.engine.game import Game
from spielwerk.engine.integers import integer
from spielwerk.engine.options import read_assignments
from spielwerk.engine.position import Ruleset, check_seed
from spielwerk.errors import BadOption
from spielwerk.lab.report.games import RANDOM

GAMES, RANDOM_GAMES = 200, 100_000  # by default
QUICK_MASTER = "{}:100"  # a level with this many iterations a move
FEWER = 4  # side questions get this many times fewer games
OPENING = "opening"  # in a comparison: the first move of all its games


@dataclass(frozen=True)
class Variant:
    """A rule set to compare with the one that the report is about.

    >>> import spielwerk
    >>> from spielwerk.lab.report.request import Variant
    >>> Variant("pawns=6", spielwerk.load("rings", pawns=6)).named["label"]
    'pawns=6'
    """

    label: str  # as it was typed: pawns=6
    ruleset: Ruleset
    opening: tuple[str, ...] = ()

    def is_like(self, other: "Variant | Ruleset") -> bool:
        """Whether it differs from another one, or from the base rules, only in name."""
        if isinstance(other, Ruleset):
            return not self.opening and plays_alike(self.ruleset, other)
        return self.opening == other.opening and plays_alike(self.ruleset, other.ruleset)

    def also_called(self, label: str) -> "Variant":
        """The same under one more label."""
        labels = dict.fromkeys([*self.label.split(" = "), label])
        return replace(self, label=" = ".join(labels))

    @property
    def named(self) -> dict[str, Any]:
        """As in the JSON file."""
        options, opening = dict(self.ruleset.options), list(self.opening)
        return {"label": self.label, "options": options, "opening": opening}


@dataclass(frozen=True)
class Wanted:
    """What a report should cover.

    >>> import spielwerk
    >>> from spielwerk.lab.report.request import Wanted
    >>> Wanted(spielwerk.load("rings"), level="random", games=100, seed=0).fewer
    25
    """

    ruleset: Ruleset
    level: Packed  # who plays on every seat
    games: int
    seed: int
    compare: tuple[Variant, ...] = ()  # side by side with the base, in every respect
    against: tuple[Packed, ...] = ()
    values: tuple[Variant, ...] = ()  # the key figures of each

    def __post_init__(self) -> None:
        games = integer(self.games)
        if games is None or games < 1:
            raise BadOption("error-report-games", games=str(self.games))
        object.__setattr__(self, "games", games)
        object.__setattr__(self, "seed", check_seed(self.seed))
        for name in (self.level, *self.against):
            check_bot(self.ruleset, name)
        if self.level in self.against:
            raise BadOption("error-report-against", bot=name_of(self.level))

    @property
    def fewer(self) -> int:
        """How many games a side question gets."""
        return -(-self.games // FEWER)

    @property
    def same_players(self) -> tuple[Lineup, ...]:
        """The level on every seat."""
        return ((self.level,) * self.ruleset.players,)


def usual_player(game: Game) -> str:
    """The strongest that plays hundreds of games in a few minutes: the master, with little thought,
    or level 2 of a game without one."""
    return QUICK_MASTER.format(len(levels_of(game))) if strongest(game).method.judged else "2"


def usual_games(level: Player) -> int:
    """As many games as two cores play in a few minutes."""
    return RANDOM_GAMES if level == RANDOM else GAMES


def wanted(
    game: Game,
    players: int,
    options: Sequence[str],
    level: Player,
    games: int,
    seed: int,
    compare: Sequence[str] = (),
    against: Sequence[Player] = (),
) -> Wanted:
    """A report as requested on the command line.

    >>> import spielwerk
    >>> from spielwerk.lab.report.request import wanted
    >>> rings = spielwerk.find_game("rings")
    >>> asked = wanted(rings, 2, [], "random", 100, 0, compare=["pawns=6"])
    >>> [variant.label for variant in asked.compare]
    ['pawns=6']
    """
    base = Ruleset.of(game, players, **read_assignments(game.options, options))
    in_full, values = _sorted(base, [_read(game, players, options, text) for text in compare])
    others = tuple(map(packed, against))
    return Wanted(base, packed(level), games, seed, tuple(in_full), others, tuple(values))


@dataclass(frozen=True)
class _Asked:
    """One or several rule sets, as typed: `pawns=6`; `exits=off, straight_exits=off`; `pawns=5..8`;
    `edition=ludis|simple`; `opening=I0`."""

    variants: list[Variant]
    is_single: bool


def _read(game: Game, players: int, options: Sequence[str], text: str) -> _Asked:
    parts = [part for part in re.split(r"[,;\s]+", text) if part]
    if not parts:
        raise BadOption("error-option-form", text=text)
    each = [_values(game, part) for part in parts]
    found = [_variant(game, players, options, chosen) for chosen in product(*each)]
    return _Asked(found, all(len(values) == 1 for values in each))


def _values(game: Game, part: str) -> list[str]:
    """`pawns=5..7` is pawns=5, pawns=6 and pawns=7; `pawns=5|7` is pawns=5 and pawns=7."""
    name, equals, value = part.partition("=")
    if "|" in value:
        return [found for each in value.split("|") for found in _values(game, f"{name}={each}")]
    option = next((each for each in game.options if each.name == name), None)
    ends = [option.read(end) for end in value.split("..")] if option is not None else []
    if option is None or len(ends) != 2 or not all(type(end) is int for end in ends):
        return [f"{name}{equals}{value}"]
    low, high = (option.check(end) for end in ends)
    if int(low) > int(high):
        raise BadOption("error-report-range", text=part)
    return [f"{name}={number}" for number in range(int(low), int(high) + 1)]


def _variant(game: Game, players: int, options: Sequence[str], parts: Sequence[str]) -> Variant:
    moves = [part.partition("=")[2] for part in parts if part.partition("=")[0] == OPENING]
    rest = [part for part in parts if part.partition("=")[0] != OPENING]
    changed = Ruleset.of(game, players, **read_assignments(game.options, [*options, *rest]))
    if moves:
        if game.set_up is not None:
            raise BadOption("error-report-opening", game=game.name)
        changed.start().play(moves[0])  # an error says why it cannot be played
    return Variant(", ".join(parts), changed, tuple(moves))


def _sorted(base: Ruleset, asked: Sequence[_Asked]) -> tuple[list[Variant], list[Variant]]:
    """What is compared in every respect, and what gets a line. Nothing is there twice: variants
    that play alike become one, with all their labels."""
    once: list[tuple[Variant, bool]] = []
    for each in asked:
        for variant in each.variants:
            in_full = each.is_single and not variant.is_like(base)
            place = next((n for n, (other, _) in enumerate(once) if variant.is_like(other)), None)
            if place is None:
                once.append((variant, in_full))
            else:
                other, was_in_full = once[place]
                once[place] = (other.also_called(variant.label), was_in_full or in_full)
    return [one for one, in_full in once if in_full], [one for one, in_full in once if not in_full]


def plays_alike(one: Ruleset, other: Ruleset) -> bool:
    """Whether two rule sets differ only in name: the rules see the same options on the state."""
    return one.blank() == other.blank()
