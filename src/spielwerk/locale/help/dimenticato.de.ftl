# Die Hilfeseite von Dimenticato. Ein Stern steht nach dem, was wir selbst festgelegt haben; _so_ wird
# betont; genannte Regeln werden zu Links.

## Die erste Seite

page-about = Race your four figures once round a track of dice and home again. Each figure hides the die that tells how far it goes next, so remember the number!
page-set-up = Lay three small cards between neighbouring big ones to make a ring. Your figures stand on your four start fields, which are your goal too.
page-leave = _Your first four turns:_ each time, one figure leaves your big card, by 2 to 5 fields as you like. Look at the die before you cover it!
page-call = _After that,_ choose a figure and call the number under it. Right: it goes exactly that many fields. Wrong: it stays, and your turn is over.
page-way = Figures go clockwise, forward or sideways, with at most two turns. They jump over others.
page-hit = _Hit:_ if you end on somebody else’s figure, it goes back three fields. You never have to hit. On its own colour a figure is safe.
page-end = Only the exact number leads onto a goal field. The first player with all four figures home wins.
tip-1 = Say your numbers to yourself, always in the same order.
tip-2 = Is the goal field you need taken? Instead of calling, move that figure one field on, or two round a corner.
tip-3 = Two figures on the same number are easier to remember.

## Alle Regeln

section-track = Die Bahn
section-cards = Die Karten
section-moving = Dein Zug
section-hitting = Schlagen
section-end = Das Ende
section-knowing = Wer was weiß

