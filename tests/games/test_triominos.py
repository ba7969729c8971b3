"""Triominos as a whole: invariants, secrets, and an independent implementation."""

import math
import random
from collections import Counter

import pytest

import spielwerk
from amounts import amount, soaks
from oracles.compare import play_side_by_side
from oracles.triominos import Referee
from rules.triominos_tables import laying, table
from spielwerk.engine.playouts import playouts, random_game
from spielwerk.engine.policies import STATES_NEEDED, sensible
from spielwerk.games.triominos import sense
from spielwerk.games.triominos.board import NONE, TILE_NAMES
from spielwerk.games.triominos.grid import need_at
from spielwerk.runtime.state import PlainRows
from spielwerk.runtime.target import INTERPRETED


def some_house_rules(chance, players):
    pays = {name: chance.randint(0, 5) for name in ("hexagon", "bridge", "last", "price")}
    most = {2: 12, 3: 11, 4: 8}[players]
    return {"rack": chance.randint(1, most), "purse": chance.randint(0, 10), **pays}


@soaks
@pytest.mark.parametrize("joker", [True, False])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_independent_implementation_agrees_at_every_decision(players, joker):
    chance = random.Random(f"triominos {players} {joker}")
    for number in range(amount(14, 200)):
        house = some_house_rules(chance, players) if number % 2 else {}
        position = spielwerk.load("triominos", players, joker=joker, **house).start(seed=number)
        keen = chance.choice((0.2, 0.8, 0.95))  # on laying; otherwise on buying

        def choose(legal, keen=keen):
            laying = [m for m in legal if m[0] not in "bp"]
            rest = [m for m in legal if m[0] in "bp"] or laying
            return chance.choice(laying if laying and chance.random() < keen else rest)

        def compare_chips(position, referee):
            assert position.view(None)["chips"] == list(referee.chips)

        referee = Referee(players, position.setup, joker, **house)
        play_side_by_side(position, referee, choose, compare_chips)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_are_conserved_and_the_table_is_consistent(players):
    chance = random.Random(players)
    for number in range(40):
        house = some_house_rules(chance, players) if number % 2 else {}
        ruleset = spielwerk.load("triominos", players, **house)
        for position in random_game(ruleset, 8, number).positions():
            state = position._state
            tiles = [t for s in range(players) for t in range(36) if state.racks[s] >> t & 1]
            tiles += state.pot[state.pot_next : state.pot_end]
            names = [TILE_NAMES[t] for t in tiles]
            names += ["".join(sorted(entry["tile"])) for entry in position.view(None)["table"]]
            assert sorted(names) == sorted(TILE_NAMES)
            assert len(set(position.view(None)["open_cells"])) == state.open_cells
            assert state.open_cells <= 38
            assert sum(vertex != NONE for vertex in state.vertex_at) <= 38
            assert min(state.chips) >= 0
            needs = zip(state.open_cell, state.open_need[: state.open_cells], strict=False)
            assert all(need == need_at(state, cell) for cell, need in needs)
            if state.joker_laid != NONE:
                assert state.joker_need == need_at(state, state.laid_cell[state.joker_laid])


def test_the_table_can_grow_in_any_direction_without_leaving_the_grid():
    """Straight rows in all six directions; the last tile is laid at either end."""
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)):
        row = _row(dx, dy)[:34]
        position = table(
            "111", laid=[f"111@{x},{y}{way}" for x, y, way in row], racks=("111", "222")
        )
        for move in position.legal_moves:
            after = position.play(move)
            assert after.history == [move]
            assert len(after.view(None)["table"]) == (36 if "@" in move else 35)


def _row(dx, dy):
    """35 cells in a row from 0,0u: each one touches the one before by a side."""
    cells = [(0, 0, "u")]
    while len(cells) < 36:
        x, y, way = cells[-1]
        if way == "u":
            beyond = [(x, y - 1, "d"), (x - 1, y, "d"), (x, y, "d")]
        else:
            beyond = [(x, y + 1, "u"), (x + 1, y, "u"), (x, y, "u")]
        cells.append(max(beyond, key=lambda c: (c not in cells, c[0] * dx + c[1] * dy, c)))
    return cells[1:]


def test_chips_go_only_between_the_bank_and_the_player_who_acts():
    for number in range(40):
        before = None
        for position in random_game(spielwerk.load("triominos", 3), 9, number).positions():
            view = position.view(None)
            if before is not None:
                changes = [b - a for a, b in zip(before["chips"], view["chips"], strict=True)]
                mover = changes.pop(before["to_move"])
                assert changes == [0, 0]
                move = position.history[-1]
                assert (
                    mover == -1 if move == "buy" else 1 <= mover <= 6 if "@" in move else mover == 0
                )
            before = view


