# Acquire. Ce que fait un joueur est dit sans sujet (« achète 2 Hydra ») ; l’attribut `you`
# le dit à celui qui le fait.

title = Acquire
pitch = Fondez des sociétés, achetez tant qu’elles sont bon marché, et soyez leur premier actionnaire le jour où on les avale.

corporation-sackson = Sackson
    .classic = Luxor
corporation-zeta = Zeta
    .classic = Tower
corporation-hydra = Hydra
    .classic = American
corporation-fusion = Fusion
    .classic = Festival
corporation-america = America
    .classic = Worldwide
corporation-phoenix = Phoenix
    .classic = Continental
corporation-quantum = Quantum
    .classic = Imperial

holding = { $shares } { $corporation }
sized = { $corporation } ({ $size })

## Ce qui arrive

event-opened = pioche { $tile } pour l’ouverture
    .you = piochez { $tile } pour l’ouverture
event-started = commence
    .you = commencez
event-drew = pioche { $tile }
    .you = piochez { $tile }
event-refilled = pioche une tuile
    .you = piochez une tuile
event-turn = joue le tour { $number }
    .you = jouez le tour { $number }
event-placed = joue { $tile }
    .you = jouez { $tile }
event-skipped = n’a aucune tuile jouable
    .you = n’avez aucune tuile jouable
event-founded = fonde { $corporation } ({ $size } tuiles)
    .you = fondez { $corporation } ({ $size } tuiles)
event-given = reçoit une action gratuite
    .you = recevez une action gratuite
event-ungiven = ne reçoit pas d’action { $corporation } gratuite : la banque n’en a plus
    .you = ne recevez pas d’action { $corporation } gratuite : la banque n’en a plus
event-grew = { $corporation } passe à { $size } tuiles
event-merged = provoque une fusion : { $corporation } survit
    .you = provoquez une fusion : { $corporation } survit
event-settled = { $corporation } est absorbée : { $size } tuiles, { $price } l’action
event-showed = { $shares ->
        [one] montre { $shares } action { $corporation }
       *[other] montre { $shares } actions { $corporation }
    }
    .you = { $shares ->
        [one] montrez { $shares } action { $corporation }
       *[other] montrez { $shares } actions { $corporation }
    }
event-market = { $shares ->
        [one] la Bourse pioche { $tile } : elle compte pour { $shares } action { $corporation }
       *[other] la Bourse pioche { $tile } : elle compte pour { $shares } actions { $corporation }
    }
event-bonus = touche { $amount } pour { $corporation } : { $place ->
        [first] prime majoritaire
        [second] prime minoritaire
        [sole] les deux primes, comme unique actionnaire
        [first_shared] une part des deux primes, à égalité en tête
       *[second_shared] une part de la prime minoritaire, à égalité au second rang
    }
    .you = touchez { $amount } pour { $corporation } : { $place ->
        [first] prime majoritaire
        [second] prime minoritaire
        [sole] les deux primes, comme unique actionnaire
        [first_shared] une part des deux primes, à égalité en tête
       *[second_shared] une part de la prime minoritaire, à égalité au second rang
    }
event-disposed-sold = vend { $sold } { $corporation } pour { $amount }
    .you = vendez { $sold } { $corporation } pour { $amount }
event-disposed-traded = échange { $traded } { $corporation } contre { $gained } { $survivor }
    .you = échangez { $traded } { $corporation } contre { $gained } { $survivor }
event-disposed-kept = garde toutes ses actions { $corporation }
    .you = gardez toutes vos actions { $corporation }
event-absorbed = { $survivor } intègre { $corporation }
event-bought = achète { $what } pour { $amount }
    .you = achetez { $what } pour { $amount }
event-declined = n’achète rien
    .you = n’achetez rien
event-announced = annonce la fin de la partie
    .you = annoncez la fin de la partie
event-left-out = ne joue pas de tuile
    .you = ne jouez pas de tuile
