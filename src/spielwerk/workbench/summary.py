"""Totals over a row of games, added up batch by batch."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from spielwerk.engine.playouts import Playouts
from spielwerk.engine.position import Position, Ruleset


@dataclass
class Summary:
    """Counts over many games, which can be added up."""

    ruleset: Ruleset
    games: int = 0
    decisions: int = 0
    draws: int = 0
    wins: list[int] = field(default_factory=list)
    turns: Counter[int] = field(default_factory=Counter)  # how many games had how many turns
    ended: Counter[str] = field(default_factory=Counter)  # … ended by which rule

    def __post_init__(self) -> None:
        self.wins = [0] * self.ruleset.players

    def add(self, played: Playouts) -> None:
        """Count finished games from arrays."""
        _, turns, decisions, ended = played.columns
        wins = played.wins()
        self.games += len(played)
        self.decisions += sum(decisions)
        self.draws += len(played) - sum(wins)
        self.wins = [a + b for a, b in zip(self.wins, wins, strict=True)]
        self.turns.update(turns)
        for number, games in Counter(ended).items():
            self.ended[self.ruleset.game.rule(number)] += games

    def add_game(self, position: Position) -> None:
        ranks, ended = position.ranks or (), int(position.plain().ended)
        columns = ranks, [position.turns], [len(position.history)], [ended]
        self.add(Playouts.of(self.ruleset.players, *columns))

    def counts(self) -> dict[str, Any]:
        """The counts as plain data, for another Summary of the same game to add."""
        return {name: count for name, count in vars(self).items() if name != "ruleset"}

    def add_counts(self, counts: dict[str, Any]) -> None:
        self.games += counts["games"]
        self.decisions += counts["decisions"]
        self.draws += counts["draws"]
        self.wins = [a + b for a, b in zip(self.wins, counts["wins"], strict=True)]
        self.turns.update(counts["turns"])
        self.ended.update(counts["ended"])

    def turns_at(self, share: float) -> int:
        """The number of turns that this share of the games did not exceed."""
        seen = 0
        for turns, games in sorted(self.turns.items()):
            seen += games
            if seen >= share * self.games:
                return turns
        return 0

    def as_json(self) -> dict[str, Any]:
        """The counts with means, as plain data."""
        total = sum(turns * games for turns, games in self.turns.items())
        return {
            "game": self.ruleset.id,
            "players": self.ruleset.players,
            "options": dict(self.ruleset.options),
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "decisions": self.decisions,
            "turns": {
                "mean": total / self.games if self.games else None,
                "shortest": min(self.turns, default=None),
                "median": self.turns_at(0.5) if self.games else None,
                "longest": max(self.turns, default=None),
            },
            "ended": dict(sorted(self.ended.items())),
        }
