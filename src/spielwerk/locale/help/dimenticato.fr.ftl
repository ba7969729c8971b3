# La page d’aide de Dimenticato. Une étoile suit ce que nous avons décidé nous-mêmes ; _ceci_ est mis
# en valeur ; les règles nommées deviennent des liens.

## La première page

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

## Toutes les règles

section-track = Le parcours
section-cards = Les cartes
section-moving = Votre tour
section-hitting = Prendre
section-end = La fin
section-knowing = Qui sait quoi

DI-1 = Une carte a deux fois deux cases à dés. Les cartes forment un anneau fermé, large de deux cases : à quatre, cinq cartes sur cinq (16 cartes, 64 cases), à trois, cinq en largeur et trois en hauteur (12, 48), à deux, trois sur trois (8, 32).* Chacun a une grande carte, et trois petites séparent deux grandes voisines.
DI-2 = On compte les cartes dans le sens des aiguilles d’une montre à partir du coin en haut à gauche, qui est 0. Les grandes cartes de Bleu, Orange, Vert et Violet sont 2, 6, 10, 14 à quatre, 1, 5, 9 à trois et 1, 5 à deux. Aucune n’est dans un coin.*
DI-3 = Contre le bord extérieur d’une grande carte se trouvent quatre autres cases, le _bloc_ de son propriétaire : les cases de départ, qui sont aussi celles d’arrivée.
DI-4 = Les cases se nomment comme celles d’un échiquier, la rangée 1 en bas. À quatre, les colonnes vont de a à n et les rangées de 1 à 14, l’anneau de c à l et de 3 à 12. À trois : de a à n, de 1 à 10, l’anneau de c à l et de 3 à 8. À deux : de a à j, de 1 à 10, l’anneau de c à h et de 3 à 8.*
DI-5 = On tourne dans le sens des aiguilles d’une montre : en haut vers la droite, à droite vers le bas, en bas vers la gauche, à gauche vers le haut.
DI-6 = _Un pas_ sur une carte droite va d’une case en avant, ou de côté vers l’autre voie. Sur une carte d’angle, il va, depuis n’importe laquelle de ses quatre cases, dans la direction par laquelle on arrive à l’angle ou dans celle par laquelle on le quitte. Jamais en arrière, jamais en diagonale.
DI-7 = En rentrant, vous pouvez passer de la voie extérieure de votre propre grande carte dans votre bloc, et y aller dans les quatre directions. Un pion dans son bloc y reste, et personne n’entre dans le bloc d’un autre.
DI-8 = En rentrant, un pion ne peut pas quitter sa propre grande carte vers l’avant : il dépasserait son arrivée.*
DI-9 = Il y a douze petites cartes, chacune avec quatre chiffres différents en quatre couleurs différentes, celles des places. Chaque chiffre revient huit fois, et deux fois dans chaque couleur.*
DI-10 = Pour la mise en place, on mélange les petites cartes et on en pose trois par joueur le long de l’anneau, chacune tournée d’un nombre de quarts de tour au hasard.* Si une carte montre un 6 dans la voie extérieure juste avant une grande carte, et que cette case est sur une carte d’angle, on la tourne d’un quart de plus : de là, un 6 ne mènerait nulle part le propriétaire de la grande carte. Une mise en place donnée comme données est prise telle quelle.
DI-11 = Les dés d’une grande carte n’ont pas de couleur. Dans le sens du jeu, ce sont 1 et 2 dans la voie extérieure, 3 et 4 dans la voie intérieure : ainsi aucune case n’y est une impasse.*
DI-12 = Chacun commence avec quatre pions sur les quatre cases de départ. Bleu commence, on joue dans le sens des aiguilles d’une montre, et un pion avance à chaque tour. Une case ne porte qu’un pion au plus.
DI-13 = _Un chemin_ a exactement le nombre de pas voulu et deux virages à angle droit au plus ; un virage est un changement de direction entre deux pas. Aucun pas ne défait le précédent. On saute par-dessus les pions en chemin. La dernière case doit être libre, ou porter un pion qui peut être pris.
DI-14 = _Partir :_ tant qu’un de vos pions attend encore sur sa case de départ, vous devez en déplacer un tel, de 2, 3, 4 ou 5 pas à votre gré, jusqu’à une case au-delà de votre grande carte. Dans le bloc et sur la grande carte, aucun pas ne va contre le sens du jeu. Si aucun ne peut partir, vous annoncez pour un pion en route (DI-15) ; celui qui attend doit partir dès qu’il le peut. Si aucun n’est en route non plus, le tour est perdu.*
DI-15 = _Annoncer :_ ensuite un pion fait autant de pas que le montre le dé sous lui. Choisissez n’importe lequel de vos pions sur un dé, même sans chemin, et annoncez un chiffre. S’il est juste, vous devez déplacer le pion, même si ce n’est possible qu’en prenant ; s’il n’a pas de chemin, le tour est fini. S’il est faux, le pion reste et le tour est fini. Après l’annonce, tout le monde voit le chiffre.*
DI-16 = _Dans l’arrivée,_ un pion peut avancer d’une case, ou de deux en tournant le coin, sur toute case d’arrivée libre. C’est un tour, et l’on n’annonce rien.
DI-17 = Si vous avez un pion sur un dé, on vous demande toujours d’annoncer, même quand aucun pion n’a de chemin avec son vrai chiffre : ne pas le demander trahirait des chiffres.* Sans pion sur un dé et sans coup dans l’arrivée, le tour est perdu aussitôt.
DI-18 = Un pion adverse au bout de votre chemin est _pris_. Un pion sur une case de sa propre couleur est à l’abri, sur les cases de départ et d’arrivée aussi, et personne ne prend ses propres pions. Vous n’êtes pas obligé de prendre.
DI-19 = Un pion pris est reculé de trois cases : trois pas de DI-6 à l’envers, sur des dés, avec un virage au plus et sans défaire un pas, jusqu’à une case libre. On saute par-dessus les pions en chemin. La case que le pion preneur vient de quitter est libre, et c’est le preneur qui choisit.* S’il n’y a pas de telle case, le pion ne peut pas être pris.
DI-20 = Un pion n’est pas reculé sur sa propre grande carte, ni au-delà, sauf s’il s’y trouve quand il est pris.* Il n’est jamais reculé dans un bloc.
DI-21 = Qui a le premier ses quatre pions à l’arrivée gagne. Les autres sont classés selon le nombre de pions arrivés, puis selon les pas qui restent à leurs autres pions, le moins d’abord : le moins de pas jusqu’à la case d’arrivée la plus proche sur un parcours vide, sans compter les virages ; pour un pion qui n’est pas parti, hors du bloc, tout le tour et le retour. À égalité, on partage le rang.*
DI-22 = Après 1000 tours, la partie est finie, et tous sont classés comme dans DI-21.*
DI-23 = Les cartes sont visibles au départ, et chaque chiffre se voit jusqu’à ce qu’un pion le couvre. On vous montre tous les pions, toutes les couleurs, les chiffres des cases découvertes, et un chiffre au moment où il est annoncé. Ce qui est sous un pion n’est jamais envoyé à un écran ; et pendant la partie, personne n’apprend rien des tours passés sauf le dernier, car la longueur d’un ancien chemin trahit aussi un chiffre.*
DI-24 = L’ordinateur voit la même chose et a sa propre mémoire. Il note chaque chiffre qu’on lui montre, et oublie chacun avec une chance par tour qui dépend de son niveau ; le plus fort n’oublie rien.*

