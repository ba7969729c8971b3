"""HTTP: setting up, sitting down, finished games, languages, errors, limits, security headers."""

import asyncio
import json
import threading
import time
from itertools import pairwise

import httpx
import pytest

import spielwerk
from players import Table, all_seated, http, play, seated, set_up
from servers import server_here
from spielwerk.bots.analysis import BIG_MISTAKE
from spielwerk.engine.playouts import random_game
from spielwerk.locale import LANGUAGES, say
from spielwerk.server.door.limits import Limits
from spielwerk.server.door.reach import Reach
from spielwerk.table.storage.interface import StorageDown
from spielwerk.table.storage.sqlite import SqliteStorage


@pytest.fixture(scope="module")
def client(server):
    with httpx.Client(base_url=server.url, trust_env=False, verify=False, timeout=20) as client:
        yield client


def problem(answer, status):
    """The contents of an error, after checking its form."""
    assert answer.status_code == status, answer.text
    [(name, sent)] = answer.json().items()
    assert name == "error"
    assert set(sent) == {"reason", "text", "rule"}
    assert sent["text"]
    return sent


# ---- Games ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_described_in_the_language_of_the_reader(client, language):
    header = f"xx, {language.upper()}-CH;q=0.9, en;q=0.5"
    games = client.get("/api/games", headers={"Accept-Language": header}).json()
    assert [game["id"] for game in games] == list(spielwerk.GAMES)
    for game in games:
        assert game["name"] == say(f"game-{game['id']}", language)
        for option in game["options"]:
            assert option["text"] == say(f"option-{game['id']}-{option['name']}", language)
            assert option["default"] in option["choices"]


def test_games_say_what_kind_of_game_they_are(client):
    games = {game["id"]: game for game in client.get("/api/games").json()}
    assert games["rings"]["name"] == "Rings"
    assert [games[game]["secrets"] for game in spielwerk.GAMES] == [False, False, True, True]
    assert [game for game in games if games[game]["memory"]] == ["dimenticato"]
    assert [game for game in games if games[game]["draws"]] == ["rings", "memento"]
    assert games["rings"]["seats"] == [2, 3, 4]
    assert games["dimenticato"]["first_custom"] == "By custom, the youngest begins."
    assert games["rings"]["first_custom"] is None
    edition = games["memento"]["options"][0]
    assert edition["greyed"] == {"complex": say("choice-memento-complex-why")}
    assert "complex" in edition["choices"]


# ---- Setting up and sitting down --------------------------------------------------------------


def test_a_table_is_set_up_with_a_secret_for_every_seat_with_a_link(client):
    seats = [{"kind": "here", "name": " Ada "}, {"kind": "link"}, {"kind": "open"}, {"kind": "bot"}]
    answer = client.post("/api/tables", json={"game": "rings", "players": 4, "seats": seats})
    assert answer.status_code == 201
    keys = answer.json()
    assert [seat["kind"] for seat in keys["seats"]] == ["here", "link", "open", "bot"]
    tokens = [seat["token"] for seat in keys["seats"]]
    assert tokens[2:] == [None, None]
    secrets = [keys["table"], keys["host"], keys["watch"], *tokens[:2]]
    assert len(set(secrets)) == 5
    assert all(len(secret) == 22 for secret in secrets)  # 128 bits
    sent = client.get(f"/api/tables/{keys['table']}")
    assert not any(secret in sent.text for secret in secrets[1:])
    table = sent.json()
    assert table["stage"] == "open"
    assert table["seats"][0]["name"] == "Ada"
    assert [seat["taken"] for seat in table["seats"]] == [False, False, False, True]
    assert table["seats"][3]["bot"] == 2


def test_only_the_game_is_required(client):
    keys = client.post("/api/tables", json={"game": "memento"}).json()
    assert [seat["kind"] for seat in keys["seats"]] == ["here", "bot"]
    table = client.get(f"/api/tables/{keys['table']}").json()
    assert table["options"] == dict(spielwerk.load("memento").options)
    assert (table["hints"], table["takebacks"], table["onlookers"]) == (True, True, True)


