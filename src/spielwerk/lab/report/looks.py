"""How all moves of a decision look to the player who gives hints, at a glance."""

from collections.abc import Sequence
from dataclasses import replace

from spielwerk.bots.levels import strongest
from spielwerk.bots.search import Search
from spielwerk.engine.levels import SMALL_TREE
from spielwerk.engine.position import Position, Ruleset
from spielwerk.workbench.stories import Look

GOOD = 0.05  # a move this close to the best one looks good
DEALS = 4  # ways to deal what the mover cannot see
TRIES = 30  # of each move, where no net judges what follows


def looks_of(position: Position) -> tuple[Look | None, ...]:
    """Every decision of a game; None where there was only one move."""
    eye = _Eye(position.ruleset)
    *before, _ = position.positions()
    return tuple(eye.look(each) for each in before)


class _Eye:
    """Judges all moves of a position alike: by a net once for each deal, or by a search that tries
    each of them several times."""

    def __init__(self, ruleset: Ruleset) -> None:
        rules, method = ruleset.rules, strongest(ruleset.game).method
        self._is_judged = method.judged
        if method.judged:
            method = replace(method, children=rules.max_moves, nodes=rules.max_moves + 2)
        else:
            method = replace(method, width=1e9, as_played=False, nodes=SMALL_TREE)
        deals = DEALS if method.judged and rules.redeal is not None else 1
        self._searches = [Search(ruleset, method, key) for key in range(deals)]

    def look(self, position: Position) -> Look | None:
        moves = position.legal_moves.actions
        if len(moves) < 2:
            return None
        chances = self._chances(position, moves)
        best, second, *_, worst = (*sorted(chances.values(), reverse=True), min(chances.values()))
        good = sum(best - chance <= GOOD for chance in chances.values())
        blunder = min(moves, key=chances.__getitem__)
        return good, round(best - second, 4), round(best - worst, 4), position.text(blunder)

    def _chances(self, position: Position, moves: Sequence[int]) -> dict[int, float]:
        """The mover's chance to win after each move."""
        seat = position.to_move or 0
        state = position.redealt(seat, 0).plain()
        chances = dict.fromkeys(moves, 0.0)
        for search in self._searches:
            search.begin(state, seat, moves)
            search.step(1 if self._is_judged else TRIES * len(moves))
            for found in search.candidates():
                chances[found.action] += found.wins[seat] / len(self._searches)
        return chances
