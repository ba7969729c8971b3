"""Phones and tablets, also on their side; replays; settings; lessons."""

from itertools import product

import pytest

from amounts import amount, soaks
from browsers import PHONE
from hands import Finger
from looks import SPOKEN, check_languages, check_with_axe, settle, small_targets, speak
from spielwerk import GAMES, find_game
from tables import SHORT, count_moves, give_up, judge_as, set_up, somebody, wait_until
from tongue import say, speaking

UPRIGHT = {**PHONE, "viewport": {"width": 390, "height": 844}}
ASIDE = {**PHONE, "viewport": {"width": 844, "height": 390}}
TABLET = {**PHONE, "viewport": {"width": 768, "height": 1024}}
SCREENS = (UPRIGHT, ASIDE, TABLET)
BAR = ".controls .bar"
# What is played with, and what must not lie below the fold or under the bar.
USED = "[data-cell] > .touch, .turner, .keys, .rack, .acts, .words"

BELOW = """([used, bar]) => {
    const box = document.querySelector(bar).getBoundingClientRect();
    const isUnder = ({ left, right, top, bottom }) => bottom > innerHeight + 1
        || (bottom > box.top + 1 && top < box.bottom && right > box.left + 1 && left < box.right);
    return [...document.querySelectorAll(`.where :is(${used})`)]
        .filter((e) => e.checkVisibility() && isUnder(e.getBoundingClientRect()))
        .map((e) => e.outerHTML.slice(0, 120));
}"""


FEW_AND_MANY = [*zip(GAMES, (1, 3, 3, 1), strict=True)]


@soaks
@pytest.mark.parametrize(("game", "others"), amount(FEW_AND_MANY, [*product(GAMES, (1, 3))]))
def test_nothing_to_play_with_is_below_the_fold(visit, server, game, others):
    """However the phone is held, and on a tablet."""
    page = visit(**UPRIGHT).page
    set_up(page, server.url, game, "here", *[1] * others)
    player = somebody(page, Finger)
    player.move()
    player.wait_for_turn()
    page.locator(".story.there").wait_for()
    assert page.evaluate("scrollY") == 0
    for language in SPOKEN:
        speak(page, language)
        for screen in SCREENS:
            hold(page, screen)
            page.evaluate("scrollTo(0, 0)")
            assert page.evaluate(BELOW, [USED, BAR]) == [], (language, screen["viewport"])
    speak(page, "en")
    for screen in SCREENS:
        hold(page, screen)
        check_bar(page, game)
    if others == 1:
        page.set_viewport_size(ASIDE["viewport"])
        check_with_axe(page)
        check_languages(page, f"aside-{game}", pictured=["en", "uk"])
        assert small_targets(page) == []


def hold(page, screen):
    page.set_viewport_size(screen["viewport"])
    settle(page)


def check_bar(page, game):
    """It stays within reach. In a game of memory nothing is taken back."""
    back = () if find_game(game).hides_the_past else ("control-back",)
    for name in ("control-hint", *back, "control-more"):
        box = page.locator(BAR).get_by_role("button", name=say(name)).bounding_box()
        assert box["height"] >= 44
        assert box["y"] + box["height"] <= page.viewport_size["height"]
    page.evaluate("scrollTo(0, 10_000)")
    page.locator(BAR).get_by_role("button", name=say("control-more")).click()  # it is still there
    page.get_by_role("button", name=say("control-resign")).click()
    page.get_by_role("button", name=say("control-play-on")).click()


def swipe_up(page, x, y):
    """A finger on the glass: the browser decides what comes of it."""
    glass = page.context.new_cdp_session(page)

    def touch(kind, *points):
        glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        page.wait_for_timeout(10)

    touch("touchStart", {"x": x, "y": y})
    for way in range(10, 160, 10):
        touch("touchMove", {"x": x, "y": y - way})
    page.wait_for_timeout(200)  # a finger that rests gives no momentum
    touch("touchMove", {"x": x, "y": y - way})
    touch("touchEnd")
    settle(page)


