# La page d’aide d’Anneaux. Une étoile suit ce que nous avons décidé nous-mêmes ; _ceci_ est mis en
# valeur ; les règles nommées deviennent des liens.

## La première page

page-about = Trois anneaux tournent sous les pions de tout le monde. Alignez trois des vôtres, prenez un pion à chacun des autres et restez le dernier en jeu.
page-set-up = Le plateau est vide. Chacun prend dix pions d’une couleur. Tirez au sort qui commence.
page-turn = À votre tour, faites une seule de ces actions :
page-place = _Posez_ un pion de votre main sur n’importe quelle case libre.
page-turn-ring = _Tournez_ un anneau d’un cran, avec tout ce qu’il porte. L’anneau tourné en dernier, peu importe par qui, attend qu’un autre ait tourné.
page-move = _Déplacez_ un de vos pions sur une case libre juste à côté, sur son anneau ou sur l’anneau voisin.
page-line = Trois de vos pions côte à côte sur un anneau, ou alignés du bord vers le centre (sur un _rayon_), forment une _ligne_. Aussitôt, prenez sur le plateau un pion à chacun des autres, celui que vous voulez.
page-fly = Main vide et quatre pions ou moins ? À chaque tour, vous devez en faire sauter un sur la case libre de votre choix.
page-end = Celui à qui il ne reste que deux pions, main et plateau ensemble, est éliminé. Le dernier en jeu gagne.
tip-1 = Celui qui commence a l’avantage, sauf si les autres le bloquent dès le premier tour.
tip-2 = Si vous tournez un anneau et alignez les pions d’un autre, personne ne prend rien. Une bonne défense !
tip-3 = Surveillez les anneaux : il suffit parfois d’en tourner un pour compléter une ligne.

## Toutes les règles

section-board = Le plateau et les pions
section-turn = Votre tour
section-lines = Les lignes
section-taking = Prendre
section-end = La fin
section-options = Options

turn-intro = À votre tour, faites une seule de ces actions :

RG-1 = Le plateau (la piste) a 24 cases (les alvéoles) sur trois anneaux : _a_ à l’extérieur, _b_ au milieu, _c_ à l’intérieur. Chaque anneau a huit cases, numérotées dans le sens des aiguilles d’une montre. Les anneaux s’arrêtent toujours cases alignées : les cases forment ainsi huit rayons.
RG-2 = Les voisines d’une case sont la précédente et la suivante sur son anneau, et celles d’à côté sur son rayon, un anneau plus à l’intérieur ou à l’extérieur. Les diagonales ne comptent pas, car aucune ligne ne les suit.*
RG-3 = Chacun commence avec dix pions en main, et le plateau est vide. Choisissez qui commence, ou tirez au sort ; ensuite, on joue dans le sens des aiguilles d’une montre. On saute les joueurs éliminés.
RG-4 = _Poser :_ posez un pion de votre main sur n’importe quelle case libre.
RG-5 = _Tourner :_ tournez un anneau d’un cran, dans un sens ou dans l’autre, avec tout ce qu’il porte. L’anneau tourné en dernier, peu importe par qui, ne bouge plus tant qu’un autre n’a pas été tourné. On peut aussi tourner un anneau vide : rien ne l’interdit.*
RG-6 = _Déplacer :_ déplacez un de vos pions sur une case voisine libre.
RG-7 = _Sauter :_ quand votre main est vide et que vous avez quatre pions ou moins sur le plateau, vous devez à chaque tour faire sauter l’un d’eux sur n’importe quelle case libre, et vous ne pouvez rien faire d’autre. La main doit être vide, car la règle imprimée parle d’un joueur qui n’a _plus_ que quatre pions.* Si aucune case n’est libre, vous tournez un anneau à la place.*
RG-8 = Un joueur qui ne peut rien faire passe son tour. Cela n’arrive jamais, car il y a toujours un anneau à tourner.*
RG-9 = Trois pions d’une couleur côte à côte sur un anneau forment une _ligne sur l’anneau_. Trois pions sur les trois cases d’un rayon forment une _ligne sur le rayon_.
RG-10 = Seul le joueur dont c’est le tour profite d’une ligne, et seulement si elle est de sa couleur. Si vous tournez un anneau et alignez les pions d’un autre, personne ne prend rien : c’est parfois la meilleure défense.
RG-11 = Un pion posé, déplacé ou qui a sauté forme toutes les lignes où il se trouve alors. Une ligne sur l’anneau qui voyage simplement avec son anneau n’est pas formée de nouveau. Un anneau tourné forme une ligne sur chaque rayon qui porte maintenant trois de vos pions, même si trois autres des vôtres s’y trouvaient déjà : une ligne se forme dès qu’un pion y arrive.*
RG-12 = Quand vous formez une ligne sur l’anneau, les pions de ses deux bouts sont _verrouillés_, même s’il n’y avait rien à prendre : le verrou vient avec la ligne.* Une ligne qui contient un pion verrouillé ne compte pas. Un verrou s’ouvre quand son pion est déplacé, saute ou quitte le plateau. Il reste fermé quand la ligne est défaite ou que l’anneau tourne, car seul le pion lui-même peut l’ouvrir en se déplaçant.* Le pion du milieu n’est jamais verrouillé par sa ligne, et les lignes sur un rayon ne verrouillent aucun pion.
RG-13 = Une action forme au plus une ligne sur l’anneau. Cinq pions côte à côte font une ligne et deux pions ; six peuvent faire deux lignes, formées l’une après l’autre. Si le pion arrive au milieu de trois pions non verrouillés, ce sont eux la ligne ; sinon, c’est la ligne non verrouillée dont il est le bout.*
RG-14 = Une ligne sur l’anneau et une ligne sur le rayon formées ensemble comptent toutes les deux, de même que plusieurs lignes sur des rayons formées en tournant un anneau. Ce qui compte, ce sont les pions verrouillés avant l’action ; seul un pion qui se déplace ou saute est déverrouillé d’abord.*
RG-15 = Pour chaque ligne formée, prenez sur le plateau un pion à chacun des autres joueurs qui en ont, même à ceux qui sont éliminés. Vous devez prendre. Vous pouvez prendre n’importe quel pion, même dans une ligne : la règle imprimée n’en protège aucun.* Les pions pris sont hors jeu.
RG-16 = Avec plusieurs lignes, chacun des autres perd autant de pions que vous avez formé de lignes, ou tous ceux qu’il a sur le plateau. Vous les choisissez un par un, dans le sens des aiguilles d’une montre à partir de vous, un joueur après l’autre.*
RG-17 = Une fois les pions pris, tout joueur à qui il en reste deux ou moins est éliminé. On compte ensemble la main et le plateau : sinon, tout le monde serait éliminé dès le premier tour.* Ce qui reste dans sa main est retiré ; ses pions sur le plateau y restent et peuvent être pris.
RG-18 = Le dernier joueur en jeu gagne, même à un tour qui finirait aussi la partie selon RG-19 : une vraie victoire passe avant.*
RG-19 = Après 100 tours de suite où aucun pion n’a été posé ni pris, ou après 1 000 tours en tout, les pions sur le plateau décident : celui qui en a le plus gagne, et les ex æquo partagent la place. Sans cela, une partie pourrait ne jamais finir. Les pions en main ne comptent pas : il ne sert donc à rien de les garder.*
RG-20 = Classement : d’abord le gagnant, ou ceux qui sont encore en jeu selon RG-19 ; puis les éliminés, en commençant par le dernier parti. Ceux qu’une même action élimine partagent une place. Les ex æquo partagent une place ; la suivante n’est alors pas attribuée (1, 2, 2, 4).*
RG-21 = _Pions_ en main au départ : de trois à douze. Dix est le nombre imprimé. À quatre, dix pions chacun remplissent tout le plateau ; avec six, on joue plus librement.* Des règles maison peuvent changer d’autres points : les règles ci-dessus sont les règles imprimées.

