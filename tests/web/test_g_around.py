"""Around the board: looking back, reactions, resigning, replaying the game."""

import json
import re

from browsers import PHONE
from hands import Mouse, Player
from spielwerk.locale import say
from tables import (
    accept,
    begin,
    board_says,
    mover_of,
    set_up,
    somebody,
    take_turns,
    unfold,
    wait_until,
)

CLIPBOARD = ["clipboard-read", "clipboard-write"]


def two_people(visit, server, game="rings"):
    """The host and a guest, each with a browser."""
    host, guest = visit(permissions=CLIPBOARD), visit(**PHONE)
    set_up(host.page, server.url, game, "here", "link")
    host.page.get_by_role("button", name=say("share-copy")).first.click()
    accept(guest.page, host.page.evaluate("navigator.clipboard.readText()"))
    for each in (host, guest):
        begin(each.page)
    return somebody(host.page, seed=1), somebody(guest.page, seed=2)


def button(page, name, **more):
    return page.get_by_role("button", name=say(name, **more), exact=True)


def moves_of(page):
    return page.locator("[data-ply]")


def test_looking_back_loses_nothing_of_the_game(visit, server):
    host, guest = players = two_people(visit, server)
    take_turns(players, 3)
    assert mover_of(players) is guest
    wait_until(host.page, lambda: moves_of(host.page).count() == 3, "the moves are not listed")
    now = board_says(host.page)
    button(host.page, "moves-first").click()
    host.page.get_by_text(say("past-shown", ply=0, total=3)).wait_for()
    wait_until(host.page, lambda: board_says(host.page) != now, "the beginning is not shown")
    assert not any(say("seat-0") in name for name in board_says(host.page).values())
    guest.move()
    host.page.get_by_text(say("past-shown", ply=0, total=4)).wait_for()
    moves_of(host.page).nth(1).click()
    host.page.get_by_text(say("past-shown", ply=2, total=4)).wait_for()
    button(host.page, "past-leave").click()
    wait_until(
        host.page, lambda: board_says(host.page) == board_says(guest.page), "not back at the game"
    )
    take_turns(players, 2)
    wait_until(host.page, lambda: moves_of(host.page).count() == 6, "the game does not go on")


def test_looking_back_by_keys(visit, server):
    page = visit().page
    set_up(page, server.url, "memento", "here", "here")
    take_turns([somebody(page)], 3)
    wait_until(page, lambda: moves_of(page).count() == 3, "the moves are not listed")
    page.get_by_role("button", name=say("control-more")).focus()
    for key, ply in (("ArrowLeft", 2), ("Home", 0), ("ArrowRight", 1)):
        page.keyboard.press(key)
        page.get_by_text(say("past-shown", ply=ply, total=3)).wait_for()
    page.keyboard.press("End")
    button(page, "past-leave").wait_for(state="detached")


def test_the_last_move_is_shown_again_and_the_game_goes_on(visit, server):
    page = visit().page
    set_up(page, server.url, "rings", "here", "here")
    player = somebody(page)
    take_turns([player], 3)
    wait_until(page, lambda: moves_of(page).count() == 3, "the moves are not listed")
    now = board_says(page)
    button(page, "control-more").click()
    button(page, "control-again").click()
    wait_until(page, lambda: board_says(page) != now, "nothing is shown")
    wait_until(page, lambda: board_says(page) == now, "it does not come back")
    page.wait_for_timeout(1000)  # until it can be touched again
    take_turns([player], 1)


def test_a_game_of_memory_has_no_past_before_its_end(visit, server):
    page = visit().page
    set_up(page, server.url, "dimenticato", "here", "here")
    take_turns([somebody(page)], 3)
    page.get_by_text(say("error-past-hidden")).wait_for()
    assert button(page, "moves-back").count() == 0
    button(page, "control-more").click()
    button(page, "control-resign").click()
    page.get_by_role("dialog").get_by_role("button", name=say("control-resign")).click()
    button(page, "moves-back").wait_for()
    wait_until(page, lambda: moves_of(page).count() == 3, "now its past may be told")


def test_people_can_say_something_to_each_other(visit, server):
    host, guest = two_people(visit, server)
    button(guest.page, "control-react").click()
    button(guest.page, "reaction-well-played").click()
    said = host.page.get_by_label(say("players-title")).get_by_text(say("reaction-well-played"))
    said.wait_for()
    told = say("event-reacted", seat=say("seat-1"), reaction=say("reaction-well-played"))
    host.page.get_by_role("log").get_by_text(told).wait_for(state="attached")
    said.wait_for(state="detached")


