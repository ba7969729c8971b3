"""Sockets: whole games, refusals, reconnecting, onlookers, clocks, and clients that misbehave."""

import asyncio
import contextlib
import json
import random
import socket

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import spielwerk
from players import all_seated, connected, http, play, refusal, seated, set_up
from servers import ON_LINUX, ServerProcess, server_here
from spielwerk.server.door.limits import NO_LIMITS, Limits
from spielwerk.server.door.metrics import Metrics
from spielwerk.server.wire.socket import Socket
from spielwerk.table.live.hall import Hall
from spielwerk.table.live.services import Services
from spielwerk.table.live.workers import Workers
from spielwerk.table.match.setting import SeatPlan, Setting
from spielwerk.table.storage.sqlite import SqliteStorage
from table.rooms import MovableTime, Shelf

EVERY_GAME = pytest.mark.parametrize("game", spielwerk.GAMES)


# ---- Whole games ------------------------------------------------------------------------------


@EVERY_GAME
async def test_two_people_play_a_whole_game(server, game):
    table = await set_up(server.url, game)
    async with all_seated(table) as players, seated(table) as onlooker:
        await asyncio.gather(play(players, random.Random(game)), onlooker.until_event("ended"))
    assert players[0].table == players[1].table == onlooker.table
    assert players[0].events[-1] == players[1].events[-1] == onlooker.events[-1]
    assert players[0].table["ending"]["by"] == "rules"
    async with http(server.url) as client:
        text = (await client.get(f"/api/records/{table.id}/text")).text
    moves = [event["move"] for event in players[0].events if event["kind"] == "moved"]
    played = spielwerk.read_record(text)
    assert played.history == moves
    assert played.ranks == players[0].table["ending"]["ranks"]
    for player in (*players, onlooker):
        assert player.view == played.view(player.seat)


@pytest.mark.parametrize("game", ["rings", "memento"])
async def test_every_view_and_every_list_of_moves_is_that_of_the_library(server, game):
    table = await set_up(server.url, game)
    position = spielwerk.load(game).start(seats=["person", "person"])
    async with all_seated(table) as players:
        if game == "memento":
            position = None  # random set-up: known from the record at the end
        views = [(players[0].view, players[1].view)]
        legal = [next(player.legal for player in players if player.legal)]
        while not players[0].over:
            await play(players, random.Random(len(views)), moves=1)
            views.append((players[0].view, players[1].view))
            legal.append(players[0].legal or players[1].legal)
    async with http(server.url) as client:
        text = (await client.get(f"/api/records/{table.id}/text")).text
    for position, seen, moves in zip(
        spielwerk.read_record(text).positions(), views, legal, strict=True
    ):
        assert seen == (position.view(0), position.view(1))
        assert moves == position.moves_as_text()


async def test_four_people_play_a_whole_game(server):
    table = await set_up(server.url, "triominos", ["link"] * 4)
    async with all_seated(table) as players:
        await play(players)
        assert all(player.table["ending"]["by"] == "rules" for player in players)


async def test_somebody_plays_a_whole_game_against_a_computer_player(server):
    table = await set_up(server.url, "triominos", ["here", 1])
    async with all_seated(table) as [player]:
        await play([player])
    movers = {event["seat"] for event in player.events if event["kind"] == "moved"}
    assert movers == {0, 1}
    assert player.table["ending"]["by"] == "rules"
    async with http(server.url) as client:
        record = (await client.get(f"/api/records/{table.id}")).json()
    assert record["seats"] == ["person", "level 1"]


@EVERY_GAME
async def test_a_computer_player_answers_in_every_game(server, game):
    table = await set_up(server.url, game, [1, "here"])
    async with all_seated(table) as [player]:
        for _ in range(2):  # after a third answer, Memento could be over
            while not player.legal:
                await player.receive()
            await player.move()
        await player.ask("resign")
    assert [event["seat"] for event in player.events if event["kind"] == "moved"][:2] == [0, 1]
    assert player.table["ending"] == {"ranks": [1, 2], "by": "resigned", "rule": None}


async def test_computer_players_alone_begin_by_themselves_and_can_be_watched(server):
    table = await set_up(server.url, "triominos", [1, 1])
    async with seated(table) as onlooker:
        while not onlooker.over:
            await onlooker.receive()
    assert onlooker.table["ending"]["by"] == "rules"


# ---- Hello ------------------------------------------------------------------------------------


async def said(table, *texts, **more):
    """What the server answers to this first message, and why it then closes the socket."""
    async with connected(table, **more) as stranger:
        for text in texts:
            await stranger.socket.send(text)
        code = await stranger.closed()
        return [json.loads(text) for text in stranger.received], code


def hello(**data):
    return json.dumps({"type": "hello", **data})


