# Alles, was beim Spielen zu lesen ist. Dieselben Nachrichten stehen in der Datei jeder Sprache.

## Plätze und Spiele

seat-0 = Blau
seat-1 = Orange
seat-2 = Grün
seat-3 = Violett

game-rings = Ringe
game-memento = Memento
game-triominos = Triominos
game-dimenticato = Dimenticato

## Ringe

option-rings-pawns = Steine, die alle am Anfang in der Hand haben. Zu viert füllen je zehn das Brett; mit sechs spielt es sich freier.
rings-ended-18 = Nur noch eine Farbe ist im Spiel.
rings-ended-19 = Das Spiel hat sich zu lange hingezogen: Es zählen die Steine auf dem Brett.
rings-notation =
    a1      einen Stein auf a1 setzen
    a1-a2   den Stein von a1 nach a2 ziehen
    a+  a-  Ring a im Uhrzeigersinn, gegen den Uhrzeigersinn drehen
    xb3     den Stein auf b3 nehmen
    Ringe: a ist der äußere, c der innere. Ein Stein in Klammern ist gesperrt: Er bildet keine Reihe, bis er gezogen wird.
rings-seat = { $hand } in der Hand, { $board } auf dem Brett
rings-seat-out = ausgeschieden, noch { $board } auf dem Brett
rings-situation-turned = { $ring ->
    [a] Der äußere Ring wurde zuletzt gedreht und steht still, bis ein anderer gedreht wird.
    [b] Der mittlere Ring wurde zuletzt gedreht und steht still, bis ein anderer gedreht wird.
   *[c] Der innere Ring wurde zuletzt gedreht und steht still, bis ein anderer gedreht wird.
}
rings-situation-taking = { $pawns ->
    [one] Eine Reihe! Nimm einen Stein von { $seat }.
   *[other] Mehrere Reihen! Nimm { $pawns } Steine von { $seat }.
}
rings-situation-flying = Nur noch wenige Steine: Spring mit einem davon auf ein beliebiges freies Feld.

rings-unreadable = „{ $move }“ ist kein Zug. Züge sehen so aus: a1, a1-a2, a+, a- oder xb3.
rings-cell-taken = Dieses Feld ist nicht frei. Wähl ein leeres.
rings-hand-empty = Du hast keinen Stein mehr in der Hand: Zieh einen Stein auf dem Brett oder dreh einen Ring.
rings-ring-turned-last = { $ring ->
    [a] Der äußere Ring wurde zuletzt gedreht. Dreh erst einen anderen.
    [b] Der mittlere Ring wurde zuletzt gedreht. Dreh erst einen anderen.
   *[c] Der innere Ring wurde zuletzt gedreht. Dreh erst einen anderen.
}
rings-not-your-pawn = Dort steht kein Stein von dir. Wähl einen von deinen.
rings-not-neighbours = Das ist zu weit: Ein Stein zieht nur einen Schritt, auf seinem Ring oder auf seiner Speiche.
rings-must-fly = Deine Hand ist leer, und du hast höchstens vier Steine auf dem Brett: Du musst mit einem davon springen, auf ein beliebiges freies Feld.
rings-may-not-pass = Passen darfst du nur, wenn gar kein Zug möglich ist. Du kannst aber noch etwas tun.
rings-nothing-to-take = Du hast keine Reihe gebildet, also darfst du keinen Stein nehmen.
rings-must-take = Du hast eine Reihe gebildet: Nimm zuerst einen Stein von { $seat }.
rings-take-empty = Dort steht kein Stein. Nimm einen von { $seat }.
rings-take-own = Das ist dein eigener Stein. Nimm einen von { $seat }.
rings-take-other = Das ist ein Stein von { $owner }. Nimm einen von { $seat }.

## Memento

option-memento-edition = Gedruckte Ausgabe. Bei „einfach“ bleiben die Ausgänge, nur geradeaus führen sie nicht.
option-memento-exits = Eine Figur auf einer Ecke darf das Brett verlassen und anderswo wieder betreten.
option-memento-straight_exits = An den Ecken des großen und des inneren Dreiecks geht es geradeaus hinaus und wieder hinein.
option-memento-touching_corners = Ecken, die sich treffen, sind Nachbarn, und Linien laufen durch sie weiter.
option-memento-touching_feet = Lotpunkte, die sich an einer Grenze gegenüberliegen, sind Nachbarn, und Linien laufen durch sie weiter.
memento-ended-18 = Alle vier Mittelpunkte gehören einer Farbe.
memento-ended-19 = Mittelpunkt und drei Lotpunkte eines Dreiecks gehören einer Farbe.
memento-ended-20 = Alle anderen sind ausgeschieden.
memento-ended-21 = Das Spiel hat sich zu lange hingezogen: Es endet unentschieden.
memento-notation =
    A1          den ersten Einer des Spiels setzen
    A1,B2       zwei Einer einsetzen
    A+  A-      Dreieck A im Uhrzeigersinn, gegen den Uhrzeigersinn drehen
    A1-A0       die Figur von A1 nach A0 ziehen; was dort steht, wird geschlagen
    A1/A2,A6    die Figur auf A1 in Einer auf A2 und A6 aufteilen
    A1/2A2,A6   den Drilling auf A1 in einen Doppler auf A2 und einen Einer auf A6 aufteilen
    ●2A4 ist ein Doppler von Blau auf A4. Punkt 0 ist die Mitte eines Dreiecks, ungerade Punkte sind Ecken, gerade Lotpunkte.
memento-seat = { $markers ->
    [one] noch ein Marker
   *[other] noch { $markers } Marker
}
memento-seat-out = ausgeschieden
memento-supply = { $supply ->
    [one] Ein Stein im Vorrat
   *[other] { $supply } Steine im Vorrat
}
memento-no-turning = { $seat } darf diesmal kein Dreieck drehen.

