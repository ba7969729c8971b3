"""Whole reports: a few rounds of every game, the page, its numbers, and the command."""

import copy
import json
import sys
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from urllib.parse import unquote

import pytest

import spielwerk
from amounts import amount, soaks
from crews import Here
from once import once
from spielwerk import cli
from spielwerk.engine.playouts import playouts
from spielwerk.lab.report.meetings import mixed, scored
from spielwerk.lab.report.page import page
from spielwerk.lab.report.report import games_needed, make
from spielwerk.lab.report.request import plays_alike, wanted
from spielwerk.lab.report.sections.skill import rungs
from spielwerk.lab.report.words import Words
from spielwerk.lab.report.write import command
from spielwerk.locale import LANGUAGES

pytestmark = pytest.mark.usefixtures("english")


class Page(HTMLParser):
    """The tables of a page by section, and anything wrong with it."""

    VOID = ("meta",)

    def __init__(self, text):
        super().__init__()
        self.open, self.tables, self.links, self.text = [], {}, [], {}
        self.section = ""
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        told = dict(attrs)
        self.links += [told[name] for name in ("src", "href", "xlink:href") if name in told]
        assert tag not in ("link", "img", "iframe", "object")
        if tag not in self.VOID:
            self.open.append(tag)
        if tag == "section":
            self.section = told["id"]
            self.tables[self.section] = []
        if tag == "tr":
            self.tables[self.section].append([])
        if tag in ("td", "th"):
            self.tables[self.section][-1].append("")

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text[self.section] = self.text.get(self.section, "") + data
        if {"td", "th"} & set(self.open) and not {"small", "span"} & set(self.open):
            self.tables[self.section][-1][-1] += data.strip()


def small(name, players, level="1", games=3, compare=(), against=(), options=()):
    game = spielwerk.find_game(name)
    return wanted(game, players, options, level, games, 5, compare, against)


@pytest.fixture(scope="module")
def reports(tmp_path_factory):
    """Reports are made once, on demand."""
    made = {}
    asked = {
        "rings": lambda: small("rings", 3, compare=["pawns=6", "pawns=9..10"]),
        "memento": lambda: small(
            "memento", 2, compare=["exits=off", "opening=I0", "edition=ludis"]
        ),
        "triominos": lambda: small("triominos", 4),
        "dimenticato": lambda: small("dimenticato", 2, against=["1m5"]),
        "random": lambda: small("triominos", 2, "random", 300, compare=["joker=on|off"]),
    }

    def report(name):
        if name not in made:
            made[name] = once(
                tmp_path_factory, f"report-{name}", lambda: make(asked[name](), Here())
            )
        return made[name]

    return report


@pytest.fixture(scope="module")
def pages(tmp_path_factory, reports):
    """Pages too: most of the time goes into their plots."""

    def text(name, language):
        return once(tmp_path_factory, f"{name}-{language}", lambda: page(reports(name), language))

    return text


ALL = ("rings", "memento", "triominos", "dimenticato", "random")
PAGES = [(name, "en") for name in ALL] + [
    ("memento", other) for other in amount(("uk",), LANGUAGES) if other != "en"
]


@pytest.mark.parametrize("name", ALL)
def test_the_numbers_are_plain_data(reports, name):
    report = reports(name)
    assert json.loads(json.dumps(report)) == report
    assert report["base"]["games"] == report["games"]
    seats = [told["games"] for told in report["base"]["wins"]]
    assert sum(seats) + report["base"]["draws"]["games"] == report["games"]
    assert sum(told["games"] for told in report["base"]["ended"]) == report["games"]
    assert sum(report["base"]["turns"]["bars"]["games"]) == report["games"]


@soaks
@pytest.mark.parametrize(("name", "language"), PAGES)
def test_a_page_is_whole_and_alone_in_every_language(reports, pages, name, language):
    text = pages(name, language)
    told = Page(text)
    records = [link for link in told.links if link.startswith("data:text/plain")]
    assert len(records) == len(reports(name)["base"]["examples"])
    inside = [link for link in told.links if link.startswith("#")]
    assert len(inside) + len(records) == len(told.links), "nothing is fetched from elsewhere"
    assert "url(http" not in text
    assert "@import" not in text
    assert f'lang="{language}"' in text
    sections = {"glance", "wins", "length", "endings", "choices", "tension", "rules", "openings",
                "skill", "made", "first", "repetition", "stepped", "rulings", "places"}  # fmt: skip
    assert sections <= set(told.tables)
    assert {f"#{each}" for each in told.tables} - {"#first"} <= set(inside), "all in the contents"
    judged = {"clarity", "blunders", "losers"}
    assert judged & set(told.tables) == (set() if name == "random" else judged)
    assert ("compare" in told.tables) == bool(reports(name)["compare"])
    assert ("options" in told.tables) == bool(reports(name)["options_compared"])


