# Prime partite guidate: ciò che dicono le lezioni di tutti i giochi.

learn-free = Decidi come vuoi: qui va bene tutto.
    .title = A te la scelta
learn-watch = Giocano gli altri. Si continua fra un attimo.
    .title = Gli altri
