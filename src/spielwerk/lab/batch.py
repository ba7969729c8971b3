"""Games by the thousand, in lockstep: for people who let machines learn.

A batch makes one move in every game at a time; games that end begin anew. Its arrays stay where
they are and are written again with every step, so that nothing is copied: they are numpy's, or
CuPy's on a GPU, which torch (`torch.as_tensor`) and JAX (`jax.dlpack.from_dlpack`) share. See
`docs/learning.md`.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from spielwerk.bots.tree import leave
from spielwerk.engine.integers import integer
from spielwerk.engine.observing import Observe, observer
from spielwerk.engine.playouts import PLAY, SETUP
from spielwerk.engine.position import Position, Ruleset, check_games, check_seed
from spielwerk.engine.rules import Rules
from spielwerk.errors import BadOption, IllegalMove, needs_extra
from spielwerk.lab.rows import workplace
from spielwerk.runtime.chance import random32, random64
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.state import State

with needs_extra("lab"):
    import numpy as np

MOST_ACTIONS = 1 << 12  # a mask with more would be nearly nothing but zeros
BEGIN = -1  # instead of a move: begin a new game
AHEAD = 2  # the branch of a game's key that what may follow is dealt from


class _Arrays(NamedTuple):
    """What belongs to every game: a row of each array. Those that are not requested are empty."""

    states: Any
    blank: Any
    seed: Any
    begun: Any  # how many games a row has begun
    plies: Any  # how many decisions its game has had
    actions: Any
    refused: Any  # 1 if its action is not a legal move
    to_move: Any
    counts: Any
    moves: Any
    mask: Any
    seen: Any
    ended: Any
    ranks: Any


class Following(NamedTuple):
    """What legal moves lead to, one after the other: all of game 0, all of game 1, …

    >>> import spielwerk
    >>> from spielwerk.lab.batch import Batch
    >>> after = Batch(spielwerk.load("rings"), 4, seed=7).following()
    >>> len(after.game) == len(after.action)
    True
    """

    game: Any
    action: Any
    seen: Any  # by the seat that has moved
    ranks: Any  # 0 if the game goes on


class Batch:
    """Many games of one kind, in lockstep. Game number `game + n * games` of the seed is the n-th
    one in a row, the same as in `playouts`. Its arrays are written again with every step:

    - `to_move[game]`: the seat that decides
    - `counts[game]`: how many legal moves it has
    - `moves[game, n]`: their numbers, the first `counts` of a row (with `moves=True`)
    - `mask[game, action]`: 1 for each legal move (with `masks=True`)
    - `seen[game, feature]`: what the seat to move may know, as 0 and 1 (with `observations=True`)
    - `ended[game]`: 1 if the last step ended a game and began another one
    - `ranks[game, seat]`: how that one ended, 1 is best; 0 if it goes on

    >>> import spielwerk
    >>> from spielwerk.lab.batch import Batch
    >>> batch = Batch(spielwerk.load("rings"), 4, seed=7, masks=True)
    >>> batch.step(batch.random_actions())
    >>> batch.mask.shape, batch.to_move.tolist()
    ((4, 631), [1, 1, 1, 1])
    """

    def __init__(
        self,
        ruleset: Ruleset,
        games: int,
        seed: int = 0,
        *,
        device: str = "cpu",
        moves: bool = False,
        masks: bool = False,
        observations: bool = False,
        threads: int | None = None,
    ) -> None:
        self.games = check_games(games)
        rules = ruleset.rules
        if masks and rules.actions > MOST_ACTIONS:
            raise BadOption(
                "error-batch-masks",
                game=ruleset.game.name,
                actions=rules.actions,
                most=MOST_ACTIONS,
            )
        self.ruleset = ruleset
        self._asked = {"moves": moves, "masks": masks, "observations": observations}
        self._made = {"device": device, "threads": threads, **self._asked}
        observe, width = observer(ruleset) if observations or rules.encode else (None, 0)
        self._place = workplace(rules, width, device, threads)
        self._rows = self._room(check_seed(seed), width)
        self._shared = self._place.share(self._rows)
        asked = Asked(moves, masks, observe if observations else None, self._place.clears_rows)
        self._step, self._refuse, self._draw = (
            self._place.each(work) for work in batch_work(rules, asked)
        )
        self._step(self.games, self._shared)

    def __reduce__(self) -> Any:
        """For pickle, and for a copy: the games as they stand, their arrays as numpy's."""
        changing = self._rows._asdict()
        seed = int(changing.pop("seed"))
        del changing["blank"]
        arrays = {name: self._place.fetch(array) for name, array in changing.items()}
        return _continued, (self.ruleset, self.games, seed, self._made, arrays)

    def _room(self, seed: int, width: int) -> _Arrays:
        place, rules, xp, games = self._place, self.ruleset.rules, self._place.xp, self.games
        asked = self._asked
        record = rules.state
        return _Arrays(
            states=place.states(games),
            blank=place.put(np.frombuffer(record.pack(self.ruleset.blank()), record.dtype)),
            seed=np.uint64(seed),
            begun=xp.zeros(games, np.int64),
            plies=xp.zeros(games, np.int32),
            actions=xp.full(games, BEGIN, np.int64),
            refused=xp.zeros(games, np.uint8),
            to_move=xp.zeros(games, np.int8),
            counts=xp.zeros(games, np.int32),
            moves=xp.zeros((games, rules.max_moves) if asked["moves"] else (1, 1), np.int32),
            mask=xp.zeros((games, rules.actions) if asked["masks"] else (1, 1), np.uint8),
            seen=xp.zeros((games, width) if asked["observations"] else (1, 1), np.uint8),
            ended=xp.zeros(games, np.uint8),
            ranks=xp.zeros((games, self.ruleset.players), np.int8),
        )

    # ---- What there is to see -------------------------------------------------------------

    @property
    def xp(self) -> Any:
        """Whose arrays they are: numpy, or CuPy."""
        return self._place.xp

    @property
    def to_move(self) -> Any:
        """The seat that decides, by game."""
        return self._rows.to_move

    @property
    def counts(self) -> Any:
        """How many legal moves there are, by game."""
        return self._rows.counts

    @property
    def ended(self) -> Any:
        """1 if the last step ended a game and began another, by game."""
        return self._rows.ended

    @property
    def ranks(self) -> Any:
        """How that game ended, `[game, seat]`; 0 if none did."""
        return self._rows.ranks

    @property
    def moves(self) -> Any:
        """The numbers of the legal moves, `[game, n]`: the first `counts[game]` of each row."""
        self._check_asked("moves")
        return self._rows.moves

    @property
    def mask(self) -> Any:
        """1 for each legal move, `[game, action]`."""
        self._check_asked("masks")
        return self._rows.mask

    @property
    def seen(self) -> Any:
        """What the seat to move may know, `[game, feature]`, as 0 and 1."""
        self._check_asked("observations")
        return self._rows.seen

    def _check_asked(self, what: str) -> None:
        if not self._asked[what]:
            raise BadOption("error-batch-without", what=what)

    def position(self, game: int) -> Position:
        """One of the games as it stands, to look at; without its history."""
        number = integer(game)
        if number is None or number not in range(self.games):
            raise IndexError(f"there is no game {game!r}: games are 0 to {self.games - 1}")
        state = self._place.fetch(self._rows.states[number : number + 1])
        return Position(self.ruleset, self.ruleset.rules.state.unpack(state.tobytes()), None)

    # ---- What can be done -----------------------------------------------------------------

    def step(self, actions: Any, *, check: bool = True) -> None:
        """Make a move in every game: `actions[game]`, the numbers of legal moves. If one is not
        legal, IllegalMove says why, and nothing is moved anywhere. Without `check`, this is not
        looked at, and what follows an illegal move is not a game."""
        self._take(actions)
        if check:
            self._check_legal()
        if not self._place.clears_rows:
            self._rows.mask.fill(0)
            self._rows.seen.fill(0)
        self._step(self.games, self._shared)

    def _take(self, actions: Any) -> None:
        mine = self._rows.actions
        if actions is mine:
            return
        given = self.xp.asarray(actions)
        if given.shape != mine.shape or given.dtype.kind not in "iu":
            shape = "×".join(map(str, given.shape)) or "–"
            raise BadOption(
                "error-batch-actions", games=self.games, shape=shape, kind=str(given.dtype)
            )
        mine[...] = given

    def _check_legal(self) -> None:
        self._refuse(self.games, self._shared)
        refused = self._rows.refused
        if not refused.any():
            return
        game = int(refused.argmax())
        action = int(self._rows.actions[game])
        try:
            self.position(game).play(action)
        except IllegalMove as error:
            raise IllegalMove(
                "error-batch-illegal",
                rule=error.rule,
                number=game,
                action=str(action),
                reason=error.message,
            ) from error
        raise AssertionError(f"game {game}: compiled rules refuse {action}")

    def random_actions(self) -> Any:
        """A random legal move for every game: the same games as in `playouts`. The array is written
        again by the next call, and by `step`."""
        self._draw(self.games, self._shared)
        return self._rows.actions

    def following(self) -> Following:
        """What each legal move of each game leads to, seen by the seat that makes it. What it
        cannot know is dealt anew before, by chance, so nothing is given away."""
        observe, width = observer(self.ruleset)
        xp, rows = self.xp, self._rows
        starts = xp.cumsum(rows.counts, dtype=np.int64) - rows.counts
        total = int(starts[-1] + rows.counts[-1])
        found = Following(
            game=xp.zeros(total, np.int32),
            action=xp.zeros(total, np.int32),
            seen=xp.zeros((total, width), np.uint8),
            ranks=xp.zeros((total, self.ruleset.players), np.int8),
        )
        work = self._place.each(following_work(self.ruleset.rules, observe))
        work(self.games, self._shared, starts, self._place.share(found))
        return found


