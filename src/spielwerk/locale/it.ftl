# Tutto ciò che leggono i giocatori. Gli stessi messaggi stanno nel file di ogni lingua.

## Posti e giochi

seat-0 = Blu
seat-1 = Arancione
seat-2 = Verde
seat-3 = Viola

game-rings = Anelli
game-memento = Memento
game-triominos = Triominos
game-dimenticato = Dimenticato

## Anelli

option-rings-pawns = Pedine che ciascuno ha in mano all’inizio. In quattro, dieci a testa riempiono il tavoliere; con sei si gioca più liberamente.
rings-ended-18 = È rimasto un solo giocatore.
rings-ended-19 = Troppo a lungo senza esito: contano le pedine sul tavoliere.
rings-notation =
    a1      posare una pedina in a1
    a1-a2   spostare la pedina da a1 a a2
    a+  a-  girare l’anello a in senso orario, antiorario
    xb3     prendere la pedina in b3
    Anelli: a è quello esterno, c quello interno.
rings-notation-terminal = Una pedina tra parentesi è bloccata: non forma linee finché non viene spostata.
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

## Memento

option-memento-edition = L’edizione stampata: ludis, original, complex o simple (senza uscite). Non sappiamo in che cosa «complex» sia diversa dall’originale, quindi si gioca allo stesso modo.
option-memento-exits = Una figura su un angolo può lasciare il tavoliere e rientrare altrove.
option-memento-straight_exits = Agli angoli esterni e a quelli del triangolo interno si esce e si rientra in linea retta.
option-memento-touching_corners = Gli angoli che si toccano sono vicini, e le linee li attraversano.
option-memento-touching_feet = I piedi che si fronteggiano ai due lati di un bordo sono vicini, e le linee li attraversano.
memento-ended-18 = I quattro centri sono dello stesso giocatore.
memento-ended-19 = Il centro e i tre piedi di un triangolo sono dello stesso giocatore.
memento-ended-20 = Tutti gli altri sono eliminati.
memento-ended-21 = Troppo a lungo senza esito: patta.
memento-notation =
    A1          posare il primo singolo della partita
    A1,B2       far entrare due singoli
    A+  A-      girare il triangolo A in senso orario, antiorario
    A1-A0       muovere la figura da A1 ad A0, catturando ciò che vi si trova
    A1/A2,A6    dividere la figura in A1 in singoli su A2 e A6
    A1/2A2,A6   dividere il triplo in A1 in un doppio su A2 e un singolo su A6
    Il punto 0 è il centro di un triangolo, i dispari sono angoli, i pari piedi.
memento-notation-terminal = ●2A4 è un doppio di Blu in A4.
memento-seat = { $markers ->
    [one] { $markers } segnalino rimasto
   *[other] { $markers } segnalini rimasti
}
memento-seat-out = eliminato
memento-supply = { $supply ->
    [one] { $supply } pietra nella riserva
   *[other] { $supply } pietre nella riserva
}
memento-no-turning = Il giocatore { $seat } questa volta non può girare un triangolo.

memento-unreadable = «{ $move }» non è una mossa. Le mosse si scrivono A1,B2, A1-A0, A+, A- o A1/A2,A6.
memento-first-single = Il primo turno della partita posa un singolo su un punto qualsiasi.
memento-may-not-pass = Non puoi passare finché puoi fare qualcosa.
memento-enter-two = Si fanno entrare sempre esattamente due singoli.
memento-enter-middle = Un singolo non può entrare su un centro: { $point }.
memento-enter-inside = Un singolo non può entrare nel triangolo interno: { $point }.
memento-not-free = { $point } non è libero.
memento-different-points = I punti devono essere diversi.
memento-board-order = I punti dello stesso tipo si scrivono nell’ordine del tavoliere: A, B, C, I, poi da 0 a 6.
memento-supply-low = Servono due pietre; nella riserva: { $supply }.
memento-no-marker = Non c’è più un segnalino per farlo.
memento-player-before-turned = Il giocatore prima di te ha girato, quindi tu non puoi.
memento-you-turned = La tua ultima azione è stata una rotazione, quindi questa non può esserlo.
memento-nothing-changes = Girare il triangolo { $triangle } non cambierebbe niente.
memento-not-yours = In { $point } non c’è una tua figura.
memento-same-point = Una figura deve andare su un altro punto.
memento-single-far = Un singolo va solo su un punto vicino; { $target } non è vicino a { $origin }.
memento-triple-far = Un triplo va su un punto vicino, oppure da un centro a un altro centro o a un angolo grande; { $target } non è raggiungibile da { $origin }.
memento-in-the-way = Una figura in { $point } sbarra la strada.
memento-line-bends = La linea piega in { $point }.
memento-single-splits = Il singolo in { $point } non si può dividere.
memento-double-splits = Il doppio in { $point } si divide in due singoli.
memento-triple-splits = Il triplo in { $point } si divide in un doppio e un singolo, oppure in tre singoli.

