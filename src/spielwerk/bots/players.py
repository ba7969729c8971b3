"""Who can play: the computer players of a game by their names, and programs of other people."""

import pickle
import re
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from platform import node
from traceback import extract_tb
from typing import Any, Protocol, TypeAlias

from spielwerk.bots.biases import SIMPLE, parted, with_bias
from spielwerk.bots.bot import Bot, RandomBot, SearchBot, Sight
from spielwerk.bots.levels import level as _level
from spielwerk.bots.levels import levels_of
from spielwerk.engine.levels import Budget, Level, Method
from spielwerk.engine.policies import knowing
from spielwerk.engine.position import Ruleset
from spielwerk.errors import BadOption, Failure, SpielwerkError
from spielwerk.parallel import import_paths
from spielwerk.runtime.target import Target

_LEVEL = re.compile(r"\d+(:\d+)?(%\d+)?")  # a level; iterations; what it overlooks
SLIP = 0.05  # of the moves: what a player whose iterations are counted overlooks


class Program(Protocol):
    """A program that can play. Besides `choose`, it may have `watch(view)`, which is called with
    its seat's view after every decision, a `name`, and `games`, the ids of those that it plays.

    >>> import spielwerk
    >>> from spielwerk.bots.arena import play_game
    >>> class Last:
    ...     def choose(self, sight):
    ...         return sight.moves[-1]
    >>> play_game(spielwerk.load("rings"), (Last, "random"), seed=1).over
    True
    """

    def choose(self, sight: Sight) -> str:
        """The move to make, as text."""


# A name (see `make_bot`), a class or a function that makes a program, or a program.
Player: TypeAlias = str | Callable[[], Program] | Program
Packed: TypeAlias = str | bytes  # a player on the way to another process


def make_bot(
    ruleset: Ruleset, player: Player | Packed, seed: int = 0, target: Target | None = None
) -> Bot:
    """A computer player by name: a level of the game, such as `5`; `3m1`, level 3 with the memory
    of level 1, in games of memory; `3/8`, level 3 with an eighth of its thought; `6:100`, level 6
    with 100 iterations a move, which overlooks a move now and then so that games differ; `6:1%50`,
    who judges only what can follow at once, and overlooks half of it; `random`;
    `uct:1000`, plain tree search with 1000 random playouts per move, as a yardstick for the others;
    `3-take` and `3+take`, a player that never or always does a thing if possible; a simple strategy
    such as `first`; or `module:Class`, a program of your own.

    >>> import spielwerk
    >>> from spielwerk.bots.bot import sight
    >>> from spielwerk.bots.players import make_bot
    >>> rings = spielwerk.load("rings")
    >>> make_bot(rings, "1", seed=1).choose(sight(rings.start())) in rings.start().legal_moves
    True
    """
    if not isinstance(player, str) or is_place(player):
        return Outsider(player)
    if player == "random":
        return RandomBot(seed)
    if player in SIMPLE:
        return SIMPLE[player](ruleset, seed)
    if bias := parted(player):
        who, sign, effect = bias
        return with_bias(make_bot(ruleset, who, seed, target), sign, effect)
    return SearchBot(ruleset, level_of(ruleset, player), seed, target)


def check_bot(ruleset: Ruleset, player: Player | Packed) -> None:
    """Raise an error for an unknown computer player.

    >>> import spielwerk
    >>> from spielwerk.bots.players import check_bot
    >>> check_bot(spielwerk.load("rings"), "9")
    Traceback (most recent call last):
        ...
    spielwerk.errors.BadOption: ...
    """
    if not isinstance(player, str) or is_place(player):
        Outsider(player)
    elif bias := parted(player):
        who, _, effect = bias
        check_bot(ruleset, who)
        if effect not in ruleset.game.effect_rules:
            raise _unknown(ruleset, player)
    elif player != "random" and player not in SIMPLE:
        level_of(ruleset, player)


def is_place(name: str) -> bool:
    """Whether a name says where a program can be imported. `uct:…` never does."""
    return import_paths.split(name) is not None and not name.startswith("uct:")


def level_of(ruleset: Ruleset, name: str) -> Level:
    """How the computer player of this name plays.

    >>> import spielwerk
    >>> from spielwerk.bots.players import level_of
    >>> level_of(spielwerk.load("rings"), "5:200").budget
    Budget(seconds=None, iterations=200)
    """
    for sign, changed in (("%", _overlooking), ("/", _divided), (":", _counted)):
        whole, found, number = name.partition(sign)
        if found:
            if not number.isdecimal():
                raise _unknown(ruleset, name)
            return changed(ruleset, whole, int(number))
    number, with_memory, memory = name.partition("m")
    if not number.isdecimal() or (with_memory and not memory.isdecimal()):
        raise _unknown(ruleset, name)
    level = _level(ruleset.game, int(number))
    if not with_memory:
        return level
    if ruleset.game.memory is None:
        raise BadOption("error-bot-memory", bot=name, game=ruleset.game.name)
    return replace(level, memory=_level(ruleset.game, int(memory)).memory)


def _overlooking(ruleset: Ruleset, name: str, percent: int) -> Level:
    if percent > 99:
        raise _unknown(ruleset, f"{name}%{percent}")
    return replace(level_of(ruleset, name), overlooks=percent / 100)


