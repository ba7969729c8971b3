# Was bei Memento geschehen kann, für den Bericht.

report-memento-exit = an einer Ecke hinaus und wieder hinein
report-memento-straight-exit = geradeaus durch einen Ausgang
report-memento-first = der erste Einer
report-memento-enter = zwei Einer kommen ins Spiel
report-memento-turn = ein Dreieck wird gedreht
report-memento-move = eine Figur zieht
report-memento-slide = ein Doppler zieht weit auf einer Linie
report-memento-jump = ein Drilling springt
report-memento-capture = eine fremde Figur wird geschlagen
report-memento-stack = eine Figur zieht auf eine eigene
report-memento-stones-back = drei Steine kommen zurück in den Vorrat
report-memento-split = eine Figur wird aufgeteilt
report-memento-pass = jemand passt
report-memento-out = jemand scheidet aus
report-memento-all-middles = alle vier Mittelpunkte gehören einer Farbe
report-memento-middle-and-feet = Mittelpunkt und Lotpunkte eines Dreiecks gehören einer Farbe
