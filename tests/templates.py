"""The game that `spielwerk new` writes, as it is in the package: broken in all ways by tests."""

import sys

from spielwerk.new import TEMPLATE

sys.path.append(str(TEMPLATE / "src"))

from threes import GAME, rules

__all__ = ["GAME", "rules"]
