"""One source, every machine: games agree byte for byte interpreted, by numba and in WebAssembly."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import spielwerk
from amounts import amount, soaks
from spielwerk.bots.tree import NODE
from spielwerk.check.same import differences
from spielwerk.engine.perft import perft
from spielwerk.engine.playouts import playouts, random_game
from spielwerk.runtime.cache import FileEach
from spielwerk.runtime.compile import compiled, jit
from spielwerk.runtime.target import CPU, INTERPRETED, TARGETS, WASM

pytestmark = pytest.mark.slow

GAMES_EACH = 850  # with 2, 3 and 4 players: 10,200 games
GAMES_PLAIN = amount(50, GAMES_EACH)  # plain Python takes minutes for all of them
GAMES_BYTE_BY_BYTE = 8
EVERY_RULESET = [
    (game, players) for game in spielwerk.GAMES for players in spielwerk.find_game(game).seats
]


@pytest.mark.parametrize(("game", "players"), EVERY_RULESET)
def test_games_agree_byte_for_byte_on_every_target(game, players):
    ruleset = spielwerk.load(game, players)
    assert not list(differences(ruleset, [CPU, WASM], players, GAMES_BYTE_BY_BYTE))


@soaks
@pytest.mark.parametrize(("game", "players"), EVERY_RULESET)
def test_a_seed_gives_the_same_games_on_every_target_and_number_of_threads(game, players):
    ruleset = spielwerk.load(game, players)
    one, two, native, plain = (
        playouts(ruleset, GAMES_EACH, 11, threads=1, target=WASM),
        playouts(ruleset, GAMES_EACH, 11, threads=3, target=WASM),
        playouts(ruleset, GAMES_EACH, 11, threads=2, target=CPU),
        playouts(ruleset, GAMES_PLAIN, 11, threads=1, target=INTERPRETED),
    )
    later = playouts(ruleset, 15, 11, first=25, threads=1)
    for field in ("ranks", "turns", "decisions", "ended"):
        expected = getattr(one, field)
        assert np.array_equal(expected, getattr(two, field))
        assert np.array_equal(expected, getattr(native, field))
        assert np.array_equal(expected[:GAMES_PLAIN], getattr(plain, field))
        assert np.array_equal(expected[25:40], getattr(later, field))
    for number in (0, 7):
        position = random_game(ruleset, 11, number)
        assert position.ranks == one.ranks[number].tolist()
        assert len(position.history) == one.decisions[number]
        assert position.ended == ruleset.game.rule(one.ended[number])


def test_different_seeds_and_numbers_give_different_games():
    ruleset = spielwerk.load(spielwerk.GAMES[0])
    histories = {
        tuple(random_game(ruleset, seed, number).history)
        for seed in range(3)
        for number in range(3)
    }
    assert len(histories) == 9


@pytest.mark.parametrize("target", TARGETS.values(), ids=lambda target: target.name)
def test_perft_is_the_same_on_every_target(target):
    start = spielwerk.load("rings", players=3).start()
    assert [perft(start, depth, target) for depth in range(3)] == [1, 30, 864]


def test_without_the_compiler_numba_is_not_even_imported():
    code = (
        "import sys, spielwerk\n"
        "from spielwerk.engine.playouts import playouts\n"
        "print(playouts(spielwerk.load('rings'), 3, 5).turns.tolist(), 'numba' in sys.modules)"
    )
    told = _python(code, SPIELWERK_JIT="0")
    expected = playouts(spielwerk.load("rings"), 3, 5).turns.tolist()
    assert told == f"{expected} False"


# ---- Compiling --------------------------------------------------------------------------------


def test_a_function_that_is_not_marked_is_not_compiled():
    with pytest.raises(TypeError, match="is not marked"):
        jit(len)


def test_a_closure_over_marked_functions_is_compiled_with_them():
    @compiled
    def double(n):
        return 2 * n

    def maker(function, by):
        @compiled
        def more(n):
            return function(n) + by

        return more

    assert maker(double, 1)(20) == jit(maker(double, 1))(20) == 41
    assert jit(maker(double, 5))(20) == 45  # another closure of the same function


PLAY_ONE = """
import spielwerk
from spielwerk.runtime.compile import jit
from spielwerk.engine.playouts import at_random, play_games, playouts
from spielwerk.runtime.target import CPU
game = spielwerk.load("rings")
turns = playouts(game, 1, 5, threads=1, target=CPU).turns[0]
stats = jit(play_games(game.rules, at_random(game.rules))).stats
print(turns, sum(stats.cache_hits.values()), sum(stats.cache_misses.values()))
"""


def test_machine_code_is_kept_between_processes_until_any_source_changes(tmp_path):
    package = tmp_path / "spielwerk"
    shutil.copytree(
        Path(spielwerk.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__")
    )
    first, hits, misses = _python(PLAY_ONE, PYTHONPATH=str(tmp_path)).split()
    assert (hits, misses) == ("0", "1")
    assert _python(PLAY_ONE, PYTHONPATH=str(tmp_path)).split() == [first, "1", "0"]
    # A change in a file that play_games only uses indirectly: RG-19 after 5 turns.
    rules = package / "games/rings/rules.py"
    rules.write_text(rules.read_text().replace("TURN_LIMIT = 1000", "TURN_LIMIT = 5"))
    assert _python(PLAY_ONE, PYTHONPATH=str(tmp_path)).split() == ["5", "0", "1"]


@pytest.mark.parametrize("number", [1, 2])
def test_what_calls_a_function_that_was_typed_in_is_not_kept(number):
    """Another one of the same name may be typed in next time."""
    page = {"__name__": "typed_in", "compiled": compiled}
    exec(f"@compiled\ndef typed():\n    return {number}\n", page)
    typed = page["typed"]

    @compiled
    def calling():
        return typed()

    assert jit(calling)() == number


def test_a_file_of_machine_code_is_never_mistaken_for_another(tmp_path):
    """Not even if processes compile for several games at once, or after an update."""
    old, new = (FileEach(str(tmp_path), "function", stamp) for stamp in ("old", "new"))
    old.save("a signature", 1)
    assert new.load("a signature") is None, "made of other sources"
    new.save("another", 2)
    assert (old.load("a signature"), old.load("another"), new.load("another")) == (1, None, 2)
    new.save("a signature", 3)
    assert (old.load("a signature"), new.load("a signature"), new.load("another")) == (None, 3, 2)
    assert len(list(tmp_path.iterdir())) == 2, "what is stale does not pile up"


def _python(code, **environment):
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


# ---- State records ----------------------------------------------------------------------------


def test_a_number_that_does_not_fit_its_field_is_refused():
    rules = spielwerk.find_game("rings").rules
    plain = rules.state.blank()
    plain.turns = 1 << 20
    with pytest.raises(OverflowError):
        rules.state.pack(plain)


@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_a_record_is_laid_out_as_numpy_and_c_compilers_do(game):
    for record in (spielwerk.find_game(game).rules.state, NODE):
        told = {name: record.dtype.fields[name][1] for name in record.dtype.names}
        assert {field.name: field.offset for field in record.fields} == told
        assert record.dtype.itemsize == record.size
