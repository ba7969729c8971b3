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

option-rings-pawns = Pedine che ciascuno ha in mano all’inizio. In quattro, dieci a testa riempiono il tabellone; con sei resta spazio.
rings-ended-18 = È rimasto un solo giocatore.
rings-ended-19 = La partita è durata troppo: decidono le pedine sul tabellone.
rings-notation =
    a1      mettere una pedina in a1
    a1-a2   muovere la pedina da a1 in a2
    a+  a-  girare l’anello a in senso orario, antiorario
    xb3     prendere la pedina in b3
    Anelli: a è quello esterno, c quello interno. Una pedina tra parentesi quadre è bloccata: non forma linee finché non viene mossa.
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
rings-situation-flying = Restano poche pedine: a ogni turno una salta su una casella libera qualsiasi.

rings-unreadable = «{ $move }» non è una mossa. Le mosse si scrivono così: a1, a1-a2, a+, a- o xb3.
rings-cell-taken = Questa casella è occupata: scegline una libera.
rings-hand-empty = Non hai più pedine in mano: muovine una sul tabellone o gira un anello.
rings-ring-turned-last = { $ring ->
    [a] L’anello esterno è stato girato per ultimo: per ora puoi girare solo gli altri due.
    [b] L’anello di mezzo è stato girato per ultimo: per ora puoi girare solo gli altri due.
   *[c] L’anello interno è stato girato per ultimo: per ora puoi girare solo gli altri due.
}
rings-not-your-pawn = Lì non c’è una tua pedina: scegli una delle tue.
rings-not-neighbours = È troppo lontano: una pedina fa un passo solo, sul suo anello o sul suo raggio.
rings-must-fly = Hai la mano vuota e quattro pedine o meno: ora devi farne saltare una su una casella libera qualsiasi.
rings-may-not-pass = Non puoi passare: c’è ancora una mossa che puoi fare.
rings-nothing-to-take = Non hai formato una linea: solo con una linea puoi prendere una pedina.
rings-must-take = Hai formato una linea: prima prendi una pedina di { $seat }.
rings-take-empty = Lì non c’è nessuna pedina: prendine una di { $seat }.
rings-take-own = Questa pedina è tua: prendine una di { $seat }.
rings-take-other = Questa pedina è di { $owner }: ora devi prenderne una di { $seat }.

## Memento

option-memento-edition = L’edizione stampata. In «semplice» non ci sono le uscite diritte.
option-memento-exits = Una pedina su un angolo può lasciare il tabellone e rientrare altrove.
option-memento-straight_exits = Agli angoli grandi e a quelli del triangolo interno si esce e si rientra in linea retta.
option-memento-touching_corners = Gli angoli che si toccano sono vicini, e le linee proseguono oltre.
option-memento-touching_feet = I punti perpendicolari che si fronteggiano ai due lati di un bordo sono vicini, e le linee proseguono oltre.
memento-ended-18 = Tutti e quattro i centri sono dello stesso giocatore.
memento-ended-19 = Il centro e i tre punti perpendicolari di un triangolo sono dello stesso giocatore.
memento-ended-20 = Tutti gli altri sono stati eliminati.
memento-ended-21 = La partita è durata troppo: è patta.
memento-notation =
    A1          mettere il primo singolo della partita
    A1,B2       mettere in gioco due singoli
    A+  A-      ruotare il triangolo A in senso orario, antiorario
    A1-A0       muovere la pedina da A1 in A0 e mangiare quella che c’è
    A1/A2,A6    dividere la pedina in A1 in singoli su A2 e A6
    A1/2A2,A6   dividere il triplo in A1 in un doppio su A2 e un singolo su A6
    ●2A4 è un doppio di Blu in A4. Il punto 0 è il centro di un triangolo, i dispari sono angoli, i pari punti perpendicolari.
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

memento-unreadable = «{ $move }» non è una mossa. Le mosse si scrivono così: A1,B2, A1-A0, A+, A- o A1/A2,A6.
memento-first-single = Al primo turno della partita puoi solo mettere un singolo, su un punto qualsiasi.
memento-may-not-pass = Non puoi passare: c’è ancora una mossa che puoi fare.
memento-enter-two = Si mettono in gioco sempre due singoli insieme, né più né meno.
memento-enter-middle = Su un centro ({ $point }) non puoi mettere un nuovo singolo: scegli un angolo o un punto perpendicolare dei triangoli A, B o C.
memento-enter-inside = Nel triangolo interno ({ $point }) non puoi mettere un nuovo singolo: scegli un punto dei triangoli A, B o C, ma non un centro.
memento-not-free = { $point } è occupato: scegli un punto libero.
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
memento-not-yours = In { $point } non c’è una tua pedina: scegli una delle tue.
memento-same-point = La pedina è già lì: deve andare su un altro punto.
memento-single-far = Un singolo va solo su un punto vicino: { $origin } e { $target } non sono vicini.
memento-triple-far = Un triplo va su un punto vicino, oppure salta da un centro a un altro centro o a un angolo grande: da { $origin } non arriva in { $target }.
memento-in-the-way = In { $point } c’è una pedina che sbarra la strada: un doppio non salta.
memento-line-bends = In { $point } la linea fa una curva, e un doppio va solo diritto.
memento-single-splits = Il singolo in { $point } non si può dividere: ha una sola pedina di base.
memento-double-splits = Il doppio in { $point } si può dividere solo in due singoli.
memento-triple-splits = Il triplo in { $point } si può dividere in un doppio e un singolo, oppure in tre singoli.

