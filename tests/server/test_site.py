"""The web app as the server delivers it: one page for all addresses, files that may be cached."""

import asyncio

import httpx
import pytest
from starlette.applications import Starlette

from spielwerk.server.site import Site, is_built

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
