# Die Hilfeseite von Memento. Ein Stern steht nach dem, was wir selbst festgelegt haben; _so_ wird
# betont; genannte Regeln werden zu Links.

## Die erste Seite

page-about = Bau Stapel auf Dreiecken, die sich drehen, und schlag andere Stapel. Du gewinnst, wenn dir die richtigen Punkte gehören oder nur du noch Figuren hast.
page-set-up = Das Brett ist leer. Alle nehmen neun Marker; im gemeinsamen Vorrat liegen 11 Steine (zu viert 15). Ein bis drei Steine mit deinem Marker obenauf sind eine _Figur_.
page-turn = Im allerersten Zug des Spiels kommt nur ein Einer aufs Brett, auf irgendeinen Punkt. Danach tust du eines davon (ohne Figuren eines der ersten beiden):
page-bring = _Einsetzen:_ zwei Einer auf freie Punkte, aber nicht auf Mittelpunkte und nicht ins innere Dreieck.
page-turn-triangle = _Drehen:_ ein Dreieck um ein Drittel, aber nicht, wenn direkt vor dir gedreht wurde oder du selbst in deinem letzten Zug gedreht hast.
page-move = _Ziehen:_ eine Figur einen Schritt weit; von einer Ecke auch vom Brett hinaus und an einer anderen wieder herein. Ein Doppler läuft auch gerade Linien entlang, ein Drilling springt von einem Mittelpunkt auf einen anderen oder auf eine Spitze des Bretts.
page-capture = _Schlagen:_ Zieh auf irgendeine Figur, und ihre Steine kommen in deinen Stapel. Höher als drei? Dann gehen drei zurück in den Vorrat.
page-split = _Aufteilen:_ einen Doppler oder Drilling auf freie Punkte, auf die er ziehen könnte.
page-end = Du gewinnst, wenn dir alle vier Mittelpunkte gehören oder ein Herz oder wenn alle anderen ihre Figuren verloren haben.
tip-1 = Aufteilen kostet für jede zusätzliche Figur einen Marker: Heb dir welche auf.
tip-2 = Schlag deine eigenen Figuren: So baust du Doppler und Drillinge.
tip-3 = Überleg vor deinem Zug, was ein gedrehtes Dreieck verderben könnte.

## Alle Regeln

section-board = Das Brett
section-links = Wie die Dreiecke verbunden sind
section-pieces = Steine, Marker, Figuren
section-turn = Dein Zug
section-end = Das Ende
section-editions = Ausgaben und Hausregeln

turn-intro = In deinem Zug tust du genau eines davon, und danach muss auf dem Brett etwas anders sein:

