# Le rapport pour les auteurs de jeux. Les messages suivent l’ordre de la page.

report-written = Le rapport : { $page }. Tous ses chiffres : { $data }.
report-resumed = Reprise : { $games } parties d’une exécution interrompue sont déjà là.
report-doing-sums = Calcul des chiffres
report-doing-page = Écriture de la page
report-stopped = Arrêté. Les parties jouées jusqu’ici sont dans { $file }. La même commande reprend à cet endroit.

report-title = { $game } : le rapport pour l’auteur
report-lead = { $players } joueurs. À toutes les places, le même joueur virtuel : { $bot }. Parties : { $games }, et { $others } de plus pour les questions annexes.
report-lead-random = { $players } joueurs qui jouent au hasard. Parties : { $games }, et { $others } de plus pour les questions annexes. Le hasard montre ce que les règles permettent, pas comment on joue ; pour cela, choisissez un niveau.
report-rules-played = Règles de base : { $options }
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
report-bot-part = { $bot } avec 1/{ $part } de la réflexion
report-bot-counted = { $bot } avec { $count ->
    [one] une itération
   *[other] { $count } itérations
} par coup
report-source = Parties : { $games } · { $bot }
report-source-sample = Parties : { $games }, dont les { $sample } premières examinées coup par coup · { $bot }
report-source-plain = Parties : { $games }
report-source-one = une partie · { $bot }
report-base = règles de base
report-of-games = part des parties
report-games-over = parties finies
report-games = parties
report-share-head = part
report-interval = intervalle à 95 %

## En un coup d’œil

report-glance = En un coup d’œil
report-favoured = Avantage pour { $seat } : { $share } des parties gagnées (intervalle à 95 % : { $range }), alors qu’une part égale serait de { $even }.
report-behind = Désavantage pour { $seat } : { $share } des parties gagnées (intervalle à 95 % : { $range }), alors qu’une part égale serait de { $even }.
report-even = À aucune place, la part des victoires ne s’écarte de plus de { $points } points de la part égale ({ $even }) : { $seat } commence et gagne { $share } des parties (intervalle à 95 % : { $range }).
report-open = Ce nombre de parties ({ $games }) ne permet pas de dire si une place est meilleure qu’une autre : { $seat } commence et en gagne { $share } (intervalle à 95 % : { $range }), alors qu’une part égale serait de { $even }. Avec { $comparisons } comparaisons sur cette page, l’écart peut encore être dû au hasard.
report-noticed-seats = Avec ce nombre de parties ({ $games }), une place qui gagne { $points } points de plus ou de moins que la part égale aurait été remarquée quatre fois sur cinq. Un écart plus petit a pu passer inaperçu.
report-noticed-none = Avec si peu de parties ({ $games }), même de grands écarts dans les victoires ne se voient pas.
report-glance-first = des parties gagnées par { $seat }, qui commence
report-glance-draws = sans vainqueur unique
report-glance-minutes = minutes environ
report-glance-choices = coups possibles par décision
report-glance-changes = changements de meneur par partie
report-glance-comebacks = gagnées après avoir semblé presque perdues
report-glance-settled = de la partie est jouée quand tout est décidé
report-glance-skill = des points pour { $one } contre { $other }

## Qui gagne

report-wins = Qui gagne
report-wins-text = Une partie est gagnée par celui qui est seul à la première place ; tout le reste compte comme match nul. La barre à travers une marque est l’intervalle à 95 % (de Clopper et Pearson) : si l’on rejouait souvent autant de parties avec les mêmes joueurs, la vraie part se trouverait dans une telle barre au moins 19 fois sur 20. La ligne en tirets est une part égale pour tous.
report-seat = place
report-begins = { $seat } (commence)
report-draws = matchs nuls

## Durée

