"""What a server does not do for everybody: setting up tables, showing what is going on."""

import asyncio
import json
import time
from contextlib import asynccontextmanager
from urllib.parse import quote

import pytest
from starlette.exceptions import HTTPException

from players import http
from servers import server_here
from spielwerk.locale import LANGUAGES, say
from spielwerk.server.door.admission import PROOF, WORD, Admission
from spielwerk.server.door.limits import Limits
from spielwerk.server.door.proxies import LOCAL, Proxies
from spielwerk.table.match.refusals import Refused

RINGS = {"game": "rings"}
HEADERS = (b"x-forwarded-for", b"forwarded", b"via", b"x-real-ip")


def scope(client="127.0.0.1", *headers):
    return {"client": (client, 5), "headers": [(name, b"127.0.0.1") for name in headers]}


# ---- The word -----------------------------------------------------------------------------------


async def test_a_table_is_set_up_only_with_the_word(monkeypatch):
    async with server_here(monkeypatch) as here, http(here.url) as client:
        assert (await client.get("/api/health")).json()["word"] is False
        here.app.admission = Admission("Яблучний пиріг")
        assert (await client.get("/api/health")).json()["word"] is True
        for given in ({}, {WORD: "pie"}, {WORD: quote("яблучний")}, {WORD: "%ff%"}):
            refused = await client.post("/api/tables", json=RINGS, headers=given)
            assert refused.status_code == 403
            assert refused.json()["error"]["reason"] == "word"
        for word in ("Яблучний пиріг", " яблучний ПИРІГ"):
            right = {WORD: quote(word)}
            made = await client.post("/api/tables", json=RINGS, headers=right)
            assert made.status_code == 201


@pytest.mark.parametrize("language", LANGUAGES)
async def test_whoever_lacks_the_word_is_told_in_their_language(monkeypatch, language):
    async with server_here(monkeypatch) as here, http(here.url) as client:
        here.app.admission = Admission("word")
        headers = {"Accept-Language": language}
        sent = (await client.post("/api/tables", json=RINGS, headers=headers)).json()
        assert sent["error"]["text"] == say("error-word", language)


async def check(admission, given, client="127.0.0.1"):
    """Guess, and return what there was to hear while the answer had to wait."""
    return [seconds async for seconds in admission.check_word(scope(client), given)]


async def guess_wrong(admission, times):
    for _ in range(times):
        with pytest.raises(Refused, match="secret word"):
            assert await check(admission, "guess") == []


def guessing(slots=0.001, **more):
    """Three wrong guesses are free; then one in 1000 seconds is answered, which is never: it is
    for tests to say when."""
    return Admission("secret", limits=Limits(words=slots, word_burst=3, **more))


def answer_next(admission):
    [line] = admission._guesses._queues.values()
    line._answer()


@asynccontextmanager
async def waiting(admission, *words):
    """Guesses that wait, in this order: for each, what it has heard. They end with the context."""
    heard = [[] for _ in words]

    async def wait(word, ear):
        async for seconds in admission.check_word(scope(), word):
            ear.append(round(seconds / 1000))

    tasks = [asyncio.create_task(wait(*each)) for each in zip(words, heard, strict=True)]
    await until(lambda: all(heard))
    try:
        yield heard, tasks
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def until(is_true):
    async with asyncio.timeout(60):
        while not is_true():
            await asyncio.sleep(0.001)


async def test_after_the_free_guesses_all_of_an_address_wait_in_turn_and_hear_how_long():
    admission = guessing()
    await guess_wrong(admission, 3)
    async with waiting(admission, "guess", "secret", "guess") as (heard, tasks):
        assert heard == [[1], [2], [3]]
        assert await check(admission, "secret", "127.0.0.2") == []  # others do not wait
        with pytest.raises(Refused, match="secret word"):  # who says nothing does not guess
            await check(admission, "")
        tasks[0].cancel()  # its client has left: the others move up
        await until(lambda: heard == [[1], [2, 1], [3, 2]])


