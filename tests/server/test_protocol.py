"""docs/protocol.md is complete, and its example player works."""

import asyncio
import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from players import seated, set_up
from spielwerk.server.door.limits import Limits
from spielwerk.server.wire import socket
from spielwerk.table.live import visit
from spielwerk.table.match.commands import REACTIONS
from spielwerk.table.match.events import KINDS, READERS
from spielwerk.table.protocol import incoming
from spielwerk.table.protocol.outgoing import VERSION

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLE = DOCS / "example_client.py"
PROTOCOL = (DOCS / "protocol.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"`([^`\s]+)`", PROTOCOL))


def test_every_event_and_every_command_is_documented():
    commands = {tag_of(each) for each in incoming.Command.__args__}
    assert commands <= NAMED
    assert set(KINDS) <= NAMED
    assert set(REACTIONS) <= NAMED
    assert f"version {VERSION}" in PROTOCOL


def tag_of(command):
    return msgspec.inspect.type_info(command).tag


def test_what_comes_with_an_event_is_documented():
    fields = {
        name for readers in READERS.values() for name in readers if readers[name] != "the server"
    }
    assert fields <= NAMED


def test_the_types_of_the_web_app_are_up_to_date():
    """`make types` writes them."""
    spec = importlib.util.spec_from_file_location("contract", DOCS.parent / "tools/contract.py")
    contract = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(contract)
    assert contract.TARGET.read_text(encoding="utf-8") == contract.text()


@pytest.mark.parametrize("code", [visit.BAD_HELLO, visit.NO_SUCH_TABLE, socket.TOO_SLOW])
def test_every_reason_to_close_a_socket_is_documented(code):
    assert f"| {code} |" in PROTOCOL


def test_limits_are_documented_as_they_are():
    limits = Limits()
    assert f"at most {limits.message_bytes // 1024} KB" in PROTOCOL
    assert f"more than {limits.messages:.0f} a second" in PROTOCOL
    assert f"{limits.connections} sockets" in PROTOCOL
    assert f"set up {limits.table_burst} tables" in PROTOCOL
    assert limits.words == 1 / 10
    assert f"After {limits.word_burst} wrong words" in PROTOCOL
    assert "one in ten seconds" in PROTOCOL
    assert f"At most {limits.words_waiting} words of an address wait" in PROTOCOL


@pytest.mark.parametrize("game", ["rings", "triominos"])
def test_two_example_players_play_a_whole_game(server, game):
    """On open seats, with nothing but the table's link."""
    table = asyncio.run(set_up(server.url, game, ["open", "open"]))
    command = [sys.executable, EXAMPLE, server.url, "--table", table.id]
    players = [
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    sent = [player.communicate(timeout=60) for player in players]
    assert [(player.returncode, err) for player, (_, err) in zip(players, sent, strict=True)] == [
        (0, "")
    ] * 2
    assert all("'kind': 'ended'" in out for out, _ in sent)
    assert server.get(f"/api/records/{table.id}").json()["ended_by"].partition("-")[0].isupper()


def test_an_example_player_plays_against_the_computer(server):
    command = [sys.executable, EXAMPLE, server.url, "triominos"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    assert "'kind': 'ended'" in done.stdout


def test_the_example_has_fifty_lines():
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 51


async def test_a_client_that_keeps_the_latest_of_everything_is_up_to_date(server):
    """As the documentation says: `table`, `clock`, `view` and `legal` are replaced, and a message
    with a view but no legal moves means that it is not the seat's turn."""
    table = await set_up(server.url, "memento", clock={"total": 60})
    async with seated(table, 0) as first, seated(table, 1) as second:
        await first.until_event("started")
        for _ in range(10):
            mover, other = (first, second) if first.legal else (second, first)
            await mover.move()
            await other.until_number(mover.n)
        for player in (first, second):
            async with seated(table, player.seat) as fresh:
                assert (fresh.view, fresh.legal) == (player.view, player.legal)
                assert fresh.table == player.table
                assert fresh.clock["running"] == player.clock["running"]
