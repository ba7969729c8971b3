"""The command line. Every text comes from the locale files: `help` names a message."""

import json
import logging
import math
import os
import secrets
import sys
import time
import webbrowser
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from typer import rich_utils
from typer.exceptions import TyperException

import spielwerk
from spielwerk import files, lab
from spielwerk.bots.analysis import Ply, Weighed, chances_at_the_end, judge_game, weigh
from spielwerk.bots.arena import Ladder, Lineup, Pairing, play_all, play_ladder
from spielwerk.bots.levels import level_numbers
from spielwerk.bots.players import check_bot, overlooks_of
from spielwerk.drawing import svg_file
from spielwerk.engine import replays
from spielwerk.engine.chance import cast_lot, random64
from spielwerk.engine.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    Failure,
    SpielwerkError,
    Stopped,
)
from spielwerk.engine.levels import Budget
from spielwerk.engine.options import Choice, Option, alike, read_assignments
from spielwerk.engine.perft import perft as count_sequences
from spielwerk.engine.playouts import best_target, random_game
from spielwerk.engine.position import Position, Ruleset, check_seed
from spielwerk.games import GAMES, find_game
from spielwerk.lab.jobs import Overlooks, count_games, record_games
from spielwerk.locale import LANGUAGES, preferred_language, say
from spielwerk.terminal import THEME, Play, Replay, Screen, painted
from spielwerk.work.crew import Crew
from spielwerk.workbench.summary import Summary

if TYPE_CHECKING:
    from spielwerk.check import Told
    from spielwerk.server.backup import sqlite

BAD_INPUT, FAILED, INTERRUPTED = 2, 1, 130

NO_COMMAND = ["serve", "--open"]  # what `spielwerk` alone means

BATCH = 1 << 20  # games whose results are kept before adding them up

app = typer.Typer(help="cli-help", add_completion=False, rich_markup_mode="rich")


def _whole_number(text: Any) -> int:
    """For Typer: the number typed, or an error that quotes what was typed instead."""
    try:
        return int(text)
    except ValueError:
        raise BadOption("error-number", value=str(text)) from None


def _number(*names: str, metavar: str, help: str) -> Any:
    return typer.Option(*names, metavar=metavar, help=help, parser=_whole_number)


GameId = Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")]
Players = Annotated[int, _number("--players", "-p", metavar="N", help="cli-help-players")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="cli-help-option")
]
Seed = Annotated[int, _number("--seed", "-s", metavar="S", help="cli-help-seed")]
Done = Callable[[int], None]  # gets the number of games just finished
Force = Annotated[bool, typer.Option("--force", help="cli-help-force")]
Cluster = Annotated[
    str | None, typer.Option("--cluster", metavar="ADDRESS", help="cli-help-cluster")
]
Database = Annotated[str | None, typer.Option(metavar="WHERE", help="cli-help-database")]
AsJson = Annotated[bool, typer.Option("--json", help="cli-help-json")]
USUAL_MINUTES = 5.0  # of learning
LOT = "lot"  # as typed on the command line


def _print_version(is_asked: bool) -> None:
    if is_asked:
        print(spielwerk.__version__)
        raise typer.Exit


@app.callback()
def root(
    context: typer.Context,
    lang: Annotated[
        str | None, typer.Option("--lang", metavar="|".join(LANGUAGES), help="cli-help-lang")
    ] = None,
    verbose: Annotated[bool, typer.Option("--verbose", help="cli-help-verbose")] = False,
    version: Annotated[
        bool,
        typer.Option("--version", help="cli-help-version", callback=_print_version, is_eager=True),
    ] = False,
) -> None:
    """`main` has already removed --lang and --verbose; they are declared here for --help."""


