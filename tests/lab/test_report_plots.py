"""The looks of the lines in a report's plots."""

import re
from itertools import combinations
from pathlib import Path

import pytest

from spielwerk.lab.report import page, plots

TEMPLATE = Path(page.__file__).with_name("page.html.jinja").read_text(encoding="utf-8")
LIGHT, DARK, PAPER = (
    dict(re.findall(r"--([a-z]+(?:-\d)?): (#[0-9a-f]{6})\b", part))
    for part in re.findall(r":root \{(.*?)\}", TEMPLATE, re.DOTALL)
)


def parts(colour):
    return [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]


def contrast(one, other):
    """As in the accessibility guidelines of the web (WCAG)."""

    def light(colour):
        linear = [c / 12.92 if c <= 0.04 else ((c + 0.055) / 1.055) ** 2.4 for c in parts(colour)]
        return sum(weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))

    darker, lighter = sorted((light(one), light(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_the_page_has_every_colour_of_the_plots():
    assert [LIGHT[f"other-{n}"] for n in range(len(plots.OTHERS))] == [c for c, _ in plots.OTHERS]
    assert LIGHT.keys() == DARK.keys()
    for names in ("seat", "other"):
        same = [name for name in LIGHT if name.startswith(names)]
        assert [LIGHT[name] for name in same] == [PAPER[name] for name in same]


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_eight_rule_sets_can_be_told_apart(theme):
    looks = [theme[f"other-{n}"] for n in range(8)]
    for colour in looks:
        assert contrast(colour, theme["sheet"]) >= 3
    for one, other in combinations([*looks, theme["ink"]], 2):
        assert sum(abs(a - b) for a, b in zip(parts(one), parts(other), strict=True)) > 0.2
    assert len({str(dashes) for _, dashes in plots.OTHERS}) == 8


def test_eight_variants_and_the_base_have_a_look_each():
    sets = [(str(n), {}) for n in range(9)]
    looks = [(colour, str(line)) for _, _, colour, line in plots.lines(sets)]
    assert len({colour for colour, _ in looks}) == len({line for _, line in looks}) == 9
