"""`play`, `replay` and `picture`: a game on the screen."""

import secrets
from typing import Annotated

import typer

import spielwerk
from spielwerk.bots.players import check_bot
from spielwerk.cli.parameters import (
    AsJson,
    GameId,
    GameOfFile,
    Options,
    Players,
    RecordFile,
    Seed,
    find_programs_here,
    first_seat,
    load,
    number_option,
    read_file,
)
from spielwerk.cli.screen import Screen, painted
from spielwerk.cli.terminal import Play, Replay
from spielwerk.engine import replays
from spielwerk.engine.drawing import svg_file
from spielwerk.engine.position import Position, Ruleset
from spielwerk.errors import BadOption, BadPosition
from spielwerk.games import GAMES
from spielwerk.lab.simulation import LOT
from spielwerk.system.streams import print_json, print_markup


def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-help-game")] = None,
    players: Players = 2,
    humans: Annotated[int, number_option("--humans", metavar="N", help="cli-help-humans")] = 1,
    seed: Annotated[
        int | None, number_option("--seed", "-s", metavar="S", help="cli-help-play-seed")
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
    find_programs_here()
    check_bot(ruleset, against)
    seed = secrets.randbits(64) if seed is None else seed
    begins = first_seat(first or (LOT if humans > 1 else "1"), ruleset.players)
    seat = None if begins == LOT else begins
    Play(context.obj, ruleset, humans, seed, against, seat, line).run()


def _ruleset(
    game: str | None, players: int, options: list[str] | None, line: str | None
) -> Ruleset:
    """The rules to play by: those of a position, or those that were named."""
    if line is not None and game is None:
        return spielwerk.read_position(line).ruleset
    if game is None:
        raise BadOption("error-game-none", known=", ".join(GAMES))
    return load(game, players, options)


def replay(
    context: typer.Context,
    file: RecordFile,
    game: GameOfFile = 1,
    as_json: AsJson = False,
) -> None:
    position = read_file(file, game)
    if as_json:
        print_json(replays.as_json(position))
    else:
        Replay(context.obj, position).run()


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
        print_markup(svg_file(position.game.sketch(view), screen.say, named))


def _position_of(
    game: str, players: int, options: list[str] | None, line: str | None, seed: int
) -> Position:
    """What a line describes, or else the start of a game."""
    if line is None:
        return load(game, players, options).start(seed=seed)
    position = spielwerk.read_position(line)
    if position.game.id != game:
        raise BadPosition("error-position-rules", told=position.game.id, wanted=game)
    return position
