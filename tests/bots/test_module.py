"""The games' WebAssembly: built from what is here, used where it can be, and named if it cannot."""

import json
import shutil
from dataclasses import replace

import pytest
import wasmtime

import spielwerk
from amounts import SOAKING, soaks
from spielwerk.bots.entry_points import entry_points
from spielwerk.bots.levels import level
from spielwerk.bots.search import Search, search_target
from spielwerk.engine.playouts import best_target, playouts
from spielwerk.engine.position import Ruleset
from spielwerk.errors import BadModule, BadOption
from spielwerk.runtime import target as targets
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.entries import entry_of
from spielwerk.runtime.module import SECTION, Module, _section, module_at
from spielwerk.runtime.module_builder import build, python_version
from spielwerk.runtime.target import CPU, INTERPRETED, PAYS_AFTER, WASM, target_for

EVERY_GAME = pytest.mark.parametrize("game", spielwerk.GAMES)


@pytest.fixture(autouse=True)
def free_choice(monkeypatch):
    monkeypatch.delenv("SPIELWERK_JIT", raising=False)
    monkeypatch.delenv("SPIELWERK_TARGET", raising=False)
    targets._warn.cache_clear()


@pytest.fixture
def without_numba(monkeypatch):
    monkeypatch.setattr(targets, "numba_is_here", lambda: False)


def moved(ruleset, module):
    """The same game, whose module is elsewhere."""
    rules = replace(ruleset.rules, module=module)
    return Ruleset(replace(ruleset.game, rules=rules), ruleset.players, ruleset.options)


# ---- Built from what is here ------------------------------------------------------------------


@EVERY_GAME
def test_a_module_has_the_stamps_of_its_sources(game):
    """If not, run `make rules`."""
    module = Module(spielwerk.find_game(game).rules.module)
    functions = entry_points(spielwerk.find_game(game))
    assert [entry_of(f).name for f in functions if not module.offers(f)] == []


@soaks
@pytest.mark.skipif(not SOAKING, reason="takes a minute; a game from outside is built in every run")
def test_a_module_is_what_its_sources_make():
    path = spielwerk.find_game("rings").rules.module
    if Module(path).python == python_version():
        assert path.read_bytes() == build(entry_points(spielwerk.find_game("rings")))


@EVERY_GAME
def test_a_module_imports_nothing(game):
    module = Module(spielwerk.find_game(game).rules.module)
    assert module.compiled.imports == []
    names = {entry_of(function).name for function in entry_points(spielwerk.find_game(game))}
    assert names | {"memory", "__heap_base"} == {each.name for each in module.compiled.exports}


def test_a_module_describes_its_entries_and_records():
    rules = spielwerk.find_game("rings").rules
    section = json.loads(_section(rules.module.read_bytes(), SECTION))
    assert section["entries"]["legal"]["arguments"] == [
        {"item": "state", "shape": []},
        {"item": "int32", "shape": [rules.max_moves]},
    ]
    state = section["records"]["state"]
    assert state["size"] == rules.state.size
    assert ["hand", "int8", 4, rules.state.dtype.fields["hand"][1]] in state["fields"]
    assert section["records"]["node"]["size"] == 64


# ---- Where it is used -------------------------------------------------------------------------


@EVERY_GAME
def test_webassembly_is_used_unless_the_work_is_long(game):
    ruleset = spielwerk.load(game)
    assert best_target(ruleset, 1_000) is WASM
    assert best_target(ruleset, 10**9) is CPU
    for number in (1, 2, 3, 4, 5):
        assert search_target(ruleset, level(game, number).method) is WASM


def test_webassembly_does_the_longest_work_without_numba(without_numba):
    assert best_target(spielwerk.load("rings"), 10**9) is WASM


@pytest.mark.parametrize(
    ("name", "expected"), [("python", INTERPRETED), ("cpu", CPU), ("wasm", WASM)]
)
def test_the_environment_may_choose(monkeypatch, name, expected):
    monkeypatch.setenv("SPIELWERK_TARGET", name)
    assert best_target(spielwerk.load("rings"), 10**9) is expected
    monkeypatch.setenv("SPIELWERK_JIT", "0")
    assert best_target(spielwerk.load("rings"), 10**9) is INTERPRETED


