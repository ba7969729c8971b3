# La pagina d’aiuto di Dimenticato. Un asterisco segue ciò che abbiamo deciso noi; _così_ si mette in
# risalto; le regole nominate diventano link.

## La prima pagina

page-about = Fai correre le tue quattro pedine lungo un percorso di dadi, un giro intero fino a casa. Ogni pedina copre il dado che dice quanti passi farà dopo: ricordati il numero!
page-set-up = Ognuno ha una carta grande; tre carte piccole tra un vicino e l’altro chiudono l’anello. Le tue pedine stanno sulle tue quattro caselle di partenza, che sono anche il tuo arrivo. Comincia il più giovane.
page-leave = _I tuoi primi quattro turni:_ ogni volta una pedina esce dalla tua carta grande facendo da 2 a 5 passi, come vuoi tu. Guarda il dado prima di coprirlo!
page-call = _Poi_ scegli una pedina e di’ il numero che ha sotto. Giusto: fa esattamente quel numero di passi, se può. Sbagliato: resta lì. E il tuo turno è finito.
page-way = Le pedine vanno in senso orario, in avanti o di lato, con al massimo due svolte. Le altre pedine si saltano.
page-hit = _Mangiare:_ se finisci su una pedina di un altro, quella torna indietro di tre caselle, su una libera. Mangiare non è mai obbligatorio. Su un dado del suo colore una pedina è al sicuro.
page-end = Per entrare in una casella d’arrivo serve il numero esatto. Vince chi per primo porta a casa tutte e quattro le pedine.
tip-1 = Ripetiti i tuoi numeri, sempre nello stesso ordine.
tip-2 = Casella d’arrivo occupata? Invece di dire un numero, sposta la pedina che c’è su un’altra casella d’arrivo.
tip-3 = Due pedine sullo stesso numero sono più facili da ricordare.

## Tutte le regole

section-track = Il percorso
section-cards = Le carte
section-moving = Il tuo turno
section-hitting = Mangiare
section-end = La fine
section-knowing = Chi sa che cosa

