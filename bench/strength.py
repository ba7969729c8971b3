"""`make strength`: how strong the computer players are, as the tables in docs/bots.md.

    python -m bench.strength [--games 200] [--workers 2] [--only rings,memento] [--part reference]
                             [--pair 5,4] [--seed 2026]

Level 5 against a fixed opponent, plain UCT with 1,000 random playouts per move; and every level
against the one below it. Two players, seats swapped, both with the same set-ups. One second per
move needs a whole core: use no more workers than there are cores.
"""

import argparse
import sys
import time

import spielwerk
from spielwerk.bots.arena import Ladder, lineups, play_each
from spielwerk.bots.levels import level_numbers
from spielwerk.lab.statistics import interval
from spielwerk.parallel.crew import Processes

REFERENCE = "uct:1000"
PARTS = ("reference", "levels")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--only", default=",".join(spielwerk.GAMES))
    parser.add_argument("--part", choices=PARTS, action="append")
    parser.add_argument("--pair", action="append", help="instead of the parts: who against whom")
    parser.add_argument("--seed", type=int, default=2026, help="another one: other games")
    told = parser.parse_args()
    print("| game | who | games | points | 95 % interval | turns | minutes |")
    print("|---|---|---:|---:|---:|---:|---:|")
    for game in told.only.split(","):
        for one, other in pairs(game, told):
            print(row(game, one, other, told), flush=True)


def pairs(game: str, told: argparse.Namespace) -> list[tuple[str, ...]]:
    """Who meets whom: as asked for, or in the parts."""
    if told.pair:
        return [tuple(pair.split(",")) for pair in told.pair]
    parts = {
        "reference": [("5", REFERENCE)],
        "levels": [(str(number), str(number - 1)) for number in level_numbers(game)[1:]],
    }
    return [pair for part in told.part or PARTS for pair in parts[part]]


def row(game: str, one: str, other: str, told: argparse.Namespace) -> str:
    games = told.games
    started = time.perf_counter()
    pairings = list(lineups([one, other], 2, games))
    ladder = Ladder([one, other])
    played = []
    for _, each in play_each(spielwerk.load(game), pairings, told.seed, Processes(told.workers)):
        played.append(each)
        ladder.add(each)
        # So that an interrupted run is not wasted.
        won = ladder.points[0][1]
        print(
            f"{game}, {one} against {other}: {won:g} of {len(played)} (now {each.turns} turns)",
            file=sys.stderr,
        )
    share = ladder.share(one, other)
    low, high = interval(share, games)
    turns = sum(each.turns for each in played) / games
    minutes = (time.perf_counter() - started) / 60
    return (
        f"| {game} | {one} against {other} | {games} | {share:.1%} | {low:.0%} to {high:.0%} "
        f"| {turns:.0f} | {minutes:.1f} |"
    )


if __name__ == "__main__":
    main()
