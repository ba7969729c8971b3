"""What `spielwerk simulate` plays: games at random or between computer players, added up, and
written to a file if one is named."""

from collections.abc import Callable, Iterable
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from spielwerk.bots.arena import Lineup, Pairing, play_all
from spielwerk.bots.players import overlooks_of
from spielwerk.engine import replays
from spielwerk.engine.playouts import best_target, random_game
from spielwerk.engine.position import Position, Ruleset, check_seed
from spielwerk.lab.devices import playouts
from spielwerk.lab.jobs import Overlooks, count_games, record_games
from spielwerk.parallel.crew import Crew
from spielwerk.runtime.chance import cast_lot, random64
from spielwerk.system import files
from spielwerk.workbench.summary import Summary

BATCH = 1 << 20  # games whose results are kept before adding them up

Lot = Literal["lot"]
LOT: Lot = "lot"
Progress = Callable[[int], None]  # gets the number of games just finished


@dataclass
class Simulation:
    """A request to simulate: the rules, how many games, by whom."""

    ruleset: Ruleset
    games: int
    seed: int
    record: Path | None = None  # the file for the games, one per line
    legal: bool = False  # whether the file lists the legal moves, too
    progress: Progress = lambda games: None
    summary: Summary = field(init=False)

    def __post_init__(self) -> None:
        self.summary = Summary(self.ruleset)

    def play_at_random(self, device: str = "cpu") -> None:
        """Moves at random, in this process."""
        if self.record is not None:
            numbers = range(self.games)
            games = (random_game(self.ruleset, self.seed, number) for number in numbers)
            self._add(games, self.progress)
            return
        target = best_target(self.ruleset, self.games) if device == "cpu" else None
        while (first := self.summary.games) < self.games:
            played = playouts(
                self.ruleset,
                min(BATCH, self.games - first),
                self.seed,
                device=device,
                first=first,
                target=target,
                progress=self.progress,
            )
            self.summary.add(played)

    def play_on(self, crew: Crew, overlooks: Overlooks = None) -> None:
        """Moves at random, or of players who only glance, played by a crew: only counts and lines
        come back."""
        if self.record is None:
            for counts in count_games(crew, self.ruleset, self.games, self.seed, overlooks):
                self._add_counts(counts)
            return
        with files.whole_file(self.record) as file:
            recorded = record_games(
                crew, self.ruleset, self.games, self.seed, self.legal, overlooks
            )
            for counts, lines in recorded:
                file.writelines(lines)
                self._add_counts(counts)

    def play_bots(self, crew: Crew, names: Lineup, first: int | Lot | None = None) -> int | None:
        """Games between computer players; `first` is the seat that begins. Return how many of them
        are different. Players who only glance all begin with seat 0 unless another is named, and
        their games are not compared."""
        overlooks = overlooks_of(self.ruleset, names) if first is None else None
        if overlooks is not None:
            self.play_on(crew, overlooks)
            return None
        pairings = self._pairings(names, first or 0)
        played = play_all(self.ruleset, pairings, self.seed, crew, self.progress)
        positions = (each.position(self.ruleset) for each in played)
        self._add(positions, lambda games: None)
        return len({each.record for each in played})

    def _pairings(self, names: Lineup, first: int | Lot) -> list[Pairing]:
        """The same computer players in every game, each game with its own set-up."""
        if first != LOT:
            return [Pairing(names, number, first) for number in range(self.games)]
        seed, seats = check_seed(self.seed), self.ruleset.players
        return [
            Pairing(names, number, cast_lot(random64(seed, number), seats))
            for number in range(self.games)
        ]

    def _add(self, games: Iterable[Position], progress: Progress) -> None:
        """Add up games and write them; the file appears only when it is complete."""
        path = self.record
        with files.whole_file(path) if path is not None else nullcontext() as file:
            for position in games:
                if file is not None:
                    file.write(replays.as_line(position, self.legal))
                self.summary.add_game(position)
                progress(1)

    def _add_counts(self, counts: dict[str, Any]) -> None:
        self.summary.add_counts(counts)
        self.progress(counts["games"])
