"""The bots of every game, by name."""

from __future__ import annotations

from functools import partial
from importlib.metadata import EntryPoint
from typing import Any, Protocol

from msgspec import Struct

from tontine.bots.bot import Bot, Bots, RandomBot
from tontine.bots.decide import decide_in
from tontine.bots.installed import load_problem, make_installed, offered, origin
from tontine.bots.reasons import Topics
from tontine.bots.school import School
from tontine.games import parts
from tontine.play.match import Match
from tontine.play.view import Decision
from tontine.rules.chance import Rng

# For seats that were given no name.
NAMES = ("Ada", "Bruno", "Chloé", "Dario", "Elena", "Félix")

# Between the name of a bot that searches and how many playouts it makes for a decision.
PLAYOUTS = "@"


class BotFolder(Protocol):
    """What the folder of a game exports."""

    BOTS: Bots  # besides the one that plays at random, which every game has
    SCHOOL: School  # how its judges learn
    TOPICS: Topics  # what can be said of what they look at


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
    others = {name: partial(make_installed, entry) for name, entry in _others(game).items()}
    return {"random": RandomBot, **others, **_ours(game)}


def _ours(game: str) -> Bots:
    return FOLDERS[game].BOTS if game in FOLDERS else {}


def _others(game: str) -> dict[str, EntryPoint]:
    """The bots that other packages bring along. In a list of seats, ``me`` is a person."""
    return offered(game, ("me", "random", *_ours(game)))


def bot_problem(game: str, name: str) -> str | None:
    """Why a bot cannot be had, if so: it comes from another package and cannot be loaded, or it
    has no playouts to be told how many."""
    level, at, playouts = name.partition(PLAYOUTS)
    entry = _others(game).get(level)
    problem = None if entry is None else load_problem(entry)
    if problem is not None or not at:
        return problem
    if playouts_of(game, level) is None:
        return f"{level} has no playouts to set"
    return (
        None if playouts.isdecimal() and int(playouts) > 0 else f"{playouts} is no number of them"
    )


def playouts_of(game: str, name: str) -> int | None:
    """How many playouts a bot makes for a decision, if it makes any."""
    return getattr(make_bot(game, name, Rng(0)), "playouts", None)


def bot_origin(game: str, name: str) -> str:
    """The package that a bot comes from, with its version; empty for one of ours."""
    entry = _others(game).get(name.partition(PLAYOUTS)[0])
    return "" if entry is None else origin(entry)


def bot_names(game: str) -> tuple[str, ...]:
    return tuple(bots_of(game))


def make_bot(game: str, name: str, rng: Rng) -> Bot:
    """``hard@100`` is ``hard`` with 100 playouts for a decision instead of its own number."""
    level, _, playouts = name.partition(PLAYOUTS)
    bot = bots_of(game)[level](rng)
    if playouts:
        searching: Any = bot  # what a bot has besides ``choose`` is its own affair
        searching.playouts = int(playouts)
    return bot


def bot_decision(match: Match, seat: int, bot: Bot, rng: Rng) -> Decision:
    """One whole decision of a bot, made from one imagined state; BotFailed if it makes none."""
    return decide_in(match, seat, bot, rng)
