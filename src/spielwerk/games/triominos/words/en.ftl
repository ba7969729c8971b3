# What players of Triominos read.

game-triominos = Triominos
front-triominos = Lay triangles so that the corners match, and earn chips.
first-custom-triominos = By custom, the youngest begins, or the oldest.
triominos-ended-13 = The pot is empty and the last round is over.
triominos-ended-14 = Nobody could do anything any more.
triominos-notation = J is the joker.
    .lay = lay the tile so that it reads { $reading } clockwise from the tip of cell { $cell }
    .swap = put a tile in the joker’s place and take the joker
    .buy = buy a tile from the pot
    .stay = if there is nothing else you can do
triominos-notation-terminal = A cell that points up ends in u and is read from its top; one that points down ends in d and is read from its bottom.
triominos-tray-rack = Tiles
triominos-tray-chips = Chips
triominos-tray-pot = Pot
triominos-seat = { $chips ->
    [one] one chip
   *[other] { $chips } chips
}, { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
triominos-has-joker = has the joker
triominos-pot = { $tiles ->
    [one] One tile in the pot
   *[other] { $tiles } tiles in the pot
}

## Options

option-triominos-kind = “A first game” is for small children: no joker, and everyone can see all the tiles.
    .label = Kind of game
option-triominos-joker = Play with the joker.
    .label = Joker
option-triominos-open = Everyone can see all the tiles.
    .label = Open racks
option-triominos-rack = How many tiles everyone starts with.
    .label = Tiles at the start
option-triominos-purse = How many chips everyone starts with.
    .label = Chips at the start
option-triominos-hexagon = How many chips a hexagon earns.
    .label = Hexagon earns
option-triominos-bridge = How many chips a bridge earns.
    .label = Bridge earns
option-triominos-last = How many more chips the last tile on a rack earns.
    .label = Last tile earns
option-triominos-price = How many chips a tile from the pot costs.
    .label = A tile costs
choice-triominos-usual = the normal game
choice-triominos-first = a first game

## Refusals

triominos-flipped = “{ $move }”: there is no tile like that. You can turn tiles, but never flip them over.
triominos-not-on-rack = You do not have the tile { $tile } on your rack.
triominos-joker-not-yours = You do not have the joker on your rack.
triominos-cell-taken = There is already a tile there. Choose an empty place.
triominos-not-touching = That place touches no tile. Lay your tile side by side with another one.
triominos-corner = That does not fit: one corner of your tile has { $value }, but { $wanted } is needed there.
triominos-swap-corner = Tile { $tile } does not fit in the joker’s place: one corner has { $value }, but { $wanted } is needed there.
triominos-no-joker = The joker is not on the table, so there is nothing to swap.
triominos-joker-for-joker = Swap the joker for a tile with numbers.
triominos-no-chip = { $chips ->
    [0] You cannot buy a tile: you have no chips left.
    [one] You cannot buy a tile: it costs { $price } chips, and you have only one.
   *[other] You cannot buy a tile: it costs { $price } chips, and you have only { $chips }.
}
triominos-pot-empty = You cannot buy a tile: the pot is empty.
triominos-may-not-pass = You can only pass when you can neither lay nor buy a tile.
triominos-clash-rack = With { $players } players, everyone can start with { $most } tiles at most, not with { $rack }: some must be left for the table and the pot.
triominos-setup-key = A set-up has racks, first and pot, and nothing else; “{ $key }” is missing or wrong.
triominos-setup-racks = The set-up needs { $players } racks.
triominos-setup-rack = The rack of seat { $seat } has { $tiles } tiles instead of { $dealt }.
triominos-setup-unknown = There is no tile “{ $tile }” in this game.
triominos-setup-doubled = The tile { $tile } appears twice.
triominos-setup-missing = The tile { $tile } is missing.
triominos-setup-joker-first = The joker cannot be the first tile.
triominos-position-first = The first tile lies on 0,0u and reads from its smallest value; it is not the joker.
triominos-position-apart = No tile lies beside { $cell }.
triominos-position-corner = The corners around { $cell } do not match.
triominos-position-dealt = Besides the first tile, racks and table hold { $tiles }: fewer than were dealt.
triominos-position-chips = Together the players have { $chips } chips; with these tiles there must be { $least } to { $most }.

## Moves in words

triominos-advice-lay = { $reading ->
    [J] lay the joker on the marked place.
   *[other] lay the marked tile on the marked place.
}
triominos-advice-swap = put the marked tile in the joker’s place.
triominos-advice-buy = buy a tile.

triominos-played-lay = { $reading ->
    [J] { $seat } lays the joker on { $cell }.
   *[other] { $seat } lays tile { $reading } on { $cell }.
}
triominos-played-swap = { $seat } puts tile { $reading } in the joker’s place.
triominos-played-buy = { $seat } buys a tile.
triominos-written-buy = Buy
triominos-written-swap = Swap { $reading }

## On the screen

triominos-rack = Your tiles
triominos-keys = Arrow keys move from tile to tile, the up arrow onto the table and there from place to place. Enter chooses, R turns the tile, Escape undoes a step.
triominos-standing = Chips and tiles
triominos-joker = Joker
triominos-tile = Tile { $tile }
triominos-tile-up = Tile { $tile } chosen, points up, reads { $reading } from its tip
triominos-tile-down = Tile { $tile } chosen, points down, reads { $reading } from its tip
triominos-laid = { $cell }, tile { $tile }
triominos-laid-joker = { $cell }, joker
triominos-place = { $cell }, free, corners { $corners }
triominos-place-fits = { $cell }, free, corners { $corners }: fits here
triominos-place-turned = { $cell }, free, corners { $corners }: fits here when turned
triominos-in-pot = in the pot
triominos-nearer = Zoom in
triominos-farther = Zoom out
triominos-fit = Show the whole table
triominos-turn = Turn
triominos-turn-what = the tile (R)
triominos-swap = Swap
triominos-swap-what = tile for joker
triominos-buy = Buy
triominos-buy-what = { $price ->
    [0] a tile, free
    [one] a tile for 1 chip
   *[other] a tile for { $price } chips
}
triominos-pass = Pass
triominos-pass-what = do nothing
triominos-advise-choose = Tap or drag one of your tiles.
triominos-advise-place = Tap a glowing place. Tap the tile again to turn it.
triominos-advise-tile = Which tile goes there?
triominos-advise-several = It fits in more than one way: turn it, then tap the place again.
triominos-advise-nowhere = This tile does not fit anywhere right now.
triominos-advise-buy = None of your tiles fit. Buy one!
triominos-advise-pass = None of your tiles fit and you cannot buy one, so you have to pass.
triominos-hexagon = { $count ->
    [one] Hexagon!
   *[other] { $count } hexagons!
}
triominos-bridge = Bridge!
triominos-rack-empty = Last tile!
triominos-has-laid = laid
triominos-has-swapped = swapped
triominos-has-bought = bought
triominos-has-passed = passed
triominos-last-round = { $turns ->
    [one] Last turn
   *[other] Last round: { $turns } turns to go
}

## What happened

triominos-told-lay = { $chips ->
    [0] { $seat } laid a tile.
    [one] { $seat } laid a tile and earned one chip.
   *[other] { $seat } laid a tile and earned { $chips } chips.
}
triominos-told-hexagon = { $chips ->
    [0] { $seat } completed a hexagon.
    [one] { $seat } completed a hexagon and earned one chip.
   *[other] { $seat } completed a hexagon and earned { $chips } chips.
}
triominos-told-bridge = { $chips ->
    [0] { $seat } laid a bridge.
    [one] { $seat } laid a bridge and earned one chip.
   *[other] { $seat } laid a bridge and earned { $chips } chips.
}
triominos-told-last = { $chips ->
    [0] { $seat } laid the last tile of the rack.
    [one] { $seat } laid the last tile of the rack and earned one chip.
   *[other] { $seat } laid the last tile of the rack and earned { $chips } chips.
}
triominos-told-swap = { $seat } swapped a tile for the joker.
triominos-told-buy = { $tiles ->
    [one] { $seat } bought a tile.
   *[other] { $seat } bought { $tiles } tiles.
}