event-set-aside = écarte { $tile }, désormais morte
    .you = écartez { $tile }, désormais morte
event-stuck = plus aucune tuile ne pourra être jouée
event-ended = la partie est finie : on verse les dernières primes et toutes les actions sont vendues
event-cashed = { $shares ->
        [one] vend { $shares } action { $corporation } pour { $amount }
       *[other] vend { $shares } actions { $corporation } pour { $amount }
    }
    .you = { $shares ->
        [one] vendez { $shares } action { $corporation } pour { $amount }
       *[other] vendez { $shares } actions { $corporation } pour { $amount }
    }

## Le récit : plusieurs événements en une phrase

story-because = { $cause } : { $effect }
story-lone = tuile isolée
story-opened = tuiles d’ouverture : { $tiles }
story-merged = { $survivor } absorbe { $defunct }
story-showed = actions { $corporation } : { $shares }
story-bonus = primes { $corporation } : { $gains }
story-cashed = actions { $corporation } vendues : { $gains }
opened-tile = { $seat } { $tile }
showed-shares = { $seat } { $shares }
gain = { $seat } +{ $amount }
gain-because = { $count ->
        [1] { $who } +{ $amount } ({ $reason })
       *[other] { $who } +{ $amount } chacun ({ $reason })
    }

bonus-first = majoritaire
bonus-second = minoritaire
bonus-sole = unique actionnaire, les deux primes
bonus-first-shared = égalité en tête, primes partagées
bonus-second-shared = égalité au second rang, prime partagée

## Ce que deviendrait une tuile

fate-lone = isolée
fate-founds = fonde
fate-grows = agrandit { $corporation }
fate-merges = { $survivor } absorbe { $defunct }
fate-tied = fusionne { $corporations }, à vous de choisir
fate-blocked = bloquée (A13)
fate-dead = morte (A17)

does-lone = reste isolée
does-founds = { $count ->
        [1] fonde { $corporations }
        [2] fonde une société : { $corporations }
        [3] fonde une société : { $corporations }
       *[other] fonde une société, { $count } au choix
    }
does-grows = { $corporation } passe de { $from } à { $to } tuiles
does-price = { $price } l’action
does-safe = désormais hors de danger
does-merges = { $survivor } absorbe { $defunct }
does-tied = fusionne { $corporations } : vous choisissez laquelle survit
does-if = si { $survivor } survit, { $gains }
does-else = { $one } ; { $other }
does-found = { $size } tuiles, { $price } l’action ; { $free ->
        [yes] vous en recevez une gratuite
       *[no] aucune gratuite, la banque n’en a plus
    }
does-survivor = absorbe { $defunct }
does-order = puis vous choisissez l’ordre
brief-found = { $price }
brief-settle = liquidée maintenant
does-first = { $gains } pour { $corporation }, le reste plus tard
does-hidden = les primes quand chacun aura montré ses actions
does-market = les primes quand la Bourse aura pioché
does-no-bonus = aucun actionnaire
does-blocked = fonderait une huitième société (A13)
does-dead = fusionnerait deux sociétés hors de danger (A17)
does-announce = la partie finit après ce tour
does-leave = pas de tuile ; vous pouvez encore acheter des actions
does-end = la partie finit tout de suite

## Ce qui suit d’une tuile

lone-text = Elle ne touche rien et attend des voisines.
why-blocked = Les sept sociétés sont sur le plateau, et cette tuile en fonderait une huitième. Elle pourra être jouée quand une fusion fera de la place.
why-dead = Elle fusionnerait deux sociétés hors de danger et ne pourra donc jamais être jouée. Elle est remplacée à la fin de votre tour.
unsettled = Son effet dépendra de la tuile en cours, une fois celle-ci résolue.
not-yet = Les primes seront calculées quand elle sera jouée.
tied-survivors = Égalité : vous choisissez laquelle survit.
then-found = Puis vous choisissez une société : { $corporations }.
then-seats = Puis { $seats }
then-corporations = Après cela { $corporations }
founder-share = Vous en recevez une action gratuite.
each-disposes = Puis, dans le sens horaire à partir de vous, chacun garde, vend à { $price } ou échange 2 contre 1 { $survivor } tant que la banque en a ({ $bank }).
    .open = Puis, dans le sens horaire à partir de vous, chacun garde, vend ou échange 2 contre 1 { $survivor } tant que la banque en a ({ $bank }).
