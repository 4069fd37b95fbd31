# Ce que dit le coach, dans tous les clients.

no-coach = Il n’y a pas encore de coach pour { $game }.
hint-title = Conseil
hint-about = { $playouts ->
        [one] Chance de gagner après le tour ; une partie jouée à partir d’ici, ce qui est caché étant imaginé à nouveau.
       *[other] Chance de gagner après le tour ; { $playouts } parties jouées à partir d’ici, ce qui est caché étant chaque fois imaginé à nouveau.
    }
hint-chance = { $percent } %
hint-doubt = ± { $percent }
hint-close = presque égal
hint-only = Il n’y a rien d’autre à choisir.
hint-working = Le coach réfléchit : { $percent } %