# ---- Secrets ----------------------------------------------------------------------------------


def some_positions(count, **options):
    chance = random.Random(f"secrets {options}")
    for number in range(count):
        game = spielwerk.load("triominos", chance.choice((2, 3, 4)), **options)
        every = list(random_game(game, 77, number).positions())
        yield from chance.sample(every, 8)


def known_to(position, seat):
    """Everything a seat receives: what it sees, what has been played, and what it may do."""
    moves = position.moves_as_text() if seat == position.to_move else None
    return repr((position.view(seat), position.history, moves)).encode()


@soaks
@pytest.mark.parametrize("joker", [True, False])
@pytest.mark.parametrize("is_open", [True, False])
def test_tr17_what_a_seat_receives_does_not_depend_on_what_it_cannot_know(joker, is_open):
    differing = total = 0
    for number, position in enumerate(some_positions(amount(70, 500), joker=joker, open=is_open)):
        for seat in (None, *range(position.ruleset.players)):
            other = position.redealt(seat, number)
            assert known_to(other, seat) == known_to(position, seat)
            differing += other != position
            total += 1
    assert total > 500
    assert differing > 0.7 * total, "re-dealt positions vary"


@pytest.mark.parametrize("is_open", [True, False])
def test_tr17_the_effects_a_seat_is_told_do_not_depend_on_what_it_cannot_know(is_open):
    """Wherever a move is as possible as in truth and shows the seat the same, it is told the same.
    Only a bought tile is news to those who see it."""
    told = Counter()
    for number, position in enumerate(some_positions(30, open=is_open)):
        for move in position.legal_moves:
            for seat in (None, *range(position.ruleset.players)):
                effects = position.effects(move, seat)
                other = position.redealt(seat, number)
                if move not in other.legal_moves:
                    continue
                again = other.effects(move, seat)
                if other.play(move).view(seat) != position.play(move).view(seat):
                    assert move == "buy"
                    assert is_open or seat == position.to_move
                    effects[0].pop("tile")
                    again[0].pop("tile")
                assert repr(again) == repr(effects)
                told.update(effect["effect"] for effect in effects)
    assert {"lay", "joker", "hexagon", "bridge", "swap", "buy", "buy-by-choice"} <= set(told)


@pytest.mark.parametrize("is_open", [True, False])
def test_tr17_a_redeal_conserves_the_tiles(is_open):
    for number, position in enumerate(some_positions(20, open=is_open)):
        for seat in (None, 0):
            one, other = position._state, position.redealt(seat, number)._state
            assert sorted(_hidden(one)) == sorted(_hidden(other))
            assert one.pot_next == other.pot_next


def _hidden(state):
    racks = [t for rack in state.racks for t in range(36) if rack >> t & 1]
    return racks + state.pot[state.pot_next : state.pot_end]


def test_tr17_redealt_racks_have_the_frequencies_of_the_exact_posterior():
    """Seat 1 holds the joker, as everybody knows, and one more tile; seat 2 holds one; three are in
    the pot."""
    position = table("135", racks=("111", "J 222", "333"), pot="444 555 112", joker_holder=1)
    counts = Counter()
    deals = 6000
    for seed in range(deals):
        state = position.redealt(0, seed)._state
        rack = state.racks[1]
        assert rack >> 35 & 1, "the joker stays where everybody knows it is"
        counts[rack, state.racks[2], tuple(state.pot[state.pot_next : state.pot_end])] += 1
    ways = math.factorial(5)  # every order of the five hidden tiles
    assert len(counts) == ways
    expected = deals / ways
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_square < 172.4  # 119 degrees of freedom: exceeded once in a thousand


def test_tr17_a_redealt_position_carries_nothing_of_the_true_set_up():
    position = random_game(spielwerk.load("triominos"), 1, 1)
    other = position.redealt(0, 5)
    for secret in (lambda: other.setup, other.record, lambda: list(other.positions())):
        with pytest.raises(spielwerk.BadSetup):
            secret()
    position.setup["pot"].clear()
    assert position.setup["pot"], "the set-up that is handed out is a copy"


def test_tr17_a_redeal_depends_only_on_what_is_shown():
    for number, position in enumerate(some_positions(20)):
        for seat in (None, 0):
            again = position.redealt(seat, number + 1).redealt(seat, 77)
            assert again == position.redealt(seat, 77)


