"""What a client is answered: whatever is sent again happens once, and whatever cannot be done now
can be tried again."""

import asyncio
import json

import pytest

from spielwerk.table.live.heartbeat import NAP_SECONDS
from spielwerk.table.live.visit import NO_SUCH_TABLE, TRY_AGAIN, Gone, Visit
from spielwerk.table.match.events import Event, Moved, RematchAsked
from spielwerk.table.match.seating import MOST_DEVICES
from spielwerk.table.match.setting import ClockRule
from table.rooms import MovableTime, Shelf, Thinkers, Wire, a_while, opened, set_up, until


class Client(Visit):
    """A client whose messages take no time."""

    def __init__(self, hall):
        super().__init__(hall)
        self.heard = []
        self.closed = None

    def post(self, message):
        self.heard.append(json.loads(message))

    def _end(self, code, why):
        self.closed = code

    async def ask(self, type, **more):
        """The last message after a command."""
        await self.answer(json.dumps({"v": 1, "type": type, **more}))
        return self.heard[-1]


async def arrives(hall, table, **hello):
    client = Client(hall)
    try:
        await client.greet(table, json.dumps({"v": 1, "type": "hello", **hello}))
    except Gone:
        client.leave()
    return client


class Company:
    """Everybody with a secret, and the host without a seat."""

    def __init__(self, keys):
        self.keys = keys
        self.at = {}

    async def come(self, hall, looks=()):
        for client in self.at.values():
            client.leave()
        for seat, token in enumerate(self.keys.seats):
            if token:
                hello = {"token": token, "looks": seat in looks}
                self.at[seat] = await arrives(hall, self.keys.table, **hello)
        self.at["host"] = await arrives(hall, self.keys.table, host=self.keys.host)

    async def ask(self, who, type, **more):
        if type == "leaves":
            self.at.pop(who).leave()
            return None
        if type == "move":
            more |= {"n": 2**31, "move": more.get("move", "a1")}
        return await self.at[who].ask(type, **more)


A, B, HOST = 0, 1, "host"

# What was done before, and the command that is sent again.
SENT_AGAIN = {
    "move": ([], A, "move", {}),
    "undo": (
        [(A, "move"), (B, "move", {"move": "b1"}), (A, "move", {"move": "a3"})],
        A,
        "undo",
        {},
    ),
    "ask_back": ([(A, "move"), (B, "move", {"move": "b1"})], A, "ask_back", {}),
    "agree_back": ([(A, "move"), (A, "ask_back")], B, "agree_back", {}),
    "decline_back": ([(A, "move"), (A, "ask_back")], B, "decline_back", {}),
    "offer_draw": ([], A, "offer_draw", {}),
    "decline_draw": ([(A, "offer_draw")], B, "decline_draw", {}),
    "pause": ([], A, "pause", {}),
    "decline_pause": ([(A, "pause")], B, "decline_pause", {}),
    "resume": ([(A, "pause"), (B, "pause")], A, "resume", {}),
    "resign": ([], A, "resign", {}),
    "react": ([], A, "react", {"reaction": "hello"}),
    "colour": ([], A, "colour", {"colour": 3}),
    "rematch": ([(B, "resign")], A, "rematch", {}),
    "the last rematch": ([(B, "resign"), (B, "rematch")], A, "rematch", {}),
    "onlookers": ([], HOST, "onlookers", {"allowed": False}),
    "replace": ([(A, "leaves")], B, "replace", {"seat": 0}),
    "replace by the host": ([(A, "leaves")], HOST, "replace", {"seat": 0}),
    "return": ([(A, "leaves"), (B, "replace", {"seat": 0}), (A, "comes")], A, "return", {}),
    "leave_to_bots": (
        [
            (A, "leaves"),
            (HOST, "replace", {"seat": 0}),
            (B, "leaves"),
            (HOST, "replace", {"seat": 1}),
            (A, "comes"),
        ],
        A,
        "leave_to_bots",
        {},
    ),
}
BEFORE_THE_GAME = {
    "sit": ([], A, "sit", {"name": "Ada"}),
    "decline_seat": ([], A, "decline_seat", {}),
    "start": ([], HOST, "start", {"sure": True}),
    "start, though an invitation is read": ([], HOST, "start", {}),
}
CASES = {name: ((), case) for name, case in SENT_AGAIN.items()}
CASES |= {name: ((A, B), case) for name, case in BEFORE_THE_GAME.items()}


