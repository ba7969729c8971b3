"""Several people at one screen: one client has all their seats, and is sent the secrets of a seat
only while that seat's player has the screen."""

import json
import random
from collections import Counter

import pytest

import spielwerk
from spielwerk.bots.analysis import Judgement, Suggestion
from spielwerk.table.live.visit import BAD_HELLO, NO_SUCH_TABLE
from table.rooms import Shelf, Thinkers, Wire, a_while, opened, set_up, sit, until
from table.test_visit import OMAS, OTHER, arrives, events_of


async def at_one_screen(hall, game="triominos", seats="hh", **hello):
    """One client with all seats, at a table where seat 0 is to move."""
    room, keys = await set_up(hall, game, seats)
    tokens = [token for token in keys.seats if token]
    return room, keys, await arrives(hall, keys.table, tokens=tokens, **hello)


async def move(client, seat, move=None, **more):
    """A move of this seat, the first legal one unless another is given."""
    move = move or latest(client)["legal"][0]
    return await client.ask("move", by=seat, n=2**31, move=move, **more)


def latest(client):
    """The last message that shows the game."""
    return next(message for message in reversed(client.heard) if "view" in message)


def racks_in(client):
    """All racks that the client was sent."""
    views = [message["view"] for message in client.heard if "view" in message]
    return [rack for view in views for rack in view["racks"] if rack is not None]


# ---- One client for all seats -------------------------------------------------------------------


@pytest.mark.parametrize("game", spielwerk.GAMES)
async def test_around_one_screen_everything_is_sent_once(hall, game):
    room, _, client = await at_one_screen(hall, game, "hh")
    onlooker = await sit(room, None)
    assert (client.heard[0]["seat"], client.heard[0]["seats"]) == (0, [0, 1])
    chance, start = random.Random(1), room.match.number
    for ply in range(12):
        seat = latest(client)["view"]["to_move"]
        if room.match.seats_have_secrets:
            await client.ask("uncover", by=seat)
        answer = await move(client, seat, chance.choice(latest(client)["legal"]), id=str(ply))
        assert (answer["type"], answer["events"][0]["id"]) == ("events", str(ply))
    assert [event["n"] for event in events_of(client)] == [*range(start + 1, room.match.number + 1)]
    assert events_of(client)[-1]["n"] == onlooker.events[-1]["n"]


class Screen:
    """A client at one screen whose page is in order, and what it may know: the secrets of the seat
    that has the screen."""

    def __init__(self, client):
        self.client = client
        self.has_screen = None
        self.checked = 0
        self.shown = Counter()

    async def ask(self, type, **more):
        if type in ("cover", "uncover"):
            self.check()
            self.has_screen = more["by"] if type == "uncover" else None
        answer = await self.client.ask(type, **more)
        self.check()
        return answer

    def check(self):
        for message in self.client.heard[self.checked :]:
            seats = {*secrets_in(message)}
            assert seats <= {self.has_screen}, message
            self.shown.update(seats)
        self.checked = len(self.client.heard)


def secrets_in(message):
    """The seats of which a message says what only they may know."""
    if (view := message.get("view")) and not view["over"]:
        yield from (seat for seat, rack in enumerate(view["racks"]) if rack is not None)
        if "legal" in message:
            yield view["to_move"]
    for event in (*message.get("events", ()), *message.get("missed", ())):
        yield from (event["seat"] for effect in event.get("effects", ()) if is_secret(effect))


def is_secret(effect):
    return effect["effect"] == "buy" and "tile" in effect