## Images

see-track = Le parcours à deux : en haut et en bas les grandes cartes, avec les pions sur leurs cases de départ ; entre elles, de petites cartes.
    .alt = Un anneau carré de dés, large de deux cases. Au-dessus quatre pions bleus, au-dessous quatre pions orange.
see-leave = The start with two players. The chosen figure may go where it glows.
    .alt = The track at the start. One blue figure is chosen, and the fields two to five steps away, beyond its big card, are lit.
see-deck = Les douze petites cartes. La couleur et la forme des points disent à qui est le dé.
    .alt = Douze cartes de quatre dés chacune ; les chiffres diffèrent, les couleurs aussi.
see-ways = Le chiffre était juste, un 4 : le pion peut aller sur les cases éclairées, en quatre pas avec deux virages au plus.
    .alt = Un pion bleu dans le coin en haut à droite du parcours. Les cases qu’il atteint en quatre pas sont éclairées.
see-home = Rentrer avec un 3 : le chemin longe la grande carte et sort vers le bloc.
    .alt = Un pion bleu juste avant sa propre grande carte. Les cases qu’il atteint en trois pas sont éclairées, dont des cases d’arrivée.
see-hit = Avec un 3, Bleu a pris le pion orange, qui a été reculé de trois cases.
    .alt = Un pion bleu est allé là où se trouvait un pion orange, et le pion orange est maintenant trois cases en arrière. Des lignes montrent les deux chemins.

## Comment jouer, pas à pas

step-1 = Vous êtes Bleu. Un pion quitte le départ de deux à cinq pas. Touchez n’importe quel pion bleu, puis le dé éclairé. _Retenez son chiffre :_ il va être couvert.
    .done = Plus personne ne voit ce dé. De là, votre pion fera exactement autant de pas qu’il en montre.
step-2 = Tous vos pions sont en route. Quel chiffre se cache sous celui du coin, où vous venez d’aller ? _Annoncez-le_ avec les touches du bas.
    .done = C’est juste ! Sinon, le pion serait resté et votre tour serait fini.
step-3 = _Déplacez-le_ donc de quatre pas, en avant ou de côté, avec deux virages au plus. Touchez un dé éclairé, et retenez encore son chiffre.
    .done = C’est ainsi qu’on fait le tour, de chiffre en chiffre. Sur un dé de sa couleur, un pion est à l’abri.
step-4 = Vos trois pas finissent là où se trouve un pion orange : _prenez-le_. Touchez-le, puis la case où il est reculé.
    .done = Le preneur choisit la case, trois en arrière. Qui a le premier ses quatre pions à l’arrivée gagne.