async def test_a_wrong_token_is_refused_and_the_socket_closed(server):
    table = await set_up(server.url)
    other = await set_up(server.url)
    for token in ("x", other.seats[0], table.seats[0][:-1], table.id, "ключ"):
        [sent], code = await said(table, hello(token=token, language="de"))
        assert (sent["type"], sent["reason"], code) == ("refused", "token", 4404)
        assert sent["text"].startswith("Dieser Link gehört nicht zu dem Tisch")


async def test_no_token_at_all_is_refused_too(server):
    [sent], code = await said(await set_up(server.url), hello())
    assert (sent["reason"], code) == ("token", 4404)


@pytest.mark.parametrize("name", ["nowhere", "a%00b", "%F0%9F%8E%B2", "x" * 5000])
async def test_a_table_that_is_not_there_is_refused(server, name):
    table = await set_up(server.url)
    table.id = name
    [sent], code = await said(table, hello(token=table.seats[0]))
    assert (sent["reason"], code) == ("table-unknown", 4404)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "[]",
        "[" * 4000,
        '{"type": "hello"',
        '{"type": "ping"}',
        '{"type": "hello", "v": 2, "token": "x"}',
        '{"type": "hello", "token": 7}',
        '{"type": "hello", "token": "x", "more": 1}',
        '{"more": ' + "[" * 2000 + "]" * 2000 + ', "type": "hello"}',
        hello(token="x" * 65),
        b"\xff\x00\x80",
    ],
)
async def test_a_first_message_that_is_not_a_hello_is_refused_and_the_socket_closed(server, text):
    [sent], code = await said(await set_up(server.url), text)
    assert (sent["type"], sent["reason"], code) == ("refused", "message", 4400)


async def test_a_silent_client_is_disconnected(monkeypatch):
    async with server_here(monkeypatch, Limits(hello_seconds=0.2)) as here:
        assert await said(await set_up(here.url)) == ([], 4400)


async def test_the_host_is_known_by_another_token(server):
    table = await set_up(server.url, start="host")
    async with (
        seated(table, 0, host=table.host) as both,
        seated(table, token=table.host) as host,
        seated(table, 1) as guest,
    ):
        sent = [json.loads(player.received[0]) for player in (both, host, guest)]
        assert [one["host"] for one in sent] == [True, True, False]
        assert [one["seat"] for one in sent] == [0, None, 1]


async def test_a_page_from_another_site_cannot_connect(server):
    table = await set_up(server.url)
    for origin in ("https://elsewhere.example", f"http://127.0.0.1:{server.port + 1}", "null"):
        assert await said(table, origin=origin) == ([], 4403)
    async with connected(table, origin=server.url) as own:
        await own.send("hello", token=table.seats[0])
        assert (await own.receive())["type"] == "snapshot"


async def test_there_are_no_sockets_anywhere_else(server):
    table = await set_up(server.url)
    table.id += "/socket"
    with pytest.raises(InvalidStatus):
        await said(table)


# ---- Refusals ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Du bist nicht am Zug."),
        ("en", "It is not your turn."),
        ("fr", "Ce n’est pas à vous de jouer."),
        ("it-CH", "Non è il tuo turno."),
        ("uk", "Зараз не ваш хід."),
        ("xx", "It is not your turn."),
    ],
)
async def test_a_refusal_is_a_reason_for_programs_and_a_sentence_in_the_language_asked_for(
    server, language, sentence
):
    table = await set_up(server.url)
    async with seated(table, 0), seated(table, 1, language=language) as waiting:
        answer = await waiting.ask("move", id="m", n=waiting.n, move="a1")
        assert answer == {
            "v": 1,
            "type": "refused",
            "id": "m",
            "reason": "not-your-turn",
            "text": sentence,
            "rule": None,
        }


async def test_an_illegal_move_is_refused_with_its_rule_and_one_that_cannot_be_read_without(server):
    table = await set_up(server.url)
    async with all_seated(table) as [first, second]:
        await first.move("a1")
        await second.until_number(first.n)
        illegal = await second.move("a1")
        assert (illegal["reason"], illegal["rule"]) == ("illegal", "RG-4")
        assert illegal["text"].startswith("This cell is not free.")
        unreadable = await second.move("zz9")
        assert (unreadable["reason"], unreadable["rule"]) == ("unreadable", None)
        assert second.n == first.n
        assert (await second.move())["type"] == "events"


async def test_why_names_the_rule_and_plays_nothing(server):
    table = await set_up(server.url)
    async with all_seated(table) as [first, second]:
        await first.move("a1")
        await second.until_number(first.n)
        assert (await second.ask("why", move="a1"))["rule"] == "RG-4"
        assert (await second.ask("why", move=second.legal[0]))["type"] == "ok"
        assert await refusal(first, "why", move="b1") == "not-your-turn"
        assert (await second.ask("ping"))["n"] == first.n


