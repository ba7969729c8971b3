"""What a server does not do for everybody: setting up tables, showing what is going on."""

import asyncio
from urllib.parse import quote

import pytest

from players import http
from servers import server_here
from spielwerk.locale import LANGUAGES, say
from spielwerk.server.admission import WORD, Admission
from spielwerk.server.limits import Limits
from spielwerk.server.proxies import LOCAL, Proxies
from spielwerk.table.commands import Refused

RINGS = {"game": "rings"}
HEADERS = (b"x-forwarded-for", b"forwarded", b"via", b"x-real-ip")


def scope(client="127.0.0.1", *headers):
    return {"client": (client, 5), "headers": [(name, b"127.0.0.1") for name in headers]}


# ---- The word -----------------------------------------------------------------------------------


def test_a_table_is_set_up_only_with_the_word(monkeypatch):
    async def main():
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

    asyncio.run(main())


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_lacks_the_word_is_told_in_their_language(monkeypatch, language):
    async def main():
        async with server_here(monkeypatch) as here, http(here.url) as client:
            here.app.admission = Admission("word")
            headers = {"Accept-Language": language}
            told = (await client.post("/api/tables", json=RINGS, headers=headers)).json()
            assert told["error"]["text"] == say("error-word", language)

    asyncio.run(main())


def test_nobody_guesses_the_word_by_trying():
    admission = Admission("secret", limits=Limits(words=0.001, word_burst=3))
    for _ in range(3):
        with pytest.raises(Refused, match="word"):
            admission.check_word(scope(), "guess")
    with pytest.raises(Refused, match="Too much"):  # even if it is right now
        admission.check_word(scope(), "secret")
    admission.check_word(scope("127.0.0.2"), "secret")
    with pytest.raises(Refused, match="word"):  # who says nothing does not guess
        admission.check_word(scope(), "")


def test_a_class_behind_one_address_that_knows_the_word_is_not_kept_out():
    admission = Admission("secret", limits=Limits(words=0.001, word_burst=3))
    for _ in range(30):
        admission.check_word(scope(), "secret")
    for _ in range(3):
        with pytest.raises(Refused, match="word"):
            admission.check_word(scope(), "guess")
    with pytest.raises(Refused, match="Too much"):
        admission.check_word(scope(), "guess")


def test_sitting_down_needs_no_word(monkeypatch):
    async def main():
        async with server_here(monkeypatch) as here, http(here.url) as client:
            here.app.admission = Admission("word")
            wish = {**RINGS, "seats": [{"kind": "open"}, {"kind": "open"}]}
            made = await client.post("/api/tables", json=wish, headers={WORD: "word"})
            table = made.json()["table"]
            sat = await client.post(f"/api/tables/{table}/seats", json={"name": "Ada"})
            assert sat.status_code == 201

    asyncio.run(main())


# ---- What is private ----------------------------------------------------------------------------


def test_figures_and_the_list_of_games_can_be_for_this_machine_alone(monkeypatch):
    async def main():
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
            assert one.status_code == 404  # whoever has the link may see a game

    asyncio.run(main())


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
