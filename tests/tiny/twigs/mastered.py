"""The same game with a master: it offers six levels, all of them quick."""

from dataclasses import replace

from spielwerk.engine.levels import Budget, Level, Method
from twigs import GAME as TWIGS

GAME = replace(
    TWIGS,
    levels=tuple(Level(Budget(iterations=n), Method(nodes=1 << 10)) for n in range(1, 7)),
)
