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

option-rings-pawns = Pions que chacun a en main au départ. À quatre, dix pions chacun remplissent tout le plateau ; avec six, on joue plus librement.
rings-ended-18 = Il ne reste plus qu’un joueur.
rings-ended-19 = La partie a trop duré : celui qui a le plus de pions sur le plateau l’emporte.
rings-notation =
    a1      poser un pion en a1
    a1-a2   déplacer le pion de a1 à a2
    a+  a-  tourner l’anneau a dans le sens horaire, dans le sens antihoraire
    xb3     prendre le pion en b3
    Anneaux : a est à l’extérieur, c à l’intérieur. Un pion entre crochets est verrouillé : il ne forme plus de ligne avant d’avoir été déplacé.
rings-seat = { $hand } en main, { $board } sur le plateau
rings-seat-out = éliminé, encore { $board } sur le plateau
rings-situation-turned = { $ring ->
    [a] L’anneau extérieur a été tourné en dernier : pour l’instant, il ne tourne plus.
    [b] L’anneau du milieu a été tourné en dernier : pour l’instant, il ne tourne plus.
   *[c] L’anneau intérieur a été tourné en dernier : pour l’instant, il ne tourne plus.
}
rings-situation-taking = { $pawns ->
    [one] Une ligne ! Il faut prendre un pion au joueur { $seat }.
   *[other] Des lignes ! Il faut prendre { $pawns } pions au joueur { $seat }.
}
rings-situation-flying = Il reste peu de pions : l’un d’eux doit sauter sur une case libre, n’importe laquelle.

rings-unreadable = « { $move } » n’est pas un coup. Écrivez par exemple a1, a1-a2, a+, a- ou xb3.
rings-cell-taken = Cette case n’est pas libre : choisissez une case vide.
rings-hand-empty = Vous n’avez plus de pion en main : déplacez-en un ou tournez un anneau.
rings-ring-turned-last = { $ring ->
    [a] L’anneau extérieur a été tourné en dernier : tournez d’abord un autre anneau.
    [b] L’anneau du milieu a été tourné en dernier : tournez d’abord un autre anneau.
   *[c] L’anneau intérieur a été tourné en dernier : tournez d’abord un autre anneau.
}
rings-not-your-pawn = Vous n’avez pas de pion ici : choisissez un des vôtres.
rings-not-neighbours = C’est trop loin : un pion avance d’une seule case, sur son anneau ou sur son rayon.
rings-must-fly = Votre main est vide et il vous reste quatre pions ou moins : vous devez faire sauter l’un d’eux, sur la case libre de votre choix.
rings-may-not-pass = Vous ne pouvez pas passer votre tour : il vous reste un coup possible.
rings-nothing-to-take = Vous n’avez pas formé de ligne : vous ne pouvez pas prendre de pion.
rings-must-take = Vous avez formé une ligne : prenez d’abord un pion au joueur { $seat }.
rings-take-empty = Il n’y a pas de pion ici : prenez un pion au joueur { $seat }.
rings-take-own = Ce pion est à vous : prenez un pion au joueur { $seat }.
rings-take-other = Ce pion appartient au joueur { $owner } ; c’est au joueur { $seat } qu’il faut prendre un pion.

## Memento

option-memento-edition = L’édition imprimée. Dans « simple », on peut sortir du plateau, mais jamais en ligne droite.
option-memento-exits = Une pièce sur un sommet peut quitter le plateau et y rentrer ailleurs.
option-memento-straight_exits = Aux grands sommets et à ceux du triangle intérieur, on sort et on rentre en ligne droite.
option-memento-touching_corners = Les sommets qui se touchent sont voisins, et les lignes continuent à travers eux.
option-memento-touching_feet = Les points perpendiculaires qui se font face de part et d’autre d’un bord sont voisins, et les lignes continuent à travers eux.
memento-ended-18 = Un joueur occupe les quatre centres.
memento-ended-19 = Un joueur occupe le centre et les trois points perpendiculaires d’un triangle.
memento-ended-20 = Tous les autres sont éliminés.
memento-ended-21 = La partie a trop duré : match nul.
memento-notation =
    A1          poser le premier simple de la partie
    A1,B2       mettre deux simples en jeu
    A+  A-      faire pivoter le triangle A dans le sens horaire, dans le sens antihoraire
    A1-A0       déplacer la pièce de A1 à A0, en capturant ce qui s’y trouve
    A1/A2,A6    séparer la pièce en A1 en simples sur A2 et A6
    A1/2A2,A6   séparer le triple en A1 en un double sur A2 et un simple sur A6
    ●2A4 est un double de Bleu en A4. Le point 0 est le centre d’un triangle, les points impairs sont ses sommets, les pairs ses points perpendiculaires.
memento-seat = { $markers ->
    [one] { $markers } marqueur restant
   *[other] { $markers } marqueurs restants
}
memento-seat-out = éliminé
memento-supply = { $supply ->
    [one] { $supply } pion dans la réserve
   *[other] { $supply } pions dans la réserve
}
memento-no-turning = Le joueur { $seat } ne peut pas faire pivoter de triangle à ce tour.

