"""Batches: the games of `playouts` in lockstep, what there is to see of them, and no secrets."""

import copy
import os
import pickle
import subprocess
import sys

import numpy as np
import pytest

import spielwerk
from gpus import TableThere
from spielwerk import BadOption, IllegalMove
from spielwerk.adapters.observation import Observation
from spielwerk.engine.playouts import playouts
from spielwerk.errors import Failure, MissingExtra
from spielwerk.lab.batch import Batch
from spielwerk.lab.rows import Cores
from spielwerk.runtime.state import PlainRows
from spielwerk.runtime.target import INTERPRETED

GAMES = 64  # as many as several threads share

# The only kind of batch that is compiled here, because that takes most of the time.
OBSERVED = {"masks": True, "observations": True}


def rings(games=GAMES, **more):
    return Batch(spielwerk.load("rings"), games, 7, **OBSERVED, **more)


class States(PlainRows):
    """A row of states that can be copied, as an array of them can."""

    def __getitem__(self, index):
        if not isinstance(index, slice):
            return super().__getitem__(index)
        packed = b"".join(self._record.pack(self[n]) for n in range(*index.indices(len(self))))
        return np.frombuffer(packed, self._record.dtype)


class InPython(Cores):
    """A workplace where nothing is compiled."""

    def states(self, rows):
        return States(self._rules.state, rows)

    def put(self, array):
        states = States(self._rules.state, len(array))
        states[0] = self._rules.state.unpack(array.tobytes())
        return states

    def each(self, do):
        def run(rows, *arrays):
            scratch = self.states(2), [0] * self._rules.max_moves, [0] * 4000, [0] * 4
            for row in range(rows):
                do(row, *scratch, *arrays)

        return run


@pytest.fixture
def in_python(monkeypatch):
    monkeypatch.setattr("spielwerk.lab.rows.Cores", InPython)


@pytest.mark.parametrize("players", [2, 3])
def test_random_moves_play_the_games_of_playouts_one_after_the_other(players):
    game = spielwerk.load("rings", players)
    batch = Batch(game, GAMES, 7, **OBSERVED, threads=3)
    ranks, plies = [[] for _ in range(GAMES)], [[0] for _ in range(GAMES)]
    while min(map(len, ranks)) < 2:
        batch.step(batch.random_actions())
        for row in range(GAMES):
            plies[row][-1] += 1
            if batch.ended[row]:
                ranks[row].append(batch.ranks[row].tolist())
                plies[row].append(0)
            else:
                assert not batch.ranks[row].any()
    expected = playouts(game, 2 * GAMES, 7, target=INTERPRETED)
    for number in range(2 * GAMES):
        nth, row = divmod(number, GAMES)
        assert ranks[row][nth] == expected.ranks[number].tolist()
        assert plies[row][nth] == expected.decisions[number]


@pytest.mark.usefixtures("in_python")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_a_seat_sees_what_it_may_know_and_nothing_else(game, players):
    """Whatever the seat cannot know is dealt anew: it sees and may do the same."""
    ruleset = spielwerk.load(game, players)
    has_mask = ruleset.rules.actions < 4096
    batch = Batch(ruleset, 3, 3, moves=True, masks=has_mask, observations=True)
    observation = Observation(ruleset)
    dealt_anew = 0
    for step in range(60):
        for row in range(3) if step % 6 == 0 else ():
            position = batch.position(row)
            seat = position.to_move
            other = position.redealt(seat, step)
            dealt_anew += other != position
            actions = other.legal_moves.actions
            assert batch.to_move[row] == seat
            assert batch.seen[row].tolist() == observation.look(other, seat).tolist()
            assert batch.moves[row, : batch.counts[row]].tolist() == actions
            if has_mask:
                assert np.flatnonzero(batch.mask[row]).tolist() == sorted(actions)
        batch.step(batch.random_actions())
    assert (dealt_anew > 0) == (ruleset.rules.redeal is not None)


