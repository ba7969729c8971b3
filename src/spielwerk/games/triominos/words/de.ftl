# Alles, was beim Spielen von Triominos zu lesen ist.

game-triominos = Triominos
front-triominos = Leg Dreiecke so an, dass die Ecken passen, und verdien Chips.
first-custom-triominos = Üblicherweise beginnt, wer am jüngsten oder am ältesten ist.
triominos-ended-13 = Der Topf ist leer und die letzte Runde vorbei.
triominos-ended-14 = Niemand konnte mehr etwas tun.
triominos-notation = J ist der Joker.
    .lay = den Stein so anlegen, dass er von der Spitze des Feldes { $cell } im Uhrzeigersinn { $reading } zeigt
    .swap = einen Stein an die Stelle des Jokers legen und den Joker nehmen
    .buy = einen Stein aus dem Topf kaufen
    .stay = passen, wenn sonst nichts geht
triominos-notation-terminal = Ein Feld mit der Spitze nach oben endet auf u und wird von oben gelesen, eines mit der Spitze nach unten endet auf d und wird von unten gelesen.
triominos-tray-rack = Steine
triominos-tray-chips = Chips
triominos-tray-pot = Topf
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

## Optionen

option-triominos-kind = „Erstes Spiel“ ist für kleine Kinder: ohne Joker, alle Steine offen.
    .label = Art der Partie
option-triominos-joker = Mit dem Joker spielen.
    .label = Joker
option-triominos-open = Alle Steine liegen offen.
    .label = Offene Steine
option-triominos-rack = Wie viele Steine alle zu Beginn haben.
    .label = Steine am Anfang
option-triominos-purse = Wie viele Chips alle zu Beginn haben.
    .label = Chips am Anfang
option-triominos-hexagon = Wie viele Chips ein Sechseck bringt.
    .label = Sechseck bringt
option-triominos-bridge = Wie viele Chips eine Brücke bringt.
    .label = Brücke bringt
option-triominos-last = Wie viele Chips mehr der letzte Stein auf dem Ständer bringt.
    .label = Letzter Stein bringt
option-triominos-price = Wie viele Chips ein Stein aus dem Topf kostet.
    .label = Ein Stein kostet
choice-triominos-usual = normales Spiel
choice-triominos-first = erstes Spiel (für kleine Kinder)

## Ablehnungen

triominos-flipped = „{ $move }“: So lässt sich kein Stein legen; Steine werden gedreht, aber nie gewendet.
triominos-not-on-rack = Der Stein { $tile } liegt nicht auf deinem Ständer.
triominos-joker-not-yours = Der Joker liegt nicht auf deinem Ständer.
triominos-cell-taken = Dort liegt schon ein Stein. Wähl einen freien Platz.
triominos-not-touching = Hier liegt dein Stein an keiner Seite an. Leg ihn Seite an Seite mit einem anderen.
triominos-corner = Das passt nicht: An einer Ecke hat dein Stein { $value }, gebraucht wird dort { $wanted }.
triominos-swap-corner = Stein { $tile } passt nicht an die Stelle des Jokers: An einer Ecke hat er { $value }, gebraucht wird dort { $wanted }.
triominos-no-joker = Du kannst nichts tauschen: Auf dem Tisch liegt kein Joker.
triominos-joker-for-joker = Den Joker kannst du nur gegen einen Stein mit Zahlen tauschen.
triominos-no-chip = { $chips ->
    [0] { $price ->
        [one] Ein Stein kostet einen Chip, und du hast keinen mehr.
       *[other] Ein Stein kostet { $price } Chips, und du hast keinen mehr.
    }
    [one] Ein Stein kostet { $price } Chips, und du hast nur einen.
   *[other] Ein Stein kostet { $price } Chips, und du hast nur { $chips }.
}
triominos-pot-empty = Der Topf ist leer: Es gibt nichts mehr zu kaufen.
triominos-may-not-pass = Passen darfst du nur, wenn du weder anlegen noch kaufen kannst.
triominos-clash-rack = Zu { $players } können alle mit höchstens { $most } Steinen beginnen, nicht mit { $rack }: Für Tisch und Topf müssen welche übrig bleiben.
triominos-setup-key = Der Aufbau braucht racks, first und pot und sonst nichts; „{ $key }“ fehlt oder ist falsch.
triominos-setup-racks = Der Aufbau braucht { $players } Ständer.
triominos-setup-rack = Auf dem Ständer von Platz { $seat } liegen { $tiles } Steine statt { $dealt }.
triominos-setup-unknown = Einen Stein „{ $tile }“ gibt es in diesem Spiel nicht.
triominos-setup-doubled = Der Stein { $tile } kommt doppelt vor.
triominos-setup-missing = Der Stein { $tile } fehlt.
triominos-setup-joker-first = Der Joker kann nicht der erste Stein sein.
triominos-position-first = Der erste Stein liegt auf 0,0u und beginnt mit seinem kleinsten Wert; der Joker ist es nie.
triominos-position-apart = Neben { $cell } liegt kein Stein.
triominos-position-corner = Die Ecken um { $cell } passen nicht zusammen.
triominos-position-dealt = Außer dem ersten liegen { $tiles } Steine auf Ständern und Tisch: weniger, als ausgeteilt wurden.
triominos-position-chips = Zusammen liegen { $chips } Chips vor den Spielern; bei diesen Steinen müssen es { $least } bis { $most } sein.

