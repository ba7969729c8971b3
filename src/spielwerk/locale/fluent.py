"""Fluent messages put into words, in our five languages. fluent.runtime would do it too, but brings
the numbers, dates and currencies of the whole world with it: 38 MB."""

import re
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from decimal import ROUND_HALF_EVEN, Context, Decimal
from typing import Any, TypeAlias

from fluent.syntax import FluentParser, ast

NARROW, NO_BREAK = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"


@dataclass(frozen=True)
class _Style:
    """How a language writes numbers, as in Unicode's CLDR."""

    thousands: str
    point: str
    percent: str = "%"


STYLES = {
    "de": _Style(".", ",", f"{NO_BREAK}%"),
    "en": _Style(",", "."),
    "fr": _Style(NARROW, ",", f"{NO_BREAK}%"),
    "it": _Style(".", ","),
    "uk": _Style(NO_BREAK, ","),
}
EXACT = Context(prec=1000, rounding=ROUND_HALF_EVEN)  # for numbers of any size
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
FRACTION = 3  # digits after the point, at most, if a message does not say


@dataclass(frozen=True)
class Number:
    """A number and how to write it: NUMBER in a message says that."""

    value: Decimal
    style: str = "decimal"
    least: int = 0  # digits after the point
    most: int | None = None

    def text(self, language: str) -> str:
        """The number as the language writes it."""
        if not self.value.is_finite():
            return "NaN" if self.value.is_nan() else "-∞" if self.value < 0 else "∞"
        style = STYLES[language]
        is_percent = self.style == "percent"
        most = (0 if is_percent else FRACTION) if self.most is None else self.most
        digits = max(most, self.least)
        shown = self.value.scaleb(2, EXACT) if is_percent else self.value
        rounded = shown.quantize(Decimal(1).scaleb(-digits), context=EXACT)
        whole, _, rest = f"{abs(rounded):,f}".partition(".")
        rest = rest[: self.least] + rest[self.least :].rstrip("0")
        sign = "-" if shown.is_signed() else ""
        text = sign + whole.replace(",", style.thousands) + (style.point + rest if rest else "")
        return text + (style.percent if is_percent else "")

    def plural(self, language: str) -> str:
        """The form of a noun that is counted with it, by Unicode's names."""
        if not self.value.is_finite():
            return "other"
        size = abs(self.value)
        count = int(size)
        if language == "uk":
            return _ukrainian(count) if size == count else "other"
        if language == "fr" and count < 2:
            return "one"
        if size != count:
            return "other"
        if language in ("fr", "it") and count and count % 1_000_000 == 0:
            return "many"
        return "one" if count == 1 else "other"


def _ukrainian(count: int) -> str:
    if count % 10 == 1 and count % 100 != 11:
        return "one"
    return "few" if count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14) else "many"


Value: TypeAlias = str | Number


class Bundle:
    """The messages of a file, in one language. What is wrong with a message is a ValueError."""

    def __init__(self, text: str, language: str) -> None:
        self._language = language
        self._sources: dict[str, str] = {}
        end = len(text)
        for found in reversed([*_ENTRY.finditer(text)]):
            self._sources.setdefault(found[1], text[found.start() : end])
            end = found.start()
        self._entries: dict[str, ast.Message | ast.Term | None] = {}

    def pattern(self, name: str, attribute: str = "") -> ast.Pattern | None:
        """A message or, with its dash, a term; or one of its attributes. None if it has none."""
        entry = self._entry(name)
        if entry is None:
            return None
        if not attribute:
            return entry.value
        return next((each.value for each in entry.attributes if each.id.name == attribute), None)

    def _entry(self, name: str) -> ast.Message | ast.Term | None:
        """Read when it is first asked for: reading hundreds takes a while."""
        if name not in self._entries:
            entry = FluentParser(with_spans=False).parse_entry(self._sources.get(name, ""))
            self._entries[name] = entry if isinstance(entry, (ast.Message, ast.Term)) else None
        return self._entries[name]

    def format(self, pattern: ast.Pattern, arguments: Mapping[str, Any]) -> str:
        """A message with its arguments filled in."""
        values = (self._value(element, arguments) for element in pattern.elements)
        language = self._language
        return "".join(each if isinstance(each, str) else each.text(language) for each in values)

    def _value(self, node: Any, arguments: Mapping[str, Any]) -> Value:
        match node:
            case ast.TextElement():
                return node.value
            case ast.Placeable():
                return self._value(node.expression, arguments)
            case ast.VariableReference():
                return _argument(node.id.name, arguments)
            case ast.SelectExpression():
                return self._selected(node, arguments)
            case ast.FunctionReference():
                return self._called(node, arguments)
            case ast.StringLiteral():
                return str(node.parse()["value"])
            case ast.NumberLiteral():
                return Number(Decimal(node.value))
            case ast.MessageReference():
                return self._referred(node.id.name, node.attribute, arguments)
            case ast.TermReference():
                given = self._named(node.arguments) if node.arguments else {}
                return self._referred(f"-{node.id.name}", node.attribute, defaultdict(str, given))
        raise ValueError(f"{type(node).__name__} is not understood")

    def _referred(
        self, name: str, attribute: ast.Identifier | None, arguments: Mapping[str, Any]
    ) -> str:
        pattern = self.pattern(name, attribute.name if attribute else "")
        if pattern is None:
            raise ValueError(f"no {name}")
        return self.format(pattern, arguments)

    def _selected(self, node: ast.SelectExpression, arguments: Mapping[str, Any]) -> str:
        selector = self._value(node.selector, arguments)
        chosen = next((each for each in node.variants if self._fits(selector, each.key)), None)
        default = next(each for each in node.variants if each.default)
        return self.format((chosen or default).value, arguments)

    def _fits(self, selector: Value, key: ast.Identifier | ast.NumberLiteral) -> bool:
        if isinstance(selector, str):
            return isinstance(key, ast.Identifier) and key.name == selector
        if isinstance(key, ast.Identifier):
            return key.name == selector.plural(self._language)
        return Decimal(key.value) == selector.value

    def _called(self, node: ast.FunctionReference, arguments: Mapping[str, Any]) -> Number:
        named = self._named(node.arguments)
        values = [self._value(each, arguments) for each in node.arguments.positional]
        match node.id.name, values:
            case "NUMBER", [Number(value)]:
                style = named.pop("style", "decimal")
                least = named.pop("minimumFractionDigits", 0)
                most = named.pop("maximumFractionDigits", None)
                if not named and style in ("decimal", "percent"):
                    return Number(value, style, least, most)
        raise ValueError(f"{node.id.name} cannot be used like this")

    def _named(self, given: ast.CallArguments) -> dict[str, Any]:
        values = {each.name.name: self._value(each.value, {}) for each in given.named}
        return {
            name: value if isinstance(value, str) else int(value.value)
            for name, value in values.items()
        }


def _argument(name: str, arguments: Mapping[str, Any]) -> Value:
    try:
        value = arguments[name]
    except KeyError:
        raise ValueError(f"${name} is missing") from None
    if isinstance(value, str):
        return value
    if isinstance(value, int):
        return Number(Decimal(int(value)))  # True counts as 1
    if isinstance(value, (float, Decimal)):
        return Number(Decimal(str(value)))
    raise ValueError(f"${name} cannot be said: {value!r}")
