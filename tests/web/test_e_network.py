"""The network: a move does not wait for it, the shell opens without it."""

import re
from urllib.parse import urljoin

import httpx
import pytest

from browsers import KEEPER
from lines import Line
from looks import settle
from spielwerk import GAMES
from spielwerk.locale import say
from tables import set_up, somebody, wait_until

SLOW = 1.0  # seconds the server takes to answer

# Counts the frames between a touch and the first change on the board beyond a selection.
WATCH = """(seen) => {
    const look = () => [...document.querySelectorAll(seen)]
        .map((e) => (e.getAttribute("aria-label") ?? "") + e.textContent).join("|");
    window.frames_until_seen = null;
    addEventListener("click", () => {
        const [before, start] = [window.looked, performance.now()];
        let frames = 0;
        const frame = () => {
            frames += 1;
            if (look() !== before)
                window.frames_until_seen = [frames, performance.now() - start];
            else if (frames < 200) requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
    }, { capture: true, once: true });
    window.looked = look();
}"""

# What a move redraws, for each game.
SEEN = {
    "rings": "[data-cell]",
    "memento": "[data-cell]",
    "triominos": ".stone",
    "dimenticato": ".plate, [data-cell]",
}


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_seen_before_the_server_has_answered(visit, server, game):
    with Line(server.port) as line:
        page = visit(through=line).page
        move = None
        while move is None:
            set_up(page, line.url, game, "here", "here")
            player = somebody(page)
            seat = player.wait_for_turn()
            move = move_to_watch(game, seat)
        line.delay = SLOW
        *first, last = touches(player.hand, game, move, seat.view)
        for touch in first:
            touch()
        settle(page)
        known = seat.n
        page.evaluate(WATCH, SEEN[game])
        last()
        page.wait_for_function("() => window.frames_until_seen !== null", polling=10)
        frames, milliseconds = page.evaluate("window.frames_until_seen")
        assert seat.n == known, "the server was quicker"
        assert frames <= 2, (frames, milliseconds)
        line.delay = 0.0
        wait_until(page, lambda: seat.n > known, "the move never arrived")


def move_to_watch(game, seat):
    """A move that puts something on the board or calls a number; in Triominos there may be none."""
    if game == "triominos":
        return next((move for move in seat.legal if re.match(r"\d+@", move)), None)
    return next(move for move in seat.legal if move[-1] not in "+-")


def touches(hand, game, move, view):
    """What to touch for a move, in order."""
    found = []
    for kind in ("spot", "button", "tile", "place"):
        act = getattr(hand, kind)
        setattr(hand, kind, lambda *what, act=act: found.append(lambda: act(*what)))
    hand.play(game, move, view)
    return found


@pytest.mark.parametrize("browser_knows", [True, False])
def test_the_shell_opens_without_a_connection_and_says_so(visit, server, browser_knows):
    """Even if there is a network that does not reach the server."""
    with Line(server.port) as line:
        someone = visit(through=line, **KEEPER)
        someone.forgive(r"net::ERR_|Failed to fetch")
        page = someone.go("/")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        page.wait_for_function(
            """async () => (await (await caches.open((await caches.keys())[0])).keys())
                .filter(({ url }) => url.endsWith(".js")).length >= 2""",
            polling=100,
        )
        line.cut()
        someone.context.set_offline(browser_knows)
        page.goto(line.url + "/")
        page.get_by_role("heading", name="Spielwerk", exact=True).wait_for()
        page.get_by_text(say("frame-offline")).wait_for()
        page.get_by_role("button", name=say("front-play")).first.click()
        page.get_by_text(say("connection-offline")).wait_for()
        line.mend()
        someone.context.set_offline(False)
        page.get_by_text(say("frame-offline")).wait_for(state="hidden")
        page.get_by_role("button", name=say("front-play")).first.click()
        page.locator(".board").first.wait_for()


def test_the_app_can_be_installed(visit, server):
    page = visit().go("/")
    address = page.locator("link[rel=manifest]").get_attribute("href")
    answer = httpx.get(server.url + address, trust_env=False)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert manifest["name"]
    assert urljoin(address, manifest["start_url"]) == "/"
    assert manifest["display"] == "standalone"
    sizes = set()
    for icon in manifest["icons"]:
        picture = httpx.get(server.url + urljoin(address, icon["src"]), trust_env=False)
        assert picture.headers["content-type"] == icon["type"]
        sizes |= set(icon["sizes"].split())
    assert {"192x192", "512x512"} <= sizes
    found = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")
    errors = {each["errorId"] for each in found["installabilityErrors"]}
    assert errors <= {"in-incognito"}, errors  # every test context does this
