"""Memento positions as small drawings, for tests.

A drawing shows the board: triangle A above, C, I and B below. `.` is a free point; a
figure is its owner (`o x v z` for seats 0 to 3) and its height, where `o` alone is a Single.

                 A1                            .
               A6  A2                        .   .
                 A0                            o3
             A5  A4  A3                    .   .   .
        C1   I3  I4  I5   B1          .    .   x   .    .
       C6 C2     I0     B6 B2        . .      .       . .
        C0    I2    I6    B0          x2   .     .     .
      C5 C4 C3   I1   B5 B4 B3      . . .      .     . . .
"""

import spielwerk
from spielwerk.engine.position import Position
from spielwerk.engine.seats import SEAT_NAMES
from spielwerk.games.memento.board import POINT_NAMES

# The points in the order of a drawing.
ORDER = """
    A1 A6 A2 A0 A5 A4 A3 C1 I3 I4 I5 B1 C6 C2 I0 B6 B2 C0 I2 I6 B0 C5 C4 C3 I1 B5 B4 B3
""".split()  # noqa: SIM905
OWNERS = "oxvz"

EMPTY = "." + " ." * 27


def memento(
    drawing, *, players=2, to_move=0, turns=None, quiet=0, turned=(), out=None, **options
) -> Position:
    """The position in a drawing. Stones that are not on the board are in the supply; `turned` are
    the seats whose last action was a turn."""
    figures = {seat: [] for seat in range(players)}
    for name, sign in zip(ORDER, drawing.split(), strict=True):
        if sign != ".":
            figures[OWNERS.index(sign[0])].append(sign[1:].replace("1", "") + name)
    fields = {SEAT_NAMES[seat]: ",".join(places) for seat, places in figures.items()}
    fields |= {"to_move": to_move, "turns": quiet + 20 if turns is None else turns, "quiet": quiet}
    fields["turned"] = ",".join(SEAT_NAMES[seat] for seat in turned)
    fields["out"] = ",".join(str((out or {}).get(seat, 0)) for seat in range(players))
    game = spielwerk.load("memento", players, **options)
    return game.position(" ".join([*game.header, *(f"{k}={v}" for k, v in fields.items())]))


def shows(position, drawing):
    points = position.view(None)["points"]
    found = {
        name: OWNERS[figure["owner"]] + str(figure["height"]) for name, figure in points.items()
    }
    wanted = {
        name: sign[0] + (sign[1:] or "1")
        for name, sign in zip(ORDER, drawing.split(), strict=True)
        if sign != "."
    }
    assert found == wanted
    return True


def targets(position, origin):
    """Where the figure on a point can go."""
    return {move[3:] for move in position.legal_moves if move.startswith(f"{origin}-")}


def alone(figure, place, **setting):
    """A board with one figure of seat 0, and seat 1 still to enter."""
    drawing = " ".join(figure if name == place else "." for name in ORDER)
    return memento(drawing, **setting)


assert sorted(ORDER) == sorted(POINT_NAMES)
