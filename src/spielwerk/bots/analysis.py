"""Hints and judgement for people, from the same search that the computer players use."""

import threading
from collections.abc import Callable
from dataclasses import dataclass

from spielwerk.bots.levels import strongest
from spielwerk.bots.search import Candidate, Search, Team
from spielwerk.bots.thinking import Thoughts, finish, in_slices
from spielwerk.engine.errors import BadOption
from spielwerk.engine.levels import Budget
from spielwerk.engine.position import Position
from spielwerk.engine.target import Target

BIG_MISTAKE = 0.15  # a move that costs this much of the chance to win


@dataclass(frozen=True)
class Suggestion:
    """A move, and what it leads to."""

    move: str
    wins: tuple[float, ...]  # each seat's chance to win
    value: float  # what it is worth to the player: 1 for beating everybody, 0 for nobody
    visits: int


@dataclass(frozen=True)
class Judgement:
    """What the computer thinks of a position."""

    seat: int
    best: list[Suggestion]  # best first
    line: list[str]  # what it expects to be played
    wins: tuple[float, ...]  # each seat's chance to win, if the player to move plays best


@dataclass(frozen=True)
class Ply:
    """A move from a finished game, judged."""

    move: str
    judgement: Judgement
    cost: float  # how much of the best move's value it gave away
    is_big_mistake: bool


def judge(
    position: Position,
    budget: Budget | None = None,
    best: int = 3,
    cancelled: threading.Event | None = None,
    threads: int = 1,
    target: Target | None = None,
) -> Judgement:
    """The best moves for the seat to move, from its point of view: what is hidden from it is
    re-dealt. Takes a second by default."""
    if threads < 1:
        raise BadOption("error-threads", threads=str(threads))
    return finish(_judging(position, budget, best, cancelled, None, threads, target))[0]


def judging(
    position: Position, budget: Budget, target: Target | None = None
) -> Thoughts[Judgement]:
    """The same, a few milliseconds at a time."""
    judgement, _ = yield from _judging(position, budget, target=target)
    return judgement


def _judging(
    position: Position,
    budget: Budget | None,
    best: int = 3,
    cancelled: threading.Event | None = None,
    also: str | None = None,
    threads: int = 1,
    target: Target | None = None,
) -> Thoughts[tuple[Judgement, Suggestion | None]]:
    """The judgement, and its opinion of one more move."""
    seat = position.to_move
    if seat is None:
        raise BadOption("error-over")
    method = strongest(position.game).method
    search = (
        Search(position.ruleset, method, target=target)
        if threads == 1
        else Team(position.ruleset, method, threads=threads, target=target)
    )
    search.begin(position.redealt(seat, 0).plain(), seat, position.legal_moves.actions)
    yield from in_slices(search, budget or Budget(seconds=1.0), cancelled, settle=False)
    found = search.candidates()
    suggestions = [_suggestion(position, seat, candidate) for candidate in found]
    asked = next((s for s in suggestions if s.move == also), None)
    line = _as_text(position, search.main_line())
    top = suggestions[:best]
    return Judgement(seat, top, line, top[0].wins), asked


def _suggestion(position: Position, seat: int, candidate: Candidate) -> Suggestion:
    text = position.text(candidate.action)
    return Suggestion(text, candidate.wins, candidate.value[seat], candidate.visits)


def _as_text(position: Position, line: list[int]) -> list[str]:
    """The moves of a line. It stops at the first move that the real position does not allow."""
    told: list[str] = []
    for action in line:
        if position.over or action not in position.legal_moves.actions:
            break
        told.append(position.text(action))
        position = position.play(action)
    return told


def judge_move(
    position: Position, move: str, budget: Budget | None = None, target: Target | None = None
) -> Ply:
    """A move that was played, judged as its player could have seen it."""
    return finish(judging_move(position, move, budget, target))


def judging_move(
    position: Position, move: str, budget: Budget | None = None, target: Target | None = None
) -> Thoughts[Ply]:
    """The same, a few milliseconds at a time."""
    judgement, played = yield from _judging(position, budget, also=move, target=target)
    value = played.value if played else (yield from _value(position, move, budget, target))
    cost = max(0.0, judgement.best[0].value - value)
    return Ply(move, judgement, cost, cost >= BIG_MISTAKE)


def _value(
    position: Position, move: str, budget: Budget | None, target: Target | None
) -> Thoughts[float]:
    """The value of a move that the search did not try."""
    ruleset, seat = position.ruleset, position.to_move or 0
    search = Search(ruleset, strongest(ruleset.game).method, target=target)
    action = position.action(move)
    search.begin(position.redealt(seat, 0).plain(), seat, [action])
    yield from in_slices(search, budget or Budget(seconds=1.0), settle=False)
    return search.candidates()[0].value[seat]


def judge_game(
    position: Position,
    budget: Budget | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Ply]:
    """Every move of a game, judged as its player could have seen it."""
    plies = []
    for before, move in zip(position.positions(), position.history, strict=False):
        plies.append(judge_move(before, move, budget))
        if progress is not None:
            progress(1)
    return plies
