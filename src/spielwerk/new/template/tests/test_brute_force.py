"""The same rules written a second time, as plainly as possible and without looking at rules.py: at
every decision of random games both must agree. A mistake would have to be made twice."""

import random

import pytest
from threes import GAME

from spielwerk import Ruleset
from spielwerk.engine.perft import perft

DIRECTIONS = ((1, 0), (0, 1), (1, 1), (-1, 1))


def has_row(stones):
    return any(
        all((column + n * right, row + n * up) in stones for n in range(3))
        for column, row in stones
        for right, up in DIRECTIONS
    )


def name(column, row):
    return f"{'abcd'[column]}{row + 1}"


@pytest.mark.parametrize("players", [2, 3])
def test_every_decision_is_the_same(players):
    chance = random.Random(players)
    for _ in range(200):
        position = Ruleset.of(GAME, players).start()
        stones = [set() for _ in range(players)]
        seat = 0
        while not position.over:
            taken = set().union(*stones)
            heights = [sum((column, row) in taken for row in range(4)) for column in range(4)]
            drops = {name(c, heights[c]): (c, heights[c]) for c in range(4) if heights[c] < 4}
            assert position.to_move == seat
            assert set(position.legal_moves) == set(drops)
            move = chance.choice(sorted(drops))
            position = position.play(move)
            stones[seat].add(drops[move])
            assert position.over == (has_row(stones[seat]) or len(taken) == 15)
            last, seat = seat, (seat + 1) % players
        won = has_row(stones[last])
        assert position.ranks == [1 if seat == last or not won else 2 for seat in range(players)]


def test_perft():
    """The number of sequences of moves, which another implementation must find as well. No one can
    have three stones, and no column is full, before the fifth."""
    start = Ruleset.of(GAME).start()
    assert [perft(start, depth) for depth in (1, 2, 3, 4)] == [4, 4**2, 4**3, 4**4]
