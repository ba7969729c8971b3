# Tutto ciò che legge chi gioca a Memento.

game-memento = Memento
front-memento = Impila, dividi, mangia: quattro triangoli ruotano sotto le tue pedine.
first-custom-memento = Per tradizione si tira a sorte.
memento-ended-18 = Tutti e quattro i centri sono dello stesso giocatore.
memento-ended-19 = Il centro e i tre punti perpendicolari di un triangolo sono dello stesso giocatore.
memento-ended-20 = Tutti gli altri sono stati eliminati.
memento-ended-21 = La partita è durata troppo: è patta.
memento-notation = Il punto 0 è il centro di un triangolo, i dispari sono angoli, i pari punti perpendicolari.
    .first = mettere il primo singolo della partita
    .enter = mettere in gioco due singoli
    .turn = ruotare il triangolo { $triangle } in senso orario, antiorario
    .move = muovere la pedina da { $origin } in { $target } e mangiare quella che c’è
    .halve = dividere la pedina in { $origin } in singoli su { $to } e { $to2 }
    .part = dividere il triplo in { $origin } in un doppio su { $double } e un singolo su { $single }
memento-notation-terminal = ●2A4 è un doppio di Blu in A4.
memento-tray-supply = Riserva
memento-tray-markers = Segnalini
memento-seat = { $markers ->
    [one] { $markers } segnalino rimasto
   *[other] { $markers } segnalini rimasti
}
memento-seat-out = eliminato
memento-supply = { $supply ->
    [one] { $supply } pedina di base nella riserva
   *[other] { $supply } pedine di base nella riserva
}
memento-no-turning = { $seat } questa volta non può ruotare un triangolo.

## Opzioni

option-memento-edition = L’edizione stampata. In «semplice» le uscite restano, ma nessuna linea le attraversa diritta.
    .label = Edizione
option-memento-exits = Una pedina su un angolo può lasciare il tabellone e rientrare altrove.
    .label = Uscite
option-memento-straight_exits = Agli angoli grandi e a quelli del triangolo interno si esce e si rientra in linea retta.
    .label = Uscite diritte
option-memento-touching_corners = Gli angoli che si toccano sono vicini, e le linee proseguono oltre.
    .label = Angoli vicini
option-memento-touching_feet = I punti perpendicolari che si fronteggiano ai due lati di un bordo sono vicini, e le linee proseguono oltre.
    .label = Punti perpendicolari vicini
option-memento-stones = Pedine di base nella riserva all’inizio, in due o in tre.
    .label = Pedine nella riserva
option-memento-stones_four = Pedine di base nella riserva all’inizio, in quattro.
    .label = Pedine nella riserva, in quattro
option-memento-markers = Segnalini di ciascun giocatore. Ogni pedina ne richiede uno.
    .label = Segnalini
option-memento-turning = I triangoli si possono ruotare.
    .label = Triangoli girevoli
option-memento-capture_own = Una pedina può mangiare anche quelle del proprio giocatore.
    .label = Mangiare le proprie
option-memento-splitting = I doppi e i tripli si possono dividere.
    .label = Divisione
option-memento-win_middles = Vince chi occupa tutti e quattro i centri.
    .label = Vittoria: quattro centri
option-memento-win_heart = Vince chi occupa il centro e i tre punti perpendicolari di un triangolo.
    .label = Vittoria: un triangolo intero
option-memento-win_last = Chi perde tutte le pedine è eliminato, e vince chi resta per ultimo. Se è disattivato, se ne possono mettere in gioco di nuove.
    .label = Vittoria: ultimo rimasto
choice-memento-ludis = ludis
choice-memento-original = originale
choice-memento-complex = complessa
choice-memento-complex-why = Non sappiamo in che cosa «complessa» sia diversa dall’originale: si gioca allo stesso modo.
choice-memento-simple = semplice

## Rifiuti

memento-position-stones = Il numero di pedine di base sul tabellone non può essere { $stones } (turni: { $turns }).
memento-position-figures = Il posto { $number } non può avere questo numero di pedine: { $count }.
memento-first-single = Al primo turno della partita puoi solo mettere un singolo, su un punto qualsiasi.
memento-may-not-pass = Non puoi passare: c’è ancora una mossa che puoi fare.
memento-enter-two = Si mettono in gioco sempre due singoli insieme, né più né meno.
memento-enter-middle = Su un centro non puoi mettere un nuovo singolo: scegli un angolo o un punto perpendicolare di un triangolo esterno.
memento-enter-inside = Nel triangolo interno non puoi mettere un nuovo singolo: scegli un punto di un triangolo esterno.
memento-not-free = Questo punto è occupato: scegli un punto libero.
memento-different-points = Scegli punti diversi: su un punto sta una sola pedina.
memento-board-order = I punti dello stesso tipo si scrivono nell’ordine del tabellone: A, B, C, I, poi da 0 a 6.
memento-supply-low = Per due nuovi singoli servono due pedine di base, ma nella riserva { $supply ->
    [0] non ce ne sono
    [one] ce n’è una sola
   *[other] ce ne sono { $supply }
}.
memento-no-marker = Non ti restano abbastanza segnalini colorati. Puoi però muovere una pedina.
memento-player-before-turned = Il giocatore prima di te ha appena ruotato un triangolo: questa volta tu non puoi.
memento-you-turned = Nel tuo ultimo turno hai già ruotato un triangolo: ora devi fare un’altra cosa.
memento-nothing-changes = Ruotare il triangolo { $triangle } non cambierebbe niente, e a ogni turno qualcosa deve cambiare.
memento-not-yours = Lì non c’è una tua pedina: scegli una delle tue.
memento-same-point = La pedina è già lì: deve andare su un altro punto.
memento-single-far = È troppo lontano: un singolo va solo su un punto vicino.
memento-triple-far = Un triplo va su un punto vicino, oppure salta da un centro a un altro centro o a un angolo grande: fin lì non arriva.
memento-in-the-way = C’è una pedina che sbarra la strada: un doppio non salta.
memento-line-bends = Un doppio va in linea retta, e su questa via la linea fa una curva.
memento-no-way = Nessuna via porta lì.
memento-single-splits = Un singolo non si può dividere: ha una sola pedina di base.
memento-double-splits = Un doppio si può dividere solo in due singoli.
memento-triple-splits = Un triplo si può dividere in un doppio e un singolo, oppure in tre singoli.
memento-clash-win = Così nessuno potrebbe vincere. Lascia almeno un modo di vincere.
memento-clash-markers = Così nessuno potrebbe vincere: per occupare quattro punti servono quattro segnalini, non { $markers }. Scegli più segnalini, oppure fai vincere chi resta per ultimo.
memento-turning-off = In questa partita i triangoli non si ruotano.
memento-capture-own = Questa pedina è tua, e in questa partita non puoi mangiarla.
memento-splitting-off = In questa partita le pedine non si dividono.

