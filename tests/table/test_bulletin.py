"""What a client at a table is sent: all that its seat may know, and not a byte more."""

import dataclasses
import random
from itertools import pairwise

import msgspec
import pytest
from msgspec.structs import replace

import spielwerk
from amounts import amount, soaks
from spielwerk.engine.position import Ruleset
from spielwerk.errors import SpielwerkError
from spielwerk.games.triominos.setup import tiles_in
from spielwerk.table.match import commands, events, seating
from spielwerk.table.match.events import KINDS, READERS, Event
from spielwerk.table.match.match import Match
from spielwerk.table.match.refusals import Refused
from spielwerk.table.match.seating import Who
from spielwerk.table.match.setting import ClockRule
from spielwerk.table.protocol import bulletin
from spielwerk.table.protocol.bulletin import MOST_MISSED, MOST_RECENT, Bulletin, encode, legal
from table.desk import HOST, Desk
from table.test_match import random_desk

pytestmark = pytest.mark.slow


def everybody(desk):
    return (None, *range(len(desk.match.seats)))


def snapshot(match, seat, is_host, *given, **who):
    return plain(bulletin.snapshot(match, Who(seat, is_host, **who), *given))


def plain(message):
    return msgspec.json.decode(encode(message))


def message(match, seat, events, now=0):
    return msgspec.json.decode(Bulletin(match, events, now).for_client(Who(seat)))


# ---- Nothing depends on what a seat cannot know -------------------------------------------------


def told_everything(match, seat, events, now):
    """Everything that a client is sent after these events, and every answer it can get."""
    return [
        Bulletin(match, events[-1:], now).for_client(Who(seat)),
        Bulletin(match, events[-3:], now).for_client(Who(seat, plain=True)),
        encode(snapshot(match, seat, False, now)),
        encode(snapshot(match, seat, True, now, events[-5:])),
        str(legal(match, seat)).encode(),
        *refusals(match, seat),
    ]


def refusals(match, seat):
    """The refusals of everything that is not allowed."""
    if seat is None or match.to_move != seat:
        return
    chance = random.Random(match.number)
    actions = match.ruleset.rules.actions
    for action in (*range(20), *chance.choices(range(actions), k=40)):
        try:
            match.position.play(action)
            yield b"legal"
        except SpielwerkError as error:
            yield f"{error.rule} {error.text('de')}".encode()


def may_go_back(match, seat):
    """Whether a seat may undo or ask for a take-back, or why not."""
    for command in (commands.undo, commands.ask_back):
        try:
            yield command(match, seat)
        except Refused as refusal:
            yield refusal.reason


def world_of(events, first_position):
    """The match with the same events but a different start."""
    world = Match("desk")
    world._first_position = lambda: first_position
    for event in events:
        world.apply(event)
    return world


def other_triominos(position, seat, seed):
    """How the game could have begun, for all that a seat knows now: what it has never seen is
    re-dealt. None if the others would then have had to play differently."""
    one, other = position._state, position.redealt(seat, seed)._state
    swaps = list(zip(one.pot, other.pot, strict=True))[one.pot_next : one.pot_end]
    names = [tiles_in(1 << before) + tiles_in(1 << after) for before, after in swaps]
    for mine, theirs in zip(one.racks, other.racks, strict=True):
        names += zip(tiles_in(mine & ~theirs), tiles_in(theirs & ~mine), strict=True)
    renamed = dict(names)
    setup = position.setup
    for tiles in (*setup["racks"], setup["pot"]):
        tiles[:] = [renamed.get(tile, tile) for tile in tiles]
    start = position.ruleset.start(setup=setup, seats=position.seats, first=position.first)
    try:
        again = start
        for move in position.history:
            again = again.play(move)
    except SpielwerkError:
        return None
    assert again == position.redealt(seat, seed)
    return start


@soaks
@pytest.mark.parametrize("seats", ["ll", "lll", "ll1l"])
def test_triominos_sends_a_seat_nothing_that_depends_on_what_it_has_never_seen(seats):
    """Two games in which a seat is shown the same from the first event to the last."""
    compared = differing = 0
    for seed in range(amount(2, 8)):
        desk = Desk("triominos", seats, seed=seed, clock=ClockRule(total=600), first="lot")
        chance = random.Random(seed)
        for _ in range(20):
            desk.play(chance.choice(desk.match.position.moves_as_text()))
        for seat in everybody(desk):
            start = other_triominos(desk.match.position, seat, seed)
            if start is None:
                continue
            for count in range(len(seats) + 2, len(desk.events) + 1):
                events = desk.events[:count]
                real = Match("desk", events)
                other = world_of(events, start)
                heard = told_everything(real, seat, events, desk.now)
                assert told_everything(other, seat, events, desk.now) == heard
                if seat is not None:
                    assert [*may_go_back(other, seat)] == [*may_go_back(real, seat)]
                differing += any(
                    encode(snapshot(real, s, False, 0)) != encode(snapshot(other, s, False, 0))
                    for s in range(len(seats))
                )
                compared += 1
    assert compared > 80
    assert differing > 0.8 * compared, "another seat is shown something else"


