"""Reads the whole history of a world: what is stored, and what every client was sent. That
is compared with what the real bulletin says of the true position."""

from collections import Counter, defaultdict

import msgspec
from msgspec import UNSET

from simulation.clients import MISSED, NEWS
from spielwerk.errors import SpielwerkError
from spielwerk.table.match.match import Match
from spielwerk.table.match.seating import Who
from spielwerk.table.protocol import bulletin

# What must have happened if a command was answered with `ok`; each command makes one such event.
DEEDS = {
    "react": {"reacted"},
    "undo": {"undone"},
    "ask_back": {"back_asked"},
    "agree_back": {"back_agreed"},
    "decline_back": {"back_declined"},
    "offer_draw": {"draw_offered", "draw_agreed"},
    "decline_draw": {"draw_declined"},
    "pause": {"pause_asked"},
    "decline_pause": {"pause_declined"},
    "resign": {"resigned"},
    "return": {"person_returned"},
}
# These may be answered with `ok` though nothing had to happen any more.
DEEDS_OF_SEATS = (
    "seat_declined", "draw_declined", "resigned", "person_returned", "left_to_bots", "pause_asked",
    "pause_declined", "resumed", "rematch_asked", "back_agreed", "back_declined", "draw_offered",
    "draw_agreed",
)  # fmt: skip
OPTIONAL_DEEDS = {
    "colour": {"colour_chosen"},
    "resume": {"resumed"},
    "decline_seat": {"seat_declined"},
}
# What may be sent of an event, besides its number and kind (docs/protocol.md).
PUBLIC = {kind: {"seat"} for kind in DEEDS_OF_SEATS} | {
    "seat_taken": {"seat", "name"},
    "colour_chosen": {"seat", "colour"},
    "started": {"first", "lot", "bots"},
    "moved": {"seat", "move", "effects", "stood_in"},
    "undone": {"seat", "plies"},
    "back_asked": {"seat", "plies"},
    "back_given": {"seat", "plies"},
    "timed_out": {"seat", "loses"},
    "bot_took_over": {"seat", "level", "why"},
    "clock": {"paused"},
    "reacted": {"seat", "reaction"},
    "onlookers": {"allowed"},
    "ended": {"ranks", "by", "rule"},
    "rematched": {"table"},
}
SURE = {"move", *DEEDS}  # commands that lead to an event, or are refused
UNSURE = ("storage", "internal")  # reasons that do not say whether something was done
LAG = 0.25  # seconds that a clock may run on while a message travels and is stored
OWN_DOING = 0.5  # of the clock, at least: what a player who loses on time must have thought


def check(world):
    """What went wrong, in words."""
    for table in world.tables:
        if table.is_known:
            try:
                Story(world, table).check()
            except (Wrong, SpielwerkError) as wrong:  # or what is stored cannot be played again
                world.wrong.append(f"{table.number}: {wrong}")
    return world.wrong


class Wrong(Exception):
    pass


