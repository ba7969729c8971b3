# Tout ce que lisent les joueurs de Dimenticato.

game-dimenticato = Dimenticato
front-dimenticato = Une course qui fait travailler la mémoire : quel chiffre se cache sous votre pion ?
first-custom-dimenticato = D’habitude, c’est le plus jeune qui commence.
dimenticato-ended-21 = Un joueur a ramené tous ses pions.
dimenticato-ended-22 = La partie a trop duré : on compte les pions arrivés, puis les pas qui restent aux autres.
dimenticato-notation = Une case porte le nom de sa colonne et de sa rangée.
    .call = annoncer que le dé sous votre pion en { $from } montre { $number }
    .go = déplacer le pion, quitter une case de départ ou avancer sur les cases d’arrivée
    .hit = prendre le pion en { $to } et le faire reculer en { $back }
    .look = regarder le dé sous votre pion en { $from }, quand on joue sans annonce
    .stay = passer, si aucun coup n’est possible ou si l’on peut rester au lieu de prendre
dimenticato-notation-terminal = 4○ est une case libre avec le chiffre 4 de la couleur de Bleu, ●△ un pion de Bleu sur une case d’Orange. ●– attend encore au départ, ●✓ est arrivé.
dimenticato-seat = au départ : { $waiting }, en route : { $out }, arrivés : { $home }
dimenticato-called-right = Pour { $field }, on a annoncé { $said } : c’est juste.
dimenticato-called-wrong = Pour { $field }, on a annoncé { $said }, mais le dé montre { $number }.
dimenticato-looked = Le dé en { $field } montre { $number }.
dimenticato-asks-leave = Un de vos pions doit quitter sa case de départ : { $steps } pas.
dimenticato-asks-call = Quel chiffre se cache sous un de vos pions ? Annoncez-le, par exemple e12=4.
dimenticato-asks-look = Quel pion doit avancer ? Regardez dessous, par exemple { $move }
dimenticato-asks-move = C’est juste ! Déplacez maintenant le pion.
dimenticato-asks-go = Déplacez maintenant le pion.
dimenticato-asks-hit = Vous pouvez prendre un pion, ou rester sur place : tapez pass.
dimenticato-asks-inside = Un pion peut avancer sur les cases d’arrivée.
dimenticato-asks-pass = Vous ne pouvez rien jouer : tapez pass.

## Options

option-dimenticato-figures = Nombre de pions de chaque joueur.
    .label = Pions
option-dimenticato-leave_least = Nombre de pas minimum pour quitter le départ.
    .label = Départ : au moins
option-dimenticato-leave_most = Nombre de pas maximum pour quitter le départ.
    .label = Départ : au plus
option-dimenticato-calling = On annonce le chiffre sous un pion avant de le déplacer. Sans annonce, on regarde simplement : une première partie pour les petits.
    .label = Annoncer les chiffres
option-dimenticato-safe = Un pion sur une case de sa couleur est à l’abri.
    .label = Cases protégées
option-dimenticato-stay = On peut rester sur place quand tous les coups possibles prennent un pion.
    .label = Rester sur place
option-dimenticato-back = Nombre de cases dont recule un pion pris.
    .label = Cases en arrière

## Refus

