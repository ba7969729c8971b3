"""Dimenticato, rule by rule: each test fails if its rule is broken."""

import random
from collections import Counter
from functools import partial

import pytest

import spielwerk
from oracles import dimenticato as oracle
from rules.dimenticato_tracks import LOST, ONLY_A_HIT_LEADS_OUT, called, moves, shows, track
from spielwerk import BadMove, BadOption, BadPosition, BadSetup, IllegalMove
from spielwerk.engine.position import Position
from spielwerk.games.dimenticato.board import DICE_FIELDS, TRACKS, block, colour_at, die, number_at
from spielwerk.games.dimenticato.memory import FORGETS, TURNS_IN_MIND, Memory
from spielwerk.games.dimenticato.picture import picture
from spielwerk.games.dimenticato.ways import going, leaving, set_back
from spielwerk.locale import say

FREE = {
    2: """
        _ _ _ _ . . _ _ _ _
        _ _ _ _ . . _ _ _ _
        _ _ . . . . . . _ _
        _ _ . . . . . . _ _
        _ _ . . _ _ . . _ _
        _ _ . . _ _ . . _ _
        _ _ . . . . . . _ _
        _ _ . . . . . . _ _
        _ _ _ _ . . _ _ _ _
        _ _ _ _ . . _ _ _ _
    """,
    3: """
        _ _ _ _ . . _ _ _ _ _ _ _ _
        _ _ _ _ . . _ _ _ _ _ _ _ _
        _ _ . . . . . . . . . . _ _
        _ _ . . . . . . . . . . _ _
        _ _ . . _ _ _ _ _ _ . . . .
        _ _ . . _ _ _ _ _ _ . . . .
        _ _ . . . . . . . . . . _ _
        _ _ . . . . . . . . . . _ _
        _ _ _ _ . . _ _ _ _ _ _ _ _
        _ _ _ _ . . _ _ _ _ _ _ _ _
    """,
    4: """
        _ _ _ _ _ _ . . _ _ _ _ _ _
        _ _ _ _ _ _ . . _ _ _ _ _ _
        _ _ . . . . . . . . . . _ _
        _ _ . . . . . . . . . . _ _
        _ _ . . _ _ _ _ _ _ . . _ _
        _ _ . . _ _ _ _ _ _ . . _ _
        . . . . _ _ _ _ _ _ . . . .
        . . . . _ _ _ _ _ _ . . . .
        _ _ . . _ _ _ _ _ _ . . _ _
        _ _ . . _ _ _ _ _ _ . . _ _
        _ _ . . . . . . . . . . _ _
        _ _ . . . . . . . . . . _ _
        _ _ _ _ _ _ . . _ _ _ _ _ _
        _ _ _ _ _ _ . . _ _ _ _ _ _
    """,
}


def load(players):
    return spielwerk.load("dimenticato", players)


def refused(position, move, rule, words=""):
    with pytest.raises(IllegalMove) as refusal:
        position.play(move)
    assert refusal.value.rule == rule
    assert words in refusal.value.text("en")


def put(players, **figures):
    """A drawing with figures on the named fields: `put(2, A="c8 d7", b="e1")`."""
    rows = [line.split() for line in FREE[players].strip().splitlines()]
    for sign, names in figures.items():
        for name in names.split():
            rows[-int(name[1:])]["abcdefghijklmn".index(name[0])] = sign
    return "\n".join(" ".join(row) for row in rows)


def ends(players, figure, number, others=""):
    """Where a figure like `A c8` can go with a number, with only figures of its own seat on the
    track."""
    seat, field = figure.split()
    position = track(
        put(players, **{seat: f"{field} {others}"}),
        under={field: number},
        to_move="ABCD".index(seat),
    )
    after = called(position, field)
    if after.to_move != position.to_move:
        return set()
    return {move.removeprefix(f"{field}-") for move in after.legal_moves}


def backs(players, hitter, number, hit):
    """Where a figure like `B f7` may be set back to if another one hits it with a number of
    steps."""
    (seat, start), (victim, end) = hitter.split(), hit.split()
    big = end in BIG_CARD_FIELDS[players]
    colours = {} if big else {end: ("ABCD".index(victim) + 1) % 4}
    position = track(
        put(players, **{seat: start, victim: end}),
        under={start: number},
        colours=colours,
        to_move="ABCD".index(seat),
    )
    hits = moves(called(position, start), f"{start}x{end}>")
    return {move.partition(">")[2] for move in hits}


# ---- Board ------------------------------------------------------------------------------------

# Clockwise from the top left corner; each card top left, top right, bottom right, bottom left.
CARDS = {
    2: """c8 d8 d7 c7, e8 f8 f7 e7, g8 h8 h7 g7, g6 h6 h5 g5,
          g4 h4 h3 g3, e4 f4 f3 e3, c4 d4 d3 c3, c6 d6 d5 c5""",
    3: """c8 d8 d7 c7, e8 f8 f7 e7, g8 h8 h7 g7, i8 j8 j7 i7,
          k8 l8 l7 k7, k6 l6 l5 k5, k4 l4 l3 k3, i4 j4 j3 i3,
          g4 h4 h3 g3, e4 f4 f3 e3, c4 d4 d3 c3, c6 d6 d5 c5""",
    4: """c12 d12 d11 c11, e12 f12 f11 e11, g12 h12 h11 g11, i12 j12 j11 i11,
          k12 l12 l11 k11, k10 l10 l9 k9, k8 l8 l7 k7, k6 l6 l5 k5,
          k4 l4 l3 k3, i4 j4 j3 i3, g4 h4 h3 g3, e4 f4 f3 e3,
          c4 d4 d3 c3, c6 d6 d5 c5, c8 d8 d7 c7, c10 d10 d9 c9""",
}
# The places of the big cards and their blocks.
BIG_CARDS = {2: (1, 5), 3: (1, 5, 9), 4: (2, 6, 10, 14)}
BLOCKS = {
    2: ["e10 f10 f9 e9", "e2 f2 f1 e1"],
    3: ["e10 f10 f9 e9", "m6 n6 n5 m5", "e2 f2 f1 e1"],
    4: ["g14 h14 h13 g13", "m8 n8 n7 m7", "g2 h2 h1 g1", "a8 b8 b7 a7"],
}
BIG_CARD_FIELDS = {
    players: " ".join(CARDS[players].split(",")[card] for card in BIG_CARDS[players]).split()
    for players in CARDS
}


@pytest.mark.parametrize(("players", "cards"), [(2, 8), (3, 12), (4, 16)])
def test_di1_the_cards_form_a_closed_ring_of_two_lanes(players, cards):
    ring = load(players).start(seed=1).view()["cards"]
    assert [card["fields"] for card in ring] == [c.split() for c in CARDS[players].split(",")]
    assert len(ring) == cards
    assert len({field for card in ring for field in card["fields"]}) == 4 * cards


