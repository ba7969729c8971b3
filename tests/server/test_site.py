"""The web app as the server delivers it: one page for all addresses, files that may be cached."""

import asyncio
import gzip
import hashlib

import httpx
import pytest
from starlette.applications import Starlette

from spielwerk.games import GAMES
from spielwerk.locale import LANGUAGES
from spielwerk.server.pages import site
from spielwerk.server.pages.bundle import is_built
from spielwerk.server.pages.python_bundle import python_bundle
from spielwerk.server.pages.site import Site

PAGE = "<!doctype html><title>Spielwerk</title>" + " " * 200


class Client:
    def __init__(self, app):
        self.app = app

    def ask(self, method, path, **headers):
        async def ask():
            transport = httpx.ASGITransport(self.app)
            async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
                return await client.request(method, path, headers=headers)

        return asyncio.run(ask())

    def get(self, path, **headers):
        return self.ask("GET", path, **headers)


@pytest.fixture
def client(tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "assets" / "app-abc.js").write_text("let x = 1;\n" * 100)
    (tmp_path / "assets" / "font-abc.woff2").write_bytes(bytes(range(256)))
    app = Starlette()
    app.router.default = Site(tmp_path)
    return Client(app)


@pytest.mark.parametrize("path", ["/", "/t/abc", "/new/rings", "/help/rings", "/r/abc"])
def test_every_address_of_the_app_is_the_same_page(client, path):
    answer = client.get(path)
    assert answer.text == PAGE
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/nowhere", "/assets/old-xyz.js", "/api/nothing", "/../site.py"])
def test_what_is_not_there_is_not_found(client, path):
    assert client.get(path).status_code == 404


def test_people_with_a_wrong_link_are_told_by_the_app(client):
    answer = client.get("/nowhere", accept="text/html,*/*")
    assert (answer.status_code, answer.text) == (404, PAGE)
    assert client.get("/api/nothing", accept="text/html").text != PAGE


