# La pagina d’aiuto di Anelli. Un asterisco segue ciò che abbiamo deciso noi; _così_ si mette in
# risalto; le regole nominate diventano link.

## La prima pagina

page-about = Tre anelli girano sotto le pedine di tutti. Metti in fila tre delle tue e prendi una pedina a ognuno degli altri, finché in gioco resti solo tu.
page-set-up = Il tabellone è vuoto. Ognuno prende dieci pedine di un colore. Tirate a sorte chi comincia.
page-turn = Quando tocca a te, fai una di queste cose:
page-place = _Metti_ una pedina dalla mano su una casella libera qualsiasi.
page-turn-ring = _Gira_ un anello di un passo, con tutto ciò che porta. L’anello girato per ultimo, da chiunque, resta fermo finché non se ne gira un altro.
page-move = _Muovi_ una tua pedina su una casella libera lì accanto, sul suo anello o su quello vicino.
page-line = Tre tue pedine una accanto all’altra su un anello, o in fila dal bordo al centro (un _raggio_), sono una _linea_. Prendi subito dal tabellone una pedina qualsiasi a ognuno degli altri.
page-fly = Con la mano vuota e quattro pedine o meno, a ogni turno devi muoverne una, ma può saltare su qualsiasi casella libera.
page-end = Chi resta con due sole pedine, tra mano e tabellone, è eliminato. Vince chi rimane per ultimo.
tip-1 = Chi comincia è in vantaggio, a meno che gli altri non gli sbarrino la strada fin dal primo giro.
tip-2 = Se giri un anello e metti in fila le pedine di un altro, nessuno prende niente. Bella difesa!
tip-3 = Occhio agli anelli: a volte basta girarne uno per completare una linea.

## Tutte le regole

section-board = Tabellone e pedine
section-turn = Il tuo turno
section-lines = Le linee
section-taking = Prendere
section-end = La fine
section-options = Opzioni

turn-intro = Nel tuo turno fai una sola di queste cose:

RG-1 = Il tabellone ha 24 caselle su tre anelli: _a_ fuori, _b_ in mezzo, _c_ dentro. Ogni anello ha otto caselle, numerate in senso orario. Gli anelli si fermano sempre con le caselle allineate, così le caselle formano anche otto raggi.
RG-2 = Le vicine di una casella sono quella prima e quella dopo sul suo anello, e quelle accanto sul suo raggio, un anello più dentro o più fuori. Le diagonali non contano, perché nessuna linea va in diagonale.*
RG-3 = All’inizio ognuno ha dieci pedine in mano e il tabellone è vuoto. Mettetevi d’accordo su chi comincia, o tirate a sorte; poi si gioca in senso orario. Chi è eliminato non gioca più.
RG-4 = _Mettere:_ metti una pedina dalla mano su una casella libera qualsiasi.
RG-5 = _Girare:_ gira un anello di un passo, in un senso o nell’altro, con tutto ciò che porta. L’anello girato per ultimo, non importa da chi, resta fermo finché non ne viene girato un altro. Puoi girare anche un anello vuoto: niente lo vieta.*
RG-6 = _Muovere:_ sposta una delle tue pedine su una casella vicina libera.
RG-7 = _Saltare:_ quando hai la mano vuota e sul tabellone quattro pedine o meno, a ogni turno devi farne saltare una su una casella libera qualsiasi e non puoi fare altro. La mano deve essere vuota perché la regola stampata parla di chi si è ridotto a quattro pedine.* Se nessuna casella è libera, giri invece un anello.*
RG-8 = Chi non può fare nulla passa il turno. Non succede mai, perché c’è sempre un anello da girare.*
RG-9 = Tre pedine dello stesso colore una accanto all’altra su un anello formano una _linea sull’anello_. Tre sulle tre caselle di un raggio formano una _linea sul raggio_.
RG-10 = Da una linea guadagna solo chi è di turno, e solo se è del suo colore. Se giri un anello e metti in fila le pedine di un altro, nessuno prende niente: può essere la tua difesa migliore.
RG-11 = Quando metti, muovi o fai saltare una pedina, formi tutte le linee in cui si viene a trovare. Una linea sull’anello che viaggia soltanto con il suo anello non si forma di nuovo. Un anello girato forma una linea su ogni raggio che ora porta tre tue pedine, anche se prima ce n’erano già tre delle tue: una linea si forma quando vi arriva una pedina.*
RG-12 = Quando formi una linea sull’anello, le pedine alle sue due estremità sono _bloccate_, anche se non c’era niente da prendere: il blocco viene con la linea.* Una linea con dentro una pedina bloccata non conta. Il blocco finisce quando la pedina viene mossa, salta o lascia il tabellone. Resta invece se la linea si rompe o l’anello gira, perché lo toglie solo muovere quella pedina.* La pedina in mezzo non viene bloccata dalla sua linea, e le linee sul raggio non bloccano nessuna pedina.
RG-13 = Un’azione forma al massimo una linea sull’anello. Cinque in fila sono una linea e due pedine; sei possono essere due linee, formate una dopo l’altra. Se la pedina arriva in mezzo a tre non bloccate, sono queste la linea; altrimenti è la linea non bloccata di cui la pedina è un’estremità.*
RG-14 = Una linea sull’anello e una sul raggio formate insieme contano entrambe, e così più linee sul raggio formate girando un anello. Conta quali pedine erano bloccate prima dell’azione; solo una pedina che si muove o salta viene prima sbloccata.*
RG-15 = Per ogni linea che formi prendi dal tabellone una pedina a ciascun altro giocatore che ne ha, anche a chi è già eliminato. Prendere è obbligatorio. Puoi scegliere qualsiasi pedina, anche una in linea: le regole stampate non ne proteggono nessuna.* Le pedine prese sono fuori dal gioco.
RG-16 = Con più linee, ognuno degli altri perde tante pedine quante linee hai formato, o tutte quelle che ha sul tabellone. Le scegli una alla volta, in senso orario a partire da te, un giocatore dopo l’altro.*
RG-17 = Finite le prese, è eliminato chi ha due pedine o meno. Si contano insieme mano e tabellone: altrimenti al primo turno sarebbero tutti eliminati.* Quello che resta in quella mano si toglie; le pedine sul tabellone restano e si possono prendere.
RG-18 = Vince l’ultimo giocatore rimasto, anche in un turno che farebbe finire la partita secondo RG-19: una vera vittoria viene prima.*
RG-19 = Dopo 100 turni di fila senza che una pedina sia stata messa o presa, o dopo 1000 turni in tutto, decidono le pedine sul tabellone: vince chi ne ha di più, e a parità si è a pari merito. Altrimenti la partita potrebbe non finire mai. Le pedine in mano non contano, così non conviene trattenerle.*
RG-20 = Classifica: prima chi ha vinto, o chi è ancora in gioco secondo RG-19; poi gli eliminati, dall’ultimo uscito. Chi viene eliminato dalla stessa azione è a pari merito. Dopo un pari merito si salta il posto seguente (1, 2, 2, 4).*
RG-21 = _Pedine_ in mano all’inizio: da tre a dodici. Dieci è il numero stampato. In quattro, dieci a testa riempiono il tabellone; con sei resta spazio.* Le regole della casa possono cambiare altro: quelle qui sopra sono le regole stampate.

