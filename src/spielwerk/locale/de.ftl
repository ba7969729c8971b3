# Alles, was Spielende lesen. Dieselben Nachrichten stehen in der Datei jeder Sprache.

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
rings-ended-19 = Zu lange ohne Entscheidung: Es zählen die Steine auf dem Brett.
rings-notation =
    a1      einen Stein auf a1 setzen
    a1-a2   den Stein von a1 nach a2 ziehen
    a+  a-  Ring a im Uhrzeigersinn, gegen den Uhrzeigersinn drehen
    xb3     den Stein auf b3 nehmen
    Ringe: a ist der äußere, c der innere.
rings-notation-terminal = Ein Stein in Klammern ist gesperrt: Er bildet keine Reihe, bis er gezogen wird.
rings-seat = { $hand } in der Hand, { $board } auf dem Brett
rings-seat-out = ausgeschieden, noch { $board } auf dem Brett
rings-situation-turned = Ring { $ring } wurde zuletzt gedreht und steht vorerst still.
rings-situation-taking = { $pawns ->
    [one] Eine Reihe! Ein Stein von { $seat } ist zu nehmen.
   *[other] Reihen! { $pawns } Steine von { $seat } sind zu nehmen.
}
rings-situation-flying = Nur noch wenige Steine: Einer davon springt auf ein beliebiges freies Feld.

rings-unreadable = „{ $move }“ ist kein Zug. Züge sehen so aus: a1, a1-a2, a+, a- oder xb3.
rings-cell-taken = { $cell } ist nicht frei.
rings-hand-empty = Du hast keinen Stein mehr in der Hand.
rings-ring-turned-last = Ring { $ring } wurde zuletzt gedreht; vorher muss ein anderer Ring gedreht werden.
rings-not-your-pawn = Auf { $cell } steht kein Stein von dir.
rings-not-neighbours = { $origin } und { $target } sind keine Nachbarn.
rings-must-fly = Mit höchstens vier Steinen und leerer Hand musst du einen deiner Steine ziehen; er darf auf jedes freie Feld.
rings-may-not-pass = Du darfst nicht passen, solange du etwas tun kannst.
rings-nothing-to-take = Du hast keine Reihe gebildet, also gibt es nichts zu nehmen.
rings-must-take = Erst die Reihe: Nimm einen Stein von { $seat }.
rings-take-empty = Auf { $cell } steht kein Stein.
rings-take-own = Der Stein auf { $cell } ist dein eigener.
rings-take-other = Der Stein auf { $cell } gehört { $owner }; jetzt muss ein Stein von { $seat } genommen werden.

## Memento

option-memento-edition = Die gedruckte Ausgabe: ludis, original, complex oder simple (ohne Ausgänge). Worin sich „complex“ vom Original unterscheidet, wissen wir nicht; deshalb wird es gleich gespielt.
option-memento-exits = Eine Figur auf einer Ecke darf das Brett verlassen und anderswo wieder betreten.
option-memento-straight_exits = An den äußersten Ecken und denen des inneren Dreiecks führt der Weg hinaus und hinein geradeaus.
option-memento-touching_corners = Ecken, die sich treffen, sind Nachbarn, und Linien laufen durch sie weiter.
option-memento-touching_feet = Lotpunkte, die sich an einer Grenze gegenüberliegen, sind Nachbarn, und Linien laufen durch sie weiter.
memento-ended-18 = Alle vier Mittelpunkte gehören einer Farbe.
memento-ended-19 = Mittelpunkt und drei Lotpunkte eines Dreiecks gehören einer Farbe.
memento-ended-20 = Alle anderen sind ausgeschieden.
memento-ended-21 = Zu lange ohne Entscheidung: unentschieden.
memento-notation =
    A1          den ersten Einer des Spiels setzen
    A1,B2       zwei Einer einsetzen
    A+  A-      Dreieck A im Uhrzeigersinn, gegen den Uhrzeigersinn drehen
    A1-A0       die Figur von A1 nach A0 ziehen; was dort steht, wird geschlagen
    A1/A2,A6    die Figur auf A1 in Einer auf A2 und A6 aufteilen
    A1/2A2,A6   den Drilling auf A1 in einen Doppler auf A2 und einen Einer auf A6 aufteilen
    Punkt 0 ist die Mitte eines Dreiecks, ungerade Punkte sind Ecken, gerade Lotpunkte.
