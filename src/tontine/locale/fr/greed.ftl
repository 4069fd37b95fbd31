# Greed Incorporated. Ce que fait un joueur est dit sans sujet (« pioche Mine de charbon ») ;
# l'attribut `you` le dit à celui qui le fait. Ce que fait une société est une phrase entière.

title = Greed Incorporated
money = { NUMBER($amount, useGrouping: 1) } M
card = { $name } ({ $number })
lot = { $metal ->
        [gold] or { $letter }, { $name }
       *[silver] argent { $letter }, { $name }
    }
company-number = la société { $number }
asset-number = l'actif { $number }

chair-ceo = PDG
chair-cfo = DAF
chair-coo = DGO
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
    .units = { $count } blabla
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
asset-29 = Puits profond
asset-30 = Banque hypothécaire
asset-31 = Caisse d'épargne
asset-32 = Laminoir
asset-33 = Confection
asset-34 = Usine de silicium
asset-35 = Lotisseurs
asset-36 = Magnat du rail
asset-37 = Obligations du rail
asset-38 = Maison de couture
asset-39 = Service de presse
asset-40 = Fonderie de puces
asset-41 = Usine d'assemblage
asset-42 = Ligne à grande vitesse
asset-43 = Banque d'affaires
asset-44 = Titriseurs
asset-45 = Fonds souverain
asset-46 = Éditeur de logiciels
asset-47 = Jeune pousse du net
asset-48 = Agence de marketing
asset-49 = Agence de notation

## Les symboles de notre jeu de cartes

symbol-gold-a = Voiture de sport
symbol-gold-b = Cheval de course
symbol-gold-c = Yacht
symbol-gold-d = Hôtel particulier
symbol-gold-e = Vignoble
symbol-gold-f = Jet privé
symbol-gold-g = Collection d'art
symbol-gold-h = Club de football
symbol-gold-i = Île privée
symbol-silver-a = Montre en or
symbol-silver-b = Costume sur mesure
symbol-silver-c = Carte du golf
symbol-silver-d = Cave de bordeaux
symbol-silver-e = Loge à l'opéra
symbol-silver-f = Chalet de ski
symbol-silver-g = Vedette à moteur
symbol-silver-h = Chef privé
symbol-silver-i = Collier de diamants

## Ce qui arrive

event-assigned = dirige { $company }
    .you = dirigez { $company }
event-started = a le marqueur de départ
    .you = avez le marqueur de départ
event-drew = pioche { $asset }
    .you = piochez { $asset }
event-year = ouvre l'année { $number }
    .you = ouvrez l'année { $number }
event-chose = choisit { $asset }
    .you = choisissez { $asset }
event-announced = annonce { $asset }
    .you = annoncez { $asset }
event-trend = la tendance de { $good } est maintenant { $trend } ({ $change })
event-price = { $good } : le prix est maintenant de { $price }
event-sealed = offre { $amount } pour { $company }, sous pli
    .you = offrez { $amount } pour { $company }, sous pli
event-bidden = { $company } offre { $amount }
event-took = { $company } prend { $asset } pour { $amount }
event-declined = { $company } ne prend pas de carte
event-seated = devient { $chair } de { $company }
    .you = devenez { $chair } de { $company }
event-produced = { $company } produit { $goods }
event-proposed = { $company } fait à { $partner } la proposition { $proposal }
event-terms = proposition { $proposal } : { $company } donnerait { $goods }
event-rejected = { $company } refuse la proposition { $proposal } de { $partner }
event-countered = { $company } répond par une autre à la proposition { $proposal } de { $partner }
event-withdrew = { $company } retire la proposition { $proposal } à { $partner }
event-dealt = { $company } et { $partner } s'accordent sur la proposition { $proposal }
event-moved = { $company } remet à { $partner } { $goods }
event-paid = { $company } paie à { $partner } { $amount }
event-said = dit : « { $text } »
    .you = dites : « { $text } »
event-used = { $company } utilise { $asset }
event-spent = { $company } consomme { $goods }
event-gained = { $company } obtient { $goods }
event-contented = a terminé
    .you = avez terminé
event-sold = { $company } vend { $goods } pour { $amount }
event-kept = { $company } garde { $goods }
event-stored = { $company } paie { $amount } de stockage
event-closed = { $company } clôt ses comptes : { $income } après { $before }
event-booted = { $company } reçoit la botte : { $income } après { $before }
event-pointed = désigne le { $chair } de { $company } : { $rival }
    .you = désignez le { $chair } de { $company } : { $rival }