def test_a_draw_a_take_back_and_another_game(visit, server):
    host, guest = players = two_people(visit, server)
    take_turns(players, 2)
    wait_until(host.page, lambda: moves_of(host.page).count() == 2, "the moves are not listed")
    button(host.page, "control-back").click()
    button(guest.page, "control-yes").click()
    wait_until(host.page, lambda: moves_of(host.page).count() == 0, "nothing is taken back")
    button(host.page, "control-more").click()
    button(host.page, "control-draw").click()
    button(guest.page, "control-yes").click()
    table = host.page.url.rpartition("/")[2]
    for player in players:
        player.page.get_by_role("heading", name=say("result-draw")).wait_for()
        button(player.page, "control-rematch").click()
    for player in players:
        player.page.wait_for_url(lambda url: table not in url)
        begin(player.page)
    take_turns([somebody(host.page), somebody(guest.page)], 2)


def test_around_one_screen_a_move_is_taken_back_on_the_spot(visit, server):
    """Though the screen already shows the next player."""
    page = visit().page
    set_up(page, server.url, "rings", "here", "here")
    player = somebody(page)
    player.move()
    assert player.wait_for_turn().number == 1
    button(page, "control-back").click()
    wait_until(page, lambda: moves_of(page).count() == 0, "nothing is taken back")
    assert player.wait_for_turn().number == 0
    player.move()


def test_around_one_screen_the_player_who_is_asked_can_answer(visit, server):
    """It need not be their turn."""
    page = visit().page
    set_up(page, server.url, "rings", "here", "here", 1)
    player = somebody(page)
    take_turns([player], 2)
    assert player.wait_for_turn().number == 0
    wait_until(page, lambda: moves_of(page).count() == 3, "the moves are not listed")
    button(page, "control-back").click()
    question = page.locator(".question")
    question.get_by_text(say("control-back-asked", seat=say("seat-0"))).wait_for()
    button(page, "control-no").click()
    question.wait_for(state="detached")
    assert moves_of(page).count() == 3
    button(page, "control-back").click()
    button(page, "control-yes").click()
    wait_until(page, lambda: moves_of(page).count() == 0, "nothing is taken back")
    assert player.wait_for_turn().number == 0


def test_around_one_screen_a_draw_is_agreed_on_the_spot(visit, server):
    page = visit().page
    set_up(page, server.url, "rings", "here", "here")
    button(page, "control-more").click()
    button(page, "control-draw").click()
    question = page.locator(".question")
    question.get_by_text(say("control-draw-offered", seat=say("seat-0"))).wait_for()
    button(page, "control-yes").click()
    page.get_by_role("heading", name=say("result-draw")).wait_for()


def test_around_one_screen_everybody_reads_why_nothing_is_taken_back(visit, server):
    """Even if the refused seat is no longer shown."""
    page = visit().page
    set_up(page, server.url, "triominos", "here", "here")
    player = Player(page, Mouse(page), lambda view, legal: "buy")
    for _ in range(2):
        player.move()
    button(page, "control-back").click()
    page.get_by_role("alert").get_by_text(say("error-back-secret")).wait_for()


def test_a_hint_is_announced_and_drawn(visit, server):
    page = visit().page
    set_up(page, server.url, "rings", "here", 1)
    button(page, "control-hint").click()
    page.locator("[data-cell].hinted, [data-cell] .hinted, .hint-frame").first.wait_for()
    best = page.locator(".hint .best")
    assert best.inner_text() == say("control-hint-best", move=say("rings-advice-place"))
    button(page, "control-more").click()
    button(page, "control-names").click()  # now the cells have names to speak of
    wait_until(page, lambda: re.search(r"\b[abc]\d", best.inner_text()), "no name of a cell")


