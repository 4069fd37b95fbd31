"""Who can play Acquire besides people."""

from tontine.bots.acquire.judge import INPUTS, AcquireJudge
from tontine.bots.acquire.normal import NormalBot
from tontine.bots.acquire.reasons import TOPICS
from tontine.bots.bot import Bots
from tontine.bots.school import Course, School
from tontine.bots.search.network import Network
from tontine.bots.search.search import OnePly, Search
from tontine.bots.weights import network
from tontine.rules.chance import Rng

__all__ = ["BOTS", "SCHOOL", "TOPICS"]


def _hard(rng: Rng) -> Search:
    return Search(AcquireJudge(network("acquire", "hard")), NormalBot(rng), rng, 64, 12)


def _searcher(learnt: Network, rng: Rng) -> Search:
    """In its playouts, too, everybody plays by what was learnt."""
    policy = OnePly(AcquireJudge(learnt), NormalBot(rng), rng)
    return Search(AcquireJudge(learnt), policy, rng, playouts=64, depth=8)


BOTS: Bots = {
    "easy": lambda rng: NormalBot(rng, blur=6000),
    "normal": NormalBot,
    "hard": _hard,
    "expert": lambda rng: _searcher(network("acquire"), rng),
}

_HIDDEN = {"holdings": "hidden"}
SCHOOL = School(
    game="acquire",
    inputs=INPUTS,
    judge=AcquireJudge,
    normal=NormalBot,
    searcher=_searcher,
    tables=[(4, {}), (3, {}), (4, _HIDDEN), (2, {}), (4, {}), (5, {}), (4, {}), (6, {})],
    courses={
        "value": Course(rounds=4, games=8000, hidden=24, every=10, shown=120),
        "hard": Course(rounds=1, games=2400, hidden=0),  # learnt from games of ``normal`` alone
    },
)
