# Acquire dans le navigateur.

from-to = { $from } → { $to }

## Le tour

track-last = Dernier tour
stop-place = Jouer une tuile
stop-merger = Absorption
stop-buy = Acheter (3 max.)
stop-draw = Piocher

ask-place = À vous : jouez une tuile
ask-place-last = Dernier tour : jouez une tuile ou renoncez-y
ask-found = Quelle société fondez-vous ?
ask-survivor = Les plus grandes sont à égalité : laquelle survit ?
ask-settle = Quelle société est liquidée maintenant ?
ask-dispose = { $held ->
        [one] { $survivor } absorbe { $defunct } : que faites-vous de votre action ?
       *[other] { $survivor } absorbe { $defunct } : que faites-vous de vos { $held } actions ?
    }
ask-buy = { $most ->
        [one] Achetez une action, ou aucune
       *[other] Achetez jusqu’à { $most } actions
    }
    .skipped = { $most ->
        [one] Aucune tuile jouable : achetez une action, ou aucune
       *[other] Aucune tuile jouable : achetez jusqu’à { $most } actions
    }
ask-buy-nothing = { $why ->
        [none] Aucune société sur le plateau : il n’y a rien à acheter
        [sold] La banque n’a plus d’actions des sociétés sur le plateau
       *[dear] Avec { $cash }, il n’y a rien à acheter
    }
    .skipped = Aucune tuile jouable et rien à acheter
ask-announce = Annoncer la fin de la partie ?

confirm-place = Jouer { $tile }
confirm-found = Fonder { $corporation }
confirm-survivor = { $corporation } survit
confirm-settle = Liquider { $corporation }
confirm-dispose = { $given ->
        [0] Garder toutes les actions
       *[other] Valider ce choix
    }
confirm-buy = { $count ->
        [0] Ne rien acheter
        [one] Acheter { $count } action pour { $amount }
       *[other] Acheter { $count } actions pour { $amount }
    }
confirm-announce = Annoncer la fin
confirm-leave = Ne pas jouer de tuile
confirm-end = Finir la partie

wait-me = Un instant…
passed-over = Rien à jouer ni à acheter pour vous. { $next }
wait-over = La partie est finie
wait-placing = { $name } choisit une tuile
wait-founding = { $name } choisit la société à fonder
wait-surviving = { $name } choisit la société qui survit
wait-settling = { $name } choisit la prochaine société à liquider
wait-disposing = { $name } choisit que faire de ses actions { $corporation }
wait-buying = { $name } choisit ses achats

## La ville

map-label = { $count ->
        [0] Plateau, 12 colonnes sur 9 rangées, encore aucune société
       *[other] Plateau, 12 colonnes sur 9 rangées : { $corporations }
    }
hand-label = Vos tuiles
tile-label = { $tile } : { $does }
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
no-shares = Vous n’avez aucune action.
corporations = Sociétés
off-board = hors jeu
tiles = { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
tiles-text = { $tiles } tuiles
safe = hors de danger
to-act = décide
rank-first = le plus d’actions
rank-second = deuxième en actions
bank = En banque
price-now = Prix actuel
price-next = Au prochain palier
price-stays = toujours { $price } l’action
at-size = à { $size }
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
into = dans
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
lone-text = Elle ne touche rien et attend des voisines.
why-blocked = Les sept sociétés sont sur le plateau, et cette tuile en fonderait une huitième. Elle pourra être jouée quand une fusion fera de la place.
why-dead = Elle fusionnerait deux sociétés hors de danger et ne pourra donc jamais être jouée. Elle est remplacée à la fin de votre tour.
unsettled = Son effet dépendra de la tuile en cours, une fois celle-ci résolue.
not-yet = Les primes seront calculées quand elle sera jouée.
tied-survivors = Égalité : vous choisissez laquelle survit
then-found = Puis vous choisissez une société
founder-share = Vous en recevez une action gratuite.
free-share = { $free ->
        [yes] Vous recevez une action gratuite.
       *[no] Pas d’action gratuite : la banque n’en a plus.
    }
then-clockwise = Puis, dans le sens horaire à partir de vous
each-disposes = { $known ->
        [yes] Chacun garde, vend à { $price } ou échange 2 contre 1 { $survivor } tant que la banque en a ({ $bank }).
       *[no] Chacun garde, vend ou échange 2 contre 1 { $survivor } tant que la banque en a ({ $bank }).
    }
afterwards = Après : { $corporation }
settled-later = Ensuite : { $corporations }
settled-next = liquidée maintenant
survives = { $corporation } survit

## Primes

bonuses-on = { $size ->
        [one] Primes { $corporation }, { $size } tuile
       *[other] Primes { $corporation }, { $size } tuiles
    }
you-first = Vous
shares-count = { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
shares-because = { $count ->
        [one] { $count } action, { $why }
       *[other] { $count } actions, { $why }
    }
shares-short = { $count }, { $why }
place-first = majoritaire
place-second = minoritaire
place-sole = unique actionnaire
place-first-shared = majorité partagée
place-second-shared = minorité partagée
no-bonus = pas de prime
why-title = { $name } : d’où viennent les { $amount }
    .you = D’où viennent vos { $amount }
why-price = { $tier ->
        [low] { $corporation }, gamme basse, { $size } tuiles
        [middle] { $corporation }, gamme moyenne, { $size } tuiles
       *[high] { $corporation }, gamme haute, { $size } tuiles
    }
why-majority = Prime majoritaire, { $times } × { $price }
why-minority = Prime minoritaire, { $times } × { $price }
why-sole = Unique actionnaire : les deux primes
why-both = Égalité en tête : les deux primes ensemble
why-level = { $market ->
        [yes] À égalité avec la Bourse, { $shares } chacun : ÷ { $parts }
       *[no] À égalité avec { $level }, { $shares } chacun : ÷ { $parts }
    }
why-rounded = Arrondi aux 100 $ supérieurs

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
keep-note = utiles si { $corporation } renaît
sell-note = { $price } l’action
trade-note = 2 contre 1 { $survivor }, banque { $bank }
all-keep = Tout garder
all-sell = Tout vendre
all-trade = Échanger tout le possible
all = tout
then-seats = Puis
then-corporations = Après cela

## Acheter

buy-label = { $why ->
        [none] actions prises : { $count }, en banque : { $bank }
       *[other] actions prises : { $count } ; { $why }
    }
buy-less = Une action { $corporation } de moins
buy-count = Actions : { $count } sur { $most }
buy-total = Total
buy-left = Il reste
you-hold = vous : { $count }
enough = { $most ->
        [one] une action au plus maintenant
       *[other] { $most } actions au plus maintenant
    }

## Annoncer la fin

announce = Annoncer la fin…
announce-not = Ne pas annoncer
announce-text = Vous pouvez finir ce tour ou l’arrêter tout de suite. Puis chaque société sur le plateau verse ses primes, et toutes ses actions sont vendues.
announced-text = La fin est annoncée : c’est le dernier tour.
out-leave = Aucune tuile n’est jouée. Vous pouvez encore acheter des actions.
out-end = Plus rien n’est joué ni acheté. Chaque société sur le plateau verse ses primes, et toutes ses actions sont vendues.

## La fin

source-start = au départ
source-bought = actions achetées
source-bonus = primes
source-disposed = actions vendues lors des fusions
source-cashed = vente finale
source-total = argent

## Le récit et les touches

kind-mergers = Absorptions
kind-purchases = Achats
shortcut-tile = choisir une tuile
shortcut-walk = d’une tuile à l’autre sur le plateau
shortcut-letter = choisir une société ; à l’achat, prendre une de ses actions (avec Maj, la remettre)
