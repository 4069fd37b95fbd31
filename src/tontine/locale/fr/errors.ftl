# Ce qui ne va pas dans ce qui vient de l’extérieur : une commande, une partie, un fichier.

## Une partie

no-game = aucun jeu ne s’appelle « { $game } » ; au choix : { $games }
no-lesson = il n’y a pas encore de leçon pour { $game } ; au choix : { $games }
no-adapter = { $game } ne dit rien d’elle-même à la suite de conformité : son paquet n’a pas d’entry point tontine.conformance ; choisissez parmi { $games }
no-option = { $game } n’a pas d’option « { $option } » ; au choix : { $options }
option-value = l’option { $option } ne peut pas être « { $value } » ; au choix : { $values }
seats-form = les places sont une liste de noms, ou leur nombre, et non « { $seats } »
seats-count = { $game } se joue à { $fewest } au moins et { $most } au plus, pas à { $count }
seat-unnamed = il faut un nom à chaque place, et non « { $name } »
bad-seed = une graine est un nombre entier de 0 à { $most }, et non « { $seed } »
bad-key = une clé a 64 chiffres hexadécimaux
seed-and-key = le hasard vient d’une graine ou d’une clé, pas des deux

## La version des règles

rules-older = cette partie a été jouée avec la version { $rules } des règles, et ce Tontine joue avec la version { $current } ; il faut Tontine { $tontine } pour la jouer
rules-newer = cela vient d’un Tontine plus récent : la partie a été jouée avec la version { $rules } des règles, et celui-ci connaît la version { $current }
rules-newer-by = cela vient d’un Tontine plus récent, { $tontine } : la partie a été jouée avec la version { $rules } des règles, et celui-ci connaît la version { $current }

## Un script

script-form = un script est un objet avec les séries { $streams }
script-stream = script : il n’y a pas de série « { $stream } » ; au choix : { $streams }
script-texts = script, { $stream } : il faut une liste de textes
script-outcome = script, { $stream }, résultat { $place } : { $problem }
script-problem = script : { $problem }
script-ends = { $stream } s’arrête après { $outcomes ->
        [one] { $outcomes } résultat
       *[other] { $outcomes } résultats
    }, et il en faut un autre
script-drawn = { $stream }, résultat { $place } : { $outcome } n’est plus là
script-file = { $file } n’est pas un script : { $problem }
no-outcome = il n’y a pas de « { $name } » ; au choix : de { $first } à { $last }

## Une sauvegarde

save-line = ligne { $line } : { $problem }
unsound = { $file } n’est pas en ordre : { $problem }
save-not-text = ceci n’est pas du texte
save-empty = le fichier est vide
save-foreign = ceci n’est pas une sauvegarde de Tontine
save-newer = le fichier vient d’un Tontine plus récent : son format est { $format }, et celui-ci lit jusqu’au { $current }
save-newer-by = le fichier vient d’un Tontine plus récent, { $tontine } : son format est { $format }, et celui-ci lit jusqu’au { $current }
save-breaks-off = le fichier s’arrête ici : il manque la ligne avec la fin
save-generator = le générateur est un nombre entier de 0 à { $most }
save-bots = il faut une entrée pour chaque place : le nom d’un robot, ou null pour une personne
save-outcomes =
    pour { $stream }, { $there ->
        [one] { $there } résultat est noté
       *[other] { $there } résultats sont notés
    }, et il en faut { $needed }
save-ahead = le fichier contient trop d’issues du hasard encore à venir : { $most } au plus
save-count = la fin compte { $said } décisions, le fichier en contient { $there }
save-state = rejouée, la partie finit dans un autre état que celui qui est noté
save-scores = rejouée, la partie finit avec d’autres scores que ceux qui sont notés
save-key = la clé n’est pas celle qui était promise : son empreinte est différente
bad-fork = l’endroit où cette partie en a quitté une autre ne peut pas y être
fork-dealt = cette version redistribue autrement ce qui avait été redistribué pour cette partie
save-chance = le hasard a donné { $drawn }, et de la clé suit { $due }

