# La leçon de Tulips.

light-bid = votre offre
lesson-bid = Le plus riche gagne. Un Vice-roi est en vente : offrez quelques florins, de quatre à douze.
    .title = Une offre secrète
    .why = Le bulbe va à la plus haute offre que personne d’autre n’a faite.
    .other = Avec moins, le bulbe va à Bruno ; avec plus, les prochains sont hors de portée.
lesson-taken = Il est à vous, et il reste { $cash } dans votre bourse. Un bulbe vaut 5, deux pareils 15.
    .title = À vous
    .why = Nul ne sait ce que contient une bourse, mais chaque offre dit combien au moins.
lesson-leave = Bruno veut l’Amiral. Laissez-le-lui : n’offrez rien, et attendez.
    .title = Patience
    .why = La variété la plus achetée ne vaut rien à la fin.
lesson-again = Encore un Amiral, et vous choisissez. À la troisième rumeur, la bulle éclate.
    .title = À vous de choisir
    .why = Aucune rumeur jusqu’ici. Elles sont toutes dans la pioche.
lesson-burst = La bulle a éclaté. La variété la plus achetée ne vaut rien, et vous gagnez.
    .title = La bulle éclate
    .why = Ce que tous veulent vaut le moins.
    .lost = La bulle a éclaté, et Bruno est plus riche. Encore une fois ?
