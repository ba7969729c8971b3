"""Dimenticato: the set-up as data (DI-10).

`{"cards": [[card, quarter turns], …]}`: the small cards in ring order, clockwise, beginning with
the top left corner; cards are numbered as in DI-9.
"""

from typing import Any

from spielwerk.engine.integers import integer
from spielwerk.errors import BadSetup
from spielwerk.games.dimenticato.board import (
    CORNERS,
    DICE_OF_CARDS,
    SMALL_CARDS,
    is_big,
    ring_cards,
)
from spielwerk.games.dimenticato.laying import lay_card, put_out
from spielwerk.runtime.state import State


def setup_of(state: State) -> dict[str, Any]:
    return {"cards": [list(_card_at(state, place)) for place in small_places(state)]}


def _card_at(state: State, place: int) -> tuple[int, int]:
    """The card in a place, and how it is turned: no two look the same."""
    dice = tuple(state.dice[CORNERS * place : CORNERS * (place + 1)])
    cards = [DICE_OF_CARDS[n : n + CORNERS] for n in range(0, len(DICE_OF_CARDS), CORNERS)]
    if dice not in cards:
        raise BadSetup("error-setup-unknown")
    return divmod(cards.index(dice), 4)


def set_up(state: State, data: dict[str, Any]) -> None:
    """Lay out a set-up as given, or raise an error that says what is wrong."""
    for key in (*data, "cards"):
        if key != "cards" or key not in data:
            raise BadSetup("dimenticato-setup-key", rule="DI-10", key=str(key))
    lay_cards(state, data["cards"])
    put_out(state)


def lay_cards(state: State, cards: Any) -> None:
    places = small_places(state)
    if not isinstance(cards, list) or len(cards) != len(places):
        raise BadSetup("dimenticato-setup-cards", rule="DI-1", cards=len(places))
    turned: dict[int, int] = {}
    for entry in cards:
        card, quarters = _read(entry)
        if card in turned:
            raise BadSetup("dimenticato-setup-doubled", rule="DI-9", card=card)
        turned[card] = quarters
    for place, (card, quarters) in zip(places, turned.items(), strict=True):
        lay_card(state, place, card, quarters)


def small_places(state: State) -> list[int]:
    return [place for place in range(ring_cards(state)) if not is_big(state, place)]


def _read(entry: Any) -> tuple[int, int]:
    """A card, and by how many quarters it is turned."""
    if not (isinstance(entry, list | tuple) and len(entry) == 2):
        raise BadSetup("dimenticato-setup-entry", rule="DI-10", entry=str(entry))
    card, quarters = map(integer, entry)
    if card is None or not 0 <= card < SMALL_CARDS:
        raise BadSetup("dimenticato-setup-card", rule="DI-9", card=str(entry[0]))
    if quarters is None or not 0 <= quarters < 4:
        raise BadSetup("dimenticato-setup-turns", rule="DI-10", turns=str(entry[1]))
    return card, quarters
