"""Ways through the app: back and forward, wrong links, reloading, refusals."""

import random
import re

import pytest

import spielwerk
from browsers import KEEPER
from hands import Keys, Mouse, Player, laying
from spielwerk import GAMES
from spielwerk.games.dimenticato.board import DECK
from spielwerk.locale import say
from tables import begin, board_says, set_up, somebody, wait_until


def card(page, game):
    title = page.get_by_role("heading", name=say(f"game-{game}"))
    return page.get_by_role("article").filter(has=title)


@pytest.mark.parametrize("game", GAMES)
def test_a_click_on_the_front_page_starts_a_game(visit, game):
    page = visit().go("/")
    card(page, game).get_by_role("button", name=say("front-play")).click()
    begin(page)
    player = somebody(page)
    player.move()
    player.wait_for_turn()
    player.move()


def test_back_and_forward(visit):
    page = visit().go("/")
    card(page, "rings").get_by_role("link", name=say("front-set-up")).click()
    title = page.get_by_role("heading", name=say("set-up-title", game=say("game-rings")))
    title.wait_for()
    page.get_by_role("button", name=say("set-up-start")).click()
    begin(page)
    player = somebody(page)
    player.move()
    player.wait_for_turn()
    seen = board_says(page)
    page.go_back()
    title.wait_for()
    page.go_back()
    page.get_by_role("heading", name="Spielwerk", exact=True).wait_for()
    page.go_forward()
    title.wait_for()
    page.go_forward()
    begin(page)
    assert board_says(page) == seen
    player.move()


@pytest.mark.parametrize("game", GAMES)
def test_reloading_in_the_middle_of_a_game(visit, server, game):
    page = visit(**KEEPER).page
    set_up(page, server.url, game, "here", 1)
    player = somebody(page)
    player.move()
    player.move()
    player.wait_for_turn()
    seen = board_says(page)
    page.reload()
    begin(page)
    player.wait_for_turn()
    assert board_says(page) == seen
    player.move()


NOWHERE = {
    "no table": "/t/nosuchtable",
    "no table, with a seat": "/t/nosuchtable#seat=AAAAAAAAAAAAAAAAAAAAAA",
    "no page": "/somewhere",
    "no page inside": "/t/one/two",
    "no game": "/new/chess",
    "no rules": "/help/chess",
    "no record": "/r/nosuchtable",
}


@pytest.mark.parametrize("where", NOWHERE)
def test_a_link_that_leads_nowhere_explains_itself(visit, where):
    lost = visit()
    lost.forgive(r"40[34]")
    page = lost.page
    page.goto(lost.server.url + NOWHERE[where])
    page.get_by_role("heading", level=1).wait_for()
    told = [say(name) for name in ("lost-title", "connection-refused", "error-record-unknown")]
    page.get_by_text(re.compile("|".join(map(re.escape, told)))).first.wait_for()
    page.get_by_role("link", name=say("lost-home"), exact=True).click()
    page.get_by_role("heading", name="Spielwerk", exact=True).wait_for()


def test_a_seat_that_somebody_else_has_taken(visit, server):
    """A table's own address, with no open seats."""
    page = visit().page
    set_up(page, server.url, "rings", "here", 1)
    stranger = visit()
    stranger.forgive("409|40[34]")
    there = stranger.page
    there.goto(page.url)
    there.get_by_role("heading", level=1).wait_for()
    sit = there.get_by_role("button", name=say("join-sit"))
    if sit.is_visible():
        sit.click()
    there.locator("[role=alert]").filter(has_text=re.compile(r"\w")).wait_for()


def touch_what_cannot_be_done_in_rings(hand, seat):
    """Touch a cell that the computer has taken, or a ring that it has turned."""
    for cell in seat.view["cells"]:
        hand.spot(cell)
        return
    ring = say(f"rings-ring-{seat.view['last_turned']}")
    hand.button(say("rings-turn", ring=ring))


