# Tout ce que lisent les joueurs de Memento.

game-memento = Memento
front-memento = Empilez, séparez, capturez : quatre triangles pivotent sous vos pièces.
first-custom-memento = D’habitude, on tire au sort.
memento-ended-18 = Un joueur occupe les quatre centres.
memento-ended-19 = Un joueur occupe le centre et les trois points perpendiculaires d’un triangle.
memento-ended-20 = Tous les autres sont éliminés.
memento-ended-21 = La partie a trop duré : match nul.
memento-notation = Le point 0 est le centre d’un triangle, les points impairs sont ses sommets, les pairs ses points perpendiculaires.
    .first = poser le premier simple de la partie
    .enter = mettre deux simples en jeu
    .turn = faire pivoter le triangle { $triangle } dans le sens horaire, dans le sens antihoraire
    .move = déplacer la pièce de { $origin } à { $target }, en capturant ce qui s’y trouve
    .halve = séparer la pièce en { $origin } en simples sur { $to } et { $to2 }
    .part = séparer le triple en { $origin } en un double sur { $double } et un simple sur { $single }
memento-notation-terminal = ●2A4 est un double de Bleu en A4.
memento-tray-supply = Réserve
memento-tray-markers = Marqueurs
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

## Options

option-memento-edition = L’édition imprimée. Dans « simple », on peut sortir du plateau, mais jamais en ligne droite.
    .label = Édition
option-memento-exits = Une pièce sur un sommet peut quitter le plateau et y rentrer ailleurs.
    .label = Sorties
option-memento-straight_exits = Aux grands sommets et à ceux du triangle intérieur, on sort et on rentre en ligne droite.
    .label = Sorties en ligne droite
option-memento-touching_corners = Les sommets qui se touchent sont voisins, et les lignes continuent à travers eux.
    .label = Sommets voisins
option-memento-touching_feet = Les points perpendiculaires qui se font face de part et d’autre d’un bord sont voisins, et les lignes continuent à travers eux.
    .label = Points perpendiculaires voisins
option-memento-stones = Pions dans la réserve au départ, à deux ou à trois joueurs.
    .label = Pions en réserve
option-memento-stones_four = Pions dans la réserve au départ, à quatre joueurs.
    .label = Pions en réserve, à quatre
option-memento-markers = Marqueurs de chaque joueur. Il en faut un par pièce.
    .label = Marqueurs
option-memento-turning = On peut faire pivoter les triangles.
    .label = Triangles pivotants
option-memento-capture_own = Une pièce peut aussi capturer celles de son propriétaire.
    .label = Capturer les siennes
option-memento-splitting = On peut séparer les doubles et les triples.
    .label = Séparation
option-memento-win_middles = On gagne en occupant les quatre centres.
    .label = Victoire : quatre centres
option-memento-win_heart = On gagne en occupant le centre et les trois points perpendiculaires d’un triangle.
    .label = Victoire : un triangle entier
option-memento-win_last = Qui perd toutes ses pièces est éliminé, et le dernier en jeu gagne. Sans cela, on peut en mettre de nouvelles en jeu.
    .label = Victoire : dernier en jeu
choice-memento-ludis = ludis
choice-memento-original = originale
choice-memento-complex = complexe
choice-memento-complex-why = Nous ne savons pas en quoi « complexe » diffère de l’originale : on y joue de la même façon.
choice-memento-simple = simple

## Refus

