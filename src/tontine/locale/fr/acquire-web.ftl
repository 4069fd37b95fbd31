# Acquire dans le navigateur.

from-to = { $from } → { $to }

## La ville

map-label = { $count ->
        [0] Plateau, 12 colonnes sur 9 rangées, encore aucune société
       *[other] Plateau, 12 colonnes sur 9 rangées : { $corporations }
    }
hand-label = Vos tuiles
tile-label = { $tile } : { $does }
tile-choose = Choisir { $tile } : { $does }
mark-lone = { $count ->
        [one] isolée
       *[other] isolées
    }
mark-founds = { $count ->
        [one] fonde
       *[other] fondent
    }
mark-grows = { $count ->
        [one] agrandit
       *[other] agrandissent
    }
mark-merges = { $count ->
        [one] fusionne
       *[other] fusionnent
    }
mark-blocked = { $count ->
        [one] bloquée
       *[other] bloquées
    }
mark-dead = { $count ->
        [one] morte
       *[other] mortes
    }
fact-bag = sac
fact-safe = hors de danger
fact-largest = la plus grande
fact-of = { $some }/{ $all }
fact-ends = { $size } (fin à { $final })
fact-aside = écartées

## Actions

shares = Actions
shares-open = toutes visibles
shares-hidden = cachées
hidden-holding = invisible pour vous
cash = Argent
cash-small = argent
in-shares = en actions
times = { $count } × { $price }
worth-all = En tout { $amount }, actions aux prix actuels.
worth-head = en tout
purse-label = Vos actions : { $amount } aux prix actuels
no-shares = Vous n’avez aucune action.
corporations = Sociétés
off-board = hors jeu
strip-label = { $size ->
        [0] { $corporation }, hors jeu
        [one] { $corporation }, { $size } tuile, { $price }
       *[other] { $corporation }, { $size } tuiles, { $price }
    }
tiles = { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
safe = hors de danger
to-act = décide
rank-first = le plus d’actions : la prime majoritaire
rank-first-tied = ex æquo en tête : les deux primes sont partagées
rank-second = deuxième en actions : la prime minoritaire
rank-second-tied = ex æquo au second rang : la prime minoritaire est partagée
rank-label = { $name }, { $corporation } : { $rank }
about-label = Informations : { $corporation }
majority-bonus = Prime majoritaire
minority-bonus = Prime minoritaire
bank = En banque
price-now = Prix actuel
price-next = Au prochain palier
price-label = { $corporation } : prix actuel { $price }
next-label = { $corporation } : { $price } dès { $size } tuiles
cost-label = Pourquoi { $corporation } coûte { $price }
at-size = à { $size }
step-short = { $size }→{ $price }
tiles-from = tuiles
tier-low = basse
tier-middle = moyenne
tier-high = haute

## Mes tuiles

no-tiles = Aucune tuile
on-its-own = toute seule
to-choose = { $count } au choix
short-blocked = pas encore
short-dead = injouable
hint-point = { $pointer ->
        [touch] Touchez une tuile pour voir ce qu’elle ferait, puis confirmez.
       *[mouse] Pointez une tuile pour voir ce qu’elle ferait, choisissez-la, puis confirmez.
    }
hint-ahead = { $pointer ->
        [touch] Touchez une de vos tuiles pour voir ce qu’elle ferait maintenant.
       *[mouse] Pointez une de vos tuiles pour voir ce qu’elle ferait maintenant.
    }
hint-watch = Vous regardez. Les tuiles en main restent cachées jusqu’à ce qu’elles soient jouées.
hint-choose = choisissez, puis confirmez
hint-confirm = choisie : confirmez pour la jouer
choice-label = Choisir { $corporation } : { $does }
afterwards = { $how ->
        [merger] { $corporation } après la fusion
        [founded] { $corporation } une fois fondée
       *[grown] { $corporation } avec cette tuile
    }
after-tiles = { $from ->
        [0] { $to } tuiles
       *[other] { $from } → { $to } tuiles
    }
after-price = { $change ->
        [new] { $to } l’action
        [none] toujours { $to } l’action
       *[rise] { $from } → { $to } l’action
    }

## Primes

bonuses-on = { $size ->
        [one] Primes { $corporation }, { $size } tuile
       *[other] Primes { $corporation }, { $size } tuiles
    }
shares-count = { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
shares-because = { $count ->
        [one] { $count } action, { $why }
       *[other] { $count } actions, { $why }
    }
shares-short = { $count }, { $why }
place-first = { bonus-first }
place-second = { bonus-second }
place-sole = unique actionnaire
place-first-shared = majorité partagée
place-second-shared = minorité partagée
no-bonus = pas de prime
bonus-label = { $name } : { $amount } pour { $corporation }
why-title = { $name } : d’où viennent les { $amount }
    .you = D’où viennent vos { $amount }

## Garder, vendre, échanger

your-shares = { $count ->
        [one] Votre action { $corporation }
       *[other] Vos { $count } actions { $corporation }
    }
keep = Garder
sell = Vendre
trade = Échanger
label-keep = Actions { $corporation } à garder
label-sell = Actions { $corporation } à vendre
label-trade = Actions { $corporation } à échanger
all = tout

## Acheter

buy-label = { $why ->
        [none] actions prises : { $count }, déjà à vous : { $held }, en banque : { $bank }
       *[other] actions prises : { $count }, déjà à vous : { $held } ; { $why }
    }
buy-one = Ajouter une action { $corporation } pour { $price }
buy-less = Une action { $corporation } de moins
buy-count = Actions : { $count } sur { $most }
buy-total = Total
buy-left = Il reste
you-hold = vous : { $count }

## Annoncer la fin

announce-not = Ne pas annoncer
announce-too = et annoncer la fin de la partie
announced-text = La fin est annoncée : c’est le dernier tour.

## Le récit et les touches

kind-mergers = Les fusions
kind-purchases = Achats
shortcut-tile = choisir une tuile
shortcut-walk = d’une tuile à l’autre sur le plateau
shortcut-letter = choisir une société ; à l’achat, prendre une de ses actions (avec Maj, la remettre)

## Ce que la table dit à sa façon

log-round = Manche { $number }
log-before = Avant le premier tour
end-chart = La richesse, tour par tour
chart-at = Tour { $number } : { $worth }
chart-hint = { $pointer ->
        [touch] Touchez un tour pour lire les sommes, et encore pour revoir ce moment.
       *[mouse] Pointez un tour pour lire les sommes ; double-cliquez pour revoir ce moment.
    }
replay-start = Les tuiles d’ouverture sont sur le plateau.
