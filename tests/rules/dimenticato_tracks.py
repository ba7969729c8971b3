"""Dimenticato positions as drawings of the whole track, for tests.

One sign a square of the grid, as on the board; the size gives the number of players:

    _ _ _ _ a a _ _ _ _        a free field is a dot, or a digit that says what die is on it;
    _ _ _ _ a . _ _ _ _        `A B C D` are figures of seats 0 to 3 that are out or home,
    _ _ . . . . 4 . _ _        `a b c d` figures that wait on their start fields;
    _ _ . . . . . A _ _        an underscore is not a field.
    _ _ . . _ _ . . _ _
    _ _ . . _ _ . . _ _        Figures that are not drawn are home, where there is room in their
    _ _ . . . . . . _ _        block.
    _ _ B . . . . . _ _
    _ _ _ _ . . _ _ _ _
    _ _ _ _ . . _ _ _ _
"""

from collections.abc import Iterator

import spielwerk
from spielwerk.engine.position import Position
from spielwerk.games.dimenticato.board import (
    CORNERS,
    DECK,
    DICE_FIELDS,
    NONE,
    OFF,
    TRACKS,
    Track,
    block,
    colour_at,
    number_at,
)
from spielwerk.games.dimenticato.rules import FIGURES, put_figure

PLAYERS = {(10, 10): 2, (14, 10): 3, (14, 14): 4}
SEATS = "ABCD"

# Blue cannot move at all.
LOST = """
    _ _ _ _ _ _ a A _ _ _ _ _ _
    _ _ _ _ _ _ A A _ _ _ _ _ _
    _ _ . . . . . . B C . . _ _
    _ _ . . . . . . D . . . _ _
    _ _ . . _ _ _ _ _ _ . . _ _
    _ _ . . _ _ _ _ _ _ . . _ _
    . . . . _ _ _ _ _ _ . . . .
    . . . . _ _ _ _ _ _ . . . .
    _ _ . . _ _ _ _ _ _ . . _ _
    _ _ . . _ _ _ _ _ _ . . _ _
    _ _ . . . . . . . . . . _ _
    _ _ . . . . . . . . . . _ _
    _ _ _ _ _ _ . . _ _ _ _ _ _
    _ _ _ _ _ _ . . _ _ _ _ _ _
"""

# With g8 in Blue's colour: Blue's last figure can leave only by hitting there (DI-14).
ONLY_A_HIT_LEADS_OUT = """
    _ _ _ _ a . _ _ _ _
    _ _ _ _ . A _ _ _ _
    _ _ . . . . B A _ _
    _ _ . . . . A . _ _
    _ _ . . _ _ . . _ _
    _ _ . . _ _ . . _ _
    _ _ . . . . . . _ _
    _ _ . . . . . . _ _
    _ _ _ _ . . _ _ _ _
    _ _ _ _ . . _ _ _ _
"""


def track(
    drawing: str,
    *,
    under: dict[str, int] | None = None,
    colours: dict[str, int] | None = None,
    to_move: int = 0,
    turns: int = 40,
    **options: int,
) -> Position:
    """The position in a drawing. `under` gives the dice under figures, `colours` the colours of
    fields; matching cards are found."""
    signs = _signs(drawing)
    players = PLAYERS[max(x for x, _ in signs) + 1, max(y for _, y in signs) + 1]
    board = TRACKS[players]
    numbers = {board.names[f]: int(s) for f, s in _drawn(board, signs) if s.isdigit()}
    cards = _cards(board, {**numbers, **(under or {})}, colours or {})
    position = spielwerk.load("dimenticato", players, **options).start(setup={"cards": cards})
    state = position.plain()
    state.to_move, state.turns = to_move, turns
    for seat in range(players):
        _put_figures(state, seat, list(_drawn(board, signs)))
    for name, number in {**numbers, **(under or {})}.items():
        assert number_at(state, board.numbers[name]) == number
    for name, colour in (colours or {}).items():
        assert colour_at(state, board.numbers[name]) == colour
    return Position(position.ruleset, state, position.setup)


def _signs(drawing: str) -> dict[tuple[int, int], str]:
    """The sign on every square; row 0 is the bottom one."""
    rows = [line.split() for line in reversed(drawing.strip().splitlines())]
    return {(x, y): sign for y, row in enumerate(rows) for x, sign in enumerate(row)}


def _drawn(board: Track, signs: dict[tuple[int, int], str]) -> Iterator[tuple[int, str]]:
    for field, square in board.squares.items():
        sign = signs[square]
        assert sign != "_", f"{board.names[field]} is a field, but not drawn"
        yield field, sign


def _put_figures(state, seat: int, drawn: list[tuple[int, str]]) -> None:
    out = [field for field, sign in drawn if sign == SEATS[seat]]
    waiting = [field for field, sign in drawn if sign == SEATS[seat].lower()]
    fields = out + waiting
    fields += [f for f in block(seat) if f not in fields][: state.each - len(fields)]
    assert len(fields) == state.each
    for field in block(seat):
        state.occupant[field] = NONE
    state.waiting[seat] = sum(1 << field - block(seat)[0] for field in waiting)
    absent = [OFF] * (FIGURES - state.each)
    state.figures[FIGURES * seat : FIGURES * (seat + 1)] = sorted(fields) + absent
    for field in fields:
        put_figure(state, seat, field, field)


def _cards(board: Track, numbers: dict[str, int], colours: dict[str, int]) -> list[list[int]]:
    """Cards that show these numbers and colours: the first that fit."""
    told = {board.numbers[name] // CORNERS for name in (*numbers, *colours)}
    small = [place for place in range(len(board.cards)) if place not in board.big_cards]
    places = sorted(small, key=lambda place: place not in told)
    chosen: list[list[int]] = []

    def fits(place: int, card: int, turns: int) -> bool:
        for corner in range(CORNERS):
            value, colour = DECK[card][(corner - turns) % CORNERS]
            name = board.names[CORNERS * place + corner]
            if numbers.get(name, value) != value or colours.get(name, colour) != colour:
                return False
        return True

    def lay(nth: int) -> bool:
        if nth == len(places):
            return True
        for card in range(len(DECK)):
            for turns in range(4):
                if all(card != c for c, _ in chosen) and fits(places[nth], card, turns):
                    chosen.append([card, turns])
                    if lay(nth + 1):
                        return True
                    chosen.pop()
        return False

    assert lay(0), "no cards show all that"
    return [chosen[places.index(place)] for place in small]


def shows(position: Position, drawing: str) -> bool:
    """Whether the figures are as drawn. Digits and dots are free fields."""
    board = TRACKS[position.ruleset.players]
    view = position.view(None)
    for field, sign in _drawn(board, _signs(drawing)):
        name = board.names[field]
        letter = SEATS[view["figures"][name]] if name in view["figures"] else "."
        letter = letter.lower() if name in view["waiting"] else letter
        if field < DICE_FIELDS or sign.isalpha():
            wanted = "." if sign.isdigit() else sign
            assert letter == wanted, f"{name} shows {letter}, not {wanted}"
    return True


def moves(position: Position, start: str = "") -> set[str]:
    return {move for move in position.legal_moves if move.startswith(start)}


def called(position: Position, field: str) -> Position:
    """After the right call for the figure on a field."""
    board = TRACKS[position.ruleset.players]
    return position.play(f"{field}={number_at(position.plain(), board.numbers[field])}")