async def test_whoever_has_the_link_of_a_table_can_take_an_open_seat(server, client):
    table = await set_up(server.url, seats=["link", "open", "open"])
    async with seated(table, 0) as host:
        path = f"/api/tables/{table.id}/seats"
        taken = client.post(path, json={"seat": 2, "name": "Grace"})
        assert taken.status_code == 201
        assert taken.json()["seat"] == 2
        event = await host.until_event("seat_taken")
        assert (event["seat"], event["name"]) == (2, "Grace")
        assert "token" not in event
        assert problem(client.post(path, json={"seat": 2}), 409)["reason"] == "seat-not-free"
        assert problem(client.post(path, json={"seat": 0}), 409)["reason"] == "seat-not-free"
        other = client.post(path, json={}).json()
        assert other["seat"] == 1
        await host.until_event("started")
        assert problem(client.post(path, json={}), 409)["reason"] == "table-running"
    async with seated(table, token=other["token"]) as guest:
        assert guest.seat == 1


def test_somebody_who_sits_down_may_choose_a_colour_that_nobody_else_chose(client):
    seats = [{"kind": "here", "colour": 1}, {"kind": "open"}, {"kind": "open"}]
    request = {"game": "rings", "players": 3, "seats": seats}
    path = f"/api/tables/{client.post('/api/tables', json=request).json()['table']}"
    assert client.get(path).json()["colours"] == [1, 0, 2, 3]
    refused = client.post(f"{path}/seats", json={"colour": 1})
    assert problem(refused, 409)["reason"] == "colour-taken"
    assert client.post(f"{path}/seats", json={"colour": 2}).json()["seat"] == 1
    table = client.get(path).json()
    assert table["colours"] == [1, 2, 0, 3]
    assert [seat["colour"] for seat in table["seats"]] == [1, 2, None]
    assert (table["begins"], table["first"]) == ("lot", None)


async def test_one_of_many_who_want_the_same_seat_gets_it(server):
    table = await set_up(server.url, seats=["link", "open"])
    async with http(server.url) as client:
        answers = await asyncio.gather(
            *(client.post(f"/api/tables/{table.id}/seats", json={}) for _ in range(10))
        )
    assert sorted(answer.status_code for answer in answers) == [201] + [409] * 9


