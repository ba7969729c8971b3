"""A slow, independent implementation of Rings' rules, to check the real one against."""

from __future__ import annotations

RINGS = "abc"  # RG-1: outer, middle, inner
SPOKES = range(1, 9)  # RG-1: clockwise
CELLS = [f"{ring}{spoke}" for ring in RINGS for spoke in SPOKES]

TURN_LIMIT = 1000  # RG-19
# What house rules may change.
PRINTED = {
    "pawns": 10,  # RG-21
    "fly_at": 4,  # RG-7
    "out_at": 2,  # RG-17
    "locks": True,  # RG-12
    "barred": True,  # RG-5
    "takes": "each",  # RG-15
    "lines": "both",  # RG-9
    "quiet_limit": 100,  # RG-19
}


def along(cell: str, steps: int) -> str:
    """RG-1, RG-2: the cell a number of steps clockwise on the same ring; 1 follows 8."""
    ring, spoke = cell[0], int(cell[1])
    return f"{ring}{(spoke - 1 + steps) % 8 + 1}"


def spoke_cells(spoke: int) -> list[str]:
    """RG-1: the three cells of one spoke."""
    return [f"{ring}{spoke}" for ring in RINGS]


def neighbours(cell: str) -> set[str]:
    """RG-2: two cells on the ring, and the same spoke one ring inward or outward."""
    found = {along(cell, 1), along(cell, -1)}
    place = RINGS.index(cell[0])
    if place > 0:
        found.add(RINGS[place - 1] + cell[1])
    if place < len(RINGS) - 1:
        found.add(RINGS[place + 1] + cell[1])
    return found


