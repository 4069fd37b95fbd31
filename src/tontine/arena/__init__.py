"""Many games: what comes of them on the whole."""