@pytest.mark.parametrize("name", CASES)
async def test_a_command_that_is_sent_again_is_answered_with_its_event_and_not_done_again(name):
    """… by the same connection, by the next one, and after a restart."""
    looking, (before, who, command, more) = CASES[name]
    shelf, thinkers = Shelf(), Thinkers()
    thinkers.may_answer.clear()
    clock = ClockRule(total=600)
    async with opened(shelf, thinkers, gone_after=0) as hall:
        _, keys = await set_up(hall, seats="ll", clock=clock)
        company = Company(keys)
        await company.come(hall, looking)
        for actor, done, *given in before:
            if done == "comes":
                company.at[actor] = await arrives(hall, keys.table, token=keys.seats[actor])
            else:
                await company.ask(actor, done, **(given[0] if given else {}))
        seen = len(shelf.look(keys.table))
        answer = await company.ask(who, command, id="x", **more)
        assert answer["type"] in ("ok", "events"), answer
        stored, tables = shelf.look(keys.table), set(shelf.texts)
        number = next(e.number for e in stored[seen:] if e.what.id == "x")
        again = {"v": 1, "type": "ok", "id": "x", "n": number}
        assert await company.ask(who, command, id="x", **more) == again
        await company.come(hall, looking)
        assert await company.ask(who, command, id="x", **more) == again
    async with opened(shelf, thinkers) as hall:
        await company.come(hall, looking)
        assert await company.ask(who, command, id="x", **more) == again
    assert [event for event in shelf.look(keys.table) if event.kind != "clock"] == stored
    assert set(shelf.texts) == tables


async def test_an_id_is_told_only_to_the_seat_whose_command_it_was():
    async with opened(Shelf(), gone_after=0) as hall:
        _, keys = await set_up(hall)
        company = Company(keys)
        await company.come(hall)
        await company.ask(A, "react", id="mine", reaction="hello")
        await company.ask(B, "react", id="theirs", reaction="hello")
        await company.ask(HOST, "onlookers", id="host's", allowed=False)
        company.at[A].leave()
        back = await arrives(hall, keys.table, token=keys.seats[A], looks=True)
        back.leave()
        await company.ask(B, "replace", id="B's", seat=A)
        for who, ids in ((A, ["mine"]), (B, ["theirs"]), (HOST, [])):
            shown = [e for m in company.at[who].heard for e in m.get("events", ())]
            assert [event["id"] for event in shown if "id" in event] == ids


async def test_a_command_of_somebody_else_with_the_same_id_is_another_one():
    shelf = Shelf()
    async with opened(shelf) as hall:
        _, keys = await set_up(hall)
        company = Company(keys)
        await company.come(hall)
        for who in (A, B, HOST):
            await company.ask(who, "react", id="x", reaction="hello")
        assert (await company.ask(HOST, "onlookers", id="x", allowed=False))["type"] == "ok"
        assert shelf.kinds(keys.table).count("reacted") == 2
        assert shelf.kinds(keys.table)[-1] == "onlookers"


async def test_a_rematch_that_was_not_set_up_is_set_up_when_it_is_asked_for_again():
    """The server died between the last agreement and the new table."""
    shelf = Shelf()
    async with opened(shelf) as hall:
        room, keys = await set_up(hall)
        company = Company(keys)
        await company.come(hall)
        await company.ask(B, "resign")
        await company.ask(B, "rematch")
        number = room.match.number + 1
        await shelf.append(keys.table, [Event(number, 0, RematchAsked(A, id="x"))])
        await room.catch_up(number)
        answer = await company.ask(A, "rematch", id="x")
        assert (answer["type"], answer["n"]) == ("ok", number)
        assert room.match.next_table in hall.rooms


