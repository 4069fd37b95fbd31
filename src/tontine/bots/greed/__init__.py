"""The bots of Greed Incorporated, and how their judges are trained."""

from librt.vecs import vec
from mypy_extensions import i64

from tontine.bots.bot import Bots
from tontine.bots.greed.judge import INPUTS, GreedJudge
from tontine.bots.greed.normal import NormalBot
from tontine.bots.greed.outlook import Outlook
from tontine.bots.greed.reasons import TOPICS
from tontine.bots.search.network import Network
from tontine.bots.search.search import Search
from tontine.bots.training import Training, TrainingSettings
from tontine.bots.weights import network
from tontine.rules.chance import Rng
from tontine.rules.greed import decisions as d

__all__ = ["BOTS", "FORMER", "TOPICS", "TRAINING"]


def _searcher(learnt: Network, rng: Rng) -> Search:
    """Looks at sales, too, and does otherwise than ``normal`` only where that is surely better."""
    judge = GreedJudge(learnt, sales=True)
    return Search(judge, NormalBot(rng), rng, playouts=240, depth=1, caution=1.0)


def _skilled(rng: Rng) -> Search:
    """Looks at two phases of the year; the rest is that of ``normal``. Few playouts gain nearly as
    much as many, so it is by what it does not look at that it is weaker."""
    judge = GreedJudge(network(TRAINING), phases=vec[i64]([d.ANNOUNCING, d.TAKING]))
    return Search(judge, NormalBot(rng), rng, playouts=8, depth=1, caution=1.0)


TRAINING = Training(
    game="greed",
    inputs=INPUTS,
    judge=GreedJudge,
    normal=NormalBot,
    searcher=_searcher,
    tables=[(4, {}), (3, {}), (4, {}), (5, {}), (4, {}), (4, {"drop_asset": "new-ceo"})],
    # There are few moments to judge, the turns of the years, so that all of them are kept.
    settings={"value": TrainingSettings(rounds=1, games=4000, hidden=24, every=1, shown=120)},
)

BOTS: Bots = {
    # Looks at this year, and of that takes what comes to hand.
    "novice": lambda rng: NormalBot(rng, Outlook(1, naive=True), trades=False, plans=False),
    "easy": lambda rng: NormalBot(rng, Outlook(2, naive=True)),
    "normal": NormalBot,
    "skilled": _skilled,
    "hard": lambda rng: Search(
        GreedJudge(network(TRAINING)), NormalBot(rng), rng, playouts=24, depth=1
    ),
    "master": lambda rng: _searcher(network(TRAINING), rng),
}

FORMER = {"expert": "master"}
