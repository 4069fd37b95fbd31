"""Financial board games, played to the letter.

One match, decided by whatever comes first:

    import tontine

    match = tontine.new_match("acquire", ["Ada", "Bruno", "Chloe"], seed=7)
    while not match.over:
        seat = match.owing[0]
        view = match.view(seat)  # all that the seat may know
        match.decide(seat, view.asks[0].choices[0].decision)
"""

__version__ = "0.3.0"  # before the imports: save files name it

from tontine.build import choose_build, is_compiled

choose_build()  # before anything that may be compiled is imported

from tontine.play.errors import BadMatch, BadSave, Refused
from tontine.play.match import Match, new_game, new_match
from tontine.play.save import load, save

__all__ = [
    "BadMatch",
    "BadSave",
    "Match",
    "Refused",
    "__version__",
    "is_compiled",
    "load",
    "new_game",
    "new_match",
    "save",
]
