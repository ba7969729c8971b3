# Alles, was beim Spielen von Memento zu lesen ist.

game-memento = Memento
front-memento = Stapel bauen, teilen, schlagen: Vier Dreiecke drehen sich unter deinen Figuren.
first-custom-memento = Üblicherweise wird ausgelost.
memento-ended-18 = Alle vier Mittelpunkte gehören einer Farbe.
memento-ended-19 = Mittelpunkt und drei Lotpunkte eines Dreiecks gehören einer Farbe.
memento-ended-20 = Alle anderen sind ausgeschieden.
memento-ended-21 = Das Spiel hat sich zu lange hingezogen: Es endet unentschieden.
memento-notation = Punkt 0 ist der Mittelpunkt eines Dreiecks, ungerade Punkte sind Ecken, gerade sind Lotpunkte.
    .first = den ersten Einer des Spiels setzen
    .enter = zwei Einer einsetzen
    .turn = Dreieck { $triangle } im Uhrzeigersinn, gegen den Uhrzeigersinn drehen
    .move = die Figur von { $origin } nach { $target } ziehen; was dort steht, wird geschlagen
    .halve = die Figur auf { $origin } in Einer auf { $to } und { $to2 } aufteilen
    .part = den Drilling auf { $origin } in einen Doppler auf { $double } und einen Einer auf { $single } aufteilen
memento-notation-terminal = ●2A4 ist ein Doppler von Blau auf A4.
memento-tray-supply = Vorrat
memento-tray-markers = Marker
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

## Optionen

option-memento-edition = Gedruckte Ausgabe. Bei „einfach“ bleiben die Ausgänge, nur geradeaus führen sie nicht.
    .label = Ausgabe
option-memento-exits = Eine Figur auf einer Ecke darf das Brett verlassen und anderswo wieder betreten.
    .label = Ausgänge
option-memento-straight_exits = An den Ecken des großen und des inneren Dreiecks geht es geradeaus hinaus und wieder hinein.
    .label = Ausgänge geradeaus
option-memento-touching_corners = Ecken, die sich treffen, sind Nachbarn, und Linien laufen durch sie weiter.
    .label = Ecken berühren sich
option-memento-touching_feet = Lotpunkte, die sich an einer Grenze gegenüberliegen, sind Nachbarn, und Linien laufen durch sie weiter.
    .label = Lotpunkte berühren sich
option-memento-stones = Steine im Vorrat am Anfang, zu zweit oder zu dritt.
    .label = Steine im Vorrat
option-memento-stones_four = Steine im Vorrat am Anfang, zu viert.
    .label = Steine im Vorrat, zu viert
option-memento-markers = Marker, die alle haben. Jede Figur braucht einen.
    .label = Marker
option-memento-turning = Dreiecke dürfen gedreht werden.
    .label = Dreiecke drehen
option-memento-capture_own = Eine Figur darf auch eigene Figuren schlagen.
    .label = Eigene schlagen
option-memento-splitting = Doppler und Drillinge dürfen aufgeteilt werden.
    .label = Aufteilen
option-memento-win_middles = Wem alle vier Mittelpunkte gehören, gewinnt.
    .label = Sieg: vier Mittelpunkte
option-memento-win_heart = Wem der Mittelpunkt und die drei Lotpunkte eines Dreiecks gehören, gewinnt.
    .label = Sieg: ein ganzes Dreieck
option-memento-win_last = Wer alle Figuren verliert, scheidet aus, und wer übrig bleibt, gewinnt. Ist das aus, darf man neue einsetzen.
    .label = Sieg: als Letzter übrig
choice-memento-ludis = ludis
choice-memento-original = Original
choice-memento-complex = komplex
choice-memento-complex-why = Worin sich „komplex“ vom Original unterscheidet, wissen wir nicht; es wird gleich gespielt.
choice-memento-simple = einfach

## Ablehnungen

