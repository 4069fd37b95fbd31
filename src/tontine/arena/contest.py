"""Bots against each other, with every deal played from every seat.

A deal is the unit of work and of the intervals: its games have the same seed and differ in where
the bots sit, so that each bot has the lucky seat once. Deal number ``i`` depends on ``seed + i``
alone, so the outcome is the same on any number of processes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from tontine.arena.bot_game import BotGame
from tontine.arena.calibration import Bin, Calibrating, chances_of
from tontine.arena.intervals import Interval, mean_share_in
from tontine.play.titles import title_of
from tontine.rules.chance import SEED_LIMIT, Rng


class Contest(Struct, frozen=True):
    """Who meets whom, at which game, from which seed on. A line-up is the bots of one table;
    figures of a deal are by their places in it, wherever they sat."""

    game: str
    lineups: tuple[tuple[str, ...], ...]
    options: Mapping[str, str]
    seed: int
    judged: bool = False  # whether the judge's chances are compared with the outcome

    def jobs(self, deals: int) -> Iterator[tuple[Contest, int, int]]:
        """Deal by deal, so that more deals can be added to those played already."""
        for deal in range(deals):
            for lineup in range(len(self.lineups)):
                yield self, lineup, deal


class Played(Struct, frozen=True):
    """One game of a deal, by place in the line-up."""

    winners: list[int]
    ranks: list[int]
    scores: list[int]
    decisions: list[int]


class Deal(Struct, frozen=True, omit_defaults=True):
    """A deal played from every seat. Played again it is the same, but for ``milliseconds`` and
    ``longest``, which are CPU time."""

    lineup: int
    deal: int
    games: list[Played]
    failures: list[int]
    first_failure: str
    milliseconds: list[float]
    longest: list[float]
    foreseen: list[Bin] = []


def _played(bot_game: BotGame, seat_of: Sequence[int]) -> Played:
    result = bot_game.game.result()
    return Played(
        winners=[place for place, seat in enumerate(seat_of) if seat in result.winners],
        ranks=[result.ranks[seat] for seat in seat_of],
        scores=[result.scores[seat] for seat in seat_of],
        decisions=[bot_game.decisions[seat] for seat in seat_of],
    )


def play_deal(contest: Contest, lineup: int, deal: int) -> Deal:
    names = contest.lineups[lineup]
    places = len(names)
    title = title_of(contest.game)
    seed = (contest.seed + deal) % SEED_LIMIT
    source = Rng(seed ^ 0x5DEECE66D)
    games: list[Played] = []
    failures, nanoseconds, longest = [0] * places, [0] * places, [0] * places
    first_failure = ""
    chances = chances_of(contest.game) if contest.judged else None
    watcher = None if chances is None else Calibrating(chances)
    for turn in range(places):
        seat_of = [(place + turn) % places for place in range(places)]
        bots = [names[(seat - turn) % places] for seat in range(places)]
        rng = Rng(source.next())
        bot_game = BotGame(title, contest.options, seed, bots, rng, watcher)
        bot_game.play()
        games.append(_played(bot_game, seat_of))
        for place, seat in enumerate(seat_of):
            failures[place] += bot_game.failures[seat]
            nanoseconds[place] += bot_game.nanoseconds[seat]
            longest[place] = max(longest[place], bot_game.longest[seat])
        if bot_game.first_failure and not first_failure:
            first_failure = f"seed {seed}, game {turn + 1}, {bot_game.first_failure}"
    return Deal(
        lineup=lineup,
        deal=deal,
        games=games,
        failures=failures,
        first_failure=first_failure,
        milliseconds=[round(taken / 1e6, 3) for taken in nanoseconds],
        longest=[round(taken / 1e6, 3) for taken in longest],
        foreseen=[] if watcher is None else watcher.bins,
    )


class NameReport(Struct, frozen=True):
    """How a bot fared, all its seats together. ``fair`` is its share if all were equal; the
    interval is over deals, and there is none of fewer than two. Milliseconds are CPU time of a
    whole decision."""

    name: str
    seats: int
    fair: float
    wins: float
    share: float
    share_in: Interval | None
    mean_score: float
    mean_rank: float
    decisions: int
    milliseconds: float
    longest: float
    failures: int


class ContestReport(Struct, frozen=True):
    """What came of one line-up. Equal winners share a win; a game without one is nobody's."""

    game: str
    players: int
    options: Mapping[str, str]
    seed: int
    deals: int
    games: int
    without_winner: int
    names: list[NameReport]
    first_failure: str = ""


class LineupSums:
    """The sums of one line-up, deal by deal."""

    def __init__(self, contest: Contest, lineup: int = 0) -> None:
        self._contest = contest
        self._lineup = lineup
        self._seats = contest.lineups[lineup]
        self._deals: list[Deal] = []
        self._shares: dict[str, list[float]] = {name: [] for name in self._seats}

    def add(self, deal: Deal) -> None:
        self._deals.append(deal)
        wins = dict.fromkeys(self._shares, 0.0)
        for game in deal.games:
            for place in game.winners:
                wins[self._seats[place]] += 1 / len(game.winners)
        for name, won in wins.items():
            self._shares[name].append(won / len(deal.games))

    @property
    def deals(self) -> int:
        return len(self._deals)

    def shares(self) -> dict[str, tuple[float, Interval | None]]:
        """Of each name, as far as it is known."""
        return {
            name: (sum(shares) / max(len(shares), 1), mean_share_in(shares))
            for name, shares in self._shares.items()
        }

    def report(self) -> ContestReport:
        games = [game for deal in self._deals for game in deal.games]
        contest = self._contest
        return ContestReport(
            game=contest.game,
            players=len(self._seats),
            options=contest.options,
            seed=contest.seed,
            deals=len(self._deals),
            games=len(games),
            without_winner=sum(not game.winners for game in games),
            names=[self._report_on(name, games) for name in self._shares],
            first_failure=_first(deal.first_failure for deal in self._deals),
        )

    def _report_on(self, name: str, games: Sequence[Played]) -> NameReport:
        places = [place for place, there in enumerate(self._seats) if there == name]
        sat = len(games) * len(places)
        decisions = sum(game.decisions[place] for game in games for place in places)
        milliseconds = sum(deal.milliseconds[place] for deal in self._deals for place in places)
        share, share_in = self.shares()[name]
        return NameReport(
            name=name,
            seats=len(places),
            fair=len(places) / len(self._seats),
            wins=round(share * len(games), 6),
            share=share,
            share_in=share_in,
            mean_score=sum(game.scores[place] for game in games for place in places) / sat,
            mean_rank=sum(game.ranks[place] for game in games for place in places) / sat,
            decisions=decisions,
            milliseconds=round(milliseconds / max(decisions, 1), 4),
            longest=max(deal.longest[place] for deal in self._deals for place in places),
            failures=sum(deal.failures[place] for deal in self._deals for place in places),
        )


def _first(texts: Iterable[str]) -> str:
    return next((text for text in texts if text), "")
