# Les pages sur les personnes dans le navigateur : comptes, résultats, avis.

account-title = Votre compte
account-guest = Gardez vos parties
account-lead = En tant qu’invité, vos parties restent dans ce navigateur. Avec un compte, vous les retrouvez sur chaque appareil, et personne d’autre ne peut prendre votre nom.
create-title = Créer un compte
create-do = Créer le compte
name = Nom
password = Mot de passe
password-new = Nouveau mot de passe
password-now = Mot de passe actuel
password-rule = Au moins { $least } caractères.
enter-title = Vous en avez déjà un
enter-do = Se connecter
enter-guest = Les parties que ce navigateur a en tant qu’invité sont mises de côté ; elles reviennent quand vous vous déconnectez.
move-title = Sur un autre appareil
move-lead = Un code porte toutes vos places sur un autre appareil, et vous les gardez sur celui-ci. Il sert une fois, dans les { $minutes } minutes.
move-make = Créer un code
move-type = Sur l’autre appareil, tapez ce code sous « { $title } », ou ouvrez le lien.
move-copy = Copier le lien
move-copied = Copié
move-until = Valable jusqu’à { $time }.
move-have = Un code d’un autre appareil
move-use = Utiliser le code
move-confirm = Vous êtes ici pour continuer à jouer aux mêmes places. Ce que ce navigateur avait auparavant est mis de côté.
devices-title = Où vous êtes connecté
device-unknown = Un autre navigateur
device-here = ce navigateur
device-since = depuis le { $since }, vu { $seen }
device-now = depuis le { $since }
device-end = Déconnecter
device-end-of = Déconnecter : { $device }
devices-end = Déconnecter tous les autres
rename-title = Changer de nom
rename-do = Changer le nom
rename-note = Les parties commencées gardent l’ancien nom.
change-title = Changer de mot de passe
change-do = Changer le mot de passe
change-note = Tous les autres appareils sont déconnectés.
sign-out = Se déconnecter
delete-title = Supprimer le compte
delete-lead = Votre nom et votre mot de passe sont supprimés et tous les appareils déconnectés. Dans les parties en cours, vos places restent vides jusqu’à ce qu’un robot les prenne ; les parties finies gardent votre nom.
delete-do = Supprimer pour de bon
done-renamed = Le nom est changé.
done-password = Le mot de passe est changé.
done-ended = Les autres appareils sont déconnectés.
lost-title = Mot de passe perdu ?
lost-lead = Si votre compte a une adresse e-mail confirmée, un lien y est envoyé. Il sert une fois, dans l’heure.
lost-do = M’envoyer un lien
lost-sent = S’il existe un tel compte avec une adresse confirmée, le lien est en route.
lost-else = Sans adresse, demandez à qui gère ce serveur : un lien peut être créé pour vous.
reset-title = Choisissez un nouveau mot de passe
reset-lead = Il remplace celui que vous avez perdu. Tous vos appareils sont déconnectés, sauf celui-ci.
reset-do = Prendre ce mot de passe
unreachable-now = Le serveur ne répond pas. Réessayez.

## Mon tour, en mon absence

alerts-title = Quand c’est à vous
alerts-lead = En votre absence, vous pouvez être averti que c’est à vous de jouer : dans quelle partie, avec qui et jusqu’à quand.
alerts-games = Dans les parties
alerts-days = sur plusieurs jours
alerts-all = de toute sorte
push-title = Dans ce navigateur
push-on = Ce navigateur vous avertit, même quand ses pages sont fermées.
push-off = Ce navigateur peut vous avertir, même quand ses pages sont fermées.
push-denied = Les notifications de ce site sont bloquées dans ce navigateur. Vous pouvez les autoriser dans ses réglages.
push-insecure = Les navigateurs ne le proposent qu’aux pages servies en https.
push-none = Ce navigateur ne le propose pas. Sur iPhone ou iPad, ajoutez d’abord la page à l’écran d’accueil.
push-failed = Impossible de l’activer dans ce navigateur. Réessayez.
push-others = { $count ->
        [one] Un autre de vos navigateurs vous avertit aussi.
       *[other] { $count } autres de vos navigateurs vous avertissent aussi.
    }
