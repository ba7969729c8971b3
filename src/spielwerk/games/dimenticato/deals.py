"""The small cards, for OpenSpiel. All seats see them as they are laid, so a player who forgets
nothing knows everything."""

import random
from collections.abc import Sequence

from spielwerk.engine.deals import Setup, in_a_row
from spielwerk.engine.position import Position, Ruleset
from spielwerk.games.dimenticato.board import SMALL_CARDS
from spielwerk.games.dimenticato.laying import lay_card, leads_nowhere
from spielwerk.games.dimenticato.setup import small_places


class Deal:
    """DI-10: the small cards in ring order, each with its quarter turns."""

    outcomes = 4 * SMALL_CARDS

    def __init__(self, ruleset: Ruleset) -> None:
        self._state = ruleset.blank()
        self._places = small_places(self._state)
        self.steps = len(self._places)

    def chances(self, dealt: Sequence[int]) -> list[tuple[int, float]]:
        place = self._places[len(dealt)]
        used = {outcome // 4 for outcome in dealt}
        left = [card for card in range(SMALL_CARDS) if card not in used]
        quarters = {4 * card + turns: 0 for card in left for turns in range(4)}
        for outcome in list(quarters):
            quarters[self._laid(place, outcome)] += 1
        return [(outcome, n / (4 * len(left))) for outcome, n in quarters.items() if n > 0]

    def _laid(self, place: int, outcome: int) -> int:
        """How a card is laid: one quarter turn further if it would lead nowhere."""
        card, turns = divmod(outcome, 4)
        lay_card(self._state, place, card, turns)
        return 4 * card + (turns + leads_nowhere(self._state, place)) % 4

    def name(self, outcome: int) -> str:
        return f"card {outcome // 4}, turned {outcome % 4}"

    def setup(self, dealt: Sequence[int]) -> Setup:
        return {"cards": [list(divmod(outcome, 4)) for outcome in dealt]}

    def known(self, position: Position, seat: int) -> str:
        cards = " ".join(f"{card}.{turns}" for card, turns in position.setup["cards"])
        return f"seat {seat}\ncards {cards}\n{in_a_row(position.history)}"

    def another(self, position: Position, seat: int, chance: random.Random) -> list[int]:
        """There is no other deal: every card was face up."""
        return [4 * card + turns for card, turns in position.setup["cards"]]
