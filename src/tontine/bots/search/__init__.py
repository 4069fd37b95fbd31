"""Thinking ahead, the same for every game: a learnt chance to win, and playouts that end in it."""
