"""The table in play: what is seen of the others, what a touch does, and how a game ends."""

import re

import pytest

from browsers import PHONE
from hands import Chance, Mouse
from looks import check_languages, check_with_axe
from spielwerk.locale import say
from tables import accept, begin, give_up, set_up, somebody, take_turns, wait_until

CALM = "localStorage.speed = 'calm'"
SIGHT = 2500  # milliseconds that a number stays in sight


def button(page, name, **more):
    return page.get_by_role("button", name=say(name, **more), exact=True)


class Forgetful(Chance):
    """Calls a wrong number as soon as it may."""

    def __call__(self, view, legal):
        move = super().__call__(view, legal)
        field, called, _ = move.partition("=")
        if not called or field not in self.numbers:
            return move
        return f"{field}={self.numbers[field] % 6 + 1}"


def test_ones_own_wrong_call_stays_in_sight_until_it_is_touched(visit, server):
    page = visit().page
    set_up(page, server.url, "dimenticato", "here", 1)
    player = somebody(page)
    player.choose = Forgetful(player.choose.chance)
    player.choose.numbers.update(player.wait_for_turn().view["numbers"])
    for touched in (False, True):
        begun = call_wrongly(player)
        wrong = page.locator(".badge:not(.right)")
        wrong.wait_for()
        wait_until(page, player.mover, "the opponent does not move")
        if touched:
            page.locator(".where").dispatch_event("pointerdown")
            page.get_by_text(say("situation-your-turn")).wait_for(timeout=300)
            assert page.evaluate("performance.now()") - begun < SIGHT
        else:
            page.get_by_text(say("situation-your-turn")).wait_for(state="hidden")
            page.wait_for_function("until => performance.now() > until", arg=begun + SIGHT - 400)
            assert wrong.is_visible()
            assert page.get_by_text(say("situation-your-turn")).count() == 0
            assert said_wrong(page)


def call_wrongly(player):
    """Returns when, by the page's clock."""
    for _ in range(30):
        player.move()
        if "=" in player.played[-1]:
            return player.page.evaluate("performance.now()")
    raise AssertionError("nothing was called")


def said_wrong(page):
    pattern = re.escape(say("dimenticato-said-wrong", said=0, number=7))
    words = page.locator(".words").inner_text()
    return re.fullmatch(pattern.replace("0", r"\d").replace("7", r"\d"), words)


def test_a_touch_while_the_opponent_moves_ends_that_and_counts(visit, server):
    there = visit(reduced_motion="no-preference")
    there.context.add_init_script(CALM)
    page = there.page
    set_up(page, server.url, "rings", "here", 1)
    player = somebody(page)
    for _ in range(3):
        wait_until(page, player.mover, "the opponent does not move")
        seat = player.mover()
        free = next(move for move in seat.legal if re.fullmatch(r"[abc]\d", move))
        before = len(seat.moves_sent)
        Mouse(page).spot(free)  # while the opponent's move is waiting, or on its way
        wait_until(page, lambda seat=seat, n=before: len(seat.moves_sent) > n, "it was lost")
        assert seat.moves_sent[-1] == free
        assert page.locator(".trouble.there").count() == 0


def test_a_refusal_moves_nothing_and_goes_with_the_next_touch(visit, server):
    page = visit(**PHONE).page
    set_up(page, server.url, "rings", "here", "here")
    player = somebody(page)
    play(player, "a1", "b1", "a+", "b2")
    player.wait_for_turn()
    where = page.locator(".board svg").first.bounding_box()
    trouble = page.locator(".trouble")
    for illegal in ("b1", None):
        if illegal is None:  # the outer ring was turned last
            turn = say("rings-turn", ring=say("rings-ring-a"))
            page.get_by_role("button", name=turn).click()
        else:
            page.locator(f"[data-cell={illegal}] > .touch").click()
        page.locator(".trouble.there").wait_for()
        assert page.locator(".board svg").first.bounding_box() == where
        assert not re.search(r"RG-|\b[abc]\d", trouble.inner_text())
        if illegal is None:
            assert page.locator("[data-ring=a].blinks").count() == 2
        trouble.get_by_role("link", name=say("refusal-why")).click()
        page.get_by_role("dialog").get_by_text("RG-").first.wait_for()
        page.keyboard.press("Escape")
        page.locator("[data-cell=a2] > .touch").click()  # the pawn went there with its ring
        page.locator(".trouble.there").wait_for(state="hidden")
        page.locator("[data-cell=a2] > .touch").click()
    assert page.locator(".board svg").first.bounding_box() == where


