# Ciò che può succedere in Memento, per il rapporto.

report-memento-exit = una pedina esce da un angolo e rientra
report-memento-straight-exit = in linea retta attraverso un’uscita
report-memento-first = il primo singolo
report-memento-enter = si mettono in gioco due singoli
report-memento-turn = si ruota un triangolo
report-memento-move = si muove una pedina
report-memento-slide = un doppio va lontano su una linea
report-memento-jump = un triplo salta
report-memento-capture = si mangia una pedina altrui
report-memento-stack = una pedina va su una propria
report-memento-stones-back = tre pedine di base tornano nella riserva
report-memento-split = si divide una pedina
report-memento-pass = si passa
report-memento-out = qualcuno è eliminato
report-memento-all-middles = un giocatore occupa tutti e quattro i centri
report-memento-middle-and-feet = un giocatore occupa il centro e i punti perpendicolari di un triangolo
