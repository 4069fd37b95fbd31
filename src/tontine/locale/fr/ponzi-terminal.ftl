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
header = { $state ->
        [over] manche { $number } · { header-turn }
       *[running] manche { $number } · { $phase } · { header-turn }
    }
header-facts = { $name } · bears { $bears }/{ $players } · pioche { $deck }
market = Marché
market-row = rangée { $row }
fund-terms = { $interest } { $sign }{ $period }
fund-card = { $value } { fund-terms }
    .bear = { $value } { fund-terms } { bear }
    .starting = { $value } { fund-terms } { $mark }
market-legend = intérêt { $sign }toutes les … manches
due = À payer à la manche
    .short = À payer
due-cash = cash { $cash }
due-crash = si effondrement : { $amount } d’un coup
    .short = effondrement : { $amount }
players-points = pts
players-cash = cash
supply = reste
luxuries = luxe
luxury-points = { $points }pt

## Questions

danger-short = { "! " }
prompt-cash = Vous avez { $cash }.
gain-points = +{ $points } pt
outlook-enough-brief = { $cash }, assez jusqu’à la { $round }
outlook-short-brief = { $cash }, { $danger }−{ $amount } (manche { $round })
owing-brief = −{ $interest } (manche { $round })
hint-fund = { $letters }. Par exemple « { $example } ».
hint-letter = { $letter } { $industry }
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

account-wealth = argent
account-luxuries = luxe
account-total = points
account-card = meilleur fonds
account-for = { $count } : { $points }

## Aide

help-answers = Répondez par le numéro d’un choix ou par des mots : financer médias 25, passer, retirer 40, rendre énergie, luxe 2. La touche Tab complète le mot.
help-offering = Une enveloppe en deux temps : proposer bruno médias, puis la somme ; ou tout à la fois : proposer bruno médias 20.
help-rest = Qui reçoit une enveloppe répond « vendre » ou « contre-offre ».
help-signs = Cartes de fonds : valeur, intérêt ↻période ; sur les roues valeur/intérêt, ou 2× 39 pour deux avec 39 d’intérêts en tout. ▸ doit décider, ⚑ a le jeton, † fait banqueroute. Les lettres près d’une rangée du marché : les industries pour lesquelles votre prochaine carte y est prise. L’argent des autres : le moins et le plus qu’ils peuvent avoir.
help-due = À payer : ce que chacun doit aux prochaines manches, et pour vous ce qui reste de votre argent. ! marque les manches où il ne suffit pas.
