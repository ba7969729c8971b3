# Der Bericht für Spieleautorinnen und -autoren. Die Texte stehen in der Reihenfolge der Seite.

report-written = Der Bericht: { $page }. Alle Zahlen dazu: { $data }.
report-resumed = Es geht weiter: { $games } Partien eines abgebrochenen Laufs sind schon da.
report-doing-sums = Zählt zusammen
report-doing-page = Schreibt die Seite
report-stopped = Abgebrochen. Die bisherigen Partien sind in { $file } gesichert. Derselbe Befehl macht dort weiter.

report-title = { $game }: der Bericht für Spieleautorinnen und -autoren
report-lead = { $players } Plätze, auf allen derselbe Computerspieler: { $bot }. Partien: { $games }, dazu { $others } für die Fragen am Rande.
report-lead-random = { $players } Plätze, auf allen wird zufällig gezogen. Partien: { $games }, dazu { $others } für die Fragen am Rande. Zufallszüge zeigen, was die Regeln zulassen, nicht, wie Menschen spielen; dafür wählst du eine Stufe.
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
report-bot-part = { $bot } mit 1/{ $part } der Bedenkzeit
report-bot-counted = { $bot } mit { $count ->
    [one] einem Suchschritt
   *[other] { $count } Suchschritten
} je Zug
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
report-even = Bei keinem Platz weicht der Anteil der Siege um mehr als { $points } Prozentpunkte vom gleichen Anteil ({ $even }) ab: { $seat } beginnt und gewinnt { $share } der Partien (95-%-Intervall { $range }).
report-open = Ob ein Platz besser ist als ein anderer, lässt sich aus so vielen Partien ({ $games }) nicht sagen: { $seat } beginnt und gewinnt { $share } davon (95-%-Intervall { $range }); ein gleicher Anteil wäre { $even }. Bei { $comparisons } Vergleichen auf dieser Seite kann der Unterschied noch Zufall sein.
report-noticed-seats = Bei dieser Zahl von Partien ({ $games }) wäre ein Platz, der { $points } Prozentpunkte mehr oder weniger als den gleichen Anteil gewinnt, in vier von fünf Fällen aufgefallen. Ein kleinerer Unterschied kann unbemerkt geblieben sein.
report-noticed-none = Diese Zahl von Partien ({ $games }) ist so klein, dass sich nicht einmal große Unterschiede bei den Siegen zeigen.
report-glance-first = der Partien gewinnt { $seat } (beginnt)
report-glance-draws = der Partien gewinnt niemand allein
report-glance-minutes = Minuten, geschätzt
report-glance-choices = mögliche Züge je Entscheidung
report-glance-changes = Führungswechsel je Partie
report-glance-comebacks = der Partien noch gewonnen, obwohl fast verloren
report-glance-settled = der Partie sind vorbei, wenn sie entschieden ist
report-glance-skill = der Punkte für { $one } gegen { $other }

## Wer gewinnt

report-wins = Wer gewinnt
report-wins-text = Eine Partie gewinnt, wer allein auf dem ersten Platz steht; alles andere zählt als Unentschieden. Der Balken durch eine Marke ist das 95-%-Intervall (nach Clopper und Pearson): Mit anderen Partien derselben Computerspieler läge der wahre Anteil mindestens 19 von 20 Mal in einem solchen Balken. Die gestrichelte Linie ist ein gleicher Anteil für alle.
report-seat = Platz
report-begins = { $seat } (beginnt)
report-draws = Unentschieden

## Länge

report-length = Wie lange es dauert
report-length-text = Ein Zug kann aus mehreren Entscheidungen bestehen. Die Minuten sind eine Schätzung für Menschen, keine Messung: { $seconds } Sekunden je Entscheidung und { $doubling } mehr, sooft sich die Zahl der möglichen Züge verdoppelt, denn wer viel Auswahl hat, überlegt länger.
report-turns = Züge
report-decisions = Entscheidungen
report-minutes = Minuten
report-median = Median
report-mean = Mittel
report-most = die mittleren 80 %
report-extremes = kürzeste und längste

## Enden

report-endings = Wie Partien enden
report-endings-text = Zu jedem Ende gehört eine Regel. Enden viele Partien nur, weil nichts mehr vorangeht, fährt sich das Spiel leicht fest.
report-ending = Ende
report-rule = Regel