report-length = Combien de temps dure une partie
report-length-text = Un tour peut demander plusieurs décisions. Les minutes sont une estimation pour des personnes, pas une mesure : { $seconds } secondes par décision, et { $doubling } de plus chaque fois que le nombre de coups possibles double, car plus on a le choix, plus on réfléchit.
report-turns = tours
report-decisions = décisions
report-minutes = minutes
report-median = médiane
report-mean = moyenne
report-most = les 80 % du milieu
report-extremes = la plus courte et la plus longue

## Fins

report-endings = Comment les parties finissent
report-endings-text = Chaque fin correspond à une règle. Si une partie finit souvent parce que rien n’avance plus, c’est que le jeu peut s’enliser.
report-ending = fin
report-rule = règle

## Choix

report-choices = Entre combien de coups on choisit
report-choices-text = Le nombre de coups possibles à chaque décision, du début de la partie à sa fin. La ligne est la médiane de toutes les parties ; la bande en contient la moitié centrale.
report-choices-figures = Sur toutes les décisions : médiane { $median } (intervalle à 95 % : { $range }), moyenne { $mean }, au plus { $most }.
report-moves-possible = coups possibles
report-mean-moves = coups possibles (moyenne)
report-progress = part de la partie jouée

## Tension

report-tension = Tension
report-tension-text = Ces chiffres viennent des chances de gagner de chacun à chaque décision. Le joueur dont c’est le tour ({ $bot }) les estime après avoir réfléchi à son coup, d’après ce qu’on peut savoir à sa place ; quand il n’y a rien à choisir, personne ne réfléchit. Comme chacun surestime ses chances quand c’est son tour, les chances données sur cette page sont la moyenne des dernières estimations de tous les joueurs. Ce sont des avis de joueurs virtuels, et ils ne valent pas mieux qu’eux.
report-tension-none = Ces joueurs n’estiment pas leurs chances : on ne peut donc rien dire de la tension ni des règles qui comptent. Choisissez un niveau.
report-tension-undecided = Aucune partie n’a eu de vainqueur unique : on ne peut donc rien dire de la tension.
report-measure = mesure
report-value = valeur
report-changes = changements de meneur
report-changes-meaning = Combien de fois par partie quelqu’un d’autre prend la tête. Pour cela, ses chances doivent dépasser celles de tous les autres d’au moins { $ahead } points.
report-never = jamais de changement de meneur
report-never-meaning = Parties où le premier à prendre la tête l’a gardée jusqu’à la fin.
report-drama = suspense
report-drama-meaning = Le retard du futur vainqueur sur le meilleur des autres, en moyenne sur les décisions où il était derrière ; 0 dans les parties où il ne l’a jamais été.
report-comebacks = retournements
report-comebacks-meaning = Parties gagnées par quelqu’un dont les chances étaient tombées à un moment sous la moitié d’une part égale, soit sous { $below }.
report-settled = moment décisif
report-settled-meaning = La part de la partie après laquelle les chances du vainqueur sont restées au-dessus de { $won }. Si ce moment vient tard, tout le monde reste en haleine ; une partie décidée tôt traîne en longueur.
report-saturated-never = Presque aucune partie ne change de meneur ({ $share } n’en changent jamais) : cette mesure dit donc peu de chose ici.
report-saturated-comebacks = Selon cette mesure, presque chaque partie est un retournement ({ $share }) : elle dit donc peu de chose ici.
report-saturated-settled = Presque toutes les parties restent ouvertes jusqu’à la fin (décidées en moyenne après { $share }) : cette mesure dit donc peu de chose ici.
report-winners-chance = Les chances du vainqueur au fil de la partie
report-winners-chance-text = Les chances du futur vainqueur : la ligne est la moyenne de toutes les parties ; la bande en contient la moitié centrale. Plus elle monte tôt, plus la partie est décidée tôt.
report-chance-axis = chances de gagner
report-examples = Trois parties
report-examples-text = Les chances de chacun de la première décision à la dernière, dans une partie calme, une partie ordinaire et la plus mouvementée.
report-example-calm = calme
report-example-usual = ordinaire
report-example-dramatic = la plus mouvementée
report-decision-axis = décision

