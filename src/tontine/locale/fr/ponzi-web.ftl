# Ponzi Scheme dans le navigateur.

## Le marché

market = Marché
deck = pioche
discards = défausse
discards-none = défausse vide
row = Rangée { $row }
row-for = { $row ->
        [1] votre 1re
        [2] votre 2e
       *[3] votre 3e
    }
bears-of = { $bears } sur { $needed }
bears-label = { $bears } des { $needed } fonds bear qui font s’effondrer le marché
interest = intérêt
fund-label = { $kind ->
        [bear] Fonds { $value }, bear : intérêt { $interest } toutes les { $period } manches
        [starting] Fonds { $value }, initial : intérêt { $interest } toutes les { $period } manches
       *[plain] Fonds { $value } : intérêt { $interest } toutes les { $period } manches
    }
supply = Tuiles restantes
left = reste { $count }
# Which drawing stands for it: grain, or energy.
sign-grain = energy
luxuries = Produits de luxe

## Les échéances

falling-due = Échéances
due-short = à payer
round = Manche
now = en cours
left-over = reste
then = alors
at-arrow = à la flèche
at-space = à la case { $space }
owes-in = { $name } doit { $amount } à la manche { $round }
    .you = Vous devez { $amount } à la manche { $round }
due-beyond = il manque au moins { $amount }, si rien ne change
    .you = il manque { $amount }, si rien ne change
sentences = { $first } : { $then }
fund-at = Fonds { $value }, { $space }
your-cash = Votre cash
cash-line-why = une fois payé, si rien d’autre ne change
cash-line = Votre cash après chacune de ces manches : { $amounts }
short-why = S’il en manque quand la roue s’arrête : banqueroute, et la partie est finie.
# From here on a sentence is an alarm, in red.
danger-short = { "" }
minus = −{ $amount }
plus = +{ $amount }

## Les joueurs

players = Joueurs
marker = jeton de premier joueur
wheel-label = Roue ({ $name }) : { $spaces }
wheel-space = { $amount } { $space }
tag = { $value } · toutes les { $period } manches
tag-why = Fonds { $value } : { $interest } à payer à la manche { $rounds }.
points = { $points ->
        [one] point
       *[other] points
    }
points-of = { $points ->
        [one] { $name } : { $points } point
       *[other] { $name } : { $points } points
    }
points-short = { $points } pt
no-points = pas encore de tuile
score-luxuries = Produits de luxe
score-wealth = Richesse
score-total = Points
wealth-of = pour { $cash } restants
best-card = { $card ->
        [0] aucune carte de fonds
       *[other] fonds le plus élevé : { $card }
    }
bounds-title = Le cash des rivaux : minimum et maximum possibles
cash-of = Cash ({ $name }) : { $cash }
cash-known = C’est certain :
cash-bounds = Cela découle de ce que vous avez vu :
cash-bounds-why = Seuls les échanges à un prix secret laissent un doute.

## Mon bureau

your-decision = Votre décision
your-things = Votre roue, vos tuiles et votre cash
your-tiles = Vos tuiles
cash = Cash
cash-small = cash
tiles = tuiles
tiles-points = tuiles · pt
industry-points = Points d’industrie
wealth-points = Points de richesse
hidden-from-you = cachés
interest-in = Intérêts, manche { $round }
left-in = Reste, manche { $round }
nothing-due = aucun
leaves = reste { $amount }
short-by = il manque { $amount }
fund-which = Quelle industrie
fund-hint = Choisissez une carte du marché, ou d’abord une industrie : seules les cartes de sa rangée restent alors ouvertes.
from-row = { $count ->
        [0] aucune encore · rangée { $row }
        [one] { $count } tuile · rangée { $row }
       *[other] { $count } tuiles · rangée { $row }
    }
offer-whom = À qui, pour quelle industrie
offer-hint = Choisissez un joueur et une industrie dont vous avez tous deux une tuile, puis remplissez l’enveloppe.
offer-change = Changer
offer-label = { $count ->
        [one] Enveloppe pour { $name }, { $industry } : { $count } tuile
       *[other] Enveloppe pour { $name }, { $industry } : { $count } tuiles
    }
amount = Somme
envelope-holds = Enveloppe de { $amount }
envelope-empty = Enveloppe vide
envelope-sealed = Enveloppe fermée
sum-secret = la somme reste entre vous et { $name }
sum-hidden = la somme reste entre { $name } et { $rival }
answer-sell = Vendu !
answer-counter = Contre-offre !
answer-hint = Choisissez, puis confirmez.
if-you-sell = Si vous vendez
if-you-counter = Si vous faites une contre-offre
if-they-sell = si vendu
if-they-counter = si contre-offre
you-take = vous prenez
you-pay = vous payez
you-give = vous donnez
return-label = Rendre une tuile : { $industry }
return-which = Quelle tuile
remove-hint = Choisissez une carte du marché.
crash-costs = un effondrement vous ferait payer { $amount } d’un coup
crash-stamp = Effondrement !
stamp-seen = Continuer
bankrupt-stamp = Banqueroute

## Aide et journal

shortcut-industry = choisir l’industrie à financer
shortcut-sell = répondre à une enveloppe : vendu
shortcut-counter = répondre à une enveloppe : contre-offre
shortcut-pass = ne rien financer, ou ne rien proposer
kind-trades = Échanges
kind-funds = Financements
kind-interest = Intérêts
end-chart = Les points, manche par manche
