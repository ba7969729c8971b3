"""Stored games outlive the program: a later version shuffles differently, or has other rules."""

import logging
from contextlib import contextmanager
from dataclasses import replace

import msgspec
import pytest

from spielwerk import load, read_record
from spielwerk.bots.thinking import finish
from spielwerk.errors import BadRecord, BadSetup, IllegalMove
from spielwerk.games import find_game
from spielwerk.runtime.compile import compiled
from spielwerk.table.live.desk import replaying
from spielwerk.table.match import commands
from spielwerk.table.match.match import NewerRules
from spielwerk.table.match.refusals import Refused
from spielwerk.table.match.seating import Who
from spielwerk.table.match.setting import ClockRule
from spielwerk.table.protocol import bulletin
from table.rooms import opened, running, set_up, sit, until

pytestmark = pytest.mark.slow

MOVES = ["b2", "a1", "c3"]


def replayed(game, language="en"):
    return finish(replaying(game, None, language))


@contextmanager
def updated(name, version=2, rules=None, **fields):
    """A later program, in which something about a game is different."""
    game = find_game(name)
    changed = {name: compiled(function) for name, function in (rules or {}).items()}
    fields |= {"version": version, "rules": replace(game.rules, **changed)}
    before = {name: getattr(game, name) for name in fields}
    for name, value in fields.items():
        object.__setattr__(game, name, value)
    try:
        yield
    finally:
        for name, value in before.items():
            object.__setattr__(game, name, value)


def no_pawn_on_a1():
    """Rings with another RG-4."""
    game = find_game("rings")
    a1, legal = load("rings").start().action("a1"), game.rules.legal

    def legal_without_a1(state, out):
        moves = [move for move in out[: legal(state, out)] if move != a1]
        out[: len(moves)] = moves
        return len(moves)

    def refusal(state, action):
        return IllegalMove("error-move-unknown", move="a1", rule="RG-4")

    return updated("rings", rules={"legal": legal_without_a1}, refusal=refusal)


def another_shuffle(name):
    begin = find_game(name).rules.begin
    return updated(name, version=1, rules={"begin": lambda state, key: begin(state, key ^ 4711)})


async def play(room, *moves):
    for move in moves:
        seat = room.match.to_move
        await room.do(lambda m, s=seat, t=move: commands.move(m, s, t, m.number, None))


async def begun(hall, *moves, game="rings", **request):
    """A running table where these moves were made."""
    room, _ = await running(hall, game, **request)
    await play(room, *moves)
    return room.match.id


def texts(match):
    return [each.move for each in bulletin.moves(match)]


# ---- Another shuffle --------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["triominos", "dimenticato"])
async def test_a_game_goes_on_by_its_own_set_up(new, game):
    async with opened(new()) as hall:
        room, _ = await running(hall, game)
        await play(room, room.match.position.legal_moves[0])
        table, position = room.match.id, room.match.position
    with another_shuffle(game):
        async with opened(new()) as hall:
            room = await hall.room(table)
            assert room.match.position == position
            assert room.match.position.setup == position.setup
            await play(room, position.legal_moves[-1])
            assert room.match.position == position.play(position.legal_moves[-1])
            assert room.match.position_after(0) == next(position.positions())
            fresh, _ = await running(hall, game)
            seed, fresh = room.match.seed, fresh.match
        assert position.ruleset.start(seed=seed).setup != position.setup
        assert fresh.position == fresh.ruleset.start(seed=fresh.seed)


async def test_a_set_up_is_told_to_nobody(new):
    async with opened(new()) as hall:
        table = await begun(hall, game="triominos")
        [started] = [e for e in await hall.services.storage.events(table) if e.kind == "started"]
        assert started.what.setup == (await hall.room(table)).match.position.setup
        for seat in (None, 0, 1):
            assert set(msgspec.to_builtins(started.as_seen_by(Who(seat).seats))) == {
                "n",
                "kind",
                "bots",
                "first",
                "lot",
            }


# ---- Other rules: running games ---------------------------------------------------------------


