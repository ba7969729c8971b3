"""The levels of a game, from a child's first opponent to the strongest we can make on one core in a
second: five, or six with a master who has learnt. Each game's package says what they are; the gaps
between those of our own games are measured: see docs/bots.md.
"""

from spielwerk.engine.game import Game
from spielwerk.engine.levels import Level, Method, levels
from spielwerk.errors import BadOption
from spielwerk.games import find_game

# The plain search, for a game that has not found out yet what suits it.
GENERAL = levels(Method(), (50, 0.3), (300, 0.1), (1_500, 0.0), (6_000, 0.0))


def levels_of(game: Game | str) -> tuple[Level, ...]:
    """The levels that a game offers, the weakest first.

    >>> from spielwerk.bots.levels import levels_of
    >>> len(levels_of("rings"))
    6
    """
    return (game if isinstance(game, Game) else find_game(game)).levels or GENERAL


def level_numbers(game: Game | str) -> range:
    """How people call them: from 1.

    >>> from spielwerk.bots.levels import level_numbers
    >>> list(level_numbers("rings"))
    [1, 2, 3, 4, 5, 6]
    """
    return range(1, len(levels_of(game)) + 1)


def level(game: Game | str, number: int) -> Level:
    """A level by its number, from 1.

    >>> from spielwerk.bots.levels import level
    >>> level("rings", 5).budget.seconds
    1.0
    """
    return levels_of(game)[check_level(game, number) - 1]


def strongest(game: Game | str) -> Level:
    """The one that gives hints and judges moves.

    >>> from spielwerk.bots.levels import levels_of, strongest
    >>> strongest("rings") == levels_of("rings")[-1]
    True
    """
    return levels_of(game)[-1]


def check_level(game: Game | str, number: int) -> int:
    """Raise an error if a game does not offer a level."""
    offered = level_numbers(game)
    if number not in offered:
        raise BadOption("error-level", level=str(number), levels=", ".join(map(str, offered)))
    return number
