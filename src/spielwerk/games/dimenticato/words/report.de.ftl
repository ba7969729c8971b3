# Was bei Dimenticato geschehen kann, für den Bericht.

report-dimenticato-home = eine Figur kommt nach Hause
report-dimenticato-go = eine Figur zieht weiter
report-dimenticato-leave = eine Figur verlässt den Start
report-dimenticato-right-call = richtig angesagt
report-dimenticato-wrong-call = falsch angesagt
report-dimenticato-look = unter einer Figur wird nachgeschaut
report-dimenticato-no-way = die Zahl ist bekannt, aber kein Weg
report-dimenticato-inside = ein Zug innerhalb des Ziels
report-dimenticato-turn-lost = jemand setzt aus
report-dimenticato-hit = eine Figur wird geschlagen
report-dimenticato-stay = stehen bleiben statt schlagen
