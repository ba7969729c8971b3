"""Help: rules have links, refusals lead to them, and people learn how to play by playing."""

import pytest

from amounts import soaks
from browsers import PHONE
from hands import Mouse, Player
from looks import SPOKEN, axe_finds, check_with_axe, speak
from spielwerk import GAMES
from spielwerk.locale import say
from tables import set_up, somebody, wait_until


def learn(page):
    page.get_by_role("button", name="How to play").click()
    lesson = page.get_by_role("dialog")
    lesson.locator("[data-board], svg").first.wait_for()
    return lesson


def test_a_link_to_a_rule_shows_the_rule(visit):
    page = visit().go("/help/rings#RG-19")
    rule = page.locator("#RG-19")
    rule.wait_for()
    assert "here" in rule.get_attribute("class")
    page.wait_for_function(
        "() => { const { top, bottom } = document.querySelector('#RG-19').getBoundingClientRect();"
        " return top >= 0 && bottom <= innerHeight; }"
    )
    page.locator("#RG-20 a.id").click()
    assert page.url.endswith("#RG-20")
    page.locator("#RG-20.here").wait_for()
    page.locator("summary").click()
    page.locator("#RG-20").wait_for(state="hidden")
    page.go_back()
    page.locator("#RG-19.here").wait_for()


def test_one_page_comes_first_and_all_the_rules_wait_behind_it(visit):
    page = visit().go("/help/triominos")
    for heading in ("Set-up", "Your turn", "How it ends", "Three tips", "All the rules"):
        page.get_by_role("heading", name=heading, exact=True, level=2).wait_for()
    assert page.get_by_role("row").count() == 4
    rule, button = page.locator("#TR-6"), page.locator("summary")
    assert not rule.is_visible()
    button.focus()
    page.keyboard.press("Enter")
    rule.wait_for()
    page.get_by_role("heading", name="Your turn", exact=True, level=3).wait_for()
    button.click()
    rule.wait_for(state="hidden")


def test_all_the_rules_are_printed(visit):
    page = visit().go("/help/memento")
    page.get_by_role("heading", name="All the rules").wait_for()
    page.evaluate(
        """() => addEventListener("beforeprint", () => {
            window.printed = document.querySelector("#ME-24").checkVisibility(); })"""
    )
    assert not page.locator("#ME-24").is_visible()
    page.pdf()
    assert page.evaluate("window.printed")
    page.locator("#ME-24").wait_for(state="hidden")


def test_our_readings_are_marked_in_words(visit):
    page = visit().go("/help/rings#RG-2")
    page.locator("#RG-2", has_text="(our reading)").wait_for()
    check_with_axe(page)
    assert "*" not in page.locator("main").inner_text()


@pytest.mark.parametrize("game", GAMES)
def test_the_pictures_of_the_first_page_name_no_cells(visit, game):
    page = visit().go(f"/help/{game}")
    page.locator("section figure").first.wait_for()
    names = page.locator("section:not(details *) figure :is(.name, .names text)")
    assert not [name for name in names.all() if name.is_visible()]


def test_the_skip_link_leads_to_the_content(visit):
    page = visit().go("/help/memento")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"


def test_the_help_speaks_another_language_when_asked(visit):
    page = visit().go("/help/dimenticato")
    page.get_by_role("combobox").select_option("uk")
    page.get_by_role("heading", name="Три поради", exact=True).wait_for()
    page.locator("summary").click()
    page.get_by_role("heading", name="Доріжка", exact=True).wait_for()
    assert page.title() == "Dimenticato: правила · Spielwerk"
    assert page.evaluate("document.documentElement.lang") == "uk"


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_for_everybody(visit, game):
    page = visit(**PHONE).go(f"/help/{game}")
    lesson = learn(page)
    check_with_axe(page)
    lesson.get_by_role("button", name="Close").click()
    lesson.wait_for(state="detached")


def test_a_lesson_continues_when_the_right_thing_is_touched(visit):
    page = visit().go("/help/rings")
    lesson = learn(page)
    touch = lambda cell: lesson.locator(f'[data-cell="{cell}"]').click()  # noqa: E731
    next_step = lesson.get_by_role("button", name="Next")
    touch("b7")
    lesson.get_by_text("Not quite").wait_for()
    touch("a3")
    lesson.get_by_text("A line!").wait_for()
    assert next_step.evaluate("button => button === document.activeElement")
    next_step.click()
    touch("b4")
    next_step.click()
    lesson.get_by_role("button", name="Turn clockwise: inner ring").click()
    next_step.click()
    touch("b4")
    touch("a4")
    lesson.get_by_text("Another line!").wait_for()
    lesson.get_by_role("button", name="Now play!").click()
    lesson.wait_for(state="detached")


