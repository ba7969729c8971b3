# Die Hilfeseite von Ringe. Ein Stern steht nach dem, was wir selbst festgelegt haben; _so_ wird
# betont; genannte Regeln werden zu Links.

## Die erste Seite

page-about = Drei Ringe drehen sich unter euren Steinen. Bring drei von deinen in eine Reihe, nimm allen anderen je einen Stein weg und bleib bis zuletzt übrig.
page-set-up = Das Brett ist leer. Alle nehmen zehn Steine einer Farbe. Lost aus, wer anfängt.
page-turn = In deinem Zug tust du eines davon:
page-place = _Setzen:_ einen Stein aus der Hand auf irgendein freies Feld.
page-turn-ring = _Drehen:_ einen Ring um einen Schritt, mit allem, was darauf steht. Der zuletzt gedrehte Ring, egal von wem, muss warten, bis ein anderer gedreht wurde.
page-move = _Ziehen:_ einen deiner Steine auf ein freies Feld daneben, auf seinem Ring oder dem nächsten.
page-line = Drei deiner Steine nebeneinander auf einem Ring oder hintereinander vom Rand zur Mitte (auf einer _Speiche_) sind eine _Reihe_. Dafür nimmst du sofort allen anderen je einen Stein vom Brett, egal welchen.
page-fly = Ist deine Hand leer und hast du höchstens vier Steine, musst du in jedem Zug mit einem davon springen, auf irgendein freies Feld.
page-end = Wer nur noch zwei Steine hat, Hand und Brett zusammen, scheidet aus. Wer bis zuletzt übrig bleibt, gewinnt.
tip-1 = Wer anfängt, ist im Vorteil, außer die anderen blockieren gleich von der ersten Runde an.
tip-2 = Drehst du fremde Steine zu einer Reihe zusammen, nimmt niemand etwas weg. Gut zum Verteidigen!
tip-3 = Behalt die Ringe im Auge: Eine Drehung kann eine Reihe fertig machen.

## Alle Regeln

section-board = Brett und Steine
section-turn = Dein Zug
section-lines = Reihen
section-taking = Nehmen
section-end = Das Ende
section-options = Einstellungen

turn-intro = In deinem Zug tust du genau eines davon:

RG-1 = Das Brett hat 24 Felder auf drei Ringen: außen _a_, in der Mitte _b_, innen _c_. Jeder Ring hat acht Felder, im Uhrzeigersinn nummeriert. Wie die Ringe sich auch drehen, sie bleiben immer so stehen, dass die Felder acht Speichen bilden.
RG-2 = Nachbarn eines Feldes sind das Feld davor und das danach auf seinem Ring sowie die Felder daneben auf seiner Speiche, einen Ring weiter innen oder außen. Schräg zählt nicht, denn auch Reihen gibt es nur auf Ringen und Speichen.*
RG-3 = Alle beginnen mit zehn Steinen in der Hand, das Brett ist leer. Macht aus oder lost, wer anfängt; dann geht es im Uhrzeigersinn weiter. Wer ausgeschieden ist, wird übersprungen.
RG-4 = _Setzen:_ Setz einen Stein aus der Hand auf ein beliebiges freies Feld.
RG-5 = _Drehen:_ Dreh einen Ring um einen Schritt in die eine oder andere Richtung, mit allem, was darauf steht. Der zuletzt gedrehte Ring, egal von wem, steht still, bis ein anderer gedreht wurde. Auch ein leerer Ring darf gedreht werden, denn nichts spricht dagegen.*
RG-6 = _Ziehen:_ Zieh einen deiner Steine auf ein freies Nachbarfeld.
RG-7 = _Springen:_ Wenn du nur noch vier Steine oder weniger auf dem Brett hast, musst du in jedem Zug mit einem davon auf ein beliebiges freies Feld springen und darfst nichts anderes tun. Das gilt erst, wenn deine Hand leer ist; sonst müssten am Anfang alle springen.* Ist kein Feld frei, drehst du stattdessen einen Ring.*
RG-8 = Wer gar nichts tun kann, passt. Dazu kommt es nie, denn ein Ring lässt sich immer drehen.*
RG-9 = Drei Steine einer Farbe nebeneinander auf einem Ring sind eine _Ringreihe_. Drei auf den drei Feldern einer Speiche sind eine _Speichenreihe_.
RG-10 = Nur wer am Zug ist, hat etwas davon, und nur von Reihen der eigenen Farbe. Drehst du fremde Steine zu einer Reihe zusammen, nimmt niemand etwas weg. Das kann deine beste Verteidigung sein.
RG-11 = Ein Stein, der gesetzt wird, zieht oder springt, bildet die Reihen, in denen er dann steht. Eine Ringreihe, die nur mit ihrem Ring mitfährt, wird nicht neu gebildet. Ein gedrehter Ring bildet auf jeder Speiche eine Reihe, auf der nun drei deiner Steine stehen – auch wenn dort vorher schon drei deiner Steine standen, denn eine Reihe wird gebildet, wenn ein Stein in ihr ankommt.*
RG-12 = Wenn du eine Ringreihe bildest, werden ihre beiden Endsteine _gesperrt_: Eine Reihe, in der ein gesperrter Stein steht, zählt nicht. Gesperrt wird auch, wenn es nichts zu nehmen gibt, denn die Reihe ist gebildet.* Frei wird ein Stein erst, wenn er zieht oder springt. Bis dahin bleibt er gesperrt, auch wenn seine Reihe zerfällt oder sein Ring sich dreht, denn er selbst ist nicht gezogen.* Der mittlere Stein bleibt frei, und Speichenreihen sperren keine Steine.
RG-13 = Ein Zug bildet höchstens eine Ringreihe: Fünf nebeneinander sind eine Reihe und zwei Steine; sechs können zwei Reihen sein, nacheinander gebildet. Damit klar ist, welche drei die Reihe sind: Kommt der Stein in der Mitte von drei ungesperrten an, sind es diese; sonst sind es die drei ungesperrten, an deren Ende er steht.*
RG-14 = Eine Ringreihe und eine Speichenreihe, die im selben Zug entstehen, zählen beide, ebenso mehrere Speichenreihen aus einer Drehung. Entscheidend ist, welche Steine vor dem Zug gesperrt waren; nur ein Stein, der zieht oder springt, wird vorher frei.*
RG-15 = Für jede gebildete Reihe nimmst du jeder anderen Farbe, die Steine auf dem Brett hat, einen davon weg, auch einer Farbe, die schon ausgeschieden ist. Du musst nehmen und darfst jeden Stein wählen, auch einen aus einer Reihe, denn eine Ausnahme ist nirgends genannt.* Genommene Steine sind aus dem Spiel.
RG-16 = Bei mehreren Reihen verlieren alle anderen für jede Reihe einen Stein, aber nie mehr, als sie auf dem Brett haben. Damit die Reihenfolge klar ist, wählst du die Steine einzeln, von dir aus im Uhrzeigersinn, eine Farbe nach der anderen.*
RG-17 = Wer nach dem Nehmen nur noch zwei Steine oder weniger hat, scheidet aus. Hand und Brett zählen zusammen, sonst wären im ersten Zug alle draußen.* Was noch in der Hand ist, kommt weg; die Steine auf dem Brett bleiben stehen und können genommen werden.
RG-18 = Wer bis zuletzt übrig bleibt, gewinnt. Das gilt auch in einem Zug, mit dem das Spiel nach RG-19 enden würde, denn ein Sieg geht vor.*
RG-19 = Wird in 100 Zügen hintereinander nichts gesetzt und nichts genommen oder dauert das Spiel 1000 Züge, entscheiden die Steine auf dem Brett: Wer die meisten hat, liegt vorn; bei Gleichstand teilt man sich den Platz. Sonst ginge das Spiel vielleicht nie zu Ende. Steine in der Hand zählen nicht, damit sich Zurückhalten nicht lohnt.*
RG-20 = Die Reihenfolge am Ende: vorn, wer gewonnen hat oder nach RG-19 noch dabei ist; dahinter die Ausgeschiedenen, und zwar umso weiter vorn, je länger sie dabei waren. Wer im selben Zug ausscheidet, liegt gleichauf. Bei Gleichstand teilt man sich den Platz; der nächste entfällt dann (1, 2, 2, 4).*
RG-21 = _Steine_ in jeder Hand am Anfang: drei bis zwölf. Zehn ist die gedruckte Zahl, aber zu viert füllen je zehn das Brett; mit sechs spielt es sich freier.* Hausregeln können noch mehr ändern: Die Regeln oben sind die gedruckten.

