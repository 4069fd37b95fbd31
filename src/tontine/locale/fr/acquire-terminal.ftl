# Acquire dans le terminal.

quoted = « { $text } »

## Mots à taper, séparés par des virgules. Le premier est montré.

word-place = jouer, joue, poser, pose
word-found = fonder, fonde
word-survivor = survit, survivre
word-settle = liquider, liquide
word-buy = acheter, achète
word-announce = annoncer, annonce
word-leave = renoncer, renonce
word-end = finir, finis, fin
word-sell = vendre, vends
word-trade = échanger, échange
word-keep = garder, garde
word-nothing = rien
word-all = tout, toutes
word-rest = reste
word-fillers = et, les, le, la, l', de, des, d', un, une, action, actions, x

## L’écran

header-number = tour { $number }
header-last = dernier tour
header-facts = sac { $bag } · hors de danger { $safe }/{ $corporations } · plus grande { $largest }/{ $final }
shares-size = taille
shares-price = prix
shares-next = puis
shares-bank = reste
shares-number = { $number }
shares-rise = { $price }@{ $size }
shares-legend = ▣ hors de danger · @ dès cette taille · ¹ premier · ² deuxième · ⁼ à égalité
purse-worth = (vaut { $amount })
hand = Vos tuiles

## Questions

prompt-place = À vous : jouez une tuile.
prompt-place-last = Dernier tour : jouez une tuile, ou renoncez-y.
prompt-found = À vous : quelle société fondez-vous ?
prompt-survivor = Votre fusion : les plus grandes sont à égalité. Laquelle survit ?
prompt-settle = Votre fusion : quelle société liquider maintenant ?
prompt-dispose = { $held ->
        [one] { $survivor } absorbe { $defunct } : que faites-vous de votre action ?
       *[other] { $survivor } absorbe { $defunct } : que faites-vous de vos { $held } actions ?
    }
prompt-buy = { $most ->
        [one] À vous : vous pouvez acheter une action. Vous avez { $cash }.
       *[other] À vous : achetez jusqu’à { $most } actions. Vous avez { $cash }.
    }
prompt-buy-nothing = { $why ->
        [none] À vous : aucune société n’est sur le plateau, il n’y a donc rien à acheter.
        [sold] À vous : la banque n’a plus d’actions des sociétés sur le plateau.
       *[dear] À vous : avec { $cash } vous ne pouvez rien acheter.
    }
prompt-skipped = Vous n’avez aucune tuile jouable.
choice-announce = annoncer
choice-leave = renoncer
choice-end = finir
offer = { $held ->
        [0] jusqu’à { $most }, banque { $bank }
       *[other] jusqu’à { $most }, banque { $bank }, vous en avez { $held }{ $mark }
    }
offer-sell = { $most ->
        [1] { $price }
       *[other] { $price } l’une, jusqu’à { $most } : { $amount } pour toutes
    }
offer-trade = { $most ->
        [0] deux { $defunct } contre une { $survivor } : impossible ; il faut deux de vos actions et une en banque (il y en a { $bank })
       *[other] deux { $defunct } contre une { $survivor }, jusqu’à { $most } ; la banque en a { $bank }
    }
offer-keep = ce que vous gardez servira si { $defunct } renaît
hint-buy = Par exemple « { $example } » ou « { $letters } ».
hint-nothing = Entrée ou « { $word } » pour ne rien acheter.
hint-dispose = Par exemple { $examples }. Ce que vous ne nommez pas est gardé.
hint-announce = Vous pouvez d’abord annoncer la fin de la partie : « { $word } » (A30).

## Réponses incomprises

unclear-place = Ce n’est pas une tuile. Tapez-en une comme { $example }, ou son numéro dans la liste.
unclear-corporation = Ce n’est pas une société. Tapez son nom, le début du nom ou son numéro dans la liste.
unclear-purchase = Aucune société ne s’appelle « { $word } ».
unclear-count = { $count } de quoi ? Mettez une société après le nombre.
unclear-dispose = Indiquez combien vendre et échanger, ou « garder ».
unclear-how-many = Combien ? Mettez un nombre ou « tout » après « { $verb } ».
unclear-rest = { $rest ->
        [one] Il reste une action : indiquez ce que vous en faites.
       *[other] Il reste { $rest } actions : indiquez ce que vous en faites.
    }

## En chemin

heading = Tour { $number } : { $name }

## La fin

won = gagne avec { $amount }
    .you = gagnez avec { $amount }
won-together = Victoire partagée à { $amount } : { $names }.
account-start = départ
account-bought = achats
account-bonuses = primes
account-sold = ventes
account-final-bonuses = primes finales
account-final-sale = vente finale
account-total = argent

## Aide

help-answers = Répondez par le numéro d’un choix ou par son nom : 4c, hydra. La touche Tab complète le mot.
help-buying = Pour acheter : 2 hydra 1 fusion, ou hydra hydra, ou h2 f1. Entrée seule n’achète rien.
help-disposing = Dans une fusion : vendre 3 échanger 4, ou garder, ou vendre tout. Ce que vous ne nommez pas est gardé.
help-signs = Sur le plateau : les lettres sont des sociétés, une lettre suivie d’un nombre le siège et la taille, ⌂ une tuile sans société. Les vôtres sont entre crochets : ○ isolée, + fonde, ↑ agrandit, ⇄ fusionne, ⊘ bloquée (A13), † morte (A17).
chapter-components = le matériel
chapter-setup = la mise en place
chapter-turn = le tour (fonder, agrandir)
chapter-mergers = les fusions
chapter-buying = les achats, la pioche et la fin