## Auswahl

report-choices = Wie viel Auswahl es gibt
report-choices-text = Die Zahl der möglichen Züge bei einer Entscheidung, vom Anfang der Partie bis zu ihrem Ende. Die Linie ist der Median aller Partien, das Band enthält die mittlere Hälfte.
report-choices-figures = Über alle Entscheidungen: Median { $median } (95-%-Intervall { $range }), Mittel { $mean }, höchstens { $most }.
report-moves-possible = mögliche Züge
report-mean-moves = mögliche Züge (Mittel)
report-progress = gespielter Teil der Partie

## Spannung

report-tension = Spannung
report-tension-text = Diese Zahlen beruhen auf den Gewinnchancen aller Plätze bei jeder Entscheidung. Der Computerspieler, der am Zug ist ({ $bot }), schätzt sie, nachdem er über seinen Zug nachgedacht hat, und nur aus dem, was er wissen darf; wo es nichts zu wählen gibt, denkt er nicht nach. Weil jeder seine Aussichten zu rosig sieht, wenn er am Zug ist, ist eine Chance auf dieser Seite das Mittel dessen, was alle zuletzt geschätzt haben. Es sind Meinungen von Computerspielern und nur so gut wie diese.
report-tension-none = Diese Spieler schätzen ihre Chancen nicht ein; darum lässt sich nichts über Spannung sagen und nichts darüber, welche Regeln den Ausschlag geben. Dafür wählst du eine Stufe.
report-tension-undecided = Keine Partie hat jemand allein gewonnen; darum lässt sich über Spannung nichts sagen.
report-measure = Maß
report-value = Wert
report-changes = Führungswechsel
report-changes-meaning = Wie oft in einer Partie jemand anderes in Führung geht. Dazu muss die eigene Chance mindestens { $ahead } Prozentpunkte über der aller anderen liegen.
report-never = nie ein Führungswechsel
report-never-meaning = Partien, in denen die erste Führung bis zum Ende hielt.
report-drama = Dramatik
report-drama-meaning = Wie weit die Farbe, die am Ende gewann, hinter der besten anderen lag, im Mittel über die Entscheidungen, bei denen sie zurücklag; 0 in Partien, in denen das nie so war.
report-comebacks = Aufholjagden
report-comebacks-meaning = Partien, die jemand gewann, dessen Chance einmal unter die Hälfte eines gleichen Anteils gefallen war, also unter { $below }.
report-settled = entschieden
report-settled-meaning = Der Teil der Partie, nach dem die Chance der Siegerfarbe über { $won } blieb. Fällt die Entscheidung spät, bleiben alle bei der Sache; ein früh entschiedenes Spiel zieht sich hin.
report-saturated-never = Kaum eine Partie hat einen Führungswechsel ({ $share } haben keinen); darum sagen Führungswechsel hier wenig.
report-saturated-comebacks = Nach diesem Maß ist fast jede Partie eine Aufholjagd ({ $share }); darum sagt es hier wenig.
report-saturated-settled = Fast jede Partie bleibt bis zum Schluss offen (entschieden im Mittel nach { $share }); darum sagt dieses Maß hier wenig.
report-winners-chance = Die Chance der Siegerfarbe im Lauf der Partie
report-winners-chance-text = Die Chance der Farbe, die am Ende gewinnt: Die Linie ist das Mittel aller Partien, das Band enthält die mittlere Hälfte. Je früher sie steigt, desto früher ist die Partie entschieden.
report-chance-axis = Gewinnchance
report-examples = Drei Partien
report-examples-text = Die Chancen aller von der ersten bis zur letzten Entscheidung, in einer ruhigen Partie, einer gewöhnlichen und der dramatischsten.
report-example-calm = ruhig
report-example-usual = gewöhnlich
report-example-dramatic = die dramatischste
report-decision-axis = Entscheidung

## Was die Regeln bewirken

