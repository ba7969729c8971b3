"""A slow, independent implementation of Dimenticato's rules, to check the real one against."""

from __future__ import annotations

from collections.abc import Callable

Square = tuple[int, int]  # column and row, both from 1: a1 is (1, 1)
Direction = tuple[int, int]
Steps = Callable[[Square], list[tuple[Direction, Square]]]
MayTurn = Callable[[Square, Direction, Direction], bool]  # on a square, from a direction to another

EAST, SOUTH, WEST, NORTH = (1, 0), (0, -1), (-1, 0), (0, 1)
DIRECTIONS = [EAST, SOUTH, WEST, NORTH]

SIZE = {2: (3, 3), 3: (5, 3), 4: (5, 5)}  # DI-1: cards wide and high
BIG_CARDS = {2: [1, 5], 3: [1, 5, 9], 4: [2, 6, 10, 14]}  # DI-2: by seat
DECK = [  # DI-9: value.colour, top left, top right, bottom right, bottom left
    "3.0 4.1 5.2 6.3",
    "2.0 4.1 5.2 6.3",
    "2.0 3.1 5.3 6.2",
    "2.1 3.0 4.3 6.2",
    "1.0 4.2 5.3 6.1",
    "1.2 3.3 5.0 6.1",
    "1.0 3.2 4.3 5.1",
    "1.1 2.3 4.2 6.0",
    "1.2 2.3 4.0 5.1",
    "1.1 2.2 3.3 6.0",
    "1.3 2.1 3.2 5.0",
    "1.3 2.2 3.1 4.0",
]

WAY_TURNS = 2  # DI-13
BACK_TURNS = 1  # DI-19
PRINTED = {
    "figures": 4,  # DI-12
    "leave_least": 2,  # DI-14
    "leave_most": 5,
    "calling": True,  # DI-15
    "safe": True,  # DI-18
    "stay": True,  # DI-18
    "back": 3,  # DI-19
}
TURN_LIMIT = 1000  # DI-22


def name(square: Square) -> str:
    """DI-4: the square as on a chess board."""
    return f"{'abcdefghijklmn'[square[0] - 1]}{square[1]}"


def square_named(field: str) -> Square:
    """DI-4: the square of that name."""
    return "abcdefghijklmn".index(field[0]) + 1, int(field[1:])


def onward(square: Square, direction: Direction) -> Square:
    """DI-6: one field on in that direction, whatever is there."""
    return square[0] + direction[0], square[1] + direction[1]


def opposite(direction: Direction) -> Direction:
    """DI-13: the reverse of a direction."""
    return -direction[0], -direction[1]


def outward(forward: Direction) -> Direction:
    """DI-3, DI-5: going round clockwise, the outer edge is on the left."""
    return -forward[1], forward[0]


def card_faces(card: int, turns: int) -> list[tuple[int, int]]:
    """DI-9, DI-10: values and colours in reading order after a number of clockwise quarter
    turns."""
    faces = [(int(face[0]), int(face[2])) for face in DECK[card].split()]
    for _ in range(turns % 4):
        faces = [faces[3], faces[0], faces[1], faces[2]]  # what was bottom left is now top left
    return faces


def ring_of_cards(players: int) -> list[tuple[int, int]]:
    """DI-1, DI-2: the cards as (from the left, from the top), clockwise from the top left."""
    wide, high = SIZE[players]
    top = [(x, 0) for x in range(wide - 1)]
    right = [(wide - 1, y) for y in range(high - 1)]
    bottom = [(x, high - 1) for x in range(wide - 1, 0, -1)]
    left = [(0, y) for y in range(high - 1, 0, -1)]
    return top + right + bottom + left


def always(square: Square, came: Direction, direction: Direction) -> bool:
    """Any turn is allowed."""
    return True


