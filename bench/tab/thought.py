"""One move of level 5. The same file runs here and in a tab."""

import time

import spielwerk
from spielwerk.bots import worker
from spielwerk.bots.bot import sight
from spielwerk.bots.worker import Question
from spielwerk.tab.thinkers import TabThinkers


def question(game: str, seed: int) -> Question:
    """What to play first. Another seed is another table, where nobody has thought yet."""
    position = spielwerk.load(game).start(seed=seed)
    return Question.about(sight(position, seed), asker=f"{game} {seed}", level=5, seed=seed)


def at_server(game: str, seed: int) -> float:
    """Iterations a second in a process of a server's, from the question to the answer."""
    asked = question(game, seed)
    started = time.perf_counter()
    worker.answer(asked)
    seconds = time.perf_counter() - started
    return _iterations(asked) / seconds


async def in_tab(game: str, seed: int) -> float:
    """The same where only one thread is there for everything."""
    asked = question(game, seed)
    started = time.perf_counter()
    await TabThinkers().choose(asked)
    seconds = time.perf_counter() - started
    return _iterations(asked) / seconds


def _iterations(asked: Question) -> int:
    """How many the answer took. Nobody will ask again: the tree can go."""
    return worker._bots.pop(asked.asker)._search.iterations
