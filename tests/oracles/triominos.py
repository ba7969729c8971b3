"""A slow, independent implementation of Triominos' rules, to check the real one against."""

from __future__ import annotations

import random
from itertools import combinations_with_replacement
from typing import Any

Vertex = tuple[int, int]
Cell = tuple[int, int, str]  # x, y, and "u" (up) or "d" (down)

JOKER = "J"
TILES = ["".join(values) for values in combinations_with_replacement("12345", 3)]  # TR-1: 35
RACK = 6  # TR-4
# TR-4, TR-8, TR-10: the printed numbers, which house rules change. (The set-up tells how many tiles
# were dealt.)
PRINTED = {"purse": 4, "hexagon": 1, "bridge": 1, "last": 1, "price": 1, "rack": RACK}
START: Cell = (0, 0, "u")  # TR-4


# ---- tiles


def readings(tile: str) -> set[str]:
    """TR-1: the ways a tile can be turned; those that look the same are one."""
    return {tile[turn:] + tile[:turn] for turn in range(3)}


def tile_of(reading: str) -> str:
    """TR-1: the tile that can be turned to read like this."""
    for tile in TILES:
        if reading in readings(tile):
            return tile
    raise ValueError(f"TR-1: no tile reads {reading}")


def random_setup(players: int, chance: random.Random, joker: bool = True) -> dict[str, Any]:
    """TR-4, TR-16: shuffle, deal six to each, turn one over that is not the joker."""
    pot = TILES + ([JOKER] if joker else [])
    chance.shuffle(pot)
    racks = [[pot.pop(0) for _ in range(RACK)] for _ in range(players)]
    while pot[0] == JOKER:
        chance.shuffle(pot)
    first = pot.pop(0)
    return {"racks": racks, "first": first, "pot": pot}


# ---- the grid


def vertices(cell: Cell) -> list[Vertex]:
    """TR-2: the three vertices of a cell, clockwise from the apex."""
    x, y, way = cell
    if way == "u":
        return [(x, y + 1), (x + 1, y), (x, y)]  # top, bottom right, bottom left
    return [(x + 1, y), (x, y + 1), (x + 1, y + 1)]  # bottom, top left, top right


def cells_nearby(x: int, y: int) -> list[Cell]:
    """TR-2: every cell that could have a vertex in common with something at x, y."""
    return [(x + across, y + up, way) for across in (-1, 0, 1) for up in (-1, 0, 1) for way in "ud"]


def neighbours(cell: Cell) -> list[Cell]:
    """TR-3: the cells that touch this one by a side, sharing two of its vertices."""
    x, y, _ = cell
    own = set(vertices(cell))
    return [other for other in cells_nearby(x, y) if len(own & set(vertices(other))) == 2]


def cells_around(vertex: Vertex) -> list[Cell]:
    """TR-2, TR-8: the six cells that meet at a vertex."""
    return [cell for cell in cells_nearby(*vertex) if vertex in vertices(cell)]


def name_of(cell: Cell) -> str:
    """TR-2: the cell as text, like 2,-1u."""
    x, y, way = cell
    return f"{x},{y}{way}"


def cell_named(name: str) -> Cell:
    """TR-2: the cell that this text means."""
    x, y = name[:-1].split(",")
    return (int(x), int(y), name[-1])


# ---- the game


