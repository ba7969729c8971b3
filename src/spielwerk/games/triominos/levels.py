"""How well computer players play Triominos. For how this was chosen, see docs/bots.md."""

from spielwerk.engine.levels import Method, glancing, levels
from spielwerk.engine.policies import knowing, sensible

MASTER = Method(judged=True, exploration=0.2, sharpness=5.0)

LEVELS = levels(
    Method(knowing, exploration=0.5, margin=0.3),
    glancing(MASTER, overlooks=0.85),
    glancing(MASTER, overlooks=0.45),
    (90, 0.0),
    (4_000, 0.0),
    strongest=Method(sensible, exploration=0.4, width=2.0, margin=0.3, as_played=True),
    master=MASTER,
)
