"""Where Chromium is: the tests know."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from browsers import FLAGS, find_chromium

__all__ = ["FLAGS", "find_chromium"]