push-do = Activer
push-undo = Désactiver
mail-title = Par e-mail
mail-lead = Plusieurs parties arrivent en un seul e-mail, et aucun pendant que vous êtes ici.
mail-address = Votre adresse e-mail
mail-do = Recevoir un lien
mail-sent = Un lien a été envoyé à { $address }. Ouvrez-le pour confirmer l’adresse.
mail-on = Les e-mails vont à { $address }.
mail-undo = Plus d’e-mails
mail-other = Une autre adresse
mail-none = Ce serveur n’envoie pas d’e-mails.
confirm-title = Confirmez votre adresse
confirm-lead = Voulez-vous être averti à cette adresse quand c’est à vous de jouer ?
confirm-do = Confirmer
confirm-done = L’adresse est confirmée. Vous serez averti quand c’est à vous de jouer.
link-old = Ce lien n’est plus valable.
stop-title = Plus d’e-mails
stop-lead = Ne voulez-vous plus recevoir d’e-mails qui disent quand c’est à vous de jouer ?
stop-do = Arrêter
stop-done = Plus aucun e-mail n’arrivera à cette adresse.

## Mes résultats

record-title = Vos résultats
record-nobody = Vous
record-lead = { $count ->
        [0] Aucune partie n’a encore été jouée jusqu’au bout.
        [one] ici depuis le { $since }, une partie, { $won } gagnée
       *[other] ici depuis le { $since }, { $count } parties, { $won } gagnées
    }
against = Parties
against-all = toutes
against-people = avec des gens
against-bots = avec des robots
card-won = { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    } sur { $played }, { $percent } %
card-none = pas encore joué
card-rating = Cote
card-unrated = pas encore de cote
card-more = { $difference } au-dessus d’une part équitable de { $fair } victoires
card-less = { $difference } au-dessous d’une part équitable de { $fair } victoires
card-even = juste une part équitable de victoires, { $fair }
rating-title = Cote depuis le { $since }
rating-hint = Une marche est une partie avec d’autres personnes ; les robots ne comptent pas.
rating-none = La cote commence avec la première partie contre une autre personne. Les robots ne comptent pas.
ladder-title = L’échelle des robots
ladder-you = Vous
ladder-unmet = pas encore rencontré
ladder-top = au-dessus de tous les niveaux
ladder-next = { $wins ->
        [one] à une victoire de l’échelon suivant
       *[other] à { $wins } victoires de suite de l’échelon suivant
    }
ladder-hint = Une part équitable de victoires dans vos dix dernières parties contre un niveau, trois au moins, vous place au-dessus.
ladder-play = Jouer contre { $rivals ->
        [one] un robot
        [2] deux robots
        [3] trois robots
       *[other] { $rivals } robots
    }, niveau { $level }
bots-won = { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    } sur { $played }
bots-fair = part : { $fair }
last-title = Dernières parties
last-none = Les parties finies sont ici, pour vous et pour ceux qui y ont joué.
last-with = avec { $names }
last-open = Regarder
last-open-of = Regarder : { $game }, { $date }
place = { $rank ->
        [1] 1er sur { $players }
       *[other] { $rank }e sur { $players }
    }
place-shared = sur un appareil
players-title = Victoires selon le nombre de joueurs
players-count = { $players } joueurs
players-fair = part équitable
players-percent = { $percent } %
players-won = { $won } sur { $played }

## What the coach says, those one plays with, and who may see it

findings-title = Ce que dit le coach
findings-none = Quand vos parties sont finies, le coach les parcourt ; ce qu’il y trouve est réuni ici.
findings-games = { $count ->
        [one] d’une partie
       *[other] de { $count } parties
    }
findings-accuracy = Précision
findings-won = Gagnées
findings-luck = Dues à la chance
findings-even = Sans la chance
findings-even-why = La chance est ce que les tirages ont changé à la probabilité de gagner. Sans elle, les décisions seules, les siennes et celles des autres, auraient mené à autant de victoires.
findings-slips = Les types d’erreurs les plus chers
findings-faultless = Aucune erreur qui mérite un mot.
findings-slip = { $count ->
        [one] une fois
       *[other] { $count } fois
    }, { $cost } % d’une victoire
last-accuracy = précision { $percent } %
rivals-title = Avec qui vous jouez
rivals-none = Ici figurent ceux avec qui vous avez joué au moins deux parties.
rivals-played = { $count } parties
rivals-ahead = Vous étiez devant { $ahead ->
        [one] une fois
       *[other] { $ahead } fois
    }, derrière { $behind ->
        [one] une fois
       *[other] { $behind } fois
    }.
shown-title = Vos résultats
shown-lead = Vos résultats ne sont visibles que pour vous. Vous pouvez les montrer à tous : parties, victoires, classements et ce que dit le coach, mais ni les parties elles-mêmes ni ceux avec qui vous jouez.
shown-do = Tout le monde peut voir mes résultats
shown-link = Ils sont à l’adresse { $address }
record-of = Résultats : { $name }
