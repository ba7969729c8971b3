"""Nets that learn: a tiny one plays well after seconds, and a run that was stopped comes to the
same net as one that was not."""

import json
import signal
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import spielwerk
from spielwerk import cli
from spielwerk.engine import net as whole_numbers
from spielwerk.engine.levels import Budget
from spielwerk.engine.net import Net, room_in
from spielwerk.engine.position import Ruleset
from spielwerk.errors import BadOption, BadRecord
from spielwerk.lab.learning import Course, curve, learner, runs, train
from spielwerk.lab.learning.checkpoints import Checkpoint
from spielwerk.lab.learning.cores import CompiledNet
from spielwerk.lab.learning.curve import Curve, play
from spielwerk.lab.learning.learner import Learner
from spielwerk.lab.learning.net import LearningNet
from spielwerk.lab.rows import Cores, workplace
from spielwerk.runtime.chance import random64
from spielwerk.runtime.state import PlainRows
from spielwerk.runtime.target import INTERPRETED
from spielwerk.system.files import part_of

pytestmark = pytest.mark.usefixtures("english")

COURSE = Course("rings", rounds=30, games=64, seed=1, curve_games=0)
SHORT = replace(COURSE, rounds=4, games=16)
SHORT_TYPED = ("train", "rings", "--rounds", "4", "--games", "16", "--seed", "1")


class Killed(Exception):
    pass


def quiet(standing):
    pass


@pytest.fixture
def eager(monkeypatch):
    """Every round is told and kept."""
    monkeypatch.setattr(runs, "CHECKPOINT_SECONDS", 0.0)
    monkeypatch.setattr(runs, "REPORT_SECONDS", 0.0)


@pytest.fixture(scope="module")
def short(tmp_path_factory):
    """The net of the short course, learnt at one go."""
    return train(SHORT, tmp_path_factory.mktemp("short") / "1.net", quiet)


@pytest.fixture
def run(capsys):
    """Run a command. Returns the exit code, its output and its errors."""

    def run(*arguments):
        code = cli.run([str(argument) for argument in arguments])
        told = capsys.readouterr()
        return code, told.out, told.err

    return run


def timeless(net):
    """A net without when it was made."""
    made = {name: value for name, value in net.made.items() if name not in ("date", "seconds")}
    return replace(net, made=made)


# ---- What is learnt ---------------------------------------------------------------------------


