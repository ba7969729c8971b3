"""What is kept of a game that was looked at closely, decision by decision."""

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from spielwerk.bots.lead import AHEAD, AS_GOOD_AS_WON
from spielwerk.engine.position import Position

Chances = tuple[float, ...]  # each seat's chance to win

# How the moves of a decision look: how many look good, how far the second best and the worst are
# behind the best, and which one is the worst.
Look = tuple[int, float, float, str]

OPENING = 2  # how many of the first moves are kept

# How long people take for a decision, plus how much longer for every doubling of the possible
# moves.
SECONDS, SECONDS_A_DOUBLING = 3.0, 2.0


@dataclass(frozen=True)
class Story:
    """What is kept of a game: one value per decision unless noted otherwise."""

    ranks: tuple[int, ...]  # of the seats
    turns: int
    ended: int  # the number of the rule that ended it
    seats: tuple[int, ...]  # the seat that decided
    choices: tuple[int, ...]  # how many moves were possible
    chances: tuple[Chances | None, ...]  # as the player to move saw them; None: only one move
    effects: tuple[tuple[str, ...], ...]
    opening: tuple[str, ...]  # the first moves
    moves: tuple[str, ...] = ()  # all of them
    setup: Any = None  # what chance laid out
    places: tuple[tuple[str, ...], ...] = ()  # the things that the move names
    rulings: tuple[tuple[int, ...], ...] = ()  # rules of ours that the move needed
    repeats: int = 0  # in all: positions that had been there before
    looks: tuple[Look | None, ...] = ()  # None: only one move; empty: no player has looked

    @property
    def shares(self) -> Chances:
        """Each seat's share of first place."""
        winners = self.ranks.count(1)
        return tuple((rank == 1) / winners for rank in self.ranks)

    @property
    def winner(self) -> int | None:
        return self.ranks.index(1) if self.ranks.count(1) == 1 else None

    @property
    def seconds(self) -> float:
        """How long people would take for it."""
        return sum(map(seconds, self.choices))


def story_of(position: Position, chances: Sequence[Chances | None]) -> Story:
    seats, choices, effects, places, rulings = [], [], [], [], []
    positions = list(position.positions())
    for before, after, move in zip(positions, positions[1:], position.history, strict=False):
        seats.append(before.to_move or 0)
        choices.append(len(before.legal_moves))
        places.append(tuple(name for _, name in before.parts(move).parts))
        needed = before.game.rulings(before.plain(), before.action(move), after.plain())
        rulings.append(tuple(dict.fromkeys(needed)))
        names = (effect["effect"] for effect in before.effects(move, before.to_move, after))
        effects.append(tuple(dict.fromkeys(names)))
    return Story(
        ranks=tuple(position.ranks or ()),
        turns=position.turns,
        ended=int(position.plain().ended),
        seats=tuple(seats),
        choices=tuple(choices),
        chances=tuple(chances),
        effects=tuple(effects),
        opening=tuple(position.history[:OPENING]),
        moves=tuple(position.history),
        setup=position.setup,
        places=tuple(places),
        rulings=tuple(rulings),
        repeats=len(positions) - len(set(map(_seen, positions))),
    )


def _seen(position: Position) -> str:
    """What onlookers see of a position, except for what only counts turns."""
    shown = {name: effect for name, effect in position.view().items() if not name.endswith("turns")}
    return json.dumps(shown, sort_keys=True)


def seconds(moves: int) -> float:
    """How long people would take for a decision among this many moves."""
    return SECONDS + SECONDS_A_DOUBLING * math.log2(moves)


# ---- Who leads --------------------------------------------------------------------------------
# For compiled games, `bots/lead.py` does the same.


def common(story: Story) -> list[Chances]:
    """All seats' chances at each decision: the mean of all players' latest estimates, because
    every player overrates its chances on its own turn. A player that has not thought yet counts
    with its first estimate to come."""
    thoughts = list(zip(story.seats, story.chances, strict=True))
    last: dict[int, Chances] = {}
    for seat, chances in thoughts:
        if chances is not None:
            last.setdefault(seat, chances)
    row = []
    for seat, chances in thoughts:
        if chances is not None:
            last[seat] = chances
        row.append(tuple(sum(column) / len(last) for column in zip(*last.values(), strict=True)))
    return row


def lead_changes(row: Sequence[Chances]) -> int:
    """How often the lead changes. A leader keeps the lead until another seat is clearly ahead, so
    that small fluctuations do not count."""
    leader, changes = None, 0
    for chances in row:
        first, second = sorted(chances, reverse=True)[:2]
        ahead = chances.index(first)
        if first - second >= AHEAD and ahead != leader:
            changes += leader is not None
            leader = ahead
    return changes


def settled(row: Sequence[Chances], winner: int) -> float:
    """The share of the decisions after which the winner was practically certain, and stayed so."""
    doubts = [n for n, chances in enumerate(row) if chances[winner] < AS_GOOD_AS_WON]
    return (doubts[-1] + 1) / len(row) if doubts else 0.0
