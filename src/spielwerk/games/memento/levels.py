"""How well computer players play Memento. For how this was chosen, see docs/bots.md."""

from spielwerk.engine.levels import Method, glancing, levels
from spielwerk.engine.policies import sensible

MASTER = Method(judged=True, exploration=0.5)

LEVELS = levels(
    Method(sensible, exploration=0.4, width=8.0),
    glancing(MASTER, overlooks=0.97),
    glancing(MASTER, overlooks=0.955),
    glancing(MASTER, overlooks=0.88),
    (600, 0.0),
    master=MASTER,
)
