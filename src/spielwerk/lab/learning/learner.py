"""A net that plays against itself and learns from it, round by round.

In a round every game goes on by some moves. Then each judgement is drawn towards what came after
it, TD(λ): the judgement of the best move, and λ times what became of that one; or the result. What
came after the round's last move is not waited for. After a random move, only the judgement of the
best one counts.
"""

import os
from typing import Any

import numpy as np

from spielwerk.lab.learning.cores import CompiledNet
from spielwerk.lab.learning.course import Course
from spielwerk.lab.learning.net import LearningNet, here
from spielwerk.lab.learning.selfplay import selfplay
from spielwerk.lab.rows import workplace
from spielwerk.runtime.chance import random64

# Positions judged at once: on cores as many as stay in the cache.
ROOM = {"cpu": 1 << 12, "cuda": 1 << 21}
ONE = {"cpu": 1, "cuda": 0x3C00}  # the bits of a float16, which kernels write as whole numbers

# The seed has a branch for each purpose.
GAMES, WHIMS, ORDER, WEIGHTS = range(4)


class Learner:
    """Plays, and learns from what it has played, round by round."""

    def __init__(self, course: Course, threads: int | None = None) -> None:
        # Learning in 19 bits instead of 32 is several times as fast on a GPU, and as good.
        os.environ.setdefault("CUPY_TF32", "1")
        ruleset, rules = course.ruleset, course.ruleset.rules
        self._course = course
        self._keys = [np.uint64(random64(course.seed, purpose)) for purpose in range(4)]
        self._place = workplace(rules, course.features, course.device, threads)
        self._work = [self._place.each(do) for do in selfplay(rules, course.players)]
        blank = np.frombuffer(rules.state.pack(ruleset.blank()), rules.state.dtype)
        self._blank = self._place.put(blank)
        self._make_room()
        self.begin()

    def _make_room(self) -> None:
        course, zeros = self._course, self._place.xp.zeros
        games, steps, players = course.games, course.steps, course.players
        most = course.ruleset.rules.max_moves
        # For the current move of every game …
        self._moves = zeros((games, most), np.int32)
        self._counts = zeros(games, np.int32)
        self._chosen = zeros(games, np.int32)
        # … for the positions that can follow …
        self._room = min(ROOM[course.device], games * most)
        half = course.device == "cuda"
        self._ahead = zeros((self._room, course.features), np.float16 if half else np.uint8)
        self._ahead_bits = self._ahead.view(np.int16) if half else self._ahead
        self._results = zeros((self._room, players), np.float32)
        # … and for a whole round.
        self._features = zeros((steps, games, course.features), np.uint8)
        self._observers = zeros((steps, games), np.int8)
        self._best = zeros((steps, games, players), np.float32)
        self._greedy = zeros((steps, games), np.int8)
        self._ended = zeros((steps, games), np.int8)
        self._shares = zeros((steps, games, players), np.float32)
        self._order = zeros(steps * games, np.uint64)

    def begin(self) -> None:
        """Know nothing, and begin all games."""
        course, xp = self._course, self._place.xp
        size = course.features, course.players, int(self._keys[WEIGHTS])
        self.net = (
            LearningNet(xp, *size)
            if course.device == "cuda"
            else CompiledNet(self._place, *size, self._room)
        )
        self.rounds = 0
        self.positions = 0  # that were judged
        self._states = self._place.states(course.games)
        self._numbers = xp.arange(course.games, dtype=np.int64)  # of the next game in each row
        self._now = xp.zeros((course.games, course.features), np.uint8)  # features
        self._observer = xp.zeros(course.games, np.int8)
        start = self._work[0]
        start(
            course.games, self._states, self._blank, self._keys[GAMES], self._numbers,
            course.opening,
        )  # fmt: skip

    def round(self, explore: float, rate: float) -> float:
        """Play on, and learn from it; the mean surprise."""
        course, xp = self._course, self._place.xp
        for step in range(course.steps):
            self._step(step, explore)
        goals = self._goals().reshape(-1, course.players)
        features = self._features.reshape(len(goals), -1)
        shuffle = self._work[-1]
        shuffle(len(goals), self._order, self._keys[ORDER], self.rounds)
        order = xp.argsort(self._order)
        losses = [
            self.net.learn(features[some], goals[some], rate, course.decay)
            for some in xp.array_split(order, min(course.updates, len(order)))
        ]
        self.net.settle()
        self.rounds += 1
        return float(sum(losses)) / len(losses)

    def _step(self, step: int, explore: float) -> None:
        """One move in every game."""
        course, keys = self._course, self._keys
        _, list_moves, _, _, pick, play, _ = self._work
        nth = self.rounds * course.steps + step
        self._features[step] = self._now
        self._observers[step] = self._observer
        list_moves(course.games, self._states, self._moves, self._counts)
        starts, values = self._look_ahead()
        pick(
            course.games, self._states, self._moves, starts, self._counts, values, keys[WHIMS], nth,
            int(explore * 2**32), self._chosen, self._best[step], self._greedy[step],
        )  # fmt: skip
        self._now[:] = 0
        play(
            course.games, self._states, self._chosen, self._now, 1, self._observer,
            self._ended[step], self._shares[step], self._blank, keys[GAMES], self._numbers,
            course.opening,
        )  # fmt: skip

    def _look_ahead(self) -> tuple[Any, Any]:
        """Judge every position that can follow: where those of each game start, and each seat's
        chances, the mover's first."""
        course, xp = self._course, self._place.xp
        _, _, number, look, _, _, _ = self._work
        ends = xp.cumsum(self._counts)
        starts = (ends - self._counts).astype(np.int32)
        count = int(ends[-1])
        owners = xp.empty(count, np.int32)
        number(course.games, starts, self._counts, owners)
        values = xp.empty((count, course.players), np.float32)
        for first in range(0, count, self._room):
            rows = min(self._room, count - first)
            self._ahead[:rows] = 0
            look(
                rows, first, self._states, self._moves, starts, owners, self._ahead_bits,
                ONE[course.device], self._results,
            )  # fmt: skip
            results = self._results[:rows]
            judged = self.net.judge(self._ahead[:rows])
            values[first : first + rows] = xp.where(results[:, :1] < 0, judged, results)
        self.positions += count
        return starts, values

    def _goals(self) -> Any:
        """What every judgement of the round should have been, the observer's chance first."""
        course, xp = self._course, self._place.xp
        goals = xp.empty_like(self._best)
        lam = np.float32(course.lam)
        for step in reversed(range(course.steps)):
            best = self._best[step]
            goal = best
            if step + 1 < course.steps:
                goal = (1 - lam) * best + lam * goals[step + 1]
            goal = xp.where(self._ended[step, :, None] == 1, self._shares[step], goal)
            goals[step] = xp.where(self._greedy[step, :, None] == 1, goal, best)
        places = (self._observers[..., None] + xp.arange(course.players)) % course.players
        return xp.take_along_axis(goals, places, 2)

    # ---- To go on later -----------------------------------------------------------------------

    @property
    def _kept(self) -> dict[str, Any]:
        """The arrays that the future depends on."""
        net = self.net
        layers = {
            f"{name}{n}": each
            for name in ("weights", "moments", "squares")
            for n, each in enumerate(getattr(net, name))
        }
        of_games = {"numbers": self._numbers, "now": self._now, "observer": self._observer}
        return layers | of_games

    def saved(self) -> dict[str, Any]:
        return {
            **{name: here(each) for name, each in self._kept.items()},
            "states": here(self._states).view(np.uint8),
            "counters": np.array([self.rounds, self.positions, self.net.updates]),
        }

    def restore(self, saved: dict[str, Any]) -> None:
        """Go on where a checkpoint stands."""
        xp = self._place.xp
        for name, each in self._kept.items():
            each[:] = xp.asarray(saved[name])
        self._states = self._place.put(saved["states"].view(self._blank.dtype))
        self.rounds, self.positions, self.net.updates = map(int, saved["counters"])
        self.net.settle()
