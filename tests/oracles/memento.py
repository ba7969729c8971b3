"""A slow, independent implementation of Memento's rules, to check the real one against."""

from __future__ import annotations

from itertools import combinations, permutations

TRIANGLES = "ABCI"  # ME-1: top, bottom right, bottom left, inner
# ME-1: in board order, which is also the alphabetical order of the names.
POINTS = [f"{triangle}{number}" for triangle in TRIANGLES for number in range(7)]
MIDDLES = [f"{triangle}0" for triangle in TRIANGLES]

BIG_CORNERS = ["A1", "B3", "C5"]  # ME-3
# ME-3: each big corner with the constellation opposite to it.
OPPOSITE = {
    "A1": ["B5", "C3", "I1"],
    "B3": ["C1", "A5", "I3"],
    "C5": ["A3", "B1", "I5"],
}
FACING_MEDIANS = [("A4", "I4"), ("B6", "I6"), ("C2", "I2")]  # ME-5

TRIANGLE_LINES = ["123", "345", "561", "104", "306", "502"]  # ME-2

# ME-7: the long lines, each as the two halves that touch; ME-8 joins the far end to the near one.
BIG_SIDES = [
    (["C5", "C6", "C1"], ["A5", "A6", "A1"]),
    (["A1", "A2", "A3"], ["B1", "B2", "B3"]),
    (["B3", "B4", "B5"], ["C3", "C4", "C5"]),
]
BIG_ALTITUDES = [
    (["A1", "A0", "A4"], ["I4", "I0", "I1"]),
    (["B3", "B0", "B6"], ["I6", "I0", "I3"]),
    (["C5", "C0", "C2"], ["I2", "I0", "I5"]),
]
INNER_SIDES = [["I3", "I4", "I5"], ["I5", "I6", "I1"], ["I1", "I2", "I3"]]
LONE_LINES = [
    ["A3", "A4", "A5"],
    ["B5", "B6", "B1"],
    ["C1", "C2", "C3"],
    ["A3", "A0", "A6"],
    ["A5", "A0", "A2"],
    ["B1", "B0", "B4"],
    ["B5", "B0", "B2"],
    ["C1", "C0", "C4"],
    ["C3", "C0", "C6"],
]

HIGHEST = 3  # ME-9, ME-14
QUIET_LIMIT = 100  # ME-21
TURN_LIMIT = 500  # ME-21

# ME-23: which switches an edition turns off.
EDITIONS: dict[str, dict[str, bool]] = {
    "ludis": {},
    "original": {},
    "complex": {},
    "simple": {"straight_exits": False},
}

# What house rules may change.
PRINTED = {
    "stones": 11,  # ME-9
    "stones_four": 15,  # ME-9
    "markers": 9,  # ME-9
    "turning": True,  # ME-12
    "capture_own": True,  # ME-14
    "splitting": True,  # ME-15
    "win_middles": True,  # ME-18
    "win_heart": True,  # ME-19
    "win_last": True,  # ME-20
}

Line = tuple[list[str], bool]  # the points in order, and whether the line is a loop
Figure = tuple[int, int]  # the seat that owns it, and its height


def neighbours(exits: bool, touching_corners: bool, touching_feet: bool) -> dict[str, set[str]]:
    """ME-2, ME-4, ME-5, ME-6: the neighbours of every point."""
    pairs: list[tuple[str, str]] = []
    for triangle in TRIANGLES:
        for first, second, third in TRIANGLE_LINES:
            pairs.append((triangle + first, triangle + second))
            pairs.append((triangle + second, triangle + third))
    if touching_corners:
        for constellation in OPPOSITE.values():
            pairs += combinations(constellation, 2)
    if touching_feet:
        pairs += FACING_MEDIANS
    if exits:
        pairs += exit_pairs()
    found: dict[str, set[str]] = {point: set() for point in POINTS}
    for one, other in pairs:
        found[one].add(other)
        found[other].add(one)
    return found


def exit_pairs() -> list[tuple[str, str]]:
    """ME-6: the points that are connected by leaving the board and coming back in."""
    pairs = list(combinations(BIG_CORNERS, 2))
    for corner, constellation in OPPOSITE.items():
        pairs += [(corner, point) for point in constellation]
    for these, those in combinations(OPPOSITE.values(), 2):
        pairs += [(this, that) for this in these for that in those]
    return pairs


def straight_lines(loops: bool, touching_corners: bool, touching_feet: bool) -> list[Line]:
    """ME-7, ME-8: the straight lines of the whole board."""
    lines: list[Line] = [(line, False) for line in LONE_LINES]
    lines += [(line, loops) for line in INNER_SIDES]
    for near, far in BIG_SIDES:
        lines += long_lines(near, far, touching_corners, loops)
    for near, far in BIG_ALTITUDES:
        lines += long_lines(near, far, touching_feet, loops)
    return lines


