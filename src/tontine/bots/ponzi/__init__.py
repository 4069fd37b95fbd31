"""Who can play Ponzi Scheme besides people."""

from tontine.bots.bot import Bots, CarelessBot
from tontine.bots.ponzi.normal import NormalBot

BOTS: Bots = {
    "easy": lambda rng: CarelessBot(NormalBot(rng), rng, slips=35),
    "normal": NormalBot,
}
