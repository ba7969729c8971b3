"""Every text in its five languages, for the checks of words and `make words`.

A text's key is its message's id. In the help, where every game has the same ids, the game comes
first: `rings/RG-1`.
"""

import hashlib
import itertools
import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from spielwerk.games import GAMES
from spielwerk.locale import HELP, LANGUAGES, REPORT, words_path

ROOT = Path(__file__).parents[1]
READ = ROOT / "tests" / "words-read.json"

SEATS = [f"seat-{number}" for number in range(4)]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
COUNTS = [1, 2, 5]  # one, few and many in Ukrainian
# fmt: off
COUNTED = {
    "board", "chips", "cards", "count", "deals", "doubling", "done", "each", "games", "given",
    "hand", "home", "humans", "last", "least", "longest", "markers", "most", "others", "out",
    "pawns", "playouts", "players", "plies", "sample", "seconds", "steps", "supply", "tiles",
    "total", "turns", "waiting",
}
# fmt: on
SAMPLES = {
    "action": 17,
    "back": "c3",
    "bot": "3m1",
    "cell": "a1",
    "choices": "2, 3, 4",
    "corners": "1, 3, 5",
    "field": "e12",
    "file": "game.json",
    "from": "a1",
    "known": "de, en, fr, it, uk",
    "level": 3,
    "move": "a1-a2",
    "moves": "a1-a2 xb3",
    "number": 4,
    "one": "A1",
    "origin": "A1",
    "parts": "2+1",
    "ply": 12,
    "point": "A1",
    "range": "48–56",
    "reading": "3, 5, 1",
    "said": 2,
    "share": "52%",
    "step": 2,
    "target": "B2",
    "tile": "351",
    "to": "b2",
    "triangle": "A",
    "two": "B2",
    "value": 3,
    "wanted": 5,
}


@dataclass(frozen=True)
class Part:
    """A set of files, one for each language: the house's or a game's."""

    name: str | None = None  # for what, if not for everything
    game: str | None = None

    def path(self, language: str) -> Path:
        return words_path(language, self.name, self.game)

    def key(self, id: str) -> str:
        return f"{self.game}/{id}" if self.name == HELP else id


PARTS = [
    Part(),
    *(Part(name, game) for game in GAMES for name in (None, HELP)),
    *(Part(REPORT, game) for game in (None, *GAMES)),
]


@dataclass(frozen=True)
class Text:
    """A message in one language."""

    part: Part
    language: str
    section: str
    entry: ast.Message

    @property
    def patterns(self) -> dict[str, ast.Pattern]:
        """The message's own text, and those of its attributes by name."""
        own = {} if self.entry.value is None else {"": self.entry.value}
        return own | {one.id.name: one.value for one in self.entry.attributes}

    @property
    def spellings(self) -> list[str]:
        """All variants of the text, with ⟨names⟩ for placeables."""
        return [text for one in self.patterns.values() for text in _spelled(one)]

    @property
    def digest(self) -> str:
        told = FluentSerializer().serialize_entry(self.entry)
        return hashlib.sha256(told.encode()).hexdigest()[:6]

    def said(self) -> list[str]:
        """What people read, with every seat, every game, and the counts 1, 2 and 5."""
        return [
            _formatted(self, name, values)
            for name, pattern in self.patterns.items()
            for values in _filled_in(pattern, self)
        ]


@cache
def texts() -> dict[str, dict[str, Text]]:
    """Every text by its key and its language, in the order of the English files."""
    found: dict[str, dict[str, Text]] = {}
    for part, language in itertools.product(PARTS, ("en", *LANGUAGES)):
        section = ""
        for entry in _entries(part, language):
            if isinstance(entry, ast.GroupComment):
                section = entry.content or ""
            if isinstance(entry, ast.Message):
                text = Text(part, language, section, entry)
                found.setdefault(part.key(entry.id.name), {})[language] = text
    return found


def texts_in(language: str) -> dict[str, Text]:
    return {key: by[language] for key, by in texts().items() if language in by}


def _entries(part: Part, language: str) -> list[Any]:
    path = part.path(language)
    entries: list[Any] = FluentParser().parse(path.read_text(encoding="utf-8")).body
    for entry in entries:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{path}: {entry.content}")
    return entries


# ---- What may be said ---------------------------------------------------------------------------


def _spelled(pattern: ast.Pattern) -> list[str]:
    return ["".join(parts) for parts in itertools.product(*map(_element, pattern.elements))]


def _element(element: Any) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    match element.expression:
        case ast.SelectExpression() as choice:
            return [text for one in choice.variants for text in _spelled(one.value)]
        case ast.VariableReference() as variable:
            return [f"⟨{variable.id.name}⟩"]
        case ast.FunctionReference() as function:
            return [f"⟨{argument.id.name}⟩" for argument in function.arguments.positional]
        case ast.StringLiteral() as literal:
            return [literal.value]
    raise ValueError(f"what is {element.expression}?")


