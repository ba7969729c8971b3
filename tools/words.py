"""All texts in five columns, to read side by side: build/words/index.html.

python tools/words.py              write the page
python tools/words.py --read       mark as read what is new, or changed in every language
python tools/words.py --read ID …  mark these texts as read, however they changed
python tools/words.py --read --all mark everything as read
"""

import argparse
import html
import re
import sys
from itertools import groupby
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "build" / "words" / "index.html"
sys.path.insert(0, str(ROOT / "tests"))

from spielwerk.locale import HELP, LANGUAGES, REPORT  # noqa: E402 (after the path is set)
from texts import Part, Text, Unread, digests, digests_read, mark_read, texts, unread  # noqa: E402

NAMES = {"de": "Deutsch", "en": "English", "fr": "Français", "it": "Italiano", "uk": "Українська"}
STYLE = """
:root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
body { margin: 0; }
header { position: sticky; top: 0; z-index: 1; padding: .5rem 1rem; background: Canvas;
  border-bottom: 1px solid GrayText; display: flex; flex-wrap: wrap; gap: .4rem 1.2rem;
  align-items: center; }
header input[type=search] { width: 18rem; font: inherit; }
nav { padding: .5rem 1rem; columns: 5; font-size: .85rem; }
h2 { margin: 2rem 1rem 0; }
h3 { margin: 1.2rem 1rem .3rem; }
.row { padding: .2rem 1rem .5rem; border-top: 1px solid #8884; }
.row > label { font: .75rem ui-monospace, monospace; opacity: .75; }
.row b { color: #c33; }
.five { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 1rem; }
.five p { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.five p + p { font-size: .85rem; opacity: .8; }
.changed { box-shadow: -.4rem 0 0 Canvas, -.55rem 0 0 #c33; }
.nb { background: #8885; }
.done .five { opacity: .35; }
[hidden] { display: none; }
"""
SCRIPT = """
const find = document.querySelector("[type=search]");
const [onlyUnread, onlyChanged] = document.querySelectorAll("header [type=checkbox]");
const rows = [...document.querySelectorAll(".row")];
const read = new Set(JSON.parse(localStorage.getItem("words-read") ?? "[]"));
function show() {
  const wanted = find.value.toLowerCase();
  for (const row of rows) {
    const isRead = read.has(row.dataset.mark);
    row.querySelector("input").checked = isRead;
    row.classList.toggle("done", isRead);
    row.hidden = (onlyUnread.checked && isRead) || (onlyChanged.checked && !("news" in row.dataset))
      || !row.textContent.toLowerCase().includes(wanted);
  }
  for (const part of document.querySelectorAll("section"))
    part.hidden = part.querySelector(".row:not([hidden])") === null;
  const done = rows.filter((row) => read.has(row.dataset.mark)).length;
  document.querySelector("output").textContent = `${done} of ${rows.length} read`;
}
document.addEventListener("change", ({ target }) => {
  const row = target.closest(".row");
  if (row) {
    if (target.checked) read.add(row.dataset.mark);
    else read.delete(row.dataset.mark);
    localStorage.setItem("words-read", JSON.stringify([...read]));
  }
  show();
});
find.addEventListener("input", show);
show();
"""


def page() -> str:
    news = unread(digests(), digests_read())
    parts = groupby(texts().items(), key=lambda item: _place(item[1]["en"]))
    sections = [(part, section, dict(rows)) for (part, section), rows in parts]
    body, links, last = [], [], None
    for number, (part, section, rows) in enumerate(sections):
        title = _title(part)
        heading = f"<h2>{title}</h2>" if part != last else ""
        last = part
        name = " · ".join(filter(None, (title.partition(" (")[0], html.escape(section))))
        links.append(f'<a href="#s{number}">{name}</a><br>')
        told = "".join(_row(key, by, news) for key, by in rows.items())
        body.append(
            f'<section id="s{number}">{heading}<h3>{html.escape(section)}</h3>{told}</section>'
        )
    heads = "".join(f"<strong>{NAMES[language]}</strong>" for language in LANGUAGES)
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Words</title>'
        f"<style>{STYLE}</style>"
        '<header><input type="search" placeholder="find a word or an id" aria-label="Find">'
        '<label><input type="checkbox"> only unread</label>'
        '<label><input type="checkbox"> only changed since last marked</label><output></output>'
        f'<div class="five" style="flex-basis: 100%">{heads}</div></header>'
        f"<nav>{''.join(links)}</nav><main>{''.join(body)}</main><script>{SCRIPT}</script></html>"
    )


def _place(text: Text) -> tuple[Part, str]:
    return text.part, text.section


def _title(part: Part) -> str:
    """Where the texts appear, and the file's name with a star for the language."""
    where = {None: "Everywhere", REPORT: "Report", HELP: "Help"}[part.name]
    return f"{where if part.game is None else f'{where}: {part.game}'} ({part.path('*').name})"


def _row(key: str, by: dict[str, Text], news: Unread) -> str:
    changed = LANGUAGES if key in news.whole else news.partly.get(key, ())
    columns = "".join(
        f'<div lang="{language}"{" class=changed" if language in changed else ""}>'
        + "".join(f"<p>{_shown(said)}</p>" for said in by[language].said())
        + "</div>"
        for language in LANGUAGES
    )
    mark = html.escape(f"{key} {digests()[key]}", quote=True)
    told = f" <b>changed: {', '.join(changed)}</b>" if changed else ""
    return (
        f'<div class="row" data-mark="{mark}"{" data-news" if changed else ""}>'
        f'<label><input type="checkbox"> {html.escape(key)}{told}</label>'
        f'<div class="five">{columns}</div></div>'
    )


def _shown(text: str) -> str:
    """Make no-break spaces visible."""
    return re.sub(
        "[\u00a0\u202f]", lambda found: f'<i class="nb">{found[0]}</i>', html.escape(text)
    )


def mark(ids: list[str], everything: bool) -> str:
    news = unread(digests(), digests_read())
    unknown = [key for key in ids if key not in digests() and key not in digests_read()]
    if unknown:
        raise SystemExit(f"There is no text {', '.join(unknown)}.")
    keys = ids or [*news.whole, *(news.partly if everything else ())]
    mark_read(keys)
    left = [key for key in news.partly if key not in keys]
    told = f"Marked as read: {len(keys)}."
    return told + (f" Changed in some languages only: {', '.join(left)}." if left else "")


def main() -> None:
    arguments = argparse.ArgumentParser(description="All texts side by side.")
    arguments.add_argument("--read", nargs="*", metavar="ID", help="mark texts as read")
    arguments.add_argument("--all", action="store_true", help="with --read: everything")
    given = arguments.parse_args()
    if given.read is not None:
        sys.stdout.write(mark(given.read, given.all) + "\n")
        return
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")
    sys.stdout.write(f"{PAGE.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
