# Greed Incorporated. Ce que fait un joueur est dit sans sujet (« pioche Mine de charbon ») ;
# l’attribut `you` le dit à celui qui le fait. Ce que fait une société est une phrase entière.

title = Greed Incorporated
pitch = Menez une société à la ruine, faites-vous renvoyer avec une indemnité en or, et offrez-vous le yacht.
money = { NUMBER($amount, useGrouping: 1) } M
card = { $name } ({ $number })
lot = { $metal ->
        [gold] { $name } (or { $letter })
       *[silver] { $name } (argent { $letter })
    }
company-number = la société { $number }
asset-number = l’actif { $number }

chair-ceo = PDG
chair-cfo = DAF
chair-coo = DO
chair-manager = cadre

## Produits : le nom, un nom court pour les colonnes, et combien

good-land = terrains
    .short = terr.
    .units = { $count ->
        [one] { $count } terrain
       *[other] { $count } terrains
    }
good-sand = sable
    .short = sable
    .units = { $count } sable
good-coal = charbon
    .short = charb.
    .units = { $count } charbon
good-steel = acier
    .short = acier
    .units = { $count } acier
good-cotton = coton
    .short = coton
    .units = { $count } coton
good-textiles = tissus
    .short = tissus
    .units = { $count ->
        [one] { $count } tissu
       *[other] { $count } tissus
    }
good-houses = maisons
    .short = mais.
    .units = { $count ->
        [one] { $count } maison
       *[other] { $count } maisons
    }
good-railroads = rails
    .short = rails
    .units = { $count ->
        [one] { $count } rail
       *[other] { $count } rails
    }
good-loans = prêts
    .short = prêts
    .units = { $count ->
        [one] { $count } prêt
       *[other] { $count } prêts
    }
good-microchips = puces
    .short = puces
    .units = { $count ->
        [one] { $count } puce
       *[other] { $count } puces
    }
good-blah-blah = blabla
    .short = blabla
    .units = { $count ->
        [one] { $count } blabla
       *[other] { $count } blablas
    }
# Goods that a set of cards names itself
own-short = { $name }
own-units = { $count } { $name }
good-money = argent

## Les actifs de notre jeu de cartes

asset-10 = Petit propriétaire
asset-11 = Sablière
asset-12 = Planteurs de coton
asset-13 = Gravière
asset-14 = Mine à ciel ouvert
asset-15 = Zone minière
asset-16 = Briqueterie
asset-17 = Tisserands à domicile
asset-18 = Ferrailleur
asset-19 = Rentier foncier
asset-20 = Mine de charbon
asset-21 = Aciérie
asset-22 = Plantation
asset-23 = Filature
asset-24 = Préfabriqués
asset-25 = Promoteur
asset-26 = Dragueurs de rivière
asset-27 = Atelier ferroviaire
asset-28 = Cadastre
asset-29 = Fosse profonde
asset-30 = Banque hypothécaire
asset-31 = Caisse d’épargne
asset-32 = Laminoir
asset-33 = Confection
asset-34 = Usine de silicium
asset-35 = Lotisseurs
asset-36 = Magnat du rail
asset-37 = Obligations du rail
asset-38 = Maison de couture
asset-39 = Service de presse
asset-40 = Fonderie de puces
asset-41 = Usine d’assemblage
asset-42 = Ligne à grande vitesse
asset-43 = Banque d’affaires
asset-44 = Titriseurs
asset-45 = Fonds souverain
asset-46 = Éditeur de logiciels
asset-47 = Jeune pousse du net
asset-48 = Agence de marketing
asset-49 = Agence de notation

## Les signes de richesse de notre jeu de cartes

symbol-gold-a = Voiture de sport
symbol-gold-b = Cheval de course
symbol-gold-c = Yacht
symbol-gold-d = Hôtel particulier
symbol-gold-e = Vignoble
symbol-gold-f = Jet privé
symbol-gold-g = Collection d’art
symbol-gold-h = Club de football
symbol-gold-i = Île privée
symbol-silver-a = Montre en or
symbol-silver-b = Costume sur mesure
symbol-silver-c = Carte de membre du golf
symbol-silver-d = Cave de bordeaux
symbol-silver-e = Loge à l’opéra
symbol-silver-f = Chalet de ski
symbol-silver-g = Vedette à moteur
symbol-silver-h = Chef privé
symbol-silver-i = Collier de diamants

## Ce qui arrive

event-assigned = dirige { $company }
    .you = dirigez { $company }
event-started = a le jeton de premier joueur
    .you = avez le jeton de premier joueur
event-drew = pioche { $asset }
    .you = piochez { $asset }
event-year = ouvre l’année { $number }
    .you = ouvrez l’année { $number }
event-chose = choisit { $asset }
    .you = choisissez { $asset }
event-announced = annonce { $asset }
    .you = annoncez { $asset }
event-trend = { $good } : tendance { $trend } ({ $change })
event-price = { $good } : le prix est maintenant de { $price }
event-sealed = mise { $amount } en secret pour { $company }
    .you = misez { $amount } en secret pour { $company }
