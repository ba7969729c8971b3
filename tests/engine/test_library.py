"""The library as people use it: names, options, set-ups, errors."""

import pickle
import random
import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

import spielwerk
from spielwerk import (
    BadMove,
    BadOption,
    BadSetup,
    IllegalMove,
    MissingExtra,
    SpielwerkError,
    UnknownGame,
    library,
)
from spielwerk.engine.options import Choice, Number, Switch, read_assignments, settle
from spielwerk.engine.playouts import playouts
from spielwerk.engine.rewards import rewards
from spielwerk.engine.rules import WrongRules
from spielwerk.errors import needs_extra
from spielwerk.workbench.summary import Summary


def test_the_names_that_others_rely_on():
    game = spielwerk.load("rings", players=3)
    position = game.start(seed=7)
    assert position.to_move == 0
    assert len(position.legal_moves) == 30
    assert "a1" in position.legal_moves
    assert "xa1" not in position.legal_moves
    assert position.moves_as_text()[:2] == ["a1", "a2"]
    after = position.play("a1")
    assert (position.to_move, after.to_move) == (0, 1)
    assert (after.over, after.ranks) == (False, None)
    assert after.view(None)["cells"] == {"a1": 0}
    assert after.setup == {}
    assert spielwerk.read_record(after.record()) == after
    assert after.history == ["a1"]
    assert after == game.start(setup={}).play("a1")
    assert after != position
    assert len({after, position, game.start().play("a1")}) == 2
    assert "seat 1 to move" in repr(after)
    assert "a2" in repr(after.legal_moves)


def test_errors_are_value_errors_with_a_rule_and_a_sentence_in_every_language():
    position = spielwerk.load("rings").start().play("a1")
    with pytest.raises(IllegalMove) as illegal:
        position.play("a1")
    assert isinstance(illegal.value, ValueError)
    assert illegal.value.rule == "RG-4"
    assert str(illegal.value) == "This cell is not free. Choose an empty one. (RG-4)"
    assert illegal.value.text("de") == "Dieses Feld ist nicht frei. Wähl ein leeres. (RG-4)"
    assert illegal.value.text("uk") == "Ця клітинка зайнята. Виберіть вільну. (RG-4)"
    with pytest.raises(BadMove, match="“e2e4” is not a move"):
        position.play("e2e4")
    for number in (-1, 631, 10**9):
        with pytest.raises(IllegalMove, match="no move with the number"):
            position.play(number)


def test_errors_travel_between_processes():
    error = IllegalMove("memento-not-free", rule="ME-11", point="A1")
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.rule, str(again)) == (IllegalMove, "ME-11", str(error))


@pytest.mark.parametrize("name", ["chess", "", "Rings", "../rings", "rings.rules", None, ["rings"]])
def test_an_unknown_game_is_refused(name):
    with pytest.raises(UnknownGame, match="rings"):
        spielwerk.load(name)


def test_an_unknown_option_is_refused_with_a_list_of_the_known_ones():
    with pytest.raises(BadOption, match=r"“horses”.*pawns"):
        spielwerk.load("rings", horses=3)


@pytest.mark.parametrize("seed", [-1, 2**64, 1.0, "7", True])
def test_a_seed_is_a_whole_number_of_64_bits(seed):
    with pytest.raises(BadOption):
        spielwerk.load("rings").start(seed=seed)
    with pytest.raises(BadOption):
        playouts(spielwerk.load("rings"), 1, seed)


@pytest.mark.parametrize("seats", [(), (1,), (2, 5), (6,), (0, 2), (2.0,), (True, 2), ("2",)])
def test_a_game_is_declared_for_two_to_four_players(seats):
    with pytest.raises(WrongRules) as wrong:
        replace(spielwerk.find_game("rings"), seats=seats)
    assert str(wrong.value) == f"its seats are {seats}, but a game is for 2, 3 or 4 players"


@pytest.mark.parametrize("seats", [(2,), (3, 4), (2, 4), (2, 3, 4)])
def test_a_game_may_be_for_some_of_two_to_four_players(seats):
    assert replace(spielwerk.find_game("rings"), seats=seats).seats == seats


def test_invalid_set_ups_are_refused():
    game = spielwerk.load("rings")
    with pytest.raises(BadSetup, match="pot"):
        game.start(setup={"pot": ["112"]})
    with pytest.raises(BadSetup):
        game.start(setup=[])
    with pytest.raises(BadOption, match="not both"):
        game.start(seed=1, setup={})
    with pytest.raises(BadOption, match="needs 2 names, not 3"):
        game.start(seats=["a", "b", "c"])