async def test_a_move_that_answers_an_older_position_is_refused(server):
    table = await set_up(server.url)
    async with all_seated(table) as [first, second]:
        before = first.n
        await play([first, second], moves=2)
        assert await refusal(first, "move", n=before, move=first.legal[0]) == "behind"


# ---- Resending --------------------------------------------------------------------------------


async def test_a_move_that_is_sent_again_is_answered_with_its_number_and_not_played_twice(server):
    table = await set_up(server.url)
    async with all_seated(table) as [first, second]:
        seen = first.n
        await first.ask("move", id="mine", n=seen, move="a1")
        number = first.n
        for _ in range(2):
            again = await first.ask("move", id="mine", n=seen, move="a1")
            assert again == {"v": 1, "type": "ok", "id": "mine", "n": number}
        await second.until_number(number)
        await second.move()
        again = await first.ask("move", id="mine", n=seen, move="a1")
        assert (again["type"], again["n"]) == ("ok", number)
        assert (await first.ask("ping"))["n"] == second.n


async def test_ids_belong_to_a_seat_and_are_sent_to_nobody_else(server):
    table = await set_up(server.url)
    async with all_seated(table) as [first, second], seated(table) as onlooker:
        await first.ask("move", id="same", n=first.n, move="a1")
        await second.until_number(first.n)
        await second.ask("move", id="same", n=second.n, move=second.legal[0])
        await first.until_number(second.n)
        await onlooker.until_number(second.n)
        ids = [
            [event.get("id") for event in each.events if event["kind"] == "moved"]
            for each in (first, second, onlooker)
        ]
        assert ids == [["same", None], [None, "same"], [None, None]]


async def test_a_move_whose_sender_was_gone_before_the_answer_is_recognised_later(server):
    table = await set_up(server.url)
    async with seated(table, 1) as second:
        async with seated(table, 0) as first:
            await first.send("move", id="lost", n=first.n, move="a1")
        await second.until_event("moved")
        async with seated(table, 0) as again:
            answer = await again.ask("move", id="lost", n=first.n, move="a1")
            assert (answer["type"], answer["n"]) == ("ok", second.n)


# ---- Coming back ------------------------------------------------------------------------------


async def test_a_client_that_comes_back_is_sent_what_it_missed(server):
    table = await set_up(server.url)
    async with seated(table, 1) as second:
        async with seated(table, 0) as first:
            await first.move("a1")
            await second.until_number(first.n)
            await second.move()
            await first.until_number(second.n)
            known = first.n
            await first.move()
            await second.until_number(first.n)
        await second.move()
        await second.ask("react", reaction="hello")
        async with seated(table, 0, after=known) as back:
            sent = json.loads(back.received[0])
            expected = [event for event in second.events if event["n"] > known]
            assert [dict(event, id=None) for event in sent["missed"]] == [
                dict(event, id=None) for event in expected
            ]
            assert [event["kind"] for event in expected] == ["moved", "moved", "reacted"]
            assert sent["missed"][0]["id"]
            assert (sent["n"], back.legal) != (known, [])


@pytest.mark.parametrize("after", [None, 2**31, "all of them"])
async def test_a_client_that_missed_nothing_or_too_much_gets_the_current_state(server, after):
    table = await set_up(server.url)
    async with seated(table, 1) as second:
        async with seated(table, 0) as first:
            await play([first, second], moves=3)
            number = first.n
        known = number if after == "all of them" else after
        async with seated(table, 0, **({} if known is None else {"after": known})) as back:
            sent = json.loads(back.received[0])
            assert "missed" not in sent
            assert sent["n"] == number
            assert back.view == first.view


async def test_more_than_a_hundred_missed_events_are_not_sent_again(server):
    table = await set_up(server.url)
    async with all_seated(table) as [first, second]:
        known = second.n
        for player in 50 * [first, second]:
            await player.ask("react", reaction="hello")
        await first.move()
        await second.until_number(first.n)
        for after, count in ((known, None), (known + 1, 100)):
            async with seated(table, 1, after=after) as back:
                missed = json.loads(back.received[0]).get("missed")
                assert (missed and len(missed)) == count


async def test_di23_in_a_game_of_memory_nobody_is_sent_the_past(server):
    table = await set_up(server.url, "dimenticato")
    async with all_seated(table) as players:
        begun = players[0].n
        await play(players, moves=30)
        for token in (*table.seats, table.watch, table.host):
            async with seated(table, token=token, after=begun) as back:
                sent = json.loads(back.received[0])
                assert "missed" not in sent
                moves = [event for event in players[0].events if event["kind"] == "moved"]
                assert 0 < len(sent["moves"]) < 6
                assert sent["moves"] == [
                    {"seat": event["seat"], "move": event["move"]}
                    for event in moves[-len(sent["moves"]) :]
                ]
                assert await refusal(back, "look", ply=3) == "past-hidden"
        await players[0].ask("resign")
        async with seated(table, 1, after=begun) as back:
            assert len(json.loads(back.received[0])["moves"]) == 30
            assert (await back.ask("look", ply=0))["view"]["turns"] == 0