DI-1 = Eine Karte hat zwei mal zwei Felder mit Würfeln. Die Karten bilden einen geschlossenen Ring, zwei Felder breit: zu viert fünf mal fünf Karten (16 Karten, 64 Felder), zu dritt fünf breit und drei hoch (12, 48), zu zweit drei mal drei (8, 32).* Alle haben eine große Karte, und zwischen benachbarten großen liegen drei kleine.
DI-2 = Karten zählt man im Uhrzeigersinn von der linken oberen Ecke an, die 0 ist. Die großen Karten von Blau, Orange, Grün und Violett sind zu viert 2, 6, 10, 14, zu dritt 1, 5, 9 und zu zweit 1, 5. Keine liegt auf einer Ecke.*
DI-3 = Am äußeren Rand einer großen Karte liegen vier weitere Felder, der _Block_ ihrer Farbe: die Startfelder, die auch die Zielfelder sind.
DI-4 = Felder heißen wie die eines Schachbretts, Reihe 1 ist unten. Zu viert sind es die Spalten a bis n und die Reihen 1 bis 14, der Ring c bis l und 3 bis 12. Zu dritt: a bis n, 1 bis 10, der Ring c bis l und 3 bis 8. Zu zweit: a bis j, 1 bis 10, der Ring c bis h und 3 bis 8.*
DI-5 = Herum geht es im Uhrzeigersinn: oben nach rechts, rechts nach unten, unten nach links, links nach oben.
DI-6 = _Ein Schritt_ geht auf einer geraden Karte ein Feld vorwärts oder seitwärts auf die andere Spur. Auf einer Eckkarte geht er von jedem ihrer vier Felder in die Richtung, in der man zur Ecke kommt, oder in die, in der man sie verlässt. Nie zurück, nie schräg.
DI-7 = Beim Heimkommen darfst du von der äußeren Spur deiner eigenen großen Karte hinaus in deinen Block gehen und darin in alle vier Richtungen. Eine Figur in ihrem Block bleibt dort, und niemand betritt einen fremden Block.
DI-8 = Beim Heimkommen darf eine Figur nicht vorwärts von ihrer eigenen großen Karte herunter: Sie ginge an ihrem Ziel vorbei.*
DI-9 = Es gibt zwölf kleine Karten, jede mit vier verschiedenen Zahlen in vier verschiedenen Farben, denen der Plätze. Jede Zahl kommt achtmal vor, jede Zahl in jeder Farbe zweimal.*
DI-10 = Zum Aufbau werden die kleinen Karten gemischt und reihum gelegt, drei für jede Farbe, jede um eine zufällige Zahl von Vierteln gedreht.* Zeigt eine Karte in der äußeren Spur unmittelbar vor einer großen Karte eine 6 und liegt dieses Feld auf einer Eckkarte, wird sie ein Viertel weitergedreht: Von dort führte eine 6 die Farbe der großen Karte nirgendwohin. Ein Aufbau, der als Daten gegeben ist, bleibt, wie er ist.
DI-11 = Die Würfel einer großen Karte haben keine Farbe. In Spielrichtung sind es 1 und 2 in der äußeren Spur, 3 und 4 in der inneren: So ist kein Feld zu Hause eine Sackgasse.*
DI-12 = Alle beginnen mit vier Figuren auf den vier Startfeldern. Blau fängt an, dann geht es im Uhrzeigersinn weiter, und in jedem Zug zieht eine Figur. Auf einem Feld steht höchstens eine.
DI-13 = _Ein Weg_ hat genau so viele Schritte, wie er soll, und höchstens zwei Richtungswechsel im rechten Winkel. Kein Schritt nimmt den vorigen zurück. Figuren auf dem Weg werden übersprungen. Das letzte Feld muss frei sein, oder es steht eine Figur darauf, die geschlagen werden kann.
DI-14 = _Losgehen:_ Solange eine deiner Figuren noch auf ihrem Startfeld wartet, musst du mit einer solchen ziehen, nach Wahl 2, 3, 4 oder 5 Schritte, auf ein Feld jenseits deiner großen Karte. Im Block und auf der großen Karte geht kein Schritt gegen die Spielrichtung. Kann keine davon los, nennst du die Zahl für eine, die unterwegs ist (DI-15); die wartende muss los, sobald sie kann. Ist auch keine unterwegs, verfällt der Zug.*
DI-15 = _Nennen:_ Danach geht eine Figur so viele Schritte, wie der Würfel unter ihr zeigt. Wähl irgendeine deiner Figuren auf einem Würfel, auch eine ohne Weg, und nenne eine Zahl. Ist sie richtig, musst du die Figur ziehen, selbst wenn nur Schlagen möglich ist; hat sie keinen Weg, ist der Zug vorbei. Ist sie falsch, bleibt die Figur stehen und der Zug ist vorbei. Nach dem Nennen sehen alle die Zahl.*
DI-16 = _Im Ziel_ darf eine Figur ein Feld weit gehen oder zwei um die Ecke, auf jedes freie Zielfeld. Das ist ein Zug, und genannt wird dabei nichts.
DI-17 = Hast du eine Figur auf einem Würfel, wirst du immer nach einer Zahl gefragt, auch wenn mit der wahren Zahl keine Figur einen Weg hat: Nicht gefragt zu werden verriete Zahlen.* Ohne Figur auf einem Würfel und ohne Zug im Ziel verfällt der Zug sofort.
DI-18 = Eine fremde Figur am Ende deines Weges wird _geschlagen_. Auf einem Feld der eigenen Farbe ist eine Figur sicher, auf Start- und Zielfeldern auch, und niemand schlägt eigene Figuren. Schlagen musst du nicht.
DI-19 = Eine geschlagene Figur wird drei Felder zurückgesetzt: drei Schritte nach DI-6 rückwärts, über Würfel, mit höchstens einem Richtungswechsel und ohne einen Schritt zurückzunehmen, auf ein freies Feld. Figuren auf dem Weg werden übersprungen. Das Feld, das die schlagende Figur eben verlassen hat, ist frei, und wer schlägt, wählt aus.* Gibt es kein solches Feld, kann die Figur nicht geschlagen werden.
DI-20 = Eine Figur wird nicht auf ihre eigene große Karte zurückgesetzt und nicht an ihr vorbei, außer sie steht auf ihr, wenn sie geschlagen wird.* In einen Block wird sie nie zurückgesetzt.
DI-21 = Wer zuerst alle vier Figuren zu Hause hat, gewinnt. Die anderen werden danach gereiht, wie viele zu Hause sind, und dann nach den Schritten, die ihre übrigen Figuren noch vor sich haben, je weniger, desto besser: die wenigsten Schritte zum nächsten Zielfeld über eine leere Bahn, ohne auf Richtungswechsel zu achten; für eine Figur, die noch nicht los ist, aus dem Block, einmal ganz herum und heim. Bei Gleichstand teilt man sich den Rang.*
DI-22 = Nach 1000 Zügen ist das Spiel aus, und alle werden wie in DI-21 gereiht.*
DI-23 = Die Karten liegen am Anfang offen, und jede Zahl ist zu sehen, bis eine Figur sie verdeckt. Gezeigt werden dir alle Figuren, alle Farben, die Zahlen der unbedeckten Felder und eine Zahl in dem Augenblick, in dem sie genannt wird. Was unter einer Figur liegt, wird nie an einen Bildschirm geschickt; und solange das Spiel läuft, erfährt niemand von früheren Zügen außer dem letzten, denn auch die Länge eines alten Weges verrät eine Zahl.*
DI-24 = Der Computer sieht dasselbe und hat ein eigenes Gedächtnis. Er merkt sich jede Zahl, die er sieht, und vergisst jede mit einer Wahrscheinlichkeit pro Zug, die von seiner Stufe abhängt; die stärkste vergisst nichts.*

