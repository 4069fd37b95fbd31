"""What the bots of a game decide, to compare two builds of them.

``python -m tests.bots.decided GAME`` prints it as JSON.
"""

from __future__ import annotations

import sys

import msgspec

from tests.bots.levels import searching
from tontine import is_compiled
from tontine.bots.bot import Bot
from tontine.bots.search.search import Search
from tontine.bots.seats import FOLDERS, make_bot
from tontine.bots.weights import network
from tontine.play.match import check_options
from tontine.play.titles import title_of
from tontine.rules.chance import Chance, Rng
from tontine.rules.game import Game

TABLES = (("normal",) * 3, ("normal", "easy", "normal", "easy"), ("easy", "normal", "random") * 2)
PLAYOUTS = 4
ALL_THE_TIME = 1e9  # seconds: otherwise a slow build would decide sooner


class Decided(msgspec.Struct):
    compiled: bool
    games: list[list[int]]  # every decision of some games
    # All that a level weighed that searches, best first, with its chance, once in every phase.
    thoughts: list[list[tuple[int, float]]]


def decided(game: str) -> Decided:
    games = [_play(game, seed, names) for seed, names in enumerate(TABLES)]
    return Decided(is_compiled(), [decisions for _, decisions in games], _thoughts(game))


def _play(game: str, seed: int, names: tuple[str, ...]) -> tuple[list[Game], list[int]]:
    """The states of a game, and what was decided in each."""
    title, rng = title_of(game), Rng(seed)
    names = names[: title.most]
    state = title.set_up(len(names), Chance(Rng(seed)), check_options(title, {}))
    state.remember()
    state.deal()
    bots: list[Bot] = [make_bot(game, name, Rng(seat)) for seat, name in enumerate(names)]
    states, decisions = [], []
    while not state.over:
        seat = state.actor
        states.append(state.clone())
        decisions.append(bots[seat].choose(state.imagine(seat, rng), seat))
        state.apply(seat, decisions[-1])
    return states, decisions


def _thoughts(game: str) -> list[list[tuple[int, float]]]:
    training = FOLDERS[game].TRAINING
    judge = training.judge(network(training))
    states, _ = _play(game, 6, ("normal",) * 3)
    thoughts: list[list[tuple[int, float]]] = []
    phases: set[object] = set()
    # Late in a game, when there is much to be decided.
    for number, state in enumerate(states[len(states) // 2 :]):
        phase = state.snapshot()["phase"]
        if phase not in phases and judge.is_worth_a_thought(state, state.actor):
            for name in searching(game):
                search = make_bot(game, name, Rng(number))
                assert isinstance(search, Search)
                search.playouts, search.seconds = PLAYOUTS, ALL_THE_TIME
                search.choose(state, state.actor)
                thoughts.append(
                    [(code, search.chance(place)) for place, code in enumerate(search.codes)]
                )
            phases.add(phase)
    return thoughts


if __name__ == "__main__":
    print(msgspec.json.encode(decided(sys.argv[1])).decode())
