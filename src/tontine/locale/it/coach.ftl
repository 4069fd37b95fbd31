# Ciò che dice il coach, in ogni client.

no-coach = Per { $game } non c’è ancora un coach.
hint-title = Consiglio
hint-about = { $playouts ->
        [one] Probabilità di vincere dopo il turno; una partita giocata da qui in poi, con ciò che non si vede immaginato da capo.
       *[other] Probabilità di vincere dopo il turno; { $playouts } partite giocate da qui in poi, con ciò che non si vede immaginato ogni volta da capo.
    }
hint-chance = { $percent } %
hint-doubt = ± { $percent }
hint-close = quasi pari
hint-only = Non c’è altro da scegliere.
hint-working = Il coach sta pensando: { $percent } %
