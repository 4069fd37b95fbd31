# Ce que dit le coach, dans tous les clients.

no-coach = Il n’y a pas encore de coach pour { $game }.
hint-title = Conseil
hint-about = { $playouts ->
        [one] Chance de gagner après le tour ; une partie jouée à partir d’ici, ce qui est caché étant imaginé à nouveau.
       *[other] Chance de gagner après le tour ; { $playouts } parties jouées à partir d’ici, ce qui est caché étant chaque fois imaginé à nouveau.
    }
hint-chance = { $percent } %
hint-doubt = ± { $percent }
hint-close = (presque égal)
hint-only = Rien d’autre n’a été examiné.
hint-working = Le coach réfléchit : { $percent } %
reason-otherwise = Sinon : { $reason }
reason-later = Vous gagnez plus de parties parmi celles jouées à partir d’ici, même si cela se voit peu tout de suite.
reason-later-less = Vous gagnez moins de parties parmi celles jouées à partir d’ici, même si cela se voit peu tout de suite.
reason-same = D’autres tours reviennent presque au même.

## L’analyse d’une partie finie

analysis-title = { $count ->
        [0] { $game } : personne ne gagne
        [one] { $game } : { $names } gagne avec { $score }
       *[other] { $game } : { $names } gagnent ensemble avec { $score }
    }
analysis-working = Le coach reprend la partie
analysis-start = début
analysis-luck = chance
analysis-decisions = décisions
analysis-end = fin
analysis-note = En pour cent de la victoire. Chance : ce que les pioches ont changé, quel que soit le joueur. Décisions : ce que toutes les décisions ont changé, les siennes et celles des autres. Début + chance + décisions = fin.
analysis-moments = Moments clés
analysis-best = excellent
analysis-mistake = erreur
analysis-mistakes = { $count ->
        [0] Aucune erreur certaine
        [one] Une erreur
       *[other] { $count } erreurs
    }
analysis-played = joué :
analysis-better = mieux :
analysis-drawn = { $name } : { $outcomes } à la pioche
turn-number = tour { $number }
