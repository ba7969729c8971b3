# La page d’aide de Memento. Une étoile suit ce que nous avons décidé nous-mêmes ; _ceci_ est mis en
# valeur ; les règles nommées deviennent des liens.

## La première page

page-about = Formez des piles sur des triangles qui pivotent, et capturez-en d’autres. Occupez les bons points, ou soyez le dernier à avoir des pièces, et vous gagnez.
page-set-up = Le plateau est vide. Chacun prend neuf marqueurs ; 11 pions (15 à quatre joueurs) servent à tous. Un à trois pions sous votre marqueur forment une _pièce_.
page-turn = Au tout premier tour de la partie, on pose seulement un simple, sur n’importe quel point. Ensuite, faites une de ces actions (sans pièce, une des deux premières) :
page-bring = _Mettez en jeu_ deux simples sur des points libres, mais ni sur un centre ni dans le triangle intérieur.
page-turn-triangle = _Faites pivoter_ un triangle d’un tiers de tour, sauf si le joueur précédent vient de le faire, ou vous à votre dernier tour.
page-move = _Déplacez_ une pièce d’un pas ; depuis un sommet, elle peut aussi sortir du plateau et rentrer par un autre. Un double suit aussi les lignes droites ; un triple saute d’un centre à un autre, ou à une pointe du plateau.
page-capture = _Capturez_ n’importe quelle pièce en allant sur elle : ses pions rejoignent votre pile. Plus de trois pions ? Rendez-en trois.
page-split = _Séparez_ un double ou un triple : les parties vont sur des points libres qu’il pouvait atteindre.
page-end = Vous gagnez avec les quatre centres, avec un cœur, ou quand tous les autres ont perdu leurs pièces.
tip-1 = Séparer coûte un marqueur pour chaque pièce de plus : gardez-en quelques-uns.
tip-2 = Capturez vos propres pièces pour former des doubles et des triples.
tip-3 = Avant de jouer, regardez ce qu’un triangle qui pivote pourrait gâcher.

## Toutes les règles

section-board = Le plateau
section-links = Comment les triangles sont reliés
section-pieces = Pions, marqueurs, pièces
section-turn = Votre tour
section-end = La fin
section-editions = Éditions et règles maison

turn-intro = À votre tour, faites une seule action. Elle doit changer quelque chose sur le plateau.

