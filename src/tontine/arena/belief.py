"""How far the chances that people are shown can be believed.

They are averages over playouts, which the judge ends. The judge has learnt from games in which
everybody looks one choice ahead; against bots that search and people who think, leads are less
safe. And where all playouts agree, the chance would be 0 or 1, though a game may still turn. So
bots that search play some more games, and two figures are learnt from who won: ``Belief``.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from librt.vecs import vec
from msgspec import Struct

from tontine.bots.advise import believed
from tontine.bots.bot import Bot
from tontine.bots.search.network import Network
from tontine.bots.search.search import Search
from tontine.bots.seats import FOLDERS, make_bot
from tontine.bots.weights import Belief, Weights, network_of
from tontine.play.match import check_options
from tontine.play.titles import title_of
from tontine.rules.chance import Chance, Rng
from tontine.rules.game import Game

EVERY = 7  # one question in so many is judged
PLAYOUTS = 16  # for each question that is judged
TEMPERATURES = [1 + step / 20 for step in range(-6, 13)]  # a few hundred games tell no finer
MOST = 0.5  # a lapse


class Watched(Struct, frozen=True):
    """One moment of a game: every seat's chance after each playout from there, and its share of
    the win when the game was over."""

    playouts: list[list[float]]
    wins: list[float]


def watch(game: str, weights: Weights, seed: int) -> list[Watched]:
    """Play a game of bots that search, one of them with these weights, and judge some of its
    moments."""
    training, title = FOLDERS[game].TRAINING, title_of(game)
    seats, options = training.tables[seed % len(training.tables)]
    state = title.set_up(seats, Chance(Rng(seed)), check_options(title, options))
    rng = Rng(seed ^ 0x3C6EF372)
    search = _searcher(game, network_of(weights), rng)
    bots: list[Bot] = [make_bot(game, training.rival, rng) for _ in range(seats)]
    bots[seed // len(training.tables) % seats] = search  # in turn at every seat of every table
    seen: list[list[list[float]]] = []
    questions = 0
    state.remember()
    state.deal()
    while not state.over:
        seat = state.actor
        questions += 1
        if questions % EVERY == 0:
            seen.append([_play_on(search, state, rng) for _ in range(PLAYOUTS)])
        state.apply(seat, bots[seat].choose(state.imagine(seat, rng), seat))
    winners = state.result().winners
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return [Watched(playouts, wins) for playouts in seen]


def _searcher(game: str, learnt: Network, rng: Rng) -> Search:
    make = FOLDERS[game].TRAINING.searcher
    assert make is not None
    search = make(learnt, rng)
    search.seconds = float("inf")  # or a slower machine would learn something else
    return search


def _play_on(search: Search, state: Game, rng: Rng) -> list[float]:
    """Everybody's chance after a playout, with other luck than the game will have."""
    trial, chances = state.clone(), vec[float]([0.0] * state.seats)
    trial.chance = Chance(Rng(rng.next()))
    search.play_on(trial)
    search.judge.chances(trial, chances)
    return list(chances)


def belief_of(watched: Sequence[Watched]) -> Belief:
    """The one under which these winners are most likely. Games without a winner are left out."""
    found = [_lapse(_of_winners(watched, temperature)) for temperature in TEMPERATURES]
    best = max(range(len(found)), key=lambda place: found[place][0])
    return Belief(temperature=TEMPERATURES[best], lapse=found[best][1])


def _of_winners(watched: Sequence[Watched], temperature: float) -> list[tuple[float, float, float]]:
    """For each winner: the chance it was given, an even chance, and its share of the win."""
    found = []
    for it in watched:
        playouts = [believed(chances, temperature, 0.0) for chances in it.playouts]
        for seat, won in enumerate(it.wins):
            if won:
                chance = sum(chances[seat] for chances in playouts) / len(playouts)
                found.append((chance, 1 / len(it.wins), won))
    return found


def _lapse(winners: Sequence[tuple[float, float, float]]) -> tuple[float, float]:
    """The log-likelihood of these winners, with the lapse that makes it largest; and that lapse."""
    low, high = 0.0, MOST
    while high - low > 1e-4:
        lapse = (low + high) / 2
        slope = sum(
            won * (fair - chance) / ((1 - lapse) * chance + lapse * fair)
            for chance, fair, won in winners
        )
        low, high = (lapse, high) if slope > 0 else (low, lapse)
    likely = sum(won * log((1 - high) * chance + high * fair) for chance, fair, won in winners)
    return likely, round(high, 3)
