# Alles, was beim Spielen von Dimenticato zu lesen ist.

game-dimenticato = Dimenticato
front-dimenticato = Ein Wettlauf fürs Gedächtnis: Welche Zahl liegt unter deiner Figur?
first-custom-dimenticato = Üblicherweise beginnt, wer am jüngsten ist.
dimenticato-ended-21 = Alle vier Figuren einer Farbe sind zu Hause.
dimenticato-ended-22 = Das Spiel hat sich zu lange hingezogen: Es zählen die Figuren zu Hause und dann der kürzere Weg.
dimenticato-notation = Ein Feld heißt nach seiner Spalte und seiner Reihe.
    .call = für die eigene Figur auf { $from } eine { $number } ansagen
    .go = die Figur ziehen, ein Startfeld verlassen oder im Ziel weiterrücken
    .hit = die Figur auf { $to } schlagen und auf { $back } zurücksetzen
    .stay = aussetzen, wenn nichts geht, oder stehen bleiben, statt zu schlagen
dimenticato-notation-terminal = 4○ ist ein freies Feld mit der Zahl 4 in der Farbe von Blau, ●△ eine Figur von Blau auf einem Feld von Orange. Auf der eigenen Farbe ist eine Figur sicher. ●– wartet noch am Start, ●✓ ist zu Hause.
dimenticato-seat = { $waiting } am Start, { $out } unterwegs, { $home } zu Hause
dimenticato-called-right = Für { $field } wurde { $said } angesagt: richtig.
dimenticato-called-wrong = Für { $field } wurde { $said } angesagt, dort liegt aber { $number }.
dimenticato-asks-leave = Eine Figur muss den Start verlassen: Zieh sie 2 bis 5 Felder weit.
dimenticato-asks-call = Welche Zahl liegt unter einer deiner Figuren? Sag sie an, etwa so: e12=4.
dimenticato-asks-move = Richtig! Jetzt zieh die Figur.
dimenticato-asks-hit = Du kannst nur schlagen oder stehen bleiben: pass.
dimenticato-asks-inside = Du darfst eine Figur im Ziel weiterrücken.
dimenticato-asks-pass = Du kannst nicht ziehen und setzt aus: pass.

## Ablehnungen

dimenticato-no-field = Auf dieser Bahn gibt es kein Feld { $field }.
dimenticato-die = Ein Würfel zeigt 1 bis 6, nie { $number }.
dimenticato-no-die = Unter { $field } liegt kein Würfel: Auf Start- und Zielfeldern wird nichts angesagt.
dimenticato-may-not-pass = Aussetzen darfst du nur, wenn du nichts anderes tun kannst oder nur schlagen könntest.
dimenticato-may-not-stay = Stehen bleiben darfst du nur, wenn du sonst schlagen müsstest. Hier kannst du ziehen, ohne zu schlagen.
dimenticato-hit-or-stay = Du kannst nur schlagen oder stehen bleiben.
dimenticato-leave-first = Zieh zuerst eine Figur vom Start weg.
dimenticato-one-waits = Solange noch eine Figur am Start wartet, darfst du im Ziel nicht weiterrücken. Sag die Zahl unter einer Figur an, die unterwegs ist.
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
dimenticato-position-figures = Jeder Platz hat vier Figuren, Platz { $number } aber { $count }.
dimenticato-position-block = { $field } gehört zu Start und Ziel einer anderen Farbe.
dimenticato-position-home = Wer alle vier Figuren zu Hause hat, hat gewonnen; dann ist das Spiel vorbei, und nicht früher.
dimenticato-position-call = So können die Figuren nicht stehen, nachdem { $said } für { $field } angesagt wurde.

## Züge in Worten

dimenticato-played-stay = { $seat } zieht nicht.
dimenticato-played-call = { $seat } sagt { $number } für die Figur auf { $from } an.
dimenticato-played-go = { $seat } zieht eine Figur von { $from } nach { $to }.
dimenticato-played-hit = { $seat } zieht von { $from } nach { $to }, schlägt die Figur dort und setzt sie auf { $back } zurück.

## Am Bildschirm

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
