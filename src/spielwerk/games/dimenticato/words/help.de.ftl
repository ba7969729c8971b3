# Die Hilfeseite von Dimenticato. Ein Stern steht nach dem, was wir selbst festgelegt haben; _so_ wird
# betont; genannte Regeln werden zu Links.

## Die erste Seite

page-about = Ein Wettlauf: Bring deine vier Figuren einmal um die Bahn aus Würfeln herum und wieder nach Hause. Jede Figur verdeckt den Würfel, der sagt, wie weit sie als Nächstes zieht. Merk dir also die Zahl!
page-set-up = Alle bekommen eine große Karte; je drei kleine dazwischen schließen den Ring. Deine Figuren stehen auf deinen vier Startfeldern, die auch dein Ziel sind. Wer am jüngsten ist, fängt an.
page-leave = _Deine ersten vier Züge:_ Jedes Mal verlässt eine Figur deine große Karte, 2 bis 5 Felder weit, wie du willst. Schau den Würfel an, bevor du ihn verdeckst!
page-call = _Danach_ wählst du eine Figur und sagst die Zahl unter ihr an. Richtig: Sie zieht genau so weit, wenn sie kann. Falsch: Sie bleibt stehen. Dann ist dein Zug vorbei.
page-way = Figuren ziehen im Uhrzeigersinn, vorwärts oder seitwärts, und biegen höchstens zweimal ab. Andere Figuren überspringen sie.
page-hit = _Schlagen:_ Endet dein Zug auf einer fremden Figur, muss sie drei Felder zurück, auf ein freies. Schlagen musst du nie. Auf einem Würfel der eigenen Farbe ist eine Figur sicher.
page-end = Auf ein Zielfeld kommst du nur mit der genau passenden Zahl. Wer zuerst alle vier Figuren zu Hause hat, gewinnt.
tip-1 = Sag dir deine Zahlen im Kopf vor, immer in derselben Reihenfolge.
tip-2 = Zielfeld besetzt? Statt eine Zahl anzusagen, rück die Figur dort auf ein anderes Zielfeld.
tip-3 = Zwei Figuren auf derselben Zahl merkst du dir leichter.

## Alle Regeln

section-track = Die Bahn
section-cards = Die Karten
section-moving = Dein Zug
section-hitting = Schlagen
section-end = Das Ende
section-knowing = Wer was weiß