async def test_the_host_can_start_before_all_have_come(server):
    table = await set_up(server.url, "triominos", ["link", "open", "link"], start="host")
    async with seated(table, 0, host=table.host) as host:
        assert (await host.ask("start"))["type"] == "ok"
        assert [seat["bot"] for seat in host.table["seats"]] == [None, 2, 2]
        assert host.table["stage"] == "running"
    async with seated(table, 2) as late:
        assert (await late.ask("return"))["type"] == "ok"
        assert late.table["seats"][2]["bot"] is None


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"game": "chess"}, "chess"),
        ({"game": "rings", "players": 5}, "5"),
        ({"game": "rings", "options": {"pawns": 99}}, "99"),
        ({"game": "rings", "options": {"colour": "red"}}, "colour"),
        ({"game": "rings", "players": 3, "seats": [{"kind": "here"}]}, "3"),
        ({"game": "rings", "seats": [{"kind": "here", "level": 2}, {"kind": "bot"}]}, "level"),
        ({"game": "rings", "seats": [{"kind": "here"}, {"kind": "bot", "level": 7}]}, "7"),
        ({"game": "rings", "seats": [{"kind": "here", "name": "x" * 30}] * 2}, "xxx"),
        ({"game": "rings", "clock": {}}, "clock"),
        ({"game": "rings", "clock": {"total": 60, "per_move": 5}}, "clock"),
        ({"game": "rings", "clock": {"total": 1e9}}, "total"),
        ({"game": "rings", "clock": {"per_move": float("nan")}}, "per move"),
        ({"game": "rings", "first": 2}, "Seat 3"),
        ({"game": "rings", "seats": [{"kind": "here", "colour": 1}] * 2}, "colour"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused(client, body, reason):
    headers = {"Content-Type": "application/json"}
    answer = client.post("/api/tables", content=json.dumps(body), headers=headers)
    sent = problem(answer, 400)
    assert sent["reason"] == "bad"
    assert reason in sent["text"]


@pytest.mark.parametrize(
    "body",
    [
        "",
        "{",
        "[]",
        "{}",
        '{"game": 7}',
        '{"game": "rings", "more": 1}',
        '{"game": "rings", "players": "2"}',
        '{"game": "rings", "players": 2.5}',
        '{"game": "rings", "seats": [{"kind": "king"}]}',
        '{"game": "rings", "seats": [{"kind": "here", "colour": 4}, {"kind": "bot"}]}',
        '{"game": "rings", "first": 4}',
        '{"game": "rings", "first": "youngest"}',
        '{"game": "rings", "first": true}',
        '{"game": "\\ud800"}',
        "[" * 10_000,
        b"\xff\xfe",
    ],
)
def test_what_does_not_match_the_schema_is_refused(client, body):
    headers = {"Content-Type": "application/json"}
    sent = problem(client.post("/api/tables", content=body, headers=headers), 422)
    assert sent["reason"] == "message"


# ---- Games that are taken along ---------------------------------------------------------------


@pytest.mark.parametrize("game", spielwerk.GAMES)
async def test_a_game_against_the_computer_is_taken_along(server, client, game):
    table = await set_up(server.url, game, ["here", 1], clock={"total": 600})
    async with seated(table, 0) as player:
        await player.move()
        while not player.legal:
            await player.receive()
    asked = client.post(f"/api/tables/{table.id}/luggage", json={"host": table.host})
    assert asked.status_code == 200
    assert asked.json()["clock"]["total"] == 600
    answer = client.post("/api/tables", json=asked.json())
    assert answer.status_code == 201
    keys = answer.json()
    tokens = [seat["token"] for seat in keys["seats"]]
    taken = Table(server.url, keys["table"], keys["host"], keys["watch"], tokens)
    async with seated(taken, 0) as again:
        assert (again.view, again.legal) == (player.view, player.legal)
        await again.move()
        while not again.legal:
            await again.receive()


def test_only_the_host_takes_a_game_along_and_only_from_where_nobody_else_plays(client):
    def transfer(keys, **body):
        return client.post(f"/api/tables/{keys['table']}/luggage", json=body)

    seats = [{"kind": "here"}, {"kind": "link"}]
    keys = client.post("/api/tables", json={"game": "rings", "seats": seats}).json()
    assert problem(transfer(keys, host=keys["watch"]), 409)["reason"] == "token"
    assert problem(transfer(keys, host=keys["host"]), 409)["reason"] == "table-open"
    assert problem(transfer(keys), 422)["reason"] == "message"
    assert problem(transfer(keys, host=keys["host"], seat=0), 422)["reason"] == "message"
    assert problem(transfer({"table": "nowhere"}, host="x"), 404)["reason"] == "table-unknown"


def test_a_finished_record_can_be_looked_at_and_judged(client):
    end = random_game(spielwerk.load("triominos", 2), 1, 1)
    request = {"game": "triominos", "record": end.record()}
    table = client.post("/api/tables", json=request).json()["table"]
    found = client.get(f"/api/records/{table}").json()
    assert (found["ranks"], found["ended_by"]) == (end.ranks, end.ended)
    replay = client.get(f"/api/records/{table}/replay").json()
    assert [ply["move"] for ply in replay["plies"]] == [None, *end.history]
    assert client.get(f"/api/records/{table}/judgement").json()["total"] == len(end.history)


def test_a_broken_record_is_refused_with_the_place_and_the_rule(client):
    record = spielwerk.load("rings", 2).start().play("a1").record()
    twice = record.replace("a1;", "a1; a1;").replace("plies: 1", "plies: 2")
    sent = problem(client.post("/api/tables", json={"game": "rings", "record": twice}), 400)
    assert sent["rule"].startswith("RG-")
    assert "a1" in sent["text"]
    cut = record.removesuffix(";\n")
    assert problem(client.post("/api/tables", json={"game": "rings", "record": cut}), 400)
    long = client.post("/api/tables", json={"game": "rings", "record": "x" * 12_001})
    assert problem(long, 422)["reason"] == "message"


# ---- Positions written as text ----------------------------------------------------------------


def some_position(game, players, ply, **options):
    """A position of a random game."""
    end = random_game(spielwerk.load(game, players, **options), 1, 1)
    return list(end.positions())[ply]


@pytest.mark.parametrize("game", spielwerk.GAMES)
async def test_a_table_can_start_from_a_position(server, client, game):
    position = some_position(game, 3, ply=7)
    sent = client.get("/api/positions", params={"line": position.line, "seat": 1}).json()
    assert (sent["game"], sent["players"], sent["line"]) == (game, 3, position.line)
    assert sent["view"] == position.view(1)
    table = await set_up(server.url, game, ["link"] * 3, position=position.line)
    async with all_seated(table) as players:
        assert [player.view for player in players] == [position.view(n) for n in range(3)]
        mover = players[position.to_move]
        await mover.move(position.moves_as_text()[0])
        assert mover.view == position.play(position.moves_as_text()[0]).view(mover.seat)


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("rings", "rings"),
        ("chess 2", "chess"),
        ("rings 5", "5"),
        ("rings 2 to_move=0 turns=many hand=10,10", "many"),
        ("rings 2 to_move=0 turns=0 hand=10,11", "11"),
        ("rings 2 to_move=0 turns=0 hand=10,10 crowns=2", "crowns"),
    ],
)
def test_an_impossible_position_is_refused_with_what_is_wrong(client, line, wrong):
    asked = client.get("/api/positions", params={"line": line})
    wished = client.post("/api/tables", json={"game": "rings", "position": line})
    assert wrong in problem(asked, 400)["text"]
    assert wrong in problem(wished, 400)["text"]