## Triominos

option-triominos-kind = «Prima partita» è per i più piccoli: senza jolly, tutte le tessere scoperte.
option-triominos-joker = Si gioca con il jolly.
option-triominos-open = Le tessere di tutti sono scoperte.
triominos-ended-13 = Il pozzo è vuoto e l’ultimo giro è finito.
triominos-ended-14 = Nessuno poteva più fare nulla.
triominos-notation =
    351@2,-1u   posare la tessera in modo che si legga 3, 5, 1 in senso orario dalla punta della casella 2,-1u
    J@2,-1u     posare il jolly
    swap 351    mettere una tessera al posto del jolly e prendere il jolly
    buy         pagare un gettone e pescare una tessera
    pass        passare, se non si può fare altro
    Una casella con la punta in alto finisce in u e si legge dall’alto; una con la punta in basso finisce in d e si legge dal basso.
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

triominos-unreadable = «{ $move }» non è una mossa. Le mosse si scrivono così: 351@2,-1u, J@0,1d, swap 351, buy o pass.
triominos-flipped = «{ $move }»: nessuna tessera si legge così. Le tessere si possono ruotare, mai ribaltare.
triominos-not-on-rack = La tessera { $tile } non è sul tuo leggio: scegli una delle tue.
triominos-joker-not-yours = Il jolly non è sul tuo leggio: scegli una delle tue tessere.
triominos-cell-taken = Lì c’è già una tessera: scegli un posto libero.
triominos-not-touching = Lì la tessera non ne toccherebbe nessun’altra con un lato: deve toccarne almeno una.
triominos-corner = Non combacia: a un angolo la tua tessera ha { $value }, ma serve { $wanted }.
triominos-swap-corner = La tessera { $tile } non può prendere il posto del jolly: a un angolo ha { $value }, ma serve { $wanted }.
triominos-no-joker = Sul tavolo non c’è il jolly: non c’è niente da scambiare.
triominos-joker-for-joker = Il jolly si scambia solo con una tessera con i numeri.
triominos-no-chip = Non hai gettoni: una tessera ne costa uno.
triominos-pot-empty = Il pozzo è vuoto: non ci sono più tessere da comprare.
triominos-may-not-pass = Puoi passare solo se non puoi né posare né comprare una tessera.
triominos-setup-key = La disposizione iniziale deve avere racks, first e pot, e nient’altro: «{ $key }» manca o è sbagliato.
triominos-setup-racks = La disposizione iniziale deve avere { $players } leggii.
triominos-setup-rack = Il leggio del posto { $seat } deve avere sei tessere, non { $tiles }.
triominos-setup-unknown = In questo gioco la tessera «{ $tile }» non esiste.
triominos-setup-doubled = La tessera { $tile } compare due volte.
triominos-setup-missing = Manca la tessera { $tile }.
triominos-setup-joker-first = Il jolly non può essere la prima tessera.

## Dimenticato

dimenticato-ended-21 = Tutte e quattro le pedine di un giocatore sono a casa.
dimenticato-ended-22 = La partita è durata troppo: contano le pedine a casa e la strada che resta.
dimenticato-notation =
    e12=4         dire che il dado sotto la tua pedina in e12 mostra 4
    e12-h11       muovere la pedina, lasciare una casella di partenza o avanzare nelle caselle d’arrivo
    e12xh11>f12   mangiare la pedina in h11 e rimandarla in f12
    pass          saltare il turno, se non puoi muovere o potresti solo mangiare
    4○ è una casella libera con il numero 4 nel colore di Blu, ●△ una pedina di Blu su una casella di Arancione. Sul suo colore una pedina è al sicuro. ●– aspetta ancora di partire, ●✓ è a casa.
dimenticato-seat = in partenza: { $waiting }, in viaggio: { $out }, a casa: { $home }
dimenticato-called-right = { $field }: detto { $said }, giusto!
dimenticato-called-wrong = { $field }: detto { $said }, ma il dado mostra { $number }.
dimenticato-asks-leave = Una pedina deve lasciare la casella di partenza: da 2 a 5 passi.
dimenticato-asks-call = Che numero c’è sotto una delle tue pedine? Dillo, per esempio e12=4.
dimenticato-asks-move = Giusto! Ora muovi la pedina.
dimenticato-asks-hit = Puoi solo mangiare una pedina o restare qui: pass.
dimenticato-asks-inside = Puoi far avanzare una pedina nelle caselle d’arrivo.
dimenticato-asks-pass = Non puoi fare nulla: scrivi pass.