ME-1 = Vier Dreiecke bilden ein großes: oben _A_, unten rechts _B_, unten links _C_ und dazwischen das innere Dreieck _I_, das nach unten zeigt. Jedes hat sieben Punkte: 0 in der Mitte und 1 bis 6 im Uhrzeigersinn darum herum, von der Spitze an. Ungerade Punkte sind Ecken; gerade, die _Lotpunkte_, sind die Mitten der Seiten. Zusammen sind das 28 Punkte.
ME-2 = In einem Dreieck verbinden sechs Linien die Punkte: die Seiten 1-2-3, 3-4-5, 5-6-1 und die Höhen 1-0-4, 3-0-6, 5-0-2. Punkte, die auf einer Linie aufeinanderfolgen, sind Nachbarn.
ME-3 = A1, B3 und C5 sind die _großen Ecken_. In der Mitte jeder großen Seite treffen sich drei Ecken zu einer _Dreierkonstellation_, kurz Konstellation: A3, B1, I5 zwischen A und B; B5, C3, I1 zwischen B und C; C1, A5, I3 zwischen C und A. Jede große Ecke liegt der Konstellation der beiden anderen Dreiecke gegenüber.
ME-4 = _Berührende Ecken:_ Die drei Punkte einer Konstellation sind Nachbarn, denn nichts liegt näher beieinander.*
ME-5 = _Berührende Lotpunkte:_ Lotpunkte, die sich an einer Grenze gegenüberliegen, sind Nachbarn: A4 und I4, B6 und I6, C2 und I2. Nur so führt der Weg von einer großen Ecke gerade durch das innere Dreieck.*
ME-6 = _Ausgänge:_ Von einer Ecke aus darf eine Figur das Brett verlassen und anderswo wieder betreten, alles in einem Schritt. Von einer großen Ecke kommt sie an einer anderen großen Ecke oder an einem Punkt der gegenüberliegenden Konstellation wieder herein; von einem Punkt einer Konstellation an einem Punkt einer anderen Konstellation oder an der gegenüberliegenden großen Ecke. Auch diese Punkte sind Nachbarn.
ME-7 = Durch berührende Ecken und Lotpunkte laufen Linien gerade weiter, denn zwischen ihnen liegt nichts.* So führen lange Linien über das ganze Brett: die großen Seiten C5-C6-C1-A5-A6-A1, A1-A2-A3-B1-B2-B3 und B3-B4-B5-C3-C4-C5 und die großen Höhen A1-A0-A4-I4-I0-I1, B3-B0-B6-I6-I0-I3 und C5-C0-C2-I2-I0-I5. Die Seiten von I und die übrigen Linien aus ME-2 sind Linien für sich. Wo das Berühren ausgeschaltet ist, bricht eine Linie ab.
ME-8 = _Gerade Ausgänge,_ falls es Ausgänge gibt: An den großen Ecken und an den Ecken von I geht es geradeaus hinaus und wieder hinein. Große Seiten, große Höhen und die Seiten von I schließen sich so zu Schleifen, denn wer geradeaus hinausgeht, kommt am anderen Ende der Linie wieder herein.* An den anderen Ecken knickt die Linie beim Verlassen ab; ohne gerade Ausgänge knickt sie an jeder Ecke ab. Eine Schleife, die an einer Stelle unterbrochen ist, ist immer noch eine Linie durch den Ausgang.*
ME-9 = Alle haben neun Farbmarker, kurz Marker. Im gemeinsamen Vorrat liegen 11 Spielsteine, zu viert 15. Eine Figur ist ein Stapel aus einem, zwei oder drei Steinen mit einem Marker obenauf, der zeigt, wem sie gehört: ein _Einer_, ein _Doppler_ oder ein _Drilling_.
ME-10 = Das Brett ist am Anfang leer. Lost aus, wer anfängt: Im allerersten Zug kommt nur ein Einer ins Spiel, auf einen beliebigen Punkt. Danach tun alle reihum eines der folgenden Dinge; wer ausgeschieden ist, wird übersprungen.
ME-11 = _Einsetzen:_ Bring zwei Einer ins Spiel, auf zwei freie Punkte, aber nicht auf einen Mittelpunkt und nicht ins innere Dreieck. Das kostet zwei Steine aus dem Vorrat und zwei deiner Marker.
ME-12 = _Drehen:_ Dreh ein Dreieck mit allem, was darauf steht, um ein Drittel in die eine oder andere Richtung; nur so passt es wieder ins Brett.* Du darfst nicht drehen, wenn direkt vor dir gedreht wurde, wenn du selbst in deinem letzten Zug gedreht hast oder wenn sich nichts ändern würde. Passen ist kein Drehen.* Drehen darfst du auch ohne eigene Figuren: In deinem ersten Zug setzt du zwei Einer ein, oder du drehst.*
ME-13 = _Ziehen:_ Ein Einer zieht auf einen Nachbarpunkt. Ein Doppler zieht auf einen Nachbarpunkt oder beliebig weit eine gerade Linie entlang, solange die Punkte vor seinem Ziel frei sind. Um eine ganze Schleife herum auf seinen eigenen Punkt zieht er nie, denn danach wäre nichts anders.* Ein Drilling zieht auf einen Nachbarpunkt oder springt von einem Mittelpunkt auf einen anderen oder auf eine große Ecke, aber nicht von einer großen Ecke auf einen Mittelpunkt.
ME-14 = _Schlagen:_ Eine Figur darf auf jede andere ziehen, auch auf eine eigene. Aus beiden Stapeln wird einer, mit dem Marker der ziehenden Figur obenauf; geschlagene Steine bleiben also in deinem Stapel, und den anderen Marker bekommt zurück, wem er gehört. Wird der Stapel höher als drei Steine, kommen drei davon zurück in den Vorrat.
ME-15 = _Aufteilen:_ Teil einen Doppler in zwei Einer auf oder einen Drilling in einen Doppler und einen Einer oder in drei Einer. Die Teile kommen auf verschiedene freie Punkte, auf die auch die ganze Figur hätte ziehen können. Sie versperren einander nicht den Weg, denn sie ziehen alle zugleich.* Der alte Punkt wird frei. Für zwei Teile brauchst du einen weiteren Marker, für drei Teile zwei.
ME-16 = Wer nichts tun kann, passt. Das kommt nie vor, denn jede Figur kann auf einen Nachbarpunkt ziehen, notfalls schlägt sie dort.*
ME-17 = Wer Figuren hatte und keine mehr hat, ist _ausgeschieden_; das entscheidet sich vor allem, was jetzt folgt. Wer noch keine eingesetzt hat, ist noch dabei, sonst wären am Anfang alle draußen.*
ME-18 = Du gewinnst mit deinem eigenen Zug, wenn dir danach alle _vier Mittelpunkte_ gehören,
ME-19 = oder wenn dir das _Herz_ eines Dreiecks gehört: sein Mittelpunkt und seine drei Lotpunkte,
ME-20 = oder wenn alle anderen ausgeschieden sind.
ME-21 = Wird in 100 Zügen hintereinander nichts eingesetzt und keine fremde Figur geschlagen oder dauert das Spiel 500 Züge, endet es unentschieden für alle, die noch dabei sind; sonst ginge es vielleicht nie zu Ende. Ein Sieg in diesem Zug geht vor.*
ME-22 = Die Reihenfolge am Ende: vorn, wer gewonnen hat; dann alle, die noch dabei sind, gemeinsam auf Platz zwei; dahinter die Ausgeschiedenen, und zwar umso weiter vorn, je länger sie dabei waren. Wer im selben Zug ausscheidet, liegt gleichauf. Bei Gleichstand teilt man sich den Platz; der nächste entfällt dann (1, 2, 2, 4). Treffen mehrere Siegregeln zugleich zu, zählt die erste.*
ME-23 = _Ausgabe:_ „Ludis“, „Original“ und „komplex“ werden mit allen Verbindungen gespielt. Bei „einfach“ bleiben die Ausgänge, nur geradeaus führen sie nicht. Die gedruckten Sprachen sind sich da nicht einig: Manche lassen sich so lesen, als dürfte niemand das Brett verlassen; wer das so liest, schaltet die Ausgänge aus.* Auf dem Umschlag von Memento Tuos steht auch eine komplexe Ausgabe, aber was an ihr anders ist, wissen wir nicht; solange wird sie wie das Original gespielt.*
ME-24 = Ausgänge, gerade Ausgänge, berührende Ecken und berührende Lotpunkte lassen sich bei jeder Ausgabe auch einzeln ein- und ausschalten, als Hausregeln, denn die gedruckten Regeln lassen sich verschieden lesen.* Weitere Hausregeln ändern, was oben steht: Das sind die gedruckten Regeln.
note-languages = Auch an anderen Stellen sind sich die gedruckten Sprachen nicht einig; wir halten uns an den deutschen Text. Auf Englisch, Französisch und Ukrainisch heißt es, dass alle Figuren geschlagen werden können; gemeint ist, dass alle schlagen können. Und auf Französisch ist die Regel durcheinandergeraten, wann man nicht noch einmal drehen darf.

