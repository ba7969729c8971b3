# Ce qui peut arriver dans Anneaux, pour le rapport.

report-rings-place = un pion est posé
report-rings-turn = un anneau est tourné
report-rings-move = un pion se déplace
report-rings-fly = un pion saute
report-rings-ring-line = une ligne sur un anneau
report-rings-spoke-line = une ligne sur un rayon
report-rings-line-by-turning = une ligne en tournant un anneau
report-rings-several-lines = plusieurs lignes à la fois
report-rings-take = un pion est pris
report-rings-eliminated = quelqu’un est éliminé