@pytest.mark.parametrize("players", [2, 3, 4])
def test_di1_three_small_cards_lie_between_neighbouring_big_cards(players):
    owners = [card["owner"] for card in load(players).start(seed=1).view()["cards"]]
    first = BIG_CARDS[players][0]
    turned = owners[first:] + owners[:first]
    assert turned == [o for seat in range(players) for o in (seat, None, None, None)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_di2_big_cards_are_in_their_places_and_never_on_a_corner(players):
    ring = load(players).start(seed=1).view()["cards"]
    places = {card["owner"]: place for place, card in enumerate(ring) if card["owner"] is not None}
    assert places == dict(enumerate(BIG_CARDS[players]))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_di3_a_block_lies_against_the_outer_edge_of_its_big_card(players):
    blocks = load(players).start(seed=1).view()["blocks"]
    assert blocks == [block.split() for block in BLOCKS[players]]


@pytest.mark.parametrize(
    ("players", "size", "columns", "rows", "hole"),
    [
        (2, [10, 10], "cdefgh", range(3, 9), ("ef", (5, 6))),
        (3, [14, 10], "cdefghijkl", range(3, 9), ("efghij", (5, 6))),
        (4, [14, 14], "cdefghijkl", range(3, 13), ("efghij", range(5, 11))),
    ],
)
def test_di4_fields_are_named_like_chess_squares(players, size, columns, rows, hole):
    view = load(players).start(seed=1).view()
    assert view["size"] == size
    ring = {f"{column}{row}" for column in columns for row in rows}
    assert set(view["numbers"]) == ring - {
        f"{column}{row}" for column in hole[0] for row in hole[1]
    }


@pytest.mark.parametrize(("players", "no_field"), [(2, "e5"), (2, "i4"), (3, "a5"), (4, "c2")])
def test_di4_what_is_off_the_track_is_not_a_field(players, no_field):
    position = load(players).start(seed=1)
    for move in (f"{no_field}=3", f"{no_field}-c4", f"c4-{no_field}", f"c4xc5>{no_field}"):
        with pytest.raises(BadMove, match=f"no field {no_field}"):
            position.play(move)


@pytest.mark.parametrize(
    ("players", "figure", "forward"),
    [
        (2, "B e8", "f8"),  # top: east
        (2, "A g6", "g5"),  # right: south
        (2, "A f3", "e3"),  # bottom: west
        (2, "A c5", "c6"),  # left: north
        (3, "A g7", "h7"),
        (3, "A l6", "l5"),
        (3, "A i3", "h3"),
        (3, "A d5", "d6"),
        (4, "A i12", "j12"),
        (4, "A l8", "l7"),
        (4, "A h3", "g3"),
        (4, "A c7", "c8"),
    ],
)
def test_di5_the_way_round_is_clockwise(players, figure, forward):
    """With a one: along the side there is only this way, the other is to the other lane."""
    field = figure.split()[1]
    along = {end for end in ends(players, figure, 1) if not beside(field, end, forward)}
    assert along == {forward}


def beside(field, end, forward):
    """Whether a step is sideways."""
    return (field[0] == end[0]) != (field[0] == forward[0])


STRAIGHT = [
    (2, "B e8", "f8 e7"),
    (2, "A g6", "g5 h6"),
    (2, "A h6", "h5 g6"),
    (2, "A h5", "h4 g5"),
    (2, "A f3", "e3 f4"),
    (2, "A c5", "c6 d5"),
    (2, "A d6", "d7 c6"),
    (3, "A g8", "h8 g7"),
    (3, "A j7", "k7 j8"),
    (3, "A l6", "l5 k6"),
    (3, "A i4", "h4 i3"),
    (3, "A g3", "f3 g4"),
    (3, "A f3", "e3 f4"),
    (3, "A c6", "c7 d6"),
    (3, "B e8", "f8 e7"),
    (4, "A e12", "f12 e11"),
    (4, "A j11", "k11 j12"),
    (4, "B g12", "h12 g11"),
    (4, "A k10", "k9 l10"),
    (4, "A l5", "l4 k5"),
    (4, "A j3", "i3 j4"),
    (4, "A e4", "d4 e3"),
    (4, "A d6", "d7 c6"),
    (4, "A c9", "c10 d9"),
]


@pytest.mark.parametrize(("players", "figure", "steps"), STRAIGHT)
def test_di6_a_step_on_a_straight_card_goes_forward_or_to_the_other_lane(players, figure, steps):
    assert ends(players, figure, 1) == set(steps.split())


CORNERS = {
    2: """c8: d8, d8: e8, d7: d8 e7, c7: c8 d7, g8: h8 g7, h8: h7, h7: h6, g7: h7 g6,
          g4: g3 f4, h4: h3 g4, h3: g3, g3: f3, c4: c5, d4: c4 d5, d3: c3 d4, c3: c4""",
    3: """c8: d8, d8: e8, d7: d8 e7, c7: c8 d7, k8: l8 k7, l8: l7, l7: l6, k7: l7 k6,
          k4: k3 j4, l4: l3 k4, l3: k3, k3: j3, c4: c5, d4: c4 d5, d3: c3 d4, c3: c4""",
    4: """c12: d12, d12: e12, d11: d12 e11, c11: c12 d11, k12: l12 k11, l12: l11, l11: l10,
          k11: l11 k10, k4: k3 j4, l4: l3 k4, l3: k3, k3: j3, c4: c5, d4: c4 d5, d3: c3 d4,
          c3: c4""",
}


@pytest.mark.parametrize(
    ("players", "steps"),
    [(players, step) for players, corners in CORNERS.items() for step in corners.split(",")],
)
def test_di6_on_a_corner_card_a_step_goes_in_either_sides_forward_direction(players, steps):
    field, _, there = steps.strip().partition(": ")
    assert ends(players, f"A {field}", 1) == set(there.split())


def reached(players, may_turn=oracle.always):
    """Every field that can be reached by a way: of a figure that is out, of one that leaves, of one
    that is set back."""
    board = oracle.Board(players)

    def backward(square, came, direction):
        """A way back is a way forward, from its end to its beginning."""
        return may_turn(square, oracle.opposite(direction), oracle.opposite(came))

    found = {}
    for seat in range(players):
        going = partial(board.going_steps, seat=seat)
        leaving = partial(board.leaving_steps, seat=seat)
        back = partial(board.back_steps, shunned=board.big[seat])
        for start in board.card_of:
            for number in range(1, 7):
                found[seat, start, number] = oracle.ways(start, number, 2, going, may_turn)
            found[seat, start, "back"] = oracle.ways(start, 3, 1, back, backward)
        for start in board.blocks[seat]:
            for number in range(2, 6):
                found[seat, start, number] = oracle.ways(start, number, 2, leaving, may_turn)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_di6_turning_only_right_inside_a_corner_card_takes_no_field_out_of_reach(players):
    board = oracle.Board(players)
    forbidden = set()

    def right_only(square, came, direction):
        may = board.turns_right(square, came, direction)
        if not may:
            forbidden.add(board.card_of[square])
        return may

    assert reached(players, right_only) == reached(players)
    assert forbidden == {card for card in range(4 * players) if board.is_corner(card)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_di6_these_are_the_fields_that_figures_reach(players):
    """Figures that are out, that leave, that are set back."""
    track = TRACKS[players]
    ways = [going(track, seat) for seat in range(players)]
    expected, found = {}, {}
    for (seat, start, number), ends in reached(players).items():
        field = track.numbers[oracle.name(start)]
        there = {track.numbers[oracle.name(end)] for end in ends}
        if number == "back":
            if field not in track.big_card(seat):
                expected[seat, field, "back"] = there
                found[seat, field, "back"] = set_back(track, seat, field)
        elif field < DICE_FIELDS:
            expected[seat, field, number] = there
            found[seat, field, number] = ways[seat][field, number]
        else:
            own = (*block(seat), *track.big_card(seat))
            expected.setdefault((seat, field), set()).update(there - set(own))
            found[seat, field] = leaving(track, seat, field)
    assert found == expected


@pytest.mark.parametrize(
    ("players", "field", "backward", "diagonal"),
    [(2, "d6", "d5", "c7"), (3, "h8", "g8", "i7"), (4, "j4", "k4", "i3")],
)
def test_di6_never_backward_and_never_diagonally(players, field, backward, diagonal):
    position = called(track(put(players, A=field), under={field: 1}), field)
    refused(position, f"{field}-{backward}", "DI-13", "get there in one step")
    refused(position, f"{field}-{diagonal}", "DI-13", "in one step with at most two turns")


@pytest.mark.parametrize(
    ("players", "figure", "others", "number", "goal"),
    [
        (2, "A d8", "c3 c4 d3", 3, "f9 e10 f7"),
        (2, "A d8", "c3 c4 d3", 4, "f10 e9"),
        (2, "A d8", "c3 c4 d3", 5, "e10"),
        (2, "B g3", "h8 g8 h7", 3, "e2 f1 e4"),
        (3, "A d8", "c3 c4 d3", 3, "f9 e10 f7"),
        (3, "B l7", "c3 c4 d3", 3, "m5 n6 k5"),
        (3, "C g3", "k8 l8 l7", 3, "e2 f1 e4 f3"),
        (4, "A f12", "c3 c4 d3", 2, "h12 g13 g11"),
        (4, "A f12", "c3 c4 d3", 3, "h13 g14 h11 g12"),
        (4, "A f12", "c3 c4 d3", 4, "h14 g13 h12"),
        (4, "A f12", "c3 c4 d3", 5, "g14 h13"),
        (4, "A f12", "c3 c4 d3", 6, "h14"),
        (4, "B l9", "c3 c4 d3", 3, "m7 n8 k7 l8"),
        (4, "C i3", "k12 l12 l11", 3, "g2 h1 g4 h3"),
        (4, "D c6", "k12 l12 l11", 3, "b8 a7 d8 c7"),
    ],
)
def test_di7_a_figure_enters_its_own_block_and_goes_on_in_it(players, figure, others, number, goal):
    """Inside in any direction: with a 4, `A f12` goes over h13 back to g13."""
    assert ends(players, figure, number, others) == set(goal.split())


@pytest.mark.parametrize(
    ("field", "number", "goal"),
    [
        ("g12", 1, "h12 g11 g13"),
        ("h12", 2, "h14 g13"),
        ("g11", 3, "g14 h13 h11"),
        ("h11", 4, "g14"),
    ],
)
def test_di7_the_block_is_entered_from_the_outer_lane_and_never_left(field, number, goal):
    assert ends(4, f"A {field}", number, "c3 c4 d3") == set(goal.split())


def test_di7_once_in_its_block_a_figure_stays_there():
    position = track("""
        _ _ _ _ A . _ _ _ _
        _ _ _ _ . . _ _ _ _
        _ _ . . . . . . _ _
        _ _ . . . . . A _ _
        _ _ . . _ _ . . _ _
        _ _ . . _ _ A . _ _
        _ _ . . . . . A _ _
        _ _ . . . . . . _ _
        _ _ _ _ . . _ _ _ _
        _ _ _ _ . . _ _ _ _
    """)
    assert moves(position, "e10-") == {"e10-f10", "e10-e9", "e10-f9"}
    refused(position, "e10-e8", "DI-7", "stays there")


@pytest.mark.parametrize(
    ("players", "figure", "number", "block", "owner"),
    [
        (2, "B d8", 2, "e9", {"A": "c3 c4 d3 d4"}),
        (2, "A g3", 2, "f2", {"B": "c7 c8 d7 d8"}),
        (3, "A l7", 2, "m6", {"B": "c7 c8 d7 d8"}),
        (3, "B h3", 3, "f2", {"C": "c7 c8 d7 d8"}),
        (4, "B f12", 3, "h13", {"A": "k3 k4 l3 l4"}),
        (4, "A c6", 2, "b7", {"D": "k3 k4 l3 l4"}),
    ],
)
def test_di7_the_blocks_of_others_are_never_entered(players, figure, number, block, owner):
    seat, field = figure.split()
    position = called(
        track(
            put(players, **{seat: field}, **owner),
            under={field: number},
            to_move="ABCD".index(seat),
        ),
        field,
    )
    refused(position, f"{field}-{block}", "DI-7", "another player")
    blocks = {b for of in BLOCKS[players] for b in of.split()}
    assert not {move.partition("-")[2] for move in position.legal_moves} & blocks


@pytest.mark.parametrize(
    ("players", "owner", "others", "number", "at_home", "guest", "passing"),
    [
        (2, "A d8", "c3 c4 d3", 3, "f9 e10 f7", "B d8", "g8 f7"),
        (2, "B g3", "h7 h8 g7", 4, "f2 e1", "A g3", "c3 d4"),
        (3, "B l7", "h8 h7 g7", 3, "m5 n6 k5", "A l7", "l4 k5"),
        (3, "C g3", "k8 l8 l7", 3, "e2 f1 e4 f3", "A g3", "d3 e4 f3"),
        (4, "A f12", "k3 k4 l3", 3, "h13 g14 h11 g12", "B f12", "i12 h11 g12"),
        (4, "D c6", "k3 k4 l3", 4, "a8 b7 c8", "A c6", "c10 d9 c8"),
    ],
)
def test_di8_only_the_owner_cannot_pass_a_big_card(
    players, owner, others, number, at_home, guest, passing
):
    assert ends(players, owner, number, others) == set(at_home.split())
    assert ends(players, guest, number) == set(passing.split())


def test_di8_no_step_forward_off_a_figures_own_big_card():
    position = called(track(put(4, A="h11 c3 c4 d3")), "h11")
    refused(position, "h11-l11", "DI-13", "get there in 4 steps with")
    assert moves(position) == {"h11-g14"}


# ---- The deck ---------------------------------------------------------------------------------

DECK = """
    3.0 4.1 5.2 6.3
    2.0 4.1 5.2 6.3
    2.0 3.1 5.3 6.2
    2.1 3.0 4.3 6.2
    1.0 4.2 5.3 6.1
    1.2 3.3 5.0 6.1
    1.0 3.2 4.3 5.1
    1.1 2.3 4.2 6.0
    1.2 2.3 4.0 5.1
    1.1 2.2 3.3 6.0
    1.3 2.1 3.2 5.0
    1.3 2.2 3.1 4.0
"""


def laid(card, turns):
    """What is on the top left corner of a track for two, clockwise, as in the table."""
    others = [[c, 0] for c in range(12) if c != card]
    view = load(2).start(setup={"cards": [[card, turns], *others[:5]]}).view()
    return [f"{view['numbers'][f]}.{view['colours'][f]}" for f in ("c8", "d8", "d7", "c7")]


def test_di9_the_twelve_small_cards():
    assert [laid(card, 0) for card in range(12)] == [row.split() for row in DECK.split("\n")[1:-1]]


def test_di9_every_value_comes_eight_times_and_with_every_colour_twice():
    fields = [field for card in range(12) for field in laid(card, 0)]
    assert Counter(field[0] for field in fields) == dict.fromkeys("123456", 8)
    assert set(Counter(fields).values()) == {2}
    assert len(set(fields)) == 24


@pytest.mark.parametrize("players", [2, 3, 4])
def test_di10_three_different_small_cards_for_each_player_in_random_order(players):
    found = [set() for _ in range(3 * players)]
    for seed in range(200):
        cards = load(players).start(seed=seed).setup["cards"]
        assert len(cards) == len({card for card, _ in cards}) == 3 * players
        for place, (card, _) in enumerate(cards):
            found[place].add(card)
    assert found == [set(range(12))] * (3 * players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_di10_every_card_is_turned_at_random(players):
    found = [Counter() for _ in range(3 * players)]
    for seed in range(400):
        for place, (_, turns) in enumerate(load(players).start(seed=seed).setup["cards"]):
            found[place][turns] += 1
    for turned in found:
        assert set(turned) == {0, 1, 2, 3}
        assert min(turned.values()) > 400 * 0.05
    straight = found[{2: 2, 3: 2, 4: 1}[players]]
    assert min(straight.values()) > 400 * 0.17


def test_di10_quarter_turns_are_clockwise():
    assert laid(0, 1) == ["6.3", "3.0", "4.1", "5.2"]
    assert laid(0, 3) == ["4.1", "5.2", "6.3", "3.0"]


def test_di10_small_cards_are_laid_in_ring_order():
    view = load(2).start(setup={"cards": [[c, 0] for c in (0, 6, 7, 8, 9, 11)]}).view()
    first = [view["numbers"][field] for field in ("c8", "g8", "g6", "g4", "c4", "c6")]
    assert first == [3, 1, 1, 1, 1, 1]
    second = [view["numbers"][field] for field in ("d8", "h8", "h6", "h4", "d4", "d6")]
    assert second == [4, 3, 2, 2, 2, 2]


@pytest.mark.parametrize(
    ("players", "dead_end", "turned_to", "others"),
    [
        (2, "d8", "d7", ("c8", "c7")),
        (2, "g3", "g4", ("h4", "h3")),
        (3, "d8", "d7", ("c8", "c7")),
        (3, "l7", "k7", ("k8", "l8")),
    ],
)
def test_di10_a_six_that_leads_nowhere_is_turned_one_quarter_more(
    players, dead_end, turned_to, others
):
    sixes = Counter()
    for seed in range(600):
        numbers = load(players).start(seed=seed).view()["numbers"]
        sixes.update(f for f in (dead_end, turned_to, *others) if numbers[f] == 6)
    assert sixes[dead_end] == 0
    assert sixes[turned_to] / sixes.total() == pytest.approx(1 / 2, abs=0.1)
    assert sixes[others[0]] / sixes.total() == pytest.approx(1 / 4, abs=0.08)


@pytest.mark.parametrize(("players", "field"), [(3, "g3"), (4, "f12"), (4, "l9"), (2, "d7")])
def test_di10_a_six_stays_on_a_field_that_is_not_a_dead_end(players, field):
    sixes = sum(load(players).start(seed=s).view()["numbers"][field] == 6 for s in range(300))
    assert sixes > 300 / 6 * 0.6


def test_di10_a_set_up_given_as_data_is_taken_as_it_is():
    cards = [[0, 2], [3, 1], [5, 0], [4, 0], [7, 3], [11, 2]]
    position = load(2).start(setup={"cards": cards})
    assert position.setup == {"cards": cards}
    assert position.view()["numbers"]["d8"] == position.view()["numbers"]["g3"] == 6
    assert load(2).start(setup=position.setup) == position


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda s: s.pop("cards"), "“cards” is missing"),
        (lambda s: s.update(dice=3), "“dice” is missing or wrong"),
        (lambda s: s.update(cards="abcdef"), "a list of 6 small cards"),
        (lambda s: s.update(cards=None), "a list of 6 small cards"),
        (lambda s: s["cards"].pop(), "a list of 6 small cards"),
        (lambda s: s["cards"].append([11, 0]), "a list of 6 small cards"),
        (lambda s: s["cards"].__setitem__(2, [12, 0]), "no small card “12”"),
        (lambda s: s["cards"].__setitem__(2, [-1, 0]), "no small card “-1”"),
        (lambda s: s["cards"].__setitem__(2, ["3", 0]), "no small card “3”"),
        (lambda s: s["cards"].__setitem__(2, [True, 0]), "no small card “True”"),
        (lambda s: s["cards"].__setitem__(2, [9, 4]), "turned by “4”"),
        (lambda s: s["cards"].__setitem__(2, [9, -1]), "turned by “-1”"),
        (lambda s: s["cards"].__setitem__(2, [9, 1.0]), "turned by “1.0”"),
        (lambda s: s["cards"].__setitem__(2, [0, 1]), "Card 0 appears twice"),
        (lambda s: s["cards"].__setitem__(2, [9]), "“[9]” is not a card"),
        (lambda s: s["cards"].__setitem__(2, [9, 0, 0]), "“[9, 0, 0]” is not a card"),
        (lambda s: s["cards"].__setitem__(2, 9), "“9” is not a card"),
        (lambda s: s["cards"].__setitem__(2, {1: 2, 3: 0}), "is not a card"),
    ],
)
def test_di10_an_invalid_set_up_is_refused_with_the_reason(change, words):
    setup = {"cards": [[card, 0] for card in range(6)]}
    change(setup)
    with pytest.raises(BadSetup) as error:
        load(2).start(setup=setup)
    assert words in error.value.text("en")