class Story:
    """One table, from the first event to the last."""

    def __init__(self, world, table):
        self.world, self.table = world, table
        self.events = world.disk.events(table.id)
        self.match = Match(table.id)
        self.by_id = defaultdict(list)
        for event in self.events:
            if event.what.id is not UNSET:
                self.by_id[event.what.id].append(event)
        self.by_seat = Counter((getattr(e.what, "seat", None), e.kind) for e in self.events)
        self.messages = defaultdict(list)  # what was sent while this was the last event
        for client in table.clients:
            for message, covered in client.messages:
                if "n" in message:
                    self.messages[message["n"]].append((client, message, covered))
        ended = (event.number for event in self.events if event.kind == "ended")
        self.ended = next(ended, len(self.events) + 1)

    def check(self):
        for client in self.table.clients:
            self._check_commands(client)
        self._check_once()
        for event in self.events:
            before = self.match.position
            if event.kind == "moved":
                self._check_turn(event)
            if event.kind in ("undone", "back_given"):
                self._check_taken_back(event)
            self.match.apply(event)
            self._check_told(event, before)
            for client, message, covered in self.messages.pop(event.number, ()):
                self._check_message(client, message, self._viewer(client, event.number, covered))
        if self.messages:
            raise Wrong(f"clients were sent events that are not stored: {sorted(self.messages)}")
        self._check_end()

    # ---- Nothing lost, nothing twice ------------------------------------------------------

    def _check_commands(self, client):
        """What was carried out is stored, once; what was refused is not."""
        done, least = Counter(), Counter()
        for command in client.commands:
            answer = command.answer or ("nothing",)
            self._check_command(client, command, answer)
            kinds = DEEDS.get(command.type) or OPTIONAL_DEEDS.get(command.type)
            if kinds is None:
                continue
            deed = min(kinds)
            if answer[0] != "refused" or answer[1] in UNSURE:
                done[deed] += 1
            if answer[0] in ("ok", "event") and command.type in DEEDS:
                least[deed] += 1
        for said, kinds in (DEEDS | OPTIONAL_DEEDS).items():
            count = sum(self.by_seat[client.seat, kind] for kind in kinds)
            deed = min(kinds)
            if not least[deed] <= count <= done[deed] and client.seat is not None:
                raise Wrong(
                    f"{client} said {said!r}: {least[deed]} were done by the answers, at most"
                    f" {done[deed]} can have been done, {count} are stored"
                )

    def _check_command(self, client, command, answer):
        """By its id, in what is stored."""
        found = self.by_id.get(command.id, [])
        if len(found) > 1:
            raise Wrong(f"{client}'s {command} was carried out {len(found)} times: {found}")
        is_done = command.type in SURE and answer[0] in ("ok", "event")
        if is_done and (not found or found[0].number != answer[1]):
            raise Wrong(f"{client} was sent {command} as done, and it is not stored so: {found}")
        if answer[0] == "refused" and answer[1] not in UNSURE and found:
            raise Wrong(f"{client}'s {command} was refused, and it is stored: {found}")

    def _check_once(self):
        for kind in ("started", "ended", "rematched", "created"):
            if sum(event.kind == kind for event in self.events) > 1:
                raise Wrong(f"{kind} happened more than once")
        if [event.number for event in self.events] != list(range(1, len(self.events) + 1)):
            raise Wrong("the numbers of the events have gaps")

    def _check_turn(self, event):
        """The seat to move moves: a person after seeing the position, or the computer."""
        match, seat = self.match, event.what.seat
        if match.to_move != seat or match.paused:
            raise Wrong(f"{event}: it is the turn of {match.to_move}, paused: {match.paused}")
        if (event.what.id is UNSET) != (match.seats[seat].bot is not None):
            raise Wrong(f"{event}: the seat's computer player is {match.seats[seat].bot}")
        for client in self.table.clients:
            for command in client.commands:
                if command.id == event.what.id and command.data["n"] < match.position_number:
                    raise Wrong(f"{command} was made after {match.position_number}")

    # ---- What was sent --------------------------------------------------------------------

    def _check_told(self, event, before):
        """All clients were sent the same, as far as they may know it."""
        ready = {}
        for client in self.table.clients:
            noted = client.noted.get(event.number)
            if noted is None:
                continue
            viewer = self._viewer(client, *client.told_with[event.number])
            if (client.seat, viewer) not in ready:
                effects = ()
                if event.kind == "moved" and not self.match.rules_changed:
                    effects = bulletin.effects(before, self.match.position, viewer)
                ready[client.seat, viewer] = _json(
                    event.as_seen_by(Who(client.seat).seats, effects)
                )
                if event.number % 3 == 0:  # that takes long, and there are many events
                    self._check_secret(event, before, viewer, effects)
            true = ready[client.seat, viewer]
            if (
                noted.keys()
                - {"n", "kind", *self._own(client, noted)}
                - PUBLIC.get(event.kind, set())
            ):
                raise Wrong(f"{client} was sent a secret: {noted}")
            if noted != true and noted | {"effects": true.get("effects")} != true:
                raise Wrong(f"{client} was sent {noted}, but it is {true}")
            if (
                noted != true and noted["effects"]
            ):  # without any, the move has been taken back since
                raise Wrong(f"{client} was sent effects that {noted} does not have: {true}")

    def _viewer(self, client, number, covered):
        """Whose view it is sent when this event is the last: while a game with secrets is running,
        a covered seat sees what onlookers see."""
        game = self.match.ruleset.game
        hides = game.rules.redeal is not None and not game.hides_the_past
        return None if covered and hides and number < self.ended else client.seat

    def _own(self, client, noted):
        """The ids of commands are sent only to the clients that gave them."""
        return {"id"} if client.seat is not None and noted.get("seat") == client.seat else ()

    def _check_secret(self, event, before, seat, effects):
        """If what a seat cannot know were different, it would be sent the same."""
        position = self.match.position
        if position is None or position is before or position.ruleset.rules.redeal is None:
            return
        other = position.redealt(seat, event.number)
        if bulletin.view(other, seat) != bulletin.view(position, seat):
            raise Wrong(f"seat {seat} sees a difference that it cannot know after {event}")
        if event.kind != "moved":
            return
        move = position.last_move
        other = before.redealt(seat, event.number)
        if move in other.legal_moves:
            after = other.play(move)
            is_alike = after.view(seat) == position.view(seat)
            if is_alike and bulletin.effects(other, after, seat) != effects:
                raise Wrong(f"seat {seat} is sent a difference that it cannot know after {event}")

    def _check_message(self, client, message, seat):
        """`seat`: whose view it should have."""
        match = self.match
        if message["type"] == "hint":
            self._check_hint(client, message, seat)
            return
        if "table" in message and message["table"] != self._once("table", bulletin.table, match):
            table = self._once("table", bulletin.table, match)
            wrong = {k: (v, table[k]) for k, v in message["table"].items() if v != table[k]}
            raise Wrong(f"{client} was sent at {match.number} what the table is not: {wrong}")
        if "view" in message:
            view = self._once(("view", seat), bulletin.view, match.position, seat)
            if message["view"] != view:
                raise Wrong(f"{client} saw at {match.number} {message['view']}, not {view}")
            legal = self._once(("legal", seat), bulletin.legal, match, seat)
            if message.get("legal", UNSET) != legal:
                raise Wrong(f"{client} was sent at {match.number} that it may {message['legal']}")
        if "moves" in message and message["moves"] != self._once("moves", bulletin.moves, match):
            raise Wrong(f"{client} was sent at {match.number} the moves {message['moves']}")
        if "clock" in message:
            self._check_clock(client, message["clock"])
        if "effects" in message:
            self._check_recent(client, message, seat)
        missed = [event["n"] for event in message.get("missed", ())]
        if missed and missed != list(range(match.number + 1 - len(missed), match.number + 1)):
            raise Wrong(f"{client} was sent at {match.number} that it has missed {missed}")

    def _check_recent(self, client, message, seat):
        """A snapshot has the effects that the moves' events had for this seat."""
        steps = self.match.steps(len(self.match.movers) - len(message["effects"]))
        true = _json([bulletin.effects(before, after, seat) for before, after in steps])
        if "missed" in message or message["effects"] != true:
            raise Wrong(f"{client} was sent at {self.match.number} {message}, not {true}")

    def _check_clock(self, client, shown):
        """Everybody has the time that the events leave them; only one clock runs on."""
        clock = self.match.clock
        is_right = clock is not None and shown["running"] == clock.running
        for seat, (left, rest) in enumerate(zip(shown["left"], clock.left, strict=True)):
            most = max(0, rest)  # how late a move was is not sent
            is_right &= 0 <= left <= most if seat == clock.running else left == most
        if not is_right:
            raise Wrong(f"{client} was sent at {self.match.number} {shown}, but it is {clock}")

    def _check_hint(self, client, message, seat):
        if seat is None:
            raise Wrong(f"{client} was given a hint while it was covered: {message}")
        for advice in message["best"]:
            position = self.match.position
            if advice["effects"] and position.reveals(advice["move"], client.seat):
                raise Wrong(f"{client}'s hint tells what {advice['move']} would reveal")

    def _once(self, what, function, *given):
        """The same for all clients."""
        if getattr(self, "_number", 0) != self.match.number:
            self._number, self._ready = self.match.number, {}
        if what not in self._ready:
            self._ready[what] = _json(function(*given))
        return self._ready[what]

    def _check_taken_back(self, event):
        """No seat knows more afterwards than if nothing had been played: what is taken back showed
        nothing that its own player did not know, and no other seat has acted since."""
        position = self.match.position
        if position.ruleset.rules.redeal is None:
            return
        if position.game.hides_the_past:
            raise Wrong(f"something covered was shown again by {event}")
        plies = event.what.plies
        positions = list(position.positions())[-1 - plies :]
        for before, move in zip(positions, position.history[-plies:], strict=False):
            if before.to_move != event.what.seat or before.reveals(move, before.to_move):
                raise Wrong(f"{move} was taken back by {event}, and a seat has learnt something")

    # ---- The end --------------------------------------------------------------------------

    def _check_end(self):
        self._check_clocks()
        match, disk = self.match, self.world.disk
        if match.stage == "over":
            kept = disk.games.get(match.id)
            if kept is None or kept.record != match.record() or kept.ranks != match.ending.ranks:
                raise Wrong(f"the finished game is not kept as it was: {kept}")
        standing = disk.standings[match.id]
        if standing.stage != match.stage:
            raise Wrong(f"it stands in the list as {standing.stage}, but it is {match.stage}")
        for event in self.events:
            if event.kind == "timed_out":
                self._check_time(event)
            if event.kind == "bot_took_over" and event.what.why == "gone":
                self._check_gone(event)

    def _check_clocks(self):
        """Where nothing strikes, clocks show how long people thought, and nothing else."""
        rule, kinds = self.match.setting.clock, {event.kind for event in self.events}
        odd = {"undone", "back_given", "bot_took_over", "timed_out", "person_returned"}
        if rule is None or rule.total is None or self.world.plan.faults or kinds & odd:
            return
        if any(getattr(event.what, "bots", None) for event in self.events):
            return  # some seats were not theirs
        moved = Counter(event.what.seat for event in self.events if event.kind == "moved")
        for client in self.table.clients:
            if client.seat is None or client.clock is None or client.sleeps or client.is_gone:
                continue
            left = client.clock["left"][client.seat] / 1000
            turns = moved[client.seat]
            spent = rule.total + rule.increment * turns - left
            slack = LAG * (1 + turns) + rule.increment  # the last turn may earn nothing any more
            if client.blames_itself or abs(spent - client.thought) < slack:
                continue
            raise Wrong(f"{client} thought for {client.thought:.3f} s, and its clock {spent:.3f} s")

    def _check_time(self, event):
        """No player loses on time while the server is to blame."""
        rule = self.match.setting.clock
        for client in self.table.clients:
            if client.seat != event.what.seat or client.sleeps or client.is_gone:
                continue
            total = rule.total or rule.per_move
            is_unfair = client.thought < OWN_DOING * total and not client.blames_itself
            if is_unfair and not self.world.has("network slow"):
                raise Wrong(f"{client} lost on time after thinking for {client.thought:.3f} s")

    def _check_gone(self, event):
        """No player is replaced who is there, if that can be known."""
        at, process = self.world.disk.written[self.table.id][event.number - 1]
        seat = event.what.seat
        if self._could_not_know(process, seat, at):
            return
        for client in self.table.clients:
            if client.seat == seat and client.was_there(at):
                raise Wrong(f"{client} was replaced at {at:.3f} s, and it was there")

    def _could_not_know(self, process, seat, at):
        """Whether every notice that the player is there was lost on its way to this process, for as
        long as it waits before it lets them be replaced."""
        heard = process.post.heard[self.table.id, seat]
        is_told = any(at - MISSED < time < at - NEWS for time in heard)
        return self.world.has("notices lost") and not is_told


def _json(value):
    if value is UNSET:
        return UNSET
    return msgspec.json.decode(msgspec.json.encode(value))