def test_positions_cannot_be_changed_from_outside():
    position = spielwerk.load("rings").start().play("a1")
    before = position.state.tobytes()
    position.state["hand"] = 0
    position.history.clear()
    position.view(0)["hand"].clear()
    position.moves_as_text().clear()
    assert position.state.tobytes() == before
    assert position.history == ["a1"]
    assert spielwerk.read_record(position.record()) == position


def test_options_have_types_defaults_and_checks():
    options = (
        Number("pawns", default=10, rule="RG-21", low=5, high=10),
        Switch("joker", default=True, rule="TR-16"),
        Choice("edition", default="original", rule="ME-23", values=("original", "simple")),
    )
    assert settle(options, {}, "x") == {"pawns": 10, "joker": True, "edition": "original"}
    typed = read_assignments(options, ["pawns=6", "joker=off", "edition = simple"])
    assert settle(options, typed, "x") == {"pawns": 6, "joker": False, "edition": "simple"}
    for wrong in (
        "pawns=six",
        "pawns=4",
        "pawns=²",
        "joker=maybe",
        "edition=complex",
        "colour=red",
    ):
        with pytest.raises(BadOption) as error:
            settle(options, read_assignments(options, [wrong]), "x")
        assert wrong.partition("=")[2] in str(error.value) or "colour" in str(error.value)
    for wrong in ("pawns", "=6", "pawns=", ""):
        with pytest.raises(BadOption):
            read_assignments(options, [wrong])
    for wrong in ({"joker": 1}, {"pawns": True}, {"edition": None}):
        with pytest.raises(BadOption):
            settle(options, wrong, "x")


def test_a_summary_adds_up_batches_and_single_games_alike():
    from spielwerk.engine.playouts import random_game

    game = spielwerk.load("rings", 3)
    batches, singles = Summary(game), Summary(game)
    batches.add(playouts(game, 20, 6))
    batches.add(playouts(game, 10, 6, first=20))
    for number in range(30):
        singles.add_game(random_game(game, 6, number))
    assert batches.as_json() == singles.as_json()
    told = batches.as_json()
    assert told["games"] == sum(told["wins"]) + told["draws"] == sum(told["ended"].values()) == 30
    turns = told["turns"]
    assert turns["shortest"] <= turns["median"] <= turns["longest"]
    assert turns["shortest"] <= turns["mean"] <= turns["longest"]


def test_a_negative_number_of_games_is_refused_and_zero_is_fine():
    with pytest.raises(SpielwerkError):
        playouts(spielwerk.load("rings"), -1)
    assert len(playouts(spielwerk.load("rings"), 0).turns) == 0


def test_progress_is_reported_and_an_error_in_it_stops_the_games():
    done = []
    playouts(spielwerk.load("rings"), 500, progress=done.append)
    assert sum(done) == 500

    class Enough(Exception):
        pass

    def enough(games):
        raise Enough

    with pytest.raises(Enough):
        playouts(spielwerk.load("rings"), 10**6, progress=enough)


def test_a_missing_extra_is_named_with_what_to_install():
    with pytest.raises(MissingExtra) as missing, needs_extra("cuda"):
        import a_library_that_nobody_has  # noqa: F401
    assert isinstance(missing.value, ImportError)
    assert str(missing.value) == 'This needs an extra: pip install "spielwerk[cuda]"'
    assert 'pip install "spielwerk[cuda]"' in missing.value.text("uk")
    assert str(pickle.loads(pickle.dumps(missing.value))) == str(missing.value)
    with pytest.raises(ImportError, match="cannot import name") as broken, needs_extra("cuda"):
        from pickle import nothing_of_this_name  # noqa: F401
    assert not isinstance(broken.value, MissingExtra)
    with pytest.raises(ImportError) as ours, needs_extra("cuda"):
        import spielwerk.no_such_module  # noqa: F401
    assert not isinstance(ours.value, MissingExtra)


# ---- Hands of a programmer ---------------------------------------------------------------------


@pytest.mark.slow
def test_the_common_things_are_one_import_away():
    rings = spielwerk.load("rings", pawns=4)
    played = spielwerk.play_game(rings, ("random", "random"), seed=3)
    assert spielwerk.random_game(rings, 7, 0).over
    assert spielwerk.perft(rings.start(), 1) == 30
    assert spielwerk.playouts(rings, 5, seed=1).ranks.shape == (5, 2)
    assert spielwerk.batch(rings, 3).to_move.tolist() == [0, 0, 0]
    hint = spielwerk.judge(rings.start(), spielwerk.Budget(iterations=50))
    assert hint.best[0].move in rings.start().legal_moves
    assert len(spielwerk.judge_game(played, spielwerk.Budget(iterations=10))) == len(played.history)
    assert spielwerk.Course("rings", minutes=1).game == "rings"
    assert callable(spielwerk.train)
    assert {"player", "load"} <= {*dir(spielwerk)}
    stub = Path(spielwerk.__file__).with_suffix(".pyi").read_text(encoding="utf-8")
    typed = re.findall(r"(?<= as )\w+$|^\w+(?= =)", stub, re.M)
    assert {*typed} == {*library.LATER}
    with pytest.raises(AttributeError, match="'spielwerk' has no attribute 'chess'"):
        _ = spielwerk.chess