@pytest.mark.parametrize("setup", [[], "cards", 3])
def test_di10_a_set_up_is_a_mapping(setup):
    with pytest.raises(BadSetup):
        load(2).start(setup=setup)


@pytest.mark.parametrize("card", [0, 11])
def test_di10_the_first_and_the_last_card_are_cards(card):
    assert laid(card, 0) != laid(card, 3)


@pytest.mark.parametrize(
    ("players", "outer", "inner"),
    [
        (2, "e8 f8, f3 e3", "e7 f7, f4 e4"),
        (3, "e8 f8, l6 l5, f3 e3", "e7 f7, k6 k5, f4 e4"),
        (4, "g12 h12, l8 l7, h3 g3, c7 c8", "g11 h11, k8 k7, h4 g4, d7 d8"),
    ],
)
def test_di11_big_cards_bear_1_and_2_outside_3_and_4_inside_and_no_colour(players, outer, inner):
    view = load(players).start(seed=7).view()
    for lane, values in ((outer, [1, 2]), (inner, [3, 4])):
        for card in lane.split(", "):
            assert [view["numbers"][field] for field in card.split()] == values
            assert not set(card.split()) & set(view["colours"])
    assert len(view["colours"]) == 4 * 3 * players


# ---- The start --------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_di12_four_figures_wait_on_the_start_fields_of_each_player(players):
    view = load(players).start(seed=2).view()
    blocks = [block.split() for block in BLOCKS[players]]
    assert view["figures"] == {field: seat for seat, block in enumerate(blocks) for field in block}
    assert sorted(view["waiting"]) == sorted(field for block in blocks for field in block)
    assert view["home"] == [0] * players
    assert view["turns"] == 0
    assert view["called"] is None


@pytest.mark.parametrize(
    ("players", "leaving"),
    [
        (2, ["f9-g8", "e2-d3", "f10-g7"]),
        (3, ["f9-g8", "m5-l4", "e2-d3", "f10-g7"]),
        (4, ["h13-i12", "m7-l6", "g2-f3", "b8-c9", "h14-j12"]),
    ],
)
def test_di12_seat_0_begins_and_it_goes_on_clockwise(players, leaving):
    position = load(players).start(seed=2)
    seats = []
    for move in leaving:
        seats.append(position.to_move)
        position = position.play(move)
    assert seats == [*range(players), 0]


def test_di12_one_figure_is_moved_in_a_turn_and_it_leaves_its_field():
    position = load(2).start(seed=2).play("f9-h8")
    assert shows(
        position,
        """
        _ _ _ _ a a _ _ _ _
        _ _ _ _ a . _ _ _ _
        _ _ . . . . . A _ _
        _ _ . . . . . . _ _
        _ _ . . _ _ . . _ _
        _ _ . . _ _ . . _ _
        _ _ . . . . . . _ _
        _ _ . . . . . . _ _
        _ _ _ _ b b _ _ _ _
        _ _ _ _ b b _ _ _ _
    """,
    )
    assert position.turns == 1
    assert "f9" not in position.view()["figures"]


def test_di12_there_is_no_figure_of_yours_there():
    position = load(2).start(seed=2)
    refused(position, "e2-d3", "DI-12", "You have no figure there")
    refused(position, "c4-c5", "DI-12", "You have no figure there")


# ---- Ways -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "figure", "number", "there"),
    [
        (2, "A h6", 4, "g3 f4"),  # h4 would take three turns
        (2, "B c5", 4, "d8 e7"),  # c7 would
        (2, "B d6", 5, "e8 f7 g8 h7 g6"),
        (2, "A g5", 6, "e3 d4 c3 d6 c5"),
        (3, "A i8", 4, "l7 k6"),  # k8 would
        (3, "C j7", 5, "l4 k3 j4 k5 l6"),
        (3, "A k3", 5, "g4 f3"),
        (4, "C e12", 2, "g12 f11"),
        (4, "C e12", 3, "h12 g11 f12"),
        (4, "C e12", 4, "i12 h11 g12"),
        (4, "C e12", 5, "j12 i11 h12"),
        (4, "B c9", 4, "d12 e11"),  # c11 would
        (4, "A l11", 4, "k8 l7"),  # l9 would
    ],
)
def test_di13_exactly_that_number_of_steps_with_at_most_two_turns(players, figure, number, there):
    assert ends(players, figure, number) == set(there.split())


@pytest.mark.parametrize(
    ("players", "figure", "there", "undone"),
    [
        (2, "B d8", "g8 f7", "e8"),
        (2, "A c4", "c7 d6", "c5"),
        (3, "A l7", "l4 k5", "l6"),
        (3, "A k3", "h3 i4", "j3"),
        (4, "B d12", "g12 f11", "e12"),
        (4, "A l11", "l8 k9", "l10"),
    ],
)
def test_di13_a_step_is_never_followed_by_its_opposite(players, figure, there, undone):
    """Three steps from a corner: forward, to the other lane and back again is not a way."""
    assert ends(players, figure, 3) == set(there.split())
    field = figure.split()[1]
    position = track(
        put(players, **{figure[0]: field}), under={field: 3}, to_move="ABCD".index(figure[0])
    )
    refused(called(position, field), f"{field}-{undone}", "DI-13", "get there in 3 steps with")


@pytest.mark.parametrize(
    ("players", "figure", "end"), [(2, "A h6", "h5"), (3, "B g8", "h8"), (4, "C e12", "f12")]
)
def test_di13_side_forward_and_side_back_is_a_way(players, figure, end):
    assert end in ends(players, figure, 3)


def test_di13_figures_in_between_are_jumped():
    position = track(
        """
        _ _ _ _ _ _ . . _ _ _ _ _ _
        _ _ _ _ _ _ . . _ _ _ _ _ _
        _ _ . . C A D . . . . . _ _
        _ _ . . B C . . . . . . _ _
        _ _ . . _ _ _ _ _ _ . . _ _
        _ _ . . _ _ _ _ _ _ . . _ _
        . . . . _ _ _ _ _ _ . . . .
        . . . . _ _ _ _ _ _ . . . .
        _ _ . . _ _ _ _ _ _ . . _ _
        _ _ . . _ _ _ _ _ _ . . _ _
        _ _ . . . . . . . . . . _ _
        _ _ . . . . . . . . . . _ _
        _ _ _ _ _ _ . . _ _ _ _ _ _
        _ _ _ _ _ _ . . _ _ _ _ _ _
    """,
        under={"e12": 3},
        colours={"f12": 0},
        to_move=2,
    )
    assert moves(called(position, "e12")) == {"e12-h12", "e12-g11"}


def test_di13_no_figure_ends_on_one_of_its_own():
    position = track(put(2, A="h6 g5 h3"), under={"h6": 2})
    after = called(position, "h6")
    assert moves(after) == {"h6-h4"}
    refused(after, "h6-g5", "DI-18", "own figure is there")
    refused(after, "h6xg5>g7", "DI-18", "own figure is there")


@pytest.mark.parametrize(
    ("players", "figure", "goal"), [(2, "A d8", "e9"), (3, "B l7", "m5"), (4, "D c6", "a7")]
)
def test_di13_figures_at_home_are_jumped_but_not_landed_on(players, figure, goal):
    """Three are home and leave one goal field free: the bottom left one."""
    number = {2: 4, 3: 3, 4: 3}[players]
    assert goal in ends(players, figure, number)
    block = next(b.split() for b in BLOCKS[players] if goal in b.split())
    assert ends(players, figure, number) & set(block) == {goal}


# ---- Leaving ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "seat", "leaving"),
    [
        (2, 0, "e10: g8 h8 g7, f10: g8 h8 h7 g7 g6, f9: g8 h8 h7 h6 g7 g6 g5, e9: g8 h8 h7 g7 g6"),
        (2, 1, "f1: d3 c3 d4, e1: d3 c3 c4 d4 d5, e2: d3 c3 c4 c5 d4 d5 d6, f2: d3 c3 c4 d4 d5"),
        (3, 0, "e10: g8 h8 g7, f10: g8 h8 i8 g7 h7, f9: g8 h8 i8 j8 g7 h7 i7, e9: g8 h8 i8 g7 h7"),
        (3, 1, "n6: l4 l3 k4, n5: l4 l3 k3 k4 j4, m5: l4 l3 k3 j3 k4 j4 i4, m6: l4 l3 k3 k4 j4"),
        (3, 2, "f1: d3 c3 d4, e1: d3 c3 c4 d4 d5, e2: d3 c3 c4 c5 d4 d5 d6, f2: d3 c3 c4 d4 d5"),
        (
            4,
            0,
            "g14: i12 j12 i11, h14: i12 j12 k12 i11 j11, h13: i12 j12 k12 l12 i11 j11 k11, "
            "g13: i12 j12 k12 i11 j11",
        ),
        (4, 1, "n8: l6 l5 k6, n7: l6 l5 l4 k6 k5, m7: l6 l5 l4 l3 k6 k5 k4, m8: l6 l5 l4 k6 k5"),
        (4, 2, "h1: f3 e3 f4, g1: f3 e3 d3 f4 e4, g2: f3 e3 d3 c3 f4 e4 d4, h2: f3 e3 d3 f4 e4"),
        (4, 3, "a7: c9 c10 d9, a8: c9 c10 c11 d9 d10, b8: c9 c10 c11 c12 d9 d10 d11, "
               "b7: c9 c10 c11 d9 d10"),
    ],
)  # fmt: skip
def test_di14_a_figure_leaves_by_2_to_5_steps_and_never_backward(players, seat, leaving):
    waiting = " ".join(BLOCKS[players][seat].split())
    position = track(put(players, **{"abcd"[seat]: waiting}), to_move=seat)
    expected = [line.partition(": ") for line in leaving.split(", ")]
    assert moves(position) == {f"{f}-{end}" for f, _, there in expected for end in there.split()}
    assert position.view()["asks"] == "leave"


