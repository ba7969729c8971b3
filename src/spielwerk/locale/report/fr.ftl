# Le rapport pour les auteurs de jeux. Les messages suivent l’ordre de la page.

report-written = Le rapport : { $page }. Tous ses nombres : { $data }.

report-title = { $game } : le rapport pour l’auteur
report-lead = { $players } joueurs. À toutes les places le même joueur de l’ordinateur : { $bot }. Parties : { $games }, et { $others } de plus pour les questions annexes.
report-lead-random = { $players } joueurs qui jouent au hasard. Parties : { $games }, et { $others } de plus pour les questions annexes. Le hasard montre ce que les règles permettent, pas comment on joue ; pour cela, choisissez un niveau.
report-rules-played = Règles de base : { $options }
report-usual-rules = les règles habituelles

## Nombres et noms

report-share = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
report-share-fine = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-number = { NUMBER($value, maximumFractionDigits: 1) }
report-number-fine = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-chance = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
report-chance-tiny = moins de { NUMBER($value, minimumFractionDigits: 3) }
report-range = { $low } à { $high }
report-bot-level = niveau { $level }
report-bot-memory = niveau { $level } avec la mémoire du niveau { $memory }
report-bot-random = coups au hasard
report-bot-uct = simple recherche arborescente, { $playouts } parties au hasard par coup
report-source = Parties : { $games } · { $bot }
report-source-sample = Parties : { $games }, dont les { $sample } premières examinées coup par coup · { $bot }
report-source-plain = Parties : { $games }
report-source-one = une partie · { $bot }
report-base = règles de base
report-of-games = part des parties
report-games-over = parties finies
report-games = parties
report-share-head = part
report-interval = intervalle à 95 %

## En un coup d’œil

report-glance = En un coup d’œil
report-favoured = { $seat } a l’avantage : { $share } des parties gagnées (intervalle à 95 % : { $range }), quand une part égale serait de { $even }.
report-behind = { $seat } est désavantagé : { $share } des parties gagnées (intervalle à 95 % : { $range }), quand une part égale serait de { $even }.
report-even = Aucune place n’est nettement meilleure qu’une autre : chaque intervalle contient la part égale de { $even }.
report-glance-first = des parties gagnées par { $seat }, qui commence
report-glance-draws = sans vainqueur unique
report-glance-minutes = minutes, estimées
report-glance-choices = coups possibles par décision
report-glance-changes = changements de leader par partie
report-glance-comebacks = gagnées après avoir été presque perdues
report-glance-settled = de la partie est jouée quand elle est décidée
report-glance-skill = des points pour { $one } contre { $other }

## Qui gagne

report-wins = Qui gagne
report-wins-text = Une partie est gagnée par qui occupe seul le premier rang ; tout le reste compte comme nulle. La barre à travers une marque est l’intervalle à 95 % (de Wilson) : avec d’autres parties des mêmes joueurs, la vraie part se trouverait dans une telle barre 19 fois sur 20. La ligne brisée est une part égale pour tous.
report-seat = place
report-begins = { $seat } (commence)
report-draws = nulles

## Durée

report-length = Combien de temps cela dure
report-length-text = Un tour peut demander plusieurs décisions. Les minutes sont une estimation pour des personnes, pas une mesure : { $seconds } secondes par décision, et { $doubling } de plus chaque fois que le nombre de coups possibles double, car choisir parmi beaucoup de choses prend plus de temps.
report-turns = tours
report-decisions = décisions
report-minutes = minutes
report-median = médiane
report-mean = moyenne
report-most = les 80 % du milieu
report-extremes = la plus courte et la plus longue

## Fins

report-endings = Comment les parties finissent
report-endings-text = Chaque fin est une règle. Une fin faute de progrès qui revient souvent est le signe que le jeu peut s’enliser.
report-ending = fin
report-rule = règle

## Choix

report-choices = Entre combien de coups on choisit
report-choices-text = Le nombre de coups possibles à une décision, du début de la partie à sa fin. La ligne est la médiane de toutes les parties, la bande en contient la moitié centrale.
report-choices-figures = Sur toutes les décisions : médiane { $median }, moyenne { $mean }, au plus { $most }.
report-moves-possible = coups possibles
report-progress = part de la partie jouée

