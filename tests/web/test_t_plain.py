"""Boards told as data: a game from outside, and the house's own games on the plain board."""

import random
import re

import pytest

from amounts import amount, soaks
from browsers import PHONE, SiteServer, built_site
from guests import install_morris
from hands import PlainFinger, PlainKeys, PlainMouse, Player
from local import stay_local
from looks import check_languages, check_with_axe, settle, small_targets
from spielwerk import GAMES
from spielwerk.locale import say
from tables import (
    SHORT,
    accept,
    begin,
    board_says,
    count_moves,
    fill_in,
    give_up,
    judge_as,
    mover_of,
    reload,
    set_up,
    take_turns,
    unfold,
    wait_until,
)
from tables import somebody as anybody

NAME = "Nine men’s morris"
CLIPBOARD = ["clipboard-read", "clipboard-write"]
# Three men are left of each colour: a mill ends the game.
LATE = "morris 2 to_move=0 turns=18 blue=a7,d7,g4 orange=a1,c4,f2 hand=0,0"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    environment = install_morris(tmp_path_factory.mktemp("guest"))
    folder = tmp_path_factory.mktemp("server")
    with SiteServer(folder, built_site(), **environment) as server:
        yield server
        assert not server.errors()


class Greedy:
    """Takes what it can, and looks for mills, so that a game of morris comes to its end."""

    def __init__(self, seed):
        self.chance = random.Random(seed)

    def __call__(self, view, legal):
        mills = [move for move in legal if self._closes(move, view)]
        return self.chance.choice(mills or legal)

    def _closes(self, move, view):
        origin, _, target = move.rpartition("-")
        mine = {name for name, owner in view["points"].items() if owner == view["to_move"]}
        mine = mine - {origin} | {target}
        return any(target in line and set(line) <= mine for line in LINES)


ROWS = "a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1"
COLUMNS = "a7 a4 a1 b6 b4 b2 c5 c4 c3 d7 d6 d5 d3 d2 d1 e5 e4 e3 f6 f4 f2 g7 g4 g1"
LINES = [line.split() for line in re.findall(r"\w\w \w\w \w\w", f"{ROWS} {COLUMNS}")]


def somebody(page, hand=PlainMouse, seed=1):
    return Player(page, hand(page), Greedy(seed))


def set_up_plainly(page, server, game, *seats):
    page.goto(f"{server.url}/new/{game}?board=plain")
    fill_in(page, game, *seats, options=SHORT.get(game), first="0")
    page.locator(".ground, .cover").first.wait_for()
    assert page.url.endswith("?board=plain")


def start_late(page, server, other="here"):
    """Somebody else at this screen, by a link, or a level of the computer."""
    page.goto(f"{server.url}/new/morris#position={LATE.replace(' ', '+')}")
    page.get_by_text(say("set-up-position")).wait_for()
    page.locator("figure .ground").wait_for()
    unfold(page)
    seat = say("seat-1")
    who = page.get_by_label(say("set-up-who", seat=seat))
    who.select_option(other if isinstance(other, str) else "bot")
    if not isinstance(other, str):
        page.get_by_label(say("set-up-level", seat=seat)).select_option(str(other))
    page.get_by_role("button", name=say("set-up-start")).click()
    page.locator(".where").wait_for()
    if other != "link":
        begin(page)


# ---- A game from outside ----


def test_a_game_from_outside_is_played_to_its_end_and_seen_again(visit, server):
    page = visit().go("/")
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name=NAME))
    card.locator(".ground").wait_for()  # its emblem is its board
    set_up(page, server.url, "morris", "here", "here")
    player = somebody(page)
    take_turns([player], 6)
    player.wait_for_turn()
    settle(page)
    check_with_axe(page)
    before = board_says(page)
    assert before[player.played[0]] == f"{player.played[0]}, {say('seat-0')}"
    reload(page)
    begin(page)
    player.wait_for_turn()
    wait_until(page, lambda: board_says(page) == before, "it is another position")
    player.play()
    ended = page.get_by_text(re.compile("only two men left|cannot move|a draw")).first
    ended.wait_for()
    moves = count_moves(page)
    judge_as(page, [])
    page.get_by_role("link", name=say("result-look")).click()
    page.locator(".ground").wait_for()
    page.keyboard.press("End")
    total = say("record-after", ply=moves, total=moves, seat="", move="").partition(":")[0]
    page.get_by_text(total.strip()).first.wait_for()
    page.keyboard.press("ArrowLeft")
    assert page.locator(".name").all_text_contents() == [*before]  # where moves are read
    check_with_axe(page)


def test_a_finger_plays_it_on_a_phone_in_every_language(visit, server):
    page = visit(**PHONE).page
    start_late(page, server)
    player = somebody(page, PlainFinger)
    player.wait_for_turn()
    settle(page)
    assert small_targets(page) == []
    take_turns([player], 1)
    player.wait_for_turn()
    check_languages(page, "morris-plain-phone")
    player.play()
    page.get_by_text("only two men left").first.wait_for()