DI-1 = Eine Karte hat zwei mal zwei Felder mit Würfeln. Die Karten bilden eine geschlossene Bahn, zwei Felder breit: zu viert fünf mal fünf Karten (16 Karten, 64 Felder), zu dritt fünf breit und drei hoch (12, 48), zu zweit drei mal drei (8, 32). Wie viele es sind, ist gedruckt, die Form der Bahn ist von uns.* Alle haben eine große Karte, und zwischen benachbarten großen liegen drei kleine.
DI-2 = Karten zählt man im Uhrzeigersinn von der linken oberen Ecke an, die 0 ist. Die großen Karten liegen zu viert auf 2, 6, 10 und 14, zu dritt auf 1, 5 und 9 und zu zweit auf 1 und 5. Keine liegt auf einer Ecke, denn von dort müsste man nach links abbiegen.*
DI-3 = Am äußeren Rand einer großen Karte liegen vier weitere Felder, die _Startfelder_ ihrer Farbe, die auch die _Zielfelder_ sind. Dass sie außen liegen, wissen wir nur aus einer Besprechung des Spiels.*
DI-4 = Felder heißen wie die eines Schachbretts, Reihe 1 ist unten. Zu viert sind es die Spalten a bis n und die Reihen 1 bis 14, zu dritt a bis n und 1 bis 10, zu zweit a bis j und 1 bis 10. Die Bahn beginnt zwei Spalten und zwei Reihen weiter innen, damit auch die Startfelder Namen haben.*
DI-5 = Gezogen wird im Uhrzeigersinn: oben nach rechts, rechts nach unten, unten nach links, links nach oben.
DI-6 = _Ein Schritt_ geht auf einer geraden Karte ein Feld vorwärts oder seitwärts auf die andere Spur. Auf einer Eckkarte geht er in der Richtung weiter, in der man zur Ecke kommt, oder in der, in der man sie verlässt; abbiegen darf man dort also nur nach rechts. Das gilt auf allen vier Feldern der Eckkarte, denn auf dem äußersten allein würde es nichts bedeuten.* Nie zurück, nie schräg.
DI-7 = Beim Heimkommen darfst du von der äußeren Spur deiner eigenen großen Karte hinaus auf deine Zielfelder ziehen und dort in alle vier Richtungen. Eine Figur im Ziel bleibt dort, und niemand betritt fremde Start- und Zielfelder.
DI-8 = Beim Heimkommen darf eine Figur nicht vorwärts von ihrer eigenen großen Karte herunter, denn sie ginge an ihrem Ziel vorbei.*
DI-9 = Es gibt zwölf kleine Karten, jede mit vier verschiedenen Zahlen in den vier Spielfarben. Die gedruckten kennen wir nicht; auf unseren kommt jede Zahl achtmal vor, in jeder Farbe zweimal.*
DI-10 = Zum Aufbau werden die kleinen Karten gemischt und der Reihe nach ausgelegt, drei für jede Farbe, jede zufällig gedreht.* Zeigt eine Eckkarte auf der äußeren Spur unmittelbar vor einer großen Karte eine 6, wird sie ein Viertel weitergedreht: Von dort käme man mit einer 6 nicht mehr ins Ziel.*
DI-11 = Die Würfel einer großen Karte haben keine Farbe. In Zugrichtung sind es 1 und 2 auf der äußeren Spur, 3 und 4 auf der inneren, denn so ist kurz vor dem Ziel kein Feld eine Sackgasse.*
DI-12 = Alle beginnen mit vier Figuren auf ihren vier Startfeldern. Wer am jüngsten ist, fängt an, oder ihr macht es anders aus; dann geht es im Uhrzeigersinn weiter, und in jedem Zug zieht eine Figur. Auf einem Feld steht höchstens eine. _Hausregeln_ ändern, wie viele Figuren mitspielen, mit wie vielen Schritten sie den Start verlassen, ob Zahlen angesagt oder nur nachgeschaut werden, ob die eigene Farbe sicher ist, ob man stehen bleiben darf, statt zu schlagen, und wie weit eine geschlagene Figur zurückgesetzt wird.
DI-13 = Du ziehst genau so viele Felder, wie die Zahl sagt, und darfst dabei höchstens zweimal im rechten Winkel abbiegen. Der erste Schritt ist noch kein Abbiegen, denn vorher gibt es keine Richtung.* Kein Schritt nimmt den vorigen gleich wieder zurück. Figuren auf dem Weg werden übersprungen. Das letzte Feld muss frei sein, oder es steht eine Figur darauf, die du schlagen kannst.
DI-14 = _Losziehen:_ Solange eine deiner Figuren noch auf ihrem Startfeld wartet, musst du mit einer solchen ziehen, nach Belieben 2, 3, 4 oder 5 Felder weit, bis über deine große Karte hinaus. Kein Schritt geht dabei gegen die Zugrichtung.* Kann keine davon losziehen, sagst du die Zahl für eine an, die unterwegs ist (DI-15); die wartende muss los, sobald sie kann. Ist auch keine unterwegs, setzt du aus. Kannst du nur losziehen und dabei schlagen, schlägst du, oder du bleibst stehen: Eigene Figuren können die letzte einschließen, und schlagen muss niemand.*
DI-15 = _Ansagen:_ Danach zieht eine Figur so viele Felder, wie der Würfel unter ihr zeigt. Wähl irgendeine deiner Figuren auf einem Würfel, auch eine ohne Weg, und sag eine Zahl an. Ist sie richtig, musst du die Figur ziehen; könnte sie dabei nur schlagen, schlägst du, oder du bleibst stehen. Hat sie keinen Weg oder war die Zahl falsch, bleibt sie stehen, und dein Zug ist vorbei. Nach dem Ansagen sehen alle die Zahl, denn jemand muss ja nachsehen.*
DI-16 = _Im Ziel_ darf eine Figur ein Feld weiterrücken oder zwei um die Ecke, auf jedes freie Zielfeld; andere Figuren überspringt sie dabei wie überall.* Das ist ein Zug, und angesagt wird dabei nichts. Das brauchst du, wenn das Feld, auf das deine nächste Figur käme, schon besetzt ist.
DI-17 = Hast du eine Figur auf einem Würfel, wirst du immer nach einer Zahl gefragt, auch wenn mit der wahren Zahl keine Figur einen Weg hat: Sonst wüssten alle, dass keine deiner Zahlen passt.* Ohne Figur auf einem Würfel und ohne Zug im Ziel setzt du sofort aus.
DI-18 = Steht am Ende deines Weges eine fremde Figur, darfst du sie _schlagen_. Auf einem Feld der eigenen Farbe ist eine Figur sicher, auf Start- und Zielfeldern auch, und eigene Figuren schlägst du nicht. Schlagen muss niemand: Ist jeder Zug ein Schlag, schlägst du, oder du bleibst stehen.
DI-19 = Eine geschlagene Figur wird drei Felder zurückgesetzt: drei Schritte wie in DI-6, aber rückwärts, nur über Felder mit Würfeln und auf ein freies Feld. Dabei biegt sie höchstens einmal ab und nimmt keinen Schritt gleich wieder zurück. Figuren auf dem Weg werden übersprungen. Auch das Feld, das die schlagende Figur eben verlassen hat, ist frei, und wer schlägt, sucht das Feld aus, denn jemand muss es tun.* Gibt es kein solches Feld, kann die Figur nicht geschlagen werden.
DI-20 = Eine Figur wird nicht auf ihre eigene große Karte zurückgesetzt und nicht an ihr vorbei. Steht sie schon auf ihr, wenn sie geschlagen wird, gilt das nicht, denn dann ist sie einmal herum.* Auf Startfelder wird nie zurückgesetzt.
DI-21 = Wer zuerst alle vier Figuren zu Hause hat, gewinnt. Bei den anderen zählt zuerst, wie viele Figuren zu Hause sind, und dann, wie viele Schritte ihre übrigen Figuren noch vor sich haben, je weniger, desto besser: auf dem kürzesten Weg zum nächsten Zielfeld über eine leere Bahn, egal, wie oft er abbiegt; für eine Figur, die noch am Start wartet, einmal ganz herum und heim. Gedruckt ist nur, wer gewinnt. Bei Gleichstand teilt man sich den Platz; der nächste entfällt dann (1, 2, 2, 4).*
DI-22 = Nach 1000 Zügen ist das Spiel aus, denn sonst ginge es vielleicht nie zu Ende, und für alle zählt dasselbe wie in DI-21.*
DI-23 = Die Karten liegen am Anfang offen, und jede Zahl ist zu sehen, bis eine Figur sie verdeckt. Du siehst immer alle Figuren, alle Farben und die Zahlen der freien Felder; eine verdeckte Zahl siehst du nur in dem Augenblick, in dem sie angesagt wird. Solange das Spiel läuft, siehst du von früheren Zügen nur den letzten, denn auch die Länge eines alten Weges verrät eine Zahl.*
DI-24 = Der Computer sieht dasselbe wie du und hat ein eigenes Gedächtnis. Er merkt sich jede Zahl, die er sieht, und vergisst in jedem Zug manche davon, je nach Stufe mehr oder weniger; die stärkste vergisst nichts.*