memento-unreadable = „{ $move }“ ist kein Zug. Züge sehen so aus: A1,B2, A1-A0, A+, A- oder A1/A2,A6.
memento-first-single = Im ersten Zug des Spiels setzt du einen Einer auf einen beliebigen Punkt.
memento-may-not-pass = Passen darfst du nur, wenn gar kein Zug möglich ist. Du kannst aber noch etwas tun.
memento-enter-two = Du musst immer genau zwei Einer auf einmal einsetzen.
memento-enter-middle = Auf einen Mittelpunkt ({ $point }) darfst du keinen neuen Einer setzen, nur auf Ecken und Lotpunkte.
memento-enter-inside = Ins innere Dreieck ({ $point }) darfst du keinen neuen Einer setzen, nur in die drei äußeren.
memento-not-free = Auf { $point } steht schon eine Figur. Wähl einen freien Punkt.
memento-different-points = Auf jeden Punkt kommt nur eine Figur. Wähl verschiedene Punkte.
memento-board-order = Schreib die Punkte der Reihe nach: erst A, dann B, C und I, und jeweils von 0 bis 6.
memento-supply-low = Zum Einsetzen brauchst du zwei Steine, aber im Vorrat ist { $supply ->
    [0] keiner mehr
    [one] nur noch einer
   *[other] { $supply }
}.
memento-no-marker = Dafür hast du nicht mehr genug Marker.
memento-player-before-turned = Vor dir wurde gerade gedreht, also darfst du jetzt nicht drehen.
memento-you-turned = Du hast in deinem letzten Zug gedreht, also darfst du jetzt nicht schon wieder drehen.
memento-nothing-changes = Wenn du Dreieck { $triangle } drehst, ändert sich nichts. Jeder Zug muss aber etwas ändern.
memento-not-yours = Auf { $point } steht keine Figur von dir. Wähl eine von deinen.
memento-same-point = Eine Figur muss auf einen anderen Punkt ziehen.
memento-single-far = Ein Einer zieht nur auf einen Nachbarpunkt, und { $target } ist kein Nachbar von { $origin }.
memento-triple-far = Von { $origin } nach { $target } kommt dein Drilling nicht: Er zieht auf einen Nachbarpunkt oder springt von einem Mittelpunkt auf einen anderen oder auf eine große Ecke.
memento-in-the-way = Da kommst du nicht durch: Auf { $point } steht eine Figur im Weg.
memento-line-bends = Ein Doppler läuft nur geradeaus, und bei { $point } knickt die Linie ab.
memento-single-splits = Auf { $point } steht ein Einer, und der lässt sich nicht aufteilen.
memento-double-splits = Den Doppler auf { $point } kannst du nur in zwei Einer aufteilen.
memento-triple-splits = Den Drilling auf { $point } kannst du in einen Doppler und einen Einer aufteilen oder in drei Einer.

## Triominos

option-triominos-kind = „Erstes Spiel“ ist für kleine Kinder: ohne Joker, alle Steine offen.
option-triominos-joker = Mit dem Joker spielen.
option-triominos-open = Alle Steine liegen offen.
triominos-ended-13 = Der Topf ist leer und die letzte Runde vorbei.
triominos-ended-14 = Niemand konnte mehr etwas tun.
triominos-notation =
    351@2,-1u   den Stein so anlegen, dass er von der Spitze des Feldes 2,-1u im Uhrzeigersinn 3, 5, 1 zeigt
    J@2,-1u     den Joker anlegen
    swap 351    einen Stein an die Stelle des Jokers legen und den Joker nehmen
    buy         einen Chip zahlen und einen Stein ziehen
    pass        passen, wenn sonst nichts geht
    Ein Feld mit der Spitze nach oben endet auf u und wird von oben gelesen, eines mit der Spitze nach unten endet auf d und wird von unten gelesen.
triominos-seat = { $chips ->
    [one] ein Chip
   *[other] { $chips } Chips
}, { $tiles ->
    [one] ein Stein
   *[other] { $tiles } Steine
}
triominos-has-joker = hat den Joker
triominos-pot = { $tiles ->
    [one] Ein Stein im Topf
   *[other] { $tiles } Steine im Topf
}

triominos-unreadable = „{ $move }“ ist kein Zug. Züge sehen so aus: 351@2,-1u, J@0,1d, swap 351, buy oder pass.
triominos-flipped = „{ $move }“: So lässt sich kein Stein legen; Steine werden gedreht, aber nie gewendet.
triominos-not-on-rack = Der Stein { $tile } liegt nicht auf deinem Ständer.
triominos-joker-not-yours = Der Joker liegt nicht auf deinem Ständer.
triominos-cell-taken = Dort liegt schon ein Stein. Wähl einen freien Platz.
triominos-not-touching = Hier liegt dein Stein an keiner Seite an. Leg ihn Seite an Seite mit einem anderen.
triominos-corner = Das passt nicht: An einer Ecke hat dein Stein { $value }, gebraucht wird dort { $wanted }.
triominos-swap-corner = Stein { $tile } passt nicht an die Stelle des Jokers: An einer Ecke hat er { $value }, gebraucht wird dort { $wanted }.
triominos-no-joker = Du kannst nichts tauschen: Auf dem Tisch liegt kein Joker.
triominos-joker-for-joker = Den Joker kannst du nur gegen einen Stein mit Zahlen tauschen.
triominos-no-chip = Ein Stein kostet einen Chip, und du hast keinen mehr.
triominos-pot-empty = Der Topf ist leer: Es gibt nichts mehr zu kaufen.
triominos-may-not-pass = Passen darfst du nur, wenn du weder anlegen noch kaufen kannst.
triominos-setup-key = Der Aufbau braucht racks, first und pot und sonst nichts; „{ $key }“ fehlt oder ist falsch.
triominos-setup-racks = Der Aufbau braucht { $players } Ständer.
triominos-setup-rack = Auf dem Ständer von Platz { $seat } liegen { $tiles } Steine statt sechs.
triominos-setup-unknown = Einen Stein „{ $tile }“ gibt es in diesem Spiel nicht.
triominos-setup-doubled = Der Stein { $tile } kommt doppelt vor.
triominos-setup-missing = Der Stein { $tile } fehlt.
triominos-setup-joker-first = Der Joker kann nicht der erste Stein sein.

## Dimenticato

dimenticato-ended-21 = Alle vier Figuren einer Farbe sind zu Hause.
dimenticato-ended-22 = Das Spiel hat sich zu lange hingezogen: Es zählen die Figuren zu Hause und dann der kürzere Weg.
dimenticato-notation =
    e12=4         für die eigene Figur auf e12 eine 4 ansagen
    e12-h11       die Figur ziehen, ein Startfeld verlassen oder im Ziel weiterrücken
    e12xh11>f12   die Figur auf h11 schlagen und auf f12 zurücksetzen
    pass          aussetzen, oder stehen bleiben statt zu schlagen
    4○ ist ein freies Feld mit der Zahl 4 in der Farbe von Blau, ●△ eine Figur von Blau auf einem Feld von Orange. Auf der eigenen Farbe ist eine Figur sicher. ●– wartet noch am Start, ●✓ ist zu Hause.
dimenticato-seat = { $waiting } am Start, { $out } unterwegs, { $home } zu Hause
dimenticato-called-right = Für { $field } wurde { $said } angesagt: richtig.
dimenticato-called-wrong = Für { $field } wurde { $said } angesagt, dort liegt aber { $number }.
dimenticato-asks-leave = Eine Figur muss den Start verlassen: Zieh sie 2 bis 5 Felder weit.
dimenticato-asks-call = Welche Zahl liegt unter einer deiner Figuren? Sag sie an, etwa so: e12=4.
dimenticato-asks-move = Richtig! Jetzt zieh die Figur.
dimenticato-asks-hit = Du kannst nur schlagen oder stehen bleiben: pass.
dimenticato-asks-inside = Du darfst eine Figur im Ziel weiterrücken.
dimenticato-asks-pass = Du kannst nicht ziehen und setzt aus: pass.

