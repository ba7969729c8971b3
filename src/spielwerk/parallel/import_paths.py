"""Where things can be imported, as `module:name`: other processes and machines find them there."""

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

_MAIN = "__main__"
_PLACE = re.compile(r"([^\W\d]\w*(?:\.\w+)*):([^\W\d]\w*(?:\.\w+)*)")


def split(text: str) -> tuple[str, str] | None:
    """The module and the name of a place; None if the text is not a place."""
    found = _PLACE.fullmatch(text)
    return (found[1], found[2]) if found else None


def thing_at(place: str) -> Any:
    """What is there. ImportError or AttributeError if nothing is; a module may raise anything."""
    module, name = split(place) or (place, "")
    thing: Any = import_module(module)
    for part in name.split("."):
        thing = getattr(thing, part)
    return thing


def place_of(thing: Any) -> str | None:
    """A place of a thing; None if no module holds it under a name."""
    return next(places_of(thing), None)


def places_of(thing: Any) -> Iterator[str]:
    """All of them: where it was defined, if it knows, and then every module that has a name for it.
    The program that runs comes last."""
    if isinstance(name := getattr(thing, "__qualname__", None), str) and (
        place := _checked(thing, f"{thing.__module__}:{name}")
    ):
        yield place
    for module, content in sorted(sys.modules.items(), key=lambda each: each[0] == _MAIN):
        names = list(vars(content).items()) if isinstance(content, ModuleType) else []
        for name, value in names:
            if value is thing and (place := _checked(thing, f"{module}:{name}")):
                yield place


def _checked(thing: Any, place: str) -> str | None:
    """What was typed in, or is the local of a function, is nowhere for other processes."""
    module = place.partition(":")[0]
    if split(place) is None or (module == _MAIN and not hasattr(sys.modules[_MAIN], "__file__")):
        return None
    try:
        return place if thing_at(place) is thing else None
    except (ImportError, AttributeError):
        return None
