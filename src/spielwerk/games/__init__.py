"""All games: those in this folder, and those of other packages that are installed here.

Our own games are found because they are here: that holds for a checkout as well as for a wheel, and
cannot be out of date. Another package names its game in the entry points `spielwerk.games`:

    [project.entry-points."spielwerk.games"]
    nim = "nim_for_spielwerk"

The entry point's name is the game's id; its value is the package that holds `GAME`. A package that
cannot be used is named in one line, and the other games play on.
"""

import logging
import re
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, overload

from spielwerk.engine import lines
from spielwerk.engine.game import Game
from spielwerk.engine.options import read_assignments
from spielwerk.engine.position import Position, Ruleset
from spielwerk.engine.rules import WrongRules
from spielwerk.errors import BadPosition, UnknownGame
from spielwerk.games.trial import try_out
from spielwerk.locale import add_words

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

log = logging.getLogger(__name__)

GROUP = "spielwerk.games"
_FOLDER = Path(__file__).parent
_IDS = sorted(path.parent.name for path in _FOLDER.glob("*/__init__.py"))
# The order in which we show our own; a game that is not named here comes after them.
_SHELF = ("rings", "memento", "triominos", "dimenticato")
_HOUSE = sorted(_IDS, key=lambda name: _SHELF.index(name) if name in _SHELF else len(_SHELF))
for _id in _HOUSE:
    add_words(_id, _FOLDER / _id / "words")


def is_house(id: str) -> bool:
    """Whether a game is one of our own, so that the web app has a drawing of it."""
    return id in _HOUSE


class _Games(Sequence[str]):
    """The ids of all games, our own first. Other packages are looked for at the first call."""

    def __len__(self) -> int:
        return len(_HOUSE) + len(guests())

    @overload
    def __getitem__(self, index: int) -> str: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...

    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        return [*_HOUSE, *guests()][index]


GAMES: Sequence[str] = _Games()


@cache
def guests() -> "dict[str, EntryPoint]":
    """The games of other packages that can be used, by id. Warns once of the others."""
    found: dict[str, EntryPoint] = {}
    for name, entries in _entries().items():
        for entry in entries:
            try:
                _check_name(entry)
                _guest(entry)
            except UnknownGame as error:
                log.warning("%s", error)
            else:
                found[name] = entry
    return found


@cache
def _entries() -> "dict[str, list[EntryPoint]]":
    """All that other packages offer, by id; none of them is imported for that."""
    from importlib.metadata import entry_points

    found: dict[str, list[EntryPoint]] = {}
    for entry in sorted(entry_points(group=GROUP)):
        found.setdefault(entry.name, []).append(entry)
    return found


def find_game(id: str) -> Game:
    """The game with this id, imported on first use.

    >>> import spielwerk
    >>> spielwerk.find_game("memento").seats
    (2, 3, 4)
    """
    if id in _HOUSE:
        game: Game = import_module(f"{__name__}.{id}").GAME
        return game
    if not isinstance(id, str) or id not in _entries():
        raise UnknownGame("error-game-unknown", game=str(id), known=", ".join(GAMES))
    entry = _entries()[id][0]
    _check_name(entry)
    return _guest(entry)


def _check_name(entry: "EntryPoint") -> None:
    """If two packages have a game with the same id, neither can be meant."""
    if entry.name in _HOUSE or len(_entries()[entry.name]) > 1:
        raise _broken(entry, "there is another game with this id")
    if not re.fullmatch("[a-z][a-z0-9]*", entry.name):
        raise _broken(entry, "an id is made of small letters and digits")


@cache
def _guest(entry: "EntryPoint") -> Game:
    """The game of another package. What is wrong with it is reported in one line."""
    try:
        module = entry.load()
        game = module.GAME
        if not isinstance(game, Game) or game.id != entry.name:
            raise WrongRules(f"its GAME is not a Game with the id {entry.name!r}")
        add_words(game.id, Path(module.__file__).parent / "words")
        try_out(game)
    except (Exception, SystemExit) as error:  # other people's code may do anything
        # Our own errors are sentences; of others, it helps to know the kind.
        kind = "" if isinstance(error, WrongRules) else f"{type(error).__name__}: "
        raise _broken(entry, f"{kind}{error}") from error
    return game


def _broken(entry: "EntryPoint", reason: str) -> UnknownGame:
    return UnknownGame("error-game-broken", game=entry.name, package=entry.value, reason=reason)


def load(id: str, players: int = 2, **options: Any) -> Ruleset:
    """A game by its id, for a number of players, with options as keywords.

    >>> import spielwerk
    >>> spielwerk.load("rings", players=3, pawns=6).chosen
    {'pawns': 6}
    """
    return Ruleset.of(find_game(id), players, **options)


def read_position(line: str) -> Position:
    """The position that a line describes, whatever the game (see `Position.line`).

    >>> import spielwerk
    >>> spielwerk.read_position("rings 2 to_move=1 turns=3 blue=a1,b1 orange=a2").to_move
    Traceback (most recent call last):
    spielwerk.errors.BadPosition: The position does not say “hand”.
    """
    (name, players), values = lines.split(line)
    game = find_game(name)
    if not (players.isascii() and players.isdecimal()):
        raise BadPosition("error-position-line", line=line)
    given = [f"{option.name}={values.get(option.name, '')}" for option in game.options]
    options = read_assignments(game.options, [text for text in given if not text.endswith("=")])
    ruleset = Ruleset.of(game, int(players), **options)
    names = {option.name for option in game.options}  # a line need not tell those that are usual
    fields = {name: value for name, value in values.items() if name not in names}
    return ruleset.position(lines.write(ruleset.header, fields))
