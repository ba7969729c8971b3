# Tutto ciò che legge chi gioca a Dimenticato.

game-dimenticato = Dimenticato
front-dimenticato = Una corsa che mette alla prova la memoria: che numero c’è sotto la tua pedina?
first-custom-dimenticato = Per tradizione comincia il più giovane.
dimenticato-ended-21 = Tutte le pedine di un giocatore sono a casa.
dimenticato-ended-22 = La partita è durata troppo: contano le pedine a casa e la strada che resta.
dimenticato-notation = Una casella prende il nome dalla colonna e dalla riga.
    .call = dire che il dado sotto la tua pedina in { $from } mostra { $number }
    .go = muovere la pedina, lasciare una casella di partenza o avanzare nelle caselle d’arrivo
    .hit = mangiare la pedina in { $to } e rimandarla in { $back }
    .look = guardare il dado sotto la tua pedina in { $from }, quando non si dicono i numeri
    .stay = se non puoi muovere, o se puoi restare invece di mangiare
dimenticato-notation-terminal = 4○ è una casella libera con il numero 4 nel colore di Blu, ●△ una pedina di Blu su una casella di Arancione. ●– aspetta ancora di partire, ●✓ è a casa.
dimenticato-seat = in partenza: { $waiting }, in viaggio: { $out }, a casa: { $home }
dimenticato-called-right = { $field }: detto { $said }, giusto!
dimenticato-called-wrong = { $field }: detto { $said }, ma il dado mostra { $number }.
dimenticato-looked = Il dado in { $field } mostra { $number }.
dimenticato-asks-leave = Una pedina deve lasciare la casella di partenza: { $steps } passi.
dimenticato-asks-call = Che numero c’è sotto una delle tue pedine? Dillo, per esempio e12=4.
dimenticato-asks-look = Quale pedina muovi? Guarda che cosa c’è sotto, per esempio { $move }
dimenticato-asks-move = Giusto! Ora muovi la pedina.
dimenticato-asks-go = Ora muovi la pedina.
dimenticato-asks-hit = Puoi mangiare, oppure restare dove sei: scrivi pass.
dimenticato-asks-inside = Puoi far avanzare una pedina nelle caselle d’arrivo.
dimenticato-asks-pass = Non puoi fare nulla: scrivi pass.

## Opzioni

option-dimenticato-figures = Quante pedine ha ciascuno.
    .label = Pedine
option-dimenticato-leave_least = Con quanti passi, come minimo, una pedina lascia la partenza.
    .label = Partenza: almeno
option-dimenticato-leave_most = Con quanti passi, al massimo, una pedina lascia la partenza.
    .label = Partenza: al massimo
option-dimenticato-calling = Prima di muovere una pedina si dice il numero che c’è sotto. Altrimenti si guarda e basta: una prima partita per i più piccoli.
    .label = Dire i numeri
option-dimenticato-safe = Su una casella del suo colore una pedina è al sicuro.
    .label = Caselle sicure
option-dimenticato-stay = Chi potrebbe solo mangiare può restare dov’è.
    .label = Restare fermi
option-dimenticato-back = Di quante caselle torna indietro una pedina mangiata.
    .label = Caselle indietro

## Rifiuti

