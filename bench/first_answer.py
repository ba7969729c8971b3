"""How long the first answer of a computer player takes: from starting `spielwerk serve`, with
nothing running or loaded yet, to the move of level 5, which thinks for a second.

    python bench/first_answer.py .venv/bin/spielwerk
"""

import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from urllib.request import Request, urlopen

import websockets

ROUNDS = 3


def main(command: str) -> None:
    print(
        "| level 5's first answer, seconds | from `serve` | from its first page |\n|---|---:|---:|"
    )
    for game in json.loads(subprocess.check_output([command, "games", "--json"])):
        best = min(measure(command, game["id"]) for _ in range(ROUNDS))
        print(f"| {game['id']} | {best[0]:.2f} | {best[1]:.2f} |", flush=True)


def measure(command: str, game: str) -> tuple[float, float]:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        begun = time.monotonic()
        with subprocess.Popen(
            [command, "serve", f"--port={port}", f"--database={folder}/tables.db"],
            env={**os.environ, "SPIELWERK_TARGET": ""},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as server:
            try:
                wait_for(f"{address}/", server)
                served = time.monotonic()
                asyncio.run(asyncio.wait_for(answer(address, game), 60))
                now = time.monotonic()
                return now - begun, now - served
            finally:
                server.terminate()


def wait_for(page: str, server: "subprocess.Popen[bytes]") -> None:
    while server.poll() is None:
        try:
            with urlopen(page, timeout=5):
                return
        except OSError:
            time.sleep(0.02)  # it is not there yet
    raise SystemExit("spielwerk serve does not start")


async def answer(address: str, game: str) -> None:
    """Until the computer, which begins, has moved."""
    wish = {
        "game": game,
        "players": 2,
        "first": 1,
        "seats": [{"kind": "here"}, {"kind": "bot", "level": 5}],
    }
    headers = {"Content-Type": "application/json"}
    request = Request(f"{address}/api/tables", json.dumps(wish).encode(), headers)
    with urlopen(request) as told:
        made = json.load(told)
    async with websockets.connect(f"ws{address[4:]}/api/tables/{made['table']}/socket") as table:
        hello = {"v": 1, "type": "hello", "token": made["seats"][0]["token"]}
        await table.send(json.dumps(hello))
        async for text in table:
            message = json.loads(text)
            events = message.get("events", ())
            if message.get("legal") or any(event["kind"] == "moved" for event in events):
                return


if __name__ == "__main__":
    main(sys.argv[1])
