"""The positions in the help and in "how to play", drawn like those in the tests and played by the
rules themselves. `python tests/help_scenes.py` writes them for the web app; `test_help.py` checks
that they follow the rules."""

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from rules.dimenticato_tracks import track
from rules.memento_pictures import ORDER, memento
from rules.rings_pictures import rings
from rules.triominos_tables import laying, table
from spielwerk.engine.position import Position
from spielwerk.games.dimenticato.board import DECK

FOLDER = Path(__file__).parents[1] / "web" / "src" / "help" / "scenes"

LEARNER = 0  # the seat that looks at the pictures and learns


def picture(
    position: Position,
    glow: Iterable[str] = (),
    *,
    touched: Iterable[str] = (),
    last: str | None = None,
    hint: str | None = None,
    seat: int | None = LEARNER,
) -> dict[str, Any]:
    """One board to look at: which moves light up, what has been touched, what was played last."""
    legal = set(position.legal_moves)
    return {
        "view": position.view(seat),
        "legal": [move for move in glow if move in legal],
        "touched": list(touched),
        "last": moved(last),
        "hint": hint,
    }


def step(
    position: Position,
    moves: Iterable[str],
    *,
    wrong: Iterable[str] = (),
    last: str | None = None,
    hint: str | None = None,
) -> dict[str, Any]:
    """One thing to do on a live board: the right moves, and the result of each. Others may be
    tried, but lead nowhere. The hint is for people who cannot find them."""
    right = list(moves)
    return {
        "view": position.view(LEARNER),
        "legal": [*right, *wrong],
        "last": moved(last),
        "hint": hint or right[0],
        "after": {move: position.play(move).view(LEARNER) for move in right},
    }


def moved(move: str | None, seat: int = LEARNER) -> dict[str, Any] | None:
    return None if move is None else {"n": 1, "kind": "moved", "seat": seat, "move": move}


def starting(position: Position, *starts: str) -> list[str]:
    return [move for move in position.legal_moves if move.startswith(starts)]


def rings_scenes() -> dict[str, Any]:
    neighbours = rings("""
        a: . . . . . . . .
        b: . o . . . . . .
        c: . . . . . . . .
    """)
    before_turn = rings("""
        a: o . . . x . . .
        b: o . x . . . . .
        c: . . . . x . . o
    """)
    lines = rings("""
        a: o' o . . x . . o'
        b: .  . . . x . . .
        c: .  . x . x . . .
    """)
    five_and_six = rings(
        """
        a: o' o  o' o  o . . .
        b: .  x' x  x' x x . .
        c: .  .  .  .  . . . o
    """,
        to_move=1,
        hand=[3, 4],  # three lines have been formed: one pawn and two pawns are gone
    ).play("b7")
    taking = rings("""
        a: o . x . . . . o
        b: . . . . x' x x' .
        c: . . . . . . . .
    """).play("a2")
    flying = rings(
        """
        a: . . . x . . . .
        b: . o . . x . o .
        c: o . . . x . o .
    """,
        hand=[0, 3],
    )
    first = rings("""
        a: o o . . . . . .
        b: . . . x x . . .
        c: . . . . . . x .
    """)
    turn = rings("""
        a: o . . . x . . .
        b: o . . x . . . .
        c: . . . . . x . o
    """)
    move = rings("""
        a: . o o . . . . .
        b: . . . o . . x .
        c: . . . . . x x .
    """)
    return {
        "pictures": {
            "neighbours": [picture(neighbours, starting(neighbours, "b2-"), touched=["b2"])],
            "turn": [picture(before_turn), picture(before_turn.play("c+"), last="c+")],
            "lines": [picture(lines)],
            "spoke": [picture(before_turn.play("c+"), last="c+")],
            "lock": [picture(five_and_six.play("xc8"))],
            "taking": [picture(taking, taking.legal_moves, last="a2")],
            "flying": [picture(flying, starting(flying, "b2-"), touched=["b2"])],
        },
        "lesson": [
            step(first, ["a3"]),
            step(first.play("a3"), first.play("a3").legal_moves, last="a3"),
            step(turn, ["c+"]),
            step(move, ["b4-a4"]),
        ],
    }


