# Tout ce que lisent les joueurs. Les mêmes messages figurent dans le fichier de chaque langue.

## Places et jeux

seat-0 = Bleu
seat-1 = Orange
seat-2 = Vert
seat-3 = Violet

game-rings = Anneaux
game-memento = Memento
game-triominos = Triominos
game-dimenticato = Dimenticato

## Anneaux

option-rings-pawns = Pions que chacun a en main au départ. À quatre, dix chacun remplissent le plateau ; avec six, le jeu est plus libre.
rings-ended-18 = Il ne reste qu’un seul joueur.
rings-ended-19 = Trop longtemps sans décision : le plus de pions sur le plateau l’emporte.
rings-notation =
    a1      poser un pion en a1
    a1-a2   déplacer le pion de a1 en a2
    a+  a-  tourner l’anneau a dans le sens des aiguilles d’une montre, dans l’autre sens
    xb3     prendre le pion en b3
    Anneaux : a est à l’extérieur, c à l’intérieur.
rings-notation-terminal = Un pion entre crochets est verrouillé : il ne forme plus de ligne avant d’avoir été déplacé.
rings-seat = { $hand } en main, { $board } sur le plateau
rings-seat-out = éliminé, encore { $board } sur le plateau
rings-situation-turned = L’anneau { $ring } a été tourné en dernier et ne bouge pas pour l’instant.
rings-situation-taking = { $pawns ->
    [one] Une ligne ! Il faut prendre un pion du joueur { $seat }.
   *[other] Des lignes ! Il faut prendre { $pawns } pions du joueur { $seat }.
}
rings-situation-flying = Il reste peu de pions : l’un d’eux saute sur n’importe quelle case libre.

rings-unreadable = « { $move } » n’est pas un coup. Un coup s’écrit a1, a1-a2, a+, a- ou xb3.
rings-cell-taken = { $cell } n’est pas libre.
rings-hand-empty = Vous n’avez plus de pion en main.
rings-ring-turned-last = L’anneau { $ring } a été tourné en dernier ; il faut d’abord en tourner un autre.
rings-not-your-pawn = Il n’y a pas de pion à vous en { $cell }.
rings-not-neighbours = { $origin } et { $target } ne sont pas voisines.
rings-must-fly = Avec quatre pions ou moins et la main vide, vous devez déplacer un de vos pions ; il peut aller sur toute case libre.
rings-may-not-pass = On ne passe pas tant qu’on peut jouer.
rings-nothing-to-take = Vous n’avez pas formé de ligne : il n’y a rien à prendre.
rings-must-take = La ligne d’abord : prenez un pion du joueur { $seat }.
rings-take-empty = Il n’y a pas de pion en { $cell }.
rings-take-own = Le pion en { $cell } est à vous.
rings-take-other = Le pion en { $cell } est au joueur { $owner } ; il faut maintenant prendre un pion du joueur { $seat }.

## Memento

option-memento-edition = L’édition imprimée : ludis, original, complex ou simple (sans sorties). Nous ne savons pas en quoi « complex » diffère de l’original ; on y joue donc de la même façon.
option-memento-exits = Une figure sur un sommet peut quitter le plateau et y rentrer ailleurs.
option-memento-straight_exits = Aux sommets extérieurs et à ceux du triangle intérieur, on sort et on rentre en ligne droite.
option-memento-touching_corners = Les sommets qui se touchent sont voisins, et les lignes les traversent.
option-memento-touching_feet = Les pieds qui se font face de part et d’autre d’un bord sont voisins, et les lignes les traversent.
memento-ended-18 = Les quatre centres sont au même joueur.
memento-ended-19 = Le centre et les trois pieds d’un triangle sont au même joueur.
memento-ended-20 = Tous les autres sont éliminés.
memento-ended-21 = Trop longtemps sans décision : partie nulle.
memento-notation =
    A1          poser le premier simple de la partie
    A1,B2       faire entrer deux simples
    A+  A-      tourner le triangle A dans le sens des aiguilles d’une montre, dans l’autre sens
    A1-A0       déplacer la figure de A1 en A0, en capturant ce qui s’y trouve
    A1/A2,A6    séparer la figure en A1 en simples sur A2 et A6
    A1/2A2,A6   séparer le triple en A1 en un double sur A2 et un simple sur A6
    Le point 0 est le centre d’un triangle, les impairs sont des sommets, les pairs des pieds.
memento-notation-terminal = ●2A4 est un double de Bleu en A4.
memento-seat = { $markers ->
    [one] { $markers } marqueur restant
   *[other] { $markers } marqueurs restants
}
memento-seat-out = éliminé
memento-supply = { $supply ->
    [one] { $supply } pierre dans la réserve
   *[other] { $supply } pierres dans la réserve
}
memento-no-turning = Le joueur { $seat } ne peut pas tourner de triangle cette fois.

