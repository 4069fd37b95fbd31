"""Who can play Acquire besides people."""

from tontine.bots.acquire.normal import NormalBot
from tontine.bots.bot import Bots, CarelessBot

BOTS: Bots = {
    "easy": lambda rng: CarelessBot(NormalBot(rng), rng, slips=40),
    "normal": NormalBot,
}
