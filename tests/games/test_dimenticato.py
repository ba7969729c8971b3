"""Dimenticato as a whole: correct calls and random moves, secrets, an independent
implementation."""

import random
import re
from collections import Counter
from itertools import islice

import numpy as np
import pytest

import spielwerk
from amounts import amount, soaks
from oracles.compare import play_side_by_side
from oracles.dimenticato import Referee, square_named
from rules.dimenticato_tracks import track
from spielwerk.engine.perft import perft
from spielwerk.engine.playouts import playouts
from spielwerk.engine.policies import knowing
from spielwerk.engine.position import Position
from spielwerk.games.dimenticato.board import (
    DICE_FIELDS,
    NONE,
    OFF,
    TRACKS,
    block,
    colour_at,
    number_at,
)
from spielwerk.games.dimenticato.memory import Memory
from spielwerk.games.dimenticato.rules import FIGURES
from spielwerk.games.dimenticato.secrets import REMEMBERED
from spielwerk.games.dimenticato.ways import leaving
from spielwerk.runtime.chance import choose, random32
from spielwerk.runtime.compile import jit
from spielwerk.runtime.target import INTERPRETED

EVERY_TRACK = pytest.mark.parametrize("players", [2, 3, 4])


def some_house_rules(chance):
    """House rules at random that can be played together."""
    figures = chance.randint(2, 4)
    most = chance.randint(4 if figures == 4 else 3, 6)
    return {
        "figures": figures,
        "leave_least": chance.randint(1, most),
        "leave_most": most,
        "back": chance.randint(1, 5),
        **{name: chance.random() < 0.5 for name in ("calling", "safe", "stay")},
    }


def positions_of(players, seed, mistakes=0.1):
    """A game with mostly correct calls, position by position; every third by house rules."""
    chance = random.Random(f"{players} {seed}")
    house = some_house_rules(chance) if seed % 3 == 2 else {}
    position = spielwerk.load("dimenticato", players, **house).start(seed=seed)
    yield position
    while not position.over:
        room = [0] * position.ruleset.rules.max_moves
        draw = position.ruleset.rules.draw_knowing
        if chance.random() < mistakes:
            draw = position.ruleset.rules.draw
        chosen = draw(position.plain(), random32(seed, len(position.history)), room)
        position = position.play(chosen)
        yield position


@soaks
@EVERY_TRACK
def test_an_independent_implementation_agrees_at_every_decision(players):
    chance = random.Random(f"dimenticato {players}")
    for seed in range(amount(8, 100)):
        house = some_house_rules(chance) if seed % 2 else {}
        position = spielwerk.load("dimenticato", players, **house).start(seed=seed)
        referee = Referee(players, position.setup, **house)
        keen = chance.choice((0.1, 0.9))  # on hitting

        def choose(legal, referee=referee, keen=keen):
            calls = [move for move in legal if "=" in move]
            if calls and chance.random() < 0.95:
                right = [
                    move for move in calls if move == f"{move[:-2]}={referee.number(move[:-2])}"
                ]
                return chance.choice(right + [move for move in legal if "=" not in move])
            hits = [move for move in legal if "x" in move]
            return chance.choice(hits if hits and chance.random() < keen else legal)

        play_side_by_side(position, referee, choose, compare_boards)


def compare_boards(position, referee):
    view = position.view(None)
    figures = referee.figures()
    assert view["figures"] == {field: seat for field, (seat, _) in figures.items()}
    assert set(view["waiting"]) == {f for f, (_, where) in figures.items() if where == "waiting"}
    assert all(referee.number(field) == number for field, number in view["numbers"].items())
    assert all(referee.colour(field) == colour for field, colour in view["colours"].items())


def crowded(players, chance):
    """One or two figures of seat 0 have not left yet, and most of the fields where they could go to
    are taken. This hardly ever comes up in a game."""
    board = TRACKS[players]
    position = spielwerk.load("dimenticato", players).start(seed=chance.randrange(1000))
    state = position.plain()
    waiting = chance.sample(block(0), chance.choice((1, 1, 2)))
    figures = {0: list(waiting), **{seat: [] for seat in range(1, players)}}
    near = set().union(*(leaving(board, 0, field) for field in waiting))
    for field in chance.sample(sorted(near), len(near)):
        seat = chance.choice((0, *range(1, players), *range(1, players)))
        if len(figures[seat]) < FIGURES and chance.random() < 0.9:
            figures[seat].append(field)
    for seat, fields in figures.items():
        home = [field for field in block(seat) if field not in fields]
        fields += home[: FIGURES - len(fields)]
    state.occupant = [NONE] * len(state.occupant)
    for seat, fields in figures.items():
        state.waiting[seat] = sum(1 << f - block(0)[0] for f in waiting) if seat == 0 else 0
        state.figures[FIGURES * seat : FIGURES * (seat + 1)] = sorted(fields)
        for field in fields:
            state.occupant[field] = seat
    return Position(position.ruleset, state, position.setup)


