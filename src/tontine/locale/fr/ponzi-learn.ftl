# The lesson of Ponzi Scheme, its rule cards and maxims.

## The lesson

lesson-first = Vous montez une escroquerie. Prenez une industrie et une carte de la rangée 1 : on vous paie maintenant, vous paierez des intérêts, toujours.
    .title = Prenez l’argent
    .why = Les tuiles sont des points. Qui ne peut payer finit la partie, et la perd.
    .other = Permis, mais vous commenceriez sans argent ni tuile. Prenez quelque chose.
lesson-wheel = La carte est à la case { $space } de votre roue. À chaque manche elle avance d’une case ; à la flèche, vous devez { $interest }.
    .title = La roue
    .why = Elle ne quitte jamais la roue : une fois payée, elle recommence.
lesson-second = Une deuxième tuile { $industry } vaut deux points de plus, mais demande la rangée 2. Prenez le fonds 17 : l’échéance est proche.
    .title = Une deuxième tuile
    .why = D’ordinaire la rangée 1 vaut mieux. Ici, nous voulons voir comment on paie.
    .other = Un bon choix pour plus tard. Prenez plutôt le fonds 17 avec { $industry } : vous verrez pourquoi.
lesson-envelope = Bruno vous glisse { $amount } pour une tuile { $industry }. Vendez-lui la vôtre, ou payez-lui autant et prenez la sienne.
    .title = Une enveloppe
    .why = La troisième tuile vaut trois points : une aubaine. Faites la contre-offre.
    .other = Vendue, il vous resterait { $amount } et deux points de moins. Chloé paiera mieux, plus tard.
lesson-line = La ligne montre votre cash après chaque manche, si rien ne change. À la manche 5, il resterait { $left } : ne proposez rien.
    .title = La ligne
    .why = Deux manches d’avance suffisent. Au-delà, c’est du pessimisme.
lesson-new-for-old = On paie les vieilles promesses avec des neuves. Prenez une petite carte, avec une industrie que vous n’avez pas.
    .title = De l’argent neuf pour du vieux
    .why = Les petites cartes coûtent le moins d’intérêts par dollar.
lesson-forced = Chloé envoie { $amount }, et vous avez { $cash }. Qui ne peut pas suivre doit vendre : prenez l’argent.
    .title = Une offre qu’on ne refuse pas
    .why = Elle y a mis tout ce qu’elle avait. Retenez cela un instant.
    .rich = Chloé envoie { $amount }, tout ce qu’elle a, et vos { $cash } permettraient de suivre. Prenez plutôt l’argent.
lesson-dollar = Il ne reste rien à Chloé. Envoyez-lui une enveloppe pour { $industry } avec un dollar dedans : elle doit vendre.
    .title = Un dollar
    .why = Voilà pourquoi on ne vide jamais sa caisse dans une enveloppe.
    .other = Cela, elle peut le suivre. Un dollar, à Chloé : c’est ce qui lui manque.
lesson-bears = Le jeton est à vous : retirez une carte. Le marché montre { $bears } fonds bear ; à trois, il s’effondre.
    .title = Le jeton et les ours
    .why = Qui a le jeton ouvre aussi la manche suivante.
    .other = Permis. Mais le prochain fonds bear ferait s’effondrer le marché, et personne n’y est prêt.
lesson-free = Une carte de plus, ou aucune : rien n’oblige à financer, et aucune carte ne quitte la roue. Pointez-en une et regardez le crayon.
    .title = À vous de choisir
    .why = Le 10 est presque gratuit. Le 72, presque la ruine.
lesson-all-in = Bruno mise { $amount }, tout ce qu’il a, pour une tuile { $industry }. Vendez : une contre-offre viderait votre caisse, pas la sienne.
    .title = Tapis
    .why = Sans un sou, il ne paiera personne. La roue s’en apercevra.
    .other = D’ici deux manches vous devriez { $owed }, et il ne resterait presque rien. Vendez.
lesson-paid = Une carte a atteint la flèche : { $amount } payés. Elle retourne aussitôt à sa case et recommence.
    .title = Les intérêts
    .why = Tous paient en même temps, et jamais d’avance.
lesson-look = Financez, ou non. Mais regardez le cash des rivaux : quelqu’un est presque à sec.
    .title = La caisse des autres
    .why = Vous avez vu tous ses prix : vous le savez au dollar près.
lesson-exam = Votre enveloppe, cette fois sans lumière. Quelle est la plus petite somme que Bruno ne peut pas suivre ?
    .title = À vous, sans lumière
    .why = Un dollar de plus qu’il n’a. Beaucoup plus le sauverait.
lesson-crash = Trois fonds bear ou plus : le marché s’effondre. Chacun rend une tuile, et les roues avancent de deux cases.
    .title = L’effondrement
    .why = Ce qui était dû à la manche suivante l’est maintenant. Bruno avait d’autres projets.