@pytest.mark.parametrize("number", range(4))
async def test_a_screen_is_sent_the_secrets_of_the_seat_that_has_it_and_of_no_other(hall, number):
    chance = random.Random(number)
    room, keys, client = await at_one_screen(hall, seats="hhhh")
    screen = Screen(client)
    screen.check()
    for ply in range(60):
        seat = room.match.to_move
        if room.match.stage == "over":
            break
        for by in range(4):  # whatever the page asks for while the screen is covered
            for question, more in SECRET_QUESTIONS.items():
                answer = await screen.ask(question, by=by, id="x", **more)
                assert answer["reason"] in ("covered", "not-your-turn")
            await screen.ask("look", by=by, ply=chance.randint(0, ply))
        sight = await screen.ask("uncover", by=seat)
        assert sight["view"]["seat"] == seat
        await screen.ask("look", ply=chance.randint(0, ply))
        await screen.ask("react", by=(seat + 1) % 4, reaction="hello")
        await screen.ask("why", by=(seat + 1) % 4, move="buy")
        await screen.ask("move", by=seat, n=2**31, move=chance.choice(sight["legal"]))
        await screen.ask("undo", by=seat)
        if chance.random() < 0.2:  # it comes back, and knows what was sent before
            client.leave()
            after = chance.randint(1, room.match.number)
            tokens = chance.sample(keys.seats, 4)
            screen.client = client = await arrives(hall, keys.table, tokens=tokens, after=after)
            screen.has_screen, screen.checked = None, 0
            screen.check()
        elif chance.random() < 0.8:
            await screen.ask("cover", by=seat)
        else:  # another page would not do that, but nothing may leak
            await screen.ask("uncover", by=(seat + 1) % 4)
            await screen.ask("cover", by=(seat + 1) % 4)
    assert all(screen.shown[seat] > 2 for seat in range(4))


async def test_a_seat_that_takes_the_screen_is_sent_what_the_last_moves_did(hall):
    """As far as it may know: the seat before has bought a tile."""
    _, _, client = await at_one_screen(hall)
    await client.ask("uncover", by=0)
    bought = await move(client, 0, "buy")
    assert any(map(is_secret, bought["events"][0]["effects"]))
    covered = await client.ask("cover", by=0)
    assert (covered["view"]["seat"], "effects" in covered) == (None, False)
    sight = await client.ask("uncover", by=1)
    assert (sight["view"]["seat"], sight["view"]["to_move"]) == (1, 1)
    assert [done[0] for done in sight["effects"]] == [{"effect": "buy"}]


async def test_without_secrets_a_screen_is_sent_the_moves_of_its_seat_that_is_to_move(hall):
    for game in ("rings", "dimenticato"):
        room, _, client = await at_one_screen(hall, game, "hhh")
        for _ in range(6):
            seat = room.match.to_move
            assert latest(client)["view"]["seat"] == seat
            assert latest(client)["legal"] == room.match.position.moves_as_text()
            await move(client, seat)
        assert {message["type"] for message in client.heard} == {"snapshot", "events", "presence"}


async def test_a_hint_for_one_seat_is_not_sent_to_the_next_one(hall):
    adviser = Adviser()
    adviser.may_answer.clear()
    async with opened(Shelf(), adviser) as hall:
        room, _, client = await at_one_screen(hall)
        await client.ask("uncover", by=0)
        await client.ask("hint", by=0, id="a")
        await a_while()
        await move(client, 0, "buy")
        await client.ask("uncover", by=1)
        assert room.match.to_move == 1
        adviser.may_answer.set()
        await until(lambda: client.heard[-1].get("id") == "a")
        assert client.heard[-1]["reason"] == "covered"


async def test_every_seat_can_ask_and_agree_and_leave_whichever_is_in_view(hall):
    room, _, client = await at_one_screen(hall, "rings", "hhh")
    for seat in range(3):
        assert (await client.ask("offer_draw", by=seat, id="d"))["type"] == "ok"
    assert room.match.stage == "over"
    for seat in range(3):
        await client.ask("rematch", by=seat, id="r")
    assert (room.match.rematch, room.match.next_table is None) == ({0, 1, 2}, False)
    assert events_of(client)[-1]["table"] == room.match.next_table


