"""Write the rules of our games as WebAssembly: `make rules`. It is what `spielwerk wasm` does."""

import sys
from collections.abc import Sequence

from rich.console import Console

from spielwerk.games import GAMES, find_game
from spielwerk.lab.modules import write_module


def main(ids: Sequence[str]) -> None:
    console = Console(stderr=True)
    for name in ids or GAMES:
        with console.status(f"{name}: compiling"):
            path = write_module(find_game(name))
        console.print(f"{path.name}: {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