def long_lines(near: list[str], far: list[str], touching: bool, loops: bool) -> list[Line]:
    """ME-7, ME-8: what two halves make, by whether they touch and whether the exit joins them."""
    if touching:
        return [(near + far, loops)]
    if loops:
        return [(far + near, False)]  # one break: still one line, through the exit
    return [(near, False), (far, False)]


def ways_from(point: str, lines: list[Line]) -> list[list[str]]:
    """ME-7, ME-8, ME-13: the points ahead in every straight direction, never the point itself."""
    ways: list[list[str]] = []
    for line, is_loop in lines:
        if point not in line:
            continue
        place = line.index(point)
        before, after = line[:place], line[place + 1 :]
        if is_loop:
            around = after + before
            ways += [around, around[::-1]]
        else:
            ways += [after, before[::-1]]
    return ways


def turned(point: str, triangle: str, way: str) -> str:
    """ME-12: where a point goes when this triangle is turned by 120 degrees."""
    if point[0] != triangle or point[1] == "0":
        return point
    step = 2 if way == "+" else -2
    return f"{triangle}{(int(point[1]) - 1 + step) % 6 + 1}"


class Referee:
    """One game of Memento, decision by decision."""

    def __init__(
        self,
        players: int,
        exits: bool = True,
        straight_exits: bool = True,
        touching_corners: bool = True,
        touching_feet: bool = True,
        **house,
    ) -> None:
        """ME-9, ME-10, ME-24: a full supply, an empty board, seat 0 begins."""
        if players not in (2, 3, 4):
            raise ValueError("ME-9: 2, 3 or 4 players")
        self.players = players
        self.house = PRINTED | house
        self.neighbours = neighbours(exits, touching_corners, touching_feet)
        # ME-8: straight exits mean something only with exits on.
        lines = straight_lines(exits and straight_exits, touching_corners, touching_feet)
        self.ways = {point: ways_from(point, lines) for point in POINTS}
        self.supply = self.house["stones_four" if players == 4 else "stones"]
        self.board: dict[str, Figure] = {}
        self.has_entered: set[int] = set()  # seats that have had figures (ME-17)
        self.out: list[set[int]] = []  # groups that went out together, earliest first (ME-22)
        self.last_turned = False  # was the previous player's action a turn? (ME-12)
        self.own_turned: set[int] = set()  # seats whose own last action was a turn (ME-12)
        self.progress = False  # did anybody enter or capture this turn? (ME-21)
        self.quiet = 0  # turns in a row without either (ME-21)
        self.turns = 0
        self.to_move = 0
        self.over = False
        self.ranks: list[int] | None = None
        self.ended: str | None = None

    # ---- looking at the position

    def figures_of(self, seat: int) -> set[str]:
        """ME-9: the points on which this seat has a figure."""
        return {point for point, (owner, _) in self.board.items() if owner == seat}

    def free(self, points: set[str] | list[str]) -> list[str]:
        """Those of the points without a figure, in board order."""
        return sorted(point for point in points if point not in self.board)

    def markers_left(self) -> int:
        """ME-9: the markers that the player to move has off the board."""
        return self.house["markers"] - len(self.figures_of(self.to_move))

    def still_in(self) -> set[int]:
        """ME-17: the seats that are not out."""
        gone = {seat for group in self.out for seat in group}
        return set(range(self.players)) - gone

    # ---- what may be done

    def legal(self) -> set[str]:
        """ME-10 for the first turn, ME-11 to ME-16 for every other."""
        if self.over:
            return set()
        if self.turns == 0:
            return set(POINTS)
        moves = self.enterings() | self.turnings() | self.movings() | self.splits()
        return moves or {"pass"}

    def enterings(self) -> set[str]:
        """ME-11: two Singles on free points, no middle and nothing in the inner triangle."""
        if self.supply < 2 or self.markers_left() < 2:
            return set()
        allowed = [point for point in POINTS if point[0] != "I" and point[1] != "0"]
        return {f"{one},{other}" for one, other in combinations(self.free(allowed), 2)}

    def turnings(self) -> set[str]:
        """ME-12: a triangle either way, unless it is too soon or nothing would change."""
        too_soon = self.last_turned or self.to_move in self.own_turned
        if too_soon or not self.house["turning"]:
            return set()
        return {
            triangle + way
            for triangle in TRIANGLES
            for way in "+-"
            if self.board_turned(triangle, way) != self.board
        }

    def movings(self) -> set[str]:
        """ME-13, ME-14: one of the mover's figures to any point within its reach, free or not."""
        own = self.figures_of(self.to_move)
        protected = set() if self.house["capture_own"] else own
        return {f"{start}-{end}" for start in own for end in self.reach(start) - protected}

    def reach(self, start: str) -> set[str]:
        """ME-13: where the figure on this point could go."""
        _, height = self.board[start]
        found = set(self.neighbours[start])
        if height == 2:
            for way in self.ways[start]:
                found |= self.slide(way)
        if height == 3 and start in MIDDLES:
            found |= {middle for middle in MIDDLES if middle != start}
            found |= set(BIG_CORNERS)
        return found

    def slide(self, way: list[str]) -> set[str]:
        """ME-13: the points along this way up to the first figure, that figure's included."""
        found = set()
        for point in way:
            found.add(point)
            if point in self.board:
                break
        return found

    def splits(self) -> set[str]:
        """ME-15: one of the mover's Doubles or Triples into smaller figures on free points in its
        reach."""
        spare = self.markers_left()
        moves: set[str] = set()
        if not self.house["splitting"]:
            return moves
        for start in self.figures_of(self.to_move):
            _, height = self.board[start]
            targets = self.free(self.reach(start))
            if height == 2 and spare >= 1:
                moves |= {f"{start}/{one},{other}" for one, other in combinations(targets, 2)}
            if height == 3 and spare >= 1:
                moves |= {f"{start}/2{two},{one}" for two, one in permutations(targets, 2)}
            if height == 3 and spare >= 2:
                moves |= {f"{start}/{','.join(three)}" for three in combinations(targets, 3)}
        return moves

    # ---- doing it

    def play(self, move: str) -> None:
        """Carry out one action, which must be a legal one, and end the turn (ME-10 to ME-16)."""
        is_turn = move[1] in "+-"
        if move == "pass":
            pass
        elif is_turn:
            self.board = self.board_turned(move[0], move[1])
        elif "-" in move:
            start, end = move.split("-")
            self.move_figure(start, end)
        elif "/" in move:
            start, parts = move.split("/")
            self.split_figure(start, parts.split(","))
        else:
            self.bring_in(move.split(","))
        # ME-12: a pass counts as an action that did not turn.
        self.last_turned = is_turn
        if is_turn:
            self.own_turned.add(self.to_move)
        else:
            self.own_turned.discard(self.to_move)
        self.end_turn()

    def bring_in(self, points: list[str]) -> None:
        """ME-10, ME-11, ME-21: Singles from the supply, one at first and then two at a time."""
        for point in points:
            self.board[point] = (self.to_move, 1)
            self.supply -= 1
        self.has_entered.add(self.to_move)
        self.progress = True

    def board_turned(self, triangle: str, way: str) -> dict[str, Figure]:
        """ME-12: the board after such a turn; everything on the triangle goes along."""
        return {turned(point, triangle, way): figure for point, figure in self.board.items()}

    def move_figure(self, start: str, end: str) -> None:
        """ME-13, ME-14, ME-21: move, and take over any figure on the target."""
        _, height = self.board.pop(start)
        if end in self.board:
            owner, other_height = self.board[end]
            height += other_height
            if owner != self.to_move:
                self.progress = True
        if height > HIGHEST:
            height -= 3
            self.supply += 3
        self.board[end] = (self.to_move, height)

    def split_figure(self, start: str, parts: list[str]) -> None:
        """ME-15: the parts on their points; a part written with a 2 in front is a Double."""
        del self.board[start]
        for part in parts:
            if part.startswith("2"):
                self.board[part[1:]] = (self.to_move, 2)
            else:
                self.board[part] = (self.to_move, 1)

    # ---- the end of a turn and of the game

    def end_turn(self) -> None:
        """ME-10, ME-17 to ME-21: put players out, count the turn, end the game or go on."""
        self.put_out()
        self.turns += 1
        self.quiet = 0 if self.progress else self.quiet + 1
        self.progress = False
        won_by = self.winning_rule()
        if won_by is not None:
            self.finish(won_by)
        elif self.quiet >= QUIET_LIMIT or self.turns >= TURN_LIMIT:
            self.finish("ME-21")
        else:
            remaining = self.still_in()
            self.to_move = (self.to_move + 1) % self.players
            while self.to_move not in remaining:
                self.to_move = (self.to_move + 1) % self.players

    def put_out(self) -> None:
        """ME-17: out with no figures left, unless the player has not entered yet."""
        group = {
            seat
            for seat in self.still_in()
            if seat in self.has_entered and not self.figures_of(seat)
        }
        if group and self.house["win_last"]:
            self.out.append(group)

    def winning_rule(self) -> str | None:
        """ME-18, ME-19, ME-20, ME-22: the first rule by which the player who acted has won."""
        own = self.figures_of(self.to_move)
        hearts = [{triangle + number for number in "0246"} for triangle in TRIANGLES]
        if self.house["win_middles"] and own.issuperset(MIDDLES):
            return "ME-18"
        if self.house["win_heart"] and any(own.issuperset(heart) for heart in hearts):
            return "ME-19"
        if self.house["win_last"] and self.still_in() == {self.to_move}:
            return "ME-20"
        return None

    def finish(self, rule: str) -> None:
        """ME-21, ME-22: the winner, the others still in, then those out, the last out first."""
        self.over = True
        self.ended = rule
        remaining = self.still_in()
        best = remaining if rule == "ME-21" else {self.to_move}  # a draw, or one winner
        groups = [best, remaining - best]
        groups += reversed(self.out)
        self.ranks = [0] * self.players
        better = 0
        for group in groups:
            for seat in group:
                self.ranks[seat] = better + 1
            better += len(group)
