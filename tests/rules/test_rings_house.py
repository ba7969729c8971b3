"""Rings by house rules: each option changes its rule, and nothing else."""

import pytest

import spielwerk
from rules.rings_pictures import EMPTY, moves, play, rings, shows
from spielwerk import BadOption, BadPosition, IllegalMove
from spielwerk.locale import LANGUAGES, say


def told(position):
    """Whose pawns are taken now, and how many."""
    taking = position.view(None)["taking"]
    return taking and (taking["from"], taking["pawns"])


def refused(position, move, rule):
    with pytest.raises(IllegalMove) as refusal:
        position.play(move)
    assert refusal.value.rule == rule
    return str(refusal.value)


# ---- fly_at: RG-7 -------------------------------------------------------------------------------

SIX = """
    a: o . o . o . . .
    b: . . . o . o . o
    c: x . x . x . . .
"""


def test_rg7_fly_at_says_with_how_many_pawns_one_must_fly():
    free_to_turn = rings(SIX, hand=[0, 3])
    assert "a+" in free_to_turn.legal_moves
    assert not free_to_turn.view(None)["must_fly"]
    must_fly = rings(SIX, hand=[0, 3], house="fly_at=6")
    assert must_fly.view(None)["must_fly"]
    assert len(must_fly.legal_moves) == 6 * (24 - 9)
    assert shows(
        must_fly.play("a1-c8"),
        """
        a: . . o . o . . .
        b: . . . o . o . o
        c: x . x . x . . o
    """,
    )
    assert "6 pawns or fewer" in refused(must_fly, "a+", "RG-7")
    assert "a+" in rings(SIX, hand=[0, 3], house="fly_at=5").legal_moves


def test_rg7_fly_at_0_means_that_nobody_flies():
    last = "a: o . . . . . . .\nb: . . . . . . . .\nc: x . x . x . . ."
    position = rings(last, hand=[0, 3], house="fly_at=0 out_at=0")
    assert "a+" in position.legal_moves
    assert moves(position, "a1-") == {"a1-a2", "a1-a8", "a1-b1"}
    must_fly = rings(last, hand=[0, 3], house="fly_at=1 out_at=0")
    assert len(must_fly.legal_moves) == 24 - 4
    assert "only one pawn" in refused(must_fly, "a+", "RG-7")


# ---- out_at: RG-17 ------------------------------------------------------------------------------

BLOW = """
    a: o o . . x x x x
    b: v v v v . . . .
    c: . . . . . . . .
"""


@pytest.mark.parametrize(("out", "hand"), [(3, 1), (4, 0)])
def test_rg17_out_at_says_with_how_many_pawns_one_is_out(out, hand):
    position = rings(BLOW, hand=[5, 1, 5], house=f"out_at={out}")
    after = play(position, "a3", "xa5", "xb1")  # seat 1 keeps three and the one in hand
    assert after.view(None)["on_board"] == [3, 3, 3]
    assert after.view(None)["hand"] == [4, hand, 5]
    assert after.view(None)["still_in"] == [True, hand > 0, True]


def test_rg17_out_at_0_means_that_one_plays_to_the_last_pawn():
    position = rings(
        """
        a: o o . . x x . .
        b: . . . . . . . .
        c: o o . . . . . .
    """,
        hand=[5, 0],
        house="out_at=0",
    )
    one_left = play(position, "a3", "xa5")
    assert one_left.view(None)["still_in"] == [True, True]
    assert one_left.to_move == 1
    over = play(one_left, "a6-b6", "c3", "xb6")
    assert over.ended == "RG-18"
    assert over.ranks == [1, 2]


@pytest.mark.parametrize(("pawns", "out"), [(3, 3), (3, 4), (4, 4)])
def test_rg17_nobody_may_be_out_from_the_start(pawns, out):
    with pytest.raises(BadOption) as clash:
        spielwerk.load("rings", pawns=pawns, out_at=out)
    assert clash.value.rule == "RG-17"
    for language in LANGUAGES:
        said = clash.value.text(language)
        assert str(pawns) in said
        assert str(out) in said
    assert not spielwerk.load("rings", pawns=pawns, out_at=2).start().over


def test_rg17_a_position_tells_who_is_out_by_its_own_rules():
    line = "to_move=0 turns=20 blue=a1,a2,a3 orange=b1,b2,b3 hand=0,0"
    assert spielwerk.read_position(f"rings 2 {line}").to_move == 0
    with pytest.raises(BadPosition) as wrong:
        spielwerk.read_position(f"rings 2 out_at=3 {line}")
    assert wrong.value.rule == "RG-17"


# ---- locks: RG-12 -----------------------------------------------------------------------------


def test_rg12_without_locks_a_pawn_forms_one_line_after_the_other():
    position = rings(
        """
        a: o o . o . . x x
        b: . . . . . . . .
        c: . . . . . . . .
    """,
        house="locks=false",
    )
    line = position.play("a3")
    assert line.view(None)["locked"] == []
    assert told(line) == (1, 1)
    assert position.effects("a3")[-1]["ends"] == []
    again = play(line, "xa7", "c8", "a5")  # a3 and a4 were in the first line
    assert told(again) == (1, 1)
    locked = rings("a: o' o o' o . . x x\nb: . . . . . . . .\nc: . . . . . . . .")
    assert told(locked.play("a5")) is None


