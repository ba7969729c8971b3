"""`spielwerk check`: what is right passes, and for everything that can be wrong there is a game in
which it is found and told how to mend."""

import json
import shutil
from dataclasses import replace
from itertools import count

import pytest

import spielwerk
from amounts import amount, soaks
from spielwerk import cli
from spielwerk.check import check
from spielwerk.check.census import Census
from spielwerk.check.finding import ORDER
from spielwerk.check.same import differences
from spielwerk.check.secrets import keeps_secrets
from spielwerk.cli import authoring
from spielwerk.engine.moves import moves
from spielwerk.engine.sketch import Piece, Sketch, Tray
from spielwerk.errors import IllegalMove
from spielwerk.locale import LANGUAGES, add_words, say
from spielwerk.new import TEMPLATE
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.kinds import int32
from spielwerk.runtime.tables import table
from spielwerk.runtime.target import CPU
from templates import GAME, rules

TRIOMINOS = spielwerk.find_game("triominos")
# What is compiled knows functions, but no modules.
their_begin, their_legal, their_apply = rules.begin, rules.legal, rules.apply


@pytest.fixture
def interpreted(monkeypatch):
    """Quick: nothing is compiled."""
    monkeypatch.setenv("SPIELWERK_JIT", "0")


def changed(**parts):
    """The template's game with other functions or other parts."""
    functions = {name: part for name, part in parts.items() if hasattr(GAME.rules, name)}
    others = {name: part for name, part in parts.items() if name not in functions}
    if "moves" in others:
        functions["actions"] = others["moves"].count
    return replace(GAME, rules=replace(GAME.rules, **functions), **others)


# ---- What is right ------------------------------------------------------------------------------


def test_the_template_is_right():
    told = check(GAME)
    assert told.findings == []
    assert told.notes == []
    assert told.games > 2000
    assert [each.id for each in told.unchecked] == ["check-not-module"]


@soaks
@pytest.mark.parametrize("name", spielwerk.GAMES)
def test_our_own_games_are_right(name, interpreted):
    """Compiled games are compared in tests/engine/test_same_everywhere.py, in the same way."""
    told = check(spielwerk.find_game(name), games=amount(4, 40))
    # Few games do not show every move.
    assert [str(found) for found in told.findings if found.id != "check-never-form"] == []


# ---- What is wrong ------------------------------------------------------------------------------


@compiled
def no_moves(state, out):
    return 0 if state.turns == 4 else rules.legal(state, out)


@compiled
def twice(state, out):
    n = rules.legal(state, out)
    out[n - 1] = out[0]
    return n


@compiled
def failing(state, action):
    state.stones[state.to_move + 7] = action


@compiled
def overflowing(state, action):
    rules.apply(state, action)
    state.diagonals += 100


@compiled
def endless(state, action):
    rules.apply(state, action)
    if state.ended:
        rules.begin(state, 0)


@compiled
def other_ending(state, action):
    rules.apply(state, action)
    if state.ended == 6:
        state.ended = 4


@compiled
def never_full(state, action):
    rules.apply(state, action)
    if state.ended == 6:
        state.ended = 5


@compiled
def two_firsts(state, ranks):
    for seat in range(state.players):
        ranks[seat] = seat + 2
    return state.ended != 0


@compiled
def idle(state, seat, key):
    pass


def unreadable(state, action):
    return IllegalMove("threes-not-free")


def unsaid(state, action):
    return IllegalMove("threes-no-such-words", rule="TH-3")


def drawn(**more):
    def sketch(view):
        made = GAME.sketch(view)
        return replace(made, **{name: make(made) for name, make in more.items()})

    return sketch


def renamed_ground(made):
    return replace(made.ground, places={f"{name}!": s for name, s in made.ground.places.items()})


def one_place_less(made):
    places = dict(made.ground.places)
    del places["a1"]
    return replace(made.ground, places=places)


BROKEN = {
    "check-fails": changed(apply=failing),
    "check-overflow": changed(apply=overflowing),
    "check-no-move": changed(legal=no_moves),
    "check-too-many": changed(max_moves=3),
    "check-listed": changed(legal=twice),
    "check-endless": changed(apply=endless),
    "check-ended": changed(apply=other_ending),
    "check-ranks": changed(outcome=two_firsts),
    "check-redeal-missing": changed(view=lambda state, seat: {"cells": {}, "mine": seat}),
    "check-redeal-idle": changed(redeal=idle),
    "check-view": changed(view=lambda state, seat: {"cells": {}, "stones": (1, 2)}),
    "check-line": changed(write_position=lambda state: {}),
    "check-effect": changed(effects=lambda before, action, after, seat: [{"effect": "bang"}]),
    "check-refusal": changed(refusal=unreadable),
    "check-words": changed(refusal=unsaid),
    "check-longest": changed(longest=lambda ruleset: 3),
    "check-sketch": changed(sketch=drawn(trays=lambda made: [Tray("seat-0", 0, [], ["a1"])])),
    "check-off-board": changed(sketch=drawn(ground=one_place_less)),
    "check-spots": changed(sketch=drawn(ground=renamed_ground, pieces=lambda made: {})),
    "check-never-form": changed(
        moves=moves({"CELL": [*GAME.ground(2).places]}, ("a1",), drop="{to:CELL}", leave="leave")
    ),
    "check-rule-unknown": changed(effect_rules={"drop": 3, "row": 17}),
}


