"""The logarithm, computed alike everywhere: a search must not decide otherwise because another
machine's library rounds otherwise. Only additions, multiplications and divisions are used, which
are exact to the last bit on every machine."""

from spielwerk.runtime.bits import highest_bit
from spielwerk.runtime.compile import compiled

LOG_2 = 0.6931471805599453
ROOT_2 = 1.4142135623730951


@compiled
def log(number: int) -> float:
    """The natural logarithm of a whole number from 1 to 2**52, right to ten digits.

    A power of two is split off; what is left, m, is between 0.7 and 1.42, and log(m) is twice the
    area tangent of x = (m - 1) / (m + 1): x + x³/3 + x⁵/5 + …
    """
    powers = highest_bit(number)
    left = number / (1 << powers)
    if left > ROOT_2:
        left = left / 2.0
        powers += 1
    x = (left - 1.0) / (left + 1.0)
    y = x * x
    series = 1.0 / 13.0
    series = series * y + 1.0 / 11.0
    series = series * y + 1.0 / 9.0
    series = series * y + 1.0 / 7.0
    series = series * y + 1.0 / 5.0
    series = series * y + 1.0 / 3.0
    series = series * y + 1.0
    return powers * LOG_2 + 2.0 * x * series


@compiled
def exp(number: float) -> float:
    """e to the power of a number up to 0, roughly: (1 + x/1024) to the power of 1024."""
    power = 1.0 + number / 1024.0
    if power < 0.0:
        return 0.0
    for _ in range(10):
        power = power * power
    return power