memento-unreadable = « { $move } » n’est pas un coup. Écrivez par exemple A1,B2, A1-A0, A+, A- ou A1/A2,A6.
memento-first-single = Au premier tour de la partie, on pose un simple sur n’importe quel point.
memento-may-not-pass = Vous ne pouvez pas passer votre tour : il vous reste un coup possible.
memento-enter-two = On met toujours deux simples en jeu à la fois, ni plus ni moins.
memento-enter-middle = On ne met pas de simple en jeu sur un centre ({ $point }) : choisissez un sommet ou un point perpendiculaire.
memento-enter-inside = On ne met pas de simple en jeu dans le triangle intérieur ({ $point }) : choisissez un des trois autres triangles.
memento-not-free = Le point { $point } n’est pas libre : choisissez un point vide.
memento-different-points = Il faut choisir des points différents.
memento-board-order = Écrivez les simples dans l’ordre du plateau : les triangles A, B, C, I, et dans chacun les points de 0 à 6.
memento-supply-low = Pour mettre deux simples en jeu, il faut deux pions ; dans la réserve, il y en a { $supply }. Choisissez une autre action.
memento-no-marker = Il ne vous reste pas assez de marqueurs pour cela. Choisissez une autre action.
memento-player-before-turned = Le joueur précédent a fait pivoter un triangle : à ce tour, vous n’en avez pas le droit. Choisissez une autre action.
memento-you-turned = À votre dernier tour, vous avez fait pivoter un triangle : jamais deux fois de suite. Choisissez une autre action.
memento-nothing-changes = Faire pivoter le triangle { $triangle } ne changerait rien : ce n’est pas permis. Choisissez-en un autre, ou une autre action.
memento-not-yours = Vous n’avez pas de pièce en { $point } : choisissez une des vôtres.
memento-same-point = Une pièce doit changer de point.
memento-single-far = Un simple ne va que sur un point voisin, et { $target } n’est pas voisin de { $origin }.
memento-triple-far = Un triple ne peut pas aller de { $origin } à { $target } : il va sur un point voisin, ou saute d’un centre à un autre centre ou à un grand sommet.
memento-in-the-way = Une pièce barre le chemin en { $point } : la vôtre ne peut pas aller plus loin.
memento-line-bends = La ligne fait un angle en { $point } : un double ne va loin qu’en ligne droite.
memento-single-splits = Le simple en { $point } ne peut pas être séparé : il n’a qu’un pion.
memento-double-splits = Le double en { $point } ne peut être séparé qu’en deux simples.
memento-triple-splits = Le triple en { $point } ne peut être séparé qu’en un double et un simple, ou en trois simples.

## Triominos

option-triominos-kind = « Première partie » est pour les petits : sans joker, toutes les cartes visibles.
option-triominos-joker = Jouer avec le joker.
option-triominos-open = Les cartes de tous les joueurs sont visibles.
triominos-ended-13 = La cagnotte est vide et le dernier tour est joué.
triominos-ended-14 = Plus personne ne pouvait jouer.
triominos-notation =
    351@2,-1u   poser la carte pour lire 3, 5, 1 dans le sens horaire depuis la pointe de la case 2,-1u
    J@2,-1u     poser le joker
    swap 351    mettre une carte à la place du joker et prendre le joker
    buy         payer une fiche et prendre une carte dans la cagnotte
    pass        passer, si rien d’autre n’est possible
    Une case qui pointe vers le haut finit par u et se lit depuis le haut ; une case qui pointe vers le bas finit par d et se lit depuis le bas.
triominos-seat = { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiches
}, { $tiles ->
    [one] { $tiles } carte
   *[other] { $tiles } cartes
}
triominos-has-joker = a le joker
triominos-pot = { $tiles ->
    [one] { $tiles } carte dans la cagnotte
   *[other] { $tiles } cartes dans la cagnotte
}

triominos-unreadable = « { $move } » n’est pas un coup. Écrivez par exemple 351@2,-1u, J@0,1d, swap 351, buy ou pass.
triominos-flipped = « { $move } » : aucune carte ne se lit ainsi ; on peut tourner une carte, mais jamais la retourner.
triominos-not-on-rack = La carte { $tile } n’est pas sur votre porte-cartes.
triominos-joker-not-yours = Le joker n’est pas sur votre porte-cartes.
triominos-cell-taken = Il y a déjà une carte ici : choisissez une place libre.
triominos-not-touching = Ici, votre carte ne toucherait aucune autre carte par un côté : posez-la côté contre côté.
triominos-corner = Cette carte ne convient pas ici : un de ses coins porte { $value }, il faut { $wanted }.
triominos-swap-corner = La carte { $tile } ne peut pas remplacer le joker : un de ses coins porte { $value }, il faut { $wanted }.
triominos-no-joker = Il n’y a pas de joker à échanger sur la table.
triominos-joker-for-joker = Le joker s’échange contre une carte à chiffres.
triominos-no-chip = Vous n’avez plus de fiche pour acheter une carte.
triominos-pot-empty = La cagnotte est vide : on ne peut plus acheter de carte.
triominos-may-not-pass = Vous ne pouvez pas passer votre tour : vous pouvez encore poser ou acheter une carte.
triominos-setup-key = La mise en place demande racks, first et pot, et rien d’autre ; « { $key } » manque ou n’est pas correct.
triominos-setup-racks = La mise en place demande { $players } porte-cartes.
triominos-setup-rack = Le porte-cartes de la place { $seat } a { $tiles } cartes au lieu de six.
triominos-setup-unknown = Il n’y a pas de carte « { $tile } » dans ce jeu.
triominos-setup-doubled = La carte { $tile } est là deux fois.
triominos-setup-missing = Il manque la carte { $tile }.
triominos-setup-joker-first = Le joker ne peut pas être la première carte.

## Dimenticato

dimenticato-ended-21 = Un joueur a ramené ses quatre pions.
dimenticato-ended-22 = La partie a trop duré : on compte les pions arrivés, puis les pas qui restent aux autres.
dimenticato-notation =
    e12=4         annoncer que le dé sous votre pion en e12 montre 4
    e12-h11       déplacer le pion, quitter une case de départ ou avancer sur les cases d’arrivée
    e12xh11>f12   prendre le pion en h11 et le faire reculer en f12
    pass          passer, si aucun coup n’est possible sans prendre
    4○ est une case libre avec le chiffre 4 de la couleur de Bleu, ●△ un pion de Bleu sur une case d’Orange. Sur sa propre couleur, un pion est à l’abri. ●– attend encore au départ, ●✓ est arrivé.
dimenticato-seat = au départ : { $waiting }, en route : { $out }, arrivés : { $home }
dimenticato-called-right = Pour { $field }, on a annoncé { $said } : c’est juste.
dimenticato-called-wrong = Pour { $field }, on a annoncé { $said }, mais le dé montre { $number }.
dimenticato-asks-leave = Un pion doit quitter sa case de départ : de 2 à 5 pas.
dimenticato-asks-call = Quel chiffre se cache sous un de vos pions ? Annoncez-le, par exemple e12=4.
dimenticato-asks-move = C’est juste ! Déplacez maintenant le pion.
dimenticato-asks-hit = Vous pouvez seulement prendre un pion ou rester ici : pass.
dimenticato-asks-inside = Un pion peut avancer sur les cases d’arrivée.
dimenticato-asks-pass = Vous ne pouvez rien jouer : tapez pass.