report-rules = Was die Regeln bewirken
report-rules-text = Wie oft jede Regel zum Tragen kommt und wie oft das zählt: Es zählt, wenn der nächste andere Computerspieler, der nachdenkt, irgendeine Gewinnchance um mindestens { $matters } Prozentpunkte anders schätzt als beim letzten Mal. Weil Meinungen immer etwas schwanken, vergleich mit der letzten Zeile, einem beliebigen Zug. Klein gedruckt sind die 95-%-Intervalle; sie richten sich nach der Zahl der Partien, denn die Züge einer Partie ähneln einander. „Durch Zufall“ vergleicht mit allen anderen Zügen.
report-happening = was geschieht
report-a-game = je Partie
report-games-with = in … der Partien
report-mattered = zählte
report-swing = mittlere Änderung
report-any-move = ein beliebiger Zug
report-saturated-mattered = Nach diesem Maß zählt fast jeder Zug ({ $share }); darum sagt es wenig über eine einzelne Regel. Vergleich stattdessen die mittlere Änderung.
report-chance-head = durch Zufall
report-never-happened = In diesen Partien nie gesehen: { $names }.

## Was eine Regel wert ist

report-worth = Was jede Regel wert ist
report-worth-text = Jemand meidet etwas, solange es einen anderen Zug gibt, und trifft auf denselben Computerspieler ohne diese Angewohnheit ({ $bot }), mit denselben Aufbauten und vertauschten Plätzen. Die Hälfte der Punkte heißt: Es geht auch ohne. Je weniger Punkte, desto mehr ist die Sache wert. Klein gedruckt sind die 95-%-Intervalle.
report-worth-less = Wer „{ $name }“ meidet, holt nur { $share } der Punkte (95-%-Intervall { $range }).
report-worth-more = Wer „{ $name }“ meidet, holt { $share } der Punkte (95-%-Intervall { $range }) und fährt damit besser.
report-worth-none = Bei keiner Regel ist klar, dass es nützt oder schadet, sie zu meiden.
report-worth-rare = Zu selten, um es zu messen: { $names }.
report-worth-forced = Lässt sich kaum vermeiden: { $names }.
report-worth-unforeseen = Kann man sich nicht aussuchen, weil es von Verborgenem abhängt: { $names }.
report-used = je Partie
report-anyway = … trotz Meidens

## Eröffnungen

report-openings = Eröffnungen
report-openings-text = Der erste Zug von { $seat } und wie viele dieser Partien { $seat } gewann. Erste Züge, die durch Symmetrie gleich sind, zählen zusammen. Eröffnungen, die seltener als { $least }-mal gespielt wurden, fehlen: Gezeigt sind { $told } von { $games } Partien.
report-openings-none = Kein erster Zug wurde oft genug gespielt, um für sich betrachtet zu werden. Verschiedene erste Züge: { $kinds }.
report-openings-differ = Wahrscheinlichkeit, dass sich die Eröffnungen nur durch Zufall so sehr unterscheiden: { $chance }.
report-opening = Eröffnung
report-played = gespielt
report-won = gewonnen
report-replies = übliche Antworten, und wie viele dieser Partien { $seat } gewann
report-reply = { $move } ({ $share } von { $games })

## Glück und Können

report-skill = Glück und Können
report-skill-text = Jede Stufe spielt gegen die nächstniedrigere. Beide sitzen abwechselnd um den Tisch; danach tauschen sie die Plätze und spielen dieselben Aufbauten noch einmal. Die Hälfte der Punkte hieße, dass es egal ist, wer besser spielt; alle Punkte, dass sonst nichts zählt.
report-skill-none = Zufallsspieler haben kein Können, das sich vergleichen ließe. Dafür wählst du eine Stufe.
report-meeting = { $one } gegen { $other }
report-points = Punkte
report-deal = Der Aufbau entscheidet { $share } des Ergebnisses (95-%-Intervall { $range }): So viel von dem, was Partien unterscheidet, geht auf den Aufbau zurück, wenn gleich starke Computerspieler ({ $bot }) jeden von { $deals } Aufbauten { $each }-mal spielen. Der Rest liegt am Spielen selbst und daran, dass auch gleich Starke mal so und mal so ziehen.
report-deal-random = Der Aufbau dieses Spiels ist vom Zufall bestimmt. Wie viel er entscheidet, lässt sich für eine Stufe sagen, nicht für Zufallsspieler.
report-no-deal = In diesem Spiel gibt es keinen Zufall: Jede Partie beginnt gleich, und nichts wird ausgeteilt oder gewürfelt.

