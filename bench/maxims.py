"""What the maxims told to beginners are worth: the share of games that a player wins who knows
nothing else, against three easy bots, and with each maxim left out in turn.

    .venv/bin/python -m bench.maxims [GAME ...] [--deals 100] [--all]

Every deal is played from every seat of four, so that a quarter is a fair share. What is printed are
percents with their 95 percent intervals; the last column is what leaving out a maxim costs.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from importlib import import_module
from math import sqrt
from typing import Protocol

from tontine.bots.bot import Bot
from tontine.bots.decide import play_fast
from tontine.bots.seats import make_bot
from tontine.learn.lessons import advice_of, lesson_games
from tontine.play.match import new_match
from tontine.play.titles import title_of
from tontine.rules.chance import Rng

SEATS = 4
RIVAL = "easy"
FIRST = 900_001  # deal


class Players(Protocol):
    """What the module of a game has."""

    MAXIMS: tuple[str, ...]

    def Player(self, rng: Rng, maxims: Sequence[str] = ...) -> Bot: ...  # noqa: N802


def players(game: str) -> Players:
    module: Players = import_module(f"bench.players.{game}")
    return module


def wins(
    game: str, make: Callable[[Rng], Bot], deals: int, rival: str = RIVAL
) -> tuple[float, float]:
    """The share of games won, and how far it may be off."""
    title = title_of(game)
    shares = []
    for deal in range(FIRST, FIRST + deals):
        won = 0.0
        for mine in range(SEATS):
            state = new_match(game, SEATS, seed=deal).game.clone()
            rng = Rng(deal * 7 + mine)
            bots = [make_bot(game, rival, Rng(rng.next())) for _ in range(SEATS)]
            bots[mine] = make(Rng(rng.next()))
            while not state.over:
                seat = state.actor
                play_fast(title, state, seat, bots[seat], rng, state.apply)
            winners = state.result().winners
            won += (mine in winners) / len(winners) if winners else 0.0
        shares.append(won / SEATS)
    mean = sum(shares) / deals
    spread = sum((it - mean) ** 2 for it in shares) / deals
    return mean, 1.96 * sqrt(spread / deals)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=lesson_games())
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--rival", default=RIVAL, help="the level of the three others")
    parser.add_argument("--all", action="store_true", help="leave out each maxim in turn")
    arguments = parser.parse_args()
    for game in arguments.games:
        module = players(game)
        share, doubt = wins(game, module.Player, arguments.deals, arguments.rival)
        print(f"{game:20}{100 * share:6.1f} ± {100 * doubt:.1f}", flush=True)
        for maxim in advice_of(game).maxims if arguments.all else []:
            others = [it for it in module.MAXIMS if it != maxim.id]

            def without(rng: Rng, others: Sequence[str] = others) -> Bot:
                return module.Player(rng, others)  # noqa: B023

            less, doubt = wins(game, without, arguments.deals, arguments.rival)
            cost = 100 * (share - less)
            print(f"  without {maxim.id:10}{100 * less:6.1f} ± {100 * doubt:.1f}  {cost:6.1f}")


if __name__ == "__main__":
    main()
