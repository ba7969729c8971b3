"""Memento: stacks on four turning triangles, for two to four players, in all its editions."""

from collections.abc import Mapping
from typing import Any

from spielwerk.engine.game import Game, Rules
from spielwerk.engine.options import Choice, Number, Switch
from spielwerk.errors import BadOption
from spielwerk.games.memento import fast, features, observing, rules, sense
from spielwerk.games.memento.board import Switches
from spielwerk.games.memento.effects import EFFECTS, GAINS, effects, opening
from spielwerk.games.memento.levels import LEVELS
from spielwerk.games.memento.moves import MOVES
from spielwerk.games.memento.picture import picture
from spielwerk.games.memento.places import ground
from spielwerk.games.memento.positions import read_position, write_position
from spielwerk.games.memento.refusals import refusal
from spielwerk.games.memento.rulings import RULINGS, rulings
from spielwerk.games.memento.sketch import sketch
from spielwerk.games.memento.view import view
from spielwerk.runtime.state import State

SWITCHES = ("exits", "straight_exits", "touching_corners", "touching_feet")
WAYS_TO_WIN = {"win_middles": "ME-18", "win_heart": "ME-19", "win_last": "ME-20"}
ACTIONS = {"turning": "ME-12", "capture_own": "ME-14", "splitting": "ME-15"}


def _prepare(state: State, options: Mapping[str, Any]) -> None:
    state.switches = Switches(*(options[name] for name in SWITCHES)).number
    state.stones = options["stones_four" if state.players == 4 else "stones"]
    for name in ("markers", *ACTIONS, *WAYS_TO_WIN):
        setattr(state, name, options[name])


def _check_options(options: Mapping[str, Any], players: int) -> None:
    """A win must be possible. ME-18 and ME-19 take four figures."""
    if not any(options[way] for way in WAYS_TO_WIN):
        raise BadOption("memento-clash-win", rule="ME-18")
    if options["markers"] < 4 and not options["win_last"]:
        raise BadOption("memento-clash-markers", rule="ME-9", markers=options["markers"])


def longest(ruleset: Any) -> int:
    """ME-21: a turn is one decision."""
    return rules.TURN_LIMIT


GAME = Game(
    id="memento",
    rule_prefix="ME",
    endings=(18, 19, 20, 21),
    limits=(21,),
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
        # ME-9: enough stones for all players to bring in figures
        Number("stones", default=11, rule="ME-9", low=5, high=rules.MOST_STONES, house=True),
        Number("stones_four", default=15, rule="ME-9", low=7, high=rules.MOST_STONES, house=True),
        Number("markers", default=9, rule="ME-9", low=2, high=12, house=True),
        *(
            Switch(name, default=True, rule=rule, house=True)
            for name, rule in (ACTIONS | WAYS_TO_WIN).items()
        ),
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
    has_first_custom=True,
    levels=LEVELS,
    longest=longest,
)
