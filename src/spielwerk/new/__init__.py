"""A new game: a package that works at once, for its author to change. `template` is such a package
itself, a tiny complete game; only its names are exchanged."""

import re
from collections.abc import Collection
from pathlib import Path

from spielwerk.errors import BadOption
from spielwerk.games import GAMES, find_game
from spielwerk.system.files import whole_folder

TEMPLATE = Path(__file__).parent / "template"
NAME, TITLE, PREFIX = "threes", "Threes", "TH"  # what the template calls itself
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
# Names of folders and modules that an import would find instead of the game.
_TAKEN = {"spielwerk", "src", "tests", "test"}


def write(id: str, folder: Path | None = None) -> Path:
    """Write a package for a game into a folder of its own, which must not exist yet."""
    check_id(id)
    folder = folder or Path(id)
    if folder.exists():
        raise BadOption("error-new-folder", folder=str(folder))
    if not folder.absolute().parent.is_dir():
        raise BadOption("error-new-parent", folder=str(folder.absolute().parent))
    names = {NAME: id, TITLE: id.capitalize(), PREFIX: prefix_of(id, prefixes())}
    with whole_folder(folder) as draft:
        for path in sorted(TEMPLATE.rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                place = draft / renamed(path.relative_to(TEMPLATE).as_posix(), names)
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_text(renamed(path.read_text(encoding="utf-8"), names), encoding="utf-8")
    return folder


def check_id(id: str) -> str:
    """An id that can be a game's, and is not one yet."""
    import keyword
    import sys

    if not re.fullmatch("[a-z][a-z0-9]*", id):
        raise BadOption("error-new-id", id=id)
    if id in GAMES:
        raise BadOption("error-new-exists", id=id)
    if keyword.iskeyword(id) or id in _TAKEN or id in sys.stdlib_module_names:
        raise BadOption("error-new-taken", id=id)
    return id


def prefixes() -> set[str]:
    """What the rules of all games begin with."""
    return {find_game(name).rule_prefix for name in GAMES}


def prefix_of(id: str, taken: Collection[str]) -> str:
    """Two capital letters for the ids of its rules that no other game has: the first letter and the
    first other one that is free."""
    letters = [letter for letter in id.upper() if letter in _LETTERS]
    pairs: list[str] = [letters[0] + letter for letter in [*letters[1:], *_LETTERS]]
    return next(pair for pair in pairs if pair not in taken)


def renamed(text: str, names: dict[str, str]) -> str:
    """The template's names exchanged, wherever they are words: TH-5, test_th5_…, threes."""
    prefix = names[PREFIX]
    ids = re.sub(rf"\b{PREFIX}(?=-\d|\")", prefix, text)
    functions = re.sub(rf"(?<=[_ ]){PREFIX.lower()}(?=\d)", prefix.lower(), ids)
    return functions.replace(TITLE, names[TITLE]).replace(NAME, names[NAME])
