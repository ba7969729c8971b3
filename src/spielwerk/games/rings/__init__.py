"""Rings: a mill game on three turning rings, for two to four players."""

from collections.abc import Mapping
from typing import Any

from spielwerk.engine.game import Game, Rules
from spielwerk.engine.options import Number
from spielwerk.engine.state import State
from spielwerk.games.rings import fast, features, observing, rules
from spielwerk.games.rings.effects import EFFECTS, effects, opening
from spielwerk.games.rings.levels import LEVELS
from spielwerk.games.rings.moves import MOVES
from spielwerk.games.rings.picture import picture
from spielwerk.games.rings.positions import read_position, write_position
from spielwerk.games.rings.refusals import refusal
from spielwerk.games.rings.view import view


def _prepare(state: State, options: Mapping[str, Any]) -> None:
    state.hand_size = options["pawns"]


def longest(ruleset: Any) -> int:
    """RG-19 limits the turns; besides, every pawn can be taken once."""
    return rules.TURN_LIMIT + int(ruleset.players) * int(ruleset.options["pawns"])


GAME = Game(
    id="rings",
    rule_prefix="RG",
    endings=(18, 19),
    rules=Rules.of(rules, fast, features, observing),
    options=(Number("pawns", default=10, rule="RG-21", low=5, high=10),),
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
    levels=LEVELS,
    longest=longest,
)