def test_swipes_scroll_where_nothing_is_dragged(visit, server):
    page = visit(**UPRIGHT).page
    set_up(page, server.url, "triominos", "here", 1)
    box = page.locator(".board > .table").bounding_box()
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    stone = page.locator(".stone").first
    for _ in range(2):  # the table is still where it was
        swipe_up(page, *middle)
        assert page.evaluate("scrollY") > 100
        page.evaluate("scrollTo(0, 0)")
    page.get_by_role("button", name=say("triominos-nearer")).click()
    settle(page)
    before = stone.bounding_box()
    swipe_up(page, *middle)
    assert page.evaluate("scrollY") == 0
    assert stone.bounding_box()["y"] < before["y"] - 20  # the finger has moved the table
    set_up(page, server.url, "rings", "here", "here")
    box = page.locator(".window svg").first.bounding_box()
    swipe_up(page, box["x"] + 12, box["y"] + box["height"] - 12)  # a corner, beside the rings
    assert page.evaluate("scrollY") > 100
    page.evaluate("scrollTo(0, 0)")
    swipe_up(page, box["x"] + 45, box["y"] + box["height"] / 2 + 70)  # a ring: it turns
    assert page.evaluate("scrollY") == 0
    wait_until(page, lambda: count_moves(page) == 1, "the ring is not turned")
    set_up(page, server.url, "dimenticato", "here", 1)
    figure = page.locator("[data-cell].loose > .touch").last.bounding_box()
    swipe_up(page, figure["x"] + 20, figure["y"] + 20)  # it is dragged, to where it may not go
    assert page.evaluate("scrollY") == 0


def test_the_table_of_triominos_stays_in_sight(visit, server):
    page = visit().page
    set_up(page, server.url, "triominos", "here", 1)
    table = page.locator(".board > .table")
    box = table.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for _ in range(4):
        page.mouse.move(x - 100, y)
        page.mouse.down()
        page.mouse.move(x + 250, y + 150, steps=8)
        page.mouse.up()
    stone = page.locator(".stone").first.bounding_box()
    assert box["x"] < stone["x"] + stone["width"] / 2 < box["x"] + box["width"]
    assert box["y"] < stone["y"] + stone["height"] / 2 < box["y"] + box["height"]
    fit = page.get_by_role("button", name=say("triominos-fit"))
    fit.click()
    assert fit.is_disabled()


@pytest.mark.parametrize("screen", [UPRIGHT, ASIDE], ids=["upright", "aside"])
def test_fields_of_a_large_track_are_large_enough_for_a_finger(visit, server, screen):
    page = visit(**screen).page
    set_up(page, server.url, "dimenticato", "here", 1, 1, 1)
    player = somebody(page, Finger)
    player.wait_for_turn()
    settle(page)
    window = page.locator(".window svg").first.bounding_box()
    view = player.seats[0].view
    # All of the track and one's own start are in sight, but for the edge of a field.
    for cell in {*view["numbers"], *view["blocks"][view["seat"]]}:
        box = page.locator(f'[data-cell="{cell}"] > .touch').bounding_box()
        assert box["width"] >= 32
        assert window["x"] - 4 <= box["x"] <= window["x"] + window["width"] + 4 - box["width"]
        assert window["y"] - 4 <= box["y"] <= window["y"] + window["height"] + 4 - box["height"]
    field = page.locator("[data-cell] > .touch").first
    before = field.bounding_box()
    # Beside the figures, a finger moves what is seen; here a mouse does.
    page.mouse.move(window["x"] + window["width"] / 2, window["y"] + window["height"] / 3)
    page.mouse.down()
    page.mouse.move(window["x"] + window["width"] / 2, window["y"] + window["height"], steps=6)
    page.mouse.up()
    settle(page)
    assert field.bounding_box()["y"] > before["y"] + 20
    page.get_by_role("button", name=say("dimenticato-whole")).click()
    settle(page)
    assert field.bounding_box()["width"] < 32
    page.get_by_role("button", name=say("dimenticato-near")).click()
    settle(page)
    assert field.bounding_box()["width"] >= 32
    player.move()


def test_keys_are_known_by_their_place(visit, server):
    """A Ukrainian keyboard has no R, and a French one no digits without Shift."""
    page = visit().page
    set_up(page, server.url, "triominos", "here", 1)
    tile = page.locator("[data-tile]").first
    tile.click()
    press = """([code, key]) => document.activeElement.dispatchEvent(
        new KeyboardEvent("keydown", { code, key, bubbles: true, cancelable: true }))"""
    before = tile.get_attribute("aria-label")
    page.evaluate(press, ["KeyR", "к"])
    wait_until(page, lambda: tile.get_attribute("aria-label") != before, "it does not turn")
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name=say("keys-title"))
    keys.get_by_text(say("triominos-keys")).wait_for()
    check_with_axe(page)
    page.keyboard.press("Escape")
    keys.wait_for(state="hidden")


