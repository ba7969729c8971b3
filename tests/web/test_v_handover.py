"""Several people at one screen: whatever happens to the page, it is sent nobody's secrets before
they have confirmed that they hold the device."""

import json
import re
from itertools import cycle, product

import pytest

from amounts import amount, soaks
from browsers import NO_KEEPER
from lines import Line
from local import A_WHILE, stay_local
from tables import board_says, set_up, somebody, wait_until
from tongue import say

# What the page keeps of its tables.
KEPT = """() => JSON.stringify([localStorage, sessionStorage].flatMap((store) =>
    Object.entries(store).filter(([name]) => name !== "games")))"""


def at_one_screen(page, server, first="0"):
    """Triominos for three, in which one of them is to move."""
    set_up(page, server.url, "triominos", "here", "here", "here", first=first)
    return somebody(page)


def check_cover(page):
    """The screen is covered, and the page was sent nothing that any seat alone may know."""
    page.get_by_role("button", name=say("pass-ready")).wait_for()
    assert [*secrets_in(page)] == []
    assert page.locator("[data-tile]").count() == 0
    assert page.locator(".board").count() == 0


def wait_until_covered(page):
    """The page has handed all seats on. From now on it is watched anew."""
    page.get_by_role("button", name=say("pass-ready")).wait_for()
    seats = somebody(page).seats
    wait_until(page, lambda: all(seat.covered for seat in seats), "a seat is not covered")
    page.heard.clear()


def secrets_in(page):
    """Racks, moves that depend on them and tiles that were bought."""
    assert page.heard, "nothing was sent at all"
    for text in page.heard:
        yield from secrets_of(json.loads(text))


def secrets_of(told):
    if isinstance(told, list):
        for each in told:
            yield from secrets_of(each)
    if isinstance(told, dict):
        yield from filter(None, told.get("racks", []))
        yield from told.get("legal", [])
        if told.get("effect") == "buy" and "tile" in told:
            yield told["tile"]
        for each in told.values():
            yield from secrets_of(each)


def take(page, player):
    """The player to move takes the screen, and sees their rack."""
    seat = player.wait_for_turn()
    tiles = page.locator("[data-tile]")
    wait_until(page, lambda: tiles.count() == len(seat.view["racks"][seat.number]), "no rack")
    return seat


def reload(page):
    page.reload()
    return page


def go_back_and_forward(page):
    page.goto("about:blank")
    page.go_back()
    page.go_forward()
    page.go_back()
    return page


def go_home_and_back(page):
    """Without loading the page anew."""
    page.get_by_role("link", name=say("frame-home")).click()
    page.locator(".table").wait_for(state="detached")
    page.heard.clear()
    page.go_back()
    return page


def open_again(page):
    """The browser has thrown the tab away."""
    address, visitor = page.url, page.visitor
    page.close()
    return another_tab(visitor, address)


def open_beside(page):
    return another_tab(page.visitor, page.url)


def another_tab(visitor, address):
    page = visitor.open_tab()
    page.visitor = visitor
    page.goto(address)
    return page


def put_away(page):
    """The browser keeps the page as it is, and shows it again some time."""
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    wait_until_covered(page)
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    page.get_by_role("button", name=say("control-react")).click()
    page.get_by_role("button", name=say("reaction-hello")).click()  # so that something is sent
    wait_until(page, lambda: page.heard, "nothing is sent")
    return page


WAYS = [reload, go_back_and_forward, go_home_and_back, open_again, open_beside, put_away]


@soaks
@pytest.mark.parametrize(
    ("way", "first"), amount([*zip(WAYS, cycle("01"))], [*product(WAYS, "01")])
)
def test_a_page_that_comes_back_shows_no_rack_before_its_player_has_the_screen(
    visit, server, way, first
):
    visitor = visit(**NO_KEEPER)
    page = visitor.page
    page.visitor = visitor
    player = at_one_screen(page, server, first)
    check_cover(page)
    seat = take(page, player)
    assert seat.number == int(first)
    page.heard.clear()
    again = way(page)
    check_cover(again)
    assert take(again, somebody(again)).number == int(first)
    again.heard.clear()
    player = somebody(again)
    player.move()
    wait_until_covered(again)
    again = reload(again)
    check_cover(again)


