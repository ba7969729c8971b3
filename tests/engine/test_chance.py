"""The random generator: known values, the same everywhere, uniform and without patterns."""

import numpy as np
import pytest

from spielwerk.runtime.bits import lowest_bit, nth_bit, popcount
from spielwerk.runtime.chance import cast_lot, choose, random32, random64
from spielwerk.runtime.compile import compiled, jit


def test_the_numbers_are_those_of_splitmix64():
    # The published test sequence of SplitMix64 for the seed 1234567.
    assert [random64(1234567, n) for n in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@pytest.mark.parametrize("key", [0, 1, 2**31, 2**63, 2**64 - 1, 0x9E3779B97F4A7C15])
def test_interpreted_and_compiled_numbers_agree(key):
    for n in (0, 1, 2, 1000, 2**40):
        assert random64(key, n) == jit(random64)(np.uint64(key), n)
        assert random32(key, n) == jit(random32)(np.uint64(key), n)
        assert 0 <= random32(key, n) < 2**32


def test_choices_are_even():
    counts = np.bincount([choose(random32(99, n), 7) for n in range(70_000)], minlength=7)
    assert len(counts) == 7
    chi_square = ((counts - 10_000) ** 2 / 10_000).sum()
    assert chi_square < 22.5  # 6 degrees of freedom: exceeded once in a thousand


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_lot_is_even_and_tells_nothing_of_the_other_numbers_of_its_key(players):
    keys = range(20_000)
    lots = np.array([cast_lot(key, players) for key in keys])
    counts = np.bincount(lots, minlength=players)
    assert len(counts) == players
    assert np.abs(counts - len(keys) / players).max() < 4 * np.sqrt(len(keys) / players)
    for other in (
        *([random32(key, n) for key in keys] for n in (0, 1, 2, 5, 6, 40)),
        [random32(random64(key, 1), 0) for key in keys],
    ):
        assert abs(np.corrcoef(lots, other)[0, 1]) < 4 / np.sqrt(len(keys))


def test_a_choice_is_never_out_of_range():
    assert choose(0, 5) == 0
    assert choose(2**32 - 1, 5) == 4
    assert choose(2**32 - 1, 1) == 0


@compiled
def bit_count(bits):
    return popcount(bits)


@compiled
def first_bit(bits):
    return lowest_bit(bits)


@pytest.mark.parametrize("run", [lambda f: f, jit], ids=["interpreted", "compiled"])
def test_bits_are_counted_and_found(run):
    for bits in (1, 0b1010, 0xFFFFFF, 0x800001, 1 << 47 | 1 << 30 | 5, (1 << 62) | (1 << 33)):
        places = [place for place in range(63) if bits >> place & 1]
        assert run(bit_count)(bits) == len(places)
        assert run(first_bit)(bits) == places[0]
        assert [run(nth_bit)(bits, n) for n in range(len(places))] == places
    assert run(bit_count)(0) == 0