def test_assets_may_be_cached_for_ever(client):
    answer = client.get("/assets/app-abc.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]


def test_texts_are_compressed_for_clients_that_accept_it(client):
    plain = client.get("/assets/app-abc.js", **{"Accept-Encoding": "identity"})
    packed = client.get("/assets/app-abc.js", **{"Accept-Encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(plain.content) / 4
    assert packed.content == plain.content


def test_what_does_not_become_smaller_is_not_compressed(client):
    answer = client.get("/assets/font-abc.woff2", **{"Accept-Encoding": "gzip"})
    assert "content-encoding" not in answer.headers
    assert answer.headers["content-type"] == "font/woff2"


def test_a_page_that_has_not_changed_is_not_sent_again(client):
    tag = client.get("/").headers["etag"]
    again = client.get("/", **{"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_only_get_is_allowed(client):
    answer = client.ask("POST", "/")
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD")


@pytest.mark.parametrize(
    ("language", "words"), [("en", "has not been built yet"), ("de", "noch nicht")]
)
def test_without_a_web_app_it_says_what_to_do(tmp_path, language, words):
    app = Starlette()
    app.router.default = Site(tmp_path)
    answer = Client(app).get("/t/abc", **{"accept-language": language})
    assert answer.status_code == 503
    assert words in answer.text
    assert "make play" in answer.text
    assert Client(app).get("/nowhere").status_code == 404
    assert not is_built(tmp_path)


# ---- The data of the page, and what it needs offline ------------------------------------------

APP = """<!doctype html><html><head><meta charset="utf-8" />
<link rel="icon" href="./favicon.svg" /><script type="module" src="./assets/index-abc.js"></script>
</head><body></body></html>"""
PACKED = gzip.compress(b"Python " * 1000, mtime=0)


@pytest.fixture
def app(tmp_path):
    """As Vite builds it."""
    (tmp_path / "assets" / "pyodide-1.2").mkdir(parents=True)
    (tmp_path / "index.html").write_text(APP)
    (tmp_path / "assets" / "index-abc.js").write_text("let x = 1;\n" * 100)
    (tmp_path / "assets" / "pyodide-1.2" / "python.wasm.gz").write_bytes(PACKED)
    for name in ("favicon.svg", "icon-192.png", "manifest.webmanifest", "sw.js"):
        (tmp_path / name).write_text(name)
    return tmp_path


def client_of(folder):
    app = Starlette()
    app.router.default = Site(folder)
    return Client(app)


def meta(page, name):
    return page.partition(f'<meta name="{name}" content="')[2].partition('"')[0]


@pytest.mark.parametrize("path", ["/", "/t/abc", "/nowhere/at/all"])
def test_a_page_finds_its_files_however_deep_its_address_is(app, path):
    page = client_of(app).get(path, accept="text/html").text
    assert 'href="/favicon.svg"' in page
    assert 'src="/assets/index-abc.js"' in page
    assert '"./' not in page


def test_a_page_is_told_the_games_and_where_a_tab_finds_python_for_them(app):
    client = client_of(app)
    page = client.get("/").text
    assert meta(page, "games").split() == list(GAMES)
    address = meta(page, "tab")
    answer = client.get(f"/{address}")
    assert answer.headers["content-type"] == "application/zip"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.content == python_bundle()
    assert address == f"assets/tab-{hashlib.sha256(answer.content).hexdigest()[:12]}.zip"


def test_what_the_page_unpacks_itself_is_sent_as_it_is(app):
    answer = client_of(app).get("/assets/pyodide-1.2/python.wasm.gz", **{"Accept-Encoding": "gzip"})
    assert answer.content == PACKED
    assert answer.headers["content-type"] == "application/gzip"
    assert "content-encoding" not in answer.headers
    assert "immutable" in answer.headers["cache-control"]


def test_a_packed_script_is_sent_as_a_script(app):
    (app / "assets" / "python.mjs.gz").write_bytes(PACKED)
    client = client_of(app)
    answer = client.get("/assets/python.mjs")
    assert answer.text == "Python " * 1000
    assert answer.headers["content-type"].startswith("text/javascript")
    assert client.get("/assets/python.mjs.gz").status_code == 404


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a.mjs", "text/javascript"),
        ("a.wasm", "application/wasm"),
        ("manifest.webmanifest", "application/manifest+json"),
        ("a.unheard-of", "application/octet-stream"),
    ],
)
def test_kinds_do_not_depend_on_what_the_machine_knows(app, name, kind):
    (app / name).write_text("x")
    assert client_of(app).get(f"/{name}").headers["content-type"].partition(";")[0] == kind


def test_the_list_of_what_is_needed_offline_is_complete(app):
    client = client_of(app)
    answer = client.get("/offline.json")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["cache-control"] == "no-cache"
    files = answer.json()["files"]
    names = [name for name, _ in files]
    tab = meta(client.get("/").text, "tab")
    assert names == sorted(names)
    assert {*names} == {
        "./", "assets/index-abc.js", "assets/pyodide-1.2/python.wasm.gz", tab,
        "favicon.svg", "icon-192.png", "manifest.webmanifest",
        *(f"games/{language}.json" for language in LANGUAGES),
    }  # fmt: skip
    for name, size in files:
        path = "/" if name == "./" else f"/{name}"
        sent = client.get(path, **{"Accept-Encoding": "gzip"})
        assert int(sent.headers["content-length"]) == size, name


@pytest.mark.parametrize("name", ["index.html", "assets/index-abc.js", "favicon.svg", "new.png"])
def test_the_version_changes_with_every_file(app, name):
    before = client_of(app).get("/offline.json").json()["version"]
    assert client_of(app).get("/offline.json").json()["version"] == before
    (app / name).write_text(APP + " ")
    assert client_of(app).get("/offline.json").json()["version"] != before


def test_files_are_read_once_even_if_many_ask_at_the_same_time(app, monkeypatch):
    read = []
    monkeypatch.setattr(site, "_files", lambda folder, heard: read.append(folder) or {})

    async def ask_all():
        served = Site(app)
        return await asyncio.gather(*(served._read() for _ in range(5)))

    assert asyncio.run(ask_all()) == [{}] * 5
    assert read == [app]