memento-notation-terminal = ●2A4 ist ein Doppler von Blau auf A4.
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
memento-first-single = Der erste Zug des Spiels setzt einen Einer auf einen beliebigen Punkt.
memento-may-not-pass = Du darfst nicht passen, solange du etwas tun kannst.
memento-enter-two = Es werden immer genau zwei Einer eingesetzt.
memento-enter-middle = Ein Einer kann nicht auf einem Mittelpunkt einsteigen: { $point }.
memento-enter-inside = Ein Einer kann nicht im inneren Dreieck einsteigen: { $point }.
memento-not-free = { $point } ist nicht frei.
memento-different-points = Die Punkte müssen verschieden sein.
memento-board-order = Gleichartige Punkte stehen in der Reihenfolge des Bretts: A, B, C, I, dann 0 bis 6.
memento-supply-low = Zwei Steine sind nötig; im Vorrat: { $supply }.
memento-no-marker = Dafür ist kein Marker mehr übrig.
memento-player-before-turned = Vor dir wurde gedreht, also darfst du nicht drehen.
memento-you-turned = Du hast zuletzt selbst gedreht, also darfst du jetzt nicht drehen.
memento-nothing-changes = Dreieck { $triangle } zu drehen würde nichts ändern.
memento-not-yours = Auf { $point } steht keine Figur von dir.
memento-same-point = Eine Figur muss auf einen anderen Punkt ziehen.
memento-single-far = Ein Einer zieht nur auf einen Nachbarpunkt; { $target } ist kein Nachbar von { $origin }.
memento-triple-far = Ein Drilling zieht auf einen Nachbarpunkt oder von einem Mittelpunkt auf einen anderen oder auf eine große Ecke; { $target } ist von { $origin } aus nicht erreichbar.
memento-in-the-way = Eine Figur auf { $point } steht im Weg.
memento-line-bends = Die Linie knickt bei { $point } ab.
memento-single-splits = Der Einer auf { $point } lässt sich nicht aufteilen.
memento-double-splits = Der Doppler auf { $point } teilt sich in zwei Einer.
memento-triple-splits = Der Drilling auf { $point } teilt sich in einen Doppler und einen Einer oder in drei Einer.

## Triominos

option-triominos-kind = „first“ ist ein erstes Spiel für kleine Kinder: ohne Joker, alle Bänke offen.
option-triominos-joker = Mit dem Joker spielen.
option-triominos-open = Alle Steine auf den Bänken liegen offen.
triominos-ended-13 = Der Topf ist leer und die letzte Runde vorbei.
triominos-ended-14 = Niemand konnte noch etwas tun.
triominos-notation =
    351@2,-1u   den Stein so anlegen, dass er von der Spitze des Feldes 2,-1u im Uhrzeigersinn 3, 5, 1 zeigt
    J@2,-1u     den Joker anlegen
    swap 351    einen Stein an die Stelle des Jokers legen und den Joker nehmen
    buy         einen Chip zahlen und einen Stein ziehen
    pass        passen, wenn sonst nichts geht
triominos-notation-terminal = Ein Feld mit der Spitze nach oben endet auf u und wird von oben gelesen, eines mit der Spitze nach unten endet auf d und wird von unten gelesen.
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
triominos-flipped = „{ $move }“: So zeigt kein Stein; Steine werden gedreht, aber nie umgedreht.
triominos-not-on-rack = Der Stein { $tile } ist nicht auf deiner Bank.
triominos-joker-not-yours = Der Joker ist nicht auf deiner Bank.
triominos-cell-taken = Auf { $cell } liegt schon ein Stein.
triominos-not-touching = { $cell } berührt keinen Stein mit einer Seite.
triominos-corner = Ecke { $corner } passt nicht: { $value } träfe auf { $wanted }.
triominos-swap-corner = Der Joker lässt sich nicht gegen { $tile } tauschen: An Ecke { $corner } träfe { $value } auf { $wanted }.
triominos-no-joker = Auf dem Tisch liegt kein Joker.
triominos-joker-for-joker = Der Joker wird gegen einen Stein mit Zahlen getauscht.
triominos-no-chip = Du hast keinen Chip zum Bezahlen.
triominos-pot-empty = Der Topf ist leer.
triominos-may-not-pass = Du darfst nur passen, wenn du weder anlegen noch kaufen kannst.
triominos-setup-key = Der Aufbau braucht racks, first und pot und sonst nichts; „{ $key }“ fehlt oder ist falsch.
triominos-setup-racks = Der Aufbau braucht { $players } Bänke.
triominos-setup-rack = Die Bank von Platz { $seat } hat { $tiles } Steine statt sechs.
triominos-setup-unknown = Einen Stein „{ $tile }“ gibt es in diesem Spiel nicht.
triominos-setup-doubled = Der Stein { $tile } ist doppelt da.
triominos-setup-missing = Der Stein { $tile } fehlt.
triominos-setup-joker-first = Der Joker kann nicht der erste Stein sein.

## Dimenticato

dimenticato-ended-21 = Alle vier Figuren einer Partei sind zu Hause.
dimenticato-ended-22 = Zu lange ohne Entscheidung: Es zählen die Figuren zu Hause und der kürzeste Weg.
dimenticato-notation =
    e12=4         sagen, dass der Würfel unter der eigenen Figur auf e12 eine 4 zeigt
    e12-h11       die Figur ziehen, ein Startfeld verlassen oder im Ziel weiterrücken
    e12xh11>f12   die Figur auf h11 schlagen und auf f12 zurücksetzen
    pass          wenn der Zug verfällt
