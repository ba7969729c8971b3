# Alles, was beim Spielen von Dimenticato zu lesen ist.

game-dimenticato = Dimenticato
front-dimenticato = Ein Wettlauf fürs Gedächtnis: Welche Zahl liegt unter deiner Figur?
first-custom-dimenticato = Üblicherweise beginnt, wer am jüngsten ist.
dimenticato-ended-21 = Alle Figuren einer Farbe sind zu Hause.
dimenticato-ended-22 = Das Spiel hat sich zu lange hingezogen: Es zählen die Figuren zu Hause und dann der kürzere Weg.
dimenticato-notation = Ein Feld heißt nach seiner Spalte und seiner Reihe.
    .call = für die eigene Figur auf { $from } eine { $number } ansagen
    .go = die Figur ziehen, ein Startfeld verlassen oder im Ziel weiterrücken
    .hit = die Figur auf { $to } schlagen und auf { $back } zurücksetzen
    .look = unter der eigenen Figur auf { $from } nachschauen, wenn nicht angesagt wird
    .stay = aussetzen, wenn nichts geht, oder stehen bleiben, wenn du nicht schlagen musst
dimenticato-notation-terminal = 4○ ist ein freies Feld mit der Zahl 4 in der Farbe von Blau, ●△ eine Figur von Blau auf einem Feld von Orange. ●– wartet noch am Start, ●✓ ist zu Hause.
dimenticato-seat = { $waiting } am Start, { $out } unterwegs, { $home } zu Hause
dimenticato-called-right = Für { $field } wurde { $said } angesagt: richtig.
dimenticato-called-wrong = Für { $field } wurde { $said } angesagt, dort liegt aber { $number }.
dimenticato-looked = Unter { $field } liegt { $number }.
dimenticato-asks-leave = Eine Figur muss den Start verlassen: Zieh sie { $steps } Felder weit.
dimenticato-asks-call = Welche Zahl liegt unter einer deiner Figuren? Sag sie an, etwa so: e12=4.
dimenticato-asks-look = Welche Figur soll ziehen? Schau darunter nach, etwa so: { $move }
dimenticato-asks-move = Richtig! Jetzt zieh die Figur.
dimenticato-asks-go = Jetzt zieh die Figur.
dimenticato-asks-hit = Du kannst nur schlagen oder stehen bleiben: pass.
dimenticato-asks-inside = Du darfst eine Figur im Ziel weiterrücken.
dimenticato-asks-pass = Du kannst nicht ziehen und setzt aus: pass.

## Optionen

option-dimenticato-figures = Wie viele Figuren alle haben.
    .label = Figuren
option-dimenticato-leave_least = Wie viele Schritte eine Figur beim Verlassen des Starts mindestens geht.
    .label = Start: mindestens
option-dimenticato-leave_most = Wie viele Schritte eine Figur beim Verlassen des Starts höchstens geht.
    .label = Start: höchstens
option-dimenticato-calling = Vor dem Ziehen wird die Zahl unter der Figur angesagt. Ohne Ansagen schaut man einfach nach: ein erstes Spiel für kleine Kinder.
    .label = Zahlen ansagen
option-dimenticato-safe = Auf einem Feld der eigenen Farbe ist eine Figur sicher.
    .label = Sichere Felder
option-dimenticato-stay = Wer nur schlagen könnte, darf stehen bleiben.
    .label = Stehen bleiben
option-dimenticato-back = Um wie viele Felder eine geschlagene Figur zurückgesetzt wird.
    .label = Felder zurück

## Ablehnungen

