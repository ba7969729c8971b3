"""Several people: at two browsers, in two tabs, around one screen."""

import pytest

from browsers import PHONE
from hands import laying
from lines import Line
from spielwerk.locale import say
from tables import (
    accept,
    begin,
    board_says,
    mover_of,
    set_up,
    somebody,
    take_turns,
    wait_until,
)

CLIPBOARD = ["clipboard-read", "clipboard-write"]
OFFLINE = r"WebSocket connection to .* failed|net::ERR_"


@pytest.mark.parametrize("game", ["triominos", "dimenticato"])  # with secrets, and with memory
def test_two_browsers_when_one_loses_its_connection(visit, server, game):
    host = visit(permissions=CLIPBOARD)
    set_up(host.page, server.url, game, "here", "link")
    host.page.get_by_role("button", name=say("share-copy")).first.click()
    link = host.page.evaluate("navigator.clipboard.readText()")
    with Line(server.port) as line:
        guest = visit(through=line, **PHONE)
        guest.forgive(OFFLINE)
        accept(guest.page, link.replace(server.url, line.url))
        players = somebody(host.page, seed=1), somebody(guest.page, seed=2)
        for player in players:
            player.page.evaluate("window.stayed = true")
            begin(player.page)
        take_turns(players, 3)
        play_until_to_move(players, 1)
        lose_and_play(*players, line)
        take_turns(players, 2)
        play_until_to_move(players, 0)
        lose_and_be_told(*players, line)
        take_turns(players, 2)
        for player in players:
            assert player.page.evaluate("window.stayed"), "the page was loaded again"


def play_until_to_move(players, number):
    while mover_of(players) is not players[number]:
        take_turns(players, 1)
    players[number].wait_for_turn()


def lose_and_play(host, guest, line):
    """A move made offline is shown at once, and sent when the connection is back."""
    seat = guest.wait_for_turn()
    move = guest.choose(seat.view, seat.legal)
    before = host.seats[0].n
    lose(guest, line)
    host.page.get_by_text(say("player-gone"), exact=True).wait_for()
    guest.hand.play(seat.view["game"], move, seat.view)
    line.mend()
    wait_until(host.page, lambda: host.seats[0].n > before, "the move was lost")
    wait_until(guest.page, lambda: guest.seats, "the connection does not come back")
    guest.page.get_by_text(say("connection-lost")).wait_for(state="hidden")


def lose_and_be_told(host, guest, line):
    """What happened meanwhile arrives when the connection is back."""
    lose(guest, line)
    host.move()
    wait_until(host.page, lambda: not host.seats[0].legal, "the move was not made")
    line.mend()
    wait_until(guest.page, lambda: guest.seats, "the connection does not come back")
    wait_until(
        guest.page,
        lambda: guest.seats and guest.seats[0].n == host.seats[0].n,
        "what happened was not told",
    )
    guest.page.get_by_text(say("connection-lost")).wait_for(state="hidden")


def lose(guest, line):
    line.cut()
    guest.page.get_by_text(say("connection-lost")).wait_for()


@pytest.mark.parametrize("game", ["rings", "triominos"])
def test_two_tabs_of_the_same_seat_agree(visit, server, game):
    somewhere = visit()
    set_up(somewhere.page, server.url, game, "here", "here")
    other = somewhere.open_tab()
    other.goto(somewhere.page.url)
    begin(other)
    for page in (somewhere.page, other, somewhere.page, other):
        page.bring_to_front()
        player = somebody(page)
        before = player.wait_for_turn().n
        player.move()
        sockets = [*somewhere.page.seats, *other.seats]
        wait_until(
            page,
            lambda known=before, each=sockets: all_know(each, known + 1),
            "one tab knows less",
        )
        for each in (somewhere.page, other):
            each.bring_to_front()  # nothing is drawn in a hidden tab
            somebody(each).wait_for_turn()
        wait_until(page, lambda: board_says(somewhere.page) == board_says(other), "they differ")


def all_know(sockets, n):
    return all(each.n >= n for each in sockets) and len({each.n for each in sockets}) == 1


def test_around_one_screen_racks_are_covered_between_turns(visit, server):
    page = visit().page
    set_up(page, server.url, "triominos", "here", "here", "here")
    player = somebody(page)
    for _ in range(7):
        check_cover(page)
        seat = player.wait_for_turn()
        racks = [tile["data"] for tile in rack(page)]
        assert sorted(racks) == sorted(seat.view["racks"][seat.number])
        player.move()


def rack(page):
    return page.evaluate(
        """() => [...document.querySelectorAll("[data-tile]")]
            .map((e) => ({ data: e.dataset.tile, name: e.getAttribute("aria-label") }))"""
    )


def check_cover(page):
    """The page contains nothing of any rack, neither drawn nor named."""
    page.get_by_role("button", name=say("pass-ready")).wait_for()
    assert not rack(page)
    page.locator(".board").wait_for(state="detached")
    wait_until(page, lambda: all(seat.covered for seat in page.seats), "a seat is not covered")
    assert not any(any(seat.view["racks"]) for seat in page.seats)


def test_around_one_screen_dice_stay_covered(visit, server):
    """In Dimenticato no seat sees what a figure covers."""
    page = visit().page
    set_up(page, server.url, "dimenticato", "here", "here")
    player = somebody(page)
    for _ in range(12):
        seat = player.wait_for_turn()
        for field in seat.view["figures"]:
            assert field not in seat.view["numbers"]
            name = board_says(page)[field]
            assert not any(f" {number}" in name.partition(",")[2] for number in range(1, 7)), name
        player.move()
    assert page.get_by_role("button", name=say("control-back")).count() == 0


def test_what_a_tile_is_called(server):
    """The helper that the tests above rely on."""
    assert laying("201@0,0u", {"table": []}) == ("012", "0,0u")
