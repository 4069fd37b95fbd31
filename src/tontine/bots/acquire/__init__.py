"""Who can play Acquire besides people."""

from tontine.bots.acquire.judge import INPUTS, AcquireJudge
from tontine.bots.acquire.normal import NormalBot
from tontine.bots.bot import Bots, CarelessBot
from tontine.bots.school import School

BOTS: Bots = {
    "easy": lambda rng: CarelessBot(NormalBot(rng), rng, slips=40),
    "normal": NormalBot,
}

_HIDDEN = {"holdings": "hidden"}
SCHOOL = School(
    game="acquire",
    inputs=INPUTS,
    judge=AcquireJudge,
    normal=NormalBot,
    tables=[(4, {}), (3, {}), (4, _HIDDEN), (2, {}), (4, {}), (5, {}), (4, {}), (6, {})],
)
