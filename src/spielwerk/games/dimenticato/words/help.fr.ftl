# La page d’aide de Dimenticato. Une étoile suit ce que nous avons décidé nous-mêmes ; _ceci_ est mis
# en valeur ; les règles nommées deviennent des liens.

## La première page

page-about = Faites faire à vos quatre pions le tour d’un parcours de dés, puis ramenez-les. Chaque pion cache le dé qui dit de combien il avancera ensuite : retenez le chiffre !
page-set-up = Chacun reçoit une grande carte ; entre voisins, trois petites cartes ferment l’anneau. Vos pions attendent sur vos quatre cases de départ, qui sont aussi vos cases d’arrivée. Le plus jeune commence.
page-leave = _Vos quatre premiers tours :_ à chaque fois, un pion quitte votre grande carte, en avançant de 2 à 5 cases à votre choix. Regardez le dé avant de le cacher !
page-call = _Ensuite,_ choisissez un pion et annoncez le chiffre qu’il cache. Juste ? Il avance exactement d’autant, s’il le peut. Faux ? Il reste là. Dans les deux cas, votre tour est fini.
page-way = Les pions vont dans le sens des aiguilles d’une montre, en avant ou de côté, avec deux virages au plus. Ils sautent par-dessus les autres.
page-hit = _Prendre :_ si vous finissez sur un pion adverse, il recule de trois cases, sur une case libre. On n’est jamais obligé de prendre. Sur un dé de sa couleur, un pion est à l’abri.
page-end = Il faut le chiffre exact pour atteindre une case d’arrivée. Le premier qui ramène ses quatre pions gagne.
tip-1 = Répétez-vous vos chiffres, toujours dans le même ordre.
tip-2 = Case d’arrivée occupée ? Au lieu d’annoncer un chiffre, déplacez le pion qui s’y trouve vers une autre case d’arrivée.
tip-3 = Deux pions sur le même chiffre sont plus faciles à retenir.

## Toutes les règles

section-track = Le parcours
section-cards = Les cartes
section-moving = Votre tour
section-hitting = Prendre
section-end = La fin
section-knowing = Qui sait quoi

