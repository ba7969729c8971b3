"""People at tables. They know what they were sent, and nothing else; what they do is up to their
plan. Their connections come back as the web app's do (web/src/net/connection.ts)."""

from dataclasses import dataclass, replace
from random import Random

import msgspec

from simulation.network import Connection
from spielwerk.table.match.commands import REACTIONS
from spielwerk.table.match.refusals import Refused

FIRST_WAIT, LONGEST_WAIT = 0.3, 8.0  # before connecting again
OPENING = 10.0  # seconds for the first message
SILENCE, PATIENCE = 15.0, 5.0
ASK_AGAIN = 5.0  # seconds after which a request over HTTP is made again
GONE = 22.0  # seconds after which a player can be replaced
NEWS = 1.0  # seconds until everybody knows who is there
MISSED = 19.0  # during which no player is replaced, a little less than what the server waits
FINAL = (4400, 4404)

_encode = msgspec.json.Encoder().encode


@dataclass
class Command:
    """Something that a client wanted, and what it was sent about it."""

    id: str
    type: str
    data: dict
    sent: float
    answer: tuple | None = None


class SimulatedTable:
    """A table with everybody who comes there."""

    def __init__(self, world, plan, id=None):
        self.world, self.plan, self.id = world, plan, id
        self.clients = []
        self.is_known = False  # its host has been sent the keys
        self._tries = 0

    def begin(self):
        """The host sets it up. Without an answer, it is done again."""
        if self.is_known:
            return
        self._tries += 1
        machine = self.world.machines[self._tries % len(self.world.machines)]
        self.world.say(f"{self.number}", "is wanted: %s", self.plan.request)
        if machine.is_open:
            machine.process.ask(lambda hall: hall.create(self.plan.request), self._begun)
        self.world.at(self.world.now + ASK_AGAIN, self.begin)

    @property
    def number(self):
        return f"table {self.world.tables.index(self)}"

    def _begun(self, keys):
        if self.is_known or isinstance(keys, Exception):
            return
        self.is_known = True
        self.id = keys.table
        self.world.say(self.number, "is %s", self.id)
        for number, each in enumerate(self.plan.clients):
            token = keys.watch if each.seat is None else keys.seats[each.seat]
            client = Client(self, each, token, keys.host if number == 0 else None)
            self.clients.append(client)
            self.world.at(self.world.now + each.late, client.come)

    def again(self, id):
        """The table of the rematch, as soon as a client hears of it."""
        for table in self.world.tables:
            if table.id == id:
                return table
        table = SimulatedTable(self.world, self.plan, id)
        table.is_known = True
        self.world.tables.append(table)
        return table

    def what_is_late(self):
        """What should have happened by now, if nothing goes wrong any longer; or None."""
        if not self.is_known:
            return f"{self.number} could not be set up"
        if not self.plan.clients and self.world.disk.standings[self.id].stage != "over":
            return f"{self.number} is not over, though only computers play"
        there = [client for client in self.clients if not client.is_gone]
        count = self.world.disk.count(self.id)
        for client in there:
            if client.known != count or not client.is_connected:
                return f"{client} knows {client.known} of {count} events"
        for client in there:
            if client.plays and client.stage != "over":
                return f"{self.number} is not over: {client.table_info}"
        return next((late for client in there if (late := self._is_late(client))), None)

    def _is_late(self, client):
        for other in self.clients:
            if other.seat is not None and client.present[other.seat] == other.is_gone:
                place = "there" if other.is_gone else "away"
                return f"{client} is sent that {other} is {place}"
        if any(command.answer is None for command in client.commands):
            return f"{client} has no answer to {client.waiting}"
        return None