event-bidden = { $company } mise { $amount }
event-took = { $company } prend { $asset } pour { $amount }
event-declined = { $company } ne prend pas de carte
event-seated = prend le poste de { $post } chez { $company }
    .you = prenez le poste de { $post } chez { $company }
event-produced = { $company } produit { $goods }
event-proposed = { $company } fait à { $partner } la proposition { $proposal }
event-terms = proposition { $proposal } : { $company } donnerait { $goods }
event-runs = proposition { $proposal } : { $company } utiliserait { $asset }
event-rejected = { $company } refuse la proposition { $proposal } faite par { $partner }
event-countered = à la proposition { $proposal } faite par { $partner }, { $company } répond par une contre-proposition
event-withdrew = { $company } retire la proposition { $proposal } faite à { $partner }
event-dealt = { $company } et { $partner } s’accordent sur la proposition { $proposal }
event-moved = { $company } remet à { $partner } { $goods }
event-paid = { $company } paie à { $partner } { $amount }
event-said = dit : « { $text } »
    .you = dites : « { $text } »
event-used = { $company } utilise { $asset }
event-ran = { $company } utilise { $asset } comme convenu
event-spent = { $company } consomme { $goods }
event-gained = { $company } obtient { $goods }
event-contented = a fini de commercer
    .you = avez fini de commercer
event-sold = { $company } vend { $goods } pour { $amount }
event-kept = { $company } garde { $goods }
event-stored = { $company } paie { $amount } de stockage
event-closed = { $company } clôt ses comptes : { $income }, l’an passé { $before }
event-booted = { $company } reçoit la botte : { $income }, l’an passé { $before }
event-pointed = désigne le { $chair } chez { $company } : { $rival }
    .you = désignez le { $chair } chez { $company } : { $rival }
event-fired = se fait renvoyer du poste de { $chair } chez { $company } et touche { $amount }
    .you = vous faites renvoyer du poste de { $chair } chez { $company } et touchez { $amount }
event-promoted = passe au poste de { $chair } chez { $company }
    .you = passez au poste de { $chair } chez { $company }
event-dropped = { $company } défausse { $asset }
event-liquidated = { $company } n’a plus de PDG : c’est la liquidation
event-auctioned = aux enchères à partir de { $price } : { $symbol }
event-raised = { $lot ->
        [company] mise { $amount } pour une nouvelle société
       *[other] mise { $amount }
    }
    .you = { $lot ->
        [company] misez { $amount } pour une nouvelle société
       *[other] misez { $amount }
    }
event-passed = passe
    .you = passez
event-won = achète { $symbol } pour { $amount }
    .you = achetez { $symbol } pour { $amount }
event-unsold = personne n’achète { $symbol }
event-marker = reçoit le jeton de premier joueur
    .you = recevez le jeton de premier joueur
event-offered = une nouvelle société est mise aux enchères à partir de { $price }
event-founded = fonde { $company } pour { $amount }
    .you = fondez { $company } pour { $amount }
event-equipped = { $company } prend { $asset } dans la défausse
event-unfounded = personne ne fonde de société
event-scored = { $points ->
        [one] a { $points } point et { $cash }
       *[other] a { $points } points et { $cash }
    }
    .you = { $points ->
        [one] avez { $points } point et { $cash }
       *[other] avez { $points } points et { $cash }
    }

## Le récit : plusieurs événements en une phrase

story-assigned = sociétés : { $items }
story-announced = annonces : { $items }
announced-by = { $asset } par { $seat }
story-trends = tendances : { $items }
story-trend = { $good } { $trend } ({ $change })
story-prices = prix : { $items }
story-bids = mises : { $items }
story-seated = prend le poste de { $post }
    .you = prenez le poste de { $post }
story-produced = production : { $items }
story-proposed = { $fate ->
        [rejected] { $company } propose à { $partner } { $give } contre { $get } : c’est refusé
        [countered] { $company } propose à { $partner } { $give } contre { $get } ; réponse : une contre-proposition
        [withdrew] { $company } propose à { $partner } { $give } contre { $get }, puis retire sa proposition
       *[open] { $company } propose à { $partner } { $give } contre { $get } (proposition { $number })
    }
story-sale = { $company } vend à { $partner } { $give } pour { $get }
story-exchange = { $company } donne à { $partner } { $give } contre { $get }
with-runs = { $terms }, via { $assets }
story-used = { $company } utilise { $asset } : { $spent } → { $gained }
story-contented = ont fini de commercer : { $items }
story-sold = { $company } vend { $goods } pour { $amount }
story-kept = { $amount ->
        [none] { $company } garde { $goods }
       *[other] { $company } garde { $goods } (stockage : { $amount })
    }
story-closed = comptes clos : { $items }
story-book = { $company } { $income } (l’an passé : { $before })
story-pointed = boucs émissaires chez { $company } : { $items }
story-promoted = promotions : { $items }
story-equipped = { $company } prend { $items } dans la défausse
story-scored = points : { $items }

pair-assigned = { $company } ({ $seat })
pair-price = { $good } { $price }
pair-bid = { $company } { $amount }
pair-produced = { $company } ({ $goods })
pair-pointed = { $seat } désigne le { $chair }
    .you = { $seat } désignez le { $chair }
