# La pagina d’aiuto di Anelli. Un asterisco segue ciò che abbiamo deciso noi; _così_ si mette in
# risalto; le regole nominate diventano link.

## La prima pagina

page-about = Three rings turn under everybody’s pawns. Line up three of yours and take a pawn from each of the others, until you are the last one left.
page-set-up = The board is empty. Everybody takes ten pawns of one colour; play goes clockwise.
page-turn = On your turn, do one of these:
page-place = _Place_ a pawn from your hand on any free cell.
page-turn-ring = _Turn_ a ring one step, with everything on it; only the ring turned last has to wait.
page-move = _Move_ one of your pawns to a free cell beside it, on its own ring or the next.
page-line = Three of your pawns side by side on a ring, or on one spoke, are a _line_. At once, take any pawn from every other player.
page-fly = With an empty hand and only four pawns left, you must move one each turn, to any free cell.
page-end = Whoever has only two pawns left, hand and board together, is out. The last player left wins.
tip-1 = Whoever begins has the advantage, unless the others block from the very first round.
tip-2 = Line up somebody else’s pawns by turning a ring, and nobody takes any: sometimes your best defence.
tip-3 = Watch the rings: one turn can finish a line.

## Tutte le regole

section-board = Tavoliere e pedine
section-turn = Il tuo turno
section-lines = Le linee
section-taking = Prendere
section-end = La fine
section-options = Opzioni

turn-intro = Fai esattamente una di queste cose.

RG-1 = Il tavoliere ha 24 caselle su tre anelli: _a_ fuori, _b_ in mezzo, _c_ dentro. Ogni anello ha otto caselle, numerate in senso orario. Comunque girino, gli anelli si fermano sempre in modo che le caselle formino otto raggi.
RG-2 = Le vicine di una casella sono quella prima e quella dopo sul suo anello, e quelle accanto sul suo raggio, un anello più dentro o più fuori. Le diagonali non contano.*
RG-3 = Tutti cominciano con dieci pedine in mano e il tavoliere vuoto. Comincia il Blu, poi si gioca in senso orario; chi è eliminato viene saltato.
RG-4 = _Posare:_ metti una pedina dalla mano su una casella libera qualsiasi.
RG-5 = _Girare:_ gira un anello di un passo, in un senso o nell’altro, con tutto ciò che porta. L’anello girato per ultimo, non importa da chi, resta fermo finché non ne viene girato un altro. Si può girare anche un anello vuoto.*
RG-6 = _Spostare:_ porta una delle tue pedine su una casella vicina libera.
RG-7 = _Saltare:_ quando hai la mano vuota* e quattro pedine o meno sul tavoliere, a ogni turno devi far saltare una di loro in una casella libera qualsiasi e non puoi fare altro. Se nessuna casella è libera, giri invece un anello.*
RG-8 = Chi non può fare niente passa. Non succede mai, perché c’è sempre un anello da girare.*
RG-9 = Tre pedine di un colore una accanto all’altra su un anello sono una _linea d’anello_. Tre sulle tre caselle di un raggio sono una _linea di raggio_.
RG-10 = Ci guadagna solo chi agisce, e solo dalle linee del proprio colore.
RG-11 = Una pedina posata, spostata o che è saltata forma le linee in cui si trova. Un anello girato forma una linea su ogni raggio che ora porta tre tue pedine, anche se ce n’erano tre tue già prima. Una linea d’anello che viaggia soltanto con il suo anello non si forma di nuovo. In breve: una linea si forma quando una pedina vi arriva.*
RG-12 = Quando formi una linea d’anello, le sue due pedine alle estremità sono _bloccate_, anche se non c’è niente da prendere. Una linea con dentro una pedina bloccata non conta. Il blocco finisce quando la pedina viene spostata, salta o lascia il tavoliere; un anello che gira lo porta con sé.* La pedina in mezzo resta libera, e le linee di raggio non bloccano nessuno.
RG-13 = Un’azione forma al massimo una linea d’anello: cinque in fila contano una volta. Se la pedina arriva in mezzo a tre non bloccate, sono queste la linea; altrimenti è la linea non bloccata di cui è l’estremità.*
RG-14 = Una linea d’anello e una di raggio formate insieme contano entrambe, e così più linee di raggio di una sola rotazione. Conta chi era bloccato prima dell’azione; solo una pedina che si sposta o salta viene prima sbloccata.*
RG-15 = Per ogni linea formata prendi dal tavoliere una pedina a ciascun altro giocatore che ne ha, anche a chi è già eliminato. Devi prendere, e puoi scegliere qualsiasi pedina, anche da una linea.* Le pedine prese sono fuori dal gioco.
RG-16 = Con più linee, ognuno degli altri perde tante pedine quante sono le linee, o tutte quelle che ha sul tavoliere. Le scegli una alla volta, in senso orario a partire da te, un giocatore dopo l’altro.*
RG-17 = Finite le prese, è eliminato chi ha due pedine o meno, contando insieme mano e tavoliere.* Quello che resta in quella mano si toglie; le pedine sul tavoliere restano e si possono prendere.
RG-18 = Vince l’ultimo giocatore rimasto, anche in un turno che finirebbe la partita secondo RG-19.
RG-19 = Dopo 100 turni di fila senza posare né prendere, o dopo 1000 turni, decidono le pedine sul tavoliere: chi ne ha di più è primo, a parità si divide il posto. Le pedine in mano non contano, così non conviene trattenerle.*
RG-20 = Classifica: prima chi ha vinto, o chi è ancora in gioco secondo RG-19; poi gli eliminati, dall’ultimo uscito. Chi esce per la stessa azione divide il posto. Il tuo posto è il numero di chi ha fatto meglio, più uno.*
RG-21 = _Pedine_ in mano all’inizio: da cinque a dieci. Dieci è il numero stampato, ma in quattro dieci a testa riempiono il tavoliere; con sei si gioca più liberamente.*