def test_tr17_only_a_player_known_to_hold_the_joker_keeps_it():
    position = table("135", racks=("111", "J 222", "333"), pot="444 555 112")
    holders = Counter()
    for seed in range(300):
        state = position.redealt(0, seed)._state
        holders[next((s for s in range(3) if state.racks[s] >> 35 & 1), "pot")] += 1
    assert set(holders) == {1, 2, "pot"}


# ---- What a sensible player sees --------------------------------------------------------------


def test_what_could_be_laid_is_what_may_be_laid():
    bonuses = Counter()
    for position in some_positions(60):
        if position.over:
            continue
        state, seat = position._state, position.to_move
        gains = {}
        for move in position.legal_moves:
            if "@" in move:
                gains[move] = position.play(move)._state.chips[seat] - state.chips[seat] - 1
        tiles = {"".join(sorted(move.split("@")[0])) for move in gains} - {"J"}
        is_last = state.racks[seat].bit_count() == 1
        most = max(gains.values(), default=is_last) - is_last
        assert sense.prospects(state, state.racks[seat]) == (len(tiles), most)
        bonuses[most] += 1
    assert min(bonuses[0], bonuses[1]) > 30


@pytest.mark.parametrize("is_open", [True, False])
def test_tr17_how_well_a_seat_is_doing_does_not_depend_on_what_it_cannot_know(is_open):
    merits = set()
    for number, position in enumerate(some_positions(40, open=is_open)):
        for seat in range(position.ruleset.players):
            merit = sense.merit(position._state, seat)
            assert merit == sense.merit(position.redealt(seat, number)._state, seat)
            merits.add(merit)
    assert len(merits) > 100


def test_a_tile_is_worth_having_until_the_pot_is_nearly_empty():
    def merit(rack, pot):
        return sense.merit(table("135", racks=(rack, "555"), pot=pot)._state, 0)

    fits_nowhere = "224"
    assert merit(f"444 222 {fits_nowhere}", "111 112 113 114") > merit("444 222", "111 112 113 114")
    assert merit(f"444 222 {fits_nowhere}", "111 112") < merit("444 222", "111 112")


def test_a_tile_that_opens_little_to_the_others_is_preferred():
    """The others have only ones and fives, so twos are useless to them."""
    position = table("122", racks=("222 112", "111 155"), pot="115 555")
    closing = [m for m in laying(position) if m.startswith("222")]
    opening = [m for m in laying(position) if not m.startswith("222")]
    threats = {m: sense.threat(position.play(m)._state, 0) for m in (*closing, *opening)}
    assert max(threats[m] for m in closing) < min(threats[m] for m in opening)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sensible_players_play_alike_interpreted_and_compiled(players):
    ruleset = spielwerk.load("triominos", players)
    compiled = playouts(ruleset, 30, 5, policy=sensible)
    plain = playouts(ruleset, 30, 5, policy=sensible, target=INTERPRETED)
    for column in ("ranks", "turns", "decisions", "ended"):
        assert (getattr(compiled, column) == getattr(plain, column)).all()


def test_sensible_players_beat_random_ones():
    """They score 95 % of the points."""
    ruleset = spielwerk.load("triominos")
    choose_move, room = sensible(ruleset.rules), [0] * ruleset.rules.max_moves
    states = PlainRows(ruleset.rules.state, STATES_NEEDED)
    points = 0.0
    for game in range(60):
        position, chance = ruleset.start(seed=game // 2), random.Random(game)
        while (seat := position.to_move) is not None:
            if seat == game % 2:
                states[0] = position.redealt(seat, 0)._state
                move = choose_move(states, chance.getrandbits(32), room, [0, 0])
            else:
                move = chance.choice(position.legal_moves.actions)
            position = position.play(move)
        mine, other = position.ranks[game % 2], position.ranks[1 - game % 2]
        points += (mine <= other) - 0.5 * (mine == other)
    assert points > 0.8 * 60


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_set_up_as_data_begins_the_same_game(players):
    game = spielwerk.load("triominos", players)
    for seed in range(30):
        start = game.start(seed=seed)
        again = game.start(setup=start.setup)
        assert again == start
        assert again.setup == start.setup


def test_a_full_table_fits_a_screen():
    for number in range(25):
        position = random_game(spielwerk.load("triominos"), 4, number)
        picture = position.game.picture(position.view(0), lambda message, **_: message)
        lines = ["".join(piece for piece, _ in line) for line in picture]
        assert max(map(len, lines)) <= 100
        text = "\n".join(lines)
        for tile in position.view(0)["racks"][0]:
            assert tile in text
