# Ponzi Scheme. Ce que fait un joueur est dit sans sujet (« finance Médias avec 25 ») ; l’attribut
# `you` le dit à celui qui le fait, `to-you` à l’autre partie d’un échange.

title = Ponzi Scheme
pitch = Payez les anciens investisseurs avec l’argent des nouveaux, et faites en sorte qu’un autre soit à sec le premier.

industry-transportation = Transports
industry-grain = Énergie
industry-media = Médias
industry-real-estate = Immobilier

## Ce qui arrive

event-dealt = les neuf fonds initiaux forment le marché
event-started = commence avec le jeton de premier joueur
    .you = commencez avec le jeton de premier joueur
event-round = ouvre la manche { $number }
    .you = ouvrez la manche { $number }
event-funded = finance { $industry } avec le fonds { $card }
    .you = financez { $industry } avec le fonds { $card }
event-declined = ne finance rien
    .you = ne financez rien
event-refilled = le fonds { $card } arrive sur le marché
event-reshuffled = la défausse est mélangée à la pioche : { $cards } cartes
event-offered = { $price ->
        [secret] propose à { $rival } une enveloppe pour { $industry }
       *[other] propose à { $rival } une enveloppe de { $price } pour { $industry }
    }
    .you = { $price ->
        [secret] proposez à { $rival } une enveloppe pour { $industry }
       *[other] proposez à { $rival } une enveloppe de { $price } pour { $industry }
    }
    .to-you = { $price ->
        [secret] vous propose une enveloppe pour { $industry }
       *[other] vous propose une enveloppe de { $price } pour { $industry }
    }
event-envelope = met { $amount } dans l’enveloppe pour { $rival }
    .you = mettez { $amount } dans l’enveloppe pour { $rival }
    .to-you = met { $amount } dans l’enveloppe pour vous
event-sold = { $price ->
        [secret] vend à { $seat } une tuile { $industry }
       *[other] vend à { $seat } une tuile { $industry } pour { $price }
    }
    .you = { $price ->
        [secret] vendez à { $seat } une tuile { $industry }
       *[other] vendez à { $seat } une tuile { $industry } pour { $price }
    }
    .to-you = { $price ->
        [secret] vous vend une tuile { $industry }
       *[other] vous vend une tuile { $industry } pour { $price }
    }
event-countered = { $price ->
        [secret] fait une contre-offre et prend à { $seat } une tuile { $industry }
       *[other] fait une contre-offre de { $price } et prend à { $seat } une tuile { $industry }
    }
    .you = { $price ->
        [secret] faites une contre-offre et prenez à { $seat } une tuile { $industry }
       *[other] faites une contre-offre de { $price } et prenez à { $seat } une tuile { $industry }
    }
    .to-you = { $price ->
        [secret] fait une contre-offre et vous prend une tuile { $industry }
       *[other] fait une contre-offre de { $price } et vous prend une tuile { $industry }
    }
event-kept = { $asked ->
        [no] n’a aucune industrie en commun avec un autre
       *[yes] ne propose rien
    }
    .you = { $asked ->
        [no] n’avez aucune industrie en commun avec un autre
       *[yes] ne proposez rien
    }
event-bought = { $luxury ->
        [one] achète le produit de luxe à { $luxury } point pour { $amount }
       *[other] achète le produit de luxe à { $luxury } points pour { $amount }
    }
    .you = { $luxury ->
        [one] achetez le produit de luxe à { $luxury } point pour { $amount }
       *[other] achetez le produit de luxe à { $luxury } points pour { $amount }
    }
event-marker = reçoit le jeton
    .you = recevez le jeton
event-removed = retire le fonds { $card } du marché
    .you = retirez le fonds { $card } du marché
event-crashed = le marché s’effondre : { $bears } fonds bear
event-returned = rend une tuile { $industry }
    .you = rendez une tuile { $industry }
event-turned = { $spaces ->
        [one] toutes les roues avancent d’une case
       *[other] toutes les roues avancent de { $spaces } cases
    }
event-paid = paie { $amount } d’intérêts
    .you = payez { $amount } d’intérêts
event-bankrupt = ne peut pas payer { $amount } d’intérêts : c’est la banqueroute
    .you = ne pouvez pas payer { $amount } d’intérêts : c’est la banqueroute
event-idle = { $rounds ->
        [1] personne ne finance et aucune roue ne porte de carte ; après trois manches pareilles de suite, la partie est finie
        [2] pour la deuxième manche de suite, personne ne finance et aucune roue ne porte de carte
       *[3] pour la troisième manche de suite, personne ne finance et aucune roue ne porte de carte : la partie est finie
    }
