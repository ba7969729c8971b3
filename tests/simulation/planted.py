"""Bugs to find: what a programmer might have written instead. Each is planted into the real code
for a while, and the simulator has to find it."""

import inspect
import textwrap
from collections.abc import Callable
from contextlib import contextmanager
from dataclasses import dataclass

from simulation import storage
from spielwerk.table.live.attendance import Attendance
from spielwerk.table.live.hall import Hall
from spielwerk.table.live.room import Room
from spielwerk.table.live.visit import Visit
from spielwerk.table.match import clock, commands, events, seating
from spielwerk.table.match.match import Match
from spielwerk.table.protocol import bulletin
from spielwerk.table.protocol.bulletin import Bulletin

BUGS = {}


@dataclass(frozen=True)
class Bug:
    name: str
    plant: Callable
    seed: int  # a world that shows it


class Garden:
    """Where bugs are planted, and taken out again."""

    def __init__(self):
        self._before = []

    def put(self, owner, name, value):
        self._before.append((owner, name, vars(owner)[name]))
        setattr(owner, name, value)

    def edit(self, owner, name, *replaced):
        """Replace texts in a function's source: an old one, a new one, and so on."""
        function = vars(owner)[name]
        function = getattr(function, "fget", None) or function
        source = textwrap.dedent(inspect.getsource(function))
        for old, new in zip(replaced[::2], replaced[1::2], strict=True):
            if old not in source:
                raise LookupError(f"{name} has changed: there is no {old!r} to replace")
            source = source.replace(old, new)
        space = dict(function.__globals__)
        exec(compile(source, f"<{name}>", "exec"), space)
        self.put(owner, name, space[name])

    def clear(self):
        while self._before:
            owner, name, value = self._before.pop()
            setattr(owner, name, value)


@contextmanager
def planted(name):
    garden = Garden()
    try:
        BUGS[name].plant(garden)
        yield
    finally:
        garden.clear()


def bug(seed):
    """A bug, named by what its function is called."""

    def keep(plant):
        name = plant.__name__.replace("_", " ")
        BUGS[name] = Bug(name, plant, seed)
        return plant

    return keep


# ---- What is stored -------------------------------------------------------------------------


@bug(1)
def acknowledges_before_commit(garden):
    append = storage.Link.append

    async def soon(self, *given):
        self._process.loop.create_task(append(self, *given))

    garden.put(storage.Link, "append", soon)


@bug(1)
def tells_before_storing(garden):
    garden.edit(
        Room,
        "_happen",
        "self._is_sure = False",
        "self._become(match, events)\n    self._is_sure = False",
    )


@bug(35)
def forgets_an_id(garden):
    garden.put(Match, "_remember", lambda self, answered, name, number: None)


@bug(76)
def forgets_ids_of_all_but_moves(garden):
    remember = Match._remember

    def only_moves(self, answered, id, number):
        if len(self.moves) and self.position_number == number:
            remember(self, answered, id, number)

    garden.put(Match, "_remember", only_moves)


@bug(5)
def acts_as_a_zombie(garden):
    """What another process stored first does not matter."""
    garden.edit(Room, "do", "except Conflict:", "except Conflict:\n                return 0\n")


@bug(3)
def overwrites_what_another_stored(garden):
    append = storage.Disk.append

    def overwrite(self, writer, match, events, *more):
        for kept in (self.texts, self.written):
            del kept.get(match, [])[events[0].number - 1 :]
        append(self, writer, match, events, *more)

    garden.put(storage.Disk, "append", overwrite)


@bug(1)
def forgets_the_finished_game(garden):
    garden.edit(Room, "_happen", 'events[-1].kind == "ended"', "False")


@bug(14)
def forgets_when_a_table_wakes(garden):
    """After a restart, no process looks after a computer's move or a clock."""
    garden.edit(Room, "_happen", "Standing(*stands)", "Standing(match.stage, None)")


@bug(1)
def deletes_open_tables_at_once(garden):
    garden.edit(Hall, "_forget", "heartbeat.ago(self._expire_after)", "heartbeat.ago(1)")


# ---- Several processes ----------------------------------------------------------------------


@bug(1)
def ignores_a_gap(garden):
    """It takes the last event for the only new one."""
    garden.edit(
        Room,
        "_read_on",
        "if events:",
        "events = events[-1:]\n    if events:",
    )


@bug(1)
def trusts_the_number_of_a_notice(garden):
    async def catch_up(self, number):
        self.match.number = max(number, self.match.number) if number < 2**31 else self.match.number

    garden.put(Room, "catch_up", catch_up)


@bug(36)
def never_catches_up(garden):
    async def catch_up(self, number):
        pass

    garden.put(Room, "catch_up", catch_up)


@bug(1654)
def tells_more_than_the_snapshot_has(garden):
    """The missed events run ahead of its number."""
    garden.edit(Room, "_missed", "event.number <= self.match.number", "True")


