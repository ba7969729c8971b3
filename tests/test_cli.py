"""The command line: its output, and one clear line with an exit code for every error."""

import io
import json
import os
import resource
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from rich.console import Console

import spielwerk
from commands import command, press_ctrl_c
from spielwerk import cli
from spielwerk.bots.levels import level_numbers
from spielwerk.cli.screen import THEME, Screen
from spielwerk.cli.terminal import Opponents, Play
from spielwerk.engine.playouts import SETUP, random_game
from spielwerk.lab import simulation
from spielwerk.locale import say
from spielwerk.runtime import target as targets
from spielwerk.runtime.chance import random64
from spielwerk.runtime.target import WASM
from spielwerk.server.serve import Settings
from spielwerk.workbench.columns import Column

LANGUAGES = ("de", "en", "fr", "it", "uk")


pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture
def run(capsys, monkeypatch):
    """Run a command. Returns the exit code, its output and its errors."""

    def run(*arguments, typed=None):
        if typed is not None:
            answers = iter(typed.splitlines())
            monkeypatch.setattr("builtins.input", lambda *_: _next(answers))
        code = cli.run([str(argument) for argument in arguments])
        told = capsys.readouterr()
        return code, told.out, told.err

    def _next(answers):
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    return run


def fails(result, code, *words):
    """One line on the error stream, and nothing that looks like a crash."""
    told, out, err = result
    assert told == code
    assert err.count("\n") == 1, err
    assert "Traceback" not in err + out
    for word in words:
        assert word in err


# ---- games ------------------------------------------------------------------------------------


def test_games_lists_what_can_be_played(run):
    code, out, _ = run("games")
    assert code == 0
    for name in spielwerk.GAMES:
        assert name in out
    assert "pawns (3–12; 10)" in out
    (rings,) = (line.split() for line in out.splitlines() if line.startswith("rings"))
    assert rings[2:4] == ["2–4", f"1–{len(level_numbers('rings'))}"]


def test_games_shows_what_to_type_beside_the_word_that_the_texts_use(run):
    _, out, _ = run("games", "--lang", "de")
    told = " ".join(out.split())
    assert "original, complex – komplex, simple – einfach;" in told
    _, out, _ = run("games", "--json", "--lang", "de")
    assert say("choice-memento-complex-why", "de") in out


def test_games_as_json(run):
    _, out, _ = run("games", "--json", "--lang", "fr")
    told = {game["id"]: game for game in json.loads(out)}
    assert told["rings"]["name"] == "Anneaux"
    assert told["rings"]["players"] == [2, 3, 4]
    assert told["rings"]["options"][0]["default"] == 10
    for name, game in told.items():
        assert game["levels"] == list(level_numbers(name))


# ---- simulate ---------------------------------------------------------------------------------


def test_simulate_prints_wins_length_and_endings(run):
    code, out, _ = run("simulate", "rings", "--players", 3, "--games", 200, "--seed", 4)
    assert code == 0
    for word in (
        "200",
        "Won by ● Blue",
        "Won by ■ Green",
        "Draws",
        "RG-18",
        "Turns per game",
        "median",
    ):
        assert word in out


def test_simulate_is_repeatable_and_options_matter(run):
    def told(*more):
        data = json.loads(run("simulate", "rings", "--games", 50, "--json", *more)[1])
        return data.pop("seconds") >= 0 and data

    assert told("--seed", 1) == told("--seed", 1)
    assert told("--seed", 1)["turns"] != told("--seed", 2)["turns"]
    assert told("--option", "pawns=5")["options"]["pawns"] == 5


@pytest.mark.parametrize("legal", [False, True])
def test_simulate_records_one_json_object_per_line(run, tmp_path, legal):
    path = tmp_path / "games.jsonl"
    flags = ["--legal"] if legal else []
    code, out, _ = run("simulate", "rings", "-p", 4, "-n", 6, "-s", 9, "--record", path, *flags)
    assert code == 0
    assert "6 games are recorded" in out
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert len(lines) == 6
    game = spielwerk.load("rings", 4)
    for number, line in enumerate(lines):
        expected = random_game(game, 9, number)
        assert line["ranks"] == expected.ranks
        assert [ply["move"] for ply in line["plies"]] == expected.history
        assert all(("legal" in ply) == legal for ply in line["plies"])
    assert list(tmp_path.iterdir()) == [path], "nothing else is left behind"


