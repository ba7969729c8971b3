"""Triominos: the help."""

from collections.abc import Sequence
from typing import Any

from spielwerk.engine.help import help_of, part, picture, section, starting, step
from spielwerk.engine.position import Position, Ruleset
from spielwerk.games.triominos import GAME
from spielwerk.games.triominos.board import TILE_NAMES, TILE_NUMBER, TILE_OF
from spielwerk.games.triominos.grid import clear_table, put_on_table
from spielwerk.games.triominos.moves import laid_by
from spielwerk.games.triominos.setup import lay_pot

PAGE = (
    part("page-set-up", pictures=["fits"]),
    part(
        "page-turn",
        list=["page-lay", "page-buy", "page-swap"],
        after=["page-pass"],
        pictures=["hexagon", "bridge"],
        rewards={
            "page-reward-tile": "1",
            "page-reward-hexagon": "+1",
            "page-reward-bridge": "+1",
            "page-reward-last": "+1",
        },
    ),
    part("page-end"),
)
BOOK = (
    section("tiles", 1, 5),
    section("turn", 6, 12, "swap", intro=True),
    section("end", 13, 15),
    section("options", 16, 16),
    section("knowing", 17, 17),
)

# Five tiles around a vertex, and the one that closes the hexagon.
AROUND = ["115@0,0u", "112@0,0d", "231@1,0u", "413@1,-1d", "145@1,-1u"]
CLOSING = "551@0,-1d"


def table(
    tiles: Sequence[str], racks: Sequence[str], chips: Sequence[int], pot: str = ""
) -> Position:
    """A table with less on it than was dealt (TR-4), so that there is little to look at. All other
    tiles are in the pot, unless it is given."""
    start = Ruleset.of(GAME, 2).start(seed=0)
    state = start.plain()
    state.racks[:2] = [sum(1 << TILE_NUMBER[tile] for tile in rack.split()) for rack in racks]
    state.chips[:2] = chips
    clear_table(state)
    used = " ".join(racks).split()
    for tile in tiles:
        cell, reading = laid_by(start.action(tile))
        put_on_table(state, cell, reading)
        used.append(TILE_NAMES[TILE_OF[reading]])
    lay_pot(state, pot.split() or [tile for tile in TILE_NAMES if tile not in used])
    return Position(start.ruleset, state, {})


def close(position: Position, played: str | None = None) -> dict[str, Any]:
    """A close-up of the tiles, without the cells where others might go."""
    shown = picture(position, played=played, seat=None)
    shown["view"]["open_cells"] = []
    return shown


def laying(position: Position) -> list[str]:
    return sorted(move for move in position.legal_moves if "@" in move)


def scenes() -> dict[str, Any]:
    fits = table(AROUND[:3], ["135 333 255", "444"], [4, 4])
    hexagon = table(AROUND, ["155 333 444", "222"], [6, 5])
    bridge = table(
        ["113@0,0u", "351@-1,0d", "114@0,0d", "441@1,0u", "514@1,-1d", "534@-1,0u", "155@1,-1u",
         "343@-1,-1d"],
        ["335 444", "222"], [4, 4],
    )  # fmt: skip
    swap = table([*AROUND[:2], "J@1,0u", AROUND[3]], ["123 333 444", "222"], [5, 5])
    first = table(AROUND[:2], ["123 333 444", "222"], [4, 4])
    buying = table(AROUND[:3], ["333 444", "222"], [5, 4], pot="134 225 355 235 445")
    pictures = {
        "fits": [picture(fits, laying(fits), touched=["#135"])],
        "hexagon": [close(hexagon), close(hexagon, CLOSING)],
        "bridge": [close(bridge), close(bridge, "353@0,-1u")],
        "swap": [close(swap), close(swap, "swap 231")],
    }
    lesson = [
        step(first, laying(first)),
        step(hexagon, [CLOSING], seen_after="bridge"),
        step(buying, ["buy"]),
        step(swap, starting(swap, "swap")),
    ]
    return help_of(GAME, PAGE, BOOK, pictures, lesson)