def test_a_covered_page_prints_no_rack(visit, server):
    page = visit().page
    player = at_one_screen(page, server)
    page.emulate_media(media="print")
    check_cover(page)
    assert page.locator("body").inner_text().count(say("pass-device")) == 1
    take(page, player)
    assert page.locator("[data-tile]").count() > 0


def test_between_two_turns_the_page_has_nobodys_rack(visit, server):
    """It is sent that of the player who has the screen, over its only socket, and forgets it."""
    page = visit().page
    player = at_one_screen(page, server)
    assert [seat.numbers for seat in page.seats] == [[0, 1, 2]]
    for _ in range(4):
        number = take(page, player).number
        player.move()
        page.get_by_role("button", name=say("pass-ready")).wait_for()
        check_racks_are_of(page, number)
        wait_until_covered(page)
        assert page.locator("[data-tile]").count() == 0


def check_racks_are_of(page, seat):
    views = [view for text in page.heard for view in views_in(json.loads(text))]
    shown = {n for view in views for n, rack in enumerate(view["racks"]) if rack is not None}
    assert shown == {seat}


def views_in(told):
    if isinstance(told, dict):
        if "racks" in told:
            yield told
        for each in told.values():
            yield from views_in(each)


def test_after_a_lost_connection_the_player_still_has_the_screen(visit, server):
    with Line(server.port) as line:
        visitor = visit(through=line)
        visitor.forgive("net::ERR_|WebSocket")
        page = visitor.page
        player = at_one_screen(page, line)
        seat = take(page, player)
        rack = seat.view["racks"][seat.number]
        line.cut()
        page.get_by_text(say("connection-lost")).wait_for()
        assert page.locator("[data-tile]").count() == len(rack)
        line.mend()
        wait_until(page, lambda: any(one.legal for one in player.seats), "it is not uncovered")
        assert page.get_by_role("button", name=say("pass-ready")).count() == 0
        assert player.wait_for_turn().view["racks"][seat.number] == rack
        player.move()
        page.get_by_role("button", name=say("pass-ready")).wait_for()


def test_in_a_tab_and_on_its_way_there_and_back(visit, server):
    """Its record, with all secrets, passes through the page, which neither shows nor keeps it."""
    page = stay_local(visit()).page
    player = at_one_screen(page, server)
    assert "/t/~" in page.url
    check_cover(page)
    take(page, player)
    player.move()
    for way, address in (("shelf-take-server", "/t/[^~]"), ("shelf-take-here", "/t/~")):
        wait_until_covered(page)
        page.get_by_role("button", name=say("control-more")).click()
        page.get_by_role("button", name=say(way)).click()
        page.wait_for_url(re.compile(address), timeout=A_WHILE)
        check_cover(page)
        assert "racks" not in page.evaluate(KEPT), "the record is kept"
        player = somebody(page)
        take(page, player)
        player.move()


def test_dimenticato_needs_no_cover_and_shows_a_new_page_no_number_again(visit, server):
    """Everybody sees the same, and nobody may look back."""
    page = visit().page
    set_up(page, server.url, "dimenticato", "here", "here")
    player = somebody(page)
    for _ in range(12):
        seat = player.wait_for_turn()
        hidden = [field for field in seat.view["figures"] if field not in seat.view["numbers"]]
        page.heard.clear()
        page.reload()
        player = somebody(page)
        player.wait_for_turn()
        assert page.get_by_role("button", name=say("pass-ready")).count() == 0
        names = board_says(page)
        assert not any(
            f" {number}" in names[field].partition(",")[2]
            for field in hidden
            for number in range(1, 7)
        )
        player.move()
