"""Where computer players think: in separate processes, so that nothing else ever waits for them."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, TypeVar

from spielwerk.bots import worker
from spielwerk.bots.analysis import Judgement, Ply
from spielwerk.bots.bot import RandomBot, Sight
from spielwerk.bots.worker import Answer, Question
from spielwerk.engine.playouts import available_cores
from spielwerk.games import GAMES
from spielwerk.parallel.processes import Pool, serve_parent
from spielwerk.table.live.fair_queue import FairQueue, Turn
from spielwerk.table.live.thinkers import Thinkers
from spielwerk.table.match.refusals import Refused

log = logging.getLogger(__name__)

PATIENCE = 30.0  # seconds until we give up on a process that does not answer
SECOND_PATIENCE = 5.0  # … and on the one that takes its place
SHORT = "short"  # who moves if only a short search could be made
LEAST_WORKERS = 2  # so that no move waits for the end of a hint
MOST_HINTS = 8  # for one address, waiting or under way
# Who comes first: moves at tables with people, hints, and moves at tables without people.
MOVE, HINT, LATER = range(3)
NICENESS = 5  # the server itself has priority
PATIENT_NICENESS = 15  # for judging finished games: running games have priority

Result = TypeVar("Result")


@dataclass
class _Worker:
    """A process, and whether it is doing something."""

    niceness: int = NICENESS
    is_busy: bool = False
    pool: Pool = field(init=False)

    def __post_init__(self) -> None:
        self.pool = _new_pool(self.niceness)

    def replace(self) -> None:
        self.pool.kill()
        self.pool = _new_pool(self.niceness)


class _WorkerPool:
    """Processes with one queue for all of them."""

    def __init__(self, size: int) -> None:
        self.workers = [_Worker() for _ in range(size)]
        self.queue = FairQueue(size)
        self._last: dict[str, _Worker] = {}  # the one that last thought about a match

    @asynccontextmanager
    async def free(self, turn: Turn, asker: str) -> AsyncIterator[_Worker]:
        """A worker that is not busy: the one that was asked before, if possible."""
        async with self.queue.turn(turn):
            before = self._last.get(asker)
            if before is None or before.is_busy:
                before = next(each for each in self.workers if not each.is_busy)
            if len(self._last) > 1000:
                self._last.clear()
            self._last[asker] = before
            yield before


class Workers(Thinkers):
    """Asks computer players for moves and hints. Those of a game without a WebAssembly module have
    to be compiled, which takes a while the first time; until then, a weaker search in plain Python
    answers."""

    def __init__(self, processes: int | None = None) -> None:
        self._players = _WorkerPool(processes or max(LEAST_WORKERS, available_cores()))
        self._stand_ins = _WorkerPool(1)
        self._warmer: _Worker | None = None
        self._judge: _Worker | None = None  # exists only while judgements are wanted
        self._compiled: set[str] = set()
        self._must_compile = cache(worker.must_compile)
        self._closed = False
        self._thread = ThreadPoolExecutor(1, "stand-in")

    @property
    def ready(self) -> list[str]:
        """The games whose players need not wait for a compiler."""
        return [game for game in GAMES if self._is_ready(game)]

    def _is_ready(self, game: str) -> bool:
        return game in self._compiled or not self._must_compile(game)

    @property
    def is_warming_up(self) -> bool:
        return self._warmer is not None

    @property
    def waiting(self) -> int:
        return self._players.queue.length + self._stand_ins.queue.length

    def start(self) -> None:
        """Let the processes start now, so that the first question need not wait for that."""
        for each in self._players.workers:
            each.pool.submit(worker.be_there)

    async def warm_up(self) -> None:
        """Compile what has to be, one game after the other."""
        self._warmer = _Worker()
        try:
            for game in (game for game in GAMES if not self._is_ready(game)):
                await self._warm_up(self._warmer, game)
        finally:
            self._warmer.pool.kill()
            self._warmer = None

    async def _warm_up(self, warmer: _Worker, game: str) -> None:
        try:
            await self._ask(warmer, worker.warm_up, game, patience=600)
        except _NoAnswer:
            log.exception("%s could not be compiled: its weaker players play on", game)
        else:
            self._compiled.add(game)
            log.info("computer players ready", extra={"game": game})

    async def choose(self, question: Question) -> Answer:
        """A computer player's move. There always is one: if its process dies, that of a new one; if
        that dies, too, one that is found in this process."""
        rank = LATER if question.only_computers else MOVE
        for patience in (PATIENCE, SECOND_PATIENCE):
            try:
                return await self._answer(
                    question, rank, worker.answer, worker.answer_at_once, patience
                )
            except _NoAnswer:
                log.exception("a computer player failed", extra={"asker": question.asker})
        try:
            return await self._answer_here(question)
        except _NoAnswer:
            log.exception("a stand-in failed", extra={"asker": question.asker})
            seen = Sight(question.position(), question.seat)
            return Answer(RandomBot(question.seed).choose(seen), "random")

    async def _answer_here(self, question: Question) -> Answer:
        """A short search in a thread of this process: one at a time, because it slows down all that
        the process does, and never of a program, which may bring down any process."""
        if self._closed:
            raise _NoAnswer("no more questions")
        asked = replace(question, program=None, views=())
        thinking = asyncio.get_running_loop().run_in_executor(
            self._thread, worker.answer_at_once, asked
        )
        try:
            answer = await asyncio.wait_for(thinking, SECOND_PATIENCE)
        except Exception as error:
            raise _NoAnswer(str(error)) from error
        return answer if answer.stood_in is not None else replace(answer, stood_in=SHORT)

    async def hint(self, question: Question) -> Judgement | None:
        """What a strong player would do; None if no worker can tell now."""
        try:
            return await self._answer(question, HINT, worker.hint, worker.hint_at_once)
        except _NoAnswer:
            log.exception("no hint", extra={"asker": question.asker})
            return None

    async def judge(self, question: Question, move: str) -> Ply | None:
        """What a move of a finished game was worth; None if no worker can tell now. A separate
        process does this, so that it never gets in the way of running games."""
        if self._judge is None:
            self._judge = _Worker(PATIENT_NICENESS)
        try:
            return await self._ask(self._judge, worker.judge_ply, question, move)
        except _NoAnswer:
            log.exception("no judgement", extra={"asker": question.asker})
            return None

    def stop_judging(self) -> None:
        """End the process that judges."""
        if self._judge is not None:
            self._judge.pool.kill()
            self._judge = None

    async def _answer(
        self,
        question: Question,
        rank: int,
        function: Callable[[Question], Result],
        at_once: Callable[[Question], Result],
        patience: float = PATIENCE,
    ) -> Result:
        """Wait for a worker and ask it. Until the game is compiled, that is a stand-in."""
        is_ready = self._is_ready(question.game)
        pool = self._players if is_ready else self._stand_ins
        turn = Turn(rank, question.address, question.asker.partition(" ")[0])
        if rank == HINT and pool.queue.count(turn) >= MOST_HINTS:
            raise Refused("error-too-fast")
        async with pool.free(turn, question.asker) as free:
            function = function if is_ready else at_once
            return await self._ask(free, function, question, patience=patience)

    async def _ask(
        self,
        who: _Worker,
        function: Callable[..., Result],
        *given: Any,
        patience: float = PATIENCE,
    ) -> Result:
        """Let a process do something."""
        if self._closed:
            raise _NoAnswer("no more questions")
        who.is_busy = True
        pool = who.pool
        try:
            future = asyncio.get_running_loop().run_in_executor(pool, function, *given)
            return await asyncio.wait_for(future, patience)
        except (BrokenProcessPool, TimeoutError, RuntimeError) as error:
            if pool is who.pool and not self._closed:
                who.replace()
            raise _NoAnswer(str(error)) from error
        except Exception as error:
            raise _NoAnswer(str(error)) from error
        finally:
            who.is_busy = False

    def close(self) -> None:
        """Stop all processes, whatever they are doing."""
        self._closed = True
        for each in (*self._players.workers, *self._stand_ins.workers, self._warmer, self._judge):
            if each is not None:
                each.pool.kill(wait=True)
        self._thread.shutdown(wait=False, cancel_futures=True)


class _NoAnswer(Exception):
    """A process died, hangs, or raised something."""


def _new_pool(niceness: int) -> Pool:
    return Pool(1, serve_parent, (niceness,))