class Client:
    """A client of one table. It has one connection at a time."""

    def __init__(self, table, plan, token, host=None):
        self.home, self.plan = table, plan
        self.world, self.table = table.world, table.id
        self.seat, self.token, self.host = plan.seat, token, host
        self.chance = Random(plan.seed)
        self.extras = list(plan.extras)
        self.connection = None
        self.machine = self.chance.randrange(2)
        # What it was sent.
        self.known = None
        self.table_info = self.view = self.clock = None
        self.legal = ()
        self.moves = []
        self.present = []
        self.noted = {}  # events by number
        self.told_with = {}  # … the number of the message, and whether the seat was covered
        self.covered = plan.shares_screen
        self.messages = []
        # What it wants.
        self.commands = []
        self.waiting = {}
        self.moves_made = 0
        self.is_gone = False
        self.away_until = 0.0
        self.trap = None  # strikes when it has sent something
        self.blames_itself = False  # it was unreachable through its own fault
        self.turn_since = None
        self.thought = 0.0  # seconds on its own clock, as far as it is its own doing
        self.absent_since = {}
        self.greeted = []  # from when to when it was connected, as far as it knows
        self.has_seat = plan.seat is None or token is not None
        self.wishes_rematch = plan.wants_rematch
        self.device = f"device {plan.seed:032x}"
        self.is_shared = plan.is_shared
        self._wait = FIRST_WAIT
        self._heard_at = 0.0
        self._is_greeted = False
        self._looks = plan.reads_first
        self._count = 0
        self._next_thought = None

    def __str__(self):
        who = "onlooker" if self.seat is None else f"seat {self.seat}"
        return f"{who} of {self.home.number}"

    @property
    def is_connected(self):
        return self._is_greeted and self.connection is not None

    @property
    def stage(self):
        return self.table_info and self.table_info["stage"]

    @property
    def me(self):
        return self.table_info["seats"][self.seat]

    @property
    def plays(self):
        """Whether the table can count on it. A player who has lost cannot wake a table that
        rests."""
        if self.seat is None or self.is_gone or self.sleeps:
            return False
        return self.me["out"] is None or (self.host is not None and not self.table_info["rests"])

    @property
    def sleeps(self):
        return self.plan.sleeps_after is not None and self.moves_made >= self.plan.sleeps_after

    # ---- The connection -------------------------------------------------------------------

    def come(self):
        """Connect, now or soon. An open seat has to be taken first."""
        if self.is_gone or self.connection is not None:
            return
        world = self.world
        machine = world.machines[self.machine % len(world.machines)]
        if world.now < self.away_until and not world.is_healed:
            world.at(self.away_until, self.come)
        elif not machine.is_open:
            self._again()
        elif not self.has_seat:
            machine.process.ask(
                lambda hall: hall.take_open_seat(self.table, self.seat, None, mark=self.device),
                self._seated,
            )
            world.at(world.now + ASK_AGAIN, self.come)
        else:
            self._connect(machine)

    def _seated(self, answer):
        if self.has_seat or self.is_gone:
            return
        if not isinstance(answer, Exception):
            self.has_seat, self.token = True, answer[1]
            self.come()
        elif isinstance(answer, Refused):
            self._goes("the game began without it, or its seat was taken by a request in vain")

    def _connect(self, machine):
        self.connection = connection = Connection(self.world, self, machine.process)
        machine.connections.append(connection)
        self._is_greeted = False
        hello = {"v": 1, "type": "hello", **self._presents_itself()}
        if self.token is not None:
            hello["token"] = self.token
        if self.host is not None:
            hello["host"] = self.host
        if self.known is not None:
            hello["after"] = self.known
        if self._looks:
            hello["looks"] = True
        self.covered = self.plan.shares_screen
        if self.covered:
            hello["covered"] = True
        self.world.say(self, "connects to %s: %s", machine.process, hello)
        connection.up(_encode(hello))
        self.world.at(self.world.now + OPENING, self._give_up_opening, connection)

    def _presents_itself(self):
        return {"device": self.device}

    def _give_up_opening(self, connection):
        if self.connection is connection and not self._is_greeted:
            self._drop("no answer to hello")

    def _again(self):
        self.machine += 1
        self.world.at(self.world.now + self._wait * (0.75 + self.chance.random() / 2), self.come)
        self._wait = min(self._wait * 2, LONGEST_WAIT)

    def lost(self, connection, code):
        if connection is not self.connection:
            return
        self.world.say(self, "loses its connection: %s", code)
        self._is_off()
        if code not in FINAL:
            self._again()
        elif self.seat is None or self._looks:
            self._goes("it was sent away")
        else:
            self.world.wrong.append(f"{self} was sent away for ever with {code}")

    def _drop(self, why):
        self.world.say(self, "gives its connection up: %s", why)
        self.connection.close()
        self._is_off()
        self._again()

    def _goes(self, why):
        """It never comes back."""
        self.world.say(self, "goes: %s", why)
        self.is_gone = True
        if self.connection is not None:
            self.connection.close()
            self._is_off()

    def _is_off(self):
        self.connection = None
        if self._is_greeted:
            self._is_greeted = False
            self.greeted[-1][1] = self._heard_at  # what came later was perhaps for no client

    def was_there(self, at):
        """Whether it was connected then, or not long before."""
        times = [(start, end) for start, end in self.greeted if start < at - NEWS]
        return bool(times) and (times[-1][1] is None or at < times[-1][1] + MISSED)

    def _watch(self, connection):
        """A connection may have died silently."""
        if connection is not self.connection:
            return
        quiet = self.world.now - self._heard_at
        if quiet >= SILENCE + PATIENCE - 1e-6:
            self._drop("silence")
        elif quiet >= SILENCE - 1e-6:
            connection.up(_encode({"v": 1, "type": "ping"}))
            self.world.at(self._heard_at + SILENCE + PATIENCE, self._watch, connection)
        else:
            self.world.at(self._heard_at + SILENCE, self._watch, connection)

    # ---- What strikes it ------------------------------------------------------------------

    def breaks_off(self):
        self.blames_itself = True
        self.trap = None
        if self.connection is not None:
            self.connection.break_off()

    def dies_silently(self):
        self.blames_itself = True
        self.trap = None
        if self.connection is not None:
            self.connection.die()

    def goes_away(self, seconds):
        self.away_until = self.world.now + seconds
        self.breaks_off()

    # ---- What it hears --------------------------------------------------------------------

    def hear(self, connection, message):
        if connection is not self.connection:
            return
        if message["type"] != "pong" or message["id"] is not None:
            self.world.say(self, "hears %s", message)
        self._heard_at = self.world.now
        getattr(self, "_hear_" + message["type"])(message)
        self._soon()

    def _hear_snapshot(self, message):
        self._wait = FIRST_WAIT
        self._is_greeted = True
        self.greeted.append([self.world.now, None])
        self._watch(self.connection)
        if self.known is not None and message["n"] < self.known:
            self.wrong(f"was sent {self.known} and is now sent {message['n']}")
        if "missed" in message:
            self._note(message["missed"], message["n"])
        self.known = message["n"]
        self.table_info = message["table"]
        self._hear_presence(message)
        self.moves = [(each["seat"], each["move"]) for each in message.get("moves", ())]
        self._update(message)
        if "next" in message:
            self._go_to_next(message["next"])
        for command in [*self.waiting.values()]:
            self._write(command)

    def _hear_events(self, message):
        if not self._is_greeted:
            self.wrong("is sent events before the state")
            return
        self._note(message["events"], message["n"])
        self.known = message["n"]
        self.table_info = message.get("table", self.table_info)
        self._update(message)

    def _note(self, events, last):
        """Events come once each, in their order, without a gap."""
        numbers = [event["n"] for event in events]
        if numbers != list(range(self.known + 1, last + 1)):
            self.wrong(f"knows {self.known} and is sent {numbers} up to {last}")
        for event in events:
            self.noted[event["n"]] = event
            self.told_with[event["n"]] = last, self.covered
            if event["kind"] == "moved":
                self.moves.append((event["seat"], event["move"]))
            elif event["kind"] in ("undone", "back_given"):
                del self.moves[max(0, len(self.moves) - event["plies"]) :]
            elif event["kind"] == "rematched" and "table" in event:
                self._go_to_next(event["table"])
            if "id" in event:
                self._answered(event["id"], ("event", event["n"]))

    def _update(self, message):
        self.messages.append((message, self.covered))
        if "clock" in message:
            self.clock = message["clock"]
        if self.is_shared and self.me["taken"] and self.me["bot"] is None:
            self.is_shared = False
            stranger = Stranger(self)
            self.home.clients.append(stranger)
            stranger.come()
        if "view" in message:
            self.view, self.legal = message["view"], message.get("legal", ())
        may_move = bool(self.legal) or self._waits_for_screen()
        if not may_move or self.clock is None or self.clock["running"] != self.seat:
            self._stop_clock()
        elif self.turn_since is None:
            self.turn_since = self.world.now

    def _stop_clock(self):
        """What comes now is not its own doing, until it is sent that its clock runs again."""
        if self.turn_since is not None:
            self.thought += self.world.now - self.turn_since
        self.turn_since = None

    def _hear_presence(self, message):
        self.present = message["present"]
        for seat, is_there in enumerate(self.present):
            if is_there and message["gone_in"][seat] is not None:
                self.wrong(f"is sent when seat {seat} will be gone, and that it is there")
        self._note_absent()

    def _note_absent(self):
        for seat, is_there in enumerate(self.present):
            if is_there:
                self.absent_since.pop(seat, None)
            else:
                self.absent_since.setdefault(seat, self.world.now)

    def _hear_ok(self, message):
        self._answered(message["id"], ("ok", message["n"]))

    def _hear_refused(self, message):
        if message["reason"] == "internal" and not self.world.has("storage raises odd errors"):
            self.wrong(f"is sent of an internal error after {self.waiting}")
        self._answered(message["id"], ("refused", message["reason"]))

    def _hear_pong(self, message):
        self._answered(message["id"], ("pong", message["n"]))

    def _hear_sight(self, message):
        command = self.waiting.get(message["id"])
        if message["n"] != self.known:
            self.wrong(f"knows {self.known} and sees {message['n']}")
        if command is not None and message["covered"] != (command.type == "cover"):
            self.wrong(f"is sent after {command} that it is covered: {message['covered']}")
        if ("view" in message) != (self.stage != "open"):
            self.wrong(f"sees nothing, or too early: {message}")
        self.covered = message["covered"]
        self._update(message)
        self._answered(message["id"], ("sight", message["n"]))

    def _hear_hint(self, message):
        self.messages.append((message, self.covered))
        self._answered(message["id"], ("hint", message["n"]))

    def _hear_look(self, message):
        self.messages.append((message, self.covered))
        self._answered(message["id"], ("look", message["ply"]))

    def _answered(self, id, answer):
        command = self.waiting.pop(id, None)
        if command is not None:
            command.answer = answer

    def _go_to_next(self, id):
        table = self.home.again(id)
        if any(client.seat == self.seat for client in table.clients):
            return
        plan = replace(
            self.plan, seed=self.plan.seed + 1, extras=(), wants_rematch=False, is_shared=False
        )
        client = Client(table, replace(plan, reads_first=False), self.token, self.host)
        client.blames_itself = self.blames_itself
        table.clients.append(client)
        client.come()

    def wrong(self, what):
        self.world.wrong.append(f"{self} {what}")

    # ---- What it does ---------------------------------------------------------------------

    def _soon(self, seconds=None):
        """Think, and then do something. One thought at a time."""
        if self._next_thought is not None:
            return
        if seconds is None:
            seconds = 0.01 + self.chance.expovariate(1.0) * min(self.plan.thinks, 3.0)
        self._next_thought = self.world.now + seconds
        self.world.at(self._next_thought, self._think)

    def _think(self):
        self._next_thought = None
        if self.is_gone or self.stage is None:
            return
        if self.plan.vanishes_after is not None and self.moves_made >= self.plan.vanishes_after:
            self._goes("it vanishes")
            return
        if not self.sleeps and self.is_connected and not self.waiting:
            self._do_something()
        if self.stage != "over" or self.wishes_rematch or self.waiting:
            self._soon(0.5 + 2 * self.chance.random())

    def _do_something(self):
        if self._has_to_hand_on():
            self.send("cover")
            return
        if self.extras and (self.stage == "over" or self.chance.random() < 0.35):
            for extra in self.extras:
                if getattr(self, "_may_" + extra)():
                    self.extras.remove(extra)
                    getattr(self, "_" + extra, lambda: None)()
                    return
        getattr(self, "_when_" + self.stage)()

    def send(self, type, **data):
        self._count += 1
        command = Command(f"{self.plan.seed}-{self._count}", type, data, self.world.now)
        self.commands.append(command)
        self.waiting[command.id] = command
        self._write(command)

    def _write(self, command):
        if self.connection is not None:
            sent = {"v": 1, "type": command.type, "id": command.id, **command.data}
            self.world.say(self, "says %s", sent)
            self.connection.up(_encode(sent))
            if self.trap is not None and not self.world.is_healed:
                self.world.at(self.world.now + 0.08 * self.chance.random(), self.trap)

    # ---- … when the table is open

    def _when_open(self):
        if self._looks and self.seat is not None:
            self._looks = False
            if self.plan.declines:
                self.send("decline_seat")
                self._looks = True
            else:
                self.send("sit", name="Ada")
        elif self.host is not None and (self.chance.random() < 0.2 or self._all_taken()):
            self.send("start", sure=self.chance.random() < 0.7)

    def _all_taken(self):
        return all(seat["taken"] for seat in self.table_info["seats"])

    # ---- … when it is running

    def _when_running(self):
        if self.seat is None:
            return
        if self.me["out"]:
            if self.host is not None:
                self._replace_somebody()
        elif self.me["bot"] is not None:
            self._return_or_leave()
        else:
            self._play()

    def _return_or_leave(self):
        if self.me["kind"] != "bot":
            leaves = self.table_info["rests"] and self.chance.random() < 0.3
            self.send("leave_to_bots" if leaves else "return")

    def _play(self):
        info = self.table_info
        if info["paused"]:
            self.send("resume")
        elif info["back"] and info["back"]["seat"] != self.seat and self._has_not_agreed():
            self.send("agree_back" if self.chance.random() < 0.7 else "decline_back")
        elif info["pause"] and self.seat not in info["pause"]:
            self.send("pause" if self.chance.random() < 0.7 else "decline_pause")
        elif info["draw"] and self.seat not in info["draw"]:
            self.send("offer_draw" if self.chance.random() < 0.3 else "decline_draw")
        elif self.legal:
            self._move()
        elif self._waits_for_screen():
            self.send("uncover")
        else:
            self._replace_somebody()

    def _waits_for_screen(self):
        """Whether its seat is to move and has to be uncovered first."""
        return self.covered and self.view is not None and self.view["to_move"] == self.seat

    def _has_to_hand_on(self):
        is_shown = self.plan.shares_screen and not self.covered and self.stage == "running"
        return is_shown and not self.legal

    def _has_not_agreed(self):
        return self.seat not in self.table_info["back"]["agreed"]

    def _move(self):
        if self.moves_made >= self.plan.gives_up_after:
            self.send("resign")
            return
        self._stop_clock()
        self.moves_made += 1
        self.send("move", n=self.known, move=self.chance.choice(self.legal))

    def _replace_somebody(self):
        for seat, since in self.absent_since.items():
            info = self.table_info["seats"][seat]
            is_person = info["taken"] and info["bot"] is None and not info["out"]
            if is_person and self.world.now - since > GONE:
                self.send("replace", seat=seat)
                return

    # ---- … when it is over

    def _when_over(self):
        if self.wishes_rematch and self.seat is not None:
            self.wishes_rematch = False
            self.send("rematch")

    # ---- What it does besides -------------------------------------------------------------

    def _is_playing(self):
        return self.stage == "running" and self.seat is not None and self.me["bot"] is None

    def _may_undo(self):
        return self._is_playing() and bool(self.moves) and self.moves[-1][0] == self.seat

    def _undo(self):
        self.send("undo")

    def _may_ask_back(self):
        return self._is_playing() and any(seat == self.seat for seat, _ in self.moves)

    def _ask_back(self):
        self.send("ask_back")

    def _may_pause(self):
        return self._is_playing() and self.clock is not None and not self.table_info["paused"]

    def _pause(self):
        self.send("pause")

    def _may_draw(self):
        return self._is_playing() and self.table_info["draws"]

    def _draw(self):
        self.send("offer_draw")

    def _may_react(self):
        return self.seat is not None

    def _react(self):
        self.send("react", reaction=self.chance.choice(REACTIONS))

    def _may_colour(self):
        return self.seat is not None and self.stage != "over"

    def _colour(self):
        self.send("colour", colour=self.chance.randrange(4))

    def _may_hint(self):
        return self._is_playing() and bool(self.legal)

    def _hint(self):
        self.send("hint")

    def _may_look(self):
        return self.stage != "open"

    def _look(self):
        self.send("look", ply=self.chance.randrange(1 + len(self.moves)))

    def _may_resign(self):
        return self._is_playing() and len(self.moves) > 3

    def _resign(self):
        self.send("resign")

    def _may_wander(self):
        return self.stage == "running"

    def _wander(self):
        """To another process, or the same one again."""
        self.blames_itself = True
        self.machine = self.chance.randrange(2)
        self._drop("it wanders")

    def _may_why(self):
        return self._is_playing() and bool(self.legal)

    def _why(self):
        self.send("why", move=self.chance.choice("12345678"))

    def _may_hurry(self):
        """A move that may not be legal, or may come too late."""
        return self._is_playing()

    def _hurry(self):
        seen = max(0, self.known - self.chance.randrange(3))
        self.send("move", n=seen, move=self.chance.choice((*self.legal, "1", "buy")))

    def _may_shove(self):
        return self._is_playing()

    def _shove(self):
        """Try to have a player replaced who may still be there."""
        self.send("replace", seat=self.chance.randrange(len(self.present)))

    def _may_ask(self):
        return True

    def _ask(self):
        self.send("ping")

    def _may_onlookers(self):
        return self.host is not None

    def _onlookers(self):
        self.send("onlookers", allowed=self.chance.random() < 0.5)


class Stranger(Client):
    """Another person who opens the link to a seat. Asked whether they are its player, they
    watch."""

    def __init__(self, player):
        plan = replace(player.plan, seed=player.plan.seed + 2, extras=(), wants_rematch=False)
        super().__init__(player.home, replace(plan, is_shared=False), player.token)
        self._looks = True
        self._is_asked = False

    def __str__(self):
        return f"stranger at {self.home.number}"

    def _presents_itself(self):
        return {"device": self.device, "watch": self._is_asked}

    def _hear_refused(self, message):
        if message["reason"] == "other-device" and not self._is_asked:
            self._is_asked, self.seat = True, None
        super()._hear_refused(message)

    def _hear_snapshot(self, message):
        if message["seat"] is not None:
            self.wrong("sees a seat without being asked")
        super()._hear_snapshot(message)

    def lost(self, connection, code):
        if connection is self.connection and code in FINAL and self._is_asked and self._looks:
            self._looks = False
            self._is_off()
            self._again()
        else:
            super().lost(connection, code)
