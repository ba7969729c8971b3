"""Dimenticato: when a move needs a rule of ours, because the printed ones do not decide."""

from spielwerk.games.dimenticato.effects import effects
from spielwerk.runtime.state import Plain

RULINGS = (14, 15, 16, 19, 22)


def rulings(before: Plain, action: int, after: Plain) -> list[int]:
    """DI-14: a figure stays because it could leave only by hitting. DI-15: all seats see the
    number. DI-16: a figure goes on inside. DI-19: one is set back onto the field just left."""
    done = {each["effect"]: each for each in effects(before, action, after, None)}
    needed = {
        14: "stay" in done and not before.moving,
        15: "right-call" in done or "wrong-call" in done,
        16: "inside" in done,
        19: "hit" in done and done["hit"]["back"] == _start(done),
        22: after.ended == 22,
    }
    return [rule for rule, is_needed in needed.items() if is_needed]


def _start(done: dict[str, dict[str, str]]) -> str:
    """Where the figure that hits came from."""
    return next(each["from"] for each in done.values() if "from" in each)
