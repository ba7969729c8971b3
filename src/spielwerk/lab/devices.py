"""Random games by the million on any device. The games are the same everywhere."""

from collections.abc import Callable

from spielwerk.engine import playouts as on_cpu
from spielwerk.engine.game import Rules
from spielwerk.engine.playouts import Playouts
from spielwerk.engine.policies import Policy, at_random
from spielwerk.engine.position import Ruleset
from spielwerk.errors import BadOption, needs_extra
from spielwerk.runtime.target import Target

DEVICES = ("cpu", "cuda")


def playouts(
    ruleset: Ruleset,
    games: int,
    seed: int = 0,
    *,
    device: str = "cpu",
    first: int = 0,
    policy: Callable[[Rules], Policy] = at_random,
    target: Target | None = None,
    progress: Callable[[int], None] | None = None,
) -> Playouts:
    """Play games number `first` to `first + games - 1` of a seed, on all cores of this machine or
    on an NVIDIA GPU. `target` says how the cores do it. `progress` is called with the number of
    games just finished.

    >>> import spielwerk
    >>> from spielwerk.lab import playouts
    >>> len(playouts(spielwerk.load("rings"), 100, seed=1, device="cpu"))
    100
    """
    if check_device(device) == "cpu":
        return on_cpu.playouts(
            ruleset, games, seed, first=first, policy=policy, target=target, progress=progress
        )
    with needs_extra("cuda"):
        import numba_cuda  # noqa: F401 (numba's own numba.cuda is deprecated)
    from spielwerk.lab import cuda

    return cuda.playouts(ruleset, games, seed, first=first, policy=policy, progress=progress)


def check_device(device: str) -> str:
    """The device's name; BadOption if there is none of this name."""
    if device not in DEVICES:
        raise BadOption("error-device", device=device, devices=", ".join(DEVICES))
    return device
