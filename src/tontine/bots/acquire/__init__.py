"""The bots of Acquire, and how their judges are trained."""

from tontine.bots.acquire.judge import INPUTS, SLOT, AcquireJudge
from tontine.bots.acquire.normal import NormalBot, Taste
from tontine.bots.acquire.reasons import TOPICS
from tontine.bots.bot import Bots
from tontine.bots.search.network import Network
from tontine.bots.search.search import OnePly, Search
from tontine.bots.training import Training, TrainingSettings
from tontine.bots.weights import network
from tontine.rules.acquire.components import CORPORATIONS
from tontine.rules.chance import Rng

__all__ = ["BOTS", "FORMER", "TOPICS", "TRAINING"]


def _short_sighted(thirst: float, standing: float, growth: float) -> Taste:
    """Who sees no takeover coming, nor a place that is near."""
    return Taste(
        thirst=thirst,
        income=0.0,
        standing=standing,
        soon=0.0,
        nearness=0.0,
        growth=growth,
        hope=0.0,
    )


# Clings to its money, and counts bonuses for little.
NOVICE = _short_sighted(thirst=0.83, standing=0.1, growth=0.0)
# Counts the bonuses as they stand, and spends whatever there is.
EASY = _short_sighted(thirst=0.0, standing=0.2, growth=0.45)


def _counting(rng: Rng, playouts: int, depth: int, caution: float = 0.0) -> Search:
    """By a judge that has seen ``normal`` play, and no more than a sum."""
    judge = AcquireJudge(network(TRAINING, "hard"))
    return Search(judge, NormalBot(rng), rng, playouts, depth, caution=caution)


def _searcher(learnt: Network, rng: Rng) -> Search:
    """In its playouts, too, everybody plays by what was learnt."""
    policy = OnePly(AcquireJudge(learnt), NormalBot(rng), rng)
    return Search(AcquireJudge(learnt), policy, rng, playouts=64, depth=8)


_HIDDEN = {"holdings": "hidden"}
TRAINING = Training(
    game="acquire",
    inputs=INPUTS,
    slots=CORPORATIONS,
    slot=SLOT,
    judge=AcquireJudge,
    normal=NormalBot,
    searcher=_searcher,
    strongest="master",
    tables=[(4, {}), (3, {}), (4, _HIDDEN), (2, {}), (4, {}), (5, {}), (4, {}), (6, {})],
    settings={
        "value": TrainingSettings(rounds=4, games=8000, hidden=24, every=10, shown=120),
        "master": TrainingSettings(
            rounds=1, games=12000, hidden=24, every=16, shared=16, after="value", trust=0.4
        ),
        "hard": TrainingSettings(
            rounds=1, games=2400, hidden=0
        ),  # learnt from games of ``normal`` alone
    },
)

BOTS: Bots = {
    "novice": lambda rng: NormalBot(rng, NOVICE),
    "easy": lambda rng: NormalBot(rng, EASY),
    "normal": NormalBot,
    "skilled": lambda rng: _counting(rng, playouts=8, depth=12, caution=3.0),
    "hard": lambda rng: _counting(rng, playouts=64, depth=12),
    "expert": lambda rng: _searcher(network(TRAINING), rng),
    "master": lambda rng: _searcher(network(TRAINING, "master"), rng),
}

FORMER: dict[str, str] = {}