dimenticato-unreadable = „{ $move }“ ist kein Zug. Züge sehen so aus: e12=4, e12-h11, e12xh11>f12 oder pass.
dimenticato-no-field = Auf dieser Bahn gibt es kein Feld { $field }.
dimenticato-die = Ein Würfel zeigt 1 bis 6, nie { $number }.
dimenticato-no-die = Unter { $field } liegt kein Würfel: Auf Start- und Zielfeldern wird nichts angesagt.
dimenticato-may-not-pass = Aussetzen darfst du nur, wenn du nichts anderes tun kannst oder nur schlagen könntest.
dimenticato-may-not-stay = Stehen bleiben darfst du nur, wenn du sonst schlagen müsstest. Hier kannst du ziehen, ohne zu schlagen.
dimenticato-hit-or-stay = Du kannst nur schlagen oder stehen bleiben.
dimenticato-leave-first = Zieh zuerst eine Figur vom Start weg.
dimenticato-one-waits = Eine Figur wartet noch am Start: Sag die Zahl für eine an, die unterwegs ist.
dimenticato-not-yours = Auf { $field } steht keine Figur von dir. Wähl eine von deinen.
dimenticato-move-called = Die Zahl war richtig: Jetzt musst du mit der Figur ziehen, die auf { $field } steht.
dimenticato-call-first = Sag zuerst die Zahl unter der Figur auf { $field } an; erst dann darf sie ziehen.
dimenticato-cannot-leave-there = Auf { $field } kommst du vom Start nicht: Zieh 2 bis 5 Felder weit, über deine große Karte hinaus, und bieg höchstens zweimal ab.
dimenticato-not-your-block = { $field } gehört zu Start und Ziel einer anderen Farbe; dort darfst du nicht hin.
dimenticato-stays-home = Eine Figur, die zu Hause ist, bleibt im Ziel.
dimenticato-no-such-way = { $steps ->
    [one] Mit einem Schritt
   *[other] Mit { $steps } Schritten
} und höchstens zweimal Abbiegen kommst du nicht auf { $field }.
dimenticato-own-figure = Auf { $field } steht schon eine Figur von dir, und eigene schlägst du nicht.
dimenticato-nobody-there = Auf { $field } steht keine Figur, die du schlagen könntest.
dimenticato-safe = Die Figur auf { $field } ist sicher: Sie steht auf ihrer eigenen Farbe.
dimenticato-no-room = Die Figur auf { $field } kannst du nicht schlagen: Drei Felder zurück ist kein Feld frei.
dimenticato-say-where = Wohin soll die Figur zurück? { $choices }
dimenticato-back-taken = { $field } ist nicht frei. Setz die Figur auf ein freies Feld zurück.
dimenticato-past-own-card = Auf { $field } darf die Figur nicht zurückgesetzt werden: Ihre eigene große Karte liegt dazwischen.
dimenticato-not-three-back = { $field } ist mit drei Schritten zurück und höchstens einmal Abbiegen nicht zu erreichen.
dimenticato-setup-key = Der Aufbau braucht cards und sonst nichts; „{ $key }“ fehlt oder ist falsch.
dimenticato-setup-cards = Der Aufbau braucht eine Liste von { $cards } kleinen Karten.
dimenticato-setup-entry = „{ $entry }“ ist keine Karte: Jede wird als [Nummer, Vierteldrehungen] geschrieben.
dimenticato-setup-card = Eine kleine Karte „{ $card }“ gibt es nicht: Sie sind von 0 bis 11 nummeriert.
dimenticato-setup-turns = Um „{ $turns }“ Viertel lässt sich eine Karte nicht drehen; möglich sind 0 bis 3.
dimenticato-setup-doubled = Karte { $card } kommt zweimal vor.

## Spielen im Terminal

play-welcome = Gib einen Zug ein oder ? für Hilfe.
play-lot-drawing = Das Los entscheidet …
play-lot = { $seat } beginnt.
play-lot-custom = { $custom } Mit --first und der Nummer des Platzes legst du selbst fest, wer beginnt.
play-prompt = { $seat }, du bist am Zug:{" "}
play-commands =
    moves       alle möglichen Züge zeigen
    undo        deine letzte Entscheidung zurücknehmen
    save DATEI  die Partie aufzeichnen
    quit        das Spiel verlassen
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-hand-over = Gib den Bildschirm an { $seat } weiter und drück dann die Eingabetaste.{" "}
play-continue = Weiter mit der Eingabetaste{" "}
play-last-turn = Letzter Zug: { $moves }
play-no-undo = In einem Spiel mit verdeckten Zahlen oder Steinen lässt sich nichts zurücknehmen.
play-saved = Die Aufzeichnung steht in { $file }.
play-left = Du hast das Spiel verlassen.

replay-ply = Zug { $ply } von { $plies }
replay-prompt = Eingabe: weiter, b: zurück, eine Zahl: dorthin, q: Ende{" "}
replay-commands = Drück die Eingabetaste für den nächsten Zug oder gib b, eine Zahl oder q ein.

## Tabellen

table-number = { NUMBER($number) }
table-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
games-id = Kennung
games-name = Spiel
games-players = Personen
games-options = Einstellungen

simulate-compiling = Die Regeln werden übersetzt …
simulate-playing = Spielt
simulate-games = Partien
simulate-wins = Gewonnen von { $seat }
simulate-draws = Unentschieden
simulate-turns = Züge je Partie
simulate-shortest = kürzeste
simulate-median = Median
simulate-longest = längste
simulate-decisions = Entscheidungen
simulate-seconds = Sekunden
simulate-recorded = { $games ->
    [one] Eine Partie ist in { $file } aufgezeichnet.
   *[other] { $games } Partien sind in { $file } aufgezeichnet.
}
ladder-bot = Wer
analyse-ply = Nr.
analyse-seat = Platz
analyse-move = Zug
analyse-better = Fehler
analyse-mistake = besser: { $move }
perft-counting = Zählt …

## Befehlszeile