## Tiefe

report-depth = Wie tief das Spiel ist
report-depth-text = Eine Leiter, die bei Zufallszügen beginnt. Auf jeder Stufe denkt derselbe Computerspieler doppelt so lange nach wie eine Stufe tiefer, und die beiden spielen dieselben Aufbauten mit vertauschten Plätzen. Solange mehr Nachdenken gewinnt, gibt es in dem Spiel noch etwas zu finden. Die Balken sind 95-%-Intervalle.
report-depth-rungs = Von Zufallszügen bis { $bot } sind es { $rungs } Sprossen (95-%-Intervall { $range }). Auf jeder Sprosse holt der Bessere { $rung } der Punkte.
report-depth-least = Von Zufallszügen bis { $bot } sind es mindestens { $rungs } Sprossen. Auf jeder Sprosse holt der Bessere { $rung } der Punkte; an einer Stelle dieser Leiter hat er aber alles gewonnen, und so lässt sich nicht sagen, um wie viel er besser ist.
report-depth-unknown = Es sind zu wenige Partien, um zu sagen, wie viele Sprossen zwischen Zufallszügen und { $bot } liegen. Auf jeder Sprosse würde der Bessere { $rung } der Punkte holen.
report-depth-skill = Können entscheidet { $share } der Ergebnisse (95-%-Intervall { $range }): So viel vom Unterschied zwischen den Ergebnissen liegt daran, wer spielt, wenn sich zwei beliebige von diesen { $players } Computerspielern treffen. Bei reinem Glück wären es 0 %; wenn immer der Bessere gewänne, wie im Schach bei großem Abstand, 100 %.
report-depth-axis = Bedenkzeit des Besseren

## Einfache Strategien

report-simple = Gewinnt eine einfache Strategie?
report-simple-text = Strategien ohne Nachdenken gegen Computerspieler, die nachdenken. „Immer“ heißt: sooft es geht, egal wie, und sonst auf gut Glück. Ein Spiel, das so zu gewinnen ist, ist langweilig. Zufallszüge stehen zum Vergleich dabei.
report-simple-strategy = Strategie
report-simple-against = gegen { $bot }
report-simple-always = immer: { $name }
report-simple-first = der erste Zug auf der Liste
report-simple-steady = immer die gleiche Art Zug
report-simple-cramping = möglichst wenige Züge für die anderen
report-simple-greedy = sofort nehmen oder verdienen, was geht
report-simple-wins = Eine einfache Strategie gewinnt: „{ $name }“ holt { $share } der Punkte (95-%-Intervall { $range }; { $against }).
report-simple-open = Ob eine einfache Strategie gewinnt, lässt sich aus diesen Partien nicht sagen. Die beste, „{ $name }“, holt { $share } der Punkte (Partien: { $games }; 95-%-Intervall { $range }; { $against }). Bei { $comparisons } Vergleichen auf dieser Seite kann der Abstand zur Hälfte der Punkte noch Zufall sein.
report-simple-loses = Keine einfache Strategie gewinnt gegen diese Gegner zusammen. Die beste, „{ $name }“, holt { $share } der Punkte (95-%-Intervall { $range }; { $against }).
report-simple-unseen = Dazu kam es nie: { $names }.

## Varianten

report-options = Varianten und Ausgaben
report-options-text = Die Werte, nach denen gefragt wurde, mit je so vielen Partien wie die Grundregeln; klein gedruckt sind die 95-%-Intervalle. „Durch Zufall“ vergleicht mit den Grundregeln und ist am Ende der Seite erklärt.
report-option = Regeln
report-first-wins = Siege von { $seat }
report-median-turns = Züge (Median)
report-wins-chance = Siege: durch Zufall
report-turns-chance = Züge: durch Zufall
report-alike = spielt sich genau wie die Grundregeln

## Vergleich

