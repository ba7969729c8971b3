# Il rapporto per chi inventa giochi. I messaggi seguono l’ordine della pagina.

report-written = Il rapporto: { $page }. Tutti i suoi numeri: { $data }.
report-resumed = Si riprende: partite già giocate prima dell’interruzione: { $games }.
report-doing-sums = Calcolo delle cifre
report-doing-page = Scrittura della pagina
report-stopped = Interrotto. Le partite giocate finora sono in { $file }. Lo stesso comando riprende da lì.

report-title = { $game }: il rapporto per chi inventa giochi
report-lead = { $players } giocatori. A tutti i posti lo stesso giocatore virtuale: { $bot }. Partite: { $games }, più altre { $others } per le altre domande.
report-lead-random = { $players } giocatori che muovono a caso. Partite: { $games }, più altre { $others } per le altre domande. I giocatori casuali mostrano che cosa permettono le regole, non come giocano le persone; per vederlo, scegli un livello.
report-rules-played = Regole di base: { $options }
report-usual-rules = quelle normali

## Numeri e nomi

report-share = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
report-share-fine = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-number = { NUMBER($value, maximumFractionDigits: 1) }
report-number-fine = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-chance = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
report-chance-tiny = sotto { NUMBER($value, minimumFractionDigits: 3) }
report-range = { $low }–{ $high }
report-bot-level = livello { $level }
report-bot-memory = livello { $level } con la memoria del livello { $memory }
report-bot-random = mosse a caso
report-bot-uct = ricerca ad albero semplice, { $playouts } partite a caso per mossa
report-bot-part = { $bot } con 1/{ $part } della riflessione
report-bot-counted = { $bot } con { $count ->
    [one] un’iterazione
   *[other] { $count } iterazioni
} per mossa
report-source = Partite: { $games } · { $bot }
report-source-sample = Partite: { $games }, le prime { $sample } esaminate mossa per mossa · { $bot }
report-source-plain = Partite: { $games }
report-source-one = una partita · { $bot }
report-base = regole di base
report-of-games = quota di partite
report-games-over = quota di partite finite
report-games = partite
report-share-head = quota
report-interval = intervallo al 95%

## In breve

report-glance = In breve
report-favoured = { $seat } è in vantaggio: partite vinte { $share } (intervallo al 95%: { $range }), mentre una quota uguale per tutti sarebbe { $even }.
report-behind = { $seat } è in svantaggio: partite vinte { $share } (intervallo al 95%: { $range }), mentre una quota uguale per tutti sarebbe { $even }.
report-even = In nessun posto la quota di vittorie si scosta di più di { $points } punti dalla quota uguale per tutti ({ $even }): { $seat } comincia e vince il { $share } delle partite (intervallo al 95%: { $range }).
report-open = Da questo numero di partite ({ $games }) non si può dire se un posto sia migliore di un altro: { $seat } comincia e ne vince il { $share } (intervallo al 95%: { $range }), mentre una quota uguale per tutti sarebbe { $even }. Con { $comparisons } confronti in questa pagina, lo scarto può ancora essere dovuto al caso.
report-noticed-seats = Con questo numero di partite ({ $games }), un posto che vince { $points } punti in più o in meno della quota uguale sarebbe stato notato quattro volte su cinque. Una differenza più piccola può essere sfuggita.
report-noticed-none = Con così poche partite ({ $games }) non si vedono nemmeno grandi differenze nelle vittorie.
report-glance-first = di partite vinte da { $seat }, che comincia
report-glance-draws = senza un unico vincitore
report-glance-minutes = minuti, stimati
report-glance-choices = mosse possibili a ogni decisione
report-glance-changes = cambi al comando per partita
report-glance-comebacks = vinte dopo essere state quasi perse
report-glance-settled = di partita giocata quando è decisa
report-glance-skill = dei punti per { $one } contro { $other }

## Chi vince