def referee_of(position):
    """The second reading of the rules, at the same place in a game."""
    referee = Referee(position.ruleset.players, position.setup)
    view = position.view(None)
    blocks = {field for fields in view["blocks"] for field in fields}
    referee.standing = {
        square_named(field): (
            seat,
            "waiting" if field in view["waiting"] else "home" if field in blocks else "out",
        )
        for field, seat in view["figures"].items()
    }
    return referee


@soaks
@EVERY_TRACK
def test_di14_leaving_in_a_crowd_is_the_same_in_a_second_reading_and_compiled(players):
    chance = random.Random(f"crowd {players}")
    rules = spielwerk.find_game("dimenticato").rules
    compiled = [jit(function) for function in (rules.legal, rules.legal_knowing)]
    drawn = [(rules.draw, jit(rules.draw)), (rules.draw_knowing, jit(rules.draw_knowing))]
    room = np.zeros(rules.max_moves, np.int32)
    asked = Counter()
    for number in range(amount(150, 1500)):
        position = crowded(players, chance)
        referee = referee_of(position)
        assert set(position.legal_moves) == referee.legal()
        asked[position.view()["asks"]] += 1
        states = np.array([position.state])
        listed = position.legal_moves.actions
        assert room[: compiled[0](states[0], room)].tolist() == listed
        if position.view()["asks"] == "hit":
            assert room[: compiled[1](states[0], room)].tolist() == listed
            for plain, fast in drawn:
                expected = listed[choose(random32(number, 0), len(listed))]
                assert (
                    plain(position.plain(), random32(number, 0), [0] * rules.max_moves) == expected
                )
                assert fast(states[0], random32(number, 0), room) == expected
        move = chance.choice(sorted(referee.legal()))
        after = position.play(move)
        jit(rules.apply)(states[0], position.action(move))
        assert states[0].tobytes() == after.packed()
        referee.play(move)
        assert set(after.legal_moves) == referee.legal()
    assert min(asked["hit"], asked["leave"]) > 25
    assert asked["call"] > 0


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(
    ("players", "counts"),
    [
        (2, [20, 400, 4880, 59536]),
        (3, [20, 400, 8000, 97600]),
        (4, [20, 400, 8000, 160000]),
    ],
)
def test_perft_is_the_same_for_every_set_up(players, counts, seed):
    start = spielwerk.load("dimenticato", players).start(seed=seed)
    assert [perft(start, depth) for depth in (1, 2, 3, 4)] == counts


@EVERY_TRACK
def test_ten_thousand_games_with_correct_calls_end(players):
    played = playouts(spielwerk.load("dimenticato", players), 10_000, seed=3, policy=knowing)
    won, cut_off = played.ended == 21, played.ended == 22
    assert np.all(won | cut_off)
    assert np.all(played.turns[won] <= 1000)
    assert np.all(played.turns[cut_off] == 1000)
    assert np.all((played.ranks[won] == 1).sum(axis=1) == 1)
    assert np.all(played.ranks.min(axis=1) == 1)
    assert won.mean() > 0.99


@EVERY_TRACK
def test_games_with_correct_calls_are_the_same_interpreted(players):
    ruleset = spielwerk.load("dimenticato", players)
    compiled = playouts(ruleset, 60, 5, policy=knowing)
    plain = playouts(ruleset, 60, 5, policy=knowing, target=INTERPRETED)
    for field in ("ranks", "turns", "decisions", "ended"):
        assert np.array_equal(getattr(compiled, field), getattr(plain, field))