pair-promoted = { $seat } ({ $chair })
pair-raised = { $seat } { $amount }
pair-passed = { $seat } passe
    .you = { $seat } passez
pair-points = { $seat } { $points }
pair-symbol = { $symbol } { $points }
bids-omitted = …

## De quoi les phrases sont faites

sum = { $amount }
surplus = +{ $amount }
# Le poste que quelqu’un prend.
post-ceo = PDG
post-cfo = DAF
post-coo = DO
post-manager = cadre
trends = tendances : { $list }
trends-none = aucune tendance ne bouge
trend-effect = { $good } { $arrows } vers { $trend } (puis { $price })
next-still = la tendance est sur { $trend }, le prix reste à { $price }
next-moves = avec la tendance sur { $trend }, le prix passe de { $price } à { $after }
next-stopped = avec la tendance sur { $trend }, le prix passe de { $price } au bout de son échelle, { $after }

## La table

stage-1 = annonces
stage-2 = forces du marché
stage-3 = investissement
stage-4 = production
stage-5 = commerce et développement
stage-6 = ventes
stage-7 = clôture des comptes
stage-8 = boucs émissaires
stage-9 = signes de richesse
stage-10 = entrepreneurs
forecast-first = première année
forecast-later = { $amount } (il faut { $needed })
forecast-clear = tout va bien (+{ $amount })
forecast-boot = botte (−{ $amount })
lacks = il manque à { $company } : { $goods }
severance = indemnité { $amount }
deal = { $company } donne à { $partner } { $give } contre { $get }
balance = aux prix du marché { $amount } ; pour l’autre { $theirs }
balance-money = { $free } de trésorerie contre { $amount } de revenu de l’année
shelf = { $symbol } : { $points } points, dès { $price } ; { $trends }
shelf-empty = { $metal ->
        [gold] série or : tout est vendu
       *[silver] série argent : tout est vendu
    }
barred-gold = qui vient d’acheter l’or ne peut pas miser sur l’argent
barred-company = qui est PDG de deux sociétés ou plus ne peut pas miser sur une autre
barred-money = ne peut pas miser { $least }
won = { $points ->
        [one] { $seat } gagne avec { $points } point.
       *[other] { $seat } gagne avec { $points } points.
    }
    .you = { $points ->
        [one] Vous gagnez avec { $points } point.
       *[other] Vous gagnez avec { $points } points.
    }
won-by-money = { $seat } gagne avec { $points } points, grâce à sa fortune : { $cash }. À égalité de points : { $rival }.
    .you = Vous gagnez avec { $points } points, grâce à votre fortune : { $cash }. À égalité de points : { $rival }.
won-together = { $points ->
        [one] Victoire partagée à { $points } point : { $seat }.
       *[other] Victoire partagée à { $points } points : { $seat }.
    }

## Questions

ask-announce = Annoncez une de vos cartes : toute société peut alors l’acheter, et ses tendances agissent aussitôt.
ask-bid = { $company } : votre mise secrète, de { $least } à { $free }. Qui mise le plus choisit en premier.
ask-bids = Mises secrètes pour { $count } sociétés, dès { $least } chacune. Qui mise le plus choisit en premier.
ask-take = { $company } a misé { $bid } et a { $free } : prenez une carte ou renoncez. Le marqueur posé dessus prend le poste de { $chair }.
ask-trade = Négociez, utilisez vos actifs et dites quand vous avez terminé.
ask-sell = Que vend { $company } ? Revenu de l’année { $income }, l’an passé { $last }.
ask-point = { $company } reçoit la botte. Qui désignez-vous ? Sa trésorerie est de { $free }.
ask-drop = { $company } a reçu la botte : quel actif défaussez-vous ?
ask-symbol = { $symbol }, { $points } points : misez au moins { $least } ou passez. Vous avez { $cash }.
ask-founders = Une nouvelle société : misez au moins { $least } ou passez. Vous avez { $cash }.
ask-found = { $count ->
        [0] Quelle société fondez-vous ? La défausse n’a aucun actif à prendre.
       *[other] Quelle société fondez-vous ? Elle peut prendre gratuitement jusqu’à { $most } actifs de la défausse.
    }
note-left-over = Restées en vente : { $assets }.
note-bid = La mise n’est payée que si l’on prend une carte.
note-double = Une carte avec votre propre marqueur coûte le double.
note-proposals = Propositions restantes cette année : { $count }.
note-storage = Garder de 1 à { $count } produits coûte { $costs }.
note-fired = Qui est désigné perd son poste.
note-highest = { $seat } mise { $bid }.
    .you = Vous misez { $bid }.
limit-free = { $company } a { $cash } de trésorerie
limit-stock = { $company } en a { $count }
limit-kept = on garde { $most } produits au plus
limit-private = votre fortune personnelle est de { $cash }
for-sale = { $goods } à { $price } pièce : { $amount } (l’an prochain à { $after })
pointed-already = déjà dans le viseur

## Comment se nomme un choix, et ce qu’il fait

