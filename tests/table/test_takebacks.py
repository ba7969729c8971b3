"""What is taken back teaches no player anything: what a seat was sent meanwhile fits everything
that its view now leaves open. So a seat that saw it all knows no more than one that just came."""

import random
from collections import Counter

import pytest

from spielwerk.table.match import commands
from spielwerk.table.match.refusals import Refused
from spielwerk.table.protocol import bulletin
from table.desk import Desk

pytestmark = pytest.mark.slow

DEALS = 5  # of everything that a seat cannot know now

TABLES = [
    ("triominos", "ll", {}),
    ("triominos", "l1l", {}),
    ("triominos", "llll", {"joker": False}),
    ("triominos", "l1", {"kind": "first"}),
    ("triominos", "lll", {"open": True}),
    ("dimenticato", "l1", {}),
    ("dimenticato", "lll", {}),
]


def taken_back(desk, seat):
    """Take back what this seat did last, if it may, and return what was taken back: the moves and
    who made them."""
    before = [*zip(desk.match.movers, desk.match.moves, strict=True)]
    kinds = desk.do(commands.ask_back, seat)
    others = [other for other in desk.match.persons if other != seat]
    for other in others:
        kinds += desk.do(commands.agree_back, other)
    assert kinds[-1] == "back_given"
    return before[len(desk.match.movers) :]


def sent(position, move, seat):
    """Everything that a seat is sent about a move, and the position that it leads to."""
    after = position.play(position.action(move))
    legal = after.legal_moves.actions if seat == after.to_move else None
    return (bulletin.effects(position, after, seat), after.view(seat), legal), after


def deals(position, seat, acted, first):
    """Positions that this seat cannot tell from this one. What the player who goes back showed on
    purpose, the first move, is possible in all of them."""
    tries = (position.redealt(seat, seed) for seed in range(200 * DEALS))
    if acted != seat:
        action = position.action(first)
        tries = (other for other in tries if action in other.legal_moves)
    return [other for other, _ in zip(tries, range(DEALS), strict=False)]


def assert_nothing_was_learnt(position, moves):
    acted, first = moves[0]
    for seat in (None, *range(position.ruleset.players)):
        mine, others = position, deals(position, seat, acted, first)
        assert len(others) == DEALS
        for _, move in moves:
            what, mine = sent(mine, move, seat)
            for n, other in enumerate(others):
                assert move in other.legal_moves
                same, others[n] = sent(other, move, seat)
                assert same == what


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_what_was_taken_back_fits_everything_that_a_seat_cannot_know_now(game, seats, options):
    chance = random.Random(f"{game} {seats}")
    given, refused = Counter(), Counter()
    for seed in range(8):
        desk = Desk(game, seats, seed=seed, options=options)
        plies = chance.randrange(1, 30)
        while len(desk.match.movers) < plies and desk.match.stage == "running":
            desk.play(chance.choice(desk.match.position.moves_as_text()))
            for seat in desk.match.persons if desk.match.stage == "running" else ():
                try:
                    moves = taken_back(desk, seat)
                except Refused as refusal:
                    refused[refusal.reason] += 1
                    continue
                assert_nothing_was_learnt(desk.match.position, moves)
                given[len(moves)] += 1
                desk.play(*(move for _, move in moves))
    if game == "dimenticato":
        assert not given
        assert refused["back-memory"] > 50
        return
    assert given[1] > 15, "your own tile may be taken back from the table"
    assert refused["back-secret"] > 15, "… but not what was bought"
    is_open = options.get("open") or "kind" in options
    assert (given[len(seats)] > 10) == bool(is_open), "past others only where all racks are open"
    assert (refused["back-others"] > 20) == (not is_open)