## Bilder

see-track = Die Bahn zu zweit: oben und unten die großen Karten mit den Figuren auf ihren Startfeldern, dazwischen kleine Karten.
    .alt = Ein viereckiger Ring aus Würfeln, zwei Felder breit. Darüber stehen vier blaue Figuren, darunter vier orange.
see-leave = Der Start zu zweit. Die gewählte Figur darf auf die leuchtenden Felder.
    .alt = Die Bahn am Anfang. Eine blaue Figur ist gewählt. Die Felder jenseits ihrer großen Karte, die sie mit zwei bis fünf Schritten erreicht, leuchten.
see-deck = Die zwölf kleinen Karten. Farbe und Form der Augen sagen, wessen Würfel es ist.
    .alt = Zwölf Karten mit je vier Würfeln; die Zahlen sind verschieden, die Farben auch.
see-ways = Die Zahl war richtig, eine 4: vier Schritte, und dabei höchstens zweimal abbiegen.
    .alt = Eine blaue Figur auf der rechten oberen Ecke der Bahn. Die Felder, die sie mit vier Schritten erreicht, leuchten.
see-home = Heimkommen mit einer 3.
    .alt = Eine blaue Figur kurz vor ihrer eigenen großen Karte. Die Felder, die sie mit drei Schritten erreicht, leuchten, darunter Zielfelder.
see-hit = Mit einer 3 hat Blau die Figur von Orange geschlagen, und sie wurde drei Felder zurückgesetzt.
    .alt = Eine blaue Figur ist dorthin gezogen, wo eine orange stand, und die orange steht jetzt drei Felder weiter hinten. Linien zeigen beide Wege.

## So geht es, Schritt für Schritt

step-1 = Du bist Blau. Eine Figur verlässt den Start und zieht zwei bis fünf Felder weit. Tipp irgendeine blaue Figur an, dann den leuchtenden Würfel. _Merk dir seine Zahl:_ Sie wird gleich verdeckt.
    .done = Jetzt sieht niemand mehr diesen Würfel. Von dort zieht deine Figur genau so viele Felder weit, wie er zeigt.
step-2 = Alle deine Figuren sind unterwegs. Welche Zahl liegt unter der in der Ecke, wo du eben hingezogen bist? _Sag_ sie mit den Tasten unten an.
    .done = Richtig! Wäre sie falsch gewesen, wäre die Figur stehen geblieben und dein Zug vorbei.
step-3 = Also _zieh_ vier Schritte, vorwärts oder seitwärts, und bieg dabei höchstens zweimal ab. Tipp einen leuchtenden Würfel an und merk dir wieder seine Zahl.
    .done = So geht es herum, von Zahl zu Zahl. Auf einem Würfel der eigenen Farbe ist eine Figur sicher.
step-4 = Deine drei Schritte enden, wo eine Figur von Orange steht: _Schlag_ sie. Tipp sie an, dann das Feld, auf das sie zurückgesetzt wird.
    .done = Wer schlägt, sucht das Feld aus, drei zurück. Wer zuerst alle vier Figuren zu Hause hat, gewinnt.
