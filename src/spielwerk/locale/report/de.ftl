# Der Bericht für Spieleautorinnen und -autoren. Die Texte stehen in der Reihenfolge der Seite.

report-written = Der Bericht: { $page }. Alle Zahlen dazu: { $data }.

report-title = { $game }: der Bericht für Spieleautoren
report-lead = { $players } Mitspielende. Auf allen Plätzen derselbe Computerspieler: { $bot }. Partien: { $games }, dazu { $others } für die Fragen am Rande.
report-lead-random = { $players } Mitspielende, die zufällig ziehen. Partien: { $games }, dazu { $others } für die Fragen am Rande. Zufallsspieler zeigen, was die Regeln zulassen, nicht, wie Menschen spielen; dafür wähle man eine Stufe.
report-rules-played = Grundregeln: { $options }
report-usual-rules = die üblichen

## Zahlen und Namen

report-share = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
report-share-fine = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-number = { NUMBER($value, maximumFractionDigits: 1) }
report-number-fine = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
report-chance = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
report-chance-tiny = unter { NUMBER($value, minimumFractionDigits: 3) }
report-range = { $low } bis { $high }
report-bot-level = Stufe { $level }
report-bot-memory = Stufe { $level } mit dem Gedächtnis von Stufe { $memory }
report-bot-random = Zufallszüge
report-bot-uct = einfache Baumsuche, { $playouts } Zufallspartien je Zug
report-source = Partien: { $games } · { $bot }
report-source-sample = Partien: { $games }, die ersten { $sample } davon Zug für Zug betrachtet · { $bot }
report-source-plain = Partien: { $games }
report-source-one = eine Partie · { $bot }
report-base = Grundregeln
report-of-games = Anteil der Partien
report-games-over = beendete Partien
report-games = Partien
report-share-head = Anteil
report-interval = 95-%-Intervall

## Auf einen Blick

report-glance = Auf einen Blick
report-favoured = { $seat } ist im Vorteil: { $share } der Partien gewonnen (95-%-Intervall { $range }); ein gleicher Anteil wäre { $even }.
report-behind = { $seat } ist im Nachteil: { $share } der Partien gewonnen (95-%-Intervall { $range }); ein gleicher Anteil wäre { $even }.
report-even = Kein Platz ist eindeutig besser als ein anderer: In jedem Intervall liegt der gleiche Anteil von { $even }.
report-glance-first = der Partien gewinnt { $seat } (beginnt)
report-glance-draws = der Partien ohne alleinigen Sieger
report-glance-minutes = Minuten, geschätzt
report-glance-choices = mögliche Züge je Entscheidung
report-glance-changes = Führungswechsel je Partie
report-glance-comebacks = gewonnen, nachdem es fast verloren war
report-glance-settled = der Partie sind vorbei, wenn sie entschieden ist
report-glance-skill = der Punkte für { $one } gegen { $other }

## Wer gewinnt

report-wins = Wer gewinnt
report-wins-text = Eine Partie gewinnt, wer allein auf dem ersten Rang steht; alles andere zählt als Unentschieden. Der Balken durch eine Marke ist das 95-%-Intervall (nach Wilson): Mit anderen Partien derselben Spieler läge der wahre Anteil 19 von 20 Mal in einem solchen Balken. Die gestrichelte Linie ist ein gleicher Anteil für alle.
report-seat = Platz
report-begins = { $seat } (beginnt)
report-draws = Unentschieden

## Länge

report-length = Wie lange es dauert
report-length-text = Ein Zug kann aus mehreren Entscheidungen bestehen. Die Minuten sind eine Schätzung für Menschen, keine Messung: { $seconds } Sekunden je Entscheidung und { $doubling } mehr, wann immer sich die Zahl der möglichen Züge verdoppelt, denn unter vielem zu wählen dauert länger.
report-turns = Züge
report-decisions = Entscheidungen
report-minutes = Minuten
report-median = Median
report-mean = Mittel
report-most = die mittleren 80 %
report-extremes = kürzeste und längste

## Enden

report-endings = Wie Partien enden
report-endings-text = Jedes Ende ist eine Regel. Kommt ein Ende, weil nichts vorangeht, oft vor, so kann sich das Spiel festfahren.
report-ending = Ende
report-rule = Regel

## Auswahl

report-choices = Wie viel Auswahl es gibt
report-choices-text = Die Zahl der möglichen Züge bei einer Entscheidung, vom Anfang der Partie bis zu ihrem Ende. Die Linie ist der Median aller Partien, das Band enthält die mittlere Hälfte.
report-choices-figures = Über alle Entscheidungen: Median { $median }, Mittel { $mean }, höchstens { $most }.
report-moves-possible = mögliche Züge
report-progress = gespielter Teil der Partie

## Spannung

