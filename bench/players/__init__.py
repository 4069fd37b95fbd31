"""Players that know nothing but the maxims told to beginners, a module for each game: ``Player``,
which can be told which maxims to go by, and ``MAXIMS``, the names of all of them."""
