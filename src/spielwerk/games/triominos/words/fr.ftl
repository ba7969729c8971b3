# Tout ce que lisent les joueurs de Triominos.

game-triominos = Triominos
front-triominos = Posez des triangles dont les coins correspondent, et gagnez des fiches.
first-custom-triominos = D’habitude, c’est le plus jeune qui commence, ou le plus âgé.
triominos-ended-13 = La cagnotte est vide et le dernier tour est joué.
triominos-ended-14 = Plus personne ne pouvait jouer.
triominos-notation = J désigne le joker.
    .lay = poser la carte pour lire { $reading } dans le sens horaire depuis la pointe de la case { $cell }
    .swap = mettre une carte à la place du joker et prendre le joker
    .buy = acheter une carte de la cagnotte
    .stay = passer, si rien d’autre n’est possible
triominos-notation-terminal = Une case qui pointe vers le haut finit par u et se lit depuis le haut ; une case qui pointe vers le bas finit par d et se lit depuis le bas.
triominos-tray-rack = Cartes
triominos-tray-chips = Fiches
triominos-tray-pot = Cagnotte
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

## Options

option-triominos-kind = « Première partie » est pour les petits : sans joker, toutes les cartes visibles.
    .label = Type de partie
option-triominos-joker = Jouer avec le joker.
    .label = Joker
option-triominos-open = Les cartes de tous les joueurs sont visibles.
    .label = Cartes visibles
option-triominos-rack = Nombre de cartes de chaque joueur au départ.
    .label = Cartes au départ
option-triominos-purse = Nombre de fiches de chaque joueur au départ.
    .label = Fiches au départ
option-triominos-hexagon = Nombre de fiches que rapporte un hexagone.
    .label = Un hexagone rapporte
option-triominos-bridge = Nombre de fiches que rapporte un pont.
    .label = Un pont rapporte
option-triominos-last = Nombre de fiches que rapporte en plus la dernière carte d’un porte-cartes.
    .label = La dernière carte rapporte
option-triominos-price = Nombre de fiches que coûte une carte de la cagnotte.
    .label = Une carte coûte
choice-triominos-usual = partie normale
choice-triominos-first = première partie

## Refus

triominos-flipped = « { $move } » : aucune carte ne se lit ainsi ; on peut tourner une carte, mais jamais la retourner.
triominos-not-on-rack = La carte { $tile } n’est pas sur votre porte-cartes.
triominos-joker-not-yours = Le joker n’est pas sur votre porte-cartes.
triominos-cell-taken = Il y a déjà une carte ici : choisissez une place libre.
triominos-not-touching = Ici, votre carte ne toucherait aucune autre carte par un côté : posez-la côté contre côté.
triominos-corner = Cette carte ne convient pas ici : un de ses coins porte { $value }, il faut { $wanted }.
triominos-swap-corner = La carte { $tile } ne peut pas remplacer le joker : un de ses coins porte { $value }, il faut { $wanted }.
triominos-no-joker = Le joker n’est pas sur la table : il n’y a rien à échanger.
triominos-joker-for-joker = Le joker s’échange contre une carte à chiffres.
triominos-no-chip = { $chips ->
    [0] Vous ne pouvez pas acheter de carte : vous n’avez plus de fiche.
    [one] Vous ne pouvez pas acheter de carte : elle coûte { $price } fiches et vous n’en avez qu’une.
   *[other] Vous ne pouvez pas acheter de carte : elle coûte { $price } fiches et vous n’en avez que { $chips }.
}
triominos-pot-empty = Vous ne pouvez pas acheter de carte : la cagnotte est vide.
triominos-may-not-pass = Vous ne pouvez pas passer votre tour : vous pouvez encore poser ou acheter une carte.
triominos-clash-rack = À { $players } joueurs, chacun peut commencer avec { $most } cartes au plus, et non { $rack } : il doit en rester pour la table et la cagnotte.
triominos-setup-key = La mise en place demande racks, first et pot, et rien d’autre ; « { $key } » manque ou n’est pas correct.
triominos-setup-racks = La mise en place demande { $players } porte-cartes.
triominos-setup-rack = Le porte-cartes de la place { $seat } a { $tiles } cartes au lieu de { $dealt }.
triominos-setup-unknown = Il n’y a pas de carte « { $tile } » dans ce jeu.
triominos-setup-doubled = La carte { $tile } est là deux fois.
triominos-setup-missing = Il manque la carte { $tile }.
triominos-setup-joker-first = Le joker ne peut pas être la première carte.
triominos-position-first = La première carte est en 0,0u et se lit à partir de sa plus petite valeur ; ce n’est jamais le joker.
triominos-position-apart = Aucune carte ne touche { $cell } par un côté.
triominos-position-corner = Les coins autour de { $cell } ne concordent pas.
triominos-position-dealt = Outre la première carte, il y en a { $tiles } sur les porte-cartes et la table : moins qu’on n’en a distribué.
triominos-position-chips = Il y a { $chips } fiches en tout ; avec ces cartes, il en faut de { $least } à { $most }.

## Les coups en mots

triominos-advice-lay = { $reading ->
    [J] posez le joker à l’endroit indiqué.
   *[other] posez la carte indiquée à l’endroit indiqué.
}
triominos-advice-swap = mettez la carte indiquée à la place du joker.
triominos-advice-buy = achetez une carte.

triominos-played-lay = { $reading ->
    [J] { $seat } pose le joker en { $cell }.
   *[other] { $seat } pose la carte { $reading } en { $cell }.
}
triominos-played-swap = { $seat } met la carte { $reading } à la place du joker.
triominos-played-buy = { $seat } achète une carte.
triominos-written-buy = Acheter
triominos-written-swap = Échanger { $reading }

## À l’écran

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
triominos-buy-what = { $price ->
    [0] 1 carte, gratuite
    [one] 1 carte, 1 fiche
   *[other] 1 carte, { $price } fiches
}
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

## Ce qui s’est passé

triominos-told-lay = { $chips ->
    [0] { $seat } a posé une carte.
    [one] { $seat } a posé une carte et gagné une fiche.
   *[other] { $seat } a posé une carte et gagné { $chips } fiches.
}
triominos-told-hexagon = { $chips ->
    [0] { $seat } a complété un hexagone.
    [one] { $seat } a complété un hexagone et gagné une fiche.
   *[other] { $seat } a complété un hexagone et gagné { $chips } fiches.
}
triominos-told-bridge = { $chips ->
    [0] { $seat } a posé un pont.
    [one] { $seat } a posé un pont et gagné une fiche.
   *[other] { $seat } a posé un pont et gagné { $chips } fiches.
}
triominos-told-last = { $chips ->
    [0] { $seat } a posé la dernière carte de son porte-cartes.
    [one] { $seat } a posé la dernière carte de son porte-cartes et gagné une fiche.
   *[other] { $seat } a posé la dernière carte de son porte-cartes et gagné { $chips } fiches.
}
triominos-told-swap = { $seat } a échangé une carte contre le joker.
triominos-told-buy = { $tiles ->
    [one] { $seat } a acheté une carte.
   *[other] { $seat } a acheté { $tiles } cartes.
}