report-compare = Nebeneinander
report-compare-text = Die Grundregeln neben denen, nach denen gefragt wurde, mit gleich vielen Partien. Hinter jeder Zahl steht ihr 95-%-Intervall, darunter der Unterschied zu den Grundregeln mit seinem eigenen Intervall. „Durch Zufall“ ist am Ende der Seite erklärt.
report-difference = Unterschied { $difference } ({ $range })
report-difference-points = Unterschied { $difference } Prozentpunkte ({ $range })
report-by-chance = durch Zufall: { $chance }
report-noticed = Bei dieser Zahl von Partien ({ $games } je Regelsatz) und von Vergleichen auf dieser Seite ({ $comparisons }) wäre ein Unterschied von { $points } Prozentpunkten bei den Siegen oder von { $turns } Zügen in vier von fünf Fällen aufgefallen. Kleinere Unterschiede können unbemerkt geblieben sein.

## Wie das entstanden ist

report-made = Wie das entstanden ist
report-made-text = Alle Partien haben die Computerspieler von Spielwerk gespielt, nach Regeln, die einzeln geprüft sind. Startwert { $seed }; derselbe Befehl ergibt dieselben Partien, außer auf Stufe 5, die nach der Uhr denkt. Es dauerte { $seconds } Sekunden. Alle Zahlen, auch die hinter den Bildern, stehen in der JSON-Datei neben dieser Seite.
report-made-version = Spielwerk-Version: { $version }
report-made-command = Der Befehl: { $command }
report-chance-text = „Durch Zufall“ ist der p-Wert: wie wahrscheinlich ein mindestens so großer Unterschied wäre, wenn es in Wahrheit keinen gäbe. Ergebnisse vergleicht der Chi-Quadrat-Test, Zahlen wie die der Züge der Test von Mann und Whitney; was eine Regel bewirkt, wird mit allen anderen Zügen derselben Partien verglichen. Jeder p-Wert ist nach Holm für die Zahl der Vergleiche auf dieser Seite ({ $comparisons }) korrigiert; die Intervalle sind es nicht. Werte unter { $significant } sind fett gedruckt.
report-made-caveat = Computerspieler sind keine Menschen: Sie sind geduldig, sie bluffen nicht, und bei Eröffnungen haben sie ihren eigenen Geschmack. Nimm große Unterschiede ernst und kleine als Anlass, mehr Partien zu spielen.

## Die erste Seite

report-first-length = Eine Partie dauert etwa { $minutes } Minuten und { $turns } Züge; acht von zehn Partien haben zwischen { $least } und { $most } Züge.
report-first-clarity = Bei einer Entscheidung gibt es meist { $choices } mögliche Züge, und im Schnitt sehen { $good } davon gut aus; der schlechteste würde { $worst } Punkte Gewinnchance kosten.
report-first-choices = Bei einer Entscheidung gibt es meist { $choices } mögliche Züge, und eine Partie hat etwa { $decisions } Entscheidungen.
report-first-tension = Die Führung wechselt { $changes }-mal pro Partie, { $comebacks } der Partien werden aus fast verlorener Stellung gewonnen, und der Sieger steht nach { $settled } der Partie fest.
report-first-endings = { $draws } der Partien haben keinen alleinigen Sieger. Das häufigste Ende ({ $share }): { $ending }
report-first-skill = Können zählt: { $one } holt { $share } der Punkte gegen { $other } (95-%-Intervall { $range }).
report-first-skill-open = Dass Können zählt, zeigen diese Partien nicht: { $one } holt { $share } der Punkte gegen { $other } (95-%-Intervall { $range }).
report-first-luck = Unter gleich Starken entscheidet der Aufbau { $share } des Ergebnisses (95-%-Intervall { $range }).
report-first-repetition = In { $share } der Partien kommt eine Stellung wieder, die schon einmal da war.
report-contents = Inhalt

## Klarheit

report-clarity = Wie klar eine Entscheidung ist
report-clarity-text = Bei jeder Entscheidung mit mehr als einem Zug beurteilt der stärkste Computerspieler alle Züge auf einen Blick: die Gewinnchance dessen, der am Zug ist, nach jedem von ihnen. Ein Zug sieht gut aus, wenn er höchstens { $points } Punkte schlechter ist als der beste. Bei vielen guten Zügen macht man leicht nichts falsch; bei großem Abstand kommt es darauf an.
report-clarity-good = Züge, die gut aussehen
report-clarity-good-meaning = Wie viele Züge höchstens { $points } Punkte schlechter sind als der beste, ihn selbst mitgezählt.
report-clarity-good-share = Anteil der Züge, die gut aussehen
report-clarity-good-share-meaning = Dasselbe als Anteil aller möglichen Züge.
report-clarity-only = nur ein guter Zug
report-clarity-only-meaning = Entscheidungen, bei denen kein anderer Zug bis auf { $points } Punkte an den besten herankommt.
report-clarity-second = vom besten zum zweitbesten, in Punkten
report-clarity-second-meaning = Wie viel Gewinnchance der zweitbeste Zug verschenkt.
report-clarity-worst = vom besten zum schlechtesten, in Punkten
report-clarity-worst-meaning = Wie viel Gewinnchance der schlechteste Zug verschenkt.