lesson-end = Bruno ne peut pas payer : la partie finit, et il perd. Des autres, le plus de points gagne, et vous en avez { $points }.
    .title = La fin
    .why = Les tuiles d’une industrie valent 1, 3, 6, 10 ; l’argent, jusqu’à quatre points.
    .broke = Vous ne pouvez pas payer : la partie finit, et vous perdez. Encore une fois, un œil sur la ligne ?
    .second = Bruno ne peut pas payer : la partie finit, et il perd. Vous survivez avec { $points } points ; Chloé en a plus.

## What the lesson points at

light-industries = les industries
light-industry = { $industry }
light-row = rangée { $row } du marché
light-card = le fonds { $card }
light-market = le marché
light-wheel = votre roue
light-wheels = toutes les roues
light-due = les échéances
light-line = votre cash, manche par manche
light-envelope = l’enveloppe
light-answers = vendu, ou contre-offre
light-sell = vendu
light-offer = votre enveloppe
light-pass = aucune offre
light-rivals = le cash des rivaux
light-bears = les fonds bear
light-tiles = vos tuiles
light-standing = le classement final
light-account = d’où cela vient
light-play = une partie contre des novices

## Rule cards: when something happens for the first time

rulecard-funded = La banque verse { $value } ; toutes les { $space } manches, { $interest } sont dus. Première tuile, rangée 1 ; deuxième, rangée 2 ; troisième, rangée 3.
    .why = La carte reste pour toujours.
rulecard-three = On ne finance que trois tuiles d’une industrie. Par l’échange, on peut en avoir davantage.
    .why = La quatrième vaut quatre points.
rulecard-sorted = Le marché est complété et trié aussitôt : avant votre tour, une carte peut changer de rangée.
    .why = La rangée 1 a toujours les trois plus basses.
rulecard-no-trade = Pas d’échange à la première manche. Le jeton passe à gauche, et qui le reçoit retire une carte du marché.
    .why = Dès la manche suivante, les enveloppes circulent.
rulecard-envelope = Impossible de refuser : gardez l’argent et cédez une tuile, ou ajoutez autant et prenez-en une à { $seat }.
    .why = Personne d’autre ne voit la somme.
rulecard-forced = L’enveloppe contient plus que vous n’avez : vous ne pouvez que vendre.
    .why = L’argent en caisse est aussi une défense.
rulecard-secret = Eux savent le prix, pas vous. Le cash des rivaux montre entre quoi et quoi il peut être.
    .why = Tuiles, cartes et roues sont publiques ; l’argent, jamais.
rulecard-countered = { $rival } a suivi : votre argent revient doublé, et vous perdez une tuile.
    .why = Proposez un prix que vous accepteriez.
rulecard-marker = Vous avez le jeton : retirez une carte, et ouvrez la manche suivante. Un fonds initial quitte le jeu, les autres peuvent revenir.
    .why = Ôtez ce qu’il faut à un rival, ou un fonds bear.
rulecard-nearly = Encore un fonds bear et le marché s’effondre en fin de manche : une tuile rendue, et les roues avancent de deux cases.
    .why = Ayez de quoi payer deux manches.
rulecard-crash = Le marché s’effondre. Chacun rend une tuile de l’industrie qu’il possède le plus, et toutes les cartes avancent de deux cases.
    .why = Aucune carte ne dépasse la flèche.
rulecard-paid = Intérêts des cartes à la flèche : { $amount }. Elles retournent à leur case et seront dues de nouveau.
    .why = Tous paient en même temps.
rulecard-short = En l’état, vous ne pouvez pas payer la manche { $round } : il manque { $lacking }. Financez avant, ou vendez une tuile.
    .why = C’est ce que guettent les autres.
rulecard-bankrupt = Quelqu’un ne peut pas tout payer, et la partie finit. Qui fait banqueroute perd, quels que soient ses points.
    .why = Les autres comptent leurs points.
rulecard-points = Les tuiles d’une industrie valent 1, 3, 6, 10, etc. Dans le jeu de base, l’argent ajoute un point dès 30 $, quatre dès 96 $.
    .why = À égalité, le fonds le plus élevé décide.
rulecard-reshuffled = La pioche était vide : la défausse mélangée en forme une neuve. Les fonds initiaux retirés restent dehors.
    .why = Les fonds bear reviennent.
rulecard-idle = Personne ne finance et les roues sont vides. Après trois manches pareilles, la partie finit sans gagnant.
    .why = L’honnêteté n’est pas prévue ici.
rulecard-luxury = Au lieu d’une enveloppe, vous pouvez acheter un produit de luxe pour ses points. Ici, l’argent ne rapporte rien.
    .why = Il y en a un de chaque.

## Maxims

maxim-every-round = Financez à chaque manche : sans argent neuf, les vieilles promesses vous rattrapent.
maxim-smallest = Prenez la plus petite carte possible : les grandes coûtent le triple d’intérêts par dollar.
maxim-two-rounds = Gardez ce que coûtent les deux prochaines manches, et guère davantage.
maxim-worth = Comptez environ 25 $ le point : moins cher, contre-offre ; plus cher, vendez.
maxim-envelope = N’envoyez pas d’enveloppe à la légère : qui la reçoit choisit le côté qui l’arrange.
maxim-purse = Ne mettez jamais dans une enveloppe ce que vous devrez bientôt : cela peut ne pas revenir.
