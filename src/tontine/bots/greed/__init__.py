"""Who can play Greed Incorporated besides people."""

from tontine.bots.bot import Bot, Bots
from tontine.bots.greed.judge import INPUTS, GreedJudge
from tontine.bots.greed.normal import NormalBot
from tontine.bots.greed.outlook import Outlook
from tontine.bots.school import Course, School
from tontine.bots.search.search import Search
from tontine.bots.weights import network
from tontine.rules.chance import Rng

# A beginner sees two years ahead, and those not too clearly.
SIGHT = 2
BLUR = 40


def _expert(rng: Rng) -> Bot:
    """Looks at sales, too, and does otherwise than ``normal`` only where that is surely better."""
    judge = GreedJudge(network("greed"), sales=True)
    return Search(judge, NormalBot(rng), rng, playouts=240, depth=1, caution=1.0)


BOTS: Bots = {
    "easy": lambda rng: NormalBot(rng, Outlook(SIGHT, BLUR, naive=True)),
    "normal": NormalBot,
    "hard": lambda rng: Search(
        GreedJudge(network("greed")), NormalBot(rng), rng, playouts=24, depth=1
    ),
    "expert": _expert,
}

SCHOOL = School(
    game="greed",
    inputs=INPUTS,
    judge=GreedJudge,
    normal=NormalBot,
    tables=[(4, {}), (3, {}), (4, {}), (5, {}), (4, {}), (4, {"drop_asset": "new-ceo"})],
    # There are few moments to judge, the turns of the years, so that all of them are kept.
    courses={"value": Course(rounds=1, games=4000, hidden=24, every=1)},
)
