"""An event loop without time, threads or files: what is ready runs in an order that the world's
seed chooses, and what is due later is put into the world's diary."""

import asyncio
from contextlib import suppress
from contextvars import copy_context


class Handle:
    """Something that will be called, unless it is cancelled first."""

    __slots__ = ("_at", "_cancelled", "arguments", "callback", "context")

    def __init__(self, callback, arguments, context, at=None):
        self.callback, self.arguments = callback, arguments
        self.context = context or copy_context()
        self._at, self._cancelled = at, False

    def cancel(self):
        self._cancelled = True
        self.callback = self.arguments = None

    def cancelled(self):
        return self._cancelled

    def when(self):
        return self._at


class Job(asyncio.Task):
    """A task with a number, so that a set of tasks has the same order in every run."""

    def __init__(self, number, coroutine, loop, context):
        self.number = number
        super().__init__(coroutine, loop=loop, context=context)
        self._log_destroy_pending = False

    def __hash__(self):
        return self.number


class Loop(asyncio.AbstractEventLoop):
    """The event loop of one server process. The world lets it run while it has something to do."""

    def __init__(self, world, chance=None):
        self._world = world
        self._chance = chance  # shuffles what is ready at the same moment
        self._ready = []
        self._is_listed = False
        self._jobs = []
        self.is_still = False  # stalled: nothing runs
        self.is_dead = False
        self.steps_left = None  # until something strikes …
        self.strike = None  # … which is this

    # ---- What asyncio needs ---------------------------------------------------------------

    def call_soon(self, callback, *arguments, context=None):
        handle = Handle(callback, arguments, context)
        self._ready.append(handle)
        if not self._is_listed and not self.is_still:
            self._is_listed = True
            self._world.awake.append(self)
        return handle

    call_soon_threadsafe = call_soon

    def call_later(self, delay, callback, *arguments, context=None):
        return self.call_at(self.time() + delay, callback, *arguments, context=context)

    def call_at(self, when, callback, *arguments, context=None):
        handle = Handle(callback, arguments, context, when)
        self._world.at(max(when, self._world.now), self._due, handle)
        return handle

    def _due(self, handle):
        if handle._cancelled or self.is_dead:
            return
        self._ready.append(handle)
        if not self._is_listed and not self.is_still:
            self._is_listed = True
            self._world.awake.append(self)

    def time(self):
        return self._world.now

    def create_future(self):
        return asyncio.Future(loop=self)

    def create_task(self, coroutine, *, name=None, context=None):
        job = Job(len(self._jobs), coroutine, self, context)
        self._jobs.append(job)  # keeps it alive, even if the process is killed
        return job

    def get_debug(self):
        return False

    def is_running(self):
        return True

    def is_closed(self):
        return False

    def call_exception_handler(self, context):
        self._world.strange(context.get("exception") or context["message"])

    def run_in_executor(self, executor, function, *arguments):
        raise AssertionError("no threads in here")

    # ---- What the world does --------------------------------------------------------------

    def run(self):
        """Whatever is ready now, and what becomes ready by that."""
        self._is_listed = False
        asyncio._set_running_loop(self)
        try:
            while self._ready and not self.is_still and not self.is_dead:
                ready, self._ready = self._ready, []
                if self._chance is not None and len(ready) > 1:
                    self._chance.shuffle(ready)
                self._run_all(ready)
        finally:
            asyncio._set_running_loop(None)

    def _run_all(self, ready):
        for n, handle in enumerate(ready):
            if handle._cancelled:
                continue
            if self.steps_left is not None:
                self.steps_left -= 1
                if self.steps_left < 0:
                    self.steps_left = None
                    self.strike()
            if self.is_dead:
                return
            if self.is_still:
                self._ready = ready[n:] + self._ready
                return
            handle.context.run(handle.callback, *handle.arguments)

    def halt(self):
        """The process is stopped from outside: nothing runs until it goes on."""
        self.is_still = True

    def go_on(self):
        """What has arrived from outside is seen before the timers that have run out meanwhile."""
        self.is_still = False
        self._ready.sort(key=lambda handle: (handle._at is not None, handle._at or 0))
        if self._ready and not self._is_listed:
            self._is_listed = True
            self._world.awake.append(self)

    def kill(self):
        """Nothing of it ever runs again. Its tasks are kept, so that no `finally` runs, either."""
        self.is_dead = True
        self._ready = []

    def bury(self):
        """The world is over: whatever never ended is closed, when it can do no harm any longer."""
        asyncio._set_running_loop(self)
        for job in self._jobs:
            if not job.done():
                with suppress(Exception):
                    job.get_coro().close()
        asyncio._set_running_loop(None)
        self._jobs = []