@pytest.mark.parametrize("name", ALL)
def test_every_plot_is_well_formed_and_has_unique_ids(pages, name):
    text = pages(name, "en")
    svgs = [part.partition("</svg>")[0] + "</svg>" for part in text.split("<svg")[1:]]
    assert len(svgs) >= 5
    seen = set()
    for svg in svgs:
        root = ET.fromstring("<svg" + svg)
        assert "viewBox" in root.attrib
        assert "width" not in root.attrib
        ids = {each.attrib["id"] for each in root.iter() if "id" in each.attrib}
        assert not ids & seen
        seen |= ids


@pytest.mark.parametrize(("name", "language"), PAGES)
def test_the_numbers_on_the_page_are_those_of_the_data(reports, pages, name, language):
    report, words = reports(name), Words(language)
    told = Page(pages(name, language)).tables
    base = report["base"]
    rows = [*base["wins"], base["draws"]]
    assert [row[1:] for row in told["wins"][1:]] == [
        [words.number(n["games"]), words.share(n["share"]), words.shares(n)] for n in rows
    ]
    assert [row[1] for row in told["length"][1:]] == [
        words.number(base[n]["median"]) for n in ("turns", "decisions", "minutes")
    ]
    assert [[row[0], row[2]] for row in told["endings"][1:]] == [
        [each["rule"], words.number(each["games"])] for each in base["ended"]
    ]
    seen = [each for each in base["rules"]["each"] if each["moments"]]
    assert [[row[0], row[2]] for row in told["rules"][1:-1]] == [
        [each["rule"], words.fine(each["a_game"])] for each in seen
    ]
    assert [row[2] for row in told["skill"][1:]] == [
        words.share(each["share"]) for each in report["meetings"]
    ]
    played = [each for each in report["options_compared"] if not each["alike"]]
    shown = [row for row in told.get("options", [])[2:] if len(row) > 2]
    assert [row[2] for row in shown] == [words.share(each["wins"][0]["share"]) for each in played]
    if base["tension"]:
        tension = base["tension"]
        assert [row[1] for row in told["tension"][1:]] == [
            words.number(tension["lead_changes"]["mean"]),
            words.share(tension["never"]["share"]),
            words.share(tension["drama"]["mean"]),
            words.share(tension["comebacks"]["share"]),
            words.share(tension["settled"]["mean"]),
        ]
        assert told["losers"][1][1] == words.share(base["losers"]["highest"]["mean"])
        assert told["clarity"][1][1] == words.number(base["clarity"]["good"]["mean"])
        assert [row[1] for row in told["blunders"][1:]] == [
            words.number(each["games"]) for each in report["blunders"]["stages"]
        ]
    assert told["repetition"][1][1] == words.share(base["repetition"]["came_back"]["share"])


@pytest.mark.parametrize("name", ["rings", "triominos", "random"])
def test_every_game_can_be_played_again(reports, name):
    report = reports(name)
    heaps = [(report, report["base"]["played"])]
    heaps += [(each, each["played"]) for each in report["compare"]]
    heaps += [(each, each["played"]) for each in report["options_compared"] if not each["alike"]]
    heaps += [(report, each["played"]) for each in report["meetings"]]
    heaps += [(report, report["deals"]["played"])] if report["deals"] else []
    heaps += [(report, report["blunders"]["played"])] if report["blunders"] else []
    for told, played in heaps:
        ruleset = spielwerk.load(report["game"], report["players"], **told["options"])
        for game in (played[0], played[-1]):
            position = ruleset.start(setup=game["setup"])
            for move in game["moves"].split("; "):
                position = position.play(move)
            assert (list(position.ranks), position.turns) == (game["ranks"], game["turns"])
    assert len(report["base"]["played"]) == report["base"]["sample"]


def test_every_section_says_how_many_games_and_who_played_them(pages):
    told = Page(pages("memento", "en")).text
    for section in ("wins", "length", "endings", "choices", "tension", "rules", "compare"):
        assert "Games: 3 · level 1" in told[section]
    assert "3 seconds for every decision, plus 2 more" in told["length"]
    assert "level 1" in told["tension"]


