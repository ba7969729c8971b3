"""Dimenticato by house rules: each test fails if its option does nothing, or something else."""

import pytest

import spielwerk
from rules.dimenticato_tracks import ONLY_A_HIT_LEADS_OUT, called, moves, shows, track
from rules.test_dimenticato import put, refused
from spielwerk import BadOption, BadPosition
from spielwerk.games.dimenticato.board import TRACKS, number_at
from spielwerk.games.dimenticato.memory import PATIENCE, Memory, _layout
from spielwerk.games.dimenticato.picture import picture
from spielwerk.games.dimenticato.rules import MAX_MOVES
from spielwerk.games.dimenticato.ways import leaving, set_back
from spielwerk.locale import say


def load(players=2, **options):
    return spielwerk.load("dimenticato", players, **options)


def terminal(position):
    drawn = picture(position.view(0), lambda message, **values: say(message, "en", **values))
    return "\n".join("".join(text for text, _ in line) for line in drawn)


# ---- figures ----------------------------------------------------------------------------------

TWO_EACH = """
    _ _ _ _ . . _ _ _ _
    _ _ _ _ a a _ _ _ _
    _ _ . . . . . . _ _
    _ _ . . . . . . _ _
    _ _ . . _ _ . . _ _
    _ _ . . _ _ . . _ _
    _ _ . . . . . . _ _
    _ _ . . . . . . _ _
    _ _ _ _ b b _ _ _ _
    _ _ _ _ . . _ _ _ _
"""


def test_di12_with_two_figures_the_start_fields_beside_the_big_card_are_taken():
    start = load(figures=2).start(seed=1)
    assert shows(start, TWO_EACH)
    assert start.view()["home"] == [0, 0]
    assert "2 waiting, 0 on the way, 0 home" in terminal(start)
    third = {"e10": 0, "f10": 0, "e1": 1, "f1": 1}
    assert not third.keys() & start.view()["figures"].keys()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_di12_the_third_figure_waits_in_front_and_everybody_begins_alike(players):
    start = load(players, figures=3).start(seed=1)
    track = TRACKS[players]
    for seat in range(players):
        fields = [name for name, owner in start.view()["figures"].items() if owner == seat]
        ways = [len(leaving(track, seat, track.numbers[field], 1, 3)) for field in fields]
        assert sorted(ways) == [1, 1, 3], "steps to leave: 2, 3 and 3"


def test_di21_all_figures_home_win_however_few_there_are():
    position = track(put(2, A="f8", B="d4"), under={"f8": 2}, figures=2)
    after = called(position, "f8").play("f8-f10")
    assert (after.ended, after.view()["home"]) == ("DI-21", [2, 1])
    assert track(put(2, A="f8 c4", B="d4"), figures=3).view()["home"] == [1, 2]


def test_di16_with_fewer_figures_there_is_more_room_in_the_goal():
    position = track(put(2, A="g5 e9", B="d4"), figures=2)
    inside = {move for move in moves(position) if "-" in move}
    assert inside == {"e9-e10", "e9-f9", "e9-f10"}


def test_di12_a_line_tells_of_as_many_figures_as_there_are():
    position = track(put(2, A="g5 h4", B="d4"), figures=2)
    assert spielwerk.read_position(position.line) == position
    with pytest.raises(BadPosition, match="has 3 figures, but seat 1 has 2"):
        spielwerk.read_position(position.line.replace("figures=2", "figures=3"))
    waiting = load(figures=2).start(seed=1).line
    with pytest.raises(BadPosition, match="waiting"):
        spielwerk.read_position(waiting.replace("f9", "f10").replace("f9", "f10"))


# ---- leave_least, leave_most ------------------------------------------------------------------


# From f9, the start field in front beside the big card, by exactly this number of steps.
BY_STEPS = {2: "g8", 3: "g7 h8", 4: "g6 h7", 5: "g5 h6", 6: "g4 h5"}


@pytest.mark.parametrize(("least", "most"), [(1, 4), (2, 5), (5, 6), (6, 6)])
def test_di14_figures_leave_by_these_steps_and_no_others(least, most):
    start = load(leave_least=least, leave_most=most).start(seed=1)
    for steps, ends in BY_STEPS.items():
        for end in ends.split():
            assert (f"f9-{end}" in start.legal_moves) == (least <= steps <= most)
    told = f"by {least}–{most} steps" if least < most else f"by {least} steps"
    refused(start, "f9-g8" if least > 2 else "f9-g4", "DI-14", told)
    assert told in terminal(start)


