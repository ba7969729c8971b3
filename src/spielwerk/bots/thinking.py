"""How long a search goes on: until its time is up, its work is done, the choice is settled, or
it is stopped.

Thinking is a generator that stops for a moment every few milliseconds, so that a caller who has
only one thread can do something else meanwhile. `finish` thinks to the end."""

import threading
import time
from collections.abc import Generator
from typing import TypeAlias, TypeVar

from spielwerk.bots.search import Search, Team
from spielwerk.engine.levels import Budget
from spielwerk.errors import SpielwerkError

SLICE_ITERATIONS = 256
SLICE_SECONDS = 0.004  # how long the search runs between looks at the clock

Result = TypeVar("Result")
Thoughts: TypeAlias = Generator[None, None, Result]


def finish(thoughts: Thoughts[Result]) -> Result:
    """Think to the end, and tell the result."""
    while True:
        try:
            next(thoughts)
        except StopIteration as end:
            result: Result = end.value
            return result


class Cancelled(SpielwerkError):
    """A search was stopped before it had an answer.

    >>> import spielwerk
    >>> from spielwerk.bots.bot import SearchBot, sight
    >>> from spielwerk.bots.levels import strongest
    >>> rings = spielwerk.load("rings")
    >>> bot = SearchBot(rings, strongest("rings"))
    >>> bot.cancel()  # usually from another thread
    >>> bot.choose(sight(rings.start()))
    Traceback (most recent call last):
        ...
    spielwerk.bots.thinking.Cancelled: ...
    """


def in_slices(
    search: Search | Team,
    budget: Budget,
    cancelled: threading.Event | None = None,
    settle: bool = True,
) -> Thoughts[None]:
    """Run a search within a budget, a few milliseconds at a time; with `settle`, stop as soon as
    the choice is settled."""
    started = time.perf_counter()
    begun_at = search.iterations
    size = 4
    while True:
        done = search.iterations - begun_at
        left = _iterations_left(budget, done, time.perf_counter() - started)
        if left <= 0 or (settle and done > 0 and _is_settled(search, left)):
            return
        if cancelled is not None and cancelled.is_set():
            raise Cancelled("error-cancelled")
        before = time.perf_counter()
        search.step(min(size, left))
        size = _next_size(budget, size, time.perf_counter() - before)
        yield


def _next_size(budget: Budget, size: int, spent: float) -> int:
    """How many iterations to run before the next look at the clock. Without a clock, their speed
    must not matter, so that a seed always gives the same game."""
    if budget.seconds is None:
        return min(2 * size, SLICE_ITERATIONS)
    if spent < SLICE_SECONDS / 2:
        return 2 * size
    return size if spent < SLICE_SECONDS else max(1, size // 2)


def _iterations_left(budget: Budget, done: int, spent: float) -> int:
    """How many iterations there is time for, at the speed so far."""
    left = [] if budget.iterations is None else [budget.iterations - done]
    if budget.seconds is not None:
        seconds = budget.seconds - spent
        left.append(0 if seconds <= 0 else 1 + int(seconds * (done + 1) / max(spent, 1e-6)))
    return min(left)


def _is_settled(search: Search | Team, left: int) -> bool:
    """The iterations that are left cannot make another move the most tried one."""
    first, second = search.leading_visits()
    return first - second > left
