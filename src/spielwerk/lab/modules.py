"""Games as WebAssembly: their rules and the search that plays them, compiled for servers and
browsers that have no compiler."""

from pathlib import Path

from spielwerk.bots.entry_points import entry_points
from spielwerk.engine.game import Game
from spielwerk.errors import BadOption, needs_extra
from spielwerk.system.files import check_place, whole_bytes


def write_module(game: Game, folder: Path | None = None) -> Path:
    """Build a game's module and write it beside its rules, where it is used from then on, or into
    another folder. Takes some seconds to a minute."""
    with needs_extra("wasm"):
        import ziglang  # noqa: F401 (it has the linker, which is a program)

        from spielwerk.runtime.module_builder import build
    if game.rules.module is None:
        raise BadOption("error-game-lacks", game=game.name, what="module")
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    path = check_place((folder or game.rules.module.parent) / game.rules.module.name)
    code = build(entry_points(game))
    with whole_bytes(path) as file:
        file.write(code)
    return path
