"""Dimenticato: what a seat is shown (DI-23): all figures, all colours, the numbers of uncovered
fields, and a number at the moment it is called. All seats see the same, and no one sees the past:
until the game ends, only the last turn is listed."""

from collections.abc import Sequence
from typing import Any

from spielwerk.games.dimenticato.board import CORNERS, NONE, TRACKS, block, colour_at, number_at
from spielwerk.games.dimenticato.moves import GO, LOOK, PASS
from spielwerk.games.dimenticato.rules import MAX_MOVES, figures_home, legal, list_leaving
from spielwerk.runtime.state import State


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
            for field in block(s)
            if waits(state, s, field)
        ],
        "home": [figures_home(state, s) for s in range(state.players)],
        # DI-15: the call of this turn or, if it has just begun, of the previous one. Nothing was
        # said if numbers are not called.
        "called": None
        if state.called == NONE
        else {
            "field": names[state.called],
            "said": state.said or None,
            "number": number_at(state, state.called),
        },
        "asks": asks(state),
    }


def figures(state: State) -> dict[str, int]:
    """The fields with figures, and whose they are."""
    names = TRACKS[state.players].names
    return {names[f]: state.occupant[f] for f in names if state.occupant[f] != NONE}


def asks(state: State) -> str | None:
    """What the player must do: leave, call (or look, if numbers are not called), move (the called
    figure), hit (or stay), go on inside the goal, or pass. ("Call" and "look" include going on
    inside, if the player has figures at home.)"""
    if state.ended:
        return None
    moves = [0] * MAX_MOVES
    n = legal(state, moves)
    if moves[0] < GO:
        return "pass" if moves[0] == PASS else "call"
    if moves[0] >= LOOK:
        return "look"
    if moves[n - 1] == PASS:
        return "hit"
    if state.moving:
        return "move"
    return "leave" if state.waiting[state.to_move] else "inside"


def waits(state: State, seat: int, field: int) -> bool:
    """DI-14: whether a seat has a figure on a field that has not left yet."""
    return field in block(seat) and bool(state.waiting[seat] >> field - block(seat)[0] & 1)


def can_leave(state: State) -> bool:
    """DI-14: whether a waiting figure of the player to move has a way, if only by hitting."""
    return list_leaving(state, [0] * MAX_MOVES) != 0


def told(history: Sequence[str], state: State) -> list[str]:
    """The moves of the last turn: earlier ones would give away numbers that are covered now, if
    only by the length of a way. After a call or a look, the move that followed is included."""
    last = "".join(history[-1:])
    goes_on = state.called != NONE and "=" not in last and "?" not in last
    return list(history[-2:] if goes_on else history[-1:])
