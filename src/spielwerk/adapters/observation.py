"""What a seat is shown, as numbers for nets to learn from.

The numbers are made from the view of the seat, which holds nothing that the seat may not know. All
of them lie between -1 and 1. Seats are counted from the one that looks: 0 is itself, 1 the next one
clockwise. Boards are as they lie, whoever looks.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeAlias

import numpy as np

from spielwerk.adapters.measures import longest
from spielwerk.engine.game import Ruleset
from spielwerk.engine.position import Position
from spielwerk.games.dimenticato.board import CORNERS, TRACKS
from spielwerk.games.memento.board import NUMBER as POINT_NUMBER
from spielwerk.games.memento.board import POINTS
from spielwerk.games.memento.rules import MARKERS, stones
from spielwerk.games.memento.rules import QUIET_LIMIT as MEMENTO_QUIET
from spielwerk.games.rings.board import CELL_NAMES, CELLS, RING_NAMES, RINGS, SPOKES
from spielwerk.games.rings.rules import QUIET_LIMIT as RINGS_QUIET
from spielwerk.games.triominos.board import MIDDLE, TILE_COUNT, TILE_NUMBER, VALUES

Vector: TypeAlias = "np.ndarray[tuple[int], np.dtype[np.float32]]"
Pieces: TypeAlias = "dict[str, np.ndarray[Any, np.dtype[np.float32]]]"
Shapes: TypeAlias = dict[str, tuple[int, ...]]
View: TypeAlias = dict[str, Any]


class Observation:
    """Room for one observation: the whole `vector`, and the `pieces` that it is made of by name."""

    def __init__(self, game: Ruleset) -> None:
        self._describe, self._write = _GAMES[game.id]
        self._longest = longest(game)
        shapes = {"to_move": (game.players,), "turns": (1,), **self._describe(game.players)}
        self.vector: Vector = np.zeros(sum(map(_size, shapes.values())), np.float32)
        self.pieces: Pieces = {}
        start = 0
        for name, shape in shapes.items():
            end = start + _size(shape)
            self.pieces[name] = self.vector[start:end].reshape(shape)
            start = end

    def look(self, position: Position, seat: int) -> Vector:
        """Write down what a seat is shown; the vector is overwritten by the next look."""
        view = position.view(seat)
        self.vector.fill(0)
        if view["to_move"] is not None:
            self.pieces["to_move"][_seen_from(view, view["to_move"])] = 1
        self.pieces["turns"][0] = view["turns"] / self._longest
        self._write(view, self.pieces)
        return self.vector


def _size(shape: tuple[int, ...]) -> int:
    return int(np.prod(shape))


def _seen_from(view: View, seat: int) -> int:
    """How many places clockwise from the one that looks somebody sits."""
    return int((seat - view["seat"]) % view["players"])


def _around(view: View, of_seats: list[Any]) -> list[Any]:
    """A list with an entry for each seat, beginning with the one that looks."""
    return of_seats[view["seat"] :] + of_seats[: view["seat"]]


# ---- Rings ------------------------------------------------------------------------------------

_PAWNS = 10
_CELL_NUMBER = {name: cell for cell, name in enumerate(CELL_NAMES)}


def _describe_rings(players: int) -> Shapes:
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


def _write_rings(view: View, to: Pieces) -> None:
    pawns, locked = to["pawns"].reshape(-1, CELLS), to["locked"].reshape(CELLS)
    owners = [_seen_from(view, owner) for owner in view["cells"].values()]
    pawns[owners, [_CELL_NUMBER[name] for name in view["cells"]]] = 1
    locked[[_CELL_NUMBER[name] for name in view["locked"]]] = 1
    to["hand"][:] = _around(view, view["hand"])
    to["hand"] /= _PAWNS
    to["still_in"][:] = _around(view, view["still_in"])
    if view["last_turned"] is not None:
        to["last_turned"][RING_NAMES.index(view["last_turned"])] = 1
    to["must_fly"][0] = view["must_fly"]
    if view["taking"] is not None:
        to["taking_from"][_seen_from(view, view["taking"]["from"])] = 1
        to["taking"][0] = view["taking"]["pawns"] / _PAWNS
    to["quiet_turns"][0] = view["quiet_turns"] / RINGS_QUIET


# ---- Memento ----------------------------------------------------------------------------------

_HEIGHTS = 3


def _describe_memento(players: int) -> Shapes:
    return {
        "figures": (players, POINTS, _HEIGHTS),
        "supply": (1,),
        "markers": (players,),
        "still_in": (players,),
        "entered": (players,),
        "may_turn": (1,),
        "quiet_turns": (1,),
    }


def _write_memento(view: View, to: Pieces) -> None:
    for name, figure in view["points"].items():
        owner = _seen_from(view, figure["owner"])
        to["figures"][owner, POINT_NUMBER[name], figure["height"] - 1] = 1
    to["supply"][0] = view["supply"] / stones(view["players"])
    to["markers"][:] = _around(view, view["markers"])
    to["markers"] /= MARKERS
    to["still_in"][:] = _around(view, view["still_in"])
    to["entered"][:] = _around(view, view["entered"])
    to["may_turn"][0] = view["may_turn"]
    to["quiet_turns"][0] = view["quiet_turns"] / MEMENTO_QUIET


# ---- Triominos --------------------------------------------------------------------------------

# Of every tile on the table, in the order in which they were laid: whether there is one, where it
# lies, whether it points down, its values from the tip clockwise, and whether it is the joker.
_OF_A_TILE = 8
_CHIPS = 100


def _describe_triominos(players: int) -> Shapes:
    return {
        "table": (TILE_COUNT, _OF_A_TILE),
        "racks": (players, TILE_COUNT),
        "rack_sizes": (players,),
        "chips": (players,),
        "pot": (1,),
        "joker_holder": (players,),
        "last_round": (1,),
    }


def _write_triominos(view: View, to: Pieces) -> None:
    table = view["table"]
    to["table"][: len(table)] = [_tile(laid["cell"], laid["tile"]) for laid in table]
    for seat, rack in enumerate(_around(view, view["racks"])):
        to["racks"][seat, [TILE_NUMBER[tile] for tile in rack or ()]] = 1
    to["rack_sizes"][:] = _around(view, view["rack_sizes"])
    to["rack_sizes"] /= TILE_COUNT
    to["chips"][:] = np.minimum(_around(view, view["chips"]), _CHIPS)
    to["chips"] /= _CHIPS
    to["pot"][0] = view["pot"] / TILE_COUNT
    if view["joker_holder"] is not None:
        to["joker_holder"][_seen_from(view, view["joker_holder"])] = 1
    if view["last_round"] is not None:
        to["last_round"][0] = view["last_round"] / (view["players"] + 1)


@lru_cache(1 << 14)
def _tile(cell: str, tile: str) -> tuple[float, ...]:
    x, y = cell[:-1].split(",")
    values = [0.0, 0.0, 0.0] if tile == "J" else [int(value) / VALUES for value in tile]
    return 1, int(x) / MIDDLE, int(y) / MIDDLE, cell[-1] == "d", *values, tile == "J"


# ---- Dimenticato ------------------------------------------------------------------------------

_NUMBERS = 6
_FIGURES = 4
_ASKS = ("leave", "call", "move", "hit", "inside", "pass")
# Dice fields as they follow each other on the cards, whoever looks.
_FIELD_NUMBER = {
    players: {track.names[field]: field for field in range(CORNERS * len(track.cards))}
    for players, track in TRACKS.items()
}


def _describe_dimenticato(players: int) -> Shapes:
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


def _write_dimenticato(view: View, to: Pieces) -> None:
    fields = _FIELD_NUMBER[view["players"]]
    for name, owner in view["figures"].items():
        if name in fields:
            to["figures"][_seen_from(view, owner), fields[name]] = 1
    for seat, block in enumerate(_around(view, view["blocks"])):
        to["blocks"][seat] = [name in view["figures"] for name in block]
        to["waiting"][seat] = [name in view["waiting"] for name in block]
    to["home"][:] = _around(view, view["home"])
    to["home"] /= _FIGURES
    seats = [_seen_from(view, seat) for seat in range(view["players"])]
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


_GAMES: dict[str, tuple[Callable[[int], Shapes], Callable[[View, Pieces], None]]] = {
    "rings": (_describe_rings, _write_rings),
    "memento": (_describe_memento, _write_memento),
    "triominos": (_describe_triominos, _write_triominos),
    "dimenticato": (_describe_dimenticato, _write_dimenticato),
}