dimenticato-unreadable = « { $move } » n’est pas un coup. Écrivez par exemple e12=4, e12-h11, e12xh11>f12 ou pass.
dimenticato-no-field = Il n’y a pas de case { $field } sur ce parcours.
dimenticato-die = Un dé montre un chiffre de 1 à 6, jamais { $number }.
dimenticato-no-die = En { $field }, il n’y a pas de dé : sur les cases de départ et d’arrivée, on n’annonce rien.
dimenticato-may-not-pass = Vous ne pouvez pas passer votre tour : vous avez un coup possible sans prendre de pion.
dimenticato-may-not-stay = Vous ne pouvez rester ici que si tous les chemins mènent à une prise. Cette fois, vous pouvez avancer sans prendre.
dimenticato-hit-or-stay = Vous pouvez seulement prendre un pion ou rester ici.
dimenticato-leave-first = Un de vos pions attend encore au départ : c’est lui qui doit partir d’abord.
dimenticato-one-waits = Un pion attend encore au départ : annoncez le chiffre d’un pion déjà en route.
dimenticato-not-yours = Vous n’avez pas de pion en { $field } : choisissez un des vôtres.
dimenticato-move-called = Le chiffre était juste : c’est maintenant au pion en { $field } de se déplacer.
dimenticato-call-first = Avant de déplacer le pion en { $field }, annoncez le chiffre qu’il cache.
dimenticato-cannot-leave-there = Le pion ne peut pas aller en { $field } : depuis le départ, il fait de 2 à 5 pas, avec deux virages au plus, jusqu’à une case au-delà de sa grande carte.
dimenticato-not-your-block = { $field } est une case de départ et d’arrivée d’un autre joueur : vos pions n’y vont pas.
dimenticato-stays-home = Un pion arrivé ne quitte plus ses cases d’arrivée.
dimenticato-no-such-way = En { $steps } pas et avec deux virages au plus, on n’arrive pas en { $field }.
dimenticato-own-figure = Un de vos pions est déjà en { $field } : on ne prend pas ses propres pions.
dimenticato-nobody-there = Il n’y a pas de pion à prendre en { $field }.
dimenticato-safe = Le pion en { $field } est à l’abri : il est sur une case de sa couleur.
dimenticato-no-room = Le pion en { $field } ne peut pas être pris : en reculant de trois cases, il ne trouverait aucune case libre.
dimenticato-say-where = Où faire reculer le pion ? { $choices }
dimenticato-back-taken = Le pion ne peut pas reculer en { $field } : la case n’est pas libre.
dimenticato-past-own-card = Le pion ne peut pas reculer en { $field } : sa propre grande carte est sur le chemin.
dimenticato-not-three-back = Le pion ne peut pas reculer en { $field } : il recule de trois cases, avec un virage au plus.
dimenticato-setup-key = La mise en place demande cards et rien d’autre ; « { $key } » manque ou n’est pas correct.
dimenticato-setup-cards = La mise en place demande une liste de { $cards } petites cartes.
dimenticato-setup-entry = « { $entry } » n’est pas une carte : chacune s’écrit [numéro, quarts de tour].
dimenticato-setup-card = Il n’y a pas de petite carte « { $card } » : elles sont numérotées de 0 à 11.
dimenticato-setup-turns = Une carte ne peut pas être tournée de « { $turns } » quarts de tour : seulement de 0 à 3.
dimenticato-setup-doubled = La carte { $card } est là deux fois.

## Jouer dans le terminal

play-welcome = Tapez un coup, ou « ? » pour l’aide.
play-lot-drawing = Tirage au sort…
play-lot = { $seat } commence.
play-lot-custom = { $custom } Pour désigner quelqu’un, ajoutez --first et le numéro de la place.
play-prompt = { $seat }, à vous de jouer :{" "}
play-commands =
    moves         montrer tous les coups possibles
    undo          annuler votre dernière décision
    save FICHIER  enregistrer la partie
    quit          quitter la partie
play-nothing-to-undo = Il n’y a rien à annuler.
play-hand-over = Passez l’écran au joueur { $seat }, puis appuyez sur Entrée.{" "}
play-continue = Entrée pour continuer{" "}
play-last-turn = Dernier tour : { $moves }
play-no-undo = Dans ce jeu, tout n’est pas visible : on ne peut donc pas annuler un coup.
play-saved = La partie est enregistrée dans { $file }.
play-left = Vous avez quitté la partie.

replay-ply = Coup { $ply } sur { $plies }
replay-prompt = Entrée : coup suivant, b : coup précédent, un nombre : aller à ce coup, q : quitter{" "}
replay-commands = Appuyez sur Entrée pour le coup suivant, ou tapez b, un nombre ou q.

## Tableaux

table-number = { NUMBER($number) }
table-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
games-id = Identifiant
games-name = Jeu
games-players = Joueurs
games-options = Options

simulate-compiling = Compilation des règles…
simulate-playing = Parties en cours
simulate-games = Parties
simulate-wins = Gagnées par { $seat }
simulate-draws = Matchs nuls
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
analyse-mistake = mieux : { $move }
perft-counting = Dénombrement…

## Ligne de commande

