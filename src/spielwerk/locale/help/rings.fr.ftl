# La page d’aide d’Anneaux. Une étoile suit ce que nous avons décidé nous-mêmes ; _ceci_ est mis en
# valeur ; les règles nommées deviennent des liens.

## La première page

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

## Toutes les règles

section-board = Le plateau et les pions
section-turn = Votre tour
section-lines = Les lignes
section-taking = Prendre
section-end = La fin
section-options = Options

turn-intro = Vous faites exactement une de ces choses.

RG-1 = Le plateau a 24 cases sur trois anneaux : _a_ à l’extérieur, _b_ au milieu, _c_ à l’intérieur. Chaque anneau a huit cases, numérotées dans le sens des aiguilles d’une montre. Les anneaux s’arrêtent toujours de sorte que les cases forment huit rayons.
RG-2 = Les voisines d’une case sont la précédente et la suivante sur son anneau, et celles d’à côté sur son rayon, un anneau plus à l’intérieur ou à l’extérieur. Les diagonales ne comptent pas.*
RG-3 = Chacun commence avec dix pions en main, et le plateau est vide. Bleu commence, puis on joue dans le sens des aiguilles d’une montre ; on saute les joueurs éliminés.
RG-4 = _Poser :_ posez un pion de votre main sur n’importe quelle case libre.
RG-5 = _Tourner :_ tournez un anneau d’un cran, dans un sens ou dans l’autre, avec tout ce qu’il porte. L’anneau tourné en dernier, peu importe par qui, ne bouge plus avant qu’un autre ait été tourné. On peut aussi tourner un anneau vide.*
RG-6 = _Déplacer :_ menez un de vos pions sur une case voisine libre.
RG-7 = _Sauter :_ quand votre main est vide* et que vous avez quatre pions ou moins sur le plateau, vous devez à chaque tour faire sauter l’un d’eux sur n’importe quelle case libre, et ne pouvez rien faire d’autre. Si aucune case n’est libre, vous tournez un anneau à la place.*
RG-8 = Qui ne peut rien faire passe. Cela n’arrive jamais, car il y a toujours un anneau à tourner.*
RG-9 = Trois pions d’une couleur côte à côte sur un anneau sont une _ligne d’anneau_. Trois sur les trois cases d’un rayon sont une _ligne de rayon_.
RG-10 = Seul le joueur qui agit y gagne quelque chose, et seulement par des lignes de sa propre couleur.
RG-11 = Un pion posé, déplacé ou qui a sauté forme les lignes où il se trouve alors. Un anneau tourné forme une ligne sur chaque rayon qui porte maintenant trois de vos pions, même si trois des vôtres s’y trouvaient déjà. Une ligne d’anneau qui voyage simplement avec son anneau n’est pas formée de nouveau. En bref : une ligne se forme quand un pion y arrive.*
RG-12 = Quand vous formez une ligne d’anneau, ses deux pions d’extrémité sont _verrouillés_, même s’il n’y a rien à prendre. Une ligne qui contient un pion verrouillé ne compte pas. Un verrou s’ouvre quand son pion est déplacé, saute ou quitte le plateau ; un anneau qui tourne l’emporte avec lui.* Le pion du milieu reste libre, et les lignes de rayon ne verrouillent personne.
RG-13 = Une action forme une ligne d’anneau au plus : cinq pions côte à côte comptent une fois. Si le pion arrive au milieu de trois pions non verrouillés, ce sont eux la ligne ; sinon, c’est la ligne non verrouillée dont il est l’extrémité.*
RG-14 = Une ligne d’anneau et une ligne de rayon formées ensemble comptent toutes deux, de même que plusieurs lignes de rayon d’une seule rotation. On regarde qui était verrouillé avant l’action ; seul un pion qui se déplace ou saute est déverrouillé d’abord.*
RG-15 = Pour chaque ligne formée, prenez sur le plateau un pion à chacun des autres joueurs qui en ont, même à ceux qui sont éliminés. Vous devez prendre, et pouvez choisir n’importe quel pion, même dans une ligne.* Les pions pris sont hors du jeu.
RG-16 = Avec plusieurs lignes, chacun des autres perd autant de pions qu’il y a de lignes, ou tous ceux qu’il a sur le plateau. Vous les choisissez un par un, dans le sens des aiguilles d’une montre à partir de vous, un joueur après l’autre.*
RG-17 = Une fois les pions pris, est éliminé celui à qui il en reste deux ou moins, main et plateau comptés ensemble.* Ce qui reste dans sa main est retiré ; ses pions sur le plateau y restent et peuvent être pris.
RG-18 = Le dernier joueur restant gagne, même à un tour qui finirait la partie selon RG-19.
RG-19 = Après 100 tours de suite sans pose ni prise, ou après 1000 tours, les pions sur le plateau décident : le plus grand nombre l’emporte, à égalité on partage le rang. Les pions en main ne comptent pas, pour qu’il ne serve à rien de les garder.*
RG-20 = Classement : d’abord le gagnant, ou ceux qui sont encore en jeu selon RG-19 ; puis les éliminés, en commençant par le dernier parti. Ceux qu’une même action élimine partagent un rang. Votre rang est le nombre de joueurs qui ont fait mieux, plus un.*
RG-21 = _Pions_ en main au départ : de cinq à dix. Dix est le nombre imprimé, mais à quatre, dix chacun remplissent le plateau ; avec six, le jeu est plus libre.*

