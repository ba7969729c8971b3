"""A package without the web app, or without the WebAssembly of a game, is not built."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Complete(BuildHookInterface[Any]):
    """Hatchling calls it before it builds an sdist or a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":  # a checkout may be without them
            for line in missing(Path(self.root, "src", "spielwerk")):
                self.app.abort(f"spielwerk: {line}")  # the first is enough


def missing(package: Path) -> Iterator[str]:
    if not (package / "server" / "web" / "index.html").is_file():
        yield "the web app is missing from the package; `make wheel` builds both"
    for game in sorted(package.glob("games/*/__init__.py")):
        module = game.with_name(f"{game.parent.name}.wasm")
        if not module.is_file():
            name = module.relative_to(package).as_posix()
            yield f"{name} is missing from the package; `make rules` makes it"