@pytest.mark.parametrize(("figures", "needed"), [(2, 3), (3, 3), (4, 4)])
def test_di14_every_figure_must_be_able_to_leave(figures, needed):
    for players in (2, 3, 4):
        load(players, figures=figures, leave_most=needed)
        with pytest.raises(BadOption) as error:
            load(players, figures=figures, leave_most=needed - 1, leave_least=1)
        assert error.value.rule == "DI-14"
        assert f"one needs {needed}" in error.value.text("en")


def test_di14_the_least_is_not_more_than_the_most():
    with pytest.raises(BadOption) as error:
        load(leave_least=6)
    assert error.value.rule == "DI-14"
    assert "at least 6 and at most 5" in error.value.text("en")


def test_there_is_room_for_all_moves():
    """DI-14, DI-19: every way out of a block, each with the most ways to set a figure back."""
    for players, board in TRACKS.items():
        for seat in range(players):
            fields = [number for number in board.numbers.values() if number >= 64 + 4 * seat]
            ways = sum(len(leaving(board, seat, field, 1, 6)) for field in sorted(fields)[:4])
            backs = max(
                len(set_back(board, other, field, count))
                for other in range(players)
                for field in board.ring
                for count in range(1, 6)
            )
            assert ways * backs + 1 <= MAX_MOVES


# ---- calling ----------------------------------------------------------------------------------


AHEAD = put(2, A="h6 d4", B="c6")
UNDER = {"h6": 3, "d4": 4}


def looking():
    return track(AHEAD, under=UNDER, calling=False)


def test_di15_without_calling_a_player_looks_under_a_figure_and_moves_it():
    position = looking()
    assert {move for move in moves(position) if move.endswith("?")} == {"h6?", "d4?"}
    assert not any("=" in move for move in moves(position))
    assert position.view()["asks"] == "look"
    after = position.play("h6?")
    assert after.view()["called"] == {"field": "h6", "said": None, "number": 3}
    assert (after.to_move, after.view()["asks"]) == (0, "move")
    ways = set(called(track(AHEAD, under=UNDER), "h6").legal_moves)
    assert moves(after) == ways
    assert position.effects("h6?", None) == [{"effect": "look", "field": "h6", "number": 3}]
    assert "The die under h6 shows 3." in terminal(after)
    assert "Look under it" in terminal(position)


def test_di15_after_a_look_the_figure_must_move_and_no_other_is_looked_at():
    after = looking().play("h6?")
    refused(after, "d4?", "DI-15", "Now move the figure you looked under")
    refused(after, "pass", "DI-15")
    way = next(iter(after.legal_moves))
    assert after.play(way).to_move == 1
    assert after.play(way).told() == ["h6?", way]


def test_di15_calls_and_looks_refuse_each_other():
    refused(looking(), "h6=3", "DI-15", "Numbers are not called in this game.")
    refused(looking(), "h6-h4", "DI-15", "look at the die under it")
    refused(looking(), "c6?", "DI-15", "no figure there")
    with_calls = track(AHEAD)
    refused(with_calls, "h6?", "DI-15", "call its number")


def test_di15_a_look_at_a_figure_without_a_way_ends_the_turn():
    """From h3 one step leads to g3 only, where a figure of the same seat stands."""
    position = track(put(2, A="h3 g3", B="c4"), under={"h3": 1}, calling=False)
    after = position.play("h3?")
    assert after.to_move == 1
    assert after.view()["called"] == {"field": "h3", "said": None, "number": 1}
    told = [effect["effect"] for effect in position.effects("h3?", None)]
    assert told == ["look", "no-way"]
    assert spielwerk.read_position(after.line) == after


def test_di23_the_number_that_was_looked_at_is_covered_again_a_turn_later():
    after = looking().play("h6?")
    way = next(iter(after.legal_moves))
    later = after.play(way).play("c6?")
    assert later.view()["called"]["field"] == "c6"
    end = way.partition("-")[2]
    assert end not in later.view()["numbers"]
    assert spielwerk.read_position(later.line) == later


