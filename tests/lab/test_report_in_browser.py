"""A report in a real browser: on a desk, on a phone and on paper."""

import pytest
from playwright.sync_api import sync_playwright

import spielwerk
from browsers import DESKTOP, FLAGS, PHONE, find_chromium
from crews import Here
from once import once
from spielwerk.lab.report.page import page
from spielwerk.lab.report.report import make
from spielwerk.lab.report.request import wanted


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    """A page with all kinds of sections, in the language with the longest words."""
    asked = wanted(spielwerk.find_game("triominos"), 4, [], "1", 6, 1, ["joker=off", "rack=5|7"])
    folder = tmp_path_factory.mktemp("report")
    report = once(tmp_path_factory, "report-in-browser", lambda: make(asked, Here()))
    for language in ("de", "uk"):
        (folder / f"{language}.html").write_text(page(report, language), encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def chromium():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def opened(chromium, files):
    """A page that requested nothing but itself and reported no errors."""
    contexts, told = [], []

    def opened(language, **how):
        context = chromium.new_context(**how)
        contexts.append(context)
        tab = context.new_page()
        tab.on("console", lambda message: told.append(message.text))
        tab.on("pageerror", lambda error: told.append(str(error)))
        address = (files / f"{language}.html").as_uri()
        tab.on("request", lambda request: request.url == address or told.append(request.url))
        tab.goto(address)
        return tab

    yield opened
    for context in contexts:
        context.close()
    assert told == []


@pytest.mark.parametrize(
    ("how", "language"), [(DESKTOP, "uk"), (PHONE, "de")], ids=["desk", "phone"]
)
def test_nothing_is_wider_than_the_screen(opened, language, how):
    tab = opened(language, **how)
    width = how["viewport"]["width"]
    assert tab.evaluate("document.documentElement.scrollWidth") <= width
    for figure in tab.locator("figure").all():
        box = figure.bounding_box()
        assert box["width"] <= width
        assert box["height"] > 60


def test_a_table_that_goes_on_has_a_shadow_at_that_edge(opened):
    """The last pixels of the widest table at its right edge, before and after it is scrolled."""
    tab = opened("de", **PHONE)
    table = tab.locator("#options .table")
    assert table.evaluate("it => it.scrollWidth > it.clientWidth + 40")
    assert tab.locator(".table[tabindex='0'][role='region'][aria-label]").count() >= 5

    def edge():
        box = table.bounding_box()
        strip = {"x": box["x"] + box["width"] - 3, "y": box["y"] + 6, "width": 2, "height": 2}
        return tab.screenshot(clip=strip, full_page=True)

    def left():
        box = table.bounding_box()
        strip = {"x": box["x"] + 1, "y": box["y"] + 6, "width": 2, "height": 2}
        return tab.screenshot(clip=strip, full_page=True)

    before = edge(), left()
    table.evaluate("it => it.scrollLeft = it.scrollWidth")
    after = edge(), left()
    assert before[0] != after[0]
    assert before[1] != after[1]


def test_letters_in_plots_stay_readable_on_a_phone(opened):
    tab = opened("de", **PHONE)
    heights = tab.evaluate(
        """[...document.querySelectorAll('figure svg text')]
            .map(text => text.getBoundingClientRect().height)"""
    )
    assert min(heights) >= 9


def test_no_letters_of_a_plot_are_cut_off(opened):
    tab = opened("uk", **DESKTOP)
    assert tab.evaluate(
        """[...document.querySelectorAll('figure svg')].every(svg => {
            const around = svg.getBoundingClientRect();
            return [...svg.querySelectorAll('text')].every(text => {
                const box = text.getBoundingClientRect();
                return box.left >= around.left - 6 && box.right <= around.right + 6;
            });
        })"""
    )


def test_in_the_dark_theme_the_plots_are_light_on_dark(opened):
    ink = "getComputedStyle(document.querySelector('figure svg text')).fill"
    by_day = opened("de", **DESKTOP, color_scheme="light").evaluate(ink)
    by_night = opened("de", **DESKTOP, color_scheme="dark").evaluate(ink)
    assert by_day != by_night


def test_a_game_can_be_clicked_through(opened):
    """By buttons, by its moves and by keys; the record can be saved."""
    tab = opened("de", **PHONE)
    game = tab.locator(".game").first
    seen = game.locator(".positions > li:visible")
    moves = game.locator(".moves button")
    last = moves.count() - 1
    shown = lambda: (seen.count(), game.locator("output").inner_text())  # noqa: E731
    assert shown() == (1, f"0 / {last}")
    game.locator("[data-step=on]").click()
    assert shown() == (1, f"1 / {last}")
    assert moves.nth(1).get_attribute("aria-current") == "step"
    assert moves.nth(1).inner_text() in seen.inner_text()
    tab.keyboard.press("ArrowRight")
    tab.keyboard.press("ArrowLeft")
    tab.keyboard.press("ArrowLeft")
    tab.keyboard.press("ArrowLeft")
    assert shown() == (1, f"0 / {last}")
    moves.nth(last).click()
    assert shown() == (1, f"{last} / {last}")
    game.locator("[data-step=first]").click()
    assert shown() == (1, f"0 / {last}")
    with tab.expect_download() as download:
        game.locator("a[download]").click()
    assert download.value.suggested_filename.startswith("triominos-")


def test_without_a_script_all_positions_are_there(opened):
    tab = opened("de", **DESKTOP, java_script_enabled=False)
    game = tab.locator(".game").first
    assert game.locator(".positions > li:visible").count() > 10
    assert game.locator(".controls:visible").count() == 0


def test_the_first_page_on_paper_is_one_page(opened):
    """A4 with margins of a centimetre, in CSS pixels."""
    tab = opened("uk", viewport={"width": 718, "height": 1047})
    tab.emulate_media(media="print")
    assert tab.locator("#first").bounding_box()["height"] <= 1047
    assert tab.evaluate("getComputedStyle(document.querySelector('#first')).breakAfter") == "page"


def test_on_paper_no_figure_is_split(opened):
    tab = opened("de", **DESKTOP)
    assert tab.pdf(format="A4").startswith(b"%PDF")
    tab.emulate_media(media="print")
    torn = "[...document.querySelectorAll('figure')].map(f => getComputedStyle(f).breakInside)"
    assert set(tab.evaluate(torn)) == {"avoid"}
    assert tab.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
