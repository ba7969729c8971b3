# Die Hilfeseite von Triominos. Ein Stern steht nach dem, was wir selbst festgelegt haben; _so_ wird
# betont; genannte Regeln werden zu Links.

## Die erste Seite

page-about = Leg Dreiecke so an, dass gleiche Ecken zusammenkommen. Jeder Stein, den du anlegst, bringt Chips, und wer am Ende die meisten hat, gewinnt.
page-set-up = Mischt die Steine verdeckt: Das ist der Topf. Alle stellen sechs Steine auf ihren Ständer und bekommen vier Chips. Deckt einen Stein auf und legt ihn in die Mitte. Wer am jüngsten ist, fängt an.
page-turn = In deinem Zug tust du nur eines davon:
page-lay = _Anlegen:_ einen Stein an die Seite eines anderen. Alle Ecken, die sich treffen, müssen gleich sein. Der Joker passt überall.
page-buy = _Kaufen:_ einen Stein aus dem Topf für einen Chip, auch wenn du anlegen könntest.
page-swap = _Tauschen:_ Leg einen Stein, der dort passt, an die Stelle des Jokers und nimm den Joker.
page-pass = Kein Chip, und kein Stein lässt sich anlegen? Dann musst du _passen_. Ständer leer? Spiel weiter: Kauf im nächsten Zug einen Stein.
page-reward = Dafür bekommst du Chips:
page-reward-tile = für einen Stein
page-reward-hexagon = für jedes Sechseck
page-reward-bridge = für eine Brücke
page-reward-last = für den letzten Stein auf deinem Ständer
page-end = Ist der letzte Stein aus dem Topf gezogen, sind alle noch einmal dran, zuletzt, wer ihn gezogen hat. Wer dann die meisten Chips hat, gewinnt!
tip-1 = Manchmal lohnt es sich, nicht anzulegen: Kauf lieber und warte auf ein Sechseck oder eine Brücke.
tip-2 = Lass nie ein Sechseck liegen, dem nur noch ein Stein fehlt.
tip-3 = Ab vier Jahren, mit jemandem, der hilft: Fangt ohne Joker an und lasst alle Steine offen liegen.

## Alle Regeln

section-tiles = Steine und Tisch
section-turn = Dein Zug
section-end = Das Ende
section-options = Einstellungen
section-knowing = Wer was weiß

turn-intro = In deinem Zug tust du eines davon:

TR-1 = Es gibt 36 Steine: einen Joker und einen Stein für je drei Zahlen von 1 bis 5, von 111 bis 555. Jede Zahl hat ihre eigene Farbe und ebenso viele Sterne: Zahl, Farbe und Sterne bedeuten immer dasselbe. Im Uhrzeigersinn von der kleinsten an gelesen werden die Zahlen nie kleiner; gedruckt steht nur, wie viele Steine es sind, und genau 35 sind so gemacht.* Steine werden gedreht, aber nie gewendet.
TR-2 = Die Steine liegen auf einem Gitter aus Dreiecken. Damit man Züge aufschreiben kann, heißt ein Feld nach Spalte und Reihe, mit einem u, wenn seine Spitze nach oben zeigt, und einem d, wenn sie nach unten zeigt; ein Stein wird von der Spitze seines Feldes an im Uhrzeigersinn gelesen.*
TR-3 = Felder berühren sich mit einer Seite, wenn sie zwei Punkte gemeinsam haben.
TR-4 = Die Steine werden verdeckt gemischt: Das ist der Topf. Alle bekommen sechs davon und vier Chips. Ein Stein aus dem Topf wird aufgedeckt und in die Mitte gelegt; ist es der Joker, wird er zurückgemischt und ein anderer aufgedeckt. Der erste Stein zeigt nach oben und seine kleinste Zahl auch, damit man Partien aufschreiben kann.* Macht aus oder lost, wer anfängt; dann geht es im Uhrzeigersinn weiter.
TR-5 = In der Bank sind immer genug Chips, denn die gedruckten Regeln nennen einmal 50 und einmal 60.*
TR-6 = _Anlegen:_ Leg einen Stein von deinem Ständer auf ein freies Feld, das einen Stein mit einer Seite berührt. Jede seiner Ecken muss den Wert haben, den dieser Punkt schon hat. Das gilt auch, wo sich Steine nur in einem Punkt treffen, denn so ist es bei den verwandten Triominos-Spielen.* Ein Punkt, den nur der Joker berührt, hat noch keinen Wert.
TR-7 = _Den Joker anlegen:_ auf ein beliebiges freies Feld, das einen Stein mit einer Seite berührt. Er passt überall und gibt seinen Ecken keinen Wert. Eine Ecke, die nur er berührt, nimmt jeden Wert an – die Ecke, nicht die ganze Seite, denn auch wo sich Steine in einem Punkt treffen, müssen sie passen.*
TR-8 = Für einen angelegten Stein oder den Joker bekommst du einen Chip. Einen weiteren gibt es für jedes _Sechseck_, das er schließt, also für jeden Punkt, um den nun alle sechs Felder belegt sind, auch für ein drittes: Die gedruckte Tabelle hört bei zweien auf.* Einen weiteren gibt es für eine _Brücke_: Der Stein liegt nur mit einer Seite an, und seine Ecke gegenüber trifft auf einen Stein, der schon da war. Gedruckt ist dazu nur ein Bild.* Und noch einen gibt es, wenn es der letzte Stein auf deinem Ständer war. Der Joker zählt bei alldem als Stein.
TR-9 = _Tauschen:_ Leg einen Stein von deinem Ständer an die Stelle des Jokers, wenn er dort ohne den Joker passt, und nimm den Joker auf deinen Ständer. Das bringt keinen Chip und kostet keinen.
TR-10 = _Kaufen:_ Zahl einen Chip und zieh einen Stein aus dem Topf, auch wenn du anlegen könntest. Dazu brauchst du einen Chip, und im Topf muss noch ein Stein sein.
TR-11 = _Passen:_ nur, wenn du weder anlegen noch kaufen kannst. Ob du tauschen könntest, spielt keine Rolle, denn tauschen muss niemand.*
TR-12 = Danach ist dein Zug zu Ende, egal, was davon du getan hast. Wer den letzten Stein vom Ständer gelegt hat, spielt weiter und kauft im nächsten Zug einen.
TR-13 = Ist der letzte Stein aus dem Topf gezogen, sind alle noch einmal dran, zuletzt, wer ihn gezogen hat. Dann ist das Spiel aus.
TR-14 = Passen alle nacheinander, während noch Steine im Topf sind, ist das Spiel ebenfalls aus, denn sonst ginge es vielleicht nie zu Ende.*
TR-15 = Wer die meisten Chips hat, gewinnt. Bei Gleichstand teilt man sich den Platz; der nächste entfällt dann (1, 2, 2, 4).
TR-16 = Ohne _Joker_ sind es 35 Steine. Wird _offen_ gespielt, sehen alle die Steine der anderen. Für kleine Kinder ist beides zusammen ein guter Anfang, ohne Joker und mit offenen Steinen: Wähl dafür „erstes Spiel“. _Hausregeln_ ändern, mit wie vielen Steinen und Chips ihr beginnt, was ein Sechseck, eine Brücke und der letzte Stein auf dem Ständer einbringen und was ein Stein aus dem Topf kostet.
TR-17 = Du siehst den Tisch, die Chips von allen, wie viele Steine auf jedem Ständer und im Topf sind, und deine eigenen Steine; wird offen gespielt, siehst du alle. Alle wissen, wer den Joker eingetauscht und noch nicht wieder gelegt hat. Die Reihenfolge im Topf kennt niemand.

