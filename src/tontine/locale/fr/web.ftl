# La table dans le navigateur : mots communs à tous les jeux.

skip-link = Aller à la table
close = Fermer
menu = Menu
help = Aide
skip = Sauter
private = Personne d’autre ne voit ceci
language = Langue
language-en = anglais
language-it = italien
language-fr = français
theme-light = Thème clair
theme-dark = Thème sombre
stepper-less = { $label } : moins
stepper-more = { $label } : plus
amount-unset = pas encore fixée
stepper-least = { $label } : { $amount }, le minimum
stepper-most = { $label } : { $amount }, le maximum
becomes = devient
labelled = { $label } : { $text }
rule-link = Règle { $rule }
rules-all = Toutes les règles
to-lobby = Retour à l’accueil
your-name = Votre nom
record = Résultats
sign-in = Se connecter
name-take = Prendre ce nom

## Jeux, variantes et robots

bot = robot
bot-random = Robot aléatoire
    .level = au hasard
    .character = Fait n’importe quoi de permis, sans penser à rien.
bot-novice = Robot novice
    .level = novice
    .character = Voit son prochain pas, et personne d’autre.
bot-easy = Robot facile
    .level = facile
    .character = Compte ce qui est sur la table, pas ce qui vient.
bot-normal = Robot normal
    .level = normal
    .character = Joue selon de bonnes règles pratiques, et tout de suite.
bot-skilled = Robot habile
    .level = habile
    .character = Essaie de tête ce qu’il pourrait faire, et regarde un peu plus loin.
bot-hard = Robot difficile
    .level = difficile
    .character = Joue chaque choix jusqu’au bout avant d’en faire un.
bot-expert = Robot expert
    .level = expert
    .character = Essaie chaque choix, l’œil sur qui va gagner.
bot-master = Robot maître
    .level = maître
    .character = Réfléchit le plus longtemps, et sait le mieux ce que tout vaut.

## L’accueil

lobby-title = Fondez, fusionnez, encaissez.
mine-turns = { $count ->
        [one] À vous dans une partie
       *[other] À vous dans { $count } parties
    }
mine-title = Vos parties
mine-waiting = { $count ->
        [one] en attente dans une autre
       *[other] en attente dans { $count } autres
    }
mine-with = avec { $names }
mine-full = La table est au complet : on peut commencer.
mine-all = Afficher les { $count }
continue = Continuer
look = Regarder
leave-game = Quitter : { $game }
leave-title = Quitter cette partie ?
leave-others = Un robot continue à votre place, pour que les autres puissent finir. La partie n’est plus parmi les vôtres.
leave-bots = Il n’y a personne d’autre à cette table : la partie s’arrête là et n’est plus parmi les vôtres.
leave-back = Avec le lien de la table, vous pouvez revenir et reprendre votre place.
leave-stay = Garder la partie
leave-do = La quitter
since = { $day ->
        [today] depuis { $time }
        [yesterday] depuis hier, { $time }
        [week] depuis { $date }, { $time }
       *[earlier] depuis le { $date }
    }
since-ago = { $since }, { $ago }
play-title = Jouer contre des robots
play-lead = un clic, sans attendre
level = Leur niveau
level-label = Le niveau des robots
play-now = Jouer
card-players = { $fewest }–{ $most } joueurs
card-minutes = { $minutes } min
older-games = { $count ->
        [one] Une partie plus ancienne
       *[other] { $count } parties plus anciennes
    }