## Tension

report-tension = Tension
report-tension-text = Ces chiffres viennent des chances de gagner de chacun à chaque décision. Qui est au trait ({ $bot }) les estime après réflexion sur son coup, d’après ce que cette place peut savoir ; quand il n’y a rien à choisir, personne ne réfléchit. Comme chacun voit son propre tour trop en rose, une chance sur cette page est la moyenne de ce que tous les joueurs ont pensé en dernier. Ce sont des avis de joueurs de l’ordinateur, et ils ne valent pas mieux qu’eux.
report-tension-none = Les joueurs au hasard n’ont pas d’avis sur leurs chances : on ne peut donc rien dire de la tension ni des règles qui comptent. Choisissez un niveau.
report-tension-undecided = Aucune partie n’a eu de vainqueur unique : on ne peut donc rien dire de la tension.
report-measure = mesure
report-value = valeur
report-changes = changements de leader
report-changes-meaning = Combien de fois par partie quelqu’un d’autre prend la tête. Pour cela, sa chance doit dépasser celle de tous les autres d’au moins { $ahead } points.
report-never = jamais de changement de leader
report-never-meaning = Parties où qui a pris la tête le premier l’a gardée jusqu’à la fin.
report-drama = suspense
report-drama-meaning = De combien le futur vainqueur était derrière le meilleur des autres, en moyenne sur les décisions où il était derrière ; 0 dans les parties où il ne l’a jamais été.
report-comebacks = retournements
report-comebacks-meaning = Parties gagnées par quelqu’un dont la chance était une fois tombée sous la moitié d’une part égale, soit sous { $below }.
report-settled = décision
report-settled-meaning = La part de la partie après laquelle la chance du vainqueur est restée au-dessus de { $won }. Un moment tardif tient tout le monde en haleine ; un jeu décidé tôt traîne en longueur.
report-winners-chance = La chance du vainqueur au fil de la partie
report-winners-chance-text = La chance de qui gagnera à la fin : la ligne est la moyenne de toutes les parties, la bande en contient la moitié centrale. Plus elle monte tôt, plus la partie est décidée tôt.
report-chance-axis = chance de gagner
report-examples = Trois parties
report-examples-text = Les chances de chacun de la première décision à la dernière, dans une partie calme, une partie ordinaire et la plus mouvementée.
report-example-calm = calme
report-example-usual = ordinaire
report-example-dramatic = la plus mouvementée
report-decision-axis = décision

## Les règles à l’œuvre

report-rules = Les règles à l’œuvre
report-rules-text = Combien de fois chaque règle est à l’œuvre, et combien de fois cela compte : un moment compte si le prochain des autres joueurs à réfléchir a changé d’avis d’au moins { $matters } points sur la chance de gagner de quelqu’un depuis sa dernière réflexion. Comme les avis flottent toujours un peu, comparez avec la dernière ligne, un coup quelconque.
report-happening = ce qui se passe
report-a-game = fois par partie
report-games-with = dans … des parties
report-mattered = a compté
report-swing = changement moyen
report-any-move = un coup quelconque
report-never-happened = Jamais vu dans ces parties : { $names }.

## Ouvertures

report-openings = Ouvertures
report-openings-text = Le premier coup de { $seat }, et combien de ces parties { $seat } a gagnées. Les premiers coups identiques par symétrie sont comptés ensemble. Les ouvertures jouées moins de { $least } fois sont laissées de côté : celles qu’on voit ici font { $told } parties sur { $games }.
report-openings-none = Aucun premier coup n’a été joué assez souvent pour être présenté à part. Premiers coups différents : { $kinds }.
report-opening = ouverture
report-played = jouée
report-won = gagnées
report-replies = réponses habituelles, et combien de ces parties { $seat } a gagnées
report-reply = { $move } ({ $share } de { $games })

## Chance et talent

