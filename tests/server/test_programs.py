"""Programs of other people as opponents at the tables of a server."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import players
import programs
import spielwerk
from servers import ServerProcess
from spielwerk import BadOption
from spielwerk.bots import worker
from spielwerk.server.start import offers
from spielwerk.table.live.recall import Recall
from spielwerk.table.live.thinkers import Program, ask_about
from spielwerk.table.match.setting import BadSetting, SeatPlan, TableRequest, settle
from table.desk import Desk

TESTS = Path(programs.__file__).parent
SOURCES = Path(spielwerk.__file__).parents[1]
FOUND = {"PYTHONPATH": f"{SOURCES}{os.pathsep}{TESTS}"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    offered = ("programs:Lucky", "programs:THIRD", "programs:Failing", "programs:OnlyRings")
    arguments = [word for place in offered for word in ("--bot", place)]
    folder = tmp_path_factory.mktemp("server")
    with ServerProcess(folder, arguments=arguments, **FOUND) as running:
        yield running


def test_they_are_offered_under_their_own_names(server):
    games = {game["id"]: game["programs"] for game in server.get("/api/games").json()}
    assert games["rings"] == ["Lucky", "number 3", "Failing", "ringer"]
    assert games["memento"] == ["Lucky", "number 3", "Failing"]


@pytest.mark.parametrize("name", ["Lucky", "Failing"])
async def test_somebody_plays_against_a_program(server, name):
    """If it fails, a level moves instead, and all clients are sent which."""
    seats = ["link", {"kind": "bot", "program": name, "level": 1}]
    table = await players.set_up(server.url, "rings", seats, options={"pawns": 5})
    async with players.all_seated(table) as seated:
        await players.play(seated)
        (person,) = filter(None, seated)
        assert person.table["seats"][1]["name"] == name
        moved = [event for event in person.events if event["kind"] == "moved"]
        stood_in = {event.get("stood_in") for event in moved if event["seat"] == 1}
        assert stood_in == ({"1"} if name == "Failing" else {None})
    assert server.get(f"/api/records/{table.id}").json()["seats"] == ["person", name]


def test_a_program_that_is_not_offered_is_refused(server):
    for game, name in (("rings", "Nobody"), ("memento", "ringer")):
        request = {"game": game, "seats": [{"kind": "here"}, {"kind": "bot", "program": name}]}
        answer = server.post("/api/tables", json=request)
        assert answer.status_code == 400
        assert name in answer.json()["error"]["text"]
    with pytest.raises(BadSetting):
        settle(TableRequest("rings", seats=(SeatPlan("here", program="Lucky"), SeatPlan("bot"))))


@pytest.mark.parametrize(
    ("places", "words"),
    [
        (["nowhere:First"], ["nowhere:First"]),
        (["programs:Speechless"], ["programs:Speechless", "choose"]),
        (["programs:Lucky", "programs:Lucky"], ["Lucky", "another name"]),
    ],
)
def test_what_cannot_play_is_named_before_the_server_starts(places, words):
    arguments = [word for place in places for word in ("--bot", place)]
    done = subprocess.run(
        [sys.executable, "-m", "spielwerk", "--lang", "en", "serve", "--port", "0", *arguments],
        env={**os.environ, **FOUND}, capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert all(word in line for word in words)


# ---- What a program is shown ------------------------------------------------------------------


@pytest.fixture(autouse=True)
def _plain_python(monkeypatch):
    monkeypatch.setenv("SPIELWERK_JIT", "0")


def played_by(name, game, seat):
    """A game in which a program plays a seat."""
    desk = Desk(game, "1h" if seat == 0 else "h1")
    desk.match.seats[seat].plan = replace(desk.match.seats[seat].plan, program=name)
    return desk


def test_a_program_that_watches_has_seen_all_that_its_seat_saw():
    offered = {"watching": Program("programs:Watching", True)}
    desk, recall = played_by("watching", "dimenticato", 1), Recall(offered)
    shown = []
    while len(shown) < 3 and not desk.match.position.over:
        if desk.match.to_move == 1:
            recall.watch(desk.match)
            question = ask_about(desk.match, None, offered, views=recall.views(1))
            views = [each.view(1) for each in desk.match.position.positions()]
            assert list(question.views) == views
            assert worker.answer(question).stood_in is None
            assert worker._programs[question.asker][0]._program.views == views
            shown.append(len(views))
        desk.play(desk.match.position.moves_as_text()[0])
    other = replace(question, views=question.views[:1])  # moves were taken back
    assert worker.answer(other).stood_in is None
    assert worker._programs[other.asker][0]._program.views == list(other.views)


def test_if_a_program_is_no_longer_offered_the_level_moves():
    question = ask_about(played_by("gone", "rings", 0).match, None, {})
    assert (question.program, question.level) == (None, 1)
    assert worker.answer(question).stood_in is None
    broken = replace(question, program="nowhere:First")
    assert worker.answer(broken).stood_in == "1"


def test_names_are_short():
    assert offers(["programs:Lucky"]) == {"Lucky": Program("programs:Lucky", False)}
    assert offers(["programs:Watching"])["Watching"].watches
    with pytest.raises(BadOption):
        offers(["programs:First", "programs:First"])