dimenticato-notation-terminal = 4○ ist ein freies Feld mit der Zahl 4 in der Farbe von Blau, ●△ eine Figur von Blau auf einem Feld von Orange. Auf der eigenen Farbe ist eine Figur sicher. ●– wartet noch am Start, ●✓ ist zu Hause.
dimenticato-seat = { $waiting } am Start, { $out } unterwegs, { $home } zu Hause
dimenticato-called-right = Für { $field } wurde { $said } genannt: richtig.
dimenticato-called-wrong = Für { $field } wurde { $said } genannt, dort liegt aber { $number }.
dimenticato-asks-leave = Eine Figur muss ihr Startfeld verlassen, mit 2 bis 5 Schritten.
dimenticato-asks-call = Welche Zahl liegt unter einer deiner Figuren? Nenne sie, etwa e12=4.
dimenticato-asks-move = Richtig! Jetzt ziehe die Figur.
dimenticato-asks-inside = Eine Figur darf im Ziel weiterrücken.
dimenticato-asks-pass = Es ist nichts möglich: pass.

dimenticato-unreadable = „{ $move }“ ist kein Zug. Züge sehen so aus: e12=4, e12-h11, e12xh11>f12 oder pass.
dimenticato-no-field = Auf dieser Bahn gibt es kein Feld { $field }.
dimenticato-die = Ein Würfel zeigt 1 bis 6, nie { $number }.
dimenticato-no-die = Unter { $field } liegt kein Würfel: Auf Start- und Zielfeldern wird nichts genannt.
dimenticato-may-not-pass = Passen darfst du nur, wenn du nichts anderes tun kannst.
dimenticato-leave-first = Verlasse erst den Start.
dimenticato-one-waits = Eine Figur wartet noch am Start: Nenne die Zahl für eine, die unterwegs ist.
dimenticato-not-yours = Auf { $field } steht keine Figur von dir.
dimenticato-move-called = Die Zahl war richtig: Jetzt muss die Figur auf { $field } ziehen.
dimenticato-call-first = Bevor die Figur auf { $field } ziehen darf, nenne die Zahl unter ihr.
dimenticato-cannot-leave-there = Vom Start geht eine Figur 2 bis 5 Schritte mit höchstens zwei Richtungswechseln, auf ein Feld jenseits ihrer großen Karte; { $field } ist keines.
dimenticato-not-your-block = { $field } gehört zu Start und Ziel einer anderen Partei.
dimenticato-stays-home = Eine Figur, die zu Hause ist, bleibt dort.
dimenticato-no-such-way = { $steps ->
    [one] Ein Schritt endet
   *[other] { $steps } Schritte enden
} mit höchstens zwei Richtungswechseln nicht auf { $field }.
dimenticato-own-figure = Auf { $field } steht deine eigene Figur.
dimenticato-nobody-there = Auf { $field } ist niemand zu schlagen.
dimenticato-safe = Die Figur auf { $field } ist sicher: Sie steht auf ihrer eigenen Farbe.
dimenticato-no-room = Die Figur auf { $field } kann nicht geschlagen werden: Drei Felder zurück ist kein Feld frei.
dimenticato-say-where = Sage, wohin die Figur zurückgesetzt wird: { $choices }.
dimenticato-back-taken = { $field } ist nicht frei.
dimenticato-past-own-card = Auf { $field } wird die Figur nicht zurückgesetzt: Ihre eigene große Karte liegt dazwischen.
dimenticato-not-three-back = { $field } liegt nicht drei Felder zurück mit höchstens einem Richtungswechsel.
dimenticato-setup-key = Der Aufbau braucht cards und sonst nichts; „{ $key }“ fehlt oder ist falsch.
dimenticato-setup-cards = Der Aufbau braucht eine Liste von { $cards } kleinen Karten.
dimenticato-setup-entry = „{ $entry }“ ist keine Karte: Jede wird als [Nummer, Vierteldrehungen] geschrieben.
dimenticato-setup-card = Eine kleine Karte „{ $card }“ gibt es nicht: Sie sind von 0 bis 11 nummeriert.
dimenticato-setup-turns = Um „{ $turns }“ Viertel lässt sich eine Karte nicht drehen; möglich sind 0 bis 3.
dimenticato-setup-doubled = Karte { $card } kommt zweimal vor.

## Spielen im Terminal

play-welcome = Gib einen Zug ein, oder ? für Hilfe.
play-prompt = { $seat }, du bist am Zug:{" "}
play-commands =
    moves       alle möglichen Züge zeigen
    undo        die letzte eigene Entscheidung zurücknehmen
    save DATEI  die Partie aufzeichnen
    quit        das Spiel verlassen
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-hand-over = Gib den Bildschirm an { $seat } weiter, dann Eingabetaste.{" "}
play-continue = Weiter mit der Eingabetaste{" "}
play-last-turn = Letzter Zug: { $moves }
play-no-undo = In einem Spiel mit Geheimnissen lässt sich nichts zurücknehmen.
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

simulate-compiling = Die Regeln werden übersetzt …
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
ladder-bot = Spieler
analyse-ply = Nr.
analyse-seat = Platz
analyse-move = Zug
analyse-better = Fehler
analyse-mistake = besser: { $move }
perft-counting = Zählt …

## Befehlszeile