def test_di24_a_memory_notes_what_was_looked_at():
    position = looking().play("h6?")
    memory = Memory(level=5)
    memory.see(position.view(0))
    assert memory.numbers["h6"] == 3


def test_di24_a_look_leads_round_only_as_far_as_its_number_is_remembered():
    """All ways of h6 with a 3 lead to positions that have come up too often."""
    position = looking()
    memory = Memory(level=5)
    looked = position.play("h6?")
    for way in looked.legal_moves:
        after = looked.play(way)
        memory._lately.extend([_layout(1, after.view()["figures"])] * PATIENCE)
    h6, look = TRACKS[2].numbers["h6"], position.action("h6?")
    for number in range(1, 7):
        state = position.plain()
        state.dice[h6] += number - number_at(state, h6)
        memory._numbers = {}
        assert not memory._leads_round(state, look), "nobody knows the true number"
        memory._numbers = {"h6": 3}
        assert memory._leads_round(state, look)


# ---- safe, stay, back -------------------------------------------------------------------------


def test_di18_without_safe_fields_a_figure_is_hit_on_its_own_colour():
    def hits(**options):
        position = track(put(2, A="g7", B="g5"), under={"g7": 2}, colours={"g5": 1}, **options)
        return moves(called(position, "g7"), "g7xg5")

    assert hits() == set()
    assert hits(safe=False) == {"g7xg5>f7", "g7xg5>g8", "g7xg5>h7"}


def test_di18_without_safe_fields_ones_own_figures_are_still_not_hit():
    position = track(put(2, A="g7 g5"), under={"g7": 2}, colours={"g5": 0}, safe=False)
    assert moves(called(position, "g7")) == {"g7-h6"}


def test_di18_without_staying_a_player_must_hit():
    position = track(put(2, A="h6 g5", B="h4"), under={"h6": 2}, colours={"h4": 3}, stay=False)
    after = called(position, "h6")
    assert moves(after) == {"h6xh4>g6", "h6xh4>h7"}
    refused(after, "pass", "DI-18", "you cannot stay")
    leaving = track(ONLY_A_HIT_LEADS_OUT, colours={"g8": 0}, stay=False)
    assert moves(leaving) == {"e10xg8>d8", "e10xg8>e7"}
    refused(leaving, "pass", "DI-18", "you cannot stay")


def test_di18_nobody_can_have_stayed_in_a_line_where_they_must_hit():
    stayed = track(put(2, A="h6 g5", B="h4"), under={"h6": 2}, colours={"h4": 3})
    line = called(stayed, "h6").play("pass").line
    assert spielwerk.read_position(line)
    with pytest.raises(BadPosition, match="after 2 was called for h6"):
        spielwerk.read_position(line.replace("dimenticato 2", "dimenticato 2 stay=false"))


@pytest.mark.parametrize(
    ("back", "fields"),
    [(1, "e7 f8"), (2, "d7 e8"), (3, "c7 d6 d8"), (4, "c6 c8 d5"), (5, "c5 d4")],
)
def test_di19_a_figure_is_set_back_by_as_many_steps_as_agreed(back, fields):
    position = track(put(2, A="d7", B="f7"), under={"d7": 2}, back=back)
    found = {move.partition(">")[2] for move in moves(called(position, "d7"), "d7xf7")}
    assert found == set(fields.split())


def test_di20_by_one_step_a_figure_on_its_own_big_card_may_stay_on_it():
    """f4 and f3 are on Orange's big card, and so is e3, where the figure is hit."""
    position = track(put(2, A="g3", B="e3"), under={"g3": 2}, back=1)
    assert moves(called(position, "g3"), "g3xe3") == {"g3xe3>e4", "g3xe3>f3"}


def test_di19_a_refusal_says_how_far_back():
    position = called(track(put(2, A="d7", B="f7"), under={"d7": 2}, back=1), "d7")
    refused(position, "d7xf7>c7", "DI-19", "is not one step back")
    assert moves(position, "d7xf7") == {"d7xf7>e7", "d7xf7>f8"}
    position = called(track(put(2, A="d7", B="f7"), under={"d7": 2}, back=5), "d7")
    refused(position, "d7xf7>e7", "DI-19", "is not 5 steps back")
