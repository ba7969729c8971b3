"""Errors for bad input. Each one is a single sentence in the reader's language."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from spielwerk.locale import Message, message

LONGEST_SHOWN = 200  # enough for most paths


class SpielwerkError(ValueError):
    """The library was given something wrong. `rule` names the rule that forbids it, if there is
    one.

    >>> import spielwerk
    >>> try:
    ...     spielwerk.load("rings", pawns=99)
    ... except spielwerk.SpielwerkError as error:
    ...     print(error.rule, "·", error.text("de"))
    RG-21 · Die Einstellung pawns kann nicht „99“ sein. Möglich: 3–12. (RG-21)
    """

    def __init__(
        self, what: Message | str, /, *, rule: str | None = None, **arguments: Any
    ) -> None:
        shown = {name: _shortened(value) for name, value in arguments.items()}
        self.message = what if isinstance(what, Message) else message(what, **shown)
        self.rule = rule
        super().__init__(self.message)

    def text(self, language: str = "en") -> str:
        """The sentence in a language, with the rule in brackets."""
        sentence = self.message.text(language)
        return f"{sentence} ({self.rule})" if self.rule else sentence

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> Any:
        return _rebuild, (type(self), self.message, self.rule)


class UnknownGame(SpielwerkError):
    """There is no game with this name.

    >>> import spielwerk
    >>> spielwerk.load("chess")
    Traceback (most recent call last):
        ...
    spielwerk.errors.UnknownGame: ...
    """


class BadOption(SpielwerkError):
    """An option, a number of players or a seed that a game does not have.

    >>> import spielwerk
    >>> spielwerk.load("rings", players=7)
    Traceback (most recent call last):
        ...
    spielwerk.errors.BadOption: ...
    """


class BadSetup(SpielwerkError):
    """Data that is not a valid set-up.

    >>> import spielwerk
    >>> spielwerk.load("rings").start(setup={"cards": []})
    Traceback (most recent call last):
        ...
    spielwerk.errors.BadSetup: ...
    """


class BadPosition(BadSetup):
    """A line that does not describe a possible position.

    >>> import spielwerk
    >>> spielwerk.read_position("rings 2 to_move=5 turns=0")
    Traceback (most recent call last):
        ...
    spielwerk.errors.BadPosition: ...
    """


class BadMove(SpielwerkError):
    """Text that cannot be read as a move.

    >>> import spielwerk
    >>> spielwerk.load("rings").start().play("somewhere")
    Traceback (most recent call last):
        ...
    spielwerk.errors.BadMove: ...
    """


class IllegalMove(SpielwerkError):
    """A move that the rules do not allow now.

    >>> import spielwerk
    >>> position = spielwerk.load("rings").start().play("a1")
    >>> try:
    ...     position.play("a1")
    ... except spielwerk.IllegalMove as refusal:
    ...     print(refusal.rule)
    RG-4
    """


class BadRecord(SpielwerkError):
    """A record that is damaged, cut off or in a newer format.

    >>> import spielwerk
    >>> spielwerk.read_record("1. e4 e5")
    Traceback (most recent call last):
        ...
    spielwerk.errors.BadRecord: ...
    """


class BadModule(SpielwerkError):
    """A game's WebAssembly is missing or damaged.

    >>> from pathlib import Path
    >>> from spielwerk.engine.net import Net
    >>> Net.read(Path("nowhere.net"))
    Traceback (most recent call last):
        ...
    spielwerk.errors.BadModule: ...
    """


class Failure(SpielwerkError):
    """The input is fine, but this machine or another one could not do the job.

    >>> from spielwerk.bots.players import make_bot
    >>> from spielwerk.bots.bot import sight
    >>> import spielwerk
    >>> class Silent:
    ...     def choose(self, sight):
    ...         return None
    >>> rings = spielwerk.load("rings")
    >>> make_bot(rings, Silent).choose(sight(rings.start()))
    Traceback (most recent call last):
        ...
    spielwerk.errors.Failure: ...
    """


class Stopped(SpielwerkError):
    """Stopped by a signal; the message says how to go on."""


class MissingExtra(SpielwerkError, ImportError):
    """A library that comes with one of Spielwerk's extras is not installed.

    >>> import spielwerk
    >>> issubclass(spielwerk.MissingExtra, ImportError)
    True
    """


@contextmanager
def needs_extra(extra: str) -> Iterator[None]:
    """Wraps imports that need an extra: if it is not installed, the error names it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is not None and error.name.partition(".")[0] == "spielwerk":
            raise  # our own bug
        raise MissingExtra("error-extra", extra=extra) from error


def _shortened(value: Any) -> Any:
    """Input may be long or span many lines; an error message is one line."""
    if not isinstance(value, str):
        return value
    line = " ".join(value.split())
    return line if len(line) <= LONGEST_SHOWN else line[:LONGEST_SHOWN] + "…"


def _rebuild(kind: type[SpielwerkError], what: Message, rule: str | None) -> SpielwerkError:
    return kind(what, rule=rule)
