"""Computer players in another process. A question contains what a seat is shown, as plain data; the
process knows nothing else about the game."""

import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from spielwerk.bots.analysis import Judgement, Ply, judge, judging, judging_move
from spielwerk.bots.bot import Bot, RandomBot, SearchBot, Sight, first_answer, sight
from spielwerk.bots.levels import level, levels_of, strongest
from spielwerk.bots.search import search_target
from spielwerk.bots.thinking import Thoughts, finish
from spielwerk.engine.game import Memory
from spielwerk.engine.levels import Budget, Level
from spielwerk.engine.position import Position, Ruleset
from spielwerk.errors import SpielwerkError
from spielwerk.games import load
from spielwerk.runtime.target import CPU, INTERPRETED, Target

log = logging.getLogger(__name__)

KEPT_BOTS = 8  # bots that keep their trees: at most 36 MB each
STAND_IN_SECONDS = 0.5


@dataclass(frozen=True)
class Question:
    """What a computer player gets, ready to be sent."""

    asker: str  # the same for all questions to one player of one match
    game: str
    players: int
    options: dict[str, Any]
    state: bytes  # a position that the seat cannot tell from the real one
    history: tuple[str, ...]
    seat: int
    level: int
    seed: int
    seconds: float | None = None
    memory: Memory | None = None
    first: int = 0
    chance: int = 0  # for this decision
    program: str | None = None  # instead of the level: where to import it
    views: tuple[dict[str, Any], ...] = ()  # all that the seat has seen, if the program wants it
    # Who waits for the answer: where they are, and whether it is only other computer players.
    address: str = field(default="", compare=False)
    only_computers: bool = field(default=False, compare=False)

    @classmethod
    def about(cls, sight: Sight, **more: Any) -> "Question":
        position = sight.position
        return cls(
            game=position.ruleset.id,
            players=position.ruleset.players,
            options=dict(position.ruleset.options),
            state=position.packed(),
            history=tuple(position.history),
            seat=sight.seat,
            seconds=sight.seconds,
            first=position.first,
            chance=sight.seed,
            **more,
        )

    def ruleset(self) -> Ruleset:
        return load(self.game, self.players, **self.options)

    def position(self) -> Position:
        ruleset = self.ruleset()
        state = ruleset.rules.state.unpack(self.state)
        return Position(ruleset, state, None, (), self.history, self.first)


@dataclass(frozen=True)
class Answer:
    """A move, and whether another player had to choose it."""

    move: str
    stood_in: str | None = None  # the player that answered instead: a level, "short", or "random"


_bots: OrderedDict[str, SearchBot] = OrderedDict()
_programs: OrderedDict[str, tuple[Bot, tuple[dict[str, Any], ...]]] = OrderedDict()


def answer(question: Question) -> Answer:
    """A computer player's move; if it fails, that of the next simpler one."""
    return finish(answering(question))


def answering(question: Question) -> Thoughts[Answer]:
    """The same, a few milliseconds at a time."""
    bot = _bots.pop(question.asker, None)
    if bot is None or bot.level != level(question.game, question.level):
        bot = _bot(question, question.level)
    found = yield from _first_answer(question, bot)
    _bots[question.asker] = bot
    if len(_bots) > KEPT_BOTS:
        _bots.popitem(last=False)
    return found


def answer_at_once(question: Question) -> Answer:
    """The same without waiting for the compiler: weaker, but quick."""
    bot = _bot(question, question.level, INTERPRETED)
    return finish(_first_answer(question, bot))


def _bot(question: Question, number: int, target: Target | None = None) -> SearchBot:
    wanted = level(question.game, number)
    return SearchBot(question.ruleset(), wanted, question.seed, target)


def _first_answer(question: Question, bot: SearchBot) -> Thoughts[Answer]:
    bot.memory = question.memory

    def simplest() -> Bot:
        found = _bot(question, 1, bot.target)
        found.memory = question.memory
        return found

    players: list[tuple[str, Callable[[], Bot]]] = [(str(question.level), lambda: bot)]
    if question.level > 1:
        players.append(("1", simplest))
    players.append(("random", lambda: RandomBot(question.seed)))
    asked = question.program or str(question.level)
    if question.program is not None and (program := _program(question)) is not None:
        players.insert(0, (question.program, lambda: program))
    position = question.position()
    seconds = question.seconds
    if bot.target is INTERPRETED:
        seconds = min(STAND_IN_SECONDS, seconds or STAND_IN_SECONDS)
    seen = Sight(position, question.seat, seconds, question.chance)
    move, who = yield from first_answer([make for _, make in players], seen)
    name = players[who][0]
    return Answer(move, None if name == asked else name)


def _program(question: Question) -> Bot | None:
    """A program from outside, with what it has not seen yet shown to it. A new one sees
    everything."""
    from spielwerk.bots.players import Outsider  # not in a browser's tab, which has no programs

    program, seen = _programs.pop(question.asker, (None, ()))
    try:
        if program is None or question.views[: len(seen)] != seen:
            program, seen = Outsider(question.program or ""), ()
        for view in question.views[len(seen) :]:
            program.watch(view)
    except SpielwerkError:
        log.exception("a program failed", extra={"asker": question.asker})
        return None
    _programs[question.asker] = (program, question.views)
    if len(_programs) > KEPT_BOTS:
        _programs.popitem(last=False)
    return program


_compiled: set[str] = set()


def _compile_first(question: Question) -> None:
    """A process's first search waits for the compiler, which must not count as thinking time."""
    if question.game not in _compiled:
        judge(question.position(), Budget(iterations=1))
        _compiled.add(question.game)


def hint(question: Question) -> Judgement:
    """What a strong player would do, and all seats' chances."""
    return finish(hinting(question))


def hinting(question: Question) -> Thoughts[Judgement]:
    """The same, a few milliseconds at a time."""
    _compile_first(question)
    return judging(question.position(), Budget(seconds=question.seconds or 1.0))


def hint_at_once(question: Question) -> Judgement:
    """The same without waiting for the compiler."""
    return judge(question.position(), Budget(seconds=1.0), target=INTERPRETED)


def judge_ply(question: Question, move: str) -> Ply:
    """What a strong player would have done in a finished game, and what the move was worth."""
    return finish(judging_ply(question, move))


def judging_ply(question: Question, move: str) -> Thoughts[Ply]:
    """The same, a few milliseconds at a time."""
    _compile_first(question)
    return judging_move(question.position(), move, Budget(seconds=question.seconds or 0.5))


def be_there() -> None:
    """Import what every answer needs."""
    import_module("spielwerk.runtime.wasmtime_runtime")


def must_compile(game: str) -> bool:
    """Whether a game's computer players have to wait for a compiler."""
    return search_target(load(game), strongest(game).method) is CPU


def warm_up(game: str) -> str:
    """Compile what a game's computer players need. It is kept on disk for all processes."""
    ruleset = load(game)
    for each in _apart(levels_of(game)):
        bot = SearchBot(ruleset, each)
        bot.choose(sight(ruleset.start(seed=0), seconds=0.01))
    return game


def _apart(levels: Sequence[Level]) -> Iterable[Level]:
    """Levels that need code of their own; the size of the tree does not matter."""
    methods = {(each.method.playouts, each.method.judged): each for each in reversed(levels)}
    return methods.values()
