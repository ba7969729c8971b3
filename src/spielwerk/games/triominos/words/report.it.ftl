# Ciò che può succedere in Triominos, per il rapporto.

report-triominos-lay = si posa una tessera
report-triominos-joker = si posa il jolly
report-triominos-hexagon = un esagono
report-triominos-bridge = un ponte
report-triominos-last-tile = l’ultima tessera del leggio
report-triominos-swap = si scambia il jolly
report-triominos-buy = si compra una tessera
report-triominos-buy-by-choice = si compra pur potendo posare
report-triominos-pass = si passa
report-triominos-pot-empty = l’ultima tessera del pozzo