dimenticato-unreadable = «{ $move }» non è una mossa. Le mosse si scrivono così: e12=4, e12-h11, e12xh11>f12 o pass.
dimenticato-no-field = Su questo percorso la casella { $field } non esiste.
dimenticato-die = Un dado mostra un numero da 1 a 6: { $number } non c’è.
dimenticato-no-die = In { $field } non c’è un dado: sulle caselle di partenza e d’arrivo non si dice nessun numero.
dimenticato-may-not-pass = Puoi passare solo se non c’è altro da fare, o se potresti solo mangiare.
dimenticato-may-not-stay = Puoi restare qui solo se altrimenti dovresti mangiare. Questa volta puoi muovere senza mangiare.
dimenticato-hit-or-stay = Puoi solo mangiare una pedina o restare qui.
dimenticato-leave-first = Una tua pedina aspetta ancora di partire: prima fai uscire quella.
dimenticato-one-waits = Una tua pedina aspetta ancora di partire: intanto di’ il numero di una che è in viaggio.
dimenticato-not-yours = In { $field } non c’è una tua pedina: scegli una delle tue.
dimenticato-move-called = Il numero era giusto: ora muovi la pedina in { $field }.
dimenticato-call-first = Prima di muovere la pedina in { $field }, di’ il numero che c’è sotto.
dimenticato-cannot-leave-there = { $field } non va bene: dalla partenza una pedina fa da 2 a 5 passi, con al massimo due svolte, e deve superare la sua carta grande.
dimenticato-not-your-block = { $field } è una casella di partenza e d’arrivo di un altro giocatore: tu non puoi entrarci.
dimenticato-stays-home = Una pedina che è a casa ci resta: può solo avanzare nelle caselle d’arrivo.
dimenticato-no-such-way = { $steps ->
    [one] Con un passo
   *[other] Con { $steps } passi
} e al massimo due svolte non si arriva in { $field }.
dimenticato-own-figure = In { $field } c’è già una tua pedina, e le tue non le puoi mangiare.
dimenticato-nobody-there = In { $field } non c’è nessuna pedina da mangiare.
dimenticato-safe = Non puoi mangiare la pedina in { $field }: sta sul suo colore, lì è al sicuro.
dimenticato-no-room = Non puoi mangiare la pedina in { $field }: tre caselle più indietro non c’è un posto libero.
dimenticato-say-where = Scegli dove rimandare la pedina: { $choices }.
dimenticato-back-taken = { $field } è occupata: la pedina deve tornare su una casella libera.
dimenticato-past-own-card = La pedina non può tornare in { $field }: in mezzo c’è la sua carta grande.
dimenticato-not-three-back = Con tre passi indietro e al massimo una svolta non si arriva in { $field }.
dimenticato-setup-key = La disposizione iniziale deve avere cards e nient’altro: «{ $key }» manca o è sbagliato.
dimenticato-setup-cards = La disposizione iniziale deve avere una lista di { $cards } carte piccole.
dimenticato-setup-entry = «{ $entry }» non è una carta: ognuna si scrive [numero, quarti di giro].
dimenticato-setup-card = La carta piccola «{ $card }» non esiste: sono numerate da 0 a 11.
dimenticato-setup-turns = Una carta non si può girare di «{ $turns }» quarti: si può da 0 a 3.
dimenticato-setup-doubled = La carta { $card } compare due volte.

## Giocare nel terminale

play-welcome = Scrivi una mossa, oppure ? per l’aiuto.
play-lot-drawing = Si tira a sorte…
play-lot = Comincia { $seat }.
play-lot-custom = { $custom } Per indicare qualcuno, aggiungi --first e il numero del posto.
play-prompt = { $seat }, tocca a te:{" "}
play-commands =
    moves      mostrare tutte le mosse possibili
    undo       annullare la tua ultima decisione
    save FILE  salvare la partita
    quit       lasciare la partita
play-nothing-to-undo = Non c’è niente da annullare.
play-hand-over = È il turno di { $seat }: passa lo schermo, poi premi Invio.{" "}
play-continue = Invio per continuare{" "}
play-last-turn = Ultimo turno: { $moves }
play-no-undo = In un gioco con informazioni nascoste non si possono annullare le mosse.
play-saved = La partita è salvata in { $file }.
play-left = Hai lasciato la partita.

replay-ply = Mossa { $ply } di { $plies }
replay-prompt = Invio: avanti, b: indietro, un numero: vai a quella mossa, q: fine{" "}
replay-commands = Premi Invio per la prossima mossa, oppure scrivi b, un numero o q.

## Tabelle

table-number = { NUMBER($number) }
table-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
games-id = Identificativo
games-name = Gioco
games-players = Giocatori
games-options = Opzioni