# ---- Around the table -------------------------------------------------------------------------


async def test_two_tabs_of_a_seat_agree(server):
    table = await set_up(server.url)
    async with all_seated(table) as [first, second], seated(table, 0) as tab:
        await play([first, second], moves=4)
        await tab.until_number(first.n)
        assert (tab.view, tab.legal, tab.table) == (first.view, first.legal, first.table)
        await tab.move()
        await first.until_number(tab.n)
        assert first.events[-1]["id"] == tab.events[-1]["id"]
        assert await refusal(first, "move", n=first.n, move="a1") == "not-your-turn"


async def test_when_two_tabs_move_at_once_one_is_refused(server):
    table = await set_up(server.url)
    async with all_seated(table) as [first, _], seated(table, 0) as tab:
        one, two = await asyncio.gather(first.move("a1"), tab.move("b1"))
        assert sorted((one["type"], two["type"])) == ["events", "refused"]
        [reason] = [answer["reason"] for answer in (one, two) if answer["type"] == "refused"]
        assert reason in ("behind", "not-your-turn")


async def test_four_seats_at_one_screen_need_one_socket_and_are_sent_everything_once(server):
    table = await set_up(server.url, "rings", ["here"] * 4)
    async with seated(table, 0, tokens=table.seats) as screen, seated(table) as onlooker:
        for _ in range(8):
            seat = screen.view["to_move"]
            await screen.move(by=seat)
        assert screen.view["seat"] == screen.view["to_move"] == 0
        await onlooker.until_number(screen.n)
        assert [event["n"] for event in screen.events] == [e["n"] for e in onlooker.events]
        assert onlooker.present == [True] * 4
        await screen.leave()
        await onlooker.until(lambda message: message["type"] == "presence")
        assert onlooker.present == [False] * 4


async def test_everybody_sees_who_is_there(server):
    table = await set_up(server.url)
    async with seated(table, 0) as first, seated(table) as onlooker:
        assert first.present == [False, False] or first.present == [True, False]
        async with seated(table, 1), seated(table, 1) as tab:
            await onlooker.until(lambda message: message.get("present") == [True, True])
        await first.until(lambda message: message.get("present") == [True, False])
        assert tab.present == [True, True]


async def test_reactions_are_sent_to_everybody_and_are_a_few_words(server):
    table = await set_up(server.url)
    async with all_seated(table) as [first, second], seated(table) as onlooker:
        await first.ask("react", reaction="well-played")
        for player in (second, onlooker):
            event = await player.until_event("reacted")
            assert (event["seat"], event["reaction"]) == (0, "well-played")
        assert await refusal(first, "react", reaction="insult") == "reaction"
        assert await refusal(onlooker, "react", reaction="hello") == "onlooker"


async def test_a_hint_is_a_legal_move_with_chances_and_only_for_the_player_to_move(server):
    table = await set_up(server.url)
    async with all_seated(table) as [first, second]:
        asked = asyncio.create_task(first.ask("hint"))
        await second.ask("react", reaction="thinking")  # it does not block other messages
        hint = await asked
        assert hint["type"] == "hint"
        assert {one["move"] for one in hint["best"]} <= set(first.legal)
        assert abs(sum(hint["wins"]) - 1) < 0.01
        assert await refusal(second, "hint") == "not-your-turn"
    table = await set_up(server.url, hints=False)
    async with all_seated(table) as [first, _]:
        assert await refusal(first, "hint") == "hints-off"


async def test_one_hint_at_a_time(server):
    table = await set_up(server.url)
    async with all_seated(table) as [first, _]:
        await first.send("hint", id="one")
        assert await refusal(first, "hint", id="two") == "too-fast"
        hint = await first.until(lambda message: message.get("id") == "one")
        assert hint["type"] == "hint"


async def test_the_past_can_be_looked_at_where_nothing_is_hidden(server):
    table = await set_up(server.url, "triominos")
    async with all_seated(table) as players:
        views = [[player.view for player in players]]
        for _ in range(5):
            await play(players, moves=1)
            views.append([player.view for player in players])
        for ply, seen in enumerate(views):
            looks = [await player.ask("look", ply=ply) for player in players]
            assert [look["view"] for look in looks] == seen
        assert await refusal(players[0], "look", ply=6) == "no-such-ply"


# ---- Who begins, and colours ------------------------------------------------------------------