## Bilder

see-board = Die vier Dreiecke mit den Namen ihrer Punkte.
    .alt = Das leere Brett: oben Dreieck A, unten links C, unten rechts B und dazwischen das innere Dreieck I, das nach unten zeigt.
see-exits = Ein Einer geht einen Schritt: die Linien entlang, hinüber zu berührenden Ecken oder durch einen Ausgang hinaus und wieder hinein.
    .alt = Ein blauer Einer auf der Ecke C1. Seine Nachbarn leuchten: im eigenen Dreieck, an den berührenden Ecken und jenseits des Bretts an den anderen Ausgängen.
see-loop = Ein Doppler auf einer geraden Linie, die sich zur Schleife schließt: an einer großen Ecke hinaus und am anderen Ende der Linie wieder herein, so weit der Weg frei ist.
    .alt = Ein blauer Doppler gleich unter der Spitze des großen Dreiecks. Sein Weg führt hinauf zur oberen Ecke, dort hinaus, an der Ecke unten links wieder herein und dieselbe Seite entlang weiter; die Punkte des Weges leuchten.
see-figures = Einer, Doppler, Drilling
    .alt = Drei blaue Figuren auf der unteren Seite des Bretts: einen Stein hoch, zwei Steine hoch, drei Steine hoch.
see-capture = Ein Doppler hat einen Einer geschlagen: ein Drilling.
    .alt = Ein blauer Drilling weit oben auf der linken Seite des Bretts. Eine gepunktete Linie zeigt, woher er kam: von der Ecke unten links gerade nach oben.