simulate-compiling = Compilazione delle regole…
simulate-playing = Partite in corso
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
    [one] Una partita è salvata in { $file }.
   *[other] { $games } partite sono salvate in { $file }.
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
cli-help-replay = Rivedere una partita salvata, mossa per mossa.
cli-help-game = L’identificativo del gioco.
cli-help-players = Quanti giocatori.
cli-help-humans = Quanti di loro sono persone a questo terminale; hanno i primi posti.
cli-help-first = Chi comincia: un posto, contato da 1, oppure lot per tirare a sorte. Se manca, contro il computer cominci tu, e tra più persone si tira a sorte.
cli-help-option = Un’opzione del gioco; si può ripetere.
cli-help-seed = Il seme dei numeri casuali: lo stesso seme dà le stesse partite.
cli-help-play-seed = Il seme per la disposizione iniziale e per il computer; a caso se non è indicato.
cli-help-count = Quante partite.
cli-help-record = Salvare le partite in questo file, un oggetto JSON per riga.
cli-help-legal = Salvare anche tutte le mosse permesse a ogni decisione.
cli-help-json = Stampare JSON, per i programmi.
cli-help-against = Livello del computer, da 1 a 5; oppure random o uct: con un numero di partite.
cli-help-device = cpu: tutti i core; cuda: la scheda grafica (NVIDIA)
cli-help-bots = Giocatori virtuali per i posti, per esempio 1,5,random, invece di mosse a caso.
cli-help-first-bots = Quale giocatore virtuale comincia: un posto, contato da 1, oppure lot per tirare a sorte in ogni partita.
cli-help-cluster = Affidare il lavoro alle macchine di un cluster Ray: auto oppure HOST:PORTA.
cli-help-ladder = Far giocare i livelli tra loro e dire quanto sono forti.
cli-help-ladder-games = Quante partite gioca ogni gruppo.
cli-help-ladder-bots = Chi gioca.
cli-help-analyse = Giudicare ogni mossa di una partita salvata.
cli-help-analyse-seconds = Quanto pensare a ogni mossa.
cli-help-report = Descrivere che tipo di gioco è, in una pagina per chi inventa giochi.
cli-help-report-level = Chi gioca: un livello da 1 a 5, oppure random.
cli-help-report-games = Quante partite: di solito 200, con random 100.000.
cli-help-report-compare = Altre regole da giocare e confrontare, come pawns=6 o opening=I0; si può ripetere.
cli-help-report-against = Un altro giocatore con cui confrontare il livello, come 3m1; si può ripetere.
cli-help-output = La pagina da scrivere; i numeri vanno in un file JSON accanto.
cli-help-depth = La profondità, in decisioni.
cli-help-file = Una partita salvata, o un file scritto da simulate --record.
cli-help-line = Quale partita di un file che ne contiene diverse.
cli-help-serve = Avviare il server: tavoli per browser e programmi.
cli-help-host = L’indirizzo su cui ascoltare; se manca, solo questo computer.
cli-help-port = La porta su cui ascoltare.
cli-help-database = Dove conservare le partite: un file o postgresql://…
cli-help-redis = Il server Redis che collega più processi, come redis://…
cli-help-open = Aprire nel browser.
cli-help-proxy = Fidarsi dell’intestazione X-Forwarded-For di un proxy locale.
serve-ready = Spielwerk è attivo all’indirizzo { $address }. Per fermarlo: Ctrl-C.
serve-no-web = L’app web non è ancora pronta: usa `make play`, oppure `npm ci && npm run build` nella cartella web. I programmi possono giocare lo stesso.

## Errori

