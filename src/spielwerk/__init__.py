"""Spielwerk: board games for people and machines, from one description of the rules.

>>> import spielwerk
>>> game = spielwerk.load("rings", players=3)
>>> game.start().play("a1").to_move
1
"""

from importlib import import_module

__version__ = "0.1.0"


def __getattr__(name: str) -> object:
    """The library is imported when one of its names is used first: the command line has to listen
    for Ctrl-C before that."""
    library = import_module("spielwerk.library")
    if name in globals():  # a package that the library has imported
        return globals()[name]
    return getattr(library, name)


def __dir__() -> list[str]:
    library = import_module("spielwerk.library")
    return sorted({*globals(), *library.__all__, *library.LATER})