# ---- Replays ----


def blunder(page, server, game):
    """A game of which a move is judged to be a big mistake. Returns another move that was possible
    there."""
    set_up(page, server.url, game, "here", "here")
    player, plies, better = somebody(page), [], None
    while len(plies) < 4 or better is None:  # somebody who had no choice made no mistake
        seat = player.wait_for_turn()
        number, legal = seat.number, list(seat.legal)
        player.move()
        move = player.played[-1]
        other = next((one for one in legal if one != move), None)
        is_wrong = len(plies) > 0 and better is None and other is not None
        better = other if is_wrong else better
        plies.append(
            {"ply": len(plies), "seat": number, "move": move, "wins": [0.5, 0.5], "cost": 0.2,
             "is_big_mistake": is_wrong, "better": other if is_wrong else None}
        )  # fmt: skip
    judge_as(page, plies)
    give_up(page)
    page.get_by_role("link", name=say("result-look")).click()
    return better


DESK = ("rings", {})
ON_PHONES = (("dimenticato", UPRIGHT), ("triominos", ASIDE))
OTHERS = (("triominos", {}), ("rings", UPRIGHT), ("memento", UPRIGHT), ("triominos", UPRIGHT))


@soaks
@pytest.mark.parametrize(("game", "screen"), [DESK, *ON_PHONES, *amount((), OTHERS)])
def test_board_chart_and_mistakes_are_seen_together(visit, server, game, screen):
    page = visit(**screen).page
    blunder(page, server, game)
    mistake = page.locator(".mistakes button")
    mistake.click()
    page.locator(".situation", has_text="Better").wait_for()
    assert mistake.get_attribute("aria-pressed") == "true"
    page.locator(".hinted, .hint, .hint-frame").first.wait_for(state="attached")
    page.evaluate("scrollTo(0, 0)")
    height = page.viewport_size["height"]
    for language in SPOKEN if screen else ["en"]:
        speak(page, language)
        for part in (".where [data-board] .board", "figure", ".mistakes button"):
            box = page.locator(part).first.bounding_box()
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= height + 1, (part, language)
    speak(page, "en")
    check_with_axe(page)
    if screen is UPRIGHT:
        check_languages(page, f"mistake-{game}", pictured=["en"])


def test_a_game_goes_on_from_a_mistake_against_the_computer(visit, server):
    page = visit().page
    better = blunder(page, server, "rings")
    page.locator(".mistakes button").click()
    page.get_by_role("button", name=say("record-play-bot")).click()
    player = somebody(page)
    seat = player.wait_for_turn()
    assert better in seat.legal
    assert seat.view["turns"] > 0
    assert [one["bot"] for one in seat.table["seats"]].count(1) == 1
    player.move()


# ---- Settings ----


def test_settings_are_on_one_page_and_kept(visit):
    visitor = visit(**UPRIGHT)
    page = visitor.go("/")
    page.get_by_role("link", name=say("settings-title")).click()
    theme = page.get_by_role("group", name=say("settings-theme"))
    paper = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(paper)
    theme.get_by_text(say("settings-theme-dark"), exact=True).click()
    assert page.evaluate(paper) != light
    check_with_axe(page)
    page.get_by_role("group", name=say("settings-speed")).get_by_text(
        say("settings-speed-calm"), exact=True
    ).click()
    sound = page.get_by_role("group", name=say("control-sound"))
    assert sound.get_by_label(say("control-on")).is_checked(), "sound is on until it is turned off"
    sound.get_by_text(say("control-off"), exact=True).click()
    page.get_by_role("group", name=say("settings-haptics")).wait_for()  # a phone can be felt
    page.reload()
    for group, choice in (
        ("settings-theme", "settings-theme-dark"),
        ("settings-speed", "settings-speed-calm"),
        ("control-sound", "control-off"),
    ):
        chosen = page.get_by_role("group", name=say(group)).get_by_label(say(choice), exact=True)
        assert chosen.is_checked()
    assert page.evaluate(paper) != light
    theme.get_by_text(say("settings-theme-auto"), exact=True).click()
    assert page.evaluate(paper) == light
    page.get_by_role("group", name=say("frame-language")).get_by_text("Deutsch").click()
    with speaking("de"):
        page.get_by_role("heading", name=say("settings-title")).wait_for()
    check_languages(page, "settings")
    assert small_targets(page) == []


