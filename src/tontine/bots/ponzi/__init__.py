"""Who can play Ponzi Scheme besides people."""

from tontine.bots.bot import Bots
from tontine.bots.ponzi.judge import INPUTS, PonziJudge
from tontine.bots.ponzi.normal import NormalBot
from tontine.bots.ponzi.reasons import TOPICS
from tontine.bots.ponzi.schemer import Schemer
from tontine.bots.school import Course, School
from tontine.bots.search.network import Network
from tontine.bots.search.search import Search
from tontine.bots.weights import network
from tontine.rules.chance import Rng

__all__ = ["BOTS", "SCHOOL", "TOPICS"]


def _hard(rng: Rng) -> Search:
    """Does otherwise than ``normal`` only where that is surely better: 48 playouts say little."""
    judge = PonziJudge(network("ponzi", "hard"))
    return Search(judge, NormalBot(rng), rng, playouts=48, depth=6, caution=1.0)


def _searcher(learnt: Network, rng: Rng) -> Search:
    """In its playouts, too, everybody plays by what was learnt."""
    policy = Schemer(PonziJudge(learnt), NormalBot(rng))
    return Search(PonziJudge(learnt), policy, rng, playouts=60, depth=6)


BOTS: Bots = {
    "easy": lambda rng: NormalBot(rng, blur=14),
    "normal": NormalBot,
    "hard": _hard,
    "expert": lambda rng: _searcher(network("ponzi"), rng),
}

_ADVANCED = {"game": "advanced"}
SCHOOL = School(
    game="ponzi",
    inputs=INPUTS,
    judge=PonziJudge,
    normal=NormalBot,
    searcher=_searcher,
    tables=[
        (4, {}),
        (3, {}),
        (4, _ADVANCED),
        (5, {}),
        (4, {}),
        (3, _ADVANCED),
        (4, {"edition": "english"}),
        (5, _ADVANCED),
        (4, {}),
        (4, {"trade_in_first_round": "yes"}),
    ],
    courses={
        "value": Course(rounds=3, games=12000, hidden=16, every=4, shown=300),
        # learnt from games of ``normal`` alone
        "hard": Course(rounds=1, games=4000, hidden=16, every=4),
    },
)
