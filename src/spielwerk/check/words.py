"""The words of a game: everything that people read exists, and can be said."""

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from spielwerk.check.finding import Finding, finding
from spielwerk.check.positions import unsaid
from spielwerk.engine.game import Game
from spielwerk.games.trial import listed
from spielwerk.locale import DEFAULT, LANGUAGES, REPORT, words_path

MOST_LISTED = 12  # missing messages in a line


def needed(game: Game) -> set[str]:
    """The messages that every game must have."""
    name = game.id
    found = {*listed(game), f"front-{name}", f"{name}-notation", f"{name}-notation-terminal"}
    found |= {f"{name}-notation.{move.form}" for _, move in game.moves.notation()}
    found |= {f"{name}-ended-{number}" for number in game.endings}
    return found | {f"report-{name}-{effect}" for effect in game.effect_rules}


def quoted(game: Game, folder: Path) -> set[str]:
    """The messages that its code names in full."""
    named = re.compile(rf"""["']({game.id}(?:-[a-z0-9]+)+)["']""")
    sources = (path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))
    return {name for source in sources for name in named.findall(source)}


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's)
        self.names.add(node.id.name)


def arguments_of(pattern: ast.Pattern | None) -> set[str]:
    arguments = _Arguments()
    if pattern is not None:
        arguments.visit(pattern)
    return arguments.names


def messages_in(path: Path) -> tuple[dict[str, set[str]], list[str]]:
    """Each message of a file, and each of its attributes, with the arguments that it takes; and
    what cannot be read."""
    found: dict[str, set[str]] = {}
    broken: list[str] = []
    for each in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(each, ast.Junk):
            broken.append(str(each.content).strip().partition("\n")[0])
        elif isinstance(each, ast.Message):
            if each.value is not None:
                found[each.id.name] = arguments_of(each.value)
            for attribute in each.attributes:
                found[f"{each.id.name}.{attribute.id.name}"] = arguments_of(attribute.value)
    return found, broken


def words_are_there(game: Game, folder: Path) -> Iterator[Finding]:
    """All messages that are needed are there, in English."""
    there: dict[str, set[str]] = {}
    for part in (None, REPORT):
        path = words_path(DEFAULT, part, game.id)
        if path.exists():
            found, broken = messages_in(path)
            there |= found
            for line in broken:
                yield finding("check-words-form", str(path), message=path.name, reason=line)
    wanted = needed(game) | quoted(game, folder)
    missing = sorted(wanted - set(there))
    for part in (None, REPORT):
        words = [name for name in missing if name.startswith("report-") == (part is REPORT)]
        if words:
            told = ", ".join(words[:MOST_LISTED]) + (" …" if words[MOST_LISTED:] else "")
            path = words_path(DEFAULT, part, game.id)
            yield finding("check-words", str(path), count=len(words), words=told)
    for name, arguments in sorted(there.items()):
        if wrong := unsaid(name, dict.fromkeys(arguments, 3)):
            yield wrong
    yield from _notation(game, there)
    yield from _other_languages(game)


def _notation(game: Game, there: dict[str, set[str]]) -> Iterator[Finding]:
    """The help on notation is formatted with the parts of a move."""
    for _, move in game.moves.notation():
        name = f"{game.id}-notation.{move.form}"
        if name in there and (wrong := unsaid(name, move.named())):
            yield wrong


def _other_languages(game: Game) -> Iterator[Finding]:
    """A game that speaks another language says the same in it."""
    for language in LANGUAGES:
        for part in (None, REPORT):
            path = words_path(language, part, game.id)
            english = words_path(DEFAULT, part, game.id)
            if path != english and path.exists() and english.exists():
                yield from _same_messages(path, english, language)


def _same_messages(path: Path, english: Path, language: str) -> Iterator[Finding]:
    mine, broken = messages_in(path)
    theirs, _ = messages_in(english)
    for line in broken:
        yield finding("check-words-form", str(path), message=path.name, reason=line)
    every = mine.keys() | theirs.keys()
    if different := sorted(name for name in every if mine.get(name) != theirs.get(name)):
        told = ", ".join(different[:MOST_LISTED])
        yield finding("check-words-language", str(path), language=language, words=told)