## Triominos

option-triominos-kind = «first» è una prima partita per i più piccoli: senza jolly, tutti i leggii scoperti.
option-triominos-joker = Giocare con il jolly.
option-triominos-open = Tutte le tessere sui leggii sono scoperte.
triominos-ended-13 = Il mazzo è vuoto e l’ultimo giro è finito.
triominos-ended-14 = Nessuno poteva più fare niente.
triominos-notation =
    351@2,-1u   posare la tessera in modo che si legga 3, 5, 1 in senso orario dalla punta della casella 2,-1u
    J@2,-1u     posare il jolly
    swap 351    mettere una tessera al posto del jolly e prendere il jolly
    buy         pagare un gettone e pescare una tessera
    pass        passare, se non si può fare altro
triominos-notation-terminal = Una casella con la punta in alto finisce in u e si legge dall’alto; una con la punta in basso finisce in d e si legge dal basso.
triominos-seat = { $chips ->
    [one] { $chips } gettone
   *[other] { $chips } gettoni
}, { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
}
triominos-has-joker = ha il jolly
triominos-pot = { $tiles ->
    [one] { $tiles } tessera nel mazzo
   *[other] { $tiles } tessere nel mazzo
}

triominos-unreadable = «{ $move }» non è una mossa. Le mosse si scrivono 351@2,-1u, J@0,1d, swap 351, buy o pass.
triominos-flipped = «{ $move }»: nessuna tessera si legge così; le tessere si girano, ma non si ribaltano mai.
triominos-not-on-rack = La tessera { $tile } non è sul tuo leggio.
triominos-joker-not-yours = Il jolly non è sul tuo leggio.
triominos-cell-taken = In { $cell } c’è già una tessera.
triominos-not-touching = { $cell } non tocca nessuna tessera con un lato.
triominos-corner = L’angolo { $corner } non combacia: { $value } incontrerebbe { $wanted }.
triominos-swap-corner = Il jolly non si può scambiare con { $tile }: all’angolo { $corner } { $value } incontrerebbe { $wanted }.
triominos-no-joker = Sul tavolo non c’è nessun jolly.
triominos-joker-for-joker = Il jolly si scambia con una tessera con i numeri.
triominos-no-chip = Non hai gettoni per pagare.
triominos-pot-empty = Il mazzo è vuoto.
triominos-may-not-pass = Puoi passare solo se non puoi né posare né comprare una tessera.
triominos-setup-key = La disposizione richiede racks, first e pot, e nient’altro; «{ $key }» manca o è sbagliato.
triominos-setup-racks = La disposizione richiede { $players } leggii.
triominos-setup-rack = Il leggio del posto { $seat } ha { $tiles } tessere invece di sei.
triominos-setup-unknown = In questo gioco non c’è nessuna tessera «{ $tile }».
triominos-setup-doubled = La tessera { $tile } c’è due volte.
triominos-setup-missing = Manca la tessera { $tile }.
triominos-setup-joker-first = Il jolly non può essere la prima tessera.

## Dimenticato

dimenticato-ended-21 = Tutte e quattro le pedine di un giocatore sono a casa.
dimenticato-ended-22 = Troppo a lungo senza una decisione: contano le pedine a casa e la via più breve.
dimenticato-notation =
    e12=4         dire che il dado sotto la propria pedina in e12 mostra 4
    e12-h11       muovere la pedina, lasciare una casella di partenza o avanzare nell’arrivo
    e12xh11>f12   colpire la pedina in h11 e riportarla in f12
    pass          se il turno è perso
dimenticato-notation-terminal = 4○ è una casella libera con il numero 4 del colore del Blu, ●△ una pedina del Blu su una casella dell’Arancione. Sul proprio colore una pedina è al sicuro. ●– aspetta ancora di partire, ●✓ è a casa.
dimenticato-seat = in partenza: { $waiting }, in viaggio: { $out }, a casa: { $home }
dimenticato-called-right = Per { $field } è stato detto { $said }: giusto.
dimenticato-called-wrong = Per { $field } è stato detto { $said }, ma il dado mostra { $number }.
dimenticato-asks-leave = Una pedina deve lasciare la casella di partenza, con 2–5 passi.
dimenticato-asks-call = Che numero c’è sotto una delle tue pedine? Dillo, per esempio e12=4.
dimenticato-asks-move = Giusto! Ora muovi la pedina.
dimenticato-asks-inside = Una pedina può avanzare nell’arrivo.
dimenticato-asks-pass = Non c’è niente da fare: pass.

