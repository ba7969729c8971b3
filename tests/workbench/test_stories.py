"""The workbench and a report measure the same: in compiled games and in those that are kept."""

import pytest

import spielwerk
from amounts import amount, soaks
from spielwerk.bots.lead import NONE
from spielwerk.bots.levels import levels_of
from spielwerk.bots.one_ply import GlancedGames
from spielwerk.engine.playouts import Playouts
from spielwerk.lab.report.games import Heap
from spielwerk.lab.report.sections import measured, tension
from spielwerk.workbench.columns import Column
from spielwerk.workbench.stories import Story

GLANCING = [
    (game, number, each.overlooks)
    for game in spielwerk.GAMES
    for number, each in enumerate(levels_of(game), 1)
    if each.glances
]


@soaks
@pytest.mark.parametrize(("game", "level", "overlooks"), GLANCING)
def test_lead_changes_and_what_is_settled_are_the_reports(game, level, overlooks):
    """In every level that only glances; in `make soak`, in 1,000 games of each."""
    for players, games in ((2, amount(120, 600)), (3, amount(40, 200)), (4, amount(40, 200))):
        table = GlancedGames(spielwerk.load(game, players), [overlooks] * players, level)
        found = table.play(0, games)
        expected = tension.by_game([kept(table, found, number) for number in range(games)])
        settled = zip(found.settled, found.played.columns[2], strict=True)
        assert [n for n in found.changes if n != NONE] == expected["lead_changes"]
        assert [n / total for n, total in settled if n != NONE] == expected["settled"]


def kept(table, found, number):
    """What a report keeps of a game, as far as it matters here."""
    players = found.played.players
    seats, chances = zip(*table.thoughts(number), strict=True)
    ranks = tuple(found.played.columns[0][players * number : players * (number + 1)])
    each = len(seats)
    return Story(ranks, each, 0, seats, (1,) * each, chances, ((),) * each, ())


class Watched(Column):
    """Keeps the stories of its games, as a report does."""

    def __init__(self, *rules):
        self.stories = []
        super().__init__(*rules)

    def look(self, story):
        super().look(story)
        self.stories.append(story)


@soaks
@pytest.mark.parametrize(
    ("game", "who"),
    [*((game, who) for game in spielwerk.GAMES for who in ("random", "1")), ("triominos", "3")],
)
def test_every_figure_is_the_reports(game, who):
    ruleset = spielwerk.load(game, 3)
    column = Watched(ruleset, who, 3)
    for _ in range(amount(5, 40)):
        column.play_games(1)
    stories = column.stories
    played = Playouts.of(
        ruleset.players,
        [rank for story in stories for rank in story.ranks],
        [story.turns for story in stories],
        [len(story.seats) for story in stories],
        [story.ended for story in stories],
    )
    told = measured(ruleset, Heap(played, stories))
    cut_off, tense = told["repetition"]["cut_off"], told["tension"]
    expected = {
        **{f"wins-{each['seat']}": each["share"] for each in told["wins"]},
        "draws": told["draws"]["share"],
        "cut-off": cut_off["share"] if cut_off else 0,
        "turns": told["turns"]["mean"],
        "minutes": told["minutes"]["mean"],
        "choices": told["mean_choices"]["mean"],
        **{f"effect-{each['name']}": each["share_of_games"] for each in told["rules"]["each"]},
    }
    if who != "random":
        expected["lead-changes"] = tense["lead_changes"]["mean"]
        expected["settled"] = tense["settled"]["mean"]
    found = {name: figure.value for name, figure in column.figures().items()}
    assert found == pytest.approx(expected)
