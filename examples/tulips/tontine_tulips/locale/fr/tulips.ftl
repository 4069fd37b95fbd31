# Tulips : tous les mots du jeu.

title = Tulipes
pitch = Misez en secret sur le bulbe que tous veulent, et soyez riche quand la bulle éclate.
money = { NUMBER($amount, useGrouping: 1) } ƒ

tulip-admiral = Amiral
tulip-viceroy = Vice-roi
tulip-augustus = Semper Augustus
tulip-rumour = rumeur

## Ce qui est demandé, et ce qui en résulte

ask-bid = Combien offrez-vous pour ce bulbe, { $tulip } ?
note-equal = Les offres égales s’annulent : le bulbe va à l’offre la plus haute que personne d’autre n’a faite.
bid-amount = Offre
bid-nothing = Ne rien offrir
limit-purse = c’est tout ce que vous avez : { $cash }
would-bid = Si personne d’autre n’offre { $amount } et que personne n’offre plus, vous prenez le bulbe ({ $tulip }) et il vous reste { $cash }.
would-bid-nothing = Vous gardez vos { $cash } et laissez le bulbe ({ $tulip }) aux autres.
confirm-bid = Offrir { $amount }
wait-bid = { $count ->
        [one] { $seat } écrit encore son offre
       *[other] Écrivent encore leur offre : { $seat }
    }

## Ce qui s’est passé

event-purse = tire une bourse de { $amount }
    .you = tirez une bourse de { $amount }
event-auction = manche { $number } : un bulbe de { $tulip } est aux enchères
event-rumour = une rumeur court : la { $number ->
        [1] première
        [2] deuxième
       *[other] dernière
    }
event-sealed = scelle une offre
    .you = scellez votre offre
event-bid = offre { $amount }
    .you = offrez { $amount }
event-bought = prend le bulbe de { $tulip } pour { $amount }
    .you = prenez le bulbe de { $tulip } pour { $amount }
event-unsold = personne ne prend le bulbe de { $tulip }
event-burst = la bulle éclate
event-worthless = trop de monde a acheté { $tulip } : il ne vaut plus rien
event-scored = a { $amount }, dont { $cash } restés dans la bourse
    .you = avez { $amount }, dont { $cash } restés dans la bourse

refusal-beyond-purse = vous ne pouvez pas offrir { $amount } : votre bourse contient { $cash }

## La table

table-round = Manche
table-tulip = Aux enchères
table-rumours = Rumeurs entendues
table-rumours-to-burst = Rumeurs qui font éclater la bulle
table-deck = Restent dans la pioche
table-bought = Achetés jusqu’ici
table-players = Joueurs
table-cash = Dans la bourse
table-paid = Payé
table-bulbs = Bulbes
table-sealed = A offert
source-purse = Bourse
source-bulbs = { $about }

## Les règles

chapter-setup = Bourses et pioche
chapter-auction = Les enchères
chapter-end = La fin
rule-T1 = On joue de deux à cinq. Chacun tire une des bourses de 20, 22, 24, 26, 28, 30, 32 et 34 florins et ne la montre à personne avant la fin.
rule-T2 = La pioche contient douze bulbes, quatre chacun d’Amiral, de Vice-roi et de Semper Augustus, et trois rumeurs.
rule-T3 = On retourne une carte après l’autre. Une rumeur ne fait que s’entendre. Un bulbe est aussitôt mis aux enchères.
rule-T4 = Tous offrent en même temps et en secret : n’importe quelle somme, de rien jusqu’à ce qui reste dans la bourse.
rule-T5 = Quand tous ont offert, on montre les offres. Les offres égales s’annulent. La plus haute des autres prend le bulbe et paie ; s’il n’en reste aucune au-dessus de zéro, personne ne le prend.
rule-T6 = À la troisième rumeur la bulle éclate et la partie est finie.
rule-T7 = La variété dont on a acheté le plus de bulbes ne vaut alors plus rien ; s’il y en a plusieurs, aucune d’elles ne vaut rien.
rule-T8 = De chaque autre variété, 1, 2, 3 ou 4 bulbes valent 5, 15, 30 ou 50 florins. Qui a le plus, avec ce qui reste dans la bourse, gagne ; à égalité, on partage la victoire.

## Comment on joue

howto-aim = Avoir le plus quand la bulle éclate. Plusieurs bulbes d’une même variété valent bien plus qu’un seul, mais la variété la plus achetée ne vaut rien.
    .heading = Le but
howto-round = On retourne une carte. Une rumeur ne fait que s’entendre. Pour un bulbe, tous offrent en même temps, en secret. Les offres égales s’annulent ; la plus haute des autres prend le bulbe et paie.
    .heading = Une manche
howto-end = La troisième rumeur fait éclater la bulle. Ce qui reste dans la bourse compte aussi.
    .heading = La fin
