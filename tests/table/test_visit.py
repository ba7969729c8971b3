"""What a client is answered: whatever is sent again happens once, and whatever cannot be done now
can be tried again."""

import asyncio
import json

import pytest

from spielwerk.table.events import Event
from spielwerk.table.pulse import NAP_SECONDS
from spielwerk.table.setting import ClockRule
from spielwerk.table.visit import NO_SUCH_TABLE, TRY_AGAIN, Gone, Visit
from table.rooms import Shelf, Thinkers, Watch, Wire, a_while, opened, run, set_up


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
    "start, though somebody reads": ([], HOST, "start", {}),
}
CASES = {name: ((), case) for name, case in SENT_AGAIN.items()}
CASES |= {name: ((A, B), case) for name, case in BEFORE_THE_GAME.items()}


@pytest.mark.parametrize("name", CASES)
def test_a_command_that_is_sent_again_is_answered_with_its_event_and_not_done_again(name):
    """… by the same connection, by the next one, and after a restart."""
    looking, (before, who, command, more) = CASES[name]

    async def main():
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
            number = next(e.number for e in stored[seen:] if e.data.get("id") == "x")
            again = {"v": 1, "type": "ok", "id": "x", "n": number}
            assert await company.ask(who, command, id="x", **more) == again
            await company.come(hall, looking)
            assert await company.ask(who, command, id="x", **more) == again
        async with opened(shelf, thinkers) as hall:
            await company.come(hall, looking)
            assert await company.ask(who, command, id="x", **more) == again
        assert [event for event in shelf.look(keys.table) if event.kind != "clock"] == stored
        assert set(shelf.texts) == tables

    run(main())


def test_an_id_is_told_only_to_the_seat_whose_command_it_was():
    async def main():
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
                told = [e for m in company.at[who].heard for e in m.get("events", ())]
                assert [event["id"] for event in told if "id" in event] == ids

    run(main())


def test_a_command_of_somebody_else_with_the_same_id_is_another_one():
    async def main():
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

    run(main())


def test_a_rematch_that_was_not_set_up_is_set_up_when_it_is_asked_for_again():
    """The server died between the last agreement and the new table."""

    async def main():
        shelf = Shelf()
        async with opened(shelf) as hall:
            room, keys = await set_up(hall)
            company = Company(keys)
            await company.come(hall)
            await company.ask(B, "resign")
            await company.ask(B, "rematch")
            number = room.match.number + 1
            asked = {"seat": A, "id": "x"}
            await shelf.append(keys.table, [Event(number, 0, "rematch_asked", asked)])
            await room.catch_up(number)
            answer = await company.ask(A, "rematch", id="x")
            assert (answer["type"], answer["n"]) == ("ok", number)
            assert room.match.next_table in hall.rooms

    run(main())


@pytest.mark.parametrize("is_open", [True, False])
def test_a_first_visit_while_nothing_can_be_stored_or_read_may_be_tried_again(is_open):
    async def main():
        async with opened(Shelf()) as hall:
            _, keys = await set_up(hall)
            if not is_open:
                hall.rooms.clear()
            hall.storage.down = True
            client = await arrives(hall, keys.table, token=keys.seats[0])
            assert (client.closed, client.heard[-1]["reason"]) == (TRY_AGAIN, "storage")
            hall.storage.down = False
            again = await arrives(hall, keys.table, token=keys.seats[0])
            assert (again.closed, again.heard[0]["type"]) == (None, "snapshot")

    run(main())


def test_a_visit_that_fails_for_reasons_nobody_foresaw_may_be_tried_again():
    async def main():
        async with opened(Shelf()) as hall:
            _, keys = await set_up(hall)
            append = hall.storage.append

            async def fail(*given):
                raise RuntimeError("out of order")

            hall.storage.append = fail
            client = await arrives(hall, keys.table, token=keys.seats[0])
            assert (client.closed, client.heard[-1]["reason"]) == (TRY_AGAIN, "internal")
            hall.storage.append = append
            assert (await arrives(hall, keys.table, token=keys.seats[0])).closed is None

    run(main())


def test_what_is_not_there_is_not_tried_again():
    async def main():
        async with opened(Shelf()) as hall:
            _, keys = await set_up(hall)
            for hello in ({"token": "x"}, {"token": keys.seats[0]}):
                table = keys.table if hello["token"] == "x" else "nowhere"
                assert (await arrives(hall, table, **hello)).closed == NO_SUCH_TABLE

    run(main())


@pytest.mark.parametrize("shared", [True, False])
@pytest.mark.parametrize("is_begun", [True, False])
def test_a_process_that_stood_still_does_not_do_what_others_may_have_refused(shared, is_begun):
    async def main():
        shelf, watch = Shelf(shared=shared), Watch(stands=True)
        async with opened(shelf, bus=Wire([]), watch=watch) as hall:
            room, keys = await set_up(hall)
            company = Company(keys)
            await company.come(hall)
            if is_begun:
                async with room._lock:
                    asked = asyncio.create_task(company.ask(A, "move", id="1"))
                    await a_while()
                    watch.moved += NAP_SECONDS + 1
            else:
                watch.moved += NAP_SECONDS + 1
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

    run(main())


def test_a_move_that_a_server_stored_before_it_died_is_known_to_another():
    async def main():
        shelf = Shelf(shared=True)
        async with opened(shelf) as hall:
            room, keys = await set_up(hall)
            company = Company(keys)
            await company.come(hall)
            n = room.match.number + 1
            await shelf.append(
                keys.table, [Event(n, 0, "moved", {"seat": 0, "move": "a1", "id": "x"})]
            )
            answer = await company.ask(A, "move", id="x")
            assert answer == {"v": 1, "type": "ok", "id": "x", "n": n}
            await shelf.append(keys.table, [Event(n + 1, 0, "moved", {"seat": 1, "move": "b1"})])
            assert (await company.ask(A, "why", id="y", move="a2"))["type"] == "ok"

    run(main())
