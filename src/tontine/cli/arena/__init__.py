"""`tontine arena`: contests, ladders, training, and the search for puzzles."""