cli-arguments = Angaben
cli-options = Optionen
cli-commands = Befehle
cli-default = Standard:
cli-required = erforderlich
cli-help = Spielwerk: Brettspiele für Menschen und Maschinen.
cli-help-help = Diese Hilfe zeigen.
cli-help-lang = Sprache.
cli-help-games = Die Spiele und ihre Einstellungen auflisten.
cli-help-play = Ein Spiel im Terminal gegen den Computer spielen.
cli-help-simulate = Viele zufällige Partien spielen und zusammenzählen, wie sie ausgehen.
cli-help-perft = Zählen, wie viele Folgen von Entscheidungen es vom Anfang aus gibt.
cli-help-replay = Eine aufgezeichnete Partie durchblättern.
cli-help-game = Die Kennung des Spiels.
cli-help-players = Wie viele mitspielen.
cli-help-humans = Wie viele davon Menschen an diesem Terminal sind; sie haben die ersten Plätze.
cli-help-first = Wer beginnt: ein Platz, gezählt ab 1, oder lot für das Los. Ohne Angabe beginnst du gegen den Computer, und mehrere Menschen losen.
cli-help-option = Eine Einstellung des Spiels; mehrmals möglich.
cli-help-seed = Der Startwert des Zufalls: Derselbe Wert ergibt dieselben Partien.
cli-help-play-seed = Der Startwert für Aufbau und Computer; ohne Angabe zufällig.
cli-help-count = Wie viele Partien.
cli-help-record = Die Partien in diese Datei schreiben, ein JSON-Objekt je Zeile.
cli-help-legal = Auch alle erlaubten Züge jeder Entscheidung schreiben.
cli-help-json = JSON ausgeben, für Programme.
cli-help-against = Stufe des Computers, 1 bis 5; oder random oder uct: mit einer Anzahl von Partien.
cli-help-device = cpu: alle Kerne; cuda: die Grafikkarte (NVIDIA)
cli-help-bots = Computerspieler für die Plätze, etwa 1,5,random, statt zufälliger Züge.
cli-help-first-bots = Welcher Computerspieler beginnt: ein Platz, gezählt ab 1, oder lot, dann wird für jede Partie neu gelost.
cli-help-cluster = Die Arbeit auf die Rechner eines Ray-Clusters verteilen: auto oder HOST:PORT.
cli-help-ladder = Die Stufen gegeneinander spielen lassen und zeigen, wie stark sie sind.
cli-help-ladder-games = Wie viele Partien jede Gruppe spielt.
cli-help-ladder-bots = Wer spielt.
cli-help-analyse = Jeden Zug einer aufgezeichneten Partie beurteilen.
cli-help-analyse-seconds = Wie lange über jeden Zug nachgedacht wird.
cli-help-report = Untersuchen, was für ein Spiel das ist; ergibt eine Seite für Spieleautorinnen und -autoren.
cli-help-report-level = Wer spielt: eine Stufe von 1 bis 5 oder random.
cli-help-report-games = Wie viele Partien; ohne Angabe 200, mit random 100 000.
cli-help-report-compare = Regeln zum Vergleichen, etwa pawns=6 oder opening=I0; mehrmals möglich.
cli-help-report-against = Ein weiterer Computerspieler, mit dem die Stufe verglichen wird, etwa 3m1; mehrmals möglich.
cli-help-output = Die Seite, die geschrieben wird; die Zahlen kommen in eine JSON-Datei daneben.
cli-help-depth = Wie viele Entscheidungen tief.
cli-help-file = Eine Aufzeichnung oder eine Datei von simulate --record.
cli-help-line = Welche Partie einer Datei mit mehreren.
cli-help-serve = Tische für Browser und Programme bereitstellen.
cli-help-host = Adresse, unter der der Server erreichbar ist; ohne Angabe nur von diesem Rechner aus.
cli-help-port = Port, unter dem der Server erreichbar ist.
cli-help-database = Wo Partien aufbewahrt werden: eine Datei oder postgresql://…
cli-help-redis = Redis, das mehrere Serverprozesse verbindet, etwa redis://…
cli-help-open = Im Browser öffnen.
cli-help-proxy = Einem Proxy auf diesem Rechner die Adressen der Clients glauben (X-Forwarded-For).
serve-ready = Spielwerk läuft unter { $address }. Strg-C beendet es.
serve-no-web = Die Web-App ist noch nicht gebaut: Das macht `make play` oder `npm ci && npm run build` im Ordner web. Programme können trotzdem spielen.

## Fehler

