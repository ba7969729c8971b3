"""Dimenticato: a race in which you must remember the die under your figure, for two to four."""

from typing import Any

from spielwerk.engine.game import Game, Rules
from spielwerk.games.dimenticato import fast, features, observing, rules, secrets, sense
from spielwerk.games.dimenticato.deals import Deal
from spielwerk.games.dimenticato.effects import EFFECTS, effects
from spielwerk.games.dimenticato.levels import LEVELS
from spielwerk.games.dimenticato.memory import Memory
from spielwerk.games.dimenticato.moves import MOVES
from spielwerk.games.dimenticato.picture import picture
from spielwerk.games.dimenticato.positions import read_position, write_position
from spielwerk.games.dimenticato.refusals import refusal
from spielwerk.games.dimenticato.setup import set_up, setup_of
from spielwerk.games.dimenticato.view import told, view


def longest(ruleset: Any) -> int:
    """DI-22 limits the turns; each is at most a call and what follows it."""
    return 2 * rules.TURN_LIMIT


GAME = Game(
    id="dimenticato",
    rule_prefix="DI",
    endings=(21, 22),
    rules=Rules.of(rules, fast, secrets, sense, features, observing),
    options=(),
    prepare=lambda state, options: None,
    moves=MOVES,
    refusal=refusal,
    view=view,
    told=told,
    picture=picture,
    effect_rules=EFFECTS,
    effects=effects,
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