dimenticato-clash-least = Una pedina non può lasciare la partenza con almeno { $least } e al massimo { $most } passi.
dimenticato-clash-leave = { $most ->
    [one] Con un passo al massimo alcune pedine non potrebbero mai partire: a una ne servono { $needed }.
   *[other] Con { $most } passi al massimo alcune pedine non potrebbero mai partire: a una ne servono { $needed }.
}
dimenticato-no-field = Su questo percorso la casella { $field } non esiste.
dimenticato-die = Un dado mostra un numero da 1 a 6: { $number } non c’è.
dimenticato-no-die = Lì non c’è un dado: le caselle di partenza e d’arrivo non ne hanno.
dimenticato-may-not-pass = Puoi passare solo se non c’è altro da fare.
dimenticato-may-not-stay = Puoi restare qui solo se con ogni mossa mangeresti una pedina. Questa volta puoi muovere senza mangiare.
dimenticato-nobody-stays = In questa partita non puoi restare dove sei: muovi, anche se devi mangiare.
dimenticato-no-calls = In questa partita non si dicono i numeri. Guarda invece sotto la pedina: { $move }
dimenticato-no-looks = Non puoi guardare sotto quella pedina: di’ il suo numero.
dimenticato-hit-or-stay = Puoi solo mangiare una pedina o restare qui.
dimenticato-leave-first = Una tua pedina aspetta ancora di partire: prima fai uscire quella.
dimenticato-one-waits = Finché una tua pedina aspetta di partire, non puoi avanzare nelle caselle d’arrivo: scegli una pedina in viaggio.
dimenticato-not-yours = Lì non c’è una tua pedina: scegli una delle tue.
dimenticato-move-called = Il numero era giusto: ora muovi quella pedina.
dimenticato-move-looked = Ora muovi la pedina di cui hai visto il dado.
dimenticato-call-first = Prima di muovere quella pedina, di’ il numero che c’è sotto.
dimenticato-look-first = Prima di muovere quella pedina, guarda il dado che c’è sotto.
dimenticato-cannot-leave-there = Questa casella non va bene: dalla partenza una pedina fa { $steps } passi, con al massimo due svolte, e deve superare la sua carta grande.
dimenticato-not-your-block = È una casella di partenza e d’arrivo di un altro giocatore: tu non puoi entrarci.
dimenticato-stays-home = Una pedina che è a casa ci resta: può solo avanzare nelle caselle d’arrivo.
dimenticato-no-such-way = { $steps ->
    [one] Con un passo
   *[other] Con { $steps } passi
} e al massimo due svolte non si arriva lì.
dimenticato-own-figure = Lì c’è già una tua pedina, e le tue non le puoi mangiare.
dimenticato-nobody-there = Lì non c’è nessuna pedina da mangiare.
dimenticato-safe = Non puoi mangiare quella pedina: sta sul suo colore, lì è al sicuro.
dimenticato-no-room = { $steps ->
    [one] Non puoi mangiare quella pedina: una casella più indietro non c’è un posto libero.
   *[other] Non puoi mangiare quella pedina: { $steps } caselle più indietro non c’è un posto libero.
}
dimenticato-say-where = Scegli dove rimandare la pedina: { $choices }.
dimenticato-back-taken = Questa casella è occupata: la pedina deve tornare su una casella libera.
dimenticato-past-own-card = La pedina non può tornare lì: in mezzo c’è la sua carta grande.
dimenticato-not-back = { $steps ->
    [one] Con un passo indietro non si arriva lì.
   *[other] Con { $steps } passi indietro e al massimo una svolta non si arriva lì.
}
dimenticato-setup-key = La disposizione iniziale deve avere cards e nient’altro: «{ $key }» manca o è sbagliato.
dimenticato-setup-cards = La disposizione iniziale deve avere una lista di { $cards } carte piccole.
dimenticato-setup-entry = «{ $entry }» non è una carta: ognuna si scrive [numero, quarti di giro].
dimenticato-setup-card = La carta piccola «{ $card }» non esiste: sono numerate da 0 a 11.
dimenticato-setup-turns = Una carta non si può girare di «{ $turns }» quarti: si può da 0 a 3.
dimenticato-setup-doubled = La carta { $card } compare due volte.
dimenticato-position-figures = Ogni posto ha { $each } pedine, ma il posto { $number } ne ha { $count }.
dimenticato-position-block = { $field } è una casella di partenza e d’arrivo di un altro giocatore.
dimenticato-position-home = Chi ha tutte le pedine a casa ha vinto: la partita finisce allora, non prima.
dimenticato-position-call = Le pedine non possono stare così dopo che per { $field } è stato detto { $said }.
dimenticato-position-look = Le pedine non possono stare così dopo che si è guardato in { $field }.