async def test_a_command_that_is_sent_again_is_done_once_for_each_seat(hall):
    room, keys, client = await at_one_screen(hall, "rings", "hh")
    numbers = [(await client.ask("react", by=s, id="x", reaction="oops"))["n"] for s in (0, 1)]
    assert numbers[1] == numbers[0] + 1
    moved = await move(client, 0, "a1", id="m")
    client.leave()
    again = await arrives(hall, keys.table, tokens=[*reversed(keys.seats)], after=numbers[0])
    for seat, n in enumerate(numbers):
        assert await again.ask("react", by=seat, id="x", reaction="oops") == {
            "v": 1, "type": "ok", "id": "x", "n": n,
        }  # fmt: skip
    assert (await move(again, 0, "a1", id="m"))["n"] == moved["n"] == room.match.number
    assert [event.get("id") for event in again.heard[0]["missed"]] == ["x", "m"]


async def test_a_seat_of_another_client_cannot_be_used(hall):
    room, keys = await set_up(hall, "triominos", "hhl")
    guest = await sit(room, 2)
    client = await arrives(hall, keys.table, tokens=keys.seats[:2])
    for command in (*SECRET_QUESTIONS, "resign", "uncover", "cover"):
        more = SECRET_QUESTIONS.get(command, {})
        assert (await client.ask(command, by=2, **more))["reason"] == "onlooker"
    onlooker = await arrives(hall, keys.table, token=keys.watch)
    assert (await onlooker.ask("resign", by=0))["reason"] == "onlooker"
    assert guest.kinds == ["seat_taken", "seat_taken", "started"]


# ---- Who is there -------------------------------------------------------------------------------


async def test_the_seats_at_one_screen_are_there_and_away_together():
    shelf, ends = Shelf(shared=True), []
    async with opened(shelf, bus=Wire(ends)) as one, opened(shelf, bus=Wire(ends)) as two:
        room, keys = await set_up(one, seats="hhhl")
        guest = await sit(await two.room(keys.table), 3)
        await arrives(one, keys.table, tokens=keys.seats[:2])
        client = await arrives(one, keys.table, tokens=keys.seats[:3])
        await until(lambda: guest.of("presence")[-1:] and all(guest.of("presence")[-1]["present"]))
        client.leave()
        await until(lambda: not guest.of("presence")[-1]["present"][2])
        assert guest.of("presence")[-1]["present"] == [True, True, False, True]
        assert room.attendance.here() == {0, 1}


async def test_the_host_may_sit_at_a_shared_screen(hall):
    room, keys = await set_up(hall, seats="hhl", start="host")
    client = await arrives(hall, keys.table, tokens=keys.seats[:2], host=keys.host)
    assert client.heard[0]["host"]
    assert (await client.ask("start", by=1))["type"] == "ok"
    assert room.match.stage == "running"
    assert (await client.ask("onlookers", by=1, allowed=False))["type"] == "ok"


async def test_if_some_of_the_tokens_are_not_valid_the_other_seats_play(hall):
    room, keys = await set_up(hall, seats="hhh")
    client = await arrives(hall, keys.table, tokens=["gone", keys.seats[1], keys.seats[2]])
    assert client.heard[0]["seats"] == [1, 2]
    assert room.attendance.present() == [False, True, True]
    assert (await client.ask("react", by=2, reaction="hello"))["type"] == "ok"
    alone = await arrives(hall, keys.table, tokens=["gone", keys.seats[0]])
    assert (alone.heard[0]["seat"], "seats" in alone.heard[0]) == (0, False)
    none = await arrives(hall, keys.table, tokens=["gone", "too"])
    assert (none.closed, none.heard[-1]["reason"]) == (NO_SUCH_TABLE, "token")


async def test_more_seats_than_a_table_has_are_refused(hall):
    _, keys = await set_up(hall, seats="hhhh")
    client = await arrives(hall, keys.table, tokens=[*keys.seats, keys.seats[0]])
    assert (client.closed, client.heard[-1]["reason"]) == (BAD_HELLO, "message")
    assert "tokens" in client.heard[-1]["text"]


