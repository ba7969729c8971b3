"""Around one table and by link: names, invitations, hand-overs, clocks and onlookers."""

import re

import pytest

from browsers import PHONE, SiteServer, built_site
from looks import check_languages, check_with_axe, settle, small_targets
from spielwerk.locale import say
from tables import begin, computer, set_up, somebody, take_turns, unfold, wait_until

CLIPBOARD = ["clipboard-read", "clipboard-write"]


def button(page, name, **more):
    return page.get_by_role("button", name=say(name, **more), exact=True)


def choose_way(page, way):
    page.get_by_text(say(f"set-up-way-{way}"), exact=True).click()


def name_of(page, seat):
    return page.get_by_label(say("set-up-name", seat=say(f"seat-{seat}")))


def moves_of(page):
    return page.locator("[data-ply]")


# ---- Setting up, and names ----------------------------------------------------------------------


def test_three_big_choices_and_everything_else_is_folded(visit, server):
    page = visit(**PHONE).go("/new/rings")
    ways = page.locator(".way")
    assert [way.inner_text() for way in ways.all()] == [
        say(f"set-up-way-{way}") for way in ("computer", "here", "link")
    ]
    assert not page.get_by_label(say("set-up-clock")).is_visible()
    assert not page.get_by_label(say("option-rings-pawns")).is_visible()
    faces = page.locator(".level")
    assert faces.locator("svg").count() == faces.count() > 3
    faces.nth(3).click()
    page.get_by_text(say("level-name-4"), exact=True).wait_for()
    settle(page)
    check_with_axe(page)
    assert small_targets(page) == []
    check_languages(page, "set-up")
    unfold(page)
    assert page.get_by_label(say("set-up-level", seat=say("seat-1"))).input_value() == "4"
    check_languages(page, "set-up-open")
    choose_way(page, "link")
    assert page.get_by_label(say("set-up-who", seat=say("seat-1"))).input_value() == "link"
    assert page.locator(".level").count() == 0


def test_names_from_the_start_and_nobody_is_you_around_one_screen(visit, server):
    visitor = visit()
    page = visitor.go("/new/rings")
    choose_way(page, "here")
    name_of(page, 0).fill("Anna")
    name_of(page, 1).fill("Grandpa")
    page.get_by_label(say("set-up-first")).select_option("0")
    button(page, "set-up-start").click()
    begin(page)
    player = somebody(page)
    for name in ("Anna", "Grandpa", "Anna"):
        page.get_by_text(say("situation-named-turn", name=name), exact=True).wait_for()
        said = page.locator(".players").inner_text()
        assert "Anna" in said
        assert "Grandpa" in said
        assert not re.search(rf"\b{say('player-you')}\b", said)
        player.move()
    page.get_by_text(say("situation-named-turn", name="Grandpa"), exact=True).wait_for()
    button(page, "control-more").click()
    button(page, "control-resign").click()
    page.get_by_role("dialog").get_by_role("button", name=say("control-resign")).click()
    page.get_by_role("heading", name=say("result-won", seat="Anna")).wait_for()
    visitor.go("/new/memento")
    choose_way(page, "here")
    assert [name_of(page, seat).input_value() for seat in (0, 1)] == ["Anna", "Grandpa"]


def test_change_sets_the_same_table_up_again(visit, server):
    """With the game, the opponents, their levels, the rules, the names and the clock."""
    page = visit().go("/new/rings")
    chosen = page.get_by_role("radiogroup", name=say("set-up-opponent"))
    assert chosen.get_by_role("radio", checked=True).get_attribute("value") == "1"
    unfold(page)
    page.get_by_label("3", exact=True).check()
    page.get_by_label(say("set-up-own-name")).fill("Anna")
    page.get_by_label(say("set-up-level", seat=say("seat-1"))).select_option("2")
    page.get_by_label(say("set-up-first")).select_option("2")
    page.get_by_label(say("option-rings-pawns")).select_option("6")
    page.get_by_label(say("set-up-colour", number=1)).select_option("3")
    page.get_by_label(say("set-up-clock")).select_option("usual")
    page.get_by_label(say("set-up-takebacks")).uncheck()
    as_it_was = filled_in(page)
    button(page, "set-up-start").click()
    begin(page)
    somebody(page).wait_for_turn()
    resign(page)
    page.get_by_role("link", name=say("result-change")).click()
    page.locator("form").wait_for()
    assert page.get_by_label(say("option-rings-pawns")).is_visible(), "what is changed is in sight"
    unfold(page)
    assert filled_in(page) == as_it_was


