"""The workbench: what a change of the rules does, on a page, for everybody, and number for number
what `simulate` says."""

import csv
import json
from pathlib import Path

import pytest

from browsers import KEEPER, PHONE
from local import A_WHILE, keep
from looks import check_fit, check_with_axe, settle, small_targets, speak
from spielwerk.cli import run
from tables import begin, fill_in, somebody, take_turns
from tongue import say

RINGS = "/workbench/rings#rules=pawns%3D4&players=2&seed=7"
TOLD_BY_SIMULATE = ("options", "games", "wins", "draws", "decisions", "turns", "ended")


@pytest.fixture
def phone(visit):
    someone = visit(**PHONE, **KEEPER, accept_downloads=True)
    someone.page.set_default_timeout(A_WHILE)
    return someone


def figures(page, who):
    """Wait until players of a level, or random ones, have told something; then hold everything."""
    name = say("bench-random") if who == "random" else say(f"level-{who}")
    page.locator(".games", has_text=name).wait_for()
    page.locator("[data-figure=effect-place] .words").wait_for()  # in both columns
    if who == "random":  # they are soon certain
        page.get_by_text(say("bench-narrow", points="0.5")).wait_for()
    else:
        page.get_by_role("button", name=say("record-pause")).click()
        page.get_by_text(say("bench-paused")).wait_for()
    told, before = download(page, "JSON"), None
    while told != before:  # games that were under way are still counted
        page.wait_for_timeout(500)
        told, before = download(page, "JSON"), told
    return json.loads(told)


def download(page, kind):
    with page.expect_download() as file:
        page.get_by_role("button", name=kind, exact=True).click()
    return Path(file.value.path()).read_text()


def simulated(capsys, column):
    """What the command line says about as many games by the same rules."""
    options = [f"--option={name}={value}" for name, value in column["options"].items()]
    who = column["who"]
    bots = [] if who == "random" else ["--bots", ",".join([who] * column["players"])]
    how = ["--games", str(column["games"]), "--seed", str(column["seed"]), "--json"]
    capsys.readouterr()
    run(["simulate", column["game"], "--players", str(column["players"]), *options, *bots, *how])
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("who", ["random", "1"])
def test_the_figures_are_those_of_simulate(phone, capsys, who):
    page = phone.go(f"{RINGS}&who={who}")
    told = figures(page, who)
    for column in (told["printed"], told["own"]):
        expected = simulated(capsys, column)
        assert {name: column[name] for name in TOLD_BY_SIMULATE} == {
            name: expected[name] for name in TOLD_BY_SIMULATE
        }
        wins = column["figures"]["wins-0"]
        assert wins["value"] == column["wins"][0] / column["games"]
    for name in ("wins-0", "choices"):
        row = page.locator(f"[data-figure={name}]").inner_text()
        for column in (told["printed"], told["own"]):
            games = column["figures"][name]["games"]
            assert say("bench-from-games", games=games) in row
    assert told["own"]["options"]["pawns"] == 4
    rows = list(csv.DictReader(download(page, "CSV").splitlines()))
    assert {row["figure"] for row in rows} >= {"wins-0", "draws", "turns", "effect-place"}
    for row in rows:
        figure = told["own"]["figures"][row["figure"]]
        assert float(row["own_value"]) == figure["value"]
        assert int(row["own_games"]) == figure["games"]


def test_a_page_for_everybody(phone):
    page = phone.go(f"{RINGS}&who=random")
    figures(page, "random")
    settle(page)
    check_with_axe(page)
    assert small_targets(page) == []
    for language in ("en", "de", "fr", "it", "uk"):
        speak(page, language)
        settle(page)
        check_fit(page, language)
    speak(page, "en")
    page.get_by_role("link", name=say("help-rule", rule="RG-4")).first.click()
    page.get_by_role("dialog").get_by_role("button", name=say("help-close")).click()
    page.emulate_media(media="print")
    assert not page.get_by_role("button", name="CSV", exact=True).is_visible()
    assert page.locator("[data-figure=wins-0]").is_visible()


def test_rules_that_cannot_be_played_are_refused_and_it_rests_when_hidden(phone):
    page = phone.go(f"{RINGS}&who=random")
    page.locator("[data-figure]").first.wait_for()
    page.get_by_label(say("option-rings-out_at.label")).select_option("4")
    page.get_by_text(say("rings-clash-out", pawns=4, out=4)).wait_for()
    assert page.locator("[data-figure=wins-0]").is_visible()

    page.get_by_role("button", name=say("set-up-printed")).click()
    page.get_by_text(say("rings-clash-out", pawns=4, out=4)).wait_for(state="detached")
    page.evaluate(
        """() => {
            Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
            document.dispatchEvent(new Event("visibilitychange"));
        }"""
    )
    page.wait_for_timeout(1000)  # whatever was being played when it was hidden
    rested = page.locator(".games").inner_text()
    page.wait_for_timeout(1000)
    assert page.locator(".games").inner_text() == rested


def test_a_variant_made_on_a_phone_is_played_by_two_browsers(phone, visit, server):
    page = phone.go("/new/rings")
    page.get_by_text(say("set-up-house"), exact=True).click()
    page.get_by_role("link", name=say("bench-open")).click()
    page.get_by_label(say("option-rings-pawns")).select_option("6")
    page.get_by_label(say("set-up-variant")).fill("Six")
    page.locator("[data-figure]").first.wait_for()
    page.get_by_role("link", name=say("bench-play")).click()
    fill_in(page, "rings", "here", "open", options=None, first="0")
    guest = visit().go(page.url.removeprefix(server.url))
    guest.get_by_role("button", name=say("join-sit")).click()
    begin(page)
    begin(guest)
    take_turns([somebody(page), somebody(guest)], 2)
    for each in (page, guest):
        shown = each.locator(".variant", has_text="Six")
        shown.locator("summary").click()
        shown.get_by_text(f"{say('option-rings-pawns.label')}: 6").wait_for()


def test_it_is_shared_with_its_figures_and_works_in_an_airplane(phone, server):
    phone.forgive(r"net::ERR_INTERNET_DISCONNECTED|Failed to fetch")
    phone.context.grant_permissions(["clipboard-read", "clipboard-write"])
    keep(phone.go("/"))
    phone.context.set_offline(True)
    page = phone.page
    page.goto(f"{server.url}{RINGS}&who=random")
    told = figures(page, "random")
    page.get_by_role("button", name=say("bench-share")).click()
    page.get_by_text(say("share-copied")).wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    page.goto("about:blank")
    page.goto(link)
    sent = page.locator(".sent")
    sent.get_by_text(f"{told['own']['games']:,}").first.wait_for()
    sent.wait_for(state="detached")  # the same games have been played here
    page.locator("[data-figure=wins-0]").wait_for()