@app.command(help="cli-help-games")
def games(context: typer.Context, as_json: AsJson = False) -> None:
    screen: Screen = context.obj
    if as_json:
        _print_json([_described(name, screen) for name in GAMES])
        return
    table = Table(box=None, header_style="bold", pad_edge=False)
    for heading in ("games-id", "games-name", "games-players", "games-levels", "games-options"):
        table.add_column(screen.say(heading))
    for name in GAMES:
        game = find_game(name)
        options = "\n".join(
            f"{option.name} ({_choices(name, option, screen)}; {option.shown(option.default)}): "
            + _told(name, option, screen)
            for option in game.options
        )
        players = "–".join(dict.fromkeys(map(str, (game.seats[0], game.seats[-1]))))
        levels = f"1–{len(level_numbers(name))}"
        table.add_row(name, screen.say(f"game-{name}"), players, levels, options)
    screen.console.print(table)


def _choices(id: str, option: Option, screen: Screen) -> str:
    """The values to type, each with its name in the browser's menu and in texts."""
    if not isinstance(option, Choice):
        return option.choices()
    told = {value: screen.say(f"choice-{id}-{value}") for value in option.values}
    return ", ".join(
        value if word.lower() == value else f"{value} – {word}" for value, word in told.items()
    )


def _told(id: str, option: Option, screen: Screen) -> str:
    """What an option is for, and which of its values make no difference."""
    why = [screen.say(f"choice-{id}-{value}-why") for value in alike(option)]
    return " ".join([screen.say(f"option-{id}-{option.name}"), *why])


def _described(id: str, screen: Screen) -> dict[str, Any]:
    game = find_game(id)
    return {
        "id": id,
        "name": screen.say(f"game-{id}"),
        "players": list(game.seats),
        "levels": list(level_numbers(id)),
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "choices": option.choices(),
                "rule": option.rule,
                "help": _told(id, option, screen),
            }
            for option in game.options
        ],
    }


@app.command(help="cli-help-play")
def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-help-game")] = None,
    players: Players = 2,
    humans: Annotated[int, _number("--humans", metavar="N", help="cli-help-humans")] = 1,
    seed: Annotated[
        int | None, _number("--seed", "-s", metavar="S", help="cli-help-play-seed")
    ] = None,
    against: Annotated[str, typer.Option(metavar="BOT", help="cli-help-against")] = "2",
    first: Annotated[str | None, typer.Option(metavar="lot|N", help="cli-help-first")] = None,
    option: Options = None,
    line: Annotated[
        str | None, typer.Option("--from", metavar="LINE", help="cli-help-from")
    ] = None,
) -> None:
    ruleset = _ruleset(game, players, option, line)
    if not 0 <= humans <= ruleset.players:
        raise BadOption("error-humans", humans=str(humans), players=ruleset.players)
    _look_here()
    check_bot(ruleset, against)
    seed = secrets.randbits(64) if seed is None else seed
    begins = _first_of(first or (LOT if humans > 1 else "1"), ruleset.players)
    Play(context.obj, ruleset, humans, seed, against, begins, line).run()


def _ruleset(
    game: str | None, players: int, options: list[str] | None, line: str | None
) -> Ruleset:
    """The rules to play by: those of a position, or those that were named."""
    if line is not None and game is None:
        return spielwerk.read_position(line).ruleset
    if game is None:
        raise BadOption("error-game-none", known=", ".join(GAMES))
    return _load(game, players, options)


def _first_of(typed: str, players: int) -> int | None:
    """The seat that begins, typed as a number from 1; None for a lot."""
    seats = [str(seat + 1) for seat in range(players)]
    if typed != LOT and typed not in seats:
        raise BadOption("error-first-form", value=typed, players=players)
    return None if typed == LOT else seats.index(typed)


