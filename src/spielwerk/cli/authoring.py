"""`new`, `check` and `wasm`: for authors of games."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from spielwerk.cli.parameters import FAILED, AsJson, GameId, Seed, number_option
from spielwerk.cli.progress import parts
from spielwerk.cli.screen import Screen
from spielwerk.games import find_game
from spielwerk.system.streams import print_json

if TYPE_CHECKING:
    from spielwerk.check import Verdict


def new(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-help-new-id")],
    folder: Annotated[
        Path | None, typer.Argument(metavar="FOLDER", help="cli-help-new-folder")
    ] = None,
) -> None:
    from spielwerk.new import write

    screen: Screen = context.obj
    screen.tell("new-written", folder=str(write(game, folder)), id=game)


def check(
    context: typer.Context,
    game: GameId,
    games: Annotated[
        int, number_option("--games", "-n", metavar="K", help="cli-help-check-games")
    ] = 2000,
    seed: Seed = 0,
    as_json: AsJson = False,
) -> int:
    from spielwerk.check import check, games_of

    screen: Screen = context.obj
    found = find_game(game)
    with parts(screen, games_of(found, games)) as (done, begin):
        begin("check-looking", games_of(found, games))
        verdict = check(found, games, seed, done)
    if as_json:
        print_json(verdict.as_json(screen.language))
    else:
        _print_check(screen, verdict)
    return FAILED if verdict.findings else 0


def _print_check(screen: Screen, verdict: "Verdict") -> None:
    """What is wrong, where, and how to mend it; then what could not be checked."""
    name = screen.say(f"game-{verdict.game.id}")
    screen.tell("check-title", game=name, games=verdict.games, seed=verdict.seed)
    if verdict.findings:
        screen.tell("check-count", count=len(verdict.findings))
    else:
        screen.tell("check-nothing")
    for number, found in enumerate(verdict.findings, 1):
        screen.console.print()
        wrong = f"{number}. {found.message.text(screen.language)}"
        screen.console.print(wrong, style="error", markup=False, soft_wrap=True)
        for line in filter(None, (found.where, f"→ {found.mend(screen.language)}")):
            screen.console.print(f"   {line}", markup=False, soft_wrap=True)
    for heading, lines in (("check-notes", verdict.notes), ("check-unchecked", verdict.unchecked)):
        if lines:
            screen.console.print()
            screen.tell(heading)
        for each in lines:
            screen.console.print(f"   {each.text(screen.language)}", markup=False, soft_wrap=True)


def wasm(
    context: typer.Context,
    game: GameId,
    out: Annotated[Path | None, typer.Option(metavar="FOLDER", help="cli-help-wasm-out")] = None,
) -> None:
    from spielwerk.lab.modules import write_module  # the compiler takes a while to import

    screen: Screen = context.obj
    with Console(stderr=True).status(screen.say("simulate-compiling")):
        path = write_module(find_game(game), out)
    screen.tell("module-written", file=str(path), kilobytes=path.stat().st_size / 1000)
