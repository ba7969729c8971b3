"""Nine men's morris as a whole: what must hold in every game, by people, compiled, and as text."""

from itertools import pairwise

import numpy as np
import pytest

from morris import GAME, rules
from morris.board import POINT_NAMES
from spielwerk import BadPosition, IllegalMove
from spielwerk.engine import replays
from spielwerk.engine.perft import perft
from spielwerk.engine.playouts import playouts, random_game
from spielwerk.engine.position import Ruleset
from spielwerk.runtime.target import CPU, INTERPRETED

MORRIS = Ruleset.of(GAME)
BY_FOOT = Ruleset.of(GAME, flying=False)


def some_games(count, seed=1):
    for number in range(count):
        yield random_game((MORRIS, BY_FOOT)[number % 2], seed, number)


def some_positions():
    return [position for game in some_games(20) for position in game.positions()]


def test_men_are_conserved_and_moves_keep_to_their_bound():
    for game in some_games(30):
        for before, after in pairwise(game.positions()):
            state, then = before.plain(), after.plain()
            assert state.men[0] & state.men[1] == 0
            left = [rules.men_left(state, seat) - rules.men_left(then, seat) for seat in (0, 1)]
            took = after.last_move.startswith("x")
            assert left[before.to_move] == 0
            assert left[1 - before.to_move] == took
            assert len(before.legal_moves) <= GAME.rules.max_moves
            assert after.turns - before.turns == (0 if then.taking else 1)
        assert len(game.history) <= GAME.longest(game.ruleset)


@pytest.mark.parametrize("ruleset", [MORRIS, BY_FOOT], ids=["flying", "by foot"])
def test_interpreted_and_compiled_games_are_the_same(ruleset):
    plain = playouts(ruleset, 60, seed=3, target=INTERPRETED)
    native = playouts(ruleset, 60, seed=3, target=CPU)
    for column in ("ranks", "turns", "decisions", "ended"):
        assert np.array_equal(getattr(plain, column), getattr(native, column))


def test_drawing_a_move_is_choosing_from_the_list():
    """`fast.draw` counts what `legal` lists."""
    room = [0] * GAME.rules.max_moves
    for position in some_positions():
        state, legal = position.plain(), position.legal_moves.actions
        for n in range(len(legal)):
            random = (n << 32) // len(legal) + 1
            assert GAME.rules.draw(state, random, room) == legal[n]


def test_all_endings_come_about():
    ended = playouts(MORRIS, 5_000, seed=1, target=CPU).ended
    assert set(ended.tolist()) == set(GAME.endings)


def test_perft_from_the_empty_board():
    counts = [perft(MORRIS.start(), depth, CPU) for depth in (1, 2, 3, 4)]
    assert counts == [24, 552, 12_144, 255_024]


def test_records_and_positions_read_back():
    for game in some_games(20):
        again = replays.read(game.record(), lambda name: GAME)
        assert again == game
        assert again.history == game.history
        for position in list(game.positions())[::7]:
            read = position.ruleset.position(position.line)
            assert read == position
            assert read.moves_as_text() == position.moves_as_text()


@pytest.mark.parametrize(
    "fields",
    [
        "blue=a1,a1 orange=g7 hand=5,5",
        "blue=a1 orange=a1 hand=5,5",
        "blue=d4 orange=a1 hand=5,5",
        "blue=a1 orange=g7 hand=5",
        "blue=a1 orange=g7 hand=10,5",
        "blue=a1,a4 orange=g7,d7 hand=5,5 taking=1",
        "blue=a1,a4,a7 hand=6,9 taking=1",
        "blue=a1,a4,a7 orange=g7,d7,f4 hand=0,0 to_move=2",
    ],
)
def test_positions_that_cannot_be_are_refused(fields):
    turn = "" if "to_move" in fields else " to_move=0"
    with pytest.raises(BadPosition):
        MORRIS.position(f"morris 2 turns=20{turn} {fields}")


def test_everything_else_is_refused_with_a_rule_and_a_sentence():
    for position in some_positions()[::150]:
        for action in set(range(GAME.rules.actions)) - set(position.legal_moves.actions):
            if not position.over:
                with pytest.raises(IllegalMove) as refusal:
                    position.play(action)
                assert refusal.value.rule in {"MO-3", "MO-4", "MO-7", "MO-8"}
                assert refusal.value.text()


def test_effects_tell_what_changed():
    """Whoever carries out the effects on the board before a move has the board after it."""
    for game in some_games(20):
        for before, after in pairwise(game.positions()):
            board = dict(before.view()["points"])
            told = before.effects(after.last_move)
            assert {effect["effect"] for effect in told} <= set(GAME.effect_rules)
            for effect in told:
                if effect["effect"] == "take":
                    assert board.pop(effect["point"]) == effect["owner"] == 1 - before.to_move
                elif "to" in effect:
                    board.pop(effect.get("from"), None)
                    board[effect["to"]] = before.to_move
            assert board == after.view()["points"]
            assert any(each["effect"] == "mill" for each in told) == after.view()["taking"]


def test_features_tell_positions_apart():
    seen = {}
    count = GAME.rules.features(2)
    for position in some_positions():
        state, room = position.plain(), [0] * count
        for seat in (0, 1):
            listed = tuple(room[: GAME.rules.encode(state, seat, room)])
            assert len({*listed}) == len(listed)
            assert all(0 <= feature < count for feature in listed)
            mine, theirs = seat, 1 - seat
            shown = (
                state.men[mine], state.men[theirs], state.hand[mine], state.hand[theirs],
                state.to_move == seat, state.taking,
            )  # fmt: skip
            assert seen.setdefault(listed, shown) == shown


def test_the_board_as_data_shows_every_man():
    for position in some_positions()[::25]:
        view = position.view()
        told = GAME.sketch(view).as_json()
        assert {spot["name"] for spot in told["spots"]} == set(POINT_NAMES)
        taken = [spot for spot in told["spots"] if spot["pieces"]]
        shown = {spot["name"]: spot["pieces"][0]["seat"] for spot in taken}
        assert shown == view["points"]
        assert [len(tray["pieces"]) for tray in told["trays"]] == view["hand"]
