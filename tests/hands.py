"""How people play in a browser: by mouse, by finger, by keys. A hand takes a legal move and does
what a person would do to make it."""

import re
import time
from collections import deque

from tongue import say

PATIENCE = 20.0  # seconds for an answer
SOON = 12  # turns
SPOT = "[data-cell]"
ARROWS = ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp")


# ---- What to touch for a move ----


def rings_pieces(move, view):
    if re.fullmatch(r"[abc][+-]", move):
        name = "rings-turn" if move.endswith("+") else "rings-turn-back"
        return [("turn", move, say(name, ring=say(f"rings-ring-{move[0]}")))]
    return [("spot", cell) for cell in re.findall(r"[abc]\d", move)]


def memento_pieces(move, view):
    if move == "pass":
        return [("button", say("memento-pass"))]
    if re.fullmatch(r"[ABCI][+-]", move):
        name = "memento-turn" if move.endswith("+") else "memento-turn-back"
        return [("turn", move, say(name, triangle=move[0]))]
    points = [("spot", point) for point in re.findall(r"[ABCI]\d", move)]
    if "/" in move:
        how = "2+1" if "/2" in move else "+".join("1" * (len(points) - 1))
        points.insert(1, ("split", how, say("memento-split", parts=how)))
    return points


def dimenticato_pieces(move, view):
    if move == "pass":
        stays = view["asks"] == "hit"
        return [("button", say("dimenticato-stay" if stays else "dimenticato-pass"))]
    if "=" in move:
        field, number = move.split("=")
        return [("spot", field), ("number", number, say("dimenticato-call", number=int(number)))]
    return [("spot", field) for field in re.split("[-x>]", move)]


PIECES = {"rings": rings_pieces, "memento": memento_pieces, "dimenticato": dimenticato_pieces}


def laying(move, view):
    """In Triominos, which tile goes to which cell."""
    if move.startswith("swap "):
        joker = next(laid["cell"] for laid in view["table"] if laid["tile"] == "J")
        return tile_of(move.removeprefix("swap ")), joker
    reading, _, cell = move.partition("@")
    return tile_of(reading), cell


def tile_of(reading):
    return "".join(sorted(reading))


# ---- Hands ----


class Hand:
    """Somebody at a page."""

    def __init__(self, page):
        self.page = page

    def play(self, game, move, view):
        if game == "triominos":
            self._lay(move, view)
            return
        for number, piece in enumerate(PIECES[game](move, view)):
            match piece:
                case "spot", name:
                    # A figure that must move is already chosen; touching it again would deselect
                    # it.
                    if number > 0 or not self._is_pressed(name):
                        self.spot(name)
                case "button", name:
                    self.button(name)
                case kind, what, name:
                    getattr(self, kind)(what, name)

    def _lay(self, move, view):
        if move in ("buy", "pass"):
            self.button(say(f"triominos-{move}"))
            return
        tile, cell = laying(move, view)
        self.tile(tile)
        self.place(cell)
        if self._is_pressed(cell):  # it fits in several ways, and is laid as shown now
            self.place(cell)

    def turn(self, move, name):
        self.button(name)

    def number(self, number, name):
        self.button(name)

    def split(self, how, name):
        self.button(name)

    def find_spot(self, name):
        return self.page.locator(f'[data-cell="{name}"]')

    def _is_pressed(self, name):
        return self.page.evaluate(
            """(name) => document.querySelector(`[data-cell="${name}"]`)
                ?.getAttribute("aria-pressed") === "true" """,
            name,
        )

    def find_button(self, name):
        return self.page.get_by_role("button", name=name).first


# The middle of something, once nothing that it is a part of moves: a close-up may be on its way.
MIDDLE = """async (thing) => {
    const moves = ({ effect }) => effect.target.contains(thing);
    await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().filter(moves);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const { x, y, width, height } = thing.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
}"""


class Mouse(Hand):
    def touch(self, thing):
        thing.scroll_into_view_if_needed()
        self.at(*thing.evaluate(MIDDLE))

    def at(self, x, y):
        self.page.mouse.click(x, y)

    def spot(self, name):
        self.touch(self.find_spot(name).locator("> .touch"))

    def button(self, name):
        self.touch(self.find_button(name))

    def tile(self, tile):
        self.touch(self.page.locator(f'[data-tile="{tile}"]'))

    def place(self, cell):
        self.touch(self.find_spot(cell).locator(".touch"))


