"""What a check finds: what is wrong, and how to mend it."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from spielwerk.engine.position import Position, Ruleset
from spielwerk.locale import Message, message

# All that can be wrong, the most important first: what stops a game, what cheats, what confuses,
# what is missing.
ORDER = (
    "check-fails",
    "check-overflow",
    "check-no-move",
    "check-too-many",
    "check-listed",
    "check-compile",
    "check-differs",
    "check-draw",
    "check-endless",
    "check-ended",
    "check-ranks",
    "check-secret",
    "check-redeal-missing",
    "check-redeal-idle",
    "check-unread",
    "check-view",
    "check-record",
    "check-line",
    "check-effect",
    "check-refusal",
    "check-longest",
    "check-sketch",
    "check-off-board",
    "check-spots",
    "check-words-form",
    "check-words",
    "check-words-language",
    "check-never-ended",
    "check-never-form",
    "check-rule-order",
    "check-rule-unknown",
    "check-rule-code",
    "check-rule-test",
    "check-module",
    "check-table",
)
MISSING = "check-words"  # one finding may name many of them
MOST_SHOWN = 200  # letters of a place


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong. `where` leads to it, in no language: moves, or a file.

    >>> from spielwerk.check.finding import finding
    >>> finding("check-fails", "rings 2: a1", error="…").where
    'rings 2: a1'
    """

    message: Message
    where: str = field(default="", compare=False)

    @property
    def id(self) -> str:
        """The id of its message."""
        return self.message.id

    def mend(self, language: str = "en") -> str:
        """How to mend it."""
        return Message(f"{self.id}.mend", self.message.arguments).text(language)

    def __str__(self) -> str:
        return f"{self.message.text()} → {self.mend()}"


class Wrong(Exception):
    """A game cannot go on: this is what is wrong."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(str(finding))
        self.finding = finding


def finding(id: str, where: "str | Position | Ruleset" = "", /, **arguments: Any) -> Finding:
    """A finding by its message, and where it was found."""
    if id not in ORDER:
        raise ValueError(f"{id} has no place in the order of importance")
    return Finding(message(id, **arguments), where if isinstance(where, str) else place(where))


def place(where: Position | Ruleset) -> str:
    """The rules, and the last moves that led there: `rings 2 pawns=6: … a1 b3`."""
    if isinstance(where, Ruleset):
        return " ".join(where.header)
    moves = " ".join(where.history)
    shown = moves if len(moves) <= MOST_SHOWN else f"… {moves[-MOST_SHOWN:].partition(' ')[2]}"
    return f"{place(where.ruleset)}: {shown or '–'}"


# What tells findings of one kind apart. The same thing in other games is found only once.
_ABOUT = ("rule", "rules", "words", "message", "language", "form", "part", "effect", "name")


def by_importance(found: Iterable[Finding]) -> list[Finding]:
    """The first of every kind, the most important first."""
    kinds: dict[tuple[Any, ...], Finding] = {}
    for each in found:
        if each.id == MISSING and any(
            each.message.arguments["words"] in other.message.arguments["words"].split(", ")
            for other in kinds.values()
            if other.id == MISSING
        ):
            continue
        about = (each.message.arguments.get(name) for name in _ABOUT)
        kinds.setdefault((each.id, *about), each)
    return sorted(kinds.values(), key=lambda each: ORDER.index(each.id))