def test_a_table_starts_only_from_a_position_by_its_rules_that_is_not_over(client):
    request = {"game": "rings", "options": {"pawns": 5}}
    over = some_position("rings", 2, -1, pawns=5).line
    sent = problem(client.post("/api/tables", json={**request, "position": over}), 400)
    assert sent["text"] == say("error-position-over")
    other = some_position("rings", 3, 0).line
    assert (
        "rings 3"
        in problem(client.post("/api/tables", json={**request, "position": other}), 400)["text"]
    )
    empty = client.get("/api/positions", params={"line": other, "seat": 3})
    assert problem(empty, 422)["reason"] == "message"


# ---- Finished games ---------------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished(server):
    """Games that were played to the end, latest last."""

    async def main():
        tables = []
        for game in ("memento", "triominos"):
            table = await set_up(server.url, game, first="lot" if tables else 1)
            async with all_seated(table) as players:
                await players[0].ask("colour", colour=3)
                await play(players)
            tables.append(table)
        return tables

    return asyncio.run(main())


def test_finished_games_are_listed_the_latest_first(client, finished):
    listed = client.get("/api/records", params={"limit": 100}).json()
    ids = [record["table"] for record in listed]
    assert ids.index(finished[1].id) < ids.index(finished[0].id)
    times = [record["ended_at"] for record in listed]
    assert times == sorted(times, reverse=True)
    only = client.get("/api/records", params={"game": "memento", "limit": 100}).json()
    assert {record["game"] for record in only} == {"memento"}
    first = client.get("/api/records", params={"limit": 1}).json()
    assert first == listed[:1]
    before = {"limit": 100, "before": listed[0]["ended_at"]}
    rest = client.get("/api/records", params=before).json()
    assert rest == [record for record in listed if record["ended_at"] < listed[0]["ended_at"]]