choice-decline = aucune carte
choice-propose = un échange entre { $company } et { $partner }
choice-accept = accepter la proposition { $proposal }
choice-reject = refuser la proposition { $proposal }
choice-withdraw = retirer la proposition { $proposal }
choice-content = terminé
choice-pass = passer
confirm-announce = Annoncer { $asset }
confirm-bid = Miser { $amount }
confirm-bid-all = Miser { $list }
confirm-take = Prendre { $asset }
confirm-decline = Aucune carte
confirm-use = Utiliser { $asset }
confirm-propose = Proposer à { $partner }
confirm-counter = Proposer à { $partner }
confirm-deal = Conclure l’affaire
confirm-accept = Accepter
confirm-reject = Refuser
confirm-withdraw = Retirer
confirm-content = Terminé
confirm-content-letters = { $count ->
        [one] Terminé, et refuser { $company }
       *[other] Terminé, et refuser { $count } propositions
    }
confirm-sell = Vendre { $goods }
confirm-sell-keep = Vendre { $goods }, garder { $kept }
confirm-keep = Garder { $kept }
confirm-point = Désigner le { $chair }
confirm-drop = Défausser { $asset }
confirm-raise = Miser { $amount }
confirm-pass = Passer
confirm-found = Fonder { $company }
confirm-found-with = { $count ->
        [0] Fonder { $company } sans actif
        [one] Fonder { $company } avec 1 actif
       *[other] Fonder { $company } avec { $count } actifs
    }
does-bid = Si l’on prend une carte, il reste { $free } de trésorerie.
does-bid-own = Si l’on prend une carte, il reste { $free } de trésorerie ; avec votre propre marqueur, elle coûterait { $double }.
does-bid-dear = Si l’on prend une carte, il reste { $free } de trésorerie ; avec votre propre marqueur, elle coûterait { $double }, et c’est trop cher.
does-take = Elle coûte { $amount }, il reste { $free } de trésorerie. { $seat } prend le poste de { $post }.
    .you = Elle coûte { $amount }, il reste { $free } de trésorerie. Vous prenez le poste de { $post }.
does-decline = L’argent reste à la société.
does-use = { $spent } → { $gained } : de { $before } à { $after }
does-deal = Aux prix du marché { $amount } ; pour l’autre { $theirs }. Prévision : { $outlook }.
does-deal-money = Vous payez maintenant { $free } de trésorerie et recevez { $amount } de revenu de l’année, qui n’entrera dans la trésorerie qu’après les comptes de l’an prochain. Prévision : { $outlook }.
does-reject = La proposition est refusée.
does-withdraw = La proposition est retirée.
does-content = Un échange ou l’emploi d’un actif rouvre le commerce pour ceux qu’il touche.
does-content-letters = { $count ->
        [one] Vous refusez la proposition ({ $company }). Un échange ou l’emploi d’un actif rouvre le commerce pour ceux qu’il touche.
       *[other] { $count } propositions qui vous sont faites sont refusées. Un échange ou l’emploi d’un actif rouvre le commerce pour ceux qu’il touche.
    }
does-sell = { $sale } { $books }
sale-sold = La vente rapporte { $amount }.
sale-kept = La vente rapporte { $amount }, le stockage coûte { $cash }.
books-first = Revenu de l’année : { $total }. Pas de botte la première année.
books-clear = Revenu de l’année : { $total }, plus que les { $last } de l’an passé.
books-boot = Revenu de l’année : { $total } seulement, contre { $last } l’an passé. C’est la botte.
books-liquidated = Revenu de l’année : { $total } seulement, contre { $last } l’an passé. C’est la botte. Il ne resterait personne : vous touchez { $cash } et la société est liquidée, { $amount } vont à la banque.
does-point = { $seat } perd le poste de { $chair } et touche { $amount }.
    .you = Vous perdez le poste de { $chair } et touchez { $amount }.
does-point-liquidates = { $fired } Il ne resterait personne : société liquidée, { $amount } vont à la banque.
does-drop = C’est { $amount } de moins par an, aux prix du jour.
does-found-bare = { $count ->
        [one] Aucun actif n’est pris, alors qu’il y en a un, gratuit, dans la défausse : sans actif, une société ne produit rien. { $trends }
       *[other] Aucun actif n’est pris, alors qu’il y en a { $count }, gratuits, dans la défausse : sans actif, une société ne produit rien. { $trends }
    }
does-raise = Il vous resterait { $cash }.
does-pass = Vous quittez cette enchère.

## Ce qu’on attend

wait-announce = { $count ->
        [one] { $seat } choisit une carte à annoncer.
       *[other] { $seat } choisissent leurs cartes à annoncer.
    }
wait-bid = { $count ->
        [one] { $seat } prépare une mise secrète.
       *[other] { $seat } préparent leurs mises secrètes.
    }
wait-take = { $seat } choisit une carte pour { $company }.
wait-trade = { $count ->
        [one] { $seat } fait encore du commerce.
       *[other] { $seat } font encore du commerce.
    }
wait-sell = { $seat } décide des ventes chez { $company }.
wait-point = { $seat } choisit un bouc émissaire chez { $company }.
wait-drop = { $seat } choisit un actif à défausser chez { $company }.
wait-symbol = { $seat } réfléchit à une mise sur { $symbol }.
wait-founders = { $seat } réfléchit à une mise sur une nouvelle société.
wait-found = { $seat } fonde une société.