@app.command(help="cli-help-simulate")
def simulate(  # noqa: C901 (a branch for each way to play)
    context: typer.Context,
    game: GameId,
    players: Players = 2,
    games: Annotated[int, _number("--games", "-n", metavar="K", help="cli-help-count")] = 1000,
    seed: Seed = 0,
    option: Options = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="cli-help-record")] = None,
    legal: Annotated[bool, typer.Option("--legal", help="cli-help-legal")] = False,
    bots: Annotated[str | None, typer.Option(metavar="BOT,…", help="cli-help-bots")] = None,
    first: Annotated[str | None, typer.Option(metavar="lot|N", help="cli-help-first-bots")] = None,
    device: Annotated[
        str, typer.Option(metavar="|".join(lab.DEVICES), help="cli-help-device")
    ] = "cpu",
    cluster: Cluster = None,
    as_json: AsJson = False,
) -> None:
    screen: Screen = context.obj
    ruleset = _load(game, players, option)
    if games < 1:
        raise BadOption("error-games", games=str(games))
    if legal and record is None:
        raise BadOption("error-legal-without-record")
    if lab.check_device(device) != "cpu" and (bots or record or cluster):
        raise BadOption("error-device-alone", device=device)
    names = None if bots is None else _bots_of(ruleset, bots, players)
    if names is None and first is not None:
        raise BadOption("error-first-alone")
    different = None  # how many games are, if that is counted
    summary = Summary(ruleset)
    started = time.perf_counter()
    target = None if names or device != "cpu" else best_target(ruleset, games)
    with _progress(screen, games) as done:
        if names is not None:
            with lab.crew(cluster) as crew:
                different = _play_bots(
                    summary, crew, names, first, games, seed, record, legal, done
                )
        elif cluster is not None:
            with lab.crew(cluster) as crew:
                _add_crew_games(summary, crew, games, seed, record, legal, done)
        elif record is not None:
            random_games = (random_game(ruleset, seed, number) for number in range(games))
            _add_games(summary, random_games, record, legal, done)
        while summary.games < games:
            batch = min(BATCH, games - summary.games)
            summary.add(
                lab.playouts(
                    ruleset,
                    batch,
                    seed,
                    device=device,
                    first=summary.games,
                    target=target,
                    progress=done,
                )
            )
    seconds = time.perf_counter() - started
    if as_json:
        more = {} if different is None else {"different": different}
        _print_json({**summary.as_json(), **more, "seed": seed, "seconds": round(seconds, 3)})
    else:
        _print_summary(screen, summary, seconds)
        _tell_repetitions(screen, different or games, games)
        if record is not None:
            screen.tell("simulate-recorded", games=summary.games, file=str(record))


def _play_bots(
    summary: Summary, crew: Crew, names: tuple[str, ...], first: str | None, games: int, seed: int,
    record: Path | None, legal: bool, done: Done,
) -> int | None:  # fmt: skip
    """Games between computer players. Return how many of them are different; those of players who
    only glance are not compared."""
    ruleset = summary.ruleset
    quick = overlooks_of(ruleset, names) if first is None else None
    if quick is not None:
        _add_crew_games(summary, crew, games, seed, record, legal, done, quick)
        return None
    pairings = _pairings(ruleset, names, first, games, seed)
    played = play_all(ruleset, pairings, seed, crew, done)
    positions = (each.position(ruleset) for each in played)
    _add_games(summary, positions, record, legal, lambda games: None)
    return len({each.record for each in played})


def _tell_repetitions(screen: Screen, different: int, games: int) -> None:
    """Players without chance play the same game again; then a count says less than it seems to."""
    if different < games:
        screen.tell("simulate-different", different=different, games=games)


def _add_games(
    summary: Summary, games: Iterable[Position], path: Path | None, legal: bool, done: Done
) -> None:
    """Add up games and write them, one per line; the file appears only when it is complete."""
    with files.whole_file(path) if path is not None else nullcontext() as file:
        for position in games:
            if file is not None:
                file.write(replays.as_line(position, legal))
            summary.add_game(position)
            done(1)


def _add_crew_games(
    summary: Summary, crew: Crew, games: int, seed: int, path: Path | None, legal: bool, done: Done,
    overlooks: Overlooks = None,
) -> None:  # fmt: skip
    """The same for games a crew plays; only counts and lines come back."""
    if path is None:
        for counts in count_games(crew, summary.ruleset, games, seed, overlooks):
            summary.add_counts(counts)
            done(counts["games"])
        return
    with files.whole_file(path) as file:
        recorded = record_games(crew, summary.ruleset, games, seed, legal, overlooks)
        for counts, lines in recorded:
            file.writelines(lines)
            summary.add_counts(counts)
            done(counts["games"])


