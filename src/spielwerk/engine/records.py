"""Records: a game as text that a person can read and a program can replay.

    spielwerk record 1
    game: rings
    players: 2
    option pawns: 10
    seats: ["Ada", "random"]
    first: 1
    setup: {}
    plies: 4
    result: unfinished

    a1; b1; a2; b+;

Every move ends with a semicolon. Seats count from 0. `first` is the seat that began; it is left out
if that was seat 0. `rules: 2` after the game is the version of its rules; it is left out if that is
1. The result gives the seats' ranks and the rule that ended the game: `result: 1 2 (RG-18)`. If the
number of plies or the result does not match the moves, the record is damaged. `variant: "our
Rings"` after the options is the name that people gave to their rules.
"""

import json
import re
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from spielwerk.errors import BadRecord

FORMAT = 1
_FIRST_LINE = re.compile(r"spielwerk record ([0-9]{1,9})")
_UNFINISHED = "unfinished"
_KEYS = ("game", "rules", "players", "variant", "seats", "first", "setup", "plies", "result")
_OPTIONAL = ("rules", "variant", "seats", "first")


@dataclass(frozen=True)
class Record:
    """What a record tells. Whether it makes a game is for `replay` to find out.

    >>> import spielwerk
    >>> from spielwerk.engine.records import parse
    >>> record = parse(spielwerk.load("rings").start().play("a1").record())
    >>> record.game, record.moves, record.result
    ('rings', ['a1'], 'unfinished')
    """

    game: str
    players: int
    options: dict[str, Any]
    setup: Any
    moves: list[str]
    seats: Sequence[str] = ()
    first: int = 0
    result: str = _UNFINISHED
    rules: int = 1
    variant: str = ""


def result_of(ranks: list[int] | None, ended: str | None) -> str:
    """The seats' ranks, and the rule that ended the game."""
    return _UNFINISHED if ranks is None else f"{' '.join(map(str, ranks))} ({ended})"


def write(record: Record) -> str:
    """Print a record.

    >>> from spielwerk.engine.records import Record, write
    >>> print(write(Record("rings", 2, {"pawns": 10}, {}, ["a1", "b1"])).splitlines()[-1])
    a1; b1;
    """
    lines = [f"spielwerk record {FORMAT}", f"game: {record.game}"]
    if record.rules != 1:
        lines.append(f"rules: {record.rules}")
    lines.append(f"players: {record.players}")
    lines += [f"option {name}: {json.dumps(value)}" for name, value in record.options.items()]
    if record.variant:
        lines.append(f"variant: {json.dumps(record.variant, ensure_ascii=False)}")
    if record.seats:
        lines.append(f"seats: {json.dumps(list(record.seats), ensure_ascii=False)}")
    if record.first:
        lines.append(f"first: {record.first}")
    lines.append(f"setup: {json.dumps(record.setup)}")
    lines.append(f"plies: {len(record.moves)}")
    lines.append(f"result: {record.result}")
    moves = " ".join(f"{move};" for move in record.moves)
    body = textwrap.wrap(moves, 98, break_long_words=False, break_on_hyphens=False)
    return "\n".join([*lines, "", *body]) + "\n"


def parse(text: str) -> Record:
    """Read a record, without replaying it.

    >>> import spielwerk
    >>> from spielwerk.engine.records import parse
    >>> parse(spielwerk.load("memento").start().record()).options["edition"]
    'original'
    """
    header, moves = _split(text)
    number = _number(header, "plies")
    if len(moves) != number:
        raise BadRecord("error-record-plies", told=number, found=len(moves))
    return Record(
        game=header["game"],
        players=_number(header, "players"),
        options={
            key.removeprefix("option "): _json(header, key)
            for key in header
            if key.startswith("option ")
        },
        setup=_json(header, "setup"),
        moves=moves,
        seats=_json(header, "seats") if "seats" in header else (),
        first=_number(header, "first") if "first" in header else 0,
        result=header["result"],
        rules=_number(header, "rules") if "rules" in header else 1,
        variant=_json(header, "variant") if "variant" in header else "",
    )


def variant_in(text: str) -> str:
    """The name of the rules in a record, which may be damaged otherwise."""
    head, _, _ = text.partition("\n\n")
    found = re.search(r"^variant:(.*)$", head, re.MULTILINE)
    return str(_json({"variant": found[1].strip()}, "variant")) if found else ""


def _split(text: str) -> tuple[dict[str, str], list[str]]:
    """The header and the moves of a record."""
    first, _, rest = text.replace("\r\n", "\n").lstrip("\ufeff").partition("\n")
    version = _FIRST_LINE.fullmatch(first.strip())
    if version is None:
        raise BadRecord("error-record-none")
    if int(version[1]) > FORMAT:
        raise BadRecord("error-record-newer", format=version[1], known=str(FORMAT))
    head, blank, body = rest.partition("\n\n")
    header = {}
    for line in head.splitlines():
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not colon or key in header or not (key in _KEYS or key.startswith("option ")):
            raise BadRecord("error-record-line", line=line)
        header[key] = value
    for key in _KEYS:
        if key not in header and key not in _OPTIONAL:
            raise BadRecord("error-record-header", key=key)
    if not blank:
        raise BadRecord("error-record-cut")
    *moves, rest = " ".join(body.split()).split(";")
    if rest:
        raise BadRecord("error-record-cut")
    return header, [move.strip() for move in moves]


def _number(header: Mapping[str, str], key: str) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", header[key]):
        raise BadRecord("error-record-line", line=f"{key}: {header[key]}")
    return int(header[key])


def _json(header: Mapping[str, str], key: str) -> Any:
    try:
        return json.loads(header[key])
    except (ValueError, RecursionError):
        raise BadRecord("error-record-line", line=f"{key}: {header[key]}") from None
