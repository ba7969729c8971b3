"""The workbench in a browser's tab, in a worker of its own: called by web/src/tab/workbench.ts."""

import json
from typing import Any

from spielwerk import __version__
from spielwerk.engine.game import Game
from spielwerk.engine.position import Ruleset
from spielwerk.errors import SpielwerkError
from spielwerk.games import load
from spielwerk.locale import REPORT, say
from spielwerk.runtime import module
from spielwerk.tab.browser_machine import Browser
from spielwerk.workbench.columns import Column
from spielwerk.workbench.differences import differences

KEPT = 6  # columns, so that a rule that is changed back has its games again


def start() -> "Workbench":
    """Once, when everything has been loaded."""
    module.run_by(Browser())
    return Workbench()


class Workbench:
    """The printed rules and the user's own, side by side. All answers are JSON."""

    def __init__(self) -> None:
        self._kept: dict[str, Column] = {}
        self._columns: list[Column] = []

    def ask(self, asked: str, language: str) -> str:
        """Lay out `{"game": …, "players": 2, "options": {…}, "who": "random", "seed": 1}`, or say
        why these rules cannot be played. What has been played by the same rules is still there."""
        wanted: dict[str, Any] = json.loads(asked)
        game, players, options = wanted["game"], wanted["players"], wanted["options"]
        try:
            rules = load(game, players), load(game, players, **options)
            self._columns = [self._column(each, wanted["who"], wanted["seed"]) for each in rules]
        except SpielwerkError as error:
            return json.dumps({"refused": error.message.text(language)})
        return json.dumps({**self._as_json(), "happenings": happenings(rules[0].game, language)})

    def more(self, seconds: float) -> str:
        """Play for about this long where fewer games have been played, and tell."""
        min(self._columns, key=lambda column: column.games).play(seconds)
        return json.dumps(self._as_json())

    def _column(self, rules: Ruleset, who: str, seed: int) -> Column:
        key = json.dumps([rules.id, rules.players, dict(rules.options), who, seed])
        column = self._kept.pop(key, None) or Column(rules, who, seed)
        self._kept[key] = column  # the last one is the latest
        while len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return column

    def _as_json(self) -> dict[str, Any]:
        printed, own = self._columns
        return {
            "version": __version__,
            "printed": printed.as_json(),
            "own": own.as_json(),
            "differences": [each.as_json() for each in differences(printed, own)],
        }


def happenings(game: Game, language: str) -> list[dict[str, str]]:
    """What can happen in a game, in words, each with its rule: the figures `effect-…`."""
    return [
        {
            "name": f"effect-{effect}",
            "rule": game.rule(number),
            "text": say(f"{REPORT}-{game.id}-{effect}", language),
        }
        for effect, number in game.effect_rules.items()
    ]