def test_what_follows_a_move_is_what_play_leads_to():
    batch = rings(8)
    observation = Observation(batch.ruleset)
    ended = 0
    while not ended:
        after = batch.following()
        assert np.bincount(after.game).tolist() == batch.counts.tolist()
        over = np.flatnonzero(after.ranks[:, 0])
        ended += len(over)
        for n in (0, len(after.game) // 2, len(after.game) - 1, *over):
            position = batch.position(after.game[n])
            there = position.play(after.action[n])
            assert after.seen[n].tolist() == observation.look(there, position.to_move).tolist()
            assert after.ranks[n].tolist() == (there.ranks or [0, 0])
        batch.step(batch.random_actions())


@pytest.mark.usefixtures("in_python")
@pytest.mark.parametrize("game", ["triominos", "dimenticato"])
def test_what_follows_a_move_gives_no_secret_away(game):
    """It depends on nothing that the seat cannot know, and is not always what really follows."""
    batch = Batch(spielwerk.load(game), 6, 3)
    for _ in range(12):
        batch.step(batch.random_actions())
    observation = Observation(batch.ruleset)
    first = batch.following()
    untrue = 0
    for row in range(6):
        position = batch.position(row)
        seat = position.to_move
        for n in np.flatnonzero(first.game == row):
            there = observation.look(position.play(first.action[n]), seat)
            untrue += there.tolist() != first.seen[n].tolist()
        batch._rows.states[row] = position.redealt(seat, 1).plain()
    assert untrue > 0
    for before, after in zip(first, batch.following(), strict=True):
        assert np.array_equal(before, after)


def test_arrays_are_shared_and_stay_where_they_are():
    batch = rings()
    theirs = [np.from_dlpack(each) for each in (batch.mask, batch.seen, batch.counts)]
    for _ in range(3):
        batch.step(batch.random_actions())
    for mine, other in zip((batch.mask, batch.seen, batch.counts), theirs, strict=True):
        assert np.shares_memory(mine, other)
        assert np.array_equal(mine, other)
    assert batch.mask.sum(1).tolist() == batch.counts.tolist()


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
def test_a_copy_plays_on_where_the_batch_stands(copied):
    """Long enough for games to end, and others to begin."""
    batch = rings(threads=2)
    for _ in range(30):
        batch.step(batch.random_actions())
    twin = copied(batch)
    assert twin.position(5) == batch.position(5)
    ended = 0
    for step in range(120):
        for name in ("to_move", "counts", "mask", "seen", "ended", "ranks"):
            assert np.array_equal(getattr(twin, name), getattr(batch, name)), (step, name)
        assert np.array_equal(twin.random_actions(), batch.random_actions())
        for each in (twin, batch):
            each.step(each.random_actions())
        ended += twin.ended.sum()
    assert ended > 0
    following = zip(twin.following(), batch.following(), strict=True)
    assert all(np.array_equal(one, other) for one, other in following)
    twin.step(twin.random_actions())
    assert not np.array_equal(twin.seen, batch.seen), "they share nothing"


def test_a_number_of_games_and_a_seed_may_be_those_of_numpy():
    one = Batch(spielwerk.load("rings"), np.int64(8), np.uint64(7), **OBSERVED)
    assert one.games == 8
    assert one.position(np.int64(3)) == rings(8).position(3)
    for wrong in (1.0, True, None):
        with pytest.raises(IndexError, match="there is no game"):
            one.position(wrong)


def test_an_illegal_move_is_refused_with_its_rule_and_nothing_is_moved():
    batch = rings(8)
    batch.step(np.zeros(8, np.uint8))
    before = batch.position(0)
    with pytest.raises(IllegalMove, match=r"^Game 5 does not allow move 0: .*free") as refused:
        batch.step([1, 2, 3, 4, 5, 0, 6, 0])
    assert refused.value.rule == "RG-4"
    assert batch.position(0) == before
    for action in (-1, 631, 2**40):
        with pytest.raises(IllegalMove, match="There is no move"):
            batch.step([action] * 8)
    batch.step(range(1, 9))
    assert batch.position(5).turns == 2


def test_a_step_needs_a_whole_number_for_every_game():
    batch = rings(8)
    for actions in ([0] * 7, np.zeros(8), np.zeros((8, 1), int), 0):
        with pytest.raises(BadOption, match="one whole number for each of the 8 games"):
            batch.step(actions)


def test_what_cannot_be_had_is_told():
    game = spielwerk.load("rings")
    with pytest.raises(BadOption, match=r"660,165 moves.*moves=True"):
        Batch(spielwerk.load("memento"), 8, masks=True)
    for games in (0, -1, 2.0, True):
        with pytest.raises(BadOption, match="at least one"):
            Batch(game, games)
    with pytest.raises(BadOption, match="thread"):
        Batch(game, 8, threads=0)
    with pytest.raises(BadOption, match="“tpu”"):
        Batch(game, 8, device="tpu")
    batch = rings(8)
    with pytest.raises(BadOption, match="moves=True"):
        batch.moves  # noqa: B018 (reading it is refused)
    with pytest.raises(IndexError, match="game 8"):
        batch.position(8)


# ---- On a GPU ---------------------------------------------------------------------------------

SIMULATED = """
import pickle, sys
import numpy as np
sys.modules["cupy"] = np
import spielwerk
from spielwerk.lab.batch import Batch

kind = {"masks": True, "observations": True}
one, other = (
    Batch(spielwerk.load("rings"), 4, 7, device=device, **kind) for device in ("cuda", "cpu")
)
for step in range(5):
    for batch in (one, other):
        batch.step(batch.random_actions(), check=False)
    for name in ("to_move", "counts", "mask", "seen", "ended", "ranks"):
        assert np.array_equal(getattr(one, name), getattr(other, name)), (step, name)
assert one.position(3) == other.position(3)
twin = pickle.loads(pickle.dumps(one))
for batch in (twin, one):
    batch.step(batch.random_actions(), check=False)
assert np.array_equal(twin.seen, one.seen)
assert [twin.position(n) for n in range(4)] == [one.position(n) for n in range(4)]
print("the same")
"""


def python(code, **more):
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env={**os.environ, **more}
    )


