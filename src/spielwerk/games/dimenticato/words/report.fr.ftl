# Ce qui peut arriver dans Dimenticato, pour le rapport.

report-dimenticato-home = un pion arrive
report-dimenticato-go = un pion avance
report-dimenticato-leave = un pion quitte le départ
report-dimenticato-right-call = une annonce juste
report-dimenticato-wrong-call = une annonce fausse
report-dimenticato-look = un joueur regarde sous un pion
report-dimenticato-no-way = un chiffre connu, mais aucun coup possible
report-dimenticato-inside = un coup sur les cases d’arrivée
report-dimenticato-turn-lost = un tour perdu
report-dimenticato-hit = un pion est pris
report-dimenticato-stay = un joueur reste plutôt que de prendre