report-wins = Chi vince
report-wins-text = Una partita è vinta se qualcuno è da solo al primo posto; tutto il resto conta come patta. La barra attraverso un segno è l’intervallo al 95% (di Clopper e Pearson): barre fatte così, con altre partite degli stessi giocatori, contengono la quota vera almeno 19 volte su 20. La linea tratteggiata è una quota uguale per tutti.
report-seat = posto
report-begins = { $seat } (comincia)
report-draws = patte

## Durata

report-length = Quanto dura
report-length-text = Un turno può richiedere più decisioni. I minuti sono una stima per le persone, non una misura: { $seconds } secondi per ogni decisione e { $doubling } in più ogni volta che il numero di mosse possibili raddoppia, perché scegliere tra molte cose richiede più tempo.
report-turns = turni
report-decisions = decisioni
report-minutes = minuti
report-median = mediana
report-mean = media
report-most = l’80% centrale
report-extremes = la più breve e la più lunga

## Finali

report-endings = Come finiscono le partite
report-endings-text = Ogni finale è una regola. Se un finale per mancanza di progressi capita spesso, il gioco rischia di arenarsi.
report-ending = finale
report-rule = regola

## Scelte

report-choices = Quanto c’è da scegliere
report-choices-text = Il numero di mosse possibili a una decisione, dall’inizio della partita alla fine. La linea è la mediana di tutte le partite, la fascia ne contiene la metà centrale.
report-choices-figures = Su tutte le decisioni: mediana { $median } (intervallo al 95%: { $range }), media { $mean }, al massimo { $most }.
report-moves-possible = mosse possibili
report-mean-moves = mosse possibili (media)
report-progress = parte di partita giocata

## Tensione

report-tension = Tensione
report-tension-text = Queste cifre vengono dalle probabilità di vittoria di tutti a ogni decisione. Le stima chi è di turno ({ $bot }) dopo aver pensato alla mossa, in base a ciò che può sapere da quel posto; dove non c’è niente da scegliere nessuno pensa. Poiché chi è di turno si sopravvaluta, in questa pagina una probabilità è la media delle ultime stime di tutti i giocatori. Sono opinioni di giocatori virtuali, e valgono quanto chi le dà.
report-tension-none = Questi giocatori non stimano le proprie probabilità, perciò non si può dire nulla della tensione né di quali regole contino. Scegli un livello.
report-tension-undecided = Nessuna partita ha avuto un unico vincitore, perciò non si può dire nulla della tensione.
report-measure = misura
report-value = valore
report-changes = cambi al comando
report-changes-meaning = Quante volte in una partita passa in testa qualcun altro. Per farlo, la sua probabilità deve superare di almeno { $ahead } punti quella di tutti gli altri.
report-never = mai un cambio al comando
report-never-meaning = Partite in cui chi è passato in testa per primo ci è rimasto fino alla fine.
report-drama = suspense
report-drama-meaning = Di quanto il futuro vincitore era dietro al migliore degli altri, in media sulle decisioni in cui era dietro; 0 nelle partite in cui non lo è mai stato.
report-comebacks = rimonte
report-comebacks-meaning = Partite vinte da qualcuno la cui probabilità era scesa almeno una volta sotto la metà di una quota uguale, cioè sotto { $below }.
report-settled = decisa dopo
report-settled-meaning = La parte di partita dopo la quale la probabilità del vincitore è rimasta sopra { $won }. Se il momento arriva tardi, tutti restano coinvolti; un gioco deciso presto si trascina.
report-saturated-never = Quasi nessuna partita ha un cambio al comando (senza: { $share }), perciò questa misura qui dice poco.
report-saturated-comebacks = Secondo questa misura quasi ogni partita è una rimonta ({ $share }), perciò qui dice poco.
report-saturated-settled = Quasi tutte le partite restano aperte fino alla fine (decise in media dopo: { $share }), perciò questa misura qui dice poco.
report-winners-chance = La probabilità del vincitore nel corso della partita
report-winners-chance-text = La probabilità di chi alla fine vincerà: la linea è la media di tutte le partite, la fascia ne contiene la metà centrale. Prima sale, prima la partita è decisa.
report-chance-axis = probabilità di vincere
report-examples = Tre partite
report-examples-text = Le probabilità di tutti dalla prima decisione all’ultima, in una partita tranquilla, in una normale e nella più movimentata.
report-example-calm = tranquilla
report-example-usual = normale
report-example-dramatic = la più movimentata
report-decision-axis = decisione