## Pourquoi un tour est bon ou mauvais

reason-points = { $points ->
        [one] En fin d’année, vous avez environ un point de prestige de plus.
       *[other] En fin d’année, vous avez environ { $points } points de prestige de plus.
    }
reason-points-rival = { $points ->
        [one] En fin d’année, { $rival } a environ un point de prestige de plus.
       *[other] En fin d’année, { $rival } a environ { $points } points de prestige de plus.
    }
reason-purse = En fin d’année, vous avez environ { $amount } de fortune personnelle en plus.
reason-purse-rival = En fin d’année, { $rival } a environ { $amount } de fortune personnelle en plus.
reason-promised = Vos postes promettent environ { $amount } en plus pour les années à venir.
reason-promised-rival = Les postes qu’occupe { $rival } promettent environ { $amount } en plus pour les années à venir.
reason-severance = En fin d’année, vous toucheriez environ { $amount } d’indemnité en plus.
reason-severance-rival = En fin d’année, { $rival } toucherait environ { $amount } d’indemnité en plus.
reason-cash = En fin d’année, les sociétés que vous dirigez ont environ { $amount } de trésorerie en plus.
reason-cash-rival = En fin d’année, les sociétés que dirige { $rival } ont environ { $amount } de trésorerie en plus.
reason-income = L’an prochain, les sociétés que vous dirigez gagneront sans doute environ { $amount } en plus.
reason-income-rival = L’an prochain, les sociétés que dirige { $rival } gagneront sans doute environ { $amount } en plus.
reason-leads = { $count ->
        [one] Vous dirigerez sans doute une société de plus.
       *[other] Vous dirigerez sans doute { $count } sociétés de plus.
    }
reason-leads-rival = { $count ->
        [one] { $rival } dirigera sans doute une société de plus.
       *[other] { $rival } dirigera sans doute { $count } sociétés de plus.
    }
reason-sits = { $count ->
        [one] Vous aurez sans doute un poste de DAF ou de DO en plus.
       *[other] Vous aurez sans doute { $count } postes de DAF ou de DO en plus.
    }
reason-sits-rival = { $count ->
        [one] { $rival } aura sans doute un poste de DAF ou de DO en plus.
       *[other] { $rival } aura sans doute { $count } postes de DAF ou de DO en plus.
    }
reason-assets = { $count ->
        [one] Les sociétés que vous dirigez auront sans doute un actif de plus.
       *[other] Les sociétés que vous dirigez auront sans doute { $count } actifs de plus.
    }
reason-assets-rival = { $count ->
        [one] Les sociétés que dirige { $rival } auront sans doute un actif de plus.
       *[other] Les sociétés que dirige { $rival } auront sans doute { $count } actifs de plus.
    }
reason-points-less = { $points ->
        [one] En fin d’année, vous avez environ un point de prestige de moins.
       *[other] En fin d’année, vous avez environ { $points } points de prestige de moins.
    }
reason-points-less-rival = { $points ->
        [one] En fin d’année, { $rival } a environ un point de prestige de moins.
       *[other] En fin d’année, { $rival } a environ { $points } points de prestige de moins.
    }
reason-purse-less = En fin d’année, vous avez environ { $amount } de fortune personnelle en moins.
reason-purse-less-rival = En fin d’année, { $rival } a environ { $amount } de fortune personnelle en moins.
reason-promised-less = Vos postes promettent environ { $amount } en moins pour les années à venir.
reason-promised-less-rival = Les postes qu’occupe { $rival } promettent environ { $amount } en moins pour les années à venir.
reason-severance-less = En fin d’année, vous toucheriez environ { $amount } d’indemnité en moins.
reason-severance-less-rival = En fin d’année, { $rival } toucherait environ { $amount } d’indemnité en moins.
reason-cash-less = En fin d’année, les sociétés que vous dirigez ont environ { $amount } de trésorerie en moins.
reason-cash-less-rival = En fin d’année, les sociétés que dirige { $rival } ont environ { $amount } de trésorerie en moins.
reason-income-less = L’an prochain, les sociétés que vous dirigez gagneront sans doute environ { $amount } en moins.
reason-income-less-rival = L’an prochain, les sociétés que dirige { $rival } gagneront sans doute environ { $amount } en moins.
reason-leaves = { $count ->
        [one] Vous dirigerez sans doute une société de moins.
       *[other] Vous dirigerez sans doute { $count } sociétés de moins.
    }
reason-leaves-rival = { $count ->
        [one] { $rival } dirigera sans doute une société de moins.
       *[other] { $rival } dirigera sans doute { $count } sociétés de moins.
    }
reason-sits-less = { $count ->
        [one] Vous aurez sans doute un poste de DAF ou de DO en moins.
       *[other] Vous aurez sans doute { $count } postes de DAF ou de DO en moins.
    }
reason-sits-less-rival = { $count ->
        [one] { $rival } aura sans doute un poste de DAF ou de DO en moins.
       *[other] { $rival } aura sans doute { $count } postes de DAF ou de DO en moins.
    }
reason-assets-less = { $count ->
        [one] Les sociétés que vous dirigez auront sans doute un actif de moins.
       *[other] Les sociétés que vous dirigez auront sans doute { $count } actifs de moins.
    }
