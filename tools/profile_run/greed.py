from tontine.rules.chance import Chance
from tontine.rules.game import Game
from tontine.rules.greed.cardfile import house_text, read_cards
from tontine.rules.greed.game import set_up


def models(chance: Chance) -> list[Game]:
    cards = read_cards(house_text())
    return [set_up(seats, chance, cards) for seats in (4, 5)]