class Finger(Mouse):
    def at(self, x, y):
        self.page.touchscreen.tap(x, y)


class Keys(Hand):
    """Tab, arrows, and the keys that the boards name."""

    def __init__(self, page):
        super().__init__(page)
        self._known = {}  # where arrows lead, spot by spot

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, selector):
        """Press Tab until something that matches has the focus."""
        for _ in range(80):
            if self.is_at(selector):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not lead to {selector}")

    def is_at(self, selector):
        return self.page.evaluate("s => document.activeElement?.matches(s) ?? false", selector)

    def button(self, name):
        self.find_button(name).evaluate("button => button.setAttribute('data-wanted', '')")
        self.tab_to("[data-wanted]")
        self.press("Enter")
        self.page.evaluate(
            "document.querySelector('[data-wanted]')?.removeAttribute('data-wanted')"
        )

    def spot(self, name):
        self.walk(name)
        self.press("Enter")

    def walk(self, name):
        """Use the arrow keys, along known ways or by trial."""
        self.tab_to(SPOT)
        here = self.here()
        while here != name:
            for key in self._way(here, name):
                self.press(key)
                before, here = here, self.here()
                self._known.setdefault(before, {})[key] = here

    def here(self):
        """The spot with the focus."""
        return self.page.evaluate("document.activeElement.dataset.cell")

    def _way(self, start, goal):
        """The shortest known way there, or to the nearest spot where a key has not been tried
        yet."""
        waiting, seen, untried = deque([(start, ())]), {start}, None
        while waiting:
            name, keys = waiting.popleft()
            if name == goal:
                return keys
            for key in ARROWS:
                following = self._known.get(name, {}).get(key)
                if following is None:
                    untried = untried or (*keys, key)
                elif following not in seen:
                    seen.add(following)
                    waiting.append((following, (*keys, key)))
        assert untried, f"no arrows lead from {start} to {goal}"
        return untried

    def turn(self, move, name):
        """Turn a ring or a triangle, once the focus is on it."""
        self.tab_to(SPOT)
        if not self.is_at(f'[data-cell^="{move[0]}"]'):
            self.walk(f"{move[0]}1")
        self.press(move[1])

    def number(self, number, name):
        self.press(number)

    def split(self, how, name):
        for _ in range(4):
            self.press("/")
            if self.find_button(name).get_attribute("aria-pressed") == "true":
                return
        raise AssertionError(f"/ does not lead to {how}")

    def tile(self, tile):
        self.tab_to("[data-tile]")
        for _ in range(40):
            if self.is_at(f'[data-tile="{tile}"]'):
                break
            self.press("ArrowRight")
        self.press("Enter")

    def place(self, cell):
        wanted = f'[data-cell="{cell}"]'
        if not self.is_at(wanted):
            self.press("ArrowUp")  # to the first place where the tile fits
        for _ in range(80):
            self.page.evaluate("new Promise(requestAnimationFrame)")
            if self.is_at(wanted):
                break
            self.press("ArrowRight")
        assert self.is_at(wanted), f"arrows do not lead to {cell}"
        self.press("Enter")
        self.page.evaluate("new Promise(requestAnimationFrame)")


# ---- Hands at the plain board ----


def parts_of(move, schema):
    """What a move names, in the order of its text."""
    for form in schema["forms"]:
        for text in form["texts"]:
            pattern = "".join(
                f"({schema['kinds'][kind]})" if kind else re.escape(plain)
                for plain, kind in re.findall(r"([^{]+)|\{\w+:(\w+)\}", text)
            )
            if found := re.fullmatch(pattern, move):
                return found.groups()
    raise AssertionError(f"{move} is not written like any move")


class Plain:
    """Plays any game on the plain board, by its notation: whatever is a spot is touched, and the
    rest is chosen with a button."""

    _schemas = None

    def play(self, game, move, view):
        self._schemas = self._schemas or self.page.evaluate(
            """async () => Object.fromEntries((await (await fetch("/games/en.json")).json())
                .map(({ id, moves }) => [id, moves]))"""
        )
        before = self._sent()
        for part in parts_of(move, self._schemas[game]):
            if self.find_spot(part).count() > 0:
                self.spot(part)
        if self._sent() == before and self.find_button(move).count() > 0:
            self.button(move)

    def _sent(self):
        return sum(len(seat.moves_sent) for seat in self.page.seats)

    def find_button(self, name):
        return self.page.locator(f'[data-choice="{name}"]')


