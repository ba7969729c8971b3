# What can happen in Triominos, for the designer’s report.

report-triominos-lay = a tile is laid
report-triominos-joker = the joker is laid
report-triominos-hexagon = a hexagon
report-triominos-bridge = a bridge
report-triominos-last-tile = the last tile of a rack
report-triominos-swap = the joker is swapped out
report-triominos-buy = a tile is bought
report-triominos-buy-by-choice = a tile is bought although one fits
report-triominos-pass = a pass
report-triominos-pot-empty = the last tile of the pot
