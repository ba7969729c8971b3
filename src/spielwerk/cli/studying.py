"""`analyse`, `report` and `train`."""

from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from spielwerk import lab
from spielwerk.bots.analysis import Ply, Weighed, chances_at_the_end, judge_game, weigh
from spielwerk.cli.parameters import (
    AsJson,
    Cluster,
    Device,
    Force,
    GameId,
    GameOfFile,
    Options,
    Players,
    RecordFile,
    Seed,
    find_programs_here,
    load,
    number_option,
    read_file,
)
from spielwerk.cli.progress import parts
from spielwerk.cli.screen import Screen
from spielwerk.engine.levels import Budget
from spielwerk.engine.position import Position
from spielwerk.games import find_game
from spielwerk.system.streams import print_json

USUAL_MINUTES = 5.0  # of learning


def analyse(
    context: typer.Context,
    file: RecordFile,
    game: GameOfFile = 1,
    seconds: Annotated[float, typer.Option(metavar="S", help="cli-help-analyse-seconds")] = 1.0,
    as_json: AsJson = False,
) -> None:
    screen: Screen = context.obj
    position = read_file(file, game)
    with parts(screen, len(position.history)) as (done, _):
        plies = judge_game(position, Budget(seconds=seconds), done)
    judged = list(zip(plies, weigh(plies, chances_at_the_end(position)), strict=True))
    if as_json:
        print_json([asdict(ply) | asdict(cost) for ply, cost in judged])
    else:
        _print_plies(screen, position, judged)


def _print_plies(screen: Screen, position: Position, judged: Iterable[tuple[Ply, Weighed]]) -> None:
    """A line per decision: who, what, every seat's chances before it, and any better move."""
    table = Table(box=None, header_style="bold", pad_edge=False)
    for heading in ("analyse-ply", "analyse-seat", "analyse-move"):
        table.add_column(screen.say(heading))
    for seat in range(position.ruleset.players):
        table.add_column(screen.seat(seat), justify="right")
    table.add_column(screen.say("analyse-better"))
    for number, (ply, cost) in enumerate(judged, 1):
        chances = [screen.say("table-share", share=share) for share in ply.judgement.wins]
        better = screen.say("analyse-mistake", move=ply.better) if cost.is_big_mistake else ""
        who = screen.seat(ply.judgement.seat)
        table.add_row(
            str(number), who, ply.move, *chances, better, style="error" if better else None
        )
    screen.console.print(table)


def report(
    context: typer.Context,
    game: GameId,
    players: Players = 2,
    option: Options = None,
    level: Annotated[str | None, typer.Option(metavar="BOT", help="cli-help-report-level")] = None,
    games: Annotated[
        int | None, number_option("--games", "-n", metavar="K", help="cli-help-report-games")
    ] = None,
    seed: Seed = 0,
    compare: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="cli-help-report-compare")
    ] = None,
    against: Annotated[
        list[str] | None, typer.Option(metavar="BOT", help="cli-help-report-against")
    ] = None,
    output: Annotated[Path | None, typer.Option(metavar="FILE", help="cli-help-output")] = None,
    force: Force = False,
    cluster: Cluster = None,
) -> None:
    # Plots take a while to import and need an extra: only reports pay for that.
    from spielwerk.lab.report.kept import keeping
    from spielwerk.lab.report.report import games_needed, make
    from spielwerk.lab.report.request import usual_games, usual_player, wanted
    from spielwerk.lab.report.write import check_path, command, write

    screen: Screen = context.obj
    find_programs_here()
    found = find_game(game)
    player = level or usual_player(found)
    count = usual_games(player) if games is None else games
    typed = (players, option or [], player, count, seed, compare or [], against or [])
    asked = wanted(found, *typed)
    path = check_path(output or Path(f"{game}-report.html"), force)
    with (
        parts(screen, games_needed(asked)) as (done, begin),
        lab.crew(cluster) as crew,
        keeping(crew, path, asked.ruleset) as kept,
    ):
        if games := kept.known():
            Console(stderr=True).print(screen.say("report-resumed", games=games), highlight=False)
        made = make(asked, kept, done, begin)
        made["command"] = command(game, *typed)
        page, data = write(made, path, screen.language, done, begin)
    screen.tell("report-written", page=str(page), data=str(data))


def train(
    context: typer.Context,
    game: GameId,
    to: Annotated[Path, typer.Option("--to", metavar="FILE", help="cli-help-train-to")],
    players: Players = 2,
    option: Options = None,
    device: Device = "cpu",
    minutes: Annotated[
        float | None, typer.Option(metavar="M", help="cli-help-train-minutes")
    ] = None,
    rounds: Annotated[
        int | None, number_option("--rounds", metavar="R", help="cli-help-train-rounds")
    ] = None,
    games: Annotated[
        int | None, number_option("--games", "-n", metavar="K", help="cli-help-train-games")
    ] = None,
    lam: Annotated[float | None, typer.Option(metavar="L", help="cli-help-train-lam")] = None,
    seed: Annotated[
        int, number_option("--seed", "-s", metavar="S", help="cli-help-train-seed")
    ] = 0,
    curve_games: Annotated[
        int | None, number_option("--curve-games", metavar="K", help="cli-help-train-curve-games")
    ] = None,
    no_curve: Annotated[bool, typer.Option("--no-curve", help="cli-help-train-no-curve")] = False,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    from spielwerk.lab.learning import Course  # takes a while to import and needs an extra
    from spielwerk.lab.learning.screen import train

    screen: Screen = context.obj
    ruleset = load(game, players, option)
    course = Course.on(
        device,
        game,
        players=players,
        options=ruleset.options,
        seed=seed,
        rounds=rounds,
        minutes=USUAL_MINUTES if minutes is None and rounds is None else minutes,
        games=games,
        lam=lam,
        curve_games=0 if no_curve else curve_games,
    )
    net = train(screen.language, course, to, force)
    if as_json:
        print_json({"file": str(to), **net.made})
    else:
        figures = {name: net.made[name] for name in ("rounds", "positions", "seconds")}
        screen.tell("train-written", file=str(to), **figures)
