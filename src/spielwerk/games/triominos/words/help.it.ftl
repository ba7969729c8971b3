# La pagina d’aiuto di Triominos. Un asterisco segue ciò che abbiamo deciso noi; _così_ si mette in
# risalto; le regole nominate diventano link.

## La prima pagina

page-about = Posa i triangoli in modo che gli angoli che si toccano siano uguali. Ogni tessera posata ti fa guadagnare gettoni, e alla fine vince chi ne ha di più.
page-set-up = Mescolate le tessere coperte: sono il pozzo. Ognuno mette sei tessere sul suo leggio e riceve quattro gettoni. Scoprite una tessera e posatela in mezzo. Comincia il più giovane.
page-turn = Quando tocca a te, fai una sola di queste cose:
page-lay = _Posa_ una tessera contro il lato di un’altra. Tutti gli angoli che si incontrano devono combaciare. Il jolly va bene dappertutto.
page-buy = _Compra_ una tessera del pozzo con un gettone, anche se potresti posarne una.
page-swap = _Scambia:_ metti una tessera che va bene al posto del jolly, e prendi il jolly.
page-pass = Niente gettoni, e nessuna tessera va bene? Allora _passi_. Leggio vuoto? Continui a giocare: al prossimo turno compri una tessera.
page-reward = I gettoni che guadagni:
page-reward-tile = per una tessera
page-reward-hexagon = per ogni esagono
page-reward-bridge = per un ponte
page-reward-last = per l’ultima tessera sul tuo leggio
page-end = Quando si pesca l’ultima tessera del pozzo, ognuno gioca ancora una volta, per ultimo chi l’ha pescata. Hai più gettoni di tutti? Hai vinto!
tip-1 = A volte conviene non posare: compra, e aspetta un esagono o un ponte.
tip-2 = Non lasciare mai un esagono a cui manca una sola tessera.
tip-3 = Dai quattro anni, con qualcuno che aiuta: cominciate senza jolly e con tutte le tessere scoperte.

## Tutte le regole

section-tiles = Tessere e tavolo
section-turn = Il tuo turno
section-end = La fine
section-options = Opzioni
section-knowing = Chi sa che cosa

turn-intro = Nel tuo turno fai una sola di queste cose:

TR-1 = Ci sono 36 tessere: un jolly, e una tessera per ogni scelta di tre numeri da 1 a 5, da 111 a 555. Ogni numero ha il suo colore ed è disegnato con altrettante stelle: numero, colore e stelle dicono sempre la stessa cosa. Letti in senso orario dal più piccolo, i numeri non diminuiscono mai: le regole stampate dicono solo quante sono le tessere, e di fatte così ce ne sono proprio 35.* Le tessere si possono ruotare, mai ribaltare.
TR-2 = Le tessere stanno su una griglia di triangoli. Una casella prende nome da colonna e riga, con u se punta in alto e d se punta in basso; una tessera si legge in senso orario dalla punta della sua casella.*
TR-3 = Due caselle si toccano con un lato se hanno due angoli in comune.
TR-4 = Le tessere si mescolano coperte e formano il pozzo; ognuno ne riceve sei, più quattro gettoni. Si scopre una tessera del pozzo e la si posa in mezzo; se è il jolly, si rimescola e se ne scopre un’altra. Ha la punta in alto e dalla punta si legge come si scrive, così si possono annotare le partite.* Mettetevi d’accordo su chi comincia, o tirate a sorte; poi si gioca in senso orario.
TR-5 = Nella banca ci sono sempre abbastanza gettoni: i fogli stampati non sono d’accordo su quanti siano.*
TR-6 = _Posare_ una tessera dal tuo leggio su una casella libera che tocca una tessera con un lato. Ogni suo angolo deve avere il numero che quel punto ha già, anche dove le tessere si incontrano solo in quel punto: numeri diversi non si incontrano mai.* Un punto toccato solo dal jolly non ha ancora un numero.
TR-7 = _Posare il jolly_ su una casella libera qualsiasi che tocca una tessera con un lato. Va bene dappertutto e non dà un numero ai suoi angoli. Un angolo del jolly che non tocca altre tessere accetta qualsiasi numero: se fosse libero un lato intero, si incontrerebbero numeri diversi.*
TR-8 = Per una tessera posata, o per il jolly, ricevi un gettone. Uno in più per ogni _esagono_ che completi, cioè un punto con tessere tutt’intorno, anche per il terzo: la tabella stampata si ferma a due.* Uno in più per un _ponte_: la tessera tocca una sola vicina con un lato, e il suo angolo opposto incontra una tessera che c’era già. Il foglio mostra il ponte solo con un disegno.* E uno in più se era l’ultima tessera sul tuo leggio. In tutto questo il jolly conta come una tessera.
TR-9 = _Scambiare:_ metti una tessera del tuo leggio al posto del jolly, se lì va bene, e prendi il jolly. Non si guadagna e non si paga niente.
TR-10 = _Comprare:_ paga un gettone e pesca una tessera, anche se potresti posarne una. Servono un gettone e almeno una tessera nel pozzo.
TR-11 = _Passare,_ ma solo se non puoi né posare né comprare. Non importa se potresti scambiare: le regole stampate non obbligano mai a farlo.*
TR-12 = Ognuna di queste cose chiude il tuo turno. Chi ha posato l’ultima tessera del suo leggio continua a giocare, e al turno seguente ne compra una.
TR-13 = Quando si pesca l’ultima tessera del pozzo, ognuno gioca ancora una volta, e chi l’ha pescata gioca per ultimo. Poi la partita è finita.
TR-14 = Se tutti passano uno dopo l’altro mentre ci sono ancora tessere nel pozzo, la partita è finita lo stesso: altrimenti potrebbe non finire mai.*
TR-15 = Vince chi ha più gettoni. Chi è a pari merito ha lo stesso posto, e il posto seguente si salta (1, 2, 2, 4).
TR-16 = Senza il _jolly_ le tessere sono 35. Con i _leggii scoperti_ tutti vedono tutte le tessere. Per i più piccoli le due cose insieme sono un buon inizio, senza jolly e con tutte le tessere scoperte: scegli «prima partita». Le _regole della casa_ cambiano quante tessere e quanti gettoni si hanno all’inizio, quanto rendono un esagono, un ponte e l’ultima tessera del leggio, e quanto costa una tessera del pozzo.
TR-17 = Vedi il tavolo, i gettoni di tutti, quante tessere ci sono su ogni leggio e nel pozzo, e le tue tessere; con i leggii scoperti, quelle di tutti. Tutti sanno chi ha preso il jolly in uno scambio e non l’ha ancora posato. Nessuno conosce l’ordine del pozzo.

## Figure

see-fits = Numero, colore e stelle dicono la stessa cosa. La tessera scelta va bene nei posti illuminati.
    .alt = Tre tessere sul tavolo e tre sul leggio. Una tessera del leggio è scelta, e i posti liberi dove va bene sono illuminati.
see-hexagon = Un esagono: sei tessere intorno a un punto.
    .alt = Due tavoli. Nel primo cinque tessere stanno intorno a un punto e un posto è vuoto; nel secondo lo riempie la tessera 1 5 5.
see-bridge = Un ponte: la tessera tocca un solo lato, e il suo angolo lontano incontra altre tessere oltre un vuoto.
    .alt = Due tavoli. Nel primo una fila di tessere torna quasi fino a sé stessa; nel secondo una nuova tessera ne unisce i due capi.
see-swap = Una tessera che va bene prende il posto del jolly, e il jolly va sul leggio.
    .alt = Due tavoli. Nel primo il jolly sta tra due tessere; nel secondo al suo posto c’è la tessera 1 2 3.

## Come si gioca, passo per passo

step-1 = Sei il Blu, le tue tessere sono in basso. _Posane_ una: tocca la tessera 1 2 3, poi il posto illuminato. Se serve, si gira da sola.
    .done = Gli angoli che si incontrano hanno lo stesso numero. Per ogni tessera che posi ricevi un gettone.
step-2 = Cinque tessere stanno intorno a un punto, e tu hai la sesta. Posa la tessera 1 5 5 nel posto vuoto.
    .done = Un _esagono!_ Un gettone per la tessera e uno per l’esagono. Anche un ponte sopra un vuoto ne porta uno in più.
step-3 = Nessuna delle tue tessere va bene. _Comprane_ una con il pulsante in basso.
    .done = È costata un gettone, e il tuo turno è finito. A ogni turno fai una cosa sola: posare, scambiare o comprare.
step-4 = Qui c’è il _jolly_, che va bene dappertutto. Ma tu hai la tessera giusta per il suo posto: tocca la tessera 1 2 3, poi il jolly.
    .done = Ora il jolly è tuo: posalo dove vuoi. Vince chi ha più gettoni alla fine.