dimenticato-unreadable = “{ $move }” non è una mossa. Le mosse si scrivono e12=4, e12-h11, e12xh11>f12 o pass.
dimenticato-no-field = Su questo percorso non c’è la casella { $field }.
dimenticato-die = Un dado mostra da 1 a 6, mai { $number }.
dimenticato-no-die = Sotto { $field } non c’è un dado: in partenza e in arrivo non si dice nessun numero.
dimenticato-may-not-pass = Puoi passare solo se non puoi fare altro.
dimenticato-leave-first = Prima lascia la partenza.
dimenticato-one-waits = Una pedina aspetta ancora di partire: di’ il numero per una che è in viaggio.
dimenticato-not-yours = In { $field } non c’è una tua pedina.
dimenticato-move-called = Il numero era giusto: ora la pedina in { $field } deve muoversi.
dimenticato-call-first = Prima di muovere la pedina in { $field }, di’ il numero che sta sotto.
dimenticato-cannot-leave-there = Dalla partenza una pedina fa da 2 a 5 passi con al massimo due svolte, fino a una casella oltre la sua carta grande; { $field } non lo è.
dimenticato-not-your-block = { $field } appartiene alla partenza e all’arrivo di un altro giocatore.
dimenticato-stays-home = Una pedina che è a casa ci resta.
dimenticato-no-such-way = { $steps ->
    [one] Un passo non finisce
   *[other] { $steps } passi non finiscono
} in { $field } con al massimo due svolte.
dimenticato-own-figure = In { $field } c’è una tua pedina.
dimenticato-nobody-there = In { $field } non c’è nessuno da colpire.
dimenticato-safe = La pedina in { $field } è al sicuro: sta sul proprio colore.
dimenticato-no-room = La pedina in { $field } non può essere colpita: tre caselle indietro non c’è nessuna casella libera.
dimenticato-say-where = Di’ dove va riportata la pedina: { $choices }.
dimenticato-back-taken = { $field } non è libera.
dimenticato-past-own-card = La pedina non può essere riportata in { $field }: in mezzo c’è la sua carta grande.
dimenticato-not-three-back = { $field } non è tre caselle indietro con al massimo una svolta.
dimenticato-setup-key = La disposizione richiede cards e nient’altro; “{ $key }” manca o è sbagliato.
dimenticato-setup-cards = La disposizione richiede una lista di { $cards } carte piccole.
dimenticato-setup-entry = “{ $entry }” non è una carta: ognuna si scrive [numero, quarti di giro].
dimenticato-setup-card = Non c’è una carta piccola “{ $card }”: sono numerate da 0 a 11.
dimenticato-setup-turns = Una carta non può essere girata di “{ $turns }” quarti; sono possibili da 0 a 3.
dimenticato-setup-doubled = La carta { $card } c’è due volte.

## Giocare nel terminale

play-welcome = Scrivi una mossa, oppure ? per l’aiuto.
play-prompt = { $seat }, tocca a te:{" "}
play-commands =
    moves      mostrare tutte le mosse possibili
    undo       annullare la tua ultima decisione
    save FILE  registrare la partita
    quit       lasciare la partita
play-nothing-to-undo = Non c’è niente da annullare.
play-hand-over = Passa lo schermo al giocatore { $seat }, poi premi Invio.{" "}
play-continue = Invio per continuare{" "}
play-last-turn = Ultimo turno: { $moves }
play-no-undo = In un gioco con segreti non si annulla niente.
play-saved = La partita è registrata in { $file }.
play-left = Hai lasciato la partita.

replay-ply = Mossa { $ply } di { $plies }
replay-prompt = Invio: avanti, b: indietro, un numero: vai lì, q: fine{" "}
replay-commands = Premi Invio per la prossima mossa, oppure scrivi b, un numero o q.

## Tabelle