def test_a_finished_game_plays_itself(visit, server):
    page = visit().page
    set_up(page, server.url, "rings", "here", "here")
    take_turns([somebody(page)], 3)
    button(page, "control-more").click()
    button(page, "control-resign").click()
    page.get_by_role("dialog").get_by_role("button", name=say("control-resign")).click()
    page.get_by_role("link", name=say("result-look")).click()
    page.get_by_text(say("record-start"), exact=True).wait_for()
    button(page, "record-play").click()
    button(page, "record-pause").wait_for()
    button(page, "record-play").wait_for(timeout=15_000)
    assert page.locator("[aria-current=step]").get_attribute("data-ply") == "3"
    page.get_by_text(say("record-judged")).wait_for(timeout=30_000)
    chart = page.get_by_role("img", name=say("record-chart-how"))
    chart.scroll_into_view_if_needed()
    chart.click(position={"x": 16, "y": 60})
    page.get_by_text(say("record-start"), exact=True).wait_for()
    with page.expect_download() as download:
        page.get_by_role("button", name=say("record-download")).click()
    assert download.value.suggested_filename.startswith("rings-")


def test_a_link_to_a_position_starts_a_game_from_there(visit, server):
    page = visit(**PHONE).page
    line = "rings 3 to_move=1 turns=4 hand=9,9,10 blue=a1 orange=c5 turned=b quiet=2"
    page.goto(f"{server.url}/#position={line.replace(' ', '+')}")
    page.get_by_text(say("set-up-position")).wait_for()
    assert page.get_by_label(say("set-up-first")).count() == 0  # the position says who it is
    unfold(page)
    for number in range(3):
        who = page.get_by_label(say("set-up-who", seat=say(f"seat-{number}")))
        who.select_option("here")
    button(page, "set-up-start").click()
    begin(page)
    now = somebody(page).wait_for_turn()
    assert (now.view["to_move"], now.view["hand"]) == (1, [9, 9, 10])
    assert "b+" not in now.legal
    assert say("seat-0") in board_says(page)["a1"]
    take_turns([somebody(page)], 2)


def test_a_link_to_an_impossible_position_says_what_is_wrong(visit, server):
    visitor = visit()
    visitor.forgive("400")
    page = visitor.page
    page.goto(f"{server.url}/new/rings#position=rings 2 to_move=0 turns=0 hand=10,11")
    page.get_by_role("alert").get_by_text("11").wait_for()
    assert button(page, "set-up-start").is_disabled()


def test_what_if_a_finished_game_is_played_on_from_any_move(visit, server):
    page = visit().page
    set_up(page, server.url, "memento", "here", "here")
    player = somebody(page)
    take_turns([player], 3)
    button(page, "control-more").click()
    button(page, "control-resign").click()
    page.get_by_role("dialog").get_by_role("button", name=say("control-resign")).click()
    page.get_by_role("link", name=say("result-look")).click()
    moves_of(page).nth(1).click()
    told = say("record-after", ply=2, total=3, seat=say("seat-1"), move=player.played[1])
    page.get_by_text(told).wait_for()
    there = board_says(page)
    page.get_by_role("link", name=say("record-play-on")).click()
    page.get_by_text(say("set-up-position")).wait_for()
    button(page, "set-up-start").click()
    begin(page)
    wait_until(page, lambda: board_says(page) == there, "it is another position")


def test_a_board_that_cannot_be_drawn_is_drawn_plainly_or_again(visit, server):
    """Its own drawing fails, then the plain board too, until there is a position that can be
    drawn."""
    visitor = visit()
    visitor.forgive("Cannot read properties|Cannot convert|is not iterable")
    page = visitor.page
    spoilt = {}

    def relay(socket):
        there = socket.connect_to_server()

        def pass_on(text):
            message = json.loads(text)
            if "view" in message:
                message["view"] |= spoilt
            socket.send(json.dumps(message))

        there.on_message(pass_on)
        socket.on_message(there.send)

    page.route_web_socket("**/socket", relay)
    set_up(page, server.url, "rings", "here", "here")
    player = somebody(page)
    take_turns([player], 2)  # so that the seat shown then has something to take back
    assert "a1" in player.wait_for_turn().legal
    spoilt["cells"] = None
    page.locator("[data-cell=a1]").click()
    page.locator(".ground").wait_for()
    player.wait_for_turn()
    spoilt["sketch"] = {"trays": None}
    page.locator("[data-cell=b2]").click()
    page.get_by_text(say("board-broken")).wait_for()
    button(page, "board-again").click()
    page.get_by_text(say("board-broken")).wait_for()
    del spoilt["sketch"]
    button(page, "control-back").click()
    page.locator(".ground").wait_for()
    page.locator("[data-cell=a1]").wait_for()
