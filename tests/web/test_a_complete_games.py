"""For each game, one against the computer from the set-up to the end."""

import random

import pytest

from browsers import DESKTOP, PHONE
from hands import Finger, Keys, Memory, Mouse, Player
from spielwerk import GAMES
from spielwerk.locale import say

HANDS = {"mouse": (Mouse, DESKTOP), "keys": (Keys, DESKTOP), "finger": (Finger, PHONE)}


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("game", GAMES)
def test_a_complete_game(visit, game, hand):
    hand, screen = HANDS[hand]
    somebody = visit(**screen)
    page = somebody.go(f"/new/{game}")
    page.get_by_label(say("set-up-level", seat=say("seat-1"))).select_option("1")
    if game == "rings":
        page.get_by_label(say("option-rings-pawns")).select_option("5")
    page.get_by_role("button", name=say("set-up-start")).click()
    player = Player(page, hand(page), Memory(random.Random(game)))
    player.play()
    assert player.played
    page.get_by_role("list", name=say("ranks-title")).wait_for()