async def test_right_and_wrong_guesses_are_answered_one_by_one_in_the_order_in_which_they_came():
    admission = guessing()
    await guess_wrong(admission, 3)
    words = ["secret" if number % 3 == 1 else "guess" for number in range(9)]
    async with waiting(admission, *words) as (_, tasks):
        for number, word in enumerate(words):
            assert not any(task.done() for task in tasks[number:])
            answer_next(admission)
            await until(tasks[number].done)
            assert (tasks[number].exception() is None) is (word == "secret")


async def test_nobody_guesses_faster_than_that():
    admission = guessing(slots=50)
    began = time.monotonic()
    for _ in range(15):
        with pytest.raises(Refused, match="secret word"):
            await check(admission, "guess")
    assert time.monotonic() - began > 10 / 50


async def test_only_a_full_queue_refuses_and_a_guess_that_leaves_it_makes_room():
    admission = guessing(words_waiting=4)
    await guess_wrong(admission, 3)
    async with waiting(admission, *["guess"] * 3, "secret") as (heard, tasks):
        for word in ("guess", "secret"):
            with pytest.raises(HTTPException) as refused:
                await check(admission, word)
            assert refused.value.status_code == 429
            assert round(int(refused.value.headers["Retry-After"]) / 1000) == 1
        tasks[1].cancel()
        await until(lambda: heard[3] == [4, 3])
        async with waiting(admission, "secret") as (latest, _):
            assert latest == [[4]]


async def test_the_right_word_is_heard_while_others_keep_guessing():
    """An address that guesses one after the other has only one place."""
    admission = guessing(slots=50)
    await guess_wrong(admission, 3)

    async def guess_on():
        while True:
            with pytest.raises(Refused):
                await check(admission, "guess")

    guesser = asyncio.create_task(guess_on())
    for _ in range(3):
        await check(admission, "secret")
    guesser.cancel()


async def test_nothing_is_kept_of_guesses_that_were_answered_or_given_up():
    admission = guessing()
    await guess_wrong(admission, 3)
    async with waiting(admission, "guess", "secret"):
        assert len(admission._guesses._queues) == 1
    assert admission._guesses._queues == {}
    async with waiting(admission, "secret") as (_, tasks):
        answer_next(admission)
        await tasks[0]
        assert admission._guesses._queues == {}


async def test_a_class_behind_one_address_that_knows_the_word_is_not_kept_out():
    admission = guessing()
    for _ in range(30):
        assert await check(admission, "secret") == []
    await guess_wrong(admission, 3)


# ---- The proof ----------------------------------------------------------------------------------


def test_a_proof_is_of_one_word_and_one_secret():
    admission = Admission("Secret")
    proof = admission.proof("shared")
    assert Admission(" secret ").is_proven(proof, "shared")  # by another process
    assert not Admission("other").is_proven(proof, "shared")  # once the word has changed
    assert not admission.is_proven(proof, "another")
    for forged in ("", "x", "ä", proof[:-1], proof.upper(), "secret"):
        assert not admission.is_proven(forged, "shared")


async def test_a_device_that_has_used_the_word_does_not_wait(monkeypatch):
    async with server_here(monkeypatch) as here, http(here.url) as client:
        here.app.admission = guessing()
        answer = await client.post("/api/word", headers={WORD: "secret"})
        assert answer.status_code == 200
        proof = answer.json()["proof"]
        for _ in range(3):
            refused = await client.post("/api/word", headers={WORD: "guess"})
            assert (refused.status_code, reason(refused)) == (403, "word")
        async with waiting(here.app.admission, "guess"):
            made = await client.post("/api/tables", json=RINGS, headers={PROOF: proof})
            assert made.status_code == 201
            forged = {PROOF: proof[::-1]}
            refused = await client.post("/api/tables", json=RINGS, headers=forged)
            assert (refused.status_code, reason(refused)) == (403, "word")
        here.app.admission = Admission("changed")
        refused = await client.post("/api/tables", json=RINGS, headers={PROOF: proof})
        assert (refused.status_code, reason(refused)) == (403, "word")


def reason(refused):
    return refused.json()["error"]["reason"]