def standing(**figures: str) -> str:
    """A drawing of Memento with these figures: `standing(A1="o2", B0="x")`."""
    return " ".join(figures.get(point, ".") for point in ORDER)


def memento_scenes() -> dict[str, Any]:
    empty = memento(standing(), turns=0)
    exits = memento(standing(C1="o", B2="x2"))
    figures = memento(standing(C4="o", I1="o2", B4="o3"))
    loop = memento(standing(A6="o2", A5="x", B2="x", C4="x2", I0="o"))
    around = ["A6-A1", "A6-C5", "A6-C6", "A6-C1"]
    double = memento(standing(C5="o2", A5="x", I4="x", B0="x2", A0="o"))
    before_turn = memento(standing(A1="x2", A4="o", C6="o2", B5="x"))
    middles = memento(standing(A0="o2", B0="o3", C0="o", I4="o", A2="x", B4="x2")).play("I4-I0")
    heart = memento(
        standing(B0="x2", B2="x", B4="x", B5="x", A1="o2", C2="o", I1="o"), to_move=1
    ).play("B5-B6")
    entering = memento(standing(A1="o", B3="x", C4="x"))
    gates = {"A2", "A6", "B2", "C6"}
    turn = memento(standing(A1="o2", A4="x", B6="o", C3="x"))
    capture = memento(standing(C5="o2", A6="x", B0="x2", I2="o"))
    split = memento(standing(I0="o2", A4="x", B3="o", C0="x"))
    win = memento(standing(A0="o2", B0="o", C0="o3", I4="o", A2="x", B4="x2"))
    return {
        "pictures": {
            "board": [picture(empty)],
            "exits": [picture(exits, starting(exits, "C1-"), touched=["C1"])],
            "loop": [picture(loop, around, touched=["A6"])],
            "figures": [picture(figures)],
            "capture": [picture(capture.play("C5-A6"), last="C5-A6")],
            "double": [picture(double, starting(double, "C5-"), touched=["C5"])],
            "turn": [picture(before_turn), picture(before_turn.play("A+"), last="A+")],
            "middles": [picture(middles)],
            "heart": [picture(heart)],
        },
        "lesson": [
            step(entering, [m for m in starting(entering, "A", "B", "C") if pair(m) <= gates]),
            step(turn, ["A+", "A-"]),
            step(capture, ["C5-A6"]),
            step(split, ["I0/I2,I4", "I0/I2,I6", "I0/I4,I6"]),
            step(win, ["I4-I0"]),
        ],
    }


def pair(move: str) -> set[str]:
    """The two points when Singles enter; for other moves, something that is not a point."""
    return set(move.split(","))


# Five tiles around a vertex, and the one that closes the hexagon.
AROUND = ["112@0,0d", "231@1,0u", "413@1,-1d", "145@1,-1u"]
CLOSING = "551@0,-1d"


def triominos_scenes() -> dict[str, Any]:
    fits = table("115", AROUND[:2], ["135 333 255", "444"], chips=[4, 4])
    hexagon = table("115", AROUND, ["155 333 444", "222"], chips=[6, 5])
    bridge = table(
        "113",
        ["351@-1,0d", "114@0,0d", "441@1,0u", "514@1,-1d", "534@-1,0u", "155@1,-1u", "343@-1,-1d"],
        ["335 444", "222"],
    )
    swap = table("115", [AROUND[0], "J@1,0u", AROUND[2]], ["123 333 444", "222"], chips=[5, 5])
    first = table("115", AROUND[:1], ["123 333 444", "222"], chips=[4, 4])
    buying = table("115", AROUND[:2], ["333 444", "222"], chips=[5, 4], pot="134 225 355 235 445")

    def scene(position: Position, last: str | None = None) -> dict[str, Any]:
        """A close-up of the tiles, without the places where others might go."""
        shown = picture(position, last=last, seat=None)
        shown["view"]["open_cells"] = []
        return shown

    return {
        "pictures": {
            "fits": [picture(fits, sorted(laying(fits)), touched=["#135"])],
            "hexagon": [scene(hexagon), scene(hexagon.play(CLOSING), CLOSING)],
            "bridge": [scene(bridge), scene(bridge.play("353@0,-1u"), "353@0,-1u")],
            "swap": [scene(swap), scene(swap.play("swap 231"), "swap 231")],
        },
        "lesson": [
            step(first, sorted(laying(first))),
            step(hexagon, [CLOSING]),
            step(buying, ["buy"]),
            step(swap, starting(swap, "swap")),
        ],
    }


