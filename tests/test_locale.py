"""Five languages: every message exists in each, is used, and takes the same arguments."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import spielwerk
from spielwerk.check.finding import ORDER
from spielwerk.check.words import arguments_of
from spielwerk.check.words import needed as needed_by_game
from spielwerk.cli.commands import COMMANDS
from spielwerk.locale import LANGUAGES, REPORT, message, preferred_language, say, words_path
from spielwerk.table.match.commands import REACTIONS

PACKAGE = Path(spielwerk.__file__).parent
WEB = Path(__file__).parents[1] / "web" / "src"


def messages(language):
    """Each message's id with the arguments it takes."""
    found = {}
    for game in (None, *spielwerk.GAMES):
        for part in (None, REPORT):
            read_messages(words_path(language, part, game), part, game, found)
    return found


def read_messages(path, part, game, found):
    language = path.stem
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{language}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name.startswith("report-") == (part == REPORT), entry.id.name
            named = [name for name in spielwerk.GAMES if name in entry.id.name.split("-")]
            assert named == ([game] if game else []), f"{entry.id.name} belongs elsewhere"
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}.ftl"
            found[entry.id.name] = arguments_of(entry.value)
            for attribute in entry.attributes:
                name = f"{entry.id.name}.{attribute.id.name}"
                found[name] = arguments_of(attribute.value)


def needed():
    """The messages that the code names in quotes, and those that every game must have."""
    named, built = set(), set()
    for path in (*PACKAGE.rglob("*.py"), *WEB.rglob("*.ts"), *WEB.rglob("*.svelte")):
        quoted = re.findall(
            r"""["']([a-z]+(?:-[a-z0-9]+)*)["']""", path.read_text(encoding="utf-8")
        )
        if "report" in path.parts:  # its sections leave out the prefix
            built |= {f"report-{word}{end}" for word in quoted for end in ("", "-meaning")}
            quoted = [word for word in quoted if word.startswith(("report-", "error-"))]
        if path.name == "sketch.py":  # kinds of pieces
            built |= {f"{path.parent.name}-kind-{word}" for word in quoted}
        named |= {word for word in quoted if "-" in word}
    from_games = {f"seat-{seat}" for seat in range(4)}
    from_games |= {f"rings-ring-{ring}" for ring in "abc"}
    from_games |= {f"reaction-{reaction}" for reaction in REACTIONS}
    from_games |= {f"report-tension-{why}" for why in ("none", "undecided")}
    from_games |= {f"report-example-{kind}" for kind in ("calm", "usual", "dramatic")}
    from_games |= {f"report-stepped-{kind}" for kind in ("typical", "shortest", "dramatic")}
    from_games |= {f"report-step-{way}" for way in ("first", "back", "on", "last")}
    from_games |= {f"report-stage-{stage}" for stage in range(4)}
    for measure in ("good", "good-share", "only", "second", "worst"):
        from_games |= {f"report-clarity-{measure}", f"report-clarity-{measure}-meaning"}
    from_games |= {f"situation-ended-{by}" for by in ("resigned", "time", "draw", "rules_changed")}
    from_games |= {f"cli-help-{command.__name__}" for command in COMMANDS}
    from_games |= {f"level-{level}" for level in range(1, 7)}
    from_games |= {f"level-name-{level}" for level in range(1, 7)}
    from_games |= {f"set-up-way-{way}" for way in ("computer", "here", "link")}
    from_games |= {f"settings-theme-{theme}" for theme in ("auto", "light", "dark")}
    from_games |= {f"settings-speed-{speed}" for speed in ("calm", "normal", "quick")}
    from_games |= {f"clock-{clock}" for clock in ("none", "quick", "usual", "move")}
    built |= {f"{word}.mend" for word in ORDER}
    for name in spielwerk.GAMES:
        game = spielwerk.find_game(name)
        forms = [form["name"] for form in game.moves.schema()["forms"]]
        from_games |= needed_by_game(game) | {f"{name}-keys"}
        from_games |= {f"{name}-played-{form}" for form in forms if form != "stay"}
        from_games |= {f"{name}-advice-{form}" for form in forms if form != "stay"}
        built |= {f"{name}-{how}-{form}" for how in ("played", "written") for form in forms}
        built |= {f"{how}-{form}" for how in ("played", "written", "advice") for form in forms}
    return named, built, from_games


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_arguments(language):
    assert messages(language) == messages("en")


def test_no_message_is_missing_and_none_is_unused():
    quoted, built, from_games = needed()
    there = set(messages("en"))
    assert from_games <= there
    assert there <= quoted | built | from_games, "these messages are used nowhere"
    prefixes = {name.partition("-")[0] for name in there}
    missing = {name for name in quoted - there if name.partition("-")[0] in prefixes}
    missing -= {name.removeprefix("help-") for name in there}  # parts of help pages
    assert not missing, "these messages are written nowhere"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language):
    for name, arguments in messages(language).items():
        assert "{" not in say(name, language, **dict.fromkeys(arguments, 3))
        assert say(name, language, **dict.fromkeys(arguments, 3)).strip()


@pytest.mark.parametrize(
    ("count", "form"), [(1, "партію"), (3, "партії"), (5, "партій"), (21, "партію")]
)
def test_numbers_take_their_form(count, form):
    assert form in say("simulate-recorded", "uk", games=count, file="x")


def test_an_unknown_message_argument_or_language_is_our_mistake():
    with pytest.raises(KeyError, match="no-such-message"):
        say("no-such-message", "de")
    with pytest.raises(KeyError, match="memento-nothing-changes"):
        say("memento-nothing-changes", "de")
    with pytest.raises(ValueError, match="xx"):
        say("seat-0", "xx")


def test_a_message_within_a_message_speaks_the_same_language():
    told = message("rings-must-take", seat=message("seat-1"))
    assert "Pomaran" not in told.text("it")
    assert "Arancione" in told.text("it")


def test_at_a_table_a_seat_is_named_by_the_colour_it_has_there():
    colours = [2, 3, 0, 1]
    assert message("seat-1").text("it", colours) == "Viola"
    told = message("rings-must-take", seat=message("seat-0"))
    assert "Verde" in told.text("it", colours)
    wrapped = message("error-record-start", reason=told)
    assert "Verde" in wrapped.text("it", colours)
    assert "Blu" not in wrapped.text("it", colours)
    assert message("seat-here").text("it", colours) == say("seat-here", "it")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_CH.UTF-8"}, "de"),
        ({"LC_ALL": "uk_UA.UTF-8", "LANG": "de_DE"}, "uk"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LC_MESSAGES": "fr"}, "fr"),
        ({}, "en"),
    ],
)
def test_the_environment_sets_the_language(monkeypatch, environment, language):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert preferred_language() == language
