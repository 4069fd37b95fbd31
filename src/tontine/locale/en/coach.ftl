# What the coach says, in every client.

no-coach = There is no coach for { $game } yet.
hint-title = Hint
hint-about = { $playouts ->
        [one] Chance to win after the turn; one game played on from here, with unseen things made up anew.
       *[other] Chance to win after the turn; { $playouts } games played on from here, with unseen things made up anew each time.
    }
hint-chance = { $percent } %
hint-doubt = ± { $percent }
hint-close = close call
hint-only = There is nothing else to choose.
hint-working = The coach is thinking: { $percent } %
