# La page d’aide de Triominos. Une étoile suit ce que nous avons décidé nous-mêmes ; _ceci_ est mis en
# valeur ; les règles nommées deviennent des liens.

## La première page

page-about = Lay triangles so that touching corners are alike. Every tile you lay earns chips, and the most chips win.
page-set-up = Shuffle the tiles face down: that is the pot. Everybody takes six tiles and four chips. Turn over one tile and lay it in the middle.
page-turn = On your turn, do one of these:
page-lay = _Lay_ a tile against the side of another. All corners that meet must match. The joker fits everywhere.
page-buy = _Buy_ a tile from the pot for a chip, even if you could lay one.
page-swap = _Swap:_ put a tile that fits in the joker’s place, and take the joker.
page-pass = No chip, and nothing fits? Then you _pass_. Rack empty? Play on: buy a tile next turn.
page-reward = Chips you earn:
page-reward-tile = for a tile
page-reward-hexagon = for each hexagon
page-reward-bridge = for a bridge
page-reward-last = for the last tile on your rack
page-end = When the last tile of the pot is drawn, everybody has one more turn, ending with the player who drew it. The most chips win.
tip-1 = It can pay not to lay: buy, and wait for a hexagon or a bridge.
tip-2 = Never leave a hexagon that lacks just one tile.
tip-3 = From four years on, with somebody who helps: begin without the joker, and with all tiles open.

## Toutes les règles

section-tiles = Les pièces et la table
section-turn = Votre tour
section-end = La fin
section-options = Options
section-knowing = Qui sait quoi

turn-intro = Vous faites une de ces choses.

TR-1 = Il y a 36 pièces : un joker, et une pièce pour chaque choix de trois valeurs de 1 à 5, de 111 à 555. Lus dans le sens des aiguilles d’une montre depuis la plus petite valeur, les coins ne décroissent jamais ; c’est ainsi qu’on écrit une pièce.* On tourne les pièces, on ne les retourne jamais.
TR-2 = Les pièces sont posées sur une grille de triangles. Une case porte le nom de sa colonne et de sa rangée, avec u si elle pointe vers le haut et d si elle pointe vers le bas ; une pièce se lit depuis la pointe de sa case, dans le sens des aiguilles d’une montre.* Exactement : le point (x, y) est à x + y/2 vers la droite et y rangées plus haut. La case x,yu a les points (x, y+1), (x+1, y), (x, y), et la case x,yd les points (x+1, y), (x, y+1), (x+1, y+1) ; le premier nommé est la pointe.
TR-3 = Deux cases se touchent par un côté si elles ont deux points en commun.
TR-4 = On mélange les pièces dans une pioche, et chacun en reçoit six, avec quatre jetons. On retourne une pièce de la pioche et on la pose en 0,0u de sorte qu’elle se lise comme elle s’écrit ; si c’est le joker, on le remet dans la pioche et on en retourne une autre. Bleu commence, et l’on joue dans le sens des aiguilles d’une montre.
TR-5 = La banque a toujours assez de jetons.*
TR-6 = _Poser_ une pièce de votre chevalet sur une case libre qui touche une pièce par un côté. Chacun de ses coins doit avoir la valeur que ce point a déjà, même là où des pièces ne se rencontrent qu’en ce point.* Un point que seul le joker touche n’a pas encore de valeur.
TR-7 = _Poser le joker_ sur n’importe quelle case libre qui touche une pièce par un côté. Il va partout et ne donne pas de valeur à ses coins.
TR-8 = Pour une pièce posée, ou le joker, vous recevez un jeton. Un de plus pour chaque _hexagone_ qu’elle ferme : un point dont les six cases sont toutes prises. Un de plus pour un _pont_ : une seule case voisine est prise, et le point opposé était déjà touché. Et un de plus si c’était la dernière pièce de votre chevalet. Le joker compte partout comme une pièce.
TR-9 = _Échanger :_ mettez une pièce de votre chevalet à la place du joker, si elle y va sans le joker, et prenez le joker. On ne gagne ni ne paie rien.
TR-10 = _Acheter :_ payez un jeton et piochez une pièce, même si vous pourriez en poser une. Il faut un jeton, et une pièce dans la pioche.
TR-11 = _Passer,_ seulement si vous ne pouvez ni poser ni acheter. Pouvoir échanger n’y change rien.*
TR-12 = Chacune de ces choses termine votre tour.
TR-13 = Quand la dernière pièce de la pioche est tirée, chacun joue encore une fois, et celui qui l’a tirée joue en dernier. Puis la partie est finie.
TR-14 = Si tous passent l’un après l’autre alors qu’il reste des pièces dans la pioche, la partie est finie aussi : sinon elle pourrait ne jamais finir.*
TR-15 = Le plus de jetons gagne. Votre rang est le nombre de joueurs qui ont plus de jetons, plus un.
TR-16 = Sans le _joker_, il y a 35 pièces. Avec les _chevalets ouverts_, tout le monde voit toutes les pièces. Pour les petits, les deux ensemble sont un bon début : sans joker et chevalets ouverts, ce que choisit le genre « first ».
TR-17 = Vous voyez la table, les jetons de chacun, combien de pièces sont sur chaque chevalet et dans la pioche, et votre propre chevalet ; avec les chevalets ouverts, tous. Tout le monde sait qui a échangé le joker et ne l’a pas encore reposé. Personne ne connaît l’ordre de la pioche.

## Images

see-fits = Une pièce est choisie : les places où ses coins s’accordent sont éclairées.
    .alt = Trois pièces sur la table et trois sur le chevalet. Une pièce du chevalet est choisie, et les places libres où elle va sont éclairées.
see-hexagon = La sixième pièce autour d’un point ferme un hexagone : un jeton pour la pièce, un pour l’hexagone.
    .alt = Deux tables. Sur la première, cinq pièces entourent un point et une place est ouverte ; sur la seconde, la pièce 1 5 5 la remplit.
see-bridge = La nouvelle pièce ne touche une voisine que par un côté, et son coin éloigné rejoint des pièces par-dessus un vide : un pont, un jeton de plus.
    .alt = Deux tables. Sur la première, une suite de pièces revient presque jusqu’à elle-même ; sur la seconde, une nouvelle pièce relie ses deux bouts.
see-swap = Une pièce qui va prend la place du joker, et le joker va sur le chevalet.
    .alt = Deux tables. Sur la première, le joker est entre deux pièces ; sur la seconde, la pièce 1 2 3 est à sa place.

## Comment jouer, pas à pas

step-1 = Vous êtes Bleu, vos pièces sont en bas. _Posez-en_ une : touchez la pièce 1 2 3, puis la place éclairée. S’il le faut, elle tourne d’elle-même.
    .done = Les coins qui se rencontrent ont la même valeur. Chaque pièce posée vous rapporte un jeton.
step-2 = Cinq pièces entourent un point, et vous avez la sixième. Posez la pièce 1 5 5 dans le vide.
    .done = Un _hexagone !_ Un jeton pour la pièce et un pour l’hexagone. Un pont par-dessus un vide en rapporte aussi un de plus.
step-3 = Aucune de vos pièces ne va. _Achetez-en_ une avec le bouton du bas.
    .done = Elle a coûté un jeton, et votre tour est fini. À chaque tour, une seule chose : poser, échanger ou acheter.
step-4 = Voici le _joker_, qui va partout. Mais vous avez la bonne pièce pour sa place : touchez la pièce 1 2 3, puis le joker.
    .done = Le joker est à vous : posez-le où vous voulez. À la fin, le plus de jetons gagne.