def _continued(
    ruleset: Ruleset, games: int, seed: int, made: dict[str, Any], arrays: dict[str, Any]
) -> Batch:
    """A batch that goes on with the games of another one."""
    batch = Batch(ruleset, games, seed, **made)
    states = batch._place.put(arrays.pop("states"))
    there = {name: batch.xp.asarray(array) for name, array in arrays.items()}
    batch._rows = batch._rows._replace(states=states, **there)
    batch._shared = batch._place.share(batch._rows)
    return batch


class Asked(NamedTuple):
    """What a step has to write, and how."""

    moves: bool
    masks: bool
    observe: Observe | None
    clears: bool  # see `Workplace.clears_rows`


Work = Callable[..., None]


@cache
def batch_work(rules: Rules, asked: Asked) -> tuple[Work, Work, Work]:
    """What is done for every game: step, refuse what is not legal, and draw a random move."""
    apply, outcome, draw_move = rules.apply, rules.outcome, rules.draw
    begin_anew, tell, is_legal = beginning(rules), telling(rules, asked), checking(rules, asked)

    @compiled
    def step(game: int, states: Any, moves: Any, active: Any, ranks: Any, rows: Any) -> None:
        """On a copy: nothing else can change it, so that it may stay in registers."""
        states[0] = rows.states[game]
        action = int(rows.actions[game])
        ended = False
        if action != BEGIN:
            apply(states[0], action)
            rows.plies[game] += 1
            ended = outcome(states[0], ranks)
        rows.ended[game] = ended
        for seat in range(rows.ranks.shape[1]):
            rows.ranks[game, seat] = ranks[seat] if ended else 0
        if ended or action == BEGIN:
            begin_anew(game, states, rows)
        tell(game, states[0], moves, active, rows)
        rows.states[game] = states[0]

    @compiled
    def refuse(game: int, states: Any, moves: Any, active: Any, ranks: Any, rows: Any) -> None:
        rows.refused[game] = not is_legal(game, int(rows.actions[game]), moves, rows)

    @compiled
    def draw(game: int, states: Any, moves: Any, active: Any, ranks: Any, rows: Any) -> None:
        key = random64(key_of(game, rows), PLAY)
        random = random32(key, int(rows.plies[game]))
        states[0] = rows.states[game]
        rows.actions[game] = draw_move(states[0], random, moves)

    return step, refuse, draw