def dimenticato_scenes() -> dict[str, Any]:
    start = track("""
        _ _ _ _ a a _ _ _ _
        _ _ _ _ a a _ _ _ _
        _ _ . . . . . 4 _ _
        _ _ . . . . . . _ _
        _ _ . . _ _ . . _ _
        _ _ . . _ _ . . _ _
        _ _ . . . . . . _ _
        _ _ . . . . . . _ _
        _ _ _ _ b b _ _ _ _
        _ _ _ _ b b _ _ _ _
    """)
    calling = track(
        """
        _ _ _ _ . . _ _ _ _
        _ _ _ _ . . _ _ _ _
        _ _ . . . . . A _ _
        _ _ . . . . A . _ _
        _ _ . . _ _ . B _ _
        _ _ . . _ _ . . _ _
        _ _ A . . . . . _ _
        _ _ . B . . A . _ _
        _ _ _ _ . . _ _ _ _
        _ _ _ _ . . _ _ _ _
    """,
        under={"h8": 4},
    )
    hitting = track(
        """
        _ _ _ _ A . _ _ _ _
        _ _ _ _ . . _ _ _ _
        _ _ . . . . . . _ _
        _ _ . . . . . . _ _
        _ _ . . _ _ . A _ _
        _ _ . . _ _ . . _ _
        _ _ . A . . B . _ _
        _ _ . . . . . . _ _
        _ _ _ _ . . _ _ _ _
        _ _ _ _ . B _ _ _ _
    """,
        under={"h6": 3},
        colours={"g4": 2},
    ).play("h6=3")
    homecoming = track(
        """
        _ _ _ _ . A _ _ _ _
        _ _ _ _ . . _ _ _ _
        _ _ . A . . . . _ _
        _ _ . . . . . . _ _
        _ _ A . _ _ . . _ _
        _ _ . . _ _ . B _ _
        _ _ . A . . . . _ _
        _ _ . . . . . . _ _
        _ _ _ _ . . _ _ _ _
        _ _ _ _ . . _ _ _ _
    """,
        under={"d8": 3},
    ).play("d8=3")
    hits = [move for move in hitting.legal_moves if "x" in move]
    called = calling.play("h8=4")
    wrong = [f"h8={number}" for number in (1, 2, 3, 5, 6)]
    return {
        "pictures": {
            "track": [picture(start)],
            "deck": [],
            "leave": [picture(start, starting(start, "f9-"), touched=["f9"])],
            "ways": [picture(called, called.legal_moves)],
            "hit": [picture(hitting.play(hits[0]), last=hits[0])],
            "home": [picture(homecoming, homecoming.legal_moves)],
        },
        "lesson": [
            step(start, [move for move in start.legal_moves if move.endswith("-h8")]),
            step(calling, ["h8=4"], wrong=wrong),
            step(called, called.legal_moves, last="h8=4"),
            step(hitting, hits, last="h6=3"),
        ],
        "deck": [[list(die) for die in card] for card in DECK],
    }


SCENES: dict[str, Callable[[], dict[str, Any]]] = {
    "rings": rings_scenes,
    "memento": memento_scenes,
    "triominos": triominos_scenes,
    "dimenticato": dimenticato_scenes,
}


def written(game: str) -> str:
    """As JSON, with one line per picture and step."""
    parts = []
    for name, part in SCENES[game]().items():
        if isinstance(part, dict):
            lines = [f"{_json(key)}: {_json(value)}" for key, value in part.items()]
            parts.append(f"{_json(name)}: {{\n" + ",\n".join(lines) + "\n}")
        else:
            parts.append(f"{_json(name)}: [\n" + ",\n".join(map(_json, part)) + "\n]")
    return "{" + ",\n".join(parts) + "}\n"


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in SCENES:
        (FOLDER / f"{name}.json").write_text(written(name), encoding="utf-8")