error-usage = { $detail } (--help mostra come si fa.)
error-language = La lingua «{ $language }» non c’è. Disponibili: { $known }.
error-interrupted = Interrotto. Non è stato scritto niente.
error-number = «{ $value }» non è un numero intero.
error-file = { $file }: { $reason }.
error-extra = Per questo serve un componente aggiuntivo: pip install "spielwerk[{ $extra }]"
error-render-mode = «{ $mode }» non è un modo di mostrare un gioco. Possibili: { $modes }.
error-game-unknown = Il gioco «{ $game }» non esiste. Ci sono: { $known }.
error-players = { $game } non si gioca in { $players }. Giocatori possibili: { $choices }.
error-humans = Le persone possono essere da 0 a { $players }, non { $humans }.
error-first = Il posto { $seat } non può cominciare: ci sono solo i posti da 1 a { $players }.
error-first-form = «{ $value }» non dice chi comincia. Indica «lot» per tirare a sorte, oppure un posto da 1 a { $players }.
error-first-alone = --first richiede --bots: nelle partite a caso comincia sempre il posto 1.
error-seats = I posti sono { $players }, i nomi indicati { $given }: serve un nome per posto.
error-option-unknown = { $game } non ha l’opzione «{ $option }». Ci sono: { $known }.
error-option-value = L’opzione { $option } non può essere «{ $value }». Valori possibili: { $choices }.
error-option-form = «{ $text }» non è un’opzione. Scrivi nome=valore.
error-legal-without-record = --legal richiede anche --record FILE.
error-games = Non si possono giocare «{ $games }» partite: ne serve almeno una.
error-device = Il dispositivo «{ $device }» non esiste; si può scegliere tra { $devices }.
error-device-alone = --device { $device } gioca solo partite a caso su questo computer: non con --bots, --record o --cluster.
error-cuda = Nessuna scheda grafica utilizzabile: { $reason } – servono una scheda NVIDIA e il suo driver; altrimenti usa --device cpu.
error-cuda-memory = La memoria della scheda grafica non basta. Chiudi i programmi che la occupano oppure usa --device cpu.
error-no-sensible = Per questo gioco non ci sono partite casuali ragionate.
error-budget = «{ $budget }» non basta per pensare: serve più di zero.
error-cancelled = La ricerca è stata interrotta prima di avere una risposta.
error-over = La partita è finita: non c’è più niente da decidere.
error-bot = «{ $bot }» non è un giocatore virtuale. Ci sono i livelli da 1 a 5, 3m1 (il livello 3 con la memoria del livello 1), random e uct: con un numero di partite.
error-bot-memory = «{ $bot }» non va bene: in { $game } non c’è niente da ricordare.
error-report-games = Un rapporto su «{ $games }» partite non direbbe nulla: ne serve almeno una.
error-report-opening = Le partite di { $game } non cominciano tutte allo stesso modo, perciò non si può imporre un’apertura.
error-report-against = «{ $bot }» gioca già a tutti i posti: scegli qualcun altro per il confronto.
error-report-file = «{ $file }» non va bene come nome della pagina: deve finire in .html.
error-ladder = { $bots }: per una classifica servono giocatori diversi, almeno { $players }.
error-cluster-address = «{ $address }» non è l’indirizzo di un cluster Ray. Scrivi auto oppure HOST:PORTA.
error-cluster-client = { $address }: solo una macchina del cluster può affidargli del lavoro. Aggiungi questa con ray start --address=HOST:PORTA --num-cpus=0 e scrivi HOST:PORTA.
error-cluster-none = Nessuna risposta da { $address }: { $reason }. Il cluster Ray è in funzione?
error-cluster-auto = Su questa macchina non c’è nessun cluster Ray: avviane uno, o unisciti a uno, con ray start.
error-cluster-silent = All’indirizzo { $address } non c’è un cluster Ray utilizzabile: qualcosa risponde, ma non è un cluster Ray, oppure questa macchina non ne fa parte (ray start --address={ $address }).
error-cluster-token = Il cluster Ray all’indirizzo { $address } non riconosce il nostro token: deve trovarsi in RAY_AUTH_TOKEN o in ~/.ray/auth_token, lo stesso su tutte le macchine.
error-cluster-refused = Il cluster Ray all’indirizzo { $address } non è utilizzabile: { $reason }
error-cluster-node = { $node }, una macchina del cluster, non risponde.
error-cluster-version = { $node }, una macchina del cluster, non ha Spielwerk o ne ha una versione diversa. Installa la stessa versione su tutte.
error-cluster-share = Una parte del lavoro è andata persa più volte insieme alla sua macchina: { $reason }
error-cluster-lost = Il cluster Ray all’indirizzo { $address } non c’è più: nessuna macchina può continuare il lavoro.
error-threads = Con «{ $threads }» thread non si può cercare: ne serve almeno uno.
error-level = Il livello «{ $level }» non esiste. Ci sono: { $levels }.
error-depth = «{ $depth }» non è una profondità: serve almeno 1.
error-seed = «{ $seed }» non è un seme: serve un numero intero da 0 a { $highest }.
error-seed-and-setup = Indica un seme o una disposizione iniziale, non tutti e due.
error-setup-form = «{ $value }» non è una disposizione iniziale per { $game }.
error-setup-unknown = Una posizione ridistribuita non conosce la propria disposizione iniziale.
error-setup-empty = In { $game } non c’è niente di casuale, quindi la disposizione iniziale è vuota; indicato: { $value }.
error-game-over = La partita è finita.
error-no-such-action = La mossa numero { $action } non esiste.
error-record-none = Questa non è una partita salvata da Spielwerk.
error-record-newer = La partita salvata ha il formato { $format }, ma questa versione conosce solo { $known }. Una versione più recente può leggerla.
error-record-line = La partita salvata è danneggiata: «{ $line }» non si può leggere.
error-record-header = La partita salvata è danneggiata: «{ $key }» manca o è sbagliato.
error-record-cut = La partita salvata è incompleta: manca la fine.
error-record-plies = La partita salvata è danneggiata: dichiara { $told } mosse, ma ne contiene { $found }.
error-record-start = La partita salvata è danneggiata: { $reason }
error-record-move = La partita salvata è danneggiata alla mossa { $ply }, { $move }: { $reason }
error-record-result = La partita salvata è danneggiata: dichiara il risultato { $told }, ma le sue mosse portano a { $found }.
error-record-json = La partita salvata è danneggiata: questo non è l’oggetto JSON completo di una partita.
error-record-number = Il file contiene { $games ->
    [one] una partita
   *[other] { $games } partite
}: la numero { $number } non c’è.

