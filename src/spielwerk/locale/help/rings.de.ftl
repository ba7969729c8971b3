# Die Hilfeseite von Ringe. Ein Stern steht nach dem, was wir selbst festgelegt haben; _so_ wird
# betont; genannte Regeln werden zu Links.

## Die erste Seite

page-about = Three rings turn under everybody’s pawns. Line up three of yours and take a pawn from each of the others, until you are the last one left.
page-set-up = The board is empty. Everybody takes ten pawns of one colour; play goes clockwise.
page-turn = On your turn, do one of these:
page-place = _Place_ a pawn from your hand on any free cell.
page-turn-ring = _Turn_ a ring one step, with everything on it; only the ring turned last has to wait.
page-move = _Move_ one of your pawns to a free cell beside it, on its own ring or the next.
page-line = Three of your pawns side by side on a ring, or on one spoke, are a _line_. At once, take any pawn from every other player.
page-fly = With an empty hand and only four pawns left, you must move one each turn, to any free cell.
page-end = Whoever has only two pawns left, hand and board together, is out. The last player left wins.
tip-1 = Whoever begins has the advantage, unless the others block from the very first round.
tip-2 = Line up somebody else’s pawns by turning a ring, and nobody takes any: sometimes your best defence.
tip-3 = Watch the rings: one turn can finish a line.

## Alle Regeln

section-board = Brett und Steine
section-turn = Dein Zug
section-lines = Reihen
section-taking = Nehmen
section-end = Das Ende
section-options = Einstellungen

turn-intro = Du tust genau eines davon.

RG-1 = Das Brett hat 24 Felder auf drei Ringen: außen _a_, in der Mitte _b_, innen _c_. Jeder Ring hat acht Felder, im Uhrzeigersinn nummeriert. Wie die Ringe sich auch drehen, sie bleiben immer so stehen, dass die Felder acht Speichen bilden.
RG-2 = Nachbarn eines Feldes sind das Feld davor und das danach auf seinem Ring sowie die Felder daneben auf seiner Speiche, einen Ring weiter innen oder außen. Schräg zählt nicht.*
RG-3 = Alle beginnen mit zehn Steinen in der Hand, das Brett ist leer. Blau fängt an, dann geht es im Uhrzeigersinn weiter; wer ausgeschieden ist, wird übersprungen.
RG-4 = _Setzen:_ Setz einen Stein aus der Hand auf ein beliebiges freies Feld.
RG-5 = _Drehen:_ Dreh einen Ring um einen Schritt in die eine oder andere Richtung, mit allem, was darauf steht. Der zuletzt gedrehte Ring, egal von wem, steht still, bis ein anderer gedreht wurde. Auch ein leerer Ring darf gedreht werden.*
RG-6 = _Ziehen:_ Zieh einen deiner Steine auf ein freies Nachbarfeld.
RG-7 = _Springen:_ Wenn deine Hand leer ist* und du höchstens vier Steine auf dem Brett hast, musst du in jedem Zug mit einem davon auf ein beliebiges freies Feld springen und kannst nichts anderes tun. Ist kein Feld frei, drehst du stattdessen einen Ring.*
RG-8 = Wer gar nichts tun kann, passt. Dazu kommt es nie, denn drehen lässt sich immer ein Ring.*
RG-9 = Drei Steine einer Farbe nebeneinander auf einem Ring sind eine _Ringreihe_. Drei auf den drei Feldern einer Speiche sind eine _Speichenreihe_.
RG-10 = Etwas davon hat nur, wer am Zug ist, und nur von Reihen der eigenen Farbe.
RG-11 = Ein Stein, der gesetzt, gezogen oder gesprungen ist, bildet die Reihen, in denen er dann steht. Ein gedrehter Ring bildet auf jeder Speiche eine Reihe, auf der nun drei deiner Steine stehen, auch wenn dort schon vorher drei von dir standen. Eine Ringreihe, die nur mit ihrem Ring mitfährt, wird nicht neu gebildet. Kurz: Eine Reihe wird gebildet, wenn ein Stein in ihr ankommt.*
RG-12 = Wenn du eine Ringreihe bildest, sind ihre beiden Endsteine _gesperrt_, auch wenn es nichts zu nehmen gibt. Eine Reihe mit einem gesperrten Stein darin zählt nicht. Eine Sperre endet, wenn ihr Stein zieht, springt oder das Brett verlässt; dreht sich der Ring, fährt sie mit.* Der mittlere Stein bleibt frei, und Speichenreihen sperren niemanden.
RG-13 = Ein Zug bildet höchstens eine Ringreihe: Fünf nebeneinander zählen einmal. Kommt der Stein in der Mitte von drei ungesperrten an, sind diese die Reihe; sonst ist es die ungesperrte Reihe, an deren Ende er steht.*
RG-14 = Eine Ringreihe und eine Speichenreihe, die zugleich entstehen, zählen beide, ebenso mehrere Speichenreihen aus einer Drehung. Entscheidend ist, wer vor dem Zug gesperrt war; nur ein Stein, der zieht oder springt, wird vorher entsperrt.*
RG-15 = Für jede gebildete Reihe nimmst du jeder anderen Farbe, die Steine auf dem Brett hat, einen davon weg, auch wenn sie schon ausgeschieden ist. Du musst nehmen und darfst jeden Stein wählen, auch einen aus einer Reihe.* Genommene Steine sind aus dem Spiel.
RG-16 = Bei mehreren Reihen verlieren alle anderen so viele Steine, wie es Reihen sind, oder alle, die sie auf dem Brett haben. Du wählst sie einzeln, von dir aus im Uhrzeigersinn, eine Farbe nach der anderen.*
RG-17 = Wer nach dem Nehmen noch höchstens zwei Steine hat, ist ausgeschieden; Hand und Brett zählen zusammen.* Der Rest in der Hand kommt weg; die Steine auf dem Brett bleiben stehen und können genommen werden.
RG-18 = Wer als Letztes übrig bleibt, gewinnt, auch in einem Zug, mit dem das Spiel nach RG-19 enden würde.
RG-19 = Nach 100 Zügen hintereinander ohne Setzen und ohne Nehmen oder nach 1000 Zügen entscheiden die Steine auf dem Brett: Die meisten sind am besten, wer gleich viele hat, teilt sich den Rang. Steine in der Hand zählen nicht, damit sich Zurückhalten nicht lohnt.*
RG-20 = Ränge: zuerst, wer gewonnen hat oder nach RG-19 noch dabei ist; dann die Ausgeschiedenen, die zuletzt Ausgeschiedenen zuerst. Wer durch denselben Zug ausscheidet, teilt sich den Rang. Dein Rang ist um eins größer als die Zahl derer, die besser waren.*
RG-21 = _Steine_ in jeder Hand am Anfang: fünf bis zehn. Zehn ist die gedruckte Zahl, aber zu viert füllen je zehn das Brett; mit sechs spielt es sich freier.*

