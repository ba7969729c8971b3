"""What tables make of data, with whichever msgspec and pydantic are found first: the real ones, or
a tab's stand-ins. As a program, it reads questions as JSON and prints the answers."""

import json
import random
import sys

import msgspec

import spielwerk
from spielwerk.table.live import desk
from spielwerk.table.match import commands, seating
from spielwerk.table.match.events import Event
from spielwerk.table.match.match import Match
from spielwerk.table.match.setting import ClockRule, SeatPlan, Setting, TableRequest, settle
from spielwerk.table.protocol import bulletin, incoming
from spielwerk.table.protocol.outgoing import Advice, Hint, Ok, Pong, Presence, Refused
from spielwerk.table.protocol.shapes import Problem, Refusal, SeatAsked

READERS = {
    "hello": incoming.read_hello,
    "command": incoming.read_command,
    "table": lambda text: msgspec.convert(json.loads(text), TableRequest),
    "seat": lambda text: msgspec.convert(json.loads(text), SeatAsked),
}


def answer(reader, text, readers=READERS):
    """What was read, or why not."""
    try:
        read = readers[reader](text)
    except msgspec.ValidationError as error:
        return {"invalid": str(error)}
    except msgspec.MsgspecError as error:
        return {"broken": str(error)}
    return {"read": type(read).__name__, "as": msgspec.to_builtins(read)}


def messages():
    """All kinds of messages, as they are sent: a few moves of every game, and what was asked
    meanwhile."""
    for game in spielwerk.GAMES:
        yield from told_of(game)
    for language in ("de", "uk"):
        yield bulletin.encode(desk.games(language))
    for message in (
        Ok(id=None, n=3),
        Pong(id="ä“\u2028", n=0),
        Presence(present=[True, False], gone_in=[None, 17_000], watching=1, reading=0),
        Refused(id="1", reason="bad", text='Nein \x00"\\\t😀', rule=None),
        Hint(id="2", n=4, best=[Advice("a1", [0.5, 1 / 3], [])], line=[], wins=[1.0, 0.0]),
        Refusal(Problem("bad", "Nein")),
        {"ask": 1, "messages": None},
    ):
        yield bulletin.encode(message)


def told_of(game):
    chance, now = random.Random(game), 1_000_000
    plans = (SeatPlan("link", name="Ada"), SeatPlan("bot", 3), SeatPlan("open"))
    request = Setting(game, 3, seats=plans, first=0, clock=ClockRule(total=600, increment=2.5))
    match, events = Match("table"), []

    def happen(drafts):
        for what in drafts:
            events.append(Event(match.number + 1, now, what))
            match.apply(events[-1])

    happen(seating.create(settle(request), 1, "host", "watch", ["a", None, None]))
    happen(seating.arrive(match, 0))
    happen(seating.take_open_seat(match, 2, "Bo", "b", 3)[0])
    for number in range(8):
        seat, move = match.to_move, chance.choice(match.running_position().moves_as_text())
        if match.bot_to_move is None:
            happen(commands.move(match, seat, move, match.number, f"id {number}"))
        else:
            happen(commands.bot_moves(match, seat, move, "random" if number % 2 else None))
        for viewer in (None, 0, 1, 2):
            yield bulletin.Bulletin(match, events[-1:], now).for_client(seating.Who(viewer))
    happen(commands.resign(match, 0))
    for viewer in (None, 0, 2):
        message = bulletin.snapshot(
            match, seating.Who(viewer, viewer == 0), now, events, [True, False, True]
        )
        yield bulletin.encode(message)
    yield bulletin.encode(msgspec.to_builtins(events))
    again = Match("table", msgspec.convert(msgspec.to_builtins(events), list[Event]))
    yield bulletin.encode(bulletin.table(again))
    yield bulletin.encode(desk.position(match.position.line, 0) if match.position else None)


if __name__ == "__main__":
    questions = json.load(sys.stdin)
    json.dump(
        {
            "answers": [answer(*question) for question in questions],
            "messages": [json.loads(message) for message in messages()],
            "from": msgspec.__file__,
        },
        sys.stdout,
    )
