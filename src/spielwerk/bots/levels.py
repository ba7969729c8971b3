"""Five levels for every game, from a child's first opponent to the strongest we can make on one
core in a second. Each game's package says what they are; the gaps between those of our own games
are measured: see docs/bots.md.
"""

from spielwerk.engine.errors import BadOption
from spielwerk.engine.levels import Level, Method, levels
from spielwerk.games import find_game

LEVELS = (1, 2, 3, 4, 5)
# The plain search, for a game that has not found out yet what suits it.
GENERAL = levels(Method(), (50, 0.3), (300, 0.1), (1_500, 0.0), (6_000, 0.0))


def level(game: str, number: int) -> Level:
    if number not in LEVELS:
        raise BadOption("error-level", level=str(number), levels=", ".join(map(str, LEVELS)))
    return (find_game(game).levels or GENERAL)[number - 1]