@pytest.mark.parametrize("seats", ["ll", "lll", "ll1l"])
def test_dimenticato_sends_nobody_anything_that_depends_on_covered_numbers(seats):
    """From some moment on every covered number is different; no seat can tell until one calls
    one of them."""
    compared = differing = 0
    for seed in range(40):
        chance = random.Random(seed)
        desk = Desk("dimenticato", seats, seed=seed, first="lot")
        for _ in range(chance.randrange(8, 60)):
            desk.play(chance.choice(desk.match.position.moves_as_text()))
        other = Match("desk", desk.events)
        past = other.steps(0)
        other.position = other.position.redealt(None, seed)
        then = len(other.movers)
        later = [other.position]
        other.position_after = lambda plies, then=then, later=later: later[plies - then]
        other.steps = lambda first, past=past, later=later: [*past, *pairwise(later)][first:]
        differing += other.position != desk.match.position
        while True:
            for seat in everybody(desk):
                heard = told_everything(desk.match, seat, desk.events, desk.now)
                assert told_everything(other, seat, desk.events, desk.now) == heard
                if seat is not None and seat in other.movers[then:]:
                    assert [*may_go_back(other, seat)] == [*may_go_back(desk.match, seat)]
                compared += 1
            moves = [m for m in desk.match.position.moves_as_text() if "=" not in m]
            if not moves or len(later) > 4:
                break
            desk.play(chance.choice(moves))
            other.apply(desk.events[-1])
            later.append(other.position)
    assert compared > 120
    assert differing > 30


@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_a_covered_seat_sees_what_onlookers_see(game):
    """As long as seats have secrets from each other: in a running game of Triominos."""
    compared = differing = 0
    for number in range(6):
        desk = random_desk(game, number)
        for count in range(2, len(desk.events) + 1, 9):
            events = desk.events[:count]
            match = Match("desk", events)
            for seat in range(len(match.seats)):
                hides = game == "triominos" and match.stage == "running"
                sees = shown_to(match, None if hides else seat, events)
                assert shown_to(match, seat, events, covered=True) == sees
                differing += sees != shown_to(match, seat, events)
                compared += 1
    assert compared > 100
    assert (differing > 20) == (game == "triominos")


def shown_to(match, seat, events, **covered):
    """What a client sees of the game in every message that shows it."""
    messages = [
        snapshot(match, seat, False, 0, **covered),
        snapshot(match, seat, False, 0, events[-5:], **covered),
        msgspec.json.decode(Bulletin(match, events[-3:], 0).for_client(Who(seat, **covered))),
        plain(bulletin.sight(match, Who(seat, **covered), 0)),
    ]
    assert seat is None or messages[0]["seat"] == seat
    found = [(*each.get("events", ()), *each.get("missed", ())) for each in messages]
    effects = [[event.get("effects") for event in events] for events in found]
    effects.append(messages[0].get("effects"))
    return [(each.get("view"), each.get("legal")) for each in messages], effects


def test_a_covered_seat_is_still_told_what_is_its_own():
    desk = Desk("triominos", "hh")
    desk.happen(events.asked(commands.react(desk.match, 0, "hello"), 0, "mine"))
    news = Bulletin(desk.match, desk.events[-1:], 0)
    for who in (Who(0, covered=True), Who(1, others_here=(0,), covered=True)):
        assert msgspec.json.decode(news.for_client(who))["events"][0]["id"] == "mine"


def secrets_of(desk):
    """Texts that must never be sent: digests, the seed, the set-up."""
    match = desk.match
    yield from filter(None, [match.host, match.watch, *(seat.token for seat in match.seats)])
    yield from (str(match.seed), '"seed"', '"token', '"setup"', '"watch"')
    if match.position is not None and match.setting.game == "triominos":
        pot = tiles_in(0)
        state = match.position._state
        for tile in state.pot[state.pot_next : state.pot_end]:
            pot += tiles_in(1 << tile)
        if len(pot) > 1:
            yield encode(pot)[1:-1].decode()


