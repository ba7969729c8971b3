"""The workbench in a browser's tab, in a worker of its own: called by web/src/tab/bench.ts."""

import json
from typing import Any

from spielwerk.engine import module
from spielwerk.engine.errors import SpielwerkError
from spielwerk.games import load
from spielwerk.tab.module import Browser
from spielwerk.workbench.beside import differences
from spielwerk.workbench.columns import Column


def start() -> None:
    """Once, when everything has been loaded."""
    module.run_by(Browser())


class Workbench:
    """The printed rules and somebody's own, side by side."""

    def __init__(self, asked: str) -> None:
        """`{"game": …, "players": 2, "options": {…}, "who": "random", "seed": 1}`"""
        wanted: dict[str, Any] = json.loads(asked)
        game, players, options = wanted["game"], wanted["players"], wanted["options"]
        rules = load(game, players), load(game, players, **options)
        self.columns = [Column(each, wanted["who"], wanted["seed"]) for each in rules]

    def more(self, seconds: float) -> str:
        """Play for about this long, mostly where fewer games have been played, and tell."""
        behind = min(self.columns, key=lambda column: column.games)
        behind.play(seconds)
        return self.told()

    def told(self) -> str:
        printed, own = self.columns
        found = differences(printed, own)
        return json.dumps(
            {
                "printed": printed.told(),
                "own": own.told(),
                "differences": [each.told() for each in found],
            }
        )


def ask(asked: str, language: str) -> "Workbench | str":
    """A workbench, or why these rules cannot be played."""
    try:
        return Workbench(asked)
    except SpielwerkError as error:
        return error.message.text(language)
