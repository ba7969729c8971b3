"""The rules as text: each has an id, a line of code and a test that name it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from spielwerk.check.finding import Finding, finding
from spielwerk.engine.game import Game

RULE_LINE = re.compile(r"^(?:[-*] )?\*\*([A-Z]{2}-\d+)\*\*", re.MULTILINE)
_LEVELS = 5  # folders above the package where its rules may be


@dataclass(frozen=True)
class Text:
    """The rules of a game: RULES.md beside its package or above it, or docs/rules/ID.md."""

    game: Game
    path: Path
    root: Path

    @classmethod
    def of(cls, game: Game) -> "Text | None":
        """A game's rules as text, if they are found."""
        folder = package_of(game)
        for root in [] if folder is None else [folder, *folder.parents[:_LEVELS]]:
            for name in ("RULES.md", f"docs/rules/{game.id}.md"):
                if (root / name).is_file():
                    return cls(game, root / name, root)
        return None

    @cached_property
    def rules(self) -> list[str]:
        return RULE_LINE.findall(self.path.read_text(encoding="utf-8"))

    @property
    def tests(self) -> Path | None:
        folder = self.root / "tests"
        return folder if folder.is_dir() else None


def package_of(game: Game) -> Path | None:
    return None if game.rules.module is None else game.rules.module.parent


def rules_are_in_order(text: Text) -> Iterator[Finding]:
    """Ids run from 1 without gaps."""
    wanted = [text.game.rule(n) for n in range(1, len(text.rules) + 1)]
    for found, expected in zip(text.rules, wanted, strict=True):
        if found != expected:
            yield finding("check-rule-order", str(text.path), rule=found, expected=expected)
            return
    if not text.rules:
        expected = text.game.rule(1)
        yield finding("check-rule-order", str(text.path), rule="–", expected=expected)


def rules_have_code(text: Text, folder: Path) -> Iterator[Finding]:
    """Every rule is named by a line of code, and every rule that code names is there."""
    named = _named_in(text.game, folder)
    declared = {*text.game.endings, *text.game.effect_rules.values(), *text.game.limits}
    rules = {text.game.rule(number) for number in declared}
    rules |= {option.rule for option in text.game.options}
    unknown = sorted((named | rules) - set(text.rules), key=_number)
    if unknown:
        yield finding("check-rule-unknown", str(text.path), rules=", ".join(unknown))
    missing = [rule for rule in text.rules if rule not in named]
    if missing:
        yield finding("check-rule-code", str(folder), rules=", ".join(missing))


def _named_in(game: Game, folder: Path) -> set[str]:
    """The ids that code names, one by one or as `MO-3 to MO-6`."""
    prefix = game.rule_prefix
    found: set[str] = set()
    for path in sorted(folder.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        found |= set(re.findall(rf"\b{prefix}-\d+", source))
        for first, last in re.findall(rf"{prefix}-(\d+) to (?:{prefix}-)?(\d+)", source):
            found |= {game.rule(number) for number in range(int(first), int(last) + 1)}
    return found


def _number(rule: str) -> int:
    return int(rule.rpartition("-")[2])


def forms_in_tests(game: Game, tests: Path) -> set[str]:
    """The forms of moves that tests write in quotes."""
    quoted = re.compile(r"""["']([^"'\n]{1,40})["']""")
    sources = (path.read_text(encoding="utf-8") for path in tests.rglob("*.py"))
    texts = {text for source in sources for text in quoted.findall(source)}
    return {move.form for text in texts if (move := game.moves.split(text)) is not None}


def rules_in_tests(text: Text, tests: Path) -> set[str]:
    """The rules that have a test with their id in its name: `test_rg12_…`."""
    sources = [path.read_text(encoding="utf-8") for path in sorted(tests.rglob("test_*.py"))]
    names = re.findall(r"def (test_\w+)", "\n".join(sources))
    named = {word for name in names for word in name.split("_")}
    return {rule for rule in text.rules if rule.replace("-", "").lower() in named}


def rules_have_tests(text: Text, tests: Path) -> Iterator[Finding]:
    tested = rules_in_tests(text, tests)
    missing = [rule for rule in text.rules if rule not in tested]
    if missing:
        example = f"test_{missing[0].replace('-', '').lower()}_"
        yield finding("check-rule-test", str(tests), rules=", ".join(missing), example=example)
