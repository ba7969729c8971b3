"""Around one table and by link: names, invitations, hand-overs, clocks and onlookers."""

import re

from browsers import PHONE
from hands import laying
from looks import check_languages, check_with_axe, settle, small_targets
from spielwerk.locale import say
from tables import accept, begin, set_up, somebody, take_turns, unfold, wait_until

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


# ---- Handing over -------------------------------------------------------------------------------


def test_while_a_seat_is_covered_nothing_about_it_is_shown_said_or_asked(visit, server):
    page = visit().page
    set_up(page, server.url, "triominos", "here", "here")
    player = somebody(page)
    before = player.wait_for_turn()
    while player.mover() is before:
        player.move()
    ready = button(page, "pass-ready")
    ready.wait_for()
    covered = player.wait_for_turn()
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
    content = page.content()
    for seat in page.seats:
        for tile in seat.view["racks"][seat.number]:
            assert say("triominos-tile", tile=" ".join(tile)) not in content
            assert f'"{tile}"' not in content
    ready.click()
    page.locator("[data-tile]").first.wait_for()
    button(page, "control-hint").click()
    best = page.get_by_text(re.compile(re.escape(say("control-hint-best", move=""))))
    best.wait_for()
    hinted = best.inner_text()
    move = next(move for move in covered.legal if "@" in move or move in ("buy", "pass"))
    assert laying(move, covered.view)
    while player.mover() is covered:
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
