"""What a table asks computer players. Where they think differs: a server has worker processes for
them, a browser's tab only one thread."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from spielwerk.bots.analysis import Judgement, Ply
from spielwerk.bots.bot import sight
from spielwerk.bots.worker import Answer, Question
from spielwerk.engine.game import Memory
from spielwerk.runtime.chance import random64
from spielwerk.table.match.match import Match


class Thinkers(Protocol):
    """Computer players that can be asked for moves, hints and judgements."""

    @property
    def ready(self) -> list[str]:
        """The games whose players need not wait for a compiler."""

    @property
    def is_warming_up(self) -> bool:
        """Whether something is being compiled."""

    @property
    def waiting(self) -> int:
        """How many questions have no answer yet."""

    async def warm_up(self) -> None:
        """Compile what has to be."""

    async def choose(self, question: Question) -> Answer:
        """A computer player's move. There always is one."""

    async def hint(self, question: Question) -> Judgement | None:
        """What a strong player would do; None if there is no answer now. Refused if too many hints
        are already wanted at the same address."""

    async def judge(self, question: Question, move: str) -> Ply | None:
        """What a move of a finished game was worth; None if there is no answer now."""

    def stop_judging(self) -> None:
        """No more judgements are wanted."""

    def close(self) -> None:
        """Stop all work."""


@dataclass(frozen=True)
class Program:
    """Another author's computer player: where it can be imported, and whether it wants to see every
    position."""

    place: str
    watches: bool
    games: tuple[str, ...] | None = None  # those that it plays; None: all


def offered(programs: Mapping[str, Program], game: str) -> list[str]:
    """The programs that play a game."""
    return [name for name, each in programs.items() if each.games is None or game in each.games]


def ask_about(
    match: Match,
    memory: Memory | None = None,
    programs: Mapping[str, Program] | None = None,
    address: str = "",
    views: Sequence[dict[str, Any]] = (),
) -> Question:
    """What the player to move is shown, and nothing else: with all `views` that its seat has had,
    if its program wants them. If its program is no longer offered, the level moves."""
    seat = match.to_move or 0
    chance = random64(random64(match.seed, 1), len(match.movers))
    offer = (programs or {}).get(match.seats[seat].program or "")
    return Question.about(
        sight(match.running_position(), chance),
        asker=f"{match.id} {seat}",
        level=match.seats[seat].bot or 1,
        seed=random64(match.seed, 2 + seat),
        memory=memory,
        program=None if offer is None else offer.place,
        views=tuple(views),
        address=address,
        only_computers=not match.persons,
    )