@pytest.mark.parametrize(
    ("shares", "half", "words"),
    [
        ((0.5, 0.25, 0.25), 0.08, "Blue has an advantage: 50% of the games won"),
        ((0.37, 0.4, 0.23), 0.08, "Green is at a disadvantage: 23% of the games won"),
        ((0.33, 0.34, 0.33), 0.03, "No seat’s share of the wins is more than 3.7 points away"),
        ((0.45, 0.25, 0.3), 0.15, "cannot tell whether one seat is better than another: Blue begins"
            " and wins 45% of them (95% interval 30% to 60%)"),
    ],
)  # fmt: skip
def test_it_says_what_is_shown_what_is_excluded_and_what_is_open(reports, shares, half, words):
    report = copy.deepcopy(reports("rings"))
    wins = [
        {"seat": n, "share": s, "low": s - half, "high": s + half} for n, s in enumerate(shares)
    ]
    for told, new in zip(report["base"]["wins"], wins, strict=True):
        told.update(new)
    report["base"]["draws"]["share"] = 0.0
    report["seats"]["by_chance"] = 0.3 if "seat" in words else 0.001
    assert words in " ".join(Page(page(report, "en")).text["first"].split())


def test_the_page_tells_what_its_games_can_show(reports, pages):
    noticed = reports("rings")["noticed"]
    assert (noticed["seats"], noticed["compare"]["share"]) == (None, None)
    few = Page(pages("rings", "en")).text
    assert "(3) is too small to show even large differences" in few["glance"]
    assert "(3) is too small to show even large differences" in few["compare"]
    assert reports("dimenticato")["noticed"]["options"] is None
    many = reports("random")
    assert 0.05 < many["noticed"]["seats"] < many["noticed"]["options"]["share"] < 0.3
    text = " ".join(Page(page(many, "en")).text["options"].split())
    assert f"300 for each rule set) and {many['comparisons']} comparisons on this page" in text


def test_all_p_values_on_a_page_are_corrected_together(reports):
    report = reports("memento")
    shown = [report["seats"], report["base"]["openings"], *report["base"]["rules"]["each"]]
    for each in report["compare"]:
        told = each["differences"]
        shown += [told[name] for name in ("results", "turns", "minutes", "mean_choices")]
        shown += (told["tension"] or {}).values()
    for each in report["options_compared"]:
        shown += each.get("differences", {}).values()
    tested = [each for each in shown if each["p"] is not None]
    assert report["comparisons"] == len(tested)
    least = min(tested, key=lambda each: each["p"])
    assert least["by_chance"] == pytest.approx(min(1, len(tested) * least["p"]))


def test_a_measure_that_is_saturated_comes_with_a_warning(reports):
    report = copy.deepcopy(reports("rings"))
    report["base"]["rules"]["any_move"]["mattered"] = 0.87
    report["base"]["tension"]["settled"]["mean"] = 0.5
    report["base"]["tension"]["comebacks"]["share"] = 0.95
    told = Page(page(report, "en")).text
    assert "nearly every move matters (87%)" in told["rules"]
    assert "nearly every game is a comeback (95%)" in told["tension"]
    assert "open until the end" not in told["tension"]
    report["base"]["rules"]["any_move"]["mattered"] = 0.4
    assert "nearly every move" not in Page(page(report, "en")).text["rules"]


def test_rule_sets_side_by_side(reports, pages):
    told = Page(pages("memento", "en")).tables["compare"]
    assert told[0] == ["", "base rules", "exits=off", "opening=I0"]
    compared = {each["label"]: each for each in reports("memento")["compare"]}
    assert compared["opening=I0"]["rules"]["each"][2]["games"] == 3  # the first Single
    assert compared["exits=off"]["rules"]["each"][0]["moments"] == 0  # nobody leaves


def test_memory_is_measured_against_another(reports, pages):
    last = reports("dimenticato")["meetings"][-1]
    assert (last["one"], last["other"]) == ("1", "1m5")
    text = Page(pages("dimenticato", "en")).text["skill"]
    assert "level 1 against level 1 with the memory of level 5" in " ".join(text.split())