@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_no_message_contains_a_token_a_seed_or_a_set_up(game):
    for number in range(12):
        desk = random_desk(game, number)
        desk = _with_another_seed(desk, 16_180_339_887_498_948_482 + number)
        secrets = [*secrets_of(desk)]
        for seat in everybody(desk):
            for is_host in (False, True):
                heard = [encode(snapshot(desk.match, seat, is_host, 0, desk.events[-50:]))]
                news = Bulletin(desk.match, desk.events, 0)
                heard.append(news.for_client(Who(seat, plain=is_host)))
                for secret in secrets:
                    assert not any(secret.encode() in each for each in heard), secret


def _with_another_seed(desk, seed):
    """A seed that cannot be confused with any other number."""
    desk.match.seed = seed
    desk.events[0] = Event(1, 0, replace(desk.events[0].what, seed=seed))
    return desk


def test_every_kind_of_event_is_in_the_union():
    """So the type checker sees that a match follows it."""
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type)}
    kinds = {kind for kind in kinds if issubclass(kind, events._Event)}
    bases = {base for kind in kinds for base in kind.__bases__}
    assert kinds - bases == set(KINDS.values())


def test_everybody_is_told_this_and_nothing_else():
    """A new field stands here too, or it is marked as a secret."""
    found = {name for readers in READERS.values() for name in readers if readers[name] == "all"}
    assert found == {
        "allowed", "bots", "by", "colour", "effects", "first", "level", "loses", "lot", "move", "n",
        "name", "paused", "plies", "ranks", "reaction", "rule", "seat", "stood_in", "why",
    }  # fmt: skip


# ---- Events -------------------------------------------------------------------------------------


def test_the_mover_recognises_the_move_by_its_id_and_nobody_else_sees_it():
    desk = Desk(seats="lll")
    desk.move(0, "a1", id="x")
    assert plain(desk.events[-1].as_seen_by([0])) == {
        "n": 5 + 1, "kind": "moved", "seat": 0, "move": "a1", "id": "x", "effects": [],
    }  # fmt: skip
    for seat in (None, 1, 2):
        assert "id" not in plain(desk.events[-1].as_seen_by(Who(seat).seats))


def test_the_next_table_is_sent_to_those_who_play_there():
    desk = Desk()
    desk.do(commands.resign, 0)
    desk.happen([events.Rematched("next")])
    assert plain(desk.events[-1].as_seen_by([1]))["table"] == "next"
    assert "table" not in plain(desk.events[-1].as_seen_by([]))
    assert snapshot(desk.match, 0, False, 0)["next"] == "next"
    assert "next" not in snapshot(desk.match, None, True, 0)


def test_a_seat_is_sent_its_legal_moves_when_it_is_its_turn():
    desk = Desk()
    desk.play("a1")
    assert "legal" not in message(desk.match, 0, desk.events[-1:])
    assert "legal" not in message(desk.match, None, desk.events[-1:])
    moves = message(desk.match, 1, desk.events[-1:])["legal"]
    assert moves == desk.match.position.moves_as_text()
    assert snapshot(desk.match, 1, False, 0)["legal"] == moves


def test_nobody_is_sent_what_the_computer_may_do():
    desk = Desk(seats="l1")
    desk.play("a1")
    assert "legal" not in message(desk.match, 1, desk.events[-1:])
    assert "legal" not in snapshot(desk.match, 1, False, 0)


@pytest.mark.parametrize("game", ["rings", "triominos"])
def test_everybody_gets_the_view_of_their_own_seat(game):
    desk = Desk(game, "lll")
    desk.play(desk.match.position.moves_as_text()[0])
    news = Bulletin(desk.match, desk.events[-1:], 0)
    for seat in (*everybody(desk), *everybody(desk)):
        view = msgspec.json.decode(news.for_client(Who(seat)))["view"]
        assert view == desk.match.position.view(seat)


@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_a_client_that_asks_for_it_is_told_how_the_board_looks(game):
    desk = Desk(game, "ll")
    desk.play(desk.match.position.moves_as_text()[0])
    news = Bulletin(desk.match, desk.events[-1:], 0)
    for seat in (None, 0, 1, 0):
        view = desk.match.position.view(seat)
        sketch = plain(desk.match.ruleset.game.sketch(view).as_json())
        drawn = msgspec.json.decode(news.for_client(Who(seat, plain=True)))
        assert drawn["view"]["sketch"] == sketch
        assert "sketch" not in msgspec.json.decode(news.for_client(Who(seat)))["view"]
        heard = snapshot(desk.match, seat, False, 0, plain=True)
        assert heard["view"] == plain(view) | {"sketch": sketch}


