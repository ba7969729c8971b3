# Alles, was beim Spielen von Ringe zu lesen ist.

game-rings = Ringe
front-rings = Drei in einer Reihe, und du nimmst einen Stein – auf drei Ringen, die sich drehen.
rings-ended-18 = Nur noch eine Farbe ist im Spiel.
rings-ended-19 = Das Spiel hat sich zu lange hingezogen: Es zählen die Steine auf dem Brett.
rings-notation = Ringe: a ist der äußere, c der innere.
    .place = einen Stein auf { $to } setzen
    .step = den Stein von { $origin } nach { $target } ziehen
    .turn = Ring { $ring } im Uhrzeigersinn, gegen den Uhrzeigersinn drehen
    .take = den Stein auf { $cell } nehmen
rings-notation-terminal = Ein Stein in Klammern ist gesperrt: Er zählt in keiner neuen Reihe, bis er gezogen wird.
rings-tray-hand = In der Hand
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

## Optionen

option-rings-pawns = Steine, die alle am Anfang in der Hand haben. Zu viert füllen je zehn das Brett; mit sechs spielt es sich freier.
    .label = Steine
option-rings-fly_at = Mit leerer Hand und höchstens so vielen Steinen auf dem Brett muss man springen; bei 0 springt niemand.
    .label = Springen mit
option-rings-out_at = Wer in der Hand und auf dem Brett zusammen höchstens so viele Steine hat, scheidet aus.
    .label = Ausscheiden mit
option-rings-locks = Die beiden äußeren Steine einer Reihe auf einem Ring sind gesperrt: Sie zählen in keiner neuen Reihe, bis sie gezogen werden.
    .label = Gesperrte Steine
option-rings-barred = Der zuletzt gedrehte Ring steht still, bis ein anderer gedreht wird.
    .label = Zuletzt gedrehter Ring steht
option-rings-takes = Für eine Reihe nimmst du allen anderen je einen Stein, oder nur einen einzigen nach Wahl.
    .label = Eine Reihe nimmt
choice-rings-each = von allen
choice-rings-one = nur einen
option-rings-lines = Welche Reihen zählen: die auf Ringen und die auf Speichen oder nur eine Sorte.
    .label = Reihen
choice-rings-both = beide
choice-rings-ring = nur auf Ringen
choice-rings-spoke = nur auf Speichen
option-rings-quiet_limit = Wird so viele Züge nacheinander kein Stein gesetzt oder genommen, zählen die Steine auf dem Brett.
    .label = Züge ohne Ereignis
rings-clash-out = Alle beginnen mit { $pawns } Steinen und wären mit { $out } schon ausgeschieden. Wähl mehr Steine oder eine kleinere Zahl fürs Ausscheiden.

## Ablehnungen

rings-position-pawns = Platz { $number } kann nicht { $pawns } Steine haben.
rings-position-out = Mit { $pawns } Steinen kann Platz { $number } nicht so dastehen.
rings-cell-taken = Dieses Feld ist nicht frei. Wähl ein leeres.
rings-hand-empty = Du hast keinen Stein mehr in der Hand: Zieh einen Stein auf dem Brett oder dreh einen Ring.
rings-ring-turned-last = { $ring ->
    [a] Der äußere Ring wurde zuletzt gedreht. Dreh erst einen anderen.
    [b] Der mittlere Ring wurde zuletzt gedreht. Dreh erst einen anderen.
   *[c] Der innere Ring wurde zuletzt gedreht. Dreh erst einen anderen.
}
rings-not-your-pawn = Dort steht kein Stein von dir. Wähl einen von deinen.
rings-not-neighbours = Das ist zu weit: Ein Stein zieht nur einen Schritt, auf seinem Ring oder auf seiner Speiche.
rings-must-fly = { $pawns ->
    [one] Deine Hand ist leer, und du hast nur noch einen Stein auf dem Brett: Du musst mit ihm springen, auf ein beliebiges freies Feld.
   *[other] Deine Hand ist leer, und du hast höchstens { $pawns } Steine auf dem Brett: Du musst mit einem davon springen, auf ein beliebiges freies Feld.
}
rings-may-not-pass = Passen darfst du nur, wenn gar kein Zug möglich ist. Du kannst aber noch etwas tun.
rings-nothing-to-take = Du hast keine Reihe gebildet, also darfst du keinen Stein nehmen.
rings-must-take = Du hast eine Reihe gebildet: Nimm zuerst einen Stein von { $seat }.
rings-take-empty = Dort steht kein Stein. Nimm einen von { $seat }.
rings-take-own = Das ist dein eigener Stein. Nimm einen von { $seat }.
rings-take-other = Das ist ein Stein von { $owner }. Nimm einen von { $seat }.
rings-must-take-any = Du hast eine Reihe gebildet: Nimm zuerst einen Stein einer anderen Farbe.
rings-take-empty-any = Dort steht kein Stein. Nimm einen Stein einer anderen Farbe.
rings-take-own-any = Das ist dein eigener Stein. Nimm einen Stein einer anderen Farbe.