## Tables and servers

error-serve = Il server non è riuscito a partire: { $reason }.
error-port = «{ $port }» non è una porta: serve un numero da 1 a 65535.
error-redis-alone = Redis collega processi che condividono un database: indica anche un indirizzo postgresql://.
error-table-seats = I giocatori sono { $players }, ma i posti indicati { $given }.
error-table-level = Solo i giocatori virtuali hanno un livello. Per le persone non indicarlo.
error-colour = Il colore { $colour } non esiste. I quattro colori sono numerati da 0 a 3.
error-colour-taken = Qualcuno ha già scelto questo colore. Prendine un altro.
error-name-long = Il nome «{ $name }» è troppo lungo: al massimo { $longest } caratteri.
error-clock-kind = Un orologio ha un tempo totale, con eventuali secondi in più dopo ogni turno, oppure un tempo per mossa: non tutti e due.
error-clock-range = { $what } deve essere tra { $least } e { $most } secondi, non { $seconds }.
clock-time-total = Il tempo totale
clock-time-per-move = Il tempo per mossa
clock-time-increment = Il tempo aggiunto dopo ogni turno
error-onlooker = Sei qui come spettatore: puoi guardare, ma non giocare.
error-onlookers-off = A questo tavolo non sono ammessi spettatori.
error-not-host = Può farlo solo chi ha aperto il tavolo.
error-no-open-seat = A questo tavolo non ci sono posti liberi.
error-seat-not-free = Il posto { $seat } non è libero.
error-nobody-to-replace = Al posto { $seat } non c’è nessuno da sostituire.
error-not-gone = Chi gioca al posto { $seat } c’è ancora, o si è appena allontanato. Aspetta un momento.
error-nothing-to-return-to = Nessuno sta giocando al posto tuo.
error-no-time = Il tuo tempo è scaduto: il computer continua per te.
error-table-open = La partita non è ancora cominciata.
error-table-running = La partita è già cominciata.
error-table-over = La partita è finita.
error-table-unknown = Questo tavolo non esiste; forse non è mai stato usato ed è stato eliminato.
error-record-unknown = Questa partita finita non esiste.
error-token = Questo link non appartiene a questo tavolo. Forse ne manca un pezzo.
error-behind = Intanto la partita è andata avanti: guarda di nuovo il tabellone.
error-not-your-turn = Non è il tuo turno.
error-you-are-out = Hai lasciato questa partita.
error-bot-plays = Il computer sta giocando per te: prima scegli «Torna a giocare».
error-undo-too-late = Nel frattempo ha giocato qualcun altro. Puoi chiedere di annullare la mossa.
error-nothing-to-undo = Non hai mosse da annullare.
error-back-pending = C’è già una richiesta di annullare una mossa.
error-back-none = Nessuno ti ha chiesto di annullare una mossa.
error-back-secret = Questa mossa non si può annullare: nel frattempo hai visto qualcosa di nascosto.
error-takebacks-off = A questo tavolo le mosse non si possono annullare: ha deciso così chi l’ha aperto.
error-no-draws = In questo gioco non ci si può accordare per la patta.
error-draw-bots = Il computer non accetta mai la patta.
error-draw-offered = Hai già offerto la patta.
error-draw-none = Nessuno ti ha offerto la patta.
error-reaction = La reazione «{ $reaction }» non esiste. Ci sono: { $known }.
error-rematch-asked = Hai già chiesto di giocare ancora.
error-hints-off = A questo tavolo i suggerimenti non sono ammessi.
error-no-hint = In questo momento non c’è nessun suggerimento.
error-past-hidden = È un gioco di memoria: le mosse passate si rivedono solo alla fine.
error-no-such-ply = Una posizione dopo la mossa { $ply } non c’è; l’ultima è dopo la mossa { $last }.
error-too-fast = Troppe azioni insieme. Aspetta un momento.
error-too-long = Il testo è troppo lungo.
error-message = Non è stato possibile leggere il messaggio: { $problem }.
error-not-found = Non c’è niente all’indirizzo { $path }.
error-method = { $path } non accetta questo tipo di richiesta.
error-storage = Al momento non si può salvare, quindi non è cambiato nulla. Riprova tra poco.
error-internal = Qualcosa è andato storto da parte nostra. Non hai perso nulla.

## The web app

