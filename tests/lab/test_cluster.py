"""A Ray cluster does the work: the same results even when a machine is lost, and one clear line for
anything that goes wrong."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

import pytest

import cluster_jobs
import programs
import spielwerk
import variants
from clusters import TESTS, RayCluster, changed_package, wait_until
from commands import command, press_ctrl_c
from crews import Here
from servers import ON_LINUX
from services import free_port
from spielwerk import BadOption, MissingExtra, cli
from spielwerk.bots.arena import Pairing, play_all
from spielwerk.engine.playouts import playouts, random_game
from spielwerk.engine.position import Ruleset
from spielwerk.engine.replays import as_line
from spielwerk.errors import Failure
from spielwerk.lab import cluster as cluster_module
from spielwerk.lab import crew
from spielwerk.lab.cluster import Cluster
from spielwerk.lab.jobs import _batches, count_games, record_games
from spielwerk.parallel.crew import Processes
from spielwerk.workbench.summary import Summary

RINGS = spielwerk.load("rings")
pytestmark = ON_LINUX


@pytest.fixture(scope="module")
def started_cluster():
    # Ray puts sockets there, whose paths must be short.
    with tempfile.TemporaryDirectory(prefix="ray-", dir="/tmp") as folder:
        cluster = RayCluster(folder)
        yield cluster
        cluster.stop()


@pytest.fixture
def ray(started_cluster, monkeypatch):
    """A cluster with two machines, whatever the previous test did to it."""
    started_cluster.start()
    monkeypatch.setenv("RAY_AUTH_TOKEN", started_cluster.token)
    return started_cluster


@pytest.fixture(autouse=True)
def _environment(english, monkeypatch):
    for name in ("RAY_ADDRESS", "RAY_AUTH_TOKEN"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("RAY_AUTH_MODE", "token")
    monkeypatch.setenv("SPIELWERK_JIT", "0")


@pytest.fixture
def run(capfd):
    """Run a command. Returns the exit code and everything that reached the terminal."""

    def run(*arguments):
        code = cli.run([str(argument) for argument in arguments])
        told = capfd.readouterr()
        return code, told.out, told.err

    return run


def fails(result, code, *words):
    told, out, err = result
    assert (told, out) == (code, "")
    assert err.count("\n") == 1, err
    for word in words:
        assert word in err


def is_gone(group):
    """No process of a group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def summary_of(counts):
    summary = Summary(RINGS)
    for each in counts:
        summary.add_counts(each)
    return summary


def all_but_seconds(result):
    code, out, err = result
    assert (code, err) == (0, "")
    data = json.loads(out)
    return data.pop("seconds", 0) >= 0 and data


# ---- The same as here -------------------------------------------------------------------------


def test_a_simulation_is_the_same_on_a_cluster(ray, run):
    simulate = ("simulate", "rings", "-p", 3, "-n", 250, "-s", 11, "--option", "pawns=6", "--json")
    there = all_but_seconds(run(*simulate, "--cluster", ray.address))
    assert there == all_but_seconds(run(*simulate))
    assert there["games"] == 250


def test_a_ladder_is_the_same_on_a_cluster(ray, run):
    ladder = ("ladder", "rings", "-n", 5, "--bots", "random,uct:1", "-s", 5, "--json")
    there = all_but_seconds(run(*ladder, "--cluster", ray.address))
    assert there == all_but_seconds(run(*ladder))
    assert sum(map(sum, there["points"])) == 5


def test_a_report_is_the_same_on_a_cluster(ray, run, tmp_path):
    numbers = []
    for number, where in enumerate(([], ["--cluster", ray.address])):
        page = tmp_path / f"{number}.html"
        report = ("report", "rings", "-n", 4, "--level", "uct:1", "-s", 5, "--output", page)
        assert run(*report, *where)[0] == 0
        numbers.append(json.loads(page.with_suffix(".json").read_text(encoding="utf-8")))
        del numbers[-1]["seconds"]
    assert numbers[0] == numbers[1]
    assert numbers[0]["games"] == 4


