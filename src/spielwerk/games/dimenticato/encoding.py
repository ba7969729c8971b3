"""What a seat is shown, as numbers for neural networks to learn from."""

from spielwerk.engine.encoding import Encoding, Pieces, Shapes, View, around, seen_from
from spielwerk.engine.position import Ruleset
from spielwerk.games.dimenticato.board import CORNERS, TRACKS
from spielwerk.games.dimenticato.rules import TURN_LIMIT

_NUMBERS = 6
_FIGURES = 4
_ASKS = ("leave", "call", "move", "hit", "inside", "pass")
# Dice fields in their order on the cards, the same for every observer.
_FIELD_NUMBER = {
    players: {track.names[field]: field for field in range(CORNERS * len(track.cards))}
    for players, track in TRACKS.items()
}


def _shapes(players: int) -> Shapes:
    fields = len(_FIELD_NUMBER[players])
    return {
        "figures": (players, fields),
        "blocks": (players, _FIGURES),
        "waiting": (players, _FIGURES),
        "home": (players,),
        "colours": (players, fields),
        "numbers": (_NUMBERS, fields),
        "called": (fields,),
        "said": (_NUMBERS,),
        "called_number": (_NUMBERS,),
        "asks": (len(_ASKS),),
    }


def _write(view: View, to: Pieces) -> None:
    fields = _FIELD_NUMBER[view["players"]]
    for name, owner in view["figures"].items():
        if name in fields:
            to["figures"][seen_from(view, owner), fields[name]] = 1
    for seat, block in enumerate(around(view, view["blocks"])):
        to["blocks"][seat] = [name in view["figures"] for name in block]
        to["waiting"][seat] = [name in view["waiting"] for name in block]
    to["home"][:] = around(view, view["home"])
    to["home"] /= _FIGURES
    seats = [seen_from(view, seat) for seat in range(view["players"])]
    coloured = {fields[f]: seats[c] for f, c in view["colours"].items() if c < view["players"]}
    to["colours"][list(coloured.values()), list(coloured)] = 1
    shown = view["numbers"]
    to["numbers"][[number - 1 for number in shown.values()], [fields[f] for f in shown]] = 1
    if view["called"] is not None:
        to["called"][fields[view["called"]["field"]]] = 1
        to["said"][view["called"]["said"] - 1] = 1
        to["called_number"][view["called"]["number"] - 1] = 1
    if view["asks"] is not None:
        to["asks"][_ASKS.index(view["asks"])] = 1


def _longest(ruleset: Ruleset) -> int:
    """DI-22 limits the turns; each is at most a call and what follows it."""
    return 2 * TURN_LIMIT


ENCODING = Encoding(_longest, _shapes, _write)