DI-1 = Ogni carta ha quattro caselle con i dadi, due per due. Le carte formano un anello chiuso, largo due caselle: in quattro giocatori, cinque carte per cinque (16 carte, 64 caselle); in tre, cinque in larghezza e tre in altezza (12 carte, 48 caselle); in due, tre per tre (8 carte, 32 caselle). Il foglio dà i numeri; le forme sono le più vicine al quadrato che si possono fare.* Ognuno ha una carta grande, e tra due carte grandi vicine ce ne sono tre piccole.
DI-2 = Le carte si contano in senso orario dall’angolo in alto a sinistra, che è 0. Le carte grandi stanno in 2, 6, 10 e 14 se si gioca in quattro, in 1, 5 e 9 in tre, in 1 e 5 in due. Nessuna sta su un angolo, perché da un angolo si potrebbe partire solo svoltando a sinistra.*
DI-3 = Contro il bordo esterno di ogni carta grande ci sono altre quattro caselle: le _caselle di partenza_ del proprietario, che sono anche le sue _caselle d’arrivo_. Il foglio non dice su quale bordo; chi ha giocato con la scatola ricorda quello esterno.*
DI-4 = Le caselle si chiamano come quelle di una scacchiera, con la riga 1 in basso. In quattro le colonne vanno da a a n e le righe da 1 a 14; in tre da a a n e da 1 a 10; in due da a a j e da 1 a 10. L’anello comincia due colonne e due righe più in dentro.*
DI-5 = Si corre in senso orario: in alto verso destra, a destra verso il basso, in basso verso sinistra, a sinistra verso l’alto.
DI-6 = _Un passo_ su una carta diritta va di una casella in avanti, o di lato sull’altra corsia. Su una carta d’angolo va, da una qualsiasi delle sue quattro caselle, solo nella direzione in cui sei arrivato all’angolo o in quella in cui lo lasci, e si svolta solo a destra. Vale per tutte e quattro le caselle della carta d’angolo, perché per la sola casella più esterna la regola non direbbe niente.* Mai indietro, mai in diagonale.
DI-7 = Tornando a casa, una pedina può passare dalla corsia esterna della tua carta grande alle tue caselle d’arrivo, e lì muoversi in tutte e quattro le direzioni. Una pedina sulle sue caselle d’arrivo ci resta, e nessuno entra in quelle di un altro.
DI-8 = Tornando a casa, una pedina non può superare la propria carta grande: passerebbe oltre il suo arrivo.*
DI-9 = Ci sono dodici carte piccole, ognuna con quattro numeri diversi in quattro colori diversi, quelli dei giocatori. Ogni numero compare otto volte, due per ogni colore. Le carte stampate non le conosciamo: queste sono nostre.*
DI-10 = All’inizio si mescolano le carte piccole e si dispongono in ordine lungo il percorso, tre per ogni giocatore, ognuna girata a caso.* Se una carta mostrasse un 6 nella corsia esterna di un angolo subito prima di una carta grande, la si gira di un altro quarto: da lì con un 6 nessuno potrebbe tornare a casa.*
DI-11 = I dadi di una carta grande non hanno colore. Nel senso di gioco sono 1 e 2 nella corsia esterna, 3 e 4 in quella interna: con questi numeri nessuna casella vicino a casa è un vicolo cieco.*
DI-12 = Ognuno comincia con quattro pedine sulle quattro caselle di partenza. Comincia il più giovane, o chi decidete voi; si gioca in senso orario, e a ogni turno si muove una pedina. Su una casella sta al massimo una pedina. Le _regole della casa_ cambiano quante pedine ci sono, con quanti passi lasciano la partenza, se i numeri si dicono o si guardano soltanto, se sul proprio colore si è al sicuro, se si può restare invece di mangiare e di quante caselle torna indietro una pedina mangiata.
DI-13 = _Una mossa_ ha esattamente il numero di passi richiesto, con al massimo due svolte ad angolo retto. Una svolta è un cambio di direzione tra due passi; il primo passo non conta come svolta.* Nessun passo annulla quello prima. Le pedine sulla strada si saltano. L’ultima casella deve essere libera, o avere una pedina che puoi mangiare.
DI-14 = _Partire:_ finché una tua pedina aspetta ancora sulla casella di partenza, devi farne uscire una, di 2, 3, 4 o 5 passi a tua scelta, fino a una casella oltre la tua carta grande. Uscendo, nessun passo va contro il senso di gioco.* Se nessuna può partire, di’ il numero di una pedina che è già in viaggio (DI-15); quella che aspetta deve partire appena può. Se nessuna è in viaggio, salti il turno. Se si può partire solo mangiando, puoi anche restare: le tue stesse pedine possono chiudere la strada all’ultima, e nessuno è obbligato a mangiare.*
DI-15 = _Dire il numero:_ poi una pedina fa tanti passi quanti ne mostra il dado che ha sotto. Scegli una tua pedina qualsiasi su un dado, anche una che non può muoversi, e di’ un numero. Se è giusto, devi muovere la pedina; se può muoversi solo mangiando, mangi o resti. Se non può muoversi, o se il numero è sbagliato, la pedina resta dov’è e il turno è finito. Dopo, tutti vedono il numero, perché qualcuno deve pur guardare.*
DI-16 = _Nelle caselle d’arrivo_ una pedina può avanzare di una casella, o di due cambiando direzione, su ogni casella d’arrivo libera; le altre pedine si saltano, come dappertutto.* È un turno, e non si dice nessun numero. Ti servirà quando la casella a cui arriverebbe la prossima pedina è occupata.
DI-17 = Se hai una pedina su un dado ti si chiede sempre un numero, anche quando con il numero vero nessuna può muoversi: altrimenti tutti saprebbero che nessuno dei tuoi numeri va bene.* Se non hai pedine sui dadi e non puoi avanzare nelle caselle d’arrivo, salti il turno.
DI-18 = Se la tua mossa finisce su una pedina di un altro, la _mangi_. Su una casella del suo colore una pedina è al sicuro, sulle caselle di partenza e d’arrivo anche, e le tue non le mangi mai. Nessuno è obbligato a mangiare.
DI-19 = Una pedina mangiata torna indietro di tre caselle: tre passi di DI-6 al contrario, solo sui dadi, con al massimo una svolta e senza annullare un passo, fino a una casella libera. Le pedine sulla strada si saltano. La casella appena lasciata dalla pedina che mangia conta come libera, e sceglie chi mangia.* Se una casella così non c’è, la pedina non si può mangiare.
DI-20 = Una pedina non può tornare sulla propria carta grande, né oltre, a meno che non ci stia sopra quando viene mangiata: allora il giro l’ha già fatto.* Non torna mai sulle caselle di partenza o d’arrivo.
DI-21 = Vince chi per primo porta a casa tutte e quattro le pedine. Gli altri si ordinano per quante pedine hanno a casa, e poi per la strada che manca alle altre, meno passi è meglio: il minor numero di passi fino alla casella d’arrivo più vicina su un percorso vuoto; per una pedina non ancora partita, tutto il giro. Il foglio nomina solo chi vince. Chi è a pari merito ha lo stesso posto, e il posto seguente si salta (1, 2, 2, 4).*
DI-22 = Dopo 1000 turni la partita è finita, perché nessuna duri per sempre, e tutti si ordinano come in DI-21.*
DI-23 = All’inizio le carte sono scoperte, e ogni numero si vede finché una pedina non lo copre. Vedi tutte le pedine, tutti i colori, i numeri delle caselle scoperte, e un numero nel momento in cui viene detto. Durante la partita si può rivedere solo l’ultimo turno, perché anche la lunghezza di una mossa più vecchia svelerebbe un numero.*
DI-24 = Il computer vede le stesse cose e ha una memoria sua. Annota ogni numero che gli viene mostrato e può dimenticarlo, tanto prima quanto più basso è il suo livello; il più forte non dimentica niente.*

