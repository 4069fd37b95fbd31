# Acquire : une page pour qui n’a jamais joué, et les titres des règles.

howto-picture = Une partie du plateau : les sociétés sont des blocs d’une couleur, avec leur lettre et leur taille.
howto-aim = Avoir le plus d’argent à la fin. On gagne le plus quand une société est absorbée : qui en a le plus d’actions touche la plus grosse prime.
    .heading = Le but
howto-turn = Jouez une de vos six tuiles sur sa case. À côté de tuiles sans société, elle en fonde une, et vous recevez une action gratuite. À côté d’une société, elle l’agrandit, et le prix monte. Entre deux, elle les fusionne : la plus grande absorbe la plus petite, dont les deux premiers actionnaires touchent des primes, et chacun garde, vend ou échange ses actions. Achetez ensuite jusqu’à trois actions, puis piochez. Les actions ne redeviennent argent que lors des fusions et à la fin.
    .heading = Un tour
howto-end = Une société de 11 tuiles est hors de danger. Quand toutes le sont sur le plateau, ou qu’une a 41 tuiles, on peut annoncer la fin. Les primes sont versées encore une fois, et toutes les actions vendues.
    .heading = La fin

## Les titres des règles

chapter-components = Le matériel
chapter-setup = La mise en place
chapter-turn = Le tour
chapter-founding = Fonder
chapter-growing = Agrandir
chapter-merging = Les fusions
chapter-buying = Acheter
chapter-drawing = Piocher
chapter-end = La fin
chapter-two = À deux

## Le tableau des prix

prices-size = Tuiles
prices-low = Basse
prices-middle = Moyenne
prices-high = Haute
sizes-one = { $size }
sizes-to = { $size }–{ $last }
sizes-from = { $size }+
