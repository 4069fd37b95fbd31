# Ciò che dice il coach, in ogni client.

no-coach = Per { $game } non c’è ancora un coach.
hint-title = Consiglio
hint-about = { $playouts ->
        [one] Probabilità di vincere dopo il turno; una partita giocata da qui in poi, con ciò che non si vede immaginato da capo.
       *[other] Probabilità di vincere dopo il turno; { $playouts } partite giocate da qui in poi, con ciò che non si vede immaginato ogni volta da capo.
    }
hint-chance = { $percent }%
hint-doubt = ± { $percent }
hint-close = (quasi pari)
hint-only = Non è stato considerato altro.
hint-working = Il coach sta pensando: { $percent }%
reason-otherwise = Altrimenti: { $reason }
reason-later = Vinci più partite fra quelle giocate da qui in poi, anche se subito si vede poco.
reason-later-less = Vinci meno partite fra quelle giocate da qui in poi, anche se subito si vede poco.
reason-same = Altri turni portano quasi allo stesso punto.

## L’analisi di una partita finita

analysis-title = { $count ->
        [0] { $game }: non vince nessuno
        [one] { $game }: vince { $names } con { $score }
       *[other] { $game }: vincono insieme { $names } con { $score }
    }
analysis-working = Il coach ripercorre la partita
analysis-start = inizio
analysis-luck = fortuna
analysis-decisions = decisioni
analysis-end = fine
analysis-note = In percento della vittoria. Fortuna: ciò che hanno cambiato le pescate, di chiunque. Decisioni: ciò che hanno cambiato tutte le decisioni, proprie e altrui. Inizio + fortuna + decisioni = fine.
analysis-moments = Momenti chiave
analysis-best = ottima
analysis-mistake = errore
analysis-mistakes = { $count ->
        [0] Nessun errore oltre il dubbio
        [one] Un errore
       *[other] { $count } errori
    }
analysis-played = giocato:
analysis-better = meglio:
analysis-drawn = { $name }: esce { $outcomes }
turn-number = turno { $number }