see-double = Ein Doppler läuft gerade Linien entlang, so weit sie frei sind. Die erste Figur im Weg darf er schlagen.
    .alt = Ein blauer Doppler auf der großen Ecke C5. Seine Linien über das Brett leuchten bis zu den Figuren, die darauf stehen.
see-turn = Dreieck A dreht sich um ein Drittel im Uhrzeigersinn, und was darauf steht, fährt mit.
    .alt = Zwei Bretter. Auf dem ersten steht ein Doppler von Orange an der Spitze von Dreieck A; auf dem zweiten ist er mit dem Dreieck an dessen rechte untere Ecke gefahren.
see-middles = Alle vier Mittelpunkte: Blau gewinnt.
    .alt = Auf den Mittelpunkten aller vier Dreiecke stehen blaue Figuren; sie leuchten.
see-heart = Ein Herz (der Mittelpunkt und die drei Lotpunkte mitten auf den Seiten): Orange gewinnt.
    .alt = Auf dem Mittelpunkt und den drei Lotpunkten des rechten Dreiecks stehen orange Figuren; sie leuchten.

## So geht es, Schritt für Schritt

step-1 = Du bist Blau. _Setz_ zwei Einer ein: Tipp nacheinander zwei leuchtende Punkte an.
    .done = Zwei Steine aus dem Vorrat, zwei deiner Marker obenauf. Neue Einer darfst du überall einsetzen, nur nicht auf Mittelpunkten und nicht im inneren Dreieck.
step-2 = Du darfst auch ein Dreieck mit allem, was darauf steht, _drehen_. Zieh Dreieck A herum oder drück unten einen seiner Knöpfe.
    .done = Alles darauf ist um ein Drittel weitergefahren. Wer nach dir kommt, darf jetzt nicht drehen, und du in deinem nächsten Zug auch nicht.
step-3 = Ein Doppler läuft gerade Linien entlang. Tipp deinen unten links an, dann den Einer von Orange am anderen Ende: Das heißt _schlagen_.
    .done = Aus beiden Stapeln ist einer geworden, ein Drilling, und er gehört dir. Höher als drei Steine wird keine Figur.
step-4 = Eine Figur lässt sich _aufteilen_. Tipp den Doppler in der Mitte an, wähl „Teilen“ und tipp dann zwei leuchtende Punkte an.
    .done = Jetzt hast du zwei Einer, und der Punkt dazwischen ist wieder frei.
step-5 = Wer alle vier Mittelpunkte hat, gewinnt. Drei hast du schon: _Zieh_ den leuchtenden Einer auf den vierten.
    .done = Gewonnen! Du gewinnst auch mit dem Herz eines Dreiecks, also seinem Mittelpunkt und seinen drei Lotpunkten, oder wenn alle anderen keine Figuren mehr haben.
