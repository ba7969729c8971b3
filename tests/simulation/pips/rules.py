"""PI-1: eight tiles; everybody gets two, the rest is the pot. PI-2: lay a tile, or take the next of
the pot. PI-3: a player with no tile left ends the game; the highest sum laid wins. PI-4: racks and
pot are secret."""

from spielwerk.engine.seats import ranked_by, seat_after
from spielwerk.runtime.chance import choose, random32
from spielwerk.runtime.compile import compiled
from spielwerk.runtime.kinds import int8, int16
from spielwerk.runtime.state import record

TILES = 8
BUY = TILES
ACTIONS = MAX_MOVES = TILES + 1
POT, TABLE = -3, -2  # where a tile is, if no seat has it (-1 is an onlooker)
GONE = -1  # in the order of the pot

# `order`: the tiles in the order of the pot; `place`: where each tile is.
STATE = record(
    order=(int8, TILES),
    place=(int8, TILES),
    bought=int8,
    laid=(int8, 4),
    players=int8,
    to_move=int8,
    turns=int16,
    ended=int8,
)


@compiled
def begin(state, key):
    for n in range(TILES):
        state.order[n] = n
    for n in range(TILES - 1, 0, -1):
        other = choose(random32(key, n), n + 1)
        state.order[n], state.order[other] = state.order[other], state.order[n]
    deal(state)


@compiled
def deal(state):
    """The first tiles of the order are dealt, two to each; nothing remembers where they were."""
    for n in range(TILES):
        if n < 2 * state.players:
            state.place[state.order[n]] = n // 2
            state.order[n] = GONE
        else:
            state.place[state.order[n]] = POT
    for seat in range(4):
        state.laid[seat] = 0
    state.bought = 2 * state.players
    state.to_move = state.turns = state.ended = 0


@compiled
def legal(state, out):
    n = 0
    for tile in range(TILES):
        if state.place[tile] == state.to_move:
            out[n] = tile
            n += 1
    if state.bought < TILES:
        out[n] = BUY
        n += 1
    return n


@compiled
def draw(state, random, moves):
    return moves[choose(random, legal(state, moves))]


@compiled
def apply(state, action):
    me = state.to_move
    if action == BUY:
        state.place[state.order[state.bought]] = me
        state.order[state.bought] = GONE
        state.bought += 1
    else:
        state.place[action] = TABLE
        state.laid[me] += action + 1
        if rack_size(state, me) == 0:
            state.ended = 3
    state.turns += 1
    if state.ended == 0:
        state.to_move = seat_after(state, me)


@compiled
def standing(state, seat):
    return state.laid[seat]


outcome = ranked_by(standing)


@compiled
def redeal(state, seat, key):
    """PI-4: whatever is neither on the table nor on the seat's own rack changes places."""
    hidden = [tile for tile in range(TILES) if state.place[tile] not in (TABLE, seat)]
    for n in range(len(hidden) - 1, 0, -1):
        other = choose(random32(key, n), n + 1)
        hidden[n], hidden[other] = hidden[other], hidden[n]
    sizes = [rack_size(state, other) for other in range(state.players)]
    n = 0
    for other in range(state.players):
        if other != seat:
            for tile in hidden[n : n + sizes[other]]:
                state.place[tile] = other
            n += sizes[other]
    for index in range(state.bought, TILES):
        state.order[index] = hidden[n]
        state.place[hidden[n]] = POT
        n += 1


@compiled
def rack_size(state, seat):
    return sum([1 for tile in range(TILES) if state.place[tile] == seat])
