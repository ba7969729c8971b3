"""Triominos: sets of readings, without the joker's. 95 bits do not fit one number, so a set is a
pair: the readings below HALF, and the others."""

from collections.abc import Callable, Sequence
from typing import Any

from spielwerk.games.triominos.board import (
    JOKER,
    JOKER_READING,
    READINGS,
    TILE_COUNT,
    TILE_OF,
)
from spielwerk.games.triominos.grid import NEEDS, values_needed
from spielwerk.runtime.bits import list_bits, lowest_bit, nth_bit, popcount
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.kinds import int8, int64
from spielwerk.runtime.tables import Table, table

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


def fitting_tables(
    fits: Callable[[Sequence[int], Sequence[int]], bool],
) -> tuple[Table, Table, Table, Table]:
    """For every need of a cell: the readings that fit there; the tiles that do, and always the
    joker (TR-7); the only way in which each does; and whether a tile may have more than one, where
    fewer than two values are needed, beside the joker."""
    readings = reading_sets(NEEDS, lambda need, it: fits(READINGS[it], values_needed(need)))
    pairs = list(zip(readings[::2], readings[1::2], strict=True))
    of_tiles = [readings_of(1 << tile) for tile in range(TILE_COUNT)]
    only = (
        nth_reading((low & of_low, high & of_high), 0)
        for low, high in pairs
        for of_low, of_high in of_tiles
    )
    return (
        readings,
        table((tiles_of(*pair) | 1 << JOKER for pair in pairs), int64),
        table(only, int8),
        table((values_needed(need).count(0) > 1 for need in range(NEEDS)), int8),
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
