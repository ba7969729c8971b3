"""What people read, in five languages, from the Fluent files beside this one."""

import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("de", "en", "fr", "it", "uk")
DEFAULT = "en"
_SEAT = re.compile("seat-([0-3])")
REPORT = "report"  # messages with this prefix have their own file, read only if needed


@dataclass(frozen=True)
class Message:
    """A sentence that has not yet been put into a language. Its arguments may be messages too."""

    id: str
    arguments: Mapping[str, Any] = field(default_factory=dict)

    def text(self, language: str = DEFAULT, colours: Sequence[int] = ()) -> str:
        """The sentence in a language. If a table changes the seats' colours, a seat is called by
        its colour at that table."""
        told = self._in(colours) if colours else self
        return say(told.id, language, **told.arguments)

    def _in(self, colours: Sequence[int]) -> "Message":
        if seat := _SEAT.fullmatch(self.id):
            return Message(f"seat-{colours[int(seat[1])]}")
        told = {
            name: value._in(colours) if isinstance(value, Message) else value
            for name, value in self.arguments.items()
        }
        return Message(self.id, told)


def message(id: str, /, **arguments: Any) -> Message:
    return Message(id, arguments)


def say(id: str, language: str = DEFAULT, /, **arguments: Any) -> str:
    """A message in a language. A missing message is our bug: KeyError."""
    bundle = _bundle(language, REPORT if id.startswith(f"{REPORT}-") else None)
    pattern = bundle.get_message(id).value if bundle.has_message(id) else None
    if pattern is None:
        raise KeyError(f"no message {id!r} in {language}.ftl")
    told = {
        name: value.text(language) if isinstance(value, Message) else value
        for name, value in arguments.items()
    }
    text, errors = bundle.format_pattern(pattern, told)
    if errors:
        raise KeyError(f"message {id!r} in {language}.ftl: {errors[0]}")
    return str(text)


def preferred_language() -> str:
    """The reader's language, from the environment; English if we do not have it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
        if code:
            break
    return DEFAULT


def ftl_path(language: str, part: str | None = None) -> Path:
    """The file of a language. Messages that only one part needs are in a folder with its name."""
    return Path(__file__).parent / (part or "") / f"{language}.ftl"


@cache
def _bundle(language: str, part: str | None) -> "FluentBundle":
    if language not in LANGUAGES:
        raise ValueError(f"{language!r} is none of the languages {', '.join(LANGUAGES)}")
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(ftl_path(language, part).read_text(encoding="utf-8")))
    return bundle