settled-later = Ensuite : { $corporations }.
survives = { $survivor } survit

## Le tour

final-turn = Dernier tour
round = Manche { $number }
stop-place = Jouer une tuile
stop-merger = Fusionner
stop-buy = Acheter (3 max.)
stop-draw = Piocher

## Ce qui est demandé

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
        [sold] La banque n’a plus d’actions des sociétés sur le plateau
       *[dear] Avec { $cash }, il n’y a rien à acheter
    }
    .skipped = Aucune tuile jouable et rien à acheter
ask-announce = Annoncer la fin de la partie ?
announce-text = Vous pouvez finir ce tour ou l’arrêter tout de suite. Puis chaque société sur le plateau verse ses primes, et toutes ses actions sont vendues.
ending-you = Si la partie finissait { $when ->
        [bought] après cet achat
       *[now] maintenant
    }, { $place ->
        [0] vous partageriez la victoire avec { $amount }
        [1] vous gagneriez avec { $amount }
       *[other] vous seriez { $place }e avec { $amount }
    }
ending-seats = { $count ->
        [1] Si la partie finissait maintenant, { $seats } gagnerait avec { $amount }
       *[other] Si la partie finissait maintenant, { $seats } partageraient la victoire avec { $amount } chacun
    }
ending-hidden = Si la partie finissait { $when ->
        [bought] après cet achat
       *[now] maintenant
    }, vous auriez { $amount } avant vos primes
ending-market = Si la partie finissait { $when ->
        [bought] après cet achat
       *[now] maintenant
    } : { $standing } avant les primes
ending-seat = { $seat } { $amount }

## Ce qu’on choisit

confirm-place = Jouer { $tile }
confirm-found = Fonder { $corporation }
confirm-survivor = { $corporation } survit
confirm-settle = Liquider { $corporation }
confirm-dispose = { $ways ->
        [keep] Garder toutes les actions
        [sell] Vendre { $sell }
        [trade] Échanger { $trade }
        [sell-keep] Vendre { $sell }, garder { $keep }
        [trade-keep] Échanger { $trade }, garder { $keep }
        [sell-trade] Vendre { $sell }, échanger { $trade }
       *[sell-trade-keep] Vendre { $sell }, échanger { $trade }, garder { $keep }
    }
confirm-buy = { $count ->
        [0] Ne rien acheter
        [one] Acheter { $count } action pour { $amount }
       *[other] Acheter { $count } actions pour { $amount }
    }
confirm-buy-end = { $count ->
        [0] { confirm-end }
       *[other] Acheter { $count } et finir
    }
confirm-announce = Annoncer la fin
confirm-leave = Ne pas jouer de tuile
confirm-end = Finir la partie
announce = Annoncer la fin…
all-keep = Tout garder
all-sell = Tout vendre
all-trade = Échanger tout ce qui peut l’être

## Jusqu’où

enough = { $most ->
        [one] une action au plus maintenant
       *[other] { $most } actions au plus maintenant
    }
keep-note = utiles si { $corporation } renaît
sell-note = { $price } l’action
trade-note = 2 contre 1 { $survivor }, banque { $bank }
hold-only = vous n’avez que { $held } { $corporation }
pairs = on échange deux actions contre une, et vous avez { $held } { $corporation }

## Ce qu’on attend