## Bilder

see-track = Die Bahn zu zweit: oben und unten die großen Karten mit den Figuren auf ihren Startfeldern, dazwischen kleine Karten.
    .alt = Ein viereckiger Ring aus Würfeln, zwei Felder breit. Darüber stehen vier blaue Figuren, darunter vier orange.
see-leave = The start with two players. The chosen figure may go where it glows.
    .alt = The track at the start. One blue figure is chosen, and the fields two to five steps away, beyond its big card, are lit.
see-deck = Die zwölf kleinen Karten. Farbe und Form der Augen sagen, wessen Würfel es ist.
    .alt = Zwölf Karten mit je vier Würfeln; die Zahlen sind verschieden, die Farben auch.
see-ways = Die Zahl war richtig, eine 4: Die Figur darf auf die leuchtenden Felder, mit vier Schritten und höchstens zwei Richtungswechseln.
    .alt = Eine blaue Figur auf der rechten oberen Ecke der Bahn. Die Felder, die sie mit vier Schritten erreicht, leuchten.
see-home = Heimkommen mit einer 3: Der Weg führt über die große Karte und hinaus in den Block.
    .alt = Eine blaue Figur kurz vor ihrer eigenen großen Karte. Die Felder, die sie mit drei Schritten erreicht, leuchten, darunter Zielfelder.
see-hit = Mit einer 3 hat Blau die orange Figur geschlagen, und sie wurde drei Felder zurückgesetzt.
    .alt = Eine blaue Figur ist dorthin gezogen, wo eine orange stand, und die orange steht jetzt drei Felder weiter hinten. Linien zeigen beide Wege.

## So geht es, Schritt für Schritt

step-1 = Du bist Blau. Eine Figur verlässt den Start mit zwei bis fünf Schritten. Tippe irgendeine blaue Figur an, dann den leuchtenden Würfel. _Merk dir seine Zahl:_ Sie wird gleich verdeckt.
    .done = Jetzt sieht niemand mehr diesen Würfel. Von dort geht deine Figur genau so viele Schritte, wie er zeigt.
step-2 = Alle deine Figuren sind unterwegs. Welche Zahl liegt unter der in der Ecke, wo du eben hingezogen bist? _Nenne_ sie mit den Tasten unten.
    .done = Richtig! Wäre sie falsch gewesen, wäre die Figur stehen geblieben und dein Zug vorbei.
step-3 = Also _zieh_ vier Schritte, vorwärts oder seitwärts, mit höchstens zwei Richtungswechseln. Tippe einen leuchtenden Würfel an und merk dir wieder seine Zahl.
    .done = So geht es herum, von Zahl zu Zahl. Auf einem Würfel der eigenen Farbe ist eine Figur sicher.
step-4 = Deine drei Schritte enden, wo eine orange Figur steht: _Schlag_ sie. Tippe sie an, dann das Feld, auf das sie zurückgesetzt wird.
    .done = Wer schlägt, wählt das Feld, drei zurück. Wer zuerst alle vier Figuren zu Hause hat, gewinnt.
