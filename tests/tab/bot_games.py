"""Whole games of computer players, who are asked as a table asks them. The same file runs where the
tests run and in a tab's Python."""

from spielwerk.bots import worker
from spielwerk.table.live.recall import Recall
from spielwerk.table.live.thinkers import ask_about
from spielwerk.table.match import commands, seating
from spielwerk.table.match.events import Event
from spielwerk.table.match.match import Match
from spielwerk.table.match.setting import SeatPlan, Setting, settle


def main(games):
    return [moves_of(*game) for game in games]


def moves_of(game, levels, seed):
    """All moves of a game between players of these levels."""
    seats = tuple(SeatPlan("bot", level) for level in levels)
    setting = settle(Setting(game, len(seats), seats=seats, first=0))
    match, recall = Match(f"{game} {levels} {seed}"), Recall()
    happen(match, seating.create(setting, seed, "host", "watch", [None] * len(seats)))
    while match.stage == "running":
        recall.watch(match)
        seat = match.to_move
        answer = worker.answer(ask_about(match, recall.of(seat)))
        assert answer.stood_in is None, answer
        happen(match, commands.bot_moves(match, seat, answer.move, None))
    return match.moves


def happen(match, drafts):
    for what in drafts:
        match.apply(Event(match.number + 1, 0, what))
