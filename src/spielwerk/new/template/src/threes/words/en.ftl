# What players of Threes read. Other languages go into files beside this one: de.ftl, fr.ftl, it.ftl
# and uk.ftl, with the same messages. Where there is none, people read English.

game-threes = Threes
front-threes = Drop your stones, and be the first with three in a row.
option-threes-diagonals = Three stones in a row win diagonally, too.
    .label = Diagonals
threes-ended-5 = A player has three in a row.
threes-ended-6 = The board is full, and nobody has three in a row.
threes-notation = A move is the cell where the stone comes to lie, from a1 at the bottom left to d4.
    .drop = drop a stone, which falls to { $to }
threes-notation-terminal = Blue’s stones are ●, Orange’s are ▲ and Green’s are ■.
threes-told-row = { $seat } has three in a row.
threes-stones = { $stones ->
    [one] one stone
   *[other] { $stones } stones
}

## Refusals

threes-not-free = There is a stone already.
threes-floats = A stone falls until it lies at the bottom or on another stone.
threes-position-floats = A stone lies neither at the bottom nor on another stone.
threes-position-over = A player has three in a row, so the game is over.