async def test_a_seat_of_a_screen_that_is_played_from_another_device_is_left_out(hall):
    """Unless it is the one in view: then its player is asked."""
    room, keys = await set_up(hall, "triominos", "hhl")
    await arrives(hall, keys.table, token=keys.seats[2], device=OTHER)
    here, there = keys.seats[:2], keys.seats[2]
    client = await arrives(hall, keys.table, tokens=[*here, there], device=OMAS)
    assert client.heard[0]["seats"] == [0, 1]
    assert (await client.ask("uncover", by=2))["reason"] == "onlooker"
    hello = {"tokens": [there, *here], "device": OMAS}
    asked = await arrives(hall, keys.table, **hello)
    assert (asked.closed, asked.heard[-1]["sitter"]["name"]) == (NO_SUCH_TABLE, None)
    watches = await arrives(hall, keys.table, **hello, watch=True)
    assert watches.heard[0]["seats"] == [0, 1]
    sure = await arrives(hall, keys.table, **hello, sure=True)
    assert sure.heard[0]["seats"] == [0, 1, 2]
    assert len(room.match.seats[2].devices) == 2


async def test_one_of_the_seats_of_a_screen_can_read_its_invitation(hall):
    room, keys = await set_up(hall, "triominos", "hhl")
    client = await arrives(
        hall, keys.table, tokens=[keys.seats[2], *keys.seats[:2]], looks=True, device=OMAS
    )
    assert client.heard[0]["seat"] == 2
    assert [seat.taken for seat in room.match.seats] == [True, True, False]
    assert room.attendance.present() == [True, True, True]
    assert (await client.ask("colour", by=1, colour=3))["type"] == "ok"
    await client.ask("sit", by=2, name="Oma")
    assert (room.match.stage, room.match.seats[2].name) == ("running", "Oma")
    assert racks_in(client) == []
    assert len(room.match.seats[2].devices) == 1


async def test_what_is_for_a_seat_alone_is_for_all_at_its_screen_and_no_one_else(hall):
    """Such as the id of its command."""
    room, keys = await set_up(hall, seats="hhl")
    guest = await sit(room, 2)
    client = await arrives(hall, keys.table, tokens=keys.seats[:2])
    await client.ask("react", by=1, id="mine", reaction="hello")
    assert events_of(client)[-1]["id"] == "mine"
    assert "mine" not in json.dumps(guest.heard)


# ---- A page of the last version: a client for each seat -----------------------------------------


async def seat_by_seat(hall, game="triominos"):
    """Two covered seats at a table where seat 0 is to move."""
    _, keys = await set_up(hall, game, "hh")
    seats = [await arrives(hall, keys.table, token=token, covered=True) for token in keys.seats]
    return keys, seats


async def test_a_seat_at_a_shared_screen_is_sent_its_rack_while_it_is_uncovered(hall):
    _, (ada, bob) = await seat_by_seat(hall)
    started = latest(ada)
    assert (started["view"]["to_move"], "legal" in started) == (0, False)
    sight = await ada.ask("uncover", id="a")
    assert (sight["type"], sight["id"], sight["covered"]) == ("sight", "a", False)
    assert sight["n"] == started["n"]
    assert sight["legal"]
    moved = await ada.ask("move", id="b", n=sight["n"], move="buy")
    assert "tile" in moved["events"][0]["effects"][0]
    racks = racks_in(ada)
    assert len(racks[1]) == len(racks[0]) + 1, "the tile that was bought"
    sight = await ada.ask("cover", id="c")
    assert sight["covered"]
    assert (sight["view"]["seat"], "legal" in sight) == (None, False)
    await bob.ask("uncover")
    await bob.ask("move", id="d", n=2**31, move=latest(bob)["legal"][0])
    assert racks_in(ada) == racks