## Figure

see-track = Il percorso per due: in alto e in basso le carte grandi, con le pedine sulle caselle di partenza; in mezzo le carte piccole.
    .alt = Un anello quadrato di dadi, largo due caselle. Sopra ci sono quattro pedine blu, sotto quattro arancioni.
see-leave = L’inizio, in due giocatori. La pedina scelta può andare nelle caselle illuminate.
    .alt = Il percorso all’inizio. Una pedina blu è scelta, e le caselle da due a cinque passi più in là, oltre la sua carta grande, sono illuminate.
see-deck = Le dodici carte piccole. Il colore e la forma dei punti dicono di chi è il dado.
    .alt = Dodici carte con quattro dadi ciascuna; i numeri sono diversi, e anche i colori.
see-ways = Il numero era giusto, un 4: quattro passi, con al massimo due svolte.
    .alt = Una pedina blu nell’angolo in alto a destra del percorso. Le caselle che raggiunge con quattro passi sono illuminate.
see-home = Tornare a casa con un 3.
    .alt = Una pedina blu subito prima della propria carta grande. Le caselle che raggiunge con tre passi sono illuminate, tra cui caselle d’arrivo.
see-hit = Con un 3 il Blu ha mangiato la pedina arancione, che è tornata indietro di tre caselle.
    .alt = Una pedina blu è andata dove ce n’era una arancione, e l’arancione ora sta tre caselle più indietro. Delle linee mostrano i due percorsi.

## Come si gioca, passo per passo

step-1 = Sei il Blu. Una pedina lascia la partenza facendo da due a cinque passi. Tocca una pedina blu qualsiasi, poi il dado illuminato. _Ricorda il suo numero:_ la tua pedina lo coprirà.
    .done = Ora nessuno vede più quel dado. Da lì la tua pedina farà esattamente tanti passi quanti ne mostra.
step-2 = Le tue pedine sono tutte in viaggio. Che numero c’è sotto quella nell’angolo, dove sei appena andato? _Dillo_ con i tasti in basso.
    .done = Giusto! Se avessi sbagliato, la pedina sarebbe rimasta lì e il tuo turno sarebbe finito.
step-3 = Allora _muovila_ di quattro passi, in avanti o di lato, con al massimo due svolte. Tocca un dado illuminato, e ricorda anche il suo numero.
    .done = Così si fa il giro, di numero in numero. Su un dado del suo colore una pedina è al sicuro.
step-4 = I tuoi tre passi finiscono dove sta una pedina arancione: _mangiala_. Toccala, poi tocca la casella dove deve tornare.
    .done = Chi mangia sceglie la casella, tre più indietro. Vince chi per primo porta a casa tutte e quattro le pedine.
