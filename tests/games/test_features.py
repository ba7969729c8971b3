"""Features of every game: numbered within their bounds, the same interpreted and compiled and from
every side of the board, and what a seat observes keeps the others' secrets."""

import numpy as np
import pytest

import spielwerk
from amounts import amount, soaks
from spielwerk.adapters.observation import Observation
from spielwerk.engine.playouts import random_game
from spielwerk.games.dimenticato import board as dimenticato
from spielwerk.runtime.compile import jit

EVERY = [(game, players) for game in spielwerk.GAMES for players in (2, 3, 4)]


def listed(function, state, seat, room):
    """The numbers of the features that hold."""
    return [int(number) for number in room[: function(state, seat, room)]]


@soaks
@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_each_feature_is_listed_once_and_the_same_interpreted_and_compiled(game):
    """What is observed begins with what a net judges by, except for what is hidden."""
    rules = spielwerk.find_game(game).rules
    hides = rules.redeal is not None
    observe = jit(rules.observe)
    encode = jit(rules.encode) if hides else None  # otherwise it is compiled with `observe`
    for players in amount((2, 4), (2, 3, 4)):
        ruleset = spielwerk.load(game, players)
        bounds = rules.features(players), rules.observations(players)
        room, there = [0] * bounds[1], np.zeros(bounds[1], np.int32)
        used = set()
        for position in list(random_game(ruleset, 8, players).positions())[:: amount(6, 1)]:
            packed = position.state.reshape(1)
            for seat in range(players):
                told = listed(rules.encode, position.plain(), seat, room)
                seen = listed(rules.observe, position.plain(), seat, room)
                assert seen == listed(observe, packed[0], seat, there)
                assert encode is None or told == listed(encode, packed[0], seat, there)
                for features, bound in zip((told, seen), bounds, strict=True):
                    assert len(set(features)) == len(features)
                    assert all(0 <= feature < bound for feature in features)
                first = [feature for feature in seen if feature < bounds[0]]
                assert set(first) <= set(told) if hides else first == told
                used.update(seen)
        assert max(used) >= bounds[0], "what is observed besides"


def next_ones(position):
    """The positions that can follow."""
    return [position.play(action) for action in position.legal_moves.actions]


def begun_one_seat_later(start):
    """The same beginning, with everybody one seat further on."""
    setup = start.setup
    if "racks" in setup:
        setup["racks"] = setup["racks"][-1:] + setup["racks"][:-1]
    return start.ruleset.start(setup=setup, first=1)


@pytest.mark.parametrize(("game", "players"), [pair for pair in EVERY if pair[0] != "dimenticato"])
def test_every_seat_sees_the_same_game_from_its_own_side(game, players):
    ruleset = spielwerk.load(game, players)
    observation = Observation(ruleset)
    one = ruleset.start(seed=5)
    other = begun_one_seat_later(one)
    chance = np.random.default_rng(1)
    for _ in range(30):
        for seat in range(players):
            mine = observation.look(one, seat).tobytes()
            assert observation.look(other, (seat + 1) % players).tobytes() == mine
        choices = [
            {observation.look(after, position.to_move).tobytes(): after for after in ones}
            for position, ones in ((one, next_ones(one)), (other, next_ones(other)))
        ]
        assert set(choices[0]) == set(choices[1])
        chosen = sorted(choices[0])[chance.integers(len(choices[0]))]
        one, other = choices[0][chosen], choices[1][chosen]


def with_seats_exchanged(state):
    """Dimenticato for two: the track turned by half, and everybody's figures and colours are the
    other's."""
    track = dimenticato.TRACKS[2]
    half = len(track.cards) // 2
    other = state.copy()

    def field_of(field):
        if field < dimenticato.DICE_FIELDS:
            return (field + 4 * half) % (4 * len(track.cards)) ^ 2
        return field + 4 if field < dimenticato.first_of_block(1) else field - 4

    for field in track.names:
        there, owner = field_of(field), state.occupant[field]
        other.occupant[there] = 1 - owner if owner >= 0 else owner
        if field < dimenticato.DICE_FIELDS:
            colour = dimenticato.colour_at(state, field)
            other.dice[there] = dimenticato.die(
                dimenticato.number_at(state, field), 1 - colour if colour in (0, 1) else colour
            )
    ours = [sorted(map(field_of, state.figures[4 * seat : 4 * seat + 4])) for seat in (1, 0)]
    other.figures[:8] = ours[0] + ours[1]
    other.waiting[:2] = state.waiting[1], state.waiting[0]
    other.to_move = 1 - state.to_move
    other.called = field_of(state.called) if state.called >= 0 else state.called
    return other


def test_both_seats_of_dimenticato_see_the_same_from_their_own_side():
    """Cards are not alike, so a track is turned with the numbers and colours on it."""
    game = spielwerk.load("dimenticato")
    rules = game.rules
    room, moves = [0] * rules.observations(2), [0] * rules.max_moves
    for position in list(random_game(game, 2, 5).positions())[:-1:5]:
        state = position.plain()
        other = with_seats_exchanged(state)
        assert rules.legal(state, moves) == rules.legal(other, moves)
        for seat in (0, 1):
            for function in (rules.encode, rules.observe):
                mine = listed(function, state, seat, room)
                assert sorted(listed(function, other, 1 - seat, room)) == sorted(mine)


def test_di23_a_number_under_a_figure_is_observed_only_when_it_is_called():
    game = spielwerk.load("dimenticato")
    under_figures = range(2 * 32 * 6)  # of two players, on each field, each number
    observation = Observation(game)
    called = 0
    for position in random_game(game, 3, 0).positions():
        shown = observation.look(position, 0)[under_figures].sum()
        call = position.view(0)["called"]
        covered = call is not None and call["field"] in position.view(0)["figures"]
        assert shown == covered
        called += covered
    assert called > 0
