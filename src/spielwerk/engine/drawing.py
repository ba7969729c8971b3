"""A position as an SVG image, for docs and reports: whatever the game, from its board as data."""

import math
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from spielwerk.engine.places import Point, Shape
from spielwerk.engine.sketch import Piece, Sketch, Tray, middle
from spielwerk.pictures import SEAT_SYMBOLS, Say

WOOD, LIGHT_WOOD, DARK_WOOD = "#b98a55", "#dcb98a", "#8a6237"
PAPER, INK = "#fffaf0", "#2b2118"
SEATS = ("#0063a6", "#b3541e", "#00745a", "#9b3d78")

MARGIN = 0.4  # around everything, in the units of the board
ROW = 0.9  # the height of a tray
LETTERS = 0.36  # of its label
NEXT = 0.72  # from one of its pieces to the next
STACKED = 5  # how much of a high stack is seen
_FONT = "system-ui, sans-serif"


def svg(sketch: Sketch, say: Say, named: bool = False) -> str:
    """The image as text. `named`: with the names of the places.

    >>> import spielwerk
    >>> from spielwerk.engine.drawing import svg
    >>> from spielwerk.locale import say
    >>> rings = spielwerk.load("rings")
    >>> svg(rings.game.sketch(rings.start().view(0)), say)[:4]
    '<svg'
    """
    return tostring(_drawn(sketch, say, named), encoding="unicode")


def svg_file(sketch: Sketch, say: Say, named: bool = False) -> str:
    """The same with line breaks, as a file of its own."""
    drawn = _drawn(sketch, say, named)
    indent(drawn)
    return tostring(drawn, encoding="unicode") + "\n"


def _drawn(sketch: Sketch, say: Say, named: bool) -> Element:
    left, top, width, height = sketch.ground.box
    rows = ROW * len(sketch.trays)
    widest = max([width, *(_width(tray, say) for tray in sketch.trays)])
    box = (left - MARGIN, top - MARGIN, widest + 2 * MARGIN, height + 2 * MARGIN + rows)
    image = Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "viewBox": " ".join(_number(part) for part in box),
            "font-family": _FONT,
            "text-anchor": "middle",
        },
    )
    _draw_board(image, sketch, named)
    for number, tray in enumerate(sketch.trays):
        _draw_tray(image, tray, left, top + height + MARGIN + ROW * (number + 0.5), say)
    return image


# ---- The board --------------------------------------------------------------------------------


def _draw_board(image: Element, sketch: Sketch, named: bool) -> None:
    ground = sketch.ground
    left, top, width, height = ground.box
    if ground.areas:
        for area in ground.areas:
            _draw_shape(image, area, WOOD, DARK_WOOD)
    else:
        corner = (left - MARGIN / 2, top - MARGIN / 2)
        _draw_rectangle(image, corner, width + MARGIN, height + MARGIN, WOOD)
    for line in ground.lines:
        points = {"points": _points(line), "fill": "none", "stroke": DARK_WOOD}
        SubElement(image, "polyline", points | {"stroke-width": "0.06"})
    for name, shape in ground.places.items():
        place = SubElement(image, "g", {"data-cell": name})
        _draw_shape(place, shape, LIGHT_WOOD, DARK_WOOD)
        at, size = middle(shape), _room(shape)
        for piece in sketch.pieces.get(name, ()):
            _draw_piece(place, piece, at, size, shape)
        if named:
            corner = (at[0] - size * 0.92, at[1] - size * 0.75)
            _write(place, name, corner, max(size * 0.34, 0.18), INK, {"text-anchor": "start"})


def _room(shape: Shape) -> float:
    """The radius of the largest disc around the middle of a shape."""
    at = middle(shape)
    sides = zip(shape, (*shape[1:], shape[0]), strict=True)
    return min(_distance(at, one, other) for one, other in sides)


def _distance(at: Point, one: Point, other: Point) -> float:
    """From a point to the side between two others."""
    (x, y), (x1, y1), (x2, y2) = at, one, other
    across, down = x2 - x1, y2 - y1
    along = ((x - x1) * across + (y - y1) * down) / (across**2 + down**2)
    share = max(0.0, min(1.0, along))
    return math.hypot(x - x1 - share * across, y - y1 - share * down)


