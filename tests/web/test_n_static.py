"""`spielwerk site`: the web app under a path, from a server that only knows files."""

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest

from browsers import KEEPER, PHONE, built_site
from hands import Finger
from local import A_WHILE
from spielwerk import GAMES
from spielwerk.locale import say
from spielwerk.server.pages.static import write
from tables import reload, set_up, set_up_from_here, somebody, unfold
from tongue import speaking

PATH = "/some/path/"
ELSEWHERE = "https://games.example.org"


class Handler(SimpleHTTPRequestHandler):
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".mjs": "text/javascript"}

    def log_request(self, *_):
        self.server.asked.append(self.path)

    def log_message(self, *_):
        """Our tests find out what went wrong."""


class FileServer(ThreadingHTTPServer):
    """Shows a folder."""

    daemon_threads = True
    request_queue_size = 64  # a page asks for many files at once

    def __init__(self, folder):
        super().__init__(("127.0.0.1", 0), partial(Handler, directory=folder))
        self.asked = []
        self.url = f"http://127.0.0.1:{self.server_port}{PATH.rstrip('/')}"

    @property
    def app(self):
        """What comes before the app's own addresses."""
        return f"{self.url}/?"


@pytest.fixture
def host(tmp_path):
    with FileServer(tmp_path) as host:
        threading.Thread(target=host.serve_forever, daemon=True).start()
        yield host
        host.shutdown()
        assert [path for path in host.asked if not path.startswith(PATH)] == []


@pytest.fixture
def site(tmp_path):
    """Writes the site to where it is served."""
    return lambda server=None: write(tmp_path / PATH.strip("/"), server, built_site())


@pytest.fixture
def drop_in(host, visit):
    """A visit that ends before its host closes."""
    return partial(visit, through=host)


def test_every_game_is_played_on_a_phone(drop_in, host, site):
    site()
    someone = drop_in(**PHONE)
    page = someone.page
    page.set_default_timeout(A_WHILE)
    player = somebody(page, Finger)
    set_up(page, host.app, GAMES[0], "here", 1)
    for game in GAMES:
        if game != GAMES[0]:
            set_up_from_here(page, game, "here", 1)
        assert page.url.startswith(f"{host.app}/t/~")
        for _ in range(3):
            player.move()
        player.wait_for_turn()
    address = page.url
    reload(page)
    player.move()
    player.wait_for_turn()
    page.get_by_label(say("frame-language")).select_option("de")
    with speaking("de"):
        player.move()
    assert page.url == address


def test_pages_have_addresses(drop_in, host, site):
    site()
    page = drop_in().page
    page.goto(f"{host.app}/help/memento")
    page.get_by_role("heading", name=say("help-title", game=say("game-memento"))).wait_for()
    page.get_by_role("link", name=say("frame-home")).click()
    page.wait_for_url(f"{host.url}/")
    page.locator("a[href$='/new/rings']").click()
    page.wait_for_url(f"{host.app}/new/rings")
    page.go_back()
    page.locator("a[href$='/new/rings']").wait_for()


@pytest.mark.parametrize("server", [None, ELSEWHERE])
def test_a_link_needs_a_server(drop_in, host, site, server):
    site(server)
    page = drop_in().page
    page.goto(f"{host.app}/new/rings")
    unfold(page)
    who = page.get_by_label(say("set-up-who", seat=say("seat-1")))
    who.select_option("link")
    told = "set-up-no-server" if server is None else "set-up-other-server"
    page.get_by_text(say(told)).wait_for()
    start = page.get_by_role("button", name=say("set-up-start"))
    assert start.is_disabled()
    link = page.get_by_role("link", name=ELSEWHERE)
    if server is None:
        assert link.count() == 0
    else:
        assert link.get_attribute("href") == f"{ELSEWHERE}/new/rings"
    who.select_option("bot")
    assert start.is_enabled()


def test_the_site_is_kept_for_offline(drop_in, host, site):
    site()
    someone = drop_in(**KEEPER)
    someone.forgive(r"net::ERR_INTERNET_DISCONNECTED|Failed to fetch")
    page = someone.go("/")
    page.set_default_timeout(A_WHILE)
    page.get_by_role("button", name=say("keep-offline")).click()
    page.get_by_text(say("keep-offline-done")).wait_for()
    someone.context.set_offline(True)
    set_up(page, host.app, "rings", "here", 1)
    player = somebody(page)
    player.move()
    player.wait_for_turn()
    reload(page)
    player.move()
    page.goto(f"{host.app}/help/rings")
    page.get_by_role("heading", name=say("help-title", game=say("game-rings"))).wait_for()