## Le mosse a parole

dimenticato-advice-call = di’ { $number } per la pedina indicata.
dimenticato-advice-look = guarda sotto la pedina indicata.
dimenticato-advice-go = muovi la pedina indicata nella casella indicata.
dimenticato-advice-hit = muovi la pedina indicata nella casella indicata e mangia quella che c’è.

dimenticato-played-stay = { $seat } non muove nessuna pedina.
dimenticato-played-call = { $seat } dice { $number } per la pedina in { $from }.
dimenticato-played-look = { $seat } guarda sotto la pedina in { $from }.
dimenticato-played-go = { $seat } muove una pedina da { $from } in { $to }.
dimenticato-played-hit = { $seat } muove una pedina da { $from } in { $to }, mangia quella che c’era e la rimanda in { $back }.

## Sullo schermo

dimenticato-touch-figure = Tocca una delle tue pedine: che numero c’è sotto?
dimenticato-touch-look = Tocca la pedina che vuoi muovere: vedrai il suo numero.
dimenticato-touch-leave = Tocca la pedina che deve lasciare la partenza.
dimenticato-which = Che numero c’è sotto questa pedina?
dimenticato-said-right = Detto { $said }: giusto!
dimenticato-said-wrong = Detto { $said }, ma è { $number }.
dimenticato-where = Dove va? Tocca una casella illuminata.
dimenticato-set-back = Dove rimandi la pedina? ({ $seat })
dimenticato-nothing = Questa volta non puoi fare nulla.
dimenticato-pass = Avanti
dimenticato-stay = Resta qui
dimenticato-keypad = Il numero sotto la pedina
dimenticato-call = Di’ { $number }
dimenticato-whole = Mostra tutto il tabellone
dimenticato-near = Mostra la pedina da vicino
dimenticato-no-colour = senza colore
dimenticato-die-free = { $field }, il dado mostra { $number }, { $colour }
dimenticato-die-covered = { $field }, pedina: { $seat }; il dado sotto è coperto, { $colour }
dimenticato-block-free = { $field }, partenza e arrivo: { $seat }, libera
dimenticato-block-waiting = { $field }, pedina: { $seat }, ancora in partenza
dimenticato-block-home = { $field }, pedina: { $seat }, a casa
dimenticato-keys = Con le frecce vai di casella in casella, con Pag giù alla prossima che puoi scegliere, con Invio scegli. Con i tasti da 1 a 6 dici un numero, Esc annulla la scelta.
dimenticato-kind-figure = pedina

## Che cosa è successo

dimenticato-told-wrong = { $seat } ha detto { $said }, ma era { $number }.
dimenticato-told-right = { $deed ->
    [go] { $seat } ha detto { $said }, giusto, e ha mosso.
    [home] { $seat } ha detto { $said }, giusto, e ha portato a casa una pedina.
    [hit-mine] { $seat } ha detto { $said }, giusto, e ha mangiato la tua pedina.
    [hit] { $seat } ha detto { $said }, giusto, e ha mangiato una pedina ({ $owner }).
    [stuck] { $seat } ha detto { $said }, giusto, ma non può muovere.
   *[called] { $seat } ha detto { $said }: giusto!
}
dimenticato-told-done = { $deed ->
    [leave] { $seat } ha lasciato la partenza con una pedina.
    [inside] { $seat } ha fatto avanzare una pedina nelle caselle d’arrivo.
    [home] { $seat } ha portato a casa una pedina.
    [hit-mine] { $seat } ha mangiato la tua pedina.
    [hit] { $seat } ha mangiato una pedina ({ $owner }).
    [look] { $seat } ha guardato sotto una pedina.
    [stuck] { $seat } non può muovere.
    [stay] { $seat } non ha mosso.
   *[go] { $seat } ha mosso una pedina.
}
