from tontine.rules.chance import Chance
from tontine.rules.game import Game
from tontine.rules.ponzi.game import set_up


def models(chance: Chance) -> list[Game]:
    return [set_up(4, chance, advanced) for advanced in (False, True)]