wait-over = La partie est finie
wait-placing = { $seat } choisit une tuile
wait-founding = { $seat } choisit la société à fonder
wait-surviving = { $seat } choisit la société qui survit
wait-settling = { $seat } choisit la prochaine société à liquider
wait-disposing = { $seat } choisit que faire de ses actions { $corporation }
wait-buying = { $seat } choisit ses achats
passed-over = Rien à jouer ni à acheter pour vous. { $next }

## D’où vient une prime

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
       *[no] À égalité avec { $tied }, { $shares } chacun : ÷ { $parts }
    }
why-rounded = Arrondi aux 100 $ supérieurs

## D’où vient l’argent

account-start = départ
account-bought = achats
account-bonus = primes
account-disposed = ventes
account-final = primes finales
account-cashed = vente finale
account-total = argent

## Pourquoi un tour est bon ou mauvais

reason-first = Vous passez en tête chez { $corporation }, { $held } contre { $rest } : environ { $amount }{ $when ->
        [near] , et une seule tuile peut la faire absorber.
        [end] {" "}à la fin.
       *[later] {" "}quand elle sera absorbée.
    }
reason-first-rival = { $rival } passe en tête chez { $corporation }, { $held } contre { $rest } : environ { $amount }{ $when ->
        [near] , et une seule tuile peut la faire absorber.
        [end] {" "}à la fin.
       *[later] {" "}quand elle sera absorbée.
    }
reason-tied = Vous arrivez à égalité en tête chez { $corporation }, { $held } chacun : environ { $amount }{ $when ->
        [near] , et une seule tuile peut la faire absorber.
        [end] {" "}à la fin.
       *[later] {" "}quand elle sera absorbée.
    }
reason-tied-rival = { $rival } arrive à égalité en tête chez { $corporation }, { $held } chacun : environ { $amount }{ $when ->
        [near] , et une seule tuile peut la faire absorber.
        [end] {" "}à la fin.
       *[later] {" "}quand elle sera absorbée.
    }
reason-second = Vous passez au second rang chez { $corporation }, { $held } contre { $rest } : environ { $amount }{ $when ->
        [near] , et une seule tuile peut la faire absorber.
        [end] {" "}à la fin.
       *[later] {" "}quand elle sera absorbée.
    }
reason-second-rival = { $rival } passe au second rang chez { $corporation }, { $held } contre { $rest } : environ { $amount }{ $when ->
        [near] , et une seule tuile peut la faire absorber.
        [end] {" "}à la fin.
       *[later] {" "}quand elle sera absorbée.
    }
reason-lead = { $lead ->
        [one] Vous restez en tête chez { $corporation }, avec { $lead } action d’avance : environ { $amount }.
       *[other] Vous restez en tête chez { $corporation }, avec { $lead } actions d’avance : environ { $amount }.
    }
reason-lead-rival = { $lead ->
        [one] { $rival } reste en tête chez { $corporation }, avec { $lead } action d’avance : environ { $amount }.
       *[other] { $rival } reste en tête chez { $corporation }, avec { $lead } actions d’avance : environ { $amount }.
    }
reason-ousted = { $place ->
        [first] La première place chez { $corporation } n’est plus à vous.
        [tied] Vous n’êtes plus à égalité en tête chez { $corporation }.
       *[second] Le second rang chez { $corporation } n’est plus à vous.
    }
reason-ousted-rival = { $place ->
        [first] { $rival } n’a plus la première place chez { $corporation }.
        [tied] { $rival } n’est plus à égalité en tête chez { $corporation }.
       *[second] { $rival } n’est plus au second rang chez { $corporation }.
    }
reason-grows = { $corporation } passe à { $size } tuiles{ $safe ->
        [yes] {" "}et ne risque plus rien
       *[no] { "" }
    } : vous y gagnez { $amount }.
reason-grows-rival = { $corporation } passe à { $size } tuiles{ $safe ->
        [yes] {" "}et ne risque plus rien
       *[no] { "" }
    } : { $rival } y gagne { $amount }.