memento-position-stones = Le nombre de pions sur le plateau ne peut pas être { $stones } (tours : { $turns }).
memento-position-figures = La place { $number } ne peut pas avoir ce nombre de pièces : { $count }.
memento-first-single = Au premier tour de la partie, on pose un simple sur n’importe quel point.
memento-may-not-pass = Vous ne pouvez pas passer votre tour : il vous reste un coup possible.
memento-enter-two = On met toujours deux simples en jeu à la fois, ni plus ni moins.
memento-enter-middle = On ne met pas de simple en jeu sur un centre : choisissez un sommet ou un point perpendiculaire d’un triangle extérieur.
memento-enter-inside = On ne met pas de simple en jeu dans le triangle intérieur : choisissez un point d’un triangle extérieur.
memento-not-free = Ce point n’est pas libre : choisissez un point vide.
memento-different-points = Il faut choisir des points différents.
memento-board-order = Écrivez les simples dans l’ordre du plateau : les triangles A, B, C, I, et dans chacun les points de 0 à 6.
memento-supply-low = Pour mettre deux simples en jeu, il faut deux pions, mais la réserve n’en a plus assez : { $supply }. Choisissez une autre action.
memento-no-marker = Il ne vous reste pas assez de marqueurs pour cela. Choisissez une autre action.
memento-player-before-turned = Le joueur précédent a fait pivoter un triangle : à ce tour, vous n’en avez pas le droit. Choisissez une autre action.
memento-you-turned = À votre dernier tour, vous avez fait pivoter un triangle : jamais deux fois de suite. Choisissez une autre action.
memento-nothing-changes = Faire pivoter le triangle { $triangle } ne changerait rien : ce n’est pas permis. Choisissez-en un autre, ou une autre action.
memento-not-yours = Vous n’avez pas de pièce ici : choisissez une des vôtres.
memento-same-point = Une pièce doit changer de point.
memento-single-far = C’est trop loin : un simple ne va que sur un point voisin.
memento-triple-far = Un triple ne peut pas aller là : il va sur un point voisin, ou saute d’un centre à un autre centre ou à un grand sommet.
memento-in-the-way = Une pièce barre le chemin : la vôtre ne peut pas aller plus loin.
memento-line-bends = La ligne fait un angle : un double ne va loin qu’en ligne droite.
memento-no-way = Aucun chemin ne mène là.
memento-single-splits = Un simple ne peut pas être séparé : il n’a qu’un pion.
memento-double-splits = Un double ne peut être séparé qu’en deux simples.
memento-triple-splits = Un triple ne peut être séparé qu’en un double et un simple, ou en trois simples.
memento-clash-win = Personne ne pourrait gagner. Gardez au moins une façon de gagner.
memento-clash-markers = Personne ne pourrait gagner : pour occuper quatre points, il faut quatre marqueurs, et non { $markers }. Choisissez plus de marqueurs, ou laissez gagner le dernier joueur en jeu.
memento-turning-off = Dans cette partie, on ne fait pas pivoter les triangles.
memento-capture-own = Cette pièce est à vous, et dans cette partie vous ne pouvez pas la capturer.
memento-splitting-off = Dans cette partie, on ne sépare pas les pièces.

## Les coups en mots

memento-advice-first = posez le premier simple sur le point indiqué.
memento-advice-enter = mettez deux simples en jeu sur les points indiqués.
memento-advice-move = déplacez la pièce indiquée vers le point indiqué.
memento-advice-halve = séparez la pièce indiquée sur les points indiqués.
memento-advice-part = séparez la pièce indiquée sur les points indiqués.
memento-advice-shatter = séparez la pièce indiquée sur les points indiqués.
memento-advice-turn = { $way ->
    [plus] faites pivoter le triangle indiqué dans le sens horaire.
   *[minus] faites pivoter le triangle indiqué dans le sens antihoraire.
}

memento-played-first = { $seat } pose le premier simple en { $to }.
memento-played-enter = { $seat } met deux simples en jeu : en { $to } et en { $to2 }.
memento-played-move = { $seat } déplace une pièce de { $origin } à { $target }.
memento-played-halve = { $seat } sépare la pièce en { $origin } : { $to }, { $to2 }.
memento-played-part = { $seat } sépare la pièce en { $origin } : 2{ $double }, { $single }.
memento-played-shatter = { $seat } sépare la pièce en { $origin } : { $to }, { $to2 }, { $to3 }.
memento-played-turn = { $way ->
    [plus] { $seat } fait pivoter le triangle { $triangle } dans le sens horaire.
   *[minus] { $seat } fait pivoter le triangle { $triangle } dans le sens antihoraire.
}

## À l’écran

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
memento-now = Déplacez une pièce, touchez deux points libres pour y mettre des simples, ou faites pivoter un triangle.
memento-now-no-turning = Déplacez une pièce, ou touchez deux points libres pour y mettre des simples. À ce tour, pas de triangle à faire pivoter.
memento-now-entering = Déplacez une pièce, ou touchez deux points libres pour y mettre des simples.
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

## Ce qui s’est passé

memento-told-enter = { $singles ->
    [one] { $seat } a mis un simple en jeu.
   *[other] { $seat } a mis { $singles } simples en jeu.
}
memento-told-turn = { $triangle ->
    [I] { $seat } a fait pivoter le triangle intérieur.
   *[other] { $seat } a fait pivoter le triangle { $triangle }.
}
memento-told-move = { $height ->
    [1] { $seat } a déplacé un simple.
    [2] { $seat } a déplacé un double.
   *[3] { $seat } a déplacé un triple.
}
memento-told-capture-mine = { $height ->
    [1] { $seat } a capturé votre simple.
    [2] { $seat } a capturé votre double.
   *[3] { $seat } a capturé votre triple.
}
memento-told-capture = { $height ->
    [1] { $seat } a capturé un simple ({ $owner }).
    [2] { $seat } a capturé un double ({ $owner }).
   *[3] { $seat } a capturé un triple ({ $owner }).
}
memento-told-stack = { $seat } a empilé deux pièces.
memento-told-split = { $seat } a séparé une pièce.
