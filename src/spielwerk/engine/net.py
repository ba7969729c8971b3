"""A small neural net that judges positions: features, two hidden layers, a chance for every seat.

Everything is reckoned in whole numbers, so that every machine finds the same. A hidden unit is
between 0 and ONE; weights are in parts of ONE, too, those of the last layer in parts of FINE.
"""

import json
import math
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, pairwise
from pathlib import Path
from typing import Any

from spielwerk.errors import BadModule
from spielwerk.runtime.chance import int32_of
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.entries import Rows
from spielwerk.runtime.kinds import NumberKind, float64, int8, int16, int32
from spielwerk.runtime.logarithm import exp

UNITS = 64  # of the first hidden layer
UPPERS = 32  # … and of the second
ONE_BITS = 6
ONE = 1 << ONE_BITS
FINE = 256
MOST_SEATS = 4
FORMAT = 1

# A net's numbers …
WEIGHTS = (
    Rows.of(int8, "features", UNITS),
    Rows.of(int16, UNITS),
    Rows.of(int8, UPPERS, UNITS),
    Rows.of(int32, UPPERS),
    Rows.of(int16, "seats", UPPERS),
    Rows.of(int32, "seats"),
)
# … and room to work in.
ROOM = (
    Rows.of(int16, UNITS),
    Rows.of(int8, UNITS),
    Rows.of(int8, UPPERS),
    Rows.of(float64, MOST_SEATS),
)


@compiled
def judge(
    active: Any, count: int,
    first: Any, first_bias: Any, second: Any, second_bias: Any, third: Any, third_bias: Any,
    sums: Any, units: Any, uppers: Any, chances: Any,
) -> None:  # fmt: skip
    """From the features of a position, each seat's chance to win, the observer's first."""
    for unit in range(UNITS):
        sums[unit] = first_bias[unit]
    for n in range(count):
        row = first[active[n]]
        for unit in range(UNITS):
            sums[unit] += row[unit]
    for unit in range(UNITS):
        units[unit] = max(0, min(ONE, sums[unit]))
    for upper in range(UPPERS):
        weights = second[upper]
        total = int32_of(second_bias[upper])
        for unit in range(UNITS):
            total = int32_of(total + units[unit] * weights[unit])
        uppers[upper] = max(0, min(ONE, total >> ONE_BITS))
    for seat in range(len(third_bias)):
        weights = third[seat]
        total = int32_of(third_bias[seat])
        for upper in range(UPPERS):
            total = int32_of(total + uppers[upper] * weights[upper])
        chances[seat] = total / (ONE * FINE)
    share_out(chances, len(third_bias))


@compiled
def share_out(chances: Any, seats: int) -> None:
    """Turn each seat's promise into chances that add up to one ("softmax")."""
    best = chances[0]
    for seat in range(1, seats):
        best = max(best, chances[seat])
    total = 0.0
    for seat in range(seats):
        chances[seat] = exp(chances[seat] - best)
        total += chances[seat]
    for seat in range(seats):
        chances[seat] = chances[seat] / total


# ---- Nets as files ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Net:
    """Weights, and how they were made.

    >>> from pathlib import Path
    >>> import spielwerk
    >>> from spielwerk.engine.net import Net
    >>> net = Net.read(Path(spielwerk.__file__).parent / "games/rings/nets/2.net")
    >>> net.features, net.seats
    (130, 2)
    """

    features: int
    seats: int
    layers: tuple[bytes, ...]  # of WEIGHTS
    made: dict[str, Any]

    @property
    def shapes(self) -> list[tuple[NumberKind, tuple[int, ...]]]:
        """The kind of each layer's numbers, and its dimensions."""
        sizes = {"features": self.features, "seats": self.seats}
        return [
            (rows.item, tuple(n if isinstance(n, int) else sizes[n] for n in rows.shape))
            for rows in WEIGHTS
            if isinstance(rows.item, NumberKind)
        ]

    def as_bytes(self) -> bytes:
        """A line that tells what it is, then the numbers."""
        header = {
            "format": FORMAT,
            "features": self.features,
            "seats": self.seats,
            "made": self.made,
        }
        return json.dumps(header).encode() + b"\n" + b"".join(self.layers)

    def write(self, path: Path) -> None:
        """Write it to a file."""
        path.write_bytes(self.as_bytes())

    @classmethod
    def read(cls, path: Path) -> "Net":
        """A net from a file; BadModule if it is not one."""
        try:
            line, _, data = path.read_bytes().partition(b"\n")
            header = json.loads(line)
            net = cls(header["features"], header["seats"], (), header["made"])
            if header["format"] != FORMAT:
                raise ValueError(f"format {header['format']}")
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise BadModule("error-module", module=_named(path), reason=str(error)) from None
        sizes = [kind.size * math.prod(shape) for kind, shape in net.shapes]
        if len(data) != sum(sizes):
            reason = f"{len(data)} bytes instead of {sum(sizes)}"
            raise BadModule("error-module", module=_named(path), reason=reason)
        ends = list(accumulate(sizes, initial=0))
        layers = tuple(data[start:end] for start, end in pairwise(ends))
        return cls(net.features, net.seats, layers, net.made)

    def put_into(self, space: Any) -> list[Any]:
        """The weights in a space where compiled functions work."""
        layers = zip(self.layers, self.shapes, strict=True)
        return [space.numbers_from(layer, kind, *shape) for layer, (kind, shape) in layers]


def _named(path: Path) -> str:
    """A net is called after its number of players, in the folder of its game."""
    return "/".join(path.parts[-3:])


def room_in(space: Any) -> list[Any]:
    """Room to judge in, in a space."""
    return [space.numbers(rows.item, *rows.shape) for rows in ROOM]


@cache
def net_at(path: Path) -> Net:
    """A net from a file, read once."""
    return Net.read(path)
