# La page d’aide de Triominos. Une étoile suit ce que nous avons décidé nous-mêmes ; _ceci_ est mis en
# valeur ; les règles nommées deviennent des liens.

## La première page

page-about = Posez des triangles de façon que les coins qui se touchent soient pareils. Chaque carte posée rapporte des fiches, et celui qui en a le plus à la fin gagne.
page-set-up = Mélangez les cartes, faces cachées : c’est la cagnotte. Chacun en met six sur son porte-cartes et reçoit quatre fiches. Retournez une carte et posez-la au milieu. Le plus jeune commence.
page-turn = À votre tour, faites une seule de ces actions :
page-lay = _Posez_ une carte contre le côté d’une autre. Tous les coins qui se rencontrent doivent être pareils. Le joker convient partout.
page-buy = _Achetez_ une carte de la cagnotte pour une fiche, même si vous pouvez en poser une.
page-swap = _Échangez :_ mettez une carte qui convient à la place du joker, et prenez le joker.
page-pass = Pas de fiche, et rien ne convient ? Alors, vous _passez_. Porte-cartes vide ? Vous jouez encore : achetez une carte au tour suivant.
page-reward = Fiches à gagner :
page-reward-tile = pour une carte
page-reward-hexagon = pour chaque hexagone
page-reward-bridge = pour un pont
page-reward-last = pour la dernière carte de votre porte-cartes
page-end = Quand la dernière carte de la cagnotte est prise, chacun joue encore une fois, et celui qui l’a prise joue en dernier. Vous avez le plus de fiches ? C’est gagné !
tip-1 = Parfois, mieux vaut ne pas poser : achetez, et attendez un hexagone ou un pont.
tip-2 = Ne laissez jamais un hexagone auquel il ne manque qu’une carte.
tip-3 = Dès quatre ans, avec quelqu’un qui aide : commencez sans le joker, toutes les cartes visibles.

## Toutes les règles

section-tiles = Les cartes et la table
section-turn = Votre tour
section-end = La fin
section-options = Options
section-knowing = Qui sait quoi

turn-intro = À votre tour, faites une seule de ces actions :

TR-1 = Il y a 36 cartes : un joker, et une carte pour chaque choix de trois chiffres de 1 à 5, de 111 à 555. Chaque chiffre a sa couleur et son nombre d’étoiles : chiffre, couleur et étoiles veulent dire la même chose. Lus dans le sens des aiguilles d’une montre depuis le plus petit, les chiffres ne descendent jamais ; la règle imprimée ne donne que le nombre de cartes, et il y en a exactement 35 de cette sorte.* On peut tourner une carte, mais jamais la retourner.
TR-2 = Les cartes se posent sur une grille de triangles. Une case porte le nom de sa colonne et de sa rangée, avec u si elle pointe vers le haut et d si elle pointe vers le bas ; une carte se lit depuis la pointe de sa case, dans le sens des aiguilles d’une montre.*
TR-3 = Deux cases se touchent par un côté si elles ont deux coins en commun.
TR-4 = On mélange les cartes, faces cachées : c’est la cagnotte. Chacun en prend six et reçoit quatre fiches. On retourne une carte de la cagnotte et on la pose au milieu ; si c’est le joker, on le remélange et on en retourne une autre. Elle pointe vers le haut et se lit depuis sa pointe comme elle s’écrit, pour qu’on puisse noter les parties.* Choisissez qui commence, ou tirez au sort ; ensuite, on joue dans le sens des aiguilles d’une montre.
TR-5 = La banque a toujours assez de fiches : les feuilles imprimées ne sont pas d’accord sur leur nombre.*
TR-6 = _Poser_ une carte de votre porte-cartes sur une case libre qui touche une carte par un côté. Chacun de ses coins doit porter le chiffre qui se trouve déjà à ce point, même là où les cartes ne se touchent que par ce point : deux chiffres différents ne se rencontrent jamais.* Un point que seul le joker touche n’a pas encore de chiffre.
TR-7 = _Poser le joker_ sur n’importe quelle case libre qui touche une carte par un côté. Il convient partout et ne donne pas de chiffre à ses coins. Un coin du joker qu’aucune autre carte ne touche accepte n’importe quel chiffre : si c’était tout un côté, des chiffres différents pourraient se rencontrer.*
TR-8 = Une carte posée, ou le joker, vous rapporte une fiche. Une de plus pour chaque _hexagone_ qu’elle ferme, c’est-à-dire un point entouré de cartes de tous les côtés, même pour un troisième : le tableau imprimé s’arrête à deux.* Une de plus pour un _pont_ : la carte ne touche qu’une voisine par un côté, et son coin opposé rejoint une carte qui était déjà là. La feuille ne montre un pont qu’en image.* Et une de plus si c’était la dernière carte de votre porte-cartes. Le joker compte partout comme une carte.
TR-9 = _Échanger :_ mettez une carte de votre porte-cartes à la place du joker, si elle y convient, et prenez le joker. On ne gagne rien et on ne paie rien.
TR-10 = _Acheter :_ payez une fiche et prenez une carte dans la cagnotte, même si vous pouvez en poser une. Il faut avoir une fiche, et qu’il reste une carte dans la cagnotte.
TR-11 = _Passer,_ seulement si vous ne pouvez ni poser ni acheter de carte. Pouvoir échanger n’y change rien : la règle imprimée n’oblige jamais à échanger.*
TR-12 = Chacune de ces actions termine votre tour. Un joueur qui a posé la dernière carte de son porte-cartes continue à jouer : il achète une carte au tour suivant.
TR-13 = Quand la dernière carte de la cagnotte est prise, chacun joue encore une fois, et celui qui l’a prise joue en dernier. Puis la partie est finie.
TR-14 = Si tous passent l’un après l’autre alors qu’il reste des cartes dans la cagnotte, la partie est finie aussi : sinon, elle pourrait ne jamais finir.*
TR-15 = Le joueur qui a le plus de fiches gagne. Les ex æquo partagent une place ; la suivante n’est alors pas attribuée (1, 2, 2, 4).
TR-16 = Sans le _joker_, il y a 35 cartes. Avec les _cartes visibles_, tout le monde voit les cartes de tout le monde. Pour les petits, les deux ensemble sont un bon début : pas de joker, et toutes les cartes visibles. Pour cela, choisissez « première partie ». Les _règles maison_ changent le nombre de cartes et de fiches au départ, ce que rapportent un hexagone, un pont et la dernière carte d’un porte-cartes, et le prix d’une carte de la cagnotte.
TR-17 = Vous voyez la table, les fiches de chacun, combien de cartes il y a sur chaque porte-cartes et dans la cagnotte, et vos propres cartes ; avec les cartes visibles, toutes. Tout le monde sait qui a échangé le joker et ne l’a pas encore reposé. Personne ne connaît l’ordre de la cagnotte.

