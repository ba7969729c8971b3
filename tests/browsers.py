"""Real browsers for tests: Chromium at a real server, and what went wrong in a page."""

import fcntl
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from servers import ServerProcess
from services import missing
from spielwerk.server.pages.bundle import BUILT

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "spielwerk"
WORDS = (PACKAGE / "locale", *PACKAGE.glob("games/*/words"))
SOURCES = (WEB / "src", WEB / "public", *WORDS)
SOURCE_FILES = tuple(
    WEB / name for name in ("index.html", "vite.config.ts", "python.ts", "package-lock.json")
)
FAILURES = ROOT / "build" / "failures"

# From its second visit on, a page may be opened by a worker of its own, without the server. Keeping
# everything for that takes a sixth of a short test; where it matters, tests ask for it.
KEEPER = {"service_workers": "allow"}
NO_KEEPER = {"service_workers": "block"}

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Not optimizing WebAssembly is a third less work for Python in a tab.
    "--js-flags=--liftoff-only",
)

DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser")  # the quickest first


def find_chromium():
    """Debian's, or the one that `playwright install chromium` downloaded (None: its default
    place)."""
    for found in filter(None, map(shutil.which, CHROMIUMS)):
        return found
    with sync_playwright() as playwright:
        fetched = Path(playwright.chromium.executable_path).exists()
    return None if fetched else missing("chromium")


# ---- The web app and its server ----


def newest(*paths):
    files = (file for path in paths for file in (path.rglob("*") if path.is_dir() else [path]))
    return max((file.stat().st_mtime for file in files if file.is_file()), default=0)


def is_fresh(folder):
    made = folder / "index.html"
    return made.exists() and made.stat().st_mtime >= newest(*SOURCES, *SOURCE_FILES)


def built_site():
    """The folder with the current web app: as built by `make`, or built here, or another one to
    test."""
    if wanted := os.environ.get("SPIELWERK_TEST_SITE"):
        return Path(wanted)
    if is_fresh(BUILT):
        return BUILT
    own = ROOT / "build" / "web"
    own.parent.mkdir(exist_ok=True)
    with (own.parent / "web.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_fresh(own):
            if shutil.which("npm") is None:
                missing("npm")
            command = ["npx", "vite", "build", "--outDir", own, "--emptyOutDir"]
            done = subprocess.run(command, cwd=WEB, capture_output=True, text=True)
            assert done.returncode == 0, done.stdout + done.stderr
            (own / "index.html").touch()
    return own


class SiteServer(ServerProcess):
    """`spielwerk serve` with a web app from some folder."""

    PROGRAM = """
import sys
from functools import partial
from pathlib import Path
from spielwerk import cli
from spielwerk.server import app
app.Site = partial(app.Site, Path(sys.argv[1]))
cli.main(["serve", "--port", sys.argv[2]])
"""

    def __init__(self, folder, site, **environment):
        super().__init__(folder, **environment)
        self.site = site

    def begin(self):
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", self.PROGRAM, str(self.site), str(self.port)],
                env=self.environment,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=log,
            )


# ---- What a page receives ----


class Seat:
    """The latest state that one of a page's connections received: what the page draws, for one
    seat, or for several around the screen."""

    def __init__(self):
        self.numbers = []
        self.n = 0
        self.view = None
        self.legal = []
        self.table = None
        self.sent = []  # commands
        self.refused = []
        self.covered = False  # at a shared screen that its player has not taken yet
        self.open = False  # until somebody answers
        self.closed = False

    @classmethod
    def at(cls, socket):
        seat = cls()
        socket.on("framereceived", lambda text: seat.hear(json.loads(text)))
        socket.on("framesent", lambda text: seat.say(json.loads(text)))
        socket.on("close", lambda _: seat.close())
        return seat

    def hear(self, message):
        self.open = not self.closed  # what was on its way may still arrive
        self.n = message.get("n", self.n)
        self.table = message.get("table", self.table)
        if message["type"] == "snapshot":
            own = [] if message["seat"] is None else [message["seat"]]
            self.numbers = message.get("seats", own)
        if message["type"] == "refused":
            self.refused.append(message)
        if message["type"] == "sight":
            self.covered = message["covered"]
        if message["type"] in ("snapshot", "events", "sight") and "view" in message:
            self.view = message["view"]
            self.legal = message.get("legal", [])

    def say(self, message):
        self.sent.append(message)
        if message["type"] == "hello":
            self.covered = "tokens" in message
        if message["type"] == "move":
            self.legal = []

    def close(self):
        self.open, self.closed = False, True

    @property
    def number(self):
        """The seat to move, or else the first one; None: an onlooker's."""
        if self.view is not None and self.view["to_move"] in self.numbers:
            return self.view["to_move"]
        return self.numbers[0] if self.numbers else None

    @property
    def waits(self):
        """Whether its player is to move, and has to take the screen first."""
        if not self.covered or self.view is None or self.table["memory"]:
            return False
        is_running = self.table["secrets"] and self.table["stage"] == "running"
        return is_running and self.view["to_move"] in self.numbers

    @property
    def over(self):
        return self.table is not None and self.table["stage"] == "over"

    @property
    def moves_sent(self):
        return [message["move"] for message in self.sent if message["type"] == "move"]


# The tables in a tab speak through a worker. We listen: what they hear and say goes to `overheard`.
OVERHEAR = """
if (self === top && location.href !== "about:blank") overheard("opened", "null");
self.Worker = class extends Worker {
    constructor(...given) {
        super(...given);
        this.addEventListener("message", ({ data }) => {
            if (data.text) overheard("said", data.text);
        });
    }
    postMessage(data, ...more) {
        if (data.text) overheard("heard", data.text);
        super.postMessage(data, ...more);
    }
};
"""