# What the keys touch in each step, by its name; a step begins with the focus on the first. Enter
# touches it, unless another key is named.
TOUCHED = {
    "rings": [
        ["a3, free; glows"],
        ["b4, Orange; glows"],
        ["Turn clockwise: inner ring"],
        ["b4, Blue; glows", "a4, free; glows"],
    ],
    "memento": [
        ["A2, free; glows", "A6, free; glows"],
        ["Turn triangle A anticlockwise"],
        ["C5, Double, Blue; glows", "A6, Single, Orange; glows"],
        ["I0, Double, Blue; glows", "Split 1+1", "I2, free; glows", "I6, free; glows"],
        ["I4, Single, Blue; glows", "I0, free; glows"],
    ],
    "triominos": [
        ["Tile 1 2 3", "1,0u, free, corners 2 – 1: fits here when turned; glows"],
        ["Tile 1 5 5", "0,-1d, free, corners 5 5 1: fits here when turned; glows"],
        ["Buy"],
        ["Tile 1 2 3", "1,0u, joker; glows"],
    ],
    "dimenticato": [
        ["e10, figure: Blue, has not left yet; glows", "h8, die shows 4, Orange; glows"],
        [("h8, figure: Blue; the die under it is covered, Orange", "4")],
        ["g5, die shows 6, Green; glows"],
        [
            "g4, figure: Orange; the die under it is covered, Green; glows",
            "h6, die shows 3, Blue; glows",
        ],
    ],
}


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_learned_by_keys_and_ears_alone(visit, game):
    """What glows is named so, and a step begins there."""
    page = visit().go(f"/help/{game}")
    page.get_by_role("button", name="How to play").focus()
    page.keyboard.press("Enter")
    lesson = page.get_by_role("dialog")
    following = lesson.locator("footer .button").last
    for step in TOUCHED[game]:
        for thing in step:
            name, key = thing if isinstance(thing, tuple) else (thing, "Enter")
            button = lesson.get_by_role("button", name=name, exact=name != "Buy")
            if thing is step[0]:
                wait_for_focus(button, f"the step does not begin at {name}")
                if step is TOUCHED[game][-1]:
                    assert axe_finds(page) == []
            button.press(key)
        wait_for_focus(following, "the step is not done")
        following.press("Enter")
    lesson.wait_for(state="detached")


def has_focus(thing):
    return thing.count() == 1 and thing.evaluate("it => it === document.activeElement")


def wait_for_focus(thing, what):
    wait_until(thing.page, lambda: has_focus(thing), what)


@soaks
@pytest.mark.parametrize("language", SPOKEN)
def test_what_glows_is_named_so_in_every_language(visit, language):
    page = visit().go("/help/rings")
    speak(page, language)
    page.get_by_role("button", name=say("help-learn", language)).click()
    cell = say("board-cell-free", language, cell="a3")
    glowing = say("board-glows", language, what=cell)
    page.get_by_role("button", name=glowing, exact=True).wait_for()


MISSES = [  # which step, what is touched there, and the name of what is marked then
    ("rings", 1, "b7, free", "a3, free; now marked"),
    ("rings", 3, "Turn clockwise: outer ring", "Turn clockwise: inner ring; now marked"),
    ("triominos", 3, "Pass", "Buy a tile for 1 chip ; now marked"),
    ("dimenticato", 2, "Call 1", "Call 4; now marked"),
]


@pytest.mark.parametrize(("game", "step", "wrong", "right"), MISSES)
def test_what_is_marked_after_a_miss_is_named_so(visit, game, step, wrong, right):
    page = visit().go(f"/help/{game}")
    lesson = learn(page)
    for _ in range(step - 1):
        lesson.get_by_role("button", name="Next").click()
    lesson.get_by_role("button", name=wrong).press("Enter")
    lesson.get_by_role("button", name=right).wait_for()
    assert not has_focus(lesson.get_by_role("button", name=right))


def test_a_lesson_leaves_the_focus_of_readers_alone(visit):
    """They have gone on to something else while the board was on its way."""
    visitor = visit()
    held = []
    visitor.page.route("**/help.en-*.js", lambda route: held.append(route))
    page = visitor.go("/help/rings")
    page.get_by_role("button", name="How to play").click()
    lesson = page.get_by_role("dialog")
    lesson.get_by_role("heading").click()
    wait_until(page, lambda: held, "the help is not asked for")
    for route in held:
        route.continue_()
    lesson.locator('[data-cell="a3"]').wait_for()
    assert lesson.locator(".stage :focus").count() == 0


def test_a_lesson_can_be_asked_for_before_the_help_is_there(visit):
    visitor = visit()
    held = []
    visitor.page.route("**/help.en-*.js", lambda route: held.append(route))
    page = visitor.go("/help/rings")
    page.get_by_role("button", name="How to play").focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    wait_until(page, lambda: held, "the help is not asked for")
    assert page.locator("#RG-1").count() == 0  # it is still on its way
    for route in held:
        route.continue_()
    page.locator("dialog [data-cell]:focus").wait_for()
    page.locator("#RG-1").wait_for(state="attached")


def test_how_to_play_is_offered_once(visit):
    page = visit().go("/")
    page.locator(".card").first.get_by_role("button").click()
    offer = page.get_by_role("region", name="How to play")
    offer.get_by_role("button", name="No, thanks").click()
    offer.wait_for(state="detached")
    page.reload()
    somebody(page).wait_for_turn()
    assert offer.count() == 0
    page.get_by_role("button", name="How to play").click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()


def test_somebody_who_plays_at_once_is_not_asked_again(visit):
    page = visit().go("/")
    page.locator(".card").first.get_by_role("button").click()
    offer = page.get_by_role("region", name="How to play")
    offer.wait_for()
    page.locator('[data-cell="a1"]').click()
    offer.wait_for(state="detached")


def test_a_refusal_leads_to_its_rule_without_leaving_the_table(visit, server):
    page = visit().page
    set_up(page, server.url, "rings", "here", 1)
    player = Player(page, Mouse(page), lambda view, legal: "a1")
    player.move()
    table, taken = page.url, player.wait_for_turn().view["cells"]
    mine = next(cell for cell, owner in taken.items() if owner == 0)  # the computer may turn ring a
    far = next(cell for cell in ("c5", "c4") if cell not in taken)
    page.locator(f'[data-cell="{mine}"]').click()
    page.locator(f'[data-cell="{far}"]').click()
    link = page.get_by_role("link", name="Why?")
    assert link.get_attribute("href") == "/help/rings#RG-2"
    link.click()
    page.get_by_text("Diagonals do not count").wait_for()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("dialog").wait_for(state="detached")
    assert page.url == table
    player.wait_for_turn()