def test_programs_and_variants_play_on_a_cluster(ray):
    """They are imported there, and what cannot be is named."""
    variant = Ruleset.of(variants.SHORT)
    pairings = [Pairing((programs.Lucky, programs.Nth(2)), number) for number in range(3)]
    with Cluster(ray.address) as cluster:
        played = play_all(variant, pairings, crew=cluster)
        assert played == play_all(variant, pairings, crew=Here())
        assert {one.turns for one in played} == {variants.LONGEST}
        for name, kind in (("nowhere:First", BadOption), ("programs:Failing", Failure)):
            with pytest.raises(kind, match=name):
                play_all(variant, [Pairing((name, "random"), 0)], crew=cluster)


def test_one_connection_does_all_sorts_of_work(ray, tmp_path):
    """Records, errors that arrive unchanged, and work that nobody waits for any more."""
    with Cluster(ray.address) as cluster:
        told = list(record_games(cluster, RINGS, 40, 3, legal=True))
        lines = [line for _, lines in told for line in lines]
        assert lines == [as_line(random_game(RINGS, 3, number), legal=True) for number in range(40)]
        assert summary_of(counts for counts, _ in told).games == 40

        assert sorted(cluster.do(cluster_jobs.divide, [(6, 2), (1, 4)])) == [(0, 3.0), (1, 0.25)]
        assert list(cluster.do(cluster_jobs.divide, [])) == []
        with pytest.raises(ZeroDivisionError) as caught:
            list(cluster.do(cluster_jobs.divide, [(1, 1), (1, 0)]))
        assert caught.type is ZeroDivisionError
        assert str(caught.value) == "division by zero"
        assert "return number / by" in caught.value.__notes__[0], "where it happened is told too"
        with pytest.raises(BadOption, match="“-1”"):
            list(cluster.do(playouts, [(RINGS.id, 1, -1)]))

        tasks = [(tmp_path, 0, 0.0), *((tmp_path, number, 600.0) for number in range(1, 50))]
        results = cluster.do(cluster_jobs.marked_sleep, tasks)
        assert next(results) == (0, 0)
        wait_until(ray.worker.is_at_work)
        results.close()
        wait_until(lambda: not ray.head.is_at_work() and not ray.worker.is_at_work())
        assert len(list(tmp_path.iterdir())) < 10

        assert list(cluster.do(cluster_jobs.divide, [(8, 2)])) == [(0, 4.0)]


# ---- Lost machines ----------------------------------------------------------------------------


def test_what_a_lost_machine_was_doing_is_done_again(ray, tmp_path):
    doomed = ray.worker.process.pid
    tasks = [(tmp_path, doomed, *batch) for batch in _batches(RINGS, 30, 7, 2)]
    counts = {}
    progress = []

    def begun_by(machine):
        return {number for number, session in cluster_jobs.marks(tmp_path) if session == machine}

    with Cluster(ray.address) as cluster:
        for place, told in cluster.do(cluster_jobs.marked_count, tasks):
            counts[place] = told
            progress.append(told["games"])
            if len(progress) == 5:
                wait_until(lambda: begun_by(doomed))
                ray.worker.kill()
    lost = begun_by(doomed)
    expected = Summary(RINGS)
    expected.add(playouts(RINGS, 30, 7))
    assert summary_of(counts.values()).as_json() == expected.as_json()
    assert sum(progress) == 30
    assert len(progress) == len(tasks), "nothing is counted twice"
    assert lost
    assert begun_by(ray.head.process.pid) == set(range(30)), "what was lost was done again"


def test_ctrl_c_ends_it_here_and_there(ray, tmp_path):
    record = tmp_path / "games.jsonl"
    simulate = ("simulate", "rings", "-n", 100000, "--record", record, "--cluster", ray.address)
    with command(*simulate) as running:
        wait_until(ray.worker.is_at_work)
        press_ctrl_c(running)
        out, err = running.communicate(timeout=40)
        fails((running.returncode, out, err), 130, "Stopped")
        wait_until(lambda: not ray.head.is_at_work() and not ray.worker.is_at_work())
        assert list(tmp_path.iterdir()) == []
        wait_until(lambda: is_gone(running.pid))


DEAF = """
import os, signal, sys
from multiprocessing import active_children
import cluster_jobs
from spielwerk.lab.cluster import Cluster

with Cluster(sys.argv[1]) as cluster:
    (driver,) = active_children()
    os.kill(driver.pid, signal.SIGINT)
    print(list(cluster.do(cluster_jobs.divide, [(8, 2)])))
"""


