"""What a seat is shown, as numbers for neural networks to learn from."""

from spielwerk.engine.encoding import Encoding, Pieces, Shapes, View, around, seen_from
from spielwerk.engine.position import Ruleset
from spielwerk.games.memento.board import NUMBER as POINT_NUMBER
from spielwerk.games.memento.board import POINTS
from spielwerk.games.memento.rules import MARKERS, QUIET_LIMIT, TURN_LIMIT, stones

_HEIGHTS = 3


def _shapes(players: int) -> Shapes:
    return {
        "figures": (players, POINTS, _HEIGHTS),
        "supply": (1,),
        "markers": (players,),
        "still_in": (players,),
        "entered": (players,),
        "may_turn": (1,),
        "quiet_turns": (1,),
    }


def _write(view: View, to: Pieces) -> None:
    for name, figure in view["points"].items():
        owner = seen_from(view, figure["owner"])
        to["figures"][owner, POINT_NUMBER[name], figure["height"] - 1] = 1
    to["supply"][0] = view["supply"] / stones(view["players"])
    to["markers"][:] = around(view, view["markers"])
    to["markers"] /= MARKERS
    to["still_in"][:] = around(view, view["still_in"])
    to["entered"][:] = around(view, view["entered"])
    to["may_turn"][0] = view["may_turn"]
    to["quiet_turns"][0] = view["quiet_turns"] / QUIET_LIMIT


def _longest(ruleset: Ruleset) -> int:
    """ME-21: a turn is one decision."""
    return TURN_LIMIT


ENCODING = Encoding(_longest, _shapes, _write)
