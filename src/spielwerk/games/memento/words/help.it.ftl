# La pagina d’aiuto di Memento. Un asterisco segue ciò che abbiamo deciso noi; _così_ si mette in
# risalto; le regole nominate diventano link.

## La prima pagina

page-about = Forma pile su triangoli che ruotano, e mangia quelle degli altri. Vinci se conquisti i punti giusti, o se solo a te restano pedine.
page-set-up = Il tabellone è vuoto. Ognuno prende nove segnalini; la riserva di 11 pedine di base (15 in quattro) è di tutti. Da una a tre pedine di base sotto un tuo segnalino formano una _pedina_.
page-turn = Al primissimo turno si mette solo un singolo, su un punto qualsiasi. Poi fai una di queste cose (se non hai pedine, una delle prime due):
page-bring = _Metti in gioco_ due singoli su punti liberi, ma non sui centri né nel triangolo interno.
page-turn-triangle = _Ruota_ un triangolo di un terzo di giro, se non l’ha appena fatto chi gioca prima di te, né tu l’ultima volta.
page-move = _Muovi_ una pedina di un passo; da un angolo può anche uscire dal tabellone e rientrare da un altro. Un doppio corre anche lungo le linee rette, un triplo salta da un centro a un altro o a una punta del tabellone.
page-capture = _Mangia_ andando su una pedina qualsiasi: le sue pedine di base si aggiungono alla tua pila. Sono più di tre? Tre tornano nella riserva.
page-split = _Dividi_ un doppio o un triplo su punti liberi che potrebbe raggiungere.
page-end = Vinci con tutti e quattro i centri, con un cuore, o quando tutti gli altri hanno perso le loro pedine.
tip-1 = Dividere costa un segnalino per ogni pedina in più: tienine qualcuno da parte.
tip-2 = Mangia le tue stesse pedine per formare doppi e tripli.
tip-3 = Prima di muovere, pensa a che cosa può rovinarti un triangolo che ruota.

## Tutte le regole

section-board = Il tabellone
section-links = Come sono collegati i triangoli
section-pieces = Pedine di base, segnalini, pedine
section-turn = Il tuo turno
section-end = La fine
section-editions = Edizioni e regole della casa

turn-intro = Nel tuo turno fai una sola azione, e dopo deve essere cambiato qualcosa sul tabellone.