table-number = { NUMBER($number) }
table-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
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
ladder-bot = Giocatore
analyse-ply = N.
analyse-seat = Posto
analyse-move = Mossa
analyse-better = Errore
analyse-mistake = meglio: { $move }
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
cli-help-against = Livello del computer, da 1 a 5; oppure random o uct: con un numero di partite.
cli-help-device = cpu: tutti i core; cuda: la scheda grafica (NVIDIA)
cli-help-bots = Giocatori del computer per i posti, per esempio 1,5,random, invece di mosse a caso.
cli-help-cluster = Affida il lavoro alle macchine di un cluster Ray: auto oppure HOST:PORTA.
cli-help-ladder = Far giocare i livelli tra loro e dire quanto sono forti.
cli-help-ladder-games = Quante partite gioca ogni gruppo.
cli-help-ladder-bots = Chi gioca.
cli-help-analyse = Giudicare ogni mossa di una partita registrata.
cli-help-analyse-seconds = Quanto pensare a ogni mossa.
cli-help-report = Raccontare che tipo di gioco è, in una pagina per chi inventa giochi.
cli-help-report-level = Chi gioca: un livello da 1 a 5, oppure random.
cli-help-report-games = Quante partite: di solito 200, con random 100 000.
cli-help-report-compare = Regole da mettere a confronto, come pawns=6 o opening=I0; si può ripetere.
cli-help-report-against = Qualcun altro con cui misurare il livello, come 3m1; si può ripetere.
cli-help-output = La pagina da scrivere; i numeri vanno in un file JSON accanto.
cli-help-depth = La profondità, in decisioni.
cli-help-file = Una partita registrata, o un file scritto da simulate --record.
cli-help-line = Quale partita di un file che ne contiene diverse.
cli-help-serve = Mettere i tavoli a disposizione di browser e programmi.
cli-help-host = L’indirizzo su cui ascoltare; se manca, solo questa macchina.
cli-help-port = La porta su cui ascoltare.
cli-help-database = Dove si conservano le partite: un file o postgresql://…
cli-help-redis = Il Redis che collega più processi server, come redis://…
cli-help-open = Aprire nel browser.
cli-help-proxy = Sta dietro un proxy che comunica gli indirizzi dei client.
serve-ready = Spielwerk è all’indirizzo { $address }. Ctrl-C lo ferma.
serve-no-web = L’app web non è ancora stata costruita: lo fa `make play`, oppure `npm ci && npm run build` nella cartella web. I programmi possono giocare lo stesso.

## Errori

error-usage = { $detail } (--help mostra come si fa.)
error-language = «{ $language }» non è una delle lingue: { $known }.
error-interrupted = Interrotto. Non è stato scritto niente.
error-number = «{ $value }» non è un numero intero.
error-file = { $file }: { $reason }.
error-extra = Per questo serve un’aggiunta: pip install "spielwerk[{ $extra }]"
error-render-mode = «{ $mode }» non è un modo di mostrare un gioco. Possibile: { $modes }.
error-game-unknown = Non c’è nessun gioco «{ $game }». Ci sono: { $known }.
error-players = { $game } non si gioca in { $players }. Possibile: { $choices }.
error-humans = { $humans } giocatori su { $players } non possono essere persone.
error-seats = I posti sono { $players }, ma i nomi { $given }.
error-option-unknown = { $game } non ha l’opzione «{ $option }». Ci sono: { $known }.
error-option-value = L’opzione { $option } non può essere «{ $value }». Possibile: { $choices }.
error-option-form = «{ $text }» non è un’opzione. Scrivi nome=valore.
error-legal-without-record = --legal richiede --record FILE.
error-games = Non si possono giocare «{ $games }» partite; ne serve almeno una.
error-device = Il dispositivo «{ $device }» non esiste; si può scegliere tra { $devices }.
error-device-alone = --device { $device } gioca solo partite a caso su questo computer: non con --bots, --record o --cluster.
error-cuda = Nessuna scheda grafica utilizzabile: { $reason } – Servono una scheda NVIDIA e il suo driver; senza, usa --device cpu.
error-cuda-memory = La memoria della scheda grafica non basta. Chiudi ciò che la occupa oppure usa --device cpu.
error-no-sensible = Questo gioco non ha partite ragionate.
error-budget = Con “{ $budget }” non si può pensare: deve essere più di niente.
error-cancelled = La ricerca è stata interrotta prima di avere una risposta.
error-over = La partita è finita: non c’è più niente da decidere.
error-bot = “{ $bot }” non è un giocatore del computer: ci sono i livelli da 1 a 5, 3m1 (il livello 3 con la memoria del livello 1), random e uct: con un numero di partite.
error-bot-memory = “{ $bot }” non può giocare a { $game }: lì non c’è niente da ricordare.
error-report-games = Un rapporto su “{ $games }” partite non dice nulla; ne serve almeno una.
error-report-opening = Le partite di { $game } non cominciano tutte allo stesso modo, perciò non si può imporre un’apertura.
error-report-against = “{ $bot }” gioca già a tutti i posti; confronta con qualcun altro.
error-report-file = “{ $file }” non è il nome di una pagina: deve finire in .html.
error-ladder = { $bots }: una classifica richiede giocatori diversi, e almeno { $players }.
error-cluster-address = «{ $address }» non è l’indirizzo di un cluster Ray. Scrivi auto oppure HOST:PORTA.
error-cluster-client = { $address }: solo una macchina del cluster può affidargli del lavoro. Aggiungi questa con ray start --address=HOST:PORTA --num-cpus=0 e scrivi HOST:PORTA.
error-cluster-none = Nessuno risponde a { $address }: { $reason }. Il cluster Ray è in funzione?
error-cluster-auto = Su questa macchina non c’è nessun cluster Ray: avviane uno, o unisciti a uno, con ray start.
error-cluster-silent = A { $address } non c’è un cluster Ray utilizzabile: qualcosa risponde, ma non lo è, o questa macchina non ne fa parte (ray start --address={ $address }).
error-cluster-token = Il cluster Ray a { $address } non conosce il nostro token: deve trovarsi in RAY_AUTH_TOKEN o in ~/.ray/auth_token, lo stesso su tutte le macchine.
error-cluster-refused = Il cluster Ray a { $address } non è utilizzabile: { $reason }
error-cluster-node = { $node }, una macchina del cluster, non risponde.
error-cluster-version = { $node }, una macchina del cluster, ha uno Spielwerk diverso da questa, o non ne ha. Installa lo stesso ovunque.
error-cluster-share = Una parte del lavoro è andata persa più volte con la sua macchina: { $reason }
error-cluster-lost = Il cluster Ray a { $address } è perso: non gli resta nessuna macchina per fare il lavoro.
error-threads = “{ $threads }” thread non possono cercare; ne serve almeno uno.
error-level = Non c’è un livello “{ $level }”. Ci sono: { $levels }.
error-depth = «{ $depth }» non è una profondità; serve almeno 1.
error-seed = «{ $seed }» non è un seme: serve un numero intero da 0 a { $highest }.
error-seed-and-setup = Indica un seme o una disposizione, non tutti e due.
error-setup-form = La disposizione di { $game } non può essere «{ $value }».
error-setup-unknown = Una posizione ridistribuita non conosce la sua disposizione.
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

