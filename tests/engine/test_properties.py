"""What must always hold in every game, with Hypothesis as the player."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import spielwerk
from amounts import amount, soaks
from spielwerk.check.games import walk
from spielwerk.check.positions import (
    line_reads_back,
    reads_back,
    record_replays,
    refused,
    sketch_is_right,
    views_are_plain,
)
from spielwerk.check.secrets import keeps_secrets
from spielwerk.engine.playouts import playouts
from spielwerk.locale import LANGUAGES

pytestmark = [pytest.mark.slow, soaks]

EVERY_GAME = pytest.mark.parametrize("game", spielwerk.GAMES)


@st.composite
def positions(draw, game):
    """A position somewhere in a random game."""
    kind = spielwerk.find_game(game)
    ruleset = spielwerk.Ruleset.of(kind, draw(st.sampled_from(kind.seats)))
    first = draw(st.integers(0, ruleset.players - 1))
    position = ruleset.start(seed=draw(st.integers(0, 2**64 - 1)), first=first)
    for choice in draw(st.lists(st.integers(0, 10**6), max_size=150)):
        if position.over:
            break
        position = position.play(position.legal_moves[choice % len(position.legal_moves)])
    return position


@EVERY_GAME
@settings(max_examples=amount(60, 3_000), deadline=None)
@given(data=st.data())
def test_every_legal_move_reads_back_and_can_be_played(game, data):
    position = data.draw(positions(game))
    before = position.state.tobytes()
    assert not list(reads_back(position))
    texts = position.moves_as_text()
    assert (
        len(set(texts)) == len(texts) == len(position.legal_moves) == position.legal_moves.count()
    )
    assert (len(texts) > 0) == (not position.over)
    for text, action in zip(texts, position.legal_moves.actions, strict=True):
        assert text in position.legal_moves
        assert action in position.legal_moves
        by_text, by_number = position.play(text), position.play(action)
        assert by_text == by_number
        assert by_text.history[-1] == text
    assert position.state.tobytes() == before, "playing changed the position it started from"


SAID = set()  # what has been put into words already


@EVERY_GAME
@settings(max_examples=amount(15, 400), deadline=None)  # each tries some 2,000 moves
@given(data=st.data())
def test_what_is_not_legal_is_refused_with_a_rule_and_a_sentence_in_every_language(game, data):
    position = data.draw(positions(game))
    legal = set(position.legal_moves.actions)
    actions = range(position.ruleset.rules.actions)
    some = data.draw(st.lists(st.sampled_from(actions), max_size=100)) + list(actions[:2000])
    if not position.over:
        assert not list(refused(position, some))
    for action in set(some) - legal:
        with pytest.raises(spielwerk.IllegalMove) as refusal:
            position.play(action)
        if (sentence := repr(refusal.value.message)) not in SAID:
            SAID.add(sentence)
            assert all(refusal.value.text(language) for language in LANGUAGES)


@EVERY_GAME
@settings(max_examples=amount(40, 2_000), deadline=None)
@given(data=st.data())
def test_every_position_is_read_from_its_line(game, data):
    position = data.draw(positions(game))
    assert not list(line_reads_back(position))
    again = spielwerk.read_position(position.line)
    assert again.setup == {"position": position.line}
    assert again.moves_as_text() == position.moves_as_text()


@EVERY_GAME
@settings(max_examples=amount(40, 2_000), deadline=None)
@given(data=st.data())
def test_a_record_replays_to_the_same_position(game, data):
    position = data.draw(positions(game))
    assert not list(record_replays(position))
    again = spielwerk.read_record(position.record())
    assert hash(again) == hash(position)
    assert again.history == position.history
    assert again.first == position.first
    assert list(again.positions())[-1] == position


@EVERY_GAME
@settings(max_examples=amount(40, 2_000), deadline=None)
@given(data=st.data())
def test_views_and_sketches_are_plain_data_for_every_seat_and_onlookers(game, data):
    position = data.draw(positions(game))
    assert not [*views_are_plain(position), *sketch_is_right(position)]
    for seat in (None, *range(position.ruleset.players)):
        assert position.view(seat)["seat"] == seat
    with pytest.raises(IndexError):
        position.view(position.ruleset.players)


@EVERY_GAME
@settings(max_examples=amount(12, 300), deadline=None)
@given(data=st.data())
def test_what_a_seat_cannot_know_changes_nothing_that_it_is_told(game, data):
    position = data.draw(positions(game))
    assert not list(keeps_secrets(position, data.draw(st.integers(0, 2**32))))


@EVERY_GAME
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_game_ends_with_ranks(game, players):
    played = playouts(spielwerk.load(game, players), 10_000, seed=1)
    assert set(played.ended.tolist()) <= set(spielwerk.find_game(game).endings)
    for ranks in played.ranks.tolist():
        assert [1 + sum(other < rank for other in ranks) for rank in ranks] == ranks


@EVERY_GAME
def test_games_as_written_keep_to_their_bounds(game):
    """Numbers fit their fields, moves are listed once and not too many, endings are declared."""
    for players in (2, 3, 4):
        for number in range(15):
            assert list(walk(spielwerk.load(game, players), 3, number))[-1].over