cli-arguments = Arguments
cli-options = Options
cli-commands = Commandes
cli-default = par défaut :
cli-required = obligatoire
cli-help = Spielwerk : des jeux de société pour les humains et les machines.
cli-help-help = Afficher cette aide.
cli-help-lang = Langue.
cli-help-games = Montrer les jeux et leurs options.
cli-help-play = Jouer dans le terminal contre l’ordinateur.
cli-help-simulate = Jouer beaucoup de parties au hasard et en faire le bilan.
cli-help-perft = Dénombrer les suites de décisions depuis le départ.
cli-help-replay = Revoir une partie enregistrée, coup par coup.
cli-help-game = L’identifiant du jeu.
cli-help-players = Le nombre de joueurs.
cli-help-humans = Combien d’entre eux sont des personnes devant ce terminal ; elles ont les premières places.
cli-help-first = Qui commence : une place, comptée à partir de 1, ou lot pour tirer au sort. Par défaut, vous commencez contre l’ordinateur, et à plusieurs on tire au sort.
cli-help-option = Une option du jeu ; peut être répétée.
cli-help-seed = La graine du hasard : la même graine donne les mêmes parties.
cli-help-play-seed = La graine de la mise en place et de l’ordinateur ; au hasard par défaut.
cli-help-count = Le nombre de parties.
cli-help-record = Écrire les parties dans ce fichier, un objet JSON par ligne.
cli-help-legal = Écrire aussi tous les coups permis à chaque décision.
cli-help-json = Afficher du JSON, pour les programmes.
cli-help-against = Le niveau de l’ordinateur, de 1 à 5 ; ou random, ou uct: avec un nombre de parties au hasard.
cli-help-device = cpu : tous les cœurs ; cuda : la carte graphique (NVIDIA).
cli-help-bots = Joueurs virtuels pour les places, par exemple 1,5,random, au lieu de coups au hasard.
cli-help-first-bots = Quel joueur de l’ordinateur commence : une place, comptée à partir de 1, ou lot pour tirer au sort à chaque partie.
cli-help-cluster = Confier le travail aux machines d’un cluster Ray : auto ou HÔTE:PORT.
cli-help-ladder = Faire jouer les niveaux entre eux et mesurer leur force.
cli-help-ladder-games = Le nombre de parties de chaque groupe.
cli-help-ladder-bots = Qui joue.
cli-help-analyse = Juger chaque coup d’une partie enregistrée.
cli-help-analyse-seconds = Le temps de réflexion pour chaque coup.
cli-help-report = Décrire quelle sorte de jeu c’est, sur une page pour les auteurs de jeux.
cli-help-report-level = Qui joue : un niveau de 1 à 5, ou random.
cli-help-report-games = Le nombre de parties : 200 sauf indication contraire, 100 000 avec random.
cli-help-report-compare = Jouer aussi avec ces règles et comparer, par exemple pawns=6 ou opening=I0 ; peut être répété.
cli-help-report-against = Un autre joueur auquel comparer le niveau, comme 3m1 ; peut être répété.
cli-help-output = La page à écrire ; les chiffres vont dans un fichier JSON à côté.
cli-help-depth = La profondeur, en décisions.
cli-help-file = Une partie enregistrée, ou un fichier écrit par simulate --record.
cli-help-line = La partie à lire, si le fichier en contient plusieurs.
cli-help-serve = Ouvrir des tables aux navigateurs et aux programmes.
cli-help-host = L’adresse d’écoute ; sans elle, cette machine seulement.
cli-help-port = Le port d’écoute.
cli-help-database = Où les parties sont gardées : un fichier, ou postgresql://…
cli-help-redis = Le Redis qui relie plusieurs processus du serveur, comme redis://…
cli-help-open = Ouvrir dans le navigateur.
cli-help-proxy = Un proxy local est devant le serveur : se fier à lui pour l’adresse des clients (X-Forwarded-For).
serve-ready = Spielwerk tourne à l’adresse { $address }. Ctrl-C pour l’arrêter.
serve-no-web = L’application web n’est pas encore construite : `make play` s’en charge, ou `npm ci && npm run build` dans le dossier web. Les programmes, eux, peuvent déjà jouer.

## Erreurs