## Le regole all’opera

report-rules = Le regole in azione
report-rules-text = Quante volte ogni regola entra in gioco, e quante volte conta. Una mossa conta se il prossimo avversario, rispetto all’ultima volta che ha pensato, cambia di almeno { $matters } punti la sua stima sulla probabilità di vittoria di qualcuno. Le stime oscillano sempre un po’: confronta con l’ultima riga, una mossa qualsiasi. In piccolo, gli intervalli al 95%; dipendono dal numero di partite, perché le mosse di una stessa partita si somigliano. «Per caso» confronta con tutte le altre mosse.
report-happening = che cosa succede
report-a-game = volte per partita
report-games-with = partite in cui succede
report-mattered = ha contato
report-swing = cambiamento medio
report-any-move = una mossa qualsiasi
report-saturated-mattered = Secondo questa misura quasi ogni mossa conta ({ $share }), perciò dice poco di una singola regola. Guarda piuttosto il cambiamento medio.
report-chance-head = per caso
report-never-happened = Mai visto in queste partite: { $names }.

## Quanto vale una regola

report-worth = Quanto vale ogni regola
report-worth-text = Un giocatore evita qualcosa finché c’è un’altra mossa, e affronta lo stesso giocatore senza questa abitudine ({ $bot }), con le stesse disposizioni iniziali e i posti scambiati. Metà dei punti vuol dire che se ne può fare a meno; meno sono i punti, più la cosa vale. In piccolo, gli intervalli al 95%.
report-worth-less = Chi evita «{ $name }» ottiene solo { $share } dei punti (intervallo al 95%: { $range }).
report-worth-more = Chi evita «{ $name }» ottiene { $share } dei punti (intervallo al 95%: { $range }) e ci guadagna.
report-worth-none = Per nessuna regola è chiaro che evitarla aiuti o danneggi.
report-worth-rare = Troppo raro per essere misurato: { $names }.
report-worth-forced = Quasi impossibile da evitare: { $names }.
report-worth-unforeseen = Non si può scegliere, perché dipende da ciò che è nascosto: { $names }.
report-used = volte per partita
report-anyway = … se evitato

## Aperture

report-openings = Aperture
report-openings-text = Comincia { $seat }: ecco le prime mosse scelte, e quante di queste partite ha vinto { $seat }. Le prime mosse uguali per simmetria sono contate insieme. Le aperture giocate meno di { $least } volte sono tralasciate: quelle mostrate coprono { $told } partite su { $games }.
report-openings-none = Nessuna prima mossa è stata giocata abbastanza spesso da essere mostrata da sola. Prime mosse diverse: { $kinds }.
report-openings-differ = Probabilità che le aperture differiscano così tanto solo per caso: { $chance }.
report-opening = apertura
report-played = giocata
report-won = vinte
report-replies = risposte abituali, e quante di queste partite ha vinto { $seat }
report-reply = { $move } ({ $share } di { $games })

## Fortuna e abilità