cli-arguments = Angaben
cli-options = Optionen
cli-commands = Befehle
cli-default = sonst:
cli-required = nötig
cli-help = Spielwerk: Brettspiele für Menschen und Maschinen.
cli-help-help = Diese Hilfe zeigen.
cli-help-lang = Sprache.
cli-help-games = Die Spiele und ihre Einstellungen auflisten.
cli-help-play = Ein Spiel im Terminal gegen den Computer spielen.
cli-help-simulate = Viele zufällige Partien spielen und zusammenzählen, wie sie ausgehen.
cli-help-perft = Die Folgen von Entscheidungen vom Anfang aus zählen.
cli-help-replay = Eine aufgezeichnete Partie durchblättern.
cli-help-game = Die Kennung des Spiels.
cli-help-players = Wie viele mitspielen.
cli-help-humans = Wie viele davon Menschen an diesem Terminal sind; sie haben die ersten Plätze.
cli-help-option = Eine Einstellung des Spiels; darf mehrmals stehen.
cli-help-seed = Der Startwert des Zufalls: Derselbe Wert gibt dieselben Partien.
cli-help-play-seed = Der Startwert für Aufbau und Computer; ohne Angabe zufällig.
cli-help-count = Wie viele Partien.
cli-help-record = Die Partien in diese Datei schreiben, ein JSON-Objekt je Zeile.
cli-help-legal = Auch alle erlaubten Züge jeder Entscheidung schreiben.
cli-help-json = JSON ausgeben, für Programme.
cli-help-against = Stufe des Computers, 1 bis 5; oder random oder uct: mit einer Anzahl von Partien.
cli-help-device = cpu: alle Kerne; cuda: die Grafikkarte (NVIDIA)
cli-help-bots = Computerspieler für die Plätze, etwa 1,5,random, statt zufälliger Züge.
cli-help-cluster = Die Arbeit den Rechnern eines Ray-Clusters geben: auto oder HOST:PORT.
cli-help-ladder = Die Stufen gegeneinander spielen lassen und sagen, wie stark sie sind.
cli-help-ladder-games = Wie viele Partien jede Gruppe spielt.
cli-help-ladder-bots = Wer spielt.
cli-help-analyse = Jeden Zug einer aufgezeichneten Partie beurteilen.
cli-help-analyse-seconds = Wie lange über jeden Zug nachgedacht wird.
cli-help-report = Erzählen, was für ein Spiel das ist, als Seite für Spieleautorinnen und -autoren.
cli-help-report-level = Wer spielt: eine Stufe von 1 bis 5 oder random.
cli-help-report-games = Wie viele Partien: sonst 200, mit random 100 000.
cli-help-report-compare = Regeln zum Danebenstellen, etwa pawns=6 oder opening=I0; mehrmals möglich.
cli-help-report-against = Jemand, an dem die Stufe außerdem gemessen wird, etwa 3m1; mehrmals möglich.
cli-help-output = Die Seite, die geschrieben wird; die Zahlen kommen in eine JSON-Datei daneben.
cli-help-depth = Wie viele Entscheidungen tief.
cli-help-file = Eine Aufzeichnung oder eine Datei von simulate --record.
cli-help-line = Welche Partie einer Datei mit mehreren.
cli-help-serve = Tische für Browser und Programme bereitstellen.
cli-help-host = Adresse, auf der gelauscht wird; ohne Angabe nur dieser Rechner.
cli-help-port = Port, auf dem gelauscht wird.
cli-help-database = Wo Partien aufbewahrt werden: eine Datei oder postgresql://…
cli-help-redis = Redis, das mehrere Serverprozesse verbindet, etwa redis://…
cli-help-open = Im Browser öffnen.
cli-help-proxy = Er steht hinter einem Proxy, der die Adressen der Clients angibt.
serve-ready = Spielwerk läuft unter { $address }. Strg-C beendet es.
serve-no-web = Die Web-App ist noch nicht gebaut: Das macht `make play` oder `npm ci && npm run build` im Ordner web. Programme können trotzdem spielen.

## Fehler