error-usage = { $detail } (--help montre comment faire.)
error-language = La langue « { $language } » n’est pas disponible. Possible : { $known }.
error-interrupted = Arrêté. Rien n’a été écrit.
error-number = « { $value } » n’est pas un nombre entier.
error-file = { $file } : { $reason }.
error-extra = Il faut pour cela un module complémentaire : pip install "spielwerk[{ $extra }]"
error-render-mode = On ne peut pas montrer un jeu avec « { $mode } ». Possible : { $modes }.
error-game-unknown = Il n’y a pas de jeu « { $game } ». Possible : { $known }.
error-players = { $game } ne se joue pas à { $players }. Nombre de joueurs possible : { $choices }.
error-humans = --humans doit être compris entre 0 et { $players }, et non { $humans }.
error-first = La place { $seat } ne peut pas commencer : il n’y a que les places 1 à { $players }.
error-first-form = « { $value } » ne dit pas qui commence. Indiquez « lot » pour tirer au sort, ou une place de 1 à { $players }.
error-first-alone = --first demande --bots : dans les parties au hasard, c’est toujours la place 1 qui commence.
error-seats = Il faut un nom par place : il y a { $players } places, mais { $given } noms.
error-option-unknown = { $game } n’a pas d’option « { $option } ». Possible : { $known }.
error-option-value = L’option { $option } ne peut pas valoir « { $value } ». Possible : { $choices }.
error-option-form = « { $text } » n’est pas une option. Écrivez nom=valeur.
error-legal-without-record = Avec --legal, il faut aussi --record FICHIER.
error-games = On ne peut pas jouer « { $games } » parties : il en faut au moins une.
error-device = L’appareil « { $device } » n’existe pas. Possible : { $devices }.
error-device-alone = --device { $device } ne joue que des parties au hasard sur cet ordinateur : pas avec --bots, --record ou --cluster.
error-cuda = Aucune carte graphique utilisable : { $reason } – il faut une carte NVIDIA et son pilote ; sans eux, utilisez --device cpu.
error-cuda-memory = La mémoire de la carte graphique ne suffit pas. Fermez ce qui l’occupe ou utilisez --device cpu.
error-no-sensible = Pour ce jeu, il n’y a pas de parties au hasard raisonnées.
error-budget = « { $budget } » ne suffit pas pour réfléchir : il faut plus de zéro.
error-cancelled = La recherche a été arrêtée avant d’avoir une réponse.
error-over = La partie est finie : il n’y a plus rien à décider.
error-bot = « { $bot } » n’est pas un joueur virtuel : il y a les niveaux 1 à 5, 3m1 (le niveau 3 avec la mémoire du niveau 1), random et uct: avec un nombre de parties.
error-bot-memory = « { $bot } » ne peut pas jouer à { $game } : il n’y a rien à retenir dans ce jeu.
error-report-games = Un rapport sur « { $games } » parties ne dit rien : il en faut au moins une.
error-report-opening = { $game } : les parties ne commencent pas toutes de la même façon ; on ne peut donc pas imposer d’ouverture.
error-report-against = « { $bot } » joue déjà à toutes les places : comparez avec un autre joueur.
error-report-file = « { $file } » n’est pas un nom de page : il doit finir par .html.
error-ladder = { $bots } : un classement demande des joueurs différents, et au moins { $players }.
error-cluster-address = « { $address } » n’est pas l’adresse d’un cluster Ray. Écrivez auto ou HÔTE:PORT.
error-cluster-client = { $address } : seule une machine du cluster peut lui confier du travail. Ajoutez celle-ci avec ray start --address=HÔTE:PORT --num-cpus=0, puis écrivez HÔTE:PORT.
error-cluster-none = Personne ne répond à { $address } : { $reason }. Le cluster Ray est-il démarré ?
error-cluster-auto = Aucun cluster Ray ne tourne sur cette machine : démarrez-en un, ou rejoignez-en un, avec ray start.
error-cluster-silent = Aucun cluster Ray n’est utilisable à { $address } : ce qui répond n’en est pas un, ou cette machine n’en fait pas partie (ray start --address={ $address }).
error-cluster-token = Le cluster Ray à { $address } ne connaît pas notre jeton : il doit se trouver dans RAY_AUTH_TOKEN ou ~/.ray/auth_token, le même sur toutes les machines.
error-cluster-refused = Le cluster Ray à { $address } n’est pas utilisable : { $reason }
error-cluster-node = { $node }, une machine du cluster, ne répond pas.
error-cluster-version = { $node }, une machine du cluster, n’a pas Spielwerk, ou pas la même version que celle-ci. Installez la même partout.
error-cluster-share = Une partie du travail a été perdue plusieurs fois avec sa machine : { $reason }
error-cluster-lost = Le cluster Ray à { $address } est perdu : il n’a plus aucune machine pour faire le travail.
error-threads = Il faut au moins un thread pour la recherche, pas « { $threads } ».
error-level = Il n’y a pas de niveau « { $level } ». Possible : { $levels }.
error-depth = « { $depth } » n’est pas une profondeur : il faut au moins 1.
error-seed = « { $seed } » n’est pas une graine : il faut un nombre entier de 0 à { $highest }.
error-seed-and-setup = Donnez une graine ou une mise en place, pas les deux.
error-setup-form = { $game } : « { $value } » n’est pas une mise en place.
error-setup-unknown = Cette position a été redistribuée : sa mise en place n’est plus connue.
error-setup-empty = { $game } ne laisse rien au hasard : sa mise en place doit être vide, et non { $value }.
error-game-over = La partie est finie.
error-no-such-action = Il n’y a pas de coup numéro { $action }.
error-record-none = Ce n’est pas une partie enregistrée de Spielwerk.
error-record-newer = L’enregistrement est au format { $format }, mais cette version ne connaît que { $known }. Il faut une version plus récente pour le lire.
error-record-line = L’enregistrement est endommagé : « { $line } » est illisible.
error-record-header = L’enregistrement est endommagé : « { $key } » manque ou n’est pas correct.
error-record-cut = L’enregistrement est incomplet : il manque la fin.
error-record-plies = L’enregistrement est endommagé : il annonce { $told } coups, mais en contient { $found }.
error-record-start = L’enregistrement est endommagé : { $reason }
error-record-move = L’enregistrement est endommagé au coup { $ply }, { $move } : { $reason }
error-record-result = L’enregistrement est endommagé : il annonce le résultat { $told }, mais ses coups mènent à { $found }.
error-record-json = L’enregistrement est endommagé : ce n’est pas l’objet JSON complet d’une partie.
error-record-number = Le fichier contient { $games ->
    [one] une partie
   *[other] { $games } parties
} ; il n’y a pas de numéro { $number }.

## Tables et serveurs

