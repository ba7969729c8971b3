"""Computer players in a tab, which has one thread: they think for a few milliseconds at a time, and
other work is done in between."""

import asyncio
import time
from typing import TypeVar

from spielwerk.bots import worker
from spielwerk.bots.analysis import Judgement, Ply
from spielwerk.bots.thinking import Thoughts
from spielwerk.bots.worker import Answer, Question
from spielwerk.games import GAMES
from spielwerk.table.live.thinkers import Thinkers

AT_A_TIME = 0.008  # seconds
Result = TypeVar("Result")


class TabThinkers(Thinkers):
    """Computer players in the tab's thread: moves before hints, and hints before judgements."""

    def __init__(self) -> None:
        self._waiting = [0, 0, 0]  # for moves, hints and judgements

    @property
    def ready(self) -> list[str]:
        return list(GAMES)

    @property
    def is_warming_up(self) -> bool:
        return False

    @property
    def waiting(self) -> int:
        return sum(self._waiting)

    async def warm_up(self) -> None:
        """There is nothing to compile."""

    async def choose(self, question: Question) -> Answer:
        return await self._think(worker.answering(question), 0)

    async def hint(self, question: Question) -> Judgement | None:
        return await self._think(worker.hinting(question), 1)

    async def judge(self, question: Question, move: str) -> Ply | None:
        return await self._think(worker.judging_ply(question, move), 2)

    def stop_judging(self) -> None:
        """A ply is judged so fast that it can be finished."""

    def close(self) -> None:
        """Callers that wait for an answer are cancelled anyway."""

    async def _think(self, thoughts: Thoughts[Result], rank: int) -> Result:
        self._waiting[rank] += 1
        try:
            while True:
                while any(self._waiting[:rank]):
                    await asyncio.sleep(AT_A_TIME)
                until = time.perf_counter() + AT_A_TIME
                while time.perf_counter() < until:
                    next(thoughts)
                await _let_others_go()
        except StopIteration as end:
            result: Result = end.value
            return result
        finally:
            self._waiting[rank] -= 1
            thoughts.close()


async def _let_others_go() -> None:
    """Let pass what came in meanwhile, then the tasks that waited for it, then what follows."""
    for _ in range(3):
        await asyncio.sleep(0)
