"""What a storage keeps: a model of SQLite and Postgres, from which tests make storages that can
fail."""

from dataclasses import replace

import msgspec

from spielwerk.table.match.clock import Pause
from spielwerk.table.match.events import Event
from spielwerk.table.storage.interface import (
    BOTS,
    MISSED,
    Conflict,
    Damaged,
    first_number,
    found_pauses,
)

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Event).decode


class Memory:
    """Its methods are those of a storage, but they answer at once."""

    def __init__(self):
        self.texts = {}  # the events of every match
        self.standings = {}
        self.games = {}
        self.keepers = {}
        self.seen = {}
        self.beaten = None  # when the last beat was
        self.beats = 0
        self.processes = {}
        self.ends = {}  # of pauses, by their beginnings

    def append(self, match, events, standing=None, finished=None):
        if first_number(events, standing) != self.count(match) + 1:
            raise Conflict(match)
        self.texts.setdefault(match, []).extend(map(_encode, events))
        self.seen.setdefault(match, events[0].at)
        if standing is not None:
            self.standings[match] = standing
        if finished is not None:
            self.games[match] = finished

    def count(self, match):
        return len(self.texts.get(match, ()))

    def events(self, match, after=0):
        try:
            return [_decode(text) for text in self.texts.get(match, ())[after:]]
        except msgspec.ValidationError as error:
            raise Damaged(match) from error

    def newer(self, known):
        return [match for match, number in known.items() if self.count(match) > number]

    def waking(self, until):
        due = [(each.wakes_at, m) for m, each in self.standings.items() if each.stage == "running"]
        return [match for at, match in sorted(d for d in due if d[0] is not None) if at <= until]

    def claim(self, match, keeper, now, until):
        holder, end = self.keepers.get(match, (keeper, 0))
        if match not in self.texts or (holder != keeper and end > now):
            return False
        self.keepers[match] = keeper, until
        return True

    def finished(self, game=None, before=None, limit=50):
        games = [
            found
            for found in self.games.values()
            if found.listed
            and game in (None, found.game)
            and (before is None or found.ended_at < before)
        ]
        return sorted(games, key=lambda found: (-found.ended_at, found.match))[:limit]

    def finished_game(self, match):
        return self.games.get(match)

    def has_listed(self, game):
        return any(one.listed and one.played == game.played for one in self.games.values())

    def keep(self, matches, now):
        for match in matches:
            if match in self.texts and self.standings[match].stage == "open":
                self.seen[match] = now

    def expire(self, before, most):
        old = [
            match
            for match, standing in self.standings.items()
            if standing.stage == "open"
            and self.seen[match] < before
            and all(event.at < before for event in self.events(match))
        ]
        for match in old[:most]:
            del self.texts[match], self.standings[match], self.seen[match]
            self.keepers.pop(match, None)
        return len(old[:most])

    def beat(self, now, late, process="", since=None):
        others = [at for name, at in self.processes.items() if name != process]
        for pause in found_pauses(now, late, self.beaten, others, since):
            known = [at for at, end in self.ends.items() if at <= pause.since <= end]
            for at in known or [pause.since]:
                self.ends[at] = max(pause.until, self.ends.get(at, 0))
        last = now if self.beaten is None else self.beaten
        for match, standing in self.standings.items():
            is_due = standing.stage == "running" and (standing.wakes_at or 0) > last + BOTS
            if is_due and now - last > late:
                self.standings[match] = replace(standing, wakes_at=standing.wakes_at + now - last)
        self.beaten = max(now, last)
        self.processes = {n: at for n, at in self.processes.items() if at >= now - MISSED}
        self.processes[process] = now
        self.beats += 1
        return max(self.ends.values(), default=0)

    def goodbye(self, process):
        self.processes.pop(process, None)

    def last_beat(self):
        return self.beaten

    def pauses(self):
        return [Pause(*pause) for pause in sorted(self.ends.items())]
