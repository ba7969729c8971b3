"""Write the rules of our games as WebAssembly: `make rules`."""

import sys
from collections.abc import Sequence

from rich.console import Console

from spielwerk.bots.module import entry_points
from spielwerk.engine.wasm import build
from spielwerk.games import GAMES, find_game


def main(ids: Sequence[str]) -> None:
    console = Console(stderr=True)
    for game in map(find_game, ids or GAMES):
        if game.rules.module is None:
            raise SystemExit(f"{game.id} has no folder for its module")
        with console.status(f"{game.id}: compiling"):
            code = build(entry_points(game))
        game.rules.module.write_bytes(code)
        console.print(f"{game.rules.module.name}: {len(code):,} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