report-tension = Spannung
report-tension-text = Diese Zahlen beruhen auf den Gewinnchancen aller bei jeder Entscheidung. Wer am Zug ist ({ $bot }), schätzt sie, nachdem er über seinen Zug nachgedacht hat, und aus dem, was dieser Platz wissen darf; wo es nichts zu wählen gibt, denkt niemand nach. Weil jeder den eigenen Zug zu rosig sieht, ist eine Chance auf dieser Seite das Mittel dessen, was alle zuletzt gedacht haben. Es sind Meinungen von Computerspielern und nur so gut wie diese.
report-tension-none = Zufallsspieler haben keine Meinung über ihre Chancen; darum lässt sich über Spannung und darüber, welche Regeln den Ausschlag geben, nichts sagen. Dafür wähle man eine Stufe.
report-tension-undecided = Keine Partie hatte einen alleinigen Sieger; darum lässt sich über Spannung nichts sagen.
report-measure = Maß
report-value = Wert
report-changes = Führungswechsel
report-changes-meaning = Wie oft in einer Partie jemand anderes in Führung geht. Dazu muss die eigene Chance mindestens { $ahead } Prozentpunkte über der aller anderen liegen.
report-never = nie ein Führungswechsel
report-never-meaning = Partien, in denen, wer zuerst in Führung ging, sie bis zum Ende behielt.
report-drama = Dramatik
report-drama-meaning = Wie weit der spätere Sieger hinter dem Besten der anderen lag, im Mittel über die Entscheidungen, bei denen er zurücklag; 0 in Partien, in denen das nie so war.
report-comebacks = Aufholjagden
report-comebacks-meaning = Partien, die jemand gewann, dessen Chance einmal unter die Hälfte eines gleichen Anteils gefallen war, also unter { $below }.
report-settled = entschieden
report-settled-meaning = Der Teil der Partie, nach dem die Chance des Siegers über { $won } blieb. Ein später Punkt hält alle bei der Sache; ein früh entschiedenes Spiel zieht sich hin.
report-winners-chance = Die Chance des Siegers im Lauf der Partie
report-winners-chance-text = Die Chance dessen, der am Ende gewinnen wird: Die Linie ist das Mittel aller Partien, das Band enthält die mittlere Hälfte. Je früher sie steigt, desto früher ist die Partie entschieden.
report-chance-axis = Gewinnchance
report-examples = Drei Partien
report-examples-text = Die Chancen aller von der ersten bis zur letzten Entscheidung, in einer ruhigen Partie, einer gewöhnlichen und der dramatischsten.
report-example-calm = ruhig
report-example-usual = gewöhnlich
report-example-dramatic = die dramatischste
report-decision-axis = Entscheidung

## Regeln bei der Arbeit

report-rules = Regeln bei der Arbeit
report-rules-text = Wie oft jede Regel zum Zuge kommt und wie oft das zählt: Ein Augenblick zählt, wenn der Nächste der anderen, der nachdenkt, seine Meinung über irgendjemandes Gewinnchance um mindestens { $matters } Prozentpunkte geändert hat, seit er zuletzt nachdachte. Weil Meinungen immer etwas schwanken, vergleiche man mit der letzten Zeile, einem beliebigen Zug.
report-happening = was geschieht
report-a-game = je Partie
report-games-with = in … der Partien
report-mattered = zählte
report-swing = mittlere Änderung
report-any-move = ein beliebiger Zug
report-never-happened = In diesen Partien nie gesehen: { $names }.

## Eröffnungen

report-openings = Eröffnungen
report-openings-text = Der erste Zug von { $seat } und wie viele dieser Partien { $seat } gewann. Erste Züge, die durch Symmetrie gleich sind, zählen zusammen. Eröffnungen, die seltener als { $least } Mal gespielt wurden, sind weggelassen: Gezeigt sind { $told } von { $games } Partien.
report-openings-none = Kein erster Zug wurde oft genug gespielt, um für sich betrachtet zu werden. Verschiedene erste Züge: { $kinds }.
report-opening = Eröffnung
report-played = gespielt
report-won = gewonnen
report-replies = übliche Antworten, und wie viele dieser Partien { $seat } gewann
report-reply = { $move } ({ $share } von { $games })

## Glück und Können

report-skill = Glück und Können
report-skill-text = Jede Stufe spielt gegen die nächstniedrigere, abwechselnd um den Tisch und mit denselben Aufbauten in beiden Richtungen. Die Hälfte der Punkte hieße, dass es gleich ist, wer besser spielt; alle Punkte, dass nichts sonst zählt.
report-skill-none = Zufallsspieler haben kein Können, das sich vergleichen ließe. Dafür wähle man eine Stufe.
report-meeting = { $one } gegen { $other }
report-points = Punkte
report-deal = Der Aufbau entscheidet { $share } des Ergebnisses (95-%-Intervall { $range }): So viel von dem, was Partien unterscheidet, geht auf den Aufbau zurück, wenn gleich starke Spieler ({ $bot }) jeden von { $deals } Aufbauten { $each } Mal spielen. Der Rest ist das Spielen selbst und der Zufall, dass Gleiche verschieden spielen.
report-deal-random = Der Aufbau dieses Spiels ist vom Zufall bestimmt. Wie viel er entscheidet, lässt sich für eine Stufe sagen, nicht für Zufallsspieler.
report-no-deal = In diesem Spiel gibt es keinen Zufall: Jede Partie beginnt gleich, und nichts wird ausgeteilt oder gewürfelt.