async def test_a_guess_that_waits_hears_how_long_and_then_its_answer(monkeypatch):
    async with server_here(monkeypatch) as here, http(here.url) as client:
        for word, end in (("secret", "proof"), ("guess", "error")):
            here.app.admission = guessing()
            await guess_wrong(here.app.admission, 3)
            headers = {WORD: word, "Accept-Language": "de"}
            async with client.stream("POST", "/api/word", headers=headers) as answer:
                assert answer.status_code == 200
                assert answer.headers["content-type"].startswith("application/x-ndjson")
                lines = answer.aiter_lines()
                first = json.loads(await anext(lines))
                assert round(first.pop("wait") / 1000) == 1
                assert first == {}
                answer_next(here.app.admission)
                last = json.loads(await anext(lines))
                assert [*last] == [end]
        assert last["error"]["text"] == say("error-word", "de")


async def test_setting_up_a_table_with_the_word_waits_like_any_guess(monkeypatch):
    async with server_here(monkeypatch) as here, http(here.url) as client:
        here.app.admission = guessing()
        await guess_wrong(here.app.admission, 3)
        lines = here.app.admission._guesses._queues
        for word, status in (("guess", 403), ("secret", 201)):
            asked = asyncio.create_task(
                client.post("/api/tables", json=RINGS, headers={WORD: word}, timeout=60)
            )
            await until(lambda: lines)
            assert not asked.done()
            answer_next(here.app.admission)
            assert (await asked).status_code == status


@pytest.mark.parametrize("path", ["/api/word", "/api/tables"])
async def test_a_client_that_leaves_does_not_keep_its_place(here, path):
    here.app.admission = guessing(words_waiting=1)
    lines = here.app.admission._guesses._queues
    await guess_wrong(here.app.admission, 3)
    async with http(here.url) as client:
        asked = asyncio.create_task(
            client.post(path, json=RINGS, headers={WORD: "secret"}, timeout=60)
        )
        await until(lambda: lines)
        late = await client.post(path, json=RINGS, headers={WORD: "secret"})
        assert (late.status_code, reason(late)) == (429, "too-fast")
        assert 0 < int(late.headers["retry-after"]) <= 1000
        asked.cancel()
        await until(lambda: not lines)


async def test_sitting_down_needs_no_word(monkeypatch):
    async with server_here(monkeypatch) as here, http(here.url) as client:
        here.app.admission = Admission("word")
        request = {**RINGS, "seats": [{"kind": "open"}, {"kind": "open"}]}
        made = await client.post("/api/tables", json=request, headers={WORD: "word"})
        table = made.json()["table"]
        sat = await client.post(f"/api/tables/{table}/seats", json={"name": "Ada"})
        assert sat.status_code == 201


# ---- What is private ----------------------------------------------------------------------------


async def test_figures_and_the_list_of_games_can_be_for_this_machine_alone(monkeypatch):
    async with server_here(monkeypatch) as here, http(here.url) as client:
        elsewhere = {"X-Forwarded-For": "203.0.113.7"}
        for path in ("/metrics", "/api/records"):
            assert (await client.get(path, headers=elsewhere)).status_code == 200
        here.app.admission = Admission(is_private=True)
        here.app.proxies = Proxies(LOCAL)  # a direct connection may be one of theirs
        for path in ("/metrics", "/api/records"):
            assert (await client.get(path)).status_code == 200
            refused = await client.get(path, headers=elsewhere)
            assert refused.status_code == 403
            assert refused.json()["error"]["reason"] == "private"
        one = await client.get("/api/records/abc", headers=elsewhere)
        assert one.status_code == 404  # the link is enough to see a game


def test_only_direct_connections_are_from_this_machine():
    admission = Admission(is_private=True)
    for here in ("127.0.0.1", "127.8.0.1", "::1", "::ffff:127.0.0.1"):
        admission.check_place(scope(here))
    for elsewhere in ("192.168.1.7", "::ffff:192.168.1.7", "2001:db8::7", "unix", ""):
        with pytest.raises(Refused):
            admission.check_place(scope(elsewhere))
    for header in HEADERS:
        with pytest.raises(Refused):
            admission.check_place(scope("127.0.0.1", header))
    with pytest.raises(Refused):
        admission.check_place({"client": None, "headers": []})