@pytest.mark.parametrize("name", ALL)
def test_the_first_page_has_five_sentences_and_three_plots(pages, name):
    first = pages(name, "en").partition('<section id="first">')[2].partition("<nav")[0]
    assert first.count("<li>") == 5
    assert first.count("<figure") == 3


@pytest.mark.parametrize("name", ["rings", "memento", "triominos", "dimenticato"])
def test_every_place_is_on_the_drawing_and_every_named_one_is_a_place(reports, pages, name):
    told = reports(name)["base"]["places"]
    drawing = pages(name, "en").partition('<svg class="board"')[2].partition("</svg>")[0]
    assert drawing.count('<polygon class="heat"') == len(told)
    assert sum(each["mean"] for each in told) > 5
    assert all(f"<title>{each['place']}: " in drawing for each in told)


@pytest.mark.parametrize("name", ["rings", "memento", "triominos", "dimenticato"])
def test_rulings_are_told_in_the_words_of_the_help(reports, pages, name):
    told = reports(name)["base"]["rulings"]
    game = spielwerk.find_game(name)
    assert [each["rule"] for each in told["each"]] == [game.rule(n) for n in game.ruling_rules]
    for language in LANGUAGES if name == "memento" else ["en"]:
        rows = Page(pages(name, language)).tables["rulings"][1:]
        assert all(len(row[1]) > 20 and "*" not in row[1] for row in rows)


def test_a_record_on_the_page_is_the_game(reports):
    report = reports("rings")
    for link in Page(page(report, "en")).links:
        if link.startswith("data:"):
            position = spielwerk.read_record(unquote(link.partition(",")[2]))
            assert position.over
            moves = [game["moves"] for game in report["base"]["played"]]
            assert "; ".join(position.history) in moves


def test_deals_are_reported_if_there_are_any(reports, pages):
    assert reports("rings")["deals"] is None
    assert "no chance in this game" in Page(pages("rings", "en")).text["skill"]
    deals = reports("triominos")["deals"]
    assert 0 <= deals["low"] <= deals["share"] <= deals["high"] <= 1
    assert deals["games"] == deals["deals"] * deals["each"]


def test_random_games_are_those_of_playouts(reports):
    report = reports("random")
    played = playouts(spielwerk.load("triominos"), 300, 5)
    first = (played.ranks[:, 0] == 1) & (played.ranks[:, 1] != 1)
    assert report["base"]["wins"][0]["games"] == first.sum()
    assert report["base"]["turns"]["mean"] == played.turns.mean()
    assert (report["base"]["games"], report["base"]["sample"]) == (300, 100)
    assert report["base"]["tension"] is None
    assert report["meetings"] == []
    assert "the first 100 examined move by move" in Page(page(report, "en")).text["choices"]


def test_the_same_seed_gives_the_same_report(reports):
    again = make(small("triominos", 2, "random", 300, compare=["joker=on|off"]), Here())
    assert {**again, "seconds": 0} == {**reports("random"), "seconds": 0}


class Collector(Here):
    """Keeps everything that was played."""

    def __init__(self):
        self.stories = []

    def do(self, job, tasks):
        for place, story in super().do(job, tasks):
            self.stories.append(story)
            yield place, story


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_game_of_a_report_is_played_twice(players):
    """Neither in a series nor by two questions; level 1 meets random players anyway."""
    crew = Collector()
    report = make(small("triominos", players, games=6, against=["random", "uct:2", "uct:2"]), crew)
    assert [each["other"] for each in report["meetings"]] == ["random", "uct:2"]
    assert len(crew.stories) == report["all_games"]
    assert len({repr(story) for story in crew.stories}) == len(crew.stories)


# ---- What is asked for ------------------------------------------------------------------------


def labels(asked):
    return [each.label for each in asked.compare], [each.label for each in asked.values]


def test_nothing_is_compared_that_nobody_asked_for():
    for game in spielwerk.GAMES:
        assert labels(small(game, 2)) == ([], [])


