"""The tiles, for OpenSpiel. Players see their own, and the others only when they are laid."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from spielwerk.engine.deals import Setup, in_a_row
from spielwerk.engine.position import Position, Ruleset
from spielwerk.games.triominos.board import JOKER, TILE_COUNT, TILE_NAMES, TILE_NUMBER
from spielwerk.games.triominos.readings import READINGS_OF
from spielwerk.games.triominos.rules import FITTING


class Deal:
    """TR-4: tiles for every seat, the first tile on the table, and the pot. A tile's *place* is
    its index in the order of the deal."""

    outcomes = TILE_COUNT

    def __init__(self, ruleset: Ruleset) -> None:
        self._players = ruleset.players
        self._open = bool(ruleset.options["open"])
        self._tiles = range(TILE_COUNT if ruleset.options["joker"] else JOKER)
        self.rack = int(ruleset.options["rack"])
        self._first = self.rack * ruleset.players  # the first tile's place; the pot follows
        self.steps = len(self._tiles)

    def chances(self, dealt: Sequence[int]) -> list[tuple[int, float]]:
        left = sorted(set(self._tiles) - set(dealt))
        if len(dealt) == self._first and JOKER in left:
            left.remove(JOKER)
        return [(tile, 1 / len(left)) for tile in left]

    def name(self, outcome: int) -> str:
        return TILE_NAMES[outcome]

    def setup(self, dealt: Sequence[int]) -> Setup:
        names = [TILE_NAMES[tile] for tile in dealt]
        racks = [sorted(names[s * self.rack :][: self.rack]) for s in range(self._players)]
        return {"racks": racks, "first": names[self._first], "pot": names[self._first + 1 :]}

    def sees(self, seat: int, other: int) -> bool:
        """Whether a seat is shown another seat's rack and what that seat draws."""
        return seat == other or self._open

    def known(self, position: Position, seat: int) -> str:
        setup = position.setup
        racks = [
            in_a_row(rack) if self.sees(seat, other) else "?"
            for other, rack in enumerate(setup["racks"])
        ]
        pot = iter(setup["pot"])
        moves = []
        for ply, move in enumerate(position.history):
            drawn = next(pot) if move == "buy" else None
            shown = drawn is not None and self.sees(seat, ply % self._players)
            moves.append(f"{move} {drawn}" if shown else move)
        return f"seat {seat}\nracks {' | '.join(racks)}\nfirst {setup['first']}\n{in_a_row(moves)}"

    def another(self, position: Position, seat: int, chance: random.Random) -> list[int]:
        """All deals that agree with what the seat knows are equally likely, as long as no player
        with a hidden rack has passed."""
        setup = position.setup
        racks = [TILE_NUMBER[tile] for rack in setup["racks"] for tile in rack]
        pot = [TILE_NUMBER[tile] for tile in setup["pot"]]
        dealt = [*racks, TILE_NUMBER[setup["first"]], *pot]
        unseen = _Unseen(self, position, seat)
        hidden = sorted({dealt[place] for place in unseen.places} - set(unseen.laid))
        chance.shuffle(hidden)
        allowed = {
            tile: [place for place in unseen.places if unseen.may_be(tile, place)]
            for tile in (*unseen.laid, *hidden)
        }
        for place, tile in _matched(allowed, chance).items():
            dealt[place] = tile
        return dealt


class _Unseen:
    """The places whose tiles a seat has not been shown, and what the moves reveal about them."""

    def __init__(self, deal: Deal, position: Position, seat: int) -> None:
        players = position.ruleset.players
        self._hidden = [not deal.sees(seat, other) for other in range(players)]
        # Which seat got the tile of a place, and on which ply. Tiles still in the pot are not
        # included.
        first = deal.rack * players
        self._got = {place: (place // deal.rack, -1) for place in range(first)}
        self.laid: dict[int, tuple[int, int]] = {}  # tiles from hidden racks: who laid them, when
        self._passes: list[tuple[int, int]] = []
        pot = range(first + 1, deal.steps)
        self._follow(position.history, pot)
        self._fitting = _fitting_at(position, [ply for _, ply in self._passes])
        self.places = [place for place, (owner, _) in self._got.items() if self._hidden[owner]]
        self.places += [place for place in pot if place not in self._got]

    def _follow(self, history: Sequence[str], pot: Sequence[int]) -> None:
        left = iter(pot)
        swapped = False  # whether a rack holds the joker because it was swapped out
        for ply, move in enumerate(history):
            mover = ply % len(self._hidden)
            if move == "buy":
                self._got[next(left)] = mover, ply
            elif move == "pass":
                self._passes += [(mover, ply)] if self._hidden[mover] else []
            else:
                tile = _tile_of(move)
                if self._hidden[mover] and not (tile == JOKER and swapped):
                    self.laid[tile] = mover, ply
                swapped = move.startswith("swap") or (swapped and tile != JOKER)

    def may_be(self, tile: int, place: int) -> bool:
        """Whether a tile may have been dealt to a place. A player who laid it must have had it by
        then, and a player who passed had nothing to lay."""
        if place not in self._got:
            return tile not in self.laid
        owner, got = self._got[place]
        layer, laid = self.laid.get(tile, (owner, None))
        if layer != owner or (laid is not None and laid < got):
            return False
        return not any(
            passer == owner
            and got < ply
            and (laid is None or ply < laid)
            and tile in self._fitting[ply]
            for passer, ply in self._passes
        )


def _fitting_at(position: Position, plies: Sequence[int]) -> dict[int, set[int]]:
    """The tiles that would have fitted on some plies, from any rack (TR-6, TR-7)."""
    if not plies:
        return {}
    before = list(position.positions())
    return {ply: _fitting(before[ply].plain()) for ply in plies}


def _fitting(state: Any) -> set[int]:
    low = high = 0
    for need in state.open_need[: state.open_cells]:
        low |= FITTING[2 * need]
        high |= FITTING[2 * need + 1]
    tiles = {n for n in range(JOKER) if READINGS_OF[2 * n] & low or READINGS_OF[2 * n + 1] & high}
    return tiles | {JOKER}


def _matched(allowed: Mapping[int, list[int]], chance: random.Random) -> dict[int, int]:
    """Assign a tile to every place, at random, one after the other. A tile with no free place takes
    another tile's, which then moves on."""
    taken: dict[int, int] = {}

    def settle(tile: int, tried: set[int]) -> bool:
        places = chance.sample(allowed[tile], len(allowed[tile]))
        for place in sorted(places, key=taken.__contains__):
            if place not in tried:
                tried.add(place)
                if place not in taken or settle(taken[place], tried):
                    taken[place] = tile
                    return True
        return False

    for tile in allowed:
        if not settle(tile, set()):
            raise AssertionError("the true deal is one of them, so there is always a way")
    return taken


def _tile_of(move: str) -> int:
    """The tile that a move puts on the table."""
    reading = move.removeprefix("swap ").partition("@")[0]
    turned = (reading[n:] + reading[:n] for n in range(len(reading)))
    return next(TILE_NUMBER[name] for name in turned if name in TILE_NUMBER)