def test_what_the_others_did_is_told_marked_and_shown_again(visit, server):
    page = visit().page
    set_up(page, server.url, "rings", "here", 1, 1, 1)
    player = somebody(page)
    player.choose = lambda view, legal: next(m for m in legal if re.fullmatch(r"[abc]\d", m))
    take_turns([player], 2)
    player.wait_for_turn()
    told = page.locator(".story").inner_text()
    for seat in (1, 2, 3):
        assert say(f"seat-{seat}") in told
    assert not re.search(r"\b[abc]\d", told)
    seen = page.locator(".board :is(.last, .shaft)").count()
    assert seen >= 3, "not everything is marked"
    now = pawns(page)
    button(page, "told-again").click()
    wait_until(page, lambda: pawns(page) != now, "it does not begin before the others’ moves")
    wait_until(page, lambda: pawns(page) == now, "it does not come back")
    player.wait_for_turn()
    check_with_axe(page)
    page.reload()
    page.locator(".story").get_by_text(told.splitlines()[-1][-20:]).wait_for()
    assert page.locator(".story").inner_text() == told
    assert page.locator(".board :is(.last, .shaft)").count() == seen
    button(page, "told-again").click()
    wait_until(page, lambda: pawns(page) != now, "it is not shown again")
    wait_until(page, lambda: pawns(page) == now, "it does not come back")


def pawns(page):
    return page.evaluate(
        "[...document.querySelectorAll('[data-cell] .pawn')].map((e) => e.parentNode.dataset.cell)"
    )


def test_a_line_lies_under_the_pawns_and_its_taking_is_told(visit, server):
    page = visit().page
    set_up(page, server.url, "rings", "here", "here")
    player = somebody(page)
    play(player, "a1", "c1", "a2", "c3", "a3")
    page.locator(".line").wait_for(state="attached")
    under = """document.querySelector(".line")
        .compareDocumentPosition(document.querySelector("[data-cell=a2] .pawn"))"""
    assert page.evaluate(under) == page.evaluate("Node.DOCUMENT_POSITION_FOLLOWING")
    play(player, "xc1")
    player.wait_for_turn()
    told = say("rings-told-take-mine", seat=say("seat-0"), pawns=1)
    page.locator(".story").get_by_text(told).wait_for()
    assert page.locator(".board .name").count() == 0
    page.locator("[data-ply]").first.hover()  # whoever reads moves sees the names of cells
    page.locator(".board .name").first.wait_for()
    page.mouse.move(5, 5)
    page.locator(".board .name").first.wait_for(state="detached")
    button(page, "control-more").click()
    page.get_by_role("button", name=say("control-names")).click()
    page.locator(".board .name").first.wait_for()


@pytest.mark.parametrize("game", ["memento", "dimenticato"])
def test_names_are_on_the_board_for_those_who_want_them(visit, server, game):
    page = visit().page
    set_up(page, server.url, game, "here", 1)
    somebody(page).wait_for_turn()
    name = page.locator(".board :is(.name, .names text)").first
    name.wait_for(state="hidden")
    button(page, "control-more").click()
    switch = page.get_by_role("button", name=say("control-names"))
    switch.click()
    name.wait_for()
    switch.click()
    name.wait_for(state="hidden")


def play(player, *moves):
    for move in moves:
        player.choose = lambda view, legal, move=move: move
        player.move()


