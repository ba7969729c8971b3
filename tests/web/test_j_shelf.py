"""My games: the list on the front page, and everything that can be done with a game there."""

import re

import pytest

from browsers import DESKTOP, PHONE
from local import A_WHILE
from looks import SHIFTS, check_languages, check_with_axe, picture, settle, small_targets
from spielwerk import read_record
from spielwerk.locale import say
from tables import SHORT, begin, computer, count_moves, give_up, reload, set_up, somebody

SCREENS = {"desktop": DESKTOP, "phone": PHONE}


def shelf(page):
    return page.get_by_role("region", name=say("shelf-title"))


def games(page):
    return shelf(page).get_by_role("listitem")


def play_a_little(page, server, game="rings", *seats):
    """Two moves at a new table; then back to the front page."""
    set_up(page, server.url, game, *(seats or ("here", 1)))
    player = somebody(page)
    player.move()
    player.move()
    player.wait_for_turn()
    return go_home(page)


def play_a_whole_game(page, server):
    set_up(page, server.url, "rings", "here", 1, options=SHORT["rings"])
    somebody(page).play()
    go_home(page)


def go_home(page):
    """Leave a table, whose address is returned."""
    address = page.url
    page.get_by_role("link", name=say("frame-home")).click()
    shelf(page).wait_for()
    return address


def menu(page, game, entry):
    game.get_by_role("button", name=say("control-more")).click()
    page.get_by_role("button", name=say(entry)).locator("visible=true").click()
    return page.get_by_role("dialog")


def test_a_game_goes_on_where_it_was(visit, server):
    page = visit().go()
    assert shelf(page).count() == 0
    address = play_a_little(page, server)
    game = games(page)
    assert game.count() == 1
    told = game.inner_text()
    for what in ("game-rings", "player-you", "shelf-your-turn"):
        assert say(what) in told
    assert computer(1) in told
    reload(page)
    game.get_by_role("link", name=say("shelf-continue")).click()
    page.wait_for_url(address)
    somebody(page).move()


def test_a_finished_game_can_be_looked_back_at(visit, server):
    page = visit().page
    play_a_little(page, server)
    set_up(page, server.url, "memento", "here", 1)
    give_up(page)
    go_home(page)
    running, over = games(page).all()  # although the other one is newer
    assert say("game-rings") in running.inner_text()
    assert say("shelf-lost") in over.inner_text()
    over.get_by_role("link", name=say("shelf-look")).click()
    page.get_by_role("heading", name=say("record-title", game=say("game-memento"))).wait_for()


def test_a_name_is_given_and_taken_away(visit, server):
    page = visit().page
    play_a_little(page, server)
    name = "Sunday with Grandma"
    dialog = menu(page, games(page), "shelf-rename")
    dialog.get_by_role("textbox").fill(name)
    page.keyboard.press("Enter")
    games(page).get_by_role("heading", name=name).wait_for()
    assert say("game-rings") in games(page).inner_text()
    reload(page)
    games(page).get_by_role("heading", name=name).wait_for()
    dialog = menu(page, games(page), "shelf-rename")
    dialog.get_by_role("textbox").fill("")
    dialog.get_by_role("button", name=say("shelf-save")).click()
    games(page).get_by_role("heading", name=say("game-rings")).wait_for()


def test_a_deleted_game_is_given_up(visit, server):
    page = visit().page
    address = play_a_little(page, server)
    play_a_little(page, server, "memento")
    first, second = games(page).all()
    dialog = menu(page, second, "shelf-delete")
    dialog.get_by_text(say("shelf-delete-seat")).wait_for()
    dialog.get_by_role("button", name=say("shelf-cancel")).click()
    assert games(page).count() == 2
    menu(page, second, "shelf-delete")
    dialog.get_by_role("button", name=say("shelf-delete")).click()
    second.wait_for(state="detached")
    assert say("game-memento") in first.inner_text()
    title = page.get_by_role("heading", name=say("shelf-title"))
    assert title.evaluate("title => title === document.activeElement")
    menu(page, first, "shelf-delete")
    dialog.get_by_role("button", name=say("shelf-delete")).click()
    shelf(page).wait_for(state="detached")
    page.goto(address)  # there is no seat for us any more
    page.get_by_text(say("error-no-open-seat")).wait_for()


def save(page, click):
    """The text of the file that a click saves."""
    with page.expect_download() as download:
        click()
    assert re.fullmatch(r"rings-\d{4}-\d\d-\d\d\.txt", download.value.suggested_filename)
    return download.value.path().read_text(encoding="utf-8")


def open_record(page, text):
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name=say("shelf-open")).click()
    file = {"name": "a.txt", "mimeType": "text/plain", "buffer": text.encode()}
    chooser.value.set_files(file)


def test_a_running_game_is_saved_and_opened_elsewhere(visit, server):
    page = visit().page
    play_a_little(page, server)
    text = save(page, lambda: menu(page, games(page), "record-download"))
    record = read_record(text)
    assert not record.over
    page = visit().go()
    open_record(page, text)
    somebody(page).wait_for_turn()
    begin(page)
    assert page.locator(".players").get_by_text(computer(1)).count() == 1
    somebody(page).move()
    go_home(page)
    assert say("player-you") in games(page).inner_text()


def test_a_finished_game_is_saved_and_opened_elsewhere(visit, server):
    page = visit().page
    play_a_whole_game(page, server)
    listed = save(page, lambda: menu(page, games(page), "record-download"))
    games(page).get_by_role("link", name=say("shelf-look")).click()
    button = page.get_by_role("button", name=say("record-download"))
    assert save(page, button.click) == listed
    assert read_record(listed).over
    page = visit().go()
    open_record(page, listed)
    page.wait_for_url("**/r/*")
    page.get_by_role("heading", name=say("record-title", game=say("game-rings"))).wait_for()
    page.get_by_role("link", name=say("frame-home")).click()
    assert say("shelf-over") in games(page).inner_text()


