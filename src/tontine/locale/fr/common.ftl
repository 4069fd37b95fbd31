# Mots communs à tous les jeux.

money = { NUMBER($amount, useGrouping: 1) } $
debit = −{ $amount }
list-separator = ,{" "}
list-and = { $list } et { $last }
list-or = { $list } ou { $last }
full-stop = { $sentence }.
ruled = { $rule } : { $text }
you = vous
subject-you = vous
# Le sujet d’une phrase quand la précédente a le même : sans lui, ce serait un ordre.
subject-again = { $name }
subject-you-again = vous
seat-number = la place { $number }

## Refus qui ne viennent d’aucune règle de jeu

form = { $problem ->
        [missing] le champ « { $field } » manque
        [unknown] le champ « { $field } » n’existe pas
        [kind] le genre « { $value } » n’existe pas
        [value] « { $field } » ne peut pas être « { $value } »
        [least] « { $field } » doit valoir au moins { $limit }
        [most] « { $field } » peut valoir au plus { $limit }
        [long] « { $field } » est trop long ; la limite est { $limit }
        [short] « { $field } » est trop court ; le minimum est { $limit }
        [number] « { $field } » doit être un nombre entier
        [text] « { $field } » doit être un texte
        [truth] « { $field } » doit être true ou false
        [object] « { $field } » doit être un objet
        [list] « { $field } » doit être une liste
        [wrong] « { $field } » a une valeur qui n’est pas permise
        [json] ce n’est pas du JSON
        [deep] il y a trop de niveaux imbriqués
        [decision] une décision est un objet avec un « kind »
       *[form] la forme n’est pas la bonne
    }
refusal-malformed = ce n’est pas une décision : { form }
refusal-stale = entre-temps, la table a avancé (de la version { $version } à la { $current })
refusal-no-seat = il n’y a pas de place { $seat } ; il y en a { $seats }
refusal-no-choice = il n’y a pas de choix { $number } ; il y en a { $choices }, comptés à partir de 0
refusal-script = le script ne peut pas continuer : { $problem }
refusal-lesson-went-on = la leçon a continué depuis : on ne peut plus revenir en arrière
refusal-nothing-to-undo = rien n’a encore été décidé
refusal-nothing-to-redo = rien n’a été annulé
refusal-not-over = la partie n’est pas encore finie
refusal-no-fork = il n’y a plus rien à décider là, ou cette place n’existe pas

## Refus dans tous les jeux

refusal-over = la partie est finie
refusal-not-asked = ce n’est pas à vous : c’est à { $seat } de décider
refusal-unknown = cette décision n’existe pas

## À l’accueil

lobby-lead = Des jeux de société financiers, règles respectées à la lettre : entre amis, et contre des robots coriaces.
guest = Anonyme
table-of = { $game } avec { $host }

## Quand un robot est en panne

event-bot-failed = ne peut pas décider, car le robot { $bot } est en panne : c’est le choix le plus prudent qui est joué
    .you = ne pouvez pas décider, car le robot { $bot } est en panne : c’est le choix le plus prudent qui est joué

## Comment se dit un score final

score-money = { $money }
score-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Les règles d’un jeu

cell-sum = { $amount }
