"""Playouts on a GPU match the CPU's, game by game. Without a GPU they are simulated, and the
kernels are still compiled for one."""

import os
import subprocess
import sys
from itertools import pairwise

import numpy as np
import pytest

import spielwerk
from amounts import amount, soaks
from gpus import TableThere
from spielwerk import cli, lab
from spielwerk.engine.playouts import random_game
from spielwerk.engine.policies import at_random, knowing
from spielwerk.errors import Failure

pytestmark = pytest.mark.usefixtures("english")

EVERY = [(game, players) for game in spielwerk.GAMES for players in (2, 3, 4)]

COMPARE = """
import sys
import numpy as np
import spielwerk
from spielwerk import lab

for name in spielwerk.GAMES:
    for players in (2, 3, 4):
        game = spielwerk.load(name, players)
        one, other = (
            lab.playouts(game, int(sys.argv[1]), 7, first=3, device=device)
            for device in ("cuda", "cpu")
        )
        for found, expected in zip(one.arrays, other.arrays, strict=True):
            assert np.array_equal(found, expected), (name, players, found, expected)
        assert len(set(one.decisions.tolist())) > 1, (name, players)
        print(name, players)
"""


def has_gpu():
    from numba import cuda

    return cuda.is_available()


@pytest.mark.parametrize("simulated", [True, False], ids=["simulated", "real"])
def test_the_games_are_the_same_as_on_the_cpu(simulated):
    if not (simulated or has_gpu()):
        pytest.skip("no GPU")
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1" if simulated else "0"}
    games = "4" if simulated else "20000"
    done = subprocess.run(
        [sys.executable, "-c", COMPARE, games], capture_output=True, text=True, env=environment
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split("\n")[:-1] == [f"{name} {players}" for name, players in EVERY]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_games_that_are_compared_somebody_stays_instead_of_hitting(players):
    """DI-18: otherwise the comparison would not say that a GPU knows it."""
    game = spielwerk.load("dimenticato", players)
    stayed = 0
    for number in range(3, 7):
        for before, after in pairwise(random_game(game, 7, number).positions()):
            stayed += after.last_move == "pass" and before.view()["asks"] == "hit"
    assert stayed > 0


# With two players the knowing policy is compiled, with more the one at random; each takes its
# quarter of a minute.
KNOWING, AT_RANDOM = ("rings", 2), ("dimenticato", 3)
OTHERS = (("memento", 3), ("triominos", 2))


@soaks
@pytest.mark.parametrize(("name", "players"), [KNOWING, AT_RANDOM, *amount((), OTHERS)])
def test_the_kernels_compile_for_a_gpu_of_compute_capability_9(name, players, monkeypatch):
    import numba
    from cuda.core import Program, ProgramOptions
    from numba import cuda, types

    from spielwerk.lab.cuda import kernel

    class Hopper:
        compute_capability = (9, 0)

    monkeypatch.setattr("numba.cuda.dispatcher.get_current_device", lambda: Hopper)
    rules = spielwerk.find_game(name).rules
    policy = knowing(rules) if players == 2 else at_random(rules)
    column, small = types.int32[::1], types.int8[::1]
    arguments = (
        numba.from_dtype(rules.state.dtype)[::1], types.uint64, types.int64,
        types.int8[:, ::1], column, column, small,
    )  # fmt: skip
    play = kernel(rules, players, policy, TableThere)
    ptx, _ = cuda.compile(play, types.void(*arguments), device=False, cc=(9, 0), abi="numba")
    assert ".target sm_90" in ptx
    assert "_cudapy_cmem" not in ptx  # no table has become a constant
    machine_code = Program(ptx, "ptx", ProgramOptions(arch="sm_90")).compile("cubin")
    assert machine_code.code.startswith(b"\x7fELF")


def test_a_missing_gpu_is_reported_and_nothing_else_is_done(capfd):
    if has_gpu():
        pytest.skip("there is a GPU")
    with pytest.raises(Failure, match="No GPU can be used"):
        lab.playouts(spielwerk.load("rings"), 10, device="cuda")
    assert cli.run(["simulate", "rings", "--games", "10", "--device", "cuda"]) == 1
    told = capfd.readouterr()
    assert told.out == ""
    assert told.err.startswith("No GPU can be used: ")
    assert told.err.count("\n") == 1


def test_too_little_memory_is_reported(monkeypatch):
    from cuda.core._utils.cuda_utils import CUDAError

    from spielwerk.lab import cuda

    def refuse(*_):
        raise CUDAError("CUDA_ERROR_OUT_OF_MEMORY: The API call failed")

    monkeypatch.setattr(cuda, "kernel_here", refuse)
    with pytest.raises(Failure, match=r"run out of memory\. .*--device cpu"):
        lab.playouts(spielwerk.load("rings"), 10, device="cuda")


def test_our_own_error_is_not_mistaken_for_one_of_the_gpu(monkeypatch):
    from spielwerk.lab import cuda

    def fail(*_):
        raise ZeroDivisionError

    monkeypatch.setattr(cuda, "kernel_here", fail)
    with pytest.raises(ZeroDivisionError):
        lab.playouts(spielwerk.load("rings"), 10, device="cuda")


def test_an_unknown_device(capfd):
    assert cli.run(["simulate", "rings", "--device", "tpu"]) == 2
    assert capfd.readouterr().err == "There is no device “tpu”. Available: cpu, cuda.\n"


@pytest.mark.parametrize("more", [["--bots", "1,1"], ["--record", "x"], ["--cluster", "auto"]])
def test_what_a_gpu_does_not_do_is_refused(more, capfd):
    assert cli.run(["simulate", "rings", "--device", "cuda", *more]) == 2
    assert "random games on this machine only" in capfd.readouterr().err


def test_a_missing_extra_is_reported(monkeypatch):
    monkeypatch.setitem(sys.modules, "numba_cuda", None)
    with pytest.raises(spielwerk.MissingExtra, match=r"spielwerk\[cuda\]"):
        lab.playouts(spielwerk.load("rings"), 10, device="cuda")


def test_a_missing_extra_is_one_line(monkeypatch, capfd):
    monkeypatch.setitem(sys.modules, "numba_cuda", None)
    assert cli.run(["simulate", "rings", "--device", "cuda"]) == 2
    (line,) = capfd.readouterr().err.splitlines()
    assert 'pip install "spielwerk[cuda]"' in line


def test_on_the_cpu_the_games_are_those_of_the_engine():
    from spielwerk.engine.playouts import playouts

    game = spielwerk.load("rings", 3)
    seen = []
    ours = lab.playouts(game, 50, 5, first=2, progress=seen.append)
    assert np.array_equal(ours.decisions, playouts(game, 50, 5, first=2).decisions)
    assert sum(seen) == 50