event-fired = perd sa place de { $chair } de { $company } et reçoit { $amount }
    .you = perdez votre place de { $chair } de { $company } et recevez { $amount }
event-promoted = monte { $chair } de { $company }
    .you = montez { $chair } de { $company }
event-dropped = { $company } se défausse de { $asset }
event-liquidated = { $company } n'a plus de PDG, elle est liquidée
event-auctioned = aux enchères à partir de { $price } : { $symbol }
event-raised = { $lot ->
        [company] offre { $amount } pour une nouvelle société
       *[other] offre { $amount }
    }
    .you = { $lot ->
        [company] offrez { $amount } pour une nouvelle société
       *[other] offrez { $amount }
    }
event-passed = passe
    .you = passez
event-won = achète { $symbol } pour { $amount }
    .you = achetez { $symbol } pour { $amount }
event-unsold = personne n'achète { $symbol }
event-marker = reçoit le marqueur de départ
    .you = recevez le marqueur de départ
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

story-assigned = sociétés : { $items }
story-announced = annonces : { $items }
announced-by = { $card } par { $name }
story-trends = tendances : { $items }
story-trend = { $good } { $trend } ({ $arrows })
story-prices = prix : { $items }
story-bids = offres : { $items }
story-seated = devient { $chair }
    .you = devenez { $chair }
story-produced = production : { $items }
story-proposed = { $fate ->
        [rejected] { $company } offre en vain à { $partner } { $give } pour { $get }
        [countered] { $company } offre à { $partner } { $give } pour { $get } ; la réponse est une autre offre
        [withdrew] { $company } offre à { $partner } { $give } pour { $get }, puis se retire
       *[open] { $company } offre à { $partner } { $give } pour { $get } (proposition { $number })
    }
story-sale = { $company } vend à { $partner } { $give } pour { $get }
story-exchange = { $company } donne à { $partner } { $give } pour { $get }
story-used = { $company } utilise { $asset } : { $gained } avec { $spent }
story-contented = ont terminé : { $items }
story-sold = { $company } vend { $goods } pour { $amount }
story-kept = { $amount ->
        [none] { $company } garde { $goods }
       *[other] { $company } garde { $goods } pour { $amount }
    }
story-closed = comptes clos : { $items }
story-book = { $company } { $income } (avant : { $before })
story-pointed = boucs émissaires de { $company } : { $items }
story-promoted = promotions : { $items }
story-equipped = { $company } prend { $items } dans la défausse
story-scored = points : { $items }

## Refus

refusal-not-now = ce n'est pas le moment ; { $phase ->
        [announcing] on annonce une carte
        [bidding] on fait les offres
        [taking] on prend une carte ou on renonce
        [trading] on commerce et on utilise les actifs
        [drafting] il faut finir une proposition
        [selling] on vend
        [pointing] il faut désigner un bouc émissaire
        [dropping] il faut se défausser d'un actif
        [gold] l'or est aux enchères
        [silver] l'argent est aux enchères
        [founders] une nouvelle société est aux enchères
        [founding] il faut fonder une société
        [equipping] la nouvelle société prend ses actifs
       *[over] la partie est finie
    }
