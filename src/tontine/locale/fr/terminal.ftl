# Le terminal.

name-you = { $name } (vous)

## Mots à taper, séparés par des virgules. Le premier est montré.

word-undo = annuler, annule, retour
word-redo = refaire, refais
word-save = sauver, sauve, enregistrer
word-help = aide, règles, règle
word-howto = comment
word-hint = conseil, indice
word-log = récit, histoire, journal
word-board = table, plateau, montrer
word-quit = quitter, quitte, sortir

## L’écran

header-titled = { $title } · { $header }
header-turn = { $state ->
        [over] la fin
        [mine] à vous
        [both] à vous · { header-others }
       *[other] { header-others }
    }
header-others = { $count ->
        [one] { $name } joue
       *[other] { $name } jouent
    }

## Quand un jeu n’a pas de terminal à lui

plain-heading = Manche { $number }
plain-fact = { $name } : { $value }
plain-number = { $name } : de { $least } à { $most }
plain-won = { $count ->
        [0] personne n’a gagné
        [one] victoire : { $names }
       *[other] victoire partagée : { $names }
    }
unclear-plain = Tapez le numéro d’un choix, puis ses nombres s’il en a ; ou « { $help } ».
help-plain-answers = Les choix ont un numéro, et ce qu’il faut indiquer vient après : 2 15. S’il n’y a qu’un choix, on ne tape que les nombres.
help-plain-json = Une décision peut toujours être tapée en JSON aussi.

## Réponses incomprises

unclear-number = { $most ->
        [one] Il n’y a qu’un choix : 1.
       *[other] Choisissez un nombre de 1 à { $most }.
    }
unclear-empty = Tapez un choix, ou « { $help } ».
unclear-save = Indiquez où : « { $word } FICHIER ».
unclear-rule = Il n’y a pas de règle « { $rule } ». Elles vont de { $first } à { $last }.
unclear-json = Une décision est un objet JSON, comme { $example }.
unclear-command = Cette commande n’existe pas ; commandes possibles : { $commands }.
not-a-save = { $file } existe déjà et n’est pas une sauvegarde de ce jeu ; choisissez un autre nom.
not-saved = Impossible d’écrire { $file } : { $problem }

## En chemin

saved = Partie sauvegardée dans { $file }.
kept = La partie est sauvegardée ; pour continuer : { $command }
input-ended = l’entrée s’est terminée avant la partie, qui est sauvegardée ; pour continuer : { $command }
input-ended-lost = l’entrée s’est terminée avant la partie ; pour la garder, ajoutez une ligne « sauver FICHIER »
thinking = { $name } réfléchit…
prompt-whose = Pour { $name } :
curtain = Passez l’appareil à { $name }.
curtain-enter = Appuyez sur Entrée quand personne d’autre ne regarde.

## La fin

hint-end = « { $save } FICHIER » sauvegarde la partie, « { $undo } » annule votre dernière décision, Entrée quitte.

## Aide

help-undo = annule votre dernière décision
help-redo = rejoue la décision annulée
help-save = sauver FICHIER : sauvegarde la partie ; pour continuer : --load FICHIER
help-help = ce texte ; une règle : aide { $rule } ; ou un chapitre des règles par son titre
help-hint = ce que ferait le coach, avec vos chances de gagner et pourquoi
help-log = tout ce qui s’est passé
help-board = montre à nouveau toute la table
help-quit = quitte ; la partie est sauvegardée
help-rules = Règles : { $chapters }.
help-howto = Comment on joue : aide { $word }
howto-rules = { $text } ({ $rules })
help-chapter = { $first }–{ $last } { $about }
    .alone = { $first } { $about }

## Revoir une partie

word-walk-next = suivant, s
word-walk-back = précédent, p
word-walk-turn = tour, t
word-walk-end = fin, f
word-walk-quit = quitter, q
walk = { $version } sur { $last } · Entrée : suivant · p : précédent · t : tour suivant · f : fin · un nombre : y aller · q : quitter
unclear-walk = Entrée ou s, p, t, f, q, ou un nombre de 0 à { $last }.

## Le serveur

serving = Tontine est ici : { $address } (Ctrl-C l’arrête)
working = Réfléchit pour les serveurs de cette base de données (Ctrl-C pour arrêter)

## Vérification

verified-over =
    { $file } : en ordre ; { $game }, partie finie, { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }
verified-running =
    { $file } : en ordre ; { $game }, partie inachevée, { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }
verified-key = tout le hasard suit de la clé dont l’empreinte est { $commitment }
verified-fork = ses { $version } premières décisions sont celles d’une autre partie, dont la fin a l’empreinte { $digest }
verified-rank = { $rank }. { $name } : { $score }
name-bot = { $name } (robot { $bot })

## Cartes de règles et premières parties guidées

word-cards-off = cartes non
word-cards-on = cartes oui
said-cards-off = Plus de cartes de règles. "cartes oui" les ramène.
said-cards-on = Les cartes de règles reviennent.
card-line = Nouveau pour vous ({ $rules }) : { $text }
card-off = "{ $off }" les masque.
word-why = pourquoi
word-show = montrer, montrez
word-next = suite, suivant
word-own = seul, jouer seul
lesson-step = Étape { $step } sur { $steps } : { $title }
lesson-keys = Répondez comme toujours, ou tapez { $words }.
lesson-keys-next = Appuyez sur Entrée pour continuer, ou tapez { $words }.
lesson-objection = { $text } (Retapez-le pour le faire quand même.)
lesson-asks = Cette étape demande une décision. Tapez "{ $show }" pour en voir une.
lesson-shows-nothing = Il n’y a rien à montrer ici.
