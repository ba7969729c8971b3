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
from spielwerk.games.memento.board import NUMBER, POINT_NAMES
from spielwerk.games.memento.rules import stones

# The points in the order of a drawing.
ORDER = """
    A1 A6 A2 A0 A5 A4 A3 C1 I3 I4 I5 B1 C6 C2 I0 B6 B2 C0 I2 I6 B0 C5 C4 C3 I1 B5 B4 B3
""".split()  # noqa: SIM905
OWNERS = "oxvz"

EMPTY = "." + " ." * 27


def memento(
    drawing, *, players=2, to_move=0, turns=20, quiet=0, supply=None, turned=(), before=None,
    entered=None, out=None, **options,
) -> Position:  # fmt: skip
    """The position in a drawing. Stones that are not on the board are in the supply; players with
    figures have entered; `turned` are the seats whose last action was a turn."""
    game = spielwerk.load("memento", players, **options)
    state = game.blank()
    game.rules.begin(state, 0)
    on_board = 0
    for name, sign in zip(ORDER, drawing.split(), strict=True):
        if sign == ".":
            continue
        height = int(sign[1:] or 1)
        on_board += height
        state.figures[OWNERS.index(sign[0])] |= 1 << NUMBER[name]
        if height > 1:
            field = ("doubles", "triples")[height - 2]
            setattr(state, field, getattr(state, field) | 1 << NUMBER[name])
    state.supply = stones(players) - on_board if supply is None else supply
    state.to_move = to_move
    state.before = (to_move - 1) % players if before is None else before
    state.turns, state.quiet = turns, quiet
    state.turned = sum(1 << seat for seat in turned)
    seats = [s for s in range(players) if state.figures[s]] if entered is None else entered
    state.entered = sum(1 << seat for seat in seats)
    for seat, turn in (out or {}).items():
        state.out_on[seat] = turn
        state.entered |= 1 << seat
    return Position(game, state, {})


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