@bug(1)
def forgets_a_missed_event(garden):
    garden.edit(Room, "_missed", "event.number <= self.match.number", "event.number != after + 1")


@bug(1)
def never_lets_go_of_a_claim(garden):
    def claim(self, match, keeper, now, until):
        return self.keepers.setdefault(match, (keeper, until))[0] == keeper

    garden.put(storage.Memory, "claim", claim)


@bug(3)
def forgets_who_is_there_elsewhere(garden):
    garden.put(Attendance, "seats_elsewhere", lambda self, process, seats, seconds: None)


@bug(2)
def forgets_to_say_that_somebody_left(garden):
    garden.put(Room, "leave", lambda self, listener: self.listeners.discard(listener))
    garden.put(
        Attendance, "announce_changes", lambda self: None
    )  # or else it is sent a little later


# ---- Secrets --------------------------------------------------------------------------------


@bug(5)
def takes_back_what_was_revealed(garden):
    garden.put(commands, "_check_secrets", lambda match, seat, plies: None)


@bug(1)
def shows_everybody_the_same_view(garden):
    garden.edit(
        Bulletin,
        "for_client",
        "key not in self._ready",
        "not self._ready or who.seat is None",
        "return self._ready[key]",
        "return next(iter(self._ready.values()))",
    )


@bug(1)
def shows_a_covered_seat_its_own_view(garden):
    garden.put(bulletin, "eyes", lambda match, who: who.seat)


@bug(1)
def a_snapshot_has_the_effects_that_the_mover_saw(garden):
    def recent(match, seat):
        steps = match.steps(max(0, len(match.movers) - 2))
        return [bulletin.effects(before, after, before.to_move) for before, after in steps]

    garden.put(bulletin, "recent_effects", recent)


@bug(1)
def covers_only_from_the_next_connection_on(garden):
    garden.edit(Visit, "_show", "self.who = replace(who, covered=covered)", "")


@bug(1)
def tells_the_set_up(garden):
    readers = {**events.READERS[events.Started], "setup": "all"}
    garden.put(events, "READERS", {**events.READERS, events.Started: readers})
    garden.put(events, "_hidden", events._hidden.__wrapped__)  # without what it remembers


@bug(1)
def tells_what_somebody_bought(garden):
    def effects(before, after, seat):
        return before.effects(after.history[-1], before.to_move, after)

    garden.put(bulletin, "effects", effects)


@bug(5)
def a_hint_shows_the_next_tile(garden):
    garden.edit(bulletin, "effects_ahead", "position.reveals(move, seat)", "False")


@bug(1)
def deals_again_after_a_restart(garden):
    garden.edit(
        Match,
        "_started",
        "self._deal() if what.setup is None else what.setup",
        "self.ruleset.start(first=self.first or 0).setup",
    )


@bug(1)
def another_device_is_not_asked(garden):
    garden.put(seating, "is_unknown_device", lambda match, who: False)


# ---- The game -------------------------------------------------------------------------------


@bug(7)
def a_move_may_answer_an_old_position(garden):
    garden.edit(commands, "move", "answers < match.position_number", "False")


@bug(42)
def the_computer_moves_though_the_person_is_back(garden):
    garden.edit(
        Room,
        "_let_bot_move",
        "match.position_number != number or match.bot_due is None",
        "match.to_move != seat",
    )


@bug(101)
def sets_a_rematch_up_twice(garden):
    garden.edit(
        Hall,
        "rematch",
        "[] if match.next_table else [Rematched(table)]",
        "[Rematched(table)]",
        "match.next_table is None and ",
        "",
    )


@bug(1)
def says_ok_and_does_it_later(garden):
    async def carry_out(self, command, decide):
        self._ok(command, self._here.match.number)
        self._hall.services.background.start(self._once(command, decide))

    garden.put(Visit, "_carry_out", carry_out)


@bug(2)
def anybody_may_be_replaced(garden):
    garden.put(Attendance, "is_gone", lambda self, seat: True)


# ---- Clocks ---------------------------------------------------------------------------------


@bug(9)
def a_pause_costs_time(garden):
    garden.edit(Match, "_resume", "self._set_clock(event.at, finished=False)",
                "self._set_clock(self.at, finished=False)")  # fmt: skip


@bug(51)
def a_restart_costs_time(garden):
    garden.put(commands, "give_time_back", lambda match, pauses: [])


@bug(3)
def time_is_up_too_early(garden):
    garden.edit(commands, "time_is_up", "now < (clock.runs_out_at or 0)", "False")
    garden.edit(Room, "look_ahead", "/ 1000", "/ 50_000")


@bug(25)
def forgets_the_increment(garden):
    garden.edit(clock.Clock, "run_for", "* finished", "* 0")


@bug(25)
def the_clock_runs_for_the_wrong_seat(garden):
    garden.edit(clock.Clock, "run_for", "self.left = self.rests_at(at)",
                "self.left[self.running] -= 2500")  # fmt: skip
