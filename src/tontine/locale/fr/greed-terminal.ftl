# Greed Incorporated dans le terminal.

## Mots à taper, séparés par des virgules. Le premier est montré.

word-announce = annoncer, annonce, jouer
word-bid = miser, mise, offrir, offre
word-take = prendre, prends
word-decline = renoncer, renonce
word-sell = vendre, vends
word-buy = acheter, achète
word-give = donner, donne, échanger
word-accept = accepter, accepte, oui
word-reject = refuser, refuse, non
word-counter = contrer, contre-proposer
word-withdraw = retirer, retire
word-use = utiliser, utilise
word-content = terminé, fini, prêt
word-keep = garder, garde
word-point = désigner, désigne, renvoyer
word-drop = défausser, défausse
word-raise = enchérir, enchéris, surenchérir, monter, monte
word-pass = passer, passe
word-found = fonder, fonde
word-to = à
word-from = chez, de, du, d'
word-for = pour, contre
word-as = comme
word-run = via, utilisant
word-all = tout, tous, toute, toutes
word-nothing = rien
word-prices = prix, marché
word-companies = sociétés
word-company = société
word-players = joueurs
word-offers = offres, cartes
word-deals = propositions, affaires
word-symbols = signes, symboles
word-discards = défausses, rebut
word-fillers = le, la, les, l, l', d, un, une, et, avec, actif, carte, proposition, seulement

## L’écran

heading = Année { $number } : { $name } a le jeton de premier joueur
header = { $state ->
        [over] année { $year } sur { $years } · { header-turn }
       *[running] année { $year } sur { $years } · { $stage } { $phase } · { header-turn }
    }
header-facts = { $name } · pioche { $deck }
market-goods = produits
market-price = prix
market-next = ensuite
market-legend = Le prix actuel est entre crochets ; ⚑ est celui { $when ->
        [this] de cette année, après la phase II,
       *[next] de l’an prochain,
    } si la tendance se maintient.
a-year = { $amount }/an
companies = Sociétés
company-free = tréso
company-last = avant
company-income = revenu
company-goods = stock
company-board = postes
company-forecast = prévision
company-facts = Trésorerie { $free }, l’an passé { $last }, revenu de l’année { $income }. Produits : { $goods } ({ $worth }). Prévision : { $forecast }
company-chair = { $chair } { $name } (indemnité { $amount })
no-assets = aucun actif
no-goods = aucun produit
no-cards = Il n’y a pas de carte.
no-deals = Il n’y a pas de proposition en cours.
no-symbols = aucun signe de richesse
proposal-balance = ({ $balance })
quoted = « { $text } »
asset-ready = disponible
player-purse = { $money } { $points }pt
shelf-symbol = { $letter } { $symbol } { $points }
    .owned = { $letter } { $symbol } { $points } { $owner }
shelf-letters = { $metal }:{ $letters }
metal-gold = O
metal-silver = A
auction-in = en lice
auction-out = hors course
auction-highest = mise { $amount }

## Questions

too-dear = trop cher
hint-example = Par exemple « { $example } ».
hint-either = Par exemple « { $example } », ou « { $other } ».
hint-trade = Par exemple { $examples }.
hint-content = Tapez « { $content } » quand vous avez fini.
example-sell = vendre 2 charbon à Endrun pour 70
example-buy = acheter 1 acier chez Endrun pour 55
example-give = donner 1 terrain 2 sable à Endrun contre 1 maison et 20

## Réponses incomprises

unclear-more = « { $word } » se tape seul.
unclear-deal = Indiquez quoi contre quoi, comme « { $example } ».
unclear-partner = Indiquez avec quelle société : « à Endrun », « chez Endrun ».
unclear-as = Laquelle de vos sociétés ? Ajoutez « { $word } » et son nom : { $names }.
unclear-company = Aucune société en jeu ne s’appelle « { $word } ».
unclear-companies = « { $word } » peut être { $names }. Tapez plus de lettres.
unclear-thing = « { $word } » n’est ni un produit ni une somme.
unclear-goods = « { $word } » peut être { $names }. Tapez plus de lettres.
unclear-all = Indiquez de quel produit après « { $word } ».
unclear-proposal = Indiquez une proposition par son numéro, comme « { $word } 3 ».
unclear-reprice = Indiquez l’échange entier, comme « { $word } 3 vendre 2 charbon pour 60 ».
unclear-message = Un message ne va qu’avec une proposition.
unclear-asset = Indiquez un actif par son numéro ou son nom, comme « { $example } ».
unclear-assets = « { $word } » peut être { $names }. Tapez plus de lettres.
unclear-bid = Indiquez une somme, comme « { $word } 40 », et au besoin pour quelle société.
unclear-raise = Indiquez une somme, comme « { $word } 60 ».
unclear-sale = Tapez par exemple « { $word } tout garder 1 charbon ».
unclear-stock = Il n’y en a pas autant.
unclear-chair = Indiquez pdg, daf ou do, comme « { $word } daf ».
unclear-found = Indiquez une société et des actifs par leurs numéros, comme « { $word } WorldCon avec 14 20 ».
unclear-trade = Cette réponse ne convient pas ici. Tapez un échange comme « vendre 2 charbon à Endrun pour 70 », ou « { $help } ».

## Aide

help-answers = Les cartes se désignent par leur numéro : annoncer 14, miser 40 (ou miser 40 pour MadF), prendre 14, renoncer, défausser 21. Enchères : enchérir 60, passer. La touche Tab complète ce que vous tapez.
help-deals = Échanges : vendre 2 charbon à Endrun pour 70 ; acheter 1 acier chez Icy pour 55 ; donner 1 terrain 2 sable à Endrun contre 1 maison et 20. « via 25 » à la fin fait travailler l’actif 25, de l’une des deux, dans l’échange : donner 1 terrain 2 sable à Endrun contre 1 maison via 25. « comme MadF » dit pour laquelle de vos sociétés. Après deux points vient un message : vendre 1 charbon à Endrun pour 45 : dernier prix !
help-sales = Réponses : accepter 3, refuser 3, contrer 3 60 (le même à un autre prix), contrer 3 vendre 2 charbon pour 60, retirer 3. Actifs : utiliser 25. Quand vous avez fini : terminé. Ventes : vendre tout, vendre tout garder 1 charbon.
help-rest = Boucs émissaires : désigner daf. Nouvelles sociétés : fonder WorldCon avec 14 20.
help-pages = Autres pages : prix, sociétés, société Endrun, joueurs, offres, propositions, signes, défausses.
help-signs = De −3 à +2 : la case d’une tendance (N ne déplace rien), et à côté le prix de l’an prochain. ▲ et ▼ sur une carte : de combien de cases elle déplace une tendance. ⚑ a le jeton de premier joueur, ▸ décide. Les sociétés sont dans leur ordre, avec le symbole de leur PDG. 40 M/an : ce que rapporte une carte aux prix du jour.
help-chairs = Postes : PDG, DAF, DO, puis les cadres, par les symboles des joueurs. Prévision : ✓ tout va bien, ✗ la botte, si tout était vendu aujourd’hui.