@EVERY_TRACK
def test_figures_are_conserved_and_stand_where_the_fields_say(players):
    for seed in range(12):
        for position in positions_of(players, seed):
            state = position.plain()
            for seat in range(players):
                every = state.figures[FIGURES * seat : FIGURES * (seat + 1)]
                figures = every[: state.each]
                assert every[state.each :] == [OFF] * (FIGURES - state.each)
                standing = [f for f in range(DICE_FIELDS + 16) if state.occupant[f] == seat]
                assert figures == sorted(set(figures)) == standing
                assert all(f < DICE_FIELDS or (f - DICE_FIELDS) // 4 == seat for f in figures)
            assert all(seat < players for seat in state.occupant)


@EVERY_TRACK
def test_a_set_up_as_data_begins_the_same_game(players):
    game = spielwerk.load("dimenticato", players)
    for seed in range(30):
        start = game.start(seed=seed)
        again = game.start(setup=start.setup)
        assert again == start
        assert again.setup == start.setup


# ---- Secrets ----------------------------------------------------------------------------------


def some_positions(players):
    chance = random.Random(f"secrets {players}")
    for seed in range(amount(14, 60)):
        every = list(positions_of(players, seed))
        yield from chance.sample(every, 12)


def known_to(position, seat):
    """Everything a seat receives: what it sees, the moves it is shown, and what it may do."""
    moves = position.moves_as_text() if seat == position.to_move else None
    view = position.view(seat)
    drawn = position.game.picture(view, lambda message, **values: f"{message} {values}")
    return repr((view, drawn, position.told(), moves)).encode()


@soaks
@EVERY_TRACK
def test_di23_what_a_seat_receives_does_not_depend_on_what_is_covered(players):
    differing = total = 0
    for number, position in enumerate(some_positions(players)):
        if position.over:
            continue
        for seat in (None, *range(players)):
            other = position.redealt(seat, number)
            assert known_to(other, seat) == known_to(position, seat)
            differing += other != position
            total += 1
    assert total > 300
    assert differing > 0.8 * total, "re-dealt positions vary"


def with_other_numbers(position, move, seed):
    """The position with other numbers under the figures; a call or a look shows its number to
    everybody."""
    state = position.plain()
    asked = re.fullmatch(r"(\w+)(=\d|\?)", move)
    called = TRACKS[state.players].numbers[asked[1]] if asked else None
    if called is not None:
        state.dice[called] += REMEMBERED
    position.game.rules.redeal(state, 0, seed)
    if called is not None:
        state.dice[called] -= REMEMBERED
    return Position(position.ruleset, state, None)


@EVERY_TRACK
def test_di23_effects_do_not_depend_on_what_is_covered(players):
    differing = total = 0
    told = set()
    for number, position in enumerate(some_positions(players)):
        if position.over:
            continue
        for move in position.moves_as_text()[number % 3 :: 6]:
            other = with_other_numbers(position, move, number)
            assert move in other.legal_moves
            for seat in (None, *range(players)):
                effects = position.effects(move, seat)
                assert repr(other.effects(move, seat)) == repr(effects)
                told |= {effect["effect"] for effect in effects}
            differing += other != position
            total += 1
    assert differing > 0.8 * total > 200
    assert told >= {"leave", "go", "right-call", "wrong-call", "home", "hit"}


@soaks
@EVERY_TRACK
def test_every_position_of_a_game_is_read_as_it_was_written(players):
    for seed in range(amount(3, 20)):
        for position in positions_of(players, seed, mistakes=0.3):
            again = position.ruleset.position(position.line)
            assert again == position
            assert again.line == position.line


def where_one_may_stay(players):
    """Positions in which `pass` is one of several moves: after a call, and when leaving."""
    chance = random.Random(f"stay {players}")
    games = (position for seed in range(40) for position in positions_of(players, seed))
    crowds = (crowded(players, chance) for _ in range(200))
    for positions in (games, crowds):
        may_stay = (p for p in positions if not p.over and p.view()["asks"] == "hit")
        yield from islice(may_stay, 15)


@EVERY_TRACK
def test_di23_the_choice_to_stay_gives_no_number_away(players):
    """After a right call the number is known to all, and leaving needs none: with other numbers
    under the figures there are the same moves, `pass` among them."""
    found = Counter()
    for position in where_one_may_stay(players):
        for seat in (None, *range(players)):
            for seed in range(3):
                other = position.redealt(seat, seed)
                assert other.moves_as_text() == position.moves_as_text()
                assert known_to(other, seat) == known_to(position, seat)
                found["differing"] += other != position
                stayed = [each.play("pass") for each in (position, other)]
                assert known_to(stayed[0], seat) == known_to(stayed[1].redealt(seat, seed), seat)
        found["after a call" if position.plain().moving else "leaving"] += 1
    assert min(found.values()) > 10
    assert found["differing"] > 0


@EVERY_TRACK
def test_di23_a_redeal_changes_covered_numbers_and_nothing_else(players):
    for number, position in enumerate(some_positions(players)):
        before, after = position.plain(), position.redealt(0, number).plain()
        dice = range(4 * 4 * players)
        for field in dice:
            assert colour_at(before, field) == colour_at(after, field)
            covered = before.occupant[field] != NONE and field != before.called
            if not covered or field // 4 in TRACKS[players].big_cards:
                assert number_at(before, field) == number_at(after, field)
        for place in range(4 * players):
            numbers = [number_at(after, 4 * place + corner) for corner in range(4)]
            assert len(set(numbers)) == 4, "the numbers on a card are different"
            assert set(numbers) <= set(range(1, 7))
        after.dice = before.dice
        assert after == before


TWO_COVERED = """
    _ _ _ _ . . _ _ _ _
    _ _ _ _ . . _ _ _ _
    _ _ . . . . 3 B _ _
    _ _ . . . . 6 A _ _
    _ _ . . _ _ . . _ _
    _ _ . . _ _ . . _ _
    _ _ . . . . . . _ _
    _ _ . . . . . . _ _
    _ _ _ _ . . _ _ _ _
    _ _ _ _ . . _ _ _ _
"""


def test_di23_redealt_numbers_are_all_equally_likely():
    position = track(TWO_COVERED)
    h8, h7 = (TRACKS[2].numbers[name] for name in ("h8", "h7"))
    deals = 6000
    counts = Counter()
    for seed in range(deals):
        state = position.redealt(0, seed).plain()
        counts[number_at(state, h8), number_at(state, h7)] += 1
    ways = {(a, b) for a in (1, 2, 4, 5) for b in (1, 2, 4, 5) if a != b}
    assert set(counts) == ways
    expected = deals / len(ways)
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_square < 31.3  # 11 degrees of freedom: exceeded once in a thousand


def test_di23_a_redeal_depends_only_on_what_is_shown():
    for number, position in enumerate(some_positions(3)):
        again = position.redealt(0, number + 1).redealt(0, 77)
        assert again == position.redealt(0, 77)


@EVERY_TRACK
def test_di23_while_the_game_runs_only_the_last_turn_is_told(players):
    for seed in range(6):
        turn = []
        turns = 0
        for position in positions_of(players, seed, mistakes=0.4):
            turn = [*turn, *position.history[-1:]]
            assert position.told() == (position.history if position.over else turn)
            if position.turns > turns:
                turn, turns = [], position.turns


@EVERY_TRACK
def test_di23_of_covered_numbers_only_the_one_just_called_is_told(players):
    for seed in range(6):
        for position in positions_of(players, seed, mistakes=0.4):
            view = position.view(0)
            assert view["numbers"].keys().isdisjoint(view["figures"])
            if position.over:
                break
            calls = [move for move in position.told() if re.search(r"[=?]", move)]
            called = view["called"]
            said = "" if called is None else f"={called['said']}" if called["said"] else "?"
            assert calls == ([f"{called['field']}{said}"] if called else [])


# ---- Memory (DI-24) ---------------------------------------------------------------------------


@EVERY_TRACK
def test_di24_a_perfect_memory_knows_every_number_from_views_alone(players):
    for seed in (7, 8):  # as printed, and by house rules
        memory = Memory(level=5)
        for position in positions_of(players, seed, mistakes=0.3):
            memory.see(position.view(0))
            for name, field in TRACKS[players].numbers.items():
                if field < DICE_FIELDS:
                    assert memory.numbers[name] == number_at(position.plain(), field)


@pytest.mark.parametrize("level", [1, 3, 5])
def test_di24_a_redeal_keeps_what_is_remembered_and_deals_what_is_forgotten(level):
    memory = Memory(level, seed=4)
    forgotten = 0
    for position in positions_of(4, 9):
        memory.see(position.view(2))
        honest = position.redealt(2, seed=position.turns).plain()
        memory.write_on(honest)
        position.ruleset.rules.redeal(honest, 2, 123)
        for name, field in TRACKS[4].numbers.items():
            if field < DICE_FIELDS:
                if name in memory.numbers:
                    assert number_at(honest, field) == memory.numbers[name]
                forgotten += name not in memory.numbers
                assert colour_at(honest, field) == colour_at(position.plain(), field)
    assert (forgotten == 0) == (level == 5)


def test_di24_what_is_remembered_does_not_depend_on_what_was_not_shown():
    """The memory of a game, and the memory of the same game with other numbers under the
    figures."""
    one, other = Memory(3, seed=1), Memory(3, seed=1)
    for number, position in enumerate(positions_of(3, 10)):
        one.see(position.view(1))
        other.see(position.redealt(1, number).view(1))
        assert one.numbers == other.numbers


@EVERY_TRACK
def test_the_whole_track_fits_a_screen(players):
    for position in positions_of(players, 3):
        picture = position.game.picture(position.view(0), lambda message, **_: message)
        lines = ["".join(piece for piece, _ in line) for line in picture]
        assert max(map(len, lines)) <= 80
        figures = sum("".join(lines[:-6]).count(symbol) for symbol in "●▲■★")
        assert figures == 4 * players
