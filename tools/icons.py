"""Make the web app's icons from its drawing, with a browser."""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).parents[1] / "web"
sys.path.insert(0, str(WEB.parent / "tests"))

from browsers import FLAGS, find_chromium  # noqa: E402 (the tests know where it is)

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
        browser.close()


main()
