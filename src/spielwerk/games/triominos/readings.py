"""Triominos: sets of readings, without the joker's. 95 bits do not fit one number, so a set is a
pair: the readings below HALF, and the others."""

from collections.abc import Callable
from typing import Any

from spielwerk.engine.bits import list_bits, lowest_bit, nth_bit, popcount
from spielwerk.engine.compile import compiled
from spielwerk.engine.kinds import int64
from spielwerk.engine.tables import Table, table
from spielwerk.games.triominos.board import JOKER, JOKER_READING, TILE_OF

HALF = 48

Readings = tuple[int, int]


def reading_sets(rows: int, belongs: Callable[[int, int], bool]) -> Table:
    """A table of sets: those readings that belong to row n are the pair at 2 * n."""
    sets = [0] * (2 * rows)
    for row in range(rows):
        for reading in range(JOKER_READING):
            if belongs(row, reading):
                sets[2 * row + reading // HALF] |= 1 << reading % HALF
    return table(sets, int64)


READINGS_OF = reading_sets(JOKER, lambda tile, reading: TILE_OF[reading] == tile)


@compiled
def readings_of(tiles: int) -> Readings:
    """All readings of a set of tiles."""
    low = 0
    high = 0
    tiles &= ~(1 << JOKER)
    while tiles != 0:
        tile = lowest_bit(tiles)
        low |= int(READINGS_OF[2 * tile])
        high |= int(READINGS_OF[2 * tile + 1])
        tiles &= tiles - 1
    return low, high


def tiles_of(low: int, high: int) -> int:
    """The tiles that have some of these readings."""
    return sum(
        1 << tile
        for tile in range(JOKER)
        if low & READINGS_OF[2 * tile] or high & READINGS_OF[2 * tile + 1]
    )


@compiled
def count_readings(readings: Readings) -> int:
    return popcount(readings[0]) + popcount(readings[1])


@compiled
def list_readings(readings: Readings, action: int, out: Any, n: int) -> int:
    """Append an action for every reading to a list of n actions. Return the new length."""
    n = list_bits(readings[0], action, out, n)
    return list_bits(readings[1], action + HALF, out, n)


@compiled
def nth_reading(readings: Readings, n: int) -> int:
    """The n-th reading of a set; the one after the last is the joker."""
    low, high = readings
    count = popcount(low)
    if n < count:
        return nth_bit(low, n)
    n -= count
    return HALF + nth_bit(high, n) if n < popcount(high) else JOKER_READING
