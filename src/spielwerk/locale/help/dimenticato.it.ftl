# La pagina d’aiuto di Dimenticato. Un asterisco segue ciò che abbiamo deciso noi; _così_ si mette in
# risalto; le regole nominate diventano link.

## La prima pagina

page-about = Race your four figures once round a track of dice and home again. Each figure hides the die that tells how far it goes next, so remember the number!
page-set-up = Lay three small cards between neighbouring big ones to make a ring. Your figures stand on your four start fields, which are your goal too.
page-leave = _Your first four turns:_ each time, one figure leaves your big card, by 2 to 5 fields as you like. Look at the die before you cover it!
page-call = _After that,_ choose a figure and call the number under it. Right: it goes exactly that many fields. Wrong: it stays, and your turn is over.
page-way = Figures go clockwise, forward or sideways, with at most two turns. They jump over others.
page-hit = _Hit:_ if you end on somebody else’s figure, it goes back three fields. You never have to hit. On its own colour a figure is safe.
page-end = Only the exact number leads onto a goal field. The first player with all four figures home wins.
tip-1 = Say your numbers to yourself, always in the same order.
tip-2 = Is the goal field you need taken? Instead of calling, move that figure one field on, or two round a corner.
tip-3 = Two figures on the same number are easier to remember.

## Tutte le regole

section-track = Il percorso
section-cards = Le carte
section-moving = Il tuo turno
section-hitting = Colpire
section-end = La fine
section-knowing = Chi sa che cosa

DI-1 = Una carta ha due per due caselle con i dadi. Le carte formano un anello chiuso, largo due caselle: in quattro cinque carte per cinque (16 carte, 64 caselle), in tre cinque in largo e tre in alto (12, 48), in due tre per tre (8, 32).* Ognuno ha una carta grande, e tra due grandi vicine ce ne sono tre piccole.
DI-2 = Le carte si contano in senso orario dall’angolo in alto a sinistra, che è 0. Le carte grandi di Blu, Arancione, Verde e Viola sono 2, 6, 10, 14 in quattro, 1, 5, 9 in tre e 1, 5 in due. Nessuna sta su un angolo.*
DI-3 = Contro il bordo esterno di una carta grande ci sono altre quattro caselle, il _blocco_ del proprietario: le caselle di partenza, che sono anche quelle d’arrivo.
DI-4 = Le caselle si chiamano come quelle di una scacchiera, con la riga 1 in basso. In quattro le colonne vanno da a a n e le righe da 1 a 14, l’anello da c a l e da 3 a 12. In tre: da a a n, da 1 a 10, l’anello da c a l e da 3 a 8. In due: da a a j, da 1 a 10, l’anello da c a h e da 3 a 8.*
DI-5 = Si gira in senso orario: in alto verso destra, a destra verso il basso, in basso verso sinistra, a sinistra verso l’alto.
DI-6 = _Un passo_ su una carta diritta va di una casella in avanti, o di lato sull’altra corsia. Su una carta d’angolo va, da una qualsiasi delle sue quattro caselle, nella direzione in cui si arriva all’angolo o in quella in cui lo si lascia. Mai indietro, mai in diagonale.
DI-7 = Tornando a casa puoi uscire dalla corsia esterna della tua carta grande nel tuo blocco, e lì andare in tutte e quattro le direzioni. Una pedina nel suo blocco ci resta, e nessuno entra nel blocco di un altro.
DI-8 = Tornando a casa una pedina non può lasciare in avanti la propria carta grande: supererebbe il suo arrivo.*
DI-9 = Ci sono dodici carte piccole, ognuna con quattro numeri diversi in quattro colori diversi, quelli dei posti. Ogni numero compare otto volte, e in ogni colore due volte.*
DI-10 = Per preparare si mescolano le carte piccole e se ne posano tre a testa lungo l’anello, ognuna girata di un numero di quarti a caso.* Se una carta mostra un 6 nella corsia esterna subito prima di una carta grande, e quella casella è su una carta d’angolo, la si gira di un quarto in più: da lì un 6 non porterebbe da nessuna parte il proprietario della carta grande. Una disposizione data come dati si prende com’è.
DI-11 = I dadi di una carta grande non hanno colore. Nel senso di gioco sono 1 e 2 nella corsia esterna, 3 e 4 in quella interna: così nessuna casella di casa è un vicolo cieco.*
DI-12 = Ognuno comincia con quattro pedine sulle quattro caselle di partenza. Comincia il Blu, si gioca in senso orario, e a ogni turno si muove una pedina. Una casella porta al massimo una pedina.
DI-13 = _Una via_ ha esattamente i passi che deve e al massimo due svolte ad angolo retto; una svolta è un cambio di direzione tra due passi. Nessun passo disfa il precedente. Le pedine sulla via si saltano. L’ultima casella deve essere libera, o avere una pedina che si può colpire.
DI-14 = _Partire:_ finché una tua pedina aspetta ancora sulla casella di partenza, devi muoverne una così, di 2, 3, 4 o 5 passi a tua scelta, fino a una casella oltre la tua carta grande. Nel blocco e sulla carta grande nessun passo va contro il senso di gioco. Se nessuna può partire, dici il numero per una che è in viaggio (DI-15); quella che aspetta deve partire appena può. Se nessuna è in viaggio, il turno è perso.*
DI-15 = _Dire il numero:_ poi una pedina fa tanti passi quanti ne mostra il dado che ha sotto. Scegli una tua pedina qualsiasi su un dado, anche senza via, e di’ un numero. Se è giusto, devi muovere la pedina, anche se si può solo colpendo; se non ha una via, il turno è finito. Se è sbagliato, la pedina resta e il turno è finito. Dopo, tutti vedono il numero.*
DI-16 = _Nell’arrivo_ una pedina può avanzare di una casella, o di due girando l’angolo, su ogni casella d’arrivo libera. È un turno, e non si dice nessun numero.
DI-17 = Se hai una pedina su un dado ti si chiede sempre un numero, anche quando con il numero vero nessuna pedina ha una via: non chiederlo tradirebbe dei numeri.* Senza una pedina su un dado e senza una mossa nell’arrivo il turno è perso subito.
DI-18 = Una pedina altrui alla fine della tua via viene _colpita_. Su una casella del proprio colore una pedina è al sicuro, sulle caselle di partenza e d’arrivo anche, e nessuno colpisce le proprie. Non sei obbligato a colpire.
DI-19 = Una pedina colpita viene riportata indietro di tre caselle: tre passi di DI-6 al contrario, sui dadi, con al massimo una svolta e senza disfare un passo, fino a una casella libera. Le pedine sulla via si saltano. La casella che la pedina che colpisce ha appena lasciato è libera, e sceglie chi colpisce.* Se una tale casella non c’è, la pedina non si può colpire.
DI-20 = Una pedina non viene riportata sulla propria carta grande, né oltre, a meno che non ci stia sopra quando è colpita.* Non viene mai riportata in un blocco.
DI-21 = Vince chi per primo ha a casa tutte e quattro le pedine. Gli altri si ordinano per quante pedine sono a casa, e poi per i passi che mancano alle altre, meno è meglio: il minor numero di passi fino alla casella d’arrivo più vicina su un percorso vuoto, senza contare le svolte; per una pedina non ancora partita, fuori dal blocco, tutto il giro e a casa. A parità si divide il posto.*
DI-22 = Dopo 1000 turni la partita è finita, e tutti si ordinano come in DI-21.*
DI-23 = All’inizio le carte sono scoperte, e ogni numero si vede finché una pedina non lo copre. Ti vengono mostrate tutte le pedine, tutti i colori, i numeri delle caselle scoperte, e un numero nel momento in cui viene detto. Quello che sta sotto una pedina non viene mai mandato a uno schermo; e durante la partita nessuno sa niente dei turni passati tranne l’ultimo, perché anche la lunghezza di una vecchia via tradisce un numero.*
DI-24 = Il computer vede le stesse cose e ha una memoria sua. Annota ogni numero che gli viene mostrato e dimentica ciascuno con una probabilità per turno che dipende dal suo livello; il più forte non dimentica niente.*

