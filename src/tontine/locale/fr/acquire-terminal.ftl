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

header = tour { $number } · { header-turn }
header-final = { header } · dernier tour
header-facts = { $corporations ->
        [0] sac { $bag }
       *[other] sac { $bag } · hors de danger { $safe }/{ $corporations } · plus grande { $largest } (fin à { $final })
    }
shares-size = taille
shares-price = prix
shares-next = puis
shares-bank = reste
shares-number = { $number }
shares-rise = { $price }@{ $size }
legend-safe = ▣ hors de danger
legend-from = @ dès cette taille
legend-first = ¹ premier
legend-second = ² deuxième
legend-tied = ⁼ à égalité
purse-worth = (vaut { $amount })
hand = Vos tuiles

## Questions

offer = { $held ->
        [0] jusqu’à { $most }, banque { $bank }
       *[other] jusqu’à { $most }, banque { $bank }, vous en avez { $held }{ $mark }
    }
offer-most = { $note }, jusqu’à { $most }
hint-buy = Par exemple « { $example } » ou « { $letters } ». { hint-nothing }
hint-nothing = Entrée ou « { $word } » pour ne rien acheter.
hint-dispose = Par exemple { $examples }. Ce que vous ne nommez pas est gardé.
hint-announce = Vous pouvez d’abord annoncer la fin de la partie : « { $word } » (A30).
hint-announce-buy = Vous pouvez annoncer en même temps la fin de la partie : « { $example } » (A30).

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
unclear-kept = { $rest ->
        [0] Il ne reste alors rien à garder.
        [one] Il ne reste alors qu’une action à garder.
       *[other] Il ne reste alors que { $rest } actions à garder.
    }
unclear-announce = Il ne reste rien à acheter : la partie finirait tout de suite. Pour la finir, tapez « { $word } ».

## En chemin

heading = Tour { $number } : { $name }

## La fin

won = gagne avec { $amount }
    .you = gagnez avec { $amount }
won-together = Victoire partagée à { $amount } : { $names }.

## Aide

help-answers = Répondez par le numéro d’un choix ou par son nom : 4c, hydra. La touche Tab complète le mot.
help-buying = Pour acheter : 2 hydra 1 fusion, ou hydra hydra, ou h2 f1. Entrée seule n’achète rien.
help-disposing = Dans une fusion : vendre 3 échanger 4, ou garder, ou vendre tout. Ce que vous ne nommez pas est gardé.
help-signs = Sur le plateau : les lettres sont des sociétés, une lettre suivie d’un nombre le siège et la taille, ⌂ une tuile sans société. Les vôtres sont entre crochets : ○ isolée, + fonde, ↑ agrandit, ⇄ fusionne, ⊘ bloquée (A13), † morte (A17).
