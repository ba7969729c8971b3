"""What must hold in every position: each function yields what is wrong with one."""

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from spielwerk.check.finding import Finding, finding
from spielwerk.engine.game import Game
from spielwerk.engine.position import Position
from spielwerk.engine.replays import read
from spielwerk.errors import SpielwerkError
from spielwerk.locale import say


def seats_of(position: Position) -> list[int | None]:
    """All who may look: an onlooker, and every seat."""
    return [None, *range(position.ruleset.players)]


def reads_back(position: Position) -> Iterator[Finding]:
    """Every legal move, written, is read as the same move."""
    for action in position.legal_moves.actions:
        text = position.text(action)
        again = position.game.moves.read(position.plain(), text)
        if again != action:
            data = {"action": action, "text": text, "again": str(again)}
            yield finding("check-unread", position, **data)
            return


def is_plain(value: Any) -> bool:
    """Only JSON's own types: nothing that leads back to the true state."""
    if type(value) is dict:
        return all(type(key) is str and is_plain(item) for key, item in value.items())
    if type(value) is list:
        return all(map(is_plain, value))
    return value is None or type(value) in (bool, int, float, str)


def views_are_plain(position: Position) -> Iterator[Finding]:
    """Every seat's view must be JSON."""
    for seat in seats_of(position):
        for name, value in position.view(seat).items():
            if not is_plain(value):
                yield finding("check-view", position, name=name, kind=type(value).__name__)
                return


def record_replays(position: Position) -> Iterator[Finding]:
    """What was recorded is the same game when it is read."""
    try:
        again = read(position.record(), lambda name: position.game)
        differs = again != position or again.record() != position.record()
        reason = f"{again!r}" if differs else ""
    except SpielwerkError as error:
        reason = str(error)
    if reason:
        yield finding("check-record", position, reason=reason)


def line_reads_back(position: Position) -> Iterator[Finding]:
    """A position as text is read as the same position."""
    if position.game.write_position is None:
        return
    try:
        again = position.ruleset.position(position.line)
        reason = _different_fields(position, again) or ("" if again == position else again.line)
    except SpielwerkError as error:
        reason = str(error)
    if reason:
        yield finding("check-line", position, line=position.line, reason=reason)


def _different_fields(one: Position, other: Position) -> str:
    """The fields of the state that are not the same."""
    mine, theirs = one.plain(), other.plain()
    names = (field.name for field in one.ruleset.rules.state.fields)
    return ", ".join(name for name in names if getattr(mine, name) != getattr(theirs, name))


def refused(position: Position, actions: Iterable[int]) -> Iterator[Finding]:
    """What is not legal is refused by a rule of the game, with a sentence."""
    legal = set(position.legal_moves.actions)
    for action in set(actions) - legal:
        error = position._refusal(action)
        rule = getattr(error, "rule", None)
        if rule is None or not rule.startswith(f"{position.game.rule_prefix}-"):
            move = position.text(action)
            yield finding("check-refusal", position, move=move, refusal=str(rule or error))
            return
        if missing := unsaid(error.message.id, error.message.arguments):
            yield missing


def unsaid(id: str, arguments: Any = None) -> Finding | None:
    """A message that cannot be said in English."""
    try:
        say(id, "en", **(arguments or {}))
    except KeyError as error:
        reason = str(error.args[0])
        is_missing = reason.startswith("no message")
        if is_missing:
            return finding("check-words", count=1, words=id)
        return finding("check-words-form", message=id, reason=reason)
    return None


def effects_have_names(before: Position, move: str, after: Position) -> Iterator[Finding]:
    """What moves do is declared, and plain data."""
    declared = before.game.effect_rules
    for seat in seats_of(before):
        for data in before.effects(move, seat, after):
            name = str(data.get("effect"))
            if name not in declared or not is_plain(data):
                yield finding("check-effect", after, effect=name)
                return


def sketch_is_right(position: Position) -> Iterator[Finding]:
    """The board as data has the names that moves have."""
    draw = position.game.sketch
    if draw is None:
        return
    for seat in seats_of(position):
        drawn = draw(position.view(seat))
        data = drawn.as_json()
        reason = _sketch_form(data)
        if reason:
            yield finding("check-sketch", position, reason=reason)
            return
        spots = {spot["name"] for spot in data["spots"]}
        yield from _off_board(position, sorted(set(drawn.pieces) - spots))
        trays = {name for tray in data["trays"] for name in tray["names"]}
        yield from _named_in_moves(position, spots, trays)
        for tray in data["trays"]:
            if missing := unsaid(tray["label"]):
                yield missing


def _sketch_form(data: dict[str, Any]) -> str:
    try:
        json.dumps(data, allow_nan=False)
    except (TypeError, ValueError) as error:
        return str(error)
    if not is_plain(data):
        return "as_json() has something that is no plain data"
    if min(data["box"][2:]) <= 0:
        return f"box = {data['box']}"
    for tray in data["trays"]:
        if tray["names"] and len(tray["names"]) != len(tray["pieces"]):
            return f"{tray['label']}: {len(tray['pieces'])} pieces, {len(tray['names'])} names"
    return ""


def _off_board(position: Position, names: list[str]) -> Iterator[Finding]:
    if names:
        yield finding("check-off-board", position, names=", ".join(names[:5]))


def _named_in_moves(position: Position, spots: set[str], trays: set[str]) -> Iterator[Finding]:
    """Spots must look like some part of a move. If some things of a kind are spots, all that can be
    moved to are."""
    kinds = kinds_by_name(position.game, spots)
    strange = sorted(name for name in spots | trays if not kinds_by_name(position.game, {name}))
    if strange:
        yield finding("check-spots", position, names=", ".join(strange[:5]))
        return
    for action in position.legal_moves.actions:
        move = position.game.moves.parts(position.plain(), action)
        parts = position.game.moves.forms[move.form].parts
        for (_, kind), (_, name) in zip(parts, move.parts, strict=True):
            if kind in kinds and name not in spots | trays:
                yield from _off_board(position, [name])
                return


def kinds_by_name(game: Game, names: set[str]) -> set[str]:
    """The kinds of parts of moves that some names look like."""
    return {
        kind
        for kind, part in game.moves.kinds.items()
        if any(re.fullmatch(part.pattern, name) for name in names)
    }