## Le mosse a parole

memento-advice-first = metti il primo singolo sul punto indicato.
memento-advice-enter = metti in gioco due singoli sui punti indicati.
memento-advice-move = muovi la pedina indicata sul punto indicato.
memento-advice-halve = dividi la pedina indicata sui punti indicati.
memento-advice-part = dividi la pedina indicata sui punti indicati.
memento-advice-shatter = dividi la pedina indicata sui punti indicati.
memento-advice-turn = { $way ->
    [plus] ruota il triangolo indicato in senso orario.
   *[minus] ruota il triangolo indicato in senso antiorario.
}

memento-played-first = { $seat } mette il primo singolo in { $to }.
memento-played-enter = { $seat } mette in gioco due singoli: in { $to } e in { $to2 }.
memento-played-move = { $seat } muove una pedina da { $origin } in { $target }.
memento-played-halve = { $seat } divide la pedina in { $origin }: { $to }, { $to2 }.
memento-played-part = { $seat } divide la pedina in { $origin }: 2{ $double }, { $single }.
memento-played-shatter = { $seat } divide la pedina in { $origin }: { $to }, { $to2 }, { $to3 }.
memento-played-turn = { $way ->
    [plus] { $seat } ruota il triangolo { $triangle } in senso orario.
   *[minus] { $seat } ruota il triangolo { $triangle } in senso antiorario.
}

## Sullo schermo

memento-point = { $point }, { $height ->
    [1] singolo
    [2] doppio
   *[3] triplo
}, { $seat }
memento-triangle = Triangolo { $triangle }
memento-turn = Ruota il triangolo { $triangle } in senso orario
memento-turn-back = Ruota il triangolo { $triangle } in senso antiorario
memento-undo = Annulla
memento-pass = Passa
memento-move = Muovi
memento-split = Dividi { $parts }
memento-how = Muovi o dividi
memento-now-first = Metti il primo singolo su un punto qualsiasi.
memento-now = Muovi una pedina, tocca due punti liberi per due nuovi singoli o ruota un triangolo.
memento-now-no-turning = Muovi una pedina o tocca due punti liberi per due nuovi singoli. Questa volta non puoi ruotare.
memento-now-entering = Muovi una pedina o tocca due punti liberi per due nuovi singoli.
memento-now-no-entering = Muovi una pedina o ruota un triangolo.
memento-now-moving = Muovi una delle tue pedine.
memento-now-second = Dove va il secondo singolo?
memento-now-target = Dove va la pedina?
memento-now-part = { $height ->
    [2] Dove va il doppio?
   *[1] Dove va il singolo?
}
memento-now-pass = Non puoi fare nulla.
memento-keys = Con le frecce vai di punto in punto, con Invio scegli. Più e meno ruotano il triangolo del punto in senso orario e antiorario, la barra divide la pedina scelta. Esc annulla un passo.

## Che cosa è successo

memento-told-enter = { $singles ->
    [one] { $seat } ha messo in gioco un singolo.
   *[other] { $seat } ha messo in gioco { $singles } singoli.
}
memento-told-turn = { $triangle ->
    [I] { $seat } ha ruotato il triangolo interno.
   *[other] { $seat } ha ruotato il triangolo { $triangle }.
}
memento-told-move = { $height ->
    [1] { $seat } ha mosso un singolo.
    [2] { $seat } ha mosso un doppio.
   *[3] { $seat } ha mosso un triplo.
}
memento-told-capture-mine = { $height ->
    [1] { $seat } ha mangiato un tuo singolo.
    [2] { $seat } ha mangiato un tuo doppio.
   *[3] { $seat } ha mangiato un tuo triplo.
}
memento-told-capture = { $height ->
    [1] { $seat } ha mangiato un singolo ({ $owner }).
    [2] { $seat } ha mangiato un doppio ({ $owner }).
   *[3] { $seat } ha mangiato un triplo ({ $owner }).
}
memento-told-stack = { $seat } ha impilato due pedine.
memento-told-split = { $seat } ha diviso una pedina.
