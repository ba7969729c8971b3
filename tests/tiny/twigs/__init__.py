"""Twigs: take one, two or three from a heap; whoever takes the last twig wins.

A complete game in a package of its own, as somebody else might write it: tests play it everywhere.
"""

from spielwerk.engine.game import Game, Rules
from spielwerk.engine.options import Number
from spielwerk.errors import IllegalMove
from spielwerk.pictures import seat_line
from twigs import rules
from twigs.moves import MOVES


def prepare(state, options):
    state.size = options["heap"]


def refusal(state, action):
    return IllegalMove("twigs-too-many", rule="TW-2", left=state.heap)


def effects(before, action, after, seat):
    return [{"effect": "last"}] if after.heap == 0 else []


def view(state, seat):
    return {"heap": state.heap}


def picture(view, say):
    seats = [seat_line(seat, "", say) for seat in range(view["players"])]
    return [[("|" * view["heap"], "board")], [(say("twigs-left", left=view["heap"]), "")], *seats]


GAME = Game(
    id="twigs",
    rule_prefix="TW",
    endings=(3,),
    rules=Rules.of(rules),
    options=(Number("heap", default=10, rule="TW-1", low=4, high=rules.MOST_TWIGS),),
    prepare=prepare,
    moves=MOVES,
    refusal=refusal,
    view=view,
    picture=picture,
    effect_rules={"last": 3},
    effects=effects,
    longest=lambda game: int(game.options["heap"]),
)
