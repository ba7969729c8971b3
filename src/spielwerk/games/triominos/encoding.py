"""What a seat is shown, as numbers for neural networks to learn from."""

from functools import lru_cache

from spielwerk.engine.encoding import Encoding, Pieces, Shapes, View, around, seen_from
from spielwerk.engine.position import Ruleset
from spielwerk.games.triominos.board import MIDDLE, TILE_COUNT, TILE_NUMBER, VALUES

# For every tile on the table, in the order they were laid: whether there is one, where it is,
# whether it points down, its values clockwise from the tip, and whether it is the joker.
_OF_A_TILE = 8
_CHIPS = 100


def _shapes(players: int) -> Shapes:
    return {
        "table": (TILE_COUNT, _OF_A_TILE),
        "racks": (players, TILE_COUNT),
        "rack_sizes": (players,),
        "chips": (players,),
        "pot": (1,),
        "joker_holder": (players,),
        "last_round": (1,),
    }


def _write(view: View, to: Pieces) -> None:
    table = view["table"]
    to["table"][: len(table)] = [_tile(laid["cell"], laid["tile"]) for laid in table]
    for seat, rack in enumerate(around(view, view["racks"])):
        to["racks"][seat, [TILE_NUMBER[tile] for tile in rack or ()]] = 1
    to["rack_sizes"][:] = around(view, view["rack_sizes"])
    to["rack_sizes"] /= TILE_COUNT
    to["chips"][:] = [min(chips, _CHIPS) for chips in around(view, view["chips"])]
    to["chips"] /= _CHIPS
    to["pot"][0] = view["pot"] / TILE_COUNT
    if view["joker_holder"] is not None:
        to["joker_holder"][seen_from(view, view["joker_holder"])] = 1
    if view["last_round"] is not None:
        to["last_round"][0] = view["last_round"] / (view["players"] + 1)


@lru_cache(1 << 14)
def _tile(cell: str, tile: str) -> tuple[float, ...]:
    x, y = cell[:-1].split(",")
    values = [0.0, 0.0, 0.0] if tile == "J" else [int(value) / VALUES for value in tile]
    return 1, int(x) / MIDDLE, int(y) / MIDDLE, cell[-1] == "d", *values, tile == "J"


def _longest(ruleset: Ruleset) -> int:
    """A tile is bought once and laid once, and the joker is laid before every swap. Before each of
    these, everybody else passes at most once (TR-14), as everybody may at the end (TR-13)."""
    return (3 * TILE_COUNT + 1) * ruleset.players


ENCODING = Encoding(_longest, _shapes, _write)
