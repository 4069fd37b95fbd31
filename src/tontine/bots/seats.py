"""Who can sit at a table besides people, by name."""

from __future__ import annotations

from collections.abc import Callable

from tontine.bots import acquire, ponzi
from tontine.bots.bot import Bot, RandomBot
from tontine.play.match import Match
from tontine.play.view import Decision
from tontine.rules.chance import Rng

# By game, then by name, weakest first.
BOTS: dict[str, dict[str, Callable[[Rng], Bot]]] = {
    "acquire": {"random": RandomBot, "easy": acquire.easy_bot, "normal": acquire.NormalBot},
    "ponzi": {"random": RandomBot, "easy": ponzi.easy_bot, "normal": ponzi.NormalBot},
}


def bot_names(game: str) -> tuple[str, ...]:
    return tuple(BOTS[game])


def make_bot(game: str, name: str, rng: Rng) -> Bot:
    return BOTS[game][name](rng)


def bot_decision(match: Match, seat: int, bot: Bot, rng: Rng) -> Decision:
    """One whole decision of a bot, made from an imagined state."""
    return match.title.decision(
        match.imagine(seat, rng), seat, lambda imagined: bot.choose(imagined, seat)
    )
