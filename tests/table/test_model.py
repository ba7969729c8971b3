"""A table against a model that is too simple to be wrong: whatever anybody does in whatever order,
both agree on what happens, and the events replay it."""

from dataclasses import dataclass, field

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import spielwerk
from amounts import amount, soaks
from spielwerk.errors import SpielwerkError
from spielwerk.table.match import commands, seating
from spielwerk.table.match.setting import ClockRule
from table.desk import HOST, Desk, everything

pytestmark = [pytest.mark.slow, soaks]

CLOCKS = (
    None,
    ClockRule(total=30, increment=3),
    ClockRule(total=30, increment=3, on_time="bot"),
    ClockRule(per_move=10),
    ClockRule(per_move=10, on_time="bot"),
)
SEATS = ("ll", "lll", "llll", "l1", "ll1", "l1l1", "1l", "11")
ODD_MOVES = ("a1", "c8", "b+", "buy", "pass", "111@0,0d", "nonsense")
WHO = st.integers(0, 7)  # a seat, or from 4 on the most likely one
SOME = st.integers(0, 10**6)


def then(**given):
    """A rule: some moves are made, time passes, and then something happens. (Otherwise Hypothesis
    tries many tables where only one thing ever happens.)"""

    def make_rule(happens):
        def moves_and_then(self, moves, ms, **more):
            self.move(moves)
            self.wait(ms)
            happens(self, **more)

        moves_and_then.__name__ = happens.__name__
        moves, ms = st.lists(SOME, max_size=4), st.sampled_from((0, 1, 700, 4_000, 9_999, 20_000))
        return rule(moves=moves, ms=ms, **given)(moves_and_then)

    return make_rule


@dataclass
class Model:
    """The moves with who made them, everybody's time, who is the computer and who is out."""

    position: spielwerk.Position
    bots: set
    clock: ClockRule | None
    left: list  # milliseconds
    moves: list = field(default_factory=list)  # (seat, move, position before, times left)
    out: list = field(default_factory=list)
    back: tuple | None = None  # the seat, and who has agreed
    draw: set = field(default_factory=set)
    over: bool = False
    colours: dict = field(default_factory=lambda: {seat: seat for seat in range(4)})
    chosen: set = field(default_factory=set)  # the seats that chose theirs
    ran: int | None = None  # whose clock has been running, or None
    ran_for: int = 0  # … for how long
    begun: int | None = None  # whose turn began while they played themselves

    def __post_init__(self):
        self.players = self.position.ruleset.players
        self.turn_of(self.to_move)
        self.note_the_clock()

    @property
    def to_move(self):
        return None if self.over else self.position.to_move

    @property
    def people(self):
        return set(range(self.players)) - self.bots

    @property
    def ticking(self):
        """Whose clock is running."""
        return self.to_move if self.clock and self.to_move in self.people else None

    def turn_of(self, seat):
        """A turn begins; per move that means new time."""
        self.begun = seat if seat in self.people else None
        if self.clock and self.clock.per_move and seat in self.people:
            self.left[seat] = 1000 * self.clock.per_move

    def note_the_clock(self):
        if self.ticking != self.ran:
            self.ran, self.ran_for = self.ticking, 0

    def pass_time(self, ms):
        self.ran_for += ms
        if self.ticking is not None:
            self.left[self.ticking] = max(0, self.left[self.ticking] - ms)

    def move(self, seat, move):
        self.moves.append((seat, move, self.position, [*self.left]))
        self.position = self.position.play(move)
        self.ask_nothing()
        self.over = self.position.over
        if self.clock and seat in self.people and self.to_move != seat:
            self.left[seat] += round(1000 * self.clock.increment)
        if self.to_move not in (seat, None):
            self.turn_of(self.to_move)
        self.note_the_clock()

    def take_back(self, plies, is_undo):
        was_to_move, ran_for = self.to_move, self.ran_for
        seat, _, self.position, left = self.moves[-plies]
        del self.moves[-plies:]
        self.ask_nothing()
        if self.to_move != was_to_move:
            self.turn_of(self.to_move)
            if is_undo:
                self.left = [*left]
                self.left[seat] -= ran_for  # it has been their turn all the while
        self.note_the_clock()

    def left_after_undo(self):
        """The time of the last mover, if they take it back."""
        seat, _, _, left = self.moves[-1]
        return left[seat] - self.ran_for

    def ask_nothing(self):
        self.back, self.draw = None, set()

    def leave(self, seat):
        self.out.append(seat)
        self.bots.add(seat)
        self.ask_nothing()
        rest = set(range(self.players)) - set(self.out)
        if len(rest) == 1 or not rest & self.people:
            self.over = True

    def ranks(self):
        """Players who left come last, the first of them at the very end."""
        merits = self.position.ranks or [1] * self.players
        stayed = sorted((merits[s], s) for s in range(self.players) if s not in self.out)
        places = [[merit for merit, _ in stayed].index(merits[s]) for _, s in stayed]
        ranks = {seat: 1 + place for (_, seat), place in zip(stayed, places, strict=True)}
        ranks |= {seat: self.players - place for place, seat in enumerate(self.out)}
        return [ranks[seat] for seat in range(self.players)]

    def plies_back(self, seat):
        """How far back a seat's last action is; 0 if there is none."""
        movers = [mover for mover, *_ in self.moves]
        return 1 + movers[::-1].index(seat) if seat in movers else 0

    def has_seen(self, seat, plies):
        """Whether another seat has acted in the last plies, or this seat has seen something that
        was hidden before."""
        if self.position.ruleset.id != "triominos":
            return False
        for mover, move, position, _ in self.moves[-plies:]:
            view = position.view(seat)
            hidden = view["pot"] + sum(view["rack_sizes"]) - len(view["racks"][seat])
            if mover != seat or (move == "buy" and hidden > 1):
                return True
        return False