# For each game, something that is not possible at the start.
IMPOSSIBLE = {
    "rings": touch_what_cannot_be_done_in_rings,
    "memento": lambda hand, seat: hand.spot(next(iter(seat.view["points"]))),
    "triominos": lambda hand, seat: hand.button(say("triominos-pass")),
    "dimenticato": lambda hand, seat: hand.spot(
        next(field for field in seat.view["numbers"] if field not in seat.view["figures"])
    ),
}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_refused_is_explained_with_its_rule(visit, server, game):
    page = visit().page
    set_up(page, server.url, game, 1, "here")
    player = somebody(page)
    seat = player.wait_for_turn()
    IMPOSSIBLE[game](player.hand, seat)
    alert = page.get_by_role("alert").filter(has_text=re.compile(r"\w+ \w+"))
    alert.wait_for()
    wait_until(page, lambda: seat.refused, "the server was not asked")
    rule = seat.refused[-1]["rule"]
    assert rule is not None
    assert seat.refused[-1]["text"].removesuffix(f" ({rule})") in alert.inner_text()
    alert.get_by_role("link").or_(alert.get_by_role("button")).first.click()
    page.locator(f'[id="{rule}"], :text("{rule}")').last.wait_for()


def test_a_cell_that_was_refused_is_marked_until_something_else_is_touched(visit, server):
    """The boards of Rings and Triominos do not name their cells: messages say "this cell"."""
    page = visit().page
    set_up(page, server.url, "rings", "here", "here")
    hand = Mouse(page)
    hand.spot("a1")
    wait_until(page, lambda: say("seat-0") in board_says(page)["a1"], "no pawn was placed")
    hand.spot("a1")
    page.locator("[data-cell=a1] .refused").wait_for()
    hand.spot("a2")
    page.locator(".refused").wait_for(state="detached")


def test_a_place_where_a_tile_does_not_fit_is_marked(visit, server):
    page = visit().page
    set_up(page, server.url, "triominos", 1, "here")
    player = somebody(page)
    seat = player.wait_for_turn()
    fits = {laying(move, seat.view) for move in seat.legal if "@" in move}
    rack = seat.view["racks"][seat.view["seat"]]
    tile, cell = next(
        (tile, cell)
        for tile in rack
        for cell in seat.view["open_cells"]
        if tile != "J" and (tile, cell) not in fits
    )
    player.hand.tile(tile)
    player.hand.place(cell)
    page.locator(".refused polygon").wait_for()
    player.hand.tile(tile)
    page.locator(".refused").wait_for(state="detached")


# ---- Nobody has to hit ----


def laid_out(view):
    """The set-up of a game of Dimenticato that has just begun, when every die is visible."""

    def card_that_shows(dice):
        for card, faces in enumerate(DECK):
            for turns in range(4):
                if [faces[(corner - turns) % 4] for corner in range(4)] == dice:
                    return [card, turns]
        raise AssertionError(f"no card shows {dice}")

    return [
        card_that_shows([(view["numbers"][f], view["colours"][f]) for f in card["fields"]])
        for card in view["cards"]
        if card["owner"] is None
    ]


def way_to_a_hit_or_stay(start, tries=200):
    """The shortest of many random games, up to a position where the player can only hit or stay."""
    chance = random.Random(1)
    shortest = None
    for _ in range(tries):
        position = start
        while len(position.history) < (60 if shortest is None else len(shortest) - 1):
            if position.view()["asks"] == "hit":
                shortest = position.history
                break
            moves = [0] * position.ruleset.rules.max_moves
            n = position.ruleset.rules.legal_knowing(position._state, moves)
            position = position.play(chance.choice(moves[:n]))
    assert shortest is not None
    return shortest


@pytest.mark.parametrize("hand", [Mouse, Keys])
def test_one_who_could_only_hit_may_stay(visit, server, hand):
    page = visit().page
    set_up(page, server.url, "dimenticato", "here", "here")
    player = Player(page, Mouse(page), lambda view, legal: plan.pop(0))
    setup = {"cards": laid_out(player.wait_for_turn().view)}
    plan = way_to_a_hit_or_stay(spielwerk.load("dimenticato").start(setup=setup))
    while plan:
        player.move()
    seat = player.wait_for_turn()
    assert "pass" in seat.legal
    assert len(seat.legal) > 1
    page.locator("[aria-live]").get_by_text(say("dimenticato-hit-or-stay")).wait_for()
    stay = page.get_by_role("button", name=say("dimenticato-stay"), exact=True)
    assert stay.is_visible()
    assert page.get_by_role("button", name=say("dimenticato-pass"), exact=True).count() == 0
    number, stood = seat.number, seat.view["figures"]
    plan = ["pass"]
    player.hand = hand(page)
    player.move()
    told = say("dimenticato-played-stay", seat=say(f"seat-{number}"))
    page.get_by_role("log").get_by_text(told).wait_for(state="attached")
    after = player.wait_for_turn()
    assert after.number != number
    assert after.view["figures"] == stood
    assert stay.count() == 0