memento-unreadable = « { $move } » n’est pas un coup. Un coup s’écrit A1,B2, A1-A0, A+, A- ou A1/A2,A6.
memento-first-single = Le premier tour de la partie pose un simple sur n’importe quel point.
memento-may-not-pass = On ne passe pas tant qu’on peut jouer.
memento-enter-two = On fait toujours entrer exactement deux simples.
memento-enter-middle = Un simple ne peut pas entrer sur un centre : { $point }.
memento-enter-inside = Un simple ne peut pas entrer dans le triangle intérieur : { $point }.
memento-not-free = { $point } n’est pas libre.
memento-different-points = Il faut des points différents.
memento-board-order = Les points de même sorte s’écrivent dans l’ordre du plateau : A, B, C, I, puis 0 à 6.
memento-supply-low = Il faut deux pierres ; la réserve en contient { $supply }.
memento-no-marker = Il n’y a plus de marqueur pour cela.
memento-player-before-turned = Le joueur précédent a tourné : vous ne pouvez pas tourner.
memento-you-turned = Votre dernière action était une rotation : pas deux de suite.
memento-nothing-changes = Tourner le triangle { $triangle } ne changerait rien.
memento-not-yours = Il n’y a pas de figure à vous en { $point }.
memento-same-point = Une figure doit aller sur un autre point.
memento-single-far = Un simple ne va que sur un point voisin ; { $target } n’est pas voisin de { $origin }.
memento-triple-far = Un triple va sur un point voisin, ou d’un centre à un autre centre ou à un grand sommet ; { $target } est hors de portée depuis { $origin }.
memento-in-the-way = Une figure en { $point } barre le chemin.
memento-line-bends = La ligne se coude en { $point }.
memento-single-splits = Le simple en { $point } ne peut pas être séparé.
memento-double-splits = Le double en { $point } se sépare en deux simples.
memento-triple-splits = Le triple en { $point } se sépare en un double et un simple, ou en trois simples.

## Triominos

option-triominos-kind = « first » est une première partie pour les petits : sans joker, tous les chevalets ouverts.
option-triominos-joker = Jouer avec le joker.
option-triominos-open = Toutes les pièces des chevalets sont visibles.
triominos-ended-13 = La pioche est vide et le dernier tour est joué.
triominos-ended-14 = Plus personne ne pouvait jouer.
triominos-notation =
    351@2,-1u   poser la pièce pour lire 3, 5, 1 dans le sens des aiguilles d’une montre depuis la pointe de la case 2,-1u
    J@2,-1u     poser le joker
    swap 351    mettre une pièce à la place du joker et prendre le joker
    buy         payer un jeton et piocher une pièce
    pass        passer, si rien d’autre n’est possible
triominos-notation-terminal = Une case pointe en haut finit par u et se lit depuis le haut ; une case pointe en bas finit par d et se lit depuis le bas.
triominos-seat = { $chips ->
    [one] { $chips } jeton
   *[other] { $chips } jetons
}, { $tiles ->
    [one] { $tiles } pièce
   *[other] { $tiles } pièces
}
triominos-has-joker = a le joker
triominos-pot = { $tiles ->
    [one] { $tiles } pièce dans la pioche
   *[other] { $tiles } pièces dans la pioche
}

triominos-unreadable = « { $move } » n’est pas un coup. Un coup s’écrit 351@2,-1u, J@0,1d, swap 351, buy ou pass.
triominos-flipped = « { $move } » : aucune pièce ne se lit ainsi ; on tourne les pièces, on ne les retourne jamais.
triominos-not-on-rack = La pièce { $tile } n’est pas sur votre chevalet.
triominos-joker-not-yours = Le joker n’est pas sur votre chevalet.
triominos-cell-taken = Il y a déjà une pièce en { $cell }.
triominos-not-touching = { $cell } ne touche aucune pièce par un côté.
triominos-corner = Le coin { $corner } ne convient pas : { $value } rencontrerait { $wanted }.
triominos-swap-corner = Le joker ne s’échange pas contre { $tile } : au coin { $corner }, { $value } rencontrerait { $wanted }.
triominos-no-joker = Il n’y a pas de joker sur la table.
triominos-joker-for-joker = Le joker s’échange contre une pièce à chiffres.
triominos-no-chip = Vous n’avez pas de jeton pour payer.
triominos-pot-empty = La pioche est vide.
triominos-may-not-pass = On ne passe que si l’on ne peut ni poser ni acheter de pièce.
triominos-setup-key = La mise en place demande racks, first et pot, et rien d’autre ; « { $key } » manque ou est faux.
triominos-setup-racks = La mise en place demande { $players } chevalets.
triominos-setup-rack = Le chevalet de la place { $seat } a { $tiles } pièces au lieu de six.
triominos-setup-unknown = Il n’y a pas de pièce « { $tile } » dans ce jeu.
triominos-setup-doubled = La pièce { $tile } est là deux fois.
triominos-setup-missing = Il manque la pièce { $tile }.
triominos-setup-joker-first = Le joker ne peut pas être la première pièce.

## Dimenticato

dimenticato-ended-21 = Les quatre pions d’un joueur sont arrivés.
dimenticato-ended-22 = Trop longtemps sans décision : on compte les pions arrivés, puis le chemin le plus court.
dimenticato-notation =
    e12=4         annoncer que le dé sous votre pion en e12 montre 4
    e12-h11       déplacer le pion, quitter une case de départ ou avancer dans l’arrivée
    e12xh11>f12   prendre le pion en h11 et le reculer en f12
    pass          si le tour est perdu
dimenticato-notation-terminal = 4○ est une case libre avec le chiffre 4 de la couleur de Bleu, ●△ un pion de Bleu sur une case d’Orange. Sur sa propre couleur, un pion est à l’abri. ●– attend encore au départ, ●✓ est arrivé.
dimenticato-seat = au départ : { $waiting }, en route : { $out }, arrivés : { $home }
dimenticato-called-right = Pour { $field }, on a annoncé { $said } : c’est juste.
dimenticato-called-wrong = Pour { $field }, on a annoncé { $said }, mais le dé montre { $number }.
dimenticato-asks-leave = Un pion doit quitter sa case de départ, de 2 à 5 pas.
dimenticato-asks-call = Quel chiffre se cache sous un de vos pions ? Annoncez-le, par exemple e12=4.
dimenticato-asks-move = C’est juste ! Déplacez maintenant le pion.
dimenticato-asks-inside = Un pion peut avancer dans l’arrivée.
dimenticato-asks-pass = Il n’y a rien à faire : pass.

