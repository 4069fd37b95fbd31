# La table dans le navigateur : mots communs à tous les jeux.

skip-link = Aller à la table
close = Fermer
menu = Menu
help = Aide
skip = Passer
private = Vous seul voyez ceci
language = Langue
language-en = anglais
language-it = italien
language-fr = français
theme-light = Thème clair
theme-dark = Thème sombre
stepper-less = { $label } : moins
stepper-more = { $label } : plus
rule-link = Règle { $rule }
rules-all = Toutes les règles
rules-title = Les règles d’{ $game }
to-lobby = Retour à l’accueil
guest = Invité
your-name = Votre nom
name-take = Prendre ce nom

## Jeux, variantes et robots

game-acquire = Acquire
option-acquire-holdings = Argent et actions
    .open = visibles
    .hidden = cachés
option-acquire-names = Noms des sociétés
    .of-1999 = de 1999
    .classic = hôtels classiques
bot = robot
bot-random = Robot, joue au hasard
bot-easy = Robot, facile
bot-normal = Robot, normal

## L’accueil

lobby-title = Fondez, fusionnez, encaissez.
lobby-lead = Des jeux de finance joués à la lettre : entre amis, et contre des robots qui valent d’être battus.
play-now = Jouer
play-now-why = Vous prenez place aussitôt, contre trois robots.
unreachable = Le serveur ne répond pas. La page continue d’essayer.
open-title = Ouvrir une table
open-game = Jeu
open-seats = Places
open-count = Nombre de places
open-who = Qui peut la trouver
open-link = Ceux qui ont le lien
open-public = Tout le monde
open-table = Ouvrir la table
seat-open = Libre, pour un ami
seat-guest = Sur cet écran
seat-you = vous
seat-name = Place { $number }
guest-name = Son nom
tables-title = Tables publiques
tables-none = Aucune table publique n’est ouverte. Ouvrez-en une.
table-of = { $game } avec { $host }
table-running = partie en cours
seats-free = { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
join = Rejoindre
watch = Regarder

## Avant de commencer

room-host = Invitez des amis avec le lien, confiez les places libres à des robots, et commencez.
room-wait = Vous avez une place. { $host } lance la partie.
room-guest = Choisissez un nom et prenez place, ou regardez simplement.
room-invite = Inviter
room-public = Tout le monde voit cette table à l’accueil.
room-unlisted = Seuls ceux qui ont le lien trouvent cette table.
link = Lien vers cette table
link-copy = Copier le lien
link-copied = Copié
seat-free = libre
seat-free-why = Qui la prend, joue.
seat-here = à table
seat-away = absent
seat-stand-in = un robot joue à sa place
seat-bot = Confier à un robot
seat-clear = Libérer la place
sit = S’asseoir
stand = Se lever
start = Commencer la partie
start-fill = Lancer avec des robots
start-fill-why = { $count ->
        [one] Un robot prend la place libre.
       *[other] Des robots prennent les places libres.
    }
spectators = Regardent : { $names }
spectators-none = Personne ne regarde.

## À la table

table-word = Table
table-code = Table { $code }
title-turn = À vous de jouer
on-turn = est au tour
away = absent
people = À la table
drawer = Joueurs et récit
drawer-open = Montrer joueurs et récit
sheets = Volets
desk = Main
log = Récit
chat = Discussion
waiting = On dresse la table …
undo = Annuler
undo-ask = Demander d’annuler
undo-asked = { $name } voudrait annuler la dernière décision.
undo-waiting = Vous avez demandé d’annuler. Doivent encore accepter : { $names }.
undo-yes = D’accord
undo-no = Non
replaced = Un robot joue à la place de { $name }.
replaced-back = Reprendre la place
away-long = { $name } est absent, et la table attend.
away-bot = Faire jouer un robot
log-everything = Tout
log-filter-kind = Montrer seulement
log-filter-seat = Ce joueur seulement
log-round = Tour de table { $number }
log-before = Avant le premier tour
log-empty = Il ne s’est encore rien passé.
chat-empty = Personne n’a encore rien dit.
chat-write = Dites quelque chose
chat-send = Envoyer
curtain-pass = Passez l’écran à { $name }
curtain-why = Ce que les autres possèdent reste derrière le rideau.
curtain-raise = Je suis { $name }
lost-title = Connexion perdue.
lost-why = Nouvel essai en cours ; aucune décision n’est perdue.
lost-retry = Essayer
missing-title = Rien ici
missing-why = Cette adresse ne mène nulle part.
missing-table = Cette table n’existe pas
missing-table-why = Il manque peut-être une lettre au lien, ou la table a été débarrassée.
broken-title = La page a perdu le fil
broken-why = La partie est à l’abri sur le serveur. Rechargez la page pour continuer.
broken-again = Recharger

## Menu et aide

menu-rules = Les règles
menu-keys = Clavier
menu-sound = Sonner quand c’est à moi
menu-notice = M’avertir quand c’est à moi
menu-still = Aucun mouvement
fair-title = Hasard loyal
fair-why = Chaque tirage vient d’une seule clé secrète. Son empreinte est fixée avant la partie ; la clé est montrée à la fin, et « tontine verify » contrôle les deux.
fair-hash = Empreinte (SHA-256)
fair-key = Clé
help-intro = Tout peut se faire au clavier seul. Chaque nombre souligné s’explique lui-même.
key-tab = à l’élément suivant
key-enter = confirmer le choix
key-escape = choisir de nouveau, passer, revenir au présent
key-undo = annuler
key-log = joueurs et récit
key-past = une décision en arrière, une en avant
key-help = cette aide

## Revoir la partie, et la fin

replay = Revoir
replay-at = Décision { $version } sur { $last }
replay-start = Les tuiles sont distribuées.
replay-first = Au début
replay-back = Une en arrière
replay-play = Lancer
replay-pause = Pause
replay-next = Une en avant
replay-last = À la fin
replay-scrub = Moment de la partie
replay-now = Revenir au présent
replay-leave = Classement final
end-you = Vous gagnez !
end-winners = { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent à égalité
    }
end-nobody = Personne ne gagne
end-standing = Classement final
end-chart = La richesse, tour par tour
end-account = D’où elle vient
chart-hint = Montrez un tour pour le lire ; double-cliquez pour le voir.
chart-at = Tour { $number } : { $worth }
rematch = Revanche
rematch-join = À la revanche
save-file = Enregistrer la partie