def test_recorded_and_compiled_games_are_the_same(run, tmp_path):
    told = [
        json.loads(run("simulate", "rings", "-n", 12, "-s", 5, "--json", *more)[1])
        for more in ([], ["--record", tmp_path / "x.jsonl"])
    ]
    for data in told:
        del data["seconds"]
    assert told[0] == told[1]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["simulate", "chess"], ["“chess”", "rings"]),
        (["simulate", "rings", "--players", "5"], ["5", "2, 3, 4"]),
        (["simulate", "rings", "--players", "two"], ["two"]),
        (["simulate", "rings", "--games", "0"], ["“0”"]),
        (["simulate", "rings", "--games", "-3"], ["-3"]),
        (["simulate", "rings", "--seed", "-1"], ["-1"]),
        (["simulate", "rings", "--seed", "-1", "--record", "/dev/null"], ["-1"]),
        (["perft", "rings", "--seed", "18446744073709551616"], ["18446744073709551616"]),
        (["play", "rings", "--seed", "-1"], ["-1"]),
        (["simulate", "rings", "--option", "pawns=99"], ["99", "RG-21"]),
        (["simulate", "rings", "--option", "pawns"], ["pawns", "name=value"]),
        (["simulate", "rings", "--option", "players=3"], ["players"]),
        (["simulate", "rings", "--option", "id=3"], ["id"]),
        (["simulate", "rings", "--legal"], ["--record"]),
        (["simulate"], ["GAME", "--help"]),
        (["perft", "rings", "--depth", "0"], ["“0”"]),
        (["play", "rings", "--humans", "3"], ["3 people", "2 players"]),
        (["play", "rings", "--seed", "x"], ["x"]),
        (["play", "rings", "--first", "0"], ["“0”", "“lot”", "1 to 2"]),
        (["play", "rings", "--first", "3"], ["“3”", "“lot”", "1 to 2"]),
        (["play", "rings", "-p", "4", "--first", "me"], ["“me”", "“lot”", "1 to 4"]),
        (["simulate", "rings", "--bots", "1,1", "--first", "3"], ["“3”", "1 to 2"]),
        (["simulate", "rings", "--bots", "1,1", "--first", "lot", "--seed", "-1"], ["-1"]),
        (["simulate", "rings", "--first", "1"], ["--first", "--bots"]),
        (["play", "rings", "--against", "7"], ["“7”", "1, 2, 3, 4, 5, 6"]),
        (["play", "rings", "--against", "me"], ["“me”", "random"]),
        (["simulate", "rings", "--bots", "1"], ["needs 2 names", "not 1"]),
        (["ladder", "rings", "--bots", "1,1"], ["1,1", "different"]),
        (["ladder", "rings", "-p", "3", "--bots", "1,2"], ["at least 3"]),
        (["ladder", "rings", "--games", "0"], ["“0”"]),
        (["games", "--lang", "xx"], ["xx", "de, en, fr, it, uk"]),
        (["games", "--lang"], ["de, en, fr, it, uk"]),
        (["dance"], ["dance"]),
        (["games", "--loud"], ["--loud"]),
    ],
)
def test_bad_input_gets_one_clear_line(run, arguments, words):
    fails(run(*arguments), 2, *words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_speak_the_language(run, language):
    known = ", ".join(spielwerk.GAMES)
    error = spielwerk.UnknownGame("error-game-unknown", game="chess", known=known)
    fails(run("--lang", language, "play", "chess"), 2, error.text(language))


# ---- Files that are written completely or not at all ------------------------------------------


def test_a_record_that_cannot_be_written_is_one_clear_line(run, tmp_path):
    simulate = ("simulate", "rings", "-n", 2, "--record")
    fails(run(*simulate, tmp_path / "no" / "such.jsonl"), 1, "no/such.jsonl: No such file")
    fails(run(*simulate, tmp_path), 1, str(tmp_path), "directory")
    assert list(tmp_path.iterdir()) == []


def test_a_device_that_is_full_is_one_clear_line(run):
    fails(
        run("simulate", "rings", "-n", 2, "--record", "/dev/full"), 1, "/dev/full", "No space left"
    )


def test_a_disk_that_fills_up_leaves_the_old_file_alone(tmp_path):
    path = tmp_path / "games.jsonl"
    path.write_text("before\n")
    done = _spielwerk(
        "simulate", "rings", "-n", "200", "--record", str(path),
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000)),
    )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith(f"{path}: File too large")
    assert path.read_text() == "before\n"
    assert list(tmp_path.iterdir()) == [path]