dimenticato-unreadable = « { $move } » n’est pas un coup. Un coup s’écrit e12=4, e12-h11, e12xh11>f12 ou pass.
dimenticato-no-field = Il n’y a pas de case { $field } sur ce parcours.
dimenticato-die = Un dé montre de 1 à 6, jamais { $number }.
dimenticato-no-die = Il n’y a pas de dé sous { $field } : au départ et à l’arrivée, on n’annonce rien.
dimenticato-may-not-pass = Vous ne pouvez passer que si rien d’autre n’est possible.
dimenticato-leave-first = Quittez d’abord le départ.
dimenticato-one-waits = Un pion attend encore au départ : annoncez pour un pion en route.
dimenticato-not-yours = Il n’y a pas de pion à vous en { $field }.
dimenticato-move-called = Le chiffre était juste : le pion en { $field } doit maintenant être déplacé.
dimenticato-call-first = Avant de déplacer le pion en { $field }, annoncez le chiffre qu’il couvre.
dimenticato-cannot-leave-there = Depuis le départ, un pion fait de 2 à 5 pas avec deux virages au plus, jusqu’à une case au-delà de sa grande carte ; { $field } n’en est pas une.
dimenticato-not-your-block = { $field } appartient au départ et à l’arrivée d’un autre joueur.
dimenticato-stays-home = Un pion arrivé ne repart plus.
dimenticato-no-such-way = { $steps ->
    [one] Un pas ne mène
   *[other] { $steps } pas ne mènent
} pas en { $field } avec deux virages au plus.
dimenticato-own-figure = Votre propre pion se trouve en { $field }.
dimenticato-nobody-there = Il n’y a personne à prendre en { $field }.
dimenticato-safe = Le pion en { $field } est à l’abri : il se trouve sur sa propre couleur.
dimenticato-no-room = Le pion en { $field } ne peut pas être pris : trois cases en arrière, aucune n’est libre.
dimenticato-say-where = Dites où le pion est reculé : { $choices }.
dimenticato-back-taken = { $field } n’est pas libre.
dimenticato-past-own-card = Le pion ne peut pas être reculé en { $field } : sa propre grande carte est entre les deux.
dimenticato-not-three-back = { $field } n’est pas à trois cases en arrière avec un virage au plus.
dimenticato-setup-key = La mise en place demande cards et rien d’autre ; « { $key } » manque ou est faux.
dimenticato-setup-cards = La mise en place demande une liste de { $cards } petites cartes.
dimenticato-setup-entry = « { $entry } » n’est pas une carte : chacune s’écrit [numéro, quarts de tour].
dimenticato-setup-card = Il n’y a pas de petite carte « { $card } » : elles sont numérotées de 0 à 11.
dimenticato-setup-turns = Une carte ne peut pas être tournée de « { $turns } » quarts ; de 0 à 3 sont possibles.
dimenticato-setup-doubled = La carte { $card } est là deux fois.

## Jouer dans le terminal

play-welcome = Tapez un coup, ou ? pour l’aide.
play-prompt = { $seat }, à vous de jouer :{" "}
play-commands =
    moves         montrer tous les coups possibles
    undo          reprendre votre dernière décision
    save FICHIER  enregistrer la partie
    quit          quitter la partie
play-nothing-to-undo = Il n’y a rien à reprendre.
play-hand-over = Passez l’écran au joueur { $seat }, puis Entrée.{" "}
play-continue = Entrée pour continuer{" "}
play-last-turn = Dernier tour : { $moves }
play-no-undo = Dans un jeu à secrets, on ne reprend rien.
play-saved = La partie est enregistrée dans { $file }.
play-left = Vous avez quitté la partie.

replay-ply = Coup { $ply } sur { $plies }
replay-prompt = Entrée : suite, b : retour, un nombre : y aller, q : fin{" "}
replay-commands = Appuyez sur Entrée pour le coup suivant, ou tapez b, un nombre ou q.

## Tableaux

table-number = { NUMBER($number) }
table-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
games-id = Identifiant
games-name = Jeu
games-players = Joueurs
games-options = Options

simulate-compiling = Compilation des règles…
simulate-playing = En jeu
simulate-games = Parties
simulate-wins = Gagnées par { $seat }
simulate-draws = Nulles
simulate-turns = Tours par partie
simulate-shortest = la plus courte
simulate-median = médiane
simulate-longest = la plus longue
simulate-decisions = Décisions
simulate-seconds = Secondes
simulate-recorded = { $games ->
    [one] Une partie est enregistrée dans { $file }.
   *[other] { $games } parties sont enregistrées dans { $file }.
}
ladder-bot = Joueur
analyse-ply = N°
analyse-seat = Place
analyse-move = Coup
analyse-better = Erreur
analyse-mistake = mieux : { $move }
perft-counting = Dénombrement…

## Ligne de commande