reason-assets-less-rival = { $count ->
        [one] Les sociétés que dirige { $rival } auront sans doute un actif de moins.
       *[other] Les sociétés que dirige { $rival } auront sans doute { $count } actifs de moins.
    }

## Refus

refusal-not-now = ce n’est pas le moment ; { $phase ->
        [announcing] on annonce une carte
        [bidding] on mise
        [taking] on prend une carte ou on renonce
        [trading] on commerce et on utilise les actifs
        [drafting] il faut finir une proposition
        [selling] on vend
        [pointing] il faut désigner un bouc émissaire
        [dropping] il faut défausser un actif
        [gold] un signe en or est aux enchères
        [silver] un signe en argent est aux enchères
        [founders] une nouvelle société est aux enchères
        [founding] il faut fonder une société
        [equipping] la nouvelle société prend ses actifs
       *[over] la partie est finie
    }
refusal-not-in-hand = { $asset } n’est pas dans votre main
refusal-not-ceo = vous ne dirigez pas { $company }
refusal-does-not-bid = { $company } ne mise pas cette année
refusal-has-bid = { $company } a déjà misé
refusal-bid-too-low = { $amount }, c’est trop peu : il faut miser au moins { $price }
refusal-not-free-cash = { $company } a { $cash } de trésorerie : impossible de miser { $amount }
refusal-not-on-offer = { $asset } n’est pas à vendre
refusal-cannot-pay-double = { $asset } porte votre marqueur et coûte { $amount }, et la trésorerie est de { $cash }
refusal-vacant = personne n’occupe le poste de { $chair } chez { $company }
refusal-no-proposal = cette proposition n’existe pas
refusal-no-such-proposal = il n’y a pas de proposition { $proposal } en cours
refusal-not-your-asset = { $asset } n’appartient à aucune de vos sociétés
refusal-produces = { $asset } produit sans qu’on l’utilise
refusal-used-already = { $asset } a déjà servi cette année
refusal-lacks-input = { $asset } demande { $goods }, et { $company } { $there ->
        [0] n’en a pas
       *[other] en a { $there }
    }
refusal-same-company = { $company } ne peut traiter avec elle-même
refusal-not-in-play = { $company } n’est pas en jeu
refusal-too-many-proposals = vous avez fait { $most } propositions cette année : c’est le maximum
refusal-too-many-open = vous avez { $most } propositions en cours ; attendez une réponse ou retirez-en une
refusal-nothing-to-deal = { $company } et { $partner } n’ont rien à échanger
refusal-not-your-proposal = la proposition { $proposal } n’est pas la vôtre
refusal-not-for-you = la proposition { $proposal } n’est pas pour vous
refusal-too-little-cash = { $company } a { $cash } de trésorerie, et non { $amount }
refusal-too-few-goods = { $company } ne peut pas donner { $goods } : { $there ->
        [0] elle n’en a pas
       *[other] elle en a { $there }
    }
refusal-gives-nothing = { $company } ne donnerait rien ; chaque partie doit donner quelque chose
refusal-terms-out-of-order = les termes d’une proposition suivent l’ordre des produits, une fois chacun
refusal-not-in-the-deal = aucune des deux sociétés n’a { $asset }
refusal-runs-out-of-order = les actifs utilisés dans un échange se nomment avant ses termes, une fois chacun et dans l’ordre de leurs numéros
refusal-kept-out-of-order = ce qu’on garde suit l’ordre des produits, une fois chacun : { $good }
refusal-cannot-keep-more = { $company } ne peut pas garder { $goods } : { $there ->
        [0] elle n’en a pas
       *[other] elle en a { $there }
    }
refusal-keeps-too-many = on ne peut pas garder { $count } produits ; { $most } au plus
refusal-cannot-pay-storage = garder { $count } produits coûte { $amount }, et la trésorerie est de { $cash }
refusal-not-its-asset = { $asset } n’appartient pas à { $company }
refusal-starting-company = { $company } est une société de départ, on ne peut la fonder
refusal-not-to-be-founded = { $company } ne peut plus être fondée
refusal-not-discarded = on ne peut pas prendre { $asset } dans la défausse
refusal-assets-out-of-order = les actifs se prennent dans l’ordre de leurs numéros, une fois chacun : { $asset }
refusal-not-private-money = vous pouvez miser au plus { $cash } de votre fortune, et non { $amount }
refusal-raise-too-low = { $amount }, c’est trop peu : il faut miser au moins { $price }

## Les règles

