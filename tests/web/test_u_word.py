"""A server that asks for a word before somebody opens a table."""

from browsers import SiteServer, built_site
from spielwerk.locale import say
from tables import begin, set_up


def test_a_word_is_asked_for_once_and_again_if_it_was_wrong(visit, tmp_path):
    with SiteServer(tmp_path, built_site(), SPIELWERK_WORD="Яблуко") as server:
        guest = visit(through=server)
        guest.forgive(r"403.*/api/tables|/api/tables.*403")
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
        page.evaluate("localStorage.setItem('word', 'pear')")  # the server has another one now
        page.reload()
        start.click()
        page.get_by_text(say("error-word")).wait_for()
        word.fill("Яблуко")
        start.click()
        begin(page)
        page.close()