cli-arguments = Arguments
cli-options = Options
cli-commands = Commandes
cli-default = par défaut :
cli-required = obligatoire
cli-help = Spielwerk : des jeux de société pour les gens et les machines.
cli-help-help = Afficher cette aide.
cli-help-lang = Langue.
cli-help-games = Montrer les jeux et leurs options.
cli-help-play = Jouer dans le terminal contre l’ordinateur.
cli-help-simulate = Jouer beaucoup de parties au hasard et en faire le bilan.
cli-help-perft = Dénombrer les suites de décisions depuis le départ.
cli-help-replay = Revoir une partie enregistrée, coup par coup.
cli-help-game = L’identifiant du jeu.
cli-help-players = Le nombre de joueurs.
cli-help-humans = Combien d’entre eux sont des personnes à ce terminal ; elles ont les premières places.
cli-help-option = Une option du jeu ; peut être répétée.
cli-help-seed = La graine du hasard : la même graine donne les mêmes parties.
cli-help-play-seed = La graine de la mise en place et de l’ordinateur ; au hasard par défaut.
cli-help-count = Le nombre de parties.
cli-help-record = Écrire les parties dans ce fichier, un objet JSON par ligne.
cli-help-legal = Écrire aussi tous les coups permis à chaque décision.
cli-help-json = Afficher du JSON, pour les programmes.
cli-help-against = Niveau de l’ordinateur, de 1 à 5 ; ou random, ou uct: avec un nombre de parties.
cli-help-device = cpu : tous les cœurs ; cuda : la carte graphique (NVIDIA)
cli-help-bots = Joueurs de l’ordinateur pour les places, par exemple 1,5,random, au lieu de coups au hasard.
cli-help-cluster = Confier le travail aux machines d’un cluster Ray : auto ou HÔTE:PORT.
cli-help-ladder = Faire jouer les niveaux entre eux et dire leur force.
cli-help-ladder-games = Combien de parties joue chaque groupe.
cli-help-ladder-bots = Qui joue.
cli-help-analyse = Juger chaque coup d’une partie enregistrée.
cli-help-analyse-seconds = Combien de temps réfléchir à chaque coup.
cli-help-report = Dire quelle sorte de jeu c’est, sur une page pour les auteurs de jeux.
cli-help-report-level = Qui joue : un niveau de 1 à 5, ou random.
cli-help-report-games = Combien de parties : 200 sauf indication contraire, 100 000 avec random.
cli-help-report-compare = Des règles à mettre à côté, comme pawns=6 ou opening=I0 ; peut être répété.
cli-help-report-against = Quelqu’un d’autre à qui mesurer le niveau, comme 3m1 ; peut être répété.
cli-help-output = La page à écrire ; les nombres vont dans un fichier JSON à côté.
cli-help-depth = La profondeur, en décisions.
cli-help-file = Une partie enregistrée, ou un fichier écrit par simulate --record.
cli-help-line = Quelle partie d’un fichier qui en contient plusieurs.
cli-help-serve = Mettre des tables à disposition des navigateurs et des programmes.
cli-help-host = L’adresse d’écoute ; sans elle, cette machine seulement.
cli-help-port = Le port d’écoute.
cli-help-database = Où les parties sont gardées : un fichier, ou postgresql://…
cli-help-redis = Le Redis qui relie plusieurs processus serveurs, comme redis://…
cli-help-open = Ouvrir dans le navigateur.
cli-help-proxy = Il se trouve derrière un proxy qui indique les adresses des clients.
serve-ready = Spielwerk est à l’adresse { $address }. Ctrl-C l’arrête.
serve-no-web = L’application web n’est pas encore construite : `make play` s’en charge, ou `npm ci && npm run build` dans le dossier web. Les programmes peuvent jouer quand même.

## Erreurs

