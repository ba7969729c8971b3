"""What a host can ask for, and get wrong."""

import math
import unicodedata
from dataclasses import replace

import pytest

import spielwerk
from spielwerk.bots.levels import level_numbers
from spielwerk.errors import BadOption, UnknownGame
from spielwerk.table.match.setting import (
    DEFAULT_LEVEL,
    LONGEST_NAME,
    BadSetting,
    ClockRule,
    SeatPlan,
    Setting,
    settle,
    tidy_name,
)


def wrong(request, reason, kind=BadSetting):
    with pytest.raises(kind) as refusal:
        settle(request)
    assert refusal.value.message.id == reason
    assert refusal.value.text("uk")


def clocked(**rule):
    return Setting("rings", clock=ClockRule(**rule))


# ---- Seats --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_by_default_the_host_plays_against_the_computer(players):
    seats = settle(Setting("memento", players)).seats
    assert [seat.kind for seat in seats] == ["here", *["bot"] * (players - 1)]
    assert {seat.level for seat in seats[1:]} == {DEFAULT_LEVEL}


def test_every_kind_of_seat_is_kept_as_requested():
    seats = (SeatPlan("link", name="Ada"), SeatPlan("open"), SeatPlan("here"), SeatPlan("bot", 5))
    assert settle(Setting("rings", 4, seats=seats)).seats == seats


def test_there_are_as_many_seats_as_players():
    for seats in (1, 3):
        wrong(Setting("rings", 2, seats=(SeatPlan("link"),) * seats), "error-table-seats")


@pytest.mark.parametrize("players", [0, 1, 5, -1])
def test_a_game_is_not_for_any_number_of_players(players):
    wrong(Setting("rings", players), "error-players", BadOption)


@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_computer_players_have_the_levels_of_their_game(game):
    offered = level_numbers(game)
    for level in offered:
        seats = (SeatPlan("here"), SeatPlan("bot", level))
        assert settle(Setting(game, seats=seats)).seats[1].level == level
    for level in (0, -1, len(offered) + 1):
        seats = (SeatPlan("here"), SeatPlan("bot", level))
        wrong(Setting(game, seats=seats), "error-level", BadOption)


@pytest.mark.parametrize("kind", ["here", "link", "open"])
def test_people_have_no_level(kind):
    wrong(Setting("rings", seats=(SeatPlan(kind, level=3), SeatPlan("bot"))), "error-table-level")


def test_computer_players_have_no_name():
    seats = settle(Setting("rings", seats=(SeatPlan("here"), SeatPlan("bot", 1, "Ada")))).seats
    assert seats[1] == SeatPlan("bot", 1, None)


# ---- Who begins ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kinds", "first"),
    [
        (("here", "bot"), 0),
        (("bot", "bot", "link"), 2),
        (("bot", "open"), 1),
        (("bot", "bot"), 0),
        (("here", "link"), "lot"),
        (("bot", "open", "here", "bot"), "lot"),
    ],
)
def test_a_person_begins_against_the_computer_and_people_draw_lots(kinds, first):
    request = Setting("rings", len(kinds), seats=tuple(SeatPlan(kind) for kind in kinds))
    assert settle(request).first == first
    assert settle(replace(request, first=1)).first == 1
    assert settle(replace(request, first="lot")).first == "lot"


@pytest.mark.parametrize("first", [-1, 3, True, "chance", 0.5])
def test_only_a_seat_of_the_table_can_begin(first):
    wrong(Setting("rings", 3, first=first), "error-first", BadOption)


# ---- Colours ------------------------------------------------------------------------------------


def test_colours_are_kept_as_requested():
    seats = (SeatPlan("link", colour=3), SeatPlan("open"), SeatPlan("bot", 1, colour=0))
    assert settle(Setting("rings", 3, seats=seats)).seats == seats


def test_no_two_seats_may_ask_for_one_colour():
    seats = (SeatPlan("link", colour=3), SeatPlan("bot", colour=3))
    wrong(Setting("rings", seats=seats), "error-colour-taken")


@pytest.mark.parametrize("colour", [-1, 4])
def test_there_are_four_colours(colour):
    wrong(Setting("rings", seats=(SeatPlan("link", colour=colour),) * 2), "error-colour")


# ---- Names --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("A\u202eda", "A da"),
        ("A\x00\u200b\ue000\u2028da", "A da"),
        ("Їжак 🦔", "Їжак 🦔"),
        ("", None),
        (" \u200b\n", None),
        (None, None),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
        (f"  {'x' * LONGEST_NAME}  ", "x" * LONGEST_NAME),
    ],
)
def test_a_name_is_one_line_without_anything_invisible(given, shown):
    assert tidy_name(given) == shown
    assert (
        settle(Setting("rings", seats=(SeatPlan("link", name=given),) * 2)).seats[0].name == shown
    )


