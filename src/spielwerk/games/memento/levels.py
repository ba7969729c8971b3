"""How well computer players play Memento. For how this was chosen, see docs/bots.md."""

from spielwerk.engine.levels import Method, glancing, levels
from spielwerk.engine.policies import sensible

MASTER = Method(judged=True, exploration=0.5)

LEVELS = levels(
    Method(sensible, exploration=0.4, width=8.0),
    glancing(MASTER, overlooks=0.86),
    (300, 0.05),
    (1_000, 0.0),
    (5_000, 0.0),
    master=MASTER,
)
