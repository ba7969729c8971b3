"""Dimenticato: a race in which you must remember the die under your figure, for two to four."""

from spielwerk.engine.game import Game, Rules
from spielwerk.games.dimenticato import rules
from spielwerk.games.dimenticato.happenings import HAPPENINGS, happened
from spielwerk.games.dimenticato.memory import Memory
from spielwerk.games.dimenticato.moves import move_text, read_move, refusal, spellings
from spielwerk.games.dimenticato.picture import picture
from spielwerk.games.dimenticato.setup import set_up, setup_of
from spielwerk.games.dimenticato.view import told, view

GAME = Game(
    id="dimenticato",
    rule_prefix="DI",
    endings=(21, 22),
    rules=Rules.of(rules),
    options=(),
    prepare=lambda state, options: None,
    read_move=read_move,
    move_text=move_text,
    spellings=spellings,
    refusal=refusal,
    view=view,
    told=told,
    picture=picture,
    happenings=HAPPENINGS,
    happened=happened,
    memory=Memory,
    setup_of=setup_of,
    set_up=set_up,
    has_first_custom=True,
)
