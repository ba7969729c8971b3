"""Computer players that somebody else might write: good ones and bad ones."""

import os
import sys


class First:
    """The first legal move."""

    def choose(self, sight):
        return sight.moves[0]


class Lucky:
    """Any move; chance comes from the sight."""

    def choose(self, sight):
        return sight.random.choice(list(sight.moves))


class Nth:
    """The same for a configured one."""

    def __init__(self, n):
        self.n = n
        self.name = f"number {n}"

    def choose(self, sight):
        return sight.moves[self.n % len(sight.moves)]


THIRD = Nth(3)


def make_second():
    return Nth(2)


class Watching(First):
    """Keeps everything that it is shown."""

    def __init__(self):
        self.views = []

    def watch(self, view):
        self.views.append(view)


class Cheating:
    def choose(self, sight):
        return "a1"  # taken, after the first time


class Silent:
    def choose(self, sight):
        return None


class Failing:
    def choose(self, sight):
        return {}["plan"]


class Leaving:
    def choose(self, sight):
        sys.exit(0)


class Crashing:
    def choose(self, sight):
        os._exit(3)


class Demanding:
    def __init__(self, wishes):
        pass

    def choose(self, sight):
        return sight.moves[0]


class Speechless:
    pass


class OnlyRings(First):
    name = "ringer"
    games = ("rings",)