error-usage = { $detail } (--help montre comment faire.)
error-language = « { $language } » n’est pas une des langues : { $known }.
error-interrupted = Arrêté. Rien n’a été écrit.
error-number = « { $value } » n’est pas un nombre entier.
error-file = { $file } : { $reason }.
error-extra = Il faut pour cela un supplément : pip install "spielwerk[{ $extra }]"
error-render-mode = « { $mode } » n’est pas une façon de montrer un jeu. Possible : { $modes }.
error-game-unknown = Il n’y a pas de jeu « { $game } ». Il y a : { $known }.
error-players = { $game } ne se joue pas à { $players }. Possible : { $choices }.
error-humans = { $humans } joueurs sur { $players } ne peuvent pas être des personnes.
error-seats = Il y a { $players } places, mais { $given } noms.
error-option-unknown = { $game } n’a pas d’option « { $option } ». Il y a : { $known }.
error-option-value = L’option { $option } ne peut pas valoir « { $value } ». Possible : { $choices }.
error-option-form = « { $text } » n’est pas une option. Écrivez nom=valeur.
error-legal-without-record = --legal demande --record FICHIER.
error-games = On ne peut pas jouer « { $games } » parties ; il en faut au moins une.
error-device = L’appareil « { $device } » n’existe pas ; au choix : { $devices }.
error-device-alone = --device { $device } ne joue que des parties au hasard sur cet ordinateur : pas avec --bots, --record ou --cluster.
error-cuda = Aucune carte graphique utilisable : { $reason } – Il faut une carte NVIDIA et son pilote ; sans eux, utilisez --device cpu.
error-cuda-memory = La mémoire de la carte graphique ne suffit pas. Fermez ce qui l’occupe ou utilisez --device cpu.
error-no-sensible = Ce jeu n’a pas de parties raisonnées.
error-budget = On ne peut pas réfléchir avec « { $budget } » : il faut plus que rien.
error-cancelled = La recherche a été arrêtée avant d’avoir une réponse.
error-over = La partie est finie : il n’y a plus rien à décider.
error-bot = « { $bot } » n’est pas un joueur de l’ordinateur : il y a les niveaux 1 à 5, 3m1 (le niveau 3 avec la mémoire du niveau 1), random et uct: avec un nombre de parties.
error-bot-memory = « { $bot } » ne peut pas jouer à { $game } : il n’y a rien à y retenir.
error-report-games = Un rapport sur « { $games } » parties ne dit rien ; il en faut au moins une.
error-report-opening = Les parties de { $game } ne commencent pas toutes de la même façon ; on ne peut donc pas imposer d’ouverture.
error-report-against = « { $bot } » joue déjà à toutes les places ; comparez avec quelqu’un d’autre.
error-report-file = « { $file } » n’est pas un nom de page : il doit finir par .html.
error-ladder = { $bots } : un classement demande des joueurs différents, et au moins { $players }.
error-cluster-address = « { $address } » n’est pas l’adresse d’un cluster Ray. Écrivez auto ou HÔTE:PORT.
error-cluster-client = { $address } : seule une machine du cluster peut lui confier du travail. Ajoutez celle-ci avec ray start --address=HÔTE:PORT --num-cpus=0, puis écrivez HÔTE:PORT.
error-cluster-none = Personne ne répond à { $address } : { $reason }. Le cluster Ray est-il démarré ?
error-cluster-auto = Aucun cluster Ray ne tourne sur cette machine : démarrez-en un, ou rejoignez-en un, avec ray start.
error-cluster-silent = Aucun cluster Ray n’est utilisable à { $address } : quelque chose répond, mais ce n’en est pas un, ou cette machine n’en fait pas partie (ray start --address={ $address }).
error-cluster-token = Le cluster Ray à { $address } ne connaît pas notre jeton : il doit se trouver dans RAY_AUTH_TOKEN ou ~/.ray/auth_token, le même sur toutes les machines.
error-cluster-refused = Le cluster Ray à { $address } n’est pas utilisable : { $reason }
error-cluster-node = { $node }, une machine du cluster, ne répond pas.
error-cluster-version = { $node }, une machine du cluster, a un autre Spielwerk que celle-ci, ou n’en a pas. Installez le même partout.
error-cluster-share = Une partie du travail a été perdue plusieurs fois avec sa machine : { $reason }
error-cluster-lost = Le cluster Ray à { $address } est perdu : il ne lui reste aucune machine pour faire le travail.
error-threads = « { $threads } » fils ne peuvent pas chercher ; il en faut au moins un.
error-level = Il n’y a pas de niveau « { $level } ». Il y a : { $levels }.
error-depth = « { $depth } » n’est pas une profondeur ; il faut au moins 1.
error-seed = « { $seed } » n’est pas une graine : il faut un nombre entier de 0 à { $highest }.
error-seed-and-setup = Donnez une graine ou une mise en place, pas les deux.
error-setup-form = La mise en place de { $game } ne peut pas être « { $value } ».
error-setup-unknown = Une position redistribuée ne connaît pas sa mise en place.
error-setup-empty = { $game } ne laisse rien au hasard : sa mise en place est vide ; reçu : { $value }.
error-game-over = La partie est finie.
error-no-such-action = Il n’y a pas de coup numéro { $action }.
error-record-none = Ce n’est pas une partie enregistrée de Spielwerk.
error-record-newer = L’enregistrement est au format { $format }, mais cette version ne connaît que { $known }. Une version plus récente peut le lire.
error-record-line = L’enregistrement est abîmé : « { $line } » est illisible.
error-record-header = L’enregistrement est abîmé : « { $key } » manque ou est faux.
error-record-cut = L’enregistrement est tronqué.
error-record-plies = L’enregistrement est abîmé : il annonce { $told } coups, mais en contient { $found }.
error-record-start = L’enregistrement est abîmé : { $reason }
error-record-move = L’enregistrement est abîmé au coup { $ply }, { $move } : { $reason }
error-record-result = L’enregistrement est abîmé : il annonce le résultat { $told }, mais ses coups mènent à { $found }.
error-record-json = L’enregistrement est abîmé : ce n’est pas l’objet JSON entier d’une partie.
error-record-number = Le fichier contient { $games ->
    [one] une partie
   *[other] { $games } parties
} ; il n’y a pas de numéro { $number }.

## Tables and servers