## Images

see-fits = Chiffre, couleur et étoiles veulent dire la même chose. La carte choisie convient aux places éclairées.
    .alt = Trois cartes sur la table et trois sur le porte-cartes. Une carte du porte-cartes est choisie, et les places libres où elle convient sont éclairées.
see-hexagon = Un hexagone : six cartes autour d’un point.
    .alt = Deux tables. Sur la première, cinq cartes entourent un point et une place est ouverte ; sur la seconde, la carte 1 5 5 la remplit.
see-bridge = Un pont : la carte touche un seul côté, et son coin éloigné rejoint d’autres cartes par-dessus un vide.
    .alt = Deux tables. Sur la première, une suite de cartes revient presque jusqu’à son début ; sur la seconde, une nouvelle carte relie ses deux bouts.
see-swap = Une carte qui convient prend la place du joker, et le joker va sur le porte-cartes.
    .alt = Deux tables. Sur la première, le joker est entre deux cartes ; sur la seconde, la carte 1 2 3 est à sa place.

## Comment jouer, pas à pas

step-1 = Vous êtes Bleu, vos cartes sont en bas. _Posez-en_ une : touchez la carte 1 2 3, puis la place éclairée. S’il le faut, elle tourne toute seule.
    .done = Les coins qui se rencontrent portent le même chiffre. Chaque carte posée vous rapporte une fiche.
step-2 = Cinq cartes entourent un point, et vous avez la sixième. Posez la carte 1 5 5 dans le vide.
    .done = Un _hexagone !_ Une fiche pour la carte et une pour l’hexagone. Un pont par-dessus un vide en rapporte aussi une de plus.
step-3 = Aucune de vos cartes ne convient. _Achetez-en_ une avec le bouton du bas.
    .done = Elle a coûté une fiche, et votre tour est fini. À chaque tour, une seule action : poser, échanger ou acheter.
step-4 = Voici le _joker_, qui convient partout. Mais vous avez la bonne carte pour sa place : touchez la carte 1 2 3, puis le joker.
    .done = Le joker est à vous : posez-le où vous voulez. À la fin, le joueur qui a le plus de fiches gagne.
