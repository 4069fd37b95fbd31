"""The bots of Ponzi Scheme, and how their judges are trained."""

from tontine.bots.bot import Bots
from tontine.bots.ponzi.judge import INPUTS, PonziJudge
from tontine.bots.ponzi.normal import NormalBot, Taste
from tontine.bots.ponzi.reasons import TOPICS
from tontine.bots.ponzi.schemer import Schemer
from tontine.bots.search.network import Network
from tontine.bots.search.search import Search
from tontine.bots.training import Training, TrainingSettings
from tontine.bots.weights import network
from tontine.rules.chance import Rng

__all__ = ["BOTS", "FORMER", "TOPICS", "TRAINING"]


# Looks at its own points and at the next turn of the wheel, and takes it that its offers are taken.
NOVICE = Taste(sight=1, safety=0.0, envy=0.0, contact=0.0, foresees=False)
# Sees half of the wheel, and how long the weakest lasts; still not what rivals will answer.
EASY = Taste(sight=4, safety=2.0, envy=0.0, contact=0.5, foresees=False)


def _cautious(rng: Rng, playouts: int, depth: int, caution: float) -> Search:
    """Does otherwise than ``normal`` only where that is surely better: few playouts say little."""
    judge = PonziJudge(network(TRAINING, "hard"))
    return Search(judge, NormalBot(rng), rng, playouts, depth, caution=caution)


def _searcher(learnt: Network, rng: Rng) -> Search:
    """In its playouts, too, everybody plays by what was learnt."""
    policy = Schemer(PonziJudge(learnt), NormalBot(rng))
    return Search(PonziJudge(learnt), policy, rng, playouts=60, depth=6)


_ADVANCED = {"game": "advanced"}
TRAINING = Training(
    game="ponzi",
    inputs=INPUTS,
    judge=PonziJudge,
    normal=NormalBot,
    searcher=_searcher,
    rival="expert",
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
    settings={
        "value": TrainingSettings(rounds=3, games=12000, hidden=16, every=4, shown=300),
        # learnt from games of ``normal`` alone
        "hard": TrainingSettings(rounds=1, games=4000, hidden=16, every=4),
    },
)

BOTS: Bots = {
    "novice": lambda rng: NormalBot(rng, NOVICE),
    "easy": lambda rng: NormalBot(rng, EASY),
    "normal": NormalBot,
    "hard": lambda rng: _cautious(rng, playouts=6, depth=2, caution=2.0),
    "expert": lambda rng: _cautious(rng, playouts=48, depth=6, caution=1.0),
    "master": lambda rng: _searcher(network(TRAINING), rng),
}

FORMER: dict[str, str] = {}