# ---- barred: RG-5 -----------------------------------------------------------------------------


def test_rg5_a_ring_may_be_turned_again_if_it_is_not_barred():
    position = rings("a: o . . . . . . .\nb: . . . . . . . .\nc: . . . . . . . .")
    refused(position.play("a+"), "a-", "RG-5")
    house = rings(
        "a: o . . . . . . .\nb: . . . . . . . .\nc: . . . . . . . .", house="barred=false"
    )
    turned = house.play("a+")
    assert turned.view(None)["last_turned"] is None
    assert moves(turned) >= {"a+", "a-", "b+", "b-", "c+", "c-"}
    assert shows(
        turned.play("a+"),
        """
        a: . . o . . . . .
        b: . . . . . . . .
        c: . . . . . . . .
    """,
    )
    with pytest.raises(BadPosition):
        rings(EMPTY, house="barred=false", last_turned="a")


# ---- takes: RG-15, RG-16 ----------------------------------------------------------------------

TWO_LINES = """
    a: o o . x x x v v
    b: . . o x . . v v
    c: . . o . . . . .
"""


def test_rg15_a_line_may_take_one_pawn_from_anybody():
    each = rings(TWO_LINES, hand=[5, 5, 5]).play("a3")
    assert told(each) == (1, 2)
    one = rings(TWO_LINES, hand=[5, 5, 5], house="takes=one").play("a3")
    assert told(one) == (None, 2)
    theirs = {"xa4", "xa5", "xa6", "xb4", "xa7", "xa8", "xb7", "xb8"}
    assert moves(one) == theirs
    assert "any other player" in refused(one, "xa1", "RG-15")
    refused(one, "xc8", "RG-15")
    refused(one, "c8", "RG-15")
    left = one.play("xa7")
    assert told(left) == (None, 1)
    assert moves(left) == theirs - {"xa7"}
    for last, on_board in (("xb8", [5, 4, 2]), ("xa4", [5, 3, 3])):
        done = left.play(last)
        assert done.view(None)["on_board"] == on_board
        assert (told(done), done.to_move) == (None, 1)
    assert spielwerk.read_position(left.line) == left
    assert "taking=any:1:2" in left.line


def test_rg16_no_more_is_taken_than_the_others_have():
    few = TWO_LINES.replace("x x x v v", ". . . . .").replace("o x . . v v", "o x . . . .")
    line = rings(few, hand=[5, 5, 5], house="takes=one").play("a3")
    assert told(line) == (None, 1)
    assert line.play("xb4").to_move == 1
    none = rings(few.replace("x", "."), hand=[5, 5, 5], house="takes=one").play("a3")
    assert (told(none), none.to_move) == (None, 1)


def test_rg15_with_two_players_there_is_nobody_to_choose():
    line = rings(TWO_LINES.replace("v", "x"), hand=[5, 1], house="takes=one").play("a3")
    assert told(line) == (1, 2)


def test_rg16_the_terminal_says_that_anybody_may_lose_a_pawn():
    one = rings(TWO_LINES, hand=[5, 5, 5], house="takes=one").play("a3")
    *_, (last, _) = [piece for line in one.game.picture(one.view(0), say) for piece in line]
    assert last.endswith("Take 2 pawns, from any other players.")


@pytest.mark.parametrize("taking", ["1:1:2", "any:3:2", "any:0:1", "any:1", "all:1:1", "any:1:1:1"])
def test_rg16_a_position_where_anybody_may_lose_a_pawn_says_so(taking):
    line = "to_move=0 turns=20 blue=a1,a2,a3 orange=b1 green=c1 hand=5,5,5"
    with pytest.raises(BadPosition):
        spielwerk.read_position(f"rings 3 takes=one {line} taking={taking}")
    with pytest.raises(BadPosition):
        spielwerk.read_position(f"rings 3 {line} taking=any:1:1")


# ---- lines: RG-9 ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("house", "both", "by_turning", "locked"),
    [("", 2, 1, ["a1", "a3"]), ("lines=ring", 1, 0, ["a1", "a3"]), ("lines=spoke", 1, 1, [])],
)
def test_rg9_one_kind_of_lines_may_count_alone(house, both, by_turning, locked):
    position = rings(
        """
        a: o o . x x x . .
        b: . . o . . . . .
        c: . . o . . . . .
    """,
        house=house,
    )
    line = position.play("a3")
    assert told(line) == (1, both)
    assert line.view(None)["locked"] == locked
    turned = rings(
        """
        a: . o . x x x . .
        b: . . o . . . . .
        c: . . o . . . . .
    """,
        house=house,
    ).play("a+")
    assert told(turned) == ((1, by_turning) if by_turning else None)


# ---- quiet_limit: RG-19 -------------------------------------------------------------------------

STILL = """
    a: o . x . o . x .
    b: . x . o . o . .
    c: . . . . x . x .
"""


@pytest.mark.parametrize("quiet", [20, 99, 200])
def test_rg19_quiet_limit_says_after_how_many_turns_the_pawns_decide(quiet):
    position = rings(STILL, quiet=quiet - 2, turns=300, house=f"quiet_limit={quiet}")
    assert not position.play("a+").over
    assert play(position, "a+", "b+").ended == "RG-19"
    with pytest.raises(BadPosition):
        rings(STILL, quiet=quiet + 1, turns=300, house=f"quiet_limit={quiet}")