def test_a_finished_game_can_be_looked_up_downloaded_and_replayed(client, finished):
    for table in finished:
        sent = client.get(f"/api/records/{table.id}").json()
        assert sent["table"] == table.id
        assert sent["seats"] == ["person", "person"]
        download = client.get(f"/api/records/{table.id}/text")
        assert download.headers["content-type"] == "text/plain; charset=utf-8"
        name = f"{sent['game']}-{table.id[:8]}.txt"
        assert download.headers["content-disposition"] == f'attachment; filename="{name}"'
        end = spielwerk.read_record(download.text)
        assert (end.ranks, end.ended, end.turns) == (sent["ranks"], sent["ended_by"], sent["turns"])
        assert end.first == sent["first"]
        assert sent["colours"] == [3, 1, 2, 0]
        replay = client.get(f"/api/records/{table.id}/replay").json()
        assert replay["table"] == sent
        assert [ply["move"] for ply in replay["plies"]] == [None, *end.history]
        assert [ply["view"] for ply in replay["plies"]] == [p.view() for p in end.positions()]
        movers = [None, *(position.to_move for position in end.positions())][:-1]
        assert [ply["seat"] for ply in replay["plies"]] == movers


def test_a_seat_can_be_followed_through_a_finished_game(client, finished):
    table = finished[1].id  # of triominos, where everybody has secrets
    end = spielwerk.read_record(client.get(f"/api/records/{table}/text").text)
    for seat in range(2):
        replay = client.get(f"/api/records/{table}/replay", params={"seat": seat}).json()
        assert [ply["view"] for ply in replay["plies"]] == [p.view(seat) for p in end.positions()]
    for seat in (2, 4, -1, "x"):
        answer = client.get(f"/api/records/{table}/replay", params={"seat": seat})
        assert problem(answer, 422)["reason"] == "message"


def test_replays_are_packed_for_whoever_can_unpack_them(client, finished):
    path, sent = f"/api/records/{finished[1].id}/replay?board=plain", {}
    for encoding in ("identity", "gzip"):
        answer = client.get(path, headers={"Accept-Encoding": encoding})
        sent[encoding] = answer.json(), int(answer.headers["content-length"])
        assert answer.headers.get("content-encoding", "identity") == encoding
    assert sent["gzip"][0] == sent["identity"][0]
    assert 10 * sent["gzip"][1] < sent["identity"][1]


@pytest.fixture(scope="module")
def short_game(server):
    """A game in which a player resigned after three moves."""

    async def main():
        table = await set_up(server.url, "rings")
        async with all_seated(table) as players:
            await play(players, moves=3)
            await players[0].ask("resign")
        return table.id

    return asyncio.run(main())


def test_a_finished_game_is_judged_move_by_move(client, short_game):
    judged = client.get(f"/api/records/{short_game}/judgement").json()
    assert (judged["total"], judged["complete"]) == (3, False)
    end = time.monotonic() + 60
    while not judged["complete"]:
        assert time.monotonic() < end
        time.sleep(0.2)
        before, judged = judged, client.get(f"/api/records/{short_game}/judgement").json()
        assert judged["plies"][: len(before["plies"])] == before["plies"]
    replay = client.get(f"/api/records/{short_game}/replay").json()
    played = [(ply["seat"], ply["move"]) for ply in replay["plies"][1:]]
    assert [(ply["seat"], ply["move"]) for ply in judged["plies"]] == played
    for number, ply in enumerate(judged["plies"]):
        assert ply["ply"] == number
        assert sum(ply["wins"]) <= 1.0001
        assert ply["better"] != ply["move"]
        assert ply["cost"] >= 0
        assert ply["is_big_mistake"] == (ply["cost"] >= BIG_MISTAKE and ply["better"] is not None)
    for ply, after in pairwise(judged["plies"]):
        assert ply["cost"] == max(0, ply["wins"][ply["seat"]] - after["wins"][ply["seat"]])
    again = client.get(f"/api/records/{short_game}/judgement").json()
    assert again == judged, "it is kept"