## Bilder

see-neighbours = Der Stein darf auf die vier leuchtenden Felder ziehen: zwei auf seinem Ring, zwei auf seiner Speiche.
    .alt = Das Brett von Ringe mit einem blauen Stein auf dem mittleren Ring. Die Felder davor und danach auf dem Ring und daneben auf der Speiche leuchten.
see-turn = Blau dreht den inneren Ring um einen Schritt, und drei Steine stehen auf einer Speiche.
    .alt = Zwei Bretter. Auf dem ersten stehen zwei blaue Steine auf der oberen Speiche und ein dritter einen Schritt daneben auf dem inneren Ring. Auf dem zweiten stehen alle drei auf der Speiche.
see-lines = Oben eine Ringreihe, unten eine Speichenreihe. Die Schlösser zeigen, wer gesperrt ist: die beiden Enden der Ringreihe.
    .alt = Drei blaue Steine nebeneinander auf dem äußeren Ring, die beiden äußeren mit einem Schloss, und drei orange Steine auf einer Speiche.
see-spoke = Blue turned the inner ring: three on one spoke, a line.
    .alt = Three blue pawns on the upper spoke, one on each ring. Small arrows show that the inner ring was turned clockwise.
see-lock = The ends of a ring line are locked: until they move, no new line can use them. So Blue’s five are one line and two pawns; Orange’s six are two lines.
    .alt = Five blue pawns in a row on the outer ring; the first and the third wear padlocks. Six orange pawns in a row on the middle ring; the first, third, fourth and sixth wear padlocks.
see-taking = Blau hat eine Reihe gebildet und nimmt nun irgendeinen orangen Stein, auch einen gesperrten.
    .alt = Oben eine blaue Ringreihe. Alle orangen Steine leuchten, denn einer von ihnen wird genommen.
see-flying = Kein Stein in der Hand, vier auf dem Brett: Der gewählte darf auf jedes freie Feld springen.
    .alt = Blau hat vier Steine auf dem Brett. Einer ist gewählt, und alle freien Felder leuchten.

## So geht es, Schritt für Schritt

step-1 = Du bist Blau. _Setz_ einen Stein so, dass drei von dir nebeneinander auf dem äußeren Ring stehen. Tippe das leuchtende Feld an.
    .done = Eine Reihe! Ihre beiden Enden tragen jetzt ein Schloss: Sie sind gesperrt und bilden keine neue Reihe, bis sie gezogen werden.
step-2 = Für eine Reihe _nimmst_ du allen anderen einen Stein. Tippe irgendeinen orangen Stein an.
    .done = Er ist aus dem Spiel. Wer nur noch zwei Steine hat, Hand und Brett zusammen, scheidet aus.
step-3 = Statt zu setzen kannst du einen Ring um einen Schritt _drehen_. Zieh den inneren Ring im Uhrzeigersinn oder drück unten auf sein ↻: Dann stehen drei von dir auf einer Speiche.
    .done = Auch das ist eine Reihe. Der zuletzt gedrehte Ring steht still, bis ein anderer gedreht wird.
step-4 = Oder du _ziehst_ einen Stein auf ein Nachbarfeld. Tippe den leuchtenden Stein an, dann das leuchtende Feld.
    .done = Noch eine Reihe! Setzen, drehen oder ziehen: in jedem Zug eines davon. Wer als Letztes übrig bleibt, gewinnt.
