"""Tables in a tab: everything that one person or one screen needs, without a network."""

from pathlib import Path

import pytest

from amounts import amount, soaks
from browsers import KEEPER
from hands import Keys, Mouse, Player
from local import A_WHILE, keep
from spielwerk import GAMES
from tables import SHORT, give_up, set_up, set_up_from_here, somebody, take_turns
from tongue import say, speaking


@pytest.fixture
def airplane(visit):
    """Somebody who kept the games on one visit, speaks Ukrainian, and sits in an airplane now."""
    with speaking("uk"):
        someone = visit(locale="uk-UA", **KEEPER)
        someone.forgive(r"net::ERR_INTERNET_DISCONNECTED|Failed to fetch")
        keep(someone.go("/"))
        someone.context.set_offline(True)
        someone.page.set_default_timeout(A_WHILE)
        yield someone


LONG = ("triominos", "dimenticato")  # for minutes, against somebody who takes a second for a move


@soaks
@pytest.mark.parametrize("game", amount(("rings",), GAMES))
def test_complete_games_in_an_airplane(airplane, server, game):
    page = airplane.page
    set_up(page, server.url, game, "here", 1, options=SHORT.get(game))
    play_in_the_tab(page, Keys, game)
    set_up_from_here(page, game, "here", 6, options=SHORT.get(game))
    if game in LONG:
        player = somebody(page, Mouse, game)
        for _ in range(8):
            player.wait_for_turn()
            player.move()
    else:
        play_in_the_tab(page, Mouse, game)


def play_in_the_tab(page, hand, seed):
    assert "/t/~" in page.url
    somebody(page, hand, seed).play()
    page.get_by_text(say("event-ended")).first.wait_for()


def test_around_one_screen_in_an_airplane(airplane, server):
    page = airplane.page
    set_up(page, server.url, "triominos", "here", "here")
    player = somebody(page, seed="around")
    for _ in range(6):
        player.move()
    assert [seat.numbers for seat in player.seats] == [[0, 1]]


def test_help_in_an_airplane(airplane, server):
    """A lesson, a hint, a refusal with its rule, in the chosen language."""
    page = airplane.page
    set_up(page, server.url, "rings", "here", 1)
    player = Player(page, Mouse(page), lambda view, legal: "a1")
    player.wait_for_turn()
    page.get_by_role("button", name=say("control-hint")).click()
    page.locator("[data-cell].hinted, [data-cell] .hinted, .hint-frame").first.wait_for()
    player.move()
    cells = player.wait_for_turn().view["cells"]
    mine = next(cell for cell, owner in cells.items() if owner == 0)
    far = next(cell for cell in ("c5", "c4") if cell not in cells)
    page.locator(f'[data-cell="{mine}"]').click()
    page.locator(f'[data-cell="{far}"]').click()
    page.get_by_text(say("rings-not-neighbours")).wait_for()
    page.get_by_role("link", name=say("refusal-why")).click()
    page.get_by_role("dialog").get_by_role("button", name=say("control-close")).click()
    page.get_by_role("button", name=say("help-learn")).first.click()
    page.locator("dialog [data-cell]:focus").wait_for()


def test_a_judged_replay_in_an_airplane(airplane, server):
    page = airplane.page
    set_up(page, server.url, "rings", "here", "here")
    take_turns([somebody(page)], 4)
    give_up(page)
    page.get_by_role("link", name=say("result-look")).click()
    page.get_by_text(say("record-judged")).wait_for()
    page.get_by_role("button", name=say("moves-last")).click()
    assert page.locator("[aria-current=step]").get_attribute("data-ply") == "4"
    with page.expect_download() as download:
        page.get_by_role("button", name=say("record-download")).click()
    assert "spielwerk record 1" in Path(download.value.path()).read_text()
