"""Records: print, parse, replay; goldens; damaged ones are refused."""

import json
from pathlib import Path

import pytest

import spielwerk
from spielwerk import BadRecord
from spielwerk.engine import records, replays
from spielwerk.engine.playouts import random_game

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.txt"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_games_replay_to_their_result(path):
    text = path.read_text(encoding="utf-8")
    position = spielwerk.read_record(text)
    assert position.over
    assert position.record() == text


def test_there_is_a_golden_game_for_every_ruleset():
    names = {path.stem for path in GOLDEN}
    for game in spielwerk.GAMES:
        for players in spielwerk.find_game(game).seats:
            assert f"{game}-{players}" in names


@pytest.fixture
def finished():
    return random_game(spielwerk.load("rings", 3, pawns=6), 2, 0)


@pytest.fixture
def running():
    game = spielwerk.load("rings")
    position = game.start(seats=["Ada Lovelace", "Zoë; «x»: 1"])
    for move in ("a1", "c+", "a2", "b-", "a1-b1"):
        position = position.play(move)
    return position


def test_a_record_is_readable(running):
    assert running.record() == (
        "spielwerk record 1\n"
        "game: rings\n"
        "players: 2\n"
        "option pawns: 10\n"
        'seats: ["Ada Lovelace", "Zoë; «x»: 1"]\n'
        "setup: {}\n"
        "plies: 5\n"
        "result: unfinished\n"
        "\n"
        "a1; c+; a2; b-; a1-b1;\n"
    )
    again = spielwerk.read_record(running.record())
    assert again == running
    assert again.seats == running.seats


def test_a_finished_record_has_the_ranks_and_the_rule(finished):
    ranks = " ".join(map(str, finished.ranks))
    assert f"\nresult: {ranks} ({finished.ended})\n" in finished.record()
    assert "\noption pawns: 6\n" in finished.record()


def test_other_line_ends_and_a_byte_order_mark_do_no_harm(running):
    text = "\ufeff" + running.record().replace("\n", "\r\n")
    assert spielwerk.read_record(text) == running


def test_a_record_cut_off_anywhere_is_refused(running, finished):
    for text in (running.record(), finished.record()):
        for length in range(len(text.rstrip())):
            with pytest.raises(BadRecord):
                spielwerk.read_record(text[:length])


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("spielwerk record 1", "spielwerk record 2", "format 2"),
        ("spielwerk record 1", "spielwerk record x", "not a Spielwerk record"),
        ("spielwerk record 1", "[Event]", "not a Spielwerk record"),
        ("game: rings", "game: chess", "chess"),
        ("game: rings\n", "", "game"),
        ("game: rings", "game rings", "game rings"),
        ("players: 2", "players: 7", "7"),
        ("players: 2", "players: two", "two"),
        ("players: 2", "players: 2\nplayers: 2", "players"),
        ("pawns: 10", "pawns: 99", "99"),
        ("pawns: 10", "pawns: {", "{"),
        ("option pawns", "option horses", "horses"),
        ("option pawns", "option self", "self"),
        ("option pawns", "weather", "weather"),
        ("setup: {}", 'setup: {"pot": []}', "pot"),
        ("setup: {}", "setup: null", "setup"),
        ("setup: {}", "setup: " + "[" * 100_000, "["),
        ('["Ada Lovelace"', '["Bo", "Ada Lovelace"', "needs 2 names, not 3"),
        ('["Ada Lovelace"', '[1, "Ada Lovelace"', "seats"),
        ("setup: {}", "first: 2\nsetup: {}", "Seat 3"),
        ("setup: {}", "first: one\nsetup: {}", "first: one"),
        ("plies: 5", "plies: 6", "6"),
        ("plies: 5", "plies: -5", "-5"),
        ("unfinished", "1 2 (RG-18)", "1 2 (RG-18)"),
        ("a2;", "a1;", "a1"),
        ("a2;", "zz;", "zz"),
        ("a2;", ";", ""),
    ],
)
def test_a_damaged_record_is_refused_with_what_is_wrong(running, old, new, told):
    text = running.record()
    assert old in text
    with pytest.raises(BadRecord) as error:
        spielwerk.read_record(text.replace(old, new, 1))
    assert told in str(error.value)


def test_an_illegal_move_in_a_record_names_its_place_and_rule(running):
    with pytest.raises(BadRecord) as error:
        spielwerk.read_record(running.record().replace("a2;", "a1;"))
    assert error.value.rule == "RG-4"
    assert "move 3" in str(error.value)


def test_json_has_every_ply_and_replays(finished):
    data = json.loads(json.dumps(replays.as_json(finished, legal=True)))
    assert list(data) == ["game", "players", "options", "first", "setup", "plies", "ranks"]
    assert [data[key] for key in ("game", "players", "options", "setup", "ranks")] == [
        "rings",
        3,
        dict(finished.ruleset.options),
        {},
        finished.ranks,
    ]
    for ply, before in zip(data["plies"], finished.positions(), strict=False):
        assert ply["seat"] == before.to_move
        assert ply["legal"] == before.moves_as_text()
        assert ply["move"] in ply["legal"]
    assert [ply["move"] for ply in data["plies"]] == finished.history
    assert replays.from_json(data, spielwerk.find_game) == finished
    assert all(set(ply) == {"seat", "move"} for ply in replays.as_json(finished)["plies"])


@pytest.mark.parametrize(
    "change",
    [
        {"game": 5},
        {"players": "2"},
        {"players": True},
        {"options": []},
        {"first": 3},
        {"first": "0"},
        {"first": None},
        {"setup": None},
        {"plies": None},
        {"plies": [{"seat": 0}]},
        {"plies": ["a1"]},
        {"ranks": [1, 1, 1]},
    ],
)
def test_damaged_json_is_refused(finished, change):
    with pytest.raises(BadRecord):
        replays.from_json({**replays.as_json(finished), **change}, spielwerk.find_game)
    with pytest.raises(BadRecord):
        replays.from_json([], spielwerk.find_game)


def test_rules_may_have_a_name():
    ours = spielwerk.load("rings", pawns=6).named("  our\nRings ")
    record = ours.start().play("a1").record()
    assert '\nvariant: "our Rings"\n' in record
    again = spielwerk.read_record(record)
    assert again.ruleset.variant == "our Rings"
    assert again.ruleset == spielwerk.load("rings", pawns=6), "a name changes nothing"
    assert replays.from_json(replays.as_json(again), spielwerk.find_game).record() == record
    assert records.variant_in(record.replace("plies: 1", "plies: 7")) == "our Rings"
    with pytest.raises(spielwerk.BadOption, match="too long for the name of a variant"):
        ours.named("Rings" * 20)
