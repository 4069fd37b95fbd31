# Ponzi Scheme : une page pour qui n’a jamais joué, et les titres des règles.

howto-picture = Le marché : trois rangées de cartes de fonds. Chacune montre sa valeur, ses intérêts et sa période ; certaines portent un ours.
howto-aim = Réunir des tuiles d’industrie : chaque tuile de plus du même type rapporte davantage. Et pouvoir toujours payer : qui ne peut payer ses intérêts fait banqueroute et perd.
    .heading = Le but
howto-round = Chacun peut financer : prendre une tuile et une carte de fonds. La banque en verse aussitôt la valeur, mais ses intérêts reviennent régulièrement, pour toujours. Puis chacun peut proposer une enveloppe, pour une industrie dont les deux ont une tuile : l’autre vend la sienne pour cet argent, ou ajoute autant, rend le tout et prend la vôtre. La somme est secrète, comme tout l’argent. Le jeton passe, une carte est retirée, et avec autant de fonds bear que de joueurs le marché s’effondre. Les roues tournent, et l’on paie les cartes à la flèche.
    .heading = Une manche
howto-end = La première banqueroute met fin à la partie. Parmi les autres, qui a le plus de points gagne.
    .heading = La fin

## Les titres des règles

chapter-components = Le matériel
chapter-setup = La mise en place
chapter-funding = Le financement
chapter-trade = L’échange clandestin
chapter-marker = Le jeton
chapter-crash = L’effondrement du marché
chapter-wheel = La roue
chapter-interest = Les intérêts
chapter-end = La fin
chapter-advanced = La version avancée