@pytest.mark.parametrize("is_open", [True, False])
async def test_a_first_visit_while_nothing_can_be_stored_or_read_may_be_tried_again(hall, is_open):
    _, keys = await set_up(hall)
    if not is_open:
        hall.rooms.clear()
    hall.services.storage.down = True
    client = await arrives(hall, keys.table, token=keys.seats[0])
    assert (client.closed, client.heard[-1]["reason"]) == (TRY_AGAIN, "storage")
    hall.services.storage.down = False
    again = await arrives(hall, keys.table, token=keys.seats[0])
    assert (again.closed, again.heard[0]["type"]) == (None, "snapshot")


async def test_a_visit_that_fails_for_reasons_nobody_foresaw_may_be_tried_again(hall):
    _, keys = await set_up(hall)
    append = hall.services.storage.append

    async def fail(*given):
        raise RuntimeError("out of order")

    hall.services.storage.append = fail
    client = await arrives(hall, keys.table, token=keys.seats[0])
    assert (client.closed, client.heard[-1]["reason"]) == (TRY_AGAIN, "internal")
    hall.services.storage.append = append
    assert (await arrives(hall, keys.table, token=keys.seats[0])).closed is None


async def test_what_is_not_there_is_not_tried_again(hall):
    _, keys = await set_up(hall)
    for hello in ({"token": "x"}, {"token": keys.seats[0]}):
        table = keys.table if hello["token"] == "x" else "nowhere"
        assert (await arrives(hall, table, **hello)).closed == NO_SUCH_TABLE


@pytest.mark.parametrize("shared", [True, False])
@pytest.mark.parametrize("is_begun", [True, False])
async def test_a_process_that_stood_still_does_not_do_what_others_may_have_refused(
    shared, is_begun
):
    shelf, time_source = Shelf(shared=shared), MovableTime(stands=True)
    async with opened(shelf, bus=Wire([]), time_source=time_source) as hall:
        room, keys = await set_up(hall)
        company = Company(keys)
        await company.come(hall)
        if is_begun:
            async with room._lock:
                asked = asyncio.create_task(company.ask(A, "move", id="1"))
                await a_while()
                time_source.moved += NAP_SECONDS + 1
        else:
            time_source.moved += NAP_SECONDS + 1
            asked = asyncio.create_task(company.ask(A, "move", id="1"))
        await asyncio.wait([asked])
        if shared:
            assert isinstance(asked.exception(), Gone)
            assert company.at[A].closed == TRY_AGAIN
            assert shelf.kinds(keys.table)[-1] == "started"
            await company.come(hall)
            await company.ask(A, "move", id="1")
        assert shelf.kinds(keys.table)[-1] == "moved"
        await company.ask(B, "react", reaction="hello")


async def test_a_move_that_a_server_stored_before_it_died_is_known_to_another():
    shelf = Shelf(shared=True)
    async with opened(shelf) as hall:
        room, keys = await set_up(hall)
        company = Company(keys)
        await company.come(hall)
        n = room.match.number + 1
        await shelf.append(keys.table, [Event(n, 0, Moved(0, "a1", id="x"))])
        answer = await company.ask(A, "move", id="x")
        assert answer == {"v": 1, "type": "ok", "id": "x", "n": n}
        await shelf.append(keys.table, [Event(n + 1, 0, Moved(1, "b1"))])
        assert (await company.ask(A, "why", id="y", move="a2"))["type"] == "ok"


# ---- A seat on several devices ------------------------------------------------------------------

OMAS, OTHER, THIRD = ("oma's tablet " * 2, "somebody's phone", "somebody's laptop")


