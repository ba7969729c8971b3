# Ciò che può succedere in Dimenticato, per il rapporto.

report-dimenticato-home = una pedina arriva a casa
report-dimenticato-go = una pedina avanza sul percorso
report-dimenticato-leave = una pedina lascia la partenza
report-dimenticato-right-call = un numero giusto
report-dimenticato-wrong-call = un numero sbagliato
report-dimenticato-look = si guarda sotto una pedina
report-dimenticato-no-way = il numero è noto, ma la pedina non può muoversi
report-dimenticato-inside = una mossa nelle caselle d’arrivo
report-dimenticato-turn-lost = un turno saltato
report-dimenticato-hit = si mangia una pedina
report-dimenticato-stay = un giocatore resta invece di mangiare
