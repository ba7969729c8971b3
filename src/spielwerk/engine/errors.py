"""What can be wrong with what we are given. Each error is one sentence in the reader's language."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from spielwerk.locale import Message, message

LONGEST_SHOWN = 80


class SpielwerkError(ValueError):
    """Something given to the library is wrong: `rule` names the rule, if one says so."""

    def __init__(
        self, what: Message | str, /, *, rule: str | None = None, **arguments: Any
    ) -> None:
        shown = {name: _shortened(value) for name, value in arguments.items()}
        self.message = what if isinstance(what, Message) else message(what, **shown)
        self.rule = rule
        super().__init__(self.message)

    def text(self, language: str = "en") -> str:
        sentence = self.message.text(language)
        return f"{sentence} ({self.rule})" if self.rule else sentence

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> Any:
        return _rebuild, (type(self), self.message, self.rule)


class UnknownGame(SpielwerkError):
    """There is no game of this name."""


class BadOption(SpielwerkError):
    """An option, a number of players or a seed that a game does not have."""


class BadSetup(SpielwerkError):
    """A set-up given as data that is none."""


class BadMove(SpielwerkError):
    """Text that cannot be read as a move."""


class IllegalMove(SpielwerkError):
    """A move that the rules do not allow now."""


class BadRecord(SpielwerkError):
    """A record that is damaged, cut off or of a newer format."""


class MissingExtra(SpielwerkError, ImportError):
    """A library that is not installed with Spielwerk itself, but with one of its extras."""


@contextmanager
def needs_extra(extra: str) -> Iterator[None]:
    """Around the imports of what an extra brings: say which one if it is not there."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingExtra("error-extra", extra=extra) from error


def _shortened(value: Any) -> Any:
    """What was given to us may be long or have many lines; what we say of it is one line."""
    if not isinstance(value, str):
        return value
    line = " ".join(value.split())
    return line if len(line) <= LONGEST_SHOWN else line[:LONGEST_SHOWN] + "…"


def _rebuild(kind: type[SpielwerkError], what: Message, rule: str | None) -> SpielwerkError:
    return kind(what, rule=rule)