ME-1 = Quatre triangles en forment un grand : _A_ en haut, _B_ en bas à droite, _C_ en bas à gauche et, entre eux, le triangle intérieur _I_, pointe en bas. Chacun a sept points : 0 au centre et 1 à 6 autour, dans le sens des aiguilles d’une montre à partir de la pointe. Les points impairs sont les _sommets_ ; les pairs, les _points perpendiculaires_, sont les milieux des côtés. Cela fait 28 points.
ME-2 = Dans un triangle, six lignes relient les points : les côtés 1-2-3, 3-4-5, 5-6-1 et les hauteurs 1-0-4, 3-0-6, 5-0-2. Les points qui se suivent sur une ligne sont voisins.
ME-3 = A1, B3 et C5 sont les _grands sommets_. Au milieu de chaque grand côté, trois sommets se rejoignent en une _constellation_ : A3, B1, I5 entre A et B ; B5, C3, I1 entre B et C ; C1, A5, I3 entre C et A. Un grand sommet fait face à la constellation des deux autres triangles.
ME-4 = _Sommets qui se touchent :_ les trois points d’une constellation sont voisins entre eux, car un pas mène au point le plus proche, et rien n’est plus proche.*
ME-5 = _Points perpendiculaires qui se touchent :_ ceux qui se font face de part et d’autre d’un bord sont voisins, pour la même raison : A4 et I4, B6 et I6, C2 et I2.*
ME-6 = _Sorties :_ depuis un sommet, une pièce peut quitter le plateau et y rentrer ailleurs, le tout en un pas. D’un grand sommet, elle rentre par un autre grand sommet ou par un point de la constellation opposée ; d’un point d’une constellation, par un point d’une autre constellation ou par le grand sommet opposé. Ces points sont donc voisins, eux aussi.
ME-7 = Les lignes qui continuent tout droit à travers des sommets ou des points perpendiculaires qui se touchent n’en font qu’une, longue, à travers le plateau : une ligne droite doit y rester droite.* Ce sont les grands côtés C5-C6-C1-A5-A6-A1, A1-A2-A3-B1-B2-B3 et B3-B4-B5-C3-C4-C5, et les grandes hauteurs A1-A0-A4-I4-I0-I1, B3-B0-B6-I6-I0-I3 et C5-C0-C2-I2-I0-I5. Les côtés de I et les autres lignes de ME-2 restent à part. Là où le contact est désactivé, la ligne s’arrête.
ME-8 = _Sorties droites,_ s’il y a des sorties : aux grands sommets et aux sommets de I, on sort et on rentre en ligne droite. Les grands côtés, les grandes hauteurs et les côtés de I se referment alors en boucles : c’est ainsi que nous imaginons un chemin droit hors du plateau.* Aux autres sommets, la ligne fait un angle quand on sort. Une boucle interrompue à un seul endroit reste une ligne, qui passe par la sortie.*
ME-9 = Chacun a neuf marqueurs. Une réserve commune contient 11 pions, ou 15 à quatre joueurs. Une pièce est une pile d’un, deux ou trois pions coiffée du marqueur de son propriétaire : un _simple_, un _double_ ou un _triple_.
ME-10 = Le plateau est vide au départ. Tirez au sort qui commence : à son premier tour, ce joueur pose un simple sur n’importe quel point. Ensuite, chacun à son tour fait une des actions ci-dessous ; on saute les joueurs éliminés.
ME-11 = _Mettre en jeu_ deux simples sur deux points libres, mais ni sur un centre ni dans le triangle intérieur. Il faut pour cela deux pions de la réserve et deux de vos marqueurs.
ME-12 = _Faire pivoter_ un triangle d’un tiers de tour, dans un sens ou dans l’autre, avec tout ce qu’il porte ; aucune autre rotation ne tomberait juste.* Mais pas si le joueur précédent vient de le faire, ni si vous l’avez fait à votre dernier tour, ni si rien ne devait changer. Passer son tour n’est pas faire pivoter.* On peut faire pivoter un triangle même sans avoir de pièce : à votre premier tour, mettez deux simples en jeu ou faites pivoter.*
ME-13 = _Déplacer_ une pièce. Un simple va sur un point voisin. Un double va sur un point voisin, ou suit une ligne droite aussi loin qu’il veut, tant que les points avant son arrivée sont libres. En faisant le tour d’une boucle, il ne peut pas revenir sur son propre point, car quelque chose doit changer.* Un triple va sur un point voisin, ou saute d’un centre à un autre centre ou à un grand sommet, mais pas d’un grand sommet à un centre.
ME-14 = _Capturer :_ une pièce peut aller sur n’importe quelle autre, même l’une des vôtres. Les deux piles n’en font plus qu’une sous le marqueur de la pièce qui s’est déplacée : les pions capturés restent donc dans votre pile. L’autre marqueur retourne à son propriétaire. Une pile de plus de trois pions en rend trois à la réserve.
ME-15 = _Séparer_ un double en deux simples, ou un triple en un double et un simple ou en trois simples. Les parties vont sur des points libres différents, où la pièce entière aurait pu aller ; elles ne se gênent pas entre elles, car elles partent ensemble.* Le point de départ devient libre. Il faut un marqueur de plus pour deux parties, deux de plus pour trois.
ME-16 = Un joueur qui ne peut rien faire passe son tour. Avec ces règles, cela n’arrive jamais.*
ME-17 = Un joueur qui a eu des pièces et n’en a plus est _éliminé_ ; on le vérifie avant tout ce qui suit. Celui qui n’a encore rien mis en jeu n’est pas éliminé : sinon, seul le premier joueur resterait.*
ME-18 = Vous gagnez si, après votre action, vous occupez les _quatre centres_,
ME-19 = ou si vous occupez le _cœur_ d’un triangle : son centre et ses trois points perpendiculaires,
ME-20 = ou si tous les autres sont éliminés.
ME-21 = Après 100 tours de suite où personne n’a mis de pièces en jeu ni capturé une pièce adverse, ou après 500 tours en tout, il y a match nul entre ceux qui sont encore en jeu : sans cela, la partie pourrait ne jamais finir. Une victoire à ce tour-là compte quand même.*
ME-22 = Classement : le gagnant ; puis ceux qui sont encore en jeu, ensemble à la deuxième place ; puis les éliminés, en commençant par le dernier parti, à la même place si une même action les a éliminés. Les ex æquo partagent une place ; la suivante n’est alors pas attribuée (1, 2, 2, 4). Si plusieurs façons de gagner sont réunies, c’est la première qui compte.*
ME-23 = _Édition :_ « ludis » et « originale » se jouent avec tous les liens. Dans l’édition « simple », il n’y a pas de sorties droites, mais les pièces peuvent toujours quitter le plateau et y rentrer. Les langues imprimées diffèrent sur ce point : à en lire certaines, personne ne quitte le plateau ; si vous les comprenez ainsi, désactivez les sorties.* La couverture de Memento Tuos nomme aussi une édition « complexe », sans dire ce qui la distingue ; en attendant de le savoir, on y joue comme à l’originale.*
ME-24 = Les sorties, les sorties droites, les sommets et les points perpendiculaires qui se touchent peuvent aussi être réglés un par un dans toutes les éditions, comme règles maison.* D’autres règles maison changent les règles ci-dessus, qui sont les règles imprimées.
note-languages = Les langues imprimées diffèrent aussi ailleurs, et nous suivons le texte allemand. L’anglais, le français et l’ukrainien disent que toutes les pièces peuvent être capturées, alors qu’il faut comprendre que toutes peuvent capturer ; et la feuille française embrouille la règle qui empêche de faire pivoter deux fois de suite.

