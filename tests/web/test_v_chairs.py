"""Company by link: one seat on two devices, questions in reach on every screen, players who are
away, and how a game has ended."""

import pytest

from amounts import amount, soaks
from browsers import PHONE
from hands import Mouse
from looks import check_languages, check_with_axe, settle, unreachable
from spielwerk import GAMES
from spielwerk.locale import say
from tables import (
    accept,
    begin,
    mover_of,
    reload,
    set_up,
    somebody,
    take_turns,
    wait_until,
)

CLIPBOARD = ["clipboard-read", "clipboard-write"]
SCREENS = {
    "phone": (390, 844),
    "small phone": (320, 568),
    "phone on its side": (844, 390),
    "twice as large": (640, 400),
    "desktop": (1280, 800),
}


def button(page, name, **more):
    return page.get_by_role("button", name=say(name, **more), exact=True)


def choose(page, name):
    """From the menu."""
    button(page, "control-more").click()
    button(page, name).click()


def link_to_the_seat(host):
    host.page.get_by_role("button", name=say("share-copy")).first.click()
    return host.page.evaluate("navigator.clipboard.readText()")


def two_by_link(visit, server, game="rings", options=None, **screen):
    """The host, a guest by link, and the link."""
    host, guest = visit(permissions=CLIPBOARD, **screen), visit(**screen)
    set_up(host.page, server.url, game, "here", "link", options=options)
    link = link_to_the_seat(host)
    guest.page.goto(link)
    guest.page.get_by_label(say("set-up-own-name")).fill("Oma")
    button(guest.page, "join-sit").click()
    for each in (host, guest):
        begin(each.page)
    return host, guest, link


# ---- One seat on two devices --------------------------------------------------------------------


def test_a_second_device_is_asked_and_both_go_on(visit, server):
    host, guest, link = two_by_link(visit, server)
    other = visit(**PHONE)
    page = other.page
    page.goto(link)
    page.get_by_role("heading", name=say("chair-taken", seat="Oma")).wait_for()
    page.get_by_text(say("chair-who", seat="Oma")).wait_for()
    assert page.locator(".board").count() == 0
    settle(page)
    check_with_axe(page)
    check_languages(page, "chair")
    button(page, "chair-same", seat="Oma").click()
    begin(page)
    guest.page.locator(".note").get_by_text(say("chair-shared")).wait_for()
    guest.page.get_by_role("log").get_by_text(say("chair-shared")).wait_for(state="attached")
    assert host.page.get_by_text(say("chair-shared")).count() == 0
    players = somebody(host.page), somebody(guest.page), somebody(page)
    players[0].move()
    players[2].wait_for_turn()
    players[2].move()
    players[0].move()
    players[1].wait_for_turn()
    players[1].move()
    reload(page)  # now the device is known
    begin(page)
    somebody(page)
    tab = other.open_tab()  # … in all its tabs
    tab.goto(link)
    begin(tab)


def test_after_a_rematch_both_devices_of_a_player_go_on(visit, server):
    host, guest, link = two_by_link(visit, server)
    other = visit(**PHONE).page
    other.goto(link)
    button(other, "chair-same", seat="Oma").click()
    begin(other)
    choose(guest.page, "control-resign")
    guest.page.get_by_role("dialog").get_by_role("button", name=say("control-resign")).click()
    before = host.page.url
    for page in (host.page, guest.page):  # whichever device arrives first has the seat
        page.get_by_role("button", name=say("control-rematch")).click()
    for page in (host.page, guest.page, other):
        page.wait_for_url(lambda url: url.partition("#")[0] != before.partition("#")[0])
        begin(page)
        assert page.get_by_text(say("chair-who", seat="Oma")).count() == 0


def test_a_second_device_only_watches_and_is_asked_again_later(visit, server):
    host, _, link = two_by_link(visit, server, "triominos")
    page = visit(**PHONE).page
    page.goto(link)
    button(page, "chair-watch").click()
    page.get_by_text(say("situation-watching")).wait_for()
    host.page.get_by_text(say("players-watching", count=1)).wait_for()
    assert page.seats[-1].number is None
    assert page.seats[-1].legal == []
    choose(host.page, "set-up-onlookers")
    page.get_by_text(say("error-onlookers-off")).wait_for()
    page.goto(link)
    reload(page)
    page.get_by_text(say("chair-who-plays", seat="Oma")).wait_for()
    assert button(page, "chair-watch").count() == 0


# ---- Questions ----------------------------------------------------------------------------------


def is_in_reach(page, name):
    """Whether a touch hits a button, without scrolling."""
    box = button(page, name).bounding_box()
    spots = [
        (box["x"] + box["width"] * across, box["y"] + box["height"] * down)
        for across in (0.1, 0.5, 0.9)
        for down in (0.2, 0.5, 0.8)
    ]
    return page.evaluate(
        """([name, spots]) => spots.every(([x, y]) =>
            document.elementFromPoint(x, y)?.closest("button")?.textContent.trim() === name)""",
        [say(name), spots],
    )