@pytest.mark.parametrize(
    ("game", "compare", "in_full", "values"),
    [
        ("rings", ["pawns=6"], ["pawns=6"], []),
        ("rings", ["pawns=5..7"], [], ["pawns=5", "pawns=6", "pawns=7"]),
        ("rings", ["pawns=5|9"], [], ["pawns=5", "pawns=9"]),
        ("rings", ["pawns=5..6|9"], [], ["pawns=5", "pawns=6", "pawns=9"]),
        ("rings", ["pawns=8..8"], ["pawns=8"], []),
        ("rings", ["pawns=6", "pawns=5..6"], ["pawns=6"], ["pawns=5"]),
        ("rings", ["pawns=5..6", "pawns=6"], ["pawns=6"], ["pawns=5"]),
        ("rings", ["opening=a1|b1"], [], ["opening=a1", "opening=b1"]),
        ("memento", ["edition=simple|ludis"], [], ["edition=simple", "edition=ludis"]),
        (
            "memento",
            ["exits=off|on, touching_feet=off"],
            [],
            ["exits=off, touching_feet=off", "exits=on, touching_feet=off"],
        ),
        ("memento", ["exits=off", "exits=false"], ["exits=off = exits=false"], []),
        ("memento", ["edition=ludis", "exits=on"], [], ["edition=ludis = exits=on"]),
    ],
)
def test_what_is_asked_for_is_compared_once(game, compare, in_full, values):
    """Single rule sets in full, several values with a line each, and those that play like the base
    rules are only named."""
    assert labels(small(game, 2, compare=compare)) == (in_full, values)


def test_an_edition_sets_what_was_not_given():
    """Changing from the simple edition to another one brings the straight exits back."""
    asked = small("memento", 2, options=["edition=simple"], compare=["edition=ludis"])
    assert asked.compare[0].ruleset.options["straight_exits"] is True


def test_a_row_for_every_value_and_what_plays_like_the_base_is_not_played(reports, pages):
    told = Page(pages("rings", "en")).tables
    assert [row[0] for row in told["options"][1:]] == ["base rules", "pawns=9", "pawns=10"]
    assert told["options"][-1][1] == "plays exactly like the base rules"
    assert told["compare"][0] == ["", "base rules", "pawns=6"]
    assert [each["games"] for each in reports("rings")["options_compared"][:-1]] == [3]
    assert [each["alike"] for each in reports("memento")["options_compared"]] == [True]


def test_rule_sets_that_differ_only_in_name_are_not_played():
    assert plays_alike(spielwerk.load("memento"), spielwerk.load("memento", edition="ludis"))
    assert not plays_alike(spielwerk.load("memento"), spielwerk.load("memento", exits=False))


def test_who_meets_whom():
    assert rungs("3") == [("1", "random"), ("2", "1"), ("3", "2")]
    assert rungs("random") == []
    assert rungs("uct:5") == [("uct:5", "random")]
    assert rungs("6:100") == [("1", "random"), ("2", "1"), ("6:100", "2")]
    assert mixed("2", "1", 3) == (("2", "1", "2"), ("1", "2", "1"))


def test_points_of_a_meeting():
    asked = small("rings", 3)
    series = type("Series", (), {"names": mixed("2", "1", 3)})
    rest = {"setup": {}, "moves": ("a1",), "turns": 1, "ended": 18}
    story = lambda *ranks: type("Story", (), {"ranks": ranks, **rest})  # noqa: E731
    heap = type("Heap", (), {"stories": [story(1, 2, 3), story(1, 1, 3)]})
    told = scored("2", "1", series, heap)
    # First 2, 1, 2: beats one and loses once. Then 1, 2, 1: shares first place, beats the last.
    assert told["share"] == (1 + 0 + 0.5 + 1) / 4
    assert told["games"] == 2
    assert [game["seats"] for game in told["played"]] == [
        ["one", "other", "one"],
        ["other", "one", "other"],
    ]
    assert asked.fewer == 1


def test_how_many_games_it_takes():
    asked = small("triominos", 2, games=8, compare=["joker=off", "open=on|off"])
    # Three rule sets with 8 (the fourth is the base), a meeting with 2, 2 deals four times, and 2
    # games with a blunder in every quarter.
    assert games_needed(asked) == 3 * 8 + 2 + 8 + 8


# ---- The command ------------------------------------------------------------------------------


@pytest.fixture
def run(capsys):
    def run(*arguments):
        code = cli.run(["report", *map(str, arguments)])
        told = capsys.readouterr()
        return code, told.out, told.err

    return run


