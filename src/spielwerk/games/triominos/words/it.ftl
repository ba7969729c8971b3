# Tutto ciò che legge chi gioca a Triominos.

game-triominos = Triominos
front-triominos = Posa i triangoli in modo che gli angoli combacino e guadagna gettoni.
first-custom-triominos = Per tradizione comincia il più giovane, o il più anziano.
triominos-ended-13 = Il pozzo è vuoto e l’ultimo giro è finito.
triominos-ended-14 = Nessuno poteva più fare nulla.
triominos-notation = J è il jolly.
    .lay = posare la tessera in modo che si legga { $reading } in senso orario dalla punta della casella { $cell }
    .swap = mettere una tessera al posto del jolly e prendere il jolly
    .buy = comprare una tessera dal pozzo
    .stay = passare, se non si può fare altro
triominos-notation-terminal = Una casella con la punta in alto finisce in u e si legge dall’alto; una con la punta in basso finisce in d e si legge dal basso.
triominos-tray-rack = Tessere
triominos-tray-chips = Gettoni
triominos-tray-pot = Pozzo
triominos-seat = { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
}, { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
}
triominos-has-joker = ha il jolly
triominos-pot = { $tiles ->
    [one] { $tiles } tessera nel pozzo
   *[other] { $tiles } tessere nel pozzo
}

## Opzioni

option-triominos-kind = «Prima partita» è per i più piccoli: senza jolly, tutte le tessere scoperte.
    .label = Tipo di partita
option-triominos-joker = Si gioca con il jolly.
    .label = Jolly
option-triominos-open = Le tessere di tutti sono scoperte.
    .label = Tessere scoperte
option-triominos-rack = Quante tessere ha ciascuno all’inizio.
    .label = Tessere all’inizio
option-triominos-purse = Quanti gettoni ha ciascuno all’inizio.
    .label = Gettoni all’inizio
option-triominos-hexagon = Quanti gettoni rende un esagono.
    .label = Un esagono rende
option-triominos-bridge = Quanti gettoni rende un ponte.
    .label = Un ponte rende
option-triominos-last = Quanti gettoni in più rende l’ultima tessera del leggio.
    .label = L’ultima tessera rende
option-triominos-price = Quanti gettoni costa una tessera del pozzo.
    .label = Una tessera costa
choice-triominos-usual = partita normale
choice-triominos-first = prima partita

## Rifiuti

triominos-flipped = «{ $move }»: nessuna tessera si legge così. Le tessere si possono ruotare, mai ribaltare.
triominos-not-on-rack = La tessera { $tile } non è sul tuo leggio: scegli una delle tue.
triominos-joker-not-yours = Il jolly non è sul tuo leggio: scegli una delle tue tessere.
triominos-cell-taken = Lì c’è già una tessera: scegli un posto libero.
triominos-not-touching = Lì la tessera non ne toccherebbe nessun’altra con un lato: deve toccarne almeno una.
triominos-corner = Non combacia: a un angolo la tua tessera ha { $value }, ma serve { $wanted }.
triominos-swap-corner = La tessera { $tile } non può prendere il posto del jolly: a un angolo ha { $value }, ma serve { $wanted }.
triominos-no-joker = Sul tavolo non c’è il jolly: non c’è niente da scambiare.
triominos-joker-for-joker = Il jolly si scambia solo con una tessera con i numeri.
triominos-no-chip = { $chips ->
    [0] Non puoi comprare una tessera: non hai più gettoni.
    [one] Non puoi comprare una tessera: costa { $price } gettoni e ne hai solo uno.
   *[other] Non puoi comprare una tessera: costa { $price } gettoni e ne hai solo { $chips }.
}
triominos-pot-empty = Non puoi comprare una tessera: il pozzo è vuoto.
triominos-may-not-pass = Puoi passare solo se non puoi né posare né comprare una tessera.
triominos-clash-rack = In { $players } ciascuno può iniziare con al massimo { $most } tessere, non con { $rack }: ne devono restare per il tavolo e per il pozzo.
triominos-setup-key = La disposizione iniziale deve avere racks, first e pot, e nient’altro: «{ $key }» manca o è sbagliato.
triominos-setup-racks = La disposizione iniziale deve avere { $players } leggii.
triominos-setup-rack = Sul leggio del posto { $seat } le tessere devono essere { $dealt }, non { $tiles }.
triominos-setup-unknown = In questo gioco la tessera «{ $tile }» non esiste.
triominos-setup-doubled = La tessera { $tile } compare due volte.
triominos-setup-missing = Manca la tessera { $tile }.
triominos-setup-joker-first = Il jolly non può essere la prima tessera.
triominos-position-first = La prima tessera è su 0,0u e si legge dal suo valore più piccolo; non è mai il jolly.
triominos-position-apart = Nessuna tessera tocca { $cell } con un lato.
triominos-position-corner = Gli angoli intorno a { $cell } non combaciano.
triominos-position-dealt = Oltre alla prima, su leggii e tavolo le tessere sono { $tiles }: meno di quelle distribuite.
triominos-position-chips = I gettoni sono { $chips } in tutto; con queste tessere devono essere da { $least } a { $most }.

