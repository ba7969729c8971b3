"""Triominos: what a clever player concludes from the moves of the others, and deals by it."""

import random
from collections import Counter

import spielwerk
from spielwerk.engine.bits import bits_of, popcount
from spielwerk.engine.chance import random64
from spielwerk.games.triominos.beliefs import believed, fitting_tiles
from spielwerk.games.triominos.board import JOKER, TILE_NAMES
from spielwerk.games.triominos.rules import SEATS, guess


def names(tiles):
    return {TILE_NAMES[tile] for tile in bits_of(tiles)}


def careful_games(count, players=2):
    """Positions of games in which everybody lays whenever possible."""
    for seed in range(count):
        chance = random.Random(seed)
        position = spielwerk.load("triominos", players).start(seed=seed)
        for _ in range(40):
            if position.over:
                break
            lays = [move for move in position.legal_moves if "@" in move]
            other = [move for move in position.legal_moves if move in ("buy", "pass")]
            position = position.play(chance.choice(lays or other))
            yield position


def test_what_fits_is_what_could_be_laid():
    for position in careful_games(5):
        if position.over:
            continue
        state = position._state.copy()
        state.racks[state.to_move] = (1 << JOKER + 1) - 1  # somebody who had them all
        could = {
            "".join(sorted(move.split("@")[0]))
            for move in spielwerk.engine.position.Position(position.game, state, None).legal_moves
            if "@" in move
        }
        assert names(fitting_tiles(position._state)) == could


def test_who_lays_whenever_possible_never_has_what_is_believed_to_be_missing():
    for players in (2, 3, 4):
        concluded = 0
        for position in careful_games(20, players):
            state = position._state
            beliefs = believed(state, position.history)
            for seat in range(players):
                doubtful = state.racks[seat] & beliefs[seat]
                assert popcount(doubtful) <= beliefs[SEATS + seat]
                concluded += beliefs[seat] != 0
        assert concluded > 50


def test_a_tile_that_was_bought_may_be_anything_until_it_is_laid():
    position = next(p for p in careful_games(50) if p.history[-1] == "buy" and len(p.history) > 3)
    buyer = (len(position.history) - 1) % 2
    assert believed(position._state, position.history)[SEATS + buyer] == 1
    for later in careful_games(50):
        beliefs = believed(later._state, later.history)
        if "@" in later.history[-1] and later.history[-3:-2] == ["buy"]:
            mover = (len(later.history) - 1) % 2
            laid = "".join(sorted(later.history[-1].split("@")[0]))
            before = believed(later._state, later.history[:-1])
            if laid in names(before[mover]):
                assert beliefs[SEATS + mover] == 0
                return
    raise AssertionError("nobody ever laid what was bought")


def test_guesses_keep_to_beliefs_but_not_always_and_conserve_the_tiles():
    kept, guesses = 0, 0
    for number, position in enumerate(careful_games(20)):
        state, seat = position._state, len(position.history) % 2
        beliefs = believed(state, position.history)
        other = 1 - seat
        dealt = state.copy()
        guess(dealt, seat, random64(7, number), beliefs)
        assert tiles(dealt) == tiles(state)
        assert popcount(dealt.racks[other]) == popcount(state.racks[other])
        assert dealt.racks[seat] == state.racks[seat]
        possible = popcount(~beliefs[other] & (hidden(state, seat)))
        if beliefs[other] and possible >= popcount(state.racks[other]):
            guesses += 1
            kept += popcount(dealt.racks[other] & beliefs[other]) <= beliefs[SEATS + other]
    assert guesses > 100
    assert 0.8 < kept / guesses < 1


def test_without_beliefs_a_guess_is_a_redeal():
    for number, position in enumerate(careful_games(5)):
        dealt = position._state.copy()
        guess(dealt, 0, random64(3, number), [0] * 2 * SEATS)
        assert dealt == position.redealt(0, random64(3, number))._state


def tiles(state):
    pot = state.pot[state.pot_next : state.pot_end]
    return Counter(pot) + Counter(tile for rack in state.racks for tile in bits_of(rack))


def hidden(state, seat):
    pot = state.pot[state.pot_next : state.pot_end]
    return sum(1 << tile for tile in pot) | state.racks[1 - seat]