def _bots_of(ruleset: Ruleset, names: str, players: int | None = None) -> tuple[str, ...]:
    """The computer players in a list like 1,5,random; one per seat if `players` is given."""
    _look_here()
    listed = tuple(name.strip() for name in names.split(","))
    for name in listed:
        check_bot(ruleset, name)
    if players is not None and len(listed) != players:
        raise BadOption("error-seats", players=players, given=len(listed))
    return listed


def _look_here() -> None:
    """Find programs in this folder, too. It comes last, so that it hides nothing."""
    if not {"", str(Path.cwd())} & set(sys.path):
        sys.path.append(str(Path.cwd()))


def _pairings(
    ruleset: Ruleset, names: Lineup, typed: str | None, games: int, seed: int
) -> list[Pairing]:
    """Games between the same computer players, each with its own set-up. The same seat begins all
    of them, or lots are drawn."""
    begins = _first_of(typed or "1", ruleset.players)
    if begins is not None:
        return [Pairing(names, number, begins) for number in range(games)]
    check_seed(seed)
    lots = (cast_lot(random64(seed, number), ruleset.players) for number in range(games))
    return [Pairing(names, number, first) for number, first in enumerate(lots)]


@contextmanager
def _progress(screen: Screen, games: int) -> Iterator[Done]:
    """A progress bar on stderr, if that is a terminal. Until the first game is done, it says that
    the rules are being compiled."""
    with _parts(screen, games) as (done, _):
        yield done


