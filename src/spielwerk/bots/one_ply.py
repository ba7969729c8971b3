"""Games between players who only glance at what can follow: each judges all positions after one
move by a net, overlooks some moves, and makes the best of the others. A game takes a few
milliseconds from beginning to end, without a search and without Python in between."""

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from spielwerk.bots.lead import NONE, common, lead_changes, settled
from spielwerk.bots.search import net_of
from spielwerk.bots.tree import leave, winners
from spielwerk.engine.game import MOST_DECISIONS
from spielwerk.engine.net import MOST_SEATS, ROOM, WEIGHTS, judge, room_in
from spielwerk.engine.playouts import PLAY, SETUP, Playouts
from spielwerk.engine.policies import STATES_NEEDED
from spielwerk.engine.position import Position, Ruleset, check_seed
from spielwerk.engine.rules import Rules
from spielwerk.engine.seats import seat_at
from spielwerk.runtime.chance import choose, random32, random64
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.entries import Rows, entry
from spielwerk.runtime.kinds import float64, int8, int32, int64, uint64
from spielwerk.runtime.target import Target, target_for

CHUNK = 64  # games at a time

# Ranks, turns, decisions, ended; then the choices at all decisions together, how often the lead
# changed (NONE if no player thought), and the decision after which the winner's chance stayed high
# (NONE without a single winner, too).
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
        each seat's chance after it; NONE if only one move is noticed, since there is nothing to
        think about."""
        mover = int(states[0].to_move)
        noticed = notice(moves, known, random, overlooks[mover])
        if noticed == 1:
            for seat in range(states[0].players):
                best[seat] = NONE
            return int(moves[0])
        states[1] = states[0]
        redeal(states[1], mover, random64(random, mover))
        chosen = NONE
        for n in range(noticed):
            look_at(states, moves[n], mover, ranks, found, active, net)
            if chosen == NONE or found[mover] > best[mover]:
                chosen = n
                for seat in range(states[0].players):
                    best[seat] = found[seat]
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
def play_glances(rules: Rules) -> Callable[..., None]:
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
        Rows.of(int32, "active"),
        *WEIGHTS,
        *ROOM,
        Rows.of(int64, "players"),
        Rows.of(int32, "plies"),
        Rows.of(int32, "plies"),
        Rows.of(float64, "thoughts"),
        Rows.of(float64, "thoughts"),
        Rows.of(float64, "latest"),
        *(uint64, int64, int64),
        Rows.of(int8, "all_ranks"),
        *(Rows.of(kind, "games") for kind in COLUMNS[1:]),
    )
    @compiled
    def play(
        states: Any, moves: Any, ranks: Any, found: Any, best: Any, active: Any,
        w1: Any, b1: Any, w2: Any, b2: Any, w3: Any, b3: Any,
        sums: Any, units: Any, uppers: Any, chances: Any,
        overlooks: Any, history: Any, movers: Any, thoughts: Any, heard: Any, latest: Any,
        seed: int, first: int, count: int,
        all_ranks: Any, turns: Any, decisions: Any, ended: Any,
        choices: Any, changes: Any, clear_after: Any,
    ) -> None:  # fmt: skip
        """Games number `first` to `first + count - 1` of a seed. `overlooks` is how likely each
        seat overlooks a move, in parts of 2³². The moves of the last game are in `history`, who
        made them in `movers`, and what they thought in `thoughts`."""
        net = (w1, b1, w2, b2, w3, b3, sums, units, uppers, chances)
        players = len(ranks)
        for game in range(count):
            key = random64(seed, first + game)
            begin(states[0], random64(key, SETUP))
            play_key = random64(key, PLAY)
            ply = 0
            choices[game] = 0
            while states[0].ended == 0:
                mover = int(states[0].to_move)
                known = legal(states[0], moves)
                move = glance(
                    states, moves, known, random32(play_key, ply), overlooks, ranks, found, best,
                    active, net,
                )  # fmt: skip
                apply(states[0], move)
                if ply < len(history):
                    history[ply] = move
                    movers[ply] = mover
                    for seat in range(players):
                        thoughts[players * ply + seat] = best[seat]
                ply += 1
                choices[game] += known
            outcome(states[0], ranks)
            winner = NONE
            for seat in range(players):
                all_ranks[players * game + seat] = ranks[seat]
                if ranks[seat] == 1 and winners(ranks) == 1:
                    winner = seat
            changes[game] = NONE
            clear_after[game] = NONE
            if ply <= len(history) and common(thoughts, movers, ply, players, latest, heard):
                changes[game] = lead_changes(heard, ply, players)
                if winner != NONE:
                    clear_after[game] = settled(heard, ply, players, winner)
            turns[game] = states[0].turns
            decisions[game] = ply
            ended[game] = states[0].ended

    return play


@compiled
def notice(moves: Any, known: int, random: int, overlooks: int) -> int:
    """Keep the moves that are not overlooked, or any one if all are; how many these are."""
    noticed = 0
    for n in range(known):
        if random32(random, n) >= overlooks:
            moves[noticed] = moves[n]
            noticed += 1
    if noticed == 0:
        moves[0] = moves[choose(random, known)]
        noticed = 1
    return noticed


@dataclass(frozen=True)
class Glances:
    """How a row of games went."""

    played: Playouts
    choices: "array[int]"  # at all decisions of a game together
    changes: "array[int]"  # of the lead; NONE if no player thought
    settled: "array[int]"  # the decision after which the winner's chance stayed high, or NONE


class GlancedGames:
    """Plays games of a rule set, some at a time."""

    def __init__(
        self, ruleset: Ruleset, overlooks: Sequence[float], seed: int, target: Target | None = None
    ) -> None:
        rules, players = ruleset.rules, ruleset.players
        play = play_glances(rules)
        self._ruleset = ruleset
        self._seed = check_seed(seed)
        target = target or target_for(rules, play)
        space = target.space(rules)
        self._play = space.function(play)
        self._states = space.records(rules.state, STATES_NEEDED)
        self._moves = space.numbers(int32, rules.max_moves)
        self._ranks = space.numbers(int32, players)
        net = net_of(ruleset)
        self._room = [
            space.numbers(float64, MOST_SEATS),
            space.numbers(float64, MOST_SEATS),
            space.numbers(int32, net.features),
            *net.put_into(space),
            *room_in(space),
        ]
        self._overlooks = space.numbers(int64, players)
        for seat, share in enumerate(overlooks):
            self._overlooks[seat] = int(share * 2**32)
        longest = ruleset.game.longest
        plies = MOST_DECISIONS if longest is None else longest(ruleset)
        self._history = space.numbers(int32, plies)
        self._movers = space.numbers(int32, plies)
        self._thoughts = space.numbers(float64, plies * players)
        self._hearing = [
            space.numbers(float64, plies * players),
            space.numbers(float64, players * players),
        ]
        each = (players, 1, 1, 1, 1, 1, 1)
        self._columns = [
            space.numbers(kind, CHUNK * n) for kind, n in zip(COLUMNS, each, strict=True)
        ]

    def play(self, first: int, games: int) -> Glances:
        """Games number `first` to `first + games - 1`."""
        found = [array(kind.code) for kind in COLUMNS]
        for start in range(first, first + games, CHUNK):
            count = min(CHUNK, first + games - start)
            self._row(start, count)
            for column, own in zip(self._columns, found, strict=True):
                each = len(column) // CHUNK
                own.frombytes(bytes(memoryview(column)[: count * each]))
        played = Playouts(self._ruleset.players, tuple(found[:4]))
        return Glances(played, *found[4:])

    def moves(self, number: int) -> list[int]:
        """The moves of one game."""
        self._row(number, 1)
        return [int(self._history[ply]) for ply in range(int(self._columns[2][0]))]

    def thoughts(self, number: int) -> list[tuple[int, tuple[float, ...] | None]]:
        """Who made each decision of one game, and all seats' chances as that seat saw them; None
        where it noticed only one move."""
        found = []
        for ply in range(len(self.moves(number))):
            chances = tuple(float(self._thoughts[n]) for n in self._seats_at(ply))
            found.append((int(self._movers[ply]), None if chances[0] == NONE else chances))
        return found

    def _seats_at(self, ply: int) -> range:
        players = self._ruleset.players
        return range(players * ply, players * (ply + 1))

    def game(self, number: int) -> Position:
        """One game with its whole history."""
        position = self._ruleset.start(seed=random64(random64(self._seed, number), SETUP))
        for move in self.moves(number):
            position = position.play(move)
        return position

    def _row(self, first: int, count: int) -> None:
        self._states[0] = self._ruleset.blank()
        self._play(
            self._states, self._moves, self._ranks, *self._room, self._overlooks, self._history,
            self._movers, self._thoughts, *self._hearing, self._seed, first, count, *self._columns,
        )  # fmt: skip
