"""Triominos: triangles with stars in the corners and a joker, for two to four players."""

from collections.abc import Mapping
from typing import Any

from spielwerk.engine.game import Game, Rules
from spielwerk.engine.options import Choice, Switch
from spielwerk.engine.state import State
from spielwerk.games.triominos import rules
from spielwerk.games.triominos.happenings import HAPPENINGS, happened
from spielwerk.games.triominos.moves import move_text, read_move, refusal, spellings
from spielwerk.games.triominos.picture import picture
from spielwerk.games.triominos.setup import set_up, setup_of
from spielwerk.games.triominos.view import view


def _prepare(state: State, options: Mapping[str, Any]) -> None:
    state.with_joker = int(options["joker"])
    state.open_racks = int(options["open"])


GAME = Game(
    id="triominos",
    rule_prefix="TR",
    endings=(13, 14),
    rules=Rules.of(rules),
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
    read_move=read_move,
    move_text=move_text,
    spellings=spellings,
    refusal=refusal,
    view=view,
    picture=picture,
    happenings=HAPPENINGS,
    happened=happened,
    setup_of=setup_of,
    set_up=set_up,
    has_first_custom=True,
)