async def a_seat_of_oma(hall, **request):
    """Table, keys, the host and Oma, who has sat down with her device."""
    room, keys = await set_up(hall, seats="hl", **request)
    host = await arrives(hall, keys.table, token=keys.seats[0], host=keys.host, device=THIRD)
    oma = await arrives(hall, keys.table, token=keys.seats[1], looks=True, device=OMAS)
    await oma.ask("sit", name="Oma")
    return room, keys, host, oma


def events_of(client):
    return [e for m in client.heard for e in (*m.get("events", ()), *m.get("missed", ()))]


async def test_a_second_device_is_asked_first_and_sees_nothing_of_the_seat(hall):
    room, keys, _, oma = await a_seat_of_oma(hall, game="triominos")
    asked = await arrives(hall, keys.table, token=keys.seats[1], looks=True, device=OTHER)
    assert asked.closed == NO_SUCH_TABLE
    [refusal] = asked.heard
    assert refusal["reason"] == "other-device"
    assert refusal["sitter"] == {"name": "Oma", "colour": 1, "onlookers": True}
    assert "Oma" in refusal["text"]
    assert room.attendance.present() == [True, True]
    assert not any(event.get("another_device") for event in events_of(oma))


async def test_whoever_is_sure_goes_on_and_the_first_device_hears_of_it():
    shelf = Shelf()
    async with opened(shelf) as hall:
        room, keys, host, oma = await a_seat_of_oma(hall)
        hello = {"token": keys.seats[1], "device": OTHER}
        second = await arrives(hall, keys.table, **hello, sure=True)
        assert second.heard[0]["type"] == "snapshot"
        assert events_of(oma)[-1]["another_device"] is True
        assert (events_of(host)[-1]["kind"], len(events_of(second))) == ("seat_taken", 0)
        assert not any("another_device" in event for event in events_of(host))
        said = json.dumps([*oma.heard, *host.heard, *second.heard])
        assert not any(mark in said for mark in (OMAS, OTHER, *room.match.seats[1].devices))
        assert not any(mark in str(shelf.texts) for mark in (OMAS, OTHER))
        await host.ask("move", n=room.match.number, move="a1")
        for client, cell in ((second, "b1"), (oma, "b3")):
            await client.ask("move", n=room.match.number, move=cell, id=cell)
            await host.ask("move", n=room.match.number, move=cell.replace("1", "5"))
        assert room.match.moves[1] == "b1"
        number = room.match.number
        again = await arrives(hall, keys.table, **hello)
        assert again.heard[0]["n"] == number, "a device that is known changes nothing"
    async with opened(shelf) as hall:  # after a restart, too
        assert (await arrives(hall, keys.table, **hello)).closed is None
        third = await arrives(hall, keys.table, token=keys.seats[1], device=THIRD)
        assert third.heard[-1]["reason"] == "other-device"


async def test_a_second_device_may_watch_with_the_seats_own_link_where_onlookers_may(hall):
    _, keys, host, _ = await a_seat_of_oma(hall, game="triominos")
    hello = {"token": keys.seats[1], "looks": True, "device": OTHER, "watch": True}
    onlooker = await arrives(hall, keys.table, **hello)
    snapshot = onlooker.heard[0]
    assert (snapshot["seat"], snapshot["watching"]) == (None, 1)
    assert "legal" not in snapshot
    by_link = await arrives(hall, keys.table, token=keys.watch)
    assert snapshot["view"] == by_link.heard[0]["view"]
    assert (await onlooker.ask("resign"))["reason"] == "onlooker"
    await host.ask("onlookers", allowed=False)
    assert onlooker.heard[-1]["reason"] == "onlookers-off"
    late = await arrives(hall, keys.table, **hello)
    assert late.heard[-1]["reason"] == "onlookers-off"
    asked = await arrives(hall, keys.table, **hello | {"watch": False})
    assert asked.heard[-1]["sitter"]["onlookers"] is False


