"""Games played again: from a record, or from one JSON object."""

import json
from collections.abc import Callable
from typing import Any

from spielwerk.engine.game import Game
from spielwerk.engine.position import Position, Ruleset
from spielwerk.engine.records import Record, parse, result_of
from spielwerk.errors import BadRecord, SpielwerkError

FindGame = Callable[[str], Game]


def read(text: str, find_game: FindGame) -> Position:
    """Parse a record and replay it: the position at its end, with its whole history.

    >>> import spielwerk
    >>> from spielwerk.engine import replays
    >>> text = spielwerk.load("rings").start().play("a1").record()
    >>> replays.read(text, spielwerk.find_game).turns
    1
    """
    position, wrong = read_what_fits(text, find_game)
    if wrong is not None:
        raise wrong
    return position


def read_what_fits(text: str, find_game: FindGame) -> tuple[Position, BadRecord | None]:
    """As much of a record as can be played, and what is wrong with the rest.

    >>> import spielwerk
    >>> from spielwerk.engine import replays
    >>> text = spielwerk.load("rings").start().play("a1").play("b1").record()
    >>> position, wrong = replays.read_what_fits(text.replace("b1", "a1"), spielwerk.find_game)
    >>> position.history, wrong.rule
    (['a1'], 'RG-4')
    """
    record = parse(text)
    position, wrong = _follow(record, find_game)
    found = result_of(position.ranks, position.ended)
    if wrong is None and record.result != found:
        error = BadRecord("error-record-result", told=record.result, found=found)
        wrong = _wrong(record, position.game, position, error)
    return position, wrong


def as_json(position: Position, legal: bool = False) -> dict[str, Any]:
    """The game as one JSON object, with all legal moves at every ply if `legal` is set.

    >>> import spielwerk
    >>> from spielwerk.engine import replays
    >>> replays.as_json(spielwerk.load("rings").start().play("a1"))["plies"]
    [{'seat': 0, 'move': 'a1'}]
    """
    plies = []
    for before, move in zip(position.positions(), position.history, strict=False):
        ply: dict[str, Any] = {"seat": before.to_move}
        if legal:
            ply["legal"] = before.moves_as_text()
        plies.append({**ply, "move": move})
    rules = position.game.version
    return {
        "game": position.ruleset.id,
        **({} if rules == 1 else {"rules": rules}),
        "players": position.ruleset.players,
        "options": dict(position.ruleset.options),
        **({"variant": position.ruleset.variant} if position.ruleset.variant else {}),
        "first": position.first,
        "setup": position.setup,
        "plies": plies,
        "ranks": position.ranks,
    }


def as_line(position: Position, legal: bool = False) -> str:
    """The same as one line of a file.

    >>> import spielwerk
    >>> from spielwerk.engine import replays
    >>> replays.as_line(spielwerk.load("rings").start())[:30]
    '{"game":"rings","players":2,"o'
    """
    return json.dumps(as_json(position, legal), separators=(",", ":")) + "\n"


def from_json(data: Any, find_game: FindGame) -> Position:
    """Replay what `as_json` returned.

    >>> import spielwerk
    >>> from spielwerk.engine import replays
    >>> told = replays.as_json(spielwerk.load("rings").start().play("a1"))
    >>> replays.from_json(told, spielwerk.find_game).history
    ['a1']
    """
    if not isinstance(data, dict):
        raise BadRecord("error-record-json")
    for key, kind in {"game": str, "players": int, "options": dict, "plies": list}.items():
        if not isinstance(data.get(key), kind):
            raise BadRecord("error-record-header", key=key)
    if not all(isinstance(ply, dict) and isinstance(ply.get("move"), str) for ply in data["plies"]):
        raise BadRecord("error-record-header", key="plies")
    record = Record(
        game=data["game"],
        players=data["players"],
        options=data["options"],
        setup=data.get("setup"),
        moves=[ply["move"] for ply in data["plies"]],
        first=data.get("first", 0),  # older files do not have it
        rules=data.get("rules", 1),
        variant=data.get("variant", ""),
    )
    position, wrong = _follow(record, find_game)
    if wrong is None and data.get("ranks") != position.ranks:
        given, found = str(data.get("ranks")), str(position.ranks)
        error = BadRecord("error-record-result", told=given, found=found)
        wrong = _wrong(record, position.game, position, error)
    if wrong is not None:
        raise wrong
    return position


def _follow(record: Record, find_game: FindGame) -> tuple[Position, BadRecord | None]:
    """The position after all moves of a record, or where they go wrong."""
    if not isinstance(record.seats, list | tuple) or not all(
        isinstance(name, str) for name in record.seats
    ):
        raise BadRecord("error-record-header", key="seats")
    if not isinstance(record.setup, dict):
        raise BadRecord("error-record-header", key="setup")
    try:
        game = find_game(record.game)
    except SpielwerkError as error:
        raise BadRecord("error-record-start", reason=error.message) from error
    try:
        ruleset = Ruleset.of(game, record.players, **record.options).named(record.variant)
        position = ruleset.start(setup=record.setup, seats=record.seats, first=record.first)
    except SpielwerkError as error:
        wrong = BadRecord("error-record-start", reason=error.message, rule=error.rule)
        raise _wrong(record, game, None, wrong) from error
    for ply, move in enumerate(record.moves, 1):
        try:
            position = position.play(move)
        except SpielwerkError as error:
            wrong = BadRecord(
                "error-record-move", ply=ply, move=move, reason=error.message, rule=error.rule
            )
            return position, _wrong(record, game, position, wrong)
    return position, None


def _wrong(record: Record, game: Game, end: Position | None, error: BadRecord) -> BadRecord:
    """If the rules have changed since, the record is not damaged."""
    if record.rules == game.version:
        return error
    plies = 0 if end is None else len(end.history)
    return BadRecord("error-record-rules", game=game.name, plies=plies, total=len(record.moves))