def test_a_gpu_does_the_same():
    done = python(SIMULATED, NUMBA_ENABLE_CUDASIM="1")
    assert done.stdout == "the same\n", done.stderr


def test_a_step_compiles_for_a_gpu(monkeypatch):
    """Of compute capability 9."""
    from numba import cuda, typeof, types

    from spielwerk.lab.batch import Asked, batch_work
    from spielwerk.lab.cuda import row_kernel

    class Hopper:
        compute_capability = (9, 0)

    monkeypatch.setattr("numba.cuda.dispatcher.get_current_device", lambda: Hopper)
    batch = rings(8)
    rules = batch.ruleset.rules
    rows = typeof(batch._rows)
    step, *_ = batch_work(rules, Asked(False, True, rules.observe, False))
    kernel = row_kernel(step, rules, rules.observations(2), TableThere)
    signature = types.void(types.int64, types.Tuple((rows,)))
    ptx, _ = cuda.compile(kernel, signature, device=False, cc=(9, 0), abi="numba")
    assert ".target sm_90" in ptx
    assert "_cudapy_cmem" not in ptx  # no table has become a constant


def test_a_missing_gpu_is_reported(monkeypatch):
    from numba import cuda

    if cuda.is_available():
        pytest.skip("there is a GPU")
    monkeypatch.setitem(sys.modules, "cupy", np)
    with pytest.raises(Failure, match="No GPU can be used"):
        Batch(spielwerk.load("rings"), 8, device="cuda")


def test_a_missing_extra_is_reported(monkeypatch):
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(MissingExtra, match=r"spielwerk\[learn\]"):
        Batch(spielwerk.load("rings"), 8, device="cuda")
    for library in ("numba", "numpy"):
        done = python(f"import sys; sys.modules['{library}'] = None; import spielwerk.lab.batch")
        assert 'pip install "spielwerk[lab]"' in done.stderr.splitlines()[-1]