error-serve = Le serveur n’a pas pu démarrer : { $reason }.
error-port = « { $port } » n’est pas un port : il doit être de 1 à 65535.
error-redis-alone = Redis relie des processus qui partagent une base : donnez aussi une adresse postgresql://.
error-table-seats = On joue à { $players }, mais { $given } places ont été données.
error-table-level = Seuls les joueurs ordinateur ont un niveau ; cette place est « { $kind } ».
error-name-long = Le nom « { $name } » est trop long : { $longest } lettres au plus.
error-clock-kind = Une pendule a soit un temps total, avec un ajout possible après chaque tour, soit un temps par coup.
error-clock-range = { $name } de la pendule ne peut pas valoir { $seconds } secondes. Possible : { $least } à { $most }.
error-onlooker = Les spectateurs ne peuvent que regarder.
error-onlookers-off = Cette table n’admet pas de spectateurs.
error-not-host = Seul l’hôte de la table peut le faire.
error-no-open-seat = Aucune place n’est libre à cette table.
error-seat-not-free = La place { $seat } n’est pas libre.
error-nobody-to-replace = Personne à remplacer ne joue à la place { $seat }.
error-not-gone = Le joueur de la place { $seat } est encore là, ou vient juste de partir.
error-nothing-to-return-to = Personne ne joue à votre place.
error-no-time = Votre temps est épuisé ; l’ordinateur continue pour vous.
error-table-open = La partie n’a pas encore commencé.
error-table-running = La partie a déjà commencé.
error-table-over = La partie est terminée.
error-table-unknown = Cette table n’existe pas ; peut-être n’a-t-elle jamais servi et a-t-elle été débarrassée.
error-record-unknown = Cette partie terminée n’existe pas.
error-token = Ce lien n’appartient pas à la table. Il en manque peut-être un morceau.
error-behind = La partie a avancé entre-temps. Regardez de nouveau le plateau.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-you-are-out = Vous avez quitté cette partie.
error-bot-plays = L’ordinateur joue pour vous. Reprenez d’abord votre place.
error-undo-too-late = Quelqu’un d’autre a agi depuis. Vous pouvez demander à reprendre votre coup.
error-nothing-to-undo = Vous n’avez rien à reprendre.
error-back-pending = Une reprise a déjà été demandée.
error-back-none = Personne ne vous demande de reprise.
error-back-secret = Cela ne peut pas être repris : vous avez vu depuis quelque chose de caché.
error-takebacks-off = À cette table, on ne reprend rien.
error-no-draws = Dans ce jeu, on ne peut pas convenir d’une partie nulle.
error-draw-bots = L’ordinateur n’accepte jamais la nulle.
error-draw-offered = Vous avez déjà proposé la nulle.
error-draw-none = Personne ne vous propose la nulle.
error-reaction = La réaction « { $reaction } » n’existe pas. Il y a : { $known }.
error-rematch-asked = Vous avez déjà demandé une revanche.
error-hints-off = À cette table, il n’y a pas d’indices.
error-no-hint = Il n’y a pas d’indice pour l’instant.
error-past-hidden = Dans un jeu de mémoire, on ne regarde pas en arrière avant la fin.
error-no-such-ply = Il n’y a pas de position après { $ply } coups ; la dernière est après { $last }.
error-too-fast = C’était trop à la fois. Attendez un instant.
error-too-long = C’est trop long.
error-message = Ce message est illisible : { $problem }.
error-not-found = Il n’y a rien à { $path }.
error-method = { $path } ne peut pas être demandé ainsi.
error-storage = Rien ne peut être enregistré pour l’instant, donc rien n’a été fait. Réessayez dans un moment.
error-internal = Quelque chose s’est mal passé de notre côté. Rien n’est perdu.

## The web app