def _divided(ruleset: Ruleset, name: str, parts: int) -> Level:
    if parts == 0:
        raise _unknown(ruleset, f"{name}/{parts}")
    level = level_of(ruleset, name)
    return replace(level, budget=level.budget.part(parts))


def _counted(ruleset: Ruleset, name: str, iterations: int) -> Level:
    if iterations == 0:
        raise _unknown(ruleset, f"{name}:{iterations}")
    budget = Budget(iterations=iterations)
    if name == "uct":
        return Level(budget, Method(knowing, exploration=1.4, nodes=1 << 14))
    level = level_of(ruleset, name)
    return replace(level, budget=budget, overlooks=max(level.overlooks, SLIP))


def _unknown(ruleset: Ruleset, name: str) -> BadOption:
    return BadOption("error-bot", bot=name, highest=len(levels_of(ruleset.game)))


def overlooks_of(ruleset: Ruleset, names: Sequence[Player | Packed]) -> list[float] | None:
    """How much each of these players overlooks, if all of them only glance; or None."""
    levels = [
        level_of(ruleset, name)
        for name in names
        if isinstance(name, str) and _LEVEL.fullmatch(name)
    ]
    is_quick = len(levels) == len(names) and all(each.glances for each in levels)
    return [each.overlooks for each in levels] if is_quick and not ruleset.game.memory else None


# ---- Programs of other people -----------------------------------------------------------------


class Outsider:
    """A program in a game. Whatever goes wrong in it is reported in one line that names it."""

    def __init__(self, player: Player | Packed) -> None:
        self.name = name_of(player)
        self._program = self._made(_unpacked(player))
        if not callable(getattr(self._program, "choose", None)):
            raise BadOption("error-bot-choose", bot=self.name)
        self._watch = getattr(self._program, "watch", None)

    def _made(self, found: Any) -> Any:
        """Every seat of every game has its own, as new."""
        can_choose = callable(getattr(found, "choose", None))
        if isinstance(found, type) or not can_choose:
            if not callable(found) or (isinstance(found, type) and not can_choose):
                raise BadOption("error-bot-choose", bot=self.name)
            return self._let(found)
        return self._let(deepcopy, found)

    @property
    def own_name(self) -> str:
        return own_name(self._program)

    @property
    def games(self) -> tuple[str, ...] | None:
        """The ids of the games that it plays, if it says so."""
        games = getattr(self._program, "games", None)
        return None if games is None else tuple(map(str, games))

    @property
    def watches(self) -> bool:
        """Whether it wants to see every position."""
        return self._watch is not None

    def watch(self, view: dict[str, Any]) -> None:
        if self._watch is not None:
            self._let(self._watch, view)

    def choose(self, sight: Sight) -> str:
        """Its move; Failure if it fails or the move is not legal."""
        move = self._let(self._program.choose, sight)
        try:
            sight.position.play(move if isinstance(move, str) else repr(move))
        except SpielwerkError as error:
            details = {"bot": self.name, "move": str(move), "reason": error.message}
            raise Failure("error-bot-illegal", rule=error.rule, **details) from error
        return str(move)

    def _let(self, function: Callable[..., Any], *given: Any) -> Any:
        try:
            return function(*given)
        except (Exception, SystemExit) as error:
            raise Failure("error-bot-failed", bot=self.name, reason=_reason(error)) from error


def _reason(error: BaseException) -> str:
    """What went wrong, and where."""
    last = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(last.filename).name}:{last.lineno})"


def name_of(player: Player | Packed) -> str:
    """What to call a player, in records and tables: its place, if it has one.

    >>> from spielwerk.bots.players import name_of
    >>> name_of("3/8")
    '3/8'
    """
    if isinstance(player, str):
        return player
    if isinstance(player, bytes):
        return str(pickle.loads(player)[0])  # noqa: S301  # our own
    return import_paths.place_of(player) or own_name(player)


def own_name(player: Player) -> str:
    """What a program calls itself, or else what its class is called."""
    if isinstance(name := getattr(player, "name", None), str):
        return name
    return str(getattr(player, "__name__", type(player).__name__))


def packed(player: Player | Packed) -> Packed:
    """A player as other processes and other machines can make it: by its name or its place; or
    pickled, with its name, if its class has a place."""
    if isinstance(player, str | bytes):
        return player
    if (place := import_paths.place_of(player)) is not None:
        return place
    name = name_of(player)
    try:
        if import_paths.place_of(type(player)) is None:
            raise BadOption("error-bot-travel", bot=name)
        return pickle.dumps((name, pickle.dumps(player)))
    except Exception as error:
        raise BadOption("error-bot-travel", bot=name) from error


def _unpacked(player: Player | Packed) -> Any:
    """What makes a program, or is one."""
    if not isinstance(player, str | bytes):
        return player
    try:
        if isinstance(player, bytes):
            return pickle.loads(pickle.loads(player)[1])  # noqa: S301  # our own
        return import_paths.thing_at(player)
    except Exception as error:
        raise _not_there(name_of(player), error) from error


def _not_there(name: str, error: Exception) -> BadOption:
    module, wanted = import_paths.split(name) or ("", "")
    if isinstance(error, AttributeError) and error.name in wanted.split("."):
        return BadOption("error-bot-class", name=wanted, module=module)
    reason = f"{type(error).__name__}: {error}"
    return BadOption("error-bot-module", bot=name, host=node(), reason=reason)
