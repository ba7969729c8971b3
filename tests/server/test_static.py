"""The web app as a folder for any web host."""

import json

import pytest

from spielwerk.errors import BadOption, Failure
from spielwerk.games import GAMES
from spielwerk.locale import LANGUAGES
from spielwerk.server.door.guard import CONTENT_POLICY
from spielwerk.server.pages.python_bundle import python_bundle
from spielwerk.server.pages.static import write

PAGE = """<!doctype html><html lang="en"><head>
<meta charset="utf-8" /><link rel="icon" href="./favicon.svg" />
<script type="module" src="./assets/index-abc.js"></script></head><body></body></html>"""


@pytest.fixture
def built(tmp_path):
    """As Vite builds it."""
    folder = tmp_path / "web"
    (folder / "assets" / "pyodide-1.2").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "index-abc.js").write_text("let x = 1;\n" * 100)
    (folder / "assets" / "pyodide-1.2" / "python.wasm.gz").write_bytes(b"packed")
    for name in ("favicon.svg", "sw.js"):
        (folder / name).write_text(name)
    return folder


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "deep" / "site"


def names_in(folder):
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def content(page, attribute):
    return page.partition(f'<meta {attribute} content="')[2].partition('"')[0]


def test_everything_is_there_and_counted(built, folder):
    written = write(folder, built=built)
    names = names_in(folder)
    tab = content((folder / "index.html").read_text(), 'name="tab"')
    games = {f"games/{language}.json" for language in LANGUAGES}
    assert names == names_in(built) | games | {tab, "offline.json", "README.txt"}
    assert (folder / tab).read_bytes() == python_bundle()
    assert written.files == len(names)
    assert written.size == sum((folder / name).stat().st_size for name in names)
    listed = {name for name, _ in json.loads((folder / "offline.json").read_text())["files"]}
    assert listed == names - {"index.html", "sw.js", "offline.json", "README.txt"} | {"./"}


def test_the_page_works_under_any_path_and_is_told_what_it_needs(built, folder):
    write(folder, built=built)
    page = (folder / "index.html").read_text()
    assert 'src="./assets/index-abc.js"' in page
    assert content(page, 'name="games"').split() == list(GAMES)
    assert '<meta name="site" content="" />' in page
    write(folder, "https://games.example.org/a&b", built)
    page = (folder / "index.html").read_text()
    assert content(page, 'name="site"') == "https://games.example.org/a&amp;b"


def test_the_page_says_the_server_s_policy_before_it_loads_anything(built, folder):
    write(folder, built=built)
    page = (folder / "index.html").read_text()
    policy = content(page, 'http-equiv="Content-Security-Policy"').split("; ")
    assert [*policy, "frame-ancestors 'none'"] == CONTENT_POLICY.split("; ")
    assert page.index("Content-Security-Policy") < min(page.index("<link"), page.index("<script"))
    assert page.encode().index(b"charset") < 1024, "browsers look no further for it"


def test_an_update_replaces_the_page_and_keeps_old_assets(built, folder):
    write(folder, built=built)
    (built / "assets" / "index-abc.js").rename(built / "assets" / "index-xyz.js")
    (built / "index.html").write_text(PAGE.replace("abc", "xyz"))
    (folder / ".git").mkdir()
    write(folder, built=built)
    assert "index-xyz" in (folder / "index.html").read_text()
    assert {"assets/index-abc.js", "assets/index-xyz.js"} <= names_in(folder)
    assert "index-abc" not in (folder / "offline.json").read_text()
    assert not [name for name in names_in(folder) if name.endswith(".part")]


@pytest.mark.parametrize("hidden", [(), (".git", ".nojekyll")])
def test_an_empty_folder_will_do(built, folder, hidden):
    folder.mkdir(parents=True)
    for name in hidden:
        (folder / name).touch()
    write(folder, built=built)
    assert (folder / "index.html").exists()


@pytest.mark.parametrize(
    "theirs",
    [
        {"letter.txt": "Dear"},
        {"index.html": PAGE, "offline.json": "{}"},
        {"README.txt": "Somebody else's", "offline.json": "{}"},
    ],
)
def test_a_folder_of_somebody_else_stays_as_it_is(built, folder, theirs):
    folder.mkdir(parents=True)
    for name, text in theirs.items():
        (folder / name).write_text(text)
    with pytest.raises(BadOption) as refusal:
        write(folder, built=built)
    assert refusal.value.message.id == "error-site-folder"
    assert {path.name: path.read_text() for path in folder.iterdir()} == theirs


def test_without_a_web_app_nothing_is_written(tmp_path, folder):
    with pytest.raises(Failure) as refusal:
        write(folder, built=tmp_path / "nothing")
    assert refusal.value.message.id == "error-site-no-web"
    assert not folder.exists()


@pytest.mark.parametrize(
    "address",
    ["", "games.example.org", "ftp://x", "https://", "https:///x", 'http://x"y', "http://x y",
     "https://x/?a", "https://x/#a", "javascript:alert(1)"],
)  # fmt: skip
def test_a_server_has_an_address_of_the_web(built, folder, address):
    with pytest.raises(BadOption) as refusal:
        write(folder, address, built)
    assert refusal.value.message.id == "error-site-server"
    assert not folder.exists()


@pytest.mark.parametrize("address", ["http://localhost:8000", "https://x.org/", "http://[::1]/a/b"])
def test_such_addresses_are_fine(built, folder, address):
    write(folder, address, built)
    assert content((folder / "index.html").read_text(), 'name="site"') == address