NOTICES = """
window.notices = [];
window.Notification = class {
    static permission = "default";
    static async requestPermission() { return (this.permission = "granted"); }
    constructor(text) { notices.push(text); }
};
ServiceWorkerRegistration.prototype.showNotification = async (text) => notices.push(text);
"""


def test_a_notice_says_whose_turn_it_is_to_people_who_look_elsewhere(visit, server):
    there = visit()
    there.context.add_init_script(NOTICES)
    page = there.page
    set_up(page, server.url, "rings", "here", 1)
    player = somebody(page)
    player.move()
    player.wait_for_turn()
    assert page.title() == f"{say('situation-title')} · {say('game-rings')} · Spielwerk"
    button(page, "control-more").click()
    page.get_by_role("button", name=say("notice-ask")).click()
    page.get_by_role("button", name=say("notice-ask"), pressed=True).wait_for()
    page.keyboard.press("Escape")
    player.move()
    player.wait_for_turn()
    assert page.evaluate("notices") == [], "everything is seen"
    page.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
    player.move()
    player.wait_for_turn()
    page.wait_for_function("notices.length > 0")
    assert page.evaluate("notices") == [say("notice-text", game=say("game-rings"))]


def test_a_take_back_of_somebody_else_is_told(visit, server):
    host, guest = visit(permissions=["clipboard-read", "clipboard-write"]).page, visit().page
    set_up(host, server.url, "rings", "here", "link")
    button(host, "share-copy").first.click()
    accept(guest, host.evaluate("navigator.clipboard.readText()"))
    for page in (host, guest):
        begin(page)
    somebody(host).move()
    guest.locator(".story").get_by_text(say("seat-0")).wait_for()
    button(host, "control-back").click()
    guest.get_by_text(say("event-taken-back", seat=say("seat-0")), exact=True).last.wait_for()
    assert host.locator(".story").inner_text() == ""


def test_the_end_is_a_sheet_and_one_tap_plays_again(visit, server):
    """On a phone, against the computer: who won, why, easier or harder, and the next game."""
    page = visit(**PHONE).page
    page.goto(server.url)
    page.locator("article").filter(has_text=say("game-rings")).get_by_role(
        "button", name=re.compile("^" + say("front-play"))
    ).click()
    decline = page.get_by_role("button", name=say("lesson-decline"))
    decline.or_(page.locator(".board")).first.wait_for()
    if decline.is_visible():
        decline.click()
    somebody(page).wait_for_turn()
    assert levels(page) == [1], "the first game is the easiest"
    assert page.title().startswith(say("situation-title"))
    give_up(page)
    check_sheet(page)
    check_languages(page, "result")
    check_with_axe(page)
    assert button(page, "result-easier").is_disabled()
    button(page, "result-harder").click()
    first = page.url
    button(page, "control-rematch").click()
    wait_until(page, lambda: page.url != first and levels(page) == [2], "no harder game")
    assert page.seats[-1].table["first"] == 1, "the other begins"
    somebody(page).wait_for_turn()
    give_up(page)
    second = page.url
    button(page, "control-rematch").click()
    wait_until(page, lambda: page.url != second, "no third game")
    page.locator(".board").wait_for()
    wait_until(page, lambda: levels(page) == [2], "another level")
    page.goto(server.url)
    assert page.evaluate("localStorage['level:rings']") == "2"


def levels(page):
    """Of the computers at the table where the page is now."""
    table = page.seats[-1].table or {"seats": []}
    return [seat["bot"] for seat in table["seats"] if seat["bot"] is not None]


def check_sheet(page):
    """All of it can be seen at once, with the board behind it."""
    sheet = page.locator(".result.sheet")
    sheet.wait_for()
    box, view = sheet.bounding_box(), page.viewport_size
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= view["height"] + 1
    assert sheet.evaluate("e => e.scrollHeight <= e.clientHeight + 1"), "it has to be scrolled"
    assert sheet.get_by_text(say("result-won", seat=say("seat-1"))).is_visible()
    assert page.locator(".board").is_visible()