## Tables and servers

error-serve = Il server non è riuscito a partire: { $reason }.
error-port = «{ $port }» non è una porta: va da 1 a 65535.
error-redis-alone = Redis collega processi che condividono una base di dati: indica anche un indirizzo postgresql://.
error-table-seats = Si gioca in { $players }, ma i posti indicati sono { $given }.
error-table-level = Solo i giocatori computer hanno un livello; questo posto è «{ $kind }».
error-name-long = Il nome «{ $name }» è troppo lungo: al massimo { $longest } lettere.
error-clock-kind = Un orologio ha o un tempo totale, con un’eventuale aggiunta dopo ogni turno, o un tempo per mossa.
error-clock-range = { $name } dell’orologio non può essere { $seconds } secondi. Possibile: da { $least } a { $most }.
error-onlooker = Chi fa da spettatore può solo guardare.
error-onlookers-off = Questo tavolo non ammette spettatori.
error-not-host = Può farlo solo chi ha aperto il tavolo.
error-no-open-seat = A questo tavolo non c’è un posto libero.
error-seat-not-free = Il posto { $seat } non è libero.
error-nobody-to-replace = Al posto { $seat } non gioca nessuno da sostituire.
error-not-gone = Chi gioca al posto { $seat } c’è ancora, o se n’è appena andato.
error-nothing-to-return-to = Nessuno gioca al posto tuo.
error-no-time = Il tuo tempo è finito; il computer continua per te.
error-table-open = La partita non è ancora cominciata.
error-table-running = La partita è già cominciata.
error-table-over = La partita è finita.
error-table-unknown = Questo tavolo non esiste; forse non è mai stato usato ed è stato sgomberato.
error-record-unknown = Questa partita finita non esiste.
error-token = Questo link non appartiene al tavolo. Forse ne manca un pezzo.
error-behind = Intanto la partita è andata avanti. Guarda di nuovo il tabellone.
error-not-your-turn = Non è il tuo turno.
error-you-are-out = Hai lasciato questa partita.
error-bot-plays = Il computer sta giocando per te. Prima riprendi il tuo posto.
error-undo-too-late = Nel frattempo ha agito qualcun altro. Puoi chiedere di riprendere la mossa.
error-nothing-to-undo = Non hai niente da riprendere.
error-back-pending = È già stato chiesto di riprendere una mossa.
error-back-none = Nessuno ti chiede di riprendere una mossa.
error-back-secret = Non si può riprendere: nel frattempo hai visto qualcosa di nascosto.
error-takebacks-off = A questo tavolo non si riprende niente.
error-no-draws = In questo gioco non ci si può accordare sulla patta.
error-draw-bots = Il computer non accetta mai la patta.
error-draw-offered = Hai già offerto la patta.
error-draw-none = Nessuno ti offre la patta.
error-reaction = La reazione «{ $reaction }» non esiste. Ci sono: { $known }.
error-rematch-asked = Hai già chiesto la rivincita.
error-hints-off = A questo tavolo non ci sono suggerimenti.
error-no-hint = Per ora non c’è un suggerimento.
error-past-hidden = In un gioco di memoria non si guarda indietro prima della fine.
error-no-such-ply = Non c’è una posizione dopo { $ply } mosse; l’ultima è dopo { $last }.
error-too-fast = Troppo tutto insieme. Aspetta un momento.
error-too-long = È troppo lungo.
error-message = Questo messaggio non si può leggere: { $problem }.
error-not-found = Non c’è niente in { $path }.
error-method = { $path } non si può chiedere così.
error-storage = Per ora non si può salvare niente, quindi non è stato fatto nulla. Riprova tra poco.
error-internal = Qualcosa è andato storto da parte nostra. Nulla è perduto.

