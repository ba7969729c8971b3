"""Rings: a mill game on three turning rings, for two to four players."""

from collections.abc import Mapping
from typing import Any

from spielwerk.engine.game import Game, Rules
from spielwerk.engine.options import Choice, Number, Switch
from spielwerk.errors import BadOption
from spielwerk.games.rings import fast, features, observing, rules
from spielwerk.games.rings.effects import EFFECTS, GAINS, effects, opening
from spielwerk.games.rings.levels import LEVELS
from spielwerk.games.rings.moves import MOVES
from spielwerk.games.rings.picture import picture
from spielwerk.games.rings.places import ground
from spielwerk.games.rings.positions import read_position, write_position
from spielwerk.games.rings.refusals import refusal
from spielwerk.games.rings.rulings import RULINGS, rulings
from spielwerk.games.rings.sketch import sketch
from spielwerk.games.rings.view import view
from spielwerk.runtime.state import State


def _prepare(state: State, options: Mapping[str, Any]) -> None:
    state.hand_size = options["pawns"]
    state.fly_at = options["fly_at"]
    state.out_at = options["out_at"]
    state.has_locks = options["locks"]
    state.is_barred = options["barred"]
    state.lines_on_rings = options["lines"] != "spoke"
    state.lines_on_spokes = options["lines"] != "ring"
    # With two players, there is no choice.
    state.takes_one = options["takes"] == "one" and state.players > 2
    state.quiet_limit = options["quiet_limit"]


def _check_options(options: Mapping[str, Any], players: int) -> None:
    pawns, out = options["pawns"], options["out_at"]
    if out >= pawns:
        raise BadOption("rings-clash-out", rule="RG-17", pawns=pawns, out=out)


def longest(ruleset: Any) -> int:
    """RG-19 limits the turns; besides, every pawn can be taken once."""
    return rules.TURN_LIMIT + int(ruleset.players) * int(ruleset.options["pawns"])


GAME = Game(
    id="rings",
    rule_prefix="RG",
    endings=(18, 19),
    limits=(19,),
    rules=Rules.of(rules, fast, features, observing),
    options=(
        Number("pawns", default=10, rule="RG-21", low=3, high=rules.MOST_PAWNS),
        Number("fly_at", default=4, rule="RG-7", low=0, high=rules.MOST_FLYING, house=True),
        Number("out_at", default=2, rule="RG-17", low=0, high=4, house=True),
        Switch("locks", default=True, rule="RG-12", house=True),
        Switch("barred", default=True, rule="RG-5", house=True),
        Choice("takes", default="each", rule="RG-15", values=("each", "one"), house=True),
        Choice("lines", default="both", rule="RG-9", values=("both", "ring", "spoke"), house=True),
        Number("quiet_limit", default=100, rule="RG-19", low=20, high=200, house=True),
    ),
    check_options=_check_options,
    prepare=_prepare,
    moves=MOVES,
    refusal=refusal,
    view=view,
    picture=picture,
    effect_rules=EFFECTS,
    gains=GAINS,
    effects=effects,
    opening=opening,
    ground=ground,
    sketch=sketch,
    ruling_rules=RULINGS,
    rulings=rulings,
    write_position=write_position,
    read_position=read_position,
    has_draws=True,
    levels=LEVELS,
    longest=longest,
)