## Figure

see-neighbours = La pedina può andare nelle quattro caselle illuminate: due sul suo anello, due sul suo raggio.
    .alt = Il tavoliere di Anelli con una pedina blu sull’anello di mezzo. Le caselle prima e dopo di lei sull’anello e accanto sul raggio sono illuminate.
see-turn = Il Blu gira l’anello interno di un passo, e tre pedine stanno su un raggio.
    .alt = Due tavolieri. Nel primo due pedine blu stanno sul raggio in alto e una terza un passo accanto sull’anello interno. Nel secondo stanno tutte e tre sul raggio.
see-lines = In alto una linea d’anello, in basso una linea di raggio. I lucchetti mostrano chi è bloccato: le due estremità della linea d’anello.
    .alt = Tre pedine blu una accanto all’altra sull’anello esterno, le due alle estremità con un lucchetto, e tre pedine arancioni su un raggio.
see-spoke = Blue turned the inner ring: three on one spoke, a line.
    .alt = Three blue pawns on the upper spoke, one on each ring. Small arrows show that the inner ring was turned clockwise.
see-lock = The ends of a ring line are locked: until they move, no new line can use them. So Blue’s five are one line and two pawns; Orange’s six are two lines.
    .alt = Five blue pawns in a row on the outer ring; the first and the third wear padlocks. Six orange pawns in a row on the middle ring; the first, third, fourth and sixth wear padlocks.
see-taking = Il Blu ha formato una linea e ora prende una pedina arancione qualsiasi, anche una bloccata.
    .alt = In alto una linea d’anello blu. Tutte le pedine arancioni sono illuminate, perché una di loro verrà presa.
see-flying = Nessuna pedina in mano, quattro sul tavoliere: quella scelta può saltare in ogni casella libera.
    .alt = Il Blu ha quattro pedine sul tavoliere. Una è scelta, e tutte le caselle libere sono illuminate.

## Come si gioca, passo per passo

step-1 = Sei il Blu. _Posa_ una pedina in modo che tre delle tue stiano una accanto all’altra sull’anello esterno. Tocca la casella illuminata.
    .done = Una linea! Le sue due estremità ora portano un lucchetto: sono bloccate e non formano nuove linee finché non si spostano.
step-2 = Per una linea _prendi_ una pedina a tutti gli altri. Tocca una pedina arancione qualsiasi.
    .done = È fuori dal gioco. Chi resta con due sole pedine, mano e tavoliere insieme, è eliminato.
step-3 = Invece di posare puoi _girare_ un anello di un passo. Trascina l’anello interno in senso orario, o premi il suo ↻ qui sotto: tre delle tue staranno su un raggio.
    .done = Anche questa è una linea. L’anello girato per ultimo resta fermo finché non se ne gira un altro.
step-4 = Oppure _sposti_ una pedina in una casella vicina. Tocca la pedina illuminata, poi la casella illuminata.
    .done = Un’altra linea! Posare, girare o spostare: una cosa per turno. Vince l’ultimo giocatore rimasto.
