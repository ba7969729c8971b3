"""A desk: a match for tests with all its events, but without a storage, a server or a real
clock."""

import random
from copy import deepcopy

import msgspec
import pytest

from spielwerk.table.match import commands, seating
from spielwerk.table.match.events import Event
from spielwerk.table.match.match import Match
from spielwerk.table.match.refusals import Refused
from spielwerk.table.match.seating import Who
from spielwerk.table.match.setting import SeatPlan, Setting, settle

HOST = Who(is_host=True)
ONLOOKER = Who()
PUBLIC = {name for name in vars(Match("")) if not name.startswith("_")} - {"position"}
PUBLIC |= {"setting", "seats", "seed"}
_KINDS = {"h": "here", "l": "link", "o": "open"}


def plans(seats, colours=()):
    """`h`, `l`, `o` are seats for people: here, by link, open; a number is a computer player."""
    wished = dict(colours)
    return tuple(
        SeatPlan(
            _KINDS.get(kind, "bot"), int(kind) if kind.isdigit() else None, colour=wished.get(seat)
        )
        for seat, kind in enumerate(seats)
    )


class Desk:
    """Everybody with a link is there, unless `empty`. Then `play` moves for the player to move.
    Seat 0 begins by default."""

    def __init__(self, game="rings", seats="ll", *, seed=1, empty=False, pace=0, wished=(), **more):
        request = {"first": 0, **more}
        setting = settle(Setting(game, len(seats), seats=plans(seats, wished), **request))
        tokens = [f"token {n}" if s in "hl" else None for n, s in enumerate(seats)]
        self.now = 1_000_000
        self.pace = pace  # seconds before every move
        self.events = []
        self.match = Match("desk")
        self.happen(seating.create(setting, seed, "token host", "token watch", tokens))
        for seat, kind in enumerate(seats):
            if kind in "hl" and not empty:
                self.do(seating.arrive, seat)

    def happen(self, drafts):
        first = self.match.number + 1
        events = [Event(number, self.now, what) for number, what in enumerate(drafts, first)]
        self.events += events
        self.match = self.match.after(events) if first > 1 else Match("desk", events)
        return [event.kind for event in events]

    def do(self, command, *given):
        """Carry out a command. Returns the kinds of its events."""
        drafts = command(self.match, *given)
        return self.happen(drafts[0] if isinstance(drafts, tuple) else drafts)

    def move(self, seat, text, answers=None, id=None):
        answers = self.match.number if answers is None else answers
        return self.do(commands.move, seat, text, answers, id)

    def play(self, *moves):
        """Make moves for the player to move."""
        for text in moves:
            self.wait(self.pace)
            seat = self.match.to_move
            if self.match.bot_to_move is None:
                self.move(seat, text)
            else:
                self.do(commands.bot_moves, seat, text, None)

    def play_until(self, wanted, chance=None):
        """Make any moves until one that is `wanted` is legal, and then that one."""
        chance = chance or random.Random(1)
        while True:
            legal = self.match.position.moves_as_text()
            found = [move for move in legal if wanted(move)]
            self.play(chance.choice(found or legal))
            if found:
                return

    def call_rightly(self):
        """Play Dimenticato until a player has called a number correctly. Returns that seat."""

        def is_right(move):
            position = self.match.position
            return "=" in move and position.play(move).to_move == position.to_move

        self.play_until(is_right)
        return self.match.to_move

    def play_randomly(self, plies, chance=None):
        chance = chance or random.Random(1)
        for _ in range(plies):
            self.play(chance.choice(self.match.position.moves_as_text()))

    def play_to_the_end(self, chance=None):
        chance = chance or random.Random(1)
        while self.match.stage == "running":
            self.play(chance.choice(self.match.position.moves_as_text()))

    def wait(self, seconds):
        self.now += round(1000 * seconds)

    def time_passes(self, seconds):
        """… and look at the clock."""
        self.wait(seconds)
        return self.do(commands.time_is_up, self.now)

    def refuses(self, reason, command, *given):
        before = everything(self.match)
        with pytest.raises(Refused) as refusal:
            command(self.match, *given)
        assert refusal.value.reason == reason
        assert all(refusal.value.text(language) for language in ("de", "en", "fr", "it", "uk"))
        assert everything(self.match) == before

    def replayed(self):
        """The match as it would come back from a storage."""
        stored = msgspec.json.encode(self.events)
        return Match("desk", msgspec.json.decode(stored, type=list[Event]))


def everything(match):
    """Everything that a match knows, to compare."""
    known = {name: deepcopy(value) for name, value in vars(match).items() if name in PUBLIC}
    at = match.position
    return known, at and (at.state.tobytes(), at.history, at.seats, at.setup, at.first)