def test_sound_is_turned_off_at_the_table_with_one_tap(visit, server):
    page = visit(**UPRIGHT).page
    set_up(page, server.url, "rings", "here", 1)
    sound = page.get_by_role("button", name=say("control-sound"))
    assert sound.get_attribute("aria-pressed") == "true"
    sound.tap()
    assert sound.get_attribute("aria-pressed") == "false"
    assert page.evaluate("localStorage.getItem('sound')") == "off"


def test_installing_is_offered_after_the_second_game(visit, server):
    page = visit().page
    offer = page.get_by_role("region", name=say("install-offer"))
    can_install = """() => { const event = new Event("beforeinstallprompt", { cancelable: true });
        event.prompt = async () => { window.prompted = true; }; dispatchEvent(event); }"""
    for games in (1, 2):
        set_up(page, server.url, "rings", "here", 1, options=SHORT["rings"])
        somebody(page).move()
        give_up(page)
        page.goto(server.url)
        page.locator(".card").first.wait_for()
        page.evaluate(can_install)
        assert offer.count() == games - 1
    offer.get_by_role("button", name=say("install-yes")).click()
    wait_until(page, lambda: page.evaluate("window.prompted === true"), "nobody is asked")
    assert offer.count() == 0


def test_four_games_stand_two_by_two_on_a_tablet(visit):
    page = visit(**TABLET).go("/")
    boxes = [card.bounding_box() for card in page.locator(".card").all()]
    assert [round(box["x"]) for box in boxes[:2]] == [round(box["x"]) for box in boxes[2:]]
    assert boxes[0]["y"] == boxes[1]["y"] < boxes[2]["y"] == boxes[3]["y"]


# ---- Lessons ----


def test_a_lesson_begins_with_the_goal_and_ends_with_a_guided_game(visit, server):
    page = visit(**UPRIGHT).go("/help/rings")
    page.get_by_role("button", name=say("help-learn")).click()
    lesson = page.get_by_role("dialog")
    lesson.locator(".goal").get_by_text("be the last one left").wait_for()
    box = lesson.bounding_box()
    assert (box["width"], box["height"]) == (390, 844), "it covers the page"
    following = lesson.get_by_role("button", name=say("lesson-next"))
    lesson.locator('[data-cell="a3"]').click()
    lesson.get_by_text("padlock").wait_for()
    assert lesson.locator(".word").count() == 2, "both locked pawns are shown"
    following.click()
    assert lesson.locator(".goal").count() == 0
    lesson.locator('[data-cell="b4"]').click()
    following.click()
    lesson.get_by_role("button", name="Turn clockwise: inner ring").click()
    following.click()
    lesson.locator('[data-cell="b4"]').click()
    lesson.locator('[data-cell="a4"]').click()
    lesson.get_by_role("button", name=say("lesson-end")).click()
    page.locator(".where .board").wait_for()
    seat = somebody(page).wait_for_turn()
    assert [one["bot"] for one in seat.table["seats"]] == [None, 1]
    assert seat.table["hints"]
    page.get_by_text(say("control-hint-best", move="").strip()).wait_for()


@pytest.mark.parametrize(("game", "marks"), [("memento", 1), ("triominos", 0)])
def test_new_words_are_shown_when_they_are_said(visit, game, marks):
    page = visit().go(f"/help/{game}")
    page.get_by_role("button", name=say("help-learn")).click()
    lesson = page.get_by_role("dialog")
    lesson.locator(".goal").wait_for()
    wait_until(page, lambda: lesson.locator(".word").count() == marks, "the word is not shown")
    if game == "memento":
        for point in ("A2", "B2"):
            lesson.locator(f'[data-cell="{point}"]').click()
        wait_until(page, lambda: lesson.locator(".word").count() == 4, "the middles")
        return
    lesson.locator('[data-tile="123"]').click()
    lesson.locator(".place.now, .place.turned").first.click()
    lesson.get_by_role("button", name=say("lesson-next")).click()
    lesson.locator('[data-tile="155"]').click()
    lesson.locator(".place.now, .place.turned").first.click()
    lesson.locator(".seen svg").first.wait_for()