error-usage = { $detail } (--help zeigt, wie es geht.)
error-language = „{ $language }“ ist keine der Sprachen: { $known }.
error-interrupted = Abgebrochen. Es wurde nichts geschrieben.
error-number = „{ $value }“ ist keine ganze Zahl.
error-file = { $file }: { $reason }.
error-extra = Dazu fehlt ein Zusatz: pip install "spielwerk[{ $extra }]"
error-render-mode = „{ $mode }“ ist keine Art, ein Spiel zu zeigen. Möglich: { $modes }.
error-game-unknown = Es gibt kein Spiel „{ $game }“. Es gibt: { $known }.
error-players = { $game } kann man nicht mit { $players } Personen spielen. Möglich: { $choices }.
error-humans = { $humans } von { $players } Mitspielenden können keine Menschen sein.
error-seats = Es gibt { $players } Plätze, aber { $given } Namen.
error-option-unknown = { $game } hat keine Einstellung „{ $option }“. Es gibt: { $known }.
error-option-value = Die Einstellung { $option } kann nicht „{ $value }“ sein. Möglich: { $choices }.
error-option-form = „{ $text }“ ist keine Einstellung. Schreib name=wert.
error-legal-without-record = --legal braucht --record DATEI.
error-games = „{ $games }“ Partien kann man nicht spielen; mindestens eine muss es sein.
error-device = Ein Gerät „{ $device }“ gibt es nicht; wählbar sind { $devices }.
error-device-alone = --device { $device } spielt nur zufällige Partien auf diesem Rechner: nicht mit --bots, --record oder --cluster.
error-cuda = Keine Grafikkarte ist zu gebrauchen: { $reason } – Nötig sind eine Karte von NVIDIA und ihr Treiber; ohne sie rechnet --device cpu.
error-cuda-memory = Der Speicher der Grafikkarte reicht nicht. Beende, was ihn sonst belegt, oder nimm --device cpu.
error-no-sensible = Für dieses Spiel gibt es keine vernünftigen Zufallspartien.
error-budget = Mit „{ $budget }“ lässt sich nicht nachdenken: Es muss mehr als nichts sein.
error-cancelled = Die Suche wurde abgebrochen, bevor sie eine Antwort hatte.
error-over = Das Spiel ist aus: Es gibt nichts mehr zu entscheiden.
error-bot = „{ $bot }“ ist kein Computerspieler: Es gibt die Stufen 1 bis 5, 3m1 (Stufe 3 mit dem Gedächtnis von Stufe 1), random und uct: mit einer Anzahl von Partien.
error-bot-memory = „{ $bot }“ kann { $game } nicht spielen: Dort gibt es nichts zu merken.
error-report-games = Ein Bericht über „{ $games }“ Partien sagt nichts; mindestens eine muss es sein.
error-report-opening = Partien von { $game } beginnen nicht alle gleich; daher lässt sich keine Eröffnung vorgeben.
error-report-against = „{ $bot }“ spielt schon auf jedem Platz; vergleiche mit jemand anderem.
error-report-file = „{ $file }“ ist kein Name für eine Seite: Er muss auf .html enden.
error-ladder = { $bots }: Eine Rangliste braucht verschiedene Spieler, und mindestens { $players }.
error-cluster-address = „{ $address }“ ist keine Adresse eines Ray-Clusters. Schreib auto oder HOST:PORT.
error-cluster-client = { $address }: Nur ein Rechner des Clusters kann ihm Arbeit geben. Nimm diesen mit ray start --address=HOST:PORT --num-cpus=0 auf und schreib HOST:PORT.
error-cluster-none = Unter { $address } antwortet niemand: { $reason }. Läuft der Ray-Cluster?
error-cluster-auto = Auf diesem Rechner läuft kein Ray-Cluster: Starte einen oder tritt einem bei, mit ray start.
error-cluster-silent = Unter { $address } ist kein Ray-Cluster nutzbar: Etwas antwortet, aber es ist keiner, oder dieser Rechner gehört nicht dazu (ray start --address={ $address }).
error-cluster-token = Der Ray-Cluster unter { $address } kennt unser Token nicht: Es muss in RAY_AUTH_TOKEN oder ~/.ray/auth_token stehen, auf allen Rechnern dasselbe.
error-cluster-refused = Der Ray-Cluster unter { $address } ist nicht nutzbar: { $reason }
error-cluster-node = { $node }, ein Rechner des Clusters, antwortet nicht.
error-cluster-version = { $node }, ein Rechner des Clusters, hat ein anderes Spielwerk als dieser oder gar keines. Installiere überall dasselbe.
error-cluster-share = Ein Teil der Arbeit ging immer wieder mit seinem Rechner verloren: { $reason }
error-cluster-lost = Der Ray-Cluster unter { $address } ist verloren: Kein Rechner ist mehr da, der die Arbeit tun könnte.
error-threads = „{ $threads }“ Threads können nicht suchen; mindestens einer wird gebraucht.
error-level = Eine Stufe „{ $level }“ gibt es nicht. Es gibt: { $levels }.
error-depth = „{ $depth }“ ist keine Tiefe; mindestens 1 muss es sein.
error-seed = „{ $seed }“ ist kein Startwert: Es muss eine ganze Zahl von 0 bis { $highest } sein.
error-seed-and-setup = Gib einen Startwert oder einen Aufbau an, nicht beides.
error-setup-form = Der Aufbau von { $game } kann nicht „{ $value }“ sein.
error-setup-unknown = Eine neu ausgeteilte Stellung kennt ihren Aufbau nicht.
error-setup-empty = { $game } überlässt nichts dem Zufall, der Aufbau ist also leer; angegeben: { $value }.
error-game-over = Das Spiel ist zu Ende.
error-no-such-action = Es gibt keinen Zug mit der Nummer { $action }.
error-record-none = Das ist keine Aufzeichnung von Spielwerk.
error-record-newer = Die Aufzeichnung hat Format { $format }, diese Version kennt nur { $known }. Eine neuere Version kann sie lesen.
error-record-line = Die Aufzeichnung ist beschädigt: „{ $line }“ ist nicht lesbar.
error-record-header = Die Aufzeichnung ist beschädigt: „{ $key }“ fehlt oder ist falsch.
error-record-cut = Die Aufzeichnung ist abgeschnitten.
error-record-plies = Die Aufzeichnung ist beschädigt: Sie nennt { $told } Züge, enthält aber { $found }.
error-record-start = Die Aufzeichnung ist beschädigt: { $reason }
error-record-move = Die Aufzeichnung ist beschädigt bei Zug { $ply }, { $move }: { $reason }
error-record-result = Die Aufzeichnung ist beschädigt: Sie nennt das Ergebnis { $told }, die Züge führen aber zu { $found }.
error-record-json = Die Aufzeichnung ist beschädigt: Das ist kein ganzes JSON-Objekt einer Partie.
error-record-number = Die Datei enthält { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}; eine Nummer { $number } gibt es nicht.

