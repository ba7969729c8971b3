"""Dimenticato: the help."""

from functools import partial
from typing import Any

from spielwerk.engine.help import built, help_of, part, picture, section, starting, step
from spielwerk.games.dimenticato import GAME
from spielwerk.games.dimenticato.board import DECK

at = partial(built, GAME, turns=40)

PAGE = (
    part("page-set-up"),
    part("page-leave", "page-call", "page-way", "page-hit", pictures=["leave", "ways"]),
    part("page-end", pictures=["home"]),
)
BOOK = (
    section("track", 1, 8, "track"),
    section("cards", 9, 11, "deck"),
    section("moving", 12, 17),
    section("hitting", 18, 20, "hit"),
    section("end", 21, 22),
    section("knowing", 23, 24),
)


def scenes() -> dict[str, Any]:
    start = at(
        "cards=1.0,0.0,2.0,3.0,4.0,5.0 blue=e10,f10,f9,e9 orange=e2,f2,f1,e1"
        " waiting=e10,f10,f9,e9,e2,f2,f1,e1"
    )
    calling = at("cards=1.0,0.0,2.0,3.0,4.0,5.0 blue=h8,g7,g3,c4 orange=h6,d3,e2,f2")
    called = calling.play("h8=4")
    wrong = [f"h8={number}" for number in (1, 2, 3, 5, 6)]
    hitting = at("cards=2.0,3.0,0.1,1.2,4.0,5.0 blue=h6,d4,e10,f10 orange=g4,e2,f2,f1")
    hit = hitting.play("h6=3")
    hits = [move for move in hit.legal_moves if "x" in move]
    homecoming = at("cards=0.1,1.0,2.0,3.0,4.0,5.0 blue=d8,d4,c6,f10 orange=h5,e2,f2,f1").play(
        "d8=3"
    )
    pictures: dict[str, list[dict[str, Any]]] = {
        "track": [picture(start)],
        "deck": [],
        "leave": [picture(start, starting(start, "f9-"), touched=["f9"])],
        "ways": [picture(called, called.legal_moves)],
        "hit": [picture(hit, played=hits[0])],
        "home": [picture(homecoming, homecoming.legal_moves)],
    }
    lesson = [
        step(start, [move for move in start.legal_moves if move.endswith("-h8")]),
        step(calling, ["h8=4"], wrong=wrong),
        step(calling, called.legal_moves, played="h8=4"),
        step(hitting, hits, played="h6=3"),
    ]
    return help_of(GAME, PAGE, BOOK, pictures, lesson, deck=DECK)