## Images

see-neighbours = Le pion peut aller sur les quatre cases éclairées : deux sur son anneau, deux sur son rayon.
    .alt = Le plateau d’Anneaux avec un pion bleu sur l’anneau du milieu. Les cases avant et après lui sur l’anneau et à côté de lui sur le rayon sont éclairées.
see-turn = Bleu tourne l’anneau intérieur d’un cran, et voilà trois pions sur un rayon.
    .alt = Deux plateaux. Sur le premier, deux pions bleus sont sur le rayon du haut et un troisième un cran à côté sur l’anneau intérieur. Sur le second, tous trois sont sur le rayon.
see-lines = En haut, une ligne sur l’anneau ; en bas, une ligne sur le rayon. Les cadenas montrent quels pions sont verrouillés : les deux bouts de la ligne sur l’anneau.
    .alt = Trois pions bleus côte à côte sur l’anneau extérieur, les deux du bout avec un cadenas, et trois pions orange sur un rayon.
see-spoke = Bleu a tourné l’anneau intérieur : une ligne sur un rayon.
    .alt = Trois pions bleus sur le rayon du haut, un sur chaque anneau. De petites flèches montrent que l’anneau intérieur a tourné dans le sens des aiguilles d’une montre.
see-lock = Un cadenas verrouille les deux bouts d’une ligne sur un anneau : tant qu’on ne les déplace pas, ils ne servent à aucune nouvelle ligne. Les cinq pions bleus font une ligne et deux pions ; les six orange, deux lignes.
    .alt = Cinq pions bleus à la suite sur l’anneau extérieur ; le premier et le troisième portent un cadenas. Six pions orange à la suite sur l’anneau du milieu ; le premier, le troisième, le quatrième et le sixième portent un cadenas.
see-taking = Bleu a formé une ligne et peut prendre n’importe quel pion orange, même verrouillé.
    .alt = En haut, une ligne bleue sur l’anneau. Tous les pions orange sont éclairés, car l’un d’eux va être pris.
see-flying = Plus de pion en main, quatre sur le plateau : le pion choisi peut sauter sur toute case libre.
    .alt = Bleu a quatre pions sur le plateau. L’un est choisi, et toutes les cases libres sont éclairées.

## Comment jouer, pas à pas

step-1 = Vous êtes Bleu. _Posez_ un pion pour en avoir trois côte à côte sur l’anneau extérieur. Touchez la case éclairée.
    .done = Une ligne ! Les pions de ses deux bouts portent maintenant un cadenas : ils sont verrouillés et ne forment plus de ligne avant d’être déplacés.
step-2 = Pour une ligne, vous _prenez_ un pion à chacun des autres. Touchez n’importe quel pion orange.
    .done = Il est hors jeu. Un joueur à qui il ne reste que deux pions, main et plateau ensemble, est éliminé.
step-3 = Au lieu de poser un pion, vous pouvez _tourner_ un anneau d’un cran. Tirez l’anneau intérieur dans le sens horaire, ou appuyez en bas sur son bouton ↻ : trois de vos pions seront sur un rayon.
    .done = C’est aussi une ligne. L’anneau tourné en dernier ne bouge plus tant qu’un autre n’a pas été tourné.
step-4 = Ou bien vous _déplacez_ un pion sur une case voisine. Touchez le pion éclairé, puis la case éclairée.
    .done = Encore une ligne ! Poser, tourner ou déplacer : une seule action par tour. Le dernier joueur en jeu gagne.