# ---- Pieces -----------------------------------------------------------------------------------


def _draw_piece(
    image: Element, piece: Piece, at: Point, size: float, shape: Shape | None = None
) -> None:
    if piece.text:
        _draw_tile(image, piece, at, size, shape)
        return
    fill = WOOD if piece.seat is None else SEATS[piece.seat]
    radius, rise = size * 0.8, size * 0.16
    x, y = at
    for _ in range(min(piece.height, STACKED)):
        disc = {"cx": _number(x), "cy": _number(y), "r": _number(radius)}
        edge = {"stroke": PAPER, "stroke-width": _number(size * 0.08)}
        SubElement(image, "circle", disc | edge | {"fill": fill})
        y -= rise
    symbol = "" if piece.seat is None else SEAT_SYMBOLS[piece.seat]
    text = str(piece.height) if piece.height > 1 else symbol
    _write(image, text, (x, y + rise), radius, PAPER)


def _draw_tile(image: Element, piece: Piece, at: Point, size: float, shape: Shape | None) -> None:
    """Something with a text on it: a die, a card, a tile. One without a seat fills its place."""
    fill, ink = (PAPER, INK) if piece.seat is None else (SEATS[piece.seat], PAPER)
    if shape is None or piece.seat is not None:
        corner = (at[0] - size * 0.7, at[1] - size * 0.7)
        _draw_rectangle(image, corner, size * 1.4, size * 1.4, fill)
    else:
        _draw_shape(image, shape, fill, DARK_WOOD)
    _write(image, piece.text, at, size * min(0.9, 2 / len(piece.text)), ink)


# ---- Trays ------------------------------------------------------------------------------------


def _draw_tray(image: Element, tray: Tray, left: float, y: float, say: Say) -> None:
    text, colour = _label(tray, say), INK if tray.seat is None else SEATS[tray.seat]
    _write(image, text, (left, y), LETTERS, colour, {"text-anchor": "start"})
    for n, piece in enumerate(tray.pieces):
        x = left + _length(text) + (n + 0.5) * NEXT
        _draw_piece(image, piece, (x, y), NEXT * 0.6)


def _label(tray: Tray, say: Say) -> str:
    """What it is called, and how much is in it."""
    symbol = "" if tray.seat is None else f"{SEAT_SYMBOLS[tray.seat]} "
    count = "" if tray.count is None else f": {tray.count}"
    return f"{symbol}{say(tray.label)}{count}"


def _length(text: str) -> float:
    """Roughly: the font is unknown."""
    return LETTERS * (0.62 * len(text) + 0.6)


def _width(tray: Tray, say: Say) -> float:
    return _length(_label(tray, say)) + NEXT * len(tray.pieces)


# ---- Elements ---------------------------------------------------------------------------------


def _draw_shape(image: Element, shape: Shape, fill: str, edge: str) -> None:
    style = {"fill": fill, "stroke": edge, "stroke-width": "0.03"}
    SubElement(image, "polygon", {"points": _points(shape)} | style)


def _draw_rectangle(image: Element, corner: Point, width: float, height: float, fill: str) -> None:
    numbers = {"x": corner[0], "y": corner[1], "width": width, "height": height, "rx": 0.15}
    written = {name: _number(each) for name, each in numbers.items()}
    SubElement(image, "rect", written | {"fill": fill, "stroke": DARK_WOOD, "stroke-width": "0.03"})


def _write(
    image: Element,
    text: str,
    at: Point,
    size: float,
    colour: str,
    more: dict[str, str] | None = None,
) -> None:
    """A text whose middle is at a point, whatever the font makes of baselines."""
    place = {"x": _number(at[0]), "y": _number(at[1] + size * 0.35), "font-size": _number(size)}
    SubElement(image, "text", place | {"fill": colour} | (more or {})).text = text


def _points(shape: Shape) -> str:
    return " ".join(f"{_number(x)},{_number(y)}" for x, y in shape)


def _number(number: float) -> str:
    return f"{number:.3f}".rstrip("0").rstrip(".")