board-cell-free = { $cell }, libre
board-cell-seat = { $cell }, { $seat }
board-possible = { $what } ; peut être choisi
board-stands-still = { $what }, ne bouge pas cette fois
rings-cell-locked = { $cell }, { $seat }, verrouillé
rings-ring-a = anneau extérieur
rings-ring-b = anneau du milieu
rings-ring-c = anneau intérieur
rings-turn = Tourner dans le sens horaire : { $ring }
rings-turn-back = Tourner dans le sens antihoraire : { $ring }
rings-now = Posez un pion, déplacez-en un ou tournez un anneau.
rings-now-empty = Déplacez un pion ou tournez un anneau.
rings-now-target = Où va le pion ?
rings-now-fly = Choisissez un pion : il peut aller sur toute case libre.
rings-take = { $pawns ->
    [one] Une ligne ! Prenez un pion du joueur { $seat }.
   *[other] Des lignes ! Prenez { $pawns } pions du joueur { $seat }.
}
rings-keys = Les flèches vont de case en case, Entrée choisit. Plus et moins tournent l’anneau de la case dans le sens horaire et en arrière. Échap annule le choix.
players-title = Joueurs
player-you = vous
player-guest = invité
player-awaited = pas encore là
player-level = ordinateur, niveau { $level }
player-gone = absent
player-to-move = au trait
connection-connecting = Connexion …
connection-lost = La connexion est perdue. Elle reviendra d’elle-même.
connection-refused = Ce lien n’ouvre aucune place ici.
front-invitation = Asseyez-vous et jouez : contre l’ordinateur, autour d’une table ou avec des amis par un lien.
front-rings = Trois pions alignés en prennent un, sur trois anneaux qui tournent.
front-memento = Empilez, divisez, capturez : quatre triangles tournent sous vos pieds.
front-triominos = Posez des triangles dont les coins s’accordent, et gagnez des jetons.
front-dimenticato = Une course pour la mémoire : quel chiffre se cache sous votre pion ?
front-play = Jouer
front-set-up = Préparer une table
front-rules = Règles
connection-offline = Pas de connexion au serveur pour l’instant.
frame-skip = Aller au contenu
frame-home = Spielwerk : vers la page d’accueil
frame-language = Langue
frame-credit = Les noms des jeux appartiennent à leurs éditeurs. Spielwerk est une réalisation indépendante avec ses propres plateaux. Ni chat, ni pistage, ni compte.
lost-title = Il n’y a rien ici
lost-home = Vers la page d’accueil
set-up-title = Une table pour { $game }
set-up-players = Qui joue ?
set-up-who = Qui joue { $seat } ?
set-up-level = De quelle force est { $seat } ?
set-up-rules = Règles
set-up-more = À la table
set-up-clock = Pendule
set-up-hints = Les indices sont permis
set-up-takebacks = Les coups peuvent être repris
set-up-onlookers = Les spectateurs sont les bienvenus
set-up-start = Ouvrir la table
seat-here = quelqu’un à cet écran
seat-link = quelqu’un à qui j’envoie un lien
seat-open = le premier venu
seat-bot = l’ordinateur
level-1 = 1 · pour débuter
level-2 = 2 · facile
level-3 = 3 · moyen
level-4 = 4 · fort
level-5 = 5 · le plus fort
clock-none = sans pendule
clock-quick = 5 minutes chacun, plus 3 secondes par tour
clock-usual = 15 minutes chacun, plus 5 secondes par tour
clock-move = une minute par tour, puis l’ordinateur continue
join-title = Une table pour vous
join-invitation = Quelqu’un vous invite à jouer. Prenez la place libre.
join-sit = S’asseoir
table-board = Plateau
situation-waiting = On attend que tout le monde soit là.
situation-your-turn = À vous de jouer.
situation-turn = { $seat } est au trait.
situation-ended-resigned = La partie a été abandonnée.
situation-ended-time = Le temps est écoulé.
situation-ended-draw = Nulle par accord.
pass-device = Passez l’appareil à
pass-ready = Je l’ai
ranks-title = Classement
share-title = Inviter d’autres joueurs
share-open = une place libre
share-watch = spectateurs
share-copy = Copier le lien
share-copied = Copié
share-code = Code QR
share-code-alt = Code QR du lien
control-start = Commencer
control-return = Reprendre ma place
control-back-asked = { $seat } demande à reprendre un coup.
control-draw-offered = { $seat } propose la nulle.
control-yes = D’accord
control-no = Refuser
control-hint = Indice
control-back = Reprendre
control-draw = Proposer la nulle
control-resign = Abandonner
control-resign-sure = Vraiment abandonner ?
control-replace = L’ordinateur pour { $seat }
control-rematch = Rejouer
control-rematch-asked = On attend les autres …
control-next-game = Vers la partie suivante
event-moved = { $seat } joue { $move }.
played-pass = { $seat } passe.
played-turn = { $seat } tourne { $what } dans le sens horaire.
played-turn-back = { $seat } tourne { $what } dans le sens antihoraire.
played-place = { $seat } entre en { $to }.
played-move = { $seat } va de { $from } à { $to }.
played-take = { $seat } prend en { $from }.
played-enter = { $seat } entre en { $one } et { $two }.
played-split = { $seat } sépare la figure en { $from } : { $to }.
played-buy = { $seat } achète une pièce.
played-swap = { $seat } met la pièce { $tile } à la place du joker.
played-joker = { $seat } pose le joker en { $to }.
played-lay = { $seat } pose la pièce { $tile } en { $to }.
played-call = { $seat } annonce { $number } pour { $from }.
played-hit = { $seat } va de { $from } à { $to }, frappe et recule l’autre pion en { $back }.
move-pass = Passer
move-buy = Acheter
move-swap = Échange { $tile }
choice-usual = le jeu habituel
choice-first = un premier jeu
choice-ludis = ludis
choice-original = originale
choice-complex = complexe
choice-simple = simple
event-started = La partie commence.
event-seat-taken = { $seat } est là.
event-taken-back = { $seat } reprend un coup.
event-declined = { $seat } refuse.
event-resigned = { $seat } abandonne.
event-timed-out = Le temps de { $seat } est écoulé.
event-bot-took-over = L’ordinateur continue pour { $seat }.
event-person-returned = { $seat } est de retour.
event-rematch-asked = { $seat } veut rejouer.
event-ended = La partie est terminée.
control-more = Plus
control-react = Dire quelque chose
control-again = Revoir le dernier coup
control-sound = Son
control-full = Plein écran
control-on = oui
control-off = non
control-play-on = Continuer
control-close = Fermer
control-back-waiting = Vous avez demandé à reprendre un coup.
control-draw-waiting = Vous avez proposé la nulle.
reaction-hello = Bonjour !
reaction-well-played = Bien joué !
reaction-thanks = Merci !
reaction-oops = Oups !
reaction-thinking = Je réfléchis …
reaction-good-game = Belle partie !
event-reacted = { $seat } : { $reaction }
control-hint-thinking = L’ordinateur réfléchit …
control-hint-best = Un bon coup : { $move }
control-hint-chances = Chances de gagner :
moves-list = Coups
moves-none = Pas encore de coups.
moves-first = Au début
moves-back = Un coup en arrière
moves-forward = Un coup en avant
moves-last = À la fin
past-shown = Retour en arrière : coup { $ply } sur { $total }
past-leave = Retour à la partie
result-you = Vous avez gagné !
result-won = { $seat } a gagné.
result-draw = Partie nulle.
result-shared = Personne n’a gagné seul.
result-look = Revoir la partie
board-broken = Le plateau n’a pas pu être dessiné. La partie, elle, continue.
board-again = Afficher de nouveau
record-title = Une partie de { $game }
record-play = Lecture
record-pause = Pause
record-start = Le début
record-after = Coup { $ply } sur { $total } : { $seat } joue { $move }.
record-seen-by = Vu par
record-everybody = les spectateurs
record-chart = Chances de gagner
record-chart-how = Les chances de gagner de chaque place, du début à la fin. Touchez pour y aller.
record-judging = L’ordinateur regarde la partie : { $done } coups sur { $total }.
record-judged = Voilà ce que l’ordinateur pense de chaque coup.
record-no-judgement = L’ordinateur ne peut pas juger cette partie pour l’instant.
record-mistake = grosse erreur
record-mistakes = Grosses erreurs
record-no-mistakes = Il n’y a pas eu de grosse erreur.
record-download = Télécharger la partie
record-share = Partager
frame-offline = Vous êtes hors ligne. Pour jouer, il faut le serveur ; la page reviendra d’elle-même.