## Bilder

see-fits = Zahl, Farbe und Sterne bedeuten dasselbe. Der gewählte Stein passt, wo es leuchtet.
    .alt = Drei Steine auf dem Tisch und drei auf dem Ständer. Ein Stein auf dem Ständer ist gewählt, und die freien Plätze, an die er passt, leuchten.
see-hexagon = Ein Sechseck: sechs Steine um einen Punkt.
    .alt = Zwei Tische. Auf dem ersten liegen fünf Steine um einen Punkt, ein Platz ist offen; auf dem zweiten füllt ihn der Stein 1 5 5.
see-bridge = Eine Brücke: Der Stein liegt mit einer Seite an, und seine Ecke gegenüber trifft jenseits einer Lücke auf andere Steine.
    .alt = Zwei Tische. Auf dem ersten biegt sich eine Reihe von Steinen fast bis zu sich selbst zurück; auf dem zweiten verbindet ein neuer Stein ihre Enden.
see-swap = Ein Stein, der passt, kommt an die Stelle des Jokers, und der Joker auf den Ständer.
    .alt = Zwei Tische. Auf dem ersten liegt der Joker zwischen zwei Steinen; auf dem zweiten liegt an seiner Stelle der Stein 1 2 3.

## So geht es, Schritt für Schritt

step-1 = Du bist Blau, deine Steine liegen unten. _Leg_ einen an: Tipp den Stein 1 2 3 an, dann den leuchtenden Platz. Wenn nötig, dreht er sich von selbst.
    .done = Ecken, die sich treffen, haben denselben Wert. Für jeden Stein, den du anlegst, bekommst du einen Chip.
step-2 = Fünf Steine liegen um einen Punkt, und du hast den sechsten. Leg den Stein 1 5 5 in die Lücke.
    .done = Ein _Sechseck!_ Ein Chip für den Stein und einer für das Sechseck. Auch eine Brücke über eine Lücke bringt einen Chip mehr.
step-3 = Keiner deiner Steine passt. _Kauf_ einen mit dem Knopf unten.
    .done = Das hat einen Chip gekostet, und dein Zug ist vorbei. In jedem Zug tust du eines: anlegen, tauschen oder kaufen.
step-4 = Hier liegt der _Joker_, der überall passt. Du hast aber den richtigen Stein für seinen Platz: Tipp den Stein 1 2 3 an, dann den Joker.
    .done = Der Joker gehört jetzt dir: Leg ihn, wohin du willst. Wer am Ende die meisten Chips hat, gewinnt.
