"""Ctrl-C and SIGTERM on the command line: whatever the program is doing, it ends within about a
second, with one line.

The usual way is `KeyboardInterrupt` in the main thread, once: it unwinds what is under way. That
may take too long: while a compiler runs, Python calls no signal handlers, and threads that compile
are waited for. So a thread hears of every signal, too, and ends the process if it is still there
after `PATIENCE` seconds, or at the second Ctrl-C.
"""

import math
import os
import signal
import sys
import threading
import time
from contextlib import contextmanager, suppress

# The first import of the program: it brings along no more than it needs.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path
    from types import FrameType

    from spielwerk.locale import Message

PATIENCE = 1.0  # seconds
_SHOW_CURSOR, _CLEAR_LINE = "\x1b[?25h", "\r\x1b[2K"

SIGNALS = (signal.SIGINT, signal.SIGTERM)

# Commands that may have written something when they are stopped; without a command, it is `serve`.
MAY_HAVE_WRITTEN = ("serve", "play", "site", None)

# Files and folders that are not complete yet: what ends the process removes them.
drafts: "set[Path]" = set()


class _Interrupts:
    def __init__(self) -> None:
        self.first: signal.Signals | None = None
        self._listens = False
        self._has_begun = False  # with what is to be cleaned up
        self._may_raise = False
        self._has_raised = False
        self._language = "en"
        self._message: Callable[[], Message | None] = lambda: None
        self._can_speak = threading.Event()
        self._speaking = threading.Lock()
        self._has_spoken = False
        self._free_presses: float = 0  # after which nothing ends before it is done
        self._is_ending = False

    def listen(self) -> None:
        """From now on, signals do not end the process by themselves."""
        self._listens = True
        heard = {each for each in SIGNALS if signal.getsignal(each) is not signal.SIG_IGN}
        for each in heard:
            signal.signal(each, self._handle)
        sys.unraisablehook = _pass_over_interrupts
        read, write = os.pipe()
        os.set_blocking(write, False)
        signal.set_wakeup_fd(write, warn_on_full_buffer=False)
        watch = threading.Thread(target=self._watch, args=(read, heard), daemon=True)
        with held_back(*SIGNALS):  # in this thread for ever: signals are for the main one
            watch.start()

    def prepare(self, arguments: "Sequence[str]") -> None:
        """Find out what to say, and in which language, if a command is stopped. Before that,
        nothing can end the process."""
        from spielwerk.locale import LANGUAGES, message, preferred_language, typed_language

        language, rest = typed_language(arguments)
        command = next((each for each in rest if not each.startswith("-")), None)
        may_have_written = command in MAY_HAVE_WRITTEN
        stopped = message("error-stopped" if may_have_written else "error-interrupted")
        self._language = language if language in LANGUAGES else preferred_language()
        self._message = lambda: stopped
        self.last_line()  # reads the texts now, while that is possible
        self._can_speak.set()

    def last_line(self) -> str:
        message = self._message()
        return "" if message is None else message.text(self._language)

    @contextmanager
    def ending_with(self, find: "Callable[[], Message | None]") -> "Iterator[None]":
        """Here something else may have to be said; if not, `find` returns None."""
        before = self._message
        self._message = lambda: find() or before()
        try:
            yield
        finally:
            self._message = before

    @contextmanager
    def raising(self) -> "Iterator[None]":
        """Here the first signal raises KeyboardInterrupt, even if it came before. Elsewhere, such
        as during imports, an exception could be lost or reported in other words."""
        self._has_begun = self._may_raise = True
        self._has_spoken = False
        try:
            if self.first is not None:
                self._raise()
            yield
            self._free_presses = math.inf  # all is done and said
        finally:
            self._may_raise = False

    def once(self, write: "Callable[[], object]") -> None:
        """Write the last line, unless that has been done."""
        with self._speaking:
            if not self._has_spoken:
                self._has_spoken = True
                write()

    @contextmanager
    def unhurried(self, presses: float = math.inf) -> "Iterator[None]":
        """Here only signals after the first `presses` end the program before it is done."""
        before, self._free_presses = self._free_presses, presses
        try:
            yield
        finally:
            self._free_presses = before

    def note(self, number: int) -> None:
        """For handlers that take the place of ours: remember which signal came first."""
        if self._listens:
            self.first = self.first or signal.Signals(number)

    def _handle(self, number: int, frame: "FrameType | None") -> None:
        self.note(number)
        if self._may_raise:
            self._raise()

    def _raise(self) -> None:
        """Only once: a second exception would interrupt the cleaning up."""
        if not self._has_raised:
            self._has_raised = True
            raise KeyboardInterrupt

    def _watch(self, pipe: int, heard: set[signal.Signals]) -> None:
        while True:
            number = os.read(pipe, 1)[0]
            if number not in heard:
                continue
            if self._free_presses > 0:
                self._free_presses -= 1
            elif self._is_ending or not self._has_begun:
                self._end(number)
            else:
                self._is_ending = True
                threading.Thread(target=self._end_soon, args=(number,), daemon=True).start()

    def _end_soon(self, number: int) -> None:
        time.sleep(PATIENCE)
        while self._free_presses > 0:
            time.sleep(PATIENCE)
        self._end(number)

    def _end(self, number: int) -> None:
        """End the process from another thread than the main one, which may hang."""
        self._can_speak.wait()
        _kill_children()
        for draft in list(drafts):
            discard(draft)
        self.once(self._write)
        os._exit(_code(self.first or number))

    def _write(self) -> None:
        line = self.last_line()
        if sys.stderr.isatty():
            line = f"{_CLEAR_LINE}{line}{_SHOW_CURSOR}"  # a progress bar has hidden the cursor
        sys.stderr.write(f"{line}\n")
        sys.stderr.flush()


def discard(draft: "Path") -> None:
    """Remove a file or a folder that will not be completed."""
    if draft.is_dir():
        from shutil import rmtree

        rmtree(draft, ignore_errors=True)
    else:
        with suppress(OSError):  # it was not made: the file system takes nothing
            draft.unlink(missing_ok=True)
    drafts.discard(draft)


@contextmanager
def held_back(*signals: signal.Signals) -> "Iterator[None]":
    """This thread does not get these signals here, and neither do the threads and processes that it
    starts, then or later."""
    if not hasattr(signal, "pthread_sigmask"):  # on Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, signals)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _kill_children() -> None:
    """Kill the processes that this one has started, and release the semaphores shared with them."""
    if "multiprocessing.util" not in sys.modules:
        return
    from multiprocessing import active_children, util

    for child in active_children():
        child.kill()
    util._run_finalizers(0)  # type: ignore[attr-defined]


def _pass_over_interrupts(what: "sys.UnraisableHookArgs") -> None:
    """Where Python cannot raise KeyboardInterrupt, that needs no message."""
    if not isinstance(what.exc_value, KeyboardInterrupt):
        sys.__unraisablehook__(what)


_interrupts = _Interrupts()
listen, prepare = _interrupts.listen, _interrupts.prepare
raising, unhurried = _interrupts.raising, _interrupts.unhurried
last_line, ending_with = _interrupts.last_line, _interrupts.ending_with
note, once = _interrupts.note, _interrupts.once


def first() -> signal.Signals | None:
    """The signal that came first, if any has come."""
    return _interrupts.first


def code() -> int:
    """The exit code of a program that was stopped."""
    return _code(_interrupts.first or signal.SIGINT)


def _code(number: int) -> int:
    return 128 + number
