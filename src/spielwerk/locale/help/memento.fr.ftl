# La page d’aide de Memento. Une étoile suit ce que nous avons décidé nous-mêmes ; _ceci_ est mis en
# valeur ; les règles nommées deviennent des liens.

## La première page

page-about = Build stacks on turning triangles, and capture other stacks. Own the right points, or be the last one there, and you win.
page-set-up = The board is empty. Everybody takes nine markers; 11 stones (with four players 15) are for all. One to three stones under your marker make a _figure_.
page-turn = Whoever begins puts one Single on any point. Then do one of these (on your first turn, one of the first two):
page-bring = _Bring in_ two Singles on free points, but not on middle points or in the inner triangle.
page-turn-triangle = _Turn_ a triangle by a third, unless the player before you did or you did last time.
page-move = _Move_ a figure one step; from corners also off the board and in elsewhere. A Double also runs along straight lines, a Triple jumps from a middle point to another or to a tip of the board.
page-capture = _Capture_ by moving onto any figure. Its stones stay in your stack; from four up, three go back.
page-split = _Split_ a Double or Triple onto free points it could reach.
page-end = You win with all four middle points, with one heart, or when nobody else has figures.
tip-1 = Splitting costs a marker for every extra figure: keep some.
tip-2 = Capture your own figures to build Doubles and Triples.
tip-3 = Before you move, see what a turn could spoil.

## Toutes les règles

section-board = Le plateau
section-links = Comment les triangles sont reliés
section-pieces = Pierres, marqueurs, figures
section-turn = Votre tour
section-end = La fin
section-editions = Éditions et règles maison

turn-intro = Vous faites exactement une action, et elle doit changer quelque chose sur le plateau.

ME-1 = Quatre triangles en forment un grand : _A_ en haut, _B_ en bas à droite, _C_ en bas à gauche et, entre eux, le triangle intérieur _I_, pointe en bas. Chacun a sept points : 0 au centre et 1 à 6 autour, dans le sens des aiguilles d’une montre à partir de la pointe. Les points impairs sont des sommets ; les pairs, les _pieds_, sont les milieux des côtés. Cela fait 28 points.
ME-2 = Dans un triangle, six lignes relient les points : les côtés 1-2-3, 3-4-5, 5-6-1 et les hauteurs 1-0-4, 3-0-6, 5-0-2. Les points qui se suivent sur une ligne sont voisins.
ME-3 = A1, B3 et C5 sont les _grands sommets_. Au milieu de chaque grand côté, trois sommets se rejoignent en une _constellation_ : A3, B1, I5 entre A et B ; B5, C3, I1 entre B et C ; C1, A5, I3 entre C et A. Un grand sommet fait face à la constellation des deux autres triangles.
ME-4 = _Sommets qui se touchent :_ les trois points d’une constellation sont voisins entre eux.*
ME-5 = _Pieds qui se touchent :_ les pieds qui se font face de part et d’autre d’un bord sont voisins : A4 et I4, B6 et I6, C2 et I2.*
ME-6 = _Sorties :_ depuis un sommet, une figure peut quitter le plateau et y rentrer ailleurs, le tout en un pas. D’un grand sommet, elle rentre par un autre grand sommet ou par un point de la constellation opposée ; d’un point d’une constellation, par un point d’une autre constellation ou par le grand sommet opposé. Ces points sont voisins aussi.
ME-7 = Les lignes continuent tout droit à travers les sommets et les pieds qui se touchent, si bien que de longues lignes traversent tout le plateau : les grands côtés C5-C6-C1-A5-A6-A1, A1-A2-A3-B1-B2-B3 et B3-B4-B5-C3-C4-C5, et les grandes hauteurs A1-A0-A4-I4-I0-I1, B3-B0-B6-I6-I0-I3 et C5-C0-C2-I2-I0-I5. Les côtés de I et les autres lignes de ME-2 sont des lignes à part. Là où le contact est désactivé, la ligne s’interrompt.
ME-8 = _Sorties droites,_ s’il y a des sorties : aux grands sommets et aux sommets de I, on sort et on rentre en ligne droite. Grands côtés, grandes hauteurs et côtés de I se referment alors en boucles. Aux autres sommets, sortir coude la ligne. Une boucle interrompue à un endroit reste une seule ligne par la sortie.*
ME-9 = Chacun a neuf marqueurs. Une réserve commune contient 11 pierres, 15 à quatre joueurs. Une figure est une pile d’une, deux ou trois pierres coiffée du marqueur de son propriétaire : un _simple_, un _double_ ou un _triple_.
ME-10 = Le plateau est vide au départ. Le premier tour de la partie, celui de Bleu, pose un simple sur n’importe quel point. Ensuite chacun à son tour fait une des actions ci-dessous ; on saute les joueurs éliminés.
ME-11 = _Faire entrer_ deux simples sur deux points libres, mais ni sur un centre ni dans le triangle intérieur. Cela prend deux pierres de la réserve et deux de vos marqueurs.
ME-12 = _Tourner_ un triangle d’un tiers de tour, dans un sens ou dans l’autre, avec tout ce qu’il porte.* Pas si le joueur précédent a tourné, pas si votre propre dernière action était une rotation, et pas si rien ne changerait. Passer n’est pas tourner.* On peut tourner même sans avoir de figures.
ME-13 = _Déplacer_ une figure. Un simple va sur un point voisin. Un double va sur un point voisin, ou le long d’une ligne droite aussi loin que les points avant son but sont libres ; autour d’une boucle, il ne revient jamais sur son propre point. Un triple va sur un point voisin, ou saute d’un centre à un autre centre ou à un grand sommet, mais pas d’un grand sommet à un centre.
ME-14 = _Capturer :_ une figure peut aller sur n’importe quelle autre, même à vous. Les deux piles n’en font plus qu’une sous le marqueur de celle qui s’est déplacée, et l’autre marqueur est rendu. Une pile de plus de trois pierres en rend trois à la réserve.
ME-15 = _Séparer_ un double en deux simples, ou un triple en un double et un simple ou en trois simples. Les parties vont sur des points libres différents, tous accessibles à la figure entière ; elles ne se gênent pas entre elles.* Le point de départ devient libre. Chaque partie sauf une demande un marqueur de plus.
ME-16 = Qui ne peut rien faire passe. Cela n’arrive presque jamais.*
ME-17 = Qui a eu des figures et n’en a plus est _éliminé_ ; cela se règle avant tout ce qui suit. Qui n’a encore rien fait entrer n’est pas éliminé.*
ME-18 = Vous gagnez par votre propre action si vous possédez alors les _quatre centres_,
ME-19 = ou si vous possédez le _cœur_ d’un triangle : son centre et ses trois pieds,
ME-20 = ou si tous les autres sont éliminés.
ME-21 = Après 100 tours de suite sans entrée et sans capture d’une figure adverse, ou après 500 tours, la partie est nulle entre ceux qui sont encore en jeu. Une victoire à ce tour-là passe avant.*
ME-22 = Classement : le gagnant ; puis ceux qui sont encore en jeu, ensemble au deuxième rang ; puis les éliminés, en commençant par le dernier parti, au même rang si une même action les a éliminés. Votre rang est le nombre de joueurs qui ont fait mieux, plus un. Si plusieurs règles de victoire sont remplies à la fois, la première compte.*
ME-23 = _Édition :_ ludis, original et complex se jouent avec tous les liens ; dans simple, il n’y a pas de sorties. La couverture de Memento Tuos nomme une édition complex, mais nous ne savons pas en quoi elle diffère ; en attendant, on y joue comme à l’original.
ME-24 = Sorties, sorties droites, sommets et pieds qui se touchent peuvent aussi être réglés un par un dans toute édition, comme règles maison.*
note-languages = The printed languages differ in other places too, and we follow the German text. English, French and Ukrainian say that all figures can be captured where all figures can capture is meant; and the French sheet garbles the rule on turning twice.

