# Greed Incorporated dans le terminal.

## Mots à taper, séparés par des virgules. Le premier est montré.

word-announce = annoncer, annonce, jouer
word-bid = offrir, offre
word-take = prendre, prends
word-decline = renoncer, renonce
word-sell = vendre, vends
word-buy = acheter, achète
word-give = donner, donne, échanger
word-accept = accepter, accepte, oui
word-reject = refuser, refuse, non
word-counter = contre, contrer
word-withdraw = retirer, retire
word-use = utiliser, utilise
word-content = terminé, fini, prêt
word-keep = garder, garde
word-point = désigner, désigne, renvoyer
word-drop = défausser, défausse
word-raise = monter, monte
word-pass = passer, passe
word-found = fonder, fonde
word-to = à
word-from = de, du
word-for = pour
word-as = comme
word-all = tout, tous, toute, toutes
word-nothing = rien
word-prices = prix, marché
word-companies = sociétés
word-company = société
word-players = joueurs
word-offers = offres, cartes
word-deals = propositions, affaires
word-symbols = symboles
word-discards = défausses, rebut
word-fillers = le, la, les, l, un, une, et, avec, actif, carte, proposition, seulement

## L'écran

heading = Année { $number } : { $name } a le marqueur de départ
header-year = année { $year } sur { $years }
header-facts = { $name } · pioche { $deck }
stage-1 = annonces
stage-3 = investissement
stage-5 = commerce et développement
stage-6 = ventes
stage-8 = boucs émissaires
stage-9 = symboles de statut
stage-10 = entrepreneurs
market-goods = produits
market-price = prix
market-next = ensuite
market-legend = Le prix présent est entre crochets ; ⚑ est celui de l'an prochain, si la tendance reste.
trends = tendances : { $list }
trend-effect = { $good } { $arrows } vers { $trend } (puis { $price })
a-year = { $amount }/an
companies = Sociétés
company-free = libre
company-last = avant
company-income = revenu
company-goods = stock
company-board = sièges
company-forecast = prévision
company-facts = Trésorerie { $free }, an passé { $last }, revenu nouveau { $income }. Produits : { $goods } ({ $worth }). Prévision : { $forecast }
company-chair = { $chair } { $name } (indemnité { $amount })
forecast-first = { $sign } première année
forecast-boot = { $sign } botte : −{ $amount }
forecast-needs = fait { $amount } sur { $needed }
forecast-well = { $sign } bien
no-assets = aucun actif
no-goods = aucun produit
no-cards = Il n'y a pas de carte.
no-deals = Il n'y a pas de proposition en cours.
no-symbols = aucun symbole
quoted = « { $text } »
asset-used = utilisé
asset-ready = prêt
asset-lacks = manque : { $goods }
player-purse = { $money } { $points }pt
points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
metal-gold = O
metal-silver = A
auction-in = en lice
auction-out = dehors
auction-highest = offre { $amount }
auction-stands = { $name } offre { $bid }.
shelf = { $lot } : { $points } points, dès { $price } ; { $trend }
shelf-empty = { $metal ->
        [gold] or : tout est vendu
       *[silver] argent : tout est vendu
    }

## Questions

