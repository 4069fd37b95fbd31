"""Games of bots among themselves, by the thousand.

Game number ``i`` of a simulation depends on ``seed + i`` alone, so the outcome is the same on
any number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from time import perf_counter
from typing import TypeVar

from msgspec import Struct, field

from tontine.arena.bot_game import BotGame, Watcher
from tontine.arena.workers import spread
from tontine.bots.bot import RandomBot
from tontine.play.titles import title_of
from tontine.rules.chance import SEED_LIMIT, Chance, Rng
from tontine.rules.game import Game, play_random

CHUNK = 100  # games handed to a process at a time

Part = TypeVar("Part")


class Plan(Struct, frozen=True):
    """What to play: the bots by seat, from which seed on."""

    game: str
    seats: tuple[str, ...]
    options: Mapping[str, str]
    seed: int


class Totals(Struct):
    """Sums over games, seat by seat; equal winners share a win, and some games have none."""

    games: int
    decisions: int
    wins: list[float]
    scores: list[int]
    failures: list[int]  # decisions that a bot could not make
    first_failure: str = ""
    tally: dict[str, int] = field(default_factory=dict)

    def add(self, other: Totals) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]
        self.failures = [a + b for a, b in zip(self.failures, other.failures, strict=True)]
        self.first_failure = self.first_failure or other.first_failure
        for key, count in other.tally.items():
            self.tally[key] = self.tally.get(key, 0) + count


class SeatReport(Struct, frozen=True):
    seat: int
    bot: str
    wins: float
    mean_score: float
    failures: int = 0  # decisions that it could not make, and that were made for it


class Report(Struct, frozen=True):
    """What came of a simulation. ``tally`` holds means per game. ``first_failure`` says when a
    bot failed first and how, if one did."""

    game: str
    players: int
    options: Mapping[str, str]
    games: int
    seed: int
    decisions: int
    seconds: float
    seats: list[SeatReport]
    tally: dict[str, float]
    first_failure: str = ""


def simulate(
    plan: Plan,
    games: int,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda finished: None,
) -> Report:
    """Play so many games; ``progress`` is told how many more are finished."""
    started = perf_counter()
    totals = nothing(len(plan.seats))
    for part in in_parts(play_chunk, plan, games, workers):
        totals.add(part)
        progress(part.games)
    return sum_up(plan, totals, perf_counter() - started)


def in_parts(
    play: Callable[[Plan, int, int], Part], plan: Plan, games: int, workers: int | None
) -> Iterator[Part]:
    """``play`` a plan's games in portions, on several processes if there are many."""
    chunks = ((plan, first, min(CHUNK, games - first)) for first in range(0, games, CHUNK))
    # In their order, so that sums come out the same to the last digit.
    return spread(play, chunks, 1 if games <= CHUNK else workers)


def play_chunk(plan: Plan, first: int, count: int, watcher: Watcher | None = None) -> Totals:
    """Some consecutive games of a plan."""
    title = title_of(plan.game)
    totals = nothing(len(plan.seats))
    for number in range(first, first + count):
        seed = (plan.seed + number) % SEED_LIMIT
        game = _play(plan, seed, totals, watcher)
        result = game.result()
        for seat in result.winners:
            totals.wins[seat] += 1 / len(result.winners)
        for seat, score in enumerate(result.scores):
            totals.scores[seat] += score
        for key, number_of in title.tally(game).items():
            totals.tally[key] = totals.tally.get(key, 0) + number_of
        totals.games += 1
    return totals


def _play(plan: Plan, seed: int, totals: Totals, watcher: Watcher | None) -> Game:
    """One game to its end."""
    title, rng = title_of(plan.game), Rng(seed ^ 0x5DEECE66D)
    if set(plan.seats) == {"random"}:
        game: Game = title.set_up(len(plan.seats), Chance(Rng(seed)), plan.options)
        totals.decisions += _play_random(game, rng, watcher)
        return game
    played = BotGame(title, plan.options, seed, plan.seats, rng, watcher)
    played.play()
    totals.decisions += played.codes
    if played.first_failure:
        totals.first_failure = totals.first_failure or f"seed {seed}, {played.first_failure}"
    totals.failures = [a + b for a, b in zip(totals.failures, played.failures, strict=True)]
    return played.game


def _play_random(game: Game, rng: Rng, watcher: Watcher | None) -> int:
    """From the deal to the end; how many decisions it took."""
    if watcher is None:
        game.deal()
        return play_random(game, rng)
    watcher.begins(game)
    game.remember()
    game.deal()
    bot = RandomBot(rng)
    decisions = 0
    while not game.over:
        watcher.asks(game)
        code = bot.choose(game, game.actor)
        watcher.decided(game, code)
        game.apply(game.actor, code)
        decisions += 1
    watcher.ends(game)
    return decisions


def nothing(seats: int) -> Totals:
    return Totals(
        games=0, decisions=0, wins=[0.0] * seats, scores=[0] * seats, failures=[0] * seats
    )


def sum_up(plan: Plan, totals: Totals, seconds: float) -> Report:
    return Report(
        game=plan.game,
        players=len(plan.seats),
        options=plan.options,
        games=totals.games,
        seed=plan.seed,
        decisions=totals.decisions,
        seconds=round(seconds, 3),
        seats=[
            SeatReport(
                seat + 1,
                bot,
                totals.wins[seat],
                totals.scores[seat] / totals.games,
                totals.failures[seat],
            )
            for seat, bot in enumerate(plan.seats)
        ],
        tally={key: count / totals.games for key, count in sorted(totals.tally.items())},
        first_failure=totals.first_failure,
    )
