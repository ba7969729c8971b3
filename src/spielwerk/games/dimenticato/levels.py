"""How well computer players play Dimenticato. For how this was chosen, see docs/bots.md."""

from spielwerk.engine.levels import Method, glancing, levels
from spielwerk.engine.policies import knowing

MASTER = Method(judged=True, exploration=0.5)

LEVELS = levels(
    Method(knowing, exploration=1.2, margin=0.2),
    glancing(MASTER, overlooks=0.98),
    glancing(MASTER, overlooks=0.85),
    (80, 0.15),
    (900, 0.0),
    master=MASTER,
)
