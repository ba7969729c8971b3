"""A Spielwerk player in fifty lines that moves at random (pip install websockets):

python example_client.py http://127.0.0.1:8000 rings        against the computer
python example_client.py http://127.0.0.1:8000 --table ID   on an open seat at somebody's table
"""

import asyncio
import json
import os
import random
import sys
from urllib import parse, request

import websockets


def ask(address: str, path: str, data: dict) -> dict:
    word = parse.quote(os.environ.get("SPIELWERK_WORD", ""))  # if the server asks for one
    headers = {"Content-Type": "application/json", "X-Spielwerk-Word": word}
    asked = request.Request(address + path, json.dumps(data).encode(), headers)
    return json.load(request.urlopen(asked))


def choose(view: dict, legal: list[str]) -> str:
    """Put your strategy here. `view` is all that your seat may know, `legal` lists its moves."""
    return random.choice(legal)


async def play(address: str, table: str, token: str) -> None:
    socket = await websockets.connect(f"ws{address[4:]}/api/tables/{table}/socket")
    await socket.send(json.dumps({"v": 1, "type": "hello", "token": token}))
    async for text in socket:
        message = json.loads(text)
        for event in message.get("events", ()):
            print(event)
            if event["kind"] == "ended":
                await socket.close()
        if message.get("legal"):
            n, move = message["n"], choose(message["view"], message["legal"])
            await socket.send(json.dumps({"type": "move", "id": f"{n}", "n": n, "move": move}))


if __name__ == "__main__":
    address, what = sys.argv[1].rstrip("/"), sys.argv[2]
    if what == "--table":
        table = sys.argv[3]
        token = ask(address, f"/api/tables/{table}/seats", {"name": "Example"})["token"]
    else:
        made = ask(address, "/api/tables", {"game": what, "players": 2})
        table, token = made["table"], made["seats"][0]["token"]
    asyncio.run(play(address, table, token))
