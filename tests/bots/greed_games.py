"""Games that the bots of Greed Incorporated play, to compare two builds of them.

``python -m tests.bots.greed_games`` prints them as JSON.
"""

from __future__ import annotations

import msgspec

from tontine import is_compiled
from tontine.bots.seats import make_bot
from tontine.rules.chance import Chance, Rng
from tontine.rules.greed.cardfile import house_text, read_cards
from tontine.rules.greed.game import Greed, set_up
from tontine.rules.journal import Journal


class BotGames(msgspec.Struct):
    compiled: bool
    decisions: list[list[int]]


def play(seed: int, *names: str) -> tuple[Greed, list[int]]:
    """A game of the house set, and its decisions; each must be among those offered."""
    rng = Rng(seed)
    game = set_up(len(names), Chance(Rng(seed)), read_cards(house_text()))
    game.journal = Journal()
    game.deal()
    bots = [make_bot("greed", name, Rng(rng.next())) for name in names]
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


if __name__ == "__main__":
    print(msgspec.json.encode(bot_games()).decode())
