"""What is wrong with a page's looks, for every reader on every screen."""

import html
import os
import re
from pathlib import Path

from amounts import amount
from spielwerk.games import GAMES
from spielwerk.locale import LANGUAGES, words_path

ROOT = Path(__file__).parents[1]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = ROOT / "build" / "screenshots"

FINGER = 44  # pixels
SPOKEN = amount(("de", "uk"), LANGUAGES)  # these two have the longest words


def axe_finds(page, **options):
    """What axe-core finds wrong with the current page."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    return page.evaluate(
        """async (options) => (await axe.run(document, options)).violations
            .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
                `${id}: ${html.slice(0, 200)} ${failureSummary}`))""",
        # No rule that is on by default reads style sheets, and reading them takes longer than all
        # rules together.
        {"resultTypes": ["violations"], "preload": {"assets": ["media"]}, **options},
    )


def check_with_axe(page):
    """In the light theme, and whatever depends on colours also in the dark one."""
    for scheme, rules in (("light", {}), ("dark", {"runOnly": ["color-contrast"]})):
        page.emulate_media(color_scheme=scheme)
        settle(page)
        found = axe_finds(page, **rules)
        assert not found, f"{scheme}, {page.url}:\n" + "\n".join(found)
    page.emulate_media(color_scheme="light")


def settle(page):
    """Wait until animations have stopped, fonts are loaded, and the page is drawn."""
    page.evaluate(
        """async () => {
            await document.fonts.ready;
            const ends = document.getAnimations()
                .filter((one) => one.effect?.getComputedTiming().endTime < 5000)
                .map((one) => one.finished.catch(() => {}));
            await Promise.all(ends);
            await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        }"""
    )


MISFITS = """() => {
    const wrong = [];
    const root = document.documentElement;
    const name = (e) => `<${e.tagName.toLowerCase()} class="${e.getAttribute("class") ?? ""}"> `
        + JSON.stringify((e.textContent ?? "").trim().slice(0, 60));
    if (root.scrollWidth > root.clientWidth)
        wrong.push(`the page is ${root.scrollWidth} px wide on ${root.clientWidth}`);
    for (const element of document.body.querySelectorAll("*")) {
        if (element.closest("svg, .hidden-text, [hidden]") || !element.checkVisibility()) continue;
        const style = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        if (box.width === 0) continue;
        const hides = (value) => value === "hidden" || value === "clip";
        if (hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1)
            wrong.push(`cut off: ${name(element)}`);
        if (hides(style.overflowY) && element.scrollHeight > element.clientHeight + 1)
            wrong.push(`cut off below: ${name(element)}`);
        const scrolls = element.parentElement?.closest(".scrolls, ol, [tabindex]");
        if (style.position !== "fixed" && (box.right > root.clientWidth + 1 || box.left < -1)
            && !element.matches(".skip") && !element.closest("[popover]:not(:popover-open)"))
            wrong.push(`beyond the edge (${Math.round(box.left)}-${Math.round(box.right)}): `
                + name(element));
        const own = [...element.childNodes].filter((node) => node.nodeType === 3);
        if (own.some((node) => node.data.trim()) && element.matches("button, a, option, summary")
            && element.scrollWidth > element.clientWidth + 1 && style.display !== "inline")
            wrong.push(`text wider than its button: ${name(element)}`);
    }
    const ruler = document.createElement("canvas").getContext("2d");
    for (const select of document.querySelectorAll("select")) {
        const style = getComputedStyle(select);
        ruler.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const words = select.selectedOptions[0]?.text ?? "";
        const room = select.clientWidth - parseFloat(style.paddingLeft)
            - parseFloat(style.paddingRight) - 16; // the arrow
        if (select.checkVisibility() && ruler.measureText(words).width > room + 1)
            wrong.push(`cut off: what is chosen, "${words}"`);
    }
    return wrong;
}"""


def check_fit(page, language):
    """Check that nothing overflows, is cut off, or is untranslated."""
    wrong = page.evaluate(MISFITS)
    text = page.evaluate(
        """() => document.title + "\\n" + document.body.innerText + "\\n"
            + [...document.querySelectorAll("[aria-label]")]
                .map((e) => e.getAttribute("aria-label")).join("\\n")"""
    )
    wrong += [f"a raw text: {raw}" for raw in re.findall(r".*(?:\{ ?\$|undefined|NaN).*", text)]
    wrong += [f"a raw id: {raw}" for raw in set(re.findall(MESSAGE_ID, text))]
    if page.evaluate("document.documentElement.lang") != language:
        wrong.append("the page does not say its language")
    if not page.title().strip():
        wrong.append("the page has no title")
    assert not wrong, f"{language}, {page.viewport_size}, {page.url}:\n" + "\n".join(wrong)


def _message_ids():
    """Raw message ids that show up as text."""
    files = (words_path("en", None, game) for game in (None, *GAMES))
    text = "".join(file.read_text("utf-8") for file in files)
    names = re.findall(r"^([a-z][a-z0-9-]*-[a-z0-9-]+) =", text, re.M)
    return r"\b(?:" + "|".join(sorted(map(re.escape, names), key=len, reverse=True)) + r")\b"


MESSAGE_ID = _message_ids()

TARGETS = """(least) => [...document.querySelectorAll(
        "a[href], button, select, input, summary, [role=button]")]
    .filter((e) => e.checkVisibility() && !e.closest(".hidden-text, .skip, footer")
        && !e.disabled && getComputedStyle(e).display !== "inline")
    .map((e) => e.matches("input") ? (e.closest("label") ?? e) : e)
    .map((e) => [e, (e.querySelector(":scope > .touch") ?? e).getBoundingClientRect()])
    .filter(([e, { width, height }]) => width > 0
        && Math.min(width, height) < least && !e.closest("[data-small-is-fine]"))
    .map(([e, { width, height }]) => `${Math.round(width)} x ${Math.round(height)}: `
        + (e.getAttribute("aria-label") ?? e.textContent).trim().slice(0, 60))"""


def small_targets(page):
    """Targets that a finger would miss."""
    return page.evaluate(TARGETS, FINGER - 0.5)


# Everything to touch is scrolled into view, then looked for where it is seen.
UNREACHABLE = """() => {
    const root = document.querySelector("dialog:modal") ?? document.body;
    const name = (e) => e === null ? "nothing"
        : (e.getAttribute("aria-label") ?? e.textContent).trim().slice(0, 60)
            || `<${e.tagName.toLowerCase()} class="${e.getAttribute("class") ?? ""}">`;
    const wrong = [];
    for (const e of root.querySelectorAll("a[href], button, select, [role=button]")) {
        if (!e.checkVisibility({ visibilityProperty: true })
            || e.closest(".skip, [inert], [popover]:not(:popover-open)")) continue;
        const target = e.querySelector(":scope > .touch, .fly > .touch") ?? e;
        target.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
        const { left, right, top, bottom } = target.getBoundingClientRect();
        if (left === right) continue;
        if (left < -1 || right > document.documentElement.clientWidth + 1)
            wrong.push(`beside the screen: ${name(e)}`);
        // Spots are round, or triangles: only of a button all sides are looked at.
        const shares = e instanceof SVGElement ? [0.5] : [0.2, 0.5, 0.8];
        const found = shares.flatMap((x) => shares.map((y) =>
            document.elementFromPoint(left + x * (right - left), top + y * (bottom - top))));
        const over = found.find((each) => !e.contains(each));
        if (over !== undefined) wrong.push(`${name(e)} is under ${name(over)}`);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) wrong.push(`${scrollWidth} px wide on ${clientWidth}`);
    for (const e of [document.documentElement, root]) e.scrollTo(0, 0);
    return wrong;
}"""


def unreachable(page):
    """What can be touched but is covered, or is beside the screen, however far one scrolls down."""
    settle(page)
    return page.evaluate(UNREACHABLE)


COVERED_WORDS = """(region) => {
    const covered = [];
    const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    for (let text; (text = texts.nextNode());) {
        const line = document.createRange();
        line.selectNodeContents(text);
        if (!text.data.trim() || text.parentElement.closest(".hidden-text")) continue;
        for (const { left, right, top, bottom } of line.getClientRects())
            for (let x = left + 1; x < right; x += 8) {
                const found = document.elementFromPoint(x, (top + bottom) / 2);
                if (region.contains(found)) continue;
                covered.push(`${text.data} is under ${found?.textContent.trim()}`);
                break;
            }
    }
    return covered;
}"""


def covered_words(region):
    """Words in a part of the page that something else lies over."""
    settle(region.page)
    return region.evaluate(COVERED_WORDS)


# Notes in `window.shifts` whatever jumps without anybody having touched the page.
SHIFTS = """
window.shifts = [];
const rect = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
        if (!hadRecentInput) window.shifts.push([value, sources.map(
            ({ node, previousRect, currentRect }) => `${node?.nodeName} ${node?.className ?? ""} `
                + `${rect(previousRect)} -> ${rect(currentRect)}`).join("; ")]);
}).observe({ type: "layout-shift", buffered: true });
"""


def speak(page, language):
    """Choose a language on the page."""
    page.locator(".language select").select_option(language)
    is_spoken = "code => document.documentElement.lang === code"
    page.wait_for_function(is_spoken, arg=language, polling=100)
    settle(page)


def check_languages(page, name, pictured=LANGUAGES):
    """Check that the page fits in each language, or in those with the longest words, and take
    pictures of some."""
    for language in LANGUAGES if are_wanted() else SPOKEN:
        speak(page, language)
        check_fit(page, language)
        if language in pictured:
            picture(page, f"{name}-{language}")
    speak(page, "en")


def are_wanted():
    """Whether somebody wants to look at pictures: `make screenshots`."""
    return bool(os.environ.get("SPIELWERK_PICTURES"))


def picture(page, name, **more):
    if not are_wanted():
        return
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"{name}.png", full_page=True, **more)


def write_index():
    """One page with all pictures."""
    groups = {}
    for file in sorted(PICTURES.glob("*.png")):
        groups.setdefault(file.stem.rpartition("-")[0], []).append(file.name)
    parts = [
        "<!doctype html><meta charset=utf-8><title>Spielwerk: screenshots</title>"
        "<style>body{font-family:sans-serif}img{max-width:24em;max-height:24em;margin:.5em;"
        "border:1px solid #999;vertical-align:top}</style>"
    ]
    for group, names in groups.items():
        parts.append(f"<h2>{html.escape(group)}</h2>")
        parts += [f'<a href="{each}"><img src="{each}" title="{each}"></a>' for each in names]
    (PICTURES / "index.html").write_text("\n".join(parts), encoding="utf-8")