memento-point = { $point }, { $height ->
    [1] simple
    [2] double
   *[3] triple
}, { $seat }
memento-triangle = Triangle { $triangle }
memento-turn = Tourner le triangle { $triangle } dans le sens horaire
memento-turn-back = Tourner le triangle { $triangle } dans le sens antihoraire
memento-undo = Annuler
memento-pass = Passer
memento-move = Déplacer
memento-split = Séparer { $parts }
memento-how = Déplacer ou séparer
memento-now-first = Posez le premier simple sur n’importe quel point.
memento-now = Déplacez une figure, posez deux simples sur des points libres ou tournez un triangle.
memento-now-no-turning = Déplacez une figure ou posez deux simples. Pas de rotation ce tour-ci.
memento-now-no-entering = Déplacez une figure ou tournez un triangle.
memento-now-moving = Déplacez une de vos figures.
memento-now-second = Où va le second simple ?
memento-now-target = Où va la figure ?
memento-now-part = { $height ->
    [2] Où va le double ?
   *[1] Où va le simple ?
}
memento-now-pass = Vous ne pouvez rien faire.
memento-keys = Les flèches vont de point en point, Entrée choisit. Plus et moins tournent le triangle du point dans le sens horaire et en arrière, la barre oblique sépare une figure choisie. Échap annule un pas.

dimenticato-touch-figure = Touchez un de vos pions : quel chiffre se cache dessous ?
dimenticato-touch-leave = Touchez un pion qui doit quitter le départ.
dimenticato-which = Quel chiffre se cache sous ce pion ?
dimenticato-said-right = { $said } annoncé : c’est juste !
dimenticato-said-wrong = { $said } annoncé, mais c’est { $number }.
dimenticato-where = Où va-t-il ? Touchez une case éclairée.
dimenticato-set-back = Où le pion est-il reculé ? ({ $seat })
dimenticato-nothing = Cette fois, il n’y a rien à faire.
dimenticato-pass = Continuer
dimenticato-keypad = Le chiffre sous le pion
dimenticato-call = Annoncer { $number }
dimenticato-whole = Montrer tout le plateau
dimenticato-near = Montrer le pion de près
dimenticato-no-colour = sans couleur
dimenticato-die-free = { $field }, le dé montre { $number }, { $colour }
dimenticato-die-covered = { $field }, pion : { $seat } ; le dé dessous est caché, { $colour }
dimenticato-block-free = { $field }, départ et arrivée : { $seat }, libre
dimenticato-block-waiting = { $field }, pion : { $seat }, encore au départ
dimenticato-block-home = { $field }, pion : { $seat }, arrivé
dimenticato-keys = Les flèches vont de case en case, Page suivante à la prochaine case possible. Entrée choisit, 1 à 6 annoncent un chiffre, Échap annule le choix.

## Le plateau de Triominos

triominos-rack = Vos pièces
triominos-keys = Les flèches vont de pièce en pièce, la flèche du haut passe sur la table et y va de place en place. Entrée choisit, R tourne la pièce, Échap annule un pas.
triominos-standing = Jetons et pièces
triominos-joker = Joker
triominos-tile = Pièce { $tile }
triominos-tile-up = Pièce { $tile } choisie, pointe en haut, se lit { $reading } depuis la pointe
triominos-tile-down = Pièce { $tile } choisie, pointe en bas, se lit { $reading } depuis la pointe
triominos-laid = { $cell }, pièce { $tile }
triominos-laid-joker = { $cell }, joker
triominos-place = { $cell }, libre, coins { $corners }
triominos-place-fits = { $cell }, libre, coins { $corners } : la pièce y va
triominos-place-turned = { $cell }, libre, coins { $corners } : la pièce y va si on la tourne
triominos-in-pot = dans la pioche
triominos-nearer = Agrandir
triominos-farther = Réduire
triominos-fit = Montrer toute la table
triominos-turn = Tourner
triominos-turn-what = la pièce (R)
triominos-swap = Échanger
triominos-swap-what = pièce contre joker
triominos-buy = Acheter
triominos-buy-what = 1 pièce, 1 jeton
triominos-pass = Passer
triominos-pass-what = ne rien faire
triominos-advise-choose = Touchez ou faites glisser une de vos pièces.
triominos-advise-place = Touchez une place lumineuse. Retouchez la pièce pour la tourner.
triominos-advise-tile = Quelle pièce va là ?
triominos-advise-several = Elle va de plusieurs façons : tournez-la, puis retouchez la place.
triominos-advise-nowhere = Cette pièce ne va nulle part pour l’instant.
triominos-advise-buy = Aucune de vos pièces ne va. Achetez-en une !
triominos-advise-pass = Aucune pièce ne va et vous ne pouvez pas acheter : passez.
triominos-hexagon = { $count ->
    [one] Hexagone !
   *[other] { $count } hexagones !
}
triominos-bridge = Pont !
triominos-rack-empty = Dernière pièce !
triominos-has-laid = a posé
triominos-has-swapped = a échangé
triominos-has-bought = a acheté
triominos-has-passed = a passé
triominos-last-round = { $turns ->
    [one] Dernier tour de jeu
   *[other] Dernière manche : { $turns } coups
}

## Aide

help-title = { $game } : les règles
help-rule = Règle { $rule }
help-learn = Comment jouer
help-contents = Sommaire
help-ours = notre lecture
help-players = 2 à 4 joueurs
help-set-up = Mise en place
help-turn = À votre tour
help-end = Fin de la partie
help-tips = Trois conseils
help-notation = Comment s’écrivent les coups
help-others = Les autres jeux :
help-all = Toutes les règles
help-close = Fermer
lesson-title = Comment jouer à { $game }
lesson-offer = { $game }, c’est nouveau pour vous ? Quelques gestes suffisent pour comprendre.
lesson-start = Montrez-moi
lesson-decline = Non merci
lesson-step = Étape { $step } sur { $steps }
lesson-missed = Pas tout à fait. La bonne réponse est maintenant signalée.
lesson-next = Suite
lesson-end = À vous de jouer !