## Tables and servers

error-serve = Der Server konnte nicht starten: { $reason }.
error-port = „{ $port }“ ist kein Port: möglich ist 1 bis 65535.
error-redis-alone = Redis verbindet Prozesse mit gemeinsamer Datenbank: auch eine postgresql://-Adresse angeben.
error-table-seats = Es spielen { $players }, angegeben sind aber { $given } Plätze.
error-table-level = Nur Computerspieler haben Stufen; dieser Platz ist „{ $kind }“.
error-name-long = Der Name „{ $name }“ ist zu lang: höchstens { $longest } Zeichen.
error-clock-kind = Eine Uhr hat entweder eine Gesamtzeit, zu der nach jedem Zug etwas dazukommen kann, oder eine Zeit pro Zug.
error-clock-range = { $name } der Uhr kann nicht { $seconds } Sekunden sein. Möglich: { $least } bis { $most }.
error-onlooker = Wer zuschaut, kann nur zuschauen.
error-onlookers-off = An diesem Tisch ist Zuschauen nicht erwünscht.
error-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-no-open-seat = An diesem Tisch ist kein Platz frei.
error-seat-not-free = Platz { $seat } ist nicht frei.
error-nobody-to-replace = Auf Platz { $seat } spielt niemand, der ersetzt werden könnte.
error-not-gone = Platz { $seat } ist noch besetzt oder erst seit eben verlassen.
error-nothing-to-return-to = Niemand spielt für dich.
error-no-time = Deine Zeit ist aufgebraucht; der Computer spielt für dich weiter.
error-table-open = Das Spiel hat noch nicht begonnen.
error-table-running = Das Spiel hat schon begonnen.
error-table-over = Das Spiel ist zu Ende.
error-table-unknown = Diesen Tisch gibt es nicht; vielleicht wurde er nie benutzt und ist abgeräumt worden.
error-record-unknown = Diese beendete Partie gibt es nicht.
error-token = Dieser Link gehört nicht zu dem Tisch. Vielleicht fehlt ein Stück davon.
error-behind = Das Spiel ist inzwischen weitergegangen. Schau noch einmal aufs Brett.
error-not-your-turn = Du bist nicht am Zug.
error-you-are-out = Du bist aus diesem Spiel ausgeschieden.
error-bot-plays = Der Computer spielt gerade für dich. Nimm zuerst deinen Platz zurück.
error-undo-too-late = Inzwischen hat jemand anderes gehandelt. Du kannst um Rücknahme bitten.
error-nothing-to-undo = Es gibt nichts von dir zurückzunehmen.
error-back-pending = Um eine Rücknahme ist schon gebeten worden.
error-back-none = Niemand bittet dich um eine Rücknahme.
error-back-secret = Das lässt sich nicht zurücknehmen: Du hast seither etwas Verdecktes gesehen.
error-takebacks-off = An diesem Tisch wird nichts zurückgenommen.
error-no-draws = Bei diesem Spiel kann man sich nicht auf Unentschieden einigen.
error-draw-bots = Der Computer willigt nie in ein Unentschieden ein.
error-draw-offered = Du hast schon Unentschieden angeboten.
error-draw-none = Niemand bietet dir Unentschieden an.
error-reaction = Die Reaktion „{ $reaction }“ gibt es nicht. Es gibt: { $known }.
error-rematch-asked = Du hast schon um eine Revanche gebeten.
error-hints-off = An diesem Tisch gibt es keine Tipps.
error-no-hint = Im Moment gibt es keinen Tipp.
error-past-hidden = In einem Merkspiel schaut niemand vor dem Ende zurück.
error-no-such-ply = Eine Stellung nach { $ply } Zügen gibt es nicht; die letzte ist nach { $last }.
error-too-fast = Das war zu viel auf einmal. Warte einen Augenblick.
error-too-long = Das ist zu lang.
error-message = Diese Nachricht lässt sich nicht lesen: { $problem }.
error-not-found = Unter { $path } gibt es nichts.
error-method = { $path } kann man so nicht ansprechen.
error-storage = Im Moment kann nichts gespeichert werden, darum ist nichts geschehen. Versuch es gleich noch einmal.
error-internal = Bei uns ist etwas schiefgegangen. Verloren ist nichts.

