"""Learning to judge positions, by playing against oneself: see docs/training.md."""

from spielwerk.errors import needs_extra

with needs_extra("lab"):
    import numba  # noqa: F401 (everything here is compiled by it)

from spielwerk.lab.learning.course import Course
from spielwerk.lab.learning.runs import Standing, train

__all__ = ["Course", "Standing", "train"]