async def test_a_game_that_is_not_over_has_no_record(server, client):
    table = await set_up(server.url)
    async with all_seated(table) as players:
        await play(players, moves=3)
        for path in ("", "/text", "/replay", "/judgement"):
            sent = problem(client.get(f"/api/records/{table.id}{path}"), 404)
            assert sent["reason"] == "record-unknown"


# ---- Errors -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_are_in_the_language_of_the_reader(client, language):
    headers = {"Accept-Language": language}
    sent = problem(client.get("/api/tables/nowhere", headers=headers), 404)
    assert sent["reason"] == "table-unknown"
    assert sent["text"] == say("error-table-unknown", language)
    sent = problem(client.post("/api/tables", json={"game": "chess"}, headers=headers), 400)
    assert sent["text"] == say(
        "error-game-unknown", language, game="chess", known=", ".join(spielwerk.GAMES)
    )


def test_an_error_names_the_rule_if_there_is_one(client):
    request = {"game": "rings", "options": {"pawns": 99}}
    assert problem(client.post("/api/tables", json=request), 400)["rule"].startswith("RG-")
    assert problem(client.get("/api/tables/nowhere"), 404)["rule"] is None


@pytest.mark.parametrize("id", ["nowhere", "a%00b", "%F0%9F%8E%B2", "%ff", ".."])
def test_what_is_not_there_is_not_found(client, id):
    for path in (f"/api/tables/{id}", f"/api/records/{id}", f"/api/records/{id}/text"):
        problem(client.get(path), 404)
    problem(client.post(f"/api/tables/{id}/seats", json={}), 404)


@pytest.mark.parametrize(
    "path", ["/api", "/api/nothing", "/api/tables/x/socket", "/%2e%2e/etc/passwd"]
)
def test_unknown_addresses_are_not_found(client, path):
    assert problem(client.get(path), 404)["reason"] == "not-found"


async def test_nobody_waits_while_the_addresses_of_this_machine_are_looked_for(monkeypatch):
    """Its name may have to be asked for in the network."""
    found = threading.Event()

    def look_for(reach):
        found.wait(5)
        return []

    monkeypatch.setattr(Reach, "addresses", look_for)
    async with server_here(monkeypatch) as here, http(here.url) as client:
        asking = asyncio.create_task(client.get("/api/addresses"))
        await asyncio.sleep(0)
        assert (await client.get("/api/games")).status_code == 200
        assert not asking.done()
        found.set()
        assert (await asking).json() == {"addresses": [], "only_here": True}


@pytest.mark.parametrize("method", ["GET", "DELETE", "PUT", "OPTIONS", "TRACE", "PATCH"])
def test_a_method_that_is_not_allowed_is_named_as_such(client, method):
    answer = client.request(method, "/api/tables")
    assert problem(answer, 405)["reason"] == "method"
    assert answer.headers["allow"] == "POST"


@pytest.mark.parametrize("options", [{"\ud800": 1}, {"pawns": "\ud800"}])
def test_half_a_letter_is_refused(client, options):
    body = json.dumps({"game": "rings", "options": options})
    answer = client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert "?" in problem(answer, 400)["text"]


@pytest.mark.parametrize("path", ["tables/%00", "records/%00", "records/%00/text"])
def test_there_is_no_table_with_a_nul_in_its_id(client, path):
    assert problem(client.get(f"/api/{path}"), 404)["reason"].endswith("unknown")


def test_an_id_of_a_table_is_short(client):
    assert problem(client.get(f"/api/tables/{'x' * 41}"), 422)["reason"] == "message"


def test_a_body_that_is_too_long_is_refused_however_it_comes(client):
    long = json.dumps({"game": "rings", "options": {"x": "y" * 200_000}}).encode()
    headers = {"Content-Type": "application/json"}
    assert (
        problem(client.post("/api/tables", content=long, headers=headers), 413)["reason"]
        == "too-long"
    )
    pieces = (long[start : start + 1000] for start in range(0, len(long), 1000))
    sent = problem(client.post("/api/tables", content=pieces, headers=headers), 413)
    assert sent["reason"] == "too-long"