refusal-not-in-hand = { $asset } n'est pas dans votre main
refusal-not-ceo = vous n'êtes pas PDG de { $company }
refusal-does-not-bid = { $company } ne fait pas d'offre cette année
refusal-has-bid = { $company } a déjà fait son offre
refusal-bid-too-low = { $amount } est trop peu : une offre est d'au moins { $price }
refusal-not-free-cash = { $company } a { $cash } de trésorerie, elle ne peut offrir { $amount }
refusal-not-on-offer = { $asset } n'est pas à vendre
refusal-cannot-pay-double = { $asset } porte votre marqueur et coûte { $amount }, et la trésorerie est de { $cash }
refusal-vacant = { $company } n'a personne comme { $chair }
refusal-no-proposal = il n'y a pas de telle proposition
refusal-no-such-proposal = il n'y a pas de proposition { $proposal } en cours
refusal-not-your-asset = { $asset } n'appartient à aucune de vos sociétés
refusal-produces = { $asset } produit de lui-même ; on ne l'utilise pas
refusal-used-already = { $asset } a déjà servi cette année
refusal-lacks-input = { $asset } demande { $good }, { $count }, et { $company } en a { $there }
refusal-same-company = { $company } ne peut traiter avec elle-même
refusal-not-in-play = { $company } n'est pas en jeu
refusal-too-many-proposals = vous avez fait { $most } propositions cette année ; il n'en faut pas plus
refusal-too-many-open = vous avez { $most } propositions en cours ; attendez une réponse ou retirez-en une
refusal-nothing-to-deal = { $company } et { $partner } n'ont rien à échanger
refusal-not-your-proposal = la proposition { $proposal } n'est pas la vôtre
refusal-not-for-you = la proposition { $proposal } n'est pas pour vous
refusal-too-little-cash = { $company } a { $cash } de trésorerie, et non { $amount }
refusal-too-few-goods = { $good } : { $company } en a { $there }, et non { $count }
refusal-gives-nothing = { $company } ne donnerait rien ; chaque partie doit donner quelque chose
refusal-no-good-moves = argent contre argent n'est pas un échange : il faut un produit
refusal-terms-out-of-order = les termes d'une proposition suivent l'ordre des produits, une fois chacun
refusal-kept-out-of-order = ce qu'on garde suit l'ordre des produits, une fois chacun : { $good }
refusal-cannot-keep-more = { $good } : { $company } en a { $there }, elle ne peut en garder { $count }
refusal-keeps-too-many = { $count } produits sont trop à garder ; { $most } au plus
refusal-cannot-pay-storage = garder { $count } produits coûte { $amount }, et la trésorerie est de { $cash }
refusal-not-its-asset = { $asset } n'appartient pas à { $company }
refusal-starting-company = { $company } est une société de départ, on ne peut la fonder
refusal-not-to-be-founded = { $company } ne peut plus être fondée
refusal-not-discarded = { $asset } ne peut être pris dans la défausse
refusal-assets-out-of-order = les actifs se prennent dans l'ordre de leurs numéros, une fois chacun : { $asset }
refusal-not-private-money = vous pouvez offrir au plus { $cash } d'argent personnel, et non { $amount }
refusal-raise-too-low = { $amount } est trop peu : le minimum est { $price }

## Les règles

