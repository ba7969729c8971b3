"""Positions as one line of text, as chess has FEN:

    rings 2 pawns=6 to_move=1 turns=12 blue=a1,b3* orange=c2 hand=4,5 turned=b

First the game, the number of players and the options that differ from the default; then whatever
the position is made of, as `name=value` without spaces. What has its usual value may be left out.
"""

from collections.abc import Iterable, Sequence

from spielwerk.errors import BadPosition

LONGEST = 4_000  # letters


class Fields:
    """The fields of a line. Reading one ticks it off; whatever is left over is a mistake.

    >>> from spielwerk.engine.lines import Fields
    >>> fields = Fields({"blue": "a1,b1", "hand": "4,5"})
    >>> fields.names("blue"), fields.numbers("hand", 2, range(10)), fields.number("lost", [0], 0)
    (['a1', 'b1'], [4, 5], 0)
    """

    def __init__(self, values: dict[str, str]) -> None:
        self._values = values

    def text(self, name: str, default: str | None = None) -> str:
        """A field as it is; BadPosition if it is left out and has no default."""
        value = self._values.pop(name, default)
        if value is None:
            raise BadPosition("error-position-missing", field=name)
        return value

    def number(self, name: str, allowed: Sequence[int], default: int | None = None) -> int:
        """A field that is one of the allowed numbers."""
        return self._number(
            name, self.text(name, None if default is None else str(default)), allowed
        )

    def numbers(
        self, name: str, count: int, allowed: Sequence[int], default: int | None = None
    ) -> list[int]:
        """As many numbers as there are seats, or whatever else is counted."""
        text = self.text(name, None if default is None else ",".join([str(default)] * count))
        values = text.split(",")
        if len(values) != count:
            raise BadPosition("error-position-count", field=name, value=text, count=count)
        return [self._number(name, value, allowed) for value in values]

    def names(self, name: str, allowed: Iterable[str] | None = None) -> list[str]:
        """A list of names, often of cells; empty if the field is left out."""
        found = [value for value in self.text(name, "").split(",") if value]
        for value in found:
            if allowed is not None and value not in allowed:
                raise self.wrong(name, value)
        return found

    def _number(self, name: str, value: str, allowed: Sequence[int]) -> int:
        digits = value.removeprefix("-")
        if not (digits.isascii() and digits.isdecimal() and len(digits) < 10):
            raise self.wrong(name, value)
        if int(value) not in allowed:
            raise self.wrong(name, value)
        return int(value)

    def wrong(self, name: str, value: str) -> BadPosition:
        """The error for a value that cannot be; raise it."""
        return BadPosition("error-position-value", field=name, value=value)

    def check_all_read(self) -> None:
        """Refuse fields that were not read."""
        for name in self._values:
            raise BadPosition("error-position-unknown", field=name)


def write(header: Sequence[str], fields: dict[str, str]) -> str:
    """A header and fields as one line."""
    return " ".join([*header, *(f"{name}={value}" for name, value in fields.items())])


def split(line: str) -> tuple[list[str], dict[str, str]]:
    """The game and the number of players, and every `name=value` after them."""
    if not isinstance(line, str) or len(line) > LONGEST:
        raise BadPosition("error-position-line", line=str(line))
    pieces = line.split()
    values: dict[str, str] = {}
    for piece in pieces[2:]:
        name, equals, value = piece.partition("=")
        if not equals or not name or name in values:
            raise BadPosition("error-position-piece", piece=piece)
        values[name] = value
    return [*pieces, "", ""][:2], values


def read(line: str, header: Sequence[str], options: Sequence[str]) -> Fields:
    """The fields of a line, which must be about the rules in the header."""
    about, values = split(line)
    about += [f"{name}={values.pop(name)}" for name in options if name in values]
    if about != list(header):
        raise BadPosition("error-position-rules", told=" ".join(about), wanted=" ".join(header))
    return Fields(values)
