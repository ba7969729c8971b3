# Ciò che può succedere in Anelli, per il rapporto.

report-rings-place = si mette una pedina
report-rings-turn = si gira un anello
report-rings-move = si muove una pedina
report-rings-fly = una pedina salta
report-rings-ring-line = una linea su un anello
report-rings-spoke-line = una linea su un raggio
report-rings-line-by-turning = una linea girando un anello
report-rings-several-lines = più linee insieme
report-rings-take = si prende una pedina
report-rings-eliminated = qualcuno è eliminato
