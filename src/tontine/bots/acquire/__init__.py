"""Who can play Acquire besides people."""

from tontine.bots.acquire.judge import INPUTS, AcquireJudge
from tontine.bots.acquire.normal import NormalBot
from tontine.bots.bot import Bots
from tontine.bots.school import Course, School
from tontine.bots.search.search import Search
from tontine.bots.weights import network
from tontine.rules.chance import Rng


def _searcher(rng: Rng, weights: str, playouts: int, depth: int) -> Search:
    judge = AcquireJudge(network("acquire", weights))
    return Search(judge, NormalBot(rng), rng, playouts, depth)


BOTS: Bots = {
    "easy": lambda rng: NormalBot(rng, blur=6000),
    "normal": NormalBot,
    "hard": lambda rng: _searcher(rng, "hard", 64, 12),
    "expert": lambda rng: _searcher(rng, "value", 400, 8),
}

_HIDDEN = {"holdings": "hidden"}
SCHOOL = School(
    game="acquire",
    inputs=INPUTS,
    judge=AcquireJudge,
    normal=NormalBot,
    tables=[(4, {}), (3, {}), (4, _HIDDEN), (2, {}), (4, {}), (5, {}), (4, {}), (6, {})],
    courses={
        "value": Course(rounds=4, games=2400, hidden=24),
        "hard": Course(rounds=1, games=2400, hidden=0),  # learnt from games of ``normal`` alone
    },
)
