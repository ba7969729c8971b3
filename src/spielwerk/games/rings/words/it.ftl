# Tutto ciò che legge chi gioca a Anelli.

game-rings = Anelli
front-rings = Metti in fila tre pedine e prendine una agli avversari, su tre anelli che girano.
rings-ended-18 = È rimasto un solo giocatore.
rings-ended-19 = La partita è durata troppo: decidono le pedine sul tabellone.
rings-notation = Anelli: a è quello esterno, c quello interno.
    .place = mettere una pedina in { $to }
    .step = muovere la pedina da { $origin } in { $target }
    .turn = girare l’anello { $ring } in senso orario, antiorario
    .take = prendere la pedina in { $cell }
rings-notation-terminal = Una pedina tra parentesi quadre è bloccata: non forma linee finché non viene mossa.
rings-tray-hand = In mano
rings-seat = { $hand } in mano, { $board } sul tabellone
rings-seat-out = eliminato, ancora { $board } sul tabellone
rings-situation-turned = { $ring ->
    [a] L’anello esterno è stato girato per ultimo e per ora resta fermo.
    [b] L’anello di mezzo è stato girato per ultimo e per ora resta fermo.
   *[c] L’anello interno è stato girato per ultimo e per ora resta fermo.
}
rings-situation-taking = { $pawns ->
    [one] Una linea! Prendi una pedina di { $seat }.
   *[other] Più linee! Prendi { $pawns } pedine di { $seat }.
}
rings-situation-flying = Restano poche pedine: muovine una su una casella libera qualsiasi.

## Opzioni

option-rings-pawns = Pedine che ciascuno ha in mano all’inizio. In quattro, dieci a testa riempiono il tabellone; con sei resta spazio.
    .label = Pedine
option-rings-fly_at = Con la mano vuota e al massimo questo numero di pedine sul tabellone si deve saltare; con 0 non salta mai nessuno.
    .label = Salto con
option-rings-out_at = Chi ha al massimo questo numero di pedine, tra mano e tabellone, è eliminato.
    .label = Eliminati con
option-rings-locks = Le pedine alle estremità di una linea su un anello sono bloccate: non formano altre linee finché non vengono mosse.
    .label = Pedine bloccate
option-rings-barred = L’anello girato per ultimo resta fermo finché non se ne gira un altro.
    .label = Ultimo anello fermo
option-rings-takes = Per una linea prendi una pedina a ciascuno degli altri giocatori, oppure una sola, a chi vuoi.
    .label = Una linea prende
choice-rings-each = a ciascuno
choice-rings-one = una sola
option-rings-lines = Quali linee contano: quelle sugli anelli e quelle sui raggi, oppure un solo tipo.
    .label = Linee
choice-rings-both = tutte e due
choice-rings-ring = solo sugli anelli
choice-rings-spoke = solo sui raggi
option-rings-quiet_limit = Dopo questo numero di turni di fila senza pedine messe o prese, decidono le pedine sul tabellone.
    .label = Turni senza eventi
rings-clash-out = Si comincia con { $pawns } pedine e con { $out } si sarebbe già eliminati. Scegli più pedine, oppure un numero più basso per l’eliminazione.

## Rifiuti

rings-position-pawns = Il posto { $number } non può avere { $pawns } pedine.
rings-position-out = Con { $pawns } pedine il posto { $number } non può trovarsi così.
rings-cell-taken = Questa casella è occupata: scegline una libera.
rings-hand-empty = Non hai più pedine in mano: muovine una sul tabellone o gira un anello.
rings-ring-turned-last = { $ring ->
    [a] L’anello esterno è stato girato per ultimo: per ora puoi girare solo gli altri due.
    [b] L’anello di mezzo è stato girato per ultimo: per ora puoi girare solo gli altri due.
   *[c] L’anello interno è stato girato per ultimo: per ora puoi girare solo gli altri due.
}
rings-not-your-pawn = Lì non c’è una tua pedina: scegli una delle tue.
rings-not-neighbours = È troppo lontano: una pedina fa un passo solo, sul suo anello o sul suo raggio.
rings-must-fly = { $pawns ->
    [one] Hai la mano vuota e una sola pedina, quindi devi muovere quella. Può saltare su qualsiasi casella libera.
   *[other] Hai la mano vuota e { $pawns } pedine o meno, quindi devi muoverne una. Può saltare su qualsiasi casella libera.
}
rings-may-not-pass = Non puoi passare: c’è ancora una mossa che puoi fare.
rings-nothing-to-take = Non hai formato una linea: solo con una linea puoi prendere una pedina.
rings-must-take = Hai formato una linea: prima prendi una pedina di { $seat }.
rings-take-empty = Lì non c’è nessuna pedina: prendine una di { $seat }.
rings-take-own = Questa pedina è tua: prendine una di { $seat }.
rings-take-other = Questa pedina è di { $owner }: ora devi prenderne una di { $seat }.
rings-must-take-any = Hai formato una linea: prima prendi una pedina a un avversario a scelta.
rings-take-empty-any = Lì non c’è nessuna pedina: prendine una a un avversario a scelta.
rings-take-own-any = Questa pedina è tua: prendine una a un avversario a scelta.

