"""Memento: the help."""

from functools import partial
from typing import Any

from spielwerk.engine.help import built, help_of, part, picture, section, starting, step
from spielwerk.engine.position import Ruleset
from spielwerk.games.memento import GAME

at = partial(built, GAME)

PAGE = (
    part("page-set-up", pictures=["figures"]),
    part(
        "page-turn",
        list=["page-bring", "page-turn-triangle", "page-move", "page-capture", "page-split"],
        pictures=["capture"],
    ),
    part("page-end", pictures=["middles", "heart"]),
)
BOOK = (
    section("board", 1, 3, "board"),
    section("links", 4, 8, "exits", "loop"),
    section("pieces", 9, 10),
    section("turn", 11, 16, "turn", "double", intro=True),
    section("end", 17, 22),
    section("editions", 23, 24, note="note-languages"),
)


def scenes() -> dict[str, Any]:
    exits = at("blue=C1 orange=2B2")
    loop = at("blue=2A6,I0 orange=A5,B2,2C4")
    double = at("blue=A0,2C5 orange=A5,2B0,I4")
    before_turn = at("blue=A4,2C6 orange=2A1,B5")
    middles = at("blue=2A0,3B0,C0,I4 orange=A2,2B4").play("I4-I0")
    heart = at("blue=2A1,C2,I1 orange=2B0,B2,B4,B5", to_move=1).play("B5-B6")
    entering = at("blue=A1 orange=B3,C4")
    gates = {"A2", "A6", "B2", "C6"}
    two_gates = [m for m in starting(entering, "A", "B", "C") if set(m.split(",")) <= gates]
    turn = at("blue=2A1,B6 orange=A4,C3")
    capture = at("blue=2C5,I2 orange=A6,2B0")
    split = at("blue=B3,2I0 orange=A4,C0")
    win = at("blue=2A0,B0,3C0,I4 orange=A2,2B4")
    pictures = {
        "board": [picture(Ruleset.of(GAME).start())],
        "exits": [picture(exits, starting(exits, "C1-"), touched=["C1"])],
        "loop": [picture(loop, ["A6-A1", "A6-C5", "A6-C6", "A6-C1"], touched=["A6"])],
        "figures": [picture(at("blue=3B4,C4,2I1"))],
        "capture": [picture(capture, played="C5-A6")],
        "double": [picture(double, starting(double, "C5-"), touched=["C5"])],
        "turn": [picture(before_turn), picture(before_turn, played="A+")],
        "middles": [picture(middles)],
        "heart": [picture(heart)],
    }
    lesson = [
        step(entering, two_gates, meant=["A1"], meant_after=["A0", "B0", "C0", "I0"]),
        step(turn, ["A+", "A-"]),
        step(capture, ["C5-A6"]),
        step(split, ["I0/I2,I4", "I0/I2,I6", "I0/I4,I6"]),
        step(win, ["I4-I0"], meant=["A0", "B0", "C0"], meant_after=["A2", "A4", "A6"]),
    ]
    return help_of(GAME, PAGE, BOOK, pictures, lesson)