## Les règles à l’œuvre

report-rules = Les règles à l’œuvre
report-rules-text = Combien de fois chaque règle est à l’œuvre, et combien de fois cela compte. Un coup compte si, pour l’adversaire qui réfléchit ensuite, les chances de gagner de quelqu’un ont changé d’au moins { $matters } points depuis sa dernière réflexion. Comme les avis flottent toujours un peu, comparez avec la dernière ligne : un coup quelconque. En petit, les intervalles à 95 % ; ils dépendent du nombre de parties, car les coups d’une même partie se ressemblent. « Par hasard » compare avec tous les autres coups.
report-happening = ce qui se passe
report-a-game = fois par partie
report-games-with = parties concernées
report-mattered = a compté
report-swing = changement moyen
report-any-move = un coup quelconque
report-saturated-mattered = Selon cette mesure, presque chaque coup compte ({ $share }) : elle dit donc peu de chose d’une règle en particulier. Regardez plutôt le changement moyen.
report-chance-head = par hasard
report-never-happened = Jamais vu dans ces parties : { $names }.

## Ce que vaut une règle

report-worth = Ce que vaut chaque règle
report-worth-text = Un joueur évite quelque chose dès qu’il existe un autre coup, et affronte le même joueur sans cette habitude ({ $bot }), avec les mêmes mises en place dans les deux sens. La moitié des points veut dire qu’on peut s’en passer ; moins il y a de points, plus cela vaut. En petit, les intervalles à 95 %.
report-worth-less = Qui évite « { $name } » ne marque que { $share } des points (intervalle à 95 % : { $range }).
report-worth-more = Qui évite « { $name } » marque { $share } des points (intervalle à 95 % : { $range }) et s’en porte mieux.
report-worth-none = Pour aucune règle, il n’est clair qu’on gagne ou qu’on perde à l’éviter.
report-worth-rare = Trop rare pour être mesuré : { $names }.
report-worth-forced = Presque impossible à éviter : { $names }.
report-worth-unforeseen = Ne se choisit pas, car cela dépend de ce qui est caché : { $names }.
report-used = fois par partie
report-anyway = … si on l’évite

## Ouvertures

report-openings = Ouvertures
report-openings-text = { $seat } joue le premier coup ; voici ses choix, et combien de ces parties { $seat } a gagnées. Les premiers coups identiques par symétrie sont comptés ensemble. Les ouvertures jouées moins de { $least } fois sont laissées de côté : celles qu’on voit ici font { $told } parties sur { $games }.
report-openings-none = Aucun premier coup n’a été joué assez souvent pour être présenté à part. Premiers coups différents : { $kinds }.
report-openings-differ = Probabilité que les ouvertures diffèrent autant par le seul hasard : { $chance }.
report-opening = ouverture
report-played = jouée
report-won = gagnées
report-replies = réponses habituelles, et combien de ces parties { $seat } a gagnées
report-reply = { $move } ({ $share } sur { $games })

## Hasard et habileté

report-skill = Hasard et habileté
report-skill-text = Chaque niveau joue contre celui du dessous, une place sur deux autour de la table, avec les mêmes mises en place dans les deux sens. La moitié des points voudrait dire que peu importe qui joue mieux ; tous les points, que rien d’autre ne compte.
report-skill-none = Entre joueurs au hasard, il n’y a pas d’habileté à comparer. Choisissez un niveau.
report-meeting = { $one } contre { $other }
report-points = points
report-deal = La mise en place décide de { $share } du résultat (intervalle à 95 % : { $range }) : c’est la part des différences entre parties qui revient à la mise en place quand des joueurs de même force ({ $bot }) jouent { $each } fois chacune des { $deals } mises en place. Le reste vient du jeu, et du hasard qui fait que des joueurs de même force jouent différemment.
report-deal-random = La mise en place de ce jeu est tirée au hasard. Ce qu’elle décide se mesure avec un niveau, pas avec des joueurs au hasard.
report-no-deal = Il n’y a pas de hasard dans ce jeu : toutes les parties commencent de la même façon, et rien n’est distribué ni tiré au sort.

