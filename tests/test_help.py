"""The help: every rule in every language, our own rulings marked, with correct pictures."""

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import spielwerk
from spielwerk.engine.help import written
from spielwerk.locale import HELP, LANGUAGES, words_path

DOCS = Path(__file__).parents[1] / "docs" / "rules"
# How the exact text marks what is our ruling; in the help a star stands there.
OUR_READING = re.compile(r"\(our\s+reading\b", re.IGNORECASE)


def rules(game):
    """The rules from the exact English text, by id."""
    text = (DOCS / f"{game}.md").read_text(encoding="utf-8")
    found = re.split(r"^\*\*([A-Z]{2}-\d+)\*\*", text, flags=re.MULTILINE)
    # A rule ends at the next heading.
    return dict(zip(found[1::2], (part.split("\n## ")[0] for part in found[2::2]), strict=True))


def texts(game, language):
    """Each message of a help page, and each of its attributes, by name."""
    found = {}
    path = words_path(language, HELP, game)
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {path.name}"
            found[entry.id.name] = plain(entry.value, path)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = plain(attribute.value, path)
    return found


def plain(pattern, path):
    """The help has no placeables: all of it is plain text."""
    assert pattern is not None, f"{path.name}: an empty message"
    for element in pattern.elements:
        assert isinstance(element, ast.TextElement), f"{path.name}: a placeable"
    return "".join(element.value for element in pattern.elements)


EVERYWHERE = [(game, language) for game in spielwerk.GAMES for language in LANGUAGES]


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_every_rule_has_its_text(game, language):
    there = {name for name in texts(game, language) if re.fullmatch(r"[A-Z]{2}-\d+", name)}
    assert there == set(rules(game))


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_every_language_has_the_same_messages(game, language):
    assert texts(game, language).keys() == texts(game, "en").keys()


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_our_rulings_are_marked_and_nothing_else(game, language):
    told = texts(game, language)
    ours = {rule for rule, text in rules(game).items() if OUR_READING.search(text)}
    assert {rule for rule in rules(game) if "*" in told[rule]} == ours


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_texts_name_the_same_rules_and_close_their_marks(game, language):
    for name, text in texts(game, language).items():
        english = texts(game, "en")[name]
        named = re.findall(r"[A-Z]{2}-\d+", text)
        assert sorted(named) == sorted(re.findall(r"[A-Z]{2}-\d+", english)), name
        assert set(named) <= set(rules(game)), name
        assert text.count("_") % 2 == 0, name
        if language == "uk":
            assert re.search("[а-яіїєґ]", text), name


@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_pictures_and_lessons_follow_the_rules(game):
    path, text = written(f"spielwerk.games.{game}")
    assert path.read_text(encoding="utf-8") == text, "make scenes writes it again"


@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_every_picture_and_every_step_has_its_words(game):
    scenes, told = json.loads(written(f"spielwerk.games.{game}")[1]), texts(game, "en")
    assert 3 <= len(scenes["pictures"]) <= 9
    assert 3 <= len(scenes["lesson"]) <= 5
    pictures = {f"see-{name}" for name in scenes["pictures"]}
    steps = {f"step-{n}" for n in range(1, len(scenes["lesson"]) + 1)}
    wanted = pictures | {f"{name}.alt" for name in pictures}
    wanted |= steps | {f"{name}.done" for name in steps}
    assert {name for name in told if name.startswith(("see-", "step-"))} == wanted