DI-1 = Chaque carte a deux fois deux cases à dés. Les cartes forment un anneau fermé, large de deux cases : à quatre, cinq cartes sur cinq (16 cartes, 64 cases) ; à trois, cinq en largeur et trois en hauteur (12 cartes, 48 cases) ; à deux, trois sur trois (8 cartes, 32 cases). La feuille donne les nombres ; ces formes sont les plus carrées qui y répondent.* Chacun a une grande carte, et trois petites séparent deux grandes voisines.
DI-2 = On compte les cartes dans le sens des aiguilles d’une montre à partir du coin en haut à gauche, qui est 0. Les grandes cartes sont 2, 6, 10 et 14 à quatre, 1, 5 et 9 à trois, 1 et 5 à deux. Aucune n’est dans un coin, car pour en partir il faudrait tourner à gauche.*
DI-3 = Contre le bord extérieur de chaque grande carte se trouvent quatre autres cases, les _cases de départ_ de son propriétaire, qui sont aussi ses _cases d’arrivée_. La feuille ne dit pas de quel bord il s’agit ; ceux qui ont joué avec la boîte se souviennent du bord extérieur.*
DI-4 = Les cases se nomment comme celles d’un échiquier, la rangée 1 en bas. À quatre, les colonnes vont de a à n et les rangées de 1 à 14 ; à trois, de a à n et de 1 à 10 ; à deux, de a à j et de 1 à 10. L’anneau commence à la troisième colonne et à la troisième rangée.*
DI-5 = On fait le tour dans le sens des aiguilles d’une montre : en haut vers la droite, à droite vers le bas, en bas vers la gauche, à gauche vers le haut.
DI-6 = _Un pas_ sur une carte droite va d’une case en avant, ou de côté sur l’autre voie. Sur une carte d’angle, il va, depuis n’importe laquelle de ses quatre cases, seulement dans la direction par laquelle on arrive à l’angle ou dans celle par laquelle on le quitte, et l’on n’y tourne qu’à droite. Les quatre cases de la carte d’angle comptent : pour la case extérieure seule, la règle ne dirait rien.* Jamais en arrière, jamais en diagonale.
DI-7 = En rentrant, un pion peut passer de la voie extérieure de votre propre grande carte sur vos cases d’arrivée, et y aller dans les quatre directions. Un pion sur ses cases d’arrivée y reste, et personne ne va sur celles d’un autre.
DI-8 = En rentrant, un pion ne peut pas quitter sa propre grande carte vers l’avant : il dépasserait son arrivée.*
DI-9 = Il y a douze petites cartes, chacune avec quatre chiffres différents en quatre couleurs différentes, celles des joueurs. Chaque chiffre revient huit fois, et deux fois dans chaque couleur. Nous ne connaissons pas les cartes imprimées : celles-ci sont les nôtres.*
DI-10 = Au début, on mélange les petites cartes et on les pose dans l’ordre, trois par joueur, chacune tournée au hasard.* Si une carte montre un 6 dans la voie extérieure, dans un angle juste avant une grande carte, on la tourne d’un quart de plus : de là, un 6 ne mènerait personne à l’arrivée.*
DI-11 = Les dés d’une grande carte n’ont pas de couleur. Dans le sens du jeu, ce sont 1 et 2 dans la voie extérieure, 3 et 4 dans la voie intérieure : avec ces chiffres, aucune case près de l’arrivée n’est une impasse.*
DI-12 = Chacun commence avec quatre pions sur les quatre cases de départ. Le plus jeune commence, ou celui que vous choisissez ; on joue dans le sens des aiguilles d’une montre, et l’on déplace un pion par tour. Une case porte un pion au plus. Les _règles maison_ changent le nombre de pions, le nombre de pas pour quitter le départ, s’il faut annoncer les chiffres ou seulement regarder, si un pion est à l’abri sur sa couleur, si l’on peut rester au lieu de prendre, et de combien de cases recule un pion pris.
DI-13 = _Un déplacement_ a exactement le nombre de pas voulu, avec deux virages à angle droit au plus. Un virage est un changement de direction entre deux pas ; le premier pas n’en est pas un.* Aucun pas ne défait le précédent. On saute par-dessus les pions en chemin. La dernière case doit être libre, ou porter un pion que vous pouvez prendre.
DI-14 = _Partir :_ tant qu’un de vos pions attend encore sur sa case de départ, vous devez en sortir un, de 2, 3, 4 ou 5 pas à votre choix, jusqu’à une case au-delà de votre grande carte. En partant, aucun pas ne va contre le sens du jeu.* Si aucun pion ne peut partir, annoncez le chiffre d’un pion déjà en route (DI-15) ; celui qui attend doit partir dès qu’il le peut. Si aucun n’est en route non plus, vous passez votre tour. Si vos pions ne peuvent partir qu’en prenant, vous pouvez aussi rester : vos propres pions peuvent bloquer le dernier, et personne n’est obligé de prendre.*
DI-15 = _Annoncer :_ ensuite, un pion fait autant de pas que le montre le dé sous lui. Choisissez n’importe lequel de vos pions sur un dé, même s’il ne peut pas bouger, et annoncez un chiffre. S’il est juste, vous devez déplacer le pion ; s’il ne peut bouger qu’en prenant, vous prenez ou vous restez. S’il ne peut pas bouger, ou si le chiffre est faux, le pion reste où il est et votre tour est fini. Après l’annonce, tout le monde voit le chiffre, car il faut bien que quelqu’un vérifie.*
DI-16 = _Sur les cases d’arrivée,_ un pion peut avancer d’une case, ou de deux en tournant, sur toute case d’arrivée libre ; comme partout, on saute par-dessus les autres pions.* Cela compte comme un tour, et l’on n’annonce rien. C’est utile quand la case où votre prochain pion doit arriver est prise.
DI-17 = Si vous avez un pion sur un dé, on vous demande toujours d’annoncer, même si aucun de vos pions ne peut bouger avec son vrai chiffre : sinon, tout le monde saurait qu’aucun ne convient.* Sans pion sur un dé et sans coup sur les cases d’arrivée, vous passez votre tour.
DI-18 = Si votre déplacement finit sur un pion adverse, vous le _prenez_. Un pion sur une case de sa propre couleur est à l’abri, un pion sur une case de départ ou d’arrivée aussi, et l’on ne prend jamais ses propres pions. Personne n’est obligé de prendre.
DI-19 = Un pion pris recule de trois cases : trois pas de DI-6 à l’envers, seulement sur des dés, avec un virage au plus et sans défaire un pas, jusqu’à une case libre. On saute par-dessus les pions en chemin. La case que vient de quitter le pion qui prend compte comme libre, et c’est le joueur qui prend qui choisit.* S’il n’y a pas de telle case, le pion ne peut pas être pris.
DI-20 = Un pion ne recule pas sur sa propre grande carte, ni au-delà, sauf s’il s’y trouve quand il est pris : il a alors déjà fait le tour.* Il ne recule jamais sur une case de départ ou d’arrivée.
DI-21 = Le premier qui a ses quatre pions à l’arrivée gagne. Les autres sont classés selon le nombre de pions arrivés, puis selon le chemin qui reste à leurs autres pions, le plus court d’abord : le moins de pas possible jusqu’à la case d’arrivée la plus proche sur un parcours vide ; pour un pion qui n’est pas parti, tout le tour. La feuille ne nomme que le gagnant. Les ex æquo partagent une place ; la suivante n’est alors pas attribuée (1, 2, 2, 4).*
DI-22 = Après 1 000 tours, la partie est finie, pour qu’aucune ne dure toujours, et tous sont classés comme dans DI-21.*
DI-23 = Les cartes sont visibles au départ, et chaque chiffre se voit jusqu’à ce qu’un pion le cache. Vous voyez tous les pions, toutes les couleurs, les chiffres des cases découvertes, et un chiffre au moment où il est annoncé. Pendant la partie, on ne peut revoir que le dernier tour, car la longueur d’un ancien déplacement trahirait aussi un chiffre.*
DI-24 = L’ordinateur voit la même chose que vous et a sa propre mémoire. Il note chaque chiffre qu’on lui montre et peut l’oublier, d’autant plus vite que son niveau est bas ; le plus fort n’oublie rien.*

