"""What a report should cover, as asked for on the command line."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from spielwerk.bots.arena import Lineup, check_bot
from spielwerk.engine.errors import BadOption
from spielwerk.engine.game import Game
from spielwerk.engine.options import read_assignments
from spielwerk.engine.position import Ruleset, check_seed
from spielwerk.lab.report.games import RANDOM

GAMES, RANDOM_GAMES = 200, 100_000  # by default
FEWER = 4  # side questions get this many times fewer games
OPENING = "opening"  # in a comparison: the first move of all its games


@dataclass(frozen=True)
class Variant:
    """A rule set to compare with the one that the report is about."""

    label: str  # as it was typed: pawns=6
    ruleset: Ruleset
    opening: tuple[str, ...] = ()

    @property
    def named(self) -> dict[str, Any]:
        """As in the JSON file."""
        options, opening = dict(self.ruleset.options), list(self.opening)
        return {"label": self.label, "options": options, "opening": opening}


@dataclass(frozen=True)
class Wanted:
    """What a report should cover."""

    ruleset: Ruleset
    level: str
    games: int
    seed: int
    compare: tuple[Variant, ...] = ()
    against: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        check_seed(self.seed)
        if self.games < 1:
            raise BadOption("error-report-games", games=str(self.games))
        for name in (self.level, *self.against):
            check_bot(self.ruleset, name)
        if self.level in self.against:
            raise BadOption("error-report-against", bot=self.level)

    @property
    def fewer(self) -> int:
        """How many games a side question gets."""
        return -(-self.games // FEWER)

    @property
    def everybody(self) -> tuple[Lineup, ...]:
        return ((self.level,) * self.ruleset.players,)


def usual_games(level: str) -> int:
    """As many games as two cores play in a few minutes."""
    return RANDOM_GAMES if level == RANDOM else GAMES


def wanted(
    game: Game,
    players: int,
    options: Sequence[str],
    level: str,
    games: int,
    seed: int,
    compare: Sequence[str] = (),
    against: Sequence[str] = (),
) -> Wanted:
    """A report as requested on the command line."""
    base = Ruleset.of(game, players, **read_assignments(game.options, options))
    variants = tuple(_variant(game, players, options, text) for text in compare)
    return Wanted(base, level, games, seed, variants, tuple(against))


def _variant(game: Game, players: int, options: Sequence[str], text: str) -> Variant:
    """`pawns=6`, or several of them: `exits=off, straight_exits=off`; or `opening=I0`."""
    parts = [part for part in re.split(r"[,;\s]+", text) if part]
    if not parts:
        raise BadOption("error-option-form", text=text)
    moves = [part.partition("=")[2] for part in parts if part.partition("=")[0] == OPENING]
    rest = [part for part in parts if part.partition("=")[0] != OPENING]
    changed = Ruleset.of(game, players, **read_assignments(game.options, [*options, *rest]))
    if moves:
        if game.set_up is not None:
            raise BadOption("error-report-opening", game=game.name)
        changed.start().play(moves[0])  # an error says why it cannot be played
    return Variant(", ".join(parts), changed, tuple(moves))


def other_values(ruleset: Ruleset) -> list[Variant]:
    """The rule sets that differ from this one in a single option. House rules are left out: they
    are many, and compared when asked for."""
    found = []
    for option in ruleset.game.options:
        for value in option.possible():
            if not option.house and value != ruleset.options[option.name]:
                chosen = {**ruleset.chosen, option.name: value}
                changed = Ruleset.of(ruleset.game, ruleset.players, **chosen)
                found.append(Variant(f"{option.name}={option.shown(value)}", changed))
    return found


def plays_alike(one: Ruleset, other: Ruleset) -> bool:
    """Whether two rule sets differ only in name: the rules see the same options on the state."""
    return one.blank() == other.blank()