report-skill = Fortuna e abilità
report-skill-text = Ogni livello gioca contro quello inferiore: siedono a posti alterni, poi si scambiano i posti e rigiocano le stesse disposizioni iniziali. Metà dei punti vorrebbe dire che non importa chi gioca meglio; tutti i punti, che non conta nient’altro.
report-skill-none = I giocatori casuali non hanno abilità da confrontare. Scegli un livello.
report-meeting = { $one } contro { $other }
report-points = punti
report-deal = Parte del risultato decisa dalla disposizione iniziale: { $share } (intervallo al 95%: { $range }). È quanto delle differenze tra le partite dipende dalla disposizione quando giocatori uguali ({ $bot }) giocano { $each } volte ognuna di { $deals } disposizioni. Il resto è il gioco, e il caso per cui giocatori uguali giocano in modo diverso.
report-deal-random = La disposizione iniziale di questo gioco è casuale. Quanto decida si può dire per un livello, non per giocatori casuali.
report-no-deal = In questo gioco il caso non c’entra: ogni partita comincia allo stesso modo, e non si distribuisce né si tira nulla.

## Profondità

report-depth = Quanto è profondo il gioco
report-depth-text = Una scala che comincia dalle mosse a caso. A ogni passo lo stesso giocatore pensa il doppio che al passo precedente, e i due si affrontano con le stesse disposizioni iniziali e i posti scambiati. Finché pensare di più fa vincere, nel gioco c’è ancora qualcosa da scoprire. Le barre sono intervalli al 95%.
report-depth-rungs = Dalle mosse a caso a { $bot } ci sono { $rungs } pioli (intervallo al 95%: { $range }). A ogni piolo il migliore ottiene { $rung } dei punti.
report-depth-least = Dalle mosse a caso a { $bot } ci sono almeno { $rungs } pioli. A ogni piolo il migliore ottiene { $rung } dei punti; ma in un punto di questa scala ha vinto tutto, e non si può dire di quanto sia migliore.
report-depth-unknown = Le partite sono troppo poche per dire quanti pioli separano le mosse a caso e { $bot }. A ogni piolo il migliore otterrebbe { $rung } dei punti.
report-depth-skill = L’abilità decide { $share } dei risultati (intervallo al 95%: { $range }): è la parte delle differenze tra i risultati che dipende da chi gioca, quando si incontrano due qualsiasi di questi { $players } giocatori. In un gioco di puro caso sarebbe lo 0%; se vincesse sempre il migliore, come negli scacchi tra giocatori molto diversi, il 100%.
report-depth-axis = riflessione del migliore

## Strategie semplici

report-simple = Vince una strategia semplice?
report-simple-text = Strategie che non richiedono di pensare, contro giocatori che pensano. «Sempre» vuol dire: ogni volta che si può, non importa come, e altrimenti a caso. Un gioco che si vince così è noioso. Le mosse a caso servono da confronto.
report-simple-strategy = strategia
report-simple-against = contro { $bot }
report-simple-always = sempre: { $name }
report-simple-first = la prima mossa dell’elenco
report-simple-steady = sempre lo stesso tipo di mossa
report-simple-cramping = meno mosse possibili all’avversario
report-simple-greedy = prendere o guadagnare subito tutto il possibile
report-simple-wins = Una strategia semplice vince: «{ $name }» ottiene { $share } dei punti (intervallo al 95%: { $range }; { $against }).
report-simple-open = Da queste partite non si può dire se una strategia semplice vinca. La migliore, «{ $name }», ottiene { $share } dei punti (partite: { $games }; intervallo al 95%: { $range }; { $against }). Con { $comparisons } confronti in questa pagina, lo scarto dalla metà dei punti può ancora essere dovuto al caso.
report-simple-loses = Nessuna strategia semplice vince contro questi avversari nel loro insieme. La migliore, «{ $name }», ottiene { $share } dei punti (intervallo al 95%: { $range }; { $against }).
report-simple-unseen = Non è mai capitato: { $names }.

## Varianti

report-options = Varianti ed edizioni
report-options-text = I valori richiesti, uno per riga, con tante partite quante le regole di base; in piccolo, gli intervalli al 95%. «Per caso» confronta con le regole di base ed è spiegato in fondo alla pagina.
report-option = regole
report-first-wins = vittorie di { $seat }
report-median-turns = turni (mediana)
report-wins-chance = vittorie: per caso
report-turns-chance = turni: per caso
report-alike = si gioca esattamente come le regole di base

