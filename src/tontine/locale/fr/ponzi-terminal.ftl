# Ponzi Scheme dans le terminal.

## Mots à taper, séparés par des virgules. Le premier est montré.

word-fund = financer, finance
word-pass = passer, passe
word-offer = proposer, propose, enveloppe, offrir, offre
word-sell = vendre, vends, vendu
word-counter = contre-offre, contre
word-luxury = luxe
word-remove = retirer, retire
word-return = rendre, rends
word-nothing = rien, zéro
word-all = tout
word-fillers = à, pour, avec, le, la, l', de, du, d', un, une, fonds, carte, tuile, et

## L’écran

heading = Manche { $number } : { $name } commence
header-round = manche { $number }
header-facts = { $name } · bears { $bears }/{ $players } · pioche { $deck }
phase-funding = financement
phase-offering = échange clandestin
phase-answering = échange clandestin
phase-removing = jeton
phase-returning = effondrement
market = Marché
market-row = rangée { $row }
market-legend = intérêt { $sign }toutes les … manches
bear = bear
due = À payer à la manche
    .short = À payer
due-cash = cash { $cash }
due-crash = { $sign } si effondrement : { $amount } d’un coup
    .short = { $sign } effondrement : { $amount }
players-points = pts
players-cash = cash
bounds = { $least }–{ $most }
supply = reste
luxuries = luxe
luxury-points = { $points }pt

## Questions

prompt-fund = À vous : financez une industrie avec une carte, ou passez. Vous avez { $cash }.
prompt-offer = À vous : proposez une enveloppe à quelqu’un, ou passez. Vous avez { $cash }.
prompt-no-offer = À vous : il n’y a personne à qui proposer une enveloppe. Vous avez { $cash }.
prompt-amount = Combien dans l’enveloppe pour { $name } ({ $industry }) ? Vous avez { $cash }.
prompt-answer = { $name } vous propose une enveloppe de { $amount } pour { $industry }. Vous avez { $cash }.
prompt-remove = Vous avez le jeton : retirez une carte du marché. Fonds bear : { $bears } ; à { $players }, le marché s’effondre.
prompt-return = Le marché s’effondre : rendez une tuile de l’industrie dont vous avez le plus de tuiles.
change = { $who } { $before } → { $after } ({ $points } pt)
outlook-enough = cash { $cash }, assez jusqu’à la manche { $round }
    .brief = { $cash }, assez jusqu’à la { $round }
outlook-short = cash { $cash }, { $sign } il manque { $amount } à la manche { $round }
    .brief = { $cash }, { $sign } −{ $amount } (manche { $round })
gain-points = +{ $points } pt
owing = −{ $amount } à la manche { $round }, puis toutes les { $period } manches
    .brief = −{ $amount } (manche { $round })
does-luxury = { $points ->
        [one] { $points } point pour { $price } : { $outlook }
       *[other] { $points } points pour { $price } : { $outlook }
    }
does-sell = prendre { $amount }, donner une tuile : { $changes } ; { $outlook }
does-counter = payer { $amount }, prendre une tuile : { $changes } ; { $outlook }
does-not-counter = impossible : l’enveloppe contient { $amount }, et vous avez { $cash } (P18)
if-sold = Si { $name } vend, vous payez la somme : { $changes }
if-countered = Si { $name } fait une contre-offre, vous recevez autant : { $changes }
amount-safe = Avec { $spare } au plus dans l’enveloppe, vous pouvez encore payer les { $owed } de la manche { $round }.
amount-unsafe = { $sign } En l’état, vous ne pouvez pas payer les { $owed } de la manche { $round }.
amount-unmatched = { $name } n’a pas plus de { $most } : qui ne peut pas suivre doit vendre (P18).
hint-fund = { $letters }. Par exemple « { $example } ».
hint-offer = À côté de chaque numéro : vos tuiles et les siennes. Par exemple « { $example } ».
hint-amount = Tapez une somme (même 0) ou « { $all } » ; « { $undo } » pour choisir à nouveau.
hint-remove = { $sign } quitte le jeu, les autres vont à la défausse. On pioche une nouvelle carte.

## Réponses incomprises

unclear-more = « { $word } » se tape seul.
unclear-fund = Indiquez une industrie et une carte, comme « { $word } médias 25 », ou un numéro de la liste.
unclear-industry = Aucune industrie ne s’appelle « { $word } ».
unclear-offer = Indiquez un rival et une industrie, comme « { $word } bruno médias », ou un numéro de la liste.
unclear-which = Plusieurs choix sont possibles. Tapez plus de lettres du nom.
unclear-amount = Indiquez une somme de 0 à { $most }.
unclear-luxury = Indiquez un produit de luxe par ses points, comme « { $word } 2 ».
unclear-remove = Indiquez une carte par sa valeur, comme « { $word } 40 ».
unclear-answer = Cette réponse ne convient pas ici. Tapez un choix, son numéro, ou « { $help } ».

## La fin

won = { $points ->
        [one] gagne avec { $points } point
       *[other] gagne avec { $points } points
    }
    .you = { $points ->
        [one] gagnez avec { $points } point
       *[other] gagnez avec { $points } points
    }
won-by-card = { $points ->
        [one] gagne avec { $points } point, à égalité avec { $names }, grâce au fonds de { $card }
       *[other] gagne avec { $points } points, à égalité avec { $names }, grâce au fonds de { $card }
    }
    .you = { $points ->
        [one] gagnez avec { $points } point, à égalité avec { $names }, grâce au fonds de { $card }
       *[other] gagnez avec { $points } points, à égalité avec { $names }, grâce au fonds de { $card }
    }
won-together = { $points ->
        [one] Victoire partagée à { $points } point : { $names }.
       *[other] Victoire partagée à { $points } points : { $names }.
    }
won-nobody = Personne ne gagne : tous font banqueroute.
won-idle = Personne ne gagne : nul n’a levé de fonds.
account-wealth = argent
account-luxuries = luxe
account-total = points
account-card = meilleur fonds
account-for = { $count } : { $points }
account-bankrupt = banqueroute : { $owed } à payer, { $cash } en caisse

## Aide

help-answers = Répondez par le numéro d’un choix ou par des mots : financer médias 25, passer, retirer 40, rendre énergie, luxe 2. La touche Tab complète le mot.
help-offering = Une enveloppe en deux temps : proposer bruno médias, puis la somme ; ou tout à la fois : proposer bruno médias 20.
help-rest = Qui reçoit une enveloppe répond « vendre » ou « contre-offre ».
help-signs = Cartes de fonds : valeur, intérêt ↻période ; sur les roues valeur/intérêt, ou 2× 39 pour deux avec 39 d’intérêts en tout. ▸ doit décider, ⚑ a le jeton, † fait banqueroute. Les lettres près d’une rangée du marché : les industries pour lesquelles votre prochaine carte y est prise. L’argent des autres : le moins et le plus qu’ils peuvent avoir.
help-due = À payer : ce que chacun doit aux prochaines manches, et pour vous ce qui reste de votre argent. ! marque les manches où il ne suffit pas.
chapter-components = le matériel
chapter-setup = la mise en place
chapter-funding = le financement
chapter-trade = l’échange clandestin
chapter-crash = jeton et effondrement
chapter-interest = roue et intérêts
chapter-end = la fin
chapter-advanced = la version avancée