@contextmanager
def _parts(screen: Screen, games: int) -> Iterator[tuple[Done, Callable[[str, int | None], None]]]:
    """The same for work that goes on after the games: the second function begins another part."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(screen.say("simulate-compiling"), total=games)
        doing = screen.say("simulate-playing")

        def begin(part: str, steps: int | None) -> None:
            nonlocal doing
            doing = screen.say(part)
            bar.reset(task, total=steps, description=doing)

        yield lambda done: bar.update(task, advance=done, description=doing), begin


def _print_summary(screen: Screen, summary: Summary, seconds: float) -> None:
    told = summary.as_json()
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
    for rule, count in told["ended"].items():
        ending = screen.say(f"{summary.ruleset.id}-ended-{rule.partition('-')[2]}")
        row(f"{rule}: {ending}", count)
    turns = told["turns"]
    table.add_row(screen.say("simulate-turns"), screen.count(round(turns["mean"], 1)))
    for name in ("simulate-shortest", "simulate-median", "simulate-longest"):
        table.add_row(f"  {screen.say(name)}", screen.count(turns[name.partition("-")[2]]))
    table.add_row(screen.say("simulate-decisions"), screen.count(summary.decisions))
    table.add_row(screen.say("simulate-seconds"), screen.count(round(seconds, 2)))
    screen.console.print(table)


@app.command(help="cli-help-perft")
def perft(
    context: typer.Context,
    game: GameId,
    players: Players = 2,
    depth: Annotated[int, _number("--depth", "-d", metavar="D", help="cli-help-depth")] = 3,
    seed: Seed = 0,
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    screen: Screen = context.obj
    start = _load(game, players, option).start(seed=seed)
    if depth < 1:
        raise BadOption("error-depth", depth=str(depth))
    counts: list[int] = []
    with Console(stderr=True).status(screen.say("perft-counting")):
        for level in range(1, depth + 1):
            counts.append(count_sequences(start, level))
            if not as_json:
                screen.console.print(f"{level:3} {screen.count(counts[-1])}")
    if as_json:
        _print_json({"game": game, "players": players, "perft": counts})


@app.command(help="cli-help-picture")
def picture(
    context: typer.Context,
    game: GameId,
    players: Players = 2,
    line: Annotated[
        str | None, typer.Option("--position", metavar="LINE", help="cli-help-position")
    ] = None,
    seed: Seed = 0,
    option: Options = None,
    as_svg: Annotated[bool, typer.Option("--svg", help="cli-help-svg")] = False,
    named: Annotated[bool, typer.Option("--names", help="cli-help-named")] = False,
) -> None:
    screen: Screen = context.obj
    position = _position_of(game, players, option, line, seed)
    view = position.view()
    if not as_svg:
        screen.console.print(painted(position.game.picture(view, screen.say)))
    elif position.game.sketch is None:
        raise BadOption("error-no-sketch", game=position.game.name)
    else:
        print(svg_file(position.game.sketch(view), screen.say, named), end="")


def _position_of(
    game: str, players: int, options: list[str] | None, line: str | None, seed: int
) -> Position:
    """What a line describes, or else the start of a game."""
    if line is None:
        return _load(game, players, options).start(seed=seed)
    position = spielwerk.read_position(line)
    if position.game.id != game:
        raise BadPosition("error-position-rules", told=position.game.id, wanted=game)
    return position


@app.command(help="cli-help-replay")
def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-file")],
    game: Annotated[int, _number("--game", "-g", metavar="N", help="cli-help-line")] = 1,
    as_json: AsJson = False,
) -> None:
    position = _read_file(file, game)
    if as_json:
        _print_json(replays.as_json(position))
    else:
        Replay(context.obj, position).run()


@app.command(help="cli-help-serve")
def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="cli-help-host")] = "127.0.0.1",
    port: Annotated[int, _number("--port", metavar="PORT", help="cli-help-port")] = 8000,
    database: Database = None,
    redis: Annotated[str | None, typer.Option(metavar="ADDRESS", help="cli-help-redis")] = None,
    behind_proxy: Annotated[bool, typer.Option("--behind-proxy", help="cli-help-proxy")] = False,
    proxy: Annotated[
        list[str] | None, typer.Option(metavar="ADDRESS", help="cli-help-proxies")
    ] = None,
    name: Annotated[list[str] | None, typer.Option(metavar="HOST", help="cli-help-name")] = None,
    word: Annotated[str | None, typer.Option(metavar="WORD", help="cli-help-word")] = None,
    private: Annotated[bool, typer.Option("--private", help="cli-help-private")] = False,
    bot: Annotated[
        list[str] | None, typer.Option(metavar="MODULE:CLASS", help="cli-help-serve-bot")
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="cli-help-open")] = False,
) -> None:
    from spielwerk.server.start import serve

    _look_here()

    screen: Screen = context.obj

    def ready(address: str, others: Sequence[str] | None = None, *, has_pages: bool) -> None:
        screen.tell("serve-ready", address=address)
        if others is not None:
            screen.tell("serve-others" if others else "serve-alone")
        for other in others or ():
            screen.console.print(f"  {other}", markup=False, highlight=False, soft_wrap=True)
        if not has_pages:
            screen.tell("serve-no-web")
        elif open_browser:
            webbrowser.open(address)

    is_quiet = sys.stderr.isatty() and logging.getLogger("spielwerk").level > logging.INFO
    log_level = "WARNING" if is_quiet else "INFO"
    settings = {"host": host, "port": port, "database": database, "redis": redis}
    reached = {"behind_proxy": behind_proxy, "proxies": proxy or (), "names": name or ()}
    admitted = {"word": word, "private": private}
    serve(ready, log_level, bot or [], **settings, **reached, **admitted)


@app.command(help="cli-help-backup")
def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-backup-file")],
    database: Database = None,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    from spielwerk.server.backup import back_up

    _copy(context.obj, partial(back_up, file, database, force), file, "backup-written", as_json)


@app.command(help="cli-help-restore")
def restore(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-restore-file")],
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help="cli-help-restore-force")] = False,
    as_json: AsJson = False,
) -> None:
    from spielwerk.server.backup import restore

    _copy(context.obj, partial(restore, file, database, force), file, "restore-done", as_json)


def _copy(
    screen: Screen,
    work: "Callable[[sqlite.Progress], sqlite.Copied]",
    file: Path,
    message: str,
    as_json: bool,
) -> None:
    from spielwerk.server.backup.sqlite import Progress

    with _parts(screen, 0) as (done, begin):
        copied = work(Progress(begin, done))
    if as_json:
        _print_json({"file": str(file), **asdict(copied)})
        return
    screen.tell(message, file=str(file), tables=copied.tables, finished=copied.finished)
    if copied.kept is not None:
        screen.tell("restore-kept", kept=copied.kept)


@app.command(help="cli-help-site")
def site(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="cli-help-site-folder")],
    server: Annotated[str | None, typer.Option(metavar="URL", help="cli-help-site-server")] = None,
) -> None:
    from spielwerk.server.static import write  # only servers and sites need the web

    screen: Screen = context.obj
    written = write(folder, server)
    megabytes = written.size / 1_000_000
    screen.tell("site-written", files=written.files, megabytes=megabytes, folder=str(folder))


@app.command(help="cli-help-wasm")
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


@app.command(help="cli-help-ladder")
def ladder(
    context: typer.Context,
    game: GameId,
    players: Players = 2,
    games: Annotated[int, _number("--games", "-n", metavar="K", help="cli-help-ladder-games")] = 20,
    bots: Annotated[str | None, typer.Option(metavar="BOT,…", help="cli-help-ladder-bots")] = None,
    seed: Seed = 0,
    option: Options = None,
    cluster: Cluster = None,
    as_json: AsJson = False,
) -> None:
    screen: Screen = context.obj
    ruleset = _load(game, players, option)
    everybody = ",".join(map(str, level_numbers(game)))
    names = _bots_of(ruleset, everybody if bots is None else bots)
    groups = math.comb(len(names), players)
    with _progress(screen, groups * games) as done, lab.crew(cluster) as crew:
        table = play_ladder(ruleset, names, games, seed, crew, done)
    if as_json:
        _print_json(_ladder_as_json(table, game, players, games))
    else:
        _print_ladder(screen, table)
        _tell_repetitions(screen, len(table.records), table.games)


def _ladder_as_json(ladder: Ladder, game: str, players: int, games: int) -> dict[str, Any]:
    return {
        "game": game,
        "players": players,
        "games": games,
        "bots": [
            {"bot": name, "elo": round(elo, 1), "error": round(error, 1)}
            for name, (elo, error) in zip(ladder.names, ladder.elo(), strict=True)
        ],
        "points": ladder.points,
        "different": len(ladder.records),
    }


def _print_ladder(screen: Screen, ladder: Ladder) -> None:
    """Everybody's strength, and the share of the points they took off each other."""
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


