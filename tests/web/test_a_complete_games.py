"""A game of each kind against the computer, with checks of the page along the way. Complete games
are played by mouse and by keys in test_k_tab.py, and by finger in test_t_child.py."""

from itertools import product

import pytest

from amounts import amount, soaks
from browsers import DESKTOP, PHONE
from hands import Finger, Mouse
from looks import are_wanted, check_languages, check_with_axe, picture, settle, small_targets
from spielwerk import GAMES
from spielwerk.locale import LANGUAGES, say
from tables import SHORT, give_up, set_up, somebody

HANDS = {"mouse": (Mouse, DESKTOP), "finger": (Finger, PHONE)}
MIDDLE = 4  # moves before the page is looked at


TURN_AND_TURN = [*zip(reversed(GAMES), ("mouse", "finger") * 2, strict=True)]  # the longest first


@soaks
@pytest.mark.parametrize(
    ("game", "hand"), amount(TURN_AND_TURN, [*product(reversed(GAMES), HANDS)])
)
def test_a_game(visit, server, game, hand):
    kind, screen = HANDS[hand]
    page = visit(**screen).page
    set_up(page, server.url, game, "here", 1, options=SHORT.get(game))
    player = somebody(page, kind, seed=game)
    player.wait_for_turn()
    settle(page)
    picture(page, f"{game}-{hand}-start")
    if hand == "finger":
        assert small_targets(page) == []
    for _ in range(MIDDLE):
        player.move()
    over = player.wait_for_turn() is None  # level 1 can win a game of Memento that early
    look(page, f"{game}-{hand}-middle")
    if not over:
        give_up(page)
    page.get_by_text(say("event-ended")).first.wait_for()
    if hand == "finger" or are_wanted():  # what fits a phone fits a desk
        look(page, f"{game}-{hand}-end")


def look(page, name):
    check_with_axe(page)
    check_languages(page, name, pictured=LANGUAGES if "middle" in name else ["en"])
    page.emulate_media(color_scheme="dark")
    picture(page, f"{name}-dark")
    page.emulate_media(color_scheme="light")
