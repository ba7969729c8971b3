"""`games` and `perft`: which games there are, and how many moves they have."""

from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from spielwerk.bots.levels import level_numbers
from spielwerk.cli.parameters import AsJson, GameId, Options, Players, Seed, load, number_option
from spielwerk.cli.screen import Screen
from spielwerk.engine.options import Choice, Option, alike
from spielwerk.engine.perft import perft as count_sequences
from spielwerk.errors import BadOption
from spielwerk.games import GAMES, find_game
from spielwerk.system.streams import print_json


def games(context: typer.Context, as_json: AsJson = False) -> None:
    screen: Screen = context.obj
    if as_json:
        print_json([_described(name, screen) for name in GAMES])
        return
    table = Table(box=None, header_style="bold", pad_edge=False)
    for heading in ("games-id", "games-name", "games-players", "games-levels", "games-options"):
        table.add_column(screen.say(heading))
    for name in GAMES:
        game = find_game(name)
        options = "\n".join(
            f"{option.name} ({_choices(name, option, screen)}; {option.shown(option.default)}): "
            + _purpose(name, option, screen)
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
    words = {value: screen.say(f"choice-{id}-{value}") for value in option.values}
    return ", ".join(
        value if word.lower() == value else f"{value} – {word}" for value, word in words.items()
    )


def _purpose(id: str, option: Option, screen: Screen) -> str:
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
                "help": _purpose(id, option, screen),
            }
            for option in game.options
        ],
    }


def perft(
    context: typer.Context,
    game: GameId,
    players: Players = 2,
    depth: Annotated[int, number_option("--depth", "-d", metavar="D", help="cli-help-depth")] = 3,
    seed: Seed = 0,
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    screen: Screen = context.obj
    start = load(game, players, option).start(seed=seed)
    if depth < 1:
        raise BadOption("error-depth", depth=str(depth))
    counts: list[int] = []
    with Console(stderr=True).status(screen.say("perft-counting")):
        for level in range(1, depth + 1):
            counts.append(count_sequences(start, level))
            if not as_json:
                screen.console.print(f"{level:3} {screen.count(counts[-1])}")
    if as_json:
        print_json({"game": game, "players": players, "perft": counts})
