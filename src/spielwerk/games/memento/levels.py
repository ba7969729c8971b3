"""How well computer players play Memento. For how this was chosen, see docs/bots.md."""

from spielwerk.engine.levels import Method, levels
from spielwerk.engine.policies import sensible

LEVELS = levels(
    Method(sensible, exploration=0.4, width=8.0),
    (70, 0.25),
    (300, 0.05),
    (1_000, 0.0),
    (5_000, 0.0),
    master=Method(judged=True, exploration=0.5),
)