async def test_clients_that_ask_too_often_are_told_to_wait(monkeypatch):
    limits = Limits(requests=0.01, request_burst=5, tables=0.01, table_burst=2)
    async with server_here(monkeypatch, limits) as here, http(here.url) as client:
        answers = [await client.post("/api/tables", json={"game": "rings"}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert problem(answers[-1], 429)["reason"] == "too-fast"
        await client.get("/api/games")
        await client.get("/api/games")
        answer = await client.get("/api/games", headers={"Accept-Language": "it"})
        sent = problem(answer, 429)
        assert sent["text"] == say("error-too-fast", "it")
        assert (await client.get("/metrics")).status_code == 429


async def test_nobody_begins_many_judgements_at_once(monkeypatch):
    async with server_here(monkeypatch, Limits(judgements=0.001, judgement_burst=1)) as here:
        ids = []
        for _ in range(2):
            table = await set_up(here.url, "rings")
            async with all_seated(table) as players:
                await players[0].ask("resign")
            ids.append(table.id)
        async with http(here.url) as client:
            paths = [f"/api/records/{table}/judgement" for table in ids]
            assert (await client.get(paths[0])).json() == {
                "total": 0, "complete": True, "plies": []
            }  # fmt: skip
            assert problem(await client.get(paths[1]), 429)["reason"] == "too-fast"
            assert (await client.get(paths[0])).status_code == 200, "that one has begun"


async def test_addresses_do_not_share_their_limits(monkeypatch):
    limits = Limits(requests=0.01, request_burst=1)
    async with server_here(monkeypatch, limits) as here:
        for address, status in (("127.0.0.1", 200), ("127.0.0.2", 200), ("127.0.0.1", 429)):
            transport = httpx.AsyncHTTPTransport(local_address=address)
            async with httpx.AsyncClient(transport=transport) as client:
                assert (await client.get(f"{here.url}/api/games")).status_code == status


class BrokenStorage(SqliteStorage):
    """Refuses everything once it is broken."""

    is_broken = False

    async def _read(self, *given):
        if self.is_broken:
            raise StorageDown("the disk is gone")
        return await super()._read(*given)

    async def _write(self, *given):
        if self.is_broken:
            raise StorageDown("the disk is full", "disk full")
        return await super()._write(*given)


async def test_while_the_storage_is_down_nothing_is_pretended(monkeypatch):
    storage = BrokenStorage(":memory:")
    async with server_here(monkeypatch, storage=storage) as here, http(here.url) as client:
        table = await set_up(here.url)
        async with all_seated(table) as [first, second]:
            storage.is_broken = True
            health = await client.get("/api/health")
            assert (health.status_code, health.json()["status"]) == (503, "disk full")
            answer = await client.post("/api/tables", json={"game": "rings"})
            assert problem(answer, 503)["reason"] == "storage"
            assert problem(await client.get("/api/records"), 503)["reason"] == "storage"
            before = first.n
            sent = await first.ask("move", id="m", n=before, move="a1")
            assert sent["reason"] == "storage"
            storage.is_broken = False
            assert (await client.get("/api/health")).status_code == 200
            await first.ask("move", id="m", n=before, move="a1")
            await second.until_event("moved")
            assert first.n == second.n == before + 1


# ---- For browsers and operators ---------------------------------------------------------------

CAREFUL = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/games"),
        ("GET", "/api/health"),
        ("GET", "/metrics"),
        ("GET", "/api/openapi.json"),
        ("GET", "/api/tables/nowhere"),
        ("GET", "/nothing"),
        ("POST", "/api/tables"),
        ("DELETE", "/api/tables"),
    ],
)
def test_every_answer_has_security_headers_for_browsers(client, method, path):
    headers = {"Origin": "https://elsewhere.example"}
    answer = client.request(method, path, headers=headers)
    for name, value in CAREFUL.items():
        assert answer.headers[name] == value
    policy = dict(
        part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; ")
    )
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert policy["frame-ancestors"] == "'none'"
    assert answer.headers["content-security-policy"].count("unsafe") == 1
    if path.startswith("/api/"):
        assert answer.headers["cache-control"] == "no-store"
    assert "server" not in answer.headers


