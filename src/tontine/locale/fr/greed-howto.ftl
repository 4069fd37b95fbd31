# Greed Incorporated : une page pour qui n’a jamais joué, et les titres des règles.

howto-picture = Deux sociétés : leurs actifs, leur argent, et les postes de leur direction avec les marqueurs des joueurs qui les occupent.
howto-aim = Posséder les signes de richesse qui valent le plus de points. On les paie de sa fortune personnelle, et l’argent de votre société n’en fait pas partie : il faut se faire renvoyer pour en toucher.
    .heading = Le but
howto-year = Chacun annonce un actif, dont les flèches déplacent les prix. Les sociétés misent en secret sur les actifs à vendre, et le marqueur de la carte prend un poste chez l’acheteuse. Les actifs donnent des produits, que les sociétés échangent, transforment et vendent. Qui ne gagne pas plus que l’an passé reçoit la botte : PDG, DAF et DO désignent des boucs émissaires, renvoyés avec jusqu’à 40 % de la trésorerie. Cette fortune achète chaque année aux enchères un signe en or et un en argent, ou une nouvelle société.
    .heading = Une année
howto-end = À trois on joue douze ans, à plus, huit. Qui a le plus de points de prestige gagne.
    .heading = La fin

## Les titres des règles

chapter-setup = La mise en place
chapter-announcements = Annonces (I)
chapter-market = Forces du marché (II)
chapter-investment = Investissement (III)
chapter-production = Production (IV)
chapter-trade = Commerce et développement (V)
chapter-sales = Ventes (VI)
chapter-books = Clôture des comptes (VII)
chapter-scapegoats = Boucs émissaires (VIII)
chapter-symbols = Signes de richesse (IX)
chapter-founders = Entrepreneurs (X)
chapter-end = La fin