## The web app

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
rings-now = Setze einen Stein, ziehe einen oder drehe einen Ring.
rings-now-empty = Ziehe einen Stein oder drehe einen Ring.
rings-now-target = Wohin zieht der Stein?
rings-now-fly = Wähle einen Stein: Er darf auf jedes freie Feld.
rings-take = { $pawns ->
    [one] Eine Reihe! Nimm einen Stein von { $seat }.
   *[other] Reihen! Nimm { $pawns } Steine von { $seat }.
}
rings-keys = Pfeiltasten führen von Feld zu Feld, die Eingabetaste wählt. Plus und Minus drehen den Ring des Feldes im Uhrzeigersinn und zurück. Escape nimmt die Wahl zurück.
players-title = Spielende
player-you = du
player-guest = Gast
player-awaited = noch nicht da
player-level = Computer, Stufe { $level }
player-gone = nicht verbunden
player-to-move = am Zug
connection-connecting = Verbindung wird hergestellt …
connection-lost = Die Verbindung ist weg. Sie kommt von selbst wieder.
connection-refused = Dieser Link öffnet hier keinen Platz.
front-invitation = Setz dich und spiel: gegen den Computer, an einem Tisch oder mit Freunden über einen Link.
front-rings = Drei in einer Reihe schlagen einen Stein – auf drei Ringen, die sich drehen.
front-memento = Stapel bauen, teilen, schlagen: Vier Dreiecke drehen sich unter deinen Füßen.
front-triominos = Dreiecke anlegen, sodass die Ecken passen, und Chips verdienen.
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
join-invitation = Jemand lädt dich zum Spielen ein. Nimm den freien Platz.
join-sit = Hinsetzen
table-board = Spielbrett
situation-waiting = Warten, bis alle da sind.
situation-your-turn = Du bist am Zug.
situation-turn = { $seat } ist am Zug.
situation-ended-resigned = Das Spiel wurde aufgegeben.
situation-ended-time = Die Zeit ist abgelaufen.
situation-ended-draw = Einigung auf Unentschieden.
pass-device = Gib das Gerät weiter an
pass-ready = Ich habe es
ranks-title = Rangfolge
share-title = Andere einladen
share-open = ein freier Platz
share-watch = zum Zuschauen
share-copy = Link kopieren
share-copied = Kopiert
share-code = QR-Code
share-code-alt = QR-Code des Links
control-start = Jetzt beginnen
control-return = Meinen Platz zurücknehmen
control-back-asked = { $seat } bittet um Zugrücknahme.
control-draw-offered = { $seat } bietet Unentschieden an.
control-yes = Einverstanden
control-no = Ablehnen
control-hint = Tipp
control-back = Zurücknehmen
control-draw = Unentschieden anbieten
control-resign = Aufgeben
control-resign-sure = Wirklich aufgeben?
control-replace = Computer für { $seat }
control-rematch = Noch einmal
control-rematch-asked = Warten auf die anderen …
control-next-game = Zum nächsten Spiel
event-moved = { $seat } spielt { $move }.
played-pass = { $seat } passt.
played-turn = { $seat } dreht { $what } im Uhrzeigersinn.
played-turn-back = { $seat } dreht { $what } gegen den Uhrzeigersinn.
played-place = { $seat } setzt auf { $to } ein.
played-move = { $seat } zieht von { $from } nach { $to }.
played-take = { $seat } nimmt von { $from }.
played-enter = { $seat } setzt auf { $one } und { $two } ein.
played-split = { $seat } teilt die Figur auf { $from }: { $to }.
played-buy = { $seat } kauft einen Stein.
played-swap = { $seat } legt Stein { $tile } an die Stelle des Jokers.
played-joker = { $seat } legt den Joker auf { $to }.
played-lay = { $seat } legt Stein { $tile } auf { $to }.
played-call = { $seat } nennt { $number } für { $from }.
played-hit = { $seat } zieht von { $from } nach { $to }, schlägt und setzt auf { $back } zurück.
move-pass = Passen
move-buy = Kaufen
move-swap = Tausch { $tile }
choice-usual = das übliche Spiel
choice-first = ein erstes Spiel
choice-ludis = ludis
choice-original = Original
choice-complex = komplex
choice-simple = einfach
event-started = Das Spiel beginnt.
event-seat-taken = { $seat } ist da.
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
control-full = Vollbild
control-on = an
control-off = aus
control-play-on = Weiterspielen
control-close = Schließen
control-back-waiting = Du hast um Zugrücknahme gebeten.
control-draw-waiting = Du hast Unentschieden angeboten.
reaction-hello = Hallo!
reaction-well-played = Gut gespielt!
reaction-thanks = Danke!
reaction-oops = Hoppla!
reaction-thinking = Ich überlege noch …
reaction-good-game = Schönes Spiel!
event-reacted = { $seat }: { $reaction }
control-hint-thinking = Der Computer überlegt …
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
result-shared = Niemand hat allein gewonnen.
result-look = Spiel ansehen
board-broken = Das Brett konnte nicht gezeichnet werden. Das Spiel selbst geht weiter.
board-again = Noch einmal zeigen
record-title = Eine Partie { $game }
record-play = Abspielen
record-pause = Anhalten
record-start = Der Anfang
record-after = Zug { $ply } von { $total }: { $seat } spielt { $move }.
record-seen-by = Gesehen von
record-everybody = Zuschauenden
record-chart = Gewinnchancen
record-chart-how = Die Gewinnchancen aller Plätze vom Anfang bis zum Ende. Tippe, um dorthin zu springen.
record-judging = Der Computer sieht sich das Spiel an: { $done } von { $total } Zügen.
record-judged = So beurteilt der Computer jeden Zug.
record-no-judgement = Der Computer kann dieses Spiel im Moment nicht beurteilen.
record-mistake = großer Fehler
record-mistakes = Große Fehler
record-no-mistakes = Es gab keine großen Fehler.
record-download = Aufzeichnung herunterladen
record-share = Teilen
frame-offline = Du bist offline. Zum Spielen braucht es den Server; die Seite findet von selbst zurück.

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
memento-now-first = Setze den ersten Einer auf einen beliebigen Punkt.
memento-now = Ziehe eine Figur, tippe zwei freie Punkte für neue Einer an oder drehe ein Dreieck.
memento-now-no-turning = Ziehe eine Figur oder setze zwei neue Einer. Drehen geht diesmal nicht.
memento-now-no-entering = Ziehe eine Figur oder drehe ein Dreieck.
memento-now-moving = Ziehe eine deiner Figuren.
memento-now-second = Wohin kommt der zweite Einer?
memento-now-target = Wohin zieht die Figur?
memento-now-part = { $height ->
    [2] Wohin kommt der Doppler?
   *[1] Wohin kommt der Einer?
}
memento-now-pass = Du kannst nichts tun.
memento-keys = Pfeiltasten führen von Punkt zu Punkt, die Eingabetaste wählt. Plus und Minus drehen das Dreieck des Punktes im Uhrzeigersinn und zurück, der Schrägstrich teilt eine gewählte Figur. Escape nimmt einen Schritt zurück.

