"""The rules of a game as functions that can be compiled."""

from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from spielwerk.runtime.entries import One, Rows, entry
from spielwerk.runtime.kinds import bool8, int32, int64, uint64
from spielwerk.runtime.reach import is_marked
from spielwerk.runtime.state import COMMON_FIELDS, Record, State

# How many arguments the functions of every game take, and those that it may have besides.
NEEDED = {"begin": 2, "legal": 2, "draw": 3, "apply": 2, "outcome": 2}
OPTIONAL = {
    "may_win": 1,
    "redeal": 3,
    "lead": 2,
    "merit": 2,
    "legal_knowing": 2,
    "draw_knowing": 3,
    "encode": 3,
    "observe": 3,
}


class WrongRules(TypeError):
    """What a game's rules consist of does not have the form that it needs."""


@dataclass(frozen=True)
class Rules:
    """The functions that can be compiled, and the space they need.

    - `begin(state, key)`: lay out the start position; players and options are on the state, `key`
      is the only source of chance. Seat 0 is to move; `start` lets another seat begin by writing
      it over `to_move`
    - `legal(state, out) -> n`: list the legal moves; at least one while the game runs
    - `draw(state, random, moves)`: one of the legal moves, from a random 32-bit number: the one at
      `choose(random, n)` in the list; `moves` is scratch space
    - `apply(state, action)`: carry out a legal move
    - `outcome(state, ranks)`: whether the game is over; if so, writes all ranks

    For games with secrets:

    - `redeal(state, seat, key)`: re-deal everything that a seat (-1: an onlooker) cannot know, all
      deals equally likely

    Optional:

    - `may_win(state)`: whether a move may win at once; never False if one does. Sensible playouts
      then try out all moves
    - `lead(state, seat)`: by how much a seat is ahead of the best other one, from -100 to 100; 100
      is as good as won
    - `merit(state, seat)`: how well a seat that has just moved is doing, by what it sees; sensible
      playouts then pick the move that maximises it
    - `encode(state, seat, out) -> n`: list the features of a position that a seat sees, for a net;
      `features(players)` says how many there can be
    - `observe(state, seat, out) -> n`: the same without anything that the seat may not know, then
      whatever else it needs to decide, in `observations(players)` features. Without it, `encode`
      must keep secrets itself
    - `legal_knowing`, `draw_knowing`: like `legal` and `draw`, for a player who knows everything
      and so makes no move that needs ignorance

    >>> import spielwerk
    >>> rules = spielwerk.load("rings").rules
    >>> state, moves = spielwerk.load("rings").start().plain(), [0] * rules.max_moves
    >>> rules.legal(state, moves), rules.actions
    (30, 631)
    """

    state: Record
    actions: int
    max_moves: int
    begin: Callable[[State, int], None]
    legal: Callable[[State, Any], int]
    draw: Callable[[State, int, Any], int]
    apply: Callable[[State, int], None]
    outcome: Callable[[State, Any], bool]
    may_win: Callable[[State], bool] | None = None
    redeal: Callable[[State, int, int], None] | None = None
    lead: Callable[[State, int], int] | None = None
    merit: Callable[[State, int], int] | None = None
    legal_knowing: Callable[[State, Any], int] | None = None
    draw_knowing: Callable[[State, int, Any], int] | None = None
    encode: Callable[[State, int, Any], int] | None = None
    features: Callable[[int], int] | None = None
    observe: Callable[[State, int, Any], int] | None = None
    observations: Callable[[int], int] | None = None
    module: Path | None = None  # where the same functions are kept as WebAssembly
    # The functions that the module is made from: a variant may have replaced some of them since.
    in_module: tuple[Any, ...] = field(default=(), compare=False, repr=False)

    def __post_init__(self) -> None:
        """Say how the functions that every game has are called from outside."""
        self._check()
        state, moves = One(self.state), Rows.of(int32, self.max_moves)
        entry("begin", state, uint64)(self.begin)
        entry("legal", state, moves, result=int64)(self.legal)
        entry("draw", state, int64, moves, result=int64)(self.draw)
        entry("apply", state, int64)(self.apply)
        entry("outcome", state, Rows.of(int32, "players"), result=bool8)(self.outcome)
        if self.redeal is not None:
            entry("redeal", state, int64, uint64)(self.redeal)

    def _check(self) -> None:
        """Find what is wrong now, not during a game."""
        if not isinstance(self.state, Record):
            raise WrongRules("STATE is not a record")
        single = {field.name for field in self.state.fields if field.count is None}
        if wrong := [name for name in COMMON_FIELDS if name not in single]:
            raise WrongRules(f"STATE needs the single numbers {', '.join(wrong)}")
        for name, number in {"ACTIONS": self.actions, "MAX_MOVES": self.max_moves}.items():
            if type(number) is not int or number < 1:
                raise WrongRules(f"{name} is not a number above 0")
        for name, count in {**NEEDED, **OPTIONAL}.items():
            function = getattr(self, name)
            if function is not None or name in NEEDED:
                _check_function(name, function, count)

    @property
    def functions(self) -> tuple[Any, ...]:
        """All parts that code is made from."""
        left_out = ("module", "in_module")
        return tuple(getattr(self, part.name) for part in fields(self) if part.name not in left_out)

    @property
    def is_in_module(self) -> bool:
        """Whether the module has these rules, and not others that they were made from."""
        return self.module is not None and self.in_module == self.functions

    @property
    def entry_points(self) -> list[Callable[..., Any]]:
        """The functions that are called from outside compiled code."""
        every = [self.begin, self.legal, self.draw, self.apply, self.outcome, self.redeal]
        return [function for function in every if function is not None]

    @classmethod
    def of(cls, *modules: Any) -> "Rules":
        """What a game's modules define under these names: `rules.py`, and those beside it. The
        state, the number of actions and of moves are written in capitals. The WebAssembly is in
        the same folder and has its name."""
        named = {name: value for module in modules for name, value in vars(module).items()}
        folder = Path(modules[0].__file__).parent
        named["module"] = folder / f"{folder.name}.wasm"
        capitals = {"state": "STATE", "actions": "ACTIONS", "max_moves": "MAX_MOVES"}
        names = {part.name: capitals.get(part.name, part.name) for part in fields(cls)}
        if missing := [names[part] for part in (*capitals, *NEEDED) if names[part] not in named]:
            raise WrongRules(f"the rules have no {', '.join(missing)}")
        made = cls(**{part: named[name] for part, name in names.items() if name in named})
        return replace(made, in_module=made.functions)


def _check_function(name: str, function: Any, arguments: int) -> None:
    if not is_marked(function):
        raise WrongRules(f"{name} is not a function marked with @compiled")
    if function.__code__.co_argcount != arguments:
        raise WrongRules(f"{name} takes {arguments} arguments")