def test_di14_one_step_or_six_or_onto_ones_own_big_card_is_refused():
    position = load(2).start(seed=4)
    for end in ("f8", "f7", "h5", "e8"):
        refused(position, f"f9-{end}", "DI-14", "this field is not one of those")
    refused(position, "f9-e9", "DI-14")
    refused(position, "f9-e2", "DI-14")


@pytest.mark.parametrize(
    ("players", "figures", "call"),
    [
        (2, {"a": "e10", "A": "c4 d6"}, "c4=1"),
        (3, {"a": "f9 f10", "A": "c4 d6"}, "c4=1"),
        (4, {"a": "g14", "A": "c4 g13 h13"}, "c4=1"),
    ],
)
def test_di14_a_figure_that_can_leave_must(players, figures, call):
    position = track(put(players, **figures))
    starts = set(figures["a"].split())
    assert {move.partition("-")[0] for move in position.legal_moves} == starts
    refused(position, call, "DI-14", "First a figure has to leave the start")
    refused(position, "c4-c5", "DI-14", "First a figure has to leave the start")
    refused(position, "pass", "DI-14", "you can move without hitting")


def test_di14_a_figure_at_home_does_not_move_while_one_can_leave():
    position = track(put(4, a="g14", A="g13 c4 d4"))
    refused(position, "g13-h13", "DI-14", "First a figure has to leave the start")


def test_di14_figures_on_the_way_out_are_jumped():
    position = track(put(3, a="e10", A="e9 e8", B="f8 g8"), colours={"g8": 1})
    assert moves(position) == {"e10-h8", "e10-g7"}


WALLED_IN = """
    _ _ _ _ a . _ _ _ _
    _ _ _ _ . . _ _ _ _
    _ _ . . . . A A _ _
    _ _ . . . . A . _ _
    _ _ . . _ _ . . _ _
    _ _ . . _ _ . . _ _
    _ _ . . . . . . _ _
    _ _ B . . . . . _ _
    _ _ _ _ . . _ _ _ _
    _ _ _ _ . . _ _ _ _
"""


def test_di14_a_player_who_is_walled_in_calls_with_a_figure_that_is_out():
    position = track(WALLED_IN)
    assert moves(position) == {f"{f}={n}" for f in ("g8", "h8", "g7") for n in range(1, 7)}
    assert position.view()["asks"] == "call"
    refused(position, "e10-g8", "DI-18", "own figure")
    refused(position, "pass", "DI-17")


def test_di14_the_walled_in_must_leave_as_soon_as_they_can():
    position = track(WALLED_IN, under={"h8": 2, "c3": 6})
    freed = position.play("h8=2").play("h8-h6").play("c3=1")
    assert moves(freed) == {"e10-h8"}
    refused(freed, "g8=1", "DI-14", "First a figure has to leave the start")


def test_di14_while_one_waits_walled_in_nobody_moves_inside():
    position = track("""
        _ _ _ _ _ _ a . _ _ _ _ _ _
        _ _ _ _ _ _ A . _ _ _ _ _ _
        _ _ . . . . . . A B . . _ _
        _ _ . . . . . . A . . . _ _
        _ _ . . _ _ _ _ _ _ . . _ _
        _ _ . . _ _ _ _ _ _ . . _ _
        . . . . _ _ _ _ _ _ . . . .
        . . . . _ _ _ _ _ _ . . . .
        _ _ . . _ _ _ _ _ _ . . _ _
        _ _ . . _ _ _ _ _ _ . . _ _
        _ _ . . . . . . . . . . _ _
        _ _ . . . . . . . . . . _ _
        _ _ _ _ _ _ . . _ _ _ _ _ _
        _ _ _ _ _ _ . . _ _ _ _ _ _
    """, colours={"j12": 1})  # fmt: skip
    assert moves(position) == {f"{f}={n}" for f in ("i12", "i11") for n in range(1, 7)}
    refused(position, "g13-h13", "DI-14", "while one of your figures is waiting at the start")
    refused(position, "g13-h14", "DI-14", "while one of your figures is waiting at the start")


def test_di14_if_a_hit_is_the_only_way_out_the_player_hits_or_stays():
    position = track(ONLY_A_HIT_LEADS_OUT, colours={"g8": 0})
    assert moves(position) == {"e10xg8>d8", "e10xg8>e7", "pass"}
    assert position.view()["asks"] == "hit"
    refused(position, "h8=1", "DI-14", "only hit, or stay")
    refused(position, "f9-e9", "DI-14", "only hit, or stay")
    after = position.play("e10xg8>e7")
    assert after.view()["waiting"] == []
    assert after.view()["figures"]["e7"] == 1
    assert after.view()["figures"]["g8"] == 0


def test_di14_a_figure_that_stays_is_still_waiting():
    position = track(ONLY_A_HIT_LEADS_OUT, colours={"g8": 0})
    after = position.play("pass")
    assert shows(after, ONLY_A_HIT_LEADS_OUT)
    assert (after.to_move, after.turns) == (1, position.turns + 1)
    assert after.view()["waiting"] == ["e10"]
    assert after.view()["called"] is None
    assert after.told() == ["pass"]


def test_di14_whoever_has_a_way_out_without_a_hit_does_not_stay():
    """With h8 free the same figure may leave to there."""
    free = ONLY_A_HIT_LEADS_OUT.replace("B A _ _", "B . _ _").replace(". A _ _ _ _", "A A _ _ _ _")
    position = track(free, colours={"g8": 0})
    assert moves(position) == {"e10-h8", "e10xg8>d8", "e10xg8>e7"}
    assert position.view()["asks"] == "leave"
    refused(position, "pass", "DI-14", "You can stay only if every move would be a hit")


def test_di14_one_figure_that_leaves_without_a_hit_is_enough():
    """From f9 there are ways that do not hit, so the one on e10 does not let its owner stay."""
    figures = ONLY_A_HIT_LEADS_OUT.replace("_ _ _ _ . A _ _ _ _", "_ _ _ _ . a _ _ _ _")
    position = track(figures, colours={"g8": 0})
    assert "e10xg8>d8" in moves(position)
    assert "f9-h7" in moves(position)
    assert "pass" not in moves(position)
    refused(position, "pass", "DI-14")


def test_di14_with_none_out_and_no_way_out_the_turn_is_lost():
    position = track(LOST, colours={"i12": 1, "j12": 2, "i11": 3})
    assert moves(position) == {"pass"}
    assert position.view()["asks"] == "pass"
    refused(position, "g14-i12", "DI-18", "safe")
    after = position.play("pass")
    assert (after.to_move, after.turns) == (1, position.turns + 1)
    assert shows(after, LOST)


def test_di14_a_figure_that_has_left_no_longer_waits_even_at_home():
    position = track(put(2, A="d8 h7", a="f9", B="c3"), under={"d8": 3, "c3": 6})
    assert position.view()["home"][0] == 1
    left = position.play("f9-h8").play("c3=1")
    home = left.play("d8=3").play("d8-f9").play("c3=1")
    assert home.view()["waiting"] == []
    assert home.view()["home"][0] == 2
    assert "h8=1" in moves(home)


# ---- Calling ----------------------------------------------------------------------------------

OUT = """
    _ _ _ _ . . _ _ _ _ _ _ _ _
    _ _ _ _ . . _ _ _ _ _ _ _ _
    _ _ . . . . A . . . . . _ _
    _ _ . . . . . . . . . . _ _
    _ _ . . _ _ _ _ _ _ . . . .
    _ _ . . _ _ _ _ _ _ . . . .
    _ _ . . . . . . A . . . _ _
    _ _ . A . . . . . . C . _ _
    _ _ _ _ . . _ _ _ _ _ _ _ _
    _ _ _ _ . . _ _ _ _ _ _ _ _
"""


def test_di15_any_number_may_be_called_for_any_figure_on_a_dice_field():
    position = track(OUT, under={"g8": 3})
    calls = {f"{field}={n}" for field in ("g8", "i4", "d3") for n in range(1, 7)}
    assert {move for move in position.legal_moves if "=" in move} == calls
    assert position.view()["asks"] == "call"
    refused(position, "k3=1", "DI-15", "You have no figure there")
    refused(position, "c8=1", "DI-15", "You have no figure there")
    refused(position, "e10=1", "DI-15", "no die there")
    refused(position, "g8-j8", "DI-15", "call the number under it")


def test_di15_a_wrong_call_ends_the_turn_and_everybody_sees_the_number():
    position = track(OUT, under={"g8": 3})
    after = position.play("g8=4")
    assert (after.to_move, after.turns) == (1, position.turns + 1)
    assert shows(after, OUT)
    for seat in (0, 1, 2, None):
        assert after.view(seat)["called"] == {"field": "g8", "said": 4, "number": 3}


def test_di15_after_a_right_call_that_figure_must_be_moved():
    after = track(OUT, under={"g8": 3, "i4": 3}).play("g8=3")
    assert after.to_move == 0
    assert after.turns == 40
    assert after.view()["asks"] == "move"
    assert after.view()["called"] == {"field": "g8", "said": 3, "number": 3}
    assert moves(after) == {"g8-j8", "g8-i7", "g8-h8"}
    refused(after, "i4=3", "DI-15", "now move the figure you called it for")
    refused(after, "g8=3", "DI-15", "now move the figure you called it for")
    refused(after, "i4-f4", "DI-15", "now move the figure you called it for")
    refused(after, "e10-e9", "DI-15", "now move the figure you called it for")
    refused(after, "pass", "DI-15", "you can move without hitting")
    moved = after.play("g8-i7")
    assert (moved.to_move, moved.turns) == (1, 41)
    assert {f for f, seat in moved.view()["figures"].items() if seat == 0} >= {"i7", "i4", "d3"}
    assert "g8" not in moved.view()["figures"]


@pytest.mark.parametrize("number", range(1, 7))
def test_di15_a_figure_goes_as_many_steps_as_its_die_shows(number):
    position = called(track(put(4, B="e12"), under={"e12": number}, to_move=1), "e12")
    straight = dict(zip(range(1, 7), ("f12", "g12", "h12", "i12", "j12", "k12"), strict=True))
    there = {move.partition("-")[2] for move in position.legal_moves}
    assert there & set(straight.values()) - {straight.get(number - 2)} == {straight[number]}


def test_di15_a_right_call_for_a_figure_without_a_way_ends_the_turn():
    position = track(put(2, A="d8 h6 h5 h4"), under={"d8": 6})
    after = position.play("d8=6")
    assert (after.to_move, after.turns) == (1, 41)
    assert after.view()["called"] == {"field": "d8", "said": 6, "number": 6}
    assert after.view()["figures"]["d8"] == 0


def only_hits():
    """After the right call for h6, from where two steps lead onto B and onto a figure of A's."""
    position = track(put(2, A="h6 g5", B="h4"), under={"h6": 2}, colours={"h4": 3})
    return called(position, "h6")


def test_di15_if_all_ways_of_the_called_figure_hit_the_player_hits_or_stays():
    after = only_hits()
    assert after.to_move == 0
    assert moves(after) == {"h6xh4>g6", "h6xh4>h7", "pass"}
    assert after.view()["asks"] == "hit"
    refused(after, "g5=1", "DI-15", "only hit, or stay")
    refused(after, "g5-g4", "DI-15", "only hit, or stay")


def test_di15_the_terminal_says_how_to_stay():
    drawn = picture(only_hits().view(0), lambda message, **values: say(message, "en", **values))
    assert say("dimenticato-asks-hit", "en") in "".join(text for text, _ in drawn[-1])
    assert "pass" in say("dimenticato-asks-hit", "en")


def test_di15_staying_ends_the_turn_and_moves_nobody():
    before = only_hits()
    after = before.play("pass")
    assert (after.to_move, after.turns) == (1, before.turns + 1)
    assert after.view()["figures"] == before.view()["figures"]
    assert after.view()["asks"] == "call"
    assert {move.partition("=")[0] for move in after.legal_moves if "=" in move} == {"h4"}


