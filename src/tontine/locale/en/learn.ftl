# Guided first games: what lessons of all games say.

learn-free = Decide as you like: whatever you do here is right.
    .title = Your choice
learn-watch = The others are playing. It goes on in a moment.
    .title = The others
