"""Who can sit at a table besides people, by name."""

from __future__ import annotations

from collections.abc import Callable

from tontine.bots import acquire, greed, ponzi
from tontine.bots.bot import Bot, CarelessBot, RandomBot
from tontine.bots.decide import decide
from tontine.play.match import Match
from tontine.play.view import Decision
from tontine.rules.chance import Rng

# For whoever was given none.
NAMES = ("Ada", "Bruno", "Chloé", "Dario", "Elena", "Félix")


def _easy_acquire(rng: Rng) -> Bot:
    return CarelessBot(acquire.NormalBot(rng), rng, slips=40)


def _easy_greed(rng: Rng) -> Bot:
    return CarelessBot(greed.NormalBot(rng), rng, slips=20)


def _easy_ponzi(rng: Rng) -> Bot:
    return CarelessBot(ponzi.NormalBot(rng), rng, slips=35)


# By game, then by name, weakest first.
BOTS: dict[str, dict[str, Callable[[Rng], Bot]]] = {
    "acquire": {"random": RandomBot, "easy": _easy_acquire, "normal": acquire.NormalBot},
    "greed": {"random": RandomBot, "easy": _easy_greed, "normal": greed.NormalBot},
    "ponzi": {"random": RandomBot, "easy": _easy_ponzi, "normal": ponzi.NormalBot},
}


def bot_names(game: str) -> tuple[str, ...]:
    return tuple(BOTS[game])


def make_bot(game: str, name: str, rng: Rng) -> Bot:
    return BOTS[game][name](rng)


def bot_decision(match: Match, seat: int, bot: Bot, rng: Rng) -> Decision:
    """One whole decision of a bot, made from one imagined state; BotFailed if it makes none."""
    return decide(match.title, match.game, seat, bot, rng)