def test_games_from_outside_are_always_told_with_their_board_or_their_picture():
    """The web app cannot draw them otherwise."""
    rings = spielwerk.find_game("rings")
    position = Ruleset.of(dataclasses.replace(rings, id="outside")).start()
    assert bulletin.view(position, 0)["sketch"] == rings.sketch(position.view(0)).as_json()
    bare = dataclasses.replace(rings, id="outside", sketch=None)
    view = bulletin.view(Ruleset.of(bare).start(), 0)
    assert "sketch" not in view
    assert "a8 ────" in view["picture"]


def test_a_reaction_brings_no_view():
    desk = Desk()
    desk.do(commands.react, 0, "hello")
    heard = message(desk.match, 1, desk.events[-1:])
    assert "view" not in heard
    assert heard["events"] == [{"n": 5, "kind": "reacted", "seat": 0, "reaction": "hello"}]


@soaks
@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_a_client_that_keeps_the_latest_of_everything_is_up_to_date(game):
    """As the protocol promises: every message contains what has changed."""
    for number in range(amount(12, 100)):
        desk = random_desk(game, number)
        match = Match("desk", desk.events[:1])
        known = {seat: snapshot(match, seat, False, 0) for seat in everybody(desk)}
        for event in desk.events[1:]:
            match.apply(event)
            news = Bulletin(match, [event], event.at)
            for seat, told_before in known.items():
                heard = msgspec.json.decode(news.for_client(Who(seat)))
                if "view" in heard:
                    told_before.pop("legal", None)
                told_before |= heard
                now = msgspec.json.decode(encode(snapshot(match, seat, False, event.at)))
                for part in ("n", "table", "clock", "view", "legal"):
                    assert told_before.get(part) == now.get(part), (event, part)


# ---- Snapshots ----------------------------------------------------------------------------------


def test_before_the_game_begins_there_is_nothing_to_see_but_who_is_there():
    desk = Desk(seats="lo", onlookers=False)
    heard = snapshot(desk.match, 0, True, 0)
    assert heard["host"] is True
    assert heard["seat"] == 0
    assert not heard.keys() & {"view", "legal", "moves", "clock", "next", "missed"}
    assert [seat["taken"] for seat in heard["table"]["seats"]] == [True, False]
    assert heard["table"]["onlookers"] is False


def test_the_table_says_what_was_asked_for_and_how_it_ended():
    desk = Desk(seats="lll")
    desk.play("a1")
    desk.do(commands.ask_back, 0)
    desk.do(commands.agree_back, 2)
    desk.do(commands.offer_draw, 2)
    desk.do(commands.offer_draw, 1)
    around = snapshot(desk.match, 1, False, 0)["table"]
    assert around["back"] == {"seat": 0, "plies": 1, "agreed": [2]}
    assert around["draw"] == [1, 2]
    assert around["ending"] is None
    desk.do(commands.resign, 0)
    desk.do(commands.resign, 2)
    desk.do(commands.ask_rematch, 2)
    around = snapshot(desk.match, 1, False, 0)["table"]
    assert around["ending"] == {"ranks": [3, 1, 2], "by": "resigned", "rule": None}
    assert [seat["out"] for seat in around["seats"]] == ["resigned", None, "resigned"]
    assert around["rematch"] == [2]


@pytest.mark.parametrize(("wished", "lot"), [("lot", True), (2, False)])
def test_everybody_hears_who_begins_and_whether_by_lot(wished, lot):
    desk = Desk(seats="lllo", first=wished)
    around = snapshot(desk.match, None, False, 0)["table"]
    assert (around["begins"], around["first"]) == (wished, None)
    desk.do(seating.take_open_seat, None, None, "a")
    first = desk.match.to_move
    for seat in everybody(desk):
        heard = message(desk.match, seat, desk.events[-1:])
        assert heard["events"] == [
            {"n": desk.match.number, "kind": "started", "bots": {}, "first": first, "lot": lot}
        ]
        assert (heard["table"]["begins"], heard["table"]["first"]) == (wished, first)


def test_everybody_hears_who_has_which_colour():
    desk = Desk(seats="lll")
    around = snapshot(desk.match, None, False, 0)["table"]
    assert around["colours"] == [0, 1, 2, 3]
    desk.do(seating.choose_colour, 0, 2)
    for seat in everybody(desk):
        heard = message(desk.match, seat, desk.events[-1:])
        assert heard["events"][0]["kind"] == "colour_chosen"
        assert (heard["events"][0]["seat"], heard["events"][0]["colour"]) == (0, 2)
        assert heard["table"]["colours"] == [2, 1, 0, 3]
        assert [each["colour"] for each in heard["table"]["seats"]] == [2, None, None]