## Profondeur

report-depth = La profondeur du jeu
report-depth-text = Une échelle qui commence par des coups au hasard. À chaque pas, le même joueur réfléchit deux fois plus qu’au pas précédent, et les deux s’affrontent avec les mêmes mises en place dans les deux sens. Tant que réfléchir davantage fait gagner, il reste quelque chose à trouver dans le jeu. Les barres sont des intervalles à 95 %.
report-depth-rungs = Des coups au hasard à { $bot }, il y a { $rungs } échelons (intervalle à 95 % : { $range }). À chaque échelon, le meilleur marque { $rung } des points.
report-depth-least = Des coups au hasard à { $bot }, il y a au moins { $rungs } échelons. À chaque échelon, le meilleur marque { $rung } des points ; mais à un endroit de cette échelle il a tout gagné, et on ne peut pas dire de combien il est meilleur.
report-depth-unknown = Il y a trop peu de parties pour dire combien d’échelons séparent les coups au hasard et { $bot }. À chaque échelon, le meilleur marquerait { $rung } des points.
report-depth-skill = Le savoir-faire décide { $share } des résultats (intervalle à 95 % : { $range }) : c’est la part des différences entre les résultats qui tient à qui joue, quand deux de ces { $players } joueurs se rencontrent. Dans un jeu de pur hasard, ce serait 0 % ; si le meilleur gagnait toujours, comme aux échecs entre joueurs très inégaux, 100 %.
report-depth-axis = réflexion du meilleur

## Stratégies simples

report-simple = Une stratégie simple gagne-t-elle ?
report-simple-text = Des stratégies qui ne demandent aucune réflexion, contre des joueurs qui réfléchissent. « Toujours » veut dire : dès que c’est possible, n’importe comment, et sinon au hasard. Un jeu qui se gagne ainsi est ennuyeux. Les coups au hasard servent de comparaison.
report-simple-strategy = stratégie
report-simple-against = contre { $bot }
report-simple-always = toujours : { $name }
report-simple-first = le premier coup de la liste
report-simple-steady = toujours le même genre de coup
report-simple-cramping = le moins de coups possible pour l’adversaire
report-simple-greedy = prendre ou gagner tout de suite ce qu’on peut
report-simple-wins = Une stratégie simple gagne : « { $name } » marque { $share } des points (intervalle à 95 % : { $range } ; { $against }).
report-simple-open = Ces parties ne permettent pas de dire si une stratégie simple gagne. La meilleure, « { $name } », marque { $share } des points (parties : { $games } ; intervalle à 95 % : { $range } ; { $against }). Avec { $comparisons } comparaisons sur cette page, l’écart avec la moitié des points peut encore être dû au hasard.
report-simple-loses = Aucune stratégie simple ne gagne contre l’ensemble de ces adversaires. La meilleure, « { $name } », marque { $share } des points (intervalle à 95 % : { $range } ; { $against }).
report-simple-unseen = Cela ne s’est jamais présenté : { $names }.

## Variantes

report-options = Variantes et éditions
report-options-text = Les valeurs que vous avez demandées, une par ligne, avec autant de parties que les règles de base ; en petit, les intervalles à 95 %. « Par hasard » compare avec les règles de base et est expliqué au bas de la page.
report-option = règles
report-first-wins = victoires : { $seat }
report-median-turns = tours (médiane)
report-wins-chance = victoires : par hasard
report-turns-chance = tours : par hasard
report-alike = se joue exactement comme les règles de base

## Comparaison