event-scored = { $points ->
        [one] a { $points } point
       *[other] a { $points } points
    }
    .you = { $points ->
        [one] avez { $points } point
       *[other] avez { $points } points
    }

## Le récit : plusieurs événements en une phrase

story-declined = rien de financé : { $names }
story-kept = pas d’offre : { $names }
story-returned = tuiles rendues : { $tiles }
story-paid = intérêts payés : { $payments }
story-scored = points : { $points }
story-returned-one = { $seat } ({ $industry })
story-paid-one = { $seat } { $amount }
story-scored-one = { $seat } { $points }

## Ce qui est demandé

ask-fund = À vous : financez une industrie avec une carte, ou passez.
ask-offer = À vous : proposez une enveloppe à quelqu’un, ou passez.
ask-offer-or-buy = À vous : proposez une enveloppe à quelqu’un, achetez un produit de luxe, ou passez.
ask-buy = À vous : achetez un produit de luxe, ou passez. Vous n’avez d’industrie en commun avec personne.
ask-no-offer = À vous : sans industrie en commun avec personne, vous ne pouvez que passer.
ask-amount = Combien dans l’enveloppe pour { $rival } ({ $industry }) ?
ask-answer = { $rival } vous propose une enveloppe de { $amount } pour { $industry } : vendre, ou contre-offre ?
ask-short = { $question } { $danger }Il vous manque { $amount } pour payer les { $owed } de cette manche.
ask-remove = Vous avez le jeton : retirez une carte du marché.
ask-return = Le marché s’effondre : rendez une tuile de l’industrie dont vous avez le plus de tuiles.
bears = Fonds bear sur le marché : { $bears } ; à { $players }, il s’effondre.
limit-amount = vous avez { $cash }

## Ce qu’on attend

waiting-funding = { $seat } choisit un fonds.
waiting-offering = { $seat } réfléchit à une offre.
waiting-answering = { $seat } répond à une enveloppe ({ $rival }).
    .to-you = { $seat } répond à votre enveloppe.
waiting-removing = { $seat } retire une carte du marché.
waiting-returning = { $seat } rend une tuile.

## Le nom d’un choix dans une liste, et celui de sa confirmation

choice-fund = { $industry }, fonds { $card }
choice-pass = passer
choice-offer = { $rival }, { $industry }
choice-luxury = { $luxury ->
        [one] produit de luxe à { $luxury } point
       *[other] produit de luxe à { $luxury } points
    }
choice-sell = vendre
choice-counter = contre-offre
choice-remove = fonds { $card }
choice-return = { $industry }
do-fund = Financer { $industry } avec le fonds { $card }
do-fund-nothing = Ne rien financer
do-offer = Proposer { $amount } à { $rival } pour { $industry }
do-offer-nothing = Ne rien proposer
do-fill = Remplir l’enveloppe
do-luxury = { $points ->
        [one] Acheter { $points } point pour { $price }
       *[other] Acheter { $points } points pour { $price }
    }
do-sell = Vendre pour { $amount }
do-counter = Contre-offre : { $amount }
do-remove = Retirer le fonds { $card }
do-return = Rendre une tuile { $industry }

## Ce que cela fait

tiles-more = { $seat } { $before } → { $after } (+{ $points } pt)
tiles-fewer = { $seat } { $before } → { $after } (−{ $points } pt)
outlook-enough = cash { $cash }, assez jusqu’à la manche { $round }
outlook-short = cash { $cash }, { $danger }il manque { $amount } à la manche { $round }
outlook-raise = levez { $amount } avant de payer la manche { $round }, ou c’est la banqueroute
owing = −{ $interest } à la manche { $round }, puis toutes les { $period } manches
does-fund = +{ $points } pt et { $amount } ; { $owing } ; { $outlook }
does-luxury = { $points ->
        [one] { $points } point pour { $price } : { $outlook }
       *[other] { $points } points pour { $price } : { $outlook }
    }
