"""On every screen, and on a large one at 200 % zoom: nothing is covered or out of reach."""

import pytest

from amounts import amount, soaks
from browsers import PHONE, SiteServer, built_site
from guests import install_morris
from hands import Finger
from looks import SPOKEN, covered_words, speak, unreachable
from spielwerk import GAMES
from tables import begin, set_up, somebody
from tongue import say

SCREENS = (
    (1280, 800),
    (820, 1180),
    (390, 844),
    (844, 390),
    (320, 568),
    (640, 400),  # 1280 x 800 at 200 %
)
UPRIGHT = {**PHONE, "viewport": {"width": 390, "height": 844}}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    environment = install_morris(tmp_path_factory.mktemp("guest"))
    with SiteServer(tmp_path_factory.mktemp("server"), built_site(), **environment) as server:
        yield server
        assert not server.errors()


def check_screens(page):
    wrong = {}
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        wrong[width, height] = unreachable(page)
    assert not any(wrong.values()), wrong


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_in_reach(visit, server, game):
    page = visit().page
    set_up(page, server.url, game, "here", 1)
    player = somebody(page)
    player.move()
    player.wait_for_turn()
    page.locator(".story.there").wait_for()
    check_screens(page)


@soaks
@pytest.mark.parametrize("game", [*amount(GAMES[2:], GAMES), "morris"])
def test_a_plain_board_is_in_reach(visit, game):
    page = visit().go("/?board=plain")
    card = page.locator("article", has=page.locator(f"a[href*='/new/{game}']"))
    card.get_by_role("button", name=say("front-play")).click()
    begin(page)
    page.locator(".ground").first.wait_for()
    check_screens(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_in_reach(visit, game):
    page = visit().go(f"/help/{game}")
    page.get_by_role("button", name=say("help-learn")).click()
    page.get_by_role("dialog").locator(".board").first.wait_for()
    check_screens(page)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_lies_over_what_has_happened(visit, server, game, monkeypatch):
    """Not even the offer to learn the game, when another player moves first."""
    monkeypatch.setattr("tables.begin", lambda page: page.locator(".board").first.wait_for())
    page = visit().page
    set_up(page, server.url, game, 3, "here")
    page.locator(".story.there").wait_for()
    page.get_by_role("button", name=say("lesson-decline")).wait_for(state="attached")
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        assert covered_words(page.locator(".said")) == [], (width, height)
        assert unreachable(page) == [], (width, height)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_lies_over_a_hint(visit, game):
    """Not even the offer to learn the game, which there is in a first one."""
    page = visit(**UPRIGHT).go("/")
    finger = Finger(page)
    card = page.locator("article", has=page.locator(f"a[href*='/new/{game}']"))
    finger.touch(card.get_by_role("button", name=say("front-play")))
    page.locator(".board").first.wait_for()
    page.get_by_role("button", name=say("lesson-decline")).wait_for()
    finger.button(say("control-hint"))
    hint = page.locator(".said .hint")
    hint.locator(".best").wait_for()
    for language in SPOKEN:
        speak(page, language)
        assert covered_words(hint) == [], language
        assert unreachable(page) == [], language