def ways(
    start: Square, count: int, turns: int, steps: Steps, may_turn: MayTurn = always
) -> set[Square]:
    """DI-13: where exactly `count` steps lead, with at most `turns` turns and no reversal."""

    def go(square: Square, came: Direction | None, done: int, turned: int) -> None:
        if done == count:
            ends.add(square)
            return
        for direction, there in steps(square):
            if came is not None and direction == opposite(came):
                continue
            turn = int(came is not None and direction != came)
            if turn and came is not None and not may_turn(square, came, direction):
                continue
            if turned + turn <= turns:
                go(there, direction, done + 1, turned + turn)

    ends: set[Square] = set()
    go(start, None, 0, 0)
    return ends


class Board:
    """The fields of DI-1 to DI-5 and the steps of DI-6 to DI-8, without figures or dice."""

    def __init__(self, players: int) -> None:
        """DI-1 to DI-4: the ring of cards and the blocks."""
        self.places = ring_of_cards(players)
        self.top = 2 * SIZE[players][1] + 2  # the top row of the ring
        self.big = BIG_CARDS[players]
        self.card_of = {
            square: card for card in range(len(self.places)) for square in self.card_squares(card)
        }
        self.blocks = [self.block_squares(seat) for seat in range(players)]

    def card_squares(self, card: int) -> list[Square]:
        """DI-1, DI-4, DI-9: top left, top right, bottom right, bottom left."""
        x, y = self.places[card]
        left, upper = 3 + 2 * x, self.top - 2 * y
        return [(left, upper), (left + 1, upper), (left + 1, upper - 1), (left, upper - 1)]

    def block_squares(self, seat: int) -> set[Square]:
        """DI-3: the dice fields of the big card, moved two fields outward."""
        dx, dy = outward(self.outgoing(self.big[seat]))
        return {(x + 2 * dx, y + 2 * dy) for x, y in self.card_squares(self.big[seat])}

    def start_squares(self, seat: int) -> list[Square]:
        """DI-12: beside the big card first, in front first."""
        forward = self.forward_of(seat)
        out = outward(forward)

        def further(square: Square) -> tuple[int, int]:
            x, y = square
            return x * out[0] + y * out[1], -(x * forward[0] + y * forward[1])

        return sorted(self.blocks[seat], key=further)

    def incoming(self, card: int) -> Direction:
        """DI-5, DI-6: the direction in which a figure comes to a card."""
        x, y = self.places[card]
        old_x, old_y = self.places[card - 1]
        return x - old_x, old_y - y  # places count from the top, rows from the bottom

    def outgoing(self, card: int) -> Direction:
        """DI-5, DI-6: the direction in which a figure leaves a card."""
        return self.incoming((card + 1) % len(self.places))

    def is_corner(self, card: int) -> bool:
        """DI-6: on a corner card a figure arrives in one direction and leaves in another."""
        return self.incoming(card) != self.outgoing(card)

    def on_big_card(self, square: Square, seat: int) -> bool:
        """DI-2: is it a dice field of this seat's big card?"""
        return self.card_of.get(square) == self.big[seat]

    def forward_of(self, seat: int) -> Direction:
        """DI-5: the direction of play on this seat's big card and in its block."""
        return self.outgoing(self.big[seat])

    # ---- steps

    def ring_steps(self, square: Square) -> list[tuple[Direction, Square]]:
        """DI-6: forward or sideways; on a corner card the two sides' forward directions."""
        card = self.card_of[square]
        if self.is_corner(card):
            directions = [self.incoming(card), self.outgoing(card)]
        else:
            aside = outward(self.outgoing(card))
            directions = [self.outgoing(card), aside, opposite(aside)]
        steps = [(direction, onward(square, direction)) for direction in directions]
        return [(direction, there) for direction, there in steps if there in self.card_of]

    def block_steps(self, square: Square, seat: int) -> list[tuple[Direction, Square]]:
        """DI-7: any of the four directions inside its own block."""
        steps = [(direction, onward(square, direction)) for direction in DIRECTIONS]
        return [(direction, there) for direction, there in steps if there in self.blocks[seat]]

    def going_steps(self, square: Square, seat: int) -> list[tuple[Direction, Square]]:
        """DI-6 to DI-8: the steps of a figure that has left."""
        if square in self.blocks[seat]:
            return self.block_steps(square, seat)
        steps = self.ring_steps(square)
        if not self.on_big_card(square, seat):
            return steps
        steps = [step for step in steps if self.on_big_card(step[1], seat)]  # DI-8
        home = outward(self.forward_of(seat))
        if onward(square, home) in self.blocks[seat]:
            steps.append((home, onward(square, home)))  # DI-7
        return steps

    def leaving_steps(self, square: Square, seat: int) -> list[tuple[Direction, Square]]:
        """DI-14: in the block never backward; from the block inward; then as on the ring."""
        if square not in self.blocks[seat]:
            return self.ring_steps(square)
        forward = self.forward_of(seat)
        steps = self.block_steps(square, seat)
        steps = [step for step in steps if step[0] != opposite(forward)]
        inward = opposite(outward(forward))
        if self.on_big_card(onward(square, inward), seat):
            steps.append((inward, onward(square, inward)))
        return steps

    def back_steps(self, square: Square, shunned: int | None) -> list[tuple[Direction, Square]]:
        """DI-19, DI-20: the steps of DI-6 in reverse, never onto the shunned card."""
        steps = []
        for direction in DIRECTIONS:
            there = onward(square, opposite(direction))
            if there not in self.card_of or self.card_of[there] == shunned:
                continue
            if (direction, square) in self.ring_steps(there):
                steps.append((opposite(direction), there))
        return steps

    def turns_right(self, square: Square, came: Direction, direction: Direction) -> bool:
        """DI-6: inside a corner card never from the outgoing direction back to the incoming one."""
        card = self.card_of.get(square)
        if card is None or not self.is_corner(card):
            return True
        return (came, direction) != (self.outgoing(card), self.incoming(card))

    # ---- distances

    def remaining(self, square: Square, seat: int, waiting: bool) -> int:
        """DI-21: the fewest steps to the nearest goal field, out first if it still waits."""
        seen = {(square, waiting)}
        front = [(square, waiting)]
        count = 0
        while not any(place in self.blocks[seat] and not inside for place, inside in front):
            count += 1
            following = []
            for place, inside in front:
                choices = self.leaving_steps if inside else self.going_steps
                for _, there in choices(place, seat):
                    still = inside and (there in self.blocks[seat] or self.on_big_card(there, seat))
                    if (there, still) not in seen:
                        seen.add((there, still))
                        following.append((there, still))
            front = following
        return count


