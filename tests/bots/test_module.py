"""Games as WebAssembly: they play and search as the compiled rules do, move for move."""

import ctypes

import numpy as np
import pytest
import wasmtime

import spielwerk
from spielwerk.bots.module import build_module
from spielwerk.bots.search import Search
from spielwerk.bots.tree import COUNTERS, MAX_DEPTH, NODE, USED
from spielwerk.engine.playouts import playouts, random_game
from spielwerk.engine.policies import STATES_NEEDED, at_random, knowing, sensible
from spielwerk.engine.state import pack

GAMES = 500
ITERATIONS = 1_000


class Module:
    """A module with memory of its own, in wasmtime."""

    def __init__(self, code):
        engine = wasmtime.Engine()
        module = wasmtime.Module(engine, code)
        assert module.imports == []
        self.store = wasmtime.Store(engine)
        self.exports = wasmtime.Instance(self.store, module, []).exports(self.store)
        self.memory = self.exports["memory"]
        self.free = self.exports["__heap_base"].value(self.store)

    def call(self, name, *arguments):
        return self.exports[name](self.store, *arguments)

    def has(self, name):
        return name in self.exports

    def room(self, kind, count=1):
        """The address of space for items of a kind."""
        address = -(-self.free // 16) * 16
        self.free = address + np.dtype(kind).itemsize * count
        if (more := self.free // 65536 + 1 - self.memory.size(self.store)) > 0:
            self.memory.grow(self.store, more)
        return address

    def put(self, values):
        address = self.room(values.dtype, values.size)
        self.at(address, values.dtype, values.size)[:] = values.reshape(-1)
        return address

    def at(self, address, kind, count):
        """What is there now, as long as the module lives and its memory does not grow."""
        start = ctypes.addressof(self.memory.data_ptr(self.store).contents)
        space = ctypes.c_ubyte * (np.dtype(kind).itemsize * count)
        return np.frombuffer(space.from_address(start + address), kind)


def states_of(ruleset, count):
    return np.array([pack(ruleset.blank(), ruleset.rules.state)] * count)


def play(code, ruleset, policy):
    """The results of some games in WebAssembly."""
    module, rules, players = Module(code), ruleset.rules, ruleset.players
    space = [
        module.put(states_of(ruleset, STATES_NEEDED)),
        module.room(np.int32, rules.max_moves),
        module.room(np.int32, players),
    ]
    kinds = [(np.int8, GAMES * players), (np.int32, GAMES), (np.int32, GAMES), (np.int8, GAMES)]
    columns = [module.room(*kind) for kind in kinds]
    name = f"play_{policy.__name__}"
    module.call(name, *space, 7, 3, *columns, players, GAMES)
    return [module.at(at, *kind).copy() for at, kind in zip(columns, kinds, strict=True)]


def check_playouts(code, game):
    for players in (2, 3, 4):
        ruleset = spielwerk.load(game, players)
        for policy in (at_random, knowing, sensible):
            if Module(code).has(f"play_{policy.__name__}"):
                found = play(code, ruleset, policy)
                wanted = playouts(ruleset, GAMES, 7, first=3, policy=policy)
                for one, other in zip(found, wanted.part(slice(None)), strict=True):
                    assert np.array_equal(one, other.reshape(-1)), (players, policy.__name__)


def check_search(code, ruleset, method, position):
    """The tree is the same, to the last bit of every value."""
    module, rules = Module(code), ruleset.rules
    search = Search(ruleset, method, key=5)
    search.begin(position.plain(), position.to_move, position.legal_moves.actions)
    moves = np.array(position.legal_moves.actions, np.int32)
    nodes = module.put(search._nodes)
    counters = module.put(search._counters)
    module.call(
        f"search_{method.playouts.__name__}",
        module.put(search._root),
        module.put(states_of(ruleset, STATES_NEEDED)),
        nodes,
        counters,
        module.put(moves),
        module.room(np.int32, rules.max_moves),
        module.room(np.int64, rules.actions),
        module.room(np.int32, MAX_DEPTH),
        module.room(np.int32, ruleset.players),
        position.to_move,
        5,
        0,
        ITERATIONS,
        method.exploration,
        method.width,
        method.margin,
        int(method.as_played),
        method.nodes,
        len(moves),
        ruleset.players,
    )
    search.step(ITERATIONS)
    assert module.at(counters, np.int64, COUNTERS)[USED] == search.used
    assert np.array_equal(module.at(nodes, NODE, search.used), search._nodes[: search.used])


# Building all modules takes minutes; every kind of function is in this one.
@pytest.mark.parametrize("game", ["rings"])
def test_a_game_plays_and_searches_in_webassembly_as_it_does_compiled(game):
    code = build_module(spielwerk.find_game(game))
    check_playouts(code, game)
    for players in (2, 4):
        ruleset = spielwerk.load(game, players)
        position = list(random_game(ruleset, 1, 1).positions())[6]
        for method in dict.fromkeys(level.method for level in ruleset.game.levels):
            check_search(code, ruleset, method, position)
