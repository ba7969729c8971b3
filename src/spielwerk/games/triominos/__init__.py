"""Triominos: triangles with stars in the corners and a joker, for two to four players."""

from collections.abc import Mapping
from typing import Any

from spielwerk.engine.game import Game, Rules
from spielwerk.engine.options import Choice, Switch
from spielwerk.engine.state import State
from spielwerk.games.triominos import fast, features, observing, rules, sense
from spielwerk.games.triominos.board import TILE_COUNT
from spielwerk.games.triominos.deals import Deal
from spielwerk.games.triominos.effects import EFFECTS, effects
from spielwerk.games.triominos.levels import LEVELS
from spielwerk.games.triominos.moves import MOVES
from spielwerk.games.triominos.picture import picture
from spielwerk.games.triominos.positions import read_position, write_position
from spielwerk.games.triominos.refusals import refusal
from spielwerk.games.triominos.setup import set_up, setup_of
from spielwerk.games.triominos.view import view


def _prepare(state: State, options: Mapping[str, Any]) -> None:
    state.with_joker = int(options["joker"])
    state.open_racks = int(options["open"])


def longest(ruleset: Any) -> int:
    """A tile is bought once and laid once, and the joker is laid before every swap. Before each of
    these, everybody else passes at most once (TR-14), as everybody may at the end (TR-13)."""
    return (3 * TILE_COUNT + 1) * int(ruleset.players)


GAME = Game(
    id="triominos",
    rule_prefix="TR",
    endings=(13, 14),
    rules=Rules.of(rules, fast, sense, features, observing),
    options=(
        Choice(
            "kind",
            default="usual",
            rule="TR-16",
            values=("usual", "first"),
            sets={"first": {"joker": False, "open": True}},
        ),
        Switch("joker", default=True, rule="TR-16"),
        Switch("open", default=False, rule="TR-16"),
    ),
    prepare=_prepare,
    moves=MOVES,
    refusal=refusal,
    view=view,
    picture=picture,
    effect_rules=EFFECTS,
    effects=effects,
    write_position=write_position,
    read_position=read_position,
    setup_of=setup_of,
    set_up=set_up,
    has_first_custom=True,
    levels=LEVELS,
    longest=longest,
    deal=Deal,
)
