"""What several commands take: their parameters, and the values that these stand for."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

import spielwerk
from spielwerk import lab
from spielwerk.bots.players import check_bot
from spielwerk.engine import replays
from spielwerk.engine.options import read_assignments
from spielwerk.engine.position import Position, Ruleset
from spielwerk.errors import BadOption, BadRecord
from spielwerk.games import find_game
from spielwerk.lab.simulation import LOT, Lot

BAD_INPUT, FAILED, INTERRUPTED = 2, 1, 130  # exit codes


def _whole_number(text: Any) -> int:
    """For Typer: the number typed, or an error that quotes what was typed instead."""
    try:
        return int(text)
    except ValueError:
        raise BadOption("error-number", value=str(text)) from None


def number_option(*names: str, metavar: str, help: str) -> Any:
    return typer.Option(*names, metavar=metavar, help=help, parser=_whole_number)


GameId = Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")]
Players = Annotated[int, number_option("--players", "-p", metavar="N", help="cli-help-players")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="cli-help-option")
]
Seed = Annotated[int, number_option("--seed", "-s", metavar="S", help="cli-help-seed")]
Device = Annotated[str, typer.Option(metavar="|".join(lab.DEVICES), help="cli-help-device")]
Force = Annotated[bool, typer.Option("--force", help="cli-help-force")]
Cluster = Annotated[
    str | None, typer.Option("--cluster", metavar="ADDRESS", help="cli-help-cluster")
]
AsJson = Annotated[bool, typer.Option("--json", help="cli-help-json")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-file")]
GameOfFile = Annotated[int, number_option("--game", "-g", metavar="N", help="cli-help-line")]


def named_bots(ruleset: Ruleset, names: str, players: int | None = None) -> tuple[str, ...]:
    """The computer players in a list like 1,5,random; one per seat if `players` is given."""
    find_programs_here()
    listed = tuple(name.strip() for name in names.split(","))
    for name in listed:
        check_bot(ruleset, name)
    if players is not None and len(listed) != players:
        raise BadOption("error-seats", players=players, given=len(listed))
    return listed


def find_programs_here() -> None:
    """Find programs in this folder, too. It comes last, so that it hides nothing."""
    if not {"", str(Path.cwd())} & set(sys.path):
        sys.path.append(str(Path.cwd()))


def first_seat(typed: str, players: int) -> int | Lot:
    """The seat that begins, typed as a number from 1, or a lot."""
    seats = [str(seat + 1) for seat in range(players)]
    if typed != LOT and typed not in seats:
        raise BadOption("error-first-form", value=typed, players=players)
    return LOT if typed == LOT else seats.index(typed)


def load(game: str, players: int, options: list[str] | None) -> Ruleset:
    found = find_game(game)
    return Ruleset.of(found, players, **read_assignments(found.options, options or []))


def read_file(path: Path, number: int) -> Position:
    """A record: a text file, or a line of a file that `simulate --record` wrote."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord("error-record-none") from None
    lines = text.splitlines() if text.startswith("{") else [text]
    if not 1 <= number <= len(lines):
        raise BadRecord("error-record-number", number=number, games=len(lines))
    if not text.startswith("{"):
        return spielwerk.read_record(text)
    try:
        return replays.from_json(json.loads(lines[number - 1]), find_game)
    except (json.JSONDecodeError, RecursionError):
        raise BadRecord("error-record-json") from None
