"""What tables make of requests, with whichever pydantic is found first: the real one, or a tab's
stand-in. As a program, it reads questions as JSON and prints the answers."""

import json
import sys
from dataclasses import asdict

import msgspec
import pydantic

from spielwerk.table.match.setting import TableRequest
from spielwerk.table.protocol.shapes import SeatAsked

KINDS = {"table": TableRequest, "seat": SeatAsked}


def answer(kind, data):
    """What was read, or why not."""
    try:
        return {"read": asdict(msgspec.convert(data, KINDS[kind]))}
    except msgspec.ValidationError as error:
        return {"invalid": str(error)}


if __name__ == "__main__":
    answers = [answer(*question) for question in json.load(sys.stdin)]
    json.dump({"answers": answers, "from": pydantic.__file__}, sys.stdout)