## Images

see-track = Le parcours à deux : en haut et en bas, les grandes cartes, avec les pions sur leurs cases de départ ; entre elles, les petites cartes.
    .alt = Un anneau carré de dés, large de deux cases. Au-dessus quatre pions bleus, au-dessous quatre pions orange.
see-leave = Le départ à deux. Le pion choisi peut aller sur les cases éclairées.
    .alt = Le parcours au départ. Un pion bleu est choisi, et les cases à deux, trois, quatre ou cinq pas, au-delà de sa grande carte, sont éclairées.
see-deck = Les douze petites cartes. La couleur et la forme des points disent à qui est le dé.
    .alt = Douze cartes de quatre dés chacune ; les chiffres diffèrent, les couleurs aussi.
see-ways = Le chiffre était juste, un 4 : quatre pas, avec deux virages au plus.
    .alt = Un pion bleu dans le coin en haut à droite du parcours. Les cases qu’il atteint en quatre pas sont éclairées.
see-home = Rentrer avec un 3.
    .alt = Un pion bleu juste avant sa propre grande carte. Les cases qu’il atteint en trois pas sont éclairées, dont des cases d’arrivée.
see-hit = Avec un 3, Bleu a pris le pion orange, qui a reculé de trois cases.
    .alt = Un pion bleu est allé là où se trouvait un pion orange, et le pion orange est maintenant trois cases en arrière. Des lignes montrent les deux chemins.

## Comment jouer, pas à pas

step-1 = Vous êtes Bleu. Un pion quitte le départ en faisant de deux à cinq pas. Touchez n’importe quel pion bleu, puis le dé éclairé. _Retenez son chiffre :_ votre pion va le cacher.
    .done = Maintenant, plus personne ne voit ce dé. De là, votre pion fera exactement autant de pas qu’il en montre.
step-2 = Tous vos pions sont en route. Quel chiffre se cache sous celui du coin, où vous venez d’arriver ? _Annoncez-le_ avec les touches du bas.
    .done = C’est juste ! Sinon, le pion serait resté là et votre tour serait fini.
step-3 = _Déplacez-le_ donc de quatre pas, en avant ou de côté, avec deux virages au plus. Touchez un dé éclairé, et retenez encore son chiffre.
    .done = C’est ainsi qu’on fait le tour, de chiffre en chiffre. Sur un dé de sa couleur, un pion est à l’abri.
step-4 = Vos trois pas finissent là où se trouve un pion orange : _prenez-le_. Touchez-le, puis la case où il doit reculer.
    .done = Celui qui prend choisit la case, trois en arrière. Le premier qui a ses quatre pions à l’arrivée gagne.
