"""A child's way: from the front page of a phone through a whole game, by finger, without
scrolling."""

import re
import sqlite3
from contextlib import closing

import pytest

from amounts import amount, soaks
from browsers import PHONE
from hands import Finger, Player
from spielwerk import GAMES
from spielwerk.bots.bot import sight
from spielwerk.bots.players import make_bot
from spielwerk.table.match.match import Match
from spielwerk.table.storage.interface import restored
from tongue import say

SCREEN = {**PHONE, "viewport": {"width": 390, "height": 844}}


class StillFinger(Finger):
    """Touches what is on the screen, and never scrolls to anything else."""

    def touch(self, thing):
        thing.wait_for()
        box, screen = thing.bounding_box(), self.page.viewport_size
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        assert 0 <= x <= screen["width"], f"{thing} is beside the screen"
        assert 0 <= y <= screen["height"], f"{thing} is below the fold"
        self.at(x, y)

    def play(self, game, move, view):
        super().play(game, move, view)
        assert self.page.evaluate("scrollY") == 0, "the page was scrolled"


class Child:
    """Takes or earns whatever it can at once. It knows what its seat has seen, and no more."""

    def __init__(self, server, page):
        self.server = server
        self.page = page
        self.match = None
        self.bot = None

    def __call__(self, view, legal):
        """Choose by the game as the server keeps it; `sight` hides what the seat does not see."""
        for event in self._news():
            self.match.apply(event)
            if event.kind == "moved":
                self.bot.watch(self.match.position.view(0))
            elif event.kind == "started":
                self.bot = make_bot(self.match.ruleset, "greedy", seed=1)
                self.bot.watch(self.match.position.view(0))
        assert sorted(self.match.position.legal_moves) == sorted(legal)
        return self.bot.choose(sight(self.match.position, seed=len(self.match.moves)))

    def _news(self):
        """What has happened since the last move."""
        if self.match is None:
            self.match = Match(self.page.url.rpartition("/")[2])
        rows = "SELECT number, at, kind, data FROM events WHERE match = ? AND number > ?"
        known = [self.match.id, self.match.number]
        with closing(sqlite3.connect(self.server.database)) as connection:
            found = connection.execute(f"{rows} ORDER BY number", known).fetchall()
        return [restored(*row) for row in found]


@soaks
@pytest.mark.parametrize("game", amount(("rings", "triominos"), GAMES))
def test_a_child_plays_a_whole_game_on_a_phone(visit, server, game):
    page = visit(**SCREEN).go("/")
    finger = StillFinger(page)
    card = page.locator("article").filter(has_text=say(f"game-{game}"))
    finger.touch(card.get_by_role("button"))
    decline = page.get_by_role("button", name=say("lesson-decline"))
    decline.or_(page.locator(".board")).first.wait_for()
    if decline.is_visible():
        finger.touch(decline)
    child = Player(page, finger, Child(server, page))
    child.play(most=400)
    assert [seat["bot"] for seat in child.seats[0].table["seats"]] == [None, 1]
    sheet = page.locator(".result.sheet")
    sheet.get_by_role("heading").wait_for()
    box = sheet.bounding_box()
    assert 0 <= box["y"] < box["y"] + box["height"] <= SCREEN["viewport"]["height"] + 1
    finger.touch(sheet.get_by_role("button", name=re.compile(say("control-rematch"))))
    page.locator(".result.sheet").wait_for(state="detached")
    assert page.evaluate("scrollY") == 0