def test_a_net_learns_to_beat_random_play(tmp_path, monkeypatch):
    """Looking one move ahead, so that it is the judgement that wins."""
    ahead = replace(curve.LEARNT, budget=Budget(iterations=1))
    monkeypatch.setattr(curve, "LEARNT", ahead)

    def points(net):
        games = [(game % 2, random64(9, game // 2)) for game in range(40)]
        return sum(play("rings", 2, {}, net, "random", *game) for game in games)

    before = points(Learner(COURSE).net.rounded({}))
    after = points(train(COURSE, tmp_path / "2.net", quiet))
    assert after >= 36
    assert after > before


def test_what_is_learnt_depends_on_the_seed_and_the_rounds_alone(short, tmp_path):
    again = train(SHORT, tmp_path / "again.net", quiet, threads=1)
    assert timeless(again) == timeless(short)
    other = train(replace(SHORT, seed=2), tmp_path / "other.net", quiet)
    assert other.layers != short.layers
    assert timeless(Net.read(tmp_path / "again.net")) == timeless(short)


def test_a_net_tells_how_it_was_made(short):
    made = short.made
    assert made["command"] == (
        "spielwerk train rings --players 2 --device cpu --games 16 --lam 0.85 --seed 1 --rounds 4"
        " --no-curve"
    )
    assert made["positions"] > 4 * 16 * 16
    assert made["version"] == spielwerk.__version__


def test_minutes_become_rounds_which_repeat_the_run(tmp_path, monkeypatch):
    monkeypatch.setattr(runs, "MEASURED_SECONDS", 0.0)
    hasty = replace(SHORT, rounds=None, minutes=0.002)
    net = train(hasty, tmp_path / "a.net", quiet)
    rounds = net.made["rounds"]
    assert rounds >= 1
    again = train(replace(SHORT, rounds=rounds), tmp_path / "b.net", quiet)
    assert timeless(again) == timeless(net)


# ---- The net ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def judged():
    """Positions as features, goals, and a net for them: compiled, and by numpy's products as on a
    GPU."""
    course = replace(SHORT, players=3)
    place = workplace(course.ruleset.rules, course.features, "cpu")
    compiled = CompiledNet(place, course.features, 3, seed=5, most=100)
    plain = LearningNet(np, course.features, 3, seed=5)
    random = np.random.default_rng(1)
    features = (random.random((100, course.features)) < 0.15).astype(np.uint8)
    goals = random.dirichlet((1, 1, 1), 100).astype(np.float32)
    return compiled, plain, features, goals


def test_cores_and_gpus_judge_alike(judged):
    compiled, plain, features, _ = judged
    chances = compiled.judge(features)
    assert np.allclose(chances.sum(1), 1)
    assert chances.std(0).min() > 0.01
    assert np.allclose(chances, plain.judge(features.astype(np.float32)), atol=1e-5)


def test_cores_and_gpus_learn_alike(judged):
    compiled, plain, features, goals = judged
    loss, gradient = compiled.gradient(features, goals)
    same_loss, same_gradient = plain.gradient(features, goals)
    assert loss == pytest.approx(same_loss, abs=1e-5)
    for one, other in zip(gradient, same_gradient, strict=True):
        assert np.allclose(one, other, atol=1e-6)
        assert np.abs(one).max() > 1e-5


def test_the_gradient_leads_downhill(judged):
    _, plain, features, goals = judged
    loss, gradient = plain.gradient(features, goals)
    for weights, slopes in zip(plain.weights, gradient, strict=True):
        before = weights.copy()
        step = 1e-3 / np.abs(slopes).max()
        weights -= np.float32(step) * slopes
        expected = step * float((slopes * slopes).sum())
        assert loss - plain.gradient(features, goals)[0] == pytest.approx(expected, rel=0.1)
        weights[:] = before


def test_in_whole_numbers_it_judges_nearly_the_same(judged):
    _, plain, features, _ = judged
    space = INTERPRETED.space(None)
    weights, room = plain.rounded({}).put_into(space), room_in(space)
    expected = plain.judge(features.astype(np.float32))
    for row in range(10):
        active = np.flatnonzero(features[row])
        whole_numbers.judge(active, len(active), *weights, *room)
        assert np.allclose(room[-1][:3], expected[row], atol=0.03)


# ---- The games --------------------------------------------------------------------------------


class Place:
    """A workplace where the compiled functions run as they are, in Python."""

    xp = np

    def __init__(self, rules, features, device, threads):
        self._record = rules.state
        moves, active = np.zeros(rules.max_moves, np.int32), np.zeros(features, np.int32)
        self._scratch = PlainRows(rules.state, 2), moves, active, np.zeros(4, np.int32)

    def states(self, rows):
        return PlainRows(self._record, rows)

    def put(self, array):
        rows = PlainRows(self._record, len(array))
        for n in range(len(array)):
            rows[n] = self._record.unpack(array[n].tobytes())
        return rows

    def each(self, do):
        def run(rows, *arrays):
            for row in range(rows):
                do(row, *self._scratch, *arrays)

        return run


def test_a_round_is_the_same_interpreted_and_compiled(monkeypatch):
    course = replace(SHORT, games=2, steps=3, updates=2, players=3)
    compiled = Learner(course)
    monkeypatch.setattr(learner, "workplace", Place)
    plain = Learner(course)
    assert plain.round(0.5, 1e-3) == pytest.approx(compiled.round(0.5, 1e-3), abs=1e-4)
    assert plain.positions == compiled.positions
    for one, other in zip(plain.net.weights, compiled.net.weights, strict=True):
        assert np.allclose(one, other, atol=1e-4)


def test_a_gpu_would_learn_the_same(monkeypatch):
    """All but the kernels, which need one: features as bits of floating-point numbers, and the
    net's products of matrices."""
    course = replace(SHORT, games=8, steps=4)
    here = Learner(course)
    monkeypatch.setattr(learner, "workplace", lambda *given: Cores(*given[:2], threads=1))
    there = Learner(replace(course, device="cuda"))
    assert type(there.net) is LearningNet
    assert there.round(0.1, 1e-3) == pytest.approx(here.round(0.1, 1e-3), abs=1e-5)
    assert there.positions == here.positions
    for one, other in zip(there.net.weights, here.net.weights, strict=True):
        assert np.allclose(one, other, atol=1e-5)


@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_a_mover_chooses_among_its_legal_moves(game, monkeypatch):
    monkeypatch.setattr(learner, "workplace", Place)
    course = Course(game, players=3, rounds=1, games=2, steps=1, updates=1, curve_games=0)
    one = Learner(course)
    truth = [one._states[row].copy() for row in range(2)]
    one.round(0.0, 1e-3)
    ruleset = course.ruleset
    for row, state in enumerate(truth):
        buffer = [0] * ruleset.rules.max_moves
        legal = ruleset.rules.legal_knowing or ruleset.rules.legal
        assert one._counts[row] == legal(state, buffer)
        assert one._chosen[row] in buffer[: one._counts[row]]
    assert np.allclose(one._goals().sum(-1), 1, atol=1e-5)


# ---- Stopped and resumed ----------------------------------------------------------------------


@pytest.mark.usefixtures("eager")
def test_a_run_that_was_killed_goes_on_and_learns_the_same(short, tmp_path):
    path = tmp_path / "killed.net"

    def kill(standing):
        if standing.round == 2:
            raise Killed

    with pytest.raises(Killed):
        train(SHORT, path, kill)
    assert not path.exists()
    told = []
    net = train(SHORT, path, told.append)
    assert timeless(net) == timeless(short)
    begun = told[1]
    assert begun.resumed
    assert begun.round == 2
    assert list(tmp_path.iterdir()) == [path]


@pytest.fixture
def ctrl_c():
    """Ctrl-C is heard, also where these tests run in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_ends_the_round_and_says_how_to_go_on(short, tmp_path, run, monkeypatch):
    monkeypatch.chdir(tmp_path)  # messages shorten what is long
    path = Path("2.net")
    one_round = Learner.round

    def press_ctrl_c(self, *given):
        if self.rounds == 2:
            signal.raise_signal(signal.SIGINT)
        return one_round(self, *given)

    monkeypatch.setattr(Learner, "round", press_ctrl_c)
    before = signal.getsignal(signal.SIGINT)
    code, out, err = run(*SHORT_TYPED, "--to", path, "--no-curve")
    assert (code, out) == (130, "")
    assert err == f"Stopped and saved in {path}.part. To go on, give the same command again.\n"
    assert signal.getsignal(signal.SIGINT) == before
    assert Checkpoint.read(part_of(path), SHORT).arrays["counters"][0] == 3
    monkeypatch.setattr(Learner, "round", one_round)
    code, out, err = run(*SHORT_TYPED, "--to", path, "--no-curve", "--json")
    assert (code, err) == (0, "Going on after round 3 of 4.\n")
    assert json.loads(out)["command"] == short.made["command"]
    assert timeless(Net.read(path)) == timeless(short)


@pytest.mark.usefixtures("ctrl_c")
def test_a_round_that_was_interrupted_twice_is_lost(tmp_path, run, monkeypatch):
    def press_twice(self, *given):
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(runs, "_warm_up", lambda *_, **__: 1.0)
    monkeypatch.setattr(Learner, "round", press_twice)
    code, _, err = run(*SHORT_TYPED, "--to", tmp_path / "2.net", "--no-curve")
    assert (code, err) == (130, "Stopped. Nothing was written.\n")
    assert list(tmp_path.iterdir()) == []


# ---- Refusals ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        (["--minutes", 1], "Give either --minutes or --rounds"),
        (["--rounds", -1], "--rounds cannot be “-1”"),
        (["--games", 0], "“0” is not a number of games"),
        (["--lam", 1.5], "between 0 and 1, not “1.5”"),
        (["--curve-games", -2], "--curve-games cannot be “-2”"),
        (["--device", "abacus"], "There is no device “abacus”"),
        (["--option", "pawns=99"], "pawns cannot be “99”"),
        (["--seed", -1], "-1"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_line(typed, words, tmp_path, run):
    code, out, err = run(*SHORT_TYPED, "--to", tmp_path / "2.net", *typed)
    assert (code, out) == (2, "")
    assert words in err
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_file_is_replaced_only_by_force(short, tmp_path, run):
    path = tmp_path / "2.net"
    path.write_text("precious")
    code, _, err = run(*SHORT_TYPED, "--to", path, "--no-curve")
    assert (code, err) == (2, f"{path} exists already. To replace it, add --force.\n")
    assert path.read_text() == "precious"
    code, out, _ = run(*SHORT_TYPED, "--to", path, "--no-curve", "--force")
    assert code == 0
    assert out.startswith(f"The net: {path}. Rounds: 4; positions judged: ")
    assert timeless(Net.read(path)) == timeless(short)


def test_a_folder_that_is_not_there_is_noticed_before_anything_is_learnt(tmp_path, run):
    code, _, err = run(*SHORT_TYPED, "--to", tmp_path / "none" / "2.net")
    assert code == 1
    assert "none: No such file or directory" in err


def test_a_checkpoint_of_another_run_is_refused(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # messages shorten what is long
    path = Path("2.net")
    Checkpoint(4, 1.0, {}, {}).write(part_of(path), replace(SHORT, seed=7))
    with pytest.raises(BadRecord, match=r"2\.net\.part was begun with other settings \(seed = 7\)"):
        train(SHORT, path, quiet)
    part_of(path).write_bytes(b"PK\x03\x04 not quite")
    with pytest.raises(BadRecord, match=r"2\.net\.part is damaged"):
        train(SHORT, path, quiet)


def test_a_game_without_features_cannot_be_learnt(monkeypatch):
    game = spielwerk.load("rings").game
    blind = replace(game, rules=replace(game.rules, encode=None))
    monkeypatch.setattr("spielwerk.lab.learning.course.load", lambda *_, **__: Ruleset.of(blind))
    with pytest.raises(BadOption, match="its package has no “encode”"):
        replace(SHORT, seed=3)


# ---- The curve of strength --------------------------------------------------------------------


class Pool:
    """Worker processes that are given games and do not play them until told to."""

    def __init__(self, *_):
        self.waiting = []

    def submit(self, job, *task):
        self.waiting.append((Future(), task))
        return self.waiting[-1][0]

    def kill(self):
        pass

    def win(self, games):
        for future, _ in self.waiting[:games]:
            future.set_result(1.0)
        del self.waiting[:games]


MEASURED = replace(SHORT, curve_games=2, levels=(1, 3), points=2)


def test_points_are_known_when_all_their_games_are_over(short, monkeypatch):
    monkeypatch.setattr(curve, "Pool", Pool)
    measured = Curve(MEASURED)
    assert [n for n in range(1, 11) if measured.is_due(n, 10)] == [5, 10]
    assert [n for n in range(1, 4) if measured.is_due(n, 1)] == [1]
    measured.add(5, short)
    pool = measured._pool
    seats = [(task[4], task[5], task[6]) for _, task in pool.waiting]
    assert [seat for _, seat, _ in seats] == [0, 1, 0, 1]
    assert len({key for _, _, key in seats}) == 1  # the same deal from both sides
    pool.win(1)
    assert measured.points() == ()
    pool.win(1)
    (point,) = measured.points()
    assert (point.round, point.level, point.games, point.share) == (5, 1, 2, 1.0)
    assert 0.1 < point.low < point.share == point.high
    assert str(point).startswith("After round 5, 100% of the points against level 1")


def test_games_of_the_curve_that_were_not_over_begin_again(short, monkeypatch):
    monkeypatch.setattr(curve, "Pool", Pool)
    measured = Curve(MEASURED)
    measured.add(5, short)
    measured._pool.win(2)
    saved = json.loads(json.dumps(measured.saved()))
    again = Curve(MEASURED, saved)
    assert again.points() == measured.points()
    assert [task[4] for _, task in again._pool.waiting] == ["3", "3"]
    assert {task[3].layers for _, task in again._pool.waiting} == {short.layers}
    again._pool.win(2)
    assert len(again.points()) == 2
    assert again.is_complete
    assert again.saved()["nets"] == []


def test_the_curve_is_told_and_changes_nothing_that_is_learnt(short, tmp_path, run):
    path = tmp_path / "2.net"
    course = replace(SHORT, curve_games=2, levels=(1,), points=1)
    told = []
    net = train(course, path, told.append)
    assert net.layers == short.layers
    (point,) = net.made["curve"]
    assert (point["round"], point["level"], point["games"]) == (4, 1, 2)
    assert [str(news) for standing in told for news in standing.news] == [str(told[-1].curve[0])]
    assert str(told[0]) == "Compiling the rules…"
    assert str(told[-1]).startswith("Round 4 of 4: ")