def test_the_driver_does_not_hear_ctrl_c(ray):
    done = subprocess.run(
        [sys.executable, "-c", DEAF, ray.address],
        env={**os.environ, "PYTHONPATH": str(TESTS)},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert (done.stdout, done.stderr) == ("[(0, 4.0)]\n", "")


# ---- What may go wrong ------------------------------------------------------------------------


def test_every_machine_must_have_the_same_spielwerk(ray, run, tmp_path):
    package = changed_package(tmp_path)
    other = ray.join(packages=tmp_path)
    try:
        fails(run("simulate", "rings", "--cluster", ray.address), 1, other.host, "Spielwerk")
        shutil.rmtree(package)
        package.mkdir()
        (package / "__init__.py").touch()  # as good as none
        fails(run("ladder", "rings", "--cluster", ray.address), 1, other.host, "Spielwerk")
    finally:
        other.stop()


@pytest.mark.parametrize("token", ["0" * 32, None])
def test_an_unknown_token(ray, run, monkeypatch, tmp_path, token):
    monkeypatch.setenv("HOME", str(tmp_path))
    if token is None:
        monkeypatch.delenv("RAY_AUTH_TOKEN")
    else:
        monkeypatch.setenv("RAY_AUTH_TOKEN", token)
    fails(run("simulate", "rings", "--cluster", ray.address), 1, ray.address, "token")


def test_something_else_answers(run, monkeypatch):
    monkeypatch.setattr(cluster_module, "CONNECT_SECONDS", 2.0)
    monkeypatch.setenv("RAY_AUTH_TOKEN", "0" * 32)
    port = free_port()
    web = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1"]
    with subprocess.Popen(web, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            result = (1, "", "No answer from")
            while "No answer from" in result[2]:  # until it has started
                result = run("simulate", "rings", "--cluster", f"127.0.0.1:{port}")
        finally:
            server.terminate()
    fails(result, 1, str(port), "something answers")


@pytest.mark.parametrize("address", ["", "here", "here:", ":1", "here:port", "a:1/b", "http://a:1"])
def test_not_an_address(run, address):
    fails(run("simulate", "rings", "--cluster", address), 2, f"“{address}”", "HOST:PORT")


def test_ray_client_is_not_needed(run):
    fails(run("ladder", "rings", "--cluster", "ray://a:10001"), 2, "ray://a:10001", "ray start")


def test_nobody_answers(run):
    address = f"127.0.0.1:{free_port()}"
    fails(run("simulate", "rings", "--cluster", address), 1, address, "refused")
    fails(run("simulate", "rings", "--cluster", "nowhere.invalid:1"), 1, "nowhere.invalid:1")


def test_ray_is_an_extra(run, monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra):
        crew("auto")
    fails(run("simulate", "rings", "--cluster", "auto"), 2, "spielwerk[cluster]")


# ---- Without a cluster ------------------------------------------------------------------------


def test_without_a_cluster_the_crew_is_here():
    with crew(workers=1) as here:
        assert isinstance(here, Processes)
        counted = summary_of(count_games(here, RINGS, 30, 2))
    expected = Summary(RINGS)
    expected.add(playouts(RINGS, 30, 2))
    assert counted == expected


@pytest.mark.parametrize("games", [1, 99, 100, 101, 250, 1_000_003])
def test_batches_are_all_games_once(games):
    last = 0
    for *_, first, count in _batches(RINGS, games, 0, 4096):
        assert first == last
        assert 0 < count <= 4096
        last += count
    assert last == games


def test_importing_the_command_line_does_not_import_ray():
    code = "import sys, spielwerk.cli, spielwerk.lab.jobs; print('ray' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


# ---- Nothing left: last, because the machines must be started again ---------------------------


def test_a_lost_cluster_is_abandoned(ray, tmp_path):
    tasks = [(tmp_path, number, 0.2) for number in range(1000)]
    with Cluster(ray.address, patience=6) as cluster:
        results = cluster.do(cluster_jobs.marked_sleep, tasks)
        next(results)
        wait_until(ray.worker.is_at_work)
        for machine in (ray.worker, ray.head):
            machine.kill()
        started = time.monotonic()
        with pytest.raises(Failure, match=f"at {ray.address} is lost"):
            list(results)
        assert time.monotonic() - started < 30
