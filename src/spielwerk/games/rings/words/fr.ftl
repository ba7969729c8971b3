# Tout ce que lisent les joueurs de Anneaux.

game-rings = Anneaux
front-rings = Alignez trois pions pour en prendre un, sur trois anneaux qui tournent.
rings-ended-18 = Il ne reste plus qu’un joueur.
rings-ended-19 = La partie a trop duré : celui qui a le plus de pions sur le plateau l’emporte.
rings-notation = Anneaux : a est à l’extérieur, c à l’intérieur.
    .place = poser un pion en { $to }
    .step = déplacer le pion de { $origin } à { $target }
    .turn = tourner l’anneau { $ring } dans le sens horaire, dans le sens antihoraire
    .take = prendre le pion en { $cell }
rings-notation-terminal = Un pion entre crochets est verrouillé : il ne forme plus de ligne avant d’avoir été déplacé.
rings-tray-hand = En main
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

## Options

option-rings-pawns = Pions que chacun a en main au départ. À quatre, dix pions chacun remplissent tout le plateau ; avec six, on joue plus librement.
    .label = Pions
option-rings-fly_at = Avec la main vide et au plus ce nombre de pions sur le plateau, il faut sauter ; à 0, personne ne saute jamais.
    .label = Saut avec
option-rings-out_at = Un joueur qui n’a plus que ce nombre de pions ou moins, main et plateau réunis, est éliminé.
    .label = Éliminé avec
option-rings-locks = Les pions aux deux bouts d’une ligne sur un anneau sont verrouillés : ils ne forment plus de ligne avant d’avoir été déplacés.
    .label = Pions verrouillés
option-rings-barred = L’anneau tourné en dernier reste immobile jusqu’à ce qu’on en tourne un autre.
    .label = Dernier anneau immobile
option-rings-takes = Pour une ligne, on prend un pion à chacun des autres joueurs, ou un seul, à l’adversaire de son choix.
    .label = Une ligne prend
choice-rings-each = à chacun
choice-rings-one = un seul
option-rings-lines = Les lignes qui comptent : celles des anneaux et celles des rayons, ou une seule sorte.
    .label = Lignes
choice-rings-both = les deux
choice-rings-ring = seulement sur les anneaux
choice-rings-spoke = seulement sur les rayons
option-rings-quiet_limit = Après ce nombre de tours de suite sans pion posé ni pris, les pions sur le plateau décident.
    .label = Tours sans événement
rings-clash-out = Chacun commence avec { $pawns } pions et serait éliminé avec { $out }. Choisissez plus de pions, ou une élimination plus tardive.

## Refus

rings-position-pawns = La place { $number } ne peut pas avoir { $pawns } pions.
rings-position-out = Avec { $pawns } pions, la place { $number } ne peut pas en être là.
rings-cell-taken = Cette case n’est pas libre : choisissez une case vide.
rings-hand-empty = Vous n’avez plus de pion en main : déplacez-en un ou tournez un anneau.
rings-ring-turned-last = { $ring ->
    [a] L’anneau extérieur a été tourné en dernier : tournez d’abord un autre anneau.
    [b] L’anneau du milieu a été tourné en dernier : tournez d’abord un autre anneau.
   *[c] L’anneau intérieur a été tourné en dernier : tournez d’abord un autre anneau.
}
rings-not-your-pawn = Vous n’avez pas de pion ici : choisissez un des vôtres.
rings-not-neighbours = C’est trop loin : un pion avance d’une seule case, sur son anneau ou sur son rayon.
rings-must-fly = { $pawns ->
    [one] Votre main est vide et il ne vous reste qu’un pion : vous devez le faire sauter, sur la case libre de votre choix.
   *[other] Votre main est vide et il vous reste { $pawns } pions ou moins : vous devez faire sauter l’un d’eux, sur la case libre de votre choix.
}
rings-may-not-pass = Vous ne pouvez pas passer votre tour : il vous reste un coup possible.
rings-nothing-to-take = Vous n’avez pas formé de ligne : vous ne pouvez pas prendre de pion.
rings-must-take = Vous avez formé une ligne : prenez d’abord un pion au joueur { $seat }.
rings-take-empty = Il n’y a pas de pion ici : prenez un pion au joueur { $seat }.
rings-take-own = Ce pion est à vous : prenez un pion au joueur { $seat }.
rings-take-other = Ce pion appartient au joueur { $owner } ; c’est au joueur { $seat } qu’il faut prendre un pion.
rings-must-take-any = Vous avez formé une ligne : prenez d’abord un pion à l’adversaire de votre choix.
rings-take-empty-any = Il n’y a pas de pion ici : prenez-en un à l’adversaire de votre choix.
rings-take-own-any = Ce pion est à vous : prenez-en un à l’adversaire de votre choix.

