"""`python -m bench.masters`: players that have learnt against others with the same time to think.

    python -m bench.masters [--only rings,memento] [--players 2] [--games 400]
                            [--seconds 0.1 | --iterations 300] [--against 5] [--level 6]
                            [--option pawns=6] [--workers 2] [--seed 2026]
                            [--net FILE] [--try exploration=0.3,children=24 …] [--note]

Every game begins with up to six random moves. As many games as there are players begin alike; the
master takes another seat in each. With three or four players it sits among others of one kind.
`--against 6` asks what it is worth to begin, when masters meet: the shares of the games that each
seat wins, after one random move of everybody.
`--try` changes the master's method, `--net` gives it another net. `--note` writes the result into
the nets of the games. Players think where a table lets them think: in WebAssembly.
"""

import argparse
import multiprocessing
import random
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import spielwerk
from spielwerk.bots.bot import Bot, SearchBot, sight
from spielwerk.bots.levels import level
from spielwerk.bots.search import net_of
from spielwerk.engine.levels import Budget, Level, Method
from spielwerk.engine.net import net_at
from spielwerk.engine.options import read_assignments
from spielwerk.engine.playouts import available_cores
from spielwerk.engine.position import Position, Ruleset

OPENING = 6


@dataclass(frozen=True)
class Match:
    """Who plays whom."""

    game: str
    players: int
    options: tuple[str, ...]
    master: Level
    other: Level
    net: Path | None
    seed: int
    is_mirror: bool  # everybody is a master

    @property
    def ruleset(self) -> Ruleset:
        known = spielwerk.find_game(self.game).options
        return spielwerk.load(self.game, self.players, **read_assignments(known, self.options))

    def bot(self, is_master: bool, seed: int) -> SearchBot:
        net = net_at(self.net) if is_master and self.net else None
        chosen = self.master if is_master else self.other
        return SearchBot(self.ruleset, chosen, seed, net=net)


@dataclass(frozen=True)
class Result:
    beaten: float  # the share of the others that the master beat
    won: float  # its share of first place
    turns: int
    shares: tuple[float, ...]  # of first place, by seat


def play(match: Match, number: int) -> Result:
    """One game of a match, by its number."""
    seat = 0 if match.is_mirror else number % match.players
    same = number if match.is_mirror else number // match.players
    chance = random.Random(f"{match.seed} {same}")
    position = match.ruleset.start(seed=chance.getrandbits(40))
    seats = range(match.players)
    bots: list[Bot] = [
        match.bot(match.is_mirror or one == seat, chance.getrandbits(40)) for one in seats
    ]
    opening = match.players if match.is_mirror else chance.randrange(OPENING + 1)
    while position.to_move is not None:
        for one, bot in enumerate(bots):
            bot.watch(position.view(one))
        if len(position.history) < opening:
            move = chance.choice(position.moves_as_text())
        else:
            move = bots[position.to_move].choose(sight(position, chance.getrandbits(40)))
        position = position.play(move)
    return result(position, seat)


def result(position: Position, seat: int) -> Result:
    ranks = position.ranks or []
    mine = ranks[seat]
    others = [rank for other, rank in enumerate(ranks) if other != seat]
    beaten = sum((rank > mine) + 0.5 * (rank == mine) for rank in others) / len(others)
    shares = tuple((rank == 1) / ranks.count(1) for rank in ranks)
    return Result(beaten, shares[seat], position.turns, shares)


def matches(told: argparse.Namespace) -> Iterator[tuple[str, Match]]:
    budget = Budget(iterations=told.iterations) if told.iterations else Budget(told.seconds)
    options = tuple(told.option or ())
    is_mirror = told.against == told.level
    for game in told.only.split(","):
        other = replace(level(game, told.against), budget=budget)
        for text in told.tries or [""]:
            master = Level(budget, changed(level(game, told.level).method, text))
            yield (
                text,
                Match(game, told.players, options, master, other, told.net, told.seed, is_mirror),
            )


def changed(method: Method, text: str) -> Method:
    values: dict[str, Any] = {}
    for each in filter(None, text.split(",")):
        name, _, value = each.partition("=")
        values[name] = type(getattr(method, name))(float(value))
    return replace(method, **values)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default=",".join(spielwerk.GAMES))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--option", action="append")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--iterations", type=int, help="instead of seconds")
    parser.add_argument("--level", type=int, default=6)
    parser.add_argument("--against", type=int, default=5)
    parser.add_argument("--workers", type=int, default=available_cores())
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--net", type=Path)
    parser.add_argument("--try", dest="tries", action="append")
    parser.add_argument("--note", action="store_true")
    told = parser.parse_args()
    print("| game | players | method | games | points | wins | fair share × | turns | minutes |")
    print("|---|---:|---|---:|---:|---:|---:|---:|---:|")
    for text, match in matches(told):
        started = time.perf_counter()
        found = results(match, told.games, told.workers)
        minutes = (time.perf_counter() - started) / 60
        print(row(" ".join([*match.options, text]), match, found, minutes), flush=True)
        if told.note:
            note(match, found, told)


def results(match: Match, games: int, workers: int) -> list[Result]:
    found: list[Result] = []
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        for one in pool.map(play, [match] * games, range(games)):
            found.append(one)
            if len(found) % 50 == 0:
                print(f"{match.game}: {len(found)} games", file=sys.stderr)
    return found


def row(title: str, match: Match, found: Sequence[Result], minutes: float) -> str:
    turns = statistics.mean(one.turns for one in found)
    times = statistics.mean(one.won for one in found) * match.players
    points = _told([one.beaten for one in found])
    wins = _told([one.won for one in found])
    if match.is_mirror:
        wins = ", ".join(map(_told, zip(*(one.shares for one in found), strict=True)))
    return (
        f"| {match.game} | {match.players} | {title} | {len(found)} | {points} | {wins} "
        f"| {times:.2f} | {turns:.0f} | {minutes:.1f} |"
    )


def _told(values: Sequence[float]) -> str:
    mean, low, high = _interval(values)
    return f"{mean:.1%} ({low:.1%} to {high:.1%})"


def _interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean, and a 95 % interval."""
    mean = statistics.mean(values)
    error = 1.96 * statistics.stdev(values) / len(values) ** 0.5
    return mean, max(0.0, mean - error), min(1.0, mean + error)


def note(match: Match, found: Sequence[Result], told: argparse.Namespace) -> None:
    """Write how strong it is into the net that has just played."""
    net = net_of(match.ruleset)
    points = [round(each, 3) for each in _interval([one.beaten for one in found])]
    wins = [round(each, 3) for each in _interval([one.won for one in found])]
    strength = {
        "against": f"level {told.against}",
        **({"iterations": told.iterations} if told.iterations else {"seconds": told.seconds}),
        "games": len(found),
        "points": points,
        "wins": wins,
    }
    module = match.ruleset.rules.module
    if module is None:
        raise SystemExit(f"{match.game} has no folder")
    path = module.with_name("nets") / f"{match.players}.net"
    replace(net, made={**net.made, "strength": strength}).write(path)


if __name__ == "__main__":
    main()