async def test_a_running_game_is_ended_and_stays_readable(new, caplog):
    async with opened(new()) as hall:
        table = await begun(hall, *MOVES)
    with no_pawn_on_a1(), caplog.at_level(logging.WARNING):
        async with opened(new()) as hall:
            room = await hall.room(table)
            match = room.match
            assert (match.stage, match.to_move, match.wakes_at) == ("over", None, None)
            assert (match.ending.by, match.ending.ranks) == ("rules_changed", [1, 1])
            assert match.position.history == ["b2"]
            ear = await sit(room, 0)
            [sent] = ear.of("snapshot")
            assert [each["move"] for each in sent["moves"]] == MOVES
            assert sent["view"] == match.position.view(0)
            assert sent["table"]["ending"]["by"] == "rules_changed"
            assert (await room.look_back(Who(0), 3)).view == sent["view"]
            with pytest.raises(Refused) as refused:
                await room.do(lambda m: commands.move(m, 0, "a2", m.number, None))
            assert refused.value.reason == "table-over"
            [game] = await hall.services.storage.finished()
            assert (game.ended_by, game.ranks) == ("rules_changed", [1, 1])
            with pytest.raises(BadRecord, match=r"have changed.* 1 of its 3 moves"):
                read_record(game.record)
            await sit(room, 1)
            await hall.rematch(room, 0)
            await hall.rematch(room, 1)
            again = await hall.room(room.match.next_table)
            assert again.match.setting.game == "rings"
        # It ends once.
        async with opened(new()) as hall:
            kinds = [event.kind for event in await hall.services.storage.events(table)]
            await hall.room(table)
            assert kinds.count("ended") == 1
            assert [event.kind for event in await hall.services.storage.events(table)] == kinds
    assert caplog.records == []
    assert read_record(game.record).history == MOVES  # by the rules of that time


async def test_a_game_is_ended_even_if_its_moves_still_fit(new):
    async with opened(new()) as hall:
        table = await begun(hall, "b2", "c3")
    with no_pawn_on_a1():
        async with opened(new()) as hall:
            match = (await hall.room(table)).match
            assert match.ending.by == "rules_changed"
            assert match.position.history == texts(match) == ["b2", "c3"]
            assert (
                read_record((await hall.services.storage.finished_game(table)).record)
                == match.position
            )


async def test_computer_players_and_clocks_stop_when_the_server_starts(new, caplog):
    """The computer's tables need not be opened. Clocks end when they are due, or looked at."""
    async with opened(new()) as hall:
        hall.services.thinkers.may_answer.clear()
        bots = await begun(hall, seats="l1", first=1)
        clock = await begun(hall, "a1", clock=ClockRule(total=60))
    with no_pawn_on_a1(), caplog.at_level(logging.WARNING):
        async with opened(new()) as hall:
            await until(lambda: bots in hall.rooms)
            for room in (hall.rooms[bots], await hall.room(clock)):
                assert room.match.ending.by == "rules_changed"
            assert await hall.services.storage.waking(2**62) == []
            for table in (bots, clock):
                assert await hall.services.storage.finished_game(table) is not None
            assert hall.services.thinkers.asked == []
    assert caplog.records == []


async def test_a_move_that_was_taken_back_does_not_matter(new):
    async with opened(new()) as hall:
        table = await begun(hall, "b2", "a1")
        room = await hall.room(table)
        await room.do(lambda m: commands.undo(m, 1))
        await play(room, "c3", "c4")
        table = table
    with no_pawn_on_a1():
        async with opened(new()) as hall:
            match = (await hall.room(table)).match
            assert match.position.history == texts(match) == ["b2", "c3", "c4"]
            assert match.movers == [0, 1, 0]


async def test_players_who_had_left_stay_behind(new):
    async with opened(new()) as hall:
        table = await begun(hall, seats="lll")
        await (await hall.room(table)).do(lambda m: commands.resign(m, 1))
        table = table
    with no_pawn_on_a1():
        async with opened(new()) as hall:
            assert (await hall.room(table)).match.ending.ranks == [1, 3, 1]