prompt-announce = Annoncez une de vos cartes : toute société peut alors l'acheter, et ses tendances agissent aussitôt.
prompt-bid = Votre offre sous pli pour { $company }, de { $least } à { $free } : qui offre le plus choisit d'abord.
prompt-take = { $company } a offert { $bid } et a { $free } : prenez une carte ou renoncez. Son marqueur devient { $chair }.
prompt-trade = Commerce : faites des propositions et répondez, utilisez vos actifs, et dites quand c'est terminé.
prompt-sell = { $company } vend. Revenu nouveau { $income }, an passé { $last }.
prompt-point = { $company } a la botte. Qui désignez-vous ? La trésorerie est de { $free }.
prompt-drop = { $company } doit se défausser d'un actif.
prompt-auction = { $lot }, { $points } points : offrez au moins { $least } ou passez. Vous avez { $money }.
prompt-founders = Une nouvelle société : offrez au moins { $least } ou passez. Vous avez { $money }.
prompt-found = Quelle société fondez-vous ?
left-over = Encore à vendre d'avant : { $cards }.
own-marker = { $sign } : votre propre marqueur, la carte coûte le double.
too-dear = trop cher
deal-terms = { $company } donne à { $partner } { $give } pour { $get }
deal-balance = (aux prix du marché { $amount })
deal-lacks = { $sign } il manque à { $company } : { $thing }
does-use = { $before } deviennent { $after }
does-sell = à { $price } pièce : { $amount } (l'an prochain à { $next })
sale-first = { $sign } En vendant tout : { $total }. Pas de botte la première année.
sale-boot = { $sign } Même en vendant tout, { $total } seulement, et l'an passé { $last } : la botte.
sale-well = { $sign } En vendant tout : { $total }, plus que les { $last } de l'an passé.
severance = indemnité { $amount }
pointed-already = déjà désigné
discards-free = Jusqu'à quatre actifs de la défausse, gratuitement :
hint-announce = Par exemple « { $example } ».
hint-bid = Par exemple « { $example } ». Une offre n'est payée que si l'on prend une carte.
hint-take = Par exemple « { $example } », ou « { $decline } ».
hint-trade = Par exemple { $examples }. Propositions restantes cette année : { $left }.
hint-content = « { $content } » quand vous avez fini.
hint-sell = « { $all } », ou « { $example } ». Garder de 1 à 4 produits coûte { $costs }.
hint-point = Par exemple « { $example } ». Qui est désigné est renvoyé.
hint-drop = Par exemple « { $example } ».
hint-raise = Par exemple « { $example } », ou « { $passing } ».
hint-found = Par exemple « { $example } ».
example-sell = vendre 2 charbon à Endrun pour 70
example-buy = acheter 1 acier de Endrun pour 55
example-give = donner 1 terrain 2 sable à Endrun pour 1 maison et 20

## Réponses incomprises

unclear-more = « { $word } » se dit seul.
unclear-deal = Dites quoi contre quoi, comme « { $example } ».
unclear-partner = Dites avec quelle société : « à Endrun », « de Endrun ».
unclear-as = Laquelle de vos sociétés ? Dites « { $word } » et l'une de { $names }.
unclear-company = Aucune société en jeu ne s'appelle « { $word } ».
unclear-companies = « { $word } » peut être { $names }. Tapez plus de lettres.
unclear-thing = « { $word } » n'est ni un produit ni une somme.
unclear-goods = « { $word } » peut être { $names }. Tapez plus de lettres.
unclear-all = Dites de quel produit après « { $word } ».
unclear-proposal = Dites une proposition par son numéro, comme « { $word } 3 ».
unclear-reprice = Dites l'échange entier, comme « { $word } 3 vendre 2 charbon pour 60 ».
unclear-message = Un message ne va qu'avec une proposition.
unclear-asset = Dites un actif par son numéro ou son nom, comme « { $example } ».
unclear-assets = « { $word } » peut être { $names }. Tapez plus de lettres.
unclear-bid = Dites une somme, comme « { $word } 40 », et au besoin pour quelle société.
unclear-raise = Dites une somme, comme « { $word } 60 ».
unclear-sale = Dites par exemple « { $word } tout garder 1 charbon ».
unclear-stock = C'est plus qu'il n'y en a.
unclear-chair = Dites pdg, daf ou dgo, comme « { $word } daf ».
unclear-found = Dites une société et des actifs par leurs numéros, comme « { $word } WorldCon avec 14 20 ».
unclear-trade = Ce n'est pas une réponse ici. Dites un échange comme « vendre 2 charbon à Endrun pour 70 », ou « { $help } ».

## La fin

won = gagne avec { $points } points
    .you = gagnez avec { $points } points
won-by-money = gagne avec { $points } points, à égalité avec { $names }, par l'argent personnel : { $money }
    .you = gagnez avec { $points } points, à égalité avec { $names }, par l'argent personnel : { $money }
won-together = { $names } partagent la victoire avec { $points } points chacun.

## Aide

help-answers = Les cartes vont par leurs numéros : annoncer 14, offrir 40 (ou offrir 40 pour MadF), prendre 14, renoncer, défausser 21. Enchères : monter 60, passer. La touche Tab complète ce que vous tapez.
help-deals = Échanges : vendre 2 charbon à Endrun pour 70 ; acheter 1 acier de Icy pour 55 ; donner 1 terrain 2 sable à Endrun pour 1 maison et 20. « comme MadF » dit pour laquelle de vos sociétés. Après deux points vient un message : vendre 1 charbon à Endrun pour 45: dernier prix !
help-sales = Réponses : accepter 3, refuser 3, contre 3 60 (le même à un autre prix), contre 3 vendre 2 charbon pour 60, retirer 3. Actifs : utiliser 25. Quand vous avez fini : terminé. Ventes : vendre tout, vendre tout garder 1 charbon.
help-rest = Boucs émissaires : désigner daf. Nouvelles sociétés : fonder WorldCon avec 14 20.
help-pages = À voir encore : prix, sociétés, société Endrun, joueurs, offres, propositions, symboles, défausses.
help-signs = De −3 à +2 : la case d’une tendance (N ne déplace rien), et à côté le prix de l’an prochain. ▲ et ▼ sur une carte : de combien de cases elle déplace une tendance. ⚑ a le marqueur de départ, ▸ décide. Les sociétés sont dans leur ordre, avec le signe de leur PDG. 40 M/an : ce que rapporte une carte aux prix du jour.
help-chairs = Sièges : PDG, DAF, DGO, puis les cadres, par les signes des joueurs. Prévision : ✓ tout va bien, ✗ la botte, si tout était vendu aujourd'hui.
chapter-setup = la mise en place
chapter-announcements = les annonces
chapter-market = les forces du marché
chapter-investment = l'investissement
chapter-production = la production
chapter-trade = le commerce
chapter-sales = les ventes
chapter-books = la clôture des comptes
chapter-scapegoats = les boucs émissaires
chapter-symbols = les symboles de statut
chapter-founders = les entrepreneurs
chapter-end = la fin
