"""`make simulate`: very many games, or one seed again."""

import argparse
import sys

from simulation import play
from simulation.expected import is_open
from simulation.plan import plan


def main():
    parser = argparse.ArgumentParser(prog="make simulate")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--seed", type=int, help="only this one, shown step by step")
    parser.add_argument("--processes", type=int)
    parser.add_argument("--planted", action="store_true", help="look for the planted bugs")
    given = parser.parse_args()
    if given.seed is not None:
        play.prepare()
        sys.exit(not play.replay(given.seed))
    if given.planted:
        sys.exit(not play.find_all_planted())
    total, seconds = play.play_many(given.games, given.first, given.processes)
    story = (
        f"{total.games:,} games in {total.worlds:,} worlds: {total.events:,} events,"
        f" {total.commands:,} commands, {total.seconds / 3600:,.0f} hours there,"
        f" {seconds / 60:.1f} minutes here"
    )
    faults = [f"  {kind}: {count:,}" for kind, count in sorted(total.faults.items())]
    again = [f"make simulate SEED={seed}" for seed in total.wrong]
    sys.stdout.write("\n".join([story, *faults, *again, ""]))
    sys.exit(any(not is_open(wrong, plan(seed)) for seed, wrong in total.wrong.items()))


if __name__ == "__main__":
    main()