ME-1 = Quattro triangoli ne formano uno grande: _A_ in alto, _B_ in basso a destra, _C_ in basso a sinistra e, in mezzo, il triangolo interno _I_, con la punta in giù. Ognuno ha sette punti: 0 al centro e da 1 a 6 intorno, in senso orario a partire dalla punta. I punti dispari sono angoli; i pari, i _punti perpendicolari_, sono i punti medi dei lati. In tutto sono 28 punti.
ME-2 = Dentro un triangolo sei linee uniscono i punti: i lati 1-2-3, 3-4-5, 5-6-1 e le altezze 1-0-4, 3-0-6, 5-0-2. I punti che si seguono su una linea sono vicini.
ME-3 = A1, B3 e C5 sono gli _angoli grandi_. A metà di ogni lato grande tre angoli si incontrano in una _costellazione_: A3, B1, I5 tra A e B; B5, C3, I1 tra B e C; C1, A5, I3 tra C e A. Ogni angolo grande sta di fronte alla costellazione degli altri due triangoli.
ME-4 = _Angoli che si toccano:_ i tre punti di una costellazione sono vicini tra loro, perché un passo va al punto più vicino e niente è più vicino.*
ME-5 = _Punti perpendicolari che si toccano:_ quelli che si fronteggiano ai due lati di un bordo sono vicini, per lo stesso motivo: A4 e I4, B6 e I6, C2 e I2.*
ME-6 = _Uscite:_ da un angolo una pedina può lasciare il tabellone e rientrare altrove, tutto in un passo. Da un angolo grande rientra in un altro angolo grande o in un punto della costellazione opposta; da un punto di una costellazione, in un punto di un’altra costellazione o nell’angolo grande opposto. Anche questi punti sono vicini.
ME-7 = Le linee che proseguono diritte attraverso gli angoli o i punti perpendicolari che si toccano sono una sola lunga linea: una linea retta deve restare retta anche lì.* Sono i lati grandi C5-C6-C1-A5-A6-A1, A1-A2-A3-B1-B2-B3 e B3-B4-B5-C3-C4-C5, e le altezze grandi A1-A0-A4-I4-I0-I1, B3-B0-B6-I6-I0-I3 e C5-C0-C2-I2-I0-I5. I lati di I e le altre linee di ME-2 sono linee a sé. Dove il contatto è disattivato, la linea si interrompe.
ME-8 = _Uscite diritte,_ se ci sono uscite: agli angoli grandi e agli angoli di I si esce e si rientra in linea retta. I lati grandi, le altezze grandi e i lati di I si chiudono allora ad anello: così immaginiamo un’uscita in linea retta.* Agli altri angoli la linea fa una curva quando si esce. Un anello interrotto in un punto resta una sola linea attraverso l’uscita.*
ME-9 = Ognuno ha nove segnalini colorati. Una riserva comune contiene 11 pedine di base, 15 se si gioca in quattro. Una pedina è una pila di una, due o tre pedine di base con in cima il segnalino colorato del proprietario: un _singolo_, un _doppio_ o un _triplo_.
ME-10 = All’inizio il tabellone è vuoto. Tirate a sorte chi comincia: al suo primo turno mette un singolo su un punto qualsiasi. Poi ognuno a turno fa una delle azioni qui sotto; chi è eliminato non gioca più.
ME-11 = _Mettere in gioco_ due singoli su due punti liberi, ma non su un centro né nel triangolo interno. Servono due pedine di base della riserva e due tuoi segnalini.
ME-12 = _Ruotare_ un triangolo di un terzo di giro, in un senso o nell’altro, con tutto ciò che porta; nessun’altra rotazione combacerebbe.* Non se ha ruotato il giocatore prima di te, non se hai ruotato tu l’ultima volta, e non se non cambierebbe niente. Passare non conta come ruotare.* Puoi ruotare anche senza avere pedine: al primo turno metti in gioco due singoli o ruoti.*
ME-13 = _Muovere_ una pedina. Un singolo va su un punto vicino. Un doppio va su un punto vicino, o lontano quanto vuole lungo una linea retta, se i punti prima della meta sono liberi. Lungo un anello non può tornare sul proprio punto, perché qualcosa deve cambiare.* Un triplo va su un punto vicino, o salta da un centro a un altro centro o a un angolo grande, ma non da un angolo grande a un centro.
ME-14 = _Mangiare:_ una pedina può andare su qualsiasi altra, anche una delle tue. Le due pile diventano una sola sotto il segnalino della pedina che si è mossa: le pedine di base mangiate restano nella tua pila, e l’altro segnalino torna al suo proprietario. Una pila di più di tre pedine di base ne rende tre alla riserva.
ME-15 = _Dividere_ un doppio in due singoli, o un triplo in un doppio e un singolo o in tre singoli. Le parti vanno su punti liberi diversi, tutti raggiungibili dalla pedina intera; non si intralciano a vicenda, perché partono insieme.* Il punto di partenza resta libero. Per due parti serve un segnalino in più, per tre parti ne servono due.
ME-16 = Chi non può fare nulla passa il turno. Con queste regole non succede mai.*
ME-17 = Chi ha avuto pedine e non ne ha più è _eliminato_; questo si controlla prima delle regole qui sotto. Chi non ha ancora messo in gioco niente resta in gioco, altrimenti ci sarebbe solo il primo giocatore.*
ME-18 = Vinci con la tua azione se poi sono tuoi tutti e _quattro i centri_,
ME-19 = o se è tuo il _cuore_ di un triangolo: il centro e i tre punti perpendicolari,
ME-20 = o se tutti gli altri sono eliminati.
ME-21 = Dopo 100 turni di fila senza che nessuno metta in gioco pedine o mangi quelle di un altro, o dopo 500 turni in tutto, la partita è patta tra chi è ancora in gioco: altrimenti potrebbe non finire mai. Una vittoria proprio in quel turno vale lo stesso.*
ME-22 = Classifica: chi ha vinto; poi chi è ancora in gioco, insieme al secondo posto; poi gli eliminati, dall’ultimo uscito, a pari merito se li ha eliminati la stessa azione. Chi è a pari merito ha lo stesso posto, e il posto seguente si salta (1, 2, 2, 4). Se valgono insieme più regole di vittoria, conta la prima.*
ME-23 = _Edizione:_ ludis e originale si giocano con tutti i collegamenti. In quella semplice le uscite diritte sono disattivate, ma le pedine escono e rientrano lo stesso. Qui le lingue stampate non dicono la stessa cosa: alcune si possono leggere come se nessuno uscisse dal tabellone; chi le legge così disattiva le uscite.* La copertina di Memento Tuos nomina anche un’edizione complessa, ma non dice in che cosa sia diversa: per ora si gioca come l’originale.*
ME-24 = Uscite, uscite diritte, angoli e punti perpendicolari che si toccano si possono anche attivare e disattivare uno per uno in ogni edizione, come regole della casa.* Altre regole della casa cambiano quelle qui sopra, che sono le regole stampate.
note-languages = Le lingue stampate sono diverse anche in altri punti, e noi seguiamo il testo tedesco. In inglese, francese e ucraino c’è scritto che tutte le pedine possono essere mangiate, ma si intende che tutte possono mangiare; e il foglio francese storpia la regola sul ruotare due volte.

