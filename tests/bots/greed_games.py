"""Games that the bots of Greed Incorporated play, to compare two builds of them.

``python -m tests.bots.greed_games`` prints them as JSON; ``search`` behind it, what those decide
that think ahead.
"""

from __future__ import annotations

import sys

import msgspec

from tontine import is_compiled
from tontine.bots.bot import Bot
from tontine.bots.greed.judge import GreedJudge
from tontine.bots.greed.normal import NormalBot
from tontine.bots.search.search import Search
from tontine.bots.seats import make_bot
from tontine.bots.weights import network
from tontine.rules.chance import Chance, Rng
from tontine.rules.greed.cardfile import house_text, read_cards
from tontine.rules.greed.game import Greed, set_up
from tontine.rules.journal import Journal


class BotGames(msgspec.Struct):
    compiled: bool
    decisions: list[list[int]]


class SearchGames(msgspec.Struct):
    compiled: bool
    decisions: list[int]


def thinker(seed: int, playouts: int) -> Search:
    """As ``hard`` is, with other playouts, and all the time it takes."""
    rng = Rng(seed)
    return Search(GreedJudge(network("greed")), NormalBot(rng), rng, playouts, 20, 1e9)


def _bot(name: str, seed: int) -> Bot:
    return thinker(seed, 2) if name == "thinker" else make_bot("greed", name, Rng(seed))


def play(seed: int, *names: str) -> tuple[Greed, list[int]]:
    """A game of the house set, and its decisions; each must be among those offered."""
    rng = Rng(seed)
    game = set_up(len(names), Chance(Rng(seed)), read_cards(house_text()))
    game.journal = Journal()
    game.deal()
    bots = [_bot(name, rng.next()) for name in names]
    decisions = []
    while not game.over:
        seat = game.actor
        code = bots[seat].choose(game.imagine(seat, rng), seat)
        refusal = game.refusal(seat, code)
        assert refusal is None, f"{code}: {refusal.rule} {refusal.reason}"
        game.apply(seat, code)
        decisions.append(code)
    return game, decisions


def bot_games() -> BotGames:
    tables = [("normal",) * 3, ("normal", "easy", "normal", "easy"), ("normal",) * 5]
    return BotGames(is_compiled(), [play(seed, *names)[1] for seed, names in enumerate(tables)])


def states(seed: int, seats: int) -> list[Greed]:
    """The states of a game that normal bots play, one for every decision."""
    rng = Rng(seed)
    game = set_up(seats, Chance(Rng(seed)), read_cards(house_text()))
    game.deal()
    bots = [NormalBot(Rng(seat)) for seat in range(seats)]
    found = []
    while not game.over:
        found.append(game.clone())
        seat = game.actor
        game.apply(seat, bots[seat].choose(game.imagine(seat, rng), seat))
    return found


def search_games() -> SearchGames:
    """What it decides here and there in a game of others, once in every phase."""
    judge = GreedJudge(network("greed"))
    phases = set()
    decisions = []
    for place, game in enumerate(states(6, 3)):
        if (
            game.year > 5
            and game.phase not in phases
            and judge.is_worth_a_thought(game, game.actor)
        ):
            phases.add(game.phase)
            decisions.append(thinker(place, 4).choose(game, game.actor))
    return SearchGames(is_compiled(), decisions)


if __name__ == "__main__":
    games = search_games() if "search" in sys.argv else bot_games()
    print(msgspec.json.encode(games).decode())