async def test_a_seat_that_comes_back_covered_learns_no_secret_that_it_has_missed(hall):
    keys, (ada, _) = await seat_by_seat(hall)
    await ada.ask("uncover")
    await ada.ask("move", id="a", n=2**31, move="buy")
    hello = {"token": keys.seats[0], "covered": True, "after": latest(ada)["n"] - 1}
    again = await arrives(hall, keys.table, **hello)
    assert again.heard[0]["missed"][0]["effects"] == [{"effect": "buy"}]
    assert racks_in(again) == []


SECRET_QUESTIONS = {
    "move": {"n": 2**31, "move": "buy"},
    "why": {"move": "buy"},
    "hint": {},
}


@pytest.mark.parametrize("question", SECRET_QUESTIONS)
async def test_while_a_seat_is_covered_it_neither_moves_nor_asks_about_its_rack(hall, question):
    _, (ada, _) = await seat_by_seat(hall)
    answer = await ada.ask(question, id="a", **SECRET_QUESTIONS[question])
    assert (answer["type"], answer["reason"]) == ("refused", "covered")


async def test_while_a_seat_is_covered_it_looks_back_and_takes_back_and_agrees(hall):
    lays = []
    while not lays:  # not every rack has a tile that fits the first one
        keys, (ada, bob) = await seat_by_seat(hall)
        await ada.ask("uncover")
        lays = [move for move in latest(ada)["legal"] if "@" in move]
    await ada.ask("move", id="a", n=2**31, move=lays[0])
    racks = len(racks_in(ada))
    await ada.ask("cover")
    look = await ada.ask("look", ply=0)
    assert look["view"]["racks"] == [None, None]
    assert (await ada.ask("undo"))["type"] == "ok"
    assert (await bob.ask("colour", colour=3))["type"] == "ok"
    assert (len(racks_in(ada)), racks_in(bob)) == (racks, [])
    onlooker = await arrives(hall, keys.table, token=keys.watch, covered=True)
    assert (await onlooker.ask("uncover"))["reason"] == "onlooker"
    assert (await bob.ask("resign"))["type"] == "ok"
    assert len(racks_in(bob)) == 1, "a game that is over has no secrets"


async def test_a_move_that_arrived_is_acknowledged_though_its_seat_is_covered_again(hall):
    _, (ada, _) = await seat_by_seat(hall)
    await ada.ask("uncover")
    move = {"id": "a", "n": 2**31, "move": latest(ada)["legal"][0]}
    number = (await ada.ask("move", **move))["events"][0]["n"]
    await ada.ask("cover")
    answer = await ada.ask("move", **move)
    assert (answer["type"], answer["n"]) == ("ok", number)


class Adviser(Thinkers):
    """Gives a hint as soon as it may answer."""

    async def hint(self, question):
        await self.may_answer.wait()
        return Judgement(0, [Suggestion("buy", (0.7, 0.3), 0.9, 5)], ["buy"], (0.7, 0.3))


@pytest.mark.parametrize("is_covered", [False, True])
async def test_a_hint_is_not_sent_once_the_screen_was_handed_on(is_covered):
    adviser = Adviser()
    adviser.may_answer.clear()
    async with opened(Shelf(), adviser) as hall:
        _, (ada, _) = await seat_by_seat(hall)
        await ada.ask("uncover")
        await ada.ask("hint", id="a")
        if is_covered:
            await ada.ask("cover")
        adviser.may_answer.set()
        await until(lambda: ada.heard[-1].get("id") == "a")
        assert ada.heard[-1]["type"] == ("refused" if is_covered else "hint")


async def test_where_seats_have_no_secrets_nothing_is_covered(hall):
    for game in ("rings", "dimenticato"):
        _, (ada, _) = await seat_by_seat(hall, game)
        move = {"n": 2**31, "move": latest(ada)["legal"][0]}
        assert (await ada.ask("move", id="a", **move))["type"] == "events"
