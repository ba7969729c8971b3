"""What is wrong with a game, the most important first, and how to mend it: `spielwerk check GAME`.
The project's own tests call the same functions for every game of the house."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from spielwerk.check.census import Census
from spielwerk.check.finding import Finding, by_importance, finding
from spielwerk.check.games import failure, rulesets, walk
from spielwerk.check.positions import (
    effects_have_names,
    line_reads_back,
    reads_back,
    record_replays,
    refused,
    sketch_is_right,
    views_are_plain,
)
from spielwerk.check.same import differences
from spielwerk.check.secrets import keeps_secrets, varies
from spielwerk.check.tables import tables_fit
from spielwerk.check.texts import (
    Text,
    forms_in_tests,
    package_of,
    rules_are_in_order,
    rules_have_code,
    rules_have_tests,
    rules_in_tests,
)
from spielwerk.check.words import words_are_there
from spielwerk.engine.game import MOST_DECISIONS, Game
from spielwerk.engine.position import Position, Ruleset, check_games, check_seed
from spielwerk.errors import BadModule
from spielwerk.locale import Message, message
from spielwerk.runtime.target import CPU, INTERPRETED, WASM, Target, asked_for, numba_is_here

GAMES = 2000  # random games by default, by all rulesets together
_WALKED = 40  # of them are walked through, decision by decision, by the rules as written
_COMPARED = 24  # of them are compared with compiled ones
_LOOKED_AT = 5  # positions of each game are looked at closely
_TRIED = 100  # moves that are not legal are tried in each of these

Progress = Callable[[int], None]  # gets the number of games just played


@dataclass
class Verdict:
    """All that was found, and what could not be checked."""

    game: Game
    seed: int
    games: int = 0
    findings: list[Finding] = field(default_factory=list)
    notes: list[Message] = field(default_factory=list)  # worth a look, perhaps with a reason
    unchecked: list[Message] = field(default_factory=list)

    def as_json(self, language: str) -> dict[str, Any]:
        """The findings as plain data, in a language."""
        return {
            "game": self.game.id,
            "games": self.games,
            "seed": self.seed,
            "findings": [
                {
                    "check": found.id.removeprefix("check-"),
                    "what": found.message.text(language),
                    "mend": found.mend(language),
                    "where": found.where,
                    "about": {name: str(each) for name, each in found.message.arguments.items()},
                }
                for found in self.findings
            ],
            "notes": [each.text(language) for each in self.notes],
            "unchecked": [each.text(language) for each in self.unchecked],
        }


def check(
    game: Game, games: int = GAMES, seed: int = 0, progress: Progress = lambda games: None
) -> Verdict:
    """Look for everything that can be wrong with a game. The same seed finds the same.

    >>> import spielwerk
    >>> from spielwerk.check import check
    >>> verdict = check(spielwerk.find_game("rings"), games=100)  # doctest: +SKIP
    >>> [str(finding) for finding in verdict.findings]  # doctest: +SKIP
    """
    return _Inspection(game, check_games(games), check_seed(seed), progress).run()


def games_of(game: Game, games: int = GAMES) -> int:
    """How many games a check plays in all, for a progress bar."""
    every = len(rulesets(game))
    counted = _each(games, every) + 1 if _compiles() else 0
    return every * (_each(min(games, _WALKED), every) + counted)


def _each(games: int, every: int) -> int:
    """How many games there are for each ruleset."""
    return max(1, games // every)


def _compiles() -> bool:
    return numba_is_here() and asked_for() is not INTERPRETED


class _Inspection:
    def __init__(self, game: Game, games: int, seed: int, progress: Progress) -> None:
        self.game = game
        self.games = games
        self.seed = seed
        self.progress = progress
        self.found: list[Finding] = []
        self.notes: list[Message] = []
        self.unchecked: list[Message] = []
        self.tested: set[str] = set()  # forms of moves
        self.tested_rules: set[str] = set()
        self.census = Census(game)
        self.chance = Random(seed)  # noqa: S311 (nothing secret)
        self.secrets = self.varied = False

    def run(self) -> Verdict:
        self._look_at_files()
        every = rulesets(self.game)
        walked = _each(min(self.games, _WALKED), len(every))
        for ruleset in every:
            self._walk(ruleset, range(walked))
        if self.secrets and not self.varied:
            self.found.append(finding("check-redeal-idle"))
        if any(found.id in STOPPING for found in self.found):
            self.unchecked.append(message("check-not-after"))
        else:
            self._compare(every)
            self._count(every)
            self._miss_endings()
            self.found += self.census.never_legal(self.tested)
            self.notes += self.census.never_named()
        self._say_what_is_left_out()
        found, games = by_importance(self.found), self.census.games
        return Verdict(self.game, self.seed, games, found, self.notes, self.unchecked)

    # ---- Texts and words ------------------------------------------------------------------

    def _look_at_files(self) -> None:
        self.found += tables_fit(self.game)
        folder = package_of(self.game)
        if folder is None:
            self.unchecked.append(message("check-not-folder"))
            return
        self.found += words_are_there(self.game, folder)
        text = Text.of(self.game)
        if text is None:
            self.unchecked.append(message("check-not-rules", id=self.game.id))
            return
        self.found += [*rules_are_in_order(text), *rules_have_code(text, folder)]
        if text.tests is None:
            self.unchecked.append(message("check-not-tests", folder=str(text.root)))
        else:
            self.found += rules_have_tests(text, text.tests)
            self.tested = forms_in_tests(self.game, text.tests)
            self.tested_rules = rules_in_tests(text, text.tests)

    def _miss_endings(self) -> None:
        """A rare ending is worth no more than a note if a test shows it."""
        for found in self.census.never_ended():
            if found.message.arguments["rule"] in self.tested_rules:
                self.notes.append(found.message)
            else:
                self.found.append(found)

    def _say_what_is_left_out(self) -> None:
        """What a game does not have, and who will miss it."""
        if self.game.sketch is None:
            self.unchecked.append(message("check-not-sketch"))
        if self.game.write_position is None:
            self.unchecked.append(message("check-not-line"))
        if self.game.rules.encode is None:
            self.unchecked.append(message("check-not-encode"))

    # ---- Games as written -----------------------------------------------------------------

    def _walk(self, ruleset: Ruleset, numbers: range | list[int]) -> None:
        for number in numbers:
            if any(found.id == ENDLESS for found in self.found):
                return  # the others would take as long
            before: Position | None = None
            try:
                for position in walk(ruleset, self.seed, number):
                    self.census.see(position)
                    before = position
            except Exception as error:  # whatever a game's code raises is reported, not raised
                self.found.append(failure(error, before or ruleset))
            if before is not None and len(before.history) < MOST_DECISIONS - 1:
                self._look_closely(before)
            self.progress(1)

    def _look_closely(self, last: Position) -> None:
        """At the last position of a game, and at some before."""
        try:
            past = list(last.positions())
        except Exception as error:  # the same moves were possible before
            self.found.append(finding("check-record", last, reason=str(error)))
            return
        self._take_down(last, record_replays(last))
        for position in self.chance.sample(past, min(_LOOKED_AT, len(past))):
            for look in self._looks(position):
                self._take_down(position, look)
        longest = self.game.longest and self.game.longest(last.ruleset)
        if longest and len(last.history) > longest:
            details = {"longest": longest, "decisions": len(last.history)}
            self.found.append(finding("check-longest", last, **details))

    def _take_down(self, position: Position, look: Iterator[Finding]) -> None:
        try:
            self.found += look
        except Exception as error:
            self.found.append(failure(error, position))

    def _looks(self, position: Position) -> Iterator[Iterator[Finding]]:
        yield reads_back(position)
        yield views_are_plain(position)
        yield line_reads_back(position)
        yield sketch_is_right(position)
        if not position.over:
            tried = range(self.game.rules.actions)
            yield self._does(position)
            yield refused(position, self.chance.sample(tried, min(_TRIED, len(tried))))
        seed = self.chance.getrandbits(32)
        yield keeps_secrets(position, seed)
        if self.game.rules.redeal is not None and not self.varied:
            self.secrets = True
            self.varied = varies(position, seed)

    def _does(self, position: Position) -> Iterator[Finding]:
        move = self.chance.choice(position.moves_as_text())
        yield from effects_have_names(position, move, position.play(move))

    # ---- Compiled games -------------------------------------------------------------------

    def _compare(self, every: list[Ruleset]) -> None:
        targets = self._targets()
        if not targets:
            return
        try:
            games = _each(min(self.games, _COMPARED), len(every))
            for ruleset in every:
                self.found += differences(ruleset, targets, self.seed, games)
        except Exception as error:
            if not type(error).__module__.startswith(("numba", "llvmlite")):
                raise
            self.found.append(finding("check-compile", reason=_numba_says(error)))

    def _targets(self) -> list[Target]:
        """What can be compared with: machine code, and the module if it is there."""
        targets = [CPU] if _compiles() else []
        if not targets:
            self.unchecked.append(message("check-not-compiled"))
        rules = self.game.rules
        if rules.module is None or not rules.module.exists():
            self.unchecked.append(message("check-not-module", id=self.game.id))
            return targets
        from spielwerk.runtime.module import Module

        try:
            module = Module(rules.module)
        except BadModule as error:
            self.found.append(finding("check-module", id=self.game.id, reason=str(error)))
            return targets
        if all(module.offers(function) for function in rules.entry_points):
            return [*targets, WASM]
        details = {"id": self.game.id, "reason": rules.module.name}
        self.found.append(finding("check-module", str(rules.module), **details))
        return targets

    def _count(self, every: list[Ruleset]) -> None:
        """The rest of the games at machine speed, if that is possible; and those that are odd once
        more as written, which tells what is wrong with them."""
        if not _compiles() or any(found.id in UNCOMPILED for found in self.found):
            return
        for ruleset in every:
            games = _each(self.games, len(every))
            stopped, longest = self.census.count(ruleset, CPU, self.seed, games)
            self._walk(ruleset, [longest] if stopped is None else [stopped])
            self.progress(games)


ENDLESS = "check-endless"
# After these nothing compiled is run: it would not end, or write where it must not.
STOPPING = {
    "check-fails",
    "check-overflow",
    "check-no-move",
    "check-too-many",
    "check-listed",
    ENDLESS,
    "check-ended",
}
UNCOMPILED = {"check-compile", "check-differs"}


def _numba_says(error: Exception) -> str:
    """The line of its long answer that says what it does not understand."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    telling = [line for line in lines if not line.startswith(("Failed in", "During", "File", "-"))]
    return (telling or lines or [type(error).__name__])[0]