class TableMachine(RuleBasedStateMachine):
    game = "rings"

    @initialize(
        seats=st.sampled_from(SEATS),
        seed=SOME,
        clock=st.sampled_from(CLOCKS),
        who=st.integers(0, 4),
    )
    def set_up(self, seats, seed, clock, who):
        wished = "lot" if who >= len(seats) else who
        self.desk = Desk(self.game, seats, seed=seed, clock=clock, first=wished)
        first = self.desk.match.first if wished == "lot" else wished
        seconds = clock and (clock.total or clock.per_move)
        self.model = Model(
            position=spielwerk.load(self.game, len(seats)).start(seed=seed, first=first),
            bots={seat for seat, kind in enumerate(seats) if kind == "1"},
            clock=clock,
            left=[round(1000 * (seconds or 0))] * len(seats),
        )

    # ---- Who may do what ------------------------------------------------------------------

    def one_of(self, who, likely):
        return likely if who > 3 and likely is not None else who % self.model.players

    def somebody_else(self, seat):
        """Another person whose consent is needed."""
        return min(self.model.people - {seat}, default=None)

    def plays(self, seat):
        return not self.model.over and seat in self.model.people

    def do(self, allowed, command, *given):
        """Both agree on whether something can be done; None: the model has no opinion."""
        try:
            kinds = self.desk.do(command, *given)
        except SpielwerkError:
            assert not allowed
            return []
        assert allowed is not False
        return kinds

    # ---- What happens ---------------------------------------------------------------------

    def move(self, somes):
        model = self.model
        for some in somes:
            if model.over:
                return
            seat, moves = model.to_move, model.position.moves_as_text()
            move = moves[some % len(moves)]
            if seat in model.bots:
                self.do(True, commands.bot_moves, seat, move, None)
            else:
                self.do(True, commands.move, seat, move, self.desk.match.number, f"id {some}")
            model.move(seat, move)

    @then(who=WHO, move=st.sampled_from(ODD_MOVES))
    def try_to_move(self, who, move):
        """At any time, by anybody."""
        model = self.model
        seat = self.one_of(who, model.to_move)
        allowed = self.plays(seat) and model.to_move == seat and move in model.position.legal_moves
        if self.do(allowed, commands.move, seat, move, self.desk.match.number, None):
            model.move(seat, move)

    @then(some=SOME)
    def answer_an_older_position(self, some):
        stale = self.desk.match.position_number - 1 - some % 3
        self.do(False, commands.move, self.one_of(7, self.model.to_move), "a1", stale, None)

    def wait(self, ms):
        model = self.model
        ticking = model.ticking
        self.desk.now += ms
        model.pass_time(ms)
        kinds = self.desk.do(commands.time_is_up, self.desk.now)
        if ticking is None or model.left[ticking] > 0:
            assert kinds == []
        elif model.clock.on_time == "bot":
            assert kinds == ["timed_out", "bot_took_over"]
            model.bots.add(ticking)
        else:
            assert kinds[0] == "timed_out"
            model.leave(ticking)
        model.note_the_clock()

    @then(who=WHO)
    def undo(self, who):
        model = self.model
        seat = self.one_of(who, model.moves[-1][0] if model.moves else None)
        allowed = self.plays(seat) and model.plies_back(seat) == 1
        if allowed:
            allowed = not model.has_seen(seat, 1)
        if allowed and model.clock:
            allowed = model.left_after_undo() > 0 or model.to_move == seat
        if self.do(allowed, commands.undo, seat, self.desk.now):
            model.take_back(1, is_undo=True)

    @then(who=WHO, answers=st.lists(st.sampled_from(("agree", "agree", "decline", "smile"))))
    def ask_back(self, who, answers):
        model = self.model
        seat = self.one_of(who, min(model.people, default=None))
        plies = model.plies_back(seat)
        allowed = self.plays(seat) and plies > 0 and model.back is None
        if allowed:
            allowed = not model.has_seen(seat, plies)
        if self.do(allowed, commands.ask_back, seat):
            model.back = (seat, set())
            self._give_back_if_all_agree()
        for other, answer in zip(sorted(model.people - {seat}), answers, strict=False):
            if answer == "smile":
                self.do(True, commands.react, other, "thinking")
            else:
                self._answer_back(other, answer == "agree")

    @then(who=WHO, agrees=st.booleans())
    def answer_back(self, who, agrees):
        asker = self.model.back[0] if self.model.back else None
        self._answer_back(self.one_of(who, self.somebody_else(asker)), agrees)

    def _answer_back(self, seat, agrees):
        asked = self.model.back is not None and self.model.back[0] != seat
        command = commands.agree_back if agrees else commands.decline_back
        if not self.do(self.plays(seat) and asked, command, seat):
            return
        if agrees:
            self.model.back[1].add(seat)
            self._give_back_if_all_agree()
        else:
            self.model.back = None

    def _give_back_if_all_agree(self):
        asker, agreed = self.model.back
        if self.model.people - {asker} <= agreed:
            self.model.take_back(self.model.plies_back(asker), is_undo=False)

    @then(who=WHO, others=st.integers(0, 3))
    def offer_draw(self, who, others):
        """A player asks, and a number of others agree."""
        model = self.model
        for _ in range(1 + others):
            seat = self.one_of(who, min(model.people - model.draw, default=None))
            stayed = set(range(model.players)) - set(model.out)
            allowed = self.plays(seat) and self.game == "rings" and stayed <= model.people
            if self.do(allowed and seat not in model.draw, commands.offer_draw, seat):
                model.draw.add(seat)
                model.over = stayed <= model.draw

    @then(who=WHO)
    def decline_draw(self, who):
        seat = self.one_of(who, min(self.model.people - self.model.draw, default=None))
        asked = bool(self.model.draw) and seat not in self.model.draw
        if self.do(self.plays(seat) and asked, commands.decline_draw, seat):
            self.model.draw = set()

    @precondition(lambda self: self.desk.match.number > 15)
    @then(who=WHO)
    def resign(self, who):
        seat = self.one_of(who, min(self.model.people, default=None))
        if self.do(self.plays(seat), commands.resign, seat):
            self.model.leave(seat)

    @then(who=WHO, level=st.integers(1, 5))
    def replace(self, who, level):
        seat = self.one_of(who, max(self.model.people, default=None))
        if self.do(self.plays(seat), seating.replace_by_bot, HOST, seat, level, True):
            self.model.bots.add(seat)

    @then(who=WHO)
    def come_back(self, who):
        model = self.model
        seat = self.one_of(who, max(model.bots - {*model.out}, default=None))
        is_own = self.desk.match.seats[seat].plan.kind != "bot"
        allowed = not model.over and is_own and seat in model.bots and seat not in model.out
        if model.clock and (model.clock.total or model.begun == seat):
            allowed = allowed and model.left[seat] > 0
        if self.do(allowed, seating.come_back, seat):
            model.bots.discard(seat)
            if model.to_move == seat != model.begun:
                model.turn_of(seat)

    @then(who=WHO, colour=st.integers(-1, 4))
    def choose_colour(self, who, colour):
        model = self.model
        seat = self.one_of(who, min(model.people, default=None))
        holders = [other for other, its in model.colours.items() if its == colour]
        theirs = {other for other in holders if other != seat} & model.chosen
        kinds = [plan.kind for plan in self.desk.match.setting.seats]
        allowed = not model.over and bool(holders)
        allowed = allowed and not any(kinds[other] != "bot" for other in theirs)
        chosen_before = colour == model.colours[seat] and seat in model.chosen
        kinds = self.do(allowed, seating.choose_colour, seat, colour)
        assert bool(kinds) == (allowed and not chosen_before)
        if kinds:
            [holder] = holders
            model.colours[holder], model.colours[seat] = model.colours[seat], colour
            model.chosen = model.chosen - {holder} | {seat}

    # ---- Invariants -----------------------------------------------------------------------

    @invariant()
    def both_agree(self):
        if not hasattr(self, "desk"):
            return
        match, model = self.desk.match, self.model
        model.note_the_clock()
        assert match.position == model.position
        assert match.position.history == [move for _, move, *_ in model.moves]
        assert match.movers == [seat for seat, *_ in model.moves]
        assert match.to_move == model.to_move
        assert (match.stage == "over") == model.over
        assert set(match.persons) == model.people or model.over
        assert match.left == model.out
        assert match.colours == [model.colours[seat] for seat in range(4)]
        assert match.draw_offers == model.draw or model.over
        assert (match.back and (match.back.seat, {*match.back.agreed})) == model.back
        if model.over:
            assert match.ending.ranks == model.ranks()
        if model.clock:
            assert match.clock.running == model.ticking
            assert match.clock.all_left_at(self.desk.now) == model.left

    @invariant()
    def the_events_tell_it_again(self):
        if hasattr(self, "desk"):
            assert everything(self.desk.replayed()) == everything(self.desk.match)


class TriominosTable(TableMachine):
    game = "triominos"


@pytest.mark.parametrize("table", [TableMachine, TriominosTable], ids=["rings", "triominos"])
def test_a_table_does_what_the_model_says(table):
    run_state_machine_as_test(
        table,
        settings=settings(
            max_examples=amount(50, 2_000), stateful_step_count=25, deadline=None, print_blob=True
        ),
    )