board-cell-free = { $cell }, libera
board-cell-seat = { $cell }, { $seat }
board-possible = { $what }; si può scegliere
board-stands-still = { $what }, questa volta resta fermo
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
rings-keys = Con le frecce vai di casella in casella, con Invio scegli. Più e meno girano l’anello della casella in senso orario e antiorario. Esc annulla la scelta.
players-title = Giocatori
player-you = tu
player-guest = ospite
player-awaited = deve ancora arrivare
player-level = computer, livello { $level }
player-gone = assente
player-to-move = di turno
connection-connecting = Connessione…
connection-lost = La connessione è caduta. Tornerà da sola.
connection-refused = Questo link non dà accesso a nessun posto.
front-invitation = Siediti e gioca: contro il computer, insieme davanti a uno schermo o con gli amici tramite un link.
front-rings = Metti in fila tre pedine e prendine una agli avversari, su tre anelli che girano.
front-memento = Impila, dividi, mangia: quattro triangoli ruotano sotto le tue pedine.
front-triominos = Posa i triangoli in modo che gli angoli combacino e guadagna gettoni.
front-dimenticato = Una corsa che mette alla prova la memoria: che numero c’è sotto la tua pedina?
front-play = Gioca ora
front-set-up = Prepara un tavolo
front-rules = Regole
connection-offline = Per ora non c’è connessione con il server.
frame-skip = Vai al contenuto
frame-home = Spielwerk: vai alla pagina iniziale
frame-language = Lingua
frame-credit = I nomi dei giochi appartengono ai loro editori. Spielwerk è una realizzazione indipendente con tabelloni propri. Niente chat, niente tracciamento, nessun account.
lost-title = Qui non c’è niente
lost-home = Vai alla pagina iniziale
set-up-title = Un tavolo per { $game }
set-up-players = Chi gioca?
set-up-who = Chi gioca con il colore { $seat }?
set-up-level = Quanto è forte { $seat }?
set-up-colour = Colore del posto { $number }
set-up-first = Chi comincia?
set-up-lot = si tira a sorte
set-up-rules = Regole
set-up-more = Al tavolo
set-up-clock = Orologio
set-up-hints = I suggerimenti sono ammessi
set-up-takebacks = Le mosse si possono annullare
set-up-onlookers = Gli spettatori sono benvenuti
set-up-start = Apri il tavolo
seat-here = qualcuno qui allo schermo
seat-link = qualcuno a cui mando un link
seat-open = chi arriva per primo
seat-bot = il computer
first-custom-memento = Per tradizione si tira a sorte.
first-custom-triominos = Per tradizione comincia chi è più giovane, o chi è più anziano.
first-custom-dimenticato = Per tradizione comincia chi è più giovane.
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
join-colour = Il tuo colore
join-sit = Siediti
table-board = Tabellone
situation-waiting = Aspettiamo che arrivino tutti.
situation-your-turn = Tocca a te.
situation-turn = È il turno di { $seat }.
situation-ended-resigned = Qualcuno ha abbandonato la partita.
situation-ended-time = Il tempo è scaduto.
situation-ended-draw = Patta di comune accordo.
pass-device = Passa il dispositivo: è il turno di
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
control-return = Torna a giocare
control-back-asked = { $seat } chiede di annullare una mossa.
control-draw-offered = { $seat } offre la patta.
control-yes = Accetta
control-no = Rifiuta
control-hint = Suggerimento
control-back = Annulla mossa
control-draw = Offri la patta
control-resign = Abbandona
control-resign-sure = Vuoi davvero abbandonare?
control-replace = Computer per { $seat }
control-rematch = Gioca ancora
control-rematch-asked = In attesa degli altri…
control-next-game = Vai alla nuova partita
event-moved = { $seat } gioca { $move }.
played-pass = { $seat } passa.
dimenticato-played-pass = { $seat } non muove nessuna pedina.
rings-played-place = { $seat } mette una pedina in { $to }.
rings-played-move = { $seat } muove una pedina da { $from } in { $to }.
rings-played-turn = { $ring ->
    [a] { $seat } gira l’anello esterno in senso orario.
    [b] { $seat } gira l’anello di mezzo in senso orario.
   *[c] { $seat } gira l’anello interno in senso orario.
}
rings-played-turn-back = { $ring ->
    [a] { $seat } gira l’anello esterno in senso antiorario.
    [b] { $seat } gira l’anello di mezzo in senso antiorario.
   *[c] { $seat } gira l’anello interno in senso antiorario.
}
rings-played-take = { $seat } prende la pedina in { $from }.
memento-played-place = { $seat } mette il primo singolo in { $to }.
memento-played-enter = { $seat } mette in gioco due singoli: in { $one } e in { $two }.
memento-played-move = { $seat } muove una pedina da { $from } in { $to }.
memento-played-split = { $seat } divide la pedina in { $from }: { $to }.
memento-played-turn = { $seat } ruota il triangolo { $triangle } in senso orario.
memento-played-turn-back = { $seat } ruota il triangolo { $triangle } in senso antiorario.
triominos-played-lay = { $seat } posa la tessera { $tile } in { $to }.
triominos-played-joker = { $seat } posa il jolly in { $to }.
triominos-played-swap = { $seat } mette la tessera { $tile } al posto del jolly.
triominos-played-buy = { $seat } compra una tessera.
dimenticato-played-call = { $seat } dice { $number } per la pedina in { $from }.
dimenticato-played-move = { $seat } muove una pedina da { $from } in { $to }.
dimenticato-played-hit = { $seat } muove una pedina da { $from } in { $to }, mangia quella che c’era e la rimanda in { $back }.
move-pass = Passa
move-buy = Compra
move-swap = Scambia { $tile }
choice-usual = partita normale
choice-first = prima partita
choice-ludis = ludis
choice-original = originale
choice-complex = complessa
choice-complex-why = Non sappiamo in che cosa «complessa» sia diversa dall’originale: si gioca allo stesso modo.
choice-simple = semplice
event-started = La partita comincia.
event-seat-taken = { $seat } si siede al tavolo.
event-colour-chosen = Il posto { $number } ha un nuovo colore: { $colour }.
event-taken-back = { $seat } annulla una mossa.
event-declined = { $seat } non è d’accordo.
event-resigned = { $seat } abbandona.
event-timed-out = Il tempo di { $seat } è scaduto.
event-bot-took-over = Il computer continua per { $seat }.
event-person-returned = { $seat } è di nuovo al tavolo.
event-rematch-asked = { $seat } vuole giocare ancora.
event-ended = La partita è finita.
control-more = Altro
control-react = Di’ qualcosa
control-again = Mostra di nuovo l’ultima mossa
control-sound = Suono
control-colour = Il mio colore
control-colours = Colori
control-full = Schermo intero
control-on = sì
control-off = no
control-play-on = Continua a giocare
control-close = Chiudi
control-back-waiting = Hai chiesto di annullare una mossa.
control-draw-waiting = Hai offerto la patta.
reaction-hello = Ciao!
reaction-well-played = Ben giocato!
reaction-thanks = Grazie!
reaction-oops = Ops!
reaction-thinking = Ci sto pensando…
reaction-good-game = Bella partita!
event-reacted = { $seat }: { $reaction }
control-hint-thinking = Il computer sta pensando…
control-hint-best = Una buona mossa: { $move }
control-hint-chances = Probabilità di vittoria:
moves-list = Mosse
moves-none = Ancora nessuna mossa.
moves-first = All’inizio
moves-back = Una mossa indietro
moves-forward = Una mossa avanti
moves-last = Alla fine
past-shown = Rivedi: mossa { $ply } di { $total }
past-leave = Torna alla partita
result-you = Hai vinto!
result-won = { $seat } ha vinto.
result-draw = Patta.
result-shared = Primo posto a pari merito.
result-look = Rivedi la partita
board-broken = Non è stato possibile disegnare il tabellone. La partita continua.
board-again = Mostra di nuovo
record-title = Una partita di { $game }
record-play = Riproduci
record-pause = Pausa
record-start = Inizio
record-after = Mossa { $ply } di { $total }: { $seat } gioca { $move }.
record-seen-by = Vista:
record-everybody = spettatore
record-chart = Probabilità di vittoria
record-chart-how = Le probabilità di vittoria di tutti, dall’inizio alla fine. Tocca un punto per vedere quella mossa.
record-judging = Il computer sta esaminando la partita: { $done } mosse su { $total }.
record-judged = Ecco che cosa pensa il computer di ogni mossa.
record-no-judgement = In questo momento il computer non può giudicare questa partita.
record-mistake = errore grave
record-mistakes = Errori gravi
record-no-mistakes = Non ci sono stati errori gravi.
record-download = Scarica la partita
record-share = Condividi
frame-offline = Non c’è connessione. Per giocare serve il server; la pagina si ricollega da sola.

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

dimenticato-touch-figure = Tocca una delle tue pedine: che numero c’è sotto?
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

## Il tavolo di Triominos

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
triominos-buy-what = 1 tessera, 1 gettone
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
   *[other] Ultimo giro: { $turns } turni
}

## Aiuto

help-title = { $game }: le regole
help-rule = Regola { $rule }
help-learn = Come si gioca
help-contents = Indice
help-ours = nostra interpretazione
help-ours-explained = segna ciò che abbiamo dovuto decidere noi, perché le regole stampate non lo chiariscono.
help-notation = Come si scrivono le mosse
help-others = Gli altri giochi:
help-all = Tutte le regole
help-close = Chiudi
lesson-title = { $game }: come si gioca
lesson-offer = Non conosci { $game }? Bastano pochi tocchi per imparare.
lesson-start = Fammi vedere
lesson-decline = No, grazie
lesson-step = Passo { $step } di { $steps }
lesson-missed = Non proprio. Ora vedi evidenziata la mossa giusta.
lesson-next = Avanti
lesson-end = Ora gioca!