async def test_programs_second_tabs_and_shared_screens_are_not_asked(hall):
    room, keys, _, _ = await a_seat_of_oma(hall)
    number = room.match.number
    for seat, hello in ((1, {}), (1, {"device": OMAS}), (0, {"device": OTHER})):
        client = await arrives(hall, keys.table, token=keys.seats[seat], **hello)
        assert client.heard[0]["type"] == "snapshot"
    assert room.match.number == number
    assert room.match.seats[0].devices == []


async def test_a_seat_that_was_taken_without_a_mark_belongs_to_the_first_one(hall):
    room, keys = await set_up(hall)
    program = await arrives(hall, keys.table, token=keys.seats[1])
    first = await arrives(hall, keys.table, token=keys.seats[1], device=OMAS)
    assert first.heard[0]["type"] == "snapshot"
    assert not any("another_device" in event for event in events_of(program))
    asked = await arrives(hall, keys.table, token=keys.seats[1], device=OTHER)
    assert asked.heard[-1]["reason"] == "other-device"
    assert len(room.match.seats[1].devices) == 1


async def test_of_two_who_read_the_same_invitation_the_second_is_asked_when_the_first_sits_down(
    hall,
):
    _, keys = await set_up(hall, "triominos", seats="hl")
    await arrives(hall, keys.table, token=keys.seats[0])
    readers = [
        await arrives(hall, keys.table, token=keys.seats[1], looks=True, device=mark)
        for mark in (OMAS, OTHER)
    ]
    heard = len(readers[1].heard)
    await readers[0].ask("sit", name="Oma")
    assert readers[0].closed is None
    [refusal] = [m for m in readers[1].heard[heard:] if m["type"] != "presence"]
    assert (refusal["reason"], refusal["sitter"]["name"]) == ("other-device", "Oma")
    assert readers[1].closed == NO_SUCH_TABLE


async def test_whoever_took_an_open_seat_is_known_by_the_request(hall):
    room, keys = await set_up(hall, seats="ho")
    _, token = await hall.take_open_seat(keys.table, None, "Oma", mark=OMAS)
    number = room.match.number
    mine = await arrives(hall, keys.table, token=token, device=OMAS)
    assert mine.heard[0]["n"] == number
    asked = await arrives(hall, keys.table, token=token, device=OTHER)
    assert asked.heard[-1]["reason"] == "other-device"


async def test_another_process_asks_too():
    shelf, ends = Shelf(shared=True), []
    async with opened(shelf, bus=Wire(ends)) as one, opened(shelf, bus=Wire(ends)) as two:
        _, keys, _, oma = await a_seat_of_oma(one)
        hello = {"token": keys.seats[1], "device": OTHER}
        asked = await arrives(two, keys.table, **hello)
        assert asked.heard[-1]["reason"] == "other-device"
        await arrives(two, keys.table, **hello, sure=True)
        await until(lambda: any("another_device" in event for event in events_of(oma)))


async def test_no_more_devices_are_kept_than_anybody_has(hall):
    room, keys, _, _ = await a_seat_of_oma(hall)
    for number in range(MOST_DEVICES + 3):
        hello = {"token": keys.seats[1], "device": f"device number {number:03}"}
        last = await arrives(hall, keys.table, **hello, sure=True)
        assert last.closed is None
    assert len(room.match.seats[1].devices) == MOST_DEVICES


# ---- After the end ------------------------------------------------------------------------------


async def test_after_the_end_a_question_about_a_move_is_answered_with_that(hall):
    _, keys = await set_up(hall)
    company = Company(keys)
    await company.come(hall)
    assert (await company.ask(B, "why", move="a1"))["reason"] == "not-your-turn"
    await company.ask(B, "resign")
    for who in (A, B):
        assert (await company.ask(who, "why", move="a1"))["reason"] == "table-over"
