"""The designer's report: what kind of game this is, from many games between computer players."""

from spielwerk.errors import needs_extra

with needs_extra("lab"):
    import numpy  # noqa: F401 (everything here counts with it; only pages need the rest)
    import scipy  # noqa: F401
