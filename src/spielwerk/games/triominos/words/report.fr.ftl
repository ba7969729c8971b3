# Ce qui peut arriver dans Triominos, pour le rapport.

report-triominos-lay = une carte est posée
report-triominos-joker = le joker est posé
report-triominos-hexagon = un hexagone
report-triominos-bridge = un pont
report-triominos-last-tile = la dernière carte du porte-cartes
report-triominos-swap = le joker est échangé
report-triominos-buy = une carte est achetée
report-triominos-buy-by-choice = achetée alors qu’on pouvait poser
report-triominos-pass = on passe
report-triominos-pot-empty = la dernière carte de la cagnotte