rule-G1 = De trois à cinq joueurs. Il y a onze produits, chacun avec son échelle de prix. La tendance d’un produit se trouve sur l’une de cinq cases, −3, −1, N, +1 et +2, et commence à N.
rule-G2 = Les signes extérieurs de richesse sont en or ou en argent, neuf de chaque, vendus de A à I. Le premier en or coûte au moins 50 M, le premier en argent 30 M.
rule-G3 = Les sociétés 0 à 4 sont distribuées, une par joueur ; celles qui restent ne servent pas. Les sociétés 5 à 9 peuvent être fondées plus tard. Une société commence avec 100 M de trésorerie, son joueur pour PDG et aucun revenu l’an passé. Les tendances des sociétés en jeu s’appliquent. Personne n’a encore de fortune personnelle.
rule-G4 = Qui a la société du plus petit numéro reçoit le jeton de premier joueur.
rule-G5 = Il y a 40 actifs, de 10 à 49. À trois ou à quatre, certains restent dans la boîte. Chaque dizaine est mélangée à part et les dizaines sont empilées, la plus basse dessus. Chacun commence avec deux cartes.
rule-G6 = À trois, on joue douze ans ; à quatre ou cinq, huit.
rule-G7 = Les sociétés agissent dans l’ordre de leur plus haut actif, le plus haut d’abord ; sans actif, leur numéro compte. Les joueurs agissent dans le sens horaire depuis le jeton de premier joueur. Tout l’argent est public.
rule-G8 = Le PDG décide pour une société. Un joueur peut être PDG de plusieurs sociétés, ou d’aucune.
rule-G9 = Annonces : chacun choisit en secret une carte d’actif, et tous révèlent la leur ensemble, avec leur marqueur dessus. Puis chacun pioche une carte, tant qu’il y en a.
rule-G10 = Les flèches des cartes montrées cette année s’additionnent par produit, puis s’appliquent d’un coup : la tendance se déplace d’autant de cases, sans dépasser les bouts, et y reste jusqu’à ce que quelque chose la déplace. Les cartes restées d’avant n’agissent plus.
rule-G11 = Forces du marché : chaque prix se déplace sur son échelle du nombre inscrit sur la case de sa tendance, sans en dépasser les bouts.
rule-G12 = Investissement : chaque société qui a moins de quatre actifs fait une seule mise secrète d’au moins 10 M, prise sur sa trésorerie. On révèle les mises ensemble. Une société qui a moins de 10 M n’en fait pas.
rule-G13 = De la plus haute mise à la plus basse (à égalité, dans l’ordre des sociétés), chaque société peut prendre une carte à vendre au prix de sa mise et s’en sert dès cette année ; ou elle renonce et garde l’argent.
rule-G14 = Une carte avec le marqueur du PDG lui-même coûte le double de la mise, et ne peut être prise sans cet argent.
rule-G15 = Le marqueur de la carte prend le premier poste libre de la société : PDG, DAF (directeur financier), DO (directeur des opérations), puis trois cadres. Les cartes que personne ne prend restent à vendre.
rule-G16 = Production : les actifs de production donnent leurs produits. Les actifs de transformation redeviennent disponibles.
rule-G17 = Commerce : deux sociétés échangent produits et argent comme leurs PDG l’entendent. Chaque partie donne au moins 1 M ou un produit ; argent contre argent, c’est aussi un accord. Un actif ne change jamais de mains. Deux sociétés d’un même joueur peuvent traiter entre elles.
rule-G18 = On paie avec la trésorerie. L’argent reçu compte comme revenu de l’année, et n’entre pas cette année dans la trésorerie.
rule-G19 = Un actif de transformation sert une fois par an : ce qu’il demande part, ce qu’il donne arrive. On peut utiliser des produits qu’on vient de recevoir, et revendre ceux qu’on obtient. Un échange peut comprendre une telle utilisation : il vaut alors en entier, ou pas du tout.
rule-G20 = Les promesses n’engagent personne. La phase prend fin quand chaque PDG a terminé ; un accord ou l’usage d’un actif repose la question à ceux qu’il touche. Un joueur a au plus trois propositions en cours et en fait au plus 24 par an.
rule-G21 = Ventes : les sociétés vendent des produits au prix du jour ; l’argent va au revenu de l’année. En garder 1, 2, 3 ou 4 coûte 0, 5, 15 ou 30 M de trésorerie chaque année ; on ne peut en garder plus de quatre.
rule-G22 = Clôture des comptes : une société dont le revenu de l’année ne dépasse pas celui de l’an passé reçoit la botte. Jamais à sa première clôture.
rule-G23 = Ensuite le revenu de l’an passé rejoint la trésorerie, et le revenu de l’année prend sa place.
rule-G24 = Boucs émissaires : dans chaque société qui a reçu la botte, PDG, DAF et DO désignent tour à tour un membre de la direction, eux-mêmes compris. Tous ceux qu’on a désignés sont renvoyés ensemble.
rule-G25 = Un PDG renvoyé reçoit 40 % de la trésorerie, un DAF ou un DO 20 % chacun, calculés sur la trésorerie d’avant les renvois et arrondis vers le bas ; ces sommes vont à leur fortune personnelle.
rule-G26 = Les autres montent aux plus hauts postes libres, et la société va à son nouveau PDG. On en finit avec une société avant de passer à la suivante.
rule-G27 = Le PDG, nouveau ou ancien, défausse un actif ; si la table le choisit (drop_asset=new-ceo), seul un nouveau PDG le fait.
rule-G28 = Une société sans PDG est liquidée : son argent va à la banque, ses actifs à la défausse, ses produits sont perdus, et sa carte quitte le jeu pour de bon. Une société fondée compte toujours parmi celles qui l’ont été (G31).
rule-G29 = Signes de richesse : le prochain signe en or est mis aux enchères, dans le sens horaire depuis le jeton de premier joueur ; on paie de sa fortune personnelle. La première mise est au moins le prix de l’or, les surenchères sont d’au moins 10 M, passer est définitif. Le gagnant paie, applique la tendance du signe, et le prix payé est le prochain minimum. Le jeton de premier joueur passe à la gauche du gagnant.
rule-G30 = Puis le prochain signe en argent, de la même façon, sans le joueur qui vient d’acheter l’or ; le jeton ne bouge pas.
rule-G31 = Entrepreneurs : chaque année une nouvelle société est mise aux enchères, payée sur la fortune personnelle, jusqu’à ce qu’on en ait fondé autant qu’il y a de joueurs. La première mise est d’au moins 50 M, une surenchère d’au moins 1 M. Qui est PDG de deux sociétés ou plus ne peut pas miser.
rule-G32 = Le gagnant paie, choisit une des sociétés restantes, en applique la tendance, en devient PDG avec 100 M de trésorerie, et prend gratuitement jusqu’à quatre actifs dans la défausse.
rule-G33 = La partie prend fin après l’année où les dernières cartes d’actif ont été jouées. Qui a le plus de points de prestige gagne ; à égalité, qui a la plus grosse fortune personnelle ; si elle est égale aussi, on partage la victoire.