## Fichiers

file-problem = { $file } : { $problem }
os-missing = ce fichier ou ce dossier n’existe pas
os-folder = c’est un dossier, pas un fichier
os-no-folder = une partie du chemin n’est pas un dossier
os-forbidden = l’ouverture n’est pas permise
os-full = il n’y a plus de place
os-read-only = rien ne peut être écrit ici
os-too-long = le nom est trop long
os-exists = il y a déjà un fichier de ce nom
os-taken = un autre programme l’utilise
os-no-address = cette machine n’a pas une telle adresse
os-refused = personne ne répond à cette adresse
os-other = { $text }

## La ligne de commande

usage-no-option = il n’y a pas d’option { $option } ; --help en donne la liste
usage-no-command = il n’y a pas de commande « { $command } » ; --help en donne la liste
usage-missing = il manque { $name } ; --help dit ce qu’il faut
usage-needs-value = il faut une valeur après { $option }
usage-takes-none = { $option } ne prend pas de valeur
usage-extra = ceci est de trop : { $extra }
usage-whole = il faut un nombre entier pour { $name }
usage-number = il faut un nombre pour { $name }
usage-least = { $name } vaut au moins { $limit }
usage-most = { $name } vaut au plus { $limit }
usage-value = { $name } ne peut pas avoir cette valeur
usage-range = { $name } est un nombre de { $least } à { $most }, et non { $value }
usage-other = { $text }
no-setting = { $file } : il n’y a pas de réglage « { $name } » ; au choix : { $choices }
bad-setting =
    { $file } : { $kind ->
        [truth] { $name } est true ou false
        [list] { $name } est une liste de textes entre crochets
        [whole] { $name } est un nombre entier
        [number] { $name } est un nombre
       *[text] { $name } est un texte entre guillemets
    }