## Patzer

report-blunders = Was ein einziger Patzer kostet
report-blunders-text = Partien unter gleich Starken ({ $bot }) werden bis zu einer Entscheidung noch einmal gespielt. Dort kommt der Zug, der am schlechtesten aussieht, und danach geht es weiter wie sonst. Die Kosten: wie viel seltener dieser Spieler gewinnt als in denselben Partien ohne den Patzer. Die Viertel sind die einer mittellangen Partie; Partien, die dann schon vorbei waren, zählen nicht.
report-blunders-cost = verlorene Punkte Gewinnchance
report-stage = wann
report-stage-0 = erstes Viertel
report-stage-1 = zweites Viertel
report-stage-2 = drittes Viertel
report-stage-3 = letztes Viertel

## Verlierer

report-losers = Wie nah die Verlierer dran waren
report-losers-text = Die höchste Gewinnchance, die ein Verlierer der Partie irgendwann hatte. Ist sie hoch, konnten auch die Verlierer lange hoffen. Die Linie ist der Mittelwert.
report-losers-highest = höchste Chance eines Verlierers (Mittelwert)
report-losers-nearly = Partien, in denen ein Verlierer { $won } oder mehr hatte
report-losers-axis = höchste Chance eines Verlierers

## Wiederholung

report-repetition = Im Kreis herum
report-repetition-text = Eine Stellung kommt wieder, wenn alles, was Zuschauer sehen, und wer am Zug ist, so ist wie bei einer früheren Entscheidung derselben Partie.
report-came-back = Partien, in denen eine Stellung wiederkam
report-times-back = Male pro Partie
report-cut-off = Partien, die eine Grenze abbricht ({ $rules })
report-no-limits = Dieses Spiel hat keine Regel, die zu lange Partien bloß abbricht.

## Partien zum Durchklicken

report-stepped = Partien zum Durchklicken
report-stepped-text = Eine typische Partie liegt in Zügen, Entscheidungen, möglichen Zügen und Führungswechseln möglichst nah an der Mitte aller Partien. Die kürzeste hat die wenigsten Züge; in der dramatischsten lag der Sieger am weitesten zurück, solange er zurücklag. Nimm die Knöpfe, die Züge oder die Pfeiltasten.
report-stepped-typical = Eine typische Partie
report-stepped-shortest = Die kürzeste Partie
report-stepped-dramatic = Die dramatischste Partie
report-stepped-turns = Züge: { $turns }.
report-stepped-won = { $seat } gewinnt.
report-stepped-drawn = Kein alleiniger Sieger.
report-stepped-record = Aufzeichnung speichern, um die Partie in Spielwerk zu öffnen
report-stepped-begin = Anfang
report-step-first = zum Anfang
report-step-back = einen Zug zurück
report-step-on = einen Zug vor
report-step-last = zum Ende

## Entscheide

report-rulings = Was die gedruckten Regeln offenlassen
report-rulings-text = Wo die gedruckten Regeln schweigen oder unklar sind, mussten wir entscheiden. So oft brauchten Partien einen solchen Entscheid, soweit man es an den Zügen sieht.
report-ruling = unser Entscheid
report-rulings-unseen = Entscheide, die man an den Zügen nicht sieht und die nicht gezählt sind: { $rules }.

## Orte

report-places = Wo etwas geschieht
report-places-text = Wie oft Züge einen Ort nennen: um etwas hinzulegen oder wegzunehmen, oder als Anfang und Ende eines Wegs. Je dunkler ein Ort, desto öfter. In der Tabelle stehen die mit dem meisten Betrieb.
report-place = Ort