def test_clocks_show_the_current_time():
    desk = Desk(clock=ClockRule(total=60, increment=2))
    desk.play("a1")
    desk.wait(5)
    assert snapshot(desk.match, 0, False, desk.now)["clock"] == {
        "left": [62_000, 55_000], "running": 1,
    }  # fmt: skip
    assert "clock" not in snapshot(Desk().match, 0, False, 0)


def test_a_client_that_was_away_is_sent_what_happened_unless_it_is_too_much():
    desk = Desk(seats="llll")
    desk.play("a1", "b1")
    missed = snapshot(desk.match, 0, False, 0, desk.events[-2:])["missed"]
    assert missed == plain(bulletin.shown(desk.match, desk.events[-2:], Who(0)))
    assert [event["effects"][0]["cell"] for event in missed] == ["a1", "b1"]
    for number in range(MOST_MISSED):
        desk.do(commands.react, number % 4, "hello")
    assert "missed" in snapshot(desk.match, 0, False, 0, desk.events[-MOST_MISSED:])
    assert "missed" not in snapshot(desk.match, 0, False, 0, desk.events[-MOST_MISSED - 1 :])
    assert "missed" not in snapshot(desk.match, 0, False, 0)


def test_a_snapshot_has_all_moves_and_who_made_them():
    desk = Desk("triominos", "lll")
    desk.play("buy", "buy")
    assert snapshot(desk.match, None, False, 0)["moves"] == [
        {"seat": 0, "move": "buy"},
        {"seat": 1, "move": "buy"},
    ]


@pytest.mark.parametrize("game", spielwerk.GAMES)
def test_a_snapshot_has_the_effects_that_the_latest_moves_had_for_this_seat(game):
    compared = 0
    for number in range(12):
        desk = random_desk(game, number)
        for count in range(2, len(desk.events) + 1, 5):
            before = desk.events[:count]
            match = Match("desk", before)
            for seat in everybody(desk):
                heard = snapshot(match, seat, False, 0)
                is_shown = match.stage == "running" and not match.ruleset.game.hides_the_past
                assert ("effects" in heard) == is_shown
                if is_shown and not {"undone", "back_given"} & {event.kind for event in before}:
                    found = plain(bulletin.shown(match, before, Who(seat)))
                    effects = [event["effects"] for event in found if event["kind"] == "moved"]
                    assert heard["effects"] == effects[len(effects) - len(heard["effects"]) :]
                    compared += len(heard["effects"])
    assert compared > 100 or game == "dimenticato"


def test_they_are_those_of_every_player_s_last_turn_unless_the_client_has_missed_them():
    desk = Desk(seats="lll")
    desk.play("a1", "b1", "c1", "a2")
    heard = snapshot(desk.match, 0, False, 0)
    assert [effects[0]["cell"] for effects in heard["effects"]] == ["b1", "c1", "a2"]
    assert "effects" not in snapshot(desk.match, 0, False, 0, desk.events[-1:])
    long = Desk("triominos", "ll")
    while long.match.stage == "running" and len(long.match.movers) < 3 * MOST_RECENT:
        long.play(long.match.position.moves_as_text()[-1])
        heard = snapshot(long.match, 0, False, 0)
        assert len(heard.get("effects", ())) <= MOST_RECENT


def test_a_game_of_memory_shows_only_the_last_turn_until_it_is_over():
    desk = Desk("dimenticato")
    seat = desk.call_rightly()
    desk.play(desk.match.position.moves_as_text()[0])
    heard = snapshot(desk.match, 0, False, 0, desk.events[-9:])
    assert [move["move"] for move in heard["moves"]] == desk.match.position.history[-2:]
    assert [move["seat"] for move in heard["moves"]] == [seat, seat]
    assert "missed" not in heard
    desk.do(commands.resign, 0)
    heard = snapshot(desk.match, 0, False, 0, desk.events[-9:])
    assert [move["move"] for move in heard["moves"]] == desk.match.position.history
    assert "missed" in heard


def test_a_game_that_ended_by_resignation_shows_no_racks_afterwards():
    desk = Desk("triominos", "ll")
    desk.do(commands.resign, 0)
    assert snapshot(desk.match, 1, False, 0)["view"]["racks"][0] is None
    assert message(desk.match, None, desk.events[-1:])["view"]["racks"] == [None, None]


def test_the_computer_that_takes_over_changes_what_a_seat_may_do():
    desk = Desk()
    desk.do(seating.replace_by_bot, HOST, 0, 1, True)
    heard = message(desk.match, 0, desk.events[-1:])
    assert "view" in heard
    assert "legal" not in heard
    desk.do(seating.come_back, 0)
    assert message(desk.match, 0, desk.events[-1:])["legal"]