@compiled
def key_of(game: int, rows: Any) -> int:
    """What all chance of the game in a row comes from."""
    return random64(rows.seed, game + len(rows.states) * (rows.begun[game] - 1))


def beginning(rules: Rules) -> Work:
    begin = rules.begin

    @compiled
    def begin_anew(game: int, states: Any, rows: Any) -> None:
        rows.begun[game] += 1
        rows.plies[game] = 0
        states[0] = rows.blank[0]
        begin(states[0], random64(key_of(game, rows), SETUP))

    return begin_anew


def telling(rules: Rules, asked: Asked) -> Work:
    """Write what can be done and seen."""
    tell_moves = telling_moves(rules, asked)
    observe, clears = asked.observe, asked.clears

    @compiled
    def tell(game: int, state: State, moves: Any, active: Any, rows: Any) -> None:
        rows.to_move[game] = state.to_move
        tell_moves(game, state, moves, rows)

    if observe is None:
        return tell

    @compiled
    def tell_all(game: int, state: State, moves: Any, active: Any, rows: Any) -> None:
        tell(game, state, moves, active, rows)
        if clears:
            for feature in range(rows.seen.shape[1]):
                rows.seen[game, feature] = 0
        for n in range(observe(state, int(state.to_move), active)):
            rows.seen[game, active[n]] = 1

    return tell_all


