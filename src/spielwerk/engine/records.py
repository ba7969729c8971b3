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
if that was seat 0. The result gives the seats' ranks and the rule that ended the game: `result: 1 2
(RG-18)`. If the number of plies or the result does not match the moves, the record is damaged.
"""

import json
import re
import textwrap
from collections.abc import Callable, Mapping
from typing import Any

from spielwerk.engine.errors import BadRecord, SpielwerkError
from spielwerk.engine.game import Game
from spielwerk.engine.position import Position

FORMAT = 1
_FIRST_LINE = re.compile(r"spielwerk record ([0-9]{1,9})")
_UNFINISHED = "unfinished"
_KEYS = ("game", "players", "seats", "first", "setup", "plies", "result")
_OPTIONAL = ("seats", "first")

FindGame = Callable[[str], Game]


def write(position: Position) -> str:
    """Print a record."""
    game = position.game
    lines = [f"spielwerk record {FORMAT}", f"game: {game.id}", f"players: {game.players}"]
    lines += [f"option {name}: {json.dumps(value)}" for name, value in game.options.items()]
    if position.seats:
        lines.append(f"seats: {json.dumps(list(position.seats), ensure_ascii=False)}")
    if position.first:
        lines.append(f"first: {position.first}")
    lines.append(f"setup: {json.dumps(position.setup)}")
    lines.append(f"plies: {len(position.history)}")
    lines.append(f"result: {_result(position)}")
    moves = " ".join(f"{move};" for move in position.history)
    body = textwrap.wrap(moves, 98, break_long_words=False, break_on_hyphens=False)
    return "\n".join([*lines, "", *body]) + "\n"


def read(text: str, find_game: FindGame) -> Position:
    """Parse a record and replay it: the position at its end, with its whole history."""
    header, moves = _split(text)
    number = _number(header, "plies")
    if len(moves) != number:
        raise BadRecord("error-record-plies", told=number, found=len(moves))
    options = {
        key.removeprefix("option "): _json(header, key)
        for key in header
        if key.startswith("option ")
    }
    position = _replay(
        find_game,
        game=header["game"],
        players=_number(header, "players"),
        options=options,
        setup=_json(header, "setup"),
        seats=_json(header, "seats") if "seats" in header else (),
        first=_number(header, "first") if "first" in header else 0,
        moves=moves,
    )
    if header["result"] != _result(position):
        raise BadRecord("error-record-result", told=header["result"], found=_result(position))
    return position


def as_json(position: Position, legal: bool = False) -> dict[str, Any]:
    """The game as one JSON object, with all legal moves at every ply if `legal` is set."""
    plies = []
    for before, move in zip(position.positions(), position.history, strict=False):
        ply: dict[str, Any] = {"seat": before.to_move}
        if legal:
            ply["legal"] = before.moves_as_text()
        plies.append({**ply, "move": move})
    return {
        "game": position.game.id,
        "players": position.game.players,
        "options": dict(position.game.options),
        "first": position.first,
        "setup": position.setup,
        "plies": plies,
        "ranks": position.ranks,
    }


def as_line(position: Position, legal: bool = False) -> str:
    """The same as one line of a file."""
    return json.dumps(as_json(position, legal), separators=(",", ":")) + "\n"


def from_json(data: Any, find_game: FindGame) -> Position:
    """Replay what `as_json` returned."""
    if not isinstance(data, dict):
        raise BadRecord("error-record-json")
    for key, kind in {"game": str, "players": int, "options": dict, "plies": list}.items():
        if not isinstance(data.get(key), kind):
            raise BadRecord("error-record-header", key=key)
    if not all(isinstance(ply, dict) and isinstance(ply.get("move"), str) for ply in data["plies"]):
        raise BadRecord("error-record-header", key="plies")
    position = _replay(
        find_game,
        game=data["game"],
        players=data["players"],
        options=data["options"],
        setup=data.get("setup"),
        seats=(),
        first=data.get("first", 0),  # older files do not have it
        moves=[ply["move"] for ply in data["plies"]],
    )
    if data.get("ranks") != position.ranks:
        raise BadRecord(
            "error-record-result", told=str(data.get("ranks")), found=str(position.ranks)
        )
    return position


def _result(position: Position) -> str:
    if position.ranks is None:
        return _UNFINISHED
    return f"{' '.join(str(rank) for rank in position.ranks)} ({position.ended})"


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


def _replay(
    find_game: FindGame,
    *,
    game: str,
    players: int,
    options: dict[str, Any],
    setup: Any,
    seats: Any,
    first: Any,
    moves: list[str],
) -> Position:
    if not isinstance(seats, list | tuple) or not all(isinstance(name, str) for name in seats):
        raise BadRecord("error-record-header", key="seats")
    if not isinstance(setup, dict):
        raise BadRecord("error-record-header", key="setup")
    try:
        ruleset = find_game(game).with_options(players, **options)
        position = ruleset.start(setup=setup, seats=seats, first=first)
    except SpielwerkError as error:
        raise BadRecord("error-record-start", reason=error.message, rule=error.rule) from error
    for ply, move in enumerate(moves, 1):
        try:
            position = position.play(move)
        except SpielwerkError as error:
            raise BadRecord(
                "error-record-move", ply=ply, move=move, reason=error.message, rule=error.rule
            ) from error
    return position