async def test_a_set_up_that_does_not_fit_any_more(new):
    def refuse(state, setup):
        raise BadSetup("error-setup-form", game="Triominos", value="old")

    async with opened(new()) as hall:
        room, _ = await running(hall, "triominos")
        await play(room, *(room.match.position.legal_moves[0] for _ in "1"))
        table, position = room.match.id, room.match.position
    with updated("triominos", set_up=refuse):
        async with opened(new()) as hall:
            room = await hall.room(table)
            assert (room.match.stage, room.match.ending.by) == ("over", "rules_changed")
            [sent] = (await sit(room, 0)).of("snapshot")
            assert "view" not in sent
            assert [each["move"] for each in sent["moves"]] == position.history
            with pytest.raises(Refused):
                await room.look_back(Who(0), 0)
            game = await hall.services.storage.finished_game(table)
            with pytest.raises(BadRecord, match=r"have changed.* 0 of its 1 moves"):
                read_record(game.record)
    assert read_record(game.record) == position


async def test_a_game_by_newer_rules_is_left_alone(new):
    """While servers are being updated, one of them may be older than the others."""
    with no_pawn_on_a1():
        async with opened(new()) as hall:
            hall.services.thinkers.may_answer.clear()
            ids = await begun(hall, "b2"), await begun(hall, seats="l1", first=1)
    async with opened(new()) as hall:
        for table in ids:
            with pytest.raises(NewerRules, match="Rings by newer rules"):
                await hall.room(table)
    with no_pawn_on_a1():
        async with opened(new()) as hall:
            for table in ids:
                assert (await hall.room(table)).match.stage == "running"


# ---- Other rules: open tables and finished games ----------------------------------------------


async def test_an_open_table_begins_by_the_new_rules(new):
    async with opened(new()) as hall:
        table = (await set_up(hall, seats="lo"))[0].match.id
    with no_pawn_on_a1():
        async with opened(new()) as hall:
            room = await hall.room(table)
            await sit(room, 0)
            await hall.take_open_seat(table, None, "Bert")
            assert (room.match.stage, room.match.rules) == ("running", 2)
            with pytest.raises(IllegalMove):
                await play(room, "a1")
            await play(room, "b2")
            await room.do(lambda m: commands.resign(m, 1))
            game = await hall.services.storage.finished_game(table)
            assert "\ngame: rings\nrules: 2\nplayers: 2\n" in game.record
            assert read_record(game.record).history == ["b2"]


async def test_finished_games_stay_and_are_shown_as_far_as_they_go(new):
    async with opened(new()) as hall:
        table = await begun(hall, *MOVES)
        await (await hall.room(table)).do(lambda m: commands.resign(m, 1))
        table, game = table, await hall.services.storage.finished_game(table)
    assert replayed(game).note is None
    with no_pawn_on_a1():
        async with opened(new()) as hall:
            assert await hall.services.storage.finished() == [game]
            match = (await hall.room(table)).match
            assert (match.ending.by, match.ending.ranks) == ("resigned", [1, 2])
            assert texts(match) == MOVES
            shown = replayed(game)
            assert [ply.move for ply in shown.plies] == [None, "b2"]
            assert "1 of its 3 moves" in shown.note
            assert "Regeln des Spiels Ringe" in replayed(game, "de").note
            assert len((await hall.judges.about(game)).moves) == 1
    assert [ply.move for ply in replayed(game).plies] == [None, *MOVES]


async def test_a_result_that_would_be_another_is_told(new):
    async with opened(new()) as hall:
        table = await begun(hall, game="triominos")
        room = await hall.room(table)
        while room.match.stage == "running":
            await play(room, room.match.position.legal_moves[0])
        game = await hall.services.storage.finished_game(table)
    plies = len(read_record(game.record).history)
    outcome = find_game("triominos").rules.outcome

    def otherwise(state, ranks):
        over = outcome(state, ranks)
        if over:
            tied = ranks[0] == ranks[1]
            ranks[:2] = [1, 2] if tied else [1, 1]
        return over

    with updated("triominos", rules={"outcome": otherwise}):
        shown = replayed(game)
        assert len(shown.plies) == plies + 1
        assert f"{plies} of its {plies} moves" in shown.note