## Confronto

report-compare = Fianco a fianco
report-compare-text = Le regole di base accanto a quelle richieste, con lo stesso numero di partite. Dopo ogni cifra c’è il suo intervallo al 95%; sotto, la differenza dalle regole di base con il proprio intervallo. «Per caso» è spiegato in fondo alla pagina.
report-difference = differenza { $difference } ({ $range })
report-difference-points = differenza { $difference } punti ({ $range })
report-by-chance = per caso: { $chance }
report-noticed = Con questo numero di partite ({ $games } per ogni insieme di regole) e di confronti in questa pagina ({ $comparisons }), una differenza di { $points } punti nelle vittorie, o di { $turns } turni, sarebbe stata notata quattro volte su cinque. Differenze più piccole possono essere sfuggite.

## Com’è fatto

report-made = Com’è fatto
report-made-text = Tutte le partite sono state giocate dai giocatori virtuali di Spielwerk, secondo regole verificate una per una. Seme { $seed }; lo stesso comando dà le stesse partite, tranne al livello 5, che pensa a tempo. Ci sono voluti { $seconds } secondi. Tutti i numeri, anche quelli dei grafici, sono nel file JSON accanto a questa pagina.
report-made-version = Versione di Spielwerk: { $version }
report-made-command = Il comando: { $command }
report-chance-text = «Per caso» è il valore p: la probabilità di una differenza almeno così grande se in realtà non ce ne fosse nessuna. I risultati sono confrontati con il test del chi quadrato, i numeri, come quello dei turni, con il test di Mann e Whitney, e l’effetto di una regola con tutte le altre mosse delle stesse partite. Ogni valore p è corretto con il metodo di Holm per il numero di confronti in questa pagina ({ $comparisons }); gli intervalli no. I valori sotto { $significant } sono in grassetto.
report-made-caveat = I giocatori virtuali non sono persone: sono pazienti, non bluffano, e nelle aperture hanno i loro gusti. Prendi sul serio le differenze grandi, e le piccole come un motivo per giocare altre partite.

## La prima pagina

report-first-length = Una partita dura circa { $minutes } minuti e { $turns } turni; otto partite su dieci hanno fra { $least } e { $most } turni.
report-first-clarity = Una decisione offre di solito { $choices } mosse possibili, e in media { $good } sembrano buone; la peggiore costerebbe { $worst } punti di probabilità di vincere.
report-first-choices = Una decisione offre di solito { $choices } mosse possibili, e una partita ha circa { $decisions } decisioni.
report-first-tension = Il vantaggio passa di mano { $changes } volte a partita, il { $comebacks } delle partite si vince da una posizione quasi persa, e il vincitore è chiaro dopo il { $settled } della partita.
report-first-endings = Il { $draws } delle partite non ha un solo vincitore. La fine più frequente ({ $share }): { $ending }
report-first-skill = La bravura conta: { $one } ottiene il { $share } dei punti contro { $other } (intervallo al 95%: { $range }).
report-first-skill-open = Queste partite non mostrano che la bravura conti: { $one } ottiene il { $share } dei punti contro { $other } (intervallo al 95%: { $range }).
report-first-luck = A parità di forza la disposizione iniziale decide il { $share } del risultato (intervallo al 95%: { $range }).
report-first-repetition = Nel { $share } delle partite torna una posizione che c’era già stata.
report-contents = Indice

## Chiarezza

