"""Options of a game: their names, possible values and defaults."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from spielwerk.engine.integers import integer
from spielwerk.errors import BadOption
from spielwerk.locale import Message

Value = bool | int | str


@dataclass(frozen=True)
class Option:
    """One option. `rule` is the id of the rule that describes it. A house rule changes what the
    sheet prints: it is kept apart from the options that the game itself knows.

    >>> import spielwerk
    >>> [option.name for option in spielwerk.find_game("rings").options][:2]
    ['pawns', 'fly_at']
    """

    name: str
    default: Value
    rule: str
    house: bool = field(default=False, kw_only=True)

    def accepts(self, value: object) -> bool:
        """Whether a value is possible."""
        raise NotImplementedError

    def read(self, text: str) -> Value:
        """Parse a typed value. Text that is not a value stays text, and `check` rejects it."""
        raise NotImplementedError

    def choices(self) -> str:
        """The possible values, for a person to read."""
        raise NotImplementedError

    def possible(self) -> list[Value]:
        """The possible values."""
        raise NotImplementedError

    def shown(self, value: Value) -> str:
        """A value as you would type it."""
        return str(value).lower() if isinstance(value, bool) else str(value)

    def check(self, value: Any) -> Value:
        """The value; BadOption if it is not possible."""
        if not self.accepts(value):
            raise BadOption(
                "error-option-value",
                rule=self.rule,
                option=self.name,
                value=str(value),
                choices=self.choices(),
            )
        return value  # type: ignore[no-any-return]


@dataclass(frozen=True)
class Number(Option):
    """An option that is a whole number, from `low` to `high`.

    >>> from spielwerk.engine.options import Number
    >>> pawns = Number("pawns", 10, "RG-3", low=4, high=12)
    >>> pawns.read("6"), pawns.accepts(13), pawns.choices()
    (6, False, '4–12')
    """

    low: int
    high: int

    def accepts(self, value: object) -> bool:
        number = integer(value)
        return number is not None and self.low <= number <= self.high

    def check(self, value: Any) -> Value:
        return int(super().check(value))

    def read(self, text: str) -> Value:
        return int(text) if text.isascii() and text.isdecimal() else text

    def choices(self) -> str:
        return f"{self.low}–{self.high}"

    def possible(self) -> list[Value]:
        return list(range(self.low, self.high + 1))


@dataclass(frozen=True)
class Switch(Option):
    """An option that is on or off.

    >>> from spielwerk.engine.options import Switch
    >>> diagonals = Switch("diagonals", default=True, rule="TH-5")
    >>> diagonals.read("off"), diagonals.shown(True), diagonals.accepts("off")
    (False, 'true', False)
    """

    def accepts(self, value: object) -> bool:
        return isinstance(value, bool)

    def read(self, text: str) -> Value:
        """Parse `on`, `off`, `true`, `false`, `yes` or `no`."""
        words = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}
        return words.get(text.lower(), text)

    def choices(self) -> str:
        return "true, false"

    def possible(self) -> list[Value]:
        return [True, False]


@dataclass(frozen=True)
class Choice(Option):
    """An option that is one of some words.

    >>> from spielwerk.engine.options import Choice
    >>> Choice("edition", "full", "ME-23", values=("full", "simple")).choices()
    'full, simple'
    """

    values: tuple[str, ...]
    # What a value sets other options to, unless they are given explicitly.
    sets: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    # Values that play like another one. They are not offered; `choice-…-why` gives the reason.
    alike: tuple[str, ...] = ()

    def accepts(self, value: object) -> bool:
        return value in self.values

    def read(self, text: str) -> Value:
        return text

    def choices(self) -> str:
        return ", ".join(self.values)

    def possible(self) -> list[Value]:
        return list(self.values)


def settle(options: Sequence[Option], given: Mapping[str, Any], game: Message) -> dict[str, Value]:
    """The value of every option: as given, as another choice implies, or the default."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise BadOption(
                "error-option-unknown", option=name, game=game, known=", ".join(names) or "–"
            )
    checked = {
        option.name: option.check(given[option.name]) for option in options if option.name in given
    }
    values = {option.name: option.default for option in options}
    for option in options:
        if isinstance(option, Choice):
            chosen = checked.get(option.name, option.default)
            values |= option.sets.get(str(chosen), {})
    return values | checked


def alike(option: Option) -> tuple[str, ...]:
    """The values that play like another one."""
    return option.alike if isinstance(option, Choice) else ()


def sets_of(option: Option) -> Mapping[str, Mapping[str, Value]]:
    """What its values set other options to."""
    return option.sets if isinstance(option, Choice) else {}


def read_assignments(options: Sequence[Option], texts: Sequence[str]) -> dict[str, Value]:
    """Options as typed, `name=value`. Unknown names are left for `settle` to reject."""
    known = {option.name: option for option in options}
    values: dict[str, Value] = {}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not equals or not name or not value:
            raise BadOption("error-option-form", text=text)
        values[name] = known[name].read(value) if name in known else value
    return values