## Le mosse a parole

triominos-advice-lay = { $reading ->
    [J] posa il jolly nel posto indicato.
   *[other] posa la tessera indicata nel posto indicato.
}
triominos-advice-swap = metti la tessera indicata al posto del jolly.
triominos-advice-buy = compra una tessera.

triominos-played-lay = { $reading ->
    [J] { $seat } posa il jolly in { $cell }.
   *[other] { $seat } posa la tessera { $reading } in { $cell }.
}
triominos-played-swap = { $seat } mette la tessera { $reading } al posto del jolly.
triominos-played-buy = { $seat } compra una tessera.
triominos-written-buy = Compra
triominos-written-swap = Scambia { $reading }

## Sullo schermo

triominos-rack = Le tue tessere
triominos-keys = Con le frecce vai di tessera in tessera; la freccia in su porta sul tavolo, e lì vai di posto in posto. Invio sceglie, R ruota la tessera, Esc annulla un passo.
triominos-standing = Gettoni e tessere
triominos-joker = Jolly
triominos-tile = Tessera { $tile }
triominos-tile-up = Tessera { $tile } scelta, punta in alto, dalla punta si legge { $reading }
triominos-tile-down = Tessera { $tile } scelta, punta in basso, dalla punta si legge { $reading }
triominos-laid = { $cell }, tessera { $tile }
triominos-laid-joker = { $cell }, jolly
triominos-place = { $cell }, libera, angoli { $corners }
triominos-place-fits = { $cell }, libera, angoli { $corners }: qui va bene
triominos-place-turned = { $cell }, libera, angoli { $corners }: qui va bene se la ruoti
triominos-in-pot = nel pozzo
triominos-nearer = Ingrandisci
triominos-farther = Rimpicciolisci
triominos-fit = Mostra tutto il tavolo
triominos-turn = Ruota
triominos-turn-what = la tessera (R)
triominos-swap = Scambia
triominos-swap-what = tessera per jolly
triominos-buy = Compra
triominos-buy-what = { $price ->
    [0] 1 tessera, gratis
    [one] 1 tessera, 1 gettone
   *[other] 1 tessera, { $price } gettoni
}
triominos-pass = Passa
triominos-pass-what = salta il turno
triominos-advise-choose = Tocca o trascina una delle tue tessere.
triominos-advise-place = Tocca un posto illuminato. Tocca di nuovo la tessera per ruotarla.
triominos-advise-tile = Quale tessera va lì?
triominos-advise-several = Va bene in più modi: ruotala, poi tocca di nuovo il posto.
triominos-advise-nowhere = Per ora questa tessera non va bene da nessuna parte.
triominos-advise-buy = Nessuna delle tue tessere va bene. Comprane una!
triominos-advise-pass = Non puoi né posare né comprare: devi passare.
triominos-hexagon = { $count ->
    [one] Esagono!
   *[other] { $count } esagoni!
}
triominos-bridge = Ponte!
triominos-rack-empty = Ultima tessera!
triominos-has-laid = ha posato
triominos-has-swapped = ha scambiato
triominos-has-bought = ha comprato
triominos-has-passed = ha passato
triominos-last-round = { $turns ->
    [one] Ultimo turno
   *[other] Ultimo giro: ancora { $turns } turni
}

## Che cosa è successo

triominos-told-lay = { $chips ->
    [0] { $seat } ha posato una tessera.
    [one] { $seat } ha posato una tessera e guadagnato un gettone.
   *[other] { $seat } ha posato una tessera e guadagnato { $chips } gettoni.
}
triominos-told-hexagon = { $chips ->
    [0] { $seat } ha completato un esagono.
    [one] { $seat } ha completato un esagono e guadagnato un gettone.
   *[other] { $seat } ha completato un esagono e guadagnato { $chips } gettoni.
}
triominos-told-bridge = { $chips ->
    [0] { $seat } ha posato un ponte.
    [one] { $seat } ha posato un ponte e guadagnato un gettone.
   *[other] { $seat } ha posato un ponte e guadagnato { $chips } gettoni.
}
triominos-told-last = { $chips ->
    [0] { $seat } ha posato l’ultima tessera del leggio.
    [one] { $seat } ha posato l’ultima tessera del leggio e guadagnato un gettone.
   *[other] { $seat } ha posato l’ultima tessera del leggio e guadagnato { $chips } gettoni.
}
triominos-told-swap = { $seat } ha scambiato una tessera con il jolly.
triominos-told-buy = { $tiles ->
    [one] { $seat } ha comprato una tessera.
   *[other] { $seat } ha comprato { $tiles } tessere.
}