report-clarity = Quanto è chiara una decisione
report-clarity-text = A ogni decisione con più di una mossa, il giocatore più forte del computer le giudica tutte a colpo d’occhio: la probabilità di vincere di chi muove dopo ciascuna. Una mossa sembra buona se è peggiore della migliore di { $points } punti al massimo. Con molte mosse buone è difficile sbagliare; con un grande distacco la scelta pesa.
report-clarity-good = mosse che sembrano buone
report-clarity-good-meaning = Quante mosse sono al massimo { $points } punti sotto la migliore, lei compresa.
report-clarity-good-share = parte delle mosse che sembrano buone
report-clarity-good-share-meaning = Lo stesso, come parte di tutte le mosse possibili.
report-clarity-only = una sola mossa buona
report-clarity-only-meaning = Decisioni in cui nessun’altra mossa arriva a { $points } punti dalla migliore.
report-clarity-second = dalla migliore alla seconda, in punti
report-clarity-second-meaning = Quanta probabilità di vincere regala la seconda mossa.
report-clarity-worst = dalla migliore alla peggiore, in punti
report-clarity-worst-meaning = Quanta probabilità di vincere regala la mossa peggiore.

## Errori

report-blunders = Quanto costa un solo errore
report-blunders-text = Partite alla pari ({ $bot }) si rigiocano fino a una decisione. Lì il giocatore fa la mossa che sembra peggiore, e poi si continua come al solito. Il costo è quanto più di rado vince quel giocatore rispetto alle stesse partite senza l’errore. I quarti sono quelli di una partita di lunghezza mediana; le partite già finite a quel punto non contano.
report-blunders-cost = punti di probabilità di vincere persi
report-stage = quando
report-stage-0 = primo quarto
report-stage-1 = secondo quarto
report-stage-2 = terzo quarto
report-stage-3 = ultimo quarto

## Chi perde

report-losers = Quanto ci è andato vicino chi ha perso
report-losers-text = La probabilità di vincere più alta che uno dei perdenti abbia avuto in qualche momento della partita. Se è alta, anche chi ha perso ha potuto sperare a lungo. La linea è la media.
report-losers-highest = probabilità più alta di un perdente (media)
report-losers-nearly = partite in cui un perdente ha avuto il { $won } o più
report-losers-axis = probabilità più alta di un perdente

## Ripetizione

report-repetition = Girare in tondo
report-repetition-text = Una posizione torna se tutto ciò che vede chi guarda, e di chi è il turno, è come a una decisione precedente della stessa partita.
report-came-back = partite in cui è tornata una posizione
report-times-back = volte a partita
report-cut-off = partite interrotte da un limite ({ $rules })
report-no-limits = Nessuna regola di questo gioco serve solo a interrompere le partite troppo lunghe.

## Partite da sfogliare

report-stepped = Partite da sfogliare
report-stepped-text = Una partita tipica è il più vicino possibile alla metà di tutte le partite per turni, decisioni, mosse possibili e cambi di vantaggio. La più corta ha meno turni di tutte; nella più drammatica il vincitore era più indietro che mai, quando era indietro. Usa i pulsanti, le mosse o le frecce della tastiera.
report-stepped-typical = Una partita tipica
report-stepped-shortest = La partita più corta
report-stepped-dramatic = La partita più drammatica
report-stepped-turns = Turni: { $turns }.
report-stepped-won = Vince { $seat }.
report-stepped-drawn = Nessun vincitore unico.
report-stepped-record = Salva la registrazione, per aprire la partita in Spielwerk
report-stepped-begin = Inizio
report-step-first = all’inizio
report-step-back = una mossa indietro
report-step-on = una mossa avanti
report-step-last = alla fine

## Le nostre decisioni

report-rulings = Che cosa non dicono le regole stampate
report-rulings-text = Dove le regole stampate tacciono o non sono chiare, abbiamo dovuto decidere noi. Ecco quante volte le partite ne hanno avuto bisogno, per quanto le mosse lo mostrano.
report-ruling = la nostra decisione
report-rulings-unseen = Decisioni che dalle mosse non si vedono e non sono contate: { $rules }.

## Luoghi

report-places = Dove succede
report-places-text = Quante volte le mosse nominano ogni posto: per metterci qualcosa, per prenderla, o come partenza e arrivo. Più un posto è scuro, più serve. Nella tabella ci sono i più frequentati.
report-place = posto