error-serve = Le serveur n’a pas pu démarrer : { $reason }.
error-port = « { $port } » n’est pas un port : il faut un nombre de 1 à 65535.
error-redis-alone = Redis relie des processus qui partagent une base : donnez aussi une adresse postgresql://.
error-table-seats = On joue à { $players }, mais { $given } places ont été indiquées.
error-table-level = Seuls les joueurs de l’ordinateur ont un niveau. N’en indiquez pas pour les personnes.
error-colour = Il n’y a pas de couleur { $colour }. Les quatre couleurs sont numérotées de 0 à 3.
error-colour-taken = Quelqu’un a déjà choisi cette couleur. Prenez-en une autre.
error-name-long = Le nom « { $name } » est trop long : { $longest } lettres au plus.
error-clock-kind = Une pendule donne soit un temps total, avec si l’on veut un ajout après chaque tour, soit un temps par coup.
error-clock-range = { $what } doit être compris entre { $least } et { $most } secondes, et non { $seconds }.
clock-time-total = Le temps total
clock-time-per-move = Le temps par coup
clock-time-increment = Le temps ajouté après chaque tour
error-onlooker = Vous êtes spectateur : vous pouvez regarder la partie, mais pas y jouer.
error-onlookers-off = À cette table, les spectateurs ne sont pas admis.
error-not-host = Seule la personne qui a ouvert la table peut faire cela.
error-no-open-seat = Il n’y a plus de place libre à cette table.
error-seat-not-free = La place { $seat } est déjà prise.
error-nobody-to-replace = À la place { $seat }, il n’y a personne à remplacer.
error-not-gone = Le joueur de la place { $seat } est encore là, ou vient juste de partir. Attendez un peu.
error-nothing-to-return-to = Personne ne joue pour vous : votre place est toujours la vôtre.
error-no-time = Votre temps est écoulé : l’ordinateur continue pour vous.
error-table-open = La partie n’a pas encore commencé.
error-table-running = La partie a déjà commencé.
error-table-over = La partie est terminée.
error-table-unknown = Cette table n’existe pas. Peut-être n’a-t-elle jamais servi et a-t-elle été supprimée.
error-record-unknown = Cette partie terminée n’existe pas.
error-token = Ce lien ne correspond pas à cette table. Il en manque peut-être un morceau.
error-behind = La partie a avancé entre-temps. Regardez de nouveau le plateau.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-you-are-out = Vous ne jouez plus dans cette partie.
error-bot-plays = L’ordinateur joue pour vous. Reprenez d’abord votre place.
error-undo-too-late = Quelqu’un d’autre a joué entre-temps. Vous pouvez demander à annuler votre coup.
error-nothing-to-undo = Vous n’avez rien à annuler.
error-back-pending = L’annulation d’un coup a déjà été demandée.
error-back-none = Personne ne vous demande d’annuler un coup.
error-back-secret = Ce coup ne peut plus être annulé : depuis, vous avez vu quelque chose qui était caché.
error-takebacks-off = À cette table, on ne peut pas annuler de coup : c’est ce qui a été choisi au départ.
error-no-draws = Dans ce jeu, on ne peut pas se mettre d’accord sur un match nul.
error-draw-bots = L’ordinateur n’accepte jamais de match nul.
error-draw-offered = Vous avez déjà proposé un match nul.
error-draw-none = Personne ne vous propose de match nul.
error-reaction = La réaction « { $reaction } » n’existe pas. Possible : { $known }.
error-rematch-asked = Vous avez déjà demandé une revanche.
error-hints-off = À cette table, on ne peut pas demander d’indice : c’est ce qui a été choisi au départ.
error-no-hint = Il n’y a pas d’indice pour l’instant.
error-past-hidden = C’est un jeu de mémoire : on ne peut revoir les coups qu’à la fin.
error-no-such-ply = Il n’y a pas de position après { $ply } coups : la partie en compte { $last }.
error-too-fast = Trop d’actions à la fois. Attendez un instant.
error-too-long = Ce message est trop long.
error-message = Ce message est illisible : { $problem }.
error-not-found = Il n’y a rien à l’adresse { $path }.
error-method = { $path } n’accepte pas ce type de requête.
error-storage = Impossible d’enregistrer pour l’instant : rien n’a été changé. Réessayez dans un moment.
error-internal = Quelque chose s’est mal passé de notre côté. Rien n’est perdu.

## L’application web