## Images

see-neighbours = Le pion peut aller sur les quatre cases éclairées : deux sur son anneau, deux sur son rayon.
    .alt = Le plateau d’Anneaux avec un pion bleu sur l’anneau du milieu. Les cases avant et après lui sur l’anneau et à côté de lui sur le rayon sont éclairées.
see-turn = Bleu tourne l’anneau intérieur d’un cran, et trois pions se trouvent sur un rayon.
    .alt = Deux plateaux. Sur le premier, deux pions bleus sont sur le rayon du haut et un troisième un cran à côté sur l’anneau intérieur. Sur le second, tous trois sont sur le rayon.
see-lines = En haut une ligne d’anneau, en bas une ligne de rayon. Les cadenas montrent qui est verrouillé : les deux bouts de la ligne d’anneau.
    .alt = Trois pions bleus côte à côte sur l’anneau extérieur, les deux du bout avec un cadenas, et trois pions orange sur un rayon.
see-spoke = Blue turned the inner ring: three on one spoke, a line.
    .alt = Three blue pawns on the upper spoke, one on each ring. Small arrows show that the inner ring was turned clockwise.
see-lock = The ends of a ring line are locked: until they move, no new line can use them. So Blue’s five are one line and two pawns; Orange’s six are two lines.
    .alt = Five blue pawns in a row on the outer ring; the first and the third wear padlocks. Six orange pawns in a row on the middle ring; the first, third, fourth and sixth wear padlocks.
see-taking = Bleu a formé une ligne et prend maintenant n’importe quel pion orange, même verrouillé.
    .alt = En haut une ligne d’anneau bleue. Tous les pions orange sont éclairés, car l’un d’eux sera pris.
see-flying = Plus de pion en main, quatre sur le plateau : le pion choisi peut sauter sur toute case libre.
    .alt = Bleu a quatre pions sur le plateau. L’un est choisi, et toutes les cases libres sont éclairées.

## Comment jouer, pas à pas

step-1 = Vous êtes Bleu. _Posez_ un pion de sorte que trois des vôtres soient côte à côte sur l’anneau extérieur. Touchez la case éclairée.
    .done = Une ligne ! Ses deux bouts portent maintenant un cadenas : verrouillés, ils ne forment plus de ligne avant d’être déplacés.
step-2 = Pour une ligne, vous _prenez_ un pion à chacun des autres. Touchez n’importe quel pion orange.
    .done = Il est hors du jeu. Celui à qui il ne reste que deux pions, main et plateau ensemble, est éliminé.
step-3 = Au lieu de poser, vous pouvez _tourner_ un anneau d’un cran. Tirez l’anneau intérieur dans le sens horaire, ou appuyez en bas sur son ↻ : trois des vôtres seront sur un rayon.
    .done = C’est aussi une ligne. L’anneau tourné en dernier ne bouge plus avant qu’un autre soit tourné.
step-4 = Ou bien vous _déplacez_ un pion sur une case voisine. Touchez le pion éclairé, puis la case éclairée.
    .done = Encore une ligne ! Poser, tourner ou déplacer : un des trois à chaque tour. Le dernier joueur restant gagne.