def filled_in(page):
    """Whatever is chosen or written in a form."""
    return page.evaluate(
        """() => [...document.querySelectorAll("form :is(input, select)")]
            .map((e) => e.type === "radio" || e.type === "checkbox" ? e.checked : e.value)"""
    )


def resign(page):
    """In a game of several, until the computers have played it to its end."""
    button(page, "control-more").click()
    button(page, "control-resign").click()
    page.get_by_role("dialog").get_by_role("button", name=say("control-resign")).click()
    page.get_by_text(say("event-ended")).first.wait_for()


def test_the_level_that_was_chosen_after_a_game_is_the_next_one(visit, server):
    visitor = visit()
    page = visitor.page
    set_up(page, server.url, "rings", "here", 2)
    somebody(page).move()
    resign(page)
    button(page, "result-harder").click()
    page.get_by_role("link", name=say("result-change")).click()
    faces = page.get_by_role("radiogroup", name=say("set-up-opponent"))
    assert faces.get_by_role("radio", checked=True).get_attribute("value") == "3"
    assert not page.get_by_label(say("option-rings-pawns")).is_visible(), "all is as printed"
    visitor.go("/new/rings")
    assert faces.get_by_role("radio", checked=True).get_attribute("value") == "3"
    visitor.go("/new/memento")
    assert faces.get_by_role("radio", checked=True).get_attribute("value") == "1"


# ---- Handing over -------------------------------------------------------------------------------


def test_while_a_seat_is_covered_nothing_about_it_is_shown_said_or_asked(visit, server):
    page = visit().page
    set_up(page, server.url, "triominos", "here", "here")
    player = somebody(page)
    player.move()
    ready = button(page, "pass-ready")
    ready.wait_for()
    wait_until(page, lambda: all(seat.covered for seat in page.seats), "a seat is not covered")
    assert button(page, "control-hint").is_disabled()
    asked = [len(seat.sent) for seat in page.seats]
    for key in ("h", "r", "ArrowLeft", "ArrowUp", "Home", "Enter", "1", " "):
        page.locator("body").press(key)
    button(page, "control-more").click()
    again = button(page, "control-again")
    assert again.is_disabled()
    page.keyboard.press("Escape")
    page.wait_for_timeout(300)
    assert [len(seat.sent) for seat in page.seats] == asked, "something was asked for"
    ready.wait_for()  # no key has uncovered it
    assert not any(any(seat.view["racks"]) for seat in page.seats)
    ready.click()
    page.locator("[data-tile]").first.wait_for()
    button(page, "control-hint").click()
    best = page.get_by_text(re.compile(re.escape(say("control-hint-best", move=""))))
    best.wait_for()
    hinted = best.inner_text()
    player.move()
    ready.wait_for()
    assert hinted not in page.content()


# ---- A computer that stands in ------------------------------------------------------------------


def test_a_time_out_does_not_play_the_game_to_its_end(visit, server):
    """The stand-in makes one move; then the game waits for its last person."""
    page = visit().page
    wait_a_second(page)
    set_up(page, server.url, "rings", "here", 1)
    page.get_by_text(say("control-rests")).wait_for(timeout=20_000)
    assert moves_of(page).count() == 2
    page.wait_for_timeout(4000)
    assert moves_of(page).count() == 2
    button(page, "control-leave-to-bots").wait_for()
    settle(page)
    check_with_axe(page)
    button(page, "control-return").click()
    button(page, "control-hint").wait_for()
    somebody(page).move()
    wait_until(page, lambda: moves_of(page).count() == 4, "the game does not go on")


def wait_a_second(page, seconds=2.5):
    """Tables that are set up on this page have a short clock."""

    def hurry(route):
        wish = route.request.post_data_json
        wish["clock"] = {"per_move": seconds, "on_time": "bot"}
        route.continue_(post_data=wish)

    page.route("**/api/tables", hurry)