# ---- What is filled in --------------------------------------------------------------------------


class _Variables(Visitor):
    """The names that a pattern takes, those that choose between variants, and those that are
    numbers to be formatted."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.chosen_by: dict[str, list[str]] = {}
        self.formatted: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 (the name is Fluent's)
        if node.id.name not in self.names:
            self.names.append(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = [getattr(one.key, "name", None) or one.key.value for one in node.variants]
            self.chosen_by[node.selector.id.name] = keys
        self.generic_visit(node)

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802
        self.formatted |= {argument.id.name for argument in node.arguments.positional}
        self.generic_visit(node)


def _filled_in(pattern: ast.Pattern, text: Text) -> list[dict[str, Any]]:
    """Values for the placeables, one varied at a time: the others keep their first value."""
    variables = _Variables()
    variables.visit(pattern)
    values = {name: _values(name, variables, text) for name in variables.names}
    first = {name: some[0] for name, some in values.items()}
    ways = [first]
    for name, some in values.items():
        ways += [first | {name: value} for value in some[1:]]
    return ways


def _values(name: str, variables: _Variables, text: Text) -> list[Any]:
    keys = variables.chosen_by.get(name)
    if name in variables.formatted:
        return [0.314]
    if keys is not None and not PLURALS.issuperset(keys):
        return [int(key) if key.isdecimal() else key for key in keys]
    if keys is not None or name in COUNTED:
        return COUNTS
    ids = _named(name, text.entry.id.name)
    if ids:
        return [_said(one, text.language) for one in ids]
    return [SAMPLES.get(name, f"⟨{name}⟩")]


def _named(name: str, id: str) -> list[str]:
    """The messages that can be filled in here."""
    if id.startswith("error-") and name in ("seat", "colour", "reaction"):
        return []  # what somebody has typed
    if name in ("seat", "owner"):
        return SEATS
    if name == "colour":
        return [*SEATS, "dimenticato-no-colour"]
    if name == "game":
        return [f"game-{game}" for game in GAMES]
    if name in ("ring", "what"):
        return [f"rings-ring-{ring}" for ring in "abc"]
    if name == "reaction":
        return [key for key in texts() if key.startswith("reaction-")]
    return []


def _said(id: str, language: str) -> str:
    return texts()[id][language].said()[0]


@cache
def _bundle(part: Part, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(part.path(language).read_text(encoding="utf-8")))
    return bundle


def _formatted(text: Text, attribute: str, values: dict[str, Any]) -> str:
    bundle = _bundle(text.part, text.language)
    message = bundle.get_message(text.entry.id.name)
    pattern = message.attributes[attribute] if attribute else message.value
    told, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise ValueError(f"{text.language}: {text.entry.id.name}: {errors}")
    return str(told)


# ---- What was read together ---------------------------------------------------------------------


@cache
def digests() -> dict[str, str]:
    """For every text, a few digits per language in the order of `LANGUAGES`. They change with the
    words."""
    return {
        key: " ".join(by[language].digest for language in LANGUAGES if language in by)
        for key, by in texts().items()
    }


def digests_read() -> dict[str, str]:
    """The digests from when somebody last read the languages side by side."""
    told: dict[str, str] = json.loads(READ.read_text(encoding="utf-8")) if READ.exists() else {}
    return told


@dataclass(frozen=True)
class Unread:
    """What has changed since it was last read."""

    whole: list[str]  # texts that are new, gone, or changed in every language
    partly: dict[str, list[str]]  # texts that changed in these languages only


def unread(now: dict[str, str], read: dict[str, str]) -> Unread:
    whole, partly = [], {}
    for key in [*now, *(gone for gone in read if gone not in now)]:
        old, new = read.get(key, "").split(), now.get(key, "").split()
        if old == new:
            continue
        if len(old) != len(LANGUAGES) or len(new) != len(LANGUAGES):
            whole.append(key)
            continue
        changed = [
            language
            for language, before, after in zip(LANGUAGES, old, new, strict=True)
            if before != after
        ]
        if len(changed) == len(LANGUAGES):
            whole.append(key)
        else:
            partly[key] = changed
    return Unread(whole, partly)


def mark_read(keys: Iterable[str]) -> None:
    now, read = digests(), digests_read()
    for key in keys:
        if key in now:
            read[key] = now[key]
        else:
            read.pop(key, None)
    lines = ",\n".join(f" {json.dumps(key)}: {json.dumps(read[key])}" for key in sorted(read))
    READ.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
