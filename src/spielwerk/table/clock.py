"""A table's clock, in whole milliseconds. It only runs for people."""

from dataclasses import dataclass

from spielwerk.table.setting import ClockRule


@dataclass
class Clock:
    rule: ClockRule
    left: list[int]  # what each seat had left when the clock was last touched
    running: int | None = None  # whose clock is running
    since: int = 0  # since when
    held: int | None = None  # whose clock was running when the game was paused

    @classmethod
    def new(cls, rule: ClockRule, seats: int) -> "Clock":
        seconds = rule.per_move if rule.total is None else rule.total
        return cls(rule, [_ms(seconds)] * seats)

    def run_for(self, seat: int | None, at: int, finished: bool = True) -> None:
        """From now on this seat's clock runs, or nobody's. A player gets the increment only for a
        finished turn."""
        if seat == self.running:
            return
        if self.running is not None:
            self.left[self.running] = self.left_at(self.running, at)
            self.left[self.running] += _ms(self.rule.increment) * finished
        goes_on = seat == self.held
        self.running, self.since, self.held = seat, at, None
        if seat is not None and self.rule.per_move is not None and not goes_on:
            self.left[seat] = _ms(self.rule.per_move)

    def hold(self, at: int) -> None:
        """The game is paused: the turn goes on later, with the time that is left now."""
        if self.running is not None:
            self.left[self.running] = self.left_at(self.running, at)
        self.held, self.running = self.running, None

    def left_at(self, seat: int, now: int) -> int:
        spent = max(0, now - self.since) if seat == self.running else 0
        return max(0, self.left[seat] - spent)

    def all_left_at(self, now: int) -> list[int]:
        return [self.left_at(seat, now) for seat in range(len(self.left))]

    def is_used_up(self, seat: int) -> bool:
        """No time is left, and there is no increment to come."""
        return self.rule.per_move is None and self.left[seat] == 0

    @property
    def runs_out_at(self) -> int | None:
        """When the player to move runs out of time."""
        return None if self.running is None else self.since + self.left[self.running]


def _ms(seconds: float | None) -> int:
    return round((seconds or 0) * 1000)