error-usage = { $detail } (--help zeigt, wie es geht.)
error-language = Die Sprache „{ $language }“ gibt es nicht. Möglich: { $known }.
error-interrupted = Abgebrochen. Es wurde nichts geschrieben.
error-number = „{ $value }“ ist keine ganze Zahl.
error-file = { $file }: { $reason }.
error-extra = Dazu fehlt ein Zusatz: pip install "spielwerk[{ $extra }]"
error-render-mode = Die Darstellung „{ $mode }“ gibt es nicht. Möglich: { $modes }.
error-game-unknown = Das Spiel „{ $game }“ gibt es nicht. Möglich: { $known }.
error-players = { $game } kann man nicht mit { $players } Personen spielen. Möglich: { $choices }.
error-humans = Auf { $players } Plätzen können nicht { $humans } Menschen spielen. Möglich: 0 bis { $players }.
error-first = Platz { $seat } kann nicht beginnen: Es gibt nur die Plätze 1 bis { $players }.
error-first-form = „{ $value }“ sagt nicht, wer beginnt. Gib „lot“ für das Los an oder einen Platz von 1 bis { $players }.
error-first-alone = --first braucht --bots: In zufälligen Partien beginnt immer Platz 1.
error-seats = Für { $players } Plätze sind { $players } Namen nötig; angegeben: { $given }.
error-option-unknown = { $game } hat keine Einstellung „{ $option }“. Möglich: { $known }.
error-option-value = Die Einstellung { $option } kann nicht „{ $value }“ sein. Möglich: { $choices }.
error-option-form = „{ $text }“ ist keine Einstellung. Schreib name=wert.
error-legal-without-record = --legal braucht --record DATEI.
error-games = Es muss mindestens eine Partie sein; angegeben: „{ $games }“.
error-device = Das Gerät „{ $device }“ gibt es nicht. Möglich: { $devices }.
error-device-alone = --device { $device } spielt nur zufällige Partien auf diesem Rechner: nicht mit --bots, --record oder --cluster.
error-cuda = Keine Grafikkarte lässt sich nutzen: { $reason } – nötig sind eine Karte von NVIDIA und ihr Treiber; ohne sie rechnet --device cpu.
error-cuda-memory = Der Speicher der Grafikkarte reicht nicht. Beende, was ihn sonst belegt, oder nimm --device cpu.
error-no-sensible = Für dieses Spiel gibt es keine vernünftigen Zufallspartien.
error-budget = „{ $budget }“ reicht nicht zum Nachdenken: Es muss mehr als null sein.
error-cancelled = Die Suche wurde abgebrochen, bevor sie eine Antwort hatte.
error-over = Das Spiel ist aus: Es gibt nichts mehr zu entscheiden.
error-bot = „{ $bot }“ ist kein Computerspieler: Es gibt die Stufen 1 bis 5, 3m1 (Stufe 3 mit dem Gedächtnis von Stufe 1), random und uct: mit einer Anzahl von Partien.
error-bot-memory = „{ $bot }“ kann { $game } nicht spielen: Dort gibt es nichts, was man sich merken müsste.
error-report-games = Ein Bericht braucht mindestens eine Partie; angegeben: „{ $games }“.
error-report-opening = Partien von { $game } beginnen nicht alle gleich; daher lässt sich keine Eröffnung vorgeben.
error-report-against = „{ $bot }“ spielt schon auf jedem Platz. Gib einen anderen Computerspieler an.
error-report-file = „{ $file }“ ist kein Name für eine Seite: Er muss auf .html enden.
error-ladder = Eine Rangliste braucht mindestens { $players } verschiedene Computerspieler; angegeben: { $bots }.
error-cluster-address = „{ $address }“ ist keine Adresse eines Ray-Clusters. Schreib auto oder HOST:PORT.
error-cluster-client = { $address }: Nur ein Rechner des Clusters kann ihm Arbeit geben. Nimm diesen mit ray start --address=HOST:PORT --num-cpus=0 auf und schreib HOST:PORT.
error-cluster-none = Unter { $address } antwortet niemand: { $reason }. Läuft der Ray-Cluster?
error-cluster-auto = Auf diesem Rechner läuft kein Ray-Cluster: Starte einen oder tritt einem bei, mit ray start.
error-cluster-silent = Unter { $address } ist kein Ray-Cluster nutzbar: Etwas antwortet, aber es ist keiner, oder dieser Rechner gehört nicht dazu (ray start --address={ $address }).
error-cluster-token = Der Ray-Cluster unter { $address } kennt unser Token nicht: Es muss in RAY_AUTH_TOKEN oder ~/.ray/auth_token stehen, auf allen Rechnern dasselbe.
error-cluster-refused = Der Ray-Cluster unter { $address } ist nicht nutzbar: { $reason }
error-cluster-node = { $node }, ein Rechner des Clusters, antwortet nicht.
error-cluster-version = { $node }, ein Rechner des Clusters, hat eine andere Version von Spielwerk als dieser oder gar keine. Installier überall dieselbe.
error-cluster-share = Ein Teil der Arbeit ging immer wieder mit seinem Rechner verloren: { $reason }
error-cluster-lost = Der Ray-Cluster unter { $address } ist nicht mehr da: Kein Rechner ist übrig, der die Arbeit tun könnte.
error-threads = Es muss mindestens ein Thread suchen; angegeben: „{ $threads }“.
error-level = Die Stufe „{ $level }“ gibt es nicht. Möglich: { $levels }.
error-depth = Die Tiefe muss mindestens 1 sein; angegeben: „{ $depth }“.
error-seed = „{ $seed }“ ist kein Startwert: Es muss eine ganze Zahl von 0 bis { $highest } sein.
error-seed-and-setup = Gib einen Startwert oder einen Aufbau an, nicht beides.
error-setup-form = Der Aufbau von { $game } kann nicht „{ $value }“ sein.
error-setup-unknown = Eine neu ausgeteilte Stellung kennt ihren Aufbau nicht.
error-setup-empty = { $game } überlässt nichts dem Zufall, der Aufbau ist also leer; angegeben: { $value }.
error-game-over = Das Spiel ist zu Ende.
error-no-such-action = Es gibt keinen Zug mit der Nummer { $action }.
error-record-none = Das ist keine Aufzeichnung von Spielwerk.
error-record-newer = Die Aufzeichnung hat Format { $format }, diese Version kennt nur { $known }. Eine neuere Version von Spielwerk kann sie lesen.
error-record-line = Die Aufzeichnung ist beschädigt: „{ $line }“ ist nicht lesbar.
error-record-header = Die Aufzeichnung ist beschädigt: „{ $key }“ fehlt oder ist falsch.
error-record-cut = Die Aufzeichnung ist abgeschnitten.
error-record-plies = Die Aufzeichnung ist beschädigt: Sie nennt { $told } Züge, enthält aber { $found }.
error-record-start = Die Aufzeichnung ist beschädigt: { $reason }
error-record-move = Die Aufzeichnung ist beschädigt bei Zug { $ply }, { $move }: { $reason }
error-record-result = Die Aufzeichnung ist beschädigt: Sie nennt das Ergebnis { $told }, die Züge führen aber zu { $found }.
error-record-json = Die Aufzeichnung ist beschädigt: Das ist kein vollständiges JSON-Objekt einer Partie.
error-record-number = Die Datei enthält { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}; eine Nummer { $number } gibt es nicht.

## Tische und Server

error-serve = Der Server konnte nicht starten: { $reason }.
error-port = „{ $port }“ ist kein Port. Möglich: 1 bis 65535.
error-redis-alone = Redis verbindet nur Prozesse, die dieselbe Datenbank nutzen: Gib auch eine postgresql://-Adresse an.
error-table-seats = Es spielen { $players }, angegeben sind aber { $given } Plätze.
error-table-level = Nur Computerspieler haben eine Stufe. Lass sie bei Menschen weg.
error-colour = Eine Farbe { $colour } gibt es nicht. Die vier Farben haben die Nummern 0 bis 3.
error-colour-taken = Diese Farbe hat schon jemand gewählt. Nimm eine andere.
error-name-long = Der Name „{ $name }“ ist zu lang: höchstens { $longest } Zeichen.
error-clock-kind = Eine Uhr hat entweder eine Gesamtzeit, zu der nach jedem Zug etwas dazukommen kann, oder eine Zeit pro Zug.
error-clock-range = { $what } muss zwischen { $least } und { $most } Sekunden liegen, nicht bei { $seconds }.
clock-time-total = Die Gesamtzeit
clock-time-per-move = Die Zeit pro Zug
clock-time-increment = Die Zugabe nach jedem Zug
error-onlooker = Du schaust zu und kannst deshalb nicht mitspielen.
error-onlookers-off = An diesem Tisch darf niemand zuschauen.
error-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-no-open-seat = An diesem Tisch ist kein Platz frei.
error-seat-not-free = Platz { $seat } ist nicht frei.
error-nobody-to-replace = Auf Platz { $seat } spielt niemand, der ersetzt werden könnte.
error-not-gone = Wer auf Platz { $seat } spielt, ist noch da oder gerade erst gegangen. Warte noch etwas.
error-nothing-to-return-to = Du spielst selbst; der Computer vertritt dich nicht.
error-no-time = Deine Zeit ist aufgebraucht; der Computer spielt für dich weiter.
error-table-open = Das Spiel hat noch nicht begonnen.
error-table-running = Das Spiel hat schon begonnen.
error-table-over = Das Spiel ist zu Ende.
error-table-unknown = Diesen Tisch gibt es nicht. Vielleicht wurde er abgeräumt, weil niemand dort gespielt hat.
error-record-unknown = Diese beendete Partie gibt es nicht.
error-token = Dieser Link gehört nicht zu dem Tisch. Vielleicht fehlt ein Stück davon.
error-behind = Das Spiel ist inzwischen weitergegangen. Schau noch einmal aufs Brett.
error-not-your-turn = Du bist nicht am Zug.
error-you-are-out = Du bist aus diesem Spiel ausgeschieden.
error-bot-plays = Der Computer spielt gerade für dich. Kehr zuerst auf deinen Platz zurück.
error-undo-too-late = Inzwischen hat schon jemand anderes gezogen. Du kannst um Rücknahme bitten.
error-nothing-to-undo = Du hast nichts getan, was du zurücknehmen könntest.
error-back-pending = Es wurde schon um eine Rücknahme gebeten.
error-back-none = Niemand bittet dich um eine Rücknahme.
error-back-secret = Das lässt sich nicht zurücknehmen: Du hast seither etwas Verdecktes gesehen.
error-takebacks-off = An diesem Tisch lassen sich keine Züge zurücknehmen; so wurde er eingerichtet.
error-no-draws = Bei diesem Spiel kann man sich nicht auf Unentschieden einigen.
error-draw-bots = Der Computer nimmt nie ein Unentschieden an.
error-draw-offered = Du hast schon ein Unentschieden angeboten.
error-draw-none = Niemand bietet dir ein Unentschieden an.
error-reaction = Die Reaktion „{ $reaction }“ gibt es nicht. Möglich: { $known }.
error-rematch-asked = Du hast schon um eine Revanche gebeten.
error-hints-off = An diesem Tisch gibt es keine Tipps; so wurde er eingerichtet.
error-no-hint = Im Moment gibt es keinen Tipp.
error-past-hidden = Das ist ein Merkspiel: Frühere Züge siehst du erst nach dem Ende.
error-no-such-ply = Eine Stellung nach Zug { $ply } gibt es nicht; der letzte Zug ist { $last }.
error-too-fast = Das war zu viel auf einmal. Warte einen Augenblick.
error-too-long = Der Text ist zu lang.
error-message = Diese Nachricht lässt sich nicht lesen: { $problem }.
error-not-found = Unter { $path } gibt es nichts.
error-method = Diese Methode ist für { $path } nicht erlaubt.
error-storage = Im Moment lässt sich nichts speichern; deshalb wurde nichts geändert. Versuch es gleich noch einmal.
error-internal = Bei uns ist etwas schiefgegangen. Verloren gegangen ist nichts.

