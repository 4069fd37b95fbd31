# What the coach says, in every client.

no-coach = There is no coach for { $game } yet.
hint-title = Hint
hint-about = { $playouts ->
        [one] Chance to win after the turn; one game played on from here, with unseen things made up anew.
       *[other] Chance to win after the turn; { $playouts } games played on from here, with unseen things made up anew each time.
    }
hint-chance = { $percent }%
hint-doubt = ± { $percent }
hint-close = (close call)
hint-only = Nothing else was looked at.
hint-working = The coach is thinking: { $percent }%
reason-otherwise = Otherwise: { $reason }
reason-later = You win more of the games played on from here, though little of it shows at once.
reason-later-less = You win fewer of the games played on from here, though little of it shows at once.
reason-same = Other turns come to nearly the same.

## The analysis of a finished game

analysis-title = { $count ->
        [0] { $game }: nobody wins
        [one] { $game }: { $names } wins with { $score }
       *[other] { $game }: { $names } share the win with { $score }
    }
analysis-working = The coach goes through the game
analysis-start = start
analysis-luck = luck
analysis-decisions = decisions
analysis-end = end
analysis-note = In percent of the win. Luck: what draws changed, whoever drew. Decisions: what all decisions changed, one’s own and the others’. Start + luck + decisions = end.
analysis-moments = Key moments
analysis-best = best
analysis-mistake = mistake
analysis-mistakes = { $count ->
        [0] No mistake beyond doubt
        [one] One mistake
       *[other] { $count } mistakes
    }
analysis-played = played:
analysis-better = better:
analysis-drawn = { $name }: { $outcomes } drawn
turn-number = turn { $number }
