"""A game in another package, in the browser. It has no board of its own: its moves are buttons."""

import pytest

from browsers import SiteServer, built_site
from guests import install
from looks import speak
from spielwerk.locale import say
from tables import begin, unfold


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    environment = install(tmp_path_factory.mktemp("guest"), "twigs = twigs.mastered")
    folder = tmp_path_factory.mktemp("server")
    with SiteServer(folder, built_site(), **environment) as server:
        yield server
        assert not server.errors()


def test_a_guest_is_played_on_the_plain_board(visit):
    page = visit().go("/")
    names = page.get_by_role("article").get_by_role("heading").all_inner_texts()
    assert names == ["Rings", "Memento", "Triominos", "Dimenticato", "Twigs"]
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Twigs"))
    assert card.get_by_role("link", name=say("front-rules")).count() == 0
    card.get_by_role("button", name=say("front-play")).click()
    begin(page)
    board = page.get_by_role("group", name=say("table-board"))
    (seat,) = page.seats
    while not seat.over:
        if seat.legal:
            board.get_by_role("button", name=seat.legal[0], exact=True).click()
        page.wait_for_timeout(50)
    page.get_by_text("The last twig is taken.").first.wait_for()


def test_the_levels_to_choose_from_are_those_the_game_offers(visit, server):
    offered = {told["id"]: told["levels"] for told in server.get("/api/games").json()}
    assert offered["twigs"] == [1, 2, 3, 4, 5, 6]
    for game in ("twigs", "rings"):
        page = visit().go(f"/new/{game}")
        unfold(page)
        chooser = page.get_by_label(say("set-up-level", seat=say("seat-1")))
        chooser.wait_for()
        words = [say(f"level-{number}") for number in offered[game]]
        assert chooser.get_by_role("option").all_inner_texts() == words


def test_a_guest_that_speaks_english_only_does_so_everywhere(visit):
    page = visit().go("/new/twigs")
    unfold(page)
    for language in ("uk", "de"):
        speak(page, language)
        page.get_by_role("heading", name=say("set-up-title", language, game="Twigs")).wait_for()
        page.get_by_text("How many twigs there are.").wait_for()
