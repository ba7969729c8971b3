"""Runs in a Python that has nothing but the standard library, msgspec, and the unpacked bundle, as
in a tab: plays the games that are named, or all, and prints as JSON what it finds.

    python -I -S alone.py FOLDER [GAME …]
"""

import asyncio
import json
import sys
from pathlib import Path

FOLDER, *ASKED = sys.argv[1:]
sys.path[:0] = [FOLDER, str(Path(__file__).parent)]

from store import Database, Store  # noqa: E402

import spielwerk  # noqa: E402
from spielwerk.bots.levels import level  # noqa: E402
from spielwerk.bots.search import search_target  # noqa: E402
from spielwerk.runtime import module  # noqa: E402
from spielwerk.tab.bus import TabBus  # noqa: E402
from spielwerk.tab.hall import TabHall, TabServices  # noqa: E402
from spielwerk.tab.page import Page  # noqa: E402
from spielwerk.tab.storage import TabStorage  # noqa: E402
from spielwerk.tab.thinkers import TabThinkers  # noqa: E402

ANSWERS = 2  # of the computer, which takes half a second for each in plain Python


class NoModules:
    """There is no browser to run them. They can be read, but not used."""

    is_trusted = True

    def check(self, code):
        if not self.is_trusted:
            raise ValueError("there is no browser here")


class Person:
    """A person in front of the page."""

    def __init__(self):
        self.heard = asyncio.Queue()

    async def hear(self, kind, value):
        while True:
            sent = json.loads(await asyncio.wait_for(self.heard.get(), 30))
            if sent.get(kind) == value:
                return sent

    async def ask(self, page, path, body=None, language="en"):
        page.hear(json.dumps({"ask": 7, "path": path, "body": body, "language": language}))
        sent = await self.hear("ask", 7)
        return sent.get("told") or sent["refused"]["error"]


async def play(page, person, game, number):
    """A few moves against the computer: who made them."""
    seats = [{"kind": "here"}, {"kind": "bot", "level": 1}]
    keys = await person.ask(page, "/api/tables", {"game": game, "seats": seats, "first": 0})
    page.hear(json.dumps({"visit": number, "table": keys["table"]}))
    token = keys["seats"][0]["token"]

    def send(**message):
        page.hear(json.dumps({"visit": number, "text": json.dumps(message)}))

    send(type="hello", token=token)
    movers = []
    while movers.count(1) < ANSWERS:
        sent = (await person.hear("visit", number))["message"]
        assert sent["type"] != "refused", sent
        movers += [each["seat"] for each in sent.get("events", []) if each["kind"] == "moved"]
        if sent.get("legal"):
            send(type="move", n=sent["n"], move=sent["legal"][0])
    page.hear(json.dumps({"visit": number}))
    return movers


async def main():
    person = Person()
    storage = TabStorage(Store(Database()), lambda error: False)
    hall = TabHall(TabServices(storage, TabThinkers(), TabBus(str)))
    await hall.open()
    page = Page(hall, person.heard.put_nowait)
    games = [each["id"] for each in await person.ask(page, "/api/games")]
    targets = {game: _target(game) for game in games}
    NoModules.is_trusted = False
    module.module_at.cache_clear()
    refused = await person.ask(page, "/api/tables", {"game": "chess"}, "de")
    movers = {
        game: await play(page, person, game, number) for number, game in enumerate(ASKED or games)
    }
    await hall.close()
    files = {name: getattr(each, "__file__", None) or "" for name, each in sys.modules.items()}
    strangers = [name for name, file in files.items() if "site-packages" in file]
    return {
        "games": games,
        "targets": targets,
        "refused": refused,
        "movers": movers,
        "strangers": strangers,
    }


def _target(game):
    return search_target(spielwerk.load(game), level(game, 5).method).name


module.run_by(NoModules())
sys.stdout.write(json.dumps(asyncio.run(main())))