class Referee:
    """One game of Rings, decision by decision."""

    def __init__(self, players: int, **options) -> None:
        """RG-3, RG-21: full hands, an empty board, seat 0 begins."""
        if players not in (2, 3, 4):
            raise ValueError("RG-3: 2, 3 or 4 players")
        self.options = PRINTED | options
        self.players = players
        self.hand: dict[int, int] = dict.fromkeys(range(players), self.options["pawns"])
        self.board: dict[str, int] = {}  # cell -> seat that owns the pawn on it
        self.locked: set[str] = set()  # cells whose pawn is locked (RG-12)
        self.last_ring: str | None = None  # the ring turned last (RG-5)
        self.out: list[set[int]] = []  # groups eliminated together, earliest first (RG-17, RG-20)
        # The seats still to be taken from, a set of them for each pawn (RG-16)
        self.owed: list[set[int]] = []
        self.progress = False  # was a pawn placed or taken this turn? (RG-19)
        self.quiet = 0  # turns in a row without either (RG-19)
        self.turns = 0
        self.to_move = 0
        self.over = False
        self.ranks: list[int] | None = None
        self.ended: str | None = None

    # ---- looking at the position

    def pawns_of(self, seat: int) -> set[str]:
        """The cells on which this seat has a pawn."""
        return {cell for cell, owner in self.board.items() if owner == seat}

    def free_cells(self) -> set[str]:
        """The cells without a pawn."""
        return {cell for cell in CELLS if cell not in self.board}

    def still_in(self) -> set[int]:
        """RG-17: the seats that have not been eliminated."""
        gone = {seat for group in self.out for seat in group}
        return set(range(self.players)) - gone

    # ---- what may be done

    def legal(self) -> set[str]:
        """RG-4 to RG-8 for an action, RG-15 and RG-16 while pawns are owed."""
        if self.over:
            return set()
        if self.owed:
            return {f"x{cell}" for seat in self.owed[0] for cell in self.pawns_of(seat)}
        if self.must_fly():
            moves = self.flights() or self.turnings()
        else:
            moves = self.placings() | self.turnings() | self.steps()
        return moves or {"pass"}

    def must_fly(self) -> bool:
        """RG-7: an empty hand and four or fewer pawns on the board."""
        few = len(self.pawns_of(self.to_move)) <= self.options["fly_at"]
        return self.hand[self.to_move] == 0 and few

    def placings(self) -> set[str]:
        """RG-4: a pawn from the hand to any free cell."""
        if self.hand[self.to_move] == 0:
            return set()
        return self.free_cells()

    def turnings(self) -> set[str]:
        """RG-5: any ring but the one turned last, either way."""
        barred = self.last_ring if self.options["barred"] else None
        return {ring + way for ring in RINGS if ring != barred for way in "+-"}

    def steps(self) -> set[str]:
        """RG-6: one of the mover's pawns to a free neighbouring cell."""
        free = self.free_cells()
        return {
            f"{start}-{end}"
            for start in self.pawns_of(self.to_move)
            for end in neighbours(start)
            if end in free
        }

    def flights(self) -> set[str]:
        """RG-7: one of the mover's pawns to any free cell."""
        free = self.free_cells()
        return {f"{start}-{end}" for start in self.pawns_of(self.to_move) for end in free}

    # ---- doing it

    def play(self, move: str) -> None:
        """Carry out one decision, which must be a legal one (RG-4 to RG-8, RG-15)."""
        if move.startswith("x"):
            self.take(move[1:])
        else:
            self.owe(self.act(move))
        if not self.owed:
            self.end_turn()

    def act(self, move: str) -> int:
        """RG-4 to RG-8: do the action and return the number of lines formed."""
        if move == "pass":
            return 0
        if move[1] in "+-":
            self.turn_ring(move[0], 1 if move[1] == "+" else -1)
            return self.lines_by_turning()
        if "-" in move:
            start, end = move.split("-")
            # RG-12, RG-14: a pawn that is moved or flown is unlocked first.
            self.locked.discard(start)
            del self.board[start]
        else:
            end = move
            self.hand[self.to_move] -= 1
            self.progress = True
        self.board[end] = self.to_move
        return self.lines_by_arriving(end)

    def turn_ring(self, ring: str, step: int) -> None:
        """RG-5, RG-12: everything on the ring goes along, the locks with their pawns."""

        def carried(cell: str) -> str:
            return along(cell, step) if cell[0] == ring else cell

        self.board = {carried(cell): owner for cell, owner in self.board.items()}
        self.locked = {carried(cell) for cell in self.locked}
        self.last_ring = ring

    # ---- lines

    def is_line(self, cells: list[str]) -> bool:
        """RG-9, RG-10, RG-12: all three the acting player's, and none of them locked."""
        return all(
            self.board.get(cell) == self.to_move and cell not in self.locked for cell in cells
        )

    def is_spoke_line(self, spoke: int) -> bool:
        """RG-9: whether there is a line on a spoke, and counts."""
        return self.options["lines"] != "ring" and self.is_line(spoke_cells(spoke))

    def lines_by_turning(self) -> int:
        """RG-11, RG-14: every spoke line there is after the turn; ring lines only travel."""
        return sum(self.is_spoke_line(spoke) for spoke in SPOKES)

    def lines_by_arriving(self, cell: str) -> int:
        """RG-11 to RG-14: at most one spoke line and one ring line through the arrived pawn."""
        # Both are judged before the new locks are set (RG-14).
        spoke_line = self.is_spoke_line(int(cell[1]))
        ring_line = self.ring_line_through(cell)
        if ring_line is not None and self.options["locks"]:
            first, _, last = ring_line
            self.locked |= {first, last}  # RG-12
        return int(spoke_line) + int(ring_line is not None)

    def ring_line_through(self, cell: str) -> list[str] | None:
        """RG-13: the line with the pawn in its middle, or else the one that it ends."""
        if self.options["lines"] == "spoke":  # RG-9
            return None
        middle = [along(cell, -1), cell, along(cell, 1)]
        ends_behind = [along(cell, -2), along(cell, -1), cell]
        ends_ahead = [cell, along(cell, 1), along(cell, 2)]
        # The last two are never both lines unless the first is one too.
        for line in (middle, ends_behind, ends_ahead):
            if self.is_line(line):
                return line
        return None

    # ---- taking

    def owe(self, lines: int) -> None:
        """RG-15, RG-16: list the pawns to take, clockwise from the player who takes; or one for
        each line, from anybody else."""
        others = [(self.to_move + distance) % self.players for distance in range(1, self.players)]
        if self.options["takes"] == "one":
            there = sum(len(self.pawns_of(seat)) for seat in others)
            self.owed = [set(others)] * min(lines, there)
            return
        for seat in others:
            self.owed += [{seat}] * min(lines, len(self.pawns_of(seat)))

    def take(self, cell: str) -> None:
        """RG-12, RG-15: the pawn leaves the game, and its lock with it."""
        del self.board[cell]
        self.locked.discard(cell)
        self.owed.pop(0)
        self.progress = True

    # ---- the end of a turn and of the game

    def end_turn(self) -> None:
        """RG-3, RG-17 to RG-19: eliminate, count the turn, end the game or go on."""
        self.eliminate()
        self.turns += 1
        self.quiet = 0 if self.progress else self.quiet + 1
        self.progress = False
        remaining = self.still_in()
        if len(remaining) == 1:
            self.finish("RG-18")
        elif self.quiet >= self.options["quiet_limit"] or self.turns >= TURN_LIMIT:
            self.finish("RG-19")
        else:
            self.to_move = (self.to_move + 1) % self.players
            while self.to_move not in remaining:
                self.to_move = (self.to_move + 1) % self.players

    def eliminate(self) -> None:
        """RG-17: out with two or fewer in hand and on the board; the hand goes, the rest stays."""
        group = {
            seat
            for seat in self.still_in()
            if self.hand[seat] + len(self.pawns_of(seat)) <= self.options["out_at"]
        }
        if group:
            self.out.append(group)
        for seat in group:
            self.hand[seat] = 0

    def finish(self, rule: str) -> None:
        """RG-18 to RG-20: rank those still in, then the eliminated, the last eliminated first."""
        self.over = True
        self.ended = rule
        remaining = self.still_in()
        counts = {seat: len(self.pawns_of(seat)) for seat in remaining}
        groups = [
            {seat for seat in remaining if counts[seat] == count}
            for count in sorted(set(counts.values()), reverse=True)
        ]
        groups += reversed(self.out)
        self.ranks = [0] * self.players
        better = 0
        for group in groups:
            for seat in group:
                self.ranks[seat] = better + 1
            better += len(group)
