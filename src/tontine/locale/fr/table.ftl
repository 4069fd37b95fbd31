# Ce que dit le serveur à une table dans le navigateur.

refusal-unreadable = ce message est incompréhensible : { $problem }
refusal-save-too-long = lire ce fichier demande trop de temps ou de mémoire
refusal-no-lesson = il n’y a pas de leçon ici
refusal-no-puzzle = ce problème n’existe pas
refusal-puzzle-over = le problème est terminé
refusal-puzzle-waits = le coach évalue encore votre dernier tour
refusal-tried-before = ce tour est déjà dans la liste
refusal-no-hints = les conseils ne sont pas admis à cette table
refusal-too-fast = trop de messages à la fois ; patientez un instant
refusal-banned = l’accès à ce serveur vous est interdit
refusal-muted = vous ne pouvez pas discuter sur ce serveur
refusal-too-many-windows = vous avez trop de fenêtres ouvertes ; fermez-en une, puis réessayez
refusal-too-many-onlookers = trop de monde regarde cette table ; réessayez plus tard
refusal-no-words = il n’y a pas de mots pour cela
refusal-no-table = cette table n’existe pas
refusal-bad-token = ce navigateur n’est pas connu ici
refusal-account-taken = le nom { $name } est déjà pris, ou ressemble à un nom déjà pris
refusal-has-account = vous avez déjà un compte
refusal-no-account = vous n’avez pas encore de compte
refusal-bad-login = le nom ou le mot de passe est incorrect
refusal-wrong-password = ce n’est pas votre mot de passe
refusal-short-password = un mot de passe doit avoir au moins { $least } caractères
refusal-weak-password = ce mot de passe est trop facile à deviner
refusal-too-many-passwords = trop de mots de passe faux ; patientez quelques minutes
refusal-no-move = ce code n’est pas valable, ou ne l’est plus
refusal-no-mail = ce serveur n’envoie pas d’e-mails
refusal-bad-address = ce n’est pas une adresse e-mail
refusal-bad-subscription = ce navigateur n’est pas joignable
refusal-no-confirmation = ce lien n’est plus valable
refusal-no-reset = ce lien n’est plus valable ; demandez-en un autre
refusal-bad-save = cette sauvegarde n’est pas utilisable : { $problem }
refusal-bad-code = le code d’une table a { $length } lettres et chiffres, comme K7QM4X
refusal-no-code = aucune table n’a le code { $code }
refusal-closed = cette table ne peut pas se jouer ici : { $problem }
table-archived = personne ne s’en servait depuis longtemps, elle a donc été mise de côté ; qui gère ce serveur peut la remettre en place
table-closed = qui gère ce serveur l’a fermée
refusal-foreign = cette demande vient d’un autre site
refusal-bad-name = un nom doit contenir au moins une lettre ou un chiffre
refusal-long-name = un nom a { $most } caractères au plus, et certains de ceux-ci comptent pour plusieurs
refusal-stacked-name = une lettre d’un nom porte au plus { $most } signes
refusal-account-name = { $name } est le nom d’un compte : connectez-vous si c’est le vôtre, ou choisissez un autre nom
refusal-name-taken = quelqu’un s’appelle déjà { $name } ici
refusal-nameless = donnez d’abord votre nom
refusal-bad-table = impossible d’ouvrir cette table : { $problem }
refusal-seat-count = ce jeu compte de { $fewest } à { $most } places
refusal-one-seat = vous ne pouvez avoir qu’une place ; qui joue sur votre appareil est un invité
refusal-begun = la partie a commencé
refusal-no-option = « { $value } » n’est pas un choix pour { $option }
refusal-not-removable = il n’y a personne à cette place que vous puissiez écarter
refusal-removed = l’hôte ne vous laisse plus entrer à cette table
refusal-crowd = la moitié des places est déjà prise par des gens qui se connectent d’où vous êtes ; les autres sont pour les autres
refusal-not-begun = la partie n’a pas encore commencé
refusal-seat-taken = cette place est prise
refusal-free-seats = il reste des places libres
refusal-not-host = seul l’hôte peut faire cela
refusal-not-yours = cette place n’est pas la vôtre
refusal-not-seated = seuls les joueurs peuvent faire cela
refusal-marked-name = seuls les noms des comptes de robots finissent par { $mark }
refusal-enough-bots = { $most } comptes de robots au plus
refusal-no-bot-account = aucun compte de robot ne s’appelle « { $name } »
refusal-for-bots = c’est réservé aux comptes de robots
refusal-for-people = c’est réservé aux personnes, pas aux comptes de robots
refusal-busy-bot = { $name } est déjà à toutes les tables permises
refusal-no-bot = aucun robot ne s’appelle { $bot }
refusal-no-moment = la partie s’arrête à la décision { $decisions }
refusal-present = { $name } est à la table et peut jouer
refusal-stood-in = un robot joue pour vous ; reprenez d’abord votre place
refusal-not-stood-in = aucun robot ne joue pour vous
refusal-time-is-up = votre temps pour cette décision est écoulé : le robot la prend, puis vous pourrez reprendre votre place
refusal-request-open = une demande attend encore une réponse
refusal-denied-before = cela vient d’être refusé ; redemandez après la prochaine décision
refusal-paused = la partie est en pause
refusal-no-order = cet ordre ne peut pas être donné maintenant
refusal-not-paused = la partie n’est pas en pause
refusal-clock-decides = { $name } a encore du temps à la pendule
refusal-grace = { $seconds ->
        [one] { $name } vient de partir ; réessayez dans une seconde
       *[other] { $name } vient de partir ; réessayez dans { $seconds } secondes
    }
refusal-bad-clock = une pendule se règle de { $least } à { $most } secondes, pas à { $said }
refusal-not-asked-you = personne n’attend votre accord
refusal-empty = le message est vide
refusal-no-hello = dites d’abord bonjour

## Ce que dit un lien là où on le partage

preview-table = { $host } a ouvert une table. Prenez place, ou regardez.
preview-picture = Une ville au crépuscule, un grand livre avec une enveloppe d’argent, et une salle de marbre
http = { $status ->
        [404] il n’y a rien à cette adresse
        [405] cela ne se fait pas à cette adresse
        [413] c’est trop grand
       *[other] la demande reste sans réponse ({ $status })
    }
not-built = La partie pour le navigateur n’est pas construite
not-built-why = Le serveur tourne, mais cette installation est sans ses pages. Dans une copie des sources de Tontine, « { $make } » les construit ; à la main, c’est « { $npm } ».

## Avertir les absents

turn-title = À vous de jouer dans { $game }
turns-title = À vous de jouer dans { $count } parties
turn-with = { $game } avec { $names }
turn-until = Votre temps expire { $when }
mail-turns = { $count ->
        [one] C’est à vous de jouer.
       *[other] C’est à vous de jouer dans { $count } parties.
    }
mail-why = Vous avez demandé à être averti quand c’est à vous de jouer. Pour ne plus recevoir d’e-mail :
mail-confirm-title = Confirmez votre adresse
mail-confirm = Quelqu’un, sans doute vous, veut être averti par e-mail quand vient son tour de jouer sur { $site }. Si c’était vous, ouvrez ce lien et confirmez :
mail-not-me = Si ce n’était pas vous, ne faites rien : aucun autre e-mail n’arrivera.
mail-reset-title = Un nouveau mot de passe
mail-reset = Quelqu’un, sans doute vous, a perdu le mot de passe de votre compte sur { $site }. Ce lien permet d’en choisir un nouveau. Il sert une fois, dans les { $minutes } minutes.
mail-reset-not-me = Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.