## Die Web-App

board-cell-free = { $cell }, frei
board-cell-seat = { $cell }, { $seat }
board-possible = { $what }; wählbar
board-stands-still = { $what }, steht diesmal still
rings-cell-locked = { $cell }, { $seat }, gesperrt
rings-ring-a = äußerer Ring
rings-ring-b = mittlerer Ring
rings-ring-c = innerer Ring
rings-turn = Im Uhrzeigersinn drehen: { $ring }
rings-turn-back = Gegen den Uhrzeigersinn drehen: { $ring }
rings-now = Setz einen Stein, zieh einen oder dreh einen Ring.
rings-now-empty = Zieh einen Stein oder dreh einen Ring.
rings-now-target = Wohin soll der Stein?
rings-now-fly = Wähl einen Stein: Er darf auf jedes freie Feld springen.
rings-take = { $pawns ->
    [one] Eine Reihe! Nimm einen Stein von { $seat }.
   *[other] Mehrere Reihen! Nimm { $pawns } Steine von { $seat }.
}
rings-keys = Mit den Pfeiltasten gehst du von Feld zu Feld, mit der Eingabetaste wählst du. Plus und Minus drehen den Ring des Feldes im Uhrzeigersinn und zurück. Escape nimmt die Wahl zurück.
players-title = Wer spielt
player-you = du
player-guest = Gast
player-awaited = noch nicht da
player-level = Computer, Stufe { $level }
player-gone = nicht verbunden
player-to-move = am Zug
connection-connecting = Verbindung wird hergestellt …
connection-lost = Die Verbindung ist unterbrochen. Sobald sie wieder da ist, geht es von selbst weiter.
connection-refused = Zu diesem Link gehört hier kein Platz.
front-invitation = Setz dich und spiel: gegen den Computer, gemeinsam an einem Bildschirm oder mit Freunden über einen Link.
front-rings = Drei in einer Reihe, und du nimmst einen Stein – auf drei Ringen, die sich drehen.
front-memento = Stapel bauen, teilen, schlagen: Vier Dreiecke drehen sich unter deinen Figuren.
front-triominos = Leg Dreiecke so an, dass die Ecken passen, und verdien Chips.
front-dimenticato = Ein Wettlauf fürs Gedächtnis: Welche Zahl liegt unter deiner Figur?
front-play = Jetzt spielen
front-set-up = Tisch einrichten
front-rules = Regeln
connection-offline = Im Moment gibt es keine Verbindung zum Server.
frame-skip = Zum Inhalt
frame-home = Spielwerk: zur Startseite
frame-language = Sprache
frame-credit = Die Namen der Spiele gehören ihren Verlagen. Spielwerk ist eine unabhängige Umsetzung mit eigenen Spielbrettern. Kein Chat, kein Tracking, kein Konto.
lost-title = Hier gibt es nichts
lost-home = Zur Startseite
set-up-title = Ein Tisch für { $game }
set-up-players = Wer spielt?
set-up-who = Wer spielt { $seat }?
set-up-level = Wie stark ist { $seat }?
set-up-colour = Farbe für Platz { $number }
set-up-first = Wer beginnt?
set-up-lot = das Los entscheidet
set-up-rules = Regeln
set-up-more = Am Tisch
set-up-clock = Uhr
set-up-hints = Tipps sind erlaubt
set-up-takebacks = Züge dürfen zurückgenommen werden
set-up-onlookers = Zuschauen ist erlaubt
set-up-start = Tisch eröffnen
seat-here = jemand an diesem Bildschirm
seat-link = jemand, dem ich einen Link schicke
seat-open = wer zuerst kommt
seat-bot = der Computer
first-custom-memento = Üblicherweise wird ausgelost.
first-custom-triominos = Üblicherweise beginnt, wer am jüngsten oder am ältesten ist.
first-custom-dimenticato = Üblicherweise beginnt, wer am jüngsten ist.
level-1 = 1 · zum Anfangen
level-2 = 2 · leicht
level-3 = 3 · mittel
level-4 = 4 · stark
level-5 = 5 · am stärksten
clock-none = ohne Uhr
clock-quick = je 5 Minuten, 3 Sekunden pro Zug dazu
clock-usual = je 15 Minuten, 5 Sekunden pro Zug dazu
clock-move = eine Minute pro Zug, dann spielt der Computer weiter
join-title = Ein Tisch für dich
join-invitation = Jemand lädt dich zum Spielen ein. Setz dich auf den freien Platz.
join-colour = Deine Farbe
join-sit = Hinsetzen
table-board = Spielbrett
situation-waiting = Wir warten, bis alle da sind.
situation-your-turn = Du bist am Zug.
situation-turn = { $seat } ist am Zug.
situation-ended-resigned = Jemand hat aufgegeben.
situation-ended-time = Die Zeit ist abgelaufen.
situation-ended-draw = Alle haben sich auf Unentschieden geeinigt.
pass-device = Gib das Gerät weiter an
pass-ready = Ich hab’s
ranks-title = Rangfolge
share-title = Andere einladen
share-open = ein freier Platz
share-watch = zum Zuschauen
share-copy = Link kopieren
share-copied = Kopiert
share-code = QR-Code
share-code-alt = QR-Code des Links
control-start = Jetzt beginnen
control-return = Zurück auf meinen Platz
control-back-asked = { $seat } möchte einen Zug zurücknehmen.
control-draw-offered = { $seat } bietet ein Unentschieden an.
control-yes = Einverstanden
control-no = Ablehnen
control-hint = Tipp
control-back = Zurücknehmen
control-draw = Unentschieden anbieten
control-resign = Aufgeben
control-resign-sure = Wirklich aufgeben?
control-replace = Computer für { $seat }
control-rematch = Noch einmal
control-rematch-asked = Wir warten auf die anderen …
control-next-game = Zum nächsten Spiel
event-moved = { $seat } spielt { $move }.
played-pass = { $seat } passt.
dimenticato-played-pass = { $seat } setzt aus.
rings-played-place = { $seat } setzt einen Stein auf { $to }.
rings-played-move = { $seat } zieht einen Stein von { $from } nach { $to }.
rings-played-turn = { $ring ->
    [a] { $seat } dreht den äußeren Ring im Uhrzeigersinn.
    [b] { $seat } dreht den mittleren Ring im Uhrzeigersinn.
   *[c] { $seat } dreht den inneren Ring im Uhrzeigersinn.
}
rings-played-turn-back = { $ring ->
    [a] { $seat } dreht den äußeren Ring gegen den Uhrzeigersinn.
    [b] { $seat } dreht den mittleren Ring gegen den Uhrzeigersinn.
   *[c] { $seat } dreht den inneren Ring gegen den Uhrzeigersinn.
}
rings-played-take = { $seat } nimmt den Stein auf { $from }.
memento-played-place = { $seat } setzt den ersten Einer auf { $to }.
memento-played-enter = { $seat } bringt zwei Einer ins Spiel: auf { $one } und { $two }.
memento-played-move = { $seat } zieht eine Figur von { $from } nach { $to }.
memento-played-split = { $seat } teilt die Figur auf { $from }: { $to }.
memento-played-turn = { $seat } dreht Dreieck { $triangle } im Uhrzeigersinn.
memento-played-turn-back = { $seat } dreht Dreieck { $triangle } gegen den Uhrzeigersinn.
triominos-played-lay = { $seat } legt Stein { $tile } auf { $to }.
triominos-played-joker = { $seat } legt den Joker auf { $to }.
triominos-played-swap = { $seat } legt Stein { $tile } an die Stelle des Jokers.
triominos-played-buy = { $seat } kauft einen Stein.
dimenticato-played-call = { $seat } sagt { $number } für die Figur auf { $from } an.
dimenticato-played-move = { $seat } zieht eine Figur von { $from } nach { $to }.
dimenticato-played-hit = { $seat } zieht von { $from } nach { $to }, schlägt die Figur dort und setzt sie auf { $back } zurück.
move-pass = Passen
move-buy = Kaufen
move-swap = Tausch { $tile }
choice-usual = normales Spiel
choice-first = erstes Spiel (für kleine Kinder)
choice-ludis = ludis
choice-original = Original
choice-complex = komplex
choice-complex-why = Worin sich „komplex“ vom Original unterscheidet, wissen wir nicht; es wird gleich gespielt.
choice-simple = einfach
event-started = Das Spiel beginnt.
event-seat-taken = { $seat } ist da.
event-colour-chosen = Platz { $number } hat eine neue Farbe: { $colour }.
event-taken-back = { $seat } nimmt einen Zug zurück.
event-declined = { $seat } lehnt ab.
event-resigned = { $seat } gibt auf.
event-timed-out = Die Zeit von { $seat } ist abgelaufen.
event-bot-took-over = Der Computer spielt für { $seat } weiter.
event-person-returned = { $seat } ist wieder da.
event-rematch-asked = { $seat } möchte noch einmal spielen.
event-ended = Das Spiel ist zu Ende.
control-more = Mehr
control-react = Etwas sagen
control-again = Letzten Zug noch einmal zeigen
control-sound = Ton
control-colour = Meine Farbe
control-colours = Farben
control-full = Vollbild
control-on = an
control-off = aus
control-play-on = Weiterspielen
control-close = Schließen
control-back-waiting = Du hast um Rücknahme gebeten.
control-draw-waiting = Du hast ein Unentschieden angeboten.
reaction-hello = Hallo!
reaction-well-played = Gut gespielt!
reaction-thanks = Danke!
reaction-oops = Hoppla!
reaction-thinking = Ich überlege noch …
reaction-good-game = Schönes Spiel!
event-reacted = { $seat }: { $reaction }
control-hint-thinking = Der Computer überlegt …
control-hint-best = Ein guter Zug: { $move }
control-hint-chances = Gewinnchancen:
moves-list = Züge
moves-none = Noch keine Züge.
moves-first = Zum Anfang
moves-back = Einen Zug zurück
moves-forward = Einen Zug vor
moves-last = Zum Ende
past-shown = Rückblick: Zug { $ply } von { $total }
past-leave = Zurück zum Spiel
result-you = Du hast gewonnen!
result-won = { $seat } hat gewonnen.
result-draw = Unentschieden.
result-shared = Der erste Platz ist geteilt.
result-look = Spiel ansehen
board-broken = Das Brett konnte nicht gezeichnet werden. Das Spiel selbst geht weiter.
board-again = Noch einmal zeigen
record-title = Eine Partie { $game }
record-play = Abspielen
record-pause = Anhalten
record-start = Der Anfang
record-after = Zug { $ply } von { $total }: { $seat } spielt { $move }.
record-seen-by = Aus der Sicht von
record-everybody = Zuschauenden
record-chart = Gewinnchancen
record-chart-how = Die Gewinnchancen aller Plätze vom Anfang bis zum Ende. Tipp auf eine Stelle, um dorthin zu springen.
record-judging = Der Computer sieht sich das Spiel an: { $done } von { $total } Zügen.
record-judged = So beurteilt der Computer jeden Zug.
record-no-judgement = Der Computer kann dieses Spiel im Moment nicht beurteilen.
record-mistake = großer Fehler
record-mistakes = Große Fehler
record-no-mistakes = Es gab keine großen Fehler.
record-download = Aufzeichnung herunterladen
record-share = Teilen
frame-offline = Du bist offline. Zum Spielen brauchst du eine Verbindung; sobald sie da ist, geht es von selbst weiter.

