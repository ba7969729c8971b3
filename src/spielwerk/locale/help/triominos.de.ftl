# Die Hilfeseite von Triominos. Ein Stern steht nach dem, was wir selbst festgelegt haben; _so_ wird
# betont; genannte Regeln werden zu Links.

## Die erste Seite

page-about = Lay triangles so that touching corners are alike. Every tile you lay earns chips, and the most chips win.
page-set-up = Shuffle the tiles face down: that is the pot. Everybody takes six tiles and four chips. Turn over one tile and lay it in the middle.
page-turn = On your turn, do one of these:
page-lay = _Lay_ a tile against the side of another. All corners that meet must match. The joker fits everywhere.
page-buy = _Buy_ a tile from the pot for a chip, even if you could lay one.
page-swap = _Swap:_ put a tile that fits in the joker’s place, and take the joker.
page-pass = No chip, and nothing fits? Then you _pass_. Rack empty? Play on: buy a tile next turn.
page-reward = Chips you earn:
page-reward-tile = for a tile
page-reward-hexagon = for each hexagon
page-reward-bridge = for a bridge
page-reward-last = for the last tile on your rack
page-end = When the last tile of the pot is drawn, everybody has one more turn, ending with the player who drew it. The most chips win.
tip-1 = It can pay not to lay: buy, and wait for a hexagon or a bridge.
tip-2 = Never leave a hexagon that lacks just one tile.
tip-3 = From four years on, with somebody who helps: begin without the joker, and with all tiles open.

## Alle Regeln

section-tiles = Steine und Tisch
section-turn = Dein Zug
section-end = Das Ende
section-options = Einstellungen
section-knowing = Wer was weiß

turn-intro = Du tust eines davon.

TR-1 = Es gibt 36 Steine: einen Joker und einen Stein für jede Auswahl von drei Werten aus 1 bis 5, von 111 bis 555. Im Uhrzeigersinn vom kleinsten Wert an gelesen werden die Ecken nie kleiner; so wird ein Stein geschrieben.* Steine werden gedreht, aber nie umgedreht.
TR-2 = Die Steine liegen auf einem Gitter aus Dreiecken. Ein Feld heißt nach Spalte und Reihe, mit u, wenn seine Spitze nach oben zeigt, und d, wenn sie nach unten zeigt; ein Stein wird von der Spitze seines Feldes an im Uhrzeigersinn gelesen.* Genau: Punkt (x, y) liegt x + y/2 nach rechts und y Reihen hoch. Feld x,yu hat die Punkte (x, y+1), (x+1, y), (x, y) und Feld x,yd die Punkte (x+1, y), (x, y+1), (x+1, y+1); der zuerst genannte ist die Spitze.
TR-3 = Felder berühren sich mit einer Seite, wenn sie zwei Punkte gemeinsam haben.
TR-4 = Die Steine werden in einen Topf gemischt; alle bekommen sechs davon und vier Chips. Ein Stein aus dem Topf wird aufgedeckt und so auf 0,0u gelegt, wie er geschrieben wird; ist es der Joker, wird er zurückgemischt und ein anderer aufgedeckt. Blau fängt an, dann geht es im Uhrzeigersinn weiter.
TR-5 = In der Bank sind immer genug Chips.*
TR-6 = _Anlegen:_ Leg einen Stein von deiner Bank auf ein freies Feld, das einen Stein mit einer Seite berührt. Jede seiner Ecken muss den Wert haben, den dieser Punkt schon hat, auch wo sich Steine nur in dem Punkt treffen.* Ein Punkt, den nur der Joker berührt, hat noch keinen Wert.
TR-7 = _Den Joker anlegen:_ auf ein beliebiges freies Feld, das einen Stein mit einer Seite berührt. Er passt überall und gibt seinen Ecken keinen Wert.
TR-8 = Für einen angelegten Stein oder den Joker bekommst du einen Chip. Einen weiteren für jedes _Sechseck_, das er schließt: einen Punkt, dessen sechs Felder alle belegt sind. Einen weiteren für eine _Brücke_: Nur ein Nachbarfeld ist belegt, und der Punkt gegenüber wurde schon berührt. Und noch einen, wenn es der letzte Stein auf deiner Bank war. Der Joker zählt bei alldem als Stein.
TR-9 = _Tauschen:_ Leg einen Stein von deiner Bank an die Stelle des Jokers, wenn er dort ohne den Joker passt, und nimm den Joker. Das bringt nichts und kostet nichts.
TR-10 = _Kaufen:_ Zahl einen Chip und zieh einen Stein, auch wenn du anlegen könntest. Dazu brauchst du einen Chip, und im Topf muss ein Stein sein.
TR-11 = _Passen:_ nur, wenn du weder anlegen noch kaufen kannst. Ob du tauschen könntest, spielt keine Rolle.*
TR-12 = Mit jedem davon ist dein Zug zu Ende.
TR-13 = Wenn der letzte Stein aus dem Topf gezogen ist, kommen alle noch einmal dran, zuletzt, wer ihn gezogen hat. Dann ist das Spiel aus.
TR-14 = Passen alle nacheinander, während noch Steine im Topf sind, ist das Spiel ebenfalls aus: Sonst könnte es ewig dauern.*
TR-15 = Die meisten Chips gewinnen. Dein Rang ist um eins größer als die Zahl derer, die mehr Chips haben.
TR-16 = Ohne _Joker_ sind es 35 Steine. Mit _offenen Bänken_ sehen alle alle Steine. Für kleine Kinder ist beides zusammen ein guter Anfang: kein Joker und offene Bänke, das wählt die Art „first“.
TR-17 = Du siehst den Tisch, die Chips von allen, wie viele Steine auf jeder Bank und im Topf sind, und deine eigene Bank; bei offenen Bänken alle. Alle wissen, wer den Joker eingetauscht und seither nicht gelegt hat. Niemand kennt die Reihenfolge im Topf.

