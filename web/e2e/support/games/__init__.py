"""The games with tables that tests look at."""

from importlib import import_module

from tontine.games import GAMES

POSITIONS = {game: import_module(f"games.{game}").POSITIONS for game in GAMES}