dimenticato-clash-least = Eine Figur kann den Start nicht mit mindestens { $least } und höchstens { $most } Schritten verlassen.
dimenticato-clash-leave = { $most ->
    [one] Mit höchstens einem Schritt kämen manche Figuren nie vom Start weg: Eine braucht { $needed }.
   *[other] Mit höchstens { $most } Schritten kämen manche Figuren nie vom Start weg: Eine braucht { $needed }.
}
dimenticato-no-field = Auf dieser Bahn gibt es kein Feld { $field }.
dimenticato-die = Ein Würfel zeigt 1 bis 6, nie { $number }.
dimenticato-no-die = Hier liegt kein Würfel: Auf Start- und Zielfeldern gibt es keinen.
dimenticato-may-not-pass = Aussetzen darfst du nur, wenn du nichts anderes tun kannst.
dimenticato-may-not-stay = Stehen bleiben darfst du nur, wenn du sonst schlagen müsstest. Hier kannst du ziehen, ohne zu schlagen.
dimenticato-nobody-stays = In diesem Spiel darfst du nicht stehen bleiben: Zieh, auch wenn du schlagen musst.
dimenticato-no-calls = In diesem Spiel wird nichts angesagt. Schau stattdessen unter der Figur nach: { $move }
dimenticato-no-looks = Unter dieser Figur darfst du nicht nachschauen: Sag ihre Zahl an.
dimenticato-hit-or-stay = Du kannst nur schlagen oder stehen bleiben.
dimenticato-leave-first = Zieh zuerst eine Figur vom Start weg.
dimenticato-one-waits = Solange noch eine Figur am Start wartet, darfst du im Ziel nicht weiterrücken. Nimm eine Figur, die unterwegs ist.
dimenticato-not-yours = Hier steht keine Figur von dir. Wähl eine von deinen.
dimenticato-move-called = Die Zahl war richtig: Jetzt musst du mit der Figur ziehen, für die du sie angesagt hast.
dimenticato-move-looked = Jetzt musst du mit der Figur ziehen, unter der du nachgeschaut hast.
dimenticato-call-first = Sag zuerst die Zahl unter dieser Figur an; erst dann darf sie ziehen.
dimenticato-look-first = Schau zuerst nach, welche Zahl unter dieser Figur liegt; erst dann darf sie ziehen.
dimenticato-cannot-leave-there = Dorthin kommst du vom Start nicht: Zieh { $steps } Felder weit, über deine große Karte hinaus, und bieg höchstens zweimal ab.
dimenticato-not-your-block = Dieses Feld gehört zu Start und Ziel einer anderen Farbe; dort darfst du nicht hin.
dimenticato-stays-home = Eine Figur, die zu Hause ist, bleibt im Ziel.
dimenticato-no-such-way = { $steps ->
    [one] Mit einem Schritt
   *[other] Mit { $steps } Schritten
} und höchstens zweimal Abbiegen kommst du nicht dorthin.
dimenticato-own-figure = Dort steht schon eine Figur von dir, und eigene schlägst du nicht.
dimenticato-nobody-there = Dort steht keine Figur, die du schlagen könntest.
dimenticato-safe = Die Figur dort ist sicher: Sie steht auf ihrer eigenen Farbe.
dimenticato-no-room = { $steps ->
    [one] Die Figur dort kannst du nicht schlagen: Ein Feld zurück ist kein Feld frei.
   *[other] Die Figur dort kannst du nicht schlagen: { $steps } Felder zurück ist kein Feld frei.
}
dimenticato-say-where = Wohin soll die Figur zurück? { $choices }
dimenticato-back-taken = Dieses Feld ist nicht frei. Setz die Figur auf ein freies Feld zurück.
dimenticato-past-own-card = Auf dieses Feld darf die Figur nicht zurückgesetzt werden: Ihre eigene große Karte liegt dazwischen.
dimenticato-not-back = { $steps ->
    [one] Dieses Feld liegt nicht einen Schritt zurück.
   *[other] Dieses Feld ist mit { $steps } Schritten zurück und höchstens einmal Abbiegen nicht zu erreichen.
}
dimenticato-setup-key = Der Aufbau braucht cards und sonst nichts; „{ $key }“ fehlt oder ist falsch.
dimenticato-setup-cards = Der Aufbau braucht eine Liste von { $cards } kleinen Karten.
dimenticato-setup-entry = „{ $entry }“ ist keine Karte: Jede wird als [Nummer, Vierteldrehungen] geschrieben.
dimenticato-setup-card = Eine kleine Karte „{ $card }“ gibt es nicht: Sie sind von 0 bis 11 nummeriert.
dimenticato-setup-turns = Um „{ $turns }“ Viertel lässt sich eine Karte nicht drehen; möglich sind 0 bis 3.
dimenticato-setup-doubled = Karte { $card } kommt zweimal vor.
dimenticato-position-figures = Jeder Platz hat { $each } Figuren, Platz { $number } aber { $count }.
dimenticato-position-block = { $field } gehört zu Start und Ziel einer anderen Farbe.
dimenticato-position-home = Wer alle Figuren zu Hause hat, hat gewonnen; dann ist das Spiel vorbei, und nicht früher.
dimenticato-position-call = So können die Figuren nicht stehen, nachdem { $said } für { $field } angesagt wurde.
dimenticato-position-look = So können die Figuren nicht stehen, nachdem unter { $field } nachgeschaut wurde.

## Züge in Worten

dimenticato-advice-call = Sag { $number } für die markierte Figur an.
dimenticato-advice-look = Schau unter der markierten Figur nach.
dimenticato-advice-go = Zieh die markierte Figur auf das markierte Feld.
dimenticato-advice-hit = Zieh die markierte Figur auf das markierte Feld und schlag die Figur dort.

dimenticato-played-stay = { $seat } zieht nicht.
dimenticato-played-call = { $seat } sagt { $number } für die Figur auf { $from } an.
dimenticato-played-look = { $seat } schaut unter der Figur auf { $from } nach.
dimenticato-played-go = { $seat } zieht eine Figur von { $from } nach { $to }.
dimenticato-played-hit = { $seat } zieht von { $from } nach { $to }, schlägt die Figur dort und setzt sie auf { $back } zurück.

## Am Bildschirm

dimenticato-touch-figure = Tipp eine deiner Figuren an: Welche Zahl liegt darunter?
dimenticato-touch-look = Tipp die Figur an, die ziehen soll: Dann siehst du ihre Zahl.
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
dimenticato-kind-figure = Figur

## Was geschehen ist

dimenticato-told-wrong = { $seat } hat { $said } angesagt, es war aber { $number }.
dimenticato-told-right = { $deed ->
    [go] { $seat } hat richtig { $said } angesagt und ist gezogen.
    [home] { $seat } hat richtig { $said } angesagt und eine Figur nach Hause gebracht.
    [hit-mine] { $seat } hat richtig { $said } angesagt und deine Figur geschlagen.
    [hit] { $seat } hat richtig { $said } angesagt und eine Figur geschlagen ({ $owner }).
    [stuck] { $seat } hat richtig { $said } angesagt, kann aber nicht ziehen.
   *[called] { $seat } hat { $said } angesagt: richtig!
}
dimenticato-told-done = { $deed ->
    [leave] { $seat } hat mit einer Figur den Start verlassen.
    [inside] { $seat } ist mit einer Figur im Ziel weitergerückt.
    [home] { $seat } hat eine Figur nach Hause gebracht.
    [hit-mine] { $seat } hat deine Figur geschlagen.
    [hit] { $seat } hat eine Figur geschlagen ({ $owner }).
    [look] { $seat } hat unter einer Figur nachgeschaut.
    [stuck] { $seat } kann nicht ziehen.
    [stay] { $seat } ist nicht gezogen.
   *[go] { $seat } hat eine Figur gezogen.
}
