"""The logarithm that a search uses."""

import math
import random

from spielwerk.runtime.compile import jit
from spielwerk.runtime.logarithm import log


def some_numbers():
    chance = random.Random(1)
    return [
        *range(1, 2000),
        *(chance.randrange(1, 1 << n) for n in range(1, 53) for _ in range(50)),
    ]


def test_it_is_right_to_ten_digits():
    for number in some_numbers():
        assert math.isclose(log(number), math.log(number), rel_tol=1e-10), number


def test_it_never_falls():
    values = [log(number) for number in range(1, 100_000)]
    assert values == sorted(values)
    assert values[0] == 0.0


def test_it_is_the_same_compiled_to_the_last_bit():
    compiled = jit(log)
    assert all(compiled(number) == log(number) for number in some_numbers())
