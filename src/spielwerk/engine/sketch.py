"""A board as data: what a game tells about a position so that it can be drawn without knowing the
game. The browser's plain board and the drawings for docs and reports are made from it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from spielwerk.engine.places import Ground, Point, Shape, disc

_DIGITS = 3  # of coordinates, in the widths that a game measures its board in


@dataclass(frozen=True)
class Piece:
    """Something on a spot or in a tray. Whose it is and what it is decide how it looks: `kind` is a
    word of the game's own, `height` makes it a stack, and `text` is written on it.

    >>> from spielwerk.engine.sketch import Piece
    >>> Piece(seat=0, kind="king").as_json()
    {'seat': 0, 'kind': 'king'}
    """

    seat: int | None = None
    kind: str = ""
    height: int = 1
    text: str = ""

    def as_json(self) -> dict[str, Any]:
        """As plain data, without what is as usual."""
        return {name: each for name, each in vars(self).items() if each != getattr(Piece, name)}


@dataclass(frozen=True)
class Tray:
    """Things beside the board: a hand, a supply, a pot. `label` is a message of the game. What can
    be touched has its name in moves; what cannot has none.

    >>> from spielwerk.engine.sketch import Piece, Tray
    >>> Tray("morris-tray-hand", seat=0, pieces=[Piece(0)] * 9).count
    """

    label: str
    seat: int | None = None
    pieces: Sequence[Piece] = ()
    names: Sequence[str] = ()  # one for each piece, if they can be touched
    count: int | None = None  # how many there are, where they are not shown one by one


@dataclass(frozen=True)
class Sketch:
    """A position from above: the ground, what is on each of its places, and what lies beside.

    >>> from spielwerk.engine.places import Ground, square
    >>> from spielwerk.engine.sketch import Piece, Sketch
    >>> ground = Ground({"a1": square((0, 0), 1)})
    >>> Sketch(ground, {"a1": [Piece(1)]}).as_json()["spots"][0]["pieces"]
    [{'seat': 1}]
    """

    ground: Ground
    pieces: Mapping[str, Iterable[Piece]] = field(default_factory=dict)
    trays: Sequence[Tray] = ()

    def as_json(self) -> dict[str, Any]:
        """As plain data, for the browser."""
        return {
            "box": [_short(number) for number in self.ground.box],
            "areas": [_outline(shape) for shape in self.ground.areas],
            "lines": [_outline(shape) for shape in self.ground.lines],
            "spots": [
                {
                    "name": name,
                    "at": [_short(number) for number in middle(shape)],
                    "outline": _outline(shape),
                    "pieces": [piece.as_json() for piece in self.pieces.get(name, ())],
                }
                for name, shape in self.ground.places.items()
            ],
            "trays": [
                {
                    "label": tray.label,
                    "seat": tray.seat,
                    "count": tray.count,
                    "pieces": [piece.as_json() for piece in tray.pieces],
                    "names": list(tray.names),
                }
                for tray in self.trays
            ],
        }


def middle(shape: Shape) -> Point:
    """Of a place, where its pieces stand.

    >>> from spielwerk.engine.places import square
    >>> from spielwerk.engine.sketch import middle
    >>> middle(square((3, 4), 1))
    (3.0, 4.0)
    """
    return sum(x for x, _ in shape) / len(shape), sum(y for _, y in shape) / len(shape)


def _outline(shape: Shape) -> list[list[float]]:
    return [[_short(x), _short(y)] for x, y in shape]


def _short(number: float) -> float:
    return round(number, _DIGITS)


def points(at: Mapping[str, Point], lines: Iterable[tuple[str, str]], size: float = 0.3) -> Ground:
    """A board of points that lines join: morris, or a graph.

    >>> from spielwerk.engine.sketch import points
    >>> ground = points({"a": (0, 0), "b": (2, 0)}, [("a", "b")])
    >>> list(ground.places), ground.lines
    (['a', 'b'], [((0, 0), (2, 0))])
    """
    return Ground(
        {name: disc(place, size) for name, place in at.items()},
        [(at[one], at[other]) for one, other in lines],
    )