async def test_everybody_hears_the_lot_and_the_seat_that_it_names_begins(server):
    table = await set_up(server.url, seats=["link", "link", "open"], first="lot")
    async with (
        seated(table, 0) as one,
        seated(table, 1) as other,
        seated(table) as onlooker,
        http(server.url) as client,
    ):
        await client.post(f"/api/tables/{table.id}/seats", json={})
        sent = [await each.until_event("started") for each in (one, other, onlooker)]
        assert all(event == sent[0] for event in sent)
        assert sent[0]["lot"] is True
        assert sent[0]["first"] == onlooker.view["to_move"] == onlooker.table["first"]
        assert not set(sent[0]) - {"n", "kind", "bots", "first", "lot"}


async def test_everybody_sees_the_colours_change_and_sentences_name_them(server):
    table = await set_up(server.url)
    async with seated(table, 0, language="en") as first, seated(table, 1) as second:
        await first.until_event("started")
        assert (await first.ask("colour", colour=1))["type"] == "ok"
        event = await second.until_event("colour_chosen")
        assert (event["seat"], event["colour"]) == (0, 1)
        assert second.table["colours"] == first.table["colours"] == [1, 0, 2, 3]
        assert await refusal(second, "colour", colour=1) == "colour-taken"
        assert (await second.ask("colour", colour=3))["type"] == "ok"
        for mine, theirs in (("a1", "b1"), ("a2", "b5")):
            await first.move(mine)
            await second.until_number(first.n)
            await second.move(theirs)
            await first.until_number(second.n)
        await first.move("a3")
        refused = await first.ask("move", n=first.n, move="a4")
        assert "Purple" in refused["text"]
        assert "Orange" not in refused["text"]


# ---- Onlookers --------------------------------------------------------------------------------


async def test_onlookers_see_everything_and_can_do_nothing(server):
    table = await set_up(server.url, "triominos")
    async with all_seated(table) as players, seated(table) as onlooker:
        await play(players, moves=3)
        await onlooker.until_number(players[0].n)
        assert onlooker.legal == []
        assert onlooker.view["seat"] is None
        move = (players[0].legal or players[1].legal)[0]
        for command, data in {
            "move": {"n": onlooker.n, "move": move},
            "why": {"move": move},
            "resign": {},
            "offer_draw": {},
            "undo": {},
            "ask_back": {},
            "agree_back": {},
            "rematch": {},
            "colour": {"colour": 2},
            "return": {},
            "hint": {},
            "replace": {"seat": 0},
        }.items():
            assert await refusal(onlooker, command, **data) == "onlooker"
        for command, data in {"start": {}, "onlookers": {"allowed": False}}.items():
            assert await refusal(onlooker, command, **data) == "not-host"


async def test_the_host_can_forbid_onlookers_and_those_who_watch_are_sent_away(server):
    table = await set_up(server.url)
    async with (
        seated(table, 0, host=table.host) as host,
        seated(table, 1) as guest,
        seated(table) as onlooker,
        seated(table, token=table.host) as watching_host,
    ):
        assert await refusal(guest, "onlookers", allowed=False) == "not-host"
        assert (await host.ask("onlookers", allowed=False))["type"] == "ok"
        assert await onlooker.closed() == 4404
        assert json.loads(onlooker.received[-1])["reason"] == "onlookers-off"
        [sent], code = await said(table, hello(token=table.watch))
        assert (sent["reason"], code) == ("onlookers-off", 4404)
        assert (await watching_host.ask("ping"))["type"] == "pong"
        assert (await guest.ask("ping"))["type"] == "pong"
        await host.ask("onlookers", allowed=True)
        async with seated(table) as onlooker:
            assert onlooker.table["onlookers"] is True


# ---- Take-backs, draws, ends ------------------------------------------------------------------


async def test_your_own_last_action_can_be_taken_back_until_somebody_acts(server):
    table = await set_up(server.url)
    async with all_seated(table) as [first, second]:
        before = first.view
        assert await refusal(first, "undo") == "nothing-to-undo"
        await first.move("a1")
        assert (await first.ask("undo"))["type"] == "ok"
        await second.until_number(first.n)
        assert first.view == before
        assert second.legal == []
        await play([first, second], moves=2)
        assert await refusal(first, "undo") == "undo-too-late"


async def test_a_take_back_needs_the_consent_of_the_others(server):
    table = await set_up(server.url)
    async with all_seated(table) as [first, second]:
        before = first.view
        await play([first, second], moves=2)
        assert await refusal(second, "agree_back") == "back-none"
        await first.ask("ask_back")
        await second.until_event("back_asked")
        assert await refusal(first, "agree_back") == "back-none"
        await second.ask("decline_back")
        assert await refusal(second, "agree_back") == "back-none"
        await first.ask("ask_back")
        assert await refusal(first, "ask_back") == "back-pending"
        await second.ask("agree_back")
        await first.until_event("back_given")
        assert first.view == before
        assert first.legal
        assert first.table["back"] is None
    table = await set_up(server.url, takebacks=False)
    async with all_seated(table) as [first, _]:
        await first.move()
        assert await refusal(first, "undo") == "takebacks-off"
        assert await refusal(first, "ask_back") == "takebacks-off"


