"""How well computer players play Rings. For how this was chosen, see docs/bots.md."""

from spielwerk.engine.levels import Method, glancing, levels
from spielwerk.engine.policies import knowing

MASTER = Method(judged=True, exploration=0.25)

LEVELS = levels(
    Method(knowing, exploration=0.35),
    glancing(MASTER, overlooks=0.85),
    glancing(MASTER, overlooks=0.81),
    glancing(MASTER, overlooks=0.62),
    (9_000, 0.0),
    master=MASTER,
)
