"""The tree search: the same everywhere, bounded in space and time, and it finds winning moves."""

import threading
import time
from dataclasses import replace
from types import SimpleNamespace

import pytest

import spielwerk
from amounts import amount, soaks
from spielwerk import BadOption
from spielwerk.bots import thinking
from spielwerk.bots.bot import SearchBot, sight
from spielwerk.bots.levels import level
from spielwerk.bots.search import Method, Search, Team
from spielwerk.bots.thinking import Budget, Cancelled, finish, in_slices
from spielwerk.bots.tree import NODE
from spielwerk.engine.playouts import random_game
from spielwerk.engine.policies import knowing
from spielwerk.runtime.chance import choose, random32
from spielwerk.runtime.target import CPU, INTERPRETED, WASM

EVERY_RULESET = [(game, players) for game in spielwerk.GAMES for players in (2, 3, 4)]
# Numba takes half a minute for the search of a game. One of them shows that it does as it should;
# tests/engine/test_same_everywhere.py compares the rules of all.
COMPILED = amount(("rings",), spielwerk.GAMES)


def middle(game, players=2, seed=1):
    """A position in the middle of a random game."""
    every = list(random_game(spielwerk.load(game, players), 5, seed).positions())
    return every[len(every) // 2]


def fast(game):
    return (CPU, WASM) if game in COMPILED else (WASM,)


def begun(position, method=None, key=7, target=None):
    search = Search(position.ruleset, method or Method(nodes=1 << 12), key, target)
    search.begin(position._state, position.to_move, position.legal_moves.actions)
    return search


def master(game):
    return replace(level(game, 6).method, nodes=1 << 12)


@soaks
@pytest.mark.parametrize("learnt", [False, True])
@pytest.mark.parametrize(("game", "players"), EVERY_RULESET)
def test_a_search_is_the_same_interpreted_and_compiled(game, players, learnt):
    position = middle(game, players)
    method = master(game) if learnt else None
    plain, *others = (begun(position, method, target=t) for t in (INTERPRETED, *fast(game)))
    for search in (plain, *others):
        search.step(25)
        search.step(15)
    for search in others:
        assert search.candidates() == plain.candidates()
        assert search.main_line() == plain.main_line()
        assert search.decisions == plain.decisions
        assert search.used == plain.used


def play_on(game, number, seed, longest, targets):
    """Two decisions in a row of a level, in a game that has begun: the second one builds on the
    first. Everything is the same on all targets."""
    ruleset = spielwerk.load(game, (2, 3, 4)[seed % 3])
    wanted = level(game, number)
    budget = Budget(iterations=min(longest, wanted.budget.iterations or longest))
    wanted = replace(wanted, budget=budget, method=replace(wanted.method, nodes=1 << 12))
    bots = [SearchBot(ruleset, wanted, seed, target) for target in targets]
    position = ruleset.start(seed=seed)
    for ply in range(seed % 30 + 2):
        if ply < seed % 30:
            moves = position.legal_moves
            position = position.play(moves[choose(random32(seed, ply), len(moves))])
        else:
            answers = {(bot.choose(sight(position, seed)), bot.chances) for bot in bots}
            assert len(answers) == 1
            position = position.play(answers.pop()[0])
        if position.over:
            return


@soaks
@pytest.mark.parametrize("number", [1, 4, 6])
@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_a_level_plays_the_same_moves_on_every_target(game, number):
    """A level's search is the same however long it is, so it is cut short; then levels 1 to 4
    differ only in what they overlook."""
    if game in COMPILED:
        for seed in range(amount(40, 120)):
            play_on(game, number, seed, 120, (CPU, WASM))
    for seed in range(amount(1, 3)):
        play_on(game, number, seed, 20, (INTERPRETED, WASM))


@soaks
@pytest.mark.parametrize("game", COMPILED)
def test_a_whole_search_grows_the_same_tree_compiled_and_in_webassembly(game):
    """To the last bit of every value, with the budget of level 4 and the methods of those above."""
    position = middle(game, 4)
    for number in (4, 5, 6):
        one, other = (begun(position, level(game, number).method, 3, t) for t in (CPU, WASM))
        for search in (one, other):
            search.step(level(game, 4).budget.iterations)
        assert one.used == other.used
        size = one.used * NODE.size
        assert one._nodes.memory[:size] == other._nodes.memory[:size]


@pytest.mark.parametrize(("game", "players"), EVERY_RULESET)
def test_every_iteration_is_counted_and_everybody_s_chances_add_up(game, players):
    search = begun(middle(game, players))
    search.step(500)
    candidates = search.candidates()
    assert sum(candidate.visits for candidate in candidates) == 500
    visits = [candidate.visits for candidate in candidates]
    assert visits == sorted(visits, reverse=True)
    for candidate in candidates:
        assert sum(candidate.wins) == pytest.approx(1, abs=1e-4)
        assert sum(candidate.value) == pytest.approx(players / 2, abs=1e-4)
        assert all(0 <= share <= 1.0001 for share in (*candidate.wins, *candidate.value))


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize(("game", "players"), [("rings", 2), ("triominos", 3)])
def test_among_moves_tried_equally_often_the_better_one_comes_first(game, players, threads):
    """With few iterations most moves are tried once, and a number says nothing about a move."""
    position = middle(game, players)
    method = Method(nodes=1 << 12, margin=0.3, exploration=100.0)
    search = Team(position.ruleset, method, 7, threads) if threads > 1 else begun(position, method)
    search.begin(position._state, position.to_move, position.legal_moves.actions)
    search.step(2 * len(position.legal_moves))
    candidates = search.candidates()
    order = [(c.visits, c.value[position.to_move]) for c in candidates]
    assert order == sorted(order, reverse=True)
    values = {c.value[position.to_move] for c in candidates if c.visits == candidates[0].visits}
    assert len(values) > 1, "there was something to decide"


@pytest.mark.parametrize(("game", "players"), EVERY_RULESET)
def test_a_master_s_chances_add_up(game, players):
    search = begun(middle(game, players), master(game))
    search.step(500)
    for candidate in search.candidates():
        assert candidate.visits > 0
        assert sum(candidate.wins) == pytest.approx(1, abs=1e-4)
        assert candidate.wins == candidate.value


@pytest.mark.parametrize("learnt", [False, True])
@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_only_the_moves_that_it_is_given_are_considered(game, learnt):
    position = middle(game)
    some = position.legal_moves.actions[:2]
    method = master(game) if learnt else Method(nodes=1 << 12)
    search = Search(position.ruleset, method, 3)
    search.begin(position._state, position.to_move, some)
    search.step(300)
    assert {candidate.action for candidate in search.candidates()} == set(some)


def test_its_memory_never_grows_and_a_full_tree_keeps_learning():
    search = begun(middle("rings"), Method(nodes=100))
    room = search.bytes
    search.step(5000)
    assert search.used == 100
    assert search.bytes == room
    assert sum(candidate.visits for candidate in search.candidates()) == 5000


def test_a_full_tree_of_a_master_keeps_learning():
    search = begun(middle("rings"), replace(master("rings"), nodes=100))
    search.step(2000)
    assert 100 - search.method.children < search.used <= 100
    assert search._nodes[0].visits == 2000


def test_a_master_looks_again_at_the_most_promising_moves_alone():
    position = middle("memento")
    few = replace(master("memento"), children=5)
    search = begun(position, few)
    search.step(300)
    assert len(search.candidates()) == 5 < len(position.legal_moves)


def test_progressive_widening_keeps_the_number_of_children_small():
    position = middle("memento")
    narrow, wide = (begun(position, Method(width=width, nodes=1 << 14)) for width in (1.0, 1e9))
    for search in (narrow, wide):
        search.step(400)
    assert len(narrow.candidates()) <= 21
    assert len(wide.candidates()) == min(400, len(position.legal_moves))


def test_what_was_found_out_is_kept_when_moves_are_made():
    position = middle("rings")
    search = begun(position)
    search.step(3000)
    best = search.candidates()[0]
    line = search.main_line()
    after = position.play(best.action)
    search.begin(after._state, after.to_move, after.legal_moves.actions, path=[best.action])
    kept = sum(candidate.visits for candidate in search.candidates())
    assert kept == best.visits - 1  # the iteration that added the node went no further
    assert search.main_line(len(line) - 1) == line[1:]
    used = search.used
    assert 1 < used < 3000
    search.step(100)
    assert sum(candidate.visits for candidate in search.candidates()) == kept + 100


def test_a_move_that_was_never_considered_begins_a_new_tree():
    position = middle("rings")
    search = Search(position.ruleset, Method(nodes=1 << 12), 3)
    some = position.legal_moves.actions
    search.begin(position._state, position.to_move, some[:1])
    search.step(50)
    after = position.play(some[1])
    search.begin(after._state, after.to_move, after.legal_moves.actions, path=[some[1]])
    assert search.candidates() == []
    search.step(10)
    assert sum(candidate.visits for candidate in search.candidates()) == 10


def test_a_subtree_survives_many_moves_unharmed():
    """Every node is reached once, and no child was visited more often than its parent."""
    position = spielwerk.load("rings", 3).start()
    search = begun(position, Method(nodes=1 << 13))
    path = []
    for _ in range(12):
        search.begin(position._state, position.to_move, position.legal_moves.actions, path)
        search.step(400)
        seen, waiting = set(), [0]
        while waiting:
            node = waiting.pop()
            assert node not in seen
            seen.add(node)
            children = search._children(node)
            assert len(children) == search._nodes[node].children
            visits = sum(search._nodes[child].visits for child in children)
            assert visits <= search._nodes[node].visits
            waiting += children
        assert seen == set(range(search.used))
        path = [search.candidates()[0].action]
        position = position.play(path[0])


@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_a_team_adds_up_what_its_members_find(game):
    position = middle(game)
    team = Team(position.ruleset, Method(nodes=1 << 12), key=5, threads=2)
    team.begin(position._state, position.to_move, position.legal_moves.actions)
    team.step(400)
    assert team.iterations == 400
    assert sum(candidate.visits for candidate in team.candidates()) == 400
    assert all(sum(c.wins) == pytest.approx(1, abs=1e-4) for c in team.candidates())
    assert team.main_line()[0] in position.legal_moves.actions


# ---- Time -------------------------------------------------------------------------------------


class Slowing:
    """A search on a machine that is busy with other things from some moment on. It has a clock of
    its own."""

    def __init__(self, busy_from):
        self.busy_from = busy_from
        self.now = 0.0
        self.iterations = 0

    def step(self, count):
        for _ in range(count):
            self.now += 400e-6 if self.now >= self.busy_from else 100e-6
            self.iterations += 1


@pytest.mark.parametrize("busy_from", [0, 0.01, 0.15, 0.25, 0.29, 0.299, 1])
def test_it_answers_in_time_on_a_loaded_machine(busy_from, monkeypatch):
    search = Slowing(busy_from)
    monkeypatch.setattr(thinking, "time", SimpleNamespace(perf_counter=lambda: search.now))
    finish(in_slices(search, Budget(seconds=0.3), settle=False))
    assert 0.3 <= search.now < 0.3 + 4 * thinking.SLICE_SECONDS


def test_thinking_does_not_hold_up_others():
    """While one thread thinks, another gets its turn again and again: the search releases the
    GIL."""
    search = begun(middle("memento"), level("memento", 5).method)
    search.step(1)
    thoughts = in_slices(search, Budget(seconds=1.0), settle=False)
    thinking = threading.Thread(target=finish, args=(thoughts,))
    thinking.start()
    turns = 0
    while thinking.is_alive():
        time.sleep(0.001)
        turns += 1
    assert turns > 100


def test_iterations_are_kept_to_exactly():
    search = begun(middle("rings"))
    finish(in_slices(search, Budget(iterations=777), settle=False))
    assert search.iterations == 777


def test_it_stops_when_the_choice_is_settled():
    position = middle("rings")
    search = begun(position)
    finish(in_slices(search, Budget(iterations=3000)))
    first, second = search.leading_visits()
    assert search.iterations <= 3000
    assert first - second > 3000 - search.iterations or search.iterations == 3000
    only = Search(position.ruleset, Method(nodes=1 << 12), 1)
    only.begin(position._state, position.to_move, position.legal_moves.actions[:1])
    finish(in_slices(only, Budget(seconds=60)))
    assert only.iterations < 100


def test_it_can_be_cancelled():
    search = begun(middle("rings"))
    cancelled = threading.Event()
    threading.Timer(0.1, cancelled.set).start()
    started = time.perf_counter()
    with pytest.raises(Cancelled, match="stopped"):
        finish(in_slices(search, Budget(seconds=30), cancelled, settle=False))
    assert time.perf_counter() - started < 1


@pytest.mark.parametrize("budget", [{}, {"seconds": 0}, {"seconds": -1}, {"iterations": 0}])
def test_thinking_needs_a_budget(budget):
    with pytest.raises(BadOption, match="not a valid thinking time"):
        Budget(**budget)


# ---- Sense --------------------------------------------------------------------------------------


def winning_moves(position):
    seat = position.to_move
    after = ((move, position.play(move)) for move in position.legal_moves)
    return {move for move, p in after if p.over and p.ranks[seat] == 1 and p.ranks.count(1) == 1}


@pytest.mark.parametrize("number", [3, 6])
@pytest.mark.parametrize("game", ["rings", "memento"])
def test_a_move_that_wins_at_once_is_found(game, number):
    found = 0
    for seed in range(300):
        last = list(random_game(spielwerk.load(game), 9, seed).positions())[-2]
        winning = winning_moves(last)
        if not winning or len(last.legal_moves) < 2:
            continue
        search = begun(last, replace(level(game, number).method, nodes=1 << 14))
        search.step(2000)
        best = search.candidates()[0]
        assert last.text(best.action) in winning
        assert best.wins[last.to_move] == pytest.approx(1, abs=1e-4)
        found += 1
        if found == 5:
            return
    pytest.fail("no position with a winning move turned up")


def test_more_iterations_play_better():
    from spielwerk.bots.arena import play_game

    wins = 0
    for seed in range(10):
        names = ("uct:300", "uct:10") if seed % 2 else ("uct:10", "uct:300")
        ranks = play_game(spielwerk.load("rings"), names, seed).ranks
        wins += ranks[names.index("uct:300")] == 1
    assert wins >= 8


def test_playouts_know_what_is_hidden_only_as_it_was_dealt():
    """A tree of Triominos contains no move that the searching seat could not make."""
    position = middle("triominos")
    search = begun(position, Method(knowing, nodes=1 << 12))
    search.step(1000)
    legal = set(position.legal_moves.actions)
    assert {candidate.action for candidate in search.candidates()} <= legal