def test_di15_the_number_is_shown_whether_the_player_stays_or_moves():
    after = only_hits().play("pass")
    for seat in (0, 1, None):
        assert after.view(seat)["called"] == {"field": "h6", "said": 2, "number": 2}
    assert after.play("h4=1").view()["called"]["field"] == "h4"


def test_di15_one_way_without_a_hit_is_enough_to_have_to_move():
    position = track(put(2, A="h6", B="h4"), under={"h6": 2}, colours={"h4": 3})
    after = called(position, "h6")
    assert moves(after) == {"h6-g5", "h6xh4>g6", "h6xh4>h7"}
    assert after.view()["asks"] == "move"
    refused(after, "pass", "DI-15", "You can stay only if every move would be a hit")


def test_di22_staying_is_a_turn():
    position = track(put(2, A="h6 g5", B="h4"), under={"h6": 2}, colours={"h4": 3}, turns=999)
    after = called(position, "h6").play("pass")
    assert (after.ended, after.turns) == ("DI-22", 1000)


def test_di15_a_right_call_for_a_figure_that_could_only_hit_the_safe_ends_the_turn():
    position = track(put(2, A="h6 g5", B="h4"), under={"h6": 2}, colours={"h4": 1})
    assert called(position, "h6").to_move == 1


def test_di15_a_number_is_shown_only_until_the_next_turn_is_over():
    position = track(put(2, A="h6 g5", B="c3 c4"), under={"h6": 2}).play("h6=1")
    assert position.view()["called"]["field"] == "h6"
    assert position.play("c3=1").view()["called"]["field"] == "c3"
    inside = next(move for move in position.legal_moves if "-" in move)
    assert position.play(inside).view()["called"] is None


# ---- Inside the goal --------------------------------------------------------------------------


def test_di16_inside_the_goal_a_figure_goes_to_any_free_field_without_a_call():
    position = track("""
        _ _ _ _ A A _ _ _ _
        _ _ _ _ A . _ _ _ _
        _ _ . . . . . . _ _
        _ _ . . . . . A _ _
        _ _ . . _ _ . . _ _
        _ _ . . _ _ . . _ _
        _ _ . . . . . . _ _
        _ _ . . . . . . _ _
        _ _ _ _ . . _ _ _ _
        _ _ _ _ . . _ _ _ _
    """)
    inside = {move for move in position.legal_moves if "-" in move}
    assert inside == {"e10-f9", "f10-f9", "e9-f9"}
    assert len(moves(position)) == 3 + 6
    after = position.play("e10-f9")
    assert (after.to_move, after.turns) == (1, 41)
    assert {f for f, seat in after.view()["figures"].items() if seat == 0} == {
        "f9",
        "f10",
        "e9",
        "h7",
    }
    refused(position, "e10-f10", "DI-18", "own figure")
    refused(position, "e10-e10", "DI-18", "own figure")


@pytest.mark.parametrize(
    ("players", "seat", "start"),
    [(2, 1, "f2"), (3, 1, "n5"), (3, 2, "e1"), (4, 2, "g2"), (4, 3, "b7")],
)
def test_di16_one_field_or_two_around_the_corner(players, seat, start):
    away = {2: "c8 d8 d7", 3: "g8 h8 h7", 4: "e12 f12 f11"}[players]
    position = track(put(players, **{"ABCD"[seat]: f"{start} {away}"}), to_move=seat)
    others = set(BLOCKS[players][seat].split()) - {start}
    assert moves(position, f"{start}-") == {f"{start}-{end}" for end in others}


# ---- Nothing to do ----------------------------------------------------------------------------


def test_di17_a_figure_without_a_way_is_still_asked_for():
    position = track(
        """
        _ _ _ _ . A _ _ _ _
        _ _ _ _ A A _ _ _ _
        _ _ . A . . . . _ _
        _ _ . . . . . . _ _
        _ _ . . _ _ . . _ _
        _ _ . . _ _ . . _ _
        _ _ . . . . . . _ _
        _ _ . . . . . . _ _
        _ _ _ _ . . _ _ _ _
        _ _ _ _ . . _ _ _ _
    """,
        under={"d8": 6},
    )
    assert moves(position, "d8") == {f"d8={n}" for n in range(1, 7)}
    for number in range(1, 7):
        after = position.play(f"d8={number}")
        assert (after.to_move, after.turns) == (1, 41)


def test_di17_a_player_who_can_call_or_move_inside_may_not_pass():
    refused(track(put(3, A="d8")), "pass", "DI-17", "only pass when there is nothing else")
    inside = track(put(3, A="e10 k8 l8"), under={"k8": 1})
    refused(inside, "pass", "DI-17", "only pass when there is nothing else")


# ---- Hitting ----------------------------------------------------------------------------------

MEETING = """
    _ _ _ _ . . _ _ _ _ _ _ _ _
    _ _ _ _ . . _ _ _ _ _ _ _ _
    _ _ . . . . A B C . . . _ _
    _ _ . . . . . . . . . . _ _
    _ _ . . _ _ _ _ _ _ . . . .
    _ _ . . _ _ _ _ _ _ . . . .
    _ _ . . . . . . . . . . _ _
    _ _ . . . . . . . . . . _ _
    _ _ _ _ . . _ _ _ _ _ _ _ _
    _ _ _ _ . . _ _ _ _ _ _ _ _
"""


def test_di18_a_figure_on_its_own_colour_is_safe():
    after = called(track(MEETING, under={"g8": 2}, colours={"i8": 2}), "g8")
    assert moves(after) == {"g8-h7"}
    refused(after, "g8-i8", "DI-18", "it is safe on its own colour")
    refused(after, "g8xi8>f8", "DI-18", "safe")


@pytest.mark.parametrize("colour", [0, 1, 3])
def test_di18_any_other_colour_protects_nobody(colour):
    """Colour 3 belongs to a seat that does not play."""
    after = called(track(MEETING, under={"g8": 2}, colours={"i8": colour}), "g8")
    assert moves(after) == {"g8-h7", "g8xi8>f8", "g8xi8>g7"}


@pytest.mark.parametrize("colour", [0, 2, 3])
def test_di18_with_two_players_the_colours_of_the_others_protect_nobody(colour):
    position = track(put(2, A="g7", B="g5"), under={"g7": 2}, colours={"g5": colour})
    assert moves(called(position, "g7"), "g7xg5") == {"g7xg5>f7", "g7xg5>g8", "g7xg5>h7"}


def test_di18_with_two_players_ones_own_colour_protects():
    position = track(put(2, A="g7", B="g5"), under={"g7": 2}, colours={"g5": 1})
    assert moves(called(position, "g7")) == {"g7-h6"}


@pytest.mark.parametrize(
    ("players", "seat", "start", "number", "hit", "end"),
    [
        (2, "A", "c8", 2, "B", "e8"),
        (2, "A", "g4", 2, "B", "e4"),
        (3, "A", "l8", 3, "B", "l5"),
        (4, "C", "d11", 3, "D", "g11"),
    ],
)
def test_di18_nobody_is_safe_on_a_big_card(players, seat, start, number, hit, end):
    position = track(
        put(players, **{seat: start, hit: end}), under={start: number}, to_move="ABCD".index(seat)
    )
    assert moves(called(position, start), f"{start}x{end}")


def test_di18_nobody_has_to_hit_but_must_say_where_to_set_back():
    after = called(track(MEETING, under={"g8": 2}, colours={"i8": 0}), "g8")
    assert after.play("g8-h7").view()["figures"]["i8"] == 2
    refused(after, "g8-i8", "DI-19", "Where should the figure be set back to?")
    refused(after, "g8xh7>e7", "DI-18", "nobody to hit there")


def test_di18_figures_of_ones_own_are_never_hit():
    after = called(track(put(4, A="i12 j12"), under={"i12": 1}, colours={"j12": 2}), "i12")
    assert moves(after) == {"i12-i11"}
    refused(after, "i12xj12>g12", "DI-18", "own figure")


@pytest.mark.parametrize(
    ("players", "figures", "start", "number", "hit"),
    [
        (2, {"A": "g3", "b": "f2 e2"}, "g3", 2, "f2"),
        (3, {"A": "l7", "B": "m6"}, "l7", 2, "m6"),
        (4, {"A": "i3", "c": "h2"}, "i3", 2, "h2"),
    ],
)
def test_di18_figures_on_start_and_goal_fields_are_never_hit(players, figures, start, number, hit):
    after = called(track(put(players, **figures), under={start: number}), start)
    assert not moves(after, f"{start}x")
    refused(after, f"{start}-{hit}", "DI-7", "another player")


@pytest.mark.parametrize(
    ("players", "hitter", "number", "hit", "fields"),
    [
        (2, "A d7", 2, "B f7", "c7 d6 d8"),
        (2, "A h4", 1, "B h3", "g5 h6"),
        (2, "B c4", 1, "A c5", "d3 e4"),
        (3, "A k4", 2, "C i4", "k3 k5 l4"),
        (3, "A l8", 1, "B l7", "i7 j8"),
        (3, "B g8", 1, "C h8", "e8 f7"),
        (4, "C i12", 1, "B j12", "g12 h11"),
        (4, "A d12", 1, "D e12", "c11 d10"),
        (4, "A d11", 2, "B f11", "c11 d10 d12"),
        (4, "B k11", 1, "A k10", "i11 j12 l12"),
        (4, "B k4", 1, "D j4", "k6 l3 l5"),
        (4, "B d4", 2, "C d6", "c4 d3 e4"),
    ],
)
def test_di19_the_hit_are_set_back_three_fields_with_at_most_one_turn(
    players, hitter, number, hit, fields
):
    """The hitter chooses. `B j12` does not go back to i12: that would take two turns."""
    assert backs(players, hitter, number, hit) == set(fields.split())


def test_di19_the_figures_are_where_the_hitter_chose():
    position = track(
        """
        _ _ _ _ _ _ . . _ _ _ _ _ _
        _ _ _ _ _ _ . . _ _ _ _ _ _
        _ _ . . . . . . . . . . _ _
        _ _ . . A B . . . . . . _ _
        _ _ . . _ _ _ _ _ _ . . _ _
        _ _ . . _ _ _ _ _ _ . . _ _
        . . . . _ _ _ _ _ _ . . . .
        . . . . _ _ _ _ _ _ . . . .
        _ _ . . _ _ _ _ _ _ . . _ _
        _ _ . . _ _ _ _ _ _ . . _ _
        _ _ . . . . . . . . . . _ _
        _ _ . . . . . . . . . . _ _
        _ _ _ _ _ _ . . _ _ _ _ _ _
        _ _ _ _ _ _ . . _ _ _ _ _ _
    """,
        under={"e11": 1},
        colours={"f11": 0},
    )
    assert shows(
        called(position, "e11").play("e11xf11>d10"),
        """
        _ _ _ _ _ _ . . _ _ _ _ _ _
        _ _ _ _ _ _ . . _ _ _ _ _ _
        _ _ . . . . . . . . . . _ _
        _ _ . . . A . . . . . . _ _
        _ _ . B _ _ _ _ _ _ . . _ _
        _ _ . . _ _ _ _ _ _ . . _ _
        . . . . _ _ _ _ _ _ . . . .
        . . . . _ _ _ _ _ _ . . . .
        _ _ . . _ _ _ _ _ _ . . _ _
        _ _ . . _ _ _ _ _ _ . . _ _
        _ _ . . . . . . . . . . _ _
        _ _ . . . . . . . . . . _ _
        _ _ _ _ _ _ . . _ _ _ _ _ _
        _ _ _ _ _ _ . . _ _ _ _ _ _
    """,
    )


def test_di19_figures_in_between_are_jumped_but_the_last_field_must_be_free():
    position = track(
        put(4, A="d11 d12", B="f11", C="e11 e12", D="f12"), under={"d11": 2}, colours={"f11": 0}
    )
    after = called(position, "d11")
    assert moves(after, "d11x") == {"d11xf11>c11", "d11xf11>d10"}
    refused(after, "d11-f11", "DI-19", "set back to? c11, d10")
    refused(after, "d11xf11>d12", "DI-19", "This field is not free")
    refused(after, "d11xf11>d9", "DI-19", "not 3 steps back")
    refused(after, "d11xf11>c12", "DI-19", "not 3 steps back")
    refused(after, "d11xf11>e11", "DI-19", "not 3 steps back")


