"""How well computer players play Rings. For how this was chosen, see docs/bots.md."""

from spielwerk.engine.levels import Method, levels
from spielwerk.engine.policies import knowing

LEVELS = levels(
    Method(knowing, exploration=0.35),
    (1_500, 0.1),
    (3_500, 0.05),
    (11_000, 0.0),
    (45_000, 0.0),
    master=Method(judged=True, exploration=0.25),
)
