"""The bots of every game, by name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from msgspec import Struct

from tontine.bots.bot import Bot, Bots, RandomBot
from tontine.bots.decide import decide_in
from tontine.bots.installed import NAME, offered
from tontine.bots.outside import Source
from tontine.bots.own import own_bot
from tontine.bots.reasons import Topics
from tontine.bots.training import Training
from tontine.games import parts
from tontine.play.errors import BadMatch
from tontine.play.match import Match
from tontine.play.titles import TITLES
from tontine.play.view import Decision
from tontine.rules.chance import Rng

# For seats that were given no name.
NAMES = ("Ada", "Bruno", "Chloé", "Dario", "Elena", "Félix")

# Between the name of a bot that searches and how many playouts it makes for a decision.
PLAYOUTS = "@"


class BotFolder(Protocol):
    """What the folder of a game exports."""

    BOTS: Bots  # besides the one that plays at random, which every game has
    TRAINING: Training  # how its judges learn
    TOPICS: Topics  # what can be said of what they look at
    FORMER: Mapping[str, str]  # what levels are called now that had another name once


FOLDERS: dict[str, BotFolder] = {
    game: part.load() for game, part in parts("tontine.bot_folders", "tontine.bots.{game}").items()
}


class SeatedBot(Struct, frozen=True):
    """A bot and its own chance, which has nothing to do with that of the game."""

    name: str
    bot: Bot
    rng: Rng


def bots_of(game: str) -> Bots:
    """The bots of a game by name: random, those of other packages, then ours, weakest first; so
    the last one is our strongest."""
    others = {name: source.make for name, source in _others(game).items()}
    return {"random": RandomBot, **others, **_ours(game)}


def _ours(game: str) -> Bots:
    return FOLDERS[game].BOTS if game in FOLDERS else {}


def _others(game: str) -> dict[str, Source]:
    """The bots that other packages bring along, and those that were named. In a list of seats,
    ``me`` is a person."""
    return {**offered(game, ("me", "random", *_ours(game))), **_named.get(game, {})}


# By game and name: bots of whoever runs this process, which anybody may choose by these names.
_named: dict[str, dict[str, Source]] = {}


def name_bots(named: Iterable[str]) -> list[tuple[str, str]]:
    """Give names to bots of one's own: ``GAME.sharp=exec:./mybot``. Returns their games and
    names; BadMatch if one cannot be named so."""
    given = []
    for text in named:
        called, _, own = text.partition("=")
        parts, source = NAME.fullmatch(called), own_bot(own)
        if parts is None or source is None or parts["game"] not in TITLES:
            raise BadMatch("bot-naming", text=text)
        if parts["name"] in ("me", *bot_names(parts["game"])):
            raise BadMatch("bot-named-twice", bot=called)
        _named.setdefault(parts["game"], {})[parts["name"]] = source
        given.append((parts["game"], parts["name"]))
    return given


def _source(game: str, player: str) -> Source | None:
    """Where a bot comes from, if it is not ours."""
    return own_bot(player) or _others(game).get(player.partition(PLAYOUTS)[0])


def is_player(game: str, player: str) -> bool:
    """Whether this can sit at a table: a name, or a bot of one's own."""
    return own_bot(player) is not None or player.partition(PLAYOUTS)[0] in bot_names(game)


def bot_problem(game: str, player: str) -> str | None:
    """Why a bot cannot be had, if so: it is not one of ours and cannot play, or it has no playouts
    to be told how many."""
    source = _source(game, player)
    problem = None if source is None else source.problem(game)
    level, at, playouts = player.partition(PLAYOUTS)
    if problem is not None or not at or own_bot(player) is not None:
        return problem
    if playouts_of(game, level) is None:
        return f"{level} has no playouts to set"
    return (
        None if playouts.isdecimal() and int(playouts) > 0 else f"{playouts} is no number of them"
    )


def playouts_of(game: str, name: str) -> int | None:
    """How many playouts a bot makes for a decision, if it makes any that can be set."""
    if own_bot(name) is not None:
        return None
    return getattr(make_bot(game, name, Rng(0)), "playouts", None)


def bot_origin(game: str, player: str) -> str:
    """Which one a bot is that is not ours: the package that it comes from, with its version; what
    its file holds. Empty for one of ours."""
    source = _source(game, player)
    return "" if source is None else source.origin


def bot_names(game: str) -> tuple[str, ...]:
    return tuple(bots_of(game))


def lowest_bot(game: str) -> str:
    """The weakest of our own that looks at what it does, for beginners; where there is none, the
    one that plays at random."""
    return next(iter(_ours(game)), "random")


def make_bot(game: str, name: str, rng: Rng) -> Bot:
    """``hard@100`` is ``hard`` with 100 playouts for a decision instead of its own number."""
    level, _, playouts = name.partition(PLAYOUTS)
    bots = bots_of(game)
    if level not in bots and game in FOLDERS:  # at a table that has begun
        level = FOLDERS[game].FORMER[level]
    bot = bots[level](rng)
    if playouts:
        searching: Any = bot  # what a bot has besides ``choose`` is its own affair
        searching.playouts = int(playouts)
    return bot


def make_player(game: str, player: str, rng: Rng) -> Bot:
    """The same, or a bot of one's own. What a client says must never come here."""
    own = own_bot(player)
    return make_bot(game, player, rng) if own is None else own.make(rng)


def bot_decision(match: Match, seat: int, bot: Bot, rng: Rng) -> Decision:
    """One whole decision of a bot, made from one imagined state; BotFailed if it makes none."""
    return decide_in(match, seat, bot, rng)