## Le mosse a parole

rings-advice-place = metti una pedina nella casella indicata.
rings-advice-step = muovi la pedina indicata nella casella indicata.
rings-advice-turn = { $way ->
    [plus] { $ring ->
        [a] gira l’anello esterno in senso orario.
        [b] gira l’anello di mezzo in senso orario.
       *[c] gira l’anello interno in senso orario.
    }
   *[minus] { $ring ->
        [a] gira l’anello esterno in senso antiorario.
        [b] gira l’anello di mezzo in senso antiorario.
       *[c] gira l’anello interno in senso antiorario.
    }
}
rings-advice-take = prendi la pedina indicata.

rings-played-place = { $seat } mette una pedina in { $to }.
rings-played-step = { $seat } muove una pedina da { $origin } in { $target }.
rings-played-turn = { $way ->
    [plus] { $ring ->
        [a] { $seat } gira l’anello esterno in senso orario.
        [b] { $seat } gira l’anello di mezzo in senso orario.
       *[c] { $seat } gira l’anello interno in senso orario.
    }
   *[minus] { $ring ->
        [a] { $seat } gira l’anello esterno in senso antiorario.
        [b] { $seat } gira l’anello di mezzo in senso antiorario.
       *[c] { $seat } gira l’anello interno in senso antiorario.
    }
}
rings-played-take = { $seat } prende la pedina in { $cell }.

## Sullo schermo

rings-cell-locked = { $cell }, { $seat }, bloccata
rings-ring-a = anello esterno
rings-ring-b = anello di mezzo
rings-ring-c = anello interno
rings-turn = Gira in senso orario: { $ring }
rings-turn-back = Gira in senso antiorario: { $ring }
rings-now = Metti una pedina, muovine una o gira un anello.
rings-now-empty = Muovi una pedina o gira un anello.
rings-now-target = Dove va la pedina?
rings-now-fly = Scegli una pedina: può saltare su qualsiasi casella libera.
rings-take = { $pawns ->
    [one] Una linea! Prendi una pedina di { $seat }.
   *[other] Più linee! Prendi { $pawns } pedine di { $seat }.
}
rings-take-any = { $pawns ->
    [one] Una linea! Prendi una pedina a un avversario a scelta.
   *[other] Più linee! Prendi { $pawns } pedine agli avversari che vuoi.
}
rings-keys = Con le frecce vai di casella in casella, con Invio scegli. Più e meno girano l’anello della casella in senso orario e antiorario. Esc annulla la scelta.
rings-kind-locked = bloccata

## Che cosa è successo

rings-told-place = { $seat } ha messo una pedina.
rings-told-move = { $seat } ha mosso una pedina.
rings-told-fly = { $seat } ha fatto saltare una pedina.
rings-told-turn = { $ring ->
    [a] { $seat } ha girato l’anello esterno.
    [b] { $seat } ha girato l’anello di mezzo.
   *[c] { $seat } ha girato l’anello interno.
}
rings-told-line = { $seat } ha formato una linea.
rings-told-take-mine = { $pawns ->
    [one] { $seat } ha formato una linea e ti ha preso una pedina.
   *[other] { $seat } ha formato più linee e ti ha preso { $pawns } pedine.
}
rings-told-take-other = { $pawns ->
    [one] { $seat } ha formato una linea e ha preso una pedina ({ $owner }).
   *[other] { $seat } ha formato più linee e ha preso { $pawns } pedine ({ $owner }).
}
rings-told-take-several = { $mine ->
    [0] { $seat } ha formato una linea e ha preso { $pawns } pedine agli altri.
    [one] { $seat } ha formato una linea e ha preso { $pawns } pedine, una delle quali tua.
   *[other] { $seat } ha formato una linea e ha preso { $pawns } pedine, { $mine } delle quali tue.
}
