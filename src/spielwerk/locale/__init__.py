"""What people read, in five languages: the Fluent files beside this one, and those of each game.

A message whose id has the id of a game between its dashes (`game-rings`, `rings-cell-taken`) is in
that game's own folder of words.
"""

import os
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.syntax.ast import Pattern

    from spielwerk.locale.fluent import Bundle

LANGUAGES = ("de", "en", "fr", "it", "uk")
DEFAULT = "en"
_SEAT = re.compile("seat-([0-3])")
REPORT = "report"  # messages with this prefix have their own file, read only if needed
HELP = "help"  # the rules in plain words, for the web app; reports tell from them what is ours
HOUSE = Path(__file__).parent
_games: dict[str, Path] = {}


@dataclass(frozen=True)
class Message:
    """A sentence that has not yet been put into a language. Its arguments may be messages too.

    >>> from spielwerk.locale import message
    >>> message("game-rings").text("fr")
    'Anneaux'
    """

    id: str
    arguments: Mapping[str, Any] = field(default_factory=dict)

    def text(self, language: str = DEFAULT, colours: Sequence[int] = ()) -> str:
        """The sentence in a language. If a table changes the seats' colours, a seat is called by
        its colour at that table."""
        arguments = self._in(colours) if colours else self
        return say(arguments.id, language, **arguments.arguments)

    def _in(self, colours: Sequence[int]) -> "Message":
        if seat := _SEAT.fullmatch(self.id):
            return Message(f"seat-{colours[int(seat[1])]}")
        arguments = {
            name: value._in(colours) if isinstance(value, Message) else value
            for name, value in self.arguments.items()
        }
        return Message(self.id, arguments)


def message(id: str, /, **arguments: Any) -> Message:
    """A message by its id, with its arguments.

    >>> from spielwerk.locale import message
    >>> message("seat-0").text()
    'Blue'
    """
    return Message(id, arguments)


def add_words(game: str, folder: Path) -> None:
    """Say where the messages of a game are."""
    _games[game] = folder


def has_words(game: str) -> bool:
    return game in _games


def say(id: str, language: str = DEFAULT, /, **arguments: Any) -> str:
    """A message, or after a dot one of its attributes, in a language; in English if a game does not
    speak it. A missing message is our bug: KeyError.

    >>> from spielwerk.locale import say
    >>> say("seat-0", "de")
    'Blau'
    """
    if language not in LANGUAGES:
        raise ValueError(f"{language!r} is none of the languages {', '.join(LANGUAGES)}")
    bundle, pattern = _found(id, language)
    translated = {
        name: value.text(language) if isinstance(value, Message) else value
        for name, value in arguments.items()
    }
    try:
        return bundle.format(pattern, translated)
    except ValueError as error:
        raise KeyError(f"message {id!r} in {language}: {error}") from error


def speaking(language: str) -> Callable[..., str]:
    """`say` in one language.

    >>> from spielwerk.locale import speaking
    >>> speaking("fr")("seat-0")
    'Bleu'
    """

    def said(id: str, /, **arguments: Any) -> str:
        return say(id, language, **arguments)

    return said


def preferred_language() -> str:
    """The reader's language, from the environment; English if we do not have it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2].lower()
        if code in LANGUAGES:
            return code
        if code:
            break
    return DEFAULT


def typed_language(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """What --lang asks for, which may be none of ours, and the other arguments of a command line.
    It may be anywhere among them, since it also sets the language of --help."""
    language, rest = preferred_language(), []
    given = iter(arguments)
    for argument in given:
        if argument == "--lang" or argument.startswith("--lang="):
            language = argument.partition("=")[2] or next(given, "")
        else:
            rest.append(argument)
    return language, rest


def language_of(accepted: str) -> str:
    """The first of our languages in a browser's list, such as `de-CH, fr;q=0.8`."""
    for code in re.findall(r"[A-Za-z]{2,3}(?=[-,;]|$)", accepted[:200]):
        if code.lower() in LANGUAGES:
            return str(code.lower())
    return DEFAULT


def words_path(language: str, part: str | None = None, game: str | None = None) -> Path:
    """The file of a language: the house's or a game's, for everything or for one part."""
    name = f"{part}.{language}.ftl" if part else f"{language}.ftl"
    return (_games[game] if game else HOUSE) / name


def words(game: str, language: str, part: str | None = None) -> str | None:
    """All messages of a game, as they are in its file; in English if it has no others."""
    for spoken in (language, DEFAULT):
        if (path := words_path(spoken, part, game)).exists():
            return path.read_text(encoding="utf-8")
    return None


def _found(id: str, language: str) -> "tuple[Bundle, Pattern]":
    part = REPORT if id.startswith(f"{REPORT}-") else None
    name, _, attribute = id.partition(".")
    owners = [None, *(word for word in name.split("-") if word in _games)]
    for spoken in (language, DEFAULT):
        for owner in owners:
            bundle = _bundle(words_path(spoken, part, owner), spoken)
            pattern = bundle.pattern(name, attribute)
            if pattern is not None:
                return bundle, pattern
    raise KeyError(f"no message {id!r} in {language}")


@cache
def _bundle(path: Path, language: str) -> "Bundle":
    from spielwerk.locale.fluent import Bundle  # the parser takes a while to import

    return Bundle(path.read_text(encoding="utf-8") if path.exists() else "", language)
