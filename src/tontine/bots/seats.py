"""Who can sit at a table besides people, by name."""

from __future__ import annotations

from tontine.bots import acquire, greed, ponzi
from tontine.bots.bot import Bot, Bots, RandomBot
from tontine.bots.decide import decide
from tontine.play.match import Match
from tontine.play.view import Decision
from tontine.rules.chance import Rng

# For whoever was given none.
NAMES = ("Ada", "Bruno", "Chloé", "Dario", "Elena", "Félix")

# Besides the bot that plays at random, which every game has.
BOTS: dict[str, Bots] = {
    "acquire": acquire.BOTS,
    "greed": greed.BOTS,
    "ponzi": ponzi.BOTS,
}


def bots_of(game: str) -> Bots:
    """The bots of a game by name, weakest first."""
    return {"random": RandomBot, **BOTS.get(game, {})}


def bot_names(game: str) -> tuple[str, ...]:
    return tuple(bots_of(game))


def make_bot(game: str, name: str, rng: Rng) -> Bot:
    return bots_of(game)[name](rng)


def bot_decision(match: Match, seat: int, bot: Bot, rng: Rng) -> Decision:
    """One whole decision of a bot, made from one imagined state; BotFailed if it makes none."""
    return decide(match.title, match.game, seat, bot, rng)