does-sell = prendre { $amount }, donner une tuile : { $changes } ; { $outlook }
does-counter = payer { $amount }, prendre une tuile : { $changes } ; { $outlook }
does-offer = { $sold }. { $countered }.
then-sell = Si { $rival } vend, vous payez { $amount } : { $changes } ; { $outlook }
then-counter = Si { $rival } fait une contre-offre, vous recevez { $amount } : { $changes } ; { $outlook }
must-sell = { $rival } n’a pas plus de { $amount } et ne peut que vendre
if-sold = Si { $rival } vend, vous payez la somme : { $changes }
if-countered = Si { $rival } fait une contre-offre, vous recevez autant : { $changes }
amount-safe = Avec { $spare } au plus dans l’enveloppe, vous pouvez encore payer les { $owed } de la manche { $round }.
amount-unsafe = { $danger }En l’état, vous ne pouvez pas payer les { $owed } de la manche { $round }.
amount-unmatched = { $rival } n’a pas plus de { $amount } : qui ne peut pas suivre doit vendre (P18).
amount-gift = Moins de { $amount }, c’est un cadeau : { $rival } peut faire une contre-offre et vous prendre une tuile pour si peu.
amount-given = { $danger }{ amount-gift }
does-remove = Le fonds { $card } va à la défausse, et on pioche une nouvelle carte.
does-end = Le fonds { $card } quitte le jeu, et on pioche une nouvelle carte.

## Où en est la partie

round-heading = Manche { $number }
stop-funding = Financement
stop-trade = Échange clandestin
stop-marker = Jeton
stop-crash = Effondrement
stop-wheel = Roue
stop-interest = Intérêts
phase-funding = financement
phase-offering = échange clandestin
phase-answering = échange clandestin
phase-removing = jeton
phase-returning = effondrement
bear = bear
crash-happened = le marché s’est effondré
crash-sure = le marché va s’effondrer
crash-open = effondrement possible cette manche
crash-none = pas d’effondrement cette manche
flows = { $secret ->
        [0] levés { $raised }, payés { $paid }, échanges { $traded }
        [one] levés { $raised }, payés { $paid }, échanges { $traded }, et un à un prix secret
       *[other] levés { $raised }, payés { $paid }, échanges { $traded }, et { $secret } à un prix secret
    }
row-empty = la rangée { $row } du marché est vide
no-industry-here = aucune de vos industries ne puise dans la rangée { $row } ensuite
no-trade-yet = on n’échange pas à la première manche
idle = { $rounds ->
        [one] depuis une manche, personne ne finance et aucune roue ne porte de carte ; après trois, la partie est finie
       *[other] depuis { $rounds } manches, personne ne finance et aucune roue ne porte de carte ; après trois, la partie est finie
    }

## La fin

won = { $points ->
        [one] { $seat } gagne avec { $points } point.
       *[other] { $seat } gagne avec { $points } points.
    }
    .you = { $points ->
        [one] Vous gagnez avec { $points } point.
       *[other] Vous gagnez avec { $points } points.
    }
won-by-card = { $points ->
        [one] { $seat } gagne avec { $points } point, à égalité avec { $names }, grâce au fonds { $card }.
       *[other] { $seat } gagne avec { $points } points, à égalité avec { $names }, grâce au fonds { $card }.
    }
    .you = { $points ->
        [one] Vous gagnez avec { $points } point, à égalité avec { $names }, grâce au fonds { $card }.
       *[other] Vous gagnez avec { $points } points, à égalité avec { $names }, grâce au fonds { $card }.
    }
won-together = { $points ->
        [one] Victoire partagée à { $points } point : { $names }.
       *[other] Victoire partagée à { $points } points : { $names }.
    }
won-nobody = Personne ne gagne : tous font banqueroute.
won-idle = Personne ne gagne : nul n’a levé de fonds.
bankrupt = { $points ->
        [one] banqueroute : { $owed } à payer, { $cash } en caisse ; { $points } point perdu
       *[other] banqueroute : { $owed } à payer, { $cash } en caisse ; { $points } points perdus
    }
lost-tile = une tuile { $industry } ; { $owed } d’intérêts
lost-choice = une tuile : { $industries } ; { $owed } d’intérêts
lost-none = aucune tuile ; { $owed } d’intérêts

## Pourquoi un tour est bon ou mauvais

reason-points = { $points ->
        [one] Vous avez un point de plus.
       *[other] Vous avez { $points } points de plus.
    }
reason-points-rival = { $points ->
        [one] { $rival } a un point de plus.
       *[other] { $rival } a { $points } points de plus.
    }
reason-points-less = { $points ->
        [one] Vous avez un point de moins.
       *[other] Vous avez { $points } points de moins.
    }
reason-points-less-rival = { $points ->
        [one] { $rival } a un point de moins.
       *[other] { $rival } a { $points } points de moins.
    }
