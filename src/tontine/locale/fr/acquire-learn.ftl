# The lesson of Acquire, its rule cards and maxims.

## The lesson

lesson-open = À la fin, le plus riche gagne. Jouez 11F : elle touche 12F, et deux tuiles voisines fondent une société.
    .title = Deux tuiles font une société
    .why = Une tuile va sur la case qui porte son nom, et nulle part ailleurs.
    .other = Celle-là ne touche rien : permis, mais terne. 11F a une voisine.
lesson-found = Choisissez son nom. Les sociétés bon marché coûtent peu et rapportent peu ; les chères, l’inverse.
    .title = Fondez-la
    .why = Le fondateur reçoit une action gratuite.
lesson-buy = Achetez jusqu’à trois actions. Prenez { $mine } : qui en a le plus touche la grosse prime quand elle est absorbée.
    .title = Achetez
    .why = Avec deux tuiles, elle ne sera jamais moins chère.
lesson-others = Vous piochez une tuile, et voilà un tour. Bruno fonde { $theirs } ; Chloé achète des actions de la vôtre.
    .title = Les autres
    .why = Chacun peut acheter des actions de tout. Fonder n’est pas posséder.
lesson-grow = Jouez 10F. Elle touche { $mine } et la rejoint : trois tuiles, et chaque action monte à { $rises }.
    .title = Faites-la grandir
    .why = C’est la taille qui fait le prix. Les discours n’y changent rien.
    .other = Celle-là resterait isolée. 10F fait monter vos propres actions.
lesson-rank = Les pastilles comptent les actions : 1 en a le plus, 2 vient ensuite, le troisième n’a rien. Restez en tête, ou regardez ailleurs.
    .title = Premier, second, personne
    .why = L’argent en main ne rapporte rien.
lesson-merge = 9F touche { $mine } et { $theirs } : jouez-la. La plus grande absorbe la plus petite, et c’est là qu’on paie les actionnaires.
    .title = Le plus gros poisson
    .why = Pointez d’abord 9F : la table montre qui toucherait quoi.
    .other = Celle-là est permise, mais 9F vous paie aujourd’hui.
lesson-bonus = Le plus d’actions { $mine } : { $amount } pour vous. Vendez les vôtres, échangez-en deux contre une { $theirs }, ou gardez-en.
    .title = Jour de paie
    .why = Essayez deux, deux et une : vous verrez bientôt à quoi sert une action gardée.
    .second = Chloé a plus d’actions { $mine } : { $amount } pour vous, le double pour elle. Vendez les vôtres, échangez-en deux contre une { $theirs }, ou gardez-les.
    .tied = Égalité avec Chloé : les deux primes s’ajoutent et se partagent, { $amount } chacun. Vendez vos actions, échangez-en deux contre une { $theirs }, ou gardez-les.
    .none = Pas de prime pour vous : d’autres ont des actions { $mine }, vous non. On vend les siennes, on en échange deux contre une { $theirs }, ou on les garde.
lesson-again-buy = Vous voilà riche, pour l’instant. Achetez encore : { $theirs } a maintenant { $tiles } tuiles, et ses actions sont montées à { $dear }.
    .title = Faites-le travailler
    .why = Les actions ne redeviennent argent que lors d’une fusion et à la fin.
lesson-again = Bruno a laissé 5C seule, et 5B va à côté. Refondez { $mine } : le nom est libre, et les actions gardées comptent de nouveau.
    .title = Revenue d’entre les mortes
    .why = Jusque-là, une action gardée ne vaut rien du tout.
lesson-jump = Six manches passent maintenant, et je joue vos tours entre-temps. Les réclamations vont à la direction.
    .title = Six manches plus tard
    .why = Ou jouez-les vous-même : la leçon devient alors une partie.
    .astray = Six manches passent, à une autre table de la même ville, où je joue pour vous. Les réclamations vont à la direction.
lesson-safe = { $safe } a { $size } tuiles : dès 11, une société est hors de danger, plus personne ne l’absorbe. Il en manque une chez { $unsafe } : jouez 3D.
    .title = Hors de danger
    .why = Une tuile entre deux sociétés hors de danger est morte ; on vous la remplace.
    .other = Permis, mais il en manque toujours une chez { $unsafe }, et la partie continue.
lesson-announce = Toutes les sociétés du plateau sont hors de danger : vous pouvez annoncer la fin. Faites-le : il vous reste les achats.
    .title = On ferme
    .why = Personne n’y est obligé. Qui le fait choisit le moment.
    .other = Annoncez d’abord : après l’achat, votre tour est fini.
lesson-exam = Les trois dernières actions décident de tout. Qui est en tête chez Hydra, et de combien ?
    .title = À vous, sans lumière
    .why = Les pastilles le savent. Et désormais, vous aussi.
lesson-account = Primes versées, actions vendues : vous gagnez avec { $score }. Être en tête chez Hydra valait { $gain }.
    .title = La fin
    .why = Chez America, troisième, vous avez eu le prix et pas de prime.
    .lost = { $winner } gagne avec { $score } : une ou deux Hydra de plus, et c’était vous. Encore une fois ?
lesson-next = Le jeu est là tout entier. Jouez contre des novices : une carte expliquera chaque règle nouvelle pour vous.
    .title = C’est tout

## What the lesson points at