@app.command(help="cli-help-new")
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


@app.command(help="cli-help-check")
def check(
    context: typer.Context,
    game: GameId,
    games: Annotated[
        int, _number("--games", "-n", metavar="K", help="cli-help-check-games")
    ] = 2000,
    seed: Seed = 0,
    as_json: AsJson = False,
) -> int:
    from spielwerk.check import check, games_of

    screen: Screen = context.obj
    found = find_game(game)
    with _parts(screen, games_of(found, games)) as (done, begin):
        begin("check-looking", games_of(found, games))
        told = check(found, games, seed, done)
    if as_json:
        _print_json(told.as_json(screen.language))
    else:
        _print_check(screen, told)
    return FAILED if told.findings else 0


def _print_check(screen: Screen, told: "Told") -> None:
    """What is wrong, where, and how to mend it; then what could not be checked."""
    name = screen.say(f"game-{told.game.id}")
    screen.tell("check-title", game=name, games=told.games, seed=told.seed)
    if told.findings:
        screen.tell("check-count", count=len(told.findings))
    else:
        screen.tell("check-nothing")
    for number, found in enumerate(told.findings, 1):
        screen.console.print()
        wrong = f"{number}. {found.message.text(screen.language)}"
        screen.console.print(wrong, style="error", markup=False, soft_wrap=True)
        for line in filter(None, (found.where, f"→ {found.mend(screen.language)}")):
            screen.console.print(f"   {line}", markup=False, soft_wrap=True)
    for heading, lines in (("check-notes", told.notes), ("check-unchecked", told.unchecked)):
        if lines:
            screen.console.print()
            screen.tell(heading)
        for each in lines:
            screen.console.print(f"   {each.text(screen.language)}", markup=False, soft_wrap=True)


