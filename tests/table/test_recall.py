"""What the computer players of a match remember: what their seats were shown, and nothing else."""

import random
from dataclasses import replace

from spielwerk.engine.position import Position
from spielwerk.games.dimenticato.memory import Memory
from spielwerk.table.live.recall import Recall
from spielwerk.table.live.thinkers import Program
from spielwerk.table.match import seating
from spielwerk.table.match.events import Undone
from spielwerk.table.match.match import KEPT_EVERY
from table.desk import HOST, Desk


def remembered(recall, seat):
    memory = recall.of(seat)
    return memory and memory.numbers


def same_as_at_once(desk, recall):
    """A player who watched from the start remembers the same as one who is shown everything now."""
    at_once = Recall()
    at_once.watch(desk.match)
    seats = range(len(desk.match.seats))
    return all(remembered(recall, seat) == remembered(at_once, seat) for seat in seats)


def test_watching_move_by_move_is_watching_it_all():
    """So a restart changes nothing."""
    desk, recall = Desk("dimenticato", "1l3"), Recall()
    chance = random.Random(5)
    for _ in range(60):
        recall.watch(desk.match)
        assert same_as_at_once(desk, recall)
        desk.play(chance.choice(desk.match.position.moves_as_text()))


def test_every_seat_has_its_own_memory():
    desk, recall = Desk("dimenticato", "l1"), Recall()
    recall.watch(desk.match)
    assert recall.of(0) is None
    assert recall.of(1) is not None


def test_a_master_forgets_nothing_like_the_level_below():
    desks = [Desk("dimenticato", f"l{level}") for level in (5, 6)]
    memories = []
    for desk in desks:
        recall = Recall()
        for _ in range(40):
            recall.watch(desk.match)
            desk.play(desk.match.position.moves_as_text()[0])
        memories.append(remembered(recall, 1))
    assert memories[0] == memories[1]


def test_games_with_nothing_to_remember_need_none():
    desk, recall = Desk("triominos", "11"), Recall()
    recall.watch(desk.match)
    assert recall.of(0) is None


def test_before_the_game_begins_there_is_nothing_to_remember():
    recall = Recall()
    recall.watch(Desk("dimenticato", "1o").match)
    assert recall.of(0) is None


def test_a_player_who_takes_over_has_seen_what_the_seat_saw():
    desk, recall = Desk("dimenticato", "ll"), Recall()
    for _ in range(9):
        desk.play(desk.match.position.moves_as_text()[0])
        recall.watch(desk.match)
    desk.do(seating.replace_by_bot, HOST, 1, 5, True)
    recall.watch(desk.match)
    view = desk.match.position.view(1)
    covered = {field for field in view["figures"] if not any(field in b for b in view["blocks"])}
    assert covered
    assert covered <= remembered(recall, 1).keys()
    assert same_as_at_once(desk, recall)


def test_another_level_remembers_differently():
    desk, recall = Desk("dimenticato", "ll"), Recall()
    for _ in range(30):
        desk.play(desk.match.position.moves_as_text()[0])
    for level in (1, 5, 6):
        desk.do(seating.replace_by_bot, HOST, 1, level, True)
        recall.watch(desk.match)
        assert same_as_at_once(desk, recall)
        desk.do(seating.come_back, 1)


def test_what_was_taken_back_is_not_remembered():
    """Even if other moves have replaced it meanwhile, for example from another server."""
    for later in (0, 1, 2):
        desk, recall = Desk("dimenticato", "l5"), Recall()
        for _ in range(3):
            desk.play(desk.match.position.moves_as_text()[0])
            recall.watch(desk.match)
        desk.happen([Undone(0, 1)])
        for _ in range(later):
            desk.play(desk.match.position.moves_as_text()[-1])
        recall.watch(desk.match)
        assert same_as_at_once(desk, recall)


def test_little_is_shown_again_when_moves_are_taken_back(monkeypatch):
    desk, recall = Desk("dimenticato", "l5"), Recall()
    for _ in range(60):
        desk.play_randomly(1)
        recall.watch(desk.match)
    seen = []
    see = Memory.see
    monkeypatch.setattr(Memory, "see", lambda self, view: (seen.append(view), see(self, view)))
    for _ in range(20):
        desk.happen([Undone(0, 1)])
        seen.clear()
        recall.watch(desk.match)
        assert len(seen) < KEPT_EVERY
        assert same_as_at_once(desk, recall)


def test_a_player_who_returns_and_leaves_again_has_missed_nothing():
    desk, recall = Desk("dimenticato", "ll"), Recall()
    for _ in range(3):
        desk.play_randomly(20)
        desk.do(seating.replace_by_bot, HOST, 1, 5, True)
        recall.watch(desk.match)
        assert same_as_at_once(desk, recall)
        desk.do(seating.come_back, 1)
        recall.watch(desk.match)


# ---- Programs that want to see everything -------------------------------------------------------


def test_a_program_is_shown_what_its_seat_sees_and_nothing_twice(monkeypatch):
    desk = Desk("triominos", "l1")
    desk.match.seats[1].plan = replace(desk.match.seats[1].plan, program="watching")
    recall = Recall({"watching": Program("programs:Watching", True)})
    recall.watch(desk.match)
    shown, view = [], Position.view

    def show(position, seat=None):
        shown.append(seat)
        return view(position, seat)

    for back, more in ((0, 21), (0, 0), (1, 0), (2, 5), (20, 3), (3, 3)):
        desk.happen([Undone(0, back)])
        desk.play_randomly(more)
        monkeypatch.setattr(Position, "view", show)
        shown.clear()
        recall.watch(desk.match)
        monkeypatch.undo()
        seen = [each.view(1) for each in desk.match.position.positions()]
        assert list(recall.views(1)) == seen
        assert len(shown) <= more
    assert list(recall.views(0)) == []
