"""A game's help as data: its first page, its sections of rules, its pictures and its lesson. The
game's `scenes.py` says what is in them; `make scenes` writes them for the web app."""

import json
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from spielwerk.engine.game import Game
from spielwerk.engine.position import Position, Ruleset

Data = dict[str, Any]

LEARNER = 0  # the seat that looks at the pictures and learns
PAGE = ("set-up", "turn", "end")  # the parts of every first page


def part(
    *before: str,
    list: Sequence[str] = (),
    after: Sequence[str] = (),
    pictures: Sequence[str] = (),
    rewards: Mapping[str, str] | None = None,
) -> Data:
    """A part of the first page: paragraphs, a list, more paragraphs, and pictures beside them.
    `rewards` is a small table: what earns something, and how much."""
    earned = [[name, much] for name, much in (rewards or {}).items()]
    return {"before": before, "list": list, "after": after, "pictures": pictures, "rewards": earned}


def section(
    id: str, first: int, last: int, *pictures: str, intro: bool = False, note: str | None = None
) -> Data:
    """A section of the complete rules: from which number to which, and the pictures beside them. A
    sentence may introduce them, and a note that is not a rule may follow."""
    rules = range(first, last + 1)
    return {"id": id, "rules": rules, "pictures": pictures, "intro": intro, "note": note}


def built(game: Game, fields: str, to_move: int = LEARNER, turns: int = 20) -> Position:
    """A position of two players, from the game's own part of the line that tells it."""
    line = f"{game.id} 2 to_move={to_move} turns={turns} {fields}"
    return Ruleset.of(game, 2).position(line)


def picture(
    position: Position,
    glow: Iterable[str] = (),
    *,
    touched: Iterable[str] = (),
    played: str | None = None,
    seat: int | None = LEARNER,
) -> Data:
    """One board to look at, after a move if one is given: which moves light up, and what has been
    touched."""
    shown, last = _after(position, played, seat)
    legal = set(shown.legal_moves)
    return {
        "view": shown.view(seat),
        "legal": [move for move in glow if move in legal],
        "touched": [*touched],
        "last": last,
        "hint": None,
    }


def step(
    position: Position,
    moves: Iterable[str],
    *,
    wrong: Iterable[str] = (),
    played: str | None = None,
    meant: Iterable[str] = (),
    meant_after: Iterable[str] = (),
    seen_after: str | None = None,
) -> Data:
    """One thing to do on a live board, after a move if one is given: the right moves, and the
    result of each. Others may be tried, but lead nowhere. The first is the hint for people who
    cannot find them.

    `meant`: the spots that a new word of the step's text means, and of the text after it. What is
    not on this board is seen in one of the pictures."""
    shown, last = _after(position, played, LEARNER)
    right = [*moves]
    return {
        "view": shown.view(LEARNER),
        "legal": [*right, *wrong],
        "last": last,
        "hint": right[0],
        "after": {move: shown.play(move).view(LEARNER) for move in right},
        "effects": {move: shown.effects(move, LEARNER) for move in right},
        "meant": [*meant],
        "meant_after": [*meant_after],
        "seen_after": seen_after,
    }


def _after(position: Position, move: str | None, seat: int | None) -> tuple[Position, Data | None]:
    """The position after a move, and the event that tells it."""
    if move is None:
        return position, None
    data = {"move": move, "effects": position.effects(move, seat)}
    return position.play(move), {"n": 1, "kind": "moved", "seat": LEARNER, **data}


def starting(position: Position, *starts: str) -> list[str]:
    """The legal moves that begin with one of these texts."""
    return [move for move in position.legal_moves if move.startswith(starts)]


def help_of(
    game: Game,
    page: Sequence[Data],
    book: Sequence[Data],
    pictures: Mapping[str, Sequence[Data]],
    lesson: Sequence[Data],
    **more: Any,
) -> Data:
    """All of it. A picture without a board is drawn by the web app's folder of the game, from what
    is given here under the picture's name."""
    titled = [{"title": f"help-{name}", **part} for name, part in zip(PAGE, page, strict=True)]
    sections = [{**each, "rules": [game.rule(n) for n in each["rules"]]} for each in book]
    data = {"page": titled, "book": sections, "pictures": pictures, "lesson": lesson}
    return data | {name: more.get(name, []) for name, boards in pictures.items() if not boards}


def written(package: str) -> tuple[Path, str]:
    """Where a game's package keeps its help, and what should stand there: JSON with a line for each
    picture and step."""
    scenes = import_module(f"{package}.scenes")
    parts = []
    for name, part in scenes.scenes().items():
        if isinstance(part, dict):
            lines = [f"{_json(key)}: {_json(value)}" for key, value in part.items()]
            parts.append(f"{_json(name)}: {{\n" + ",\n".join(lines) + "\n}")
        else:
            parts.append(f"{_json(name)}: [\n" + ",\n".join(map(_json, part)) + "\n]")
    return Path(str(scenes.__file__)).parent / "help" / "scenes.json", "{" + ",\n".join(
        parts
    ) + "}\n"


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
