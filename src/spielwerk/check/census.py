"""Which moves are ever legal, which endings are reached, and how long games are."""

import re
from collections.abc import Callable, Container, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from spielwerk.check.finding import Finding, finding
from spielwerk.engine.game import MOST_DECISIONS, Game
from spielwerk.engine.moves import Form
from spielwerk.engine.playouts import PLAY, SETUP
from spielwerk.engine.position import Position, Ruleset
from spielwerk.engine.rules import Rules
from spielwerk.locale import Message, message
from spielwerk.runtime.chance import choose, random32, random64
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.entries import One, Rows, entry
from spielwerk.runtime.kinds import int8, int32, int64, uint64
from spielwerk.runtime.target import Target

ENDINGS = 128  # numbers of rules: as many as `ended`, an int8, can hold
_ROOM = 1024  # more than MAX_MOVES: a game that exceeds it must not write elsewhere
MOST_LISTED = 6  # names in a line


@dataclass
class Census:
    """What was seen in a number of games."""

    game: Game
    games: int = 0
    actions: set[int] = field(default_factory=set)
    endings: set[int] = field(default_factory=set)
    forms: set[str] = field(default_factory=set)
    parts: dict[tuple[str, str], set[str]] = field(default_factory=dict)  # by form and part

    def see(self, position: Position) -> None:
        if position.over:
            self.endings.add(position.plain().ended)
            self.games += 1
        else:
            self._add(position, position.legal_moves.actions)

    def _add(self, position: Position, actions: Iterable[int]) -> None:
        for action in actions:
            if action not in self.actions:
                self.actions.add(action)
                owner = self.game.moves.form_of(action)
                self.forms.add(owner)
                if self.game.moves.forms[owner].decode is None:  # else it depends on the state
                    move = self.game.moves.parts(position.plain(), action)
                    for part, name in move.parts:
                        self.parts.setdefault((move.form, part), set()).add(name)

    def count(
        self, ruleset: Ruleset, target: Target, seed: int, games: int
    ) -> tuple[int | None, int]:
        """Play many games on a target. Returns the game that could not be played to its end, if
        there is one, and the longest."""
        rules = ruleset.rules
        space = target.space(rules)
        state = space.records(rules.state, 1)
        state[0] = ruleset.blank()
        moves = space.numbers(int32, rules.max_moves + _ROOM)
        seen = space.numbers(int8, rules.actions)
        ended = space.numbers(int8, ENDINGS)
        longest = space.numbers(int32, 2)
        play = space.function(counting(rules))
        stopped = play(state, moves, seen, ended, longest, seed, games, MOST_DECISIONS)
        self.games += games if stopped < 0 else stopped
        self.endings |= {number for number in range(ENDINGS) if ended[number]}
        actions = (action for action in range(rules.actions) if seen[action])
        self._add(ruleset.start(seed=seed), actions)
        return (None if stopped < 0 else int(stopped)), int(longest[1])

    # ---- What was never seen --------------------------------------------------------------

    def never_ended(self) -> Iterator[Finding]:
        """Endings that no game had. Those that only cut off long games need not occur."""
        for number in self.game.endings:
            if number not in self.endings and number not in self.game.limits:
                yield finding("check-never-ended", rule=self.game.rule(number), games=self.games)

    def never_legal(self, tested: Container[str]) -> Iterator[Finding]:
        """Forms of moves that were never legal, and that no test plays either."""
        for name, form in self.game.moves.forms.items():
            # One that shares the numbers of another has none of its own.
            if not (form.shares or name in self.forms or name in tested):
                yield finding("check-never-form", form=name, text=form.texts[0], games=self.games)

    def never_named(self) -> Iterator[Message]:
        """Parts of moves that never had some of their names. There may be a reason."""
        for name, form in self.game.moves.forms.items():
            if name in self.forms and form.decode is None:
                yield from self._never_part(name, form)

    def _never_part(self, name: str, form: Form) -> Iterator[Message]:
        for part, kind in dict(form.parts).items():
            every = names_of(self.game, kind)
            missing = [each for each in every if each not in self.parts[name, part]]
            if missing:
                listed = ", ".join(missing[:MOST_LISTED]) + (" …" if missing[MOST_LISTED:] else "")
                text = {"form": name, "part": part, "names": listed, "games": self.games}
                yield message("check-never-part", **text)


def names_of(game: Game, kind: str) -> list[str]:
    """The names of a kind that has a fixed list of them; none if its names are made otherwise."""
    of_kind = game.moves.kinds[kind]
    names = [re.sub(r"\\(.)", r"\1", each) for each in of_kind.pattern.split("|")]
    return names if len(names) == of_kind.count else []


@cache
def counting(rules: Rules) -> Callable[..., int]:
    """The function that plays games and marks what it sees. It returns the number of the game that
    cannot go on or does not end, or -1."""
    begin, legal, apply = rules.begin, rules.legal, rules.apply
    max_moves, actions = rules.max_moves, rules.actions

    @entry(
        "census",
        One(rules.state),
        Rows.of(int32, "moves"),
        Rows.of(int8, rules.actions),
        Rows.of(int8, ENDINGS),
        Rows.of(int32, 2),
        uint64,
        int64,
        int64,
        result=int64,
    )
    @compiled
    def census(
        state: Any, moves: Any, seen: Any, ended: Any, longest: Any, seed: int, games: int,
        most: int,
    ) -> int:  # fmt: skip
        for game in range(games):
            key = random64(seed, game)
            play_key = random64(key, PLAY)
            begin(state, random64(key, SETUP))
            decisions = 0
            while state.ended == 0:
                n = legal(state, moves)
                if n < 1 or n > max_moves or decisions >= most:
                    return game
                for move in range(n):
                    if moves[move] < 0 or moves[move] >= actions:
                        return game
                    seen[moves[move]] = 1
                apply(state, moves[choose(random32(play_key, decisions), n)])
                decisions += 1
            if state.ended < 0:
                return game
            ended[state.ended] = 1
            if decisions > longest[0]:
                longest[0] = decisions
                longest[1] = game
        return -1

    return census
