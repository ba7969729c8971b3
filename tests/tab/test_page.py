"""What a page asks of its tab."""

import json

import spielwerk
from spielwerk.tab.page import Page
from tab.browser import Browser
from table.rooms import until


class Asking:
    """A page with its tab."""

    def __init__(self, tab):
        self.sent = []
        self.page = Page(tab.hall, self.sent.append)

    async def ask(self, path, body=None):
        number = len(self.sent) + 1
        asked = {"ask": number, "path": path, "language": "de"}
        self.page.hear(json.dumps(asked if body is None else {**asked, "body": body}))
        await until(lambda: len(self.sent) == number)
        answer = json.loads(self.sent[-1])
        assert answer.pop("ask") == number
        [(kind, sent)] = answer.items()
        return kind, sent


async def test_a_game_is_taken_along_from_tab_to_tab():
    browser = Browser()
    tab = await browser.open()
    page = Asking(tab)
    request = {"game": spielwerk.GAMES[0], "seats": [{"kind": "here", "name": "Ada"}] * 2}
    _, keys = await page.ask("/api/tables", request)
    path = f"/api/tables/{keys['table']}/luggage"
    kind, sent = await page.ask(path, {"host": keys["host"]})
    assert (kind, sent["error"]["reason"]) == ("refused", "table-open")

    position = spielwerk.load(request["game"], 2).start(seed=1)
    record = position.play(position.legal_moves[0]).record()
    _, keys = await page.ask("/api/tables", {**request, "record": record})
    path = f"/api/tables/{keys['table']}/luggage"
    assert (await page.ask(path, {"host": "x"}))[1]["error"]["reason"] == "token"
    assert (await page.ask(path, {}))[1]["error"]["reason"] == "message"
    _, transfer = await page.ask(path, {"host": keys["host"]})
    kept = spielwerk.read_record(transfer["record"])
    assert (kept.history, kept.setup) == ([position.legal_moves[0]], position.setup)

    _, again = await page.ask("/api/tables", transfer)
    assert tab.hall.rooms[again["table"]].match.moves == kept.history
    kind, sent = await page.ask("/api/tables", {**transfer, "record": "nothing"})
    assert (kind, sent["error"]["reason"]) == ("refused", "bad")
    tab.kill()


async def test_a_request_that_nobody_expected_is_answered(caplog):
    """The page would wait for ever."""
    tab = await Browser().open()
    page = Asking(tab)
    kind, sent = await page.ask("/api/records/x/replay?seat=first")
    assert (kind, sent["error"]["reason"]) == ("refused", "internal")
    tab.kill()
    assert "a request failed" in caplog.text