def test_keys_play_it(visit, server):
    page = visit().page
    start_late(page, server)
    player = somebody(page, PlainKeys)
    player.wait_for_turn()
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_text(say("plain-keys")).wait_for()
    page.keyboard.press("Escape")
    player.play()
    page.get_by_text("only two men left").first.wait_for()


def test_two_browsers_play_it(visit, server):
    host, guest = visit(permissions=CLIPBOARD), visit(**PHONE)
    start_late(host.page, server, "link")
    host.page.get_by_role("button", name=say("share-copy")).first.click()
    accept(guest.page, host.page.evaluate("navigator.clipboard.readText()"))
    players = somebody(host.page), somebody(guest.page, PlainFinger, seed=2)
    for player in players:
        begin(player.page)
    take_turns(players, 1)
    one, other = host.page, guest.page
    wait_until(one, lambda: board_says(one) == board_says(other), "they see different boards")
    free = [name for name, said in board_says(one).items() if said == f"{name}, free"]
    assert len(free) == 24 - 6
    while (mover := mover_of(players)) is not None:
        mover.move()
    for player in players:
        player.page.get_by_text("only two men left").first.wait_for()


def test_the_computer_plays_it_and_pieces_glide(visit, server):
    page = visit(reduced_motion="no-preference").page
    set_up(page, server.url, "morris", "here", 4)
    player = somebody(page)
    page.evaluate(
        """() => {
            window.glided = new Set();
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, ...more) {
                if (this.matches("[data-index]"))
                    glided.add(this.closest("[data-cell]").dataset.cell + frames[0].transform);
                return animate.call(this, frames, ...more);
            };
        }"""
    )
    for _ in range(3):
        player.move()
    player.wait_for_turn()
    glided = page.evaluate("[...glided]")
    assert len(glided) >= 6
    assert all("translate" in each for each in glided)  # from the hands below the board
    start_late(page, server, 4)
    somebody(page).play()
    page.get_by_text(re.compile("only two men left|a draw")).first.wait_for()


def test_what_cannot_be_done_is_explained_and_marked(visit, server):
    page = visit().page
    set_up(page, server.url, "morris", "here", "here")
    hand = PlainMouse(page)
    hand.spot("d6")
    page.locator("[data-cell=d6].last").wait_for()
    hand.spot("d6")
    page.get_by_text("That point is not free.").wait_for()
    assert page.locator("[data-cell=d6] .refused").count() == 1


def test_a_piece_is_dragged(visit, server):
    page = visit().page
    start_late(page, server)
    middle = {}
    for name in ("g4", "g7"):
        box = page.locator(f"[data-cell={name}] > .touch").bounding_box()
        middle[name] = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(*middle["g4"])
    page.mouse.down()
    page.mouse.move(*middle["g7"], steps=5)
    assert page.locator(".held").count() == 1
    page.mouse.up()
    wait_until(page, lambda: board_says(page)["g7"].startswith("g7, Blue"), "it was not moved")


# ---- The house's games ----

PLAYED_ON = amount((), ("triominos", "dimenticato"))  # to the end


@soaks
@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_the_house_is_played_on_the_plain_board(visit, server, game):
    page = visit().page
    set_up_plainly(page, server, game, "here", 1)
    player = anybody(page, PlainMouse, seed=game)
    for _ in range(6):
        player.move()
    if player.wait_for_turn() is not None:
        settle(page)
        check_with_axe(page)
        if game in PLAYED_ON:
            player.play()
        else:
            give_up(page)
    judge_as(page, [])
    page.get_by_role("link", name=say("result-look")).click()
    page.wait_for_url("**/r/*?board=plain")
    page.locator(".ground").wait_for()


def test_tables_in_a_tab_have_the_plain_board_too(visit, server):
    page = stay_local(visit(**PHONE)).page
    set_up_plainly(page, server, "triominos", "here", "here")
    player = anybody(page, PlainFinger, seed=3)
    for _ in range(3):
        player.move()
    player.wait_for_turn()
    settle(page)
    check_languages(page, "triominos-plain-phone")
    give_up(page)


def test_if_a_drawing_cannot_be_loaded_the_plain_board_is_shown(visit, server):
    (drawing,) = (
        file.name
        for file in (built_site() / "assets").glob("Board-*.js")
        if "rings-now-target" in file.read_text("utf-8")
    )
    visitor = visit()
    visitor.forgive(f"{drawing}")
    page = visitor.page
    page.route(f"**/{drawing}", lambda route: route.abort())
    set_up(page, server.url, "rings", "here", "here")
    page.locator(".ground").wait_for()
    player = anybody(page, PlainMouse, seed=1)
    take_turns([player], 4)
