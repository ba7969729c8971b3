"""A new version of the app, while somebody who keeps it on their device is playing."""

import re
import shutil

import pytest

from browsers import KEEPER, SiteServer, built_site
from lines import Line
from local import A_WHILE
from spielwerk.locale import say
from tables import reload, set_up, somebody, wait_until

NEW = "-new.js"


@pytest.fixture(scope="module")
def new_version(tmp_path_factory):
    """The same app, but its scripts have other names, as those that import a changed one have. The
    old ones are gone, and the main one says that it is new."""
    folder = shutil.copytree(built_site(), tmp_path_factory.mktemp("new") / "web")
    scripts = [path.name for path in folder.glob("assets/*.js")]
    for path in [folder / "index.html", *folder.glob("assets/*.js")]:
        text = path.read_text()
        for name in scripts:
            text = text.replace(name, name.replace(".js", NEW))
        path.write_text(text)
        if path.suffix == ".js":
            path.rename(path.with_name(path.name.replace(".js", NEW)))
    main = re.search(r"assets/(app-[\w-]+\.js)", (folder / "index.html").read_text())[1]
    with (folder / "assets" / main).open("a") as file:
        file.write("self.isNew = true;\n")
    return folder


class WeakLine(Line):
    """Breaks when the new version is being fetched, until it is mended."""

    is_weak = True

    def _hear(self, data):
        if self.is_weak and NEW.encode() in data:
            self.cut()

    def mend(self):
        self.is_weak = False
        super().mend()


def is_new(page):
    return page.evaluate("self.isNew ?? false")


def is_waiting(page):
    """Whether a version has been fetched and is not used yet."""
    return page.evaluate(
        """async () => {
            const state = await caches.open("spielwerk-state");
            const read = async (name) => (await state.match("/" + name))?.text();
            const [now, next] = await Promise.all([read("current"), read("next")]);
            return next !== undefined && next !== now;
        }"""
    )


def check_table(page, player):
    """It is the old version, and the game goes on."""
    player.wait_for_turn()
    assert not is_new(page)
    player.move()
    player.wait_for_turn()


def test_an_update_never_changes_the_app_under_a_running_game(visit, new_version, tmp_path):
    with SiteServer(tmp_path, built_site()) as server, WeakLine(server.port) as line:
        someone = visit(through=line, **KEEPER)
        someone.forgive(r"net::ERR_|Failed to fetch")
        page = someone.go("/")
        page.set_default_timeout(A_WHILE)
        page.get_by_role("button", name=say("keep-offline")).click()
        page.get_by_text(say("keep-offline-done")).wait_for()
        set_up(page, line.url, "rings", "here", 1)
        player = somebody(page)
        check_table(page, player)
        table = page.url

        server.stop()
        server.site = new_version
        server.start()
        reload(page)  # looks for an update, which breaks off in the middle
        check_table(page, player)
        wait_until(page, lambda: line.is_cut, "there was no update", A_WHILE / 1000)
        someone.go("/")
        assert not is_new(page)

        line.mend()
        page.goto(table)  # now it arrives
        wait_until(page, lambda: is_waiting(page), "there was no update", A_WHILE / 1000)
        reload(page)
        check_table(page, player)
        moves = page.locator("[data-ply]").count()

        someone.go("/")
        assert is_new(page)
        line.cut()  # all of it is here
        page.get_by_role("link", name=say("shelf-continue")).click()
        player.wait_for_turn()
        assert page.url == table
        assert page.locator("[data-ply]").count() == moves
        player.move()
        player.wait_for_turn()

        line.mend()
        line.is_silent = True  # as in a tunnel: it seems to be there and never answers
        reload(page)
        player.wait_for_turn()
        player.move()
