game-pips = Pips
front-pips = Lay your tiles.
game-mist = Mist
front-mist = Lay your tiles.
pips-not-yours = You do not have this tile.
game-pebbles = Pebbles
front-pebbles = Lay your stones.
