# Was bei Ringe geschehen kann, für den Bericht.

report-rings-place = ein Stein wird gesetzt
report-rings-turn = ein Ring wird gedreht
report-rings-move = ein Stein zieht
report-rings-fly = ein Stein springt
report-rings-ring-line = eine Reihe auf einem Ring
report-rings-spoke-line = eine Reihe auf einer Speiche
report-rings-line-by-turning = eine Reihe durch Drehen
report-rings-several-lines = mehrere Reihen auf einmal
report-rings-take = ein Stein wird genommen
report-rings-eliminated = jemand scheidet aus