report-skill = Chance et talent
report-skill-text = Chaque niveau joue contre celui du dessous, une place sur deux autour de la table, avec les mêmes mises en place dans les deux sens. La moitié des points voudrait dire que peu importe qui joue mieux ; tous les points, que rien d’autre ne compte.
report-skill-none = Les joueurs au hasard n’ont pas de talent à comparer. Choisissez un niveau.
report-meeting = { $one } contre { $other }
report-points = points
report-deal = La mise en place décide de { $share } du résultat (intervalle à 95 % : { $range }) : c’est la part des différences entre parties qui revient à la mise en place quand des joueurs égaux ({ $bot }) jouent { $each } fois chacune de { $deals } mises en place. Le reste, c’est le jeu, et le hasard qui fait que des égaux jouent différemment.
report-deal-random = La mise en place de ce jeu est tirée au hasard. Ce qu’elle décide se mesure avec un niveau, pas avec des joueurs au hasard.
report-no-deal = Il n’y a pas de hasard dans ce jeu : toutes les parties commencent de la même façon, et rien n’est distribué ni tiré au sort.

## Variantes

report-options = Variantes et éditions
report-options-text = Chaque autre valeur de chaque option, avec moins de parties. « Par hasard » dit à quel point un écart de cette taille avec les règles de base est probable s’il n’y en a pas (test du khi-deux pour les victoires, test de Mann et Whitney pour le nombre de tours, avec la correction de Holm pour les comparaisons multiples). En dessous de { $significant }, c’est en gras.
report-options-none = Ce jeu n’a pas de variantes.
report-option = règles
report-first-wins = victoires de { $seat }
report-median-turns = tours (médiane)
report-wins-chance = victoires : par hasard
report-turns-chance = tours : par hasard
report-alike = se joue exactement comme les règles de base

## Comparaison

report-compare = Côte à côte
report-compare-text = Les règles de base à côté de celles qu’on a demandées, avec autant de parties chacune. La probabilité que les écarts soient dus au hasard est donnée comme sous « Variantes et éditions ».

## Comment c’est fait

report-made = Comment c’est fait
report-made-text = Toutes les parties ont été jouées par les joueurs de l’ordinateur de Spielwerk, selon des règles vérifiées une à une. Graine { $seed } ; la même commande donne les mêmes parties, sauf au niveau 5, qui réfléchit à la montre. Cela a pris { $seconds } secondes. Tous les nombres, y compris ceux des graphiques, sont dans le fichier JSON à côté de cette page.
report-made-caveat = Les joueurs de l’ordinateur ne sont pas des personnes : ils sont patients, ils ne bluffent pas, et leurs goûts en matière d’ouvertures sont les leurs. Prenez les grands écarts au sérieux, et les petits comme une raison de jouer plus de parties.

## Ce qui peut se passer

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

report-memento-exit = sortie et rentrée par un coin
report-memento-straight-exit = tout droit par une sortie
report-memento-first = le premier simple
report-memento-enter = deux simples entrent
report-memento-turn = un triangle est tourné
report-memento-move = une figure se déplace
report-memento-slide = un double va loin sur une ligne
report-memento-jump = un triple saute
report-memento-capture = la figure d’un autre est capturée
report-memento-stack = une figure va sur une des siennes
report-memento-stones-back = trois pierres retournent à la réserve
report-memento-split = une figure est séparée
report-memento-pass = on passe
report-memento-out = quelqu’un est éliminé

report-triominos-lay = une pièce est posée
report-triominos-joker = le joker est posé
report-triominos-hexagon = un hexagone
report-triominos-bridge = un pont
report-triominos-last-tile = la dernière pièce du chevalet
report-triominos-swap = le joker est échangé
report-triominos-buy = une pièce est achetée
report-triominos-buy-by-choice = achetée alors qu’on pouvait poser
report-triominos-pass = on passe
report-triominos-pot-empty = la dernière pièce de la pioche

report-dimenticato-home = un pion rentre
report-dimenticato-go = un pion fait son chemin
report-dimenticato-leave = un pion quitte le départ
report-dimenticato-right-call = une annonce juste
report-dimenticato-wrong-call = une annonce fausse
report-dimenticato-no-way = une annonce juste, mais pas de chemin
report-dimenticato-inside = un coup dans l’arrivée
report-dimenticato-turn-lost = un tour perdu
report-dimenticato-hit = un pion est frappé
report-dimenticato-stay = un joueur reste plutôt que de prendre
