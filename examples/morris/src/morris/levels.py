"""Nine men's morris: how well computer players play. README.md tells how they do against each
other."""

from spielwerk.engine.levels import Method, levels

# How many games each plays out for a move, and the share of moves that it overlooks. The fifth
# level thinks for a second and overlooks nothing.
LEVELS = levels(Method(exploration=0.7), (10, 0.75), (60, 0.4), (200, 0.25), (1_200, 0.05))
