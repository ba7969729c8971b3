"""What people do around a table in a browser: set it up, sit down, take turns."""

import json
import random
import time

from browsers import forget_tables
from hands import PATIENCE, Chance, Mouse, Player
from tongue import say

# Anything that makes a game shorter.
SHORT = {"rings": {"pawns": "4"}, "dimenticato": {"figures": "2"}}


def reload(page):
    """Load a page again. Players wait for what it says then, not for what it said before."""
    forget_tables(page)
    page.reload()


def judge_as(page, plies):
    """Let the page believe that this is what the computer thinks of a game."""
    told = json.dumps({"plies": plies, "complete": True, "total": len(plies)})
    page.route("**/api/records/*/judgement", lambda route: route.fulfill(body=told))


def computer(level):
    """What a computer player is called."""
    return say("player-level", level=level, name=say(f"level-name-{level}"))


def set_up(page, url, game, *seats, options=None, first="0"):
    """A table with these seats ("here", "link", "open", or a level of the computer). The first seat
    begins unless told otherwise; None: whoever usually does."""
    page.goto(f"{url}/new/{game}")
    fill_in(page, game, *seats, options=options, first=first)


def set_up_from_here(page, game, *seats, options=None, first="0"):
    """The same without loading the page anew."""
    page.get_by_role("link", name=say("frame-home")).click()
    page.locator(f"a[href$='/new/{game}']").click()
    fill_in(page, game, *seats, options=options, first=first)


def fill_in(page, game, *seats, options, first):
    unfold(page)
    players = page.get_by_label(str(len(seats)), exact=True)
    if players.count() > 0:  # else there is no choice
        players.check()
    for number, kind in enumerate(seats):
        seat = say(f"seat-{number}")
        who = page.get_by_label(say("set-up-who", seat=seat))
        who.select_option(kind if isinstance(kind, str) else "bot")
        if not isinstance(kind, str):
            page.get_by_label(say("set-up-level", seat=seat)).select_option(str(kind))
    if first is not None:
        page.get_by_label(say("set-up-first")).select_option(first)
    for name, value in (options or {}).items():
        choice = page.get_by_label(say(f"option-{game}-{name}"))
        choice.select_option(value)
    page.get_by_role("button", name=say("set-up-start")).click()
    page.locator(".where").wait_for()
    if "link" not in seats and "open" not in seats:
        begin(page)


def unfold(page):
    """Everything that can be set up, not only the three ways to play."""
    page.locator("form").wait_for()
    folded = page.locator("form > details:not([open]) > summary")
    while folded.count() > 0:
        folded.first.click()


def accept(page, link):
    """Open the link to a seat, and sit down."""
    page.goto(link)
    page.get_by_role("button", name=say("join-sit")).click()


def begin(page):
    """Wait until the board is there, or covered, and no offer lies over it."""
    page.locator(".board, .cover").first.wait_for()
    # It is hidden as soon as there is something to tell.
    page.evaluate("() => document.querySelector('.offer .button:last-child')?.click()")


def somebody(page, hand=Mouse, seed=1):
    return Player(page, hand(page), Chance(random.Random(seed)))


def mover_of(players):
    """The one whose turn it is; None when the game is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for player in players:
            if player.mover() is not None:
                return player
        if all(player.over for player in players):
            return None
        players[0].page.wait_for_timeout(10)
    raise AssertionError("nobody moves")


def take_turns(players, moves):
    for _ in range(moves):
        player = mover_of(players)
        assert player is not None, "the game is over already"
        player.move()


def board_says(page):
    """The board as a screen reader reads it: every spot with its name."""
    return page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll("[data-cell]")]
            .map((e) => [e.dataset.cell, e.getAttribute("aria-label")]))"""
    )


def wait_until(page, holds, what, patience=PATIENCE):
    end = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < end, what
        page.wait_for_timeout(20)


def count_moves(page):
    """Of the list beside the board."""
    return page.locator("[data-ply]").count()


def give_up(page):
    """Resign, which ends a game for two."""
    page.get_by_role("button", name=say("control-more")).click()
    page.get_by_role("button", name=say("control-resign")).first.click()
    page.get_by_role("dialog").get_by_role("button", name=say("control-resign")).click()
    page.get_by_text(say("event-ended")).first.wait_for()
