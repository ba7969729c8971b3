"""Computer players that take any move. Some take their time; a hint may not come at all."""

import asyncio
from random import Random

from spielwerk.bots.analysis import Judgement, Suggestion
from spielwerk.bots.worker import Answer
from spielwerk.table.live.thinkers import Thinkers


class Dice(Thinkers):
    ready = ()
    is_warming_up = False
    waiting = 0

    def __init__(self, world):
        self._world = world

    async def warm_up(self):
        pass

    async def choose(self, question):
        await asyncio.sleep(self._world.chance.random() * 0.05 + self._world.weather.thinking)
        moves = question.position().moves_as_text()
        return Answer(Random(question.chance).choice(moves))

    async def hint(self, question):
        await asyncio.sleep(self._world.chance.random() * 0.5 + self._world.weather.thinking)
        if self._world.weather.thinking:
            return None
        moves = question.position().moves_as_text()
        wins = (1 / question.players,) * question.players
        best = [Suggestion(move, wins, 0.5, 1) for move in moves[:3]]
        return Judgement(question.seat, best, moves[:1], wins)

    async def judge(self, question, move):
        return None

    def stop_judging(self):
        pass

    def close(self):
        pass
