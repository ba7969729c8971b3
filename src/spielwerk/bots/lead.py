"""Who leads in a compiled game, how often that changes, and from when the winner is clear. The
definitions are those of `workbench/stories.py`, which does the same for games that are kept; a test
holds the two together.

`thoughts` has all seats' chances at each decision as the mover saw them, NONE where it noticed
only one move. `chances` has what they amount to when all players are heard."""

from typing import Any

from spielwerk.runtime.compile import compiled

NONE = -1
AHEAD = 0.05  # a player this far ahead of all others leads
AS_GOOD_AS_WON = 0.8


@compiled
def common(thoughts: Any, movers: Any, plies: int, players: int, latest: Any, chances: Any) -> bool:
    """The mean of all players' latest estimates at each decision. A player that has not thought yet
    counts with its first estimate to come. False if no player ever thinks."""
    for seat in range(players):
        latest[players * seat] = NONE
    thinking = 0
    for ply in range(plies):
        if thoughts[players * ply] != NONE and latest[players * movers[ply]] == NONE:
            remember(thoughts, movers[ply], ply, players, latest)
            thinking += 1
    for ply in range(plies):
        if thoughts[players * ply] != NONE:
            remember(thoughts, movers[ply], ply, players, latest)
        for seat in range(players):
            total = 0.0
            for thinker in range(players):
                if latest[players * thinker] != NONE:
                    total += latest[players * thinker + seat]
            chances[players * ply + seat] = total / max(1, thinking)
    return thinking > 0


@compiled
def remember(thoughts: Any, mover: int, ply: int, players: int, latest: Any) -> None:
    """Take over a player's estimates as its latest."""
    for seat in range(players):
        latest[players * mover + seat] = thoughts[players * ply + seat]


@compiled
def lead_changes(chances: Any, plies: int, players: int) -> int:
    """How often the lead changes. A leader keeps it until another player is clearly ahead."""
    leader = NONE
    changes = 0
    for ply in range(plies):
        ahead = leading(chances, ply, players)
        if ahead != NONE and ahead != leader:
            changes += leader != NONE
            leader = ahead
    return changes


@compiled
def leading(chances: Any, ply: int, players: int) -> int:
    """Who is clearly ahead of all others, or NONE."""
    row = players * ply
    first = 0
    for seat in range(1, players):
        if chances[row + seat] > chances[row + first]:
            first = seat
    for seat in range(players):
        if seat != first and chances[row + first] - chances[row + seat] < AHEAD:
            return NONE
    return first


@compiled
def settled(chances: Any, plies: int, players: int, winner: int) -> int:
    """The number of decisions after which the winner was practically certain, and stayed so."""
    for ply in range(plies, 0, -1):
        if chances[players * (ply - 1) + winner] < AS_GOOD_AS_WON:
            return ply
    return 0