## Bilder

see-neighbours = Der Stein darf auf die vier leuchtenden Felder ziehen: zwei auf seinem Ring, zwei auf seiner Speiche.
    .alt = Das Brett von Ringe mit einem blauen Stein auf dem mittleren Ring. Die Felder davor und danach auf dem Ring und daneben auf der Speiche leuchten.
see-turn = Blau dreht den inneren Ring um einen Schritt, und drei Steine stehen auf einer Speiche.
    .alt = Zwei Bretter. Auf dem ersten stehen zwei blaue Steine auf der oberen Speiche und ein dritter einen Schritt daneben auf dem inneren Ring. Auf dem zweiten stehen alle drei auf der Speiche.
see-lines = Oben eine Ringreihe, unten eine Speichenreihe. Die Schlösser zeigen, welche Steine gesperrt sind: die beiden Enden der Ringreihe.
    .alt = Drei blaue Steine nebeneinander auf dem äußeren Ring, die beiden äußeren mit einem Schloss, und drei orange Steine auf einer Speiche.
see-spoke = Blau hat den inneren Ring gedreht: eine Reihe auf einer Speiche.
    .alt = Drei blaue Steine auf der oberen Speiche, auf jedem Ring einer. Kleine Pfeile zeigen, dass der innere Ring im Uhrzeigersinn gedreht wurde.
see-lock = Schlösser sperren die Enden einer Reihe auf einem Ring: Bis sie ziehen, zählen sie in keiner neuen Reihe. Die fünf von Blau sind eine Reihe und zwei Steine, die sechs von Orange zwei Reihen.
    .alt = Fünf blaue Steine nebeneinander auf dem äußeren Ring; der erste und der dritte tragen ein Schloss. Sechs orange Steine nebeneinander auf dem mittleren Ring; der erste, dritte, vierte und sechste tragen ein Schloss.
see-taking = Blau hat eine Reihe gebildet und nimmt nun irgendeinen Stein von Orange, auch einen gesperrten.
    .alt = Oben eine blaue Ringreihe. Alle Steine von Orange leuchten, denn einer von ihnen wird genommen.
see-flying = Kein Stein in der Hand, vier auf dem Brett: Der gewählte Stein darf auf jedes freie Feld springen.
    .alt = Blau hat vier Steine auf dem Brett. Einer ist gewählt, und alle freien Felder leuchten.

## So geht es, Schritt für Schritt

step-1 = Du bist Blau. _Setz_ einen Stein so, dass drei deiner Steine nebeneinander auf dem äußeren Ring stehen. Tipp das leuchtende Feld an.
    .done = Eine Reihe! Ihre beiden Enden tragen jetzt ein Schloss: Sie sind gesperrt und zählen in keiner neuen Reihe, bis sie gezogen werden.
step-2 = Für eine Reihe _nimmst_ du allen anderen je einen Stein weg. Tipp irgendeinen Stein von Orange an.
    .done = Er ist aus dem Spiel. Wer nur noch zwei Steine hat, Hand und Brett zusammen, scheidet aus.
step-3 = Statt zu setzen, kannst du einen Ring um einen Schritt _drehen_. Zieh den inneren Ring im Uhrzeigersinn oder drück unten auf sein ↻: Dann stehen drei deiner Steine auf einer Speiche.
    .done = Auch das ist eine Reihe. Der zuletzt gedrehte Ring steht still, bis ein anderer gedreht wird.
step-4 = Oder du _ziehst_ einen Stein auf ein Nachbarfeld. Tipp den leuchtenden Stein an, dann das leuchtende Feld.
    .done = Noch eine Reihe! Setzen, drehen oder ziehen: in jedem Zug eines davon. Wer bis zuletzt übrig bleibt, gewinnt.
