# Ce que dit le serveur à une table dans le navigateur.

refusal-unreadable = ce message est incompréhensible : { $problem }
refusal-too-fast = c’était trop à la fois ; attends un instant
refusal-no-table = cette table n’existe pas
refusal-foreign = cela venait d’un autre site
refusal-bad-name = un nom a besoin de lettres visibles
refusal-name-taken = quelqu’un s’appelle déjà { $name } ici
refusal-nameless = dis d’abord ton nom
refusal-bad-table = une telle table ne peut pas s’ouvrir : { $problem }
refusal-seat-count = ce jeu se joue à { $fewest } places au moins et { $most } au plus
refusal-one-seat = une seule place est à toi ; qui joue à côté de toi est un invité
refusal-begun = la partie a commencé
refusal-not-begun = la partie n’a pas encore commencé
refusal-seat-taken = cette place est prise
refusal-free-seats = il reste des places libres
refusal-not-host = seul l’hôte peut faire cela
refusal-not-yours = cette place n’est pas la tienne
refusal-not-seated = seuls ceux qui jouent peuvent faire cela
refusal-no-bot = aucun bot ne s’appelle { $bot }
refusal-no-moment = il n’y a eu que { $decisions } décisions
refusal-present = { $name } est là
refusal-stood-in = un bot joue pour toi ; reprends d’abord ta place
refusal-not-stood-in = personne ne joue pour toi
refusal-undo-asked = quelqu’un l’a déjà demandé
refusal-not-asked-you = personne n’attend ton accord
refusal-empty = il n’y a rien dedans
refusal-no-hello = dis d’abord bonjour