reason-paid = { $corporation } est absorbée : cela vous rapporte { $amount }.
reason-paid-rival = { $corporation } est absorbée : cela rapporte { $amount } à { $rival }.
reason-sold = La vente vous rapporte { $amount } tout de suite.
reason-short = Il vous reste { $cash } : trop peu pour trois actions au prochain tour.
reason-hand = { $tile } reste dans votre main : la fusion qu’elle opère vous rapporterait { $amount }.
reason-dead = { $tile }, dans votre main, ne pourra plus jamais être jouée.
reason-blocked = { $tile }, dans votre main, devra attendre qu’une place se libère sur le plateau.
reason-spent = Cela coûte { $amount }.
reason-shares = { $count ->
        [one] Vous avez une action de plus qui prend de la valeur quand la société grandit.
       *[other] Vous avez { $count } actions de plus qui prennent de la valeur quand les sociétés grandissent.
    }
reason-shares-less = { $count ->
        [one] Vous avez une action de moins qui prend de la valeur quand la société grandit.
       *[other] Vous avez { $count } actions de moins qui prennent de la valeur quand les sociétés grandissent.
    }
reason-founds = { $count ->
        [one] Vous avez en main une tuile de plus qui fonde une société.
       *[other] Vous avez en main { $count } tuiles de plus qui fondent une société.
    }
reason-founds-less = { $count ->
        [one] Vous avez en main une tuile de moins qui fonde une société.
       *[other] Vous avez en main { $count } tuiles de moins qui fondent une société.
    }
reason-feeds = { $count ->
        [one] Vous avez en main une tuile de plus qui agrandit une société où vous êtes en tête.
       *[other] Vous avez en main { $count } tuiles de plus qui agrandissent des sociétés où vous êtes en tête.
    }
reason-feeds-less = { $count ->
        [one] Vous avez en main une tuile de moins qui agrandit une société où vous êtes en tête.
       *[other] Vous avez en main { $count } tuiles de moins qui agrandissent des sociétés où vous êtes en tête.
    }
reason-kept = { $held ->
        [one] Votre action { $corporation } ne vaut rien tant que la société n’est pas refondée.
       *[other] Vos { $held } actions { $corporation } ne valent rien tant que la société n’est pas refondée.
    }
reason-revived = { $held ->
        [one] Votre action { $corporation } comptera de nouveau quand la société sera refondée.
       *[other] Vos { $held } actions { $corporation } compteront de nouveau quand la société sera refondée.
    }

## Refus

refusal-no-tile = aucune tuile ne s’appelle « { $value } » ; elles vont de 1A à 12I
refusal-not-now = ce n’est pas le moment ; { $phase ->
        [placing] il faut jouer une tuile
        [founding] il faut choisir une société
        [surviving] il faut choisir la société qui survit
        [settling] il faut choisir la prochaine société à liquider
        [disposing] il y a des actions à garder, vendre ou échanger
        [buying] on peut acheter des actions
       *[over] la partie est finie
    }
refusal-not-your-turn = seul le joueur dont c’est le tour peut annoncer la fin, et c’est { $seat }
refusal-announced = la fin est déjà annoncée
refusal-not-announced = on ne peut renoncer à une partie de son tour qu’après avoir annoncé la fin
refusal-not-final = on peut annoncer la fin quand toutes les sociétés sur le plateau sont hors de danger ou que l’une a au moins 41 tuiles
refusal-not-held = { $tile } n’est pas parmi vos tuiles
refusal-blocked = { $tile } fonderait une huitième société
refusal-dead = { $tile } fusionnerait deux sociétés hors de danger
refusal-on-board = { $corporation } est déjà sur le plateau
refusal-not-largest = { $corporation } n’est pas parmi les plus grandes de cette fusion
refusal-not-next = { $corporation } n’est pas la prochaine à liquider
refusal-too-many = vous avez { $held } { $corporation }, il en faudrait { $wanted }
refusal-bank-short = { $left ->
        [0] la banque n’a plus d’action { $corporation } à donner en échange
        [one] la banque n’a que { $left } action { $corporation } à donner en échange
       *[other] la banque n’a que { $left } actions { $corporation } à donner en échange
    }