@app.command(help="cli-help-analyse")
def analyse(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-file")],
    game: Annotated[int, _number("--game", "-g", metavar="N", help="cli-help-line")] = 1,
    seconds: Annotated[float, typer.Option(metavar="S", help="cli-help-analyse-seconds")] = 1.0,
    as_json: AsJson = False,
) -> None:
    screen: Screen = context.obj
    position = _read_file(file, game)
    with _progress(screen, len(position.history)) as done:
        plies = judge_game(position, Budget(seconds=seconds), done)
    judged = list(zip(plies, weigh(plies, chances_at_the_end(position)), strict=True))
    if as_json:
        _print_json([asdict(ply) | asdict(cost) for ply, cost in judged])
    else:
        _print_plies(screen, position, judged)


@app.command(help="cli-help-report")
def report(
    context: typer.Context,
    game: GameId,
    players: Players = 2,
    option: Options = None,
    level: Annotated[str | None, typer.Option(metavar="BOT", help="cli-help-report-level")] = None,
    games: Annotated[
        int | None, _number("--games", "-n", metavar="K", help="cli-help-report-games")
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
    _look_here()
    found = find_game(game)
    player = level or usual_player(found)
    count = usual_games(player) if games is None else games
    typed = (players, option or [], player, count, seed, compare or [], against or [])
    asked = wanted(found, *typed)
    path = check_path(output or Path(f"{game}-report.html"), force)
    with (
        _parts(screen, games_needed(asked)) as (done, begin),
        lab.crew(cluster) as crew,
        keeping(crew, path, asked.ruleset) as kept,
    ):
        if games := kept.known():
            Console(stderr=True).print(screen.say("report-resumed", games=games), highlight=False)
        made = make(asked, kept, done, begin)
        made["command"] = command(game, *typed)
        page, data = write(made, path, screen.language, done, begin)
    screen.tell("report-written", page=str(page), data=str(data))


@app.command(help="cli-help-train")
def train(
    context: typer.Context,
    game: GameId,
    to: Annotated[Path, typer.Option("--to", metavar="FILE", help="cli-help-train-to")],
    players: Players = 2,
    option: Options = None,
    device: Annotated[
        str, typer.Option(metavar="|".join(lab.DEVICES), help="cli-help-device")
    ] = "cpu",
    minutes: Annotated[
        float | None, typer.Option(metavar="M", help="cli-help-train-minutes")
    ] = None,
    rounds: Annotated[
        int | None, _number("--rounds", metavar="R", help="cli-help-train-rounds")
    ] = None,
    games: Annotated[
        int | None, _number("--games", "-n", metavar="K", help="cli-help-train-games")
    ] = None,
    lam: Annotated[float | None, typer.Option(metavar="L", help="cli-help-train-lam")] = None,
    seed: Annotated[int, _number("--seed", "-s", metavar="S", help="cli-help-train-seed")] = 0,
    curve_games: Annotated[
        int | None, _number("--curve-games", metavar="K", help="cli-help-train-curve-games")
    ] = None,
    no_curve: Annotated[bool, typer.Option("--no-curve", help="cli-help-train-no-curve")] = False,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    from spielwerk.lab.learning import Course  # takes a while to import and needs an extra
    from spielwerk.lab.learning.screen import train

    screen: Screen = context.obj
    ruleset = _load(game, players, option)
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
        _print_json({"file": str(to), **net.made})
    else:
        told = {name: net.made[name] for name in ("rounds", "positions", "seconds")}
        screen.tell("train-written", file=str(to), **told)


def _print_plies(screen: Screen, position: Position, judged: Iterable[tuple[Ply, Weighed]]) -> None:
    """A line per decision: who, what, everybody's chances before it, and any better move."""
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


def _read_file(path: Path, number: int) -> Position:
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


def _load(game: str, players: int, options: list[str] | None) -> Ruleset:
    found = find_game(game)
    return Ruleset.of(found, players, **read_assignments(found.options, options or []))


def _print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False))


# ---- Languages and errors ---------------------------------------------------------------------


def main(arguments: list[str] | None = None) -> None:
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: list[str]) -> int:
    """Run a command; report any error as one line and an exit code."""
    language = preferred_language()
    errors = Console(theme=THEME, stderr=True, highlight=False)
    try:
        language, arguments = _take_language(arguments, language)
        arguments = _take_verbose(arguments)
        command = typer.main.get_command(app)
        _translate(command, language)
        answer = command.main(
            arguments or NO_COMMAND, "spielwerk", standalone_mode=False, obj=Screen(language)
        )
        sys.stdout.flush()
        if answer == INTERRUPTED:  # what Typer returns on Ctrl-C
            return _fail(errors, say("error-interrupted", language), INTERRUPTED)
        return answer if isinstance(answer, int) else 0
    except SpielwerkError as error:
        return _fail(errors, error.text(language), _code_of(error))
    except TyperException as error:
        own = _own_error(error)
        told = (
            own.text(language)
            if own
            else say("error-usage", language, detail=error.format_message())
        )
        return _fail(errors, told, BAD_INPUT)
    except BrokenPipeError:
        # Our reader closed the pipe; what is left in the buffer must not raise again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except OSError as error:
        reason = error.strerror or str(error)
        return _fail(
            errors,
            say("error-file", language, file=str(error.filename or "–"), reason=reason),
            FAILED,
        )


