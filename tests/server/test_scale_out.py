"""Two server processes with Postgres and Redis serve the two sides of the same table."""

import asyncio
import random
import time
from contextlib import contextmanager

import pytest

import spielwerk
from players import all_seated, http, play, refusal, seated, set_up
from servers import ServerProcess


@contextmanager
def started(folder, postgres_url, redis_url):
    """Two processes that share everything."""
    one, two = (ServerProcess(folder, postgres_url, redis_url) for _ in range(2))
    one.begin()
    with two:
        one.wait()
        try:
            yield one, two
        finally:
            if one.process.poll() is None:
                one.stop()


@pytest.fixture(scope="module")
def pair(tmp_path_factory, postgres_server, redis_server):
    postgres_server.execute("CREATE DATABASE pair")
    folder = tmp_path_factory.mktemp("pair")
    with started(folder, postgres_server.url("pair"), redis_server.url) as servers:
        yield servers
    postgres_server.execute("DROP DATABASE pair WITH (FORCE)")
    for server in servers:
        assert server.errors() == []


# ---- Both sides of a table --------------------------------------------------------------------


@pytest.mark.parametrize("game", ["triominos", "dimenticato"])
async def test_two_processes_serve_the_two_sides_of_a_table(pair, game):
    one, two = pair
    table = await set_up(one.url, game)
    async with (
        seated(table, 0) as first,
        seated(table.at(two.url), 1) as second,
        seated(table.at(two.url)) as onlooker,
    ):
        await first.until_event("started")
        await asyncio.gather(
            play([first, second], random.Random(game)), onlooker.until_event("ended")
        )
    assert first.table == second.table == onlooker.table
    for server in pair:
        text = server.get(f"/api/records/{table.id}/text").text
        moves = [event["move"] for event in first.events if event["kind"] == "moved"]
        assert spielwerk.read_record(text).history == moves


async def test_when_two_moves_race_one_is_an_event_and_one_is_refused(pair):
    one, two = pair
    chance = random.Random(5)
    table = await set_up(one.url, "triominos")
    async with all_seated(table) as here, all_seated(table.at(two.url)) as there:
        races = 0
        while not here[0].over:
            seat = 0 if here[0].legal else 1
            tabs = [here[seat], there[seat]]
            moves = [chance.choice(tab.legal) for tab in tabs]
            before = tabs[0].n
            answers = await asyncio.gather(
                *(tab.move(move) for tab, move in zip(tabs, moves, strict=True))
            )
            kinds = sorted(answer["type"] for answer in answers)
            [won] = [n for n, answer in enumerate(answers) if answer["type"] == "events"]
            assert kinds == ["events", "refused"]
            assert answers[1 - won]["reason"] in ("behind", "not-your-turn", "table-over")
            for player in (*here, *there):
                await player.until_number(before + 1)
                assert player.events[-1]["n"] > before
            made = [e for e in tabs[won].events if e["n"] == before + 1]
            assert [event["move"] for event in made] == [moves[won]]
            for player in (*here, *there):
                await player.until_number(tabs[won].n)
            races += 1
    assert races > 20
    assert here[0].events[-1] == there[0].events[-1]


async def test_a_move_that_is_sent_to_both_processes_is_played_once(pair):
    table = await set_up(pair[0].url)
    async with all_seated(table) as here, all_seated(table.at(pair[1].url)) as there:
        for number in range(20):
            seat = 0 if here[0].legal else 1
            tabs = [here[seat], there[seat]]
            sent = {"id": f"m{number}", "n": tabs[0].n, "move": tabs[0].legal[0]}
            answers = await asyncio.gather(*(tab.ask("move", **sent) for tab in tabs))
            assert [answer["type"] for answer in answers] != ["refused", "refused"]
            assert all(answer["type"] in ("events", "ok") for answer in answers)
            assert {answer["n"] for answer in answers} == {sent["n"] + 1}
            for player in (*here, *there):
                await player.until_number(sent["n"] + 1)


async def test_one_of_many_who_want_the_same_open_seat_at_both_processes_gets_it(pair):
    table = await set_up(pair[0].url, seats=["link", "open"])
    async with http(pair[0].url) as one, http(pair[1].url) as two:
        answers = await asyncio.gather(
            *(client.post(f"/api/tables/{table.id}/seats", json={}) for client in (one, two) * 5)
        )
    assert sorted(answer.status_code for answer in answers) == [201] + [409] * 9


async def test_everybody_sees_who_is_at_the_other_process(pair):
    table = await set_up(pair[0].url)
    async with seated(table, 0) as first:
        async with seated(table.at(pair[1].url), 1) as second:
            await first.until(lambda message: message.get("present") == [True, True])
            if second.present != [True, True]:
                await second.until(lambda message: message.get("present") == [True, True])
            assert await refusal(first, "replace", seat=1) == "not-gone"
        await first.until(lambda message: message.get("present") == [True, False])
        assert await refusal(first, "replace", seat=1) == "not-gone"  # not yet