def laid_out(players: int, cards: list[list[int]]) -> list[list[int]]:
    """DI-10: a 6 on the outer field just before a big card, on a corner, is turned away."""
    board = Board(players)
    small = [card for card in range(len(board.places)) if card not in board.big]
    result = []
    for place, (card, turns) in zip(small, cards, strict=True):
        following = (place + 1) % len(board.places)
        turns %= 4
        if board.is_corner(place) and following in board.big:
            faces = card_faces(card, turns)
            if faces[board.card_squares(place).index(outer_end(board, place))][0] == 6:
                turns = (turns + 1) % 4
        result.append([card, turns])
    return result


def outer_end(board: Board, card: int) -> Square:
    """DI-10: the field of a card that leads straight on to the next card's outer lane."""
    forward = board.outgoing(card)
    for square in board.card_squares(card):
        on_next = board.card_of.get(onward(square, forward)) == (card + 1) % len(board.places)
        outside = onward(onward(square, forward), outward(forward)) not in board.card_of
        if on_next and outside:
            return square
    raise AssertionError("DI-1: every card leads on to the next")


class Referee:
    """One game of Dimenticato, decision by decision."""

    def __init__(self, players: int, setup: dict, **house: int) -> None:
        """DI-9 to DI-12: the cards as given, all figures on their start fields, seat 0 begins."""
        self.players = players
        self.house = PRINTED | house
        self.board = Board(players)
        self.value: dict[Square, int] = {}
        self.tint: dict[Square, int] = {}
        self.lay_small_cards(setup["cards"])
        for seat in range(players):
            self.lay_big_card(seat)
        self.standing: dict[Square, tuple[int, str]] = {
            square: (seat, "waiting")
            for seat in range(players)
            for square in self.board.start_squares(seat)[: self.house["figures"]]
        }
        self.called: Square | None = None  # a correctly called figure that can move (DI-15)
        self.turns = 0
        self.to_move = 0
        self.over = False
        self.ranks: list[int] | None = None
        self.ended: str | None = None

    def lay_small_cards(self, cards: list[list[int]]) -> None:
        """DI-9, DI-10: in ring order from position 0, leaving out the big cards."""
        small = [card for card in range(len(self.board.places)) if card not in self.board.big]
        for place, (card, turns) in zip(small, cards, strict=True):
            faces = card_faces(card, turns)
            for square, face in zip(self.board.card_squares(place), faces, strict=True):
                self.value[square], self.tint[square] = face

    def lay_big_card(self, seat: int) -> None:
        """DI-11: outer lane 1 and 2, inner lane 3 and 4, in the order of play; no colour."""
        forward = self.board.forward_of(seat)
        for square in self.board.card_squares(self.board.big[seat]):
            outer = onward(square, outward(forward)) in self.board.blocks[seat]
            first = self.board.on_big_card(onward(square, forward), seat)
            self.value[square] = (1 if outer else 3) + (0 if first else 1)

    # ---- looking at the position

    def number(self, field: str) -> int:
        """DI-9, DI-11: the die on a dice field, covered or not."""
        return self.value[square_named(field)]

    def colour(self, field: str) -> int | None:
        """DI-9, DI-11: the colour of a dice field, none on big cards."""
        return self.tint.get(square_named(field))

    def figures(self) -> dict[str, tuple[int, str]]:
        """DI-12: every figure by its field: its seat, and waiting, out or home."""
        return {name(square): figure for square, figure in self.standing.items()}

    def figures_of(self, seat: int, state: str) -> set[Square]:
        """DI-12: where this seat has figures that are waiting, out or home."""
        return {square for square, figure in self.standing.items() if figure == (seat, state)}

    # ---- what may be done

    def legal(self) -> set[str]:
        """DI-14 to DI-17: leave, or call or go inside the goal, or move what was called."""
        if self.over:
            return set()
        if self.called is not None:
            return self.or_stay(self.goings(self.called))  # DI-15
        if self.figures_of(self.to_move, "waiting"):
            return self.or_stay(self.leavings()) or self.calls() or {"pass"}  # DI-14
        return self.calls() | self.goal_moves() or {"pass"}  # DI-17

    def or_stay(self, moves: set[str]) -> set[str]:
        """DI-14, DI-15, DI-18: nobody has to hit, so a player whose moves are all hits may pass."""
        only_hits = len(moves) > 0 and all("x" in move for move in moves)
        return moves | {"pass"} if only_hits and self.house["stay"] else moves

    def calls(self) -> set[str]:
        """DI-15, DI-17: any number for any figure on a dice field; or a look under it."""
        if not self.house["calling"]:
            return {f"{name(square)}?" for square in self.figures_of(self.to_move, "out")}
        return {
            f"{name(square)}={number}"
            for square in self.figures_of(self.to_move, "out")
            for number in range(1, 7)
        }

    def goal_moves(self) -> set[str]:
        """DI-16: a figure that is home to any free goal field, next to it or diagonal."""
        return {
            f"{name(start)}-{name(end)}"
            for start in self.figures_of(self.to_move, "home")
            for end in self.board.blocks[self.to_move]
            if end not in self.standing
        }

    def leavings(self) -> set[str]:
        """DI-13, DI-14: every way of a waiting figure to a dice field off its own big card."""

        def steps(square: Square) -> list[tuple[Direction, Square]]:
            return self.board.leaving_steps(square, seat)

        seat = self.to_move
        moves: set[str] = set()
        for start in self.figures_of(seat, "waiting"):
            for count in range(self.house["leave_least"], self.house["leave_most"] + 1):
                for end in ways(start, count, WAY_TURNS, steps):
                    if end not in self.board.blocks[seat] and not self.board.on_big_card(end, seat):
                        moves |= self.arrivals(start, end)
        return moves

    def goings(self, start: Square) -> set[str]:
        """DI-13, DI-15: as many steps as the die under the figure shows."""

        def steps(square: Square) -> list[tuple[Direction, Square]]:
            return self.board.going_steps(square, seat)

        seat = self.to_move
        moves: set[str] = set()
        for end in ways(start, self.value[start], WAY_TURNS, steps):
            moves |= self.arrivals(start, end)
        return moves

    def arrivals(self, start: Square, end: Square) -> set[str]:
        """DI-13, DI-18, DI-19: to a free field, or hitting there, in every way of setting back."""
        if end not in self.standing:
            return {f"{name(start)}-{name(end)}"}
        return {f"{name(start)}x{name(end)}>{name(back)}" for back in self.set_backs(start, end)}

    def set_backs(self, hitter: Square, hit: Square) -> set[Square]:
        """DI-18 to DI-20: where the figure on `hit` may be set back to; nowhere: no hit."""

        def steps(square: Square) -> list[tuple[Direction, Square]]:
            return self.board.back_steps(square, shunned)

        owner, state = self.standing[hit]
        is_safe = self.house["safe"] and self.tint.get(hit) == owner
        if owner == self.to_move or state != "out" or is_safe:
            return set()
        # DI-20: one that has come home may be set back over its own big card.
        shunned = None if self.board.on_big_card(hit, owner) else self.board.big[owner]
        return {
            end
            for end in ways(hit, self.house["back"], BACK_TURNS, steps)
            if end not in self.standing or end == hitter
        }

    # ---- doing it

    def play(self, move: str) -> None:
        """Carry out one decision, which must be a legal one (DI-14 to DI-17)."""
        if move.endswith("?"):
            field = move.removesuffix("?")
            move = f"{field}={self.number(field)}"  # like a right call
        if "=" in move:
            self.call(move)
            return
        if "x" in move:
            start, rest = move.split("x")
            end, back = rest.split(">")
            self.hit(square_named(start), square_named(end), square_named(back))
        elif "-" in move:
            start, end = move.split("-")
            self.put(square_named(start), square_named(end))
        self.end_turn()

    def call(self, move: str) -> None:
        """DI-15: if the call is right and the figure has a legal way, it moves next; else the turn
        is over."""
        field, number = move.split("=")
        start = square_named(field)
        if self.value[start] == int(number) and self.goings(start):
            self.called = start
        else:
            self.end_turn()

    def hit(self, start: Square, end: Square, back: Square) -> None:
        """DI-19: the hit figure goes back, maybe to where the hitter came from."""
        hitter = self.standing.pop(start)
        self.standing[back] = self.standing.pop(end)
        self.standing[end] = (hitter[0], "out")

    def put(self, start: Square, end: Square) -> None:
        """DI-7, DI-14 to DI-16: in its block a moved figure is home, elsewhere it is out."""
        seat, _ = self.standing.pop(start)
        self.standing[end] = (seat, "home" if end in self.board.blocks[seat] else "out")

    # ---- the end of a turn and of the game

    def end_turn(self) -> None:
        """DI-12, DI-21, DI-22: count the turn, end the game or go on clockwise."""
        self.called = None
        self.turns += 1
        if len(self.figures_of(self.to_move, "home")) == self.house["figures"]:
            self.finish("DI-21")
        elif self.turns >= TURN_LIMIT:
            self.finish("DI-22")
        else:
            self.to_move = (self.to_move + 1) % self.players

    def finish(self, rule: str) -> None:
        """DI-21, DI-22: more home first, then fewer steps left; equals share the rank."""
        self.over = True
        self.ended = rule
        scores = [self.score(seat) for seat in range(self.players)]
        self.ranks = [1 + sum(other < score for other in scores) for score in scores]

    def score(self, seat: int) -> tuple[int, int]:
        """DI-21: figures not home and the sum of remaining steps; less is better."""
        left = 0
        for square, (owner, state) in self.standing.items():
            if owner == seat and state != "home":
                left += self.board.remaining(square, seat, state == "waiting")
        return self.house["figures"] - len(self.figures_of(seat, "home")), left