## Images

see-board = Les quatre triangles avec les noms de leurs points.
    .alt = Le plateau vide : le triangle A en haut, C en bas à gauche, B en bas à droite et, entre eux, le triangle intérieur I pointe en bas.
see-exits = Un simple fait un pas : le long des lignes, vers les sommets qu’il touche, ou par une sortie pour rentrer ailleurs.
    .alt = Un simple bleu sur le sommet C1. Ses voisins sont éclairés : dans son triangle, aux sommets qui se touchent et, hors du plateau, aux autres sorties.
see-loop = A Double on a straight line that closes into a loop: out at one big corner and in at the other end of the line, as far as the way is free.
    .alt = A blue Double just below the top of the big triangle. The way leads up to the top corner, out there, in at the bottom left corner and on along the same side; its points are lit.
see-figures = Single, Double, Triple
    .alt = Three blue figures on the bottom side of the board: one stone high, two stones high, three stones high.
see-capture = A Double captured a Single: a Triple.
    .alt = A blue Triple high up on the left side of the board. A dotted line shows the way it came, straight up from the bottom left corner.
see-double = Un double suit les lignes droites aussi loin qu’elles sont libres. Il peut capturer la première figure sur son chemin.
    .alt = Un double bleu sur le grand sommet C5. Ses lignes à travers le plateau sont éclairées jusqu’aux figures qui s’y trouvent.
see-turn = Le triangle A tourne d’un tiers dans le sens des aiguilles d’une montre, avec ce qu’il porte.
    .alt = Deux plateaux. Sur le premier, un double orange est à la pointe du triangle A ; sur le second, il a suivi le triangle jusqu’à son sommet en bas à droite.
see-middles = Bleu possède les quatre centres et gagne.
    .alt = Des figures bleues occupent les centres des quatre triangles ; ils sont éclairés.
see-heart = Orange possède le cœur du triangle B, son centre et ses trois pieds, et gagne.
    .alt = Des figures orange occupent le centre et les trois pieds du triangle de droite ; ils sont éclairés.

## Comment jouer, pas à pas

step-1 = Vous êtes Bleu. _Faites entrer_ deux simples : touchez deux des points éclairés, l’un après l’autre.
    .done = Deux pierres de la réserve, deux de vos marqueurs dessus. Les nouveaux simples entrent partout, sauf sur les centres et dans le triangle intérieur.
step-2 = Vous pouvez aussi _tourner_ un triangle avec tout ce qu’il porte. Faites tourner le triangle A en le tirant, ou appuyez en bas sur un de ses boutons.
    .done = Tout a avancé d’un tiers de tour. Après une rotation, ni vous ni le joueur suivant ne pouvez tourner aussitôt.
step-3 = Un double suit les lignes droites. Touchez le vôtre en bas à gauche, puis le simple orange à l’autre bout : c’est une _capture_.
    .done = Les deux piles n’en font plus qu’une, un triple, et il est à vous. Une figure ne dépasse jamais trois pierres.
step-4 = Une figure peut être _séparée_. Touchez le double au centre, choisissez Séparer, puis touchez deux points éclairés.
    .done = Deux simples, et le point entre eux est de nouveau libre.
step-5 = Qui possède les quatre centres gagne. Vous en avez trois : _déplacez_ le simple éclairé sur le quatrième.
    .done = Gagné ! Le cœur d’un triangle, son centre et ses trois pieds, aurait suffi aussi ; ou être le dernier à avoir des figures sur le plateau.
