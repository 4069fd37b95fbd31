"""Who can play Greed Incorporated besides people."""

from tontine.bots.bot import Bots, CarelessBot
from tontine.bots.greed.normal import NormalBot

BOTS: Bots = {
    "easy": lambda rng: CarelessBot(NormalBot(rng), rng, slips=20),
    "normal": NormalBot,
}