def test_a_target_that_is_not_there_is_refused(monkeypatch):
    monkeypatch.setenv("SPIELWERK_TARGET", "gpu")
    with pytest.raises(BadOption, match=r"cannot be “gpu”\. Possible: python, cpu, wasm"):
        best_target(spielwerk.load("rings"), 1)


def test_rules_that_have_changed_do_not_run_as_they_were():
    ruleset = spielwerk.load("rings")
    outcome = ruleset.rules.outcome

    @compiled
    def otherwise(state, ranks):
        return outcome(state, ranks)

    changed = replace(ruleset.rules, outcome=otherwise)
    other = Ruleset(replace(ruleset.game, rules=changed), 2, ruleset.options)
    assert best_target(other, 1) is CPU
    with pytest.raises(BadModule, match="other rules"):
        playouts(other, 1, target=WASM)


# ---- What is wrong with it --------------------------------------------------------------------


def broken(tmp_path, name, change):
    path = tmp_path / f"{name}.wasm"
    code = spielwerk.find_game("rings").rules.module.read_bytes()
    path.write_bytes(change(code))
    return path


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("empty", lambda code: b""),
        ("cut", lambda code: code[: len(code) // 2]),
        ("text", lambda code: b"<!doctype html>"),
        ("bent", lambda code: code.replace(b"\x0b", b"\xff")),
        ("alone", lambda code: code[: code.index(b"\tspielwerk{") - 3]),
    ],
)
def test_a_damaged_module_is_named_in_one_line(tmp_path, caplog, without_numba, name, change):
    path = broken(tmp_path, name, change)
    error = module_at(path)
    assert isinstance(error, BadModule)
    assert str(error).startswith(f"{name}.wasm cannot be used: ")
    assert "\n" not in str(error)
    ruleset = moved(spielwerk.load("rings"), path)
    for _ in range(3):
        assert search_target(ruleset, level("rings", 1).method) is INTERPRETED
    lines = [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]
    assert lines.count(str(error)) == 1
    assert len(lines) == 2, "and that plain Python plays"


def test_a_missing_module_is_named_and_the_game_still_played(tmp_path, caplog, without_numba):
    ruleset = moved(spielwerk.load("rings"), tmp_path / "gone.wasm")
    expected = playouts(spielwerk.load("rings"), 5, 3)
    assert playouts(ruleset, 5, 3) == expected
    assert "gone.wasm cannot be used: No such file or directory" in caplog.text


def test_a_damaged_module_is_no_reason_not_to_compile(tmp_path):
    ruleset = moved(spielwerk.load("rings"), broken(tmp_path, "damaged", lambda code: code[:100]))
    assert search_target(ruleset, level("rings", 5).method) is CPU


def test_a_copy_of_a_module_works_elsewhere(tmp_path):
    shutil.copy(spielwerk.find_game("rings").rules.module, tmp_path / "copy.wasm")
    ruleset = moved(spielwerk.load("rings"), tmp_path / "copy.wasm")
    search = Search(ruleset, level("rings", 4).method)
    assert search.target is WASM


def test_memory_outlives_the_last_look_at_it():
    """A space is freed when nothing of it is used any more, and not before."""
    rules = spielwerk.find_game("rings").rules
    rows = WASM.space(rules).records(rules.state, 1000)
    for _ in range(20):
        WASM.space(rules).records(rules.state, 100_000)
    rows[999] = spielwerk.load("rings").start().plain()
    assert rows[999].hand == [10, 10, 0, 0]
    assert rows[0] == rules.state.blank()


def test_wasmtime_says_what_is_wrong_as_we_expect():
    with pytest.raises(wasmtime.WasmtimeError):
        wasmtime.Module.validate(wasmtime.Engine(), b"nothing")
    rules = spielwerk.find_game("rings").rules
    assert target_for(rules, seconds=PAYS_AFTER) is WASM
    assert target_for(rules, seconds=PAYS_AFTER + 1) is CPU