board-cell-free = { $cell }, libre
board-cell-seat = { $cell }, { $seat }
board-possible = { $what } ; choix possible
board-stands-still = { $what }, bloqué à ce tour
rings-cell-locked = { $cell }, { $seat }, verrouillé
rings-ring-a = anneau extérieur
rings-ring-b = anneau du milieu
rings-ring-c = anneau intérieur
rings-turn = Tourner dans le sens horaire : { $ring }
rings-turn-back = Tourner dans le sens antihoraire : { $ring }
rings-now = Posez un pion, déplacez-en un ou tournez un anneau.
rings-now-empty = Déplacez un pion ou tournez un anneau.
rings-now-target = Où va ce pion ?
rings-now-fly = Choisissez un pion : il peut aller sur toute case libre.
rings-take = { $pawns ->
    [one] Une ligne ! Prenez un pion au joueur { $seat }.
   *[other] Des lignes ! Prenez { $pawns } pions au joueur { $seat }.
}
rings-keys = Flèches : aller de case en case. Entrée : choisir. Plus et moins : tourner l’anneau de la case dans le sens horaire ou antihoraire. Échap : annuler le choix.
players-title = Joueurs
player-you = vous
player-guest = invité
player-awaited = pas encore là
player-level = ordinateur, niveau { $level }
player-gone = absent
player-to-move = c’est son tour
connection-connecting = Connexion…
connection-lost = Connexion perdue. Elle se rétablira toute seule.
connection-refused = Ce lien ne donne accès à aucune place ici.
front-invitation = Asseyez-vous et jouez : contre l’ordinateur, ensemble devant un écran ou avec des amis grâce à un lien.
front-rings = Alignez trois pions pour en prendre un, sur trois anneaux qui tournent.
front-memento = Empilez, séparez, capturez : quatre triangles pivotent sous vos pièces.
front-triominos = Posez des triangles dont les coins correspondent, et gagnez des fiches.
front-dimenticato = Une course qui fait travailler la mémoire : quel chiffre se cache sous votre pion ?
front-play = Jouer
front-set-up = Préparer une table
front-rules = Règles
connection-offline = Pas de connexion au serveur pour l’instant.
frame-skip = Aller au contenu
frame-home = Spielwerk : retour à l’accueil
frame-language = Langue
frame-credit = Les noms des jeux appartiennent à leurs éditeurs. Spielwerk est une réalisation indépendante, avec ses propres plateaux. Pas de chat, pas de pistage, pas de compte.
lost-title = Page introuvable
lost-home = Retour à l’accueil
set-up-title = Une table pour { $game }
set-up-players = Qui joue ?
set-up-who = Qui joue { $seat } ?
set-up-level = Niveau de l’ordinateur ({ $seat })
set-up-colour = Couleur de la place { $number }
set-up-first = Qui commence ?
set-up-lot = tirage au sort
set-up-rules = Règles
set-up-more = À la table
set-up-clock = Pendule
set-up-hints = On peut demander un indice
set-up-takebacks = On peut annuler un coup
set-up-onlookers = Les spectateurs sont les bienvenus
set-up-start = Ouvrir la table
seat-here = quelqu’un à cet écran
seat-link = quelqu’un à qui j’envoie un lien
seat-open = le premier venu
seat-bot = l’ordinateur
first-custom-memento = La coutume veut qu’on tire au sort.
first-custom-triominos = La coutume veut que le plus jeune commence, ou le plus âgé.
first-custom-dimenticato = La coutume veut que le plus jeune commence.
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
join-colour = Votre couleur
join-sit = S’asseoir
table-board = Plateau
situation-waiting = On attend que tout le monde soit là.
situation-your-turn = À vous de jouer.
situation-turn = À { $seat } de jouer.
situation-ended-resigned = La partie se termine par abandon.
situation-ended-time = Le temps est écoulé.
situation-ended-draw = Match nul d’un commun accord.
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
control-back-asked = { $seat } demande à annuler un coup.
control-draw-offered = { $seat } propose un match nul.
control-yes = D’accord
control-no = Refuser
control-hint = Indice
control-back = Annuler le coup
control-draw = Proposer le match nul
control-resign = Abandonner
control-resign-sure = Vraiment abandonner ?
control-replace = Confier { $seat } à l’ordinateur
control-rematch = Rejouer
control-rematch-asked = On attend les autres…
control-next-game = Partie suivante
event-moved = { $seat } joue { $move }.
played-pass = { $seat } passe son tour.
dimenticato-played-pass = { $seat } ne bouge pas.
rings-played-place = { $seat } pose un pion en { $to }.
rings-played-move = { $seat } déplace un pion de { $from } à { $to }.
rings-played-turn = { $ring ->
    [a] { $seat } tourne l’anneau extérieur dans le sens horaire.
    [b] { $seat } tourne l’anneau du milieu dans le sens horaire.
   *[c] { $seat } tourne l’anneau intérieur dans le sens horaire.
}
rings-played-turn-back = { $ring ->
    [a] { $seat } tourne l’anneau extérieur dans le sens antihoraire.
    [b] { $seat } tourne l’anneau du milieu dans le sens antihoraire.
   *[c] { $seat } tourne l’anneau intérieur dans le sens antihoraire.
}
rings-played-take = { $seat } prend le pion en { $from }.
memento-played-place = { $seat } pose le premier simple en { $to }.
memento-played-enter = { $seat } met deux simples en jeu : en { $one } et en { $two }.
memento-played-move = { $seat } déplace une pièce de { $from } à { $to }.
memento-played-split = { $seat } sépare la pièce en { $from } : { $to }.
memento-played-turn = { $seat } fait pivoter le triangle { $triangle } dans le sens horaire.
memento-played-turn-back = { $seat } fait pivoter le triangle { $triangle } dans le sens antihoraire.
triominos-played-lay = { $seat } pose la carte { $tile } en { $to }.
triominos-played-joker = { $seat } pose le joker en { $to }.
triominos-played-swap = { $seat } met la carte { $tile } à la place du joker.
triominos-played-buy = { $seat } achète une carte.
dimenticato-played-call = { $seat } annonce { $number } pour le pion en { $from }.
dimenticato-played-move = { $seat } déplace un pion de { $from } à { $to }.
dimenticato-played-hit = { $seat } va de { $from } à { $to }, prend le pion adverse et le fait reculer en { $back }.
move-pass = Passer
move-buy = Acheter
move-swap = Échanger { $tile }
choice-usual = partie normale
choice-first = première partie
choice-ludis = ludis
choice-original = originale
choice-complex = complexe
choice-complex-why = Nous ne savons pas en quoi « complexe » diffère de l’originale : on y joue de la même façon.
choice-simple = simple
event-started = La partie commence.
event-seat-taken = { $seat } est là.
event-colour-chosen = La place { $number } a une nouvelle couleur : { $colour }.
event-taken-back = { $seat } annule un coup.
event-declined = { $seat } n’est pas d’accord.
event-resigned = { $seat } abandonne.
event-timed-out = Temps écoulé : { $seat }.
event-bot-took-over = L’ordinateur continue pour { $seat }.
event-person-returned = { $seat } est de retour.
event-rematch-asked = { $seat } veut rejouer.
event-ended = La partie est terminée.
control-more = Plus
control-react = Dire quelque chose
control-again = Revoir le dernier coup
control-sound = Son
control-colour = Ma couleur
control-colours = Couleurs
control-full = Plein écran
control-on = oui
control-off = non
control-play-on = Continuer
control-close = Fermer
control-back-waiting = Vous avez demandé à annuler un coup.
control-draw-waiting = Vous avez proposé un match nul.
reaction-hello = Bonjour !
reaction-well-played = Bien joué !
reaction-thanks = Merci !
reaction-oops = Oups !
reaction-thinking = Je réfléchis…
reaction-good-game = Belle partie !
event-reacted = { $seat } : { $reaction }
control-hint-thinking = L’ordinateur réfléchit…
control-hint-best = Un bon coup : { $move }
control-hint-chances = Chances de gagner :
moves-list = Coups
moves-none = Pas encore de coup.
moves-first = Au début
moves-back = Un coup en arrière
moves-forward = Un coup en avant
moves-last = À la fin
past-shown = Retour en arrière : coup { $ply } sur { $total }
past-leave = Retour à la partie
result-you = Vous avez gagné !
result-won = { $seat } a gagné.
result-draw = Match nul.
result-shared = Première place partagée.
result-look = Revoir la partie
board-broken = Le plateau n’a pas pu s’afficher. La partie, elle, continue.
board-again = Afficher de nouveau
record-title = { $game } : une partie
record-play = Lecture
record-pause = Pause
record-start = Le début
record-after = Coup { $ply } sur { $total } : { $seat } joue { $move }.
record-seen-by = Vu par
record-everybody = les spectateurs
record-chart = Chances de gagner
record-chart-how = Les chances de gagner de chacun, du début à la fin. Touchez le graphique pour revoir un moment.
record-judging = L’ordinateur examine la partie : { $done } coups sur { $total }.
record-judged = Voilà ce que l’ordinateur pense de chaque coup.
record-no-judgement = L’ordinateur ne peut pas juger cette partie pour l’instant.
record-mistake = grosse erreur
record-mistakes = Grosses erreurs
record-no-mistakes = Il n’y a pas eu de grosse erreur.
record-download = Télécharger la partie
record-share = Partager
frame-offline = Vous êtes hors ligne. Pour jouer, il faut le serveur ; la page se reconnectera toute seule.