unreachable = Le serveur ne répond pas. La page continue d’essayer.
friends-title = Entre amis
friends-lead = Choisissez un jeu et les places, puis envoyez le lien ou le code. Des robots prennent les places restées libres.
code = Code de la table
code-like = Code, comme { $code }
code-go = Y aller
load-save = Charger une sauvegarde
open-title = Ouvrir une table
open-game = Jeu
open-seats = Places
open-count = Nombre de places
open-who = Qui peut la trouver
open-link = Ceux qui ont le lien
open-public = Tout le monde
open-table = Ouvrir la table
option-file = d’un fichier
option-file-choose = Choisir un fichier
option-file-large = { $file } est trop gros : la limite est de { $limit } ko.
seat-open = Libre, sur invitation
seat-account = Un robot avec un compte…
seat-guest = Sur cet appareil
seat-you = vous
you-alone = Vous
seat-name = Place { $number }
account-name = Nom du robot
guest-name = Son nom
tables-title = Tables ouvertes
tables-none = Aucune table n’est ouverte à tous.
tables-open = Ouvrez-en une.
table-running = partie en cours
seats-free = { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
join = Rejoindre
watch = Regarder

## Avant de commencer

room-host = Invitez des amis avec le lien, confiez les places libres à des robots, puis lancez la partie.
room-wait = Vous avez une place. { $host } lance la partie.
room-guest = Prenez place, ou regardez simplement.
room-invite = Inviter
room-code = ou le code
room-public = Tout le monde voit cette table à l’accueil.
room-unlisted = On n’accède à cette table que par le lien.
link = Lien vers cette table
link-copy = Copier le lien
link-copied = Copié
link-share = Partager
link-qr = Code QR
link-qr-why = L’appareil photo d’un téléphone ouvre ainsi cette table.
room-name = Comment vous appelle-t-on ?
room-options = Le jeu
options-change = Changer
options-done = Terminé
remove = Écarter
remove-of = Écarter : { $name }
remove-title = Écarter { $name } ?
remove-why = La place se libère. Vous pouvez aussi tenir { $name } à l’écart de cette table pour de bon.
remove-do = Libérer la place
remove-bar = Libérer la place et tenir à l’écart
seat-free = libre
seat-free-why = À prendre pour jouer.
seat-here = en ligne
seat-away = hors ligne
seat-program = un bot qui vient quand c’est à lui
seat-stand-in = un robot joue à sa place
seat-bot = Confier à un robot
seat-clear = Libérer la place
sit = S’asseoir
stand = Se lever
start = Lancer la partie
start-fill = Lancer avec des robots
start-fill-why = { $count ->
        [one] Un robot prend la place libre.
       *[other] Des robots prennent les places libres.
    }
spectators = Dans le public : { $names }
spectators-none = Personne ne regarde.

## À la table

table-word = Table
table-code = Table { $code }
page-title = { $news } · { $heading }
title-turn = À vous de jouer
on-turn = c’est son tour
away = hors ligne
people = À la table
sheets = Volets
desk = Mon jeu
log = Récit
chat = Discussion
waiting = On dresse la table…
wait-me = Un instant…
undo = Annuler le coup
undo-ask = Demander l’annulation
undo-asked = { $since ->
    [0] { $name } voudrait annuler la dernière décision.
    [one] { $name } voudrait annuler une décision et la suivante ({ $names }).
   *[other] { $name } voudrait annuler une décision et les { $since } suivantes ({ $names }).
 }
undo-waiting = Vous avez demandé l’annulation. Accord attendu : { $names }.
# A button that was pressed once.
click-again = Cliquez encore : { $action }
confirm-what = Confirmer : { $action }
request-yes = D’accord
request-no = Non
request-withdraw = Tant pis
pause-asked = { $name } voudrait faire une pause.
pause-waiting = Vous avez demandé une pause. Accord attendu : { $names }.
stop-asked = { $name } propose d’arrêter la partie en l’état, sans gagnant.
stop-waiting = Vous avez proposé d’arrêter la partie. Accord attendu : { $names }.
# What was asked of all, and how it was answered: lines of the log.
remark-asked = { $what ->
    [undo] { $name } demande à annuler { $count ->
        [one] une décision
       *[other] { $count } décisions
     }.
    [hint] { $name } demande un conseil.
    [fork] À partir d’ici, { $name } essaie une autre voie.
    [anew] À partir d’ici, { $name } essaie une autre voie ; ce que cette place ne voyait pas a été redistribué.
    [pause] { $name } demande une pause.
   *[end] { $name } propose d’arrêter la partie en l’état.
 }
remark-agreed = { $by } est d’accord.
remark-granted = { $what ->
    [undo] { $by } est d’accord, et { $count ->
        [one] la décision est annulée
       *[other] les { $count } décisions sont annulées
     }.
    [pause] { $by } est d’accord, et la partie est en pause.
   *[end] { $by } est d’accord, et la partie s’arrête.
 }
remark-denied = { $what ->
    [undo] { $by } n’est pas d’accord : rien n’est annulé.
   *[other] { $by } n’est pas d’accord : la partie continue.
 }
remark-withdrawn = { $name } retire sa demande.
remark-expired = Personne n’a répondu à temps : la demande est caduque.
remark-lapsed = La partie a continué : la demande est caduque.
paused-title = Pause
paused-why = { $name } a demandé une pause. Les pendules sont arrêtées jusqu’à la reprise.
paused-you = Vous avez demandé une pause. Les pendules sont arrêtées jusqu’à la reprise.
paused-go = Continuer
replaced = Un robot joue pour { $name }.
replaced-back = Reprendre ma place
away-long = { $name } n’est plus là, et la table attend.
away-bot = Faire jouer un robot
away-soon = { $name } n’est plus là, et la table attend. Un robot peut jouer dans { $time }.
slow-long = { $name } n’a rien décidé depuis longtemps.
ran-out = Temps écoulé pour { $name }. Un robot joue jusqu’au retour.
ran-out-you = Votre temps est écoulé. Un robot joue pour vous jusqu’à ce que vous repreniez votre place.
log-everything = Tout
log-filter = Filtrer
log-filter-kind = Montrer seulement
log-filter-seat = Ce joueur seulement
log-filter-only = { $name } seulement
log-round = Manche { $number }
log-before = Avant la première manche
recent = Depuis votre dernier tour
recent-round = La dernière manche
recent-close = Fermer : j’ai vu
log-empty = Il ne s’est encore rien passé.
log-keys = Les flèches passent d’une ligne à l’autre ; Entrée montre ce moment sur le plateau.
chat-empty = Personne n’a encore rien dit.
chat-write = Écrire un message
chat-send = Envoyer
curtain-pass = Passez l’appareil à { $name }
curtain-why = Ce que les autres possèdent reste derrière le rideau.
curtain-raise = Je suis { $name }
lost-title = Connexion perdue.
lost-why = Reconnexion en cours ; aucune de vos décisions n’est perdue.
lost-retry = Réessayer
full-title = Il n’y a pas de place pour cette fenêtre
full-why = Trop de fenêtres sont ouvertes là où vous êtes ; fermez-en une, puis réessayez.
full-again = { $why } La page continue d’essayer.
barred-title = Vous ne pouvez pas entrer
barred-why = Ce serveur n’accepte aucune connexion depuis cette page.
missing-title = Il n’y a rien ici
missing-why = Cette adresse ne mène nulle part.
missing-table = Cette table n’existe pas
missing-table-why = Il manque peut-être une lettre au lien, ou la table a été débarrassée.
closed-title = Cette partie ne peut pas se jouer ici
broken-title = La page a perdu le fil
broken-why = La partie est à l’abri sur le serveur. Rechargez la page pour continuer.
broken-again = Recharger

## Standing orders

orders = Ordres permanents
orders-why = Personne d’autre ne les voit. Ils sont exécutés pour vous, après le temps que mettrait un robot.
order-holds = { $amount ->
        [0] Ordre permanent : { $order }
       *[other] Ordre permanent : { $order } { $amount }
    }
order-stop = Révoquer
order-give = Le donner
order-ended = Votre ordre permanent a pris fin. { $why }
notice-seen = D’accord
order-over-undo = Une décision a été annulée.
order-over-stand-in = Un robot jouait pour vous.

## Clocks

clock = Pendule
clock-none = Sans pendule
clock-live = En direct
clock-days = Sur plusieurs jours
clock-bank = Minutes par joueur
clock-bonus = Secondes par décision
clock-per = Jours par décision
clock-why = Si votre temps est écoulé, un robot joue pour vous jusqu’à votre retour.
clock-says = { $kind ->
        [live] { $minutes } min + { $bonus } s par décision
       *[days] { $days ->
            [one] un jour par décision
           *[other] { $days } jours par décision
        }
    }
clock-left = Temps restant : { $time }
clock-short = Le temps presse : { $time }
mine-until = Votre temps expire { $when }

## Menu et aide

menu-sound = Sonner quand c’est à moi
menu-notice = M’avertir quand c’est à moi
menu-away = M’avertir en mon absence
menu-still = Sans animations
menu-speed = Vitesse des coups des autres
speed-slow = lente
speed-normal = normale
speed-fast = rapide
speed-once = aussitôt
menu-pause = Pause
menu-stop = Proposer d’arrêter la partie
menu-stop-alone = Arrêter la partie ici
menu-leave = Quitter la partie
stop-title = Arrêter la partie en l’état ?
stop-why = Tous ceux qui jouent doivent être d’accord. Personne ne gagne, et la partie peut encore être revue.
stop-why-alone = Personne ne gagne, et la partie peut encore être revue.
stop-do = Le proposer
stop-do-alone = L’arrêter
stop-stay = Continuer à jouer
fair-title = Tirages vérifiables
fair-why = Tous les tirages découlent d’une seule clé secrète. Son empreinte est publiée avant la partie ; la clé l’est à la fin, et « tontine verify » vérifie l’une et l’autre.
fair-hash = Empreinte (SHA-256)
fair-key = Clé
help-intro = { $pointer ->
        [touch] Touchez un nombre souligné pour voir son explication.
       *[mouse] Tout peut se faire au clavier. Chaque nombre souligné donne son explication.
    }
cap-tab = Tab
cap-enter = Entrée
cap-escape = Échap
key-tab = élément suivant
key-digit = choisir la première, la deuxième, … des propositions
key-enter = confirmer le choix ; dans un champ, terminer la saisie
key-escape = changer de choix, sauter la relecture, revenir au présent
key-undo = annuler le coup
key-log = joueurs et récit
key-past = une décision en arrière, une en avant
key-help = cette aide

## Revoir la partie, et la fin

replay = Revoir
replay-at = Décision { $version } sur { $last }
replay-start = La partie commence.
replay-first = Au début
replay-back = Décision précédente
replay-play = Lecture
replay-pause = Pause
replay-next = Décision suivante
replay-last = À la fin
replay-scrub = Moment de la partie
replay-now = Revenir au présent
replay-leave = Classement final
end-you = Vous avez gagné !
end-winners = { $count ->
        [one] { $names } remporte la partie
       *[other] { $names } se partagent la victoire
    }
end-nobody = Personne ne gagne
end-agreed = Arrêtée d’un commun accord
end-agreed-why = Tous ont décidé d’arrêter la partie plus tôt : personne n’a gagné.
end-standing = Classement final
end-chart = Le déroulement
end-account = Le détail
chart-hint = { $pointer ->
        [touch] Touchez un moment pour lire les chiffres, et encore pour le revoir.
       *[mouse] Pointez un moment pour lire les chiffres ; double-cliquez pour le revoir.
    }
chart-at = { $number } : { $worth }
chart-worth = { $name } { $amount }
rematch = Revanche
rematch-join = Rejoindre la revanche
rematch-told = { $name } a ouvert une revanche.
rematch-open = Il y a une revanche.
step-up = Un cran au-dessus : { $level }
step-down = Un cran au-dessous : { $level }
save-file = Télécharger la partie

## Quand un jeu n’a pas de plateau à lui

plain-note = { $game } n’a pas encore de plateau à lui : on y joue sur un plateau simple.
plain-players = Joueurs
plain-decide = Votre décision
plain-asked = À vous de jouer
plain-confirm = Décider
plain-owes = doit décider
    .you = devez décider
plain-yes = oui
plain-no = non
plain-most = jusqu’à { $most }
plain-written = Écrire soi-même la décision
plain-written-why = La décision comme elle est écrite dans une sauvegarde :
plain-written-do = La choisir
plain-unreadable = C’est illisible.
plain-shortcut = choisir un des boutons

# What a player puts together, and notes
draft-adapted = Votre choix a été adapté à ce qui a changé.
notebook = Carnet
notebook-hint = Personne d’autre ne peut le lire. Il reste dans ce navigateur.

## Lessons

coach = Guide
coach-step = Étape { $step } sur { $steps }
coach-why = Pourquoi ?
coach-more = Plus
coach-own = Continuer sans guide
coach-show = Montrez-moi
coach-shown = Voilà le coup : confirmez-le, ou choisissez vous-même
coach-anyway = Jouer quand même
coach-next = Suite
coach-play = Jouer une vraie partie
guided-first = Jamais joué ? { $game } en { $minutes } minutes
guided-chip = Leçon
guided-why = Avec un guide, à une vraie table, dès le premier coup.
guided-begin = Commencer la leçon
guided-card = Apprendre en jouant, { $minutes } min
guided-at = Leçon : étape { $step } sur { $steps }
guided-done = Appris. Jouer une partie facile

## L’aide

help-howto = Comment on joue
help-rules = Les règles
help-keys = Clavier

## Rule cards and maxims

card-new = Nouveau pour vous.
card-got-it = Compris
card-later = Plus tard
card-never = Ne plus afficher
met = Règles rencontrées
met-none = Aucune encore. Une fiche explique une règle quand elle se présente pour la première fois.
maxim = Une maxime en attendant
maxim-count = Une maxime en attendant, { $number } sur { $count }
maxim-another = Une autre
maxim-never = Assez

## Hints
advice = Conseil
advice-ask = Demander un conseil au coach
advice-about = Chance de gagner après tout le tour, ± { $doubt } % ; { $playouts } parties jouées à partir d’ici, ce que vous ne voyez pas étant redistribué chaque fois.
advice-thinking = Le coach réfléchit…
advice-surer = Le coach vérifie…
advice-close = presque égal
advice-tempting = tentant
advice-only = Rien d’autre n’a été examiné.
advice-none = Le coach n’a rien à dire là-dessus.
advice-chance = { $percent } %
key-hint = demander un conseil au coach, là où la table l’admet ; dans une leçon, montrez-moi
key-lesson = dans une leçon, suivant ; dire pourquoi
open-hints = Conseils
open-hints-no = Seulement contre les bots
open-hints-yes = Pour tous
room-hints = Chacun peut demander conseil au coach ; le journal dit qui le fait.

## The analysis of a game that is over
lookback = Analyse
lookback-open = Ouvrir l’analyse
lookback-chances = Chances
lookback-wealth = Fortune
lookback-curve = Chance de gagner
lookback-at = Décision { $version } sur { $last } : { $chances }
lookback-chance = { $name } { $percent } %
lookback-working = Le coach parcourt la partie : { $percent } % fait
lookback-start = début
lookback-luck = hasard
lookback-decisions = décisions
lookback-end = fin
lookback-accuracy = précision
lookback-accuracy-why = Ce que chaque tour a perdu de la chance de gagner face au meilleur possible, selon la formule du site d’échecs lichess : 103,1668 × e^(−0,04354 × perte) − 3,1669, en moyenne sur tous les tours où il y avait un choix. 100 % est parfait.
lookback-note = En pour cent de la victoire : début + hasard + décisions = fin. Le hasard est ce que les pioches ont changé, qui que ce soit qui pioche ; les décisions sont celles de tous. Sur la courbe, toutes les mains sont ouvertes ; les erreurs sont jugées d’après ce qu’on pouvait savoir.
lookback-signed = { $sign ->
    [1] +{ $size }
    [-1] −{ $size }
   *[other] 0
 }
lookback-split = Hasard et décisions
lookback-mistakes = Vos erreurs les plus chères
lookback-count = { $count ->
    [0] aucune
    [one] sur une
   *[other] sur { $count }
 }
lookback-faultless = Le coach n’a trouvé aucune erreur de votre part.
lookback-played = joué
lookback-better = mieux
lookback-there = Ouvrir dans l’analyse
lookback-moments = Moments clés
lookback-brief = Moments
lookback-best = bonne décision
lookback-mistake = erreur
lookback-draw = hasard de la pioche
lookback-next = Erreur suivante
lookback-link = Copier le lien vers ce moment
lookback-eyes = Vu par

## Another way from a moment of a game that is over
fork-open = Continuer d’ici
fork-title = Continuer à partir de la décision { $version }
fork-why = Une nouvelle table, contre des bots. Le hasard est nouveau à partir d’ici ; la partie jouée reste comme elle est.
fork-seat = À la place de
fork-hidden = Ce que cette place ne voyait pas
fork-true = tel quel
fork-anew = redistribué
fork-bots = Bots
fork-same = comme avant
fork-begin = Continuer
fork-again = Réessayer
fork-from = Cette partie en a quitté une autre après la décision { $version }.
fork-look = Voir cette autre partie

## Problèmes
puzzle = Problème
puzzle-title = Trouvez le meilleur tour
puzzle-intro = { $turn } d’une partie de robots ({ $level }). Ce qui a été joué a coûté { $lost ->
    [one] un point
   *[other] { $lost } points
 } de chances de gagner. Que joueriez-vous ?
puzzle-intro-own = { $turn } d’une partie terminée. Ce qui a été joué a coûté { $lost ->
    [one] un point
   *[other] { $lost } points
 } de chances de gagner. Qu’est-ce qui valait mieux ?
puzzle-played = joué
puzzle-try = { $number ->
    [1] premier essai
    [2] deuxième essai
   *[other] troisième essai
 }
puzzle-within = compte à 2 points près
puzzle-best = le meilleur
puzzle-found = trouvé
puzzle-also = compte comme trouvé
puzzle-waits = Le coach évalue ce tour.
puzzle-tries = Essai { $number } sur 3
puzzle-tries-doubt = Essai { $number } sur 3 · chances selon le coach, ± { $doubt }
puzzle-doubt = chances selon le coach, ± { $doubt }
puzzle-show = Montrer
puzzle-solved = Trouvé !
puzzle-shown = Voici le meilleur tour
puzzle-why = Pourquoi
puzzle-row = { $count } d’affilée
puzzle-count = { $count ->
    [0] aucun résolu
    [one] un résolu
   *[other] { $count } résolus
 }
puzzle-none = Ce problème n’existe pas.
puzzle-today-of = Problème du jour · { $game }
puzzle-about = Une vraie position. Ce qui a été joué laissait { $played } % de chances de gagner ; le meilleur tour en donnait { $best } %.
puzzle-begin = Essayer
puzzle-again = Le revoir
puzzle-done = Résolu aujourd’hui.
