"""Memento: stacks on four turning triangles, for two to four players, in all its editions."""

from collections.abc import Mapping
from typing import Any

from spielwerk.engine.game import Game, Rules
from spielwerk.engine.options import Choice, Switch
from spielwerk.engine.state import State
from spielwerk.games.memento import rules
from spielwerk.games.memento.board import Switches
from spielwerk.games.memento.happenings import HAPPENINGS, happened, opening
from spielwerk.games.memento.moves import move_text, read_move, refusal, spellings
from spielwerk.games.memento.picture import picture
from spielwerk.games.memento.view import view

SWITCHES = ("exits", "straight_exits", "touching_corners", "touching_feet")


def _prepare(state: State, options: Mapping[str, Any]) -> None:
    state.switches = Switches(*(options[name] for name in SWITCHES)).number


GAME = Game(
    id="memento",
    rule_prefix="ME",
    endings=(18, 19, 20, 21),
    rules=Rules.of(rules),
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
    read_move=read_move,
    move_text=move_text,
    spellings=spellings,
    refusal=refusal,
    view=view,
    picture=picture,
    happenings=HAPPENINGS,
    happened=happened,
    opening=opening,
    has_draws=True,
    has_first_custom=True,
)