@pytest.mark.parametrize(
    ("players", "figures", "start", "hit"),
    [
        (2, {"A": "g8 h7 f7", "B": "g5"}, "g8", "g5"),
        (3, {"A": "k8 l7 j7", "C": "k5"}, "k8", "k5"),
        (4, {"A": "c11 d10 d12", "B": "f11"}, "c11", "f11"),
    ],
)
def test_di19_the_field_that_the_hitter_just_left_counts_as_free(players, figures, start, hit):
    colours = {} if hit == "k5" else {hit: 0}
    after = called(track(put(players, **figures), under={start: 3}, colours=colours), start)
    assert moves(after, f"{start}x") == {f"{start}x{hit}>{start}"}
    swapped = after.play(f"{start}x{hit}>{start}").view()["figures"]
    assert swapped[hit] == 0
    assert swapped[start] == "ABCD".index(next(s for s in figures if s != "A"))


@pytest.mark.parametrize(
    ("players", "figures", "start", "hit"),
    [
        (2, {"A": "g6 h7 f7 g8", "B": "g5"}, "g6", "g5"),
        (3, {"A": "j4 k3 k5", "B": "l4", "C": "i4"}, "j4", "i4"),
        (4, {"A": "e11 d10 d12", "B": "f11", "C": "c11"}, "e11", "f11"),
    ],
)
def test_di19_without_a_free_field_a_figure_cannot_be_hit(players, figures, start, hit):
    after = called(track(put(players, **figures), under={start: 1}, colours={hit: 0}), start)
    assert not moves(after, f"{start}x")
    refused(
        after,
        f"{start}x{hit}>{figures['A'].split()[1]}",
        "DI-19",
        "no field 3 steps back is free",
    )
    refused(after, f"{start}-{hit}", "DI-19", "no field 3 steps back is free")


def test_di19_a_figure_that_could_only_hit_one_without_a_free_field_has_no_way():
    """h6 leads to f4 and g3; a figure there goes back to g6, h3, h5 or to g6, h5."""
    figures = {"A": "h6 h5 h3", "B": "f4 g3 g6"}
    blocked = track(put(2, **figures), under={"h6": 4}, colours={"g3": 0})
    assert called(blocked, "h6").to_move == 1
    figures = {"A": "h6 h5", "B": "f4 g3 g6"}
    open_ = track(put(2, **figures), under={"h6": 4}, colours={"g3": 0})
    assert moves(called(open_, "h6")) == {"h6xf4>h3", "pass"}


def test_di19_a_figure_that_leaves_hits_too_and_its_start_field_is_nowhere_to_go():
    position = track(put(4, a="h13", B="i12"), colours={"i12": 0})
    assert moves(position, "h13x") == {"h13xi12>f12", "h13xi12>g11"}
    refused(position, "h13xi12>h13", "DI-19", "not 3 steps back")


@pytest.mark.parametrize(
    ("players", "hitter", "number", "hit", "fields"),
    [
        (2, "B h7", 1, "A h6", "g8"),
        (2, "A h7", 1, "B h6", "f7 g8"),
        (2, "A c4", 1, "B c5", "d3"),
        (2, "B c4", 1, "A c5", "d3 e4"),
        (3, "A k4", 2, "B i4", "k3 l4"),
        (3, "A k4", 2, "C i4", "k3 k5 l4"),
        (3, "A e3", 2, "C d4", ""),
        (3, "A e3", 2, "B d4", "f3 g4"),
        (4, "C j12", 1, "A k12", "i11"),
        (4, "C j12", 1, "B k12", "h12 i11"),
        (4, "C f12", 3, "A i12", ""),
        (4, "C f12", 3, "B i12", "f12 g11"),
        (4, "A l9", 3, "B l6", ""),
        (4, "A l9", 3, "C l6", "k8 l9"),
        (4, "A c6", 3, "D c9", ""),
        (4, "A c6", 3, "C c9", "c6 d7"),
    ],
)
def test_di20_not_onto_ones_own_big_card_or_past_it(players, hitter, number, hit, fields):
    """Each field twice: the figure hit there belongs to the owner of the big card behind it, or
    not."""
    assert backs(players, hitter, number, hit) == set(fields.split())


def test_di20_the_refusal_says_so():
    position = track(put(4, C="j12", A="k12"), under={"j12": 1}, colours={"k12": 1}, to_move=2)
    after = called(position, "j12")
    refused(after, "j12xk12>h12", "DI-20", "its own big card is in the way")
    position = track(put(4, C="f12", A="i12"), under={"f12": 3}, colours={"i12": 1}, to_move=2)
    after = called(position, "f12")
    refused(after, "f12xi12>f12", "DI-19", "You cannot hit")


@pytest.mark.parametrize(
    ("players", "hitter", "number", "hit", "fields"),
    [
        (2, "B d7", 2, "A f7", "c7 d6 d8"),
        (2, "A g3", 2, "B e3", "g4 h3"),
        (3, "A l7", 2, "B l5", "k7 l8"),
        (3, "A g3", 2, "C e3", "g4 h3"),
        (4, "B f12", 2, "A h12", "e12 f11"),
        (4, "A f12", 1, "C g12", "d12 e11"),
        (4, "A c6", 1, "D c7", "c4 d5"),
    ],
)
def test_di20_a_figure_back_on_its_own_big_card_is_set_back_from_there(
    players, hitter, number, hit, fields
):
    assert backs(players, hitter, number, hit) == set(fields.split())


# ---- The end ----------------------------------------------------------------------------------


def test_di21_the_first_player_with_all_four_figures_home_wins():
    position = track(
        """
        _ _ _ _ A A _ _ _ _
        _ _ _ _ . A _ _ _ _
        _ _ . A . . . . _ _
        _ _ . . . . . . _ _
        _ _ . . _ _ . . _ _
        _ _ . . _ _ . . _ _
        _ _ . . . . . . _ _
        _ _ . . . . B . _ _
        _ _ _ _ B B _ _ _ _
        _ _ _ _ . B _ _ _ _
    """,
        under={"d8": 2},
    )
    over = called(position, "d8").play("d8-e9")
    assert (over.over, over.ended, over.ranks, over.to_move) == (True, "DI-21", [1, 2], None)
    assert over.turns == 41
    assert over.view()["asks"] is None
    assert moves(over) == set()
    refused(over, "g3=1", "DI-21")


def test_di21_figures_at_home_are_counted_for_each_player():
    view = track(put(4, a="g14", A="c12", B="c11 d11", C="e12 e11 f11 f12")).view()
    assert view["home"] == [2, 2, 0, 4]
    view = track(put(3, A="c8 d8 d7", b="m6 m5")).view()
    assert view["home"] == [1, 2, 4]


def test_di21_three_figures_at_home_and_one_that_waits_do_not_win():
    position = track(put(2, a="e10", A="f10 e9 d8"), under={"d8": 3})
    assert position.view()["home"][0] == 2
    after = position.play("e10-g8")
    assert not after.over
    assert after.view()["home"][0] == 2


def test_di21_a_waiting_figure_that_is_walled_in_keeps_its_owner_from_winning():
    """Three come home, the fourth has not left: B, C and D are safe where it could go."""
    position = track(
        put(4, a="g14", A="h14 h13 g12", B="i12", C="j12", D="i11"),
        colours={"i12": 1, "j12": 2, "i11": 3},
    )
    after = called(position, "g12").play("g12-g13")
    assert (after.over, after.to_move) == (False, 1)
    assert after.view()["home"] == [3, 3, 3, 3]


def won(players, **figures):
    """Seat 0 wins; the others are like this."""
    last, die = {2: ("d8", 2), 3: ("d8", 2), 4: ("f12", 2)}[players]
    start = track(put(players, A=last, **figures), under={last: die})
    goal = {2: "e9", 3: "e9", 4: "g13"}[players]
    return called(start, last).play(f"{last}-{goal}").ranks


def test_di21_more_figures_home_count_first():
    assert won(3, B="k8", C="g3 f3") == [1, 2, 3]
    assert won(3, B="l7 l6", C="k4") == [1, 3, 2]


def test_di21_then_the_smaller_sum_of_remaining_steps_and_equals_share_a_rank():
    """Two steps for B and C, three for D."""
    assert won(4, B="l9", C="i3", D="c5") == [1, 2, 2, 4]
    assert won(4, B="l10", C="i3", D="c6") == [1, 4, 2, 2]
    assert won(4, B="l9 l10", C="i3 j3", D="c6 c7") == [1, 3, 3, 2]
    assert won(4, B="l9", C="i3", D="c6") == [1, 2, 2, 2]


@pytest.mark.parametrize(
    ("ahead", "level", "behind"),
    [
        ("l9", "k8", "l10"),  # 2: to the outer lane and in
        ("l10", "k9", "l11"),  # 3
        ("l11", "k10", "k11"),  # 4
        ("l8", "l7", "k8"),  # 1
    ],
)
def test_di21_remaining_steps_are_counted_to_the_nearest_goal_field(ahead, level, behind):
    """B is on a field, C on the one that is as far from C's own goal as `ahead` from B's."""
    mirrored = {"l8": "h3", "l9": "i3", "l10": "j3", "l11": "k3"}[ahead]
    assert won(4, B=ahead, C=mirrored) == [1, 3, 3, 1]
    assert won(4, B=level, C=mirrored) == [1, 3, 3, 1]
    assert won(4, B=behind, C=mirrored) == [1, 4, 3, 1]


def after_1000(players, **figures):
    """Everybody's rank after the thousandth turn, a wrong call of the last seat."""
    seat = "ABCD"[players - 1]
    field = figures[seat].split()[0]
    position = track(put(players, **figures), under={field: 1}, to_move=players - 1, turns=999)
    return position.play(f"{field}=2").ranks


@pytest.mark.parametrize(
    ("waits", "nearer", "level", "further"),
    [
        ("f9", "g3", "h3", "h4"),
        ("e9", "h3", "h4", "h5"),
        ("f10", "h3", "h4", "h5"),
        ("e10", "h4", "h5", "h6"),
    ],
)
def test_di21_a_figure_that_waits_has_all_the_way_round_to_go(waits, nearer, level, further):
    """Out of f9 in two steps, home from g8 in 13, and two from d8: 17. B: 14 from c3, 3 from h3;
    one more to go from h4, two from h5."""
    assert after_1000(2, a=waits, A="d8", B=f"c3 {level}") == [1, 1]
    assert after_1000(2, a=waits, A="d8", B=f"c3 {nearer}") == [2, 1]
    assert after_1000(2, a=waits, A="d8", B=f"c3 {further}") == [1, 2]


def test_di21_the_longer_the_track_the_further_to_go():
    """Three players: 23 from f9 and 2 from d8; 22 and 3 for the others."""
    assert after_1000(3, a="f9", A="d8", B="l3 l8", C="h3 c3") == [1, 1, 1]
    # Four players: 31 from h13 and 2 from f12; 29 and 4; D 29 and 3.
    ranks = after_1000(4, a="h13", A="f12", B="l6 l11", C="f3 k3", D="c5 c9")
    assert ranks == [2, 2, 2, 1]


def test_di21_a_figure_that_waits_is_not_home():
    assert after_1000(2, a="f9", B="c3") == [2, 1]
    assert after_1000(2, a="f9", B="c3 d3") == [1, 2]


def test_di22_after_1000_turns_the_game_is_over_and_everybody_is_ranked():
    position = track(put(3, A="d8", B="l8", C="g3 h3"), under={"d8": 3}, turns=999)
    over = position.play("d8=1")
    assert (over.over, over.ended, over.turns) == (True, "DI-22", 1000)
    assert over.ranks == [1, 2, 3]
    assert over.to_move is None
    refused(over, "l8=1", "DI-22")


def test_di22_not_before_and_not_by_a_right_call_alone():
    position = track(put(3, A="d8"), under={"d8": 2}, turns=998)
    assert not position.play("d8=1").over
    position = track(put(3, A="d8"), under={"d8": 3}, turns=999)
    assert not called(position, "d8").over
    assert called(position, "d8").play("d8-f7").ended == "DI-22"