def _code_of(error: SpielwerkError) -> int:
    if isinstance(error, Stopped):
        return INTERRUPTED
    return FAILED if isinstance(error, Failure) else BAD_INPUT


def _own_error(error: TyperException) -> SpielwerkError | None:
    """The error one of our parsers raised, unwrapped from Typer's and pydantic's."""
    for each in getattr(error.__cause__, "errors", list)():
        if isinstance(own := each.get("ctx", {}).get("error"), SpielwerkError):
            return own
    return None


def _fail(errors: Console, line: str, code: int) -> int:
    errors.print(line, style="error", markup=False, soft_wrap=True)
    return code


def _take_language(arguments: list[str], language: str) -> tuple[str, list[str]]:
    """--lang may be anywhere, since it also sets the language of --help."""
    rest: list[str] = []
    given = iter(arguments)
    for argument in given:
        if argument == "--lang" or argument.startswith("--lang="):
            language = argument.partition("=")[2] or next(given, "")
        else:
            rest.append(argument)
    if language not in LANGUAGES:
        raise BadOption("error-language", language=language, known=", ".join(LANGUAGES))
    return language, rest


def _take_verbose(arguments: list[str]) -> list[str]:
    """--verbose may be anywhere, too: it says what we decide on the way."""
    ours = logging.getLogger("spielwerk")
    ours.handlers = [logging.StreamHandler()]
    ours.setLevel(logging.DEBUG if "--verbose" in arguments else logging.WARNING)
    return [argument for argument in arguments if argument != "--verbose"]


def _translate(command: Any, language: str) -> None:
    """Translate the messages that `help` names, and Typer's own words."""
    rich_utils.ARGUMENTS_PANEL_TITLE = say("cli-arguments", language)
    rich_utils.OPTIONS_PANEL_TITLE = say("cli-options", language)
    rich_utils.COMMANDS_PANEL_TITLE = say("cli-commands", language)
    rich_utils.DEFAULT_STRING = "[" + say("cli-default", language) + " {}]"
    rich_utils.REQUIRED_LONG_STRING = "[" + say("cli-required", language) + "]"
    for each in (command, *getattr(command, "commands", {}).values()):
        each.help = say(each.help, language)
        each.get_help_option(typer.Context(each)).help = say("cli-help-help", language)
        for parameter in each.params:
            parameter.help = say(parameter.help, language)