rule-G1 = De trois à cinq joueurs. Il y a onze produits, chacun avec son échelle de prix. La tendance d’un produit se trouve sur l’une de cinq cases, −3, −1, N, +1 et +2, et commence à N.
rule-G2 = Les symboles de statut sont d'or et d'argent, neuf de chaque, vendus de A à I. Le premier d'or coûte au moins 50 M, le premier d'argent 30 M.
rule-G3 = Les sociétés 0 à 4 sont distribuées, une par joueur ; celles qui restent ne servent pas. Les sociétés 5 à 9 peuvent être fondées plus tard. Une société commence avec 100 M de trésorerie, son joueur pour PDG et aucun revenu l'an passé. Les tendances des sociétés en jeu s'appliquent. Personne n'a encore d'argent personnel.
rule-G4 = Qui a la société du plus petit numéro reçoit le marqueur de départ.
rule-G5 = Il y a 40 actifs, de 10 à 49. À trois ou à quatre, certains restent dans la boîte. Chaque dizaine est mélangée à part et les dizaines sont empilées, la plus basse dessus. Chacun commence avec deux cartes.
rule-G6 = À trois on joue douze ans, à quatre ou cinq huit.
rule-G7 = Les sociétés agissent dans l'ordre de leur plus haut actif, le plus haut d'abord ; sans actif, leur numéro compte. Les joueurs agissent dans le sens horaire depuis le marqueur de départ. Tout l'argent est public.
rule-G8 = Le PDG décide pour une société. Un joueur peut être PDG de plusieurs sociétés, ou d'aucune.
rule-G9 = Annonces : chacun choisit en secret une carte d'actif, et tous les montrent ensemble, avec leur marqueur dessus. Puis chacun pioche une carte, tant qu'il y en a.
rule-G10 = Les flèches des cartes montrées cette année s’additionnent par produit, puis s’appliquent d’un coup : la tendance se déplace d’autant de cases, sans dépasser les bouts, et y reste jusqu’à ce que quelque chose la déplace. Les cartes restées d’avant n’agissent plus.
rule-G11 = Forces du marché : chaque prix se déplace sur son échelle du nombre inscrit sur la case de sa tendance, sans en dépasser les bouts.
rule-G12 = Investissement : chaque société avec moins de quatre actifs fait une seule offre sous pli d'au moins 10 M, de sa trésorerie. On les ouvre ensemble. Qui a moins de 10 M n'en fait pas.
rule-G13 = De la plus haute offre à la plus basse (à égalité, dans l'ordre des sociétés), chaque société peut prendre une carte à vendre pour son offre et s'en sert dès cette année ; ou elle renonce et garde l'argent.
rule-G14 = Une carte avec le marqueur du PDG lui-même coûte le double de l'offre, et ne peut être prise sans cet argent.
rule-G15 = Le marqueur de la carte prend le premier siège libre de la société : PDG, DAF, DGO, puis trois cadres. Les cartes que personne ne prend restent à vendre.
rule-G16 = Production : les actifs producteurs donnent leurs produits. Ceux qui transforment sont de nouveau prêts.
rule-G17 = Commerce : deux sociétés échangent produits et argent comme leurs PDG l'entendent. Chaque partie donne quelque chose et au moins un produit change de mains ; jamais un actif. Deux sociétés d'un même joueur peuvent aussi traiter.
rule-G18 = On paie de la trésorerie. L'argent reçu est un revenu nouveau, et n'est pas de la trésorerie avant l'année suivante.
rule-G19 = Un actif qui transforme sert une fois par an : ce qu'il demande part, ce qu'il donne arrive. On peut utiliser des produits qu'on vient de recevoir, et revendre ceux qu'on obtient.
rule-G20 = Les promesses n'engagent personne. La phase prend fin quand chaque PDG a terminé ; un accord ou l'usage d'un actif repose la question à ceux qu'il touche. Un joueur a au plus trois propositions en cours et en fait au plus 24 par an.
rule-G21 = Ventes : les sociétés vendent des produits au prix du jour, en revenu nouveau. En garder 1, 2, 3 ou 4 coûte 0, 5, 15 ou 30 M de trésorerie chaque année ; on ne peut en garder plus de quatre.
rule-G22 = Clôture des comptes : une société dont le revenu nouveau ne dépasse pas celui de l'an passé reçoit la botte. Jamais à sa première clôture.
rule-G23 = Ensuite le revenu de l'an passé rejoint la trésorerie, et le revenu nouveau prend sa place.
rule-G24 = Boucs émissaires : dans chaque société bottée, PDG, DAF et DGO désignent tour à tour un membre de la direction, eux-mêmes compris. Tous ceux qu'on a désignés sont renvoyés ensemble.
rule-G25 = Un PDG renvoyé reçoit 40 pour cent de la trésorerie, un DAF ou un DGO 20 pour cent chacun, de la trésorerie d'avant, arrondis vers le bas, en argent personnel.
rule-G26 = Les autres montent aux plus hauts sièges libres, et la société va à son nouveau PDG. On en finit avec une société avant de passer à la suivante.
rule-G27 = Le PDG, nouveau ou ancien, se défausse d'un actif. Avec l'option drop_asset=new-ceo, seul un nouveau PDG le fait.
rule-G28 = Une société sans PDG est liquidée : son argent va à la banque, ses actifs à la défausse, ses produits et sa carte quittent le jeu.
rule-G29 = Travailler dur, s'amuser fort : le prochain symbole d'or est mis aux enchères contre de l'argent personnel, dans le sens horaire depuis le marqueur de départ. La première offre est au moins le prix de l'or, les hausses sont d'au moins 10 M, qui passe est dehors. Le gagnant paie, applique sa tendance, et le prix payé est le prochain minimum. Le marqueur de départ va à gauche du gagnant.
rule-G30 = Puis le prochain symbole d'argent de la même façon, sans qui vient d'acheter l'or ; le marqueur reste.
rule-G31 = Entrepreneurs : chaque année une nouvelle société est mise aux enchères contre de l'argent personnel, jusqu'à ce qu'on en ait fondé autant qu'il y a de joueurs. La première offre est d'au moins 50 M, une hausse d'au moins 1 M. Qui est PDG de deux sociétés ou plus ne peut offrir.
rule-G32 = Le gagnant paie, choisit une des sociétés restantes, applique sa tendance, en est PDG avec 100 M de trésorerie, et prend gratuitement jusqu'à quatre actifs dans la défausse.
rule-G33 = La partie prend fin après l'année où les dernières cartes d'actif ont été jouées. Le plus de points de statut gagne, à égalité le plus d'argent personnel ; s'il est égal aussi, on partage la victoire.