def test_di22_a_win_on_the_thousandth_turn_is_a_win():
    position = track(put(3, A="d8", B="l6", C="f3"), under={"d8": 2}, turns=999)
    over = called(position, "d8").play("d8-e9")
    assert (over.ended, over.turns, over.ranks) == ("DI-21", 1000, [1, 2, 2])


# ---- Who knows what ---------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_di23_all_numbers_and_colours_lie_open_at_the_start(players):
    view = load(players).start(seed=9).view()
    fields = {field for card in CARDS[players].split(",") for field in card.split()}
    assert set(view["numbers"]) == fields
    assert set(view["colours"]) == fields - set(BIG_CARD_FIELDS[players])


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_di23_the_numbers_under_figures_are_not_shown_to_anybody(seat):
    view = track(OUT, under={"g8": 3}).view(seat)
    covered = {"g8", "i4", "d3", "k3"}
    assert set(view["figures"]) >= covered
    assert not set(view["numbers"]) & covered
    assert len(view["numbers"]) == 48 - 4
    assert covered <= set(view["colours"])
    assert view["called"] is None


def test_di23_everybody_is_shown_the_same():
    position = track(OUT, under={"g8": 3}).play("g8=2")
    views = [{**position.view(seat), "seat": None} for seat in (0, 1, 2, None)]
    assert views == [views[0]] * 4


def test_di23_a_number_is_shown_again_when_its_figure_has_gone():
    after = called(track(OUT, under={"g8": 3}), "g8")
    assert "g8" not in after.view()["numbers"]
    gone = after.play("g8-j8").view()
    assert gone["numbers"]["g8"] == 3
    assert "j8" not in gone["numbers"]


def test_di23_while_the_game_runs_only_the_last_turn_is_told():
    position = load(2).start(seed=3)
    assert position.told() == []
    position = position.play("f9-g8").play("e2-d3")
    assert position.told() == ["e2-d3"]
    position = track(OUT, under={"g8": 3, "k3": 2}, to_move=2).play("k3=1")
    assert position.play("g8=4").told() == ["g8=4"]
    right = position.play("g8=3")
    assert right.told() == ["g8=3"]
    assert right.play("g8-i7").told() == ["g8=3", "g8-i7"]


def test_di23_staying_is_told_with_its_call_and_a_lost_turn_alone():
    assert only_hits().play("pass").told() == ["h6=2", "pass"]
    before = track(LOST, colours={"i12": 1, "j12": 2, "i11": 3}, to_move=3)
    wrong = true_numbers(before)["i11"] % 6 + 1
    lost = before.play(f"i11={wrong}").play("pass")
    assert lost.told() == ["pass"], "the call was in another turn"


def test_di23_a_hit_is_told_with_its_call():
    position = track(MEETING, under={"g8": 2}, colours={"i8": 0}).play("g8=2").play("g8xi8>f8")
    assert position.told() == ["g8=2", "g8xi8>f8"]


def test_di23_when_the_game_is_over_everything_is_told():
    start = track(put(2, A="d8", B="c3"), under={"d8": 2, "c3": 6}, to_move=1)
    over = start.play("c3=1").play("d8=2").play("d8-e9")
    assert over.told() == ["c3=1", "d8=2", "d8-e9"]


def test_di23_a_view_says_nothing_else_of_the_cards():
    general = {"game", "players", "options", "seat", "to_move", "turns", "over", "ranks", "ended"}
    board = {"size", "cards", "blocks", "colours", "numbers"}
    figures = {"figures", "waiting", "home", "called", "asks"}
    assert set(track(OUT).view(0)) == general | board | figures
    assert set(track(OUT).view(0)["cards"][0]) == {"fields", "owner"}


def true_numbers(position):
    """All numbers, even covered ones."""
    fields = TRACKS[position.ruleset.players].numbers
    return {n: number_at(position.plain(), f) for n, f in fields.items() if f < DICE_FIELDS}


COVERED = ("c8", "d7", "c7", "g6", "h5", "g5", "e8")


def covering():
    return track(put(2, A="c8 d7 c7 e8", B="g6 h5 g5"), under={"c8": 5, "d8": 1})


def test_di23_redealt_positions_look_the_same_and_differ_only_under_figures():
    position = covering()
    others = [position.redealt(0, seed) for seed in range(200)]
    assert all(other.view(0) == position.view(0) for other in others)
    found = {f: {true_numbers(other)[f] for other in others} for f in true_numbers(position)}
    assert {field for field, numbers in found.items() if len(numbers) > 1} == {*COVERED} - {"e8"}
    assert found["d7"] == found["c8"] == {2, 3, 4, 5, 6}
    assert len({(true_numbers(o)["c8"], true_numbers(o)["g6"]) for o in others}) > 15


def test_di23_redealt_numbers_on_a_card_are_different():
    for seed in range(50):
        numbers = true_numbers(covering().redealt(0, seed))
        for card in CARDS[2].split(","):
            assert len({numbers[field] for field in card.split()}) == 4


def test_di23_a_number_just_called_stays_in_what_is_redealt():
    position = covering().play("c8=6")
    assert {true_numbers(position.redealt(1, seed))["c8"] for seed in range(60)} == {5}


# ---- What a computer player remembers ---------------------------------------------------------


def sight(turns, numbers, called=None, players=4):
    """As much of a view as a memory takes in."""
    return {
        "players": players,
        "turns": turns,
        "numbers": numbers,
        "called": called,
        "to_move": turns % players,
        "figures": {},
    }


ALL = {field: 1 for card in CARDS[4].split(",") for field in card.split()}


def kept(level, turns, seed=0):
    """What is left after a number of turns of numbers seen once."""
    memory = Memory(level, seed)
    memory.see(sight(0, ALL))
    for turn in range(1, turns + 1):
        memory.see(sight(turn, {}))
    return memory.numbers


def play_on(position, turns, seed):
    """Views of a game in which everybody moves at random."""
    chance = random.Random(seed)
    while not position.over and position.turns < turns:
        yield position
        position = position.play(chance.choice(list(position.legal_moves)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_di24_the_strongest_never_forget_a_number_once_shown(players):
    start = load(players).start(seed=players)
    memory = Memory(5, seed=1)
    for position in play_on(start, 300, seed=players):
        memory.see(position.view(1))
        assert memory.numbers == start.view()["numbers"]
    assert position.turns > 250


def test_di24_the_weaker_forget_more():
    left = [sum(len(kept(level, 5, seed)) for seed in range(20)) for level in (1, 2, 3, 4, 5)]
    assert left == sorted(left)
    assert len(set(left)) == 5
    assert left[-1] == 20 * 64


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("turns", [1, 3])
def test_di24_each_number_is_forgotten_with_the_chance_of_the_level_in_each_turn(level, turns):
    chance = (1 - FORGETS[level]) ** turns
    share = sum(len(kept(level, turns, seed)) for seed in range(200)) / (200 * 64)
    deviation = (chance * (1 - chance) / (200 * 64)) ** 0.5
    assert share == pytest.approx(chance, abs=4 * deviation + 1e-9)


def test_di24_the_chances_by_level():
    assert list(FORGETS) == [1, 2, 3, 4, 5]
    assert list(FORGETS.values()) == sorted(FORGETS.values(), reverse=True)
    assert FORGETS[1] > 0
    assert FORGETS[5] == 0


def test_di24_every_field_and_turn_has_its_own_chance():
    first, second = set(kept(1, 1)), set(kept(1, 2))
    assert second < first
    assert len(first - second) not in (0, len(first))
    assert len({frozenset(kept(1, 1, seed)) for seed in range(10)}) == 10


def test_di24_forgetting_goes_on_in_turns_that_were_not_seen():
    memory = Memory(1)
    memory.see(sight(0, ALL))
    memory.see(sight(20, {}))
    assert memory.numbers == kept(1, 20)
    assert len(memory.numbers) < 20


def test_di24_what_is_seen_late_is_forgotten_no_sooner():
    left = 0
    for seed in range(100):
        memory = Memory(1, seed)
        for view in (sight(0, {}), sight(50, ALL), sight(51, {})):
            memory.see(view)
        left += len(memory.numbers)
    assert left / (100 * 64) == pytest.approx(1 - FORGETS[1], abs=0.03)


def test_di24_two_views_of_one_turn_forget_once():
    memory = Memory(1)
    for view in (sight(0, ALL), sight(1, {}), sight(1, {}), sight(1, {})):
        memory.see(view)
    assert memory.numbers == kept(1, 1)


def test_di24_a_number_that_is_uncovered_is_known_at_once():
    memory = Memory(1)
    for turn in range(40):
        memory.see(sight(turn, {"c3": 4}))
        assert memory.numbers == {"c3": 4}
    memory.see(sight(90, {}))
    assert memory.numbers == {}
    memory.see(sight(91, {"d3": 2}))
    assert memory.numbers == {"d3": 2}


def test_di24_a_number_that_is_called_is_noted():
    memory = Memory(5)
    memory.see(sight(3, {"c3": 4}, {"field": "l8", "said": 2, "number": 6}))
    memory.see(sight(4, {"c3": 4}))
    assert memory.numbers == {"c3": 4, "l8": 6}
    memory = Memory(5)
    memory.see(track(OUT, under={"g8": 3}).view(1))
    assert "g8" not in memory.numbers
    memory.see(track(OUT, under={"g8": 3}).play("g8=5").view(1))
    assert memory.numbers["g8"] == 3
    assert "i4" not in memory.numbers


def test_di24_the_same_seed_forgets_the_same_and_another_does_not():
    assert kept(2, 4, seed=8) == kept(2, 4, seed=8)
    assert kept(2, 4, seed=8) != kept(2, 4, seed=9)


def test_di24_what_is_handed_out_is_a_copy():
    memory = Memory(5)
    memory.see(sight(0, {"c3": 4}))
    memory.numbers.clear()
    assert memory.numbers == {"c3": 4}


@pytest.mark.parametrize("level", [0, 6, -1, "3", None])
def test_di24_there_are_five_levels(level):
    with pytest.raises(BadOption, match="1, 2, 3, 4, 5"):
        Memory(level)


def remembering(memory, position, seeds=60):
    """How many numbers are true after a re-deal for a player who remembers."""
    state = position.plain()
    memory.write_on(state)
    knowing = Position(position.ruleset, state, position.setup)
    return [true_numbers(knowing.redealt(0, seed)) for seed in range(seeds)]


def test_di24_a_redeal_keeps_what_is_remembered():
    position = covering()
    true = true_numbers(position)
    for seed in range(10):
        memory = Memory(1, seed)
        memory.see({**position.view(0), "numbers": true, "turns": 0})
        memory.see({**position.view(0), "turns": 2})
        known = memory.numbers
        for numbers in remembering(memory, position, 20):
            assert {field: numbers[field] for field in known} == known


def test_di24_a_player_who_remembers_everything_is_dealt_the_truth_and_others_are_not():
    position = covering()
    true = true_numbers(position)
    knowing, ignorant = Memory(5), Memory(5)
    knowing.see({**position.view(0), "numbers": true})
    ignorant.see(position.view(0))
    assert all(numbers == true for numbers in remembering(knowing, position))
    guesses = remembering(ignorant, position)
    assert any(numbers != true for numbers in guesses)
    assert set(ignorant.numbers) == set(true) - set(COVERED)


def test_di24_what_is_forgotten_is_taken_off_the_state_again():
    position = covering()
    state = position.plain()
    knowing, ignorant = Memory(5), Memory(5)
    knowing.see({**position.view(0), "numbers": true_numbers(position)})
    knowing.write_on(state)
    ignorant.write_on(state)
    assert state == position.plain()


def test_di24_what_is_remembered_is_written_over_what_is_there():
    """A memory knows things from views, not from the state that it is written on."""
    position = covering()
    state = position.plain()
    memory = Memory(5)
    memory.see({**position.view(0), "numbers": {"c8": 2}})
    memory.write_on(state)
    written = Position(position.ruleset, state, position.setup)
    assert true_numbers(written) == {**true_numbers(position), "c8": 2}
    assert written.view()["colours"] == position.view()["colours"]
    assert {true_numbers(written.redealt(0, seed))["c8"] for seed in range(30)} == {2}


def test_di24_only_calls_that_may_be_right_are_worth_trying():
    """For a remembered field, its number; for another, the numbers not visible on its card."""
    position = covering()
    memory = Memory(5)
    memory.see({**position.view(0), "numbers": {**position.view(0)["numbers"], "c8": 5}})
    tried = memory.worth_trying(position.plain(), position.legal_moves.actions)
    calls = [position.text(action) for action in tried]
    seen = {5, position.view(0)["numbers"]["d8"]}
    assert [call for call in calls if call.startswith("c8")] == ["c8=5"]
    assert {call for call in calls if call.startswith("c7")} == {
        f"c7={n}" for n in range(1, 7) if n not in seen
    }
    assert memory.worth_trying(position.plain(), [0]) == [0]


BEFORE_A_CIRCLE = """f9-g7; e1-d3; e10-h8; f2-d4; f10-g8; e2-d6; e9-g6; f1-c3; g6=6; g6-e4; d4=4;
d4-e7; e4=4; e4-d5; d6=4; d6-f8; h8=2; h8-h6; c3=6; c3-d8; g8=6; g8-e4; d8=5; d8-h7; g7=4; g7-g3;
d3=5; d3-d8; h6=1; h6-h5; f8=2; f8-g7; d5=1; d5-d6; e7=3; e7-g8; g3=4; g3-c3; d8=5; d8-g6; e4=4;
e4-c6; h7=3; h7-g5; c3=6; c3-d8; g8=6; g8-e4; h5=3; h5-g3; g7=4; g7xg3>h5"""


def in_a_circle():
    """A game in which both hit each other, each from where the other was hit. Returns for every
    decision the position before it, the mover's memory, and the move."""
    cards = [[8, 2], [3, 1], [5, 1], [7, 1], [1, 0], [11, 2]]
    position = load(2).start(setup={"cards": cards})
    memories = Memory(5), Memory(5)
    for move in BEFORE_A_CIRCLE.replace(";", "").split() + ["h5=3", "h5xg3>h5"] * 8:
        for seat, memory in enumerate(memories):
            memory.see(position.view(seat))
            memory.see(position.view(seat))  # looking twice is not being there twice
        yield position, memories[position.to_move], move
        position = position.play(move)


def worth_trying(memory, position):
    state = position.plain()
    memory.write_on(state)
    tried = memory.worth_trying(state, position.legal_moves.actions)
    return [position.text(action) for action in tried]


def test_nobody_goes_round_in_a_circle_for_ever():
    """Hitting back is fine, even a second time; the third time the player does something else."""
    calls = [
        (position.to_move, "h5=3" in worth_trying(memory, position))
        for position, memory, move in in_a_circle()
        if move == "h5=3" and "g3" in position.view()["figures"]
    ]
    assert calls[:6] == [(0, True), (1, True), (0, True), (1, True), (0, False), (1, False)]


def test_a_player_who_has_called_in_a_circle_moves_elsewhere_if_possible():
    ways = [
        worth_trying(memory, position)
        for position, memory, move in in_a_circle()
        if move == "h5xg3>h5"
    ]
    assert ways[:4] == [["h5-f4", "h5xg3>h5"]] * 4
    assert ways[4:] == [["h5-f4"]] * 4


def test_staying_is_worth_trying_beside_hits():
    after = only_hits()
    assert set(worth_trying(Memory(5), after)) == set(after.legal_moves)


def test_a_player_who_could_hit_does_not_stay_for_ever():
    """The same position has occurred before, with the other player to move: staying leads round in
    a circle."""
    after = only_hits()
    stayed = after.play("pass")
    memory = Memory(5)
    for turn in range(0, 6, 2):
        memory.see({**after.view(), "turns": turn, "called": None})
        memory.see({**stayed.view(), "turns": turn + 1, "called": None})
    assert "pass" not in worth_trying(memory, after)
    assert set(worth_trying(memory, after)) == {"h6xh4>g6", "h6xh4>h7"}


def test_a_call_is_not_given_up_because_staying_is_possible():
    before = track(put(2, A="h6 g5", B="h4"), under={"h6": 2}, colours={"h4": 3})
    stayed = called(before, "h6").play("pass")
    memory = Memory(5)
    for turn in range(0, 6, 2):
        memory.see({**before.view(), "turns": turn})
        memory.see({**stayed.view(), "turns": turn + 1})
    assert "h6=2" in worth_trying(memory, before)


def test_a_player_who_can_only_go_round_in_a_circle_does():
    *_, (position, memory, move) = in_a_circle()
    action = position.action(move)
    assert memory.worth_trying(position.plain(), [action]) == [action]


def test_a_player_who_has_forgotten_a_number_does_not_learn_it_from_a_circle():
    """What is worth trying does not depend on what is under the figures."""
    *_, (position, _, _), _ = in_a_circle()
    memory = Memory(5)
    for turn in range(6):  # like a player who has never been shown what was called
        seen = position if turn % 2 == 0 else position.play("h5=3").play("h5xg3>h5")
        memory.see({**seen.view(), "turns": turn, "called": None})
    for number in range(1, 7):
        other = position.plain()
        field = TRACKS[2].numbers["h5"]
        other.dice[field] = die(number, colour_at(other, field))
        dealt = Position(position.ruleset, other, position.setup)
        assert "h5=3" not in worth_trying(memory, dealt)


def test_a_circle_long_ago_is_forgotten():
    *_, (position, memory, move) = in_a_circle()
    for turn in range(position.turns, position.turns + TURNS_IN_MIND):
        memory.see(sight(turn + 1, {}, players=2))
    assert move in worth_trying(memory, position)


# ---- Moves as text ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    ["", "e8", "e8=", "e8=10", "e8-", "e8-f8-g8", "e8xf8", "e8xf8>", "E8=1", " pass", "passt",
     "e8>f8", "e8=a", "e8=3 ", "e8f8", "88=1", "e8x>f8", "pass=1"],
)  # fmt: skip
def test_moves_that_cannot_be_read(text):
    with pytest.raises(BadMove) as error:
        load(2).start(seed=1).play(text)
    assert "is not a move" in error.value.text("en")


