"""Dimenticato: a race in which you must remember the die under your figure, for two to four."""

from collections.abc import Mapping
from typing import Any

from spielwerk.engine.game import Game, Rules
from spielwerk.engine.options import Number, Switch
from spielwerk.errors import BadOption
from spielwerk.games.dimenticato import fast, features, laying, observing, rules, secrets, sense
from spielwerk.games.dimenticato.board import TRACKS
from spielwerk.games.dimenticato.deals import Deal
from spielwerk.games.dimenticato.effects import EFFECTS, GAINS, effects
from spielwerk.games.dimenticato.levels import LEVELS
from spielwerk.games.dimenticato.memory import Memory
from spielwerk.games.dimenticato.moves import MOVES
from spielwerk.games.dimenticato.picture import picture
from spielwerk.games.dimenticato.places import ground
from spielwerk.games.dimenticato.positions import read_position, write_position
from spielwerk.games.dimenticato.refusals import refusal, unnumbered
from spielwerk.games.dimenticato.rulings import RULINGS, rulings
from spielwerk.games.dimenticato.setup import set_up, setup_of
from spielwerk.games.dimenticato.sketch import sketch
from spielwerk.games.dimenticato.view import told, view
from spielwerk.games.dimenticato.ways import MOST_BACK, leaving, steps_out
from spielwerk.runtime.state import State


def _prepare(state: State, options: Mapping[str, Any]) -> None:
    state.each = options["figures"]
    state.leave_least = options["leave_least"]
    state.leave_most = options["leave_most"]
    state.calls = int(options["calling"])
    state.unsafe = 0 if options["safe"] else rules.UNSAFE
    state.may_stay = int(options["stay"])
    state.back = options["back"]


def check_options(options: Mapping[str, Any], players: int) -> None:
    """DI-14: every figure can leave by one of the numbers of steps."""
    least, most = options["leave_least"], options["leave_most"]
    if least > most:
        raise BadOption("dimenticato-clash-least", rule="DI-14", least=least, most=most)
    track = TRACKS[players]
    for seat in range(players):
        for field in track.start_fields(seat)[: options["figures"]]:
            if not leaving(track, seat, field, least, most):
                needed = steps_out(track, seat, field)
                raise BadOption("dimenticato-clash-leave", rule="DI-14", most=most, needed=needed)


def longest(ruleset: Any) -> int:
    """DI-22 limits the turns; each is at most a call and what follows it."""
    return 2 * rules.TURN_LIMIT


GAME = Game(
    id="dimenticato",
    rule_prefix="DI",
    endings=(21, 22),
    limits=(22,),
    rules=Rules.of(rules, laying, fast, secrets, sense, features, observing),
    options=(
        Number("figures", default=4, rule="DI-12", low=2, high=rules.FIGURES, house=True),
        Number("leave_least", default=2, rule="DI-14", low=1, high=6, house=True),
        Number("leave_most", default=5, rule="DI-14", low=1, high=6, house=True),
        Switch("calling", default=True, rule="DI-15", house=True),
        Switch("safe", default=True, rule="DI-18", house=True),
        Switch("stay", default=True, rule="DI-18", house=True),
        Number("back", default=3, rule="DI-19", low=1, high=MOST_BACK, house=True),
    ),
    check_options=check_options,
    prepare=_prepare,
    moves=MOVES,
    refusal=refusal,
    unnumbered=unnumbered,
    view=view,
    told=told,
    picture=picture,
    effect_rules=EFFECTS,
    gains=GAINS,
    effects=effects,
    ground=ground,
    sketch=sketch,
    ruling_rules=RULINGS,
    rulings=rulings,
    write_position=write_position,
    read_position=read_position,
    memory=Memory,
    setup_of=setup_of,
    set_up=set_up,
    has_first_custom=True,
    levels=LEVELS,
    longest=longest,
    deal=Deal,
)