report-compare = Côte à côte
report-compare-text = Les règles de base à côté de celles que vous avez demandées, avec le même nombre de parties. Chaque chiffre est suivi de son intervalle à 95 % ; au-dessous, l’écart avec les règles de base et son propre intervalle. « Par hasard » est expliqué au bas de la page.
report-difference = écart { $difference } ({ $range })
report-difference-points = écart { $difference } points ({ $range })
report-by-chance = par hasard : { $chance }
report-noticed = Avec ce nombre de parties ({ $games } pour chaque jeu de règles) et de comparaisons sur cette page ({ $comparisons }), un écart de { $points } points dans les victoires, ou de { $turns } tours, aurait été remarqué quatre fois sur cinq. Des écarts plus petits ont pu passer inaperçus.

## Comment c’est fait

report-made = Comment c’est fait
report-made-text = Toutes les parties ont été jouées par les joueurs virtuels de Spielwerk, selon des règles vérifiées une à une. Graine { $seed } ; la même commande donne les mêmes parties, sauf au niveau 5, qui réfléchit à la montre. Cela a pris { $seconds } secondes. Tous les chiffres, y compris ceux des graphiques, sont dans le fichier JSON à côté de cette page.
report-made-version = Version de Spielwerk : { $version }
report-made-command = La commande : { $command }
report-chance-text = « Par hasard » est la valeur p : la probabilité d’un écart au moins aussi grand s’il n’y en avait aucun en réalité. Les résultats sont comparés par le test du khi-deux, les nombres, comme celui des tours, par le test de Mann et Whitney, et ce que fait une règle est comparé à tous les autres coups des mêmes parties. Chaque valeur p est corrigée selon Holm pour le nombre de comparaisons de cette page ({ $comparisons }) ; les intervalles ne le sont pas. Les valeurs inférieures à { $significant } sont en gras.
report-made-caveat = Les joueurs virtuels ne sont pas des personnes : ils sont patients, ne bluffent pas et ont leurs ouvertures préférées. Prenez les grands écarts au sérieux, et les petits comme une raison de jouer plus de parties.

## La première page

report-first-length = Une partie dure environ { $minutes } minutes et { $turns } tours ; huit parties sur dix comptent entre { $least } et { $most } tours.
report-first-clarity = Une décision offre d’ordinaire { $choices } coups possibles, dont { $good } semblent bons en moyenne ; le pire coûterait { $worst } points de chances de gagner.
report-first-choices = Une décision offre d’ordinaire { $choices } coups possibles, et une partie compte environ { $decisions } décisions.
report-first-tension = L’avantage change { $changes } fois de camp par partie, { $comebacks } des parties sont gagnées à partir d’une position presque perdue, et le vainqueur est connu après { $settled } de la partie.
report-first-endings = { $draws } des parties n’ont pas de vainqueur unique. La fin la plus fréquente ({ $share }) : { $ending }
report-first-skill = Bien jouer compte : { $one } marque { $share } des points contre { $other } (intervalle à 95 % : { $range }).
report-first-skill-open = Ces parties ne montrent pas que bien jouer compte : { $one } marque { $share } des points contre { $other } (intervalle à 95 % : { $range }).
report-first-luck = À force égale, la mise en place décide de { $share } du résultat (intervalle à 95 % : { $range }).
report-first-repetition = Dans { $share } des parties, une position revient qui avait déjà été là.
report-contents = Sommaire

## Clarté

