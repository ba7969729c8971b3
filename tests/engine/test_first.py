"""Any seat may begin, and that changes nothing but whose turn it is."""

import random

import pytest

import spielwerk
from spielwerk.engine import replays

EVERY_GAME = pytest.mark.parametrize("game", spielwerk.GAMES)
FIRST = pytest.mark.parametrize(
    ("players", "first"),
    [(players, first) for players in (2, 3, 4) for first in range(players)],
)


def played(position, chance, plies=10**6):
    """A random game from here on, or part of one."""
    while not position.over and plies > 0:
        position = position.play(chance.choice(position.legal_moves.actions))
        plies -= 1
    return position


@EVERY_GAME
@FIRST
def test_whoever_begins_the_deal_is_the_same(game, players, first):
    ruleset = spielwerk.load(game, players)
    for seed in range(2):
        usual, start = ruleset.start(seed=seed), ruleset.start(seed=seed, first=first)
        assert start.setup == usual.setup
        assert (start.first, start.to_move) == (first, first)
        assert ruleset.start(setup=start.setup, first=first) == start
        for seat in (None, *range(players)):
            changed = {
                key for key, value in start.view(seat).items() if usual.view(seat)[key] != value
            }
            assert changed <= {"to_move"}


@EVERY_GAME
@FIRST
def test_the_others_follow_clockwise_until_the_end(game, players, first):
    end = played(spielwerk.load(game, players).start(seed=first, first=first), random.Random(first))
    assert end.ranks is not None
    assert end.first == first
    positions = list(end.positions())
    assert positions[-1] == end
    turns = {position.turns: position.to_move for position in reversed(positions)}
    begun = [turns[turn] for turn in range(players)]
    assert begun == [(first + turn) % players for turn in range(players)]


@pytest.mark.parametrize("game", ["rings", "memento"])
@FIRST
def test_if_all_seats_are_alike_it_is_the_same_game_with_other_names(game, players, first):
    ruleset = spielwerk.load(game, players)
    for seed in range(2):
        usual = played(ruleset.start(), random.Random(seed))
        other = ruleset.start(first=first)
        for before, move in zip(usual.positions(), usual.history, strict=False):
            assert other.moves_as_text() == before.moves_as_text()
            assert other.to_move == (before.to_move + first) % players
            other = other.play(move)
        assert (other.ended, other.turns) == (usual.ended, usual.turns)
        assert other.ranks == [usual.ranks[(seat - first) % players] for seat in range(players)]


@EVERY_GAME
@FIRST
def test_a_record_says_who_began(game, players, first):
    start = spielwerk.load(game, players).start(seed=7, first=first)
    position = played(start, random.Random(1), plies=9)
    text = position.record()
    assert text.count("\nfirst: ") == (first > 0)
    for again in (
        spielwerk.read_record(text),
        replays.from_json(replays.as_json(position), spielwerk.find_game),
    ):
        assert again == position
        assert again.first == first
        assert next(again.positions()) == start
    assert replays.as_json(position)["first"] == first
    assert replays.as_json(position)["plies"][0]["seat"] == first


def test_json_from_before_there_was_a_choice_still_replays():
    position = played(spielwerk.load("rings").start(), random.Random(1), plies=5)
    old = replays.as_json(position)
    del old["first"]
    assert replays.from_json(old, spielwerk.find_game).first == 0


@EVERY_GAME
def test_what_a_seat_cannot_know_is_re_dealt_whoever_began(game):
    ruleset = spielwerk.load(game, 3)
    for first in range(3):
        position = played(ruleset.start(seed=3, first=first), random.Random(first), plies=12)
        for seat in (None, 0, 1, 2):
            other = position.redealt(seat, 5)
            assert other.first == first
            assert other.view(seat) == position.view(seat)


@pytest.mark.parametrize("first", [-1, 3, 99, True, 1.0, "1", "lot", None])
def test_only_a_seat_of_the_game_can_begin(first):
    with pytest.raises(spielwerk.BadOption) as refusal:
        spielwerk.load("rings", 3).start(first=first)
    assert refusal.value.message.id == "error-first"


def test_people_count_seats_from_one():
    with pytest.raises(
        spielwerk.BadOption, match="Seat 4 cannot begin: there are only seats 1 to 3"
    ):
        spielwerk.load("rings", 3).start(first=3)
    racks = [["112"] * 6, ["112"] * 5]
    setup = {"racks": racks, "first": "111", "pot": []}
    with pytest.raises(spielwerk.BadSetup, match="seat 2"):
        spielwerk.load("triominos").start(setup=setup)
