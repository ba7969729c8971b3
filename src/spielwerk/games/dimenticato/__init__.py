"""Dimenticato: a race in which you must remember the die under your figure, for two to four."""

from spielwerk.engine.game import Game, Rules
from spielwerk.games.dimenticato import fast, rules, secrets, sense
from spielwerk.games.dimenticato.deals import Deal
from spielwerk.games.dimenticato.effects import EFFECTS, effects
from spielwerk.games.dimenticato.encoding import ENCODING
from spielwerk.games.dimenticato.levels import LEVELS
from spielwerk.games.dimenticato.memory import Memory
from spielwerk.games.dimenticato.moves import MOVES
from spielwerk.games.dimenticato.picture import picture
from spielwerk.games.dimenticato.positions import read_position, write_position
from spielwerk.games.dimenticato.refusals import refusal
from spielwerk.games.dimenticato.setup import set_up, setup_of
from spielwerk.games.dimenticato.view import told, view

GAME = Game(
    id="dimenticato",
    rule_prefix="DI",
    endings=(21, 22),
    rules=Rules.of(rules, fast, secrets, sense),
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
    encoding=ENCODING,
    deal=Deal,
)
