"""At every decision of 2,000 random games, OpenSpiel's game is the same.

Theirs has no option, counts turns as ours does, and stops after 200 of them as well (MO-11). What
differs is how moves are numbered: there, taking a man from a point has the number of placing one on
it. RULES.md says so.
"""

import random

import pyspiel

from morris import GAME
from morris.board import POINT_NAMES
from morris.moves import MOVES
from spielwerk.engine.perft import perft
from spielwerk.engine.playouts import random_game
from spielwerk.engine.position import Ruleset
from spielwerk.runtime.target import CPU

GAMES = 2000
# OpenSpiel numbers the points row by row from the top.
ROW_BY_ROW = sorted(POINT_NAMES, key=lambda name: (-int(name[1]), name[0]))


def their_number(move):
    points = [ROW_BY_ROW.index(name) for name in move.removeprefix("x").split("-")]
    return points[0] if len(points) == 1 else 24 + 24 * points[0] + points[1]


START = Ruleset.of(GAME).start()
THEIRS = [their_number(START.text(action)) for action in range(MOVES.count)]


def test_every_decision_and_every_result_is_the_same():
    assert MOVES.count == pyspiel.load_game("nine_mens_morris").num_distinct_actions() + 24
    chance = random.Random("morris")
    played = [play_side_by_side(chance) for _ in range(GAMES)]
    assert {ended for ended, _ in played} == {9, 10, 11}
    assert len({decisions for _, decisions in played}) > 100


def play_side_by_side(chance):
    """One game: the rule that ended it, and how many decisions it had."""
    rules = GAME.rules
    ours, theirs = START.plain(), pyspiel.load_game("nine_mens_morris").new_initial_state()
    moves, ranks, decisions = [0] * rules.max_moves, [0, 0], 0
    while not rules.outcome(ours, ranks):
        legal = moves[: rules.legal(ours, moves)]
        assert ours.to_move == theirs.current_player()
        assert sorted(THEIRS[action] for action in legal) == theirs.legal_actions()
        action = chance.choice(legal)
        rules.apply(ours, action)
        theirs.apply_action(THEIRS[action])
        decisions += 1
    assert theirs.is_terminal()
    assert theirs.returns() == [ranks[1] - ranks[0], ranks[0] - ranks[1]]
    return ours.ended, decisions


def test_both_count_the_same_sequences():
    """From positions in which men are placed, moved, taken and flown."""
    position, theirs = START, pyspiel.load_game("nine_mens_morris").new_initial_state()
    for move in random_game(Ruleset.of(GAME), 5, 0).history:
        if len(position.history) % 15 == 0:
            assert perft(position, 2, CPU) == their_count(theirs, 2)
        theirs.apply_action(THEIRS[position.action(move)])
        position = position.play(move)


def their_count(state, depth):
    if depth == 0 or state.is_terminal():
        return depth == 0
    return sum(their_count(state.child(action), depth - 1) for action in state.legal_actions())
