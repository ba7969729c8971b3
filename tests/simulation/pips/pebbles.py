"""The same game with open racks and a pot that everybody has looked through."""

from dataclasses import replace

from simulation.pips import GAME as PIPS
from simulation.pips import effects, setup_of, view


def open_view(state, seat):
    return view(state, seat) | setup_of(state)


def open_effects(before, action, after, seat):
    return effects(before, action, after, before.to_move)


GAME = replace(
    PIPS,
    id="pebbles",
    rules=replace(PIPS.rules, redeal=None),
    view=open_view,
    effects=open_effects,
)
