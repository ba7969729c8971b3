"""Positions: small values with text in and text out, and errors that say what is wrong."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import numpy as np

from spielwerk.engine.errors import BadSetup, IllegalMove
from spielwerk.engine.game import ONLOOKER, Ruleset, check_seed
from spielwerk.engine.state import Plain, pack

_REDEALS = 16  # a secret of two values looks the same in all of them once in 65,536 times


class LegalMoves:
    """The legal moves of a position, made when asked for: iterate, count, `"a1" in moves`."""

    def __init__(self, position: "Position") -> None:
        self._position = position
        self._actions: list[int] | None = None

    @property
    def actions(self) -> list[int]:
        """The moves as numbers."""
        if self._actions is None:
            self._actions = self._listed()
        return self._actions

    def _listed(self) -> list[int]:
        if self._position.over:
            return []
        rules = self._position.game.rules
        out = [0] * rules.max_moves
        return out[: rules.legal(self._position._state, out)]

    def count(self) -> int:
        return len(self.actions)

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[str]:
        state, text = self._position._state, self._position.game.game.move_text
        return iter([text(state, action) for action in self.actions])

    def __getitem__(self, index: int) -> str:
        return self._position._text(self.actions[index])

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str):
            return move in iter(self)
        return move in self.actions

    def __repr__(self) -> str:
        return f"<LegalMoves: {' '.join(self) or 'none'}>"


class Position:
    """A game at one moment, and the way that led here. It never changes: `play` gives another."""

    def __init__(
        self,
        game: Ruleset,
        state: Plain,
        setup: dict[str, Any] | None,
        seats: tuple[str, ...] = (),
        history: tuple[str, ...] = (),
        first: int = 0,
    ) -> None:
        self.game = game
        self.seats = seats
        self.first = first  # the seat that began
        self._state = state
        self._setup = setup
        self._history = history
        self._legal_moves: LegalMoves | None = None  # made when asked for

    # ---- Where the game stands ------------------------------------------------------------

    @property
    def over(self) -> bool:
        return bool(self._state.ended)

    @property
    def to_move(self) -> int | None:
        """The seat to move; nobody when the game is over."""
        return None if self.over else self._state.to_move

    @property
    def ranks(self) -> list[int] | None:
        """Everybody's rank, 1 is best, once the game is over."""
        ranks = [0] * self.game.players
        return ranks if self.over and self.game.rules.outcome(self._state, ranks) else None

    @property
    def ended(self) -> str | None:
        """The id of the rule that ended the game."""
        return self.game.game.rule(self._state.ended) if self.over else None

    @property
    def turns(self) -> int:
        """How many turns have been completed."""
        return int(self._state.turns)

    @property
    def state(self) -> "np.ndarray[Any, Any]":
        """A copy of the state record."""
        return pack(self._state, self.game.rules.state)

    # ---- Moves ----------------------------------------------------------------------------

    @property
    def legal_moves(self) -> LegalMoves:
        if self._legal_moves is None:
            self._legal_moves = LegalMoves(self)
        return self._legal_moves

    def moves_as_text(self) -> list[str]:
        return list(self.legal_moves)

    def play(self, move: str | int) -> "Position":
        """The position after a move, given as text or as a number. IllegalMove says by which rule
        it cannot be played; BadMove, that it cannot be read."""
        if self.over:
            raise IllegalMove("error-game-over", rule=self.ended)
        game = self.game.game
        action = game.read_move(self._state, move) if isinstance(move, str) else int(move)
        if action not in self.legal_moves.actions:
            raise self._refusal(action)
        state = self._state.copy()
        game.rules.apply(state, action)
        history = (*self._history, self._text(action))
        return Position(self.game, state, self._setup, self.seats, history, self.first)

    def continuations(self, begun: str = "") -> list[str]:
        """What may come next in a move that has been begun, so that it can be composed by touching
        things: `a1` goes on with `-a2`, `a1-` with `a2`. An empty text among them says that the
        move may end here; an empty list, that nothing legal begins like this."""
        found: dict[str, None] = {}
        for move in self.legal_moves:
            for pieces in self.game.game.spellings(move):
                if "".join(pieces).startswith(begun):
                    found[_next_piece(pieces, len(begun))] = None
        return list(found)

    def _refusal(self, action: int) -> IllegalMove:
        if not 0 <= action < self.game.rules.actions:
            return IllegalMove("error-no-such-action", action=action)
        return self.game.game.refusal(self._state, action)

    def _text(self, action: int) -> str:
        return self.game.game.move_text(self._state, action)

    # ---- What may be told -----------------------------------------------------------------

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that a seat may know, as plain data; None is an onlooker."""
        if seat is not None and seat not in range(self.game.players):
            raise IndexError(f"there is no seat {seat!r}: seats are 0 to {self.game.players - 1}")
        over = self.over
        return {
            "game": self.game.id,
            "players": self.game.players,
            "options": dict(self.game.options),
            "seat": seat,
            "to_move": None if over else self._state.to_move,
            "turns": self._state.turns,
            "over": over,
            "ranks": self.ranks if over else None,
            "ended": self.ended if over else None,
            **self.game.game.view(self._state, seat),
        }

    def told(self) -> list[str]:
        """The moves so far, as far as they may be told: all of them when the game is over, and
        before that unless an old move gives away what is hidden now."""
        tell = self.game.game.told
        return self.history if self.over or tell is None else tell(self._history, self._state)

    def redealt(self, seat: int | None, seed: int) -> "Position":
        """A position that the seat (None: an onlooker) cannot tell from this one, drawn at random
        from all of them: the seed and what the seat is shown decide it. If there are secrets, it
        knows neither its set-up nor more of its history than is told."""
        state = self._state.copy()
        if self.game.rules.redeal is None:
            return Position(self.game, state, self._setup, self.seats, self._history, self.first)
        self.game.rules.redeal(state, ONLOOKER if seat is None else seat, check_seed(seed))
        return Position(self.game, state, None, self.seats, tuple(self.told()), self.first)

    def reveals(self, move: str, seat: int) -> bool:
        """Whether a move shows a seat something that it could not know before: a tile from the pot,
        the number under a figure."""
        if self.game.rules.redeal is None:
            return False
        shown = self.play(move).view(seat)
        for seed in range(_REDEALS):
            other = self.redealt(seat, seed)
            if move not in other.legal_moves or other.play(move).view(seat) != shown:
                return True
        return False

    # ---- The whole game -------------------------------------------------------------------

    @property
    def setup(self) -> dict[str, Any]:
        """The set-up as data: `game.start(setup=…)` begins the same game."""
        if self._setup is None:
            raise BadSetup("error-setup-unknown")
        return deepcopy(self._setup)

    @property
    def history(self) -> list[str]:
        """The moves played so far."""
        return list(self._history)

    @property
    def last_move(self) -> str | None:
        return self._history[-1] if self._history else None

    def positions(self) -> Iterator["Position"]:
        """Every position from the start to this one."""
        position = self.game.start(setup=self.setup, seats=self.seats, first=self.first)
        yield position
        for move in self._history:
            position = position.play(move)
            yield position

    def record(self) -> str:
        """The game as a record: text from which `spielwerk.read_record` gives this position."""
        from spielwerk.engine.records import write

        return write(self)

    # ---- A value --------------------------------------------------------------------------

    def _key(self) -> tuple[Any, ...]:
        options = tuple(sorted(self.game.options.items()))
        return self.game.id, self.game.players, options, self.state.tobytes()

    def __eq__(self, other: object) -> bool:
        """The same state of the same game, however it was reached."""
        return self._key() == other._key() if isinstance(other, Position) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        where = f"over, ranks {self.ranks}" if self.over else f"seat {self.to_move} to move"
        return (
            f"<Position of {self.game.id}, {self.game.players} players, turn {self.turns}: {where}>"
        )


def _next_piece(pieces: tuple[str, ...], begun: int) -> str:
    """What is left of the piece in which a move breaks off after so many letters."""
    for piece in pieces:
        if begun < len(piece):
            return piece[begun:]
        begun -= len(piece)
    return ""