## Images

see-board = Les quatre triangles avec les noms de leurs points.
    .alt = Le plateau vide : le triangle A en haut, C en bas à gauche, B en bas à droite et, entre eux, le triangle intérieur I pointe en bas.
see-exits = Un simple fait un pas : le long des lignes, vers les sommets qu’il touche, ou par une sortie pour rentrer ailleurs.
    .alt = Un simple bleu sur le sommet C1. Ses voisins sont éclairés : dans son triangle, aux sommets qui se touchent et, hors du plateau, aux autres sorties.
see-loop = Un double sur une ligne droite qui se referme en boucle : il sort par un grand sommet, rentre à l’autre bout de la ligne et va aussi loin que le chemin est libre.
    .alt = Un double bleu juste sous la pointe du grand triangle. Le chemin monte jusqu’au sommet du haut, en sort, rentre par le sommet en bas à gauche et continue le long du même côté ; ses points sont éclairés.
see-figures = Simple, double, triple
    .alt = Trois pièces bleues sur le côté du bas du plateau, hautes d’un, de deux et de trois pions.
see-capture = Un double a capturé un simple : le voilà triple.
    .alt = Un triple bleu, vers le haut du côté gauche du plateau. Une ligne en pointillé montre par où il est venu, tout droit depuis le sommet en bas à gauche.
see-double = Un double suit les lignes droites aussi loin qu’elles sont libres. Il peut capturer la première pièce sur son chemin.
    .alt = Un double bleu sur le grand sommet C5. Ses lignes à travers le plateau sont éclairées jusqu’aux pièces qui s’y trouvent.
see-turn = Le triangle A pivote d’un tiers de tour dans le sens des aiguilles d’une montre, avec tout ce qu’il porte.
    .alt = Deux plateaux. Sur le premier, un double orange est à la pointe du triangle A ; sur le second, il a suivi le triangle jusqu’à son sommet en bas à droite.
see-middles = Les quatre centres : Bleu gagne.
    .alt = Des pièces bleues occupent les centres des quatre triangles ; ils sont éclairés.
see-heart = Un cœur (le centre et les trois points perpendiculaires, au milieu des côtés) : Orange gagne.
    .alt = Des pièces orange occupent le centre et les trois points perpendiculaires du triangle de droite ; ils sont éclairés.

## Comment jouer, pas à pas

step-1 = Vous êtes Bleu. _Mettez en jeu_ deux simples : touchez deux des points éclairés, l’un après l’autre.
    .done = Deux pions de la réserve, avec vos marqueurs dessus. Les nouveaux simples vont partout, sauf sur les centres et dans le triangle intérieur.
step-2 = Vous pouvez aussi _faire pivoter_ un triangle avec tout ce qu’il porte. Faites tourner le triangle A en le tirant, ou appuyez en bas sur un de ses boutons.
    .done = Tout a avancé d’un tiers de tour. Juste après, ni le joueur suivant ni vous ne pouvez faire pivoter un triangle.
step-3 = Un double suit les lignes droites. Touchez le vôtre en bas à gauche, puis le simple orange à l’autre bout : c’est une _capture_.
    .done = Les deux piles n’en font plus qu’une, un triple, et il est à vous. Une pièce n’a jamais plus de trois pions.
step-4 = Une pièce peut être _séparée_. Touchez le double au centre, choisissez Séparer, puis touchez deux points éclairés.
    .done = Deux simples, et le point entre eux est de nouveau libre.
step-5 = Le joueur qui occupe les quatre centres gagne. Vous en avez trois : _déplacez_ le simple éclairé sur le quatrième.
    .done = Gagné ! Le cœur d’un triangle, son centre et ses trois points perpendiculaires, aurait suffi aussi ; ou être le dernier à avoir des pièces sur le plateau.