memento-point = { $point }, { $height ->
    [1] Einer
    [2] Doppler
   *[3] Drilling
} von { $seat }
memento-triangle = Dreieck { $triangle }
memento-turn = Dreieck { $triangle } im Uhrzeigersinn drehen
memento-turn-back = Dreieck { $triangle } gegen den Uhrzeigersinn drehen
memento-undo = Zurück
memento-pass = Passen
memento-move = Ziehen
memento-split = Teilen { $parts }
memento-how = Ziehen oder teilen
memento-now-first = Setz den ersten Einer auf einen beliebigen Punkt.
memento-now = Zieh eine Figur, tipp zwei freie Punkte für neue Einer an oder dreh ein Dreieck.
memento-now-no-turning = Zieh eine Figur oder setz zwei neue Einer ein. Drehen geht diesmal nicht.
memento-now-no-entering = Zieh eine Figur oder dreh ein Dreieck.
memento-now-moving = Zieh eine deiner Figuren.
memento-now-second = Wohin soll der zweite Einer?
memento-now-target = Wohin soll die Figur?
memento-now-part = { $height ->
    [2] Wohin soll der Doppler?
   *[1] Wohin soll der Einer?
}
memento-now-pass = Du kannst nichts tun und musst passen.
memento-keys = Mit den Pfeiltasten gehst du von Punkt zu Punkt, mit der Eingabetaste wählst du. Plus und Minus drehen das Dreieck des Punktes im Uhrzeigersinn und zurück, der Schrägstrich teilt eine gewählte Figur. Escape nimmt einen Schritt zurück.

