"""Ratings of people, by openskill (Plackett-Luce), from all results in the order they came.

Rated are games in which at least two people play for themselves, by their order among each other:
bots do not count, and neither does a game against bots alone. Bot accounts are rated in the same
way among themselves, never among people. The ratings follow from the stored results and from
nothing else.
"""

from __future__ import annotations

import asyncio
from math import log, sqrt
from typing import Any

from msgspec import Struct

from tontine.server.tables.results import Result, ResultStore

FIRST = 1000  # of somebody who has not played yet
# 400 points mean that the better one is before the other in ten games of eleven, as in chess.
POINTS = 400 / (sqrt(2) * 25 / 6 * log(10))
FRESH = (25.0, 25.0 / 3)  # openskill's


class Step(Struct, frozen=True):
    """What a game did to a rating."""

    table: str
    at: int
    rating: int
    change: int


def points(mu: float) -> int:
    return round(FIRST + POINTS * (mu - FRESH[0]))


class Ratings:
    def __init__(self) -> None:
        self._known: dict[tuple[str, str], tuple[float, float]] = {}  # by game and person
        self._steps: dict[tuple[str, str], list[Step]] = {}
        self.counted = 0
        self.last = (0, "")  # the time and the table of the last result

    def steps_of(self, game: str, person: str) -> list[Step]:
        return self._steps.get((game, person), [])

    def add(self, results: list[Result]) -> None:
        """Results that come after all that were added before."""
        from openskill.models import PlackettLuce  # takes its time to load

        model = PlackettLuce()
        for result in results:
            self.counted += 1
            self.last = (result.at, result.table)
            for people in result.rated():
                if len(people) > 1:
                    self._rate(model, result, people)

    def _rate(self, model: Any, result: Result, people: list[str]) -> None:
        keys = [(result.game, person) for person in people]
        before = [self._known.get(key, FRESH) for key in keys]
        teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
        seats = [seat for seat in result.seats if seat.person in people]
        after = model.rate(teams, ranks=[float(seat.rank) for seat in seats])
        for key, (mu, _), (new,) in zip(keys, before, after, strict=True):
            self._known[key] = (new.mu, new.sigma)
            rating = points(new.mu)
            step = Step(result.table, result.at, rating, rating - points(mu))
            self._steps.setdefault(key, []).append(step)


class CurrentRatings:
    """The ratings as of now. New results are added; if one came late, all are computed anew."""

    def __init__(self, store: ResultStore) -> None:
        self._store = store
        self._ratings = Ratings()
        self._lock = asyncio.Lock()

    async def get(self) -> Ratings:
        async with self._lock:
            count = await self._store.count()
            if count != self._ratings.counted:
                new = await self._store.after(*self._ratings.last)
                if self._ratings.counted + len(new) != count:
                    self._ratings, new = Ratings(), await self._store.after(0, "")
                await asyncio.to_thread(self._ratings.add, new)
            return self._ratings