def test_pictures_for_links_are_kept_for_a_day(server):
    answer = server.get("/api/games/rings/emblem.png")
    assert answer.headers.get_list("cache-control") == ["max-age=86400"]


def test_pages_from_other_sites_are_allowed_nothing(client):
    headers = {
        "Origin": "https://elsewhere.example",
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type",
    }
    asked = client.options("/api/tables", headers=headers)
    answers = [asked, client.get("/api/games", headers=headers)]
    assert asked.status_code == 405
    for answer in answers:
        assert not any(name.startswith("access-control-") for name in answer.headers)


async def test_health_reports_what_is_going_on(server, client):
    table = await set_up(server.url)
    before = client.get("/api/health").json()
    async with seated(table, 0):
        after = client.get("/api/health").json()
    assert before["status"] == after["status"] == "ok"
    assert before["failing"] == []
    assert after["version"] == spielwerk.__version__
    assert after["connections"] == before["connections"] + 1
    assert after["rooms"] >= 1
    assert after["bots_ready"] == list(spielwerk.GAMES)
    briefly = client.head("/api/health")
    assert (briefly.status_code, briefly.content) == (200, b"")


async def test_health_counts_the_moves_that_a_simpler_player_made(monkeypatch):
    async with server_here(monkeypatch) as here, http(here.url) as client:
        here.hall.services.stood_in = 2
        assert (await client.get("/api/health")).json()["stood_in"] == 2


async def test_health_names_what_fails(monkeypatch):
    async with server_here(monkeypatch) as here, http(here.url) as client:
        here.hall.services.background.failed("clocks", "a table")  # which nothing repeats here
        answer = await client.get("/api/health")
        assert answer.status_code == 503
        assert (answer.json()["status"], answer.json()["failing"]) == ("failing", ["clocks"])
        here.hall.services.background.succeeded("clocks", "a table")
        assert (await client.get("/api/health")).status_code == 200


def figures(client):
    """The values from `/metrics`, by name."""
    lines = client.get("/metrics").text.splitlines()
    pairs = (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    return {name: float(value) for name, value in pairs}


async def test_metrics_count_what_happens(server, client):
    before = figures(client)
    table = await set_up(server.url)
    async with all_seated(table) as [first, second]:
        await play([first, second], moves=2)
        await second.ask("move", n=second.n, move="a1")
        during = figures(client)
    client.get("/api/tables/nowhere")
    after = figures(client)

    def grown(name, then=after):
        return then.get(name, 0) - before.get(name, 0)

    assert grown('spielwerk_tables_total{game="rings"}') == 1
    assert grown('spielwerk_commands_total{type="Move"}') == 3
    assert grown('spielwerk_refused_total{reason="not-your-turn"}') == 1
    assert grown('spielwerk_requests_total{status="404"}') == 1
    assert grown("spielwerk_command_seconds_count") == 3
    assert grown("spielwerk_connections", during) == 2
    assert table.id not in client.get("/metrics").text


def test_the_openapi_description_names_everything(client):
    sent = client.get("/api/openapi.json").json()
    assert sent["openapi"].startswith("3.1")
    assert sent["info"]["version"] == spielwerk.__version__
    assert set(sent["paths"]) == {
        "/api/health",
        "/metrics",
        "/api/addresses",
        "/api/games",
        "/api/games/{game}/emblem.png",
        "/api/games/{game}/words/{language}",
        "/api/tables",
        "/api/tables/{table}",
        "/api/tables/{table}/seats",
        "/api/tables/{table}/luggage",
        "/api/word",
        "/api/records",
        "/api/records/{table}",
        "/api/positions",
        "/api/records/{table}/text",
        "/api/records/{table}/replay",
        "/api/records/{table}/judgement",
    }