dimenticato-clash-least = Un pion ne peut pas quitter le départ en { $least } pas au moins et { $most } au plus.
dimenticato-clash-leave = Avec { $most } pas au plus, certains pions ne pourraient jamais quitter le départ : il en faut { $needed } à l’un d’eux.
dimenticato-no-field = Il n’y a pas de case { $field } sur ce parcours.
dimenticato-die = Un dé montre un chiffre de 1 à 6, jamais { $number }.
dimenticato-no-die = Ici, il n’y a pas de dé : les cases de départ et d’arrivée n’en ont pas.
dimenticato-may-not-pass = Vous ne pouvez pas passer votre tour : il vous reste quelque chose à jouer.
dimenticato-may-not-stay = On ne peut rester sur place que si tous les coups possibles prennent un pion. Cette fois, vous pouvez avancer sans prendre.
dimenticato-nobody-stays = Dans cette partie, on ne peut pas rester sur place : jouez, même s’il faut prendre un pion.
dimenticato-no-calls = Dans cette partie, on n’annonce rien. Regardez plutôt sous le pion : { $move }
dimenticato-no-looks = Vous ne pouvez pas regarder sous ce pion : annoncez son chiffre.
dimenticato-hit-or-stay = Vous pouvez seulement prendre un pion, ou rester sur place.
dimenticato-leave-first = Un de vos pions attend encore au départ : c’est lui qui doit partir d’abord.
dimenticato-one-waits = Tant qu’un de vos pions attend au départ, on ne joue pas sur les cases d’arrivée : choisissez un pion déjà en route.
dimenticato-not-yours = Vous n’avez pas de pion ici : choisissez un des vôtres.
dimenticato-move-called = Le chiffre était juste : c’est maintenant à ce pion de se déplacer.
dimenticato-move-looked = C’est maintenant au pion dont vous avez vu le dé de se déplacer.
dimenticato-call-first = Avant de déplacer ce pion, annoncez le chiffre qu’il cache.
dimenticato-look-first = Avant de déplacer ce pion, regardez le dé qu’il cache.
dimenticato-cannot-leave-there = Le pion ne peut pas aller là : depuis le départ, il fait { $steps } pas, avec deux virages au plus, jusqu’à une case au-delà de sa grande carte.
dimenticato-not-your-block = C’est une case de départ et d’arrivée d’un autre joueur : vos pions n’y vont pas.
dimenticato-stays-home = Un pion arrivé ne quitte plus ses cases d’arrivée.
dimenticato-no-such-way = En { $steps } pas et avec deux virages au plus, on n’arrive pas là.
dimenticato-own-figure = Un de vos pions est déjà là : on ne prend pas ses propres pions.
dimenticato-nobody-there = Il n’y a pas de pion à prendre ici.
dimenticato-safe = Ce pion est à l’abri : il est sur une case de sa couleur.
dimenticato-no-room = { $steps ->
    [one] Ce pion ne peut pas être pris : en reculant d’une case, il ne trouverait aucune case libre.
   *[other] Ce pion ne peut pas être pris : en reculant de { $steps } cases, il ne trouverait aucune case libre.
}
dimenticato-say-where = Où faire reculer le pion ? { $choices }
dimenticato-back-taken = Le pion ne peut pas reculer jusque-là : la case n’est pas libre.
dimenticato-past-own-card = Le pion ne peut pas reculer jusque-là : sa propre grande carte est sur le chemin.
dimenticato-not-back = { $steps ->
    [one] Le pion ne peut pas reculer jusque-là : il recule d’une seule case.
   *[other] Le pion ne peut pas reculer jusque-là : il recule de { $steps } cases, avec un virage au plus.
}
dimenticato-setup-key = La mise en place demande cards et rien d’autre ; « { $key } » manque ou n’est pas correct.
dimenticato-setup-cards = La mise en place demande une liste de { $cards } petites cartes.
dimenticato-setup-entry = « { $entry } » n’est pas une carte : chacune s’écrit [numéro, quarts de tour].
dimenticato-setup-card = Il n’y a pas de petite carte « { $card } » : elles sont numérotées de 0 à 11.
dimenticato-setup-turns = Une carte ne peut pas être tournée de « { $turns } » quarts de tour : seulement de 0 à 3.
dimenticato-setup-doubled = La carte { $card } est là deux fois.
dimenticato-position-figures = Chaque place a { $each } pions, mais la place { $number } en a { $count }.
dimenticato-position-block = { $field } est une case de départ et d’arrivée d’un autre joueur.
dimenticato-position-home = Qui a tous ses pions à la maison a gagné : la partie est alors finie, pas avant.
dimenticato-position-call = Les pions ne peuvent pas être ainsi après l’annonce de { $said } pour { $field }.
dimenticato-position-look = Les pions ne peuvent pas être ainsi après qu’on a regardé en { $field }.

## Les coups en mots

dimenticato-advice-call = annoncez { $number } pour le pion indiqué.
dimenticato-advice-look = regardez sous le pion indiqué.
dimenticato-advice-go = déplacez le pion indiqué vers la case indiquée.
dimenticato-advice-hit = déplacez le pion indiqué vers la case indiquée et prenez le pion adverse.

dimenticato-played-stay = { $seat } ne bouge pas.
dimenticato-played-call = { $seat } annonce { $number } pour le pion en { $from }.
dimenticato-played-look = { $seat } regarde sous le pion en { $from }.
dimenticato-played-go = { $seat } déplace un pion de { $from } à { $to }.
dimenticato-played-hit = { $seat } va de { $from } à { $to }, prend le pion adverse et le fait reculer en { $back }.

## À l’écran

dimenticato-touch-figure = Touchez un de vos pions : quel chiffre se cache dessous ?
dimenticato-touch-look = Touchez le pion qui doit avancer : vous verrez son chiffre.
dimenticato-touch-leave = Touchez le pion qui doit quitter le départ.
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
dimenticato-kind-figure = pièce

## Ce qui s’est passé

dimenticato-told-wrong = { $seat } a annoncé { $said }, mais c’était { $number }.
dimenticato-told-right = { $deed ->
    [go] { $seat } a bien annoncé { $said } et a avancé.
    [home] { $seat } a bien annoncé { $said } et a mené un pion à l’arrivée.
    [hit-mine] { $seat } a bien annoncé { $said } et a pris votre pion.
    [hit] { $seat } a bien annoncé { $said } et a pris un pion ({ $owner }).
    [stuck] { $seat } a bien annoncé { $said }, mais ne peut pas avancer.
   *[called] { $seat } a annoncé { $said } : c’est juste !
}
dimenticato-told-done = { $deed ->
    [leave] { $seat } a quitté le départ avec un pion.
    [inside] { $seat } a avancé un pion sur les cases d’arrivée.
    [home] { $seat } a mené un pion à l’arrivée.
    [hit-mine] { $seat } a pris votre pion.
    [hit] { $seat } a pris un pion ({ $owner }).
    [look] { $seat } a regardé sous un pion.
    [stuck] { $seat } ne peut rien jouer.
    [stay] { $seat } n’a pas bougé.
   *[go] { $seat } a déplacé un pion.
}
