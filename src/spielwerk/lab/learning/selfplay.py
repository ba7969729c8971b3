"""Games against oneself, in lockstep: what is done for every game, or for every position that can
follow. Compiled like the rules; `lab.rows` says what the first five arguments are.

The player looks one move ahead: it judges all positions that can follow and takes the best for
itself. Positions are seen by the seat that has just moved. Nothing is hidden here, since a position
that is judged in play has been dealt by the player who judges it.
"""

from functools import cache
from typing import Any, NamedTuple

from spielwerk.engine.rules import Rules
from spielwerk.lab.rows import Do
from spielwerk.runtime.chance import choose, random32, random64
from spielwerk.runtime.compile import compiled

OPEN = -1.0  # the result of a position where the game goes on


class Selfplay(NamedTuple):
    """Games in lockstep in which one net plays every seat."""

    start: Do
    list_moves: Do
    number: Do
    look: Do
    pick: Do
    play: Do
    shuffle: Do


@cache
def selfplay(rules: Rules, players: int) -> Selfplay:  # noqa: C901 (its parts)
    """The functions for a game."""
    apply, outcome, begin = rules.apply, rules.outcome, rules.begin
    encode: Any = rules.encode
    legal = rules.legal_knowing or rules.legal

    @compiled
    def start(
        game: int, spare: Any, listed: Any, active: Any, ranks: Any,
        states: Any, blank: Any, key: int, numbers: Any, longest: int,
    ) -> None:  # fmt: skip
        begin_anew(game, listed, states, blank, key, numbers, longest)

    @compiled
    def begin_anew(
        game: int, listed: Any, states: Any, blank: Any, key: int, numbers: Any, longest: int
    ) -> None:
        """A new game, after some random moves; if they end it, without them."""
        own = random64(key, numbers[game])
        numbers[game] += len(states)
        states[game] = blank[0]
        begin(states[game], random64(own, 0))
        for n in range(choose(random32(own, 1), longest + 1)):
            if states[game].ended == 0:
                count = legal(states[game], listed)
                apply(states[game], int(listed[choose(random32(own, 2 + n), count)]))
        if states[game].ended != 0:
            states[game] = blank[0]
            begin(states[game], random64(own, 0))

    @compiled
    def list_moves(
        game: int, spare: Any, listed: Any, active: Any, ranks: Any,
        states: Any, moves: Any, counts: Any,
    ) -> None:  # fmt: skip
        counts[game] = legal(states[game], moves[game])

    @compiled
    def number(
        game: int, spare: Any, listed: Any, active: Any, ranks: Any,
        starts: Any, counts: Any, owners: Any,
    ) -> None:  # fmt: skip
        """The positions that can follow are numbered through: whose they are."""
        for n in range(counts[game]):
            owners[starts[game] + n] = game

    @compiled
    def look(
        row: int, spare: Any, listed: Any, active: Any, ranks: Any,
        first: int, states: Any, moves: Any, starts: Any, owners: Any, features: Any, one: int,
        results: Any,
    ) -> None:  # fmt: skip
        """One of the positions that can follow: its features, or how the game has ended."""
        game = owners[first + row]
        spare[0] = states[game]
        mover = int(spare[0].to_move)
        apply(spare[0], int(moves[game, first + row - starts[game]]))
        if outcome(spare[0], ranks):
            share_out(ranks, mover, results[row])
        else:
            results[row, 0] = OPEN
            write_features(spare[0], mover, active, features[row], one)

    @compiled
    def share_out(ranks: Any, observer: int, shares: Any) -> None:
        """Each seat's share of the first place, the observer's first."""
        winners = 0
        for seat in range(players):
            winners += ranks[seat] == 1
        for place in range(players):
            shares[place] = 1.0 / winners if ranks[(observer + place) % players] == 1 else 0.0

    @compiled
    def write_features(state: Any, observer: int, active: Any, features: Any, one: int) -> None:
        """All are 0 before."""
        for n in range(encode(state, observer, active)):
            features[active[n]] = one

    @compiled
    def pick(
        game: int, spare: Any, listed: Any, active: Any, ranks: Any,
        states: Any, moves: Any, starts: Any, counts: Any, values: Any, key: int, step: int,
        threshold: int, chosen: Any, best: Any, greedy: Any,
    ) -> None:  # fmt: skip
        """The best move, now and then a random one; and what the best promises to every seat."""
        top = starts[game]
        for row in range(starts[game] + 1, starts[game] + counts[game]):
            if values[row, 0] > values[top, 0]:
                top = row
        mover = int(states[game].to_move)
        for place in range(players):
            best[game, (mover + place) % players] = values[top, place]
        own = random64(random64(key, step), game)
        greedy[game] = random32(own, 0) >= threshold
        if not greedy[game]:
            top = starts[game] + choose(random32(own, 1), int(counts[game]))
        chosen[game] = moves[game, top - starts[game]]

    @compiled
    def play(
        game: int, spare: Any, listed: Any, active: Any, ranks: Any,
        states: Any, chosen: Any, features: Any, one: int, observers: Any, ended: Any,
        results: Any, blank: Any, key: int, numbers: Any, longest: int,
    ) -> None:  # fmt: skip
        """Make the move, and see the position; or keep the result and begin anew."""
        observer = int(states[game].to_move)
        apply(states[game], int(chosen[game]))
        ended[game] = outcome(states[game], ranks)
        if ended[game]:
            share_out(ranks, 0, results[game])
            begin_anew(game, listed, states, blank, key, numbers, longest)
            observer = (int(states[game].to_move) + players - 1) % players
        write_features(states[game], observer, active, features[game], one)
        observers[game] = observer

    @compiled
    def shuffle(
        row: int, spare: Any, listed: Any, active: Any, ranks: Any, keys: Any, key: int, nth: int
    ) -> None:
        """A random number for each row: sorting by them shuffles the rows."""
        keys[row] = random64(random64(key, nth), row)

    return Selfplay(start, list_moves, number, look, pick, play, shuffle)
