"""What a seat is shown, as numbers for neural networks to learn from."""

from spielwerk.engine.encoding import Encoding, Pieces, Shapes, View, around, seen_from
from spielwerk.engine.position import Ruleset
from spielwerk.games.rings.board import CELL_NAMES, CELLS, RING_NAMES, RINGS, SPOKES
from spielwerk.games.rings.rules import QUIET_LIMIT, TURN_LIMIT

_PAWNS = 10
_CELL_NUMBER = {name: cell for cell, name in enumerate(CELL_NAMES)}


def _shapes(players: int) -> Shapes:
    return {
        "pawns": (players, RINGS, SPOKES),
        "locked": (RINGS, SPOKES),
        "hand": (players,),
        "still_in": (players,),
        "last_turned": (RINGS,),
        "must_fly": (1,),
        "taking_from": (players,),
        "taking": (1,),
        "quiet_turns": (1,),
    }


def _write(view: View, to: Pieces) -> None:
    pawns, locked = to["pawns"].reshape(-1, CELLS), to["locked"].reshape(CELLS)
    owners = [seen_from(view, owner) for owner in view["cells"].values()]
    pawns[owners, [_CELL_NUMBER[name] for name in view["cells"]]] = 1
    locked[[_CELL_NUMBER[name] for name in view["locked"]]] = 1
    to["hand"][:] = around(view, view["hand"])
    to["hand"] /= _PAWNS
    to["still_in"][:] = around(view, view["still_in"])
    if view["last_turned"] is not None:
        to["last_turned"][RING_NAMES.index(view["last_turned"])] = 1
    to["must_fly"][0] = view["must_fly"]
    if view["taking"] is not None:
        to["taking_from"][seen_from(view, view["taking"]["from"])] = 1
        to["taking"][0] = view["taking"]["pawns"] / _PAWNS
    to["quiet_turns"][0] = view["quiet_turns"] / QUIET_LIMIT


def _longest(ruleset: Ruleset) -> int:
    """RG-19 limits the turns; besides, every pawn can be taken once."""
    return TURN_LIMIT + ruleset.players * int(ruleset.options["pawns"])


ENCODING = Encoding(_longest, _shapes, _write)
