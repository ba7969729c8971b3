"""Memento as a whole: perft, invariants, sensible playouts, an independent implementation."""

import random
from functools import partial
from itertools import combinations

import numpy as np
import pytest

import spielwerk
from amounts import amount, soaks
from games.test_house_rules import variants
from oracles.compare import play_side_by_side
from oracles.memento import EDITIONS, Referee
from rules.memento_pictures import ORDER, memento
from spielwerk.engine.perft import perft
from spielwerk.engine.playouts import playouts, random_game
from spielwerk.engine.policies import sensible
from spielwerk.games.memento import SWITCHES
from spielwerk.games.memento.board import POINT_NAMES
from spielwerk.games.memento.sense import may_win
from spielwerk.games.memento.tables import neighbours_of
from spielwerk.runtime.target import INTERPRETED

# From the empty board, at depths 1, 2, 3. Before somebody has a Double, straight exits do not
# matter: the simple edition begins like the others.
PERFT = {2: [28, 4026, 493656], 3: [28, 4026, 465156], 4: [28, 4026, 465156]}


@pytest.mark.parametrize("players", PERFT)
@pytest.mark.parametrize("edition", EDITIONS)
def test_perft_from_the_empty_board(edition, players):
    start = spielwerk.load("memento", players, edition=edition).start()
    assert [perft(start, depth) for depth in (1, 2, 3)] == PERFT[players]


def test_perft_without_exits():
    start = spielwerk.load("memento", exits=False).start()
    assert [perft(start, depth) for depth in (1, 2, 3)] == [28, 4026, 482535]


def by_kind(chance, legal):
    """A random move of a random kind: entering, turning, moving, splitting in two or in three.
    Otherwise the many ways to split would crowd out the rest."""
    kinds = {}
    for move in legal:
        kinds.setdefault(("-" in move[1:], "/" in move, move.count(",")), []).append(move)
    return chance.choice(kinds[chance.choice(sorted(kinds))])


@soaks
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_independent_implementation_agrees_at_every_decision(players, seed):
    chance = random.Random(f"memento {players} {seed}")
    for number in range(amount(7, 60)):
        switches = {name: chance.random() < 0.7 for name in SWITCHES} if number else {}
        choose = partial(by_kind, chance) if number % 3 else chance.choice
        start = spielwerk.load("memento", players, **switches).start()
        play_side_by_side(start, Referee(players, **switches), choose)


@soaks
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_second_reading_of_the_editions_agrees_at_every_decision(edition, players):
    chance = random.Random(f"memento {edition} {players}")
    for _ in range(amount(3, 30)):
        start = spielwerk.load("memento", players, edition=edition).start()
        referee = Referee(players, **EDITIONS[edition])
        play_side_by_side(start, referee, partial(by_kind, chance))


def test_it_agrees_by_house_rules_too():
    chance = random.Random("memento by house rules")
    for number, game in enumerate(variants("memento", 40)):
        options = dict(game.options)
        del options["edition"]  # all that it sets is told
        choose = partial(by_kind, chance) if number % 3 else chance.choice
        play_side_by_side(game.start(), Referee(game.players, **options), choose)


@soaks
def test_stones_and_markers_are_conserved():
    printed = [spielwerk.load("memento", players) for players in (2, 3, 4)] * amount(6, 60)
    for number, game in enumerate([*printed, *variants("memento", amount(10, 90), seed=3)]):
        stones = game.options["stones_four" if game.players == 4 else "stones"]
        for position in random_game(game, 8, number).positions():
            view = position.view(None)
            figures = view["points"].values()
            assert view["supply"] + sum(figure["height"] for figure in figures) == stones
            assert all(1 <= figure["height"] <= 3 for figure in figures)
            for seat in range(game.players):
                owned = sum(figure["owner"] == seat for figure in figures)
                assert view["markers"][seat] == game.options["markers"] - owned >= 0


def test_me16_in_random_games_nobody_ever_has_to_pass():
    for players in (2, 3, 4):
        for number in range(20):
            assert "pass" not in random_game(spielwerk.load("memento", players), 21, number).history


# ---- How many moves there can be --------------------------------------------------------------


@pytest.mark.parametrize(("triples", "stones"), [(5, 15), (6, 20)])
def test_the_bound_on_legal_moves_holds_where_there_are_most_moves(triples, stones):
    """Triples of one player, each on a point with the most neighbours, as far apart as possible;
    with the printed stones, and with the most by house rules."""
    game = spielwerk.load("memento", 4, stones_four=stones)
    degree = {
        name: neighbours_of(15, number).bit_count() for number, name in enumerate(POINT_NAMES)
    }
    best = sorted(name for name in POINT_NAMES if degree[name] == 12 or name[1] == "0")
    most = 0
    chance = random.Random(5)
    for places in chance.sample(list(combinations(best, triples)), 150):
        if {"A0", "B0", "C0", "I0"} <= set(places):
            continue  # ME-18
        drawing = " ".join("o3" if name in places else "." for name in ORDER)
        position = memento(drawing, players=4, stones_four=stones)
        most = max(most, len(position.legal_moves))
    assert 1000 < most <= game.rules.max_moves


# ---- Sensible playouts ------------------------------------------------------------------------


def wins_at_once(position):
    return any(
        after.over and after.ranks[position.to_move] == 1 and after.ranks.count(1) == 1
        for after in map(position.play, position.legal_moves.actions)
    )


@soaks
@pytest.mark.parametrize("house", [False, True])
def test_may_win_is_right_in_random_positions(house):
    found = {False: 0, True: 0}
    printed = [spielwerk.load("memento", players) for players in (2, 3)] * amount(2, 20)
    for number, game in enumerate(variants("memento", 12, seed=4) if house else printed):
        for position in random_game(game, 31, number).positions():
            if not position.over and position.turns:
                wins = wins_at_once(position)
                assert bool(may_win(position._state)) == wins
                found[wins] += 1
    assert min(found.values()) > 10


def test_sensible_games_are_shorter_and_the_same_everywhere():
    game = spielwerk.load("memento")
    plain = playouts(game, 4, 3, policy=sensible, target=INTERPRETED, threads=1)
    compiled = playouts(game, 400, 3, policy=sensible)
    assert np.array_equal(plain.turns, compiled.turns[:4])
    assert np.array_equal(plain.ranks, compiled.ranks[:4])
    assert compiled.turns.mean() < 150 < playouts(game, 400, 3).turns.mean()


def test_a_game_without_the_hook_has_no_sensible_playouts():
    with pytest.raises(spielwerk.BadOption):
        playouts(spielwerk.load("rings"), 1, policy=sensible)
