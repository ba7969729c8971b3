"""Games that nothing registers play everywhere: a package that is not installed, and variants."""

import json
import re
import sys
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest

import spielwerk
import variants
from guests import TINY
from spielwerk import BadOption
from spielwerk.bots.analysis import judge
from spielwerk.bots.arena import Pairing, play_all, play_game, play_ladder
from spielwerk.engine.levels import Budget
from spielwerk.engine.playouts import best_target, playouts
from spielwerk.engine.position import Ruleset
from spielwerk.lab.jobs import count_games, record_games
from spielwerk.lab.report.page import page
from spielwerk.lab.report.report import make
from spielwerk.lab.report.request import wanted
from spielwerk.parallel.crew import Processes
from spielwerk.parallel.rulesets import packed, unpacked
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.target import CPU, INTERPRETED, WASM
from spielwerk.workbench.summary import Summary

PAGE = Path(__file__).parents[2] / "docs/report.md"


@pytest.fixture(autouse=True)
def twigs(monkeypatch):
    """A game that can be imported and is not installed."""
    monkeypatch.setenv("SPIELWERK_JIT", "0")
    monkeypatch.syspath_prepend(TINY)
    import twigs

    assert "twigs" not in spielwerk.GAMES
    return twigs.GAME


def generous(twigs):
    """A variant that nobody has put anywhere: made here, of parts that have places."""
    return replace(twigs, options=(replace(twigs.options[0], default=7),), view=variants.heap_alone)


def test_how_games_travel(twigs):
    assert packed(spielwerk.load("rings", pawns=6))[0] == "rings"
    assert packed(Ruleset.of(twigs))[0] == "twigs:GAME"
    assert packed(Ruleset.of(variants.SHORT))[0] == "variants:SHORT"
    for game in (twigs, variants.SHORT):
        sent = packed(Ruleset.of(game, 3))
        assert unpacked(sent).game is game
        assert unpacked(sent).players == 3
    content = packed(Ruleset.of(generous(twigs)))
    assert isinstance(content[0], bytes)
    arrived = unpacked(content)
    assert arrived.options["heap"] == 7
    assert arrived.start().view(0)["heap"] == 7
    assert "picture" not in arrived.start().view(0)
    assert arrived.rules is twigs.rules


def test_a_game_is_fetched_where_it_was_made(monkeypatch):
    """Not from a module that imported it, even if that was loaded first."""
    monkeypatch.delitem(sys.modules, "variants")
    importer = ModuleType("importer")
    importer.GAME = variants.SHORT
    monkeypatch.setitem(sys.modules, "importer", importer)
    monkeypatch.setitem(sys.modules, "variants", variants)
    assert packed(Ruleset.of(variants.SHORT))[0] == "variants:SHORT"


def test_a_variant_with_nothing_special_about_its_functions_can_be_made_anywhere():
    other = replace(variants.RINGS, has_draws=not variants.RINGS.has_draws)
    assert unpacked(packed(Ruleset.of(other))).game == other


def test_what_cannot_travel_says_so(twigs):
    @compiled
    def begin(state, key):
        state.heap = 4

    local = Ruleset.of(replace(twigs, rules=replace(twigs.rules, begin=begin)))
    with pytest.raises(BadOption, match=r"Twigs.*begin.*top level of a module"):
        play_all(local, [Pairing(("random", "random"), 0)])
    assert play_game(local, ("random", "random"), 1).turns <= 4, "here it can be played"
    for place in ("variants:NOBODY", "variants:NOT_A_GAME", "nowhere:GAME"):
        with pytest.raises(BadOption, match=place):
            unpacked((place, 2, {}))


@pytest.mark.parametrize("make_game", [lambda twigs: twigs, generous], ids=["placed", "pickled"])
def test_a_game_that_nothing_registers_plays_in_other_processes(twigs, make_game):
    ruleset, crew = Ruleset.of(make_game(twigs), 3), Processes(1)
    (one,) = play_all(ruleset, [Pairing(("1", "random", "2"), 0)], crew=crew)
    assert one.position(ruleset).ruleset.game is ruleset.game
    assert one.position(ruleset).over
    assert play_ladder(ruleset, ["1", "random", "2"], 1, crew=crew).meetings("1", "2") == 1
    counted, recorded, here = Summary(ruleset), Summary(ruleset), Summary(ruleset)
    for counts in count_games(crew, ruleset, 20, 5):
        counted.add_counts(counts)
    for counts, lines in record_games(crew, ruleset, 20, 5, legal=False):
        recorded.add_counts(counts)
        assert all(json.loads(line)["game"] == "twigs" for line in lines)
    here.add(playouts(ruleset, 20, 5))
    assert counted.counts() == recorded.counts() == here.counts()


def test_a_report_on_a_game_that_nothing_registers(twigs):
    asked = wanted(twigs, 2, [], "1", 2, 0)
    report = make(asked, Processes(1))
    assert report["game"] == "twigs"
    assert "Twigs" in page(report, "de", twigs)


def test_a_changed_rule_holds_everywhere():
    ruleset = Ruleset.of(variants.SHORT)
    crew = Processes(1)
    for one in play_all(ruleset, [Pairing(("1", "random"), n) for n in range(2)], crew=crew):
        assert one.turns == variants.LONGEST
        assert one.position(ruleset).ended == "RG-19"
    (counts,) = count_games(crew, ruleset, 1, 0)
    assert counts["turns"] == {variants.LONGEST: 1}
    assert set(playouts(ruleset, 5, 1, target=INTERPRETED).turns) == {variants.LONGEST}
    report = make(wanted(variants.SHORT, 2, [], "random", 5, 0), crew)
    assert report["base"]["turns"]["mean"] == variants.LONGEST
    assert judge(ruleset.start(), Budget(iterations=5)).best


def test_a_variant_is_not_played_by_the_module_of_the_usual_rules(monkeypatch):
    """Not even if its functions come from the same files."""
    monkeypatch.delenv("SPIELWERK_JIT")
    fewer = replace(variants.RINGS.rules, encode=None, observe=None)
    assert best_target(Ruleset.of(variants.RINGS), 1) is WASM
    assert best_target(Ruleset.of(replace(variants.RINGS, has_draws=False)), 1) is WASM
    assert best_target(Ruleset.of(variants.SHORT), 1) is CPU
    assert best_target(Ruleset.of(replace(variants.RINGS, rules=fewer)), 1) is CPU


def test_the_variant_in_the_docs_is_played(tmp_path, monkeypatch):
    source = re.search(r"```python\n(from dataclasses.*?)```", PAGE.read_text(), re.DOTALL)[1]
    (tmp_path / "short.py").write_text(source)
    monkeypatch.syspath_prepend(tmp_path)
    import short

    played = playouts(Ruleset.of(short.SHORT), 10, 1)
    assert max(played.turns) == 60
    assert packed(Ruleset.of(short.SHORT))[0] == "short:SHORT"