# ---- By link ------------------------------------------------------------------------------------


def invite(host, game="rings"):
    """Set up a table for two by link. Returns the link."""
    page = host.go(f"/new/{game}")
    choose_way(page, "link")
    page.get_by_label(say("set-up-own-name")).fill("Anna")
    page.get_by_label(say("set-up-first")).select_option("0")
    button(page, "set-up-start").click()
    page.locator("aside > .share").get_by_text(
        say("share-only-here")
    ).wait_for()  # the tests' server listens here only
    main = page.locator("aside .button.main")
    assert main.first.inner_text() == say("share-copy"), "inviting is the main thing to do"
    main.first.click()
    return page.evaluate("navigator.clipboard.readText()")


def test_an_invitation_names_everything_and_nobody_loses_a_seat_unasked(visit, server):
    host, guest = visit(permissions=CLIPBOARD), visit(**PHONE)
    link = invite(host)
    page = guest.page
    page.goto(link)
    page.get_by_role("heading", name=say("invitation-title", game=say("game-rings"))).wait_for()
    page.get_by_text(say("invitation-by", name="Anna")).wait_for()
    page.locator(".invitation").get_by_text(say("seat-1")).wait_for()
    settle(page)
    check_with_axe(page)
    check_languages(page, "invitation")
    host.page.get_by_text(say("player-reading")).wait_for()
    button(host.page, "control-start").click()
    host.page.get_by_text(say("control-start-asked")).wait_for()
    page.get_by_text(say("invitation-wanted")).wait_for()
    button(page, "invitation-decline").wait_for()
    page.get_by_label(say("set-up-own-name")).fill("Grandpa")
    button(page, "join-sit").click()
    for each in (host, guest):
        begin(each.page)
    page.get_by_text(say("situation-turn", seat="Anna")).wait_for()
    host.page.get_by_text(say("situation-named-turn", name="Anna")).wait_for()
    assert "Grandpa" in host.page.locator(".players").inner_text()


def test_a_declined_seat_goes_to_the_computer(visit, server):
    host, guest = visit(permissions=CLIPBOARD), visit()
    link = invite(host, "memento")
    guest.page.goto(link)
    button(guest.page, "join-sit").wait_for()
    button(host.page, "control-start").click()
    button(guest.page, "invitation-decline").click()
    begin(host.page)
    host.page.get_by_text(computer(2)).wait_for()
    button(guest.page, "control-return").click()  # and may come back all the same
    wait_until(guest.page, lambda: guest.page.seats[0].table["seats"][1]["bot"] is None, "no seat")


def test_an_open_seat_is_not_taken_from_somebody_who_reads_the_invitation(visit, server):
    host, guest = visit(), visit(**PHONE)
    set_up(host.page, server.url, "rings", "here", "open")
    guest.page.goto(host.page.url)
    button(guest.page, "join-sit").wait_for()
    host.page.get_by_text(say("control-start-read")).wait_for()
    button(host.page, "control-start").click()
    guest.page.get_by_text(say("invitation-wanted")).wait_for()
    settle(guest.page)
    check_with_axe(guest.page)
    check_languages(guest.page, "join")
    button(host.page, "control-start").click()
    sure = host.page.get_by_role("dialog", name=say("control-start-sure"))
    sure.wait_for()
    check_with_axe(host.page)
    sure.get_by_role("button", name=say("control-start-wait")).click()
    button(host.page, "control-start").click()
    sure.get_by_role("button", name=say("control-start")).click()
    begin(host.page)
    guest.page.get_by_role("alert").get_by_text(say("error-no-open-seat")).wait_for()
    assert button(guest.page, "join-sit").count() == 0


