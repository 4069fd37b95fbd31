# Greed Incorporated dans le navigateur : ce que seule sa table y dit.

## Le plateau

market = Prix
market-rise = { $when ->
        [this] plus haut cette année, en phase II
       *[next] plus haut l’an prochain
    }
market-fall = { $when ->
        [this] plus bas cette année, en phase II
       *[next] plus bas l’an prochain
    }
market-top = le bout de l’échelle
market-highest = max
market-lowest = min
market-next = { $when ->
        [this] { $good } cette année, après la phase II : { $price }
       *[next] { $good } l’an prochain : { $price }
    }
market-would = Avec ce choix : { $price }.
on-offer = En vente
offers-none = Rien n’est en vente.
offer-marker = marqueur : { $name }
offer-double = le double : votre marqueur
deck = pioche { $count }
companies = Sociétés
players = Joueurs
goods = Produits
no-goods = aucun produit
makes-of = { $count ->
        [one] devient
       *[other] deviennent
    }
to-beat = à dépasser { $last }
hurdle-income = revenu de l’année à ce jour
hurdle-goods = produits aux prix actuels
hurdle-total = en tout
hurdle-last = l’an passé, à dépasser
hurdle-production = production de l’année, aux prix actuels
hurdle-of = { $company }, { $verdict } : { $total }, l’an passé { $last }
pile-free = trésorerie
pile-last = l’an passé
pile-new = nouveau
# Where a placard is narrow: column heads.
pile-free-short = tréso
pile-last-short = passé
pile-new-short = nouv.
slot-vacant = place libre
managers = cadres
chair-vacant = vacant
chair-of = { $chair }, { $company } : { $name }
asset-worth = { $kind ->
        [processes] { $spends } deviennent { $yields } aux prix actuels
       *[produces] { $yields } par an aux prix actuels
    }
bid-waits = mise
bid-sealed = scellée : { $amount }
bid-open = mise { $amount }
stamp-boot = La botte
stamp-clear = Comptes clos

## Joueurs et étagères

starts = commence
starts-why = a le jeton de premier joueur
purse = Fortune personnelle
private-money = Fortune personnelle ({ $name }) : { $amount }
no-company = aucune société
no-company-ways = Vous ne dirigez plus de société. Trois façons de revenir : remporter l’enchère d’une nouvelle société en phase X avec votre fortune personnelle ; annoncer des cartes que les sociétés achèteront, car chacune vous y donne un poste ; monter quand ceux d’au-dessus sont renvoyés.
shelf-of = Étagère
pts = pts
symbol-worth = { $symbol } : { score-points }
hammer = Prochaines enchères
from-price = dès { $price }
prize-paid = { $amount }, année { $year }
shelf-bare = une étagère vide
money-left = Fortune personnelle, qui départage les ex æquo : { $amount }

## Mon bureau

desk-of-phase = L’affaire de cette phase
year-of = Année { $year } sur { $years }
log-round = Année { $number }
log-before = Avant la première année
my-cards = Mes cartes
my-cards-why = vous seul les voyez
announced-sealed = choisie, face cachée
card-gain = rapporte { $amount }
card-yields = { $amount } par an
card-next = puis { $price }
bid-of = Mise : { $company }
bid-secret = scellée jusqu’à la dernière mise
bid-none = ne mise pas
sale-goods = Vendu au prix actuel
sale-keep = gardés
sale-keep-good = Garder { $good }
storage = Stockage
points-here = { $name } désigne ici
will-be-fired = perd son poste
is-fired = a perdu son poste
verdict-of = La direction de la société { $company }
ladder = Les mises
rung-highest = la plus haute
rung-in = en lice
rung-out = hors jeu
my-bid = Ma mise
bid-up-to = Miser pour moi, jusqu’à { $amount }
next-bid = La prochaine mise est d’au moins { $amount }.
new-company = Une nouvelle société
founded-so-far = Fondées à ce jour : { $count } sur { $most }
discards = Défausse
discards-none = La défausse est vide.
discards-taken = { $count } sur { $most } pris
discard-take = Prendre { $name }
discard-leave = Laisser { $name }
found-this = Fonder { $company }

## Le commerce

trade-pages = Commerce
trade-inbox = Courrier
trade-deal = Affaire
trade-workshop = Atelier
trade-cards = Cartes
inbox-empty = Aucune proposition n’attend votre réponse.
inbox-mine = Vos propositions ouvertes : { $count } sur { $most }
inbox-others = Entre les autres
company-of = { $company } ({ $name })
letter-counter = Contre-proposer
letter-of = ({ $company }, proposition { $number })
you-get = vous recevez
you-give = vous donnez
deal-runs = en utilisant
effect-worth = aux prix du marché
effect-usable = pourrait utiliser { $assets }
deal-money = payé sur la trésorerie, reçu comme revenu de l’année
i-give = Je donne
i-get = Je reçois
deal-with = Avec
deal-message = Un petit mot, si vous voulez
deal-resume = Reprendre
deal-clear = Effacer
deal-hint = Choisissez une société avec laquelle négocier.
deal-none = Vous n’avez rien à proposer maintenant.
deal-nothing = n’a rien à donner
deal-runs-title = Utiliser dans l’affaire :
deal-give-thing = Donner { $good }
deal-get-thing = Recevoir { $good }
of-so-many = sur { $count }
workshop-once = chacun une fois par an
workshop-use = Utiliser : { $amount }
workshop-used = déjà utilisé cette année
workshop-none = Aucun de vos actifs ne transforme de produits.

## Touches, et sortes de lignes du récit

shortcut-content = fin du commerce
shortcut-pass = passer aux enchères
shortcut-decline = aucune carte
shortcut-amount = plus ou moins, dans un champ
kind-trade = Commerce
kind-boots = Bottes
kind-auctions = Enchères
