# Premières parties guidées : ce que disent les leçons de tous les jeux.

learn-free = Décidez à votre guise : ici, tout est juste.
    .title = À vous de choisir
learn-watch = Les autres jouent. La suite dans un instant.
    .title = Les autres