def test_random_games_take_no_room_before_they_are_played(run, monkeypatch):
    """However many are asked for, they are played in batches and only counted."""
    asked = []

    def playouts(game, games, *_, **more):
        asked.append(games)
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation, "playouts", playouts)
    code, _, _ = run("simulate", "rings", "--games", 10**13)
    assert code == 130
    assert asked == [simulation.BATCH]


@pytest.mark.parametrize("record", [True, False])
def test_ctrl_c_stops_with_one_line_and_leaves_no_file(tmp_path, record):
    path = tmp_path / "games.jsonl"
    more = ["--record", path] if record else []
    with command("simulate", "rings", "-n", 2_000_000_000, *more) as running:
        if record:
            _wait_for(lambda: any(tmp_path.iterdir()))
        else:
            time.sleep(3)
        press_ctrl_c(running)
        out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert (out, err) == ("", "Stopped. Nothing was written.\n")
    assert list(tmp_path.iterdir()) == []


def _wait_for(condition):
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


def _spielwerk(*arguments, **more):
    return subprocess.run(
        [sys.executable, "-m", "spielwerk", *arguments], capture_output=True, text=True, **more
    )


def test_a_reader_that_goes_away_causes_no_crash():
    program = f"{sys.executable} -m spielwerk"
    done = subprocess.run(
        ["bash", "-c", f"{program} perft rings --depth 3 | true; echo ${{PIPESTATUS[0]}}"],
        capture_output=True,
        text=True,
    )
    assert done.stdout.strip() in ("0", "1")
    assert done.stderr == ""


# ---- perft ------------------------------------------------------------------------------------


def test_perft(run):
    assert json.loads(run("perft", "rings", "-p", 2, "-d", 3, "--json")[1]) == {
        "game": "rings",
        "players": 2,
        "perft": [30, 864, 26144],
    }
    assert "26,144" in run("perft", "rings", "--players", 2, "--depth", 3)[1]
    assert "26.144" in run("perft", "rings", "--players", 2, "--depth", 3, "--lang", "de")[1]


# ---- play -------------------------------------------------------------------------------------


def test_a_game_against_the_computer_goes_back_and_forth(run):
    code, out, err = run(
        "play", "rings", "--seed", 3, typed="a1\nA1\nzz\n\nmoves\n?\nb2\nundo\nundo\nundo\nquit"
    )
    assert code == 0
    assert err == ""
    assert "●a1" in out
    assert "This cell is not free. Choose an empty one. (RG-4)" in out  # capitals do not matter
    assert "“zz” is not a move" in out
    assert "a1-a2" in out
    assert "place a pawn on a1" in out
    assert "A pawn in brackets is locked" in out
    assert "There is no move to take back." in out
    assert "You have left the game." in out
    assert "▲ Orange  " in out


def test_the_end_of_input_leaves_the_game(run):
    code, out, _ = run("play", "rings", typed="a1")
    assert code == 0
    assert "You have left the game." in out


