"""Every combination of options that is not refused can be played, alike everywhere."""

import random

import pytest

import spielwerk
from amounts import amount, soaks
from spielwerk import BadOption, Ruleset
from spielwerk.engine.options import Choice
from spielwerk.engine.playouts import playouts, random_game
from spielwerk.runtime.target import CPU, INTERPRETED, WASM

VARIANTS = amount(15, 100)  # of each game, with 2, 3 and 4 players in turn
GAMES_EACH = 8
EVERY_GAME = pytest.mark.parametrize("game", spielwerk.GAMES)


def drawn(game, chance, players):
    """Rules with every option at random, or None if they are refused."""
    kind = spielwerk.find_game(game)
    options = {option.name: chance.choice(option.possible()) for option in kind.options}
    try:
        return Ruleset.of(kind, players, **options)
    except BadOption:
        return None


def variants(game, number=VARIANTS, seed=0):
    chance = random.Random(f"{game} {seed}")
    seats = spielwerk.find_game(game).seats
    found = 0
    while found < number:
        ruleset = drawn(game, chance, seats[found % len(seats)])
        if ruleset is not None:
            found += 1
            yield ruleset


@soaks
@EVERY_GAME
def test_variants_play_alike_everywhere_and_end(game):
    for number, ruleset in enumerate(variants(game)):
        plain = playouts(ruleset, GAMES_EACH // 4, number, target=INTERPRETED)
        for target in (CPU, WASM):
            assert playouts(ruleset, GAMES_EACH // 4, number, target=target) == plain, ruleset
        compiled = playouts(ruleset, GAMES_EACH, number, target=CPU)
        assert compiled == playouts(ruleset, GAMES_EACH, number, target=WASM), ruleset


@EVERY_GAME
def test_a_game_by_a_variant_is_recorded_with_its_rules(game):
    for number, ruleset in enumerate(variants(game, 10, seed=1)):
        played = random_game(ruleset, number, 0)
        assert played.over
        again = spielwerk.read_record(played.record())
        assert again == played
        assert again.ruleset.options == ruleset.options


@EVERY_GAME
def test_a_position_of_a_variant_is_a_line(game):
    for number, ruleset in enumerate(variants(game, 10, seed=2)):
        *_, before, _ = random_game(ruleset, number, 0).positions()
        assert spielwerk.read_position(before.line) == before


@EVERY_GAME
def test_house_rules_are_left_out_of_a_record_while_they_are_as_printed(game):
    kind = spielwerk.find_game(game)
    record = spielwerk.load(game).start(seed=0).record()
    for option in kind.options:
        assert (f"option {option.name}:" in record) != option.house
        if isinstance(option, Choice):
            set_too = {name for values in option.sets.values() for name in values}
            assert not any(other.house for other in kind.options if other.name in set_too)