def test_the_command_writes_page_and_numbers(run, tmp_path, monkeypatch):
    monkeypatch.setenv("SPIELWERK_JIT", "0")
    place = tmp_path / "games.html"
    few = ("--level", "random", "--games", 20, "--seed", 3)
    code, out, err = run("triominos", *few, "--output", place, "--lang", "it")
    assert (code, err) == (0, "")
    assert str(place) in out.replace("\n", "")
    report = json.loads((tmp_path / "games.json").read_text(encoding="utf-8"))
    assert (report["game"], report["games"], report["seed"]) == ("triominos", 20, 3)
    assert place.read_text(encoding="utf-8") == page(report, "it")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.html", "games.json"]
    # Page and numbers say what made them, and how to make them again.
    assert report["version"] == spielwerk.__version__
    command = "spielwerk report triominos --players 2 --level random --games 20 --seed 3"
    assert report["command"] == command
    made = Page(place.read_text(encoding="utf-8")).text["made"]
    assert command in made
    assert spielwerk.__version__ in made
    # Nothing is lost by giving the command again.
    code, out, err = run("triominos", *few, "--output", place)
    assert (code, out) == (2, "")
    assert "exists already" in err
    assert "--force" in err
    assert json.loads((tmp_path / "games.json").read_text(encoding="utf-8")) == report
    place.unlink()
    assert run("triominos", *few, "--output", place)[0] == 2, "the numbers are still there"
    assert run("triominos", *few, "--output", place, "--force")[0] == 0
    assert place.exists()


def test_a_command_is_written_so_that_a_shell_reads_it():
    told = command("rings", 3, ["pawns=6"], "1", 40, 7, ["pawns=5, flags=off"], ["uct:5"])
    assert told == (
        "spielwerk report rings --players 3 --option pawns=6 --level 1 --games 40 --seed 7 "
        "--compare 'pawns=5, flags=off' --against uct:5"
    )


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (("rings", "--games", "0"), 2, ["“0”", "at least one"]),
        (("rings", "--games", "-3"), 2, ["“-3”"]),
        (("rings", "--games", "many"), 2, ["many"]),
        (("rings", "--level", "7"), 2, ["“7”", "1, 2, 3, 4, 5"]),
        (("rings", "--level", "genius"), 2, ["genius", "random"]),
        (("rings", "--level", "3m1"), 2, ["3m1", "remember"]),
        (("rings", "--against", "6:100"), 2, ["“6:100”"]),
        (("rings", "--against", "nobody"), 2, ["nobody"]),
        (("rings", "--option", "pawns=2"), 2, ["pawns", "2", "RG-21"]),
        (("rings", "--compare", "pawns=60"), 2, ["pawns", "60"]),
        (("rings", "--compare", "pawns=2..8"), 2, ["pawns", "2", "RG-21"]),
        (("rings", "--compare", "pawns=8..5"), 2, ["“pawns=8..5”"]),
        (("rings", "--compare", "pawns=5.."), 2, ["“5..”"]),
        (("rings", "--compare", "pawns=5|x"), 2, ["“x”"]),
        (("rings", "--compare", "pawns"), 2, ["pawns"]),
        (("rings", "--compare", " "), 2, ["name=value"]),
        (("rings", "--compare", "flags=2"), 2, ["flags", "pawns"]),
        (("rings", "--compare", "opening=z9"), 2, ["z9"]),
        (("triominos", "--compare", "opening=buy"), 2, ["Triominos"]),
        (("rings", "--players", "5"), 2, ["5", "2, 3, 4"]),
        (("chess",), 2, ["chess"]),
        (("rings", "--seed", "-1"), 2, ["-1"]),
        (("rings", "--output", "page.txt"), 2, ["page.txt", ".html"]),
        (("rings", "--output", "no/such/folder/page.html"), 1, ["no/such/folder", "No such file"]),
    ],
)
def test_bad_input_gives_one_line(run, tmp_path, monkeypatch, arguments, code, words):
    monkeypatch.chdir(tmp_path)
    told, out, err = run(*arguments)
    assert (told, out) == (code, "")
    assert err.count("\n") == 1
    for word in words:
        assert word in err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_is_not_a_page(run, tmp_path):
    (tmp_path / "page.html").mkdir()
    code, _, err = run("rings", "--output", tmp_path / "page.html")
    assert code == 1
    assert "page.html" in err


@pytest.mark.parametrize("library", ["numpy", "scipy", "jinja2", "matplotlib"])
def test_without_the_extra_it_says_what_to_install(run, monkeypatch, library):
    for module in [name for name in sys.modules if name.startswith("spielwerk.lab.report")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, library, None)
    code, _, err = run("rings")
    assert code == 2
    assert 'pip install "spielwerk[lab]"' in err
    assert err.count("\n") == 1
