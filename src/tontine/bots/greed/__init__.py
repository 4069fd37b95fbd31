"""Who can play Greed Incorporated besides people."""

from tontine.bots.bot import Bots
from tontine.bots.greed.judge import INPUTS, GreedJudge
from tontine.bots.greed.normal import NormalBot
from tontine.bots.greed.outlook import Outlook
from tontine.bots.greed.reasons import TOPICS
from tontine.bots.school import Course, School
from tontine.bots.search.network import Network
from tontine.bots.search.search import Search
from tontine.bots.weights import network
from tontine.rules.chance import Rng

__all__ = ["BOTS", "SCHOOL", "TOPICS"]

# A beginner sees two years ahead, and those not too clearly.
SIGHT = 2
BLUR = 40


def _searcher(learnt: Network, rng: Rng) -> Search:
    """Looks at sales, too, and does otherwise than ``normal`` only where that is surely better."""
    judge = GreedJudge(learnt, sales=True)
    return Search(judge, NormalBot(rng), rng, playouts=240, depth=1, caution=1.0)


BOTS: Bots = {
    "easy": lambda rng: NormalBot(rng, Outlook(SIGHT, BLUR, naive=True)),
    "normal": NormalBot,
    "hard": lambda rng: Search(
        GreedJudge(network("greed")), NormalBot(rng), rng, playouts=24, depth=1
    ),
    "expert": lambda rng: _searcher(network("greed"), rng),
}

SCHOOL = School(
    game="greed",
    inputs=INPUTS,
    judge=GreedJudge,
    normal=NormalBot,
    searcher=_searcher,
    tables=[(4, {}), (3, {}), (4, {}), (5, {}), (4, {}), (4, {"drop_asset": "new-ceo"})],
    # There are few moments to judge, the turns of the years, so that all of them are kept.
    courses={"value": Course(rounds=1, games=4000, hidden=24, every=1, shown=120)},
)
