"""Rules of one's own: chosen, named, shared by a link, kept, and shown wherever they are played."""

from spielwerk.locale import say
from tables import begin, fill_in, give_up, set_up, somebody, take_turns, unfold

NAME = "Our Rings"
SIX = {"pawns": "6"}


def name_them(page, text):
    page.get_by_label(say("set-up-variant")).fill(text)


def is_shown(page, name):
    """As a variant, with what is changed."""
    shown = page.locator(".variant", has_text=name)
    shown.locator("summary").click()
    shown.get_by_text(f"{say('option-rings-pawns.label')}: 6").wait_for()


def test_a_variant_is_named_played_and_kept(visit, server):
    page = visit().go("/new/rings")
    unfold(page)
    page.get_by_label(say("option-rings-pawns")).select_option("6")
    name_them(page, NAME)
    fill_in(page, "rings", "here", 1, options=None, first="0")
    is_shown(page, NAME)
    take_turns([somebody(page)], 2)
    give_up(page)
    page.get_by_role("link", name=say("result-look")).click()
    is_shown(page, NAME)
    page.get_by_role("link", name=say("frame-home")).click()
    mine = page.locator(f"[data-variant='{NAME}']")
    page.locator("[data-table]", has_text=NAME).wait_for()
    mine.get_by_role("link", name=say("front-set-up")).click()
    assert page.get_by_label(say("option-rings-pawns")).input_value() == "6"
    assert page.get_by_label(say("set-up-variant")).input_value() == NAME
    page.go_back()
    mine.get_by_role("button", name=say("front-play")).click()
    begin(page)
    is_shown(page, NAME)
    page.get_by_role("link", name=say("frame-home")).click()
    mine.get_by_role("button", name=say("variants-forget", name=NAME)).click()
    mine.wait_for(state="detached")


def test_a_link_carries_the_rules_to_somebody_else(visit, server):
    host = visit()
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = host.go("/new/rings")
    unfold(page)
    page.get_by_label(say("option-rings-pawns")).select_option("6")
    name_them(page, NAME)
    page.get_by_role("button", name=say("set-up-share")).click()
    page.get_by_text(say("share-copied")).wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(server.url)

    other = visit().go(link.removeprefix(server.url))
    assert other.get_by_label(say("option-rings-pawns")).input_value() == "6"
    fill_in(other, "rings", "here", 1, options=None, first="0")
    is_shown(other, NAME)


def test_two_browsers_play_a_variant(visit, server):
    page = visit().page
    set_up(page, server.url, "rings", "here", "open", options=SIX)
    guest = visit().go(page.url.removeprefix(server.url))
    is_shown(guest, say("variant-of", game=say("game-rings")))
    guest.get_by_role("button", name=say("join-sit")).click()
    begin(page)
    begin(guest)
    players = [somebody(page), somebody(guest)]
    take_turns(players, 4)
    is_shown(guest, say("variant-of", game=say("game-rings")))


def test_a_link_with_rules_that_nobody_knows_is_refused(visit):
    page = visit()
    page.forgive("400|422")
    page = page.go("/new/rings#rules=pawns=99&name=Too+many")
    page.get_by_role("button", name=say("set-up-start")).click()
    page.get_by_text("99").first.wait_for()
    assert "/new/rings" in page.url


def test_the_printed_rules_are_one_click_away(visit, server):
    page = visit().go("/new/rings#rules=pawns=6")
    page.get_by_role("button", name=say("set-up-printed")).click()
    assert page.get_by_label(say("option-rings-pawns")).input_value() == "10"
    fill_in(page, "rings", "here", 1, options=None, first="0")
    somebody(page).wait_for_turn()
    assert page.locator(".variant").count() == 0
