"""Dimenticato: what a seat is shown (DI-23): all figures, all colours, the numbers of uncovered
fields, and a number at the moment it is called. Everybody is shown the same, and nobody the past:
while the game runs, only the last turn is told."""

from collections.abc import Sequence
from typing import Any

from spielwerk.engine.state import State
from spielwerk.games.dimenticato.board import CORNERS, NONE, TRACKS, block
from spielwerk.games.dimenticato.rules import (
    GO,
    MAX_MOVES,
    PASS,
    colour_at,
    figures_home,
    legal,
    number_at,
)


def view(state: State, seat: int | None) -> dict[str, Any]:
    track = TRACKS[state.players]
    names = track.names
    dice = range(CORNERS * len(track.cards))
    return {
        "size": list(track.size),
        # Clockwise: the fields of each card from the top left, and whose big card it is.
        "cards": [
            {
                "fields": [names[CORNERS * card + corner] for corner in range(CORNERS)],
                "owner": track.big_cards.index(card) if card in track.big_cards else None,
            }
            for card in range(len(track.cards))
        ],
        "blocks": [[names[field] for field in block(s)] for s in range(state.players)],
        "colours": {names[f]: colour_at(state, f) for f in dice if colour_at(state, f) != NONE},
        "numbers": {names[f]: number_at(state, f) for f in dice if state.occupant[f] == NONE},
        "figures": figures(state),
        # DI-14: figures that have not left yet
        "waiting": [
            names[field]
            for s in range(state.players)
            for n, field in enumerate(block(s))
            if state.waiting[s] >> n & 1
        ],
        "home": [figures_home(state, s) for s in range(state.players)],
        # DI-15: what was called in this turn or, if it has just begun, in the one before
        "called": None
        if state.called == NONE
        else {
            "field": names[state.called],
            "said": state.said,
            "number": number_at(state, state.called),
        },
        "asks": asks(state),
    }


def figures(state: State) -> dict[str, int]:
    """The fields on which figures stand, and whose they are."""
    names = TRACKS[state.players].names
    return {names[f]: state.occupant[f] for f in names if state.occupant[f] != NONE}


def asks(state: State) -> str | None:
    """What is to be done: leave, call, move (the figure that was called), hit (or stay), go on
    inside the goal, or pass. (With figures on dice fields and at home one may call or go on
    inside.)"""
    if state.ended:
        return None
    moves = [0] * MAX_MOVES
    n = legal(state, moves)
    if moves[0] < GO:
        return "pass" if moves[0] == PASS else "call"
    if moves[n - 1] == PASS:
        return "hit"
    if state.moving:
        return "move"
    return "leave" if state.waiting[state.to_move] else "inside"


def told(history: Sequence[str], state: State) -> list[str]:
    """The moves of the last turn: what happened earlier would give away numbers that are covered
    now, be it by the length of a way. Where a number was called, what came of it is told too."""
    goes_on = state.called != NONE and "=" not in "".join(history[-1:])
    return list(history[-2:] if goes_on else history[-1:])
