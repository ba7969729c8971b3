"""Before the first move: who begins, drawn by lot; and the colours, which everybody may choose."""

from browsers import PHONE
from looks import check_fit, check_languages, check_with_axe, settle, small_targets, speak
from spielwerk import find_game
from spielwerk.locale import LANGUAGES, say
from tables import accept, begin, board_says, set_up, somebody, unfold, wait_until

CLIPBOARD = ["clipboard-read", "clipboard-write"]
MOVING = {"reduced_motion": "no-preference"}
BLUE, ORANGE, GREEN, PURPLE = range(4)


def button(page, name, **more):
    return page.get_by_role("button", name=say(name, **more), exact=True)


# Every visible state of the draw: its text, who is lit, whose turn is marked; and
# what is read aloud meanwhile. Where `skips` is set, a key ends it at once.
WATCH = """
window.seen = [];
new MutationObserver(() => {
    const lot = document.querySelector(".lot");
    const state = lot && [
        lot.querySelector("p").textContent,
        [...lot.querySelectorAll(".player")].findIndex((one) => one.matches(".lit")),
        document.querySelectorAll(".players [aria-current]").length,
        document.querySelectorAll("[data-tile]").length,
    ].join("|");
    if (state !== (window.seen.at(-1) ?? null)) window.seen.push(state);
    if (lot) window.told = document.querySelector("[role=log]").textContent;
    if (lot && window.skips)
        window.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", cancelable: true }));
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""
# Time stops while the result is shown.
HOLD = """
const later = window.setTimeout;
window.setTimeout = (act, ms, ...more) => later(act, ms === 1200 ? 1e6 : ms, ...more);
"""


def what_was_seen(page):
    """All of the draw, once it is over."""
    page.wait_for_function("() => window.seen.length > 0 && window.seen.at(-1) === null")
    return page.evaluate("window.seen.slice(0, -1).map((state) => state.split('|'))")


def check_draw(page):
    """The light went round, nothing was announced before it stopped, and then it was the right
    seat's turn."""
    states = what_was_seen(page)
    [first] = {seat.table["first"] for seat in page.seats}
    begins = say("play-lot", seat=name_of(page, first))
    said = [words for words, *_ in states]
    assert list(dict.fromkeys(said)) == [say("play-lot-drawing"), begins]
    lit = [int(seat) for words, seat, *_ in states if words != begins]
    assert set(lit) >= set(range(page.seats[0].table["players"]))
    assert states[-1][:2] == [begins, str(first)]
    assert {marked for _, _, marked, _ in states} == {"0"}
    assert begins in page.evaluate("window.told")
    page.locator(f".players [data-seat='{first}'][aria-current=true]").wait_for()
    return first


def name_of(page, seat):
    return say(f"seat-{page.seats[0].table['colours'][seat]}")


def check_no_lot(page):
    page.locator(".board, .cover").first.wait_for()
    page.wait_for_timeout(300)
    assert page.locator(".lot").count() == 0


def test_around_one_screen_a_lot_says_who_begins(visit, server):
    someone = visit(**MOVING)
    someone.context.add_init_script(WATCH)
    page = someone.page
    set_up(page, server.url, "rings", "here", "here", first=None)
    first = check_draw(page)
    page.reload()
    check_no_lot(page)
    player = somebody(page)
    assert player.wait_for_turn().number == first
    player.move()


def test_with_secrets_the_player_who_begins_takes_the_screen_first(visit, server):
    """And a key ends the draw before it is over."""
    someone = visit(**MOVING)
    someone.context.add_init_script(WATCH + "window.skips = true;")
    page = someone.page
    set_up(page, server.url, "triominos", "here", "here", first="lot")
    assert {(words, tiles) for words, _, _, tiles in what_was_seen(page)} == {
        (say("play-lot-drawing"), "0")
    }
    first = page.seats[0].table["first"]
    page.locator(".cover", has_text=say(f"seat-{first}")).wait_for()
    assert page.locator("[data-tile]").count() == 0
    button(page, "pass-ready").click()
    page.locator("[data-tile]").first.wait_for()


def test_by_link_both_see_the_lot(visit, server):
    host, guest = visit(permissions=CLIPBOARD, **MOVING), visit(**PHONE, **MOVING)
    for each in (host, guest):
        each.context.add_init_script(WATCH)
    set_up(host.page, server.url, "memento", "here", "link", 1, first=None)
    button(host.page, "share-copy").first.click()
    accept(guest.page, host.page.evaluate("navigator.clipboard.readText()"))
    seats = {tuple(what_was_seen(each.page)[-1][:2]) for each in (host, guest)}
    first = guest.page.seats[0].table["first"]
    assert seats == {(say("play-lot", seat=say(f"seat-{first}")), str(first))}
    guest.page.reload()
    check_no_lot(guest.page)


def test_without_motion_only_the_result_is_shown(visit, server):
    someone = visit(**PHONE)
    someone.context.add_init_script(WATCH + HOLD)
    page = someone.page
    set_up(page, server.url, "dimenticato", "here", "here", "here", "here", first="lot")
    lot = page.locator(".lot.drawn")
    lot.wait_for()
    check_with_axe(page)
    check_languages(page, "lot", pictured=[])
    lot.click()
    assert say("play-lot-drawing") not in [words for words, *_ in what_was_seen(page)]
    somebody(page).move()


