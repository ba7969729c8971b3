"""A table's clock, in whole milliseconds. It only runs for people."""

from dataclasses import dataclass

from spielwerk.table.match.setting import ClockRule

LAG = 1000  # milliseconds in which a move that was made in time may still arrive


@dataclass(frozen=True)
class Pause:
    """A time when some could not play, because no server ran, one was missing, or one could not
    store anything, in milliseconds since 1970."""

    since: int
    until: int


@dataclass
class Clock:
    """Every seat's time."""

    rule: ClockRule
    # What each seat had left when the clock was last touched. Below zero: moves came in late, and
    # all together they may be late by the lag.
    left: list[int]
    running: int | None = None  # whose clock is running
    since: int = 0  # since when
    held: int | None = None  # whose turn was interrupted: by a pause, or by the computer

    @classmethod
    def new(cls, rule: ClockRule, seats: int) -> "Clock":
        """A clock before the first turn."""
        seconds = rule.per_move if rule.total is None else rule.total
        return cls(rule, [_ms(seconds)] * seats)

    def run_for(self, seat: int | None, at: int, finished: bool = True) -> None:
        """From now on this seat's clock runs, or none. A player gets the increment only for a
        finished turn."""
        if seat == self.running:
            return
        if self.running is not None:
            self.left = self.rests_at(at)
            self.left[self.running] += _ms(self.rule.increment) * finished
        goes_on = seat == self.held
        self.running, self.since, self.held = seat, at, None
        if seat is not None and self.rule.per_move is not None and not goes_on:
            self.left[seat] = _ms(self.rule.per_move)

    def hold(self, at: int) -> None:
        """The turn may go on later, with the time that is left now."""
        if self.running is not None:
            self.left = self.rests_at(at)
            self.held, self.running, self.since = self.running, None, at

    def rests_at(self, now: int) -> list[int]:
        """What each seat has left, with what it was late."""
        rests = [*self.left]
        if self.running is not None:
            rests[self.running] = self.after_running(rests[self.running], now)
        return rests

    def after_running(self, left: int, until: int) -> int:
        """What remains of a time that has been running since the clock was last touched."""
        return max(-LAG, left - max(0, until - self.since))

    def all_left_at(self, now: int) -> list[int]:
        """What each seat has left, as it is shown."""
        return [max(0, rest) for rest in self.rests_at(now)]

    def is_used_up(self, seat: int) -> bool:
        """No time is left, and there is none to come: in this turn, or at all."""
        has_new_time = self.rule.per_move is not None and seat != self.held
        return self.left[seat] <= 0 and not has_new_time

    @property
    def runs_out_at(self) -> int | None:
        """When the player to move runs out of time."""
        return None if self.running is None else self.since + self.left[self.running]


def _ms(seconds: float | None) -> int:
    return round((seconds or 0) * 1000)
