"""Tabs are killed in the middle of writing. This takes long, so it is among the first.
In `make soak` it is fifty times, which takes four minutes."""

import itertools
import random
from contextlib import suppress

import pytest
from playwright.sync_api import Error

from amounts import amount, soaks
from browsers import DESKTOP, Visit
from local import A_WHILE, another_tab, stay_local
from tables import SHORT, set_up, wait_until

KILLS = amount(4, 50)
LONGEST = 400  # milliseconds that somebody plays before being killed

# Plays any move as soon as it may, and reports what the tables tell one of the seats.
HASTE = """
self.onTold = ({ visit, message }) => {
    if (message === undefined) return;
    const { type, moves, events = [], table, view, legal = [], n } = message;
    self.reporter ??= visit;
    if (visit === self.reporter) {
        if (type === "snapshot") reported("found", moves ?? []);
        const moved = events.filter(({ kind }) => kind === "moved");
        if (moved.length > 0) reported("moved", moved.map(({ seat, move }) => ({ seat, move })));
        if (table?.stage === "over") reported("over", []);
    }
    if (legal.length === 0) return;
    const move = legal[Math.floor(Math.random() * legal.length)];
    tables.command(visit, { type: "move", n, move, by: view.to_move, id: `${visit}-${n}` });
};
"""


class Game:
    """A game in which the page is killed again and again."""

    def __init__(self, page, server, *seats):
        self.told = []  # the moves that its pages were told of
        self.lost = []  # what a page did not find again
        self.is_open = False
        self.is_over = False
        page.game = self
        set_up(page, server.url, "rings", *seats, options=SHORT["rings"])
        self.address = page.url

    def go_on(self, someone):
        """In a new tab."""
        self.is_open = False
        page = another_tab(someone)
        page.game = self
        page.goto(self.address, wait_until="commit")
        return page

    def report(self, what, moves):
        if what == "over":
            self.is_over = True
        elif what == "moved":
            self.told += moves
        elif not self.is_open:  # a move may have been stored, but not told
            if moves[: len(self.told)] != self.told:
                self.lost.append((self.told, moves))
            self.told, self.is_open = moves, True

    def wait_for_move(self, page):
        before = len(self.told)
        wait_until(
            page,
            lambda: self.is_open and (self.is_over or len(self.told) > before),
            "nobody moves",
            A_WHILE / 1000,
        )


@pytest.fixture
def hasty(browser, server):
    """Somebody who plays as fast as possible."""
    someone = stay_local(Visit(browser.new_context(locale="en-GB", **DESKTOP), server))
    someone.forgive("net::ERR_FAILED")  # what a tab was loading when it was killed
    yield someone
    someone.context.close()
    someone.check()


def kill(page, how):
    if how == "crash":
        with page.expect_event("crash"), suppress(Error):
            page.goto("chrome://crash")
    page.close()


@soaks
def test_a_killed_tab_has_stored_whatever_it_told(hasty, server):
    """Again and again in the middle of writing, against the computer and around one screen."""
    hasty.context.expose_binding("reported", lambda at, *told: at["page"].game.report(*told))
    hasty.context.add_init_script(HASTE)
    chance = random.Random(KILLS)
    games, current = [], {}
    for _, opponent in zip(range(KILLS), itertools.cycle([1, "here"])):
        game = current.get(opponent)
        if game is not None and not game.is_over:
            page = game.go_on(hasty)
        else:
            page = another_tab(hasty)
            game = current[opponent] = Game(page, server, "here", opponent)
            games.append(game)
        game.wait_for_move(page)
        page.wait_for_timeout(chance.uniform(0, LONGEST))
        kill(page, chance.choice(["close", "crash"]))
    assert [lost for game in games for lost in game.lost] == []