# Tests do not wait longer than they must, unless they choose another speed.
QUICK = """
if (location.protocol.startsWith("http")) localStorage.speed ??= "quick";
"""


def overhear(page, direction, text):
    """Take note of what a page and its own tables tell each other."""
    seats = page.visits
    if direction == "said":
        page.heard.append(text)
    match direction, json.loads(text):
        case "opened", _:  # a reloaded page has nothing to do with its old tables …
            forget_tables(page)
        case "heard", {"visit": visit, "table": _}:
            seats[visit] = Seat()
            page.seats.append(seats[visit])
        case _, {"visit": visit} if visit not in seats:
            pass  # a last word of the page that was here before
        case "heard", {"visit": visit, "text": text}:
            seats[visit].say(json.loads(text))
        case "said", {"visit": visit, "message": message}:
            seats[visit].hear(message)
        case _, {"visit": visit}:
            seats[visit].close()


def forget_tables(page):
    page.seats[:] = [seat for seat in page.seats if seat not in page.visits.values()]
    page.visits.clear()


class Visit:
    """Somebody with their own browser, in which nothing may go wrong."""

    def __init__(self, context, server):
        self.context = context
        self.server = server
        self.trouble = []
        self.forgiven = [re.compile("Service Worker registration blocked by Playwright")]
        context.on("weberror", lambda error: self.trouble.append(f"error: {error.error}"))
        context.on("console", self._read)
        context.on("requestfailed", self._miss)
        context.on("response", self._look)
        context.add_init_script(
            "addEventListener('securitypolicyviolation', (event) => console.error("
            "`content policy: ${event.violatedDirective} ${event.blockedURI}`))"
        )
        context.expose_binding("overheard", lambda source, *told: overhear(source["page"], *told))
        context.add_init_script(OVERHEAR)
        context.add_init_script(QUICK)
        self.page = self.open_tab()

    def open_tab(self):
        """A page; its `seats` hold what its sockets received."""
        page = self.context.new_page()
        page.seats = []
        page.heard = []  # every message of a table, as text
        page.on("websocket", lambda socket: self._listen(page, socket))
        page.visits = {}
        page.on("request", lambda request: self._leave(page, request))
        page.set_default_timeout(10_000)
        return page

    def _listen(self, page, socket):
        page.seats.append(Seat.at(socket))
        socket.on("framereceived", lambda text: page.heard.append(text))

    def _leave(self, page, request):
        """… or its old sockets."""
        if request.is_navigation_request() and request.frame == page.main_frame:
            page.seats[:] = page.visits.values()

    def go(self, path="/", page=None):
        page = page or self.page
        page.goto(self.server.url + path)
        page.locator("main :is(h1, h2, form, .table, .join)").first.wait_for(state="attached")
        return page

    def forgive(self, pattern):
        """The test causes this error itself."""
        self.forgiven.append(re.compile(pattern))

    def check(self):
        bad = [
            text for text in self.trouble if not any(each.search(text) for each in self.forgiven)
        ]
        assert not bad, "in the page: " + "\n".join(bad)

    def _read(self, message):
        if message.type in ("error", "warning"):
            self.trouble.append(f"console: {message.text} {message.location.get('url', '')}")

    def _miss(self, request):
        # When a page is closed, its pending requests fail. Browsers fetch icons when they like,
        # even after a line was cut.
        if request.failure != "net::ERR_ABORTED" and not request.url.endswith("/favicon.svg"):
            self.trouble.append(f"failed: {request.url} {request.failure}")

    def _look(self, response):
        if response.status >= 400:
            self.trouble.append(f"answer {response.status}: {response.url}")
        if not response.url.startswith((self.server.url, "data:", "blob:")):
            self.trouble.append(f"loaded from elsewhere: {response.url}")


# ---- Fixtures ----

# Not for the whole session (see web/__init__.py).


@pytest.fixture(scope="package")
def browser():
    path = find_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory):
    with SiteServer(tmp_path_factory.mktemp("server"), built_site()) as server:
        yield server
        assert not server.errors()


@pytest.fixture
def visit(request, browser, server):
    """Open a browser: `visit(**PHONE)`, or through a line to the server: `visit(through=line)`.
    Fails at the end if anything has gone wrong in any of them."""
    visits = []

    def visit(through=None, **wishes):
        usual = {"locale": "en-GB", "reduced_motion": "reduce", **DESKTOP, **NO_KEEPER}
        settings = {**usual, **wishes}
        visits.append(Visit(browser.new_context(**settings), through or server))
        return visits[-1]

    yield visit
    failed = request.node.stash.get(FAILED, False)
    for number, each in enumerate(visits):
        if failed:
            keep_what_is_seen(request.node.name, number, each)
        each.context.close()
    if not failed:
        for each in visits:
            each.check()


def keep_what_is_seen(test, number, visit):
    """Screenshots of all tabs and their errors, to look at after a failure."""
    FAILURES.mkdir(parents=True, exist_ok=True)
    name = re.sub(r"[^\w-]+", "_", test)
    for tab, page in enumerate(visit.context.pages):
        page.screenshot(path=FAILURES / f"{name}-{number}-{tab}.png", full_page=True)
        (FAILURES / f"{name}-{number}-{tab}.html").write_text(page.content(), encoding="utf-8")
    (FAILURES / f"{name}-{number}.txt").write_text("\n".join(visit.trouble), encoding="utf-8")


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report
