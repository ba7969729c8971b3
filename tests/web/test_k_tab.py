"""Tables in a tab: everything that one person or one screen needs, without a network."""

import pytest

from looks import settle
from spielwerk import GAMES
from tables import SHORT, set_up, set_up_from_here, somebody, take_turns, uncover, wait_until
from tongue import say, speaking

A_WHILE = 60_000  # milliseconds to load everything, on a busy machine


def keep(page):
    page.get_by_role("button", name=say("keep-offline")).click()
    page.get_by_text(say("keep-offline-done")).wait_for(timeout=A_WHILE)


@pytest.fixture
def airplane(visit):
    """Somebody who kept the games on one visit, speaks Ukrainian, and sits in an airplane now."""
    with speaking("uk"):
        someone = visit(locale="uk-UA")
        someone.forgive(r"net::ERR_INTERNET_DISCONNECTED|Failed to fetch")
        keep(someone.go("/"))
        someone.context.set_offline(True)
        someone.page.set_default_timeout(A_WHILE)
        yield someone


@pytest.mark.parametrize("game", [*reversed(GAMES)])
def test_complete_games_in_an_airplane(airplane, server, game):
    page = airplane.page
    set_up(page, server.url, game, "here", 1, options=SHORT.get(game))
    for level in (1, 5):
        if level == 5:
            set_up_from_here(page, game, "here", level, options=SHORT.get(game))
        assert "/t/~" in page.url
        player = somebody(page, seed=game)
        player.play()
        page.get_by_text(say("event-ended")).first.wait_for()


def test_around_one_screen_in_an_airplane(airplane, server):
    page = airplane.page
    set_up(page, server.url, "triominos", "here", "here")
    uncover(page)
    player = somebody(page, seed="around")
    for _ in range(6):
        player.move()
        uncover(page)
    assert {seat.number for seat in player.seats} == {0, 1}


def test_help_in_an_airplane(airplane, server):
    """A lesson, a hint, a refusal with its rule, in the chosen language."""
    page = airplane.page
    set_up(page, server.url, "rings", "here", 1)
    player = somebody(page)
    player.wait_for_turn()
    page.get_by_role("button", name=say("control-hint")).click()
    wait_until(page, lambda: page.locator(".hint").count() > 0, "no hint is given")
    player.move()
    cells = player.wait_for_turn().view["cells"]
    mine = next(cell for cell, owner in cells.items() if owner == 0)
    far = next(
        cell for cell in ("a5", "b5", "c5") if cell not in cells and cell[0] != mine[0]
    )
    page.locator(f'[data-cell="{mine}"]').click()
    page.locator(f'[data-cell="{far}"]').click()
    page.get_by_text(say("rings-not-neighbours")).wait_for()
    page.get_by_role("link", name="RG-2").click()
    page.get_by_role("dialog").get_by_role("button", name=say("control-close")).click()
    page.get_by_role("button", name=say("help-learn")).first.click()
    page.locator("dialog [data-cell]:focus").wait_for()
