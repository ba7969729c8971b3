"""A column of the workbench: games by one set of rules, played until the page is closed."""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from spielwerk.bots.bot import SearchBot, moves_between
from spielwerk.bots.lead import NONE
from spielwerk.bots.levels import level
from spielwerk.bots.one_ply import GlancedGames
from spielwerk.engine.playouts import PLAY, SETUP, playouts, random_game
from spielwerk.engine.position import Position, Ruleset, check_seed
from spielwerk.runtime.chance import random64
from spielwerk.statistics import Figure, Moments, share
from spielwerk.workbench.stories import Chances, Story, common, lead_changes, settled, story_of
from spielwerk.workbench.summary import Summary

RANDOM = "random"
CLOSELY = 100  # games that are looked at decision by decision
LOOKING = 0.2  # seconds for that, for each that is spent on playing
CHUNK_SECONDS = 0.05
LARGEST_CHUNK = 1 << 14


class Column:
    """Games by one set of rules, and what they tell so far. A game depends only on the seed and its
    number, so however they are divided, the same number of games tells the same."""

    def __init__(self, ruleset: Ruleset, who: str = RANDOM, seed: int = 0) -> None:
        self.ruleset = ruleset
        self.who = who
        self.seed = check_seed(seed)
        self.summary = Summary(ruleset)
        self.turns, self.minutes, self.choices = Moments(), Moments(), Moments()
        self.lead_changes, self.settled = Moments(), Moments(most=1.0)
        self.effects: Counter[str] = Counter()  # games in which each happened
        self.closely = 0  # games that were looked at closely
        self._players = _players(self)
        self._chunk = 1
        self._seconds_played = self._seconds_looked = 0.0

    @property
    def games(self) -> int:
        return self.summary.games

    def play(self, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        """Play more games, for about this long. Now and then, look at one closely: that takes as
        long as many games, so that the first answer comes without."""
        is_first = self.games == 0
        began = now = clock()
        while now < began + seconds:
            self._players.play(self, self.games, self._chunk)
            before, now = now, clock()
            if now - before < CHUNK_SECONDS:
                self._chunk = min(2 * self._chunk, LARGEST_CHUNK)
        self._seconds_played += now - began
        if not is_first and self._seconds_looked <= LOOKING * self._seconds_played:
            self._look_closer()
            self._seconds_looked += clock() - now

    def play_games(self, games: int) -> None:
        """Play this many more games, and look at another one closely."""
        self._players.play(self, self.games, games)
        self._look_closer()

    def _look_closer(self) -> None:
        if self.closely < min(CLOSELY, self.games):
            story = self._players.story(self.closely)
            if story is not None:
                self.look(story)

    def look(self, story: Story) -> None:
        """Add what only a close look tells."""
        self.closely += 1
        self.minutes.add([story.seconds / 60])
        self.choices.add([sum(story.choices) / len(story.choices)])
        self.effects.update({effect for effects in story.effects for effect in effects})

    def figures(self) -> dict[str, Figure]:
        """Everything that is known, by name; what has not been seen yet is left out."""
        summary, games = self.summary, self.games
        if games == 0:
            return {}
        found: dict[str, Figure | None] = {
            f"wins-{seat}": share(wins, games) for seat, wins in enumerate(summary.wins)
        }
        game = self.ruleset.game
        found["draws"] = share(summary.draws, games)
        found["cut-off"] = share(sum(summary.ended[game.rule(n)] for n in game.limits), games)
        found["turns"] = self.turns.figure()
        found["minutes"] = self.minutes.figure()
        found["choices"] = self.choices.figure()
        found["lead-changes"] = self.lead_changes.figure()
        found["settled"] = self.settled.figure()
        if self.closely > 1:
            for effect in game.effect_rules:
                found[f"effect-{effect}"] = share(self.effects[effect], self.closely)
        return {name: figure for name, figure in found.items() if figure is not None}

    def as_json(self) -> dict[str, Any]:
        """As plain data: what `simulate --json` tells, and all figures with their intervals."""
        return {
            **self.summary.as_json(),
            "who": self.who,
            "seed": self.seed,
            "figures": {name: figure.as_json() for name, figure in self.figures().items()},
        }


def _players(column: Column) -> "_AtRandom | _Glancing | _Thinking":
    """What plays games by their numbers and adds them up, and finds the story of each again."""
    if column.who == RANDOM:
        return _AtRandom(column)
    game = column.ruleset.game
    if level(game, int(column.who)).glances and not game.memory:  # compiled games forget nothing
        return _Glancing(column)
    return _Thinking(column)


class _AtRandom:
    def __init__(self, column: Column) -> None:
        self._ruleset, self._seed = column.ruleset, column.seed

    def play(self, column: Column, first: int, games: int) -> None:
        played = playouts(self._ruleset, games, self._seed, first=first, threads=1)
        column.summary.add(played)
        column.turns.add(played.columns[1])

    def story(self, number: int) -> Story:
        position = random_game(self._ruleset, self._seed, number)
        return story_of(position, [None] * len(position.history))


class _Glancing:
    """Players who look one move ahead: whole games are compiled."""

    def __init__(self, column: Column) -> None:
        overlooks = level(column.ruleset.game, int(column.who)).overlooks
        self._table = GlancedGames(
            column.ruleset, [overlooks] * column.ruleset.players, column.seed
        )

    def play(self, column: Column, first: int, games: int) -> None:
        found = self._table.play(first, games)
        _, turns, decisions, _ = found.played.columns
        column.summary.add(found.played)
        column.turns.add(turns)
        column.lead_changes.add(n for n in found.changes if n != NONE)
        clear_after = zip(found.settled, decisions, strict=True)
        column.settled.add(n / total for n, total in clear_after if n != NONE)

    def story(self, number: int) -> Story:
        chances = [each for _, each in self._table.thoughts(number)]
        return story_of(self._table.game(number), chances)


class _Thinking:
    """Players who search: one game after the other."""

    def __init__(self, column: Column) -> None:
        self._ruleset, self._seed = column.ruleset, column.seed
        self._level = level(column.ruleset.game, int(column.who))

    def play(self, column: Column, first: int, games: int) -> None:
        for number in range(first, first + games):
            position, chances = self._game(number)
            story = story_of(position, chances)
            column.summary.add_game(position)
            column.turns.add([story.turns])
            column.look(story)
            if any(chances):
                row = common(story)
                column.lead_changes.add([lead_changes(row)])
                if story.winner is not None:
                    column.settled.add([settled(row, story.winner)])

    def story(self, number: int) -> None:
        """All have been looked at."""

    def _game(self, number: int) -> tuple[Position, Sequence[Chances | None]]:
        """As `simulate --bots` plays it."""
        deals, play = (random64(self._seed, branch) for branch in (SETUP, PLAY))
        seed = random64(play, number)
        bots = [
            SearchBot(self._ruleset, self._level, random64(seed, 2 + seat))
            for seat in range(self._ruleset.players)
        ]
        start = self._ruleset.start(seed=random64(deals, number))
        chances: list[Chances | None] = []
        for position, mover in moves_between(bots, start, seed):  # noqa: B007 (the last one)
            chances.append(mover.chances if isinstance(mover, SearchBot) else None)
        return position, chances