@pytest.mark.parametrize(
    "name",
    [
        "Jürgen Müller-Weiß", "Zoë O’Hara", "Françoise Lœuil", "Nicolò", "Ґанна Їжакевич",
        "Наталя\u0301", "Nguyễn", "李小龍", "김민수", "محمد", "अमित", "1\ufe0f\u20e3",
        "❤\ufe0f", "❤\ufe0f\u200d🔥", "👨\u200d👩\u200d👧\u200d👦", "👩🏽\u200d🚀",
        "🏳\ufe0f\u200d🌈", "🏴\u200d☠\ufe0f", "🇺🇦", "🙂\u200d↔\ufe0f",
        "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f Ann", "♟ :-)",
    ],
)  # fmt: skip
def test_people_and_pictures_keep_their_names(name):
    assert tidy_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("\u2800", None),  # an empty pattern of Braille
        ("\u3164\u115f\uffa0 \u1160", None),  # letters that fill a gap
        ("\u0301", None),
        ("\ufe0f\u200d", None),
        ("Ad\u200da", "Ad a"),
        ("A\ufe0fda\ufe0f", "Ada"),
        ("A\U000e0101da", "Ada"),
        ("Ada\u2066", "Ada"),
        ("Ada\U000e0041\U000e0042", "Ada"),  # letters of a tag
        ("\U0001f3f4\U000e0041\U000e007f", "\U0001f3f4"),
        ("Z\u0334\u0335\u0336\u0337\u0338a\u20dd", "Z\u0334\u0335a\u20dd"),
        ("A\u0301", "Á"),  # one name is not written in two ways
    ],
)
def test_a_name_shows_all_there_is_to_it(given, shown):
    assert tidy_name(given) == shown
    assert tidy_name(shown) == shown


def test_a_name_that_is_too_long_is_refused():
    seats = (SeatPlan("link", name="x" * (LONGEST_NAME + 1)), SeatPlan("bot"))
    wrong(Setting("rings", seats=seats), "error-name-long")


# ---- Game and options ---------------------------------------------------------------------------


def test_an_unknown_game_is_refused():
    wrong(Setting("chess"), "error-game-unknown", UnknownGame)


def test_options_are_settled_with_defaults():
    assert settle(Setting("rings")).options["pawns"] == 10
    first = settle(Setting("triominos", options={"kind": "first"}))
    assert {"kind": "first", "joker": False, "open": True}.items() <= first.options.items()
    assert first.options["rack"] == 6
    assert settle(first) == first


def test_options_that_a_game_does_not_have_are_refused():
    wrong(Setting("rings", options={"joker": True}), "error-option-unknown", BadOption)
    wrong(Setting("rings", options={"pawns": 2}), "error-option-value", BadOption)


# ---- Clocks -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "rule",
    [
        {"total": 1},
        {"total": 86_400, "increment": 3_600},
        {"total": 60, "increment": 0.5, "on_time": "bot"},
        {"per_move": 1},
        {"per_move": 86_400},
    ],
)
def test_a_clock_has_a_total_time_or_a_time_per_move(rule):
    assert settle(clocked(**rule)).clock == ClockRule(**rule)


@pytest.mark.parametrize(
    "rule",
    [
        {},
        {"increment": 5},
        {"total": 60, "per_move": 10},
        {"per_move": 10, "increment": 1},
    ],
)
def test_a_clock_is_of_one_kind(rule):
    wrong(clocked(**rule), "error-clock-kind")


@pytest.mark.parametrize(
    "rule",
    [
        {"total": 0.9},
        {"total": 0},
        {"total": -60},
        {"total": 86_401},
        {"total": math.nan},
        {"total": math.inf},
        {"per_move": 0.5},
        {"per_move": 86_401},
        {"total": 60, "increment": -1},
        {"total": 60, "increment": 3_601},
        {"total": 60, "increment": math.nan},
    ],
)
def test_a_clock_gives_between_a_second_and_a_day(rule):
    wrong(clocked(**rule), "error-clock-range")


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        (
            {"total": 0.5},
            "Die Gesamtzeit muss zwischen 1 und 86.400 Sekunden liegen, nicht bei 0.5.",
        ),
        ({"per_move": 0}, "Die Zeit pro Zug muss"),
        ({"total": 60, "increment": -1}, "Die Zugabe nach jedem Zug muss"),
    ],
)
def test_errors_about_a_clock_do_not_name_fields(rule, text):
    with pytest.raises(BadSetting) as refusal:
        settle(clocked(**rule))
    assert refusal.value.text("de").startswith(text)
