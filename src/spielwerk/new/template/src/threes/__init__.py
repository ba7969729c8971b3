"""Threes: drop stones, and be the first with three in a row.

`GAME` puts the parts together. What a game does not give has a safe default; `engine/game.py` of
Spielwerk describes every part.
"""

from spielwerk.engine.game import Game, Rules
from spielwerk.engine.options import Switch
from threes import features, rules
from threes.board import CELLS
from threes.effects import EFFECTS, GAINS, effects
from threes.moves import MOVES
from threes.picture import picture
from threes.positions import read_position, write_position
from threes.refusals import refusal
from threes.sketch import ground, sketch
from threes.view import view


def prepare(state, options):
    """Write the options' values onto a fresh state: rules read them there."""
    state.diagonals = options["diagonals"]


def longest(ruleset):
    """No game has more decisions than this: every stone takes a cell."""
    return CELLS


GAME = Game(
    id="threes",
    rule_prefix="TH",
    endings=(5, 6),  # the numbers of the rules by which a game can end
    rules=Rules.of(rules, features),  # takes the functions by their names
    options=(Switch("diagonals", default=True, rule="TH-5"),),
    prepare=prepare,
    moves=MOVES,
    refusal=refusal,
    view=view,
    picture=picture,
    effect_rules=EFFECTS,
    gains=GAINS,
    effects=effects,
    ground=ground,
    sketch=sketch,
    write_position=write_position,
    read_position=read_position,
    seats=(2, 3),
    has_draws=True,
    longest=longest,
)
