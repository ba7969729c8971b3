"""Tables in a tab when things go wrong: the device is full, other tabs play along, and the computer
thinks. Tabs are killed in test_a_killed_tabs.py."""

import os
import statistics

import pytest

from local import A_WHILE, another_tab, stay_local
from spielwerk.locale import say
from tables import (
    SHORT,
    count_moves,
    give_up,
    reload,
    set_up,
    set_up_from_here,
    somebody,
    wait_until,
)


@pytest.fixture
def at_home(visit):
    """Somebody whose tables are in their tab."""
    return lambda **wishes: stay_local(visit(**wishes))


# ---- Games cannot be kept ----


def warnings(page):
    return page.get_by_role("alert").filter(has_text=say("tab-full"))


def fill_up(someone, page):
    """The device has no room left, also after a reload."""
    wire = someone.context.new_cdp_session(page)
    wire.send("Storage.overrideQuotaForOrigin", {"origin": someone.server.url, "quotaSize": 1})


def look_at_the_game(page, moves):
    page.get_by_role("link", name=say("result-look")).click()
    page.get_by_role("heading", name=say("record-title", game=say("game-rings"))).wait_for()
    wait_until(page, lambda: count_moves(page) == moves, "not all moves are there")


def play_until_warned(page, player):
    """Chromium looks only now and then how much room is left."""
    for _ in range(A_WHILE // 1000):
        player.move()
        page.wait_for_timeout(1000)
        if warnings(page).is_visible():
            return
    raise AssertionError("the device is full, and nobody says so")


def test_on_a_full_device_the_game_goes_on_in_memory(at_home, server):
    someone = at_home()
    page = someone.page
    set_up(page, server.url, "rings", "here", "here")
    player = somebody(page)
    for _ in range(3):
        player.move()
    player.wait_for_turn()
    address = page.url
    fill_up(someone, page)
    reload(page)  # Chromium looks when the database is opened
    play_until_warned(page, player)
    for _ in range(2):
        player.move()
    player.wait_for_turn()
    assert warnings(page).count() == 1
    moves = count_moves(page)
    give_up(page)
    look_at_the_game(page, moves)
    reload(page)  # the end is lost, but not the beginning
    page.wait_for_url(address)
    player.wait_for_turn()
    assert 3 <= count_moves(page) <= moves - 3
    play_until_warned(page, player)


def test_a_table_that_was_never_stored_is_gone_after_a_reload(at_home, server):
    someone = at_home()
    page = someone.page
    fill_up(someone, page)
    set_up(page, server.url, "rings", "here", 1, options=SHORT["rings"])
    warnings(page).wait_for()
    player = somebody(page)
    player.play()
    page.get_by_text(say("event-ended")).first.wait_for()
    look_at_the_game(page, count_moves(page))
    set_up_from_here(page, "rings", "here", 1)
    player.move()
    player.wait_for_turn()
    reload(page)
    page.get_by_text(say("error-table-unknown")).wait_for()
    page.get_by_role("link", name=say("lost-home")).click()
    page.locator("a[href$='/new/rings']").wait_for()
    shelf = page.get_by_role("region", name=say("shelf-title"))
    shelf.get_by_role("link", name=say("shelf-look")).click()
    page.get_by_text(say("error-table-unknown")).wait_for()
    page.get_by_role("link", name=say("lost-home")).click()
    page.locator("a[href$='/new/rings']").wait_for()
    assert shelf.count() == 0, "nothing can be done with the game"


BLOCKED = """
self.indexedDB.open = () => { throw new DOMException("no", "SecurityError"); };
"""


def block_database(someone):
    """A worker has no init scripts, so its own script begins with this."""

    def answer(route):
        response = route.fetch()
        route.fulfill(response=response, body=BLOCKED + response.text())

    someone.context.route("**/assets/worker-*.js", answer)


def test_without_a_database_the_game_goes_on_in_memory(at_home, server):
    someone = at_home()
    page = someone.page
    block_database(someone)
    set_up(page, server.url, "rings", "here", 1, options=SHORT["rings"])
    warning = page.get_by_role("alert").filter(has_text=say("tab-blocked"))
    warning.wait_for()
    player = somebody(page)
    player.play()
    page.get_by_text(say("event-ended")).first.wait_for()
    assert warning.count() == 1
    look_at_the_game(page, count_moves(page))
    set_up_from_here(page, "rings", "here", 1)
    player.move()
    reload(page)
    page.get_by_text(say("error-table-unknown")).wait_for()
    page.get_by_role("link", name=say("frame-home")).click()
    page.get_by_role("heading", name=say("game-rings")).first.wait_for()


FORBIDDEN = """
Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("no", "SecurityError"); },
});
"""


def test_where_nothing_may_be_stored_people_can_play(visit, server):
    """As with all cookies blocked: the page remembers until it is closed."""
    someone = visit()
    someone.context.add_init_script(FORBIDDEN)
    page = someone.page
    set_up(page, server.url, "rings", "here", 1)
    player = somebody(page)
    for _ in range(2):
        player.move()
    player.wait_for_turn()
    page.get_by_role("link", name=say("frame-home")).click()
    page.get_by_role("link", name=say("shelf-continue")).click()
    player.wait_for_turn()


# ---- Two tabs ----


def view_of(page):
    return page.seats[0].view


def moves_of(page):
    """Who made which move, as the list tells it."""
    return page.locator("[data-ply]").all_text_contents()  # also of a tab in the background


def take_turn(player):
    """Until the computer has answered. Whoever takes a pawn moves twice in a turn."""
    before = player.wait_for_turn().view["turns"]
    while player.wait_for_turn().view["turns"] == before:
        player.move()
        wait_until(player.page, lambda: player.mover() is not None, "no answer")
    return before


def test_two_tabs_at_the_same_table(at_home, server):
    someone = at_home()
    one, other = someone.page, another_tab(someone)
    set_up(one, server.url, "rings", "here", 5)
    other.goto(one.url)
    players = [somebody(one, seed=1), somebody(other, seed=2)]
    for player in [*players, *players]:
        turns = take_turn(player) + 2  # the computer has answered once
        for each in players:
            wait_until(each.page, lambda: each.mover() is not None, "it is not seen")  # noqa: B023
            assert each.wait_for_turn().view["turns"] == turns
        assert moves_of(one) == moves_of(other)
    players[0].move()  # its tab lets the computer think
    wait_until(other, lambda: view_of(other)["to_move"] == 1, "the move is not seen")
    one.close()
    take_turn(players[1])


# ---- The computer thinks ----

# Asks the table again and again whether it is there, while the computer thinks.
PINGS = """
self.delays = [];
self.resigns = false;
self.onTold = ({ visit, message }) => {
    if (message === undefined) return;
    if (message.type === "pong") self.delays.push(performance.now() - self.asked);
    const { view } = message;
    if (view) self.thinks = view.to_move === 1;
    if (!self.thinks || (message.type !== "pong" && !view)) return;
    self.asked = performance.now();
    tables.command(visit, { type: self.resigns ? "resign" : "ping" });
};
"""


def delays_in_a_turn(page, player):
    """How many milliseconds it took the table to answer while the computer thought."""
    page.evaluate("delays.length = 0")
    take_turn(player)
    return page.evaluate("delays")


def are_short(delays):
    """On a busy machine everything takes longer."""
    strain = max(1, os.getloadavg()[0] / os.cpu_count())
    usual, longest = statistics.median(delays), max(delays)
    return len(delays) > 5 and usual < 50 * strain and longest < 300 * strain


def test_tables_answer_while_the_computer_thinks(at_home, server):
    someone = at_home()
    someone.context.add_init_script(PINGS)
    page = someone.page
    set_up(page, server.url, "rings", "here", 5)
    player = somebody(page)
    turns = []
    while not any(map(are_short, turns)):  # the browser is still optimizing in the first turns
        assert len(turns) < 8, turns
        turns.append(delays_in_a_turn(page, player))
    page.evaluate("resigns = true")
    while player.move():
        pass
    page.get_by_text(say("event-ended")).first.wait_for()
    assert say("seat-0") in moves_of(page)[-1], "the computer still moved"