dimenticato-touch-figure = Tippe eine deiner Figuren an: Welche Zahl liegt darunter?
dimenticato-touch-leave = Tippe eine Figur an, die den Start verlassen soll.
dimenticato-which = Welche Zahl liegt unter dieser Figur?
dimenticato-said-right = { $said } wurde genannt: richtig!
dimenticato-said-wrong = { $said } wurde genannt, es ist aber { $number }.
dimenticato-where = Wohin geht sie? Tippe ein leuchtendes Feld an.
dimenticato-set-back = Wohin wird die Figur zurückgesetzt? ({ $seat })
dimenticato-nothing = Diesmal kannst du nichts tun.
dimenticato-pass = Weiter
dimenticato-keypad = Die Zahl unter der Figur
dimenticato-call = { $number } nennen
dimenticato-whole = Das ganze Brett zeigen
dimenticato-near = Die Figur aus der Nähe zeigen
dimenticato-no-colour = ohne Farbe
dimenticato-die-free = { $field }, Würfel zeigt { $number }, { $colour }
dimenticato-die-covered = { $field }, Figur: { $seat }; der Würfel darunter ist verdeckt, { $colour }
dimenticato-block-free = { $field }, Start und Ziel: { $seat }, frei
dimenticato-block-waiting = { $field }, Figur: { $seat }, noch am Start
dimenticato-block-home = { $field }, Figur: { $seat }, zu Hause
dimenticato-keys = Pfeiltasten führen von Feld zu Feld, Bild ab zum nächsten wählbaren. Die Eingabetaste wählt, 1 bis 6 nennen eine Zahl, Escape nimmt die Wahl zurück.

## Das Brett von Triominos

triominos-rack = Deine Steine
triominos-keys = Pfeiltasten gehen von Stein zu Stein, Pfeil nach oben auf den Tisch und dort von Platz zu Platz. Die Eingabetaste wählt, R dreht den Stein, Escape nimmt einen Schritt zurück.
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
triominos-advise-choose = Tippe einen deiner Steine an oder ziehe ihn.
triominos-advise-place = Tippe einen leuchtenden Platz an. Zum Drehen tippe den Stein an.
triominos-advise-tile = Welcher Stein kommt dorthin?
triominos-advise-several = Er passt auf mehrere Arten: drehen, dann den Platz noch einmal antippen.
triominos-advise-nowhere = Dieser Stein passt im Moment nirgends.
triominos-advise-buy = Keiner deiner Steine passt. Kauf einen!
triominos-advise-pass = Keiner deiner Steine passt, und kaufen kannst du nicht: passen.
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
help-players = 2–4 Spieler
help-set-up = Aufbau
help-turn = Dein Zug
help-end = So endet das Spiel
help-tips = Drei Tipps
help-notation = So werden Züge geschrieben
help-others = Die anderen Spiele:
help-all = Alle Regeln
help-close = Schließen
lesson-title = So geht { $game }
lesson-offer = Neu bei { $game }? Ein paar Handgriffe zeigen, wie es geht.
lesson-start = Zeig es mir
lesson-decline = Nein, danke
lesson-step = Schritt { $step } von { $steps }
lesson-missed = Nicht ganz. Was richtig ist, ist jetzt markiert.
lesson-next = Weiter
lesson-end = Jetzt spielen!