def first_found(game, **how):
    told = check(game, **{"games": 30, **how})
    assert told.findings
    found = told.findings[0]
    for language in LANGUAGES:
        assert found.message.text(language) != found.mend(language)
    return found


@pytest.mark.parametrize("wrong", BROKEN)
def test_what_is_wrong_is_found_first(wrong, interpreted):
    found = first_found(BROKEN[wrong])
    assert found.id == wrong, str(found)


def test_a_piece_beside_the_board_is_found(interpreted):
    off = changed(sketch=lambda view: Sketch(GAME.ground(2), {"e5": [Piece(0)]}))
    assert first_found(off).message.arguments["names"] == "e5"


def test_a_view_that_tells_a_secret_is_found():
    def view(state, seat):
        following = state.pot[state.pot_next] if seat == 0 else None
        return {**TRIOMINOS.view(state, seat), "next": following}

    careless = spielwerk.Ruleset.of(replace(TRIOMINOS, view=view)).start(seed=1)
    (found,) = keeps_secrets(careless, 1)
    assert found.id == "check-secret"
    assert found.message.arguments["what"] == "view: next"
    assert not list(keeps_secrets(spielwerk.load("triominos").start(seed=1), 1))


def test_a_move_that_does_not_read_back_is_found(interpreted):
    names = [*GAME.ground(2).places]
    names[4] = "a1"  # what a2 was
    both = moves({"CELL": names}, ("a1",), drop="{to:CELL}")
    told = check(changed(moves=both), games=20)
    assert "check-unread" in [found.id for found in told.findings]


def test_a_game_that_depends_on_chance_of_its_own_is_found(interpreted):
    numbers = count()

    @compiled
    def begin(state, key):
        rules.begin(state, key)
        state.stones[0] = 1 << (next(numbers) % 4)

    told = check(changed(begin=begin), games=10)
    assert "check-record" in [found.id for found in told.findings]


def test_names_that_no_move_had_are_noted():
    census = Census(GAME)
    census.see(spielwerk.Ruleset.of(GAME).start())  # where stones lie at the bottom
    (note,) = census.never_named()
    assert note.id == "check-never-part"
    assert note.arguments["names"].startswith("a2, b2, c2, d2, a3")


# ---- Compiled ------------------------------------------------------------------------------------


@compiled
def forgetful(state, key):
    """Compiled games are played one after another on the same state."""
    turns = state.turns
    their_begin(state, key)
    state.turns = turns


@compiled
def uncompilable(state, action):
    if str(action) != "":
        their_apply(state, action)


@compiled
def other_draw(state, random, moves):
    return moves[their_legal(state, moves) - 1]


def test_compiled_games_that_differ_are_found():
    found = first_found(changed(begin=forgetful))
    assert found.id == "check-differs"
    assert found.message.arguments["what"].startswith("turns: 0 ≠")


def test_rules_that_cannot_be_compiled_are_found():
    found = first_found(changed(apply=uncompilable))
    assert found.id == "check-compile"


def test_another_draw_is_found():
    ruleset = spielwerk.Ruleset.of(changed(draw=other_draw))
    assert [found.id for found in differences(ruleset, [], 0, 1)] == ["check-draw"]
    assert not list(differences(spielwerk.Ruleset.of(GAME), [CPU], 0, 2))


def test_without_a_compiler_it_says_what_was_not_checked(interpreted):
    told = check(GAME, games=20)
    assert "check-not-compiled" in [each.id for each in told.unchecked]
    assert told.findings == []


def test_tables_that_are_too_large_are_found(interpreted):
    large = table(range(20_000), int32)

    @compiled
    def apply(state, action):
        rules.apply(state, action + large[0])

    told = check(changed(apply=apply), games=5)
    assert [found.id for found in told.findings][-1] == "check-table"
    assert told.findings[-1].message.arguments["bytes"] >= 80_000


# ---- Words, rules and tests ----------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A copy of the template, whose files may be changed."""
    shutil.copytree(TEMPLATE, tmp_path / "threes", ignore=shutil.ignore_patterns("__pycache__"))
    package = tmp_path / "threes" / "src" / "threes"
    add_words("threes", package / "words")
    yield tmp_path / "threes"
    add_words("threes", TEMPLATE / "src" / "threes" / "words")


def in_folder(folder):
    module = folder / "src" / "threes" / "threes.wasm"
    return replace(GAME, rules=replace(GAME.rules, module=module))


def edit(path, old, new):
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