async def test_what_was_revealed_cannot_be_taken_back(server):
    table = await set_up(server.url, "triominos")
    chance = random.Random(3)
    async with all_seated(table) as players:
        while True:
            [mover] = [player for player in players if player.legal]
            if "buy" in mover.legal:
                break
            await play(players, chance, moves=1)
        await mover.move("buy")
        assert await refusal(mover, "undo") == "back-secret"
        assert await refusal(mover, "ask_back") == "back-secret"


async def test_computer_players_agree_to_take_backs_and_never_to_draws(server):
    table = await set_up(server.url, "rings", ["here", 1])
    async with all_seated(table) as [player]:
        before = player.view
        await play([player], moves=1)
        while not player.legal:
            await player.receive()
        await player.ask("ask_back")
        assert player.view == before
        assert await refusal(player, "offer_draw") == "draw-bots"


async def test_a_draw_is_offered_and_agreed_where_a_game_has_draws(server):
    table = await set_up(server.url, "rings")
    async with all_seated(table) as [first, second]:
        await first.ask("offer_draw")
        await second.until_event("draw_offered")
        await second.ask("decline_draw")
        assert await refusal(second, "decline_draw") == "draw-none"
        await second.ask("offer_draw")
        assert await refusal(second, "offer_draw") == "draw-offered"
        await first.ask("offer_draw")
        await second.until_event("draw_agreed")
        assert first.table["ending"] == {"ranks": [1, 1], "by": "draw", "rule": None}
        assert await refusal(first, "resign") == "table-over"
    table = await set_up(server.url, "triominos")
    async with all_seated(table) as [first, _]:
        assert await refusal(first, "offer_draw") == "no-draws"


async def test_a_player_who_resigns_has_lost_and_with_three_players_the_others_play_on(server):
    table = await set_up(server.url, "triominos", ["link"] * 3)
    async with all_seated(table) as players:
        await players[1].ask("resign")
        assert await refusal(players[1], "resign") == "you-are-out"
        assert await refusal(players[1], "return") == "nothing-to-return-to"
        assert players[1].table["seats"][1]["bot"] == 2
        await players[0].ask("resign")
        assert players[0].table["ending"]["ranks"] == [2, 3, 1]


async def test_a_rematch_has_the_same_links_and_the_next_seat_begins(server):
    table = await set_up(server.url, seats=["link", "link", "link"], first=2)
    async with all_seated(table) as players, seated(table) as onlooker:
        assert await refusal(players[0], "rematch") == "table-running"
        for player in players[:2]:
            await player.ask("resign")
        await players[2].until_event("ended")
        for player in players:
            await player.ask("rematch")
        rematched = [await player.until_event("rematched") for player in players[:2]]
        [next_id] = {event["table"] for event in rematched}
        assert "table" not in await onlooker.until_event("rematched")
        assert await refusal(players[0], "rematch") == "rematch-asked"
    async with seated(table, 0) as late:
        assert json.loads(late.received[0])["next"] == next_id
    table.id = next_id
    for seat in range(3):
        async with seated(table, seat) as player:
            assert player.seat == seat
    async with seated(table) as onlooker:
        assert onlooker.table["stage"] == "running"
        assert onlooker.table["first"] == onlooker.view["to_move"] == 0


# ---- Clocks -----------------------------------------------------------------------------------


async def test_a_player_who_runs_out_of_time_has_lost(server):
    table = await set_up(server.url, clock={"total": 2, "increment": 3})
    async with all_seated(table) as [first, second]:
        assert first.clock["running"] == 0
        await first.move()
        await second.until_number(first.n)
        assert first.clock["left"][0] > 2000
        assert first.clock["running"] == 1
        await first.until_event("timed_out")
        assert first.table["ending"] == {"ranks": [1, 2], "by": "time", "rule": None}
        assert first.clock["left"][1] == 0


async def test_a_player_who_runs_out_of_time_is_replaced_if_the_table_says_so_and_can_come_back(
    server,
):
    clock = {"per_move": 1, "on_time": "bot"}
    table = await set_up(server.url, "triominos", clock=clock)
    async with all_seated(table) as players:
        late = next(player for player in players if player.legal)
        event = await late.until_event("bot_took_over")
        assert (event["seat"], event["why"]) == (late.seat, "time")
        assert await refusal(late, "resign") == "bot-plays"
        assert await refusal(late, "return") == "no-time"
        await late.until_event("moved")
        await late.ask("return")
        assert late.table["seats"][late.seat]["bot"] is None


