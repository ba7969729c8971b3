# Was bei Triominos geschehen kann, für den Bericht.

report-triominos-lay = ein Stein wird angelegt
report-triominos-joker = der Joker wird angelegt
report-triominos-hexagon = ein Sechseck
report-triominos-bridge = eine Brücke
report-triominos-last-tile = der letzte Stein vom Ständer
report-triominos-swap = der Joker wird eingetauscht
report-triominos-buy = ein Stein wird gekauft
report-triominos-buy-by-choice = gekauft, obwohl ein Stein gepasst hätte
report-triominos-pass = jemand passt
report-triominos-pot-empty = der letzte Stein aus dem Topf
