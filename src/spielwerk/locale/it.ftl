# Tutto ciò che leggono i giocatori. Gli stessi messaggi stanno nel file di ogni lingua.

## Posti e giochi

seat-0 = Blu
seat-1 = Arancione
seat-2 = Verde
seat-3 = Viola

game-rings = Anelli

## Anelli

option-rings-pawns = Pedine che ciascuno ha in mano all’inizio. In quattro, dieci a testa riempiono il tavoliere; con sei si gioca più liberamente.
rings-ended-18 = È rimasto un solo giocatore.
rings-ended-19 = Troppo a lungo senza esito: contano le pedine sul tavoliere.
rings-notation =
    a1      posare una pedina in a1
    a1-a2   spostare la pedina da a1 a a2
    a+  a-  girare l’anello a in senso orario, antiorario
    xb3     prendere la pedina in b3
    Anelli: a è quello esterno, c quello interno. Una pedina tra parentesi è bloccata: non forma linee finché non viene spostata.
rings-seat = { $hand } in mano, { $board } sul tavoliere
rings-seat-out = eliminato, ancora { $board } sul tavoliere
rings-situation-turned = L’anello { $ring } è stato girato per ultimo e per ora resta fermo.
rings-situation-taking = { $pawns ->
    [one] Una linea! Bisogna prendere una pedina del giocatore { $seat }.
   *[other] Linee! Bisogna prendere { $pawns } pedine del giocatore { $seat }.
}
rings-situation-flying = Restano poche pedine: una di loro salta in una casella libera qualsiasi.

rings-unreadable = «{ $move }» non è una mossa. Le mosse si scrivono a1, a1-a2, a+, a- o xb3.
rings-cell-taken = { $cell } non è libera.
rings-hand-empty = Non hai più pedine in mano.
rings-ring-turned-last = L’anello { $ring } è stato girato per ultimo; prima bisogna girarne un altro.
rings-not-your-pawn = In { $cell } non c’è una tua pedina.
rings-not-neighbours = { $origin } e { $target } non sono vicine.
rings-must-fly = Con quattro pedine o meno e la mano vuota devi spostare una delle tue pedine; può andare in qualsiasi casella libera.
rings-may-not-pass = Non puoi passare finché puoi fare qualcosa.
rings-nothing-to-take = Non hai formato una linea, quindi non c’è niente da prendere.
rings-must-take = Prima la linea: prendi una pedina del giocatore { $seat }.
rings-take-empty = In { $cell } non c’è nessuna pedina.
rings-take-own = La pedina in { $cell } è tua.
rings-take-other = La pedina in { $cell } è del giocatore { $owner }; ora bisogna prendere una pedina del giocatore { $seat }.

## Giocare nel terminale

play-welcome = Scrivi una mossa, oppure ? per l’aiuto.
play-prompt = { $seat }, tocca a te:{" "}
play-commands =
    moves      mostrare tutte le mosse possibili
    undo       annullare la tua ultima decisione
    save FILE  registrare la partita
    quit       lasciare la partita
play-nothing-to-undo = Non c’è niente da annullare.
play-saved = La partita è registrata in { $file }.
play-left = Hai lasciato la partita.

replay-ply = Mossa { $ply } di { $plies }
replay-prompt = Invio: avanti, b: indietro, un numero: vai lì, q: fine{" "}
replay-commands = Premi Invio per la prossima mossa, oppure scrivi b, un numero o q.

## Tabelle

games-id = Identificativo
games-name = Gioco
games-players = Giocatori
games-options = Opzioni

simulate-compiling = Compilazione delle regole…
simulate-playing = In gioco
simulate-games = Partite
simulate-wins = Vinte da { $seat }
simulate-draws = Patte
simulate-turns = Turni per partita
simulate-shortest = la più breve
simulate-median = mediana
simulate-longest = la più lunga
simulate-decisions = Decisioni
simulate-seconds = Secondi
simulate-recorded = { $games ->
    [one] Una partita è registrata in { $file }.
   *[other] { $games } partite sono registrate in { $file }.
}
perft-counting = Conteggio…

## Riga di comando

