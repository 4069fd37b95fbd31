"""Games that the bots of Greed Incorporated play."""

from __future__ import annotations

from tontine.bots.bot import Bot
from tontine.bots.greed import TRAINING
from tontine.bots.greed.judge import GreedJudge
from tontine.bots.greed.normal import NormalBot
from tontine.bots.search.search import Search
from tontine.bots.seats import make_bot
from tontine.bots.weights import network
from tontine.rules.chance import Chance, Rng
from tontine.rules.greed.cardfile import house_text, read_cards
from tontine.rules.greed.game import Greed, set_up
from tontine.rules.journal import Journal


def thinker(seed: int, playouts: int) -> Search:
    """As ``hard`` is, with other playouts, and all the time it takes."""
    rng = Rng(seed)
    return Search(GreedJudge(network(TRAINING)), NormalBot(rng), rng, playouts, 20, 1e9)


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
