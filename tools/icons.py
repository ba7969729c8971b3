"""Make the web app's icons from its drawing, and the pictures of the games that links to their
tables show from their emblems, with a browser. The web app has to be built."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

WEB = Path(__file__).parents[1] / "web"
sys.path.insert(0, str(WEB.parent / "tests"))

from browsers import FLAGS, SiteServer, built_site, find_chromium  # noqa: E402 (tests know them)
from spielwerk.games import GAMES, guests  # noqa: E402

GAMES_FOLDER = WEB.parent / "src" / "spielwerk" / "games"
EMBLEM = 480
ALONE = (
    ".emblem { position: fixed !important; inset: 0; z-index: 99; width: auto !important;"
    " padding: 24px; background: var(--paper) }"
)
SIZES = {"icon-192.png": 192, "icon-512.png": 512, "apple-touch-icon.png": 180}


def main() -> None:
    drawing = (WEB / "art" / "icon.svg").read_text(encoding="utf-8")
    style = "html, body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for name, size in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>{style}</style>{drawing}")
            page.screenshot(path=WEB / "public" / name)
        with SiteServer(Path(tempfile.mkdtemp()), built_site()) as server:
            for game in set(GAMES) - set(guests()):
                draw_emblem(browser, server, game)
        browser.close()


def draw_emblem(browser: Browser, server: SiteServer, game: str) -> None:
    """Alone on paper, as large as messengers show it."""
    page = browser.new_page(
        viewport={"width": EMBLEM, "height": EMBLEM}, bypass_csp=True, reduced_motion="reduce"
    )
    page.goto(f"{server.url}/new/{game}")
    page.locator(".emblem svg").wait_for()
    page.add_style_tag(content=ALONE)

    page.screenshot(path=GAMES_FOLDER / game / "emblem.png")
    page.close()


main()