## Figure

see-board = I quattro triangoli con i nomi dei loro punti.
    .alt = Il tabellone vuoto: il triangolo A in alto, C in basso a sinistra, B in basso a destra e in mezzo il triangolo interno I con la punta in giù.
see-exits = Un singolo fa un passo: lungo le linee, verso gli angoli che tocca, o fuori da un’uscita per rientrare altrove.
    .alt = Un singolo blu sull’angolo C1. I suoi vicini sono illuminati: nel suo triangolo, agli angoli che si toccano e, oltre il bordo, alle altre uscite.
see-loop = Un doppio su una linea retta che si chiude ad anello: esce da un angolo grande e rientra all’altro capo della linea, fin dove la strada è libera.
    .alt = Un doppio blu subito sotto la punta del triangolo grande. La strada sale fino all’angolo in alto, lì esce, rientra dall’angolo in basso a sinistra e prosegue lungo lo stesso lato; i suoi punti sono illuminati.
see-figures = Singolo, doppio, triplo
    .alt = Tre pedine blu sul lato in basso del tabellone: la prima è alta una pedina di base, la seconda due, la terza tre.
see-capture = Un doppio ha mangiato un singolo: ora è un triplo.
    .alt = Un triplo blu in alto sul lato sinistro del tabellone. Una linea punteggiata mostra da dove è venuto: su diritto dall’angolo in basso a sinistra.
see-double = Un doppio corre lungo le linee rette finché sono libere. Può mangiare la prima pedina che incontra.
    .alt = Un doppio blu sull’angolo grande C5. Le sue linee attraverso il tabellone sono illuminate fino alle pedine che vi si trovano.
see-turn = Il triangolo A ruota di un terzo di giro in senso orario, con tutto ciò che porta.
    .alt = Due tabelloni. Nel primo un doppio arancione sta sulla punta del triangolo A; nel secondo è andato con il triangolo nell’angolo in basso a destra.
see-middles = Tutti e quattro i centri: vince il Blu.
    .alt = Pedine blu occupano i centri di tutti e quattro i triangoli, che sono illuminati.
see-heart = Un cuore (il centro e i tre punti perpendicolari, a metà dei lati): vince l’Arancione.
    .alt = Pedine arancioni occupano il centro e i tre punti perpendicolari del triangolo a destra, che sono illuminati.

## Come si gioca, passo per passo

step-1 = Sei il Blu. _Metti in gioco_ due singoli: tocca due dei punti illuminati, uno dopo l’altro.
    .done = Due pedine di base della riserva, con in cima i tuoi segnalini. I nuovi singoli vanno ovunque, tranne che su un centro o nel triangolo interno.
step-2 = Puoi anche _ruotare_ un triangolo con tutto ciò che porta. Trascina intorno il triangolo A, o premi uno dei suoi pulsanti qui sotto.
    .done = Tutto è andato avanti di un terzo di giro. Subito dopo non può ruotare né il prossimo giocatore né tu.
step-3 = Un doppio corre lungo le linee rette. Tocca il tuo in basso a sinistra, poi il singolo arancione all’altro capo: così lo _mangi_.
    .done = Le due pile ora sono una sola, un triplo, ed è tuo. Una pedina non è mai più alta di tre pedine di base.
step-4 = Una pedina si può _dividere_. Tocca il doppio al centro, scegli Dividi, poi tocca due punti illuminati.
    .done = Due singoli, e il punto in mezzo è di nuovo libero.
step-5 = Con tutti e quattro i centri vinci. Ne hai tre: _muovi_ il singolo illuminato sul quarto.
    .done = Hai vinto! Sarebbe bastato anche il cuore di un triangolo, cioè il centro e i tre punti perpendicolari, o restare l’ultimo con pedine sul tabellone.
