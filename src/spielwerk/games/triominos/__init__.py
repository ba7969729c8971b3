"""Triominos: triangles with stars in the corners and a joker, for two to four players."""

from collections.abc import Mapping
from typing import Any

from spielwerk.engine.game import Game, Rules
from spielwerk.engine.options import Choice, Number, Switch
from spielwerk.errors import BadOption
from spielwerk.games.triominos import fast, features, observing, rules, sense
from spielwerk.games.triominos.board import JOKER, TILE_COUNT
from spielwerk.games.triominos.deals import Deal
from spielwerk.games.triominos.effects import EFFECTS, GAINS, effects
from spielwerk.games.triominos.levels import LEVELS
from spielwerk.games.triominos.moves import MOVES
from spielwerk.games.triominos.picture import picture
from spielwerk.games.triominos.places import ground
from spielwerk.games.triominos.positions import read_position, write_position
from spielwerk.games.triominos.refusals import refusal
from spielwerk.games.triominos.rulings import RULINGS, rulings
from spielwerk.games.triominos.setup import set_up, setup_of
from spielwerk.games.triominos.sketch import sketch
from spielwerk.games.triominos.view import view
from spielwerk.runtime.state import State


def _prepare(state: State, options: Mapping[str, Any]) -> None:
    state.with_joker = int(options["joker"])
    state.open_racks = int(options["open"])
    state.dealt = options["rack"]
    state.purse = options["purse"]
    state.for_hexagon = options["hexagon"]
    state.for_bridge = options["bridge"]
    state.for_last = options["last"]
    state.price = options["price"]


def check_options(options: Mapping[str, Any], players: int) -> None:
    """TR-4: besides the racks there is the first tile, and at least one in the pot."""
    tiles = TILE_COUNT if options["joker"] else JOKER
    most = (tiles - 2) // players
    if options["rack"] > most:
        raise BadOption(
            "triominos-clash-rack", rule="TR-4", players=players, rack=options["rack"], most=most
        )


def longest(ruleset: Any) -> int:
    """A tile is bought once and laid once, and the joker is laid before every swap. Before each of
    these, every other player passes at most once (TR-14), as all may at the end (TR-13)."""
    return (3 * TILE_COUNT + 1) * int(ruleset.players)


GAME = Game(
    id="triominos",
    rule_prefix="TR",
    endings=(13, 14),
    rules=Rules.of(rules, fast, sense, features, observing),
    options=(
        Choice(
            "kind",
            default="usual",
            rule="TR-16",
            values=("usual", "first"),
            sets={"first": {"joker": False, "open": True}},
        ),
        Switch("joker", default=True, rule="TR-16"),
        Switch("open", default=False, rule="TR-16"),
        Number("rack", default=6, rule="TR-4", low=1, high=12, house=True),
        Number("purse", default=4, rule="TR-4", low=0, high=10, house=True),
        Number("hexagon", default=1, rule="TR-8", low=0, high=5, house=True),
        Number("bridge", default=1, rule="TR-8", low=0, high=5, house=True),
        Number("last", default=1, rule="TR-8", low=0, high=5, house=True),
        Number("price", default=1, rule="TR-10", low=0, high=5, house=True),
    ),
    check_options=check_options,
    prepare=_prepare,
    moves=MOVES,
    refusal=refusal,
    view=view,
    picture=picture,
    effect_rules=EFFECTS,
    gains=GAINS,
    effects=effects,
    ground=ground,
    sketch=sketch,
    ruling_rules=RULINGS,
    rulings=rulings,
    write_position=write_position,
    read_position=read_position,
    setup_of=setup_of,
    set_up=set_up,
    has_first_custom=True,
    levels=LEVELS,
    longest=longest,
    deal=Deal,
)
