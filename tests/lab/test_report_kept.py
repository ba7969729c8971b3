"""A report that is stopped goes on where it was, and comes to the same numbers."""

import json
import sys

import pytest

import spielwerk
from crews import Here
from spielwerk import cli
from spielwerk.lab.report.kept import Kept, keeping
from spielwerk.lab.report.report import games_needed, make
from spielwerk.lab.report.request import wanted
from spielwerk.parallel.crew import Processes
from spielwerk.system.files import part_of

pytestmark = pytest.mark.usefixtures("english")

TRIOMINOS = spielwerk.find_game("triominos")


class Tired:
    """A crew that is killed after some games."""

    def __init__(self, games):
        self.games = games

    def do(self, job, tasks):
        for done, found in enumerate(Here().do(job, tasks)):
            if done == self.games:
                raise KeyboardInterrupt
            yield found


class Counting(Here):
    def __init__(self):
        self.played = 0

    def do(self, job, tasks):
        self.played += len(tasks)
        yield from super().do(job, tasks)


def asked(seed=5, games=3):
    return wanted(TRIOMINOS, 2, [], "1", games, seed)


@pytest.fixture(scope="module")
def whole():
    return make(asked(), Here())


def alike(report):
    """All but how long it took, as in the file."""
    return json.loads(json.dumps({**report, "seconds": 0}))


def test_a_report_that_was_killed_goes_on_and_comes_to_the_same(whole, tmp_path):
    path, ruleset = tmp_path / "page.html", asked().ruleset
    for games in (4, 3):
        with (
            pytest.raises(spielwerk.SpielwerkError, match="the same command") as stopped,
            keeping(Tired(games), path, ruleset) as kept,
        ):
            make(asked(), kept)
    assert "page.html.part" in str(stopped.value)
    with part_of(path).open("a", encoding="utf-8") as file:
        file.write('["a line that was cut o')
    crew, steps = Counting(), []
    with keeping(crew, path, ruleset) as kept:
        assert kept.known() == 7
        report = make(asked(), kept, steps.append)
    assert alike(report) == alike(whole)
    assert 0 < crew.played <= whole["all_games"] - 7
    assert sum(steps) == games_needed(asked()), "what was kept counts as done"
    assert list(tmp_path.iterdir()) == []


def test_other_games_are_played_whatever_is_kept(whole, tmp_path, monkeypatch):
    path, ruleset = tmp_path / "page.html.part", asked().ruleset
    make(asked(), Kept(Here(), path, ruleset))
    crew = Counting()
    make(asked(seed=6), Kept(crew, path, ruleset))
    assert crew.played == whole["all_games"]
    # The same games by rules that somebody has changed since.
    monkeypatch.setattr(sys.modules[Kept.__module__], "package_stamp", lambda package: "changed")
    crew = Counting()
    make(asked(), Kept(crew, path, ruleset))
    assert crew.played == whole["all_games"]
    # A file that is none of ours.
    path.write_text('{}\n[]\n[1, 2]\n["key", {"setup": 1, "odd": 2}]\nnonsense\n', encoding="utf-8")
    assert Kept(crew, path, ruleset).known() == 0


def test_the_command_goes_on(tmp_path, capsys, monkeypatch):
    page = tmp_path / "page.html"
    command = ["report", "triominos", "--level", "1", "--games", "3", "--output", str(page)]
    monkeypatch.setattr(Processes, "do", lambda self, *work: Tired(5).do(*work))
    assert cli.run(command) == 130
    assert "page.html.part" in capsys.readouterr().err.replace("\n", "")
    assert not page.exists()
    monkeypatch.setattr(Processes, "do", lambda self, *work: Here().do(*work))
    assert cli.run(command) == 0
    assert "5 games of a stopped run" in capsys.readouterr().err.replace("\n", " ")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["page.html", "page.json"]


def test_every_part_tells_how_far_it_is(whole):
    from spielwerk.lab.report.page import page

    parts = []
    begin = lambda part, steps: parts.append([part, steps, 0])  # noqa: E731

    def done(steps):
        parts[-1][2] += steps

    begin("games", games_needed(asked()))
    make(asked(), Here(), done, begin)
    page(whole, "en", progress=done, begin=begin)
    assert [part for part, _, _ in parts] == ["games", "report-doing-sums", "report-doing-page"]
    assert all(steps in (None, finished) for _, steps, finished in parts)