def test_a_position_is_drawn_as_the_seat_to_move_sees_it():
    position = spielwerk.load("triominos").start(seed=1)
    assert str(position) == position.drawing(0) != position.drawing(1)
    assert position.drawing(None) not in (position.drawing(0), position.drawing(1))
    assert "Blau" in position.drawing(0, "de")
    shown = position._repr_svg_()
    assert shown == position.svg(0) != position.svg(1)
    assert ElementTree.fromstring(shown).tag == "{http://www.w3.org/2000/svg}svg"
    over = spielwerk.random_game(position.ruleset, 1, 0)
    assert str(over) == over.drawing(None)


def test_a_game_without_a_sketch_has_no_picture():
    rings = spielwerk.load("rings")
    plain = spielwerk.Ruleset.of(replace(rings.game, sketch=None)).start()
    assert plain._repr_svg_() is None
    with pytest.raises(BadOption, match="sketch"):
        plain.svg()


def test_rule_sets_are_named_in_a_line():
    assert repr(spielwerk.load("rings")) == "<Ruleset: rings, 2 players>"
    assert repr(spielwerk.load("rings", 3, pawns=6)) == "<Ruleset: rings, 3 players, pawns=6>"


def test_a_random_move_is_any_legal_move():
    position = spielwerk.load("rings").start()
    drawn = {position.random_move(random.Random(seed)) for seed in range(400)}
    assert drawn == {*position.legal_moves}
    assert position.random_move(np.random.default_rng(1)) in position.legal_moves
    assert position.random_move() in position.legal_moves
    with pytest.raises(IllegalMove):
        spielwerk.random_game(position.ruleset, 1, 0).random_move()


@pytest.mark.parametrize(
    ("ranks", "expected"),
    [([1, 2], [1, -1]), ([1, 1], [0, 0]), ([3, 1, 2], [-1, 1, 0]), ([1, 1, 3], [0.5, 0.5, -1]),
     ([2, 1, 2, 2], [-1 / 3, 1, -1 / 3, -1 / 3])],
)  # fmt: skip
def test_rewards(ranks, expected):
    assert rewards(ranks) == pytest.approx(expected)


def test_a_position_has_rewards_when_the_game_is_over():
    rings = spielwerk.load("rings", pawns=4)
    assert rings.start().rewards is None
    over = spielwerk.random_game(rings, 2, 0)
    assert over.rewards == rewards(over.ranks)


class Watcher:
    """Takes note of what it is shown, and makes the first move."""

    def __init__(self):
        self.watched = []

    def watch(self, view):
        self.watched.append(view)

    def choose(self, sight):
        return sight.moves[0]


def test_a_computer_player_sees_every_decision_of_its_game_once(monkeypatch):
    """As in `play_game`; otherwise it would play worse in games of memory."""
    made = []
    monkeypatch.setattr(
        "spielwerk.bots.player.make_bot", lambda *given: made.append(Watcher()) or made[-1]
    )
    player, position = spielwerk.player("3", seed=5), spielwerk.load("dimenticato").start(seed=4)
    for _ in range(7):
        position = position.play(player.move(position))
    assert len(made) == len(player._seats) <= 2
    for seat, (bot, seen) in player._seats.items():
        assert bot.watched == [moment.view(seat) for moment in seen.positions()]
    again = spielwerk.load("dimenticato").start(seed=4)
    player.move(again)
    assert made[-1].watched == [again.view(0)], "another game is seen anew"
    player.move(again.redealt(0, 1))
    assert len(made[-1].watched) == 1, "what a seat is shown is a game of its own"


def test_a_computer_player_plays_by_its_seed():
    def game(seed):
        player, position = spielwerk.player("1", seed=seed), spielwerk.load("rings").start()
        for _ in range(6):
            position = position.play(player.move(position))
        return position.history

    assert game(1) == game(1) != game(2)
    over = spielwerk.random_game(spielwerk.load("rings"), 1, 0)
    with pytest.raises(BadOption, match="over"):
        spielwerk.player("1").move(over)