def test_the_usual_first_player_is_preselected(visit, server):
    """… and so is the custom from the sheet. The complex edition is listed, but cannot be
    chosen."""
    page = visit().go("/new/memento")
    unfold(page)
    begins = page.get_by_label(say("set-up-first"))
    page.get_by_text(say("first-custom-memento")).wait_for()
    assert begins.input_value() == "0"
    who = [page.get_by_label(say("set-up-who", seat=say(f"seat-{seat}"))) for seat in range(2)]
    who[1].select_option("link")
    assert begins.input_value() == "lot"
    who[0].select_option("bot")
    assert begins.input_value() == "1"
    begins.select_option("0")
    who[0].select_option("open")
    assert begins.input_value() == "0", "what was chosen stays"
    edition = page.get_by_label(say("option-memento-edition"))
    offered = dict.fromkeys(find_game("memento").options[0].values, True) | {"complex": False}
    found = edition.locator("option").evaluate_all("all => all.map((e) => [e.value, !e.disabled])")
    assert dict(found) == offered
    assert page.locator("main").inner_text().count(say("choice-memento-complex-why")) == 1


def choose_colour(page, seat, colour):
    page.get_by_label(say("set-up-colour", number=seat + 1)).select_option(str(colour))


def paint(page, seat, colour):
    """Somebody at a shared screen takes another colour."""
    button(page, "control-more").click()
    button(page, "control-colours").click()
    group = page.get_by_role("group", name=say("set-up-colour", number=seat + 1))
    group.get_by_label(say(f"seat-{colour}")).check(force=True)
    wait_until(
        page, lambda: page.seats[0].table["colours"][seat] == colour, "the colour was not taken"
    )


def check_colours(page, colours):
    """Players, figures, dice and everything read aloud have the table's colours."""
    view = page.seats[0].view
    assert page.seats[0].table["colours"] == colours
    names = [say(f"seat-{colour}") for colour in colours]
    for seat in range(2):
        page.locator(f".players [data-seat='{seat}'].colour-{colours[seat]}").wait_for()
    told = board_says(page)
    for field, die in view["colours"].items():
        page.locator(f"[data-cell='{field}'] > .colour-{colours[die]}").wait_for()
        assert told[field].rstrip(".").endswith(names[die]), told[field]
    for field, seat in view["figures"].items():
        page.locator(f"[data-figure='{field}'] .figure.colour-{colours[seat]}").wait_for()
        assert names[seat] in told[field]


def test_colours_are_chosen_and_everything_follows(visit, server):
    page = visit(**PHONE).page
    page.goto(f"{server.url}/new/dimenticato")
    unfold(page)
    choose_colour(page, 1, BLUE)
    choose_colour(page, 0, PURPLE)
    page.get_by_label(say("set-up-who", seat=say("seat-0"))).select_option("here")
    page.get_by_label(say("set-up-first")).select_option("1")
    button(page, "set-up-start").click()
    begin(page)
    player = somebody(page)
    assert player.wait_for_turn().number == 1
    check_colours(page, [PURPLE, BLUE, GREEN, ORANGE])
    player.move()
    page.get_by_role("log").get_by_text(say("seat-0")).first.wait_for(state="attached")

    paint(page, 0, ORANGE)
    page.get_by_role("log").get_by_text(
        say("event-colour-chosen", number=1, colour=say("seat-1"))
    ).wait_for(state="attached")
    taken = page.get_by_role("group", name=say("set-up-colour", number=2))
    assert taken.get_by_label(say("seat-1")).is_disabled()
    settle(page)
    check_with_axe(page)
    check_fit(page, "en")
    assert small_targets(page) == []
    button(page, "control-close").last.click()
    check_colours(page, [ORANGE, BLUE, GREEN, PURPLE])

    button(page, "control-more").click()
    button(page, "control-resign").click()
    page.get_by_role("dialog").get_by_role("button", name=say("control-resign")).click()
    page.locator(".result li").get_by_text(say("seat-1")).wait_for()
    page.get_by_role("link", name=say("result-look")).click()
    page.get_by_role("button", name=say("moves-last")).click()
    move = f"[data-ply='1'].colour-{BLUE}"
    page.locator(move, has_text=say("seat-0")).wait_for()
    for colour in (ORANGE, BLUE):
        page.locator(f".result .colour-{colour}").wait_for()
        page.locator(f"figure svg .colour-{colour}").first.wait_for(state="attached")


def test_somebody_who_joins_chooses_among_the_remaining_colours(visit, server):
    host, guest = visit(), visit(**PHONE)
    page = host.page
    page.goto(f"{server.url}/new/rings")
    unfold(page)
    choose_colour(page, 0, ORANGE)
    page.get_by_label(say("set-up-who", seat=say("seat-0"))).select_option("open")
    button(page, "set-up-start").click()
    page.locator("aside > .share").wait_for()
    there = guest.page
    there.goto(page.url)
    picker = there.get_by_role("group", name=say("join-colour"))
    assert picker.get_by_label(say("seat-0")).is_checked()
    assert picker.get_by_label(say("seat-1")).is_disabled()
    check_with_axe(there)
    check_languages(there, "join-colour", pictured=[])
    assert small_targets(there) == []
    picker.get_by_text(say("seat-3")).click()
    button(there, "join-sit").click()
    for each in (page, there):
        each.locator(f".players [data-seat='1'].colour-{PURPLE}").wait_for()
        each.locator(f".players [data-seat='0'].colour-{ORANGE}").wait_for()
        each.locator(f".hand[data-hand='1'].colour-{PURPLE}").wait_for()
    there.locator(".lot").wait_for(state="detached")

    # You can change your own colour at any time, even with the keyboard.
    for language in LANGUAGES:
        speak(there, language)
        there.get_by_role("button", name=say("control-more", language), exact=True).click()
        there.get_by_role("button", name=say("control-colour", language), exact=True).click()
        check_fit(there, language)
        if language != LANGUAGES[-1]:
            there.keyboard.press("Escape")
    there.locator("dialog[open] input:checked").focus()
    there.keyboard.press("ArrowLeft")
    for each in (page, there):
        each.locator(f".players [data-seat='1'].colour-{GREEN}").wait_for()
