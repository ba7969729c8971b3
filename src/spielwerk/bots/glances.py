"""Games between players who only glance at what can follow: each judges all positions after one
move by a net, overlooks some moves, and makes the best of the others. A game takes a few
milliseconds from beginning to end, without a search and without Python in between."""

from collections.abc import Callable
from functools import cache
from typing import Any

from spielwerk.bots.tree import leave, winners
from spielwerk.engine.chance import choose, random32, random64
from spielwerk.engine.compile import compiled
from spielwerk.engine.entries import Rows, entry
from spielwerk.engine.kinds import float64, int8, int32, int64, uint64
from spielwerk.engine.net import MOST_SEATS, ROOM, WEIGHTS, judge
from spielwerk.engine.playouts import PLAY, SETUP
from spielwerk.engine.policies import STATES_NEEDED
from spielwerk.engine.rules import Rules
from spielwerk.engine.seats import seat_at

NONE = -1
AHEAD = 0.05  # a player this far ahead of all others leads
AS_GOOD_AS_WON = 0.8

# Ranks, turns, decisions, ended; then the choices at all decisions together, how often the lead
# changed, and the decision after which the winner's chance stayed high.
COLUMNS = (int8, int32, int32, int8, int32, int32, int32)


@cache
def glance_of(rules: Rules) -> Callable[..., int]:  # noqa: C901 (its parts)
    """How a player chooses, as a function for these rules."""
    apply, outcome = rules.apply, rules.outcome
    encode: Any = rules.encode
    redeal = rules.redeal or leave

    @compiled
    def glance(
        states: Any, moves: Any, known: int, random: int, overlooks: Any, ranks: Any, found: Any,
        best: Any, active: Any, net: Any,
    ) -> int:  # fmt: skip
        """The best of the moves that are not overlooked, by what the mover can know. In `best` is
        everybody's chance after it."""
        mover = int(states[0].to_move)
        states[1] = states[0]
        redeal(states[1], mover, random64(random, mover))
        chosen = NONE
        for n in range(known):
            if random32(random, n) >= overlooks[mover]:
                look_at(states, moves[n], mover, ranks, found, active, net)
                if chosen == NONE or found[mover] > best[mover]:
                    chosen = n
                    for seat in range(states[0].players):
                        best[seat] = found[seat]
        if chosen == NONE:
            chosen = choose(random, known)
            look_at(states, moves[chosen], mover, ranks, best, active, net)
        return int(moves[chosen])

    @compiled
    def look_at(
        states: Any, move: int, mover: int, ranks: Any, found: Any, active: Any, net: Any
    ) -> None:
        """What a move is worth to every seat: certain if it ends the game, otherwise by the net."""
        states[2] = states[1]
        state = states[2]
        apply(state, move)
        if outcome(state, ranks):
            sharing = winners(ranks)
            for seat in range(state.players):
                found[seat] = 1.0 / sharing if ranks[seat] == 1 else 0.0
        else:
            count = encode(state, mover, active)
            judge(active, count, *net)
            for place in range(state.players):
                found[seat_at(state, mover, place)] = net[-1][place]

    return glance


@cache
def play_glances(rules: Rules) -> Callable[..., None]:  # noqa: C901 (its parts)
    """The function that plays a row of games with these rules."""
    begin, apply, outcome, legal = rules.begin, rules.apply, rules.outcome, rules.legal
    glance = glance_of(rules)

    @entry(
        "play_glances",
        Rows.of(rules.state, STATES_NEEDED),
        Rows.of(int32, rules.max_moves),
        Rows.of(int32, "players"),
        Rows.of(float64, MOST_SEATS),
        Rows.of(float64, MOST_SEATS),
        Rows.of(int32, MOST_SEATS),
        Rows.of(int32, "active"),
        *WEIGHTS,
        *ROOM,
        Rows.of(int64, "players"),
        Rows.of(int32, "plies"),
        *(uint64, int64, int64),
        Rows.of(int8, "all_ranks"),
        *(Rows.of(kind, "games") for kind in COLUMNS[1:]),
    )
    @compiled
    def play(
        states: Any, moves: Any, ranks: Any, found: Any, best: Any, low: Any, active: Any,
        w1: Any, b1: Any, w2: Any, b2: Any, w3: Any, b3: Any,
        sums: Any, units: Any, uppers: Any, chances: Any,
        overlooks: Any, history: Any, seed: int, first: int, count: int,
        all_ranks: Any, turns: Any, decisions: Any, ended: Any,
        choices: Any, changes: Any, settled: Any,
    ) -> None:  # fmt: skip
        """Games number `first` to `first + count - 1` of a seed. `overlooks` is how likely each
        seat overlooks a move, in parts of 2³². The moves of the last game are in `history`."""
        net = (w1, b1, w2, b2, w3, b3, sums, units, uppers, chances)
        players = len(ranks)
        for game in range(count):
            key = random64(seed, first + game)
            begin(states[0], random64(key, SETUP))
            play_key = random64(key, PLAY)
            leader = NONE
            ply = 0
            choices[game] = 0
            changes[game] = 0
            for seat in range(players):
                low[seat] = 0
            while states[0].ended == 0:
                known = legal(states[0], moves)
                move = glance(
                    states, moves, known, random32(play_key, ply), overlooks, ranks, found, best,
                    active, net,
                )  # fmt: skip
                apply(states[0], move)
                if ply < len(history):
                    history[ply] = move
                ply += 1
                choices[game] += known
                ahead = leading(best, players)
                if ahead != NONE and ahead != leader:
                    changes[game] += leader != NONE
                    leader = ahead
                for seat in range(players):
                    if best[seat] < AS_GOOD_AS_WON:
                        low[seat] = ply
            outcome(states[0], ranks)
            settled[game] = ply
            for seat in range(players):
                all_ranks[players * game + seat] = ranks[seat]
                if ranks[seat] == 1 and winners(ranks) == 1:
                    settled[game] = low[seat]
            turns[game] = states[0].turns
            decisions[game] = ply
            ended[game] = states[0].ended

    return play


@compiled
def leading(chances: Any, players: int) -> int:
    """Who is clearly ahead of all others, or NONE."""
    first = 0
    for seat in range(1, players):
        if chances[seat] > chances[first]:
            first = seat
    for seat in range(players):
        if seat != first and chances[first] - chances[seat] < AHEAD:
            return NONE
    return first