## Options

option-drop-asset = Qui défausse un actif
    .always = tout PDG
    .new-ceo = seul un nouveau PDG
option-cards = Cartes
    .house = le jeu maison

## Standing orders

order-content = Ne rien échanger, jusqu’à ce qu’on vous propose une affaire
order-bid = Dans cette enchère : miser le minimum qu’il faut, jusqu’à
order-over-proposal = On vous a proposé une affaire.
order-over-auction = L’enchère est terminée.

## Un jeu de cartes

cards-at = cartes : { $where } : { $problem }
cards-at-file = le fichier
cards-at-goods = produits
cards-at-good = produit { $name }
cards-at-company = société { $name }
cards-at-company-place = société en position { $name }
cards-at-asset = actif { $name }
cards-at-asset-place = actif en position { $name }
cards-at-assets = actifs
cards-at-gold = or
cards-at-silver = argent
cards-at-gold-symbol = symbole d’or { $name }
cards-at-silver-symbol = symbole d’argent { $name }
cards-at-symbols-place = symbole en position { $name }
cards-at-field = champ { $name }
cards-deep = il y a trop de niveaux imbriqués
cards-dots = la ligne { $line } a plus de { $most } points, ce qu’aucune clé ne demande
cards-unreadable = il est illisible ({ $text })
cards-table = il faut une table
cards-tables = il faut une liste de tables
cards-missing = absent
cards-unknown = inconnu ; au choix : { $names }
cards-number = un nombre entier de { $least } à { $most }, et non { $value }
cards-name = un nom, et non { $value }
cards-long = { $most } caractères au plus, et non { $length }
cards-same-name = le nom { $name } est déjà pris
cards-same-number = ce numéro est déjà pris
cards-goods = il faut des produits avec des nombres, et non { $value }
cards-no-good = aucun produit ne s’appelle { $name } ; au choix : { $goods }
cards-zero = 0 ne dit rien ; à omettre
cards-track = il faut une liste de 2 à { $most } prix
cards-price = les prix sont des nombres entiers, et non { $value }
cards-rise = les prix montent, de 1 à { $most } ; { $value } ne va pas
cards-off-track = { $value } n’est pas sur l’échelle
cards-none = au moins un produit
cards-either = soit makes tout court, soit from et to ensemble
cards-counts = il faut une liste de nombres de joueurs
cards-count = les nombres de joueurs sont 3 et 4, et non { $value }
cards-symbols = il en faut { $needed }, de A à I, et non { $there }
cards-letter = il faut { $wanted }, et non { $value }
cards-deck = à { $seats } joueurs, il y a { $there } cartes dans la pioche, et { $needed } sont jouées

# In the analysis of a game.
turn-number = année { $number }

## What a player is doing, and whose proposal it is

mood-offered = a une proposition à laquelle répondre
    .you = avez une proposition à laquelle répondre
mood-content = ne commerce plus
    .you = ne commercez plus
mood-trading = commerce encore
    .you = commercez encore
mood-owes = doit décider
    .you = devez décider
letter-to = à { $company }
letter-from = envoyée par { $company }

## Kinds of mistakes, by what was decided; in somebody's record

slip-accept = Affaires acceptées
slip-announce = Quelle carte est annoncée
slip-bid = Combien est misé
slip-content = Quand on cesse de négocier
slip-counter = Contre-propositions
slip-decline = Cartes refusées
slip-drop = Quel actif est défaussé
slip-found = Comment une société est fondée
slip-pass = Enchères passées
slip-point = Qui l’on désigne
slip-propose = Quelles affaires sont proposées
slip-raise = Jusqu’où l’on va aux enchères
slip-reject = Affaires refusées
slip-sell = Ce qui est vendu
slip-take = Quelle carte est prise
slip-use = Quels actifs sont utilisés
slip-withdraw = Propositions retirées