## Bilder

see-fits = Ein Stein ist gewählt: Die Plätze, an denen seine Ecken passen, leuchten.
    .alt = Drei Steine auf dem Tisch und drei auf der Bank. Ein Stein der Bank ist gewählt, und die freien Plätze, an die er passt, leuchten.
see-hexagon = Der sechste Stein um einen Punkt schließt ein Sechseck: ein Chip für den Stein, einer für das Sechseck.
    .alt = Zwei Tische. Auf dem ersten liegen fünf Steine um einen Punkt, ein Platz ist offen; auf dem zweiten füllt ihn der Stein 1 5 5.
see-bridge = Der neue Stein berührt nur mit einer Seite einen Nachbarn, und seine ferne Ecke trifft jenseits einer Lücke auf Steine: eine Brücke, ein Chip mehr.
    .alt = Zwei Tische. Auf dem ersten biegt sich eine Reihe von Steinen fast bis zu sich selbst zurück; auf dem zweiten verbindet ein neuer Stein ihre Enden.
see-swap = Ein Stein, der passt, kommt an die Stelle des Jokers, und der Joker auf die Bank.
    .alt = Zwei Tische. Auf dem ersten liegt der Joker zwischen zwei Steinen; auf dem zweiten liegt an seiner Stelle der Stein 1 2 3.

## So geht es, Schritt für Schritt

step-1 = Du bist Blau, deine Steine liegen unten. _Leg_ einen an: Tippe den Stein 1 2 3 an, dann den leuchtenden Platz. Wenn nötig, dreht er sich von selbst.
    .done = Ecken, die sich treffen, haben denselben Wert. Für jeden Stein, den du anlegst, bekommst du einen Chip.
step-2 = Fünf Steine liegen um einen Punkt, und du hast den sechsten. Leg den Stein 1 5 5 in die Lücke.
    .done = Ein _Sechseck!_ Ein Chip für den Stein und einer für das Sechseck. Auch Brücken über eine Lücke bringen einen mehr.
step-3 = Keiner deiner Steine passt. _Kauf_ einen mit dem Knopf unten.
    .done = Das hat einen Chip gekostet, und dein Zug ist vorbei. In jedem Zug tust du eines: anlegen, tauschen oder kaufen.
step-4 = Hier liegt der _Joker_, der überall passt. Du hast aber den richtigen Stein für seinen Platz: Tippe den Stein 1 2 3 an, dann den Joker.
    .done = Der Joker gehört jetzt dir: Leg ihn, wohin du willst. Am Ende gewinnen die meisten Chips.