@pytest.mark.parametrize(
    ("file", "old", "new", "wrong", "about"),
    [
        ("RULES.md", "**TH-6**", "**TH-7**", "check-rule-order", "TH-7"),
        ("RULES.md", "- **TH-6**", "- ", "check-rule-unknown", "TH-6"),
        ("src/threes/rules.py", "TH-4", "it", "check-rule-code", "TH-4"),
        ("tests/test_rules.py", "test_th6_", "test_", "check-rule-test", "TH-6"),
        ("src/threes/words/en.ftl", "threes-ended-6 =", "threes-other =", "check-words", "ended-6"),
        ("src/threes/words/en.ftl", "    .label = Diagonals", "", "check-words", ".label"),
        ("src/threes/words/report.en.ftl", "threes-row", "threes-x", "check-words", "threes-row"),
        ("src/threes/words/en.ftl", "{ $to }", "{ $too }", "check-words-form", "notation.drop"),
        ("src/threes/words/en.ftl", "front-threes =", "front-threes", "check-words-form", "front"),
        ("src/threes/refusals.py", "threes-floats", "threes-flies", "check-words", "threes-flies"),
    ],
)
def test_what_is_missing_in_a_file_is_found(folder, interpreted, file, old, new, wrong, about):
    edit(folder / file, old, new)
    told = check(in_folder(folder), games=3)
    (found,) = [each for each in told.findings if each.id == wrong]
    assert about in str(found)
    assert found.where.startswith(str(folder)) or found.id == "check-words-form"


def test_an_ending_that_no_game_had_is_worth_a_note_if_it_has_a_test(folder, interpreted):
    """It may be rare among random games, as a full board is in Connect Four."""
    game = in_folder(folder)
    game = replace(game, rules=replace(game.rules, apply=never_full))
    told = check(game, games=30)
    assert told.findings == []
    (note,) = [each for each in told.notes if each.id == "check-never-ended"]
    assert note.arguments["rule"] == "TH-6"
    edit(folder / "tests/test_rules.py", "test_th6_", "test_")
    told = check(game, games=30)
    assert [found.id for found in told.findings] == ["check-never-ended", "check-rule-test"]
    assert told.notes == []
    shutil.rmtree(folder / "tests")
    assert [found.id for found in check(game, games=30).findings] == ["check-never-ended"]


def test_another_language_must_say_the_same(folder, interpreted):
    words = folder / "src/threes/words"
    shutil.copy(words / "en.ftl", words / "de.ftl")
    edit(words / "de.ftl", "threes-floats =", "threes-schwebt =")
    (found,) = [e for e in check(in_folder(folder), games=3).findings if "language" in e.id]
    assert found.message.arguments["words"] == "threes-floats, threes-schwebt"


def test_where_there_are_neither_rules_nor_tests_it_says_so(folder, interpreted):
    shutil.rmtree(folder / "tests")
    unchecked = {each.id for each in check(in_folder(folder), games=3).unchecked}
    assert "check-not-tests" in unchecked
    (folder / "RULES.md").unlink()
    bare = replace(in_folder(folder), sketch=None, write_position=None, read_position=None)
    unchecked = {each.id for each in check(bare, games=3).unchecked}
    assert {"check-not-rules", "check-not-sketch", "check-not-line"} <= unchecked


def test_a_module_of_other_rules_is_found(folder, interpreted):
    module = folder / "src/threes/threes.wasm"
    module.write_bytes(b"nothing")
    assert "check-module" in {e.id for e in check(in_folder(folder), games=3).findings}
    rings = spielwerk.find_game("rings").rules.module
    module.write_bytes(rings.read_bytes())
    assert "check-module" in {e.id for e in check(in_folder(folder), games=3).findings}


# ---- The command line ----------------------------------------------------------------------------


def test_everything_that_can_be_wrong_is_told_in_the_order_of_importance():
    assert len(set(ORDER)) == len(ORDER)
    several = changed(apply=overflowing, longest=lambda ruleset: 3, effect_rules={"drop": 99})
    found = [each.id for each in check(several, games=5).findings]
    assert found == sorted(found, key=ORDER.index)
    assert found[0] == "check-overflow"


def test_the_command_tells_what_is_wrong_and_fails(capsys, monkeypatch, interpreted, english):
    monkeypatch.setattr(authoring, "find_game", lambda name: BROKEN["check-no-move"])
    assert cli.run(["check", "threes", "--games", "20"]) == 1
    told = capsys.readouterr().out
    assert say("check-no-move") in told
    assert "→ Set `ended`" in told
    assert "threes 2: " in told
    assert cli.run(["check", "threes", "--games", "20", "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["findings"][0]["check"] == "no-move"
    assert told["seed"] == 0
    assert told["unchecked"]
    monkeypatch.setattr(authoring, "find_game", lambda name: GAME)
    assert cli.run(["check", "threes", "--games", "20", "--lang", "de"]) == 0
    assert say("check-nothing", "de") in capsys.readouterr().out


def test_the_same_seed_finds_the_same(interpreted):
    once, again = (check(BROKEN["check-ended"], games=20, seed=5).as_json("en") for _ in "12")
    assert once == again


def test_what_cannot_be_asked_for_is_refused(capsys, english):
    assert cli.run(["check", "nothing"]) == 2
    assert cli.run(["check", "rings", "--games", "0"]) == 2
    assert "at least one" in capsys.readouterr().err
