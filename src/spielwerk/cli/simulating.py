"""`simulate` and `ladder`: many games, at random or between computer players."""

import math
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from spielwerk import lab
from spielwerk.bots.arena import Ladder, play_ladder
from spielwerk.bots.levels import level_numbers
from spielwerk.cli.parameters import (
    AsJson,
    Cluster,
    Device,
    GameId,
    Options,
    Players,
    Seed,
    first_seat,
    load,
    named_bots,
    number_option,
)
from spielwerk.cli.progress import parts
from spielwerk.cli.screen import Screen
from spielwerk.engine.position import check_games
from spielwerk.errors import BadOption
from spielwerk.lab.simulation import Simulation
from spielwerk.system.streams import print_json
from spielwerk.workbench.summary import Summary


def simulate(
    context: typer.Context,
    game: GameId,
    players: Players = 2,
    games: Annotated[
        int, number_option("--games", "-n", metavar="K", help="cli-help-count")
    ] = 1000,
    seed: Seed = 0,
    option: Options = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="cli-help-record")] = None,
    legal: Annotated[bool, typer.Option("--legal", help="cli-help-legal")] = False,
    bots: Annotated[str | None, typer.Option(metavar="BOT,…", help="cli-help-bots")] = None,
    first: Annotated[str | None, typer.Option(metavar="lot|N", help="cli-help-first-bots")] = None,
    device: Device = "cpu",
    cluster: Cluster = None,
    as_json: AsJson = False,
) -> None:
    screen: Screen = context.obj
    ruleset = load(game, players, option)
    check_games(games)
    if legal and record is None:
        raise BadOption("error-legal-without-record")
    if lab.check_device(device) != "cpu" and (bots or record or cluster):
        raise BadOption("error-device-alone", device=device)
    names = None if bots is None else named_bots(ruleset, bots, players)
    if names is None and first is not None:
        raise BadOption("error-first-alone")
    begins = None if first is None else first_seat(first, players)
    different = None  # how many games are, if that is counted
    started = time.perf_counter()
    with parts(screen, games) as (done, _):
        simulation = Simulation(ruleset, games, seed, record, legal, done)
        if names is None and cluster is None:
            simulation.play_at_random(device)
        else:
            with lab.crew(cluster) as crew:
                if names is None:
                    simulation.play_on(crew)
                else:
                    different = simulation.play_bots(crew, names, begins)
    summary = simulation.summary
    seconds = time.perf_counter() - started
    if as_json:
        more = {} if different is None else {"different": different}
        print_json({**summary.as_json(), **more, "seed": seed, "seconds": round(seconds, 3)})
    else:
        _print_summary(screen, summary, seconds)
        _tell_repetitions(screen, different or games, games)
        if record is not None:
            screen.tell("simulate-recorded", games=summary.games, file=str(record))


def _tell_repetitions(screen: Screen, different: int, games: int) -> None:
    """Players without chance play the same game again; then a count says less than it seems to."""
    if different < games:
        screen.tell("simulate-different", different=different, games=games)


def _print_summary(screen: Screen, summary: Summary, seconds: float) -> None:
    counts = summary.as_json()
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_column(justify="right")

    def row(name: str, count: int) -> None:
        share = screen.say("table-share", share=count / summary.games)
        table.add_row(name, screen.count(count), share)

    table.add_row(screen.say("simulate-games"), screen.count(summary.games))
    for seat, wins in enumerate(summary.wins):
        row(screen.say("simulate-wins", seat=screen.seat(seat)), wins)
    row(screen.say("simulate-draws"), summary.draws)
    for rule, count in counts["ended"].items():
        ending = screen.say(f"{summary.ruleset.id}-ended-{rule.partition('-')[2]}")
        row(f"{rule}: {ending}", count)
    turns = counts["turns"]
    table.add_row(screen.say("simulate-turns"), screen.count(round(turns["mean"], 1)))
    for name in ("simulate-shortest", "simulate-median", "simulate-longest"):
        table.add_row(f"  {screen.say(name)}", screen.count(turns[name.partition("-")[2]]))
    table.add_row(screen.say("simulate-decisions"), screen.count(summary.decisions))
    table.add_row(screen.say("simulate-seconds"), screen.count(round(seconds, 2)))
    screen.console.print(table)


def ladder(
    context: typer.Context,
    game: GameId,
    players: Players = 2,
    games: Annotated[
        int, number_option("--games", "-n", metavar="K", help="cli-help-ladder-games")
    ] = 20,
    bots: Annotated[str | None, typer.Option(metavar="BOT,…", help="cli-help-ladder-bots")] = None,
    seed: Seed = 0,
    option: Options = None,
    cluster: Cluster = None,
    as_json: AsJson = False,
) -> None:
    screen: Screen = context.obj
    ruleset = load(game, players, option)
    all_levels = ",".join(map(str, level_numbers(game)))
    names = named_bots(ruleset, all_levels if bots is None else bots)
    groups = math.comb(len(names), players)
    with parts(screen, groups * games) as (done, _), lab.crew(cluster) as crew:
        table = play_ladder(ruleset, names, games, seed, crew, done)
    if as_json:
        strengths = zip(table.names, table.elo(), strict=True)
        rated = [
            {"bot": name, "elo": round(elo, 1), "error": round(error, 1)}
            for name, (elo, error) in strengths
        ]
        found = {"bots": rated, "points": table.points, "different": len(table.records)}
        print_json({"game": game, "players": players, "games": games, **found})
    else:
        _print_ladder(screen, table)
        _tell_repetitions(screen, len(table.records), table.games)


def _print_ladder(screen: Screen, ladder: Ladder) -> None:
    """Each player's strength, and the share of the points they took off each other."""
    table = Table(box=None, header_style="bold", pad_edge=False)
    for heading in (screen.say("ladder-bot"), "Elo", "±", *ladder.names):
        table.add_column(heading, justify="right")
    for name, (elo, error) in zip(ladder.names, ladder.elo(), strict=True):
        shares = (
            screen.say("table-share", share=ladder.share(name, other))
            if ladder.meetings(name, other)
            else "–"
            for other in ladder.names
        )
        table.add_row(name, f"{elo:.0f}", f"{error:.0f}", *shares)
    screen.console.print(table)