## The web app

board-cell-free = { $cell }, libera
board-cell-seat = { $cell }, { $seat }
board-possible = { $what }; si può scegliere
board-stands-still = { $what }, questa volta resta fermo
rings-cell-locked = { $cell }, { $seat }, bloccata
rings-ring-a = anello esterno
rings-ring-b = anello di mezzo
rings-ring-c = anello interno
rings-turn = Girare in senso orario: { $ring }
rings-turn-back = Girare in senso antiorario: { $ring }
rings-now = Metti una pedina, muovine una o gira un anello.
rings-now-empty = Muovi una pedina o gira un anello.
rings-now-target = Dove va la pedina?
rings-now-fly = Scegli una pedina: può andare in qualsiasi casella libera.
rings-take = { $pawns ->
    [one] Una linea! Prendi una pedina del giocatore { $seat }.
   *[other] Linee! Prendi { $pawns } pedine del giocatore { $seat }.
}
rings-keys = Le frecce vanno di casella in casella, Invio sceglie. Più e meno girano l’anello della casella in senso orario e indietro. Esc annulla la scelta.
players-title = Giocatori
player-you = tu
player-guest = ospite
player-awaited = non ancora arrivato
player-level = computer, livello { $level }
player-gone = assente
player-to-move = di turno
connection-connecting = Connessione …
connection-lost = La connessione è caduta. Tornerà da sola.
connection-refused = Questo link non apre nessun posto qui.
front-invitation = Siediti e gioca: contro il computer, attorno a un tavolo o con gli amici tramite un link.
front-rings = Tre in fila prendono una pedina, su tre anelli che girano.
front-memento = Impila, dividi, cattura: quattro triangoli ti girano sotto i piedi.
front-triominos = Posa triangoli con gli angoli che combaciano e guadagna gettoni.
front-dimenticato = Una corsa per la memoria: che numero c’è sotto la tua pedina?
front-play = Gioca ora
front-set-up = Prepara un tavolo
front-rules = Regole
connection-offline = Per ora non c’è connessione con il server.
frame-skip = Vai al contenuto
frame-home = Spielwerk: alla pagina iniziale
frame-language = Lingua
frame-credit = I nomi dei giochi appartengono ai loro editori. Spielwerk è una realizzazione indipendente con tabelloni propri. Niente chat, niente tracciamento, nessun account.
lost-title = Qui non c’è niente
lost-home = Alla pagina iniziale
set-up-title = Un tavolo per { $game }
set-up-players = Chi gioca?
set-up-who = Chi gioca { $seat }?
set-up-level = Quanto è forte { $seat }?
set-up-rules = Regole
set-up-more = Al tavolo
set-up-clock = Orologio
set-up-hints = I suggerimenti sono ammessi
set-up-takebacks = Le mosse si possono riprendere
set-up-onlookers = Gli spettatori sono benvenuti
set-up-start = Apri il tavolo
seat-here = qualcuno a questo schermo
seat-link = qualcuno a cui mando un link
seat-open = chi arriva per primo
seat-bot = il computer
level-1 = 1 · per cominciare
level-2 = 2 · facile
level-3 = 3 · medio
level-4 = 4 · forte
level-5 = 5 · il più forte
clock-none = senza orologio
clock-quick = 5 minuti a testa, più 3 secondi a turno
clock-usual = 15 minuti a testa, più 5 secondi a turno
clock-move = un minuto a turno, poi continua il computer
join-title = Un tavolo per te
join-invitation = Qualcuno ti invita a giocare. Prendi il posto libero.
join-sit = Siediti
table-board = Tabellone
situation-waiting = Si aspetta che arrivino tutti.
situation-your-turn = Tocca a te.
situation-turn = Tocca a { $seat }.
situation-ended-resigned = La partita è stata abbandonata.
situation-ended-time = Il tempo è scaduto.
situation-ended-draw = Patta concordata.
pass-device = Passa il dispositivo a
pass-ready = Ce l’ho
ranks-title = Classifica
share-title = Invita altri
share-open = un posto libero
share-watch = spettatori
share-copy = Copia il link
share-copied = Copiato
share-code = Codice QR
share-code-alt = Codice QR del link
control-start = Comincia ora
control-return = Riprendi il mio posto
control-back-asked = { $seat } chiede di riprendere una mossa.
control-draw-offered = { $seat } offre la patta.
control-yes = D’accordo
control-no = Rifiuta
control-hint = Suggerimento
control-back = Riprendi
control-draw = Offri la patta
control-resign = Abbandona
control-resign-sure = Abbandonare davvero?
control-replace = Computer per { $seat }
control-rematch = Gioca ancora
control-rematch-asked = Si aspettano gli altri …
control-next-game = Alla prossima partita
event-moved = { $seat } gioca { $move }.
played-pass = { $seat } passa.
played-turn = { $seat } gira { $what } in senso orario.
played-turn-back = { $seat } gira { $what } in senso antiorario.
played-place = { $seat } entra in { $to }.
played-move = { $seat } va da { $from } a { $to }.
played-take = { $seat } prende in { $from }.
played-enter = { $seat } entra in { $one } e { $two }.
played-split = { $seat } divide la figura in { $from }: { $to }.
played-buy = { $seat } compra una tessera.
played-swap = { $seat } mette la tessera { $tile } al posto del jolly.
played-joker = { $seat } posa il jolly in { $to }.
played-lay = { $seat } posa la tessera { $tile } in { $to }.
played-call = { $seat } dice { $number } per { $from }.
played-hit = { $seat } va da { $from } a { $to }, colpisce e riporta l’altra pedina in { $back }.
move-pass = Passa
move-buy = Compra
move-swap = Scambio { $tile }
choice-usual = il gioco solito
choice-first = un primo gioco
choice-ludis = ludis
choice-original = originale
choice-complex = complessa
choice-simple = semplice
event-started = La partita comincia.
event-seat-taken = { $seat } è qui.
event-taken-back = { $seat } riprende una mossa.
event-declined = { $seat } rifiuta.
event-resigned = { $seat } abbandona.
event-timed-out = Il tempo di { $seat } è scaduto.
event-bot-took-over = Il computer continua per { $seat }.
event-person-returned = { $seat } è tornato al tavolo.
event-rematch-asked = { $seat } vuole giocare ancora.
event-ended = La partita è finita.
control-more = Altro
control-react = Di’ qualcosa
control-again = Mostra di nuovo l’ultima mossa
control-sound = Suono
control-full = Schermo intero
control-on = sì
control-off = no
control-play-on = Continua a giocare
control-close = Chiudi
control-back-waiting = Hai chiesto di riprendere una mossa.
control-draw-waiting = Hai offerto la patta.
reaction-hello = Ciao!
reaction-well-played = Ben giocato!
reaction-thanks = Grazie!
reaction-oops = Ops!
reaction-thinking = Ci sto pensando …
reaction-good-game = Bella partita!
event-reacted = { $seat }: { $reaction }
control-hint-thinking = Il computer sta pensando …
control-hint-best = Una buona mossa: { $move }
control-hint-chances = Probabilità di vittoria:
moves-list = Mosse
moves-none = Ancora nessuna mossa.
moves-first = All’inizio
moves-back = Una mossa indietro
moves-forward = Una mossa avanti
moves-last = Alla fine
past-shown = Uno sguardo indietro: mossa { $ply } di { $total }
past-leave = Torna alla partita
result-you = Hai vinto!
result-won = { $seat } ha vinto.
result-draw = Patta.
result-shared = Nessuno ha vinto da solo.
result-look = Rivedi la partita
board-broken = Non è stato possibile disegnare il tavoliere. La partita continua.
board-again = Mostra di nuovo
record-title = Una partita a { $game }
record-play = Avvia
record-pause = Pausa
record-start = L’inizio
record-after = Mossa { $ply } di { $total }: { $seat } gioca { $move }.
record-seen-by = Vista da
record-everybody = chi guarda
record-chart = Probabilità di vittoria
record-chart-how = Le probabilità di vittoria di tutti i posti, dall’inizio alla fine. Tocca per andarci.
record-judging = Il computer sta guardando la partita: { $done } mosse su { $total }.
record-judged = Ecco che cosa pensa il computer di ogni mossa.
record-no-judgement = Il computer non può giudicare questa partita in questo momento.
record-mistake = grave errore
record-mistakes = Gravi errori
record-no-mistakes = Non ci sono stati gravi errori.
record-download = Scarica la partita
record-share = Condividi
frame-offline = Non c’è connessione. Per giocare serve il server; la pagina torna da sola.