def telling_moves(rules: Rules, asked: Asked) -> Work:
    legal, lists, masks, clears = rules.legal, asked.moves, asked.masks, asked.clears

    @compiled
    def tell_moves(game: int, state: State, moves: Any, rows: Any) -> None:
        count = legal(state, moves)
        rows.counts[game] = count
        if lists:
            for n in range(count):
                rows.moves[game, n] = moves[n]
        if masks:
            if clears:
                for action in range(rows.mask.shape[1]):
                    rows.mask[game, action] = 0
            for n in range(count):
                rows.mask[game, moves[n]] = 1

    return tell_moves


def checking(rules: Rules, asked: Asked) -> Callable[..., bool]:
    """Whether an action is a legal move: by the mask or the list, which costs little, if any."""
    legal, actions, lists, masks = rules.legal, rules.actions, asked.moves, asked.masks

    @compiled
    def is_legal(game: int, action: int, moves: Any, rows: Any) -> bool:
        if action < 0 or action >= actions:
            return False
        if masks:
            return bool(rows.mask[game, action])
        if lists:
            return is_among(action, rows.moves[game], int(rows.counts[game]))
        return is_among(action, moves, legal(rows.states[game], moves))

    return is_legal


@compiled
def is_among(action: int, moves: Any, count: int) -> bool:
    """Whether a move is on a list."""
    found = False
    for n in range(count):
        found |= moves[n] == action
    return found


@cache
def following_work(rules: Rules, observe: Observe) -> Work:
    """The compiled function that looks one move ahead in a game."""
    legal, apply, outcome = rules.legal, rules.apply, rules.outcome
    redeal = rules.redeal or leave

    @compiled
    def follow(
        game: int, states: Any, moves: Any, active: Any, ranks: Any, rows: Any, starts: Any,
        found: Any,
    ) -> None:  # fmt: skip
        states[1] = rows.states[game]
        seat = int(states[1].to_move)
        redeal(states[1], seat, random64(random64(key_of(game, rows), AHEAD), rows.plies[game]))
        for n in range(legal(states[1], moves)):
            row = starts[game] + n
            found.game[row] = game
            found.action[row] = moves[n]
            states[0] = states[1]
            apply(states[0], int(moves[n]))
            if outcome(states[0], ranks):
                for other in range(states[0].players):
                    found.ranks[row, other] = ranks[other]
            for feature in range(observe(states[0], seat, active)):
                found.seen[row, active[feature]] = 1

    return follow