dimenticato-touch-figure = Tipp eine deiner Figuren an: Welche Zahl liegt darunter?
dimenticato-touch-leave = Tipp eine Figur an, die den Start verlassen soll.
dimenticato-which = Welche Zahl liegt unter dieser Figur?
dimenticato-said-right = Angesagt: { $said }. Richtig!
dimenticato-said-wrong = Angesagt: { $said }. Es ist aber { $number }.
dimenticato-where = Wohin soll sie? Tipp ein leuchtendes Feld an.
dimenticato-set-back = Wohin soll die Figur von { $seat } zurück?
dimenticato-nothing = Du kannst nicht ziehen und setzt diesmal aus.
dimenticato-pass = Weiter
dimenticato-stay = Stehen bleiben
dimenticato-keypad = Die Zahl unter der Figur
dimenticato-call = { $number } ansagen
dimenticato-whole = Das ganze Brett zeigen
dimenticato-near = Die Figur aus der Nähe zeigen
dimenticato-no-colour = ohne Farbe
dimenticato-die-free = { $field }, Würfel zeigt { $number }, { $colour }
dimenticato-die-covered = { $field }, Figur: { $seat }; der Würfel darunter ist verdeckt, { $colour }
dimenticato-block-free = { $field }, Start und Ziel: { $seat }, frei
dimenticato-block-waiting = { $field }, Figur: { $seat }, noch am Start
dimenticato-block-home = { $field }, Figur: { $seat }, zu Hause
dimenticato-keys = Mit den Pfeiltasten gehst du von Feld zu Feld, mit Bild ab zum nächsten wählbaren. Die Eingabetaste wählt, 1 bis 6 sagen eine Zahl an, Escape nimmt die Wahl zurück.

## Das Brett von Triominos

triominos-rack = Deine Steine
triominos-keys = Mit den Pfeiltasten gehst du von Stein zu Stein, mit Pfeil nach oben auf den Tisch und dort von Platz zu Platz. Die Eingabetaste wählt, R dreht den Stein, Escape nimmt einen Schritt zurück.
triominos-standing = Chips und Steine
triominos-joker = Joker
triominos-tile = Stein { $tile }
triominos-tile-up = Stein { $tile } gewählt, zeigt nach oben, von der Spitze gelesen { $reading }
triominos-tile-down = Stein { $tile } gewählt, zeigt nach unten, von der Spitze gelesen { $reading }
triominos-laid = { $cell }, Stein { $tile }
triominos-laid-joker = { $cell }, Joker
triominos-place = { $cell }, frei, Ecken { $corners }
triominos-place-fits = { $cell }, frei, Ecken { $corners }: passt hier
triominos-place-turned = { $cell }, frei, Ecken { $corners }: passt hier gedreht
triominos-in-pot = im Topf
triominos-nearer = Vergrößern
triominos-farther = Verkleinern
triominos-fit = Ganzen Tisch zeigen
triominos-turn = Drehen
triominos-turn-what = den Stein (R)
triominos-swap = Tauschen
triominos-swap-what = Stein gegen Joker
triominos-buy = Kaufen
triominos-buy-what = 1 Stein für 1 Chip
triominos-pass = Passen
triominos-pass-what = nichts tun
triominos-advise-choose = Tipp einen deiner Steine an oder zieh ihn auf den Tisch.
triominos-advise-place = Tipp einen leuchtenden Platz an. Zum Drehen tipp den Stein an.
triominos-advise-tile = Welcher Stein soll dorthin?
triominos-advise-several = Er passt auf mehrere Arten: Dreh ihn und tipp den Platz noch einmal an.
triominos-advise-nowhere = Dieser Stein passt im Moment nirgends.
triominos-advise-buy = Keiner deiner Steine passt. Kauf einen!
triominos-advise-pass = Du kannst weder anlegen noch kaufen: Du musst passen.
triominos-hexagon = { $count ->
    [one] Sechseck!
   *[other] { $count } Sechsecke!
}
triominos-bridge = Brücke!
triominos-rack-empty = Letzter Stein!
triominos-has-laid = angelegt
triominos-has-swapped = getauscht
triominos-has-bought = gekauft
triominos-has-passed = gepasst
triominos-last-round = { $turns ->
    [one] Letzter Zug
   *[other] Letzte Runde: { $turns } Züge
}

## Hilfe

help-title = { $game }: die Regeln
help-rule = Regel { $rule }
help-learn = So geht’s
help-contents = Inhalt
help-ours = unsere Lesart
help-ours-explained = steht bei dem, was die gedruckten Regeln offenlassen und wir selbst festlegen mussten.
help-notation = So werden Züge geschrieben
help-others = Die anderen Spiele:
help-all = Alle Regeln
help-close = Schließen
lesson-title = So geht’s: { $game }
lesson-offer = Neu bei { $game }? Ein paar Handgriffe zeigen, wie es geht.
lesson-start = Zeig es mir
lesson-decline = Nein, danke
lesson-step = Schritt { $step } von { $steps }
lesson-missed = Nicht ganz. Die richtige Stelle ist jetzt markiert.
lesson-next = Weiter
lesson-end = Jetzt spielen!