memento-point = { $point }, { $height ->
    [1] singolo
    [2] doppio
   *[3] triplo
}, { $seat }
memento-triangle = Triangolo { $triangle }
memento-turn = Gira il triangolo { $triangle } in senso orario
memento-turn-back = Gira il triangolo { $triangle } in senso antiorario
memento-undo = Annulla
memento-pass = Passa
memento-move = Muovi
memento-split = Dividi { $parts }
memento-how = Muovere o dividere
memento-now-first = Posa il primo singolo su un punto qualsiasi.
memento-now = Muovi una figura, tocca due punti liberi per due nuovi singoli o gira un triangolo.
memento-now-no-turning = Muovi una figura o tocca due punti liberi per due nuovi singoli. Questa volta non si gira.
memento-now-no-entering = Muovi una figura o gira un triangolo.
memento-now-moving = Muovi una delle tue figure.
memento-now-second = Dove va il secondo singolo?
memento-now-target = Dove va la figura?
memento-now-part = { $height ->
    [2] Dove va il doppio?
   *[1] Dove va il singolo?
}
memento-now-pass = Non puoi fare niente.
memento-keys = Le frecce vanno di punto in punto, Invio sceglie. Più e meno girano il triangolo del punto in senso orario e indietro, la barra divide una figura scelta. Esc annulla un passo.

