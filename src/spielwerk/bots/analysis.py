"""Hints and judgement for people, from the same search that the computer players use."""

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from spielwerk.bots.levels import strongest
from spielwerk.bots.search import Search, Team
from spielwerk.bots.thinking import Thoughts, finish, in_slices
from spielwerk.engine.levels import Budget
from spielwerk.engine.position import Position
from spielwerk.errors import BadOption
from spielwerk.runtime.target import Target

BIG_MISTAKE = 0.15  # a move after which its player's chance to win has fallen by this much


@dataclass(frozen=True)
class Suggestion:
    """A move, and what it leads to.

    >>> import spielwerk
    >>> from spielwerk.bots.analysis import judge
    >>> from spielwerk.engine.levels import Budget
    >>> suggestion = judge(spielwerk.load("rings").start(), Budget(iterations=200)).best[0]
    >>> suggestion.visits > 0, 0 <= suggestion.value <= 1
    (True, True)
    """

    move: str
    wins: tuple[float, ...]  # each seat's chance to win
    value: float  # what it is worth to the player: 1 for beating all others, 0 for beating none
    visits: int


@dataclass(frozen=True)
class Judgement:
    """What the computer thinks of a position.

    >>> import spielwerk
    >>> from spielwerk.bots.analysis import judge
    >>> from spielwerk.engine.levels import Budget
    >>> hint = judge(spielwerk.load("rings").start(), Budget(iterations=200), best=2)
    >>> len(hint.best), round(sum(hint.wins), 6)
    (2, 1.0)
    """

    seat: int
    best: list[Suggestion]  # best first
    line: list[str]  # what it expects to be played
    wins: tuple[float, ...]  # each seat's chance to win, if the player to move plays best


@dataclass(frozen=True)
class Ply:
    """A move from a finished game, judged.

    >>> import spielwerk
    >>> from spielwerk.bots.analysis import judge_move
    >>> from spielwerk.engine.levels import Budget
    >>> ply = judge_move(spielwerk.load("rings").start(), "a1", Budget(iterations=200))
    >>> ply.better is None or ply.better != "a1"
    True
    """

    move: str
    judgement: Judgement
    after: tuple[float, ...]  # each seat's chance to win after it, as expected before it

    @property
    def better(self) -> str | None:
        """What the computer would have played instead."""
        best = self.judgement.best[0].move
        return None if best == self.move else best


@dataclass(frozen=True)
class Weighed:
    """What a move cost its player.

    >>> from spielwerk.bots.analysis import Weighed
    >>> Weighed(cost=0.2, is_big_mistake=True).cost
    0.2
    """

    cost: float  # how far the player's chance to win fell, from 0 to 1
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
    re-dealt. Takes a second by default.

    >>> import spielwerk
    >>> from spielwerk.bots.analysis import judge
    >>> from spielwerk.engine.levels import Budget
    >>> hint = judge(spielwerk.load("rings").start(), Budget(iterations=200))
    >>> hint.seat, hint.best[0].move in hint.line
    (0, True)
    """
    if threads < 1:
        raise BadOption("error-threads", threads=str(threads))
    return finish(_judging(position, budget, best, cancelled, None, threads, target))[0]


def judging(position: Position, budget: Budget) -> Thoughts[Judgement]:
    """The same, a few milliseconds at a time."""
    judgement, _ = yield from _judging(position, budget)
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
    suggestions = [
        Suggestion(position.text(each.action), each.wins, each.value[seat], each.visits)
        for each in search.candidates()
    ]
    asked = next((s for s in suggestions if s.move == also), None)
    line = _as_text(position, search.main_line())
    top = suggestions[:best]
    return Judgement(seat, top, line, top[0].wins), asked


def _as_text(position: Position, line: list[int]) -> list[str]:
    """The moves of a line. It stops at the first move that the real position does not allow."""
    texts: list[str] = []
    for action in line:
        if position.over or action not in position.legal_moves.actions:
            break
        texts.append(position.text(action))
        position = position.play(action)
    return texts


def judge_move(
    position: Position, move: str, budget: Budget | None = None, target: Target | None = None
) -> Ply:
    """A move that was played, judged as its player could have seen it.

    >>> import spielwerk
    >>> from spielwerk.bots.analysis import judge_move
    >>> from spielwerk.engine.levels import Budget
    >>> judge_move(spielwerk.load("rings").start(), "a1", Budget(iterations=200)).move
    'a1'
    """
    return finish(judging_move(position, move, budget, target))


def judging_move(
    position: Position, move: str, budget: Budget | None = None, target: Target | None = None
) -> Thoughts[Ply]:
    """The same, a few milliseconds at a time."""
    judgement, played = yield from _judging(position, budget, also=move, target=target)
    after = played.wins if played else (yield from _after(position, move, budget, target))
    return Ply(move, judgement, after)


def _after(
    position: Position, move: str, budget: Budget | None, target: Target | None
) -> Thoughts[tuple[float, ...]]:
    """All seats' chances after a move that the search did not try."""
    ruleset, seat = position.ruleset, position.to_move or 0
    search = Search(ruleset, strongest(ruleset.game).method, target=target)
    action = position.action(move)
    search.begin(position.redealt(seat, 0).plain(), seat, [action])
    yield from in_slices(search, budget or Budget(seconds=1.0), settle=False)
    return search.candidates()[0].wins


def judge_game(
    position: Position,
    budget: Budget | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Ply]:
    """Every move of a game, judged as its player could have seen it.

    >>> import spielwerk
    >>> from spielwerk.bots.analysis import judge_game
    >>> from spielwerk.engine.levels import Budget
    >>> game = spielwerk.load("rings").start().play("a1").play("b1")
    >>> [ply.move for ply in judge_game(game, Budget(iterations=100))]
    ['a1', 'b1']
    """
    plies = []
    for before, move in zip(position.positions(), position.history, strict=False):
        plies.append(judge_move(before, move, budget))
        if progress is not None:
            progress(1)
    return plies


def weigh(plies: Sequence[Ply | None], end: Sequence[float] | None) -> list[Weighed]:
    """What each move cost, by the chances that the chart of the game shows: the player's own before
    the move, less those in the position after it. `end`: the chances after the last move, if the
    game was over then. Where that position was not judged, or a player resigned in it, the chances
    count that were expected of the move.

    Where the player could not have done better, it was bad luck.

    >>> import spielwerk
    >>> from spielwerk.bots.analysis import judge_game, weigh
    >>> from spielwerk.engine.levels import Budget
    >>> game = spielwerk.load("rings").start().play("a1").play("b1")
    >>> [0 <= each.cost <= 1 for each in weigh(judge_game(game, Budget(iterations=100)), None)]
    [True, True]
    """
    later = [None if ply is None else ply.judgement.wins for ply in plies[1:]]
    return [_weighed(ply, after) for ply, after in zip(plies, [*later, end], strict=False)]


def _weighed(ply: Ply | None, after: Sequence[float] | None) -> Weighed:
    if ply is None:
        return Weighed(0.0, False)
    seat = ply.judgement.seat
    fall = ply.judgement.wins[seat] - (ply.after if after is None else after)[seat]
    return Weighed(max(0.0, fall), fall >= BIG_MISTAKE and ply.better is not None)


def chances_at_the_end(position: Position) -> tuple[float, ...] | None:
    """Who won, as chances; None if the game was not over."""
    if position.ranks is None:
        return None
    winners = position.ranks.count(1)
    return tuple(1 / winners if rank == 1 else 0.0 for rank in position.ranks)