def test_other_tabs_tell_what_happens_in_them(visit, server):
    someone = visit()
    page = someone.page
    play_a_little(page, server)
    other = someone.open_tab()
    other.goto(server.url + "/")
    shelf(other).wait_for()
    games(page).get_by_role("link", name=say("shelf-continue")).click()
    somebody(page).wait_for_turn()
    give_up(page)
    games(other).get_by_text(say("shelf-lost")).wait_for()


RECORD = """spielwerk record 1
game: rings
players: 2
setup: {}
plies: 1
result: unfinished

a1;
"""


def test_what_is_not_a_record_is_refused(visit):
    someone = visit()
    someone.forgive("4(00|22)")
    page = someone.go()
    for text, why in (
        ("Dear Ada,", say("error-record-none")),
        ("x" * 200_001, say("shelf-too-large")),
        (RECORD.replace("plies: 1", "plies: 2"), say("error-record-plies", told=2, found=1)),
    ):
        open_record(page, text)
        page.get_by_text(why).wait_for()


def take_along(page, where):
    page.get_by_role("button", name=say("control-more")).click()
    page.get_by_role("button", name=say(where)).click()


def test_a_game_moves_to_this_device_and_back(visit, server):
    page = visit().page
    address = play_a_little(page, server)
    name = "On the train"
    menu(page, games(page), "shelf-rename").get_by_role("textbox").fill(name)
    page.keyboard.press("Enter")
    games(page).get_by_role("link", name=say("shelf-continue")).click()
    somebody(page).wait_for_turn()
    moves = count_moves(page)
    take_along(page, "shelf-take-here")
    page.wait_for_url("**/t/~*", timeout=A_WHILE)
    somebody(page).wait_for_turn()
    assert count_moves(page) == moves
    local = go_home(page)
    assert games(page).count() == 1
    games(page).get_by_role("heading", name=name).wait_for()
    save(page, lambda: menu(page, games(page), "record-download"))
    games(page).get_by_role("link", name=say("shelf-continue")).click()
    somebody(page).move()
    take_along(page, "shelf-take-server")
    page.wait_for_url(lambda url: url not in (address, local))
    somebody(page).wait_for_turn()
    assert count_moves(page) > moves
    assert "~" not in go_home(page)
    assert games(page).count() == 1
    page.goto(local)  # nothing is left of it
    page.get_by_text(say("error-table-unknown")).wait_for(timeout=A_WHILE)


def test_a_game_of_this_device_is_deleted_for_good(visit, server):
    page = visit().page
    play_a_little(page, server)
    games(page).get_by_role("link", name=say("shelf-continue")).click()
    somebody(page).wait_for_turn()
    take_along(page, "shelf-take-here")
    page.wait_for_url("**/t/~*", timeout=A_WHILE)
    somebody(page).wait_for_turn()
    local = go_home(page)
    dialog = menu(page, games(page), "shelf-delete")
    dialog.get_by_text(say("shelf-delete-local")).wait_for()
    dialog.get_by_role("button", name=say("shelf-delete")).click()
    shelf(page).wait_for(state="detached")
    page.goto(local)
    page.get_by_text(say("error-table-unknown")).wait_for(timeout=A_WHILE)


FULL = """() => {
    const usual = { stage: "running", myTurn: false, turns: 1, at: Date.now() - 7.2e6 };
    const told = (game, seats, mine, more) => ({ game, seats, mine, ...usual, ...more });
    const all = [
        [told("rings", ["", 2], [0], { myTurn: true, at: Date.now() })],
        [told("memento", ["", 5, 5, 3], [0], {}), "With a name that is as long as can be!!"],
        [told("triominos", ["", "", ""], [1], { at: Date.now() - 3e8 })],
        [told("dimenticato", ["", null], [0], { stage: "open", at: Date.now() - 9e8 })],
        [told("rings", ["", ""], [0, 1], { at: Date.now() - 3e9 })],
        [told("rings", ["", 2], [0], { stage: "over", outcome: "won" })],
        [told("rings", ["", 2], [0], { stage: "over", outcome: "lost", at: Date.now() - 8e10 })],
    ];
    all.forEach(([told, name], number) => localStorage.setItem(
        `table:${number}`, JSON.stringify({ seats: {}, host: "h", told, name })));
}"""


@pytest.mark.parametrize("screen", SCREENS)
def test_the_list_is_for_everybody_in_every_language(visit, screen):
    someone = visit(**SCREENS[screen])
    page = someone.go()
    page.evaluate(FULL)
    someone.context.add_init_script(SHIFTS)
    reload(page)
    shelf(page).wait_for()
    settle(page)
    shifts = page.evaluate("window.shifts")
    assert sum(value for value, _ in shifts) < 0.01, shifts
    assert games(page).count() == 4
    picture(page, f"shelf-{screen}-few")
    page.get_by_role("button", name=say("shelf-all", count=7)).click()
    assert games(page).count() == 7
    check_with_axe(page)
    check_languages(page, f"shelf-{screen}")
    page.emulate_media(color_scheme="dark")
    picture(page, f"shelf-{screen}-dark")
    if screen == "phone":
        assert small_targets(page) == []
    dialog = menu(page, games(page).nth(1), "shelf-rename")
    settle(page)
    check_with_axe(page)
    picture(page, f"shelf-{screen}-rename")
    dialog.get_by_role("button", name=say("shelf-cancel")).click()
    games(page).nth(1).get_by_role("button", name=say("control-more")).click()
    settle(page)
    check_with_axe(page)
    picture(page, f"shelf-{screen}-menu")