memento-point = { $point }, { $height ->
    [1] simple
    [2] double
   *[3] triple
}, { $seat }
memento-triangle = Triangle { $triangle }
memento-turn = Faire pivoter le triangle { $triangle } dans le sens horaire
memento-turn-back = Faire pivoter le triangle { $triangle } dans le sens antihoraire
memento-undo = Annuler
memento-pass = Passer
memento-move = Déplacer
memento-split = Séparer { $parts }
memento-how = Déplacer ou séparer
memento-now-first = Posez le premier simple sur n’importe quel point.
memento-now = Déplacez une pièce, mettez deux simples en jeu ou faites pivoter un triangle.
memento-now-no-turning = Déplacez une pièce ou mettez deux simples en jeu. Pas de rotation à ce tour.
memento-now-no-entering = Déplacez une pièce ou faites pivoter un triangle.
memento-now-moving = Déplacez une de vos pièces.
memento-now-second = Où va le second simple ?
memento-now-target = Où va cette pièce ?
memento-now-part = { $height ->
    [2] Où va le double ?
   *[1] Où va le simple ?
}
memento-now-pass = Vous ne pouvez rien faire.
memento-keys = Flèches : aller de point en point. Entrée : choisir. Plus et moins : faire pivoter le triangle du point dans le sens horaire ou antihoraire. Barre oblique : séparer la pièce choisie. Échap : annuler une étape.

dimenticato-touch-figure = Touchez un de vos pions : quel chiffre se cache dessous ?
dimenticato-touch-leave = Touchez un pion qui doit quitter le départ.
dimenticato-which = Quel chiffre se cache sous ce pion ?
dimenticato-said-right = { $said } annoncé : c’est juste !
dimenticato-said-wrong = { $said } annoncé, mais c’est { $number }.
dimenticato-where = Où va-t-il ? Touchez une case éclairée.
dimenticato-set-back = Où faire reculer ce pion ? ({ $seat })
dimenticato-nothing = Cette fois, vous ne pouvez rien jouer.
dimenticato-pass = Continuer
dimenticato-stay = Rester ici
dimenticato-keypad = Le chiffre sous le pion
dimenticato-call = Annoncer { $number }
dimenticato-whole = Montrer tout le plateau
dimenticato-near = Montrer le pion de près
dimenticato-no-colour = sans couleur
dimenticato-die-free = { $field }, le dé montre { $number }, { $colour }
dimenticato-die-covered = { $field }, pion : { $seat } ; le dé dessous est caché, { $colour }
dimenticato-block-free = { $field }, case de départ et d’arrivée : { $seat }, libre
dimenticato-block-waiting = { $field }, pion : { $seat }, encore au départ
dimenticato-block-home = { $field }, pion : { $seat }, arrivé
dimenticato-keys = Flèches : aller de case en case. Page suivante : aller à la prochaine case possible. Entrée : choisir. 1 à 6 : annoncer un chiffre. Échap : annuler le choix.

## Le plateau de Triominos

triominos-rack = Vos cartes
triominos-keys = Flèches : aller de carte en carte. Flèche vers le haut : passer sur la table et y aller de place en place. Entrée : choisir. R : tourner la carte. Échap : annuler une étape.
triominos-standing = Fiches et cartes
triominos-joker = Joker
triominos-tile = Carte { $tile }
triominos-tile-up = Carte { $tile } choisie, pointe en haut, se lit { $reading } depuis la pointe
triominos-tile-down = Carte { $tile } choisie, pointe en bas, se lit { $reading } depuis la pointe
triominos-laid = { $cell }, carte { $tile }
triominos-laid-joker = { $cell }, joker
triominos-place = { $cell }, libre, coins { $corners }
triominos-place-fits = { $cell }, libre, coins { $corners } : la carte convient ici
triominos-place-turned = { $cell }, libre, coins { $corners } : la carte convient si on la tourne
triominos-in-pot = dans la cagnotte
triominos-nearer = Agrandir
triominos-farther = Réduire
triominos-fit = Montrer toute la table
triominos-turn = Tourner
triominos-turn-what = la carte (R)
triominos-swap = Échanger
triominos-swap-what = carte contre joker
triominos-buy = Acheter
triominos-buy-what = 1 carte, 1 fiche
triominos-pass = Passer
triominos-pass-what = ne rien faire
triominos-advise-choose = Touchez ou faites glisser une de vos cartes.
triominos-advise-place = Touchez une place éclairée. Touchez de nouveau la carte pour la tourner.
triominos-advise-tile = Quelle carte convient ici ?
triominos-advise-several = Elle convient de plusieurs façons : tournez-la, puis touchez de nouveau la place.
triominos-advise-nowhere = Cette carte ne se place nulle part pour l’instant.
triominos-advise-buy = Aucune de vos cartes ne convient. Achetez-en une !
triominos-advise-pass = Vous ne pouvez ni poser ni acheter de carte : passez votre tour.
triominos-hexagon = { $count ->
    [one] Hexagone !
   *[other] { $count } hexagones !
}
triominos-bridge = Pont !
triominos-rack-empty = Dernière carte !
triominos-has-laid = a posé
triominos-has-swapped = a échangé
triominos-has-bought = a acheté
triominos-has-passed = a passé
triominos-last-round = { $turns ->
    [one] Dernier tour de table : encore { $turns } coup
   *[other] Dernier tour de table : encore { $turns } coups
}

## Aide

help-title = { $game } : les règles
help-rule = Règle { $rule }
help-learn = Comment jouer
help-contents = Sommaire
help-ours = notre lecture
help-ours-explained = signale ce que nous avons dû décider nous-mêmes, car les règles imprimées ne le disent pas.
help-notation = Comment s’écrivent les coups
help-others = Les autres jeux :
help-all = Toutes les règles
help-close = Fermer
lesson-title = Comment jouer à { $game }
lesson-offer = { $game }, c’est nouveau pour vous ? Quelques gestes suffisent pour comprendre.
lesson-start = Montrez-moi
lesson-decline = Non merci
lesson-step = Étape { $step } sur { $steps }
lesson-missed = Pas tout à fait. Le bon choix est maintenant éclairé.
lesson-next = Suivant
lesson-end = À vous de jouer !
