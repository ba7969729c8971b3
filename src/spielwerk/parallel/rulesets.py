"""Rule sets on their way to other processes and machines.

A game that every installation has travels as its id. Any other, such as a variant made
with `dataclasses.replace`, travels as the place where it can be imported. If it has none, it is
pickled; then everything that is special about it must have a place.
"""

import io
import pickle
import sys
from collections.abc import Callable, Iterator
from dataclasses import fields
from functools import cache
from platform import node
from types import FunctionType, ModuleType
from typing import Any, TypeAlias

from spielwerk.engine.game import Game
from spielwerk.engine.moves import Moves
from spielwerk.engine.options import Value
from spielwerk.engine.position import Ruleset
from spielwerk.engine.rules import Rules
from spielwerk.errors import BadOption, SpielwerkError
from spielwerk.games import GAMES, find_game
from spielwerk.parallel import import_paths
from spielwerk.runtime.state import Record

Packed: TypeAlias = tuple[str | bytes, int, dict[str, Value]]


def packed(ruleset: Ruleset) -> Packed:
    """As plain data. BadOption if other processes could not find its rules."""
    return _packed_game(ruleset.game), ruleset.players, dict(ruleset.options)


def unpacked(rules: Packed) -> Ruleset:
    game, players, options = rules
    return Ruleset.of(_game(game), players, **options)


def reduced(ruleset: Ruleset) -> Any:
    return _rebuilt, (packed(ruleset), ruleset.variant)


def _rebuilt(rules: Packed, variant: str) -> Ruleset:
    return unpacked(rules).named(variant)


def _packed_game(game: Game) -> str | bytes:
    if game.id in GAMES and find_game(game.id) is game:
        return game.id
    return _place(game) or _pickled(game)


def _place(game: Game) -> str | None:
    """Preferably where it was made, and not where it has been imported."""
    return min(import_paths.places_of(game), key=_strangeness(game), default=None)


def _strangeness(game: Game) -> Callable[[str], tuple[bool, bool, int]]:
    """Sorts places: first modules with functions of this game, then their packages, then others."""
    parts = [getattr(whole, part.name) for whole in (game, game.rules) for part in fields(whole)]
    modules = {str(part.__module__) for part in parts if callable(part)}
    packages = {module.partition(".")[0] for module in modules}

    def strangeness(place: str) -> tuple[bool, bool, int]:
        module = place.partition(":")[0]
        return module not in modules, module.partition(".")[0] not in packages, module.count(".")

    return strangeness


@cache
def _game(found: str | bytes) -> Game:
    if isinstance(found, str) and import_paths.split(found) is None:
        return find_game(found)
    try:
        if isinstance(found, bytes):
            game = _Unpickler(io.BytesIO(found)).load()
        else:
            game = import_paths.thing_at(found)
    except SpielwerkError:
        raise
    except Exception as error:
        name = found if isinstance(found, str) else "–"
        reason = f"{type(error).__name__}: {error}"
        raise BadOption("error-rules-place", place=name, host=node(), reason=reason) from error
    if not isinstance(game, Game):
        raise BadOption("error-rules-place", place=found, host=node(), reason=repr(game))
    return game


# ---- Games without a place --------------------------------------------------------------------

# What is never copied: code, and what compiled code is made with.
_FIXED = (FunctionType, Rules, Moves, Record)


class _Pickler(pickle.Pickler):
    """Writes the places of functions and of what has one, instead of their contents."""

    def __init__(self, file: io.BytesIO) -> None:
        super().__init__(file)
        self._places = dict(_known())

    def persistent_id(self, thing: Any) -> str | None:
        if not isinstance(thing, _FIXED):
            return None
        place = self._places.get(id(thing)) or import_paths.place_of(thing)
        if place is None and isinstance(thing, FunctionType):
            raise _Nowhere(thing.__qualname__)
        return place


class _Unpickler(pickle.Unpickler):
    def persistent_load(self, place: str) -> Any:
        return import_paths.thing_at(place)


class _Nowhere(Exception):
    """A function that no other process could import."""


def _known() -> Iterator[tuple[int, str]]:
    """The parts of all games that have a place, and of `Game`, which has the defaults."""
    for module, content in list(sys.modules.items()):
        if not isinstance(content, ModuleType) or module == "__main__":
            continue
        for name, value in list(vars(content).items()):
            if isinstance(value, Game) or value is Game:
                parts = [(part.name, getattr(value, part.name, None)) for part in fields(Game)]
                yield from ((id(part), f"{module}:{name}.{field}") for field, part in parts)


def _pickled(game: Game) -> bytes:
    file = io.BytesIO()
    try:
        _Pickler(file).dump(game)
    except Exception as error:
        raise BadOption("error-rules-travel", game=game.name, part=str(error)) from error
    return file.getvalue()
