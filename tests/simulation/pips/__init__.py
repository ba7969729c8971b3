"""Pips: a game so small that a million can be played in an hour, with everything that tables must
be careful about: hidden racks, a pot, draws, moves that reveal something and moves that do not."""

from simulation.pips import rules
from simulation.pips.rules import BUY, GONE, TABLE, TILES
from spielwerk.engine.game import Game, Rules
from spielwerk.engine.moves import moves
from spielwerk.errors import IllegalMove

MOVES = moves({"TILE": "12345678"}, ("1", "buy"), lay="{tile:TILE}", buy="buy")


def refusal(state, action):
    return IllegalMove("pips-not-yours", rule="PI-2")


def tiles(state, where):
    return [tile + 1 for tile in range(TILES) if state.place[tile] == where]


def view(state, seat):
    seats = range(state.players)
    return {
        "laid": tiles(state, TABLE),
        "sums": state.laid[: state.players],
        "sizes": [state.place.count(other) for other in seats],
        "racks": [tiles(state, other) if other == seat else None for other in seats],
        "pot": TILES - state.bought,
    }


def effects(before, action, after, seat):
    if action != BUY:
        return [{"effect": "laid", "tile": action + 1}]
    shown = before.order[before.bought] + 1 if seat == before.to_move else None
    return [{"effect": "bought", "tile": shown}]


def picture(view, say):
    return [[(" ".join(map(str, view["laid"])) or "-", "board")]]


def setup_of(state):
    racks = [tiles(state, seat) for seat in range(state.players)]
    return {"racks": racks, "pot": [tile + 1 for tile in state.order if tile != GONE]}


def set_up(state, data):
    order = [tile for rack in data["racks"] for tile in rack] + data["pot"]
    state.order[:] = [tile - 1 for tile in order]
    rules.deal(state)


GAME = Game(
    id="pips",
    rule_prefix="PI",
    endings=(3,),
    rules=Rules.of(rules),
    options=(),
    prepare=lambda state, options: None,
    moves=MOVES,
    refusal=refusal,
    view=view,
    picture=picture,
    effect_rules={"laid": 2, "bought": 2},
    effects=effects,
    setup_of=setup_of,
    set_up=set_up,
    seats=(2, 3),
    has_draws=True,
)