not-toml = { $file } n’est pas du TOML : { $text }
option-form = une option s’écrit NOM=VALEUR, et non « { $pair } »
option-twice = l’option { $option } est donnée deux fois ; n’en gardez qu’une
option-not-text = { $file } n’est pas du texte en UTF-8
no-language = aucune langue ne s’appelle « { $language } » ; au choix : { $languages }
analyse-running = { $file } : cette partie n’est pas encore finie
analyse-not-built = aucune page ne peut être écrite : cette installation est sans la partie pour le navigateur ; dans une copie des sources de Tontine, « { $make } » la construit, à la main « { $npm } »
no-bot = aucun robot ne s’appelle « { $bot } » ; au choix : { $bots }
bot-broken = le robot « { $bot } » ne peut pas jouer : { $problem }
bot-naming = un robot s’indique par JEU.NOM=./FICHIER.py:CLASSE ou JEU.NOM=exec:COMMANDE, et non par « { $text } »
bot-named-twice = il y a déjà un robot nommé « { $bot } »
no-judge = personne n’a appris ce jeu ; au choix : { $games }
no-weights = aucun jeu de poids ne s’appelle « { $weights } » ; au choix : { $choices }
no-player = aucun joueur ne s’appelle « { $player } » ; au choix : { $players }
no-name = il faut un nom avant le = dans « { $seat } »
same-name = deux places ne peuvent pas s’appeler « { $name } »
no-seat-called = aucune place ne s’appelle « { $name } » ; au choix : { $seats }
players-seats = --players { $players } ne va pas avec --seats { $seats }, qui font { $count }
load-alone = --load apporte sa graine, ses options, ses cartes et son script ; ne les donnez pas
at-alone = --at et --anew vont avec --load et une partie finie
load-game = le jeu de ce fichier est { $there }, et non { $wanted }
load-seats = la partie sauvegardée a { $count } places ({ $names }), et non { $given }
load-name = à cette place de la partie sauvegardée joue « { $there } », et non « { $given } »
load-bot = pour { $name } jouait un robot appelé « { $bot } », qui n’est pas ici ; choisissez qui joue avec --seats
report-game = --report est pour { $wanted }, pas pour { $game }
out-report = --out ne va pas avec --report
out-game = { $game } n’a pas d’observations à écrire
out-suffix = { $file } : le nom du fichier finit en .parquet ou .jsonl
out-pyarrow = Parquet demande pyarrow : pip install pyarrow, ou écris dans { $file }
arena-in-use = un autre programme est en train d’écrire { $file }
arena-line = { $file } : la ligne { $line } n’est pas de celles que l’arène y a écrites
arena-other = { $file } contient une autre rencontre : { $field } y est { $there }, et non { $asked }
arena-code = { $file } a été joué avec d’autres règles ou d’autres robots ; choisissez un autre fichier
ladder-levels = il faut à une échelle au moins deux niveaux, chacun une seule fois
ladder-players = --players est une liste de nombres comme 2,4, et non { $players }
extra-missing = il faut { $module } pour cela : pip install "tontine[{ $extra }]"
mcp-no-game = Il n’y a pas encore de partie : appelez d’abord start_game.
ray-nowhere = aucun cluster Ray ne répond à l’adresse { $address } ({ $text })
ray-code = les règles ou les robots sur { $node } ne sont pas ceux d’ici ; installez-y le même Tontine
cannot-listen = impossible d’écouter sur { $host }, port { $port } : { $problem }
bad-database = une base de données est un fichier ou commence par postgresql+asyncpg://
no-database = aucune base de données ne s’appelle « { $name } » ; au choix : sqlite et postgresql
database-problem = la base de données { $database } ne peut pas servir ({ $text })
database-missing = il n’y a pas de base de données { $file } ; --database indique celle du serveur
database-taken = un autre serveur utilise déjà la base de données { $file } : l’arrêter d’abord, ou démarrer celui-ci avec un autre fichier (--database)
database-moved = le fichier de la base de données, { $file }, a été déplacé, remplacé ou supprimé pendant que le serveur s’en servait : le serveur s’est donc arrêté ; pour ne rien perdre, le remettre à côté de son fichier -wal avant de redémarrer le serveur
database-used = un serveur utilise la base de données { $database } : arrêter d’abord tous ceux qui le font
workers-database = plusieurs processus (--workers) ne peuvent partager qu’une base de données PostgreSQL : --database postgresql+asyncpg://utilisateur:mot-de-passe@hôte/nom
jobs-database = les bots ne peuvent réfléchir ailleurs (--jobs, tontine work) que par une base de données PostgreSQL : --database postgresql+asyncpg://utilisateur:mot-de-passe@hôte/nom
bad-mail-server = un serveur de courrier s’écrit smtp://UTILISATEUR@HÔTE:PORT (avec STARTTLS), smtps:// (TLS d’emblée) ou smtp+plain:// (non chiffré) ; le mot de passe est ailleurs
mail-incomplete = pour envoyer des e-mails, il faut ensemble --mail-server, --mail-from et --site
bad-site = un site est une adresse comme https://tables.example.org, pas « { $text } »
bad-mail-from = les e-mails viennent d’une adresse comme tables@example.org, pas de « { $text } »
no-such-table = il n’y a pas de table « { $table } » dans cette base de données
no-such-account = il n’y a pas de compte « { $name } » dans cette base de données
not-played = aucune partie n’est en cours à la table { $table }
backup-broken = { $file } n’est pas une sauvegarde, ou n’est pas entier
backup-newer = { $file } a été écrit par Tontine { $version }, plus récent que celui-ci
backup-not-empty = { $file } est une sauvegarde de tout ; restaurez-la dans une base neuve (--database), pas dans une base qui a déjà des tables
backup-there = la table { $table } de { $file } est déjà dans cette base de données