## Les coups en mots

rings-advice-place = posez un pion dans l’alvéole indiquée.
rings-advice-step = déplacez le pion indiqué vers l’alvéole indiquée.
rings-advice-turn = { $way ->
    [plus] { $ring ->
        [a] tournez l’anneau extérieur dans le sens horaire.
        [b] tournez l’anneau du milieu dans le sens horaire.
       *[c] tournez l’anneau intérieur dans le sens horaire.
    }
   *[minus] { $ring ->
        [a] tournez l’anneau extérieur dans le sens antihoraire.
        [b] tournez l’anneau du milieu dans le sens antihoraire.
       *[c] tournez l’anneau intérieur dans le sens antihoraire.
    }
}
rings-advice-take = prenez le pion indiqué.

rings-played-place = { $seat } pose un pion en { $to }.
rings-played-step = { $seat } déplace un pion de { $origin } à { $target }.
rings-played-turn = { $way ->
    [plus] { $ring ->
        [a] { $seat } tourne l’anneau extérieur dans le sens horaire.
        [b] { $seat } tourne l’anneau du milieu dans le sens horaire.
       *[c] { $seat } tourne l’anneau intérieur dans le sens horaire.
    }
   *[minus] { $ring ->
        [a] { $seat } tourne l’anneau extérieur dans le sens antihoraire.
        [b] { $seat } tourne l’anneau du milieu dans le sens antihoraire.
       *[c] { $seat } tourne l’anneau intérieur dans le sens antihoraire.
    }
}
rings-played-take = { $seat } prend le pion en { $cell }.

## À l’écran

rings-cell-locked = { $cell }, { $seat }, verrouillé
rings-ring-a = anneau extérieur
rings-ring-b = anneau du milieu
rings-ring-c = anneau intérieur
rings-turn = Tourner dans le sens horaire : { $ring }
rings-turn-back = Tourner dans le sens antihoraire : { $ring }
rings-now = Posez un pion, déplacez-en un ou tournez un anneau.
rings-now-empty = Déplacez un pion ou tournez un anneau.
rings-now-target = Où va ce pion ?
rings-now-fly = Choisissez un pion : il peut sauter sur n’importe quelle case libre.
rings-take = { $pawns ->
    [one] Une ligne ! Prenez un pion au joueur { $seat }.
   *[other] Des lignes ! Prenez { $pawns } pions au joueur { $seat }.
}
rings-take-any = { $pawns ->
    [one] Une ligne ! Prenez un pion à l’adversaire de votre choix.
   *[other] Des lignes ! Prenez { $pawns } pions aux adversaires de votre choix.
}
rings-keys = Flèches : aller de case en case. Entrée : choisir. Plus et moins : tourner l’anneau de la case dans le sens horaire ou antihoraire. Échap : annuler le choix.
rings-kind-locked = verrouillé

## Ce qui s’est passé

rings-told-place = { $seat } a posé un pion.
rings-told-move = { $seat } a déplacé un pion.
rings-told-fly = { $seat } a fait sauter un pion.
rings-told-turn = { $ring ->
    [a] { $seat } a tourné l’anneau extérieur.
    [b] { $seat } a tourné l’anneau du milieu.
   *[c] { $seat } a tourné l’anneau intérieur.
}
rings-told-line = { $seat } a formé une ligne.
rings-told-take-mine = { $pawns ->
    [one] { $seat } a formé une ligne et vous a pris un pion.
   *[other] { $seat } a formé des lignes et vous a pris { $pawns } pions.
}
rings-told-take-other = { $pawns ->
    [one] { $seat } a formé une ligne et pris un pion ({ $owner }).
   *[other] { $seat } a formé des lignes et pris { $pawns } pions ({ $owner }).
}
rings-told-take-several = { $mine ->
    [0] { $seat } a formé une ligne et pris { $pawns } pions aux autres.
    [one] { $seat } a formé une ligne et pris { $pawns } pions, dont un à vous.
   *[other] { $seat } a formé une ligne et pris { $pawns } pions, dont { $mine } à vous.
}