## Züge in Worten

triominos-advice-lay = { $reading ->
    [J] Leg den Joker an die markierte Stelle.
   *[other] Leg den markierten Stein an die markierte Stelle.
}
triominos-advice-swap = Leg den markierten Stein an die Stelle des Jokers.
triominos-advice-buy = Kauf einen Stein.

triominos-played-lay = { $reading ->
    [J] { $seat } legt den Joker auf { $cell }.
   *[other] { $seat } legt Stein { $reading } auf { $cell }.
}
triominos-played-swap = { $seat } legt Stein { $reading } an die Stelle des Jokers.
triominos-played-buy = { $seat } kauft einen Stein.
triominos-written-buy = Kaufen
triominos-written-swap = Tausch { $reading }

## Am Bildschirm

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
triominos-buy-what = { $price ->
    [0] 1 Stein, gratis
    [one] 1 Stein für 1 Chip
   *[other] 1 Stein für { $price } Chips
}
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
   *[other] Letzte Runde: noch { $turns } Züge
}

## Was geschehen ist

triominos-told-lay = { $chips ->
    [0] { $seat } hat einen Stein angelegt.
    [one] { $seat } hat einen Stein angelegt und einen Chip verdient.
   *[other] { $seat } hat einen Stein angelegt und { $chips } Chips verdient.
}
triominos-told-hexagon = { $chips ->
    [0] { $seat } hat ein Sechseck geschlossen.
    [one] { $seat } hat ein Sechseck geschlossen und einen Chip verdient.
   *[other] { $seat } hat ein Sechseck geschlossen und { $chips } Chips verdient.
}
triominos-told-bridge = { $chips ->
    [0] { $seat } hat eine Brücke gelegt.
    [one] { $seat } hat eine Brücke gelegt und einen Chip verdient.
   *[other] { $seat } hat eine Brücke gelegt und { $chips } Chips verdient.
}
triominos-told-last = { $chips ->
    [0] { $seat } hat den letzten Stein vom Ständer angelegt.
    [one] { $seat } hat den letzten Stein vom Ständer angelegt und einen Chip verdient.
   *[other] { $seat } hat den letzten Stein vom Ständer angelegt und { $chips } Chips verdient.
}
triominos-told-swap = { $seat } hat einen Stein gegen den Joker getauscht.
triominos-told-buy = { $tiles ->
    [one] { $seat } hat einen Stein gekauft.
   *[other] { $seat } hat { $tiles } Steine gekauft.
}