@soaks
@pytest.mark.parametrize("screen", amount(("phone on its side", "twice as large"), SCREENS))
def test_whatever_is_asked_can_be_answered_without_scrolling(visit, server, screen):
    width, height = SCREENS[screen]
    screen = {"viewport": {"width": width, "height": height}, "has_touch": True}
    host, guest = visit(permissions=CLIPBOARD, **screen), visit(**screen)
    with_a_clock(host.page)
    set_up(host.page, server.url, "rings", "here", "link")
    accept(guest.page, link_to_the_seat(host))
    for each in (host, guest):
        begin(each.page)
    players = somebody(host.page), somebody(guest.page)
    take_turns(players, 2)
    mover_of(players)
    asks, answers = guest.page, host.page

    def is_asked(question):
        answers.locator(".question").get_by_text(say(question, seat=say("seat-1"))).wait_for()
        settle(answers)
        for name in ("control-yes", "control-no"):
            assert is_in_reach(answers, name), (name, question)
        assert unreachable(answers) == [], question

    def declines(note):
        button(answers, "control-no").click()
        text = say(note, seat=say("seat-0"))
        asks.locator(".note").get_by_text(text, exact=True).wait_for()
        asks.get_by_role("log").get_by_text(text, exact=True).wait_for(state="attached")
        answers.locator(".question").wait_for(state="detached")
        assert answers.locator(".note").count() == 0

    choose(asks, "control-draw")
    is_asked("control-draw-offered")
    declines("event-draw-declined")
    choose(asks, "control-pause")
    is_asked("control-pause-asked")
    declines("event-pause-declined")
    take_turns(players, 1)
    players[1].wait_for_turn()
    button(asks, "control-back").click()
    is_asked("control-back-asked")
    declines("event-back-declined")
    choose(asks, "control-pause")
    button(answers, "control-yes").click()
    for page in (asks, answers):
        page.get_by_text(say("control-paused")).wait_for()
        assert is_in_reach(page, "control-resume")
    button(answers, "control-resume").click()
    choose(asks, "control-draw")
    button(answers, "control-yes").click()
    for page in (asks, answers):
        button(page, "control-rematch").wait_for()
        settle(page)
        assert is_in_reach(page, "control-rematch")


def with_a_clock(page):
    def wish(route):
        body = route.request.post_data_json
        route.continue_(post_data=body | {"clock": {"total": 3600}})

    page.route("**/api/tables", wish)


# ---- Away ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("is_guests_turn", [True, False])
def test_who_is_away_is_shown_at_once_and_replaced_when_that_is_accepted(
    visit, server, is_guests_turn
):
    host, guest, _ = two_by_link(visit, server)
    page = host.page
    if is_guests_turn:
        somebody(page).move()
    guest.page.close()
    page.locator(".players").get_by_text(say("player-gone"), exact=True).wait_for()
    page.get_by_role("log").get_by_text(say("event-away", seat="Oma")).wait_for(state="attached")
    if is_guests_turn:
        page.get_by_text(say("situation-turn-away", seat="Oma")).wait_for()
    soon = say("control-replace-soon", seat="Oma", seconds=0).split("0")[0]
    page.locator("button:disabled", has_text=soon).wait_for()
    settle(page)
    check_with_axe(page)
    replace = button(page, "control-replace", seat="Oma")
    replace.wait_for(timeout=30_000)
    replace.click()
    wait_until(page, lambda: page.seats[0].table["seats"][1]["bot"] is not None, "not replaced")
    assert page.seats[0].refused == []


# ---- The end ------------------------------------------------------------------------------------


@soaks
@pytest.mark.parametrize("game", [*amount(("rings", "triominos"), GAMES), "plain"])
def test_after_the_end_a_touch_says_so_and_who_resigned_is_named(visit, server, game):
    host, guest, _ = two_by_link(visit, server, "rings" if game == "plain" else game)
    choose(guest.page, "control-resign")
    guest.page.get_by_role("dialog").get_by_role("button", name=say("control-resign")).click()
    for each in (host, guest):
        each.page.get_by_text(say("situation-ended-resigned", seat="Oma")).wait_for()
        button(each.page, "result-look-board").click()
        if game == "plain":
            each.page.goto(each.page.url.partition("#")[0] + "?plain")
            begin(each.page)
            button(each.page, "result-look-board").click()
        touch_the_board(each.page)
        each.page.get_by_role("alert").get_by_text(say("error-table-over")).wait_for()


def touch_the_board(page):
    """Spot after spot, until it asks why nothing happens."""
    asked = page.seats[0].sent
    for spot in page.locator("[data-cell] > .touch").all()[:12]:
        Mouse(page).touch(spot)
        if any(command["type"] == "why" for command in asked):
            return
    raise AssertionError("the board does not ask")
