"""Triominos: the set-up as data (TR-4).

`{"racks": [["112", …], …], "first": "135", "pot": […]}`: tiles are written smallest value first and
then clockwise, `J` is the joker, and the pot is in the order of buying.
"""

from typing import Any

from spielwerk.errors import BadSetup
from spielwerk.games.triominos.board import (
    JOKER,
    NONE,
    READING_NAMES,
    TILE_COUNT,
    TILE_NAMES,
    TILE_NUMBER,
)
from spielwerk.games.triominos.rules import lay_first
from spielwerk.runtime.bits import bits_of
from spielwerk.runtime.state import State


def tiles_in(rack: int) -> list[str]:
    return [TILE_NAMES[tile] for tile in bits_of(rack)]


def setup_of(state: State) -> dict[str, Any]:
    return {
        "racks": [tiles_in(state.racks[seat]) for seat in range(state.players)],
        "first": READING_NAMES[state.laid_reading[0]],
        "pot": [TILE_NAMES[tile] for tile in state.pot[state.pot_next : state.pot_end]],
    }


def set_up(state: State, data: dict[str, Any]) -> None:
    """Lay out a set-up, or raise an error that says what is wrong with it."""
    for key in (*data, "racks", "first", "pot"):
        if key not in ("racks", "first", "pot") or key not in data:
            raise BadSetup("triominos-setup-key", rule="TR-4", key=str(key))
    racks, pot = data["racks"], data["pot"]
    are_lists = isinstance(racks, list) and all(isinstance(rack, list) for rack in racks)
    if not are_lists or len(racks) != state.players:
        raise BadSetup("triominos-setup-racks", rule="TR-4", players=state.players)
    for seat, rack in enumerate(racks):
        if len(rack) != state.dealt:
            raise BadSetup(
                "triominos-setup-rack",
                rule="TR-4",
                seat=seat + 1,
                tiles=len(rack),
                dealt=state.dealt,
            )
    if not isinstance(pot, list):
        raise BadSetup("triominos-setup-key", rule="TR-4", key="pot")
    check_tiles(state, [data["first"], *(tile for rack in racks for tile in rack), *pot])
    if data["first"] == TILE_NAMES[JOKER]:
        raise BadSetup("triominos-setup-joker-first", rule="TR-4")
    for seat, rack in enumerate(racks):
        state.racks[seat] = sum(1 << TILE_NUMBER[tile] for tile in rack)
    lay_pot(state, pot)
    lay_first(state, TILE_NUMBER[data["first"]])


def lay_pot(state: State, pot: list[str]) -> None:
    """Fill the pot; tiles that have left it have left room at its front."""
    end = TILE_COUNT if state.with_joker else TILE_COUNT - 1
    state.pot_end, state.pot_next = end, end - len(pot)
    state.pot = [NONE] * TILE_COUNT
    state.pot[end - len(pot) : end] = [TILE_NUMBER[tile] for tile in pot]


def check_tiles(state: State, given: list[Any], error: type[BadSetup] = BadSetup) -> None:
    """Every tile of the game once, and nothing else."""
    wanted = TILE_NAMES if state.with_joker else TILE_NAMES[:JOKER]
    seen: set[str] = set()
    for tile in given:
        if not isinstance(tile, str) or tile not in wanted:
            raise error("triominos-setup-unknown", rule="TR-1", tile=str(tile))
        if tile in seen:
            raise error("triominos-setup-doubled", rule="TR-1", tile=tile)
        seen.add(tile)
    for tile in wanted:
        if tile not in seen:
            raise error("triominos-setup-missing", rule="TR-1", tile=tile)