@pytest.mark.parametrize("text", ["c12=1", "a1=1", "e8-z9", "e08=1", "e8-e0", "k8=2"])
def test_fields_that_are_not_on_this_track(text):
    with pytest.raises(BadMove, match="no field"):
        load(2).start(seed=1).play(text)


@pytest.mark.parametrize("text", ["e12=0", "e12=7", "e12=9"])
def test_numbers_that_no_die_shows(text):
    with pytest.raises(BadMove, match="1 to 6"):
        load(4).start(seed=1).play(text)


def test_every_legal_move_is_read_as_itself():
    for position in play_on(load(3).start(seed=6), 120, seed=2):
        for move, action in zip(position.legal_moves, position.legal_moves.actions, strict=True):
            assert position.play(move) == position.play(action)


def test_moves_have_parts():
    after = called(track(MEETING, under={"g8": 2}, colours={"i8": 0}), "g8")
    assert after.parts("g8-h7") == ("go", (("from", "g8"), ("to", "h7")))
    assert after.parts("g8xi8>f8") == ("hit", (("from", "g8"), ("to", "i8"), ("back", "f8")))
    assert track(MEETING).parts("g8=4") == ("call", (("from", "g8"), ("number", "4")))
    assert track(MEETING).parts("pass") == ("stay", ())


# ---- Positions as text ------------------------------------------------------------------------

LINE = (
    "dimenticato 2 to_move=0 turns=31 cards=0.2,3.1,5.0,4.0,7.3,11.2 "
    "blue=g8,c5,e10,f9 orange=h8,c4,d3,e1 waiting=e10 called=d3:4"
)


def test_a_line_says_where_everything_is():
    position = spielwerk.read_position(LINE)
    view = position.view()
    assert view["figures"] == {
        **dict.fromkeys(["g8", "c5", "f9", "e10"], 0),
        **dict.fromkeys(["h8", "d3", "c4", "e1"], 1),
    }
    assert view["waiting"] == ["e10"]
    assert view["called"] == {"field": "d3", "said": 4, "number": 6}
    assert view["numbers"]["c8"] == 5
    assert view["home"] == [1, 1]
    assert (position.to_move, position.turns) == (0, 31)


def test_the_start_as_a_line():
    start = load(2).start(setup={"cards": [[0, 2], [3, 1], [5, 0], [4, 0], [7, 3], [11, 2]]})
    assert start.line == (
        "dimenticato 2 to_move=0 turns=0 cards=0.2,3.1,5.0,4.0,7.3,11.2 "
        "blue=e10,f10,f9,e9 orange=e2,f2,f1,e1 waiting=e10,f10,f9,e9,e2,f2,f1,e1"
    )
    assert spielwerk.read_position(start.line) == start


def test_in_the_middle_of_a_turn():
    after = called(track(MEETING, under={"g8": 2}, colours={"i8": 0}), "g8")
    assert " called=g8:2 moving=1" in after.line


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("cards=0.2,", "cards="), "a list of 6 small cards"),
        (("cards=0.2,", "cards=0,"), "“cards” of the position cannot be “0”"),
        (("cards=0.2,", "cards=0.x,"), "“cards” of the position cannot be “0.x”"),
        (("cards=0.2,", "cards=12.2,"), "no small card “12”"),
        (("cards=0.2,", "cards=0.4,"), "turned by “4”"),
        (("cards=0.2,", "cards=3.2,"), "Card 3 appears twice"),
        (("blue=g8,", "blue="), "seat 1 has 3"),
        (("blue=g8,", "blue=g8,g7,"), "seat 1 has 5"),
        (("blue=g8,", "blue=a1,"), "“blue” of the position cannot be “a1”"),
        (("blue=g8,", "blue=h8,"), "Two pieces of the position are on h8"),
        (("blue=g8,", "blue=f1,"), "f1 is one of another player’s"),
        (("waiting=e10", "waiting=e9"), "“waiting” of the position cannot be “e9”"),
        (("waiting=e10", "waiting=g8"), "“waiting” of the position cannot be “g8”"),
        (("called=d3:4", "called=d3:7"), "“called” of the position cannot be “d3:7”"),
        (("called=d3:4", "called=d3"), "“called” of the position cannot be “d3”"),
        (("called=d3:4", "called=e1:4"), "“called” of the position cannot be “e1:4”"),
        (("called=d3:4", "moving=1"), "“moving” of the position cannot be “1”"),
        (("called=d3:4", "called=d3:4 moving=2"), "“moving” of the position cannot be “2”"),
        (("called=d3:4", "called=d3:4 moving=1"), "after 4 was called for d3"),  # not the caller's
        (("called=d3:4", "called=d3:6"), "after 6 was called for d3"),  # it had to go
        (("called=d3:4", "called=d4:3"), "after 3 was called for d4"),  # nobody there
        (("called=d3:4", "called=g8:1"), "after 1 was called for g8"),  # somebody else's
        (("waiting=e10", "waiting=e10,e1"), "after 4 was called for d3"),  # one had to leave
        (("blue=g8,c5,e10,f9 orange=h8,c4,d3,e1 waiting=e10",
          "blue=e9,f10,f9,e10 orange=h8,c4,d3,e1"), "home has won"),
        (("to_move=0", "ended=21 to_move=0"), "home has won"),
        (("turns=31", "turns=1000"), "“turns” of the position cannot be “1000”"),
        (("turns=31", "ended=22 turns=31"), "“turns” of the position cannot be “31”"),
        (("turns=31", "turns=1001"), "“turns” of the position cannot be “1001”"),
        (("turns=31", "turns=31 dice=3"), "has no “dice”"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_line_is_said(change, words):
    assert change[0] in LINE
    line = LINE.replace(*change)
    with pytest.raises(BadPosition) as error:
        spielwerk.read_position(line)
    assert words in error.value.text("en")


@pytest.mark.parametrize(
    "change",
    [
        ("blue=g8,c5,e10,f9", "blue=e10,f10,f9,e9"),  # one is still waiting
        ("called=d3:4", "called=d4:4"),  # the figure went on
        (" waiting=e10 called=d3:4", ""),
    ],
)
def test_what_may_be_is_not_refused(change):
    assert change[0] in LINE
    line = LINE.replace(*change)
    assert spielwerk.read_position(line).line == line


def test_a_position_that_was_dealt_anew_is_no_line():
    """Its numbers need not be those of the cards."""
    position = covering()
    with pytest.raises(BadSetup, match="dealt anew"):
        [position.redealt(0, seed).line for seed in range(9)]