## Figure

see-track = Il percorso per due: in alto e in basso le carte grandi, con le pedine sulle caselle di partenza; in mezzo le carte piccole.
    .alt = Un anello quadrato di dadi, largo due caselle. Sopra ci sono quattro pedine blu, sotto quattro arancioni.
see-leave = The start with two players. The chosen figure may go where it glows.
    .alt = The track at the start. One blue figure is chosen, and the fields two to five steps away, beyond its big card, are lit.
see-deck = Le dodici carte piccole. Il colore e la forma dei punti dicono di chi è il dado.
    .alt = Dodici carte con quattro dadi ciascuna; i numeri sono diversi, e anche i colori.
see-ways = Il numero era giusto, un 4: la pedina può andare nelle caselle illuminate, con quattro passi e al massimo due svolte.
    .alt = Una pedina blu nell’angolo in alto a destra del percorso. Le caselle che raggiunge con quattro passi sono illuminate.
see-home = Tornare a casa con un 3: la via segue la carta grande ed esce nel blocco.
    .alt = Una pedina blu subito prima della propria carta grande. Le caselle che raggiunge con tre passi sono illuminate, tra cui caselle d’arrivo.
see-hit = Con un 3 il Blu ha colpito la pedina arancione, che è stata riportata indietro di tre caselle.
    .alt = Una pedina blu è andata dove ce n’era una arancione, e l’arancione ora sta tre caselle più indietro. Delle linee mostrano le due vie.

## Come si gioca, passo per passo

step-1 = Sei il Blu. Una pedina lascia la partenza con due a cinque passi. Tocca una pedina blu qualsiasi, poi il dado illuminato. _Ricorda il suo numero:_ sta per essere coperto.
    .done = Ora nessuno vede più quel dado. Da lì la tua pedina farà esattamente tanti passi quanti ne mostra.
step-2 = Tutte le tue sono in viaggio. Che numero c’è sotto quella nell’angolo, dove sei appena andato? _Dillo_ con i tasti in basso.
    .done = Giusto! Se fosse stato sbagliato, la pedina sarebbe rimasta e il tuo turno sarebbe finito.
step-3 = Allora _muovila_ di quattro passi, in avanti o di lato, con al massimo due svolte. Tocca un dado illuminato, e ricorda di nuovo il suo numero.
    .done = Così si fa il giro, di numero in numero. Su un dado del proprio colore una pedina è al sicuro.
step-4 = I tuoi tre passi finiscono dove sta una pedina arancione: _colpiscila_. Toccala, poi tocca la casella dove va riportata.
    .done = Chi colpisce sceglie la casella, tre indietro. Vince chi per primo ha a casa tutte e quattro le pedine.