refusal-odd-trade = on échange deux actions contre une : il faut un nombre pair, pas { $traded }
refusal-off-board = { $corporation } n’est pas sur le plateau
refusal-sold-out = la banque n’a plus d’actions { $corporation }
refusal-too-dear = une action { $corporation } coûte { $price }, et il vous reste { $cash }
refusal-more-than-three = trois actions par tour au plus, pas { $wanted }

## Les règles

rule-A1 = Le plateau a 12 colonnes (1 à 12) et 9 rangées (A à I). À chacune des 108 cases correspond une tuile du même nom.
rule-A2 = Il y a sept sociétés de 25 actions, en trois gammes : basse Sackson et Zeta ; moyenne Hydra, Fusion et America ; haute Phoenix et Quantum. Sous leurs noms classiques d’hôtels : basse Luxor et Tower ; moyenne American, Festival et Worldwide ; haute Continental et Imperial.
rule-A3 = Le prix d’une action dépend du nombre de tuiles de la société et de sa gamme, comme le montre le tableau. La prime majoritaire vaut dix fois ce prix, la minoritaire cinq fois.
rule-A4 = On joue de deux à six, et chacun commence avec 6 000 $.
rule-A5 = Chacun pioche une tuile et la pose. Le plus proche de 1A commence ; la rangée compte avant la colonne : 9A est plus proche que 1B.
rule-A6 = Des tuiles d’ouverture qui se touchent restent sans société jusqu’à ce qu’une tuile jouée plus tard les relie.
rule-A7 = Puis chacun pioche six tuiles que les autres ne voient pas.
rule-A8 = L’argent et les actions sont visibles ou cachés, selon l’accord de la table. On peut toujours savoir combien d’actions restent à la banque.
rule-A9 = À son tour on joue une tuile, on achète des actions, on pioche une tuile.
rule-A10 = Une tuile se pose sur la case de son nom. Qui peut en jouer une le doit ; qui ne peut pas passe aux achats.
rule-A11 = Une tuile qui ne touche que des tuiles sans société fonde une société, au choix parmi celles qui ne sont pas sur le plateau. Toutes les tuiles reliées en font partie. Les diagonales ne comptent pas.
rule-A12 = Le fondateur reçoit une action gratuite, s’il en reste à la banque.
rule-A13 = Quand les sept sociétés sont sur le plateau, une tuile qui en fonderait une autre attend qu’une fusion fasse de la place.
rule-A14 = Une tuile qui touche une seule société la rejoint, avec les tuiles sans société qu’elle relie.
rule-A15 = Une tuile qui touche deux sociétés ou plus les fusionne. La plus grande survit. Ni cette tuile ni celles sans société qu’elle relie ne comptent pour la taille.
rule-A16 = Si les plus grandes sont à égalité, l’auteur de la fusion choisit laquelle survit.
rule-A17 = À partir de 11 tuiles, une société est hors de danger : elle absorbe et n’est jamais absorbée. Une tuile entre deux sociétés hors de danger est morte : on ne pourra jamais la jouer, même si elle en touche aussi une plus petite.
rule-A18 = Chaque société absorbée verse des primes selon sa taille avant la fusion. Chacun montre les actions qu’il en a, même quand elles sont cachées. Qui en a le plus touche la prime majoritaire, le second la minoritaire.
rule-A19 = L’unique actionnaire touche les deux primes.
rule-A20 = Égalité en tête : les deux primes sont additionnées et partagées à parts égales entre les ex æquo, chaque part arrondie à la centaine de dollars supérieure. Personne ne touche de prime minoritaire.
rule-A21 = Égalité au second rang : la prime minoritaire est partagée à parts égales entre les ex æquo, chaque part arrondie à la centaine de dollars supérieure.
rule-A22 = Les actionnaires de la société survivante ne touchent pas de prime.
rule-A23 = Ensuite, à partir de l’auteur de la fusion et dans le sens horaire, qui a des actions de la société absorbée les garde, les vend au prix d’avant la fusion ou les échange à deux contre une de la survivante, tant que la banque en a ; on peut combiner les trois. Les actions gardées attendent une nouvelle société de ce nom.
rule-A24 = Si trois ou quatre sociétés fusionnent, la plus grande survit, et les absorbées sont liquidées une à une, la plus grande d’abord. À égalité, l’auteur de la fusion choisit.
rule-A25 = Ensuite, toutes les tuiles sont à la survivante, et les sociétés absorbées peuvent être fondées à nouveau.
rule-A26 = Après la tuile on peut acheter jusqu’à trois actions en tout, de n’importe quelles sociétés sur le plateau, au prix du moment, tant que la banque en a et que l’on a de quoi payer.
rule-A27 = Pas de prêts, et l’on ne vend que lors d’une fusion et à la fin. Sans argent, on continue à jouer des tuiles.
rule-A28 = À la fin du tour on pioche une tuile. Les tuiles mortes sont alors écartées, face visible, et remplacées, une fois par tour ; si une nouvelle est morte aussi, elle attend le tour suivant. Celles qui attendent une place (A13) ne sont pas remplacées.
rule-A29 = Quand il n’y a plus de tuiles à piocher, on continue sans piocher.
rule-A30 = À son tour, on peut annoncer la fin si toutes les sociétés sur le plateau sont hors de danger ou si l’une a au moins 41 tuiles ; la tuile que l’on vient de jouer compte. Ce n’est jamais obligatoire. On peut le faire à tout moment du tour, même avec l’achat qui le termine. Ensuite, on peut finir son tour, renoncer à une partie ou l’arrêter tout de suite.
rule-A31 = À la fin, chaque société sur le plateau verse ses primes et toutes ses actions sont vendues au prix du moment. Les actions de sociétés absentes du plateau ne valent rien.
rule-A32 = Le plus riche gagne. À égalité, la victoire est partagée.
rule-A33 = Si plus aucune tuile ne peut être jouée, la partie finit d’elle-même, dès que chacun, dans l’ordre des tours, a eu encore un tour pour acheter ou annoncer la fin.
rule-A34 = À deux, la Bourse compte comme troisième actionnaire de chaque société qui verse des primes, lors d’une fusion et à la fin. On pioche une tuile au hasard : sa colonne, de 1 à 12, dit combien d’actions a la Bourse, même si cela en fait plus de 25 en tout. Sa prime reste à la banque, et la tuile retourne dans la pioche. Si la pioche est vide, n’importe laquelle des 108 tuiles donne le nombre.

## Options

option-holdings = Argent et actions
    .open = visibles
    .hidden = cachés
option-names = Noms des sociétés
    .of-1999 = édition 1999
    .classic = hôtels classiques

## Standing orders

order-keep = Jusqu’à votre prochain tour : garder toutes les actions lors des fusions
order-sell = Jusqu’à votre prochain tour : vendre toutes les actions lors des fusions
order-over-turn = C’est de nouveau à vous.

## Kinds of mistakes, by what was decided; in somebody's record

slip-announce = Quand la partie est close
slip-buy = Quelles actions sont achetées
slip-dispose = Garder, vendre ou échanger des actions
slip-end = Quand la partie finit
slip-found = Quelle société est fondée
slip-leave = Quand on ne joue pas de tuile
slip-place = Quelle tuile est jouée
slip-settle = Quelle absorption vient d’abord
slip-survivor = Quelle société survit