## Varianten

report-options = Varianten und Ausgaben
report-options-text = Jeder andere Wert jeder Einstellung, mit weniger Partien. „Durch Zufall“ sagt, wie wahrscheinlich ein so großer Unterschied zu den Grundregeln ist, wenn es keinen gibt (Chi-Quadrat-Test für die Siege, Test von Mann und Whitney für die Zahl der Züge; mit Holms Korrektur für viele Vergleiche). Unter { $significant } ist es fett gedruckt.
report-options-none = Dieses Spiel hat keine Varianten.
report-option = Regeln
report-first-wins = Siege von { $seat }
report-median-turns = Züge (Median)
report-wins-chance = Siege: durch Zufall
report-turns-chance = Züge: durch Zufall
report-alike = spielt sich genau wie die Grundregeln

## Vergleich

report-compare = Nebeneinander
report-compare-text = Die Grundregeln neben denen, nach denen gefragt wurde, mit gleich vielen Partien. Wie wahrscheinlich Unterschiede durch Zufall sind, ist angegeben wie unter „Varianten und Ausgaben“.

## Wie das entstanden ist

report-made = Wie das entstanden ist
report-made-text = Alle Partien haben die Computerspieler von Spielwerk gespielt, nach Regeln, die einzeln geprüft sind. Startzahl { $seed }; derselbe Befehl ergibt dieselben Partien, außer auf Stufe 5, die nach der Uhr denkt. Es dauerte { $seconds } Sekunden. Alle Zahlen, auch die hinter den Bildern, stehen in der JSON-Datei neben dieser Seite.
report-made-caveat = Computerspieler sind keine Menschen: Sie sind geduldig, sie bluffen nicht, und in Eröffnungen haben sie ihren eigenen Geschmack. Große Unterschiede nehme man ernst, kleine als Anlass, mehr Partien zu spielen.

## Was geschehen kann

report-rings-place = ein Stein wird gesetzt
report-rings-turn = ein Ring wird gedreht
report-rings-move = ein Stein zieht
report-rings-fly = ein Stein springt
report-rings-ring-line = eine Reihe auf einem Ring
report-rings-spoke-line = eine Reihe auf einer Speiche
report-rings-line-by-turning = eine Reihe durch Drehen
report-rings-several-lines = mehrere Reihen auf einmal
report-rings-take = ein Stein wird genommen
report-rings-eliminated = jemand scheidet aus

report-memento-exit = an einer Ecke hinaus und wieder hinein
report-memento-straight-exit = geradeaus durch einen Ausgang
report-memento-first = der erste Einer
report-memento-enter = zwei Einer werden eingesetzt
report-memento-turn = ein Dreieck wird gedreht
report-memento-move = eine Figur zieht
report-memento-slide = ein Doppler zieht weit auf einer Linie
report-memento-jump = ein Drilling springt
report-memento-capture = eine fremde Figur wird geschlagen
report-memento-stack = eine Figur zieht auf eine eigene
report-memento-stones-back = drei Steine gehen zurück
report-memento-split = eine Figur wird geteilt
report-memento-pass = jemand passt
report-memento-out = jemand scheidet aus

report-triominos-lay = ein Stein wird gelegt
report-triominos-joker = der Joker wird gelegt
report-triominos-hexagon = ein Sechseck
report-triominos-bridge = eine Brücke
report-triominos-last-tile = der letzte Stein der Bank
report-triominos-swap = der Joker wird ausgetauscht
report-triominos-buy = ein Stein wird gekauft
report-triominos-buy-by-choice = gekauft, obwohl man legen könnte
report-triominos-pass = jemand passt
report-triominos-pot-empty = der letzte Stein des Topfs

report-dimenticato-home = eine Figur kommt nach Hause
report-dimenticato-go = eine Figur geht ihren Weg
report-dimenticato-leave = eine Figur verlässt den Start
report-dimenticato-right-call = richtig genannt
report-dimenticato-wrong-call = falsch genannt
report-dimenticato-no-way = richtig genannt, aber kein Weg
report-dimenticato-inside = ein Zug innerhalb des Ziels
report-dimenticato-turn-lost = ein Zug geht verloren
report-dimenticato-hit = eine Figur wird geschlagen
report-dimenticato-stay = stehen bleiben statt schlagen