## Figure

see-neighbours = La pedina può andare nelle quattro caselle illuminate: due sul suo anello, due sul suo raggio.
    .alt = Il tabellone di Anelli con una pedina blu sull’anello di mezzo. Le caselle prima e dopo sull’anello e quelle accanto sul raggio sono illuminate.
see-turn = Il Blu gira l’anello interno di un passo, e tre pedine si trovano sullo stesso raggio.
    .alt = Due tabelloni. Nel primo due pedine blu stanno sul raggio in alto e una terza un passo accanto, sull’anello interno. Nel secondo stanno tutte e tre sul raggio.
see-lines = In alto una linea sull’anello, in basso una linea sul raggio. I lucchetti mostrano quali pedine sono bloccate: le due estremità della linea sull’anello.
    .alt = Tre pedine blu una accanto all’altra sull’anello esterno, le due alle estremità con un lucchetto, e tre pedine arancioni su un raggio.
see-spoke = Il Blu ha girato l’anello interno: una linea su un raggio.
    .alt = Tre pedine blu sul raggio in alto, una per anello. Delle piccole frecce mostrano che l’anello interno è stato girato in senso orario.
see-lock = I lucchetti bloccano le estremità di una linea su un anello: finché non si muovono, non valgono per una nuova linea. Le cinque del Blu sono una linea e due pedine; le sei dell’Arancione, due linee.
    .alt = Cinque pedine blu in fila sull’anello esterno; la prima e la terza hanno un lucchetto. Sei pedine arancioni in fila sull’anello di mezzo; hanno un lucchetto la prima, la terza, la quarta e la sesta.
see-taking = Il Blu ha formato una linea e può prendere una pedina arancione qualsiasi, anche una bloccata.
    .alt = In alto una linea blu sull’anello. Tutte le pedine arancioni sono illuminate, perché una verrà presa.
see-flying = Nessuna pedina in mano, quattro sul tabellone: quella scelta può saltare su qualsiasi casella libera.
    .alt = Il Blu ha quattro pedine sul tabellone. Una è scelta, e tutte le caselle libere sono illuminate.

## Come si gioca, passo per passo

step-1 = Sei il Blu. _Metti_ una pedina in modo che tre delle tue stiano una accanto all’altra sull’anello esterno. Tocca la casella illuminata.
    .done = Una linea! Le pedine alle due estremità ora hanno un lucchetto: sono bloccate, e non formano nuove linee finché non le muovi.
step-2 = Per una linea _prendi_ una pedina a ciascuno degli altri. Tocca una pedina arancione qualsiasi.
    .done = Quella pedina è fuori dal gioco. Chi resta con due sole pedine, tra mano e tabellone, è eliminato.
step-3 = Invece di mettere una pedina puoi _girare_ un anello di un passo. Trascina l’anello interno in senso orario, o premi il suo pulsante ↻ qui sotto: tre delle tue pedine finiranno sullo stesso raggio.
    .done = Anche questa è una linea. L’anello girato per ultimo resta fermo finché non se ne gira un altro.
step-4 = Oppure puoi _muovere_ una pedina su una casella vicina. Tocca la pedina illuminata, poi la casella illuminata.
    .done = Un’altra linea! Mettere, girare o muovere: una cosa sola per turno. Vince l’ultimo giocatore rimasto.