## Züge in Worten

rings-advice-place = Setz einen Stein auf das markierte Feld.
rings-advice-step = Zieh den markierten Stein auf das markierte Feld.
rings-advice-turn = { $way ->
    [plus] { $ring ->
        [a] Dreh den äußeren Ring im Uhrzeigersinn.
        [b] Dreh den mittleren Ring im Uhrzeigersinn.
       *[c] Dreh den inneren Ring im Uhrzeigersinn.
    }
   *[minus] { $ring ->
        [a] Dreh den äußeren Ring gegen den Uhrzeigersinn.
        [b] Dreh den mittleren Ring gegen den Uhrzeigersinn.
       *[c] Dreh den inneren Ring gegen den Uhrzeigersinn.
    }
}
rings-advice-take = Nimm den markierten Stein.

rings-played-place = { $seat } setzt einen Stein auf { $to }.
rings-played-step = { $seat } zieht einen Stein von { $origin } nach { $target }.
rings-played-turn = { $way ->
    [plus] { $ring ->
        [a] { $seat } dreht den äußeren Ring im Uhrzeigersinn.
        [b] { $seat } dreht den mittleren Ring im Uhrzeigersinn.
       *[c] { $seat } dreht den inneren Ring im Uhrzeigersinn.
    }
   *[minus] { $ring ->
        [a] { $seat } dreht den äußeren Ring gegen den Uhrzeigersinn.
        [b] { $seat } dreht den mittleren Ring gegen den Uhrzeigersinn.
       *[c] { $seat } dreht den inneren Ring gegen den Uhrzeigersinn.
    }
}
rings-played-take = { $seat } nimmt den Stein auf { $cell }.

## Am Bildschirm

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
rings-take-any = { $pawns ->
    [one] Eine Reihe! Nimm einen Stein einer anderen Farbe.
   *[other] Mehrere Reihen! Nimm { $pawns } Steine anderer Farben.
}
rings-keys = Mit den Pfeiltasten gehst du von Feld zu Feld, mit der Eingabetaste wählst du. Plus und Minus drehen den Ring des Feldes im Uhrzeigersinn und zurück. Escape nimmt die Wahl zurück.
rings-kind-locked = gesperrt

## Was geschehen ist

rings-told-place = { $seat } hat einen Stein gesetzt.
rings-told-move = { $seat } hat einen Stein gezogen.
rings-told-fly = { $seat } ist mit einem Stein gesprungen.
rings-told-turn = { $ring ->
    [a] { $seat } hat den äußeren Ring gedreht.
    [b] { $seat } hat den mittleren Ring gedreht.
   *[c] { $seat } hat den inneren Ring gedreht.
}
rings-told-line = { $seat } hat eine Reihe gebildet.
rings-told-take-mine = { $pawns ->
    [one] { $seat } hat eine Reihe gebildet und dir einen Stein genommen.
   *[other] { $seat } hat mehrere Reihen gebildet und dir { $pawns } Steine genommen.
}
rings-told-take-other = { $pawns ->
    [one] { $seat } hat eine Reihe gebildet und einen Stein genommen ({ $owner }).
   *[other] { $seat } hat mehrere Reihen gebildet und { $pawns } Steine genommen ({ $owner }).
}
rings-told-take-several = { $mine ->
    [0] { $seat } hat eine Reihe gebildet und den anderen { $pawns } Steine genommen.
    [one] { $seat } hat eine Reihe gebildet und { $pawns } Steine genommen, einen davon dir.
   *[other] { $seat } hat eine Reihe gebildet und { $pawns } Steine genommen, { $mine } davon dir.
}