cli-arguments = Argomenti
cli-options = Opzioni
cli-commands = Comandi
cli-default = predefinito:
cli-required = obbligatorio
cli-help = Spielwerk: giochi da tavolo per persone e macchine.
cli-help-help = Mostrare questo aiuto.
cli-help-lang = Lingua.
cli-help-games = Elencare i giochi e le loro opzioni.
cli-help-play = Giocare nel terminale contro il computer.
cli-help-simulate = Giocare molte partite a caso e tirare le somme.
cli-help-perft = Contare le sequenze di decisioni dall’inizio.
cli-help-replay = Rivedere una partita registrata, mossa per mossa.
cli-help-game = L’identificativo del gioco.
cli-help-players = Quanti giocano.
cli-help-humans = Quanti di loro sono persone a questo terminale; hanno i primi posti.
cli-help-option = Un’opzione del gioco; si può ripetere.
cli-help-seed = Il seme del caso: lo stesso seme dà le stesse partite.
cli-help-play-seed = Il seme della disposizione e del computer; a caso se manca.
cli-help-count = Quante partite.
cli-help-record = Scrivere le partite in questo file, un oggetto JSON per riga.
cli-help-legal = Scrivere anche tutte le mosse permesse a ogni decisione.
cli-help-json = Stampare JSON, per i programmi.
cli-help-depth = La profondità, in decisioni.
cli-help-file = Una partita registrata, o un file scritto da simulate --record.
cli-help-line = Quale partita di un file che ne contiene diverse.

## Errori

error-usage = { $detail } (--help mostra come si fa.)
error-language = «{ $language }» non è una delle lingue: { $known }.
error-interrupted = Interrotto. Non è stato scritto niente.
error-number = «{ $value }» non è un numero intero.
error-file = { $file }: { $reason }.
error-game-unknown = Non c’è nessun gioco «{ $game }». Ci sono: { $known }.
error-players = { $game } non si gioca in { $players }. Possibile: { $choices }.
error-humans = { $humans } giocatori su { $players } non possono essere persone.
error-seats = I posti sono { $players }, ma i nomi { $given }.
error-option-unknown = { $game } non ha l’opzione «{ $option }». Ci sono: { $known }.
error-option-value = L’opzione { $option } non può essere «{ $value }». Possibile: { $choices }.
error-option-form = «{ $text }» non è un’opzione. Scrivi nome=valore.
error-legal-without-record = --legal richiede --record FILE.
error-games = Non si possono giocare «{ $games }» partite; ne serve almeno una.
error-depth = «{ $depth }» non è una profondità; serve almeno 1.
error-seed = «{ $seed }» non è un seme: serve un numero intero da 0 a { $highest }.
error-seed-and-setup = Indica un seme o una disposizione, non tutti e due.
error-setup-form = La disposizione di { $game } non può essere «{ $value }».
error-setup-empty = { $game } non lascia niente al caso, quindi la sua disposizione è vuota; indicato: { $value }.
error-game-over = La partita è finita.
error-no-such-action = Non c’è una mossa con il numero { $action }.
error-record-none = Questa non è una partita registrata di Spielwerk.
error-record-newer = La registrazione ha il formato { $format }, ma questa versione conosce solo { $known }. Una versione più recente può leggerla.
error-record-line = La registrazione è danneggiata: «{ $line }» non si può leggere.
error-record-header = La registrazione è danneggiata: «{ $key }» manca o è sbagliato.
error-record-cut = La registrazione è troncata.
error-record-plies = La registrazione è danneggiata: dichiara { $told } mosse, ma ne contiene { $found }.
error-record-start = La registrazione è danneggiata: { $reason }
error-record-move = La registrazione è danneggiata alla mossa { $ply }, { $move }: { $reason }
error-record-result = La registrazione è danneggiata: dichiara il risultato { $told }, ma le sue mosse portano a { $found }.
error-record-json = La registrazione è danneggiata: questo non è l’oggetto JSON intero di una partita.
error-record-number = Il file contiene { $games ->
    [one] una partita
   *[other] { $games } partite
}; non c’è il numero { $number }.
