"""Rules and positions that are sent to other processes, and copied."""

import copy
import multiprocessing
import pickle
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace

import pytest

import spielwerk
import variants
from guests import TINY
from spielwerk import BadOption, Ruleset
from spielwerk.engine.playouts import random_game
from spielwerk.engine.position import LegalMoves
from spielwerk.runtime.compile import compiled
from variants import RINGS, SHORT


def sent(value):
    return pickle.loads(pickle.dumps(value))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", spielwerk.GAMES)
def test_positions_come_back_as_they_were(name, players):
    game = spielwerk.load(name, players).named("ours")
    last = random_game(game, 3, 0)
    position = list(last.positions())[len(last.history) // 2]
    for each in (position, position.redealt(1, 5), last):
        again = sent(each)
        assert again == each
        assert again.history == each.history
        assert again.view(1) == each.view(1)
        assert again.ruleset.variant == "ours"
        assert (again.seats, again.first) == (each.seats, each.first)
        assert list(sent(each.legal_moves)) == each.moves_as_text()
    assert sent(position).record() == position.record()
    assert sent(last).ranks == last.ranks
    begun = game.start(seed=1, seats=[f"player {seat}" for seat in range(players)], first=1)
    assert sent(begun).record() == begun.record()


def test_a_position_from_a_line_comes_back():
    line = "rings 2 to_move=1 turns=3 blue=a1,b1 orange=a2 hand=8,9"
    assert sent(spielwerk.read_position(line)).record() == spielwerk.read_position(line).record()


@pytest.mark.parametrize("name", spielwerk.GAMES)
def test_rules_come_back_as_they_were(name):
    game = spielwerk.load(name)
    assert sent(game) == game
    assert sent(game).game is game.game
    assert sent(Ruleset.of(SHORT, 3)).game is SHORT


def test_what_never_changes_is_its_own_copy():
    """Even if it could not be sent."""
    position = Ruleset.of(local()).start()
    for each in (position, position.ruleset):
        assert copy.copy(each) is each
        assert copy.deepcopy(each) is each
    assert isinstance(copy.deepcopy(position.legal_moves), LegalMoves)


ENVIRONMENT = """
import pickle
from spielwerk.adapters import pettingzoo
env = pettingzoo.env("rings", players=3)
env.reset(seed=1)
env.step(0)
print(pickle.loads(pickle.dumps(env)).unwrapped.position.turns)
"""
POSITION = """
import pickle
from spielwerk.games import load
print(pickle.loads(pickle.dumps(load("rings").start().play("a1"))).turns)
"""
BATCH = """
import pickle
from spielwerk.games import load
from spielwerk.lab.batch import Batch
batch = Batch(load("rings"), 2, seed=1)
batch.step([0, 0])
print(pickle.loads(pickle.dumps(batch)).position(1).turns)
"""


@pytest.mark.parametrize("program", [ENVIRONMENT, POSITION, BATCH])
def test_whatever_is_imported_can_be_sent(program):
    """Also where no name of `spielwerk` itself is used."""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("1\n", "")


def test_another_process_plays_on():
    position = Ruleset.of(SHORT, 3).start().play("a1")
    spawn = multiprocessing.get_context("spawn")
    # Unlike `Pool`, it says so if the other process cannot read what it is sent.
    with ProcessPoolExecutor(1, mp_context=spawn) as pool:
        same, after = pool.submit(variants.played, position).result()
    assert same == position
    assert same.ruleset.game is SHORT
    assert after.history == ["a1", position.legal_moves[0]]


def local():
    @compiled
    def apply(state, action):
        variants.usual_apply(state, action)

    return replace(RINGS, rules=replace(RINGS.rules, apply=apply))


def test_rules_that_no_other_process_could_import_say_so():
    for each in (Ruleset.of(local()), Ruleset.of(local()).start()):
        with pytest.raises(BadOption, match=r"Rings.*apply.*top level of a module"):
            pickle.dumps(each)


def test_a_process_that_lacks_the_game_says_which(monkeypatch):
    monkeypatch.syspath_prepend(TINY)
    import twigs

    content = pickle.dumps(Ruleset.of(twigs.GAME).start())
    assert pickle.loads(content) == Ruleset.of(twigs.GAME).start()
    code = "import pickle, sys; pickle.loads(sys.stdin.buffer.read())"
    done = subprocess.run([sys.executable, "-c", code], input=content, capture_output=True)
    last = done.stderr.decode().splitlines()[-1]
    assert "“twigs:GAME” cannot be loaded" in last
    assert "No module named 'twigs'" in last
