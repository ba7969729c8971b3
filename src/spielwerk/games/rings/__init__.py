"""Rings: a mill game on three turning rings, for two to four players."""

from collections.abc import Mapping
from typing import Any

from spielwerk.engine.game import Game, Rules
from spielwerk.engine.options import Number
from spielwerk.engine.state import State
from spielwerk.games.rings import rules
from spielwerk.games.rings.happenings import HAPPENINGS, happened, opening
from spielwerk.games.rings.moves import move_text, read_move, refusal, spellings
from spielwerk.games.rings.picture import picture
from spielwerk.games.rings.view import view


def _prepare(state: State, options: Mapping[str, Any]) -> None:
    state.hand_size = options["pawns"]


GAME = Game(
    id="rings",
    rule_prefix="RG",
    endings=(18, 19),
    rules=Rules.of(rules),
    options=(Number("pawns", default=10, rule="RG-21", low=5, high=10),),
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
)