async def test_time_that_a_move_waits_before_it_is_read_is_not_the_movers(monkeypatch):
    shelf, time_source = Shelf(), MovableTime(stands=True)
    async with server_here(monkeypatch, storage=shelf, time_source=time_source) as here:
        table = await set_up(here.url, clock={"total": 60})
        async with all_seated(table) as (first, _):
            shelf.gate.clear()
            await first.send("react", reaction="hello")
            await first.send("move", id="m", n=first.n, move=first.legal[0])
            await (await first.socket.ping())  # both have arrived, and the first is not done
            time_source.moved += 0.7
            shelf.gate.set()
            await first.until_event("moved")
            assert first.clock["left"][0] == 60_000


# ---- Who is gone ------------------------------------------------------------------------------


async def test_somebody_who_is_gone_can_be_replaced_and_come_back(monkeypatch):
    async with server_here(monkeypatch, gone_after=1.5) as here:
        table = await set_up(here.url, "triominos")
        async with seated(table, 0) as first:
            async with seated(table, 1):
                await first.until_event("started")
                assert await refusal(first, "replace", seat=1) == "not-gone"
            await first.until(lambda message: message.get("present") == [True, False])
            assert await refusal(first, "replace", seat=1) == "not-gone"
            await asyncio.sleep(1.5)
            assert await refusal(first, "replace", seat=2) == "nobody-to-replace"
            assert (await first.ask("replace", seat=1, level=1))["type"] == "ok"
            assert await refusal(first, "replace", seat=1) == "nobody-to-replace"
            for _ in range(2):
                while not first.legal:
                    await first.receive()
                await first.move()
            await first.until(lambda message: message["type"] == "events")
            assert {event["seat"] for event in first.events if event["kind"] == "moved"} == {0, 1}
            async with seated(table, 1) as second:
                assert second.table["seats"][1]["bot"] == 1
                assert await refusal(second, "move", n=second.n, move="x") == "bot-plays"
                await second.ask("return")
                await first.until_event("person_returned")
                await play([first, second], moves=2)


async def test_nobody_counts_as_gone_because_the_server_was_down(tmp_path, monkeypatch):
    """After a restart people need a moment to reconnect."""
    path = tmp_path / "tables.db"
    async with server_here(monkeypatch, storage=SqliteStorage(path)) as here:
        table = await set_up(here.url)
        async with all_seated(table):
            pass
    async with (
        server_here(monkeypatch, storage=SqliteStorage(path)) as here,
        seated(table.at(here.url), 0) as first,
    ):
        assert await refusal(first, "replace", seat=1) == "not-gone"


# ---- Clients that misbehave -------------------------------------------------------------------


@pytest.mark.parametrize(
    "garbage",
    [
        "",
        "null",
        "{}",
        '{"type": "fly"}',
        '{"type": "move"}',
        '{"type": "hello", "token": "again"}',
        '{"type": "ping", "v": 2}',
        '{"type": "ping", "id": ""}',
        '{"type": "ping", "id": "' + "x" * 41 + '"}',
        '{"type": "replace", "seat": 4}',
        '{"type": "look", "ply": -1}',
        '{"type": "look", "ply": 1e400}',
        '{"more": ' + "[" * 1900 + "]" * 1900 + ', "type": "ping"}',
        '{"type": "move", "n": 1, "move": "\\ud800"}',
        "\x00",
        b"\x00\xff\xfe",
        b"{",
    ],
)
async def test_garbage_is_answered_and_the_socket_stays_open(server, garbage):
    table = await set_up(server.url)
    async with seated(table, 0) as player:
        await player.socket.send(garbage)
        answer = await player.until(lambda message: message["type"] == "refused")
        assert (answer["reason"], answer["id"]) == ("message", None)
        assert (await player.ask("ping"))["type"] == "pong"


async def test_a_text_in_bytes_works_too(server):
    table = await set_up(server.url)
    async with seated(table, 0) as player:
        await player.socket.send(b'{"type": "ping", "id": "p"}')
        assert (await player.until(lambda message: message.get("id") == "p"))["type"] == "pong"


async def test_a_message_that_is_too_long_ends_the_connection_cleanly(server):
    table = await set_up(server.url)
    async with seated(table, 0) as player, seated(table, 1) as other:
        await player.socket.send("x" * 4097)
        assert await player.closed() == 1009
        assert (await other.ask("ping"))["type"] == "pong"
    [], code = await said(table, ["x" * 3000, "x" * 3000])  # in pieces
    assert code == 1009


