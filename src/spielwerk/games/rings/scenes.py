"""Rings: the help."""

from functools import partial
from typing import Any

from spielwerk.engine.help import built, help_of, part, picture, section, starting, step
from spielwerk.games.rings import GAME

at = partial(built, GAME)

PAGE = (
    part("page-set-up"),
    part(
        "page-turn",
        list=["page-place", "page-turn-ring", "page-move"],
        after=["page-line", "page-fly"],
        pictures=["spoke", "lock"],
    ),
    part("page-end"),
)
BOOK = (
    section("board", 1, 3, "neighbours"),
    section("turn", 4, 8, "turn", "flying", intro=True),
    section("lines", 9, 14, "lines"),
    section("taking", 15, 17, "taking"),
    section("end", 18, 20),
    section("options", 21, 21),
)


def scenes() -> dict[str, Any]:
    neighbours = at("blue=b2 hand=5,5")
    before_turn = at("blue=a1,b1,c8 orange=a5,b3,c5 hand=5,5")
    lines = at("blue=a1*,a2,a8* orange=a5,b5,c3,c5 hand=5,5")
    # Three lines have been formed: one pawn and two pawns are gone.
    five_and_six = at("blue=a1*,a2,a3*,a4,a5,c8 orange=b2*,b3,b4*,b5,b6 hand=3,4", to_move=1).play(
        "b7"
    )
    taking = at("blue=a1,a8 orange=a3,b5*,b6,b7* hand=5,5")
    flying = at("blue=b2,b7,c1,c7 orange=a4,b5,c5 hand=0,3")
    first = at("blue=a1,a2 orange=b4,b5,c7 hand=5,5")
    turn = at("blue=a1,b1,c8 orange=a5,b4,c6 hand=5,5")
    move = at("blue=a2,a3,b4 orange=b7,c6,c7 hand=5,5")
    pictures = {
        "neighbours": [picture(neighbours, starting(neighbours, "b2-"), touched=["b2"])],
        "turn": [picture(before_turn), picture(before_turn, played="c+")],
        "lines": [picture(lines)],
        "spoke": [picture(before_turn, played="c+")],
        "lock": [picture(five_and_six.play("xc8"))],
        "taking": [picture(taking, taking.play("a2").legal_moves, played="a2")],
        "flying": [picture(flying, starting(flying, "b2-"), touched=["b2"])],
    }
    lesson = [
        step(first, ["a3"], meant_after=["a1", "a3"]),
        step(first, first.play("a3").legal_moves, played="a3"),
        step(turn, ["c+"]),
        step(move, ["b4-a4"]),
    ]
    return help_of(GAME, PAGE, BOOK, pictures, lesson)