async def test_a_computer_player_moves_once_though_two_processes_know_the_table(pair):
    table = await set_up(pair[0].url, "triominos", ["link", 1, 1])
    async with seated(table, 0) as player, seated(table.at(pair[1].url)) as onlooker:
        await asyncio.gather(play([player]), onlooker.until_event("ended"))
    text = pair[1].get(f"/api/records/{table.id}/text").text
    moves = [event["move"] for event in player.events if event["kind"] == "moved"]
    assert spielwerk.read_record(text).history == moves


async def test_a_rematch_of_people_at_two_processes_is_one_table(pair):
    table = await set_up(pair[0].url)
    async with seated(table, 0) as first, seated(table.at(pair[1].url), 1) as second:
        await first.until_event("started")
        await second.ask("resign")
        await first.until_event("ended")
        await asyncio.gather(first.ask("rematch"), second.ask("rematch"))
        for player in (first, second):
            while player.events[-1]["kind"] != "rematched":
                await player.receive()
        assert first.events[-1]["table"] == second.events[-1]["table"]


# ---- Something is gone ------------------------------------------------------------------------


async def test_when_a_process_is_killed_its_people_and_computers_continue_at_the_other(
    tmp_path, postgres_url, redis_url
):
    with started(tmp_path, postgres_url, redis_url) as (one, two):
        people = await set_up(one.url, "rings")
        mixed = await set_up(one.url, "rings", ["link", 5])
        alone = await set_up(one.url, "triominos", [1, 1, 1, 1])
        async with seated(people.at(two.url), 1) as second:
            async with seated(people, 0) as first, seated(mixed, 0) as player:
                await second.until_event("started")
                await play([first, second], moves=20)
                known = first.n
                await player.move()  # and the computer is thinking about it
                one.kill()
                await asyncio.gather(first.closed(), player.closed())
            begun = time.monotonic()
            async with (
                seated(people.at(two.url), 0, after=known) as first,
                seated(mixed.at(two.url), 0, after=player.n) as player,
            ):
                assert first.n == known
                await play([first, second], moves=20)
                while not player.legal:
                    await player.receive()
                await player.move()
        while two.get(f"/api/records/{alone.id}").status_code == 404:
            assert time.monotonic() - begun < 40
            await asyncio.sleep(0.2)
    assert two.errors() == []


async def test_while_redis_is_gone_nothing_is_lost_and_afterwards_everything_arrives(
    pair, redis_server
):
    table = await set_up(pair[0].url)
    async with seated(table, 0) as first, seated(table.at(pair[1].url), 1) as second:
        await first.until_event("started")
        await play([first, second], moves=6)
        for _ in range(2):
            redis_server.stop()
            await first.move()
            await first.ask("react", reaction="hello")
            redis_server.start()
            await second.until_number(first.n)
            await second.move()
            await first.until_number(second.n)
        await play([first, second])
    assert first.over
    assert second.over
    assert first.events[-1] == second.events[-1]


async def test_what_the_other_process_did_while_redis_was_gone_is_not_an_obstacle(
    pair, redis_server
):
    """A process that has missed something learns it when it acts."""
    table = await set_up(pair[0].url)
    async with seated(table, 0) as first, seated(table.at(pair[1].url), 1) as second:
        await first.until_event("started")
        redis_server.stop()
        await first.move()
        assert await refusal(second, "move", n=second.n, move="a1") in ("not-your-turn", "behind")
        await second.ask("react", reaction="hello")
        await second.until_number(first.n + 1)
        assert second.legal
        redis_server.start()
        await first.until_number(second.n)


async def test_while_postgres_is_gone_nothing_is_pretended_and_afterwards_everything_continues(
    tmp_path, postgres_server, postgres_url, redis_url
):
    with started(tmp_path, postgres_url, redis_url) as (one, two):
        table = await set_up(one.url)
        async with seated(table, 0) as first, seated(table.at(two.url), 1) as second:
            await first.until_event("started")
            await play([first, second], moves=4)
            sent = {"id": "m", "n": first.n, "move": first.legal[0]}
            postgres_server.stop()
            assert await refusal(first, "move", **sent) == "storage"
            assert one.get("/api/health").status_code == 503
            await asyncio.to_thread(postgres_server.start)
            assert one.get("/api/health").status_code == 200
            await first.ask("move", **sent)
            await second.until_number(first.n)
            assert first.n == sent["n"] + 1
            await play([first, second], moves=10)