async def test_invalid_utf_8_ends_the_connection_cleanly(server):
    table = await set_up(server.url)
    async with seated(table, 0) as player:
        await player.socket.send(b"\xff\xff", text=True)
        assert await player.closed() == 1007


async def test_a_hasty_client_is_slowed_down_and_still_answered(monkeypatch):
    limits = Limits(messages=20, message_burst=5)
    async with server_here(monkeypatch, limits) as here:
        table = await set_up(here.url)
        async with seated(table, 0) as hasty, seated(table, 1) as calm:
            loop = asyncio.get_running_loop()
            begun = loop.time()
            for number in range(30):
                await hasty.send("ping", id=f"p{number}")
            await calm.ask("ping")
            answered = loop.time()
            await hasty.until(lambda message: message.get("id") == "p29")
            assert loop.time() - begun > 1
            assert loop.time() - answered > 0.3


async def test_an_address_has_a_limited_number_of_connections(monkeypatch):
    async with server_here(monkeypatch, Limits(connections=2)) as here:
        table = await set_up(here.url)
        async with seated(table, 0), seated(table, 1):
            assert await said(table) == ([], 4429)
        async with seated(table, 0):
            pass


@ON_LINUX
async def test_a_client_that_does_not_read_is_disconnected_and_the_others_play_on(tmp_path):
    with ServerProcess(tmp_path) as server:
        table = await set_up(server.url)
        async with all_seated(table) as [first, second]:
            await play([first, second], moves=4)
            small = socket.socket()
            small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            small.connect(("127.0.0.1", server.port))
            async with connected(table, sock=small, max_queue=1, close_timeout=0.1) as slow:
                await slow.send("hello", token=table.watch)
                before = server.memory()
                asked = 0
                with contextlib.suppress(ConnectionClosed):
                    while server.open_sockets() == 3:
                        for _ in range(200):
                            await slow.send("look", ply=4)
                        asked += 200
                        assert asked < 50_000
                        await first.ask("ping")
                assert 'cut_off_total{why="slow"} 1.0' in server.get("/metrics").text
                assert server.memory() - before < 10 * 2**20
            await play([first, second], moves=4)
    assert server.errors() == []


class Client:
    """The other side of a socket, for tests that decide when it reads."""

    def __init__(self):
        self.says = asyncio.Queue()
        self.reads = asyncio.Event()
        self.heard = []

    async def receive(self):
        text = await self.says.get()
        return {"type": "websocket.receive", "text": text}

    async def send(self, event):
        await self.reads.wait()
        self.heard.append(event.get("text"))

    def write(self, message):
        """The wire writes at once whenever it can."""
        if self.reads.is_set():
            self.heard.append(message.decode())
        return self.reads.is_set()


async def test_nothing_overtakes_at_a_client_that_has_just_caught_up():
    hall = Hall(Services(SqliteStorage(":memory:"), Workers(1)))
    client = Client()
    sent = Socket(hall, Metrics(), NO_LIMITS, client.receive, client.send, client.write)
    running = asyncio.create_task(sent.run("nowhere"))
    for number in range(3):
        sent.post(b"%d" % number)
    await asyncio.sleep(0)  # the first one is under way
    client.reads.set()
    sent.post(b"3")
    await asyncio.sleep(0.01)
    assert client.heard == ["0", "1", "2", "3"]
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_a_move_by_somebody_who_is_disconnected_meanwhile_is_made_and_announced():
    class SlowStorage(SqliteStorage):
        async def append(self, *given):
            await super().append(*given)
            await self.may_answer.wait()

    storage = SlowStorage(":memory:")
    storage.may_answer = asyncio.Event()
    storage.may_answer.set()
    hall = Hall(Services(storage, Workers(1)))
    await hall.open()
    keys = await hall.create(Setting("rings", seats=(SeatPlan("link"),) * 2, first=0))
    clients, sockets, running = [], [], []
    for token in keys.seats:
        clients.append(Client())
        clients[-1].reads.set()
        made = Socket(hall, Metrics(), NO_LIMITS, clients[-1].receive, clients[-1].send)
        sockets.append(made)
        running.append(asyncio.create_task(made.run(keys.table)))
        clients[-1].says.put_nowait(hello(token=token))
        await asyncio.sleep(0.05)
    storage.may_answer.clear()
    clients[0].reads.clear()
    clients[0].says.put_nowait('{"type": "move", "n": 4, "move": "a1"}')
    await asyncio.sleep(0.05)
    sockets[0].post(b"x" * NO_LIMITS.queue_bytes)
    sockets[0].post(b"x")
    await asyncio.sleep(0.05)
    storage.may_answer.set()
    await asyncio.sleep(0.05)
    sent = [json.loads(text) for text in clients[1].heard]
    [moved] = [message["events"][0] for message in sent if message["type"] == "events"]
    assert moved["move"] == "a1"
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    await hall.close()