reason-broke = Vous ne pourriez pas payer vos intérêts quand la roue tournera.
reason-solvent = Vous pouvez payer vos intérêts quand la roue tournera.
reason-left = Quand la roue aura tourné, il vous restera environ { $amount } en plus.
reason-left-less = Quand la roue aura tourné, il vous restera environ { $amount } en moins.
reason-burden = Vous payez environ { $amount } d’intérêts en plus par manche.
reason-burden-less = Vous payez environ { $amount } d’intérêts en moins par manche.

## Refus

refusal-not-now = ce n’est pas le moment ; { $phase ->
        [funding] il s’agit de financer ou de passer
        [offering] il s’agit de proposer une enveloppe ou de passer
        [pricing] il faut mettre une somme dans l’enveloppe
        [answering] il faut répondre à une enveloppe : vendre ou faire une contre-offre
        [removing] il faut retirer une carte du marché
        [returning] il faut rendre une tuile
       *[over] la partie est finie
    }
refusal-no-supply = il ne reste plus de tuile { $industry }
refusal-three-already = vous avez déjà { $tiles } tuiles { $industry } : on ne peut pas en financer davantage
refusal-not-in-market = le fonds { $card } n’est pas sur le marché
refusal-wrong-row = votre prochaine tuile { $industry } demande une carte de la rangée { $row }, et le fonds { $card } est dans la rangée { $in }
refusal-no-rival = il n’y a personne à { $rival }
refusal-yourself = une enveloppe s’adresse à un autre joueur
refusal-not-shared = vous n’avez pas { $industry } en commun avec { $rival }
refusal-no-amount = il manque encore une somme dans l’enveloppe
refusal-not-your-money = vous avez { $cash }, vous ne pouvez pas proposer { $amount }
refusal-cannot-match = vous avez { $cash }, l’enveloppe contient { $amount } : vous ne pouvez que vendre
refusal-no-luxuries = les produits de luxe sont réservés à la version avancée
refusal-taken = { $luxury ->
        [one] le produit de luxe à { $luxury } point est déjà vendu
       *[other] le produit de luxe à { $luxury } points est déjà vendu
    }
refusal-too-dear = { $luxury ->
        [one] le produit de luxe à { $luxury } point coûte { $price }, et vous avez { $cash }
       *[other] le produit de luxe à { $luxury } points coûte { $price }, et vous avez { $cash }
    }
refusal-not-most = { $industry } n’est pas l’industrie dont vous avez le plus de tuiles

## Les règles

