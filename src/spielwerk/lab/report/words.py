"""The words and numbers of a report in one language."""

import re
from dataclasses import dataclass
from typing import Any

from spielwerk.lab.report.games import RANDOM
from spielwerk.locale import say

MANY = 2000  # games from which tenths of a percent mean something
TINY = 0.001
NONE = "–"  # there is nothing to say


@dataclass(frozen=True)
class Words:
    """How a report says things in a language."""

    language: str

    def say(self, id: str, /, **arguments: Any) -> str:
        return say(id, self.language, **arguments)

    def seat(self, seat: int) -> str:
        return self.say(f"seat-{seat}")

    def share(self, value: float, games: int = 0) -> str:
        """A share in percent; with tenths if there are many games."""
        return self.say("report-share-fine" if games >= MANY else "report-share", value=value)

    def shares(self, data: dict[str, Any], games: int = 0) -> str:
        """The interval of a share."""
        if data["low"] is None:
            return NONE
        low, high = self.share(data["low"], games), self.share(data["high"], games)
        return self.say("report-range", low=low, high=high)

    def figures(self, count: int, data: dict[str, Any], games: int = 0) -> list[str]:
        """A number of games, then their share and its interval."""
        return [self.number(count), self.share(data["share"], games), self.shares(data, games)]

    def number(self, value: float) -> str:
        """A number, rounded."""
        return self.say("report-number", value=value)

    def fine(self, value: float) -> str:
        """A number with more digits."""
        return self.say("report-number-fine", value=value)

    def range(self, data: dict[str, Any], low: str = "low", high: str = "high") -> str:
        """From one number to another."""
        if data[low] is None:
            return NONE
        return self.say("report-range", low=self.number(data[low]), high=self.number(data[high]))

    def difference(self, data: dict[str, Any], share: bool = False) -> str:
        """A difference from the main rules with its interval; of shares, in points."""
        more, low, high = (
            None if data[name] is None else self._signed(data[name] * (100 if share else 1))
            for name in ("difference", "low", "high")
        )
        between = NONE if low is None else self.say("report-range", low=low, high=high)
        message = "report-difference-points" if share else "report-difference"
        return self.say(message, difference=more, range=between)

    def scaled(self, data: dict[str, Any], scale: float) -> list[str]:
        """A mean in another unit, and its interval."""
        mean, low, high = (
            None if data[name] is None else self._signed(data[name] * scale, plus="")
            for name in ("mean", "low", "high")
        )
        between = NONE if low is None else self.say("report-range", low=low, high=high)
        return [mean or NONE, between]

    def _signed(self, value: float, plus: str = "+") -> str:
        shown = self.number(abs(value))
        if shown == self.number(0):
            return shown
        return (plus if value > 0 else "−") + shown

    def chance(self, value: float | None) -> str:
        """The probability of something by chance alone."""
        if value is None:
            return NONE
        if value < TINY:
            return self.say("report-chance-tiny", value=TINY)
        return self.say("report-chance", value=value)

    def bot(self, name: str) -> str:
        if name == RANDOM:
            return self.say("report-bot-random")
        whole, divided, part = name.partition("/")
        if divided and part.isdecimal():
            return self.say("report-bot-part", bot=self.bot(whole), part=part)
        if name.startswith("uct:"):
            return self.say("report-bot-uct", playouts=int(name.partition(":")[2]))
        level, counted, iterations = name.partition(":")
        if counted and level.isdecimal():
            return self.say("report-bot-counted", bot=self.bot(level), count=int(iterations))
        if memory := re.fullmatch(r"(\d)m(\d)", name):
            return self.say("report-bot-memory", level=memory[1], memory=memory[2])
        return self.say("report-bot-level", level=name) if name.isdecimal() else name