memento-position-stones = Die Zahl der Steine auf dem Brett kann nicht { $stones } sein (Züge: { $turns }).
memento-position-figures = Platz { $number } kann nicht so viele Figuren haben: { $count }.
memento-first-single = Im ersten Zug des Spiels setzt du einen Einer auf einen beliebigen Punkt.
memento-may-not-pass = Passen darfst du nur, wenn gar kein Zug möglich ist. Du kannst aber noch etwas tun.
memento-enter-two = Du musst immer genau zwei Einer auf einmal einsetzen.
memento-enter-middle = Auf einen Mittelpunkt darfst du keinen neuen Einer setzen, nur auf Ecken und Lotpunkte der äußeren Dreiecke.
memento-enter-inside = Ins innere Dreieck darfst du keinen neuen Einer setzen, nur in die drei äußeren.
memento-not-free = Hier steht schon eine Figur. Wähl einen freien Punkt.
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
memento-not-yours = Hier steht keine Figur von dir. Wähl eine von deinen.
memento-same-point = Eine Figur muss auf einen anderen Punkt ziehen.
memento-single-far = Das ist zu weit: Ein Einer zieht nur auf einen Nachbarpunkt.
memento-triple-far = Dorthin kommt dein Drilling nicht: Er zieht auf einen Nachbarpunkt oder springt von einem Mittelpunkt auf einen anderen oder auf eine große Ecke.
memento-in-the-way = Da kommst du nicht durch: Eine Figur steht im Weg.
memento-line-bends = Ein Doppler läuft nur geradeaus, und auf diesem Weg knickt die Linie ab.
memento-no-way = Dorthin führt kein Weg.
memento-single-splits = Ein Einer lässt sich nicht aufteilen.
memento-double-splits = Den Doppler kannst du nur in zwei Einer aufteilen.
memento-triple-splits = Den Drilling kannst du in einen Doppler und einen Einer aufteilen oder in drei Einer.
memento-clash-win = So könnte niemand gewinnen. Lass mindestens einen Weg zum Sieg eingeschaltet.
memento-clash-markers = So könnte niemand gewinnen: Für vier Punkte braucht es vier Marker, nicht { $markers }. Wähl mehr Marker, oder lass gewinnen, wer allein übrig ist.
memento-turning-off = In dieser Partie werden keine Dreiecke gedreht.
memento-capture-own = Hier steht deine eigene Figur, und die darfst du in dieser Partie nicht schlagen.
memento-splitting-off = In dieser Partie werden keine Figuren aufgeteilt.

## Züge in Worten

memento-advice-first = Setz den ersten Einer auf den markierten Punkt.
memento-advice-enter = Bring zwei Einer auf den markierten Punkten ins Spiel.
memento-advice-move = Zieh die markierte Figur auf den markierten Punkt.
memento-advice-halve = Teil die markierte Figur auf die markierten Punkte auf.
memento-advice-part = Teil die markierte Figur auf die markierten Punkte auf.
memento-advice-shatter = Teil die markierte Figur auf die markierten Punkte auf.
memento-advice-turn = { $way ->
    [plus] Dreh das markierte Dreieck im Uhrzeigersinn.
   *[minus] Dreh das markierte Dreieck gegen den Uhrzeigersinn.
}

memento-played-first = { $seat } setzt den ersten Einer auf { $to }.
memento-played-enter = { $seat } bringt zwei Einer ins Spiel: auf { $to } und { $to2 }.
memento-played-move = { $seat } zieht eine Figur von { $origin } nach { $target }.
memento-played-halve = { $seat } teilt die Figur auf { $origin }: { $to }, { $to2 }.
memento-played-part = { $seat } teilt die Figur auf { $origin }: 2{ $double }, { $single }.
memento-played-shatter = { $seat } teilt die Figur auf { $origin }: { $to }, { $to2 }, { $to3 }.
memento-played-turn = { $way ->
    [plus] { $seat } dreht Dreieck { $triangle } im Uhrzeigersinn.
   *[minus] { $seat } dreht Dreieck { $triangle } gegen den Uhrzeigersinn.
}

## Am Bildschirm

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
memento-now-entering = Zieh eine Figur oder setz zwei neue Einer ein.
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

## Was geschehen ist

memento-told-enter = { $singles ->
    [one] { $seat } hat einen Einer ins Spiel gebracht.
   *[other] { $seat } hat { $singles } Einer ins Spiel gebracht.
}
memento-told-turn = { $triangle ->
    [I] { $seat } hat das innere Dreieck gedreht.
   *[other] { $seat } hat Dreieck { $triangle } gedreht.
}
memento-told-move = { $height ->
    [1] { $seat } hat einen Einer gezogen.
    [2] { $seat } hat einen Doppler gezogen.
   *[3] { $seat } hat einen Drilling gezogen.
}
memento-told-capture-mine = { $height ->
    [1] { $seat } hat deinen Einer geschlagen.
    [2] { $seat } hat deinen Doppler geschlagen.
   *[3] { $seat } hat deinen Drilling geschlagen.
}
memento-told-capture = { $height ->
    [1] { $seat } hat einen Einer geschlagen ({ $owner }).
    [2] { $seat } hat einen Doppler geschlagen ({ $owner }).
   *[3] { $seat } hat einen Drilling geschlagen ({ $owner }).
}
memento-told-stack = { $seat } hat zwei Figuren gestapelt.
memento-told-split = { $seat } hat eine Figur aufgeteilt.