rule-P1 = On joue de trois à cinq. Il y a 72 cartes de fonds, dont 9 fonds initiaux. Une carte a une valeur, que la banque verse une seule fois, et des intérêts, dus chaque fois que sa période, comptée en manches, est écoulée.
rule-P2 = Dans l’édition de 2015, les fonds bear vont de 65 à 80. La règle anglaise en compte deux de plus sans dire lesquels : 63 et 64 sont notre supposition.
rule-P3 = Il y a 60 tuiles d’industrie, 15 de chaque : transports, énergie, médias, immobilier. D’autres éditions ont des céréales au lieu de l’énergie.
rule-P4 = La version avancée a quatre produits de luxe : 30 $ pour 1 point, 56 $ pour 2, 78 $ pour 3, 96 $ pour 4.
rule-P5 = Chacun a une roue du temps à six cases : la flèche, et 1 à 5.
rule-P6 = Au début, les neuf fonds initiaux sont sur le marché, en trois rangées de trois, du plus bas au plus haut. Les autres, mélangés, forment la pioche.
rule-P7 = Personne n’a d’argent ni de tuile au départ. Le sort désigne qui commence.
rule-P8 = L’argent est toujours secret, et le prix d’un échange aussi, sauf pour les deux qui le font. Tuiles, cartes, roues et produits de luxe sont visibles.
rule-P9 = Financement : à partir du premier joueur et dans le sens horaire, chacun prend une tuile d’industrie avec une carte de fonds, ou passe.
rule-P10 = Il doit rester des tuiles de ce type, et il faut en avoir moins de trois.
rule-P11 = La première tuile d’une industrie va avec une carte de la rangée 1, la deuxième avec une de la rangée 2, la troisième avec une de la rangée 3.
rule-P12 = La carte se pose sur la roue du joueur, à la case de sa période, et la banque lui en verse la valeur.
rule-P13 = Dès que le marché a moins de neuf cartes, on le complète avec la pioche et on le trie de nouveau.
rule-P14 = Dès que la dernière carte de la pioche est tirée, la défausse mélangée en forme une autre. Si la défausse est vide elle aussi, le marché reste incomplet et les rangées basses sont remplies d’abord.
rule-P15 = Pas d’échange à la première manche, sauf si la table en convient.
rule-P16 = Échange clandestin : à partir du premier joueur et dans le sens horaire, chacun peut proposer une enveloppe. Elle va à un autre joueur, pour une industrie dont tous deux ont une tuile. Celui qui la propose y met en secret la somme qu’il veut de son argent, même rien.
rule-P17 = Qui reçoit l’enveloppe doit choisir : vendre, c’est garder l’argent et céder une tuile de cette industrie ; faire une contre-offre, c’est ajouter autant, rendre le tout et prendre une telle tuile.
rule-P18 = Qui ne peut pas ajouter autant que l’enveloppe contient ne peut que vendre.
rule-P19 = Par l’échange, on peut avoir plus de trois tuiles d’une industrie.
rule-P20 = Le jeton passe à gauche. Qui le reçoit retire une carte du marché : un fonds initial quitte le jeu, les autres vont à la défausse.
rule-P21 = Si, une fois une carte retirée, le marché montre au moins autant de fonds bear qu’il y a de joueurs, il s’effondre. Les fonds bear partent, et sont mélangés avec pioche et défausse. Cela arrive une fois par manche au plus.
rule-P22 = Lors d’un effondrement, à partir du nouveau premier joueur, chacun rend une tuile de l’industrie dont il a le plus de tuiles ; à égalité, il choisit.
rule-P23 = Puis les roues tournent : chaque carte avance d’une case vers la flèche, de deux après un effondrement, sans jamais la dépasser.
rule-P24 = Tous paient en même temps les intérêts de leurs cartes à la flèche. Qui ne peut tout payer fait banqueroute, et la partie est finie. On ne peut rien payer d’avance.
rule-P25 = Les cartes payées retournent à la case de leur période. Une carte ne quitte jamais sa roue ; ce que n’a pas pu payer qui fait banqueroute reste à la flèche.
rule-P26 = La manche suivante commence par le joueur qui a le jeton.
rule-P27 = Qui fait banqueroute perd. Si c’est tout le monde, personne ne gagne.
rule-P28 = Les tuiles d’une industrie valent en tout 1, 3, 6, 10, 15… points : chacune rapporte un point de plus que la précédente.
rule-P29 = Dans le jeu de base, l’argent compte aussi : 1 point dès 30 $, 2 dès 56 $, 3 dès 78 $, 4 dès 96 $.
rule-P30 = Qui a le plus de points gagne. À égalité, le fonds le plus élevé décide ; si personne n’en a, la victoire est partagée.
rule-P31 = Si personne ne finance pendant trois manches de suite et qu’aucune roue ne porte de carte, la partie finit et personne ne gagne.
rule-P32 = Dans la version avancée, on peut acheter un produit de luxe à la banque au lieu de proposer une enveloppe. Ces produits sont visibles et ne s’échangent jamais.
rule-P33 = Dans la version avancée, l’argent ne rapporte rien ; les produits de luxe rapportent leurs points.

## Options

option-game = Variante
    .basic = de base
    .advanced = avancée, avec les produits de luxe
option-edition = Édition
    .of-2015 = 2015
    .english = anglaise (deux bears de plus, notre supposition)
option-trade-in-first-round = Échanges à la première manche
    .no = non
    .yes = oui

## Standing orders

order-pass = Passer lors des échanges clandestins, jusqu’à ce qu’on vous propose une enveloppe
order-over-envelope = On vous a proposé une enveloppe.

# In the analysis of a game.
turn-number = manche { $number }

## What a player is doing, and has

stand-bankrupt = fait banqueroute
    .you = faites banqueroute
stand-offers = a fait une offre
    .you = avez fait une offre
    .to-you = vous offre une enveloppe
stand-answers = répond
    .you = répondez
stand-decides = doit décider
    .you = devez décider
stand-marker = commence
    .you = commencez
flows-left = { $flows } : reste { $cash }
bounds = { $least }–{ $most }

## Kinds of mistakes, by what was decided; in somebody's record

slip-counter = Enveloppes contrées
slip-fund = Quelle industrie est financée, et comment
slip-luxury = Produits de luxe achetés
slip-offer = Ce qui est offert en enveloppe
slip-pass = Tours passés
slip-remove = Quelle carte est retirée
slip-return = Quelle tuile est rendue lors d’un krach
slip-sell = Enveloppes acceptées