report-clarity = La clarté des décisions
report-clarity-text = À chaque décision où l’on a plus d’un coup, le plus fort joueur de l’ordinateur les juge tous d’un coup d’œil : les chances de gagner de celui qui joue après chacun d’eux. Un coup semble bon s’il n’est pas à plus de { $points } points du meilleur. Avec beaucoup de bons coups, on se trompe rarement ; avec un grand écart, le choix compte.
report-clarity-good = coups qui semblent bons
report-clarity-good-meaning = Combien de coups sont à { $points } points au plus du meilleur, lui compris.
report-clarity-good-share = part des coups qui semblent bons
report-clarity-good-share-meaning = La même chose, en part de tous les coups possibles.
report-clarity-only = un seul bon coup
report-clarity-only-meaning = Décisions où aucun autre coup n’est à moins de { $points } points du meilleur.
report-clarity-second = du meilleur au deuxième, en points
report-clarity-second-meaning = Ce que le deuxième meilleur coup abandonne de chances de gagner.
report-clarity-worst = du meilleur au pire, en points
report-clarity-worst-meaning = Ce que le pire coup abandonne de chances de gagner.

## Gaffes

report-blunders = Le prix d’une seule gaffe
report-blunders-text = Des parties à force égale ({ $bot }) sont rejouées jusqu’à une décision. Là, le joueur choisit le coup qui semble le pire, et la partie continue comme d’habitude. Le prix : de combien ce joueur gagne moins souvent que dans les mêmes parties sans la gaffe. Les quarts sont ceux d’une partie de longueur médiane ; les parties déjà finies à ce moment ne comptent pas.
report-blunders-cost = points de chances de gagner perdus
report-stage = quand
report-stage-0 = premier quart
report-stage-1 = deuxième quart
report-stage-2 = troisième quart
report-stage-3 = dernier quart

## Perdants

report-losers = Si près de gagner
report-losers-text = La plus haute chance de gagner qu’un perdant de la partie ait eue à un moment. Si elle est élevée, même les perdants ont pu espérer longtemps. La ligne est la moyenne.
report-losers-highest = plus haute chance d’un perdant (moyenne)
report-losers-nearly = parties où un perdant a eu { $won } ou plus
report-losers-axis = plus haute chance d’un perdant

## Répétition

report-repetition = Tourner en rond
report-repetition-text = Une position revient si tout ce que voient les spectateurs, et le joueur dont c’est le tour, sont comme à une décision précédente de la même partie.
report-came-back = parties où une position est revenue
report-times-back = fois par partie
report-cut-off = parties arrêtées par une limite ({ $rules })
report-no-limits = Aucune règle de ce jeu ne sert seulement à arrêter les parties trop longues.

## Parties à parcourir

report-stepped = Des parties à parcourir
report-stepped-text = Une partie typique est aussi proche que possible du milieu de toutes les parties par ses tours, ses décisions, ses coups possibles et ses changements d’avantage. La plus courte a le moins de tours ; dans la plus dramatique, le vainqueur était le plus loin derrière quand il était derrière. Prenez les boutons, les coups ou les flèches du clavier.
report-stepped-typical = Une partie typique
report-stepped-shortest = La partie la plus courte
report-stepped-dramatic = La partie la plus dramatique
report-stepped-turns = Tours : { $turns }.
report-stepped-won = { $seat } gagne.
report-stepped-drawn = Pas de vainqueur unique.
report-stepped-record = Enregistrer la partie, pour l’ouvrir dans Spielwerk
report-stepped-begin = Début
report-step-first = au début
report-step-back = un coup en arrière
report-step-on = un coup en avant
report-step-last = à la fin

## Décisions de règle

report-rulings = Ce que les règles imprimées ne disent pas
report-rulings-text = Là où les règles imprimées se taisent ou ne sont pas claires, il a fallu trancher. Voici combien de fois les parties en ont eu besoin, pour autant que les coups le montrent.
report-ruling = notre décision
report-rulings-unseen = Décisions qui ne se voient pas dans les coups et ne sont pas comptées : { $rules }.

## Lieux

report-places = Où cela se passe
report-places-text = Combien de fois les coups nomment chaque endroit : pour y poser quelque chose, le prendre, en partir ou y aller. Plus un endroit est foncé, plus il sert. Le tableau donne les plus fréquentés.
report-place = endroit