@pytest.mark.parametrize("game", spielwerk.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_computers_play_a_whole_game_in_every_language(run, language, game):
    who = ("--humans", 0, "--against", "random", "-s", 5)
    code, out, _ = run("play", game, "-p", 3, *who, "--lang", language)
    assert code == 0
    assert sum(line.startswith(("  1. ", "  2. ", "  3. ")) for line in out.splitlines()) == 3


LINE = "rings 3 pawns=6 to_move=2 turns=12 blue=a1 orange=c2,c3 hand=4,3,5 turned=b"


def test_a_game_goes_on_from_a_position(run, tmp_path):
    saved = tmp_path / "game.txt"
    code, out, _ = run("play", "--from", LINE, "--humans", 3, typed=f"c1\nsave {saved}\nquit")
    assert code == 0
    assert "Green" in out
    record = spielwerk.read_record(saved.read_text(encoding="utf-8"))
    assert (next(record.positions()).line, record.history) == (LINE, ["c1"])


def test_a_position_that_cannot_be_is_refused(run):
    fails(run("play", "--from", LINE.replace("5 turned", "9 turned")), 2, "hand", "“9”")
    fails(run("play", "memento", "--from", LINE), 2, "rings")
    fails(run("play"), 2, "rings, memento")


def test_a_person_can_play_a_whole_game_and_save_it(run, tmp_path):
    # Two people at one terminal, typing the moves of a known complete game.
    game = random_game(spielwerk.load("rings"), 2, 3)
    path = tmp_path / "my game.txt"
    typed = [*game.history[:-1], f"save {path}", game.history[-1]]
    code, out, _ = run("play", "rings", "--humans", 2, "--first", 1, typed="\n".join(typed))
    assert code == 0
    assert f"The game is saved in {path}." in out
    assert "  1. " in out
    assert spielwerk.read_record(path.read_text()).history == game.history[:-1]
    assert "No such file" in run("play", "rings", typed="save /no/such/place\nquit")[1]


def test_against_the_computer_a_person_begins_unless_told_otherwise(run):
    who = ("play", "rings", "-p", 3, "--against", "random", "-s", 5)
    code, out, _ = run(*who, typed="quit")
    assert code == 0
    assert "Drawing lots" not in out
    assert "\n▲ Orange  " not in out
    code, out, _ = run(*who, "--first", 2, typed="quit")
    assert code == 0
    assert "Drawing lots" not in out
    assert out.index("\n▲ Orange  ") < out.index("\n■ Green  ") < out.index("● Blue, your move:")


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_people_draw_lots_and_the_lot_is_shown(run, language, tmp_path):
    begun = set()
    for seed in (0, 2, 8):
        path = tmp_path / f"{language} {seed}.txt"
        code, out, _ = run(
            "play", "memento", "-p", 3, "--humans", 3, "-s", seed, "--lang", language,
            typed=f"save {path}\nquit",
        )  # fmt: skip
        first = spielwerk.read_record(path.read_text()).first
        seat = f"{'●▲■'[first]} {say(f'seat-{first}', language)}"
        lot = f"{say('play-lot-drawing', language)} {say('play-lot', language, seat=seat)}"
        assert code == 0
        assert lot in out
        assert say("first-custom-memento", language) in out
        assert out.index(lot) < out.index(say("play-prompt", language, seat=seat))
        begun.add(first)
    assert begun == {0, 1, 2}


def test_where_the_screen_is_cleared_a_lot_waits_until_it_has_been_read(monkeypatch):
    monkeypatch.setattr("spielwerk.cli.screen.LOT_SECONDS", 0)
    for game, asked in (("rings", 0), ("dimenticato", 1)):
        console = Console(theme=THEME, force_terminal=True, file=io.StringIO())
        screen = Screen("en", console)
        answers = iter([*["read"] * asked, "quit"])
        prompts = []
        screen.ask = lambda prompt: prompts.append(prompt) or next(answers)  # noqa: B023
        Play(screen, spielwerk.load(game), 2, seed=1, first=None).run()
        assert prompts[:asked] == ["Press Enter to go on. "] * asked
        assert "your move" in prompts[-1]


def test_where_there_are_secrets_the_screen_is_handed_over_and_nothing_is_undone(run):
    who = ("--humans", 2, "--first", 1)
    code, out, _ = run("play", "triominos", *who, "-s", 1, typed="\nbuy\n\nundo\nquit")
    assert code == 0
    first = out.index("Pass the screen to ● Blue")
    second = out.index("Pass the screen to ▲ Orange")
    position = spielwerk.load("triominos").start(seed=random64(1, SETUP))
    assert " ".join(position.setup["racks"][0]) in out[first:second]
    assert " ".join(position.setup["racks"][1]) not in out[:second]
    assert " ".join(position.setup["racks"][1]) in out[second:]
    assert "You cannot take moves back" in out


def test_in_a_game_of_memory_every_turn_is_shown_and_covered_dice_never(run):
    """Two people: all figures leave, then Blue calls a wrong number."""
    setup = spielwerk.load("dimenticato").start(seed=random64(4, SETUP))
    typed = ["f9-h6", "e2-c5", "f10-h7", "e1-c4", "e9-g6", "f2-d5", "e10-g7", "f1-d4"]
    position = setup
    for move in typed:
        position = position.play(move)
    number = position.play("h6=1").view()["called"]["number"]
    wrong = number % 6 + 1
    code, out, _ = run(
        "play",
        "dimenticato",
        "--humans",
        2,
        "--first",
        1,
        "-s",
        4,
        typed="\n".join([*typed, f"h6={wrong}", "undo"]),
    )
    assert code == 0
    assert "Pass the screen" not in out, "everybody is shown the same"
    screens = out.split("your move: ")
    assert "Last turn: f1-d4" in screens[8]
    assert "Call it, like this: e12=4." in screens[8]
    assert f"{wrong} was called for h6, but the die shows {number}." in screens[9]
    assert "You cannot take moves back" in screens[10]
    row = next(line for line in screens[8].splitlines() if line.startswith(" 6 "))
    assert row.count("●") == 2
    assert not any(digit in row.partition("6")[2].rpartition("│")[0][-9:] for digit in "123456")


def test_against_the_computer_a_game_of_memory_waits_until_a_turn_has_been_seen(run):
    code, out, _ = run("play", "dimenticato", "-p", 3, "-s", 4, typed="f9-h8\n\n\nquit")
    assert code == 0
    assert out.count("Enter to go on") == 2
    assert "Last turn: f9-h8" in out


@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_until_the_search_is_compiled_a_stand_in_answers(game, monkeypatch):
    monkeypatch.setenv("SPIELWERK_TARGET", "cpu")
    monkeypatch.setattr(Opponents, "_get_ready", lambda *_: None)
    position = spielwerk.load(game).start(seed=2)
    opponents = Opponents(position.ruleset, {0: "5"}, 7)
    opponents.watch(position)
    started = time.perf_counter()
    assert opponents.choose(position) in position.legal_moves
    assert time.perf_counter() - started < 5


def test_when_the_search_is_compiled_the_real_ones_take_over(monkeypatch):
    monkeypatch.setenv("SPIELWERK_TARGET", "cpu")
    position = spielwerk.load("rings").start(seed=2)
    opponents = Opponents(position.ruleset, {0: "1"}, 7)
    while opponents._bots is None:
        time.sleep(0.05)
    opponents.watch(position)
    assert opponents.choose(position) in position.legal_moves


@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_webassembly_answers_at_once(game):
    opponents = Opponents(spielwerk.load(game), {0: "5"}, 7)
    assert opponents._bots is not None
    assert opponents._bots[0].target is WASM


BROKEN = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
from spielwerk import cli
cli.main(["play", "rings", "--against", "5"])
"""


@pytest.mark.parametrize("damage", ["gone", "cut"])
def test_a_damaged_module_is_named_and_the_terminal_game_goes_on(tmp_path, damage):
    shutil.copytree(
        Path(spielwerk.__file__).parent, tmp_path / "spielwerk",
        ignore=shutil.ignore_patterns("__pycache__", "web"),
    )  # fmt: skip
    module = tmp_path / "spielwerk/games/rings/rings.wasm"
    if damage == "gone":
        module.unlink()
    else:
        module.write_bytes(module.read_bytes()[:1000])
    done = subprocess.run(
        [sys.executable, "-c", BROKEN],
        input="a1\nquit\n",
        env={**os.environ, "PYTHONPATH": str(tmp_path), "LANG": "en_GB.UTF-8"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0
    assert "▲ Orange" in done.stdout
    named, slow = done.stderr.splitlines()
    assert named.startswith("rings.wasm cannot be used: ")
    assert slow.startswith("rings is not there as WebAssembly, so plain Python plays: it is slow")


@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_people_play_against_a_level(run, game):
    move = spielwerk.load(game).start(seed=random64(4, SETUP)).moves_as_text()[0]
    code, out, _ = run("play", game, "--against", 1, "-s", 4, typed=f"{move}\n\n\nquit")
    assert code == 0
    assert "▲ Orange" in out


def test_verbose_says_where_the_rules_run(run):
    for arguments in (["--verbose", "simulate"], ["simulate", "--verbose"]):
        targets._tell.cache_clear()
        code, _, errors = run(*arguments, "rings", "-n", 10)
        assert code == 0
        assert "play_draw runs on wasm" in errors
    assert "runs on" not in run("simulate", "rings", "-n", 10)[2]


def test_computers_are_simulated_and_recorded(run, tmp_path):
    path = tmp_path / "games.jsonl"
    code, out, _ = run(
        "simulate", "triominos", "--bots", "1,random", "-n", 3, "--record", path, "--json"
    )
    assert code == 0
    assert json.loads(out)["games"] == 3
    assert len(path.read_text().splitlines()) == 3
    code, out, _ = run("analyse", path, "--game", 2, "--seconds", 0.01, "--json")
    plies = json.loads(out)
    assert code == 0
    assert [ply["move"] for ply in plies] == spielwerk_history(path, 1)
    assert all(0 <= ply["cost"] <= 1 for ply in plies)
    assert all(sum(ply["judgement"]["wins"]) == pytest.approx(1, abs=1e-3) for ply in plies)
    code, out, _ = run("analyse", path, "--seconds", 0.01, "--lang", "de")
    assert code == 0
    assert "● Blau" in out


def test_computers_begin_in_turn_by_lot_or_as_told(run, tmp_path):
    path = tmp_path / "games.jsonl"
    bots = ("simulate", "rings", "-p", 3, "--bots", "random,random,random", "-o", "pawns=5")

    def begun(*more):
        code, _, err = run(*bots, "-n", 12, "--record", path, *more)
        assert (code, err) == (0, "")
        games = [json.loads(line) for line in path.read_text().splitlines()]
        assert all(game["plies"][0]["seat"] == game["first"] for game in games)
        return [game["first"] for game in games]

    assert begun() == [0] * 12
    assert begun("--first", 3) == [2] * 12
    by_lot = begun("--first", "lot", "-s", 7)
    assert set(by_lot) == {0, 1, 2}
    assert begun("--first", "lot", "-s", 7) == by_lot
    assert begun("--first", "lot", "-s", 8) != by_lot


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_two_simulated_games_are_the_same(run, tmp_path, players):
    path = tmp_path / "games.jsonl"
    equal = ",".join(["random"] * players)
    for game in ("rings", "triominos"):
        simulate = ("simulate", game, "-p", players, "--bots", equal, "-n", 3 * players)
        assert run(*simulate, "--record", path)[0] == 0
        games = [json.loads(line) for line in path.read_text().splitlines()]
        assert len({json.dumps(each["plies"]) for each in games}) == 3 * players
        if game == "triominos":
            assert len({json.dumps(each["setup"]) for each in games}) == 3 * players


def spielwerk_history(path, number):
    return [ply["move"] for ply in json.loads(path.read_text().splitlines()[number])["plies"]]


@pytest.mark.parametrize("player", ["1", "6:1%40"])
def test_players_who_only_glance_play_the_same_games_recorded_or_not(run, tmp_path, player):
    path = tmp_path / "games.jsonl"
    asked = ("simulate", "rings", "--bots", f"{player},{player}", "-n", 40, "--seed", 6, "--json")
    (_, counted, _), (_, recorded, _) = run(*asked), run(*asked, "--record", path)
    told, again = json.loads(counted), json.loads(recorded)
    assert told.pop("seconds") >= 0
    assert again.pop("seconds") >= 0
    assert told == again
    assert len(set(path.read_text().splitlines())) == 40


def test_the_workbench_tells_the_same_of_players_who_only_glance(run):
    _, counted, _ = run("simulate", "rings", "--bots", "1,1", "-n", 40, "--seed", 6, "--json")
    told = json.loads(counted)
    assert told.pop("seconds") >= 0
    column = Column(spielwerk.load("rings"), "1", seed=6)
    column.play_games(40)
    assert told == {**column.summary.as_json(), "seed": 6}


def test_a_ladder_shows_how_strong_everybody_is(run):
    code, out, _ = run("ladder", "rings", "--bots", "random,1,uct:60", "--games", 2, "--json")
    told = json.loads(out)
    assert code == 0
    assert [entry["bot"] for entry in told["bots"]] == ["random", "1", "uct:60"]
    assert told["bots"][0]["elo"] == 0
    code, out, _ = run("ladder", "rings", "-p", 3, "--bots", "random,1,uct:60", "--games", 1)
    assert code == 0
    assert "Elo" in out


def test_the_first_move_needs_no_compiler():
    code = (
        "import sys, builtins\n"
        "answers = iter(['a1', 'quit'])\n"
        "builtins.input = lambda *_: next(answers)\n"
        "from spielwerk import cli\n"
        "code = cli.run(['play', 'rings', '--against', 'random'])\n"
        "assert 'numba' not in sys.modules\n"
        "sys.exit(code)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert "▲ Orange" in done.stdout


# ---- replay -----------------------------------------------------------------------------------


@pytest.fixture
def recorded(tmp_path):
    path = tmp_path / "game.txt"
    path.write_text(random_game(spielwerk.load("rings", 3), 2, 1).record(), encoding="utf-8")
    return path


def test_replay_steps_through_a_record(run, recorded):
    game = spielwerk.read_record(recorded.read_text())
    typed = f"\nn\nb\nwhat\n{len(game.history)}\n99999\nb\nq\n"
    code, out, _ = run("replay", recorded, typed=typed)
    assert code == 0
    plies = [line for line in out.splitlines() if line.startswith("Move ")]
    last = len(game.history)
    assert plies == [f"Move {n} of {last}" for n in (0, 1, 2, 1, last, last, last - 1)]
    assert "  1. " in out


def test_replay_reads_what_simulate_wrote(run, tmp_path):
    path = tmp_path / "games.jsonl"
    run("simulate", "rings", "-n", 3, "--record", path)
    code, out, _ = run("replay", path, "--game", 3, "--json")
    assert code == 0
    assert json.loads(out) == json.loads(path.read_text().splitlines()[2])
    fails(run("replay", path, "--game", 4), 2, "3 games", "4")
    fails(run("replay", path, "--game", 0), 2, "0")
    lines = path.read_text()
    path.write_text(lines[:-50])
    fails(run("replay", path, "--game", 3), 2, "JSON")
    assert run("replay", path, "--game", 2, "--json")[0] == 0


@pytest.mark.parametrize(
    ("content", "word"),
    [
        (b"", "not a Spielwerk record"),
        (b"\xff\xfe\x00", "not a Spielwerk record"),
        (b"hello\n", "not a Spielwerk record"),
        (b"spielwerk record 99\n\n", "99"),
        (b"{\n", "JSON"),
        (b"{}\n", "game"),
        (b"{" * 100_000, "JSON"),
    ],
)
def test_replay_refuses_what_is_not_a_record(run, tmp_path, content, word):
    path = tmp_path / "game.txt"
    path.write_bytes(content)
    fails(run("replay", path), 2, word)


def test_replay_of_a_missing_file(run, tmp_path):
    fails(run("replay", tmp_path / "none.txt"), 1, "none.txt", "No such file")
    fails(run("replay", tmp_path), 1, "directory")


def test_replay_of_a_damaged_record_names_the_rule(run, recorded):
    text = recorded.read_text()
    first = text.split("\n\n")[1].split(";")[0]
    recorded.write_text(text.replace(f"\n\n{first};", "\n\nxa1;", 1))
    fails(run("replay", recorded), 2, "move 1", "RG-15")


# ---- help -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_the_language_and_names_no_message(run, language):
    for name in ([], ["games"], ["play"], ["simulate"], ["perft"], ["replay"], ["site"]):
        code, out, _ = run(*name, "--help", "--lang", language)
        assert code == 0
        assert "cli-" not in out
        assert "--lang" in out or name
        assert language == "en" or "Show" not in out


# ---- site -------------------------------------------------------------------------------------


@pytest.fixture
def web(tmp_path, monkeypatch):
    """A web app that was built."""
    folder = tmp_path / "web"
    folder.mkdir()
    (folder / "index.html").write_text("<head></head>")
    monkeypatch.setattr("spielwerk.server.pages.static.BUILT", folder)
    return folder


def test_site_writes_the_web_app_and_says_how_much_it_is(run, web, tmp_path):
    folder = tmp_path / "site"
    code, out, err = run("site", folder, "--server", "https://games.example.org")
    assert (code, err) == (0, "")
    files = [path for path in folder.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files) / 1_000_000
    told = " ".join(out.split())
    assert f"{len(files)} files" in told
    megabytes = f"{size:.1f}".removesuffix(".0")
    assert f"{megabytes}\u00a0MB" in told or f"{megabytes} MB" in told
    assert "https://games.example.org" in (folder / "index.html").read_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_site_refuses_what_it_cannot_do_in_one_line(run, web, tmp_path, language):
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "letter").touch()
    fails(run("site", mine, "--lang", language), 2, "mine", "spielwerk site")
    wrong = run("site", tmp_path / "site", "--server", "ftp://x", "--lang", language)
    fails(wrong, 2, "ftp://x", "https://")
    fails(run("site", mine / "letter", "--lang", language), 1, "letter")
    fails(run("site", "/proc/site", "--lang", language), 1, "/proc/site")
    (web / "index.html").unlink()
    fails(run("site", tmp_path / "site", "--lang", language), 1, "make site")
    assert not (tmp_path / "site").exists()


@pytest.mark.parametrize("more", [[], ["--lang", "de"]])
def test_no_command_opens_the_games_in_the_browser(run, monkeypatch, more):
    """So do `python -m spielwerk`, `uvx spielwerk` and `pipx run spielwerk`."""
    served, opened = [], []

    def serve(settings, thinkers, ready):
        served.append(settings)
        ready("http://127.0.0.1:8000/")

    monkeypatch.setattr("spielwerk.server.serve.serve_until_stopped", serve)
    monkeypatch.setattr("spielwerk.server.pages.bundle.is_built", lambda: True)
    monkeypatch.setattr("spielwerk.server.logs.write_logs", lambda level: None)
    monkeypatch.setattr("webbrowser.open", opened.append)
    code, out, err = run(*more)
    assert (code, err) == (0, "")
    assert "http://127.0.0.1:8000/" in out
    assert served == [Settings()]
    assert opened == ["http://127.0.0.1:8000/"]


def test_help_names_the_commands(run):
    code, out, err = run("--help")
    assert (code, err) == (0, "")
    assert "simulate" in out
    assert "Without a command" in out


def test_version(run):
    assert run("--version") == (0, f"{spielwerk.__version__}\n", "")


def test_the_program_is_installed():
    program = Path(sys.executable).with_name("spielwerk")
    done = subprocess.run(
        [program, "games", "--json"], capture_output=True, text=True, env=os.environ
    )
    assert done.returncode == 0
    assert json.loads(done.stdout)[0]["id"] == "rings"