light-lot = la case { $tile }
light-tile = votre tuile { $tile }
light-name = le nom { $corporation }
light-names = les noms libres
light-share = actions { $corporation }
light-purchase = les actions à acheter
light-disposal = garder, vendre, échanger
light-corporation = { $corporation } sur le plateau
light-column = qui détient { $corporation }
light-row = vos actions
light-price = le prix chez { $corporation }
light-preview = ce que ferait la tuile
light-bonuses = les primes versées
light-announce = annoncer la fin
light-standing = le classement final
light-account = d’où cela vient
light-play = une partie contre des novices

## Rule cards: when something happens for the first time

rulecard-founded = { $seat } a fondé une société et reçu une action gratuite. À votre tour, vous pouvez en acheter aussi.
    .why = Fonder n’est pas posséder.
rulecard-price = { $corporation } a grandi, et une action coûte maintenant { $price }. Les primes valent dix et cinq fois autant.
    .why = Entre 6 et 10 tuiles, rien ne change.
rulecard-merger = { $survivor } absorbe { $defunct }. Le plus d’actions { $defunct } touche la grosse prime, le second rang la moitié ; les actionnaires de la survivante, rien.
    .why = Soyez grand dans ce qui est petit.
rulecard-dispose = Vendez au prix d’avant, échangez deux contre une de la survivante, ou gardez : au choix. Les actions gardées attendent que le nom renaisse.
    .why = Échanger vaut mieux en général ; on vend quand l’argent manque.
rulecard-tie-first = Égalité en tête : les deux primes s’ajoutent et se partagent, arrondies aux 100 $ supérieurs. Pas de prime minoritaire.
    .why = Une action de plus aurait pris les deux tiers.
rulecard-tie-second = Égalité au second rang : la prime minoritaire se partage entre les ex æquo, arrondie aux 100 $ supérieurs.
    .why = Le second rang se prend à peu de frais.
rulecard-sole = Un seul joueur avait des actions { $corporation } : il touche les deux primes.
    .why = Une seule action aurait suffi pour le second rang.
rulecard-equal = Elles sont de même taille : qui a joué la tuile choisit laquelle survit. L’autre verse les primes.
    .why = Faites absorber celle où vous êtes en tête.
rulecard-three = Trois sociétés à la fois : la plus grande survit, les autres sont liquidées une à une, la plus grande d’abord.
    .why = Chacune verse ses propres primes.
rulecard-free-name = { $corporation } a quitté le plateau, et son nom peut être refondé. Jusque-là, les actions gardées ne valent rien.
    .why = Fondez-la vous-même, si possible.
rulecard-safe = { $corporation } a au moins 11 tuiles et ne risque plus rien : elle absorbe et n’est jamais absorbée. Ses primes viennent à la fin.
    .why = Sa majorité devient une affaire de longue haleine.
rulecard-dead = { $dead } est entre deux sociétés hors de danger et ne pourra jamais être jouée. À la fin de votre tour, on vous la remplace.
    .why = Une fois par tour, et cela se fait tout seul.
rulecard-blocked = { $blocked } fonderait une huitième société, et il n’y a que sept noms. Elle attend qu’une fusion fasse de la place.
    .why = Contrairement à une tuile morte, elle n’est pas remplacée.
rulecard-skipped = Qui n’a aucune tuile jouable passe aussitôt aux achats.
    .why = Jouer est obligatoire, tant qu’on le peut.
rulecard-sold-out = La banque n’a plus d’actions { $sold_out } : 25 en tout, et toutes prises. Les rangs sont fixés tant que personne n’échange.
    .why = Alors même l’échange à deux contre une est impossible.
rulecard-broke = Aucune action n’est à votre portée. Pas de prêts : continuez à jouer des tuiles, la prochaine fusion paiera.
    .why = Faites donc celle qui vous paie.
rulecard-may-end = Vous pouvez annoncer la fin : toutes les sociétés du plateau sont hors de danger, ou l’une a 41 tuiles. Rien ne vous y force.
    .why = Faites-le quand vous êtes en tête.
rulecard-announced = { $seat } annonce la fin. Après ce tour, toutes les primes sont versées et toutes les actions du plateau vendues.
    .why = C’est en général qui est en tête.
rulecard-worthless = Les actions de sociétés absentes du plateau ne valent plus rien.
    .why = Les garder était un pari.
rulecard-market = À deux, la Bourse est un troisième actionnaire : elle pioche une tuile, et le nombre dit combien d’actions elle a.
    .why = Sa prime reste à la banque.
rulecard-stuck = Plus aucune tuile ne pourra être jouée : la partie finit d’elle-même.
    .why = Chacun a eu un dernier achat.

## Maxims

maxim-found = Fondez dès que possible : l’action gratuite vous met en tête, et c’est la tête qui paie.
maxim-spend = Achetez trois actions à chaque tour, tant que vous le pouvez : l’argent en main ne rapporte rien.
maxim-small = Achetez dans les petites sociétés : elles coûtent peu, et ce sont elles qu’on absorbe.
maxim-rank = Soyez premier ou second, ou restez dehors : la troisième place n’a rien.
maxim-merge = Faites la fusion qui vous paie, et gardez en main la tuile qui paierait quelqu’un d’autre.
maxim-trade = Lors d’une fusion, échangez à deux contre une plutôt que de vendre, s’il vous reste de quoi acheter.
maxim-end = À la fin, comptez : annoncez-la dès que vous gagneriez aujourd’hui.
