from tontine.rules.acquire.game import set_up
from tontine.rules.chance import Chance
from tontine.rules.game import Game


def models(chance: Chance) -> list[Game]:
    return [set_up(seats, chance) for seats in (3, 4)]
