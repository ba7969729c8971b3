"""A server that asks for a word before somebody opens a table."""

from contextlib import contextmanager

import httpx

from browsers import SiteServer, built_site
from spielwerk.locale import say
from spielwerk.server.door.admission import WORD
from tables import begin, set_up


def test_a_word_is_asked_for_once_and_again_if_it_was_wrong(visit, tmp_path):
    with SiteServer(tmp_path, built_site(), SPIELWERK_WORD="Яблуко") as server:
        guest = visit(through=server)
        guest.forgive(r"403.*/api/(tables|word)|/api/(tables|word).*403")
        page = guest.go("/new/rings")
        word = page.get_by_label(say("set-up-word"))
        start = page.get_by_role("button", name=say("set-up-start"))
        word.fill("pear")
        start.click()
        page.get_by_text(say("error-word")).wait_for()
        word.fill(" яблуко")
        start.click()
        begin(page)
        set_up(page, server.url, "rings", "here", "here")  # it is remembered
        guest.go("/new/rings")
        assert word.count() == 0
        page.evaluate(
            "localStorage.setItem('word-proof', 'pear')"
        )  # the server has another one now
        page.reload()
        start.click()
        page.get_by_text(say("error-word")).wait_for()
        word.fill("Яблуко")
        start.click()
        begin(page)
        page.close()


def test_after_many_wrong_words_a_right_one_waits_its_turn_and_hears_how_long(visit, tmp_path):
    with SiteServer(tmp_path, built_site(), limits="on", SPIELWERK_WORD="apple") as server:
        guest = visit(through=server)
        page = guest.go("/new/rings")
        page.get_by_label(say("set-up-word")).fill("apple")
        with guess_until_one_waits(server):
            page.get_by_role("button", name=say("set-up-start")).click()
            page.get_by_text(WAITS).wait_for()
        page.locator(".board, .cover").first.wait_for(timeout=60_000)
        begin(page)
        page.close()


WAITS = say("set-up-word-wait", seconds=20).partition(". ")[0]


@contextmanager
def guess_until_one_waits(server):
    """It leaves its place at the end."""
    with httpx.Client(base_url=server.url, trust_env=False) as client:
        while True:
            with client.stream("POST", "/api/word", headers={WORD: "pear"}) as answer:
                if answer.status_code == 200:
                    assert "wait" in next(answer.iter_lines())
                    yield
                    return
                assert answer.status_code == 403
