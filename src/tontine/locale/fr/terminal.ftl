# Le terminal.

name-you = { $name } (vous)

## Mots à taper, séparés par des virgules. Le premier est montré.

word-undo = annuler, annule, retour
word-redo = refaire, refais
word-save = sauver, sauve, enregistrer
word-help = aide, règles, règle
word-log = récit, histoire, journal
word-board = table, plateau, montrer
word-quit = quitter, quitte, sortir

## L'écran

header-mine = à vous de jouer
header-turn = { $name } joue
header-over = la fin

## Réponses incomprises

unclear-number = Choisissez un nombre de 1 à { $most }.
unclear-empty = Tapez un choix, ou « { $help } ».
unclear-save = Dites où : « { $word } FICHIER ».
unclear-rule = Il n'y a pas de règle « { $rule } ». Elles vont de { $first } à { $last }.
unclear-json = Une décision est un objet JSON, comme { $example }.
unclear-command = Cette commande n'existe pas ; il y a { $commands }.
not-a-save = { $file } existe déjà et n'est pas une partie sauvée : choisissez un autre nom.
not-saved = impossible d'écrire { $file } : { $problem }

## En chemin

saved = Sauvé dans { $file }.
kept = La partie est gardée : continuez avec { $command }
input-ended = l'entrée a pris fin avant la partie, qui est gardée : continuez avec { $command }
input-ended-lost = l'entrée a pris fin avant la partie ; une ligne « sauver FICHIER » la garde
thinking = { $name } réfléchit …
curtain = Passez l'écran à { $name }.
curtain-enter = Appuyez sur Entrée quand l'écran est entre vos mains.

## La fin

hint-end = « { $save } FICHIER » garde la partie, « { $undo } » reprend votre dernière décision, Entrée quitte.

## Aide

help-undo = reprend votre dernière décision
help-redo = la refait
help-save = sauver FICHIER : garde la partie ; on continue avec --load FICHIER
help-help = ce texte, ou une règle : aide { $rule }
help-log = tout ce qui s'est passé
help-board = montre à nouveau la table
help-quit = quitte ; la partie est gardée
help-rules = Règles : { $chapters }.
help-chapter = { $first } à { $last } { $about }

## Revoir une partie

walk = { $version } sur { $last } · Entrée suivant · b retour · t tour suivant · e fin · nombre · q quitter
unclear-walk = Entrée ou n, b, t, e, q, ou un nombre de 0 à { $last }.
