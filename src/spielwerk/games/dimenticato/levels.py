"""How well computer players play Dimenticato. For how this was chosen, see docs/bots.md."""

from spielwerk.engine.levels import Method, levels
from spielwerk.engine.policies import knowing

LEVELS = levels(
    Method(knowing, exploration=1.2, margin=0.2),
    (350, 0.05),
    (900, 0.02),
    (3_000, 0.0),
    (10_000, 0.0),
    master=Method(judged=True, exploration=0.5),
)