class Referee:
    """One game of Triominos, turn by turn."""

    def __init__(
        self, players: int, setup: dict[str, Any], joker: bool = True, **house: int
    ) -> None:
        """TR-4, TR-16: racks, chips, the first tile on 0,0u as it is written; seat 0 begins."""
        if players not in (2, 3, 4) or len(setup["racks"]) != players:
            raise ValueError("TR-4: 2, 3 or 4 players, a rack for each")
        if setup["first"] == JOKER or not setup["pot"]:
            raise ValueError("TR-4: the first tile is not the joker, and the pot is not empty")
        if not joker and any(JOKER in tiles for tiles in [*setup["racks"], setup["pot"]]):
            raise ValueError("TR-16: no joker in this game")
        self.players = players
        self.racks: list[set[str]] = [set(rack) for rack in setup["racks"]]
        self.house = PRINTED | house
        self.chips = [self.house["purse"]] * players
        self.pot: list[str] = list(setup["pot"])  # the next one to draw comes first
        self.table: dict[Cell, str] = {START: setup["first"]}  # cell -> reading, or the joker
        self.passes = 0  # passes in a row (TR-14)
        self.turns_left: int | None = None  # once the last tile of the pot is drawn (TR-13)
        self.turns = 0
        self.to_move = 0
        self.over = False
        self.ranks: list[int] | None = None
        self.ended: str | None = None

    # ---- looking at the table

    def values(self) -> dict[Vertex, str]:
        """TR-6, TR-7: the value of each vertex that has one; the joker gives none."""
        found: dict[Vertex, str] = {}
        for cell, reading in self.table.items():
            if reading != JOKER:
                found.update(zip(vertices(cell), reading, strict=True))
        return found

    def open_cells(self) -> set[Cell]:
        """TR-6, TR-7: the free cells that touch a tile, or the joker (TR-8), by a side."""
        beside = {cell for taken in self.table for cell in neighbours(taken)}
        return {cell for cell in beside if cell not in self.table}

    def joker_cell(self) -> Cell | None:
        """TR-9: where the joker is, if it is on the table."""
        for cell, reading in self.table.items():
            if reading == JOKER:
                return cell
        return None

    def fitting(self, cell: Cell) -> set[str]:
        """TR-6: the readings of the mover's tiles that agree with every vertex of the cell."""
        values = self.values()
        wanted = [values.get(vertex) for vertex in vertices(cell)]
        return {
            reading
            for tile in self.racks[self.to_move] - {JOKER}
            for reading in readings(tile)
            if all(want in (None, corner) for want, corner in zip(wanted, reading, strict=True))
        }

    # ---- what may be done

    def legal(self) -> set[str]:
        """TR-6 to TR-11: lay, swap or buy; pass if nothing can be laid or bought."""
        if self.over:
            return set()
        lays = self.tile_lays() | self.joker_lays()
        buys = self.buys()
        passes = set() if lays or buys else {"pass"}  # TR-11: a swap does not matter
        return lays | self.swaps() | buys | passes

    def tile_lays(self) -> set[str]:
        """TR-6: a tile on an open cell, matching at every vertex."""
        return {
            f"{reading}@{name_of(cell)}"
            for cell in self.open_cells()
            for reading in self.fitting(cell)
        }

    def joker_lays(self) -> set[str]:
        """TR-7: the joker on any open cell."""
        if JOKER not in self.racks[self.to_move]:
            return set()
        return {f"{JOKER}@{name_of(cell)}" for cell in self.open_cells()}

    def swaps(self) -> set[str]:
        """TR-9: a tile that fits in the joker's place."""
        cell = self.joker_cell()
        if cell is None:
            return set()
        return {f"swap {reading}" for reading in self.fitting(cell)}

    def buys(self) -> set[str]:
        """TR-10: needs the chips and a tile in the pot."""
        return {"buy"} if self.chips[self.to_move] >= self.house["price"] and self.pot else set()

    # ---- doing it

    def play(self, move: str) -> None:
        """Carry out one turn, which must be a legal one (TR-6 to TR-12)."""
        if move == "pass":
            self.passes += 1
        else:
            self.passes = 0
        if self.turns_left is not None:
            self.turns_left -= 1  # TR-13: before a buy could start the count

        if move == "buy":
            self.buy()
        elif move.startswith("swap "):
            self.swap(move.removeprefix("swap "))
        elif move != "pass":
            reading, name = move.split("@")
            self.lay(reading, cell_named(name))
        self.end_turn()

    def lay(self, reading: str, cell: Cell) -> None:
        """TR-6 to TR-8: from the rack onto the table, and the chips for it."""
        rack = self.racks[self.to_move]
        rack.remove(JOKER if reading == JOKER else tile_of(reading))
        self.table[cell] = reading
        pay = 1 + self.hexagons(cell) * self.house["hexagon"]
        if self.is_bridge(cell):
            pay += self.house["bridge"]
        if not rack:
            pay += self.house["last"]
        self.chips[self.to_move] += pay

    def hexagons(self, cell: Cell) -> int:
        """TR-8: the vertices of the new tile whose six cells are now all taken."""
        return sum(
            all(other in self.table for other in cells_around(vertex)) for vertex in vertices(cell)
        )

    def is_bridge(self, cell: Cell) -> bool:
        """TR-8: one neighbouring cell taken, and the vertex opposite touched by another tile."""
        taken = [other for other in neighbours(cell) if other in self.table]
        if len(taken) != 1:
            return False
        (opposite,) = set(vertices(cell)) - set(vertices(taken[0]))
        return any(other in self.table for other in cells_around(opposite) if other != cell)

    def swap(self, reading: str) -> None:
        """TR-9: the tile in the joker's place, the joker onto the rack, no chip."""
        cell = self.joker_cell()
        assert cell is not None
        self.racks[self.to_move].remove(tile_of(reading))
        self.racks[self.to_move].add(JOKER)
        self.table[cell] = reading

    def buy(self) -> None:
        """TR-10, TR-13: the price for the next tile; the last one starts the last round."""
        self.chips[self.to_move] -= self.house["price"]
        self.racks[self.to_move].add(self.pot.pop(0))
        if not self.pot:
            self.turns_left = self.players

    # ---- the end of a turn and of the game

    def end_turn(self) -> None:
        """TR-4, TR-12 to TR-14: count the turn, end the game or go on clockwise."""
        self.turns += 1
        if self.turns_left == 0:
            self.finish("TR-13")
        elif self.pot and self.passes == self.players:
            self.finish("TR-14")
        else:
            self.to_move = (self.to_move + 1) % self.players

    def finish(self, rule: str) -> None:
        """TR-15: one more than the number of players with more chips."""
        self.over = True
        self.ended = rule
        self.ranks = [1 + sum(more > own for more in self.chips) for own in self.chips]