dimenticato-touch-figure = Tocca una delle tue pedine: che numero c’è sotto?
dimenticato-touch-leave = Tocca una pedina che deve lasciare la partenza.
dimenticato-which = Che numero c’è sotto questa pedina?
dimenticato-said-right = È stato detto { $said }: giusto!
dimenticato-said-wrong = È stato detto { $said }, ma è { $number }.
dimenticato-where = Dove va? Tocca una casella illuminata.
dimenticato-set-back = Dove va riportata la pedina? ({ $seat })
dimenticato-nothing = Questa volta non puoi fare niente.
dimenticato-pass = Avanti
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
dimenticato-keys = Le frecce vanno di casella in casella, Pag giù alla prossima che si può scegliere. Invio sceglie, da 1 a 6 si dice un numero, Esc annulla la scelta.

## Il tavolo di Triominos

triominos-rack = Le tue tessere
triominos-keys = Le frecce vanno di tessera in tessera, la freccia in su porta sul tavolo e lì di posto in posto. Invio sceglie, R gira la tessera, Esc annulla un passo.
triominos-standing = Gettoni e tessere
triominos-joker = Jolly
triominos-tile = Tessera { $tile }
triominos-tile-up = Tessera { $tile } scelta, punta in alto, dalla punta si legge { $reading }
triominos-tile-down = Tessera { $tile } scelta, punta in basso, dalla punta si legge { $reading }
triominos-laid = { $cell }, tessera { $tile }
triominos-laid-joker = { $cell }, jolly
triominos-place = { $cell }, libera, angoli { $corners }
triominos-place-fits = { $cell }, libera, angoli { $corners }: qui va bene
triominos-place-turned = { $cell }, libera, angoli { $corners }: qui va bene girata
triominos-in-pot = nel mazzo
triominos-nearer = Ingrandisci
triominos-farther = Rimpicciolisci
triominos-fit = Mostra tutto il tavolo
triominos-turn = Gira
triominos-turn-what = la tessera (R)
triominos-swap = Scambia
triominos-swap-what = tessera per jolly
triominos-buy = Compra
triominos-buy-what = 1 tessera, 1 gettone
triominos-pass = Passa
triominos-pass-what = non fare nulla
triominos-advise-choose = Tocca o trascina una delle tue tessere.
triominos-advise-place = Tocca un posto illuminato. Ritocca la tessera per girarla.
triominos-advise-tile = Quale tessera va lì?
triominos-advise-several = Va bene in più modi: girala, poi ritocca il posto.
triominos-advise-nowhere = Questa tessera per ora non va da nessuna parte.
triominos-advise-buy = Nessuna delle tue tessere va bene. Comprane una!
triominos-advise-pass = Nessuna tessera va bene e non puoi comprare: passa.
triominos-hexagon = { $count ->
    [one] Esagono!
   *[other] { $count } esagoni!
}
triominos-bridge = Ponte!
triominos-rack-empty = Ultima tessera!
triominos-has-laid = ha messo
triominos-has-swapped = ha scambiato
triominos-has-bought = ha comprato
triominos-has-passed = ha passato
triominos-last-round = { $turns ->
    [one] Ultimo turno
   *[other] Ultimo giro: { $turns } turni
}

## Aiuto

help-title = { $game }: le regole
help-rule = Regola { $rule }
help-learn = Come si gioca
help-contents = Indice
help-ours = nostra lettura
help-players = 2–4 giocatori
help-set-up = Preparazione
help-turn = Il tuo turno
help-end = Come finisce
help-tips = Tre consigli
help-notation = Come si scrivono le mosse
help-others = Gli altri giochi:
help-all = Tutte le regole
help-close = Chiudi
lesson-title = Come si gioca a { $game }
lesson-offer = Prima volta con { $game }? Bastano pochi tocchi per capire come si fa.
lesson-start = Fammi vedere
lesson-decline = No, grazie
lesson-step = Passo { $step } di { $steps }
lesson-missed = Non proprio. Ora è segnato ciò che è giusto.
lesson-next = Avanti
lesson-end = Ora gioca!
