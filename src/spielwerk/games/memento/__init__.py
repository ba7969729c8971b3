"""Memento: stacks on four turning triangles, for two to four players, in all its editions."""

from collections.abc import Mapping
from typing import Any

from spielwerk.engine.game import Game, Rules
from spielwerk.engine.options import Choice, Switch
from spielwerk.engine.state import State
from spielwerk.games.memento import fast, features, observing, rules, sense
from spielwerk.games.memento.board import Switches
from spielwerk.games.memento.effects import EFFECTS, effects, opening
from spielwerk.games.memento.levels import LEVELS
from spielwerk.games.memento.moves import MOVES
from spielwerk.games.memento.picture import picture
from spielwerk.games.memento.positions import read_position, write_position
from spielwerk.games.memento.refusals import refusal
from spielwerk.games.memento.view import view

SWITCHES = ("exits", "straight_exits", "touching_corners", "touching_feet")


def _prepare(state: State, options: Mapping[str, Any]) -> None:
    state.switches = Switches(*(options[name] for name in SWITCHES)).number


def longest(ruleset: Any) -> int:
    """ME-21: a turn is one decision."""
    return rules.TURN_LIMIT


GAME = Game(
    id="memento",
    rule_prefix="ME",
    endings=(18, 19, 20, 21),
    rules=Rules.of(rules, fast, sense, features, observing),
    options=(
        Choice(
            "edition",
            default="original",
            rule="ME-23",
            alike=("complex",),
            values=("ludis", "original", "complex", "simple"),
            sets={"simple": {"straight_exits": False}},
        ),
        *(Switch(name, default=True, rule="ME-24") for name in SWITCHES),
    ),
    prepare=_prepare,
    moves=MOVES,
    refusal=refusal,
    view=view,
    picture=picture,
    effect_rules=EFFECTS,
    effects=effects,
    opening=opening,
    write_position=write_position,
    read_position=read_position,
    has_draws=True,
    has_first_custom=True,
    levels=LEVELS,
    longest=longest,
)
