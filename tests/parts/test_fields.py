"""What fields mean: shown, written and read, and as features."""

import numpy as np
import pytest

from spielwerk import BadPosition
from spielwerk.engine.lines import Fields
from spielwerk.engine.rules import WrongRules
from spielwerk.parts.boards import rectangle
from spielwerk.parts.fields import cells, count, each_seat, one_of
from spielwerk.parts.page import state_of
from spielwerk.runtime.compile import jit
from spielwerk.runtime.kinds import int8, int16, int32, int64
from spielwerk.runtime.state import Plain

BOARD = rectangle(3, 3)
STATE = state_of(
    stones=each_seat(cells(BOARD)),
    hand=each_seat(count(9, start=9)),
    locked=cells(BOARD),
    turned=one_of("abc"),
    left=count(200),
)


def plain(**changed):
    state = Plain(players=2, stones=[0] * 4, hand=[9] * 4, locked=0, turned=-1, left=0)
    vars(state).update(changed)
    return state


MIDDLE = plain(stones=[0b11, 0b100000000, 0, 0], hand=[7, 8, 9, 9], locked=0b10, turned=1, left=130)


def test_numbers_are_as_small_as_what_they_mean():
    kinds = {each.name: (each.kind, each.count) for each in STATE.record.fields}
    assert kinds["stones"] == (int32, 4)
    assert kinds["hand"] == (int8, 4)
    assert (kinds["turned"], kinds["left"]) == ((int8, None), (int16, None))
    assert cells(rectangle(7, 6)).kind == int64
    assert count(40_000).kind == int32


def test_seats_are_shown_names():
    assert STATE.show(MIDDLE) == {
        "stones": [["a1", "b1"], ["c3"]],
        "hand": [7, 8],
        "locked": ["b1"],
        "turned": "b",
        "left": 130,
    }


def test_what_is_written_is_read_again():
    written = STATE.write(MIDDLE)
    assert written == {
        "stones": "a1,b1/c3", "hand": "7/8", "locked": "b1", "turned": "b", "left": "130",
    }  # fmt: skip
    read = plain()
    STATE.read(read, Fields(dict(written)))
    assert read == MIDDLE


def test_what_is_as_in_the_beginning_is_left_out():
    assert STATE.write(plain()) == {}
    read = plain(hand=[1, 2, 9, 9], turned=2)
    STATE.read(read, Fields({}))
    assert read == plain()


@pytest.mark.parametrize(
    ("field", "text"),
    [
        ("stones", "a1,e9/"),
        ("stones", "a1,a1/"),
        ("stones", "a1/b1/c1"),
        ("hand", "7"),
        ("hand", "7/10"),
        ("hand", "7/x"),
        ("locked", "a4"),
        ("turned", "d"),
        ("left", "201"),
        ("left", "-1"),
    ],
)
def test_what_cannot_be_is_refused(field, text):
    with pytest.raises(BadPosition) as refused:
        STATE.read(plain(), Fields({field: text}))
    said = refused.value.message.text()
    assert field in said or "a1" in said


def test_a_set_that_does_not_fit_into_a_number_is_refused():
    with pytest.raises(WrongRules, match="a set of 64 places"):
        cells(rectangle(8, 8))


@pytest.mark.parametrize(
    ("meaning", "value", "features"),
    [(cells(BOARD), 0b101, [10, 12]), (count(5), 3, [10, 11, 12]), (one_of("abc"), 2, [12]),
     (one_of("abc"), -1, [])],
)  # fmt: skip
def test_features_are_the_same_interpreted_and_compiled(meaning, value, features):
    for encode in (meaning.encode, jit(meaning.encode)):
        out = [0] * 12 if encode is meaning.encode else np.zeros(12, np.int32)
        assert list(out[: encode(value, 10, out, 0)]) == features
    assert max(features, default=0) < 10 + meaning.width
