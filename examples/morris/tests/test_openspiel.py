"""At every decision of random games, OpenSpiel's game is the same.

Theirs has no option, counts turns as ours does, and stops after 200 of them as well (MO-11). Where
several rules end a game at once, both say that somebody has lost rather than that it is a draw.
"""

import random

import pyspiel
import pytest
from morris.board import POINT_NAMES
from morris.moves import MOVES

import spielwerk

GAMES = 2000
# OpenSpiel numbers the points row by row from the top.
THEIRS = sorted(POINT_NAMES, key=lambda name: (-int(name[1]), name[0]))


def their_action(move):
    """The number of a move of ours."""
    points = [THEIRS.index(name) for name in move.removeprefix("x").split("-")]
    return points[0] if len(points) == 1 else 24 + 24 * points[0] + points[1]


@pytest.mark.parametrize("part", range(4))
def test_every_decision_and_every_result_is_the_same(part):
    chance = random.Random(part)
    theirs = pyspiel.load_game("nine_mens_morris")
    game = spielwerk.load("morris")
    lengths = set()
    for _ in range(GAMES // 4):
        position, state = game.start(), theirs.new_initial_state()
        while not position.over:
            assert not state.is_terminal()
            assert position.to_move == state.current_player()
            legal = list(position.legal_moves)
            assert sorted(map(their_action, legal)) == sorted(state.legal_actions())
            move = chance.choice(legal)
            position = position.play(move)
            state.apply_action(their_action(move))
        assert state.is_terminal()
        won, lost = (2 - rank for rank in position.ranks)
        assert state.returns() == [won - lost, lost - won]
        lengths.add(len(position.history))
    assert len(lengths) > 100
    assert MOVES.count == theirs.num_distinct_actions() + 24  # taking has numbers of its own
