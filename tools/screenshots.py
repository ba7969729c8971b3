"""Take the README's pictures: a moment from a game on each board."""

import asyncio
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "docs" / "pictures"
sys.path.insert(0, str(ROOT / "tests"))

from browsers import FLAGS, SiteServer, built_site, find_chromium  # noqa: E402 (as tests do it)
from players import Table, seated, set_up  # noqa: E402
from spielwerk.games import GAMES  # noqa: E402

WINDOW = {"width": 1120, "height": 740}
MOVES = 9  # how many we make before the picture


async def play(url: str, game: str) -> Table:
    """A table in the middle of a game: we make the moves that the computer recommends."""
    table = await set_up(url, game, ("link", "bot"))
    async with seated(table, 0) as player:
        for _ in range(MOVES):
            while not player.legal:
                await player.receive()
            hint = await player.ask("hint")
            await player.move(hint["best"][0]["move"])
        while not player.legal:
            await player.receive()
    return table


def take(browser: Browser, address: str, name: str) -> None:
    page = browser.new_page(viewport=WINDOW, locale="en-GB", color_scheme="light")
    for game in GAMES:  # so that no lesson pops up
        page.add_init_script(f"localStorage.setItem('lesson:{game}', 'offered')")
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)  # until everything has stopped moving
    page.screenshot(path=TARGET / f"{name}.png")
    page.close()


def main() -> None:
    TARGET.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        SiteServer(Path(folder), built_site()) as server,
    ):
        addresses = {}
        for game in GAMES:
            table = asyncio.run(play(server.url, game))
            addresses[game] = f"{server.url}/t/{table.id}#seat={table.seats[0]}"
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
            for name, address in addresses.items():
                take(browser, address, name)
            browser.close()


main()