def test_a_shared_link_has_a_title_and_a_picture(visit, server):
    host = visit(permissions=CLIPBOARD)
    invite(host)
    page = host.open_tab()
    page.goto(host.page.url)
    told = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll("meta[property^='og:']")]
            .map((e) => [e.getAttribute("property"), e.content]))"""
    )
    assert told["og:title"] == say("link-title", game=say("game-rings"))
    assert told["og:description"] == say("link-by", name="Anna")
    picture = server.get(told["og:image"].removeprefix(server.url))
    assert picture.headers["content-type"] == "image/png"


def test_onlookers_are_told_that_they_watch_and_how_many_do(visit, server):
    host, onlooker = visit(permissions=CLIPBOARD), visit(**PHONE)
    set_up(host.page, server.url, "dimenticato", "here", 1)
    button(host.page, "control-more").click()
    button(host.page, "share-title").click()
    button(host.page, "share-copy").click()
    onlooker.page.goto(host.page.evaluate("navigator.clipboard.readText()"))
    onlooker.page.get_by_text(say("situation-watching")).wait_for()
    for page in (host.page, onlooker.page):
        page.get_by_text(say("players-watching", count=1)).wait_for(state="attached")
    check_faces(host.page, 0)
    onlooker.page.close()
    host.page.get_by_text(say("players-watching", count=1)).wait_for(state="detached")


def check_faces(page, seat):
    """The seat's own fields are below those of the others."""
    blocks = page.seats[0].view["blocks"]
    lowest = [
        max(page.locator(f'[data-cell="{name}"]').bounding_box()["y"] for name in block)
        for block in blocks
    ]
    assert lowest.index(max(lowest)) == seat


# ---- Clocks -------------------------------------------------------------------------------------


def test_a_clock_warns_and_can_be_paused(visit, server):
    page = visit().page
    wait_a_second(page, seconds=31.5)
    set_up(page, server.url, "rings", "here", "here")
    clock = page.locator(".clock.running")
    page.get_by_role("alert").get_by_text(
        say("clock-warning", seat=say("seat-0"), seconds=30)
    ).wait_for(state="attached")
    page.locator(".clock.low").wait_for()
    settle(page)
    check_with_axe(page)
    button(page, "control-more").click()
    button(page, "control-pause").click()
    page.get_by_text(say("control-paused")).wait_for()
    clock.wait_for(state="detached")
    shown = page.locator(".clock").first.inner_text()
    page.wait_for_timeout(1500)
    assert page.locator(".clock").first.inner_text() == shown
    button(page, "control-resume").click()
    clock.wait_for()
    somebody(page).move()


# ---- This device --------------------------------------------------------------------------------


def test_statistics_stay_on_this_device_and_can_be_deleted(visit, server):
    visitor = visit(**PHONE)
    page = visitor.page
    set_up(page, server.url, "rings", "here", 1)
    take_turns([somebody(page)], 1)
    button(page, "control-more").click()
    button(page, "control-resign").click()
    page.get_by_role("dialog").get_by_role("button", name=say("control-resign")).click()
    page.get_by_role("heading", name=say("result-won", seat=say("seat-1"))).wait_for()
    visitor.go("/")
    page.get_by_role("link", name=say("device-link")).click()
    page.get_by_text(say("device-level", won=0, games=1)).wait_for()
    settle(page)
    check_with_axe(page)
    assert small_targets(page) == []
    check_languages(page, "statistics")
    button(page, "device-forget").click()
    page.get_by_role("dialog").get_by_role("button", name=say("shelf-delete")).click()
    page.get_by_text(say("device-none")).wait_for()
    page.reload()
    page.get_by_text(say("device-none")).wait_for()


# ---- A computer player that cannot think --------------------------------------------------------


class Dying(SiteServer):
    """The processes of its computer players die, whenever they are started."""

    PROGRAM = (
        """
import os
from spielwerk.table.live import workers
from spielwerk.parallel.processes import Pool
workers._new_pool = lambda niceness: Pool(1, os._exit, (1,))
"""
        + SiteServer.PROGRAM
    )


@pytest.mark.parametrize("wishes", [{}, PHONE], ids=["desktop", "phone"])
def test_the_table_says_if_the_computer_could_not_think_as_usual(visit, tmp_path, wishes):
    with Dying(tmp_path, built_site()) as server:
        page = visit(through=server, **wishes).page
        set_up(page, server.url, "rings", "here", 3)
        somebody(page).move()
        said = say("event-stood-in", seat=say("seat-1"))
        page.locator(".story").filter(has_text=said).wait_for()
        page.get_by_role("log").filter(has_text=said).wait_for(state="attached")
        check_languages(page, "stood-in", pictured=())
        page.close()
