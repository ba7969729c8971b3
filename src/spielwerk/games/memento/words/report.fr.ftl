# Ce qui peut arriver dans Memento, pour le rapport.

report-memento-exit = sortie et rentrée par un sommet
report-memento-straight-exit = tout droit par une sortie
report-memento-first = le premier simple
report-memento-enter = deux simples sont mis en jeu
report-memento-turn = on fait pivoter un triangle
report-memento-move = une pièce se déplace
report-memento-slide = un double va loin sur une ligne
report-memento-jump = un triple saute
report-memento-capture = une pièce adverse est capturée
report-memento-stack = une pièce va sur une autre du même joueur
report-memento-stones-back = trois pions retournent à la réserve
report-memento-split = une pièce est séparée
report-memento-pass = on passe
report-memento-out = quelqu’un est éliminé
report-memento-all-middles = un joueur occupe les quatre centres
report-memento-middle-and-feet = un joueur occupe le centre et les points perpendiculaires d’un triangle
