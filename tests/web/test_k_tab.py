"""Tables in a tab: without a network, after one visit."""

import pytest

from spielwerk import GAMES
from tables import SHORT, set_up, somebody
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
        yield someone


@pytest.mark.parametrize("level", [1, 5])
@pytest.mark.parametrize("game", GAMES)
def test_a_complete_game_in_an_airplane(airplane, server, game, level):
    page = airplane.page
    set_up(page, server.url, game, "here", level, options=SHORT.get(game))
    player = somebody(page, seed=game)
    player.play()
    page.get_by_text(say("event-ended")).first.wait_for()