class PlainMouse(Plain, Mouse):
    pass


class PlainFinger(Plain, Finger):
    pass


class PlainKeys(Plain, Keys):
    pass


# ---- Players ----


class Player:
    """Plays what the page offers until the game is over or it should stop."""

    def __init__(self, page, hand, choose):
        self.page = page
        self.hand = hand
        self.choose = choose
        self.played = []

    @property
    def seats(self):
        """All seats played at this screen."""
        return [seat for seat in self.page.seats if seat.open]

    @property
    def over(self):
        return bool(self.seats) and self.seats[0].over

    def mover(self):
        return next((seat for seat in self.seats if seat.legal or seat.waits), None)

    def wait_for_turn(self):
        """Wait until the page says that it is our turn, and take the screen if that is needed;
        return None when the game is over."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            seat = self.mover()
            if seat is not None:
                self._wait_until_shown(seat)
                if seat.waits:
                    self._take_screen(seat)
                if seat is self.mover():  # else it was one of a page that is being loaded again
                    return seat
            if self.over:
                return None
            self.page.wait_for_timeout(10)
        raise AssertionError("nobody moves")

    def _wait_until_shown(self, seat):
        """New events may have to wait for an animation. Check both at once: at a shared screen each
        may still be true of the previous seat."""
        your_turn = self.page.locator(".situation[data-mine]")
        mover = f".players [data-seat='{seat.number}'][aria-current=true]"
        shown = self.page.locator(".table", has=your_turn).locator(mover)
        if shown.count() == 0:  # like somebody in a hurry, who touches the board
            self.page.locator(".where").dispatch_event("pointerdown")
        shown.wait_for(state="attached")

    def _take_screen(self, seat):
        self.page.get_by_role("button", name=say("pass-ready")).click()
        end = time.monotonic() + PATIENCE
        while not seat.legal and time.monotonic() < end:
            self.page.wait_for_timeout(5)
        assert seat.legal, "nothing was uncovered"
        self.page.locator(".board").wait_for()

    def move(self):
        """One move, if the game is not over."""
        seat = self.wait_for_turn()
        if seat is None:
            return False
        before = len(seat.moves_sent)
        legal, view, refused = seat.legal, seat.view, len(seat.refused)
        move = self.choose(view, legal)
        self.hand.play(view["game"], move, view)
        end = time.monotonic() + PATIENCE
        while len(seat.moves_sent) == before and time.monotonic() < end:
            self.page.wait_for_timeout(5)
        assert len(seat.moves_sent) == before + 1, f"{move} was not sent: {seat.refused[refused:]}"
        sent = seat.moves_sent[-1]
        assert sent == move or same_place(sent, move, view), f"{sent} instead of {move}"
        self.played.append(sent)
        return True

    def play(self, most=400):
        for _ in range(most):
            if not self.move():
                return
        raise AssertionError(f"not over after {most} moves")


def same_place(one, other, view):
    """Whether two moves go to the same place: a tile may fit in several ways."""
    if view["game"] == "memento":
        return sorted(re.findall(r"\w\d", one)) == sorted(re.findall(r"\w\d", other))
    return view["game"] == "triominos" and laying(one, view) == laying(other, view)


class Chance:
    """Chooses random moves, but remembers the numbers it saw, goes home when it can, and after a
    while gets out of everybody's way, so that a game does not take too long."""

    def __init__(self, chance):
        self.chance = chance
        self.numbers = {}

    def __call__(self, view, legal):
        self.numbers.update({field: n for field, n in view.get("numbers", {}).items() if n})
        if called := view.get("called"):
            self.numbers[called["field"]] = called["number"]
        right = [move for move in legal if self._is_right(move)]
        blocks = {field for block in view.get("blocks", ()) for field in block}
        home = [move for move in legal if move[-2:] in blocks and move[:2] not in blocks]
        return self.chance.choice(home or right or self._out_of_the_way(view, legal) or legal)

    def _out_of_the_way(self, view, legal):
        """In Memento, a step to a free point."""
        if view["game"] != "memento" or view["turns"] < SOON:
            return []
        steps = [move for move in legal if re.fullmatch(r"[ABCI]\d-[ABCI]\d", move)]
        return [move for move in steps if move[3:] not in view["points"]]

    def _is_right(self, move):
        field, _, number = move.partition("=")
        return number != "" and self.numbers.get(field) == int(number)
