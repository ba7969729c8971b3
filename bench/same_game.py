"""Nine men's morris, our example of a package of its own: the very game that OpenSpiel plays, so
that the two can be compared by the same rules. Nobody has to install it for that."""

import sys
from pathlib import Path

import spielwerk

SOURCE = Path(__file__).parents[1] / "examples/morris/src"


def ruleset() -> spielwerk.Ruleset:
    sys.path.append(str(SOURCE))
    from morris import GAME

    return spielwerk.Ruleset.of(GAME)
