"""What happens in games of Greed Incorporated, counted from their journals.

Everything is one counter with keys that say what was counted, so that the counts of any number of
games, played anywhere, simply add up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tontine.arena.bot_game import Watcher
from tontine.rules.game import Game
from tontine.rules.greed import decisions as d
from tontine.rules.greed.components import GOODS, SYMBOLS
from tontine.rules.greed.game import Greed
from tontine.rules.journal import Journal

Key = tuple[str | int, ...]


class Census(Watcher):
    """Watches games (``arena.simulate.Watcher``).

    What is counted, with the parts of its key:

    ``seat``/``company``/``place`` (whose; of the company: the number dealt to the player; of the
    place: clockwise from the first starting marker) and ``games``, ``wins`` (in sixtieths, since
    up to five may share one), ``points``, ``cash``; ``appeared``, ``bought`` (asset); ``paid``
    (asset, amount); ``price`` (year, good, amount); ``ends`` (year, goods at an end of their
    track); ``range`` (good, steps between its highest and its lowest price of a game); ``offered``,
    ``sold`` and ``spent`` (gold or silver, year); ``trade`` (symbols sold and on offer in a game);
    ``income`` and ``books`` (company, year); ``severance``, ``booted``, ``founded``,
    ``liquidated``, ``dealt``, ``used``, ``ran`` (in a deal; year); ``decisions`` (phase).

    ``squared`` before another key sums the squares of what single games had: for intervals.
    """

    SHARES = 60  # of a win: divisible by every number of winners

    def __init__(self) -> None:
        self.counts: Counter[Key] = Counter()

    # -- watching ------------------------------------------------------------------

    def begins(self, game: Game) -> None:
        game.journal = Journal()

    def asks(self, game: Game) -> None:
        assert isinstance(game, Greed)
        self.counts["decisions", d.PHASES[game.phase]] += 1

    def ends(self, game: Game) -> None:
        assert isinstance(game, Greed)
        assert game.journal is not None
        self.counts["games",] += 1
        _Reading(self.counts, game).read(game.journal.rows())


class _Reading:
    """One game being counted."""

    def __init__(self, counts: Counter[Key], game: Greed) -> None:
        self._counts = counts
        self._game = game
        self._year = 0
        self._first = 0  # who had the starting marker
        self._dealt: dict[int, int] = {}
        self._appeared: set[int] = set()
        self._bought: set[int] = set()
        self._of_year: Counter[Key] = Counter()  # what is counted year by year
        self._prices = [game.cards.price(good, game.cards.start[good]) for good in range(GOODS)]
        self._lowest, self._highest = list(self._prices), list(self._prices)

    def read(self, rows: list[list[int]]) -> None:
        for kind, _, *fields in rows:
            if kind in READERS:
                READERS[kind](self, *fields)
        self._note_prices()
        for asset in self._appeared:
            self._counts["appeared", asset] += 1
        for asset in self._bought:
            self._counts["bought", asset] += 1
        for key, number in self._of_year.items():
            self._counts[key] += number
            self._counts["squared", *key] += number * number
        for good in range(GOODS):
            track = list(self._game.cards.tracks[good])
            steps = track.index(self._highest[good]) - track.index(self._lowest[good])
            self._counts["range", good, steps] += 1
        sold, offered = (
            sum(number for key, number in self._of_year.items() if key[0] == kind)
            for kind in ("sold", "offered")
        )
        self._counts["trade", sold, offered] += 1
        self._note_result()

    def _note_result(self) -> None:
        game, counts = self._game, self._counts
        result = game.result()
        for seat in range(game.seats):
            won = Census.SHARES // len(result.winners) if seat in result.winners else 0
            places: tuple[Key, ...] = (
                ("seat", seat),
                ("company", self._dealt[seat]),
                ("place", (seat - self._first) % game.seats),
            )
            for key in places:
                counts[*key, "games"] += 1
                counts[*key, "wins"] += won
                for what, amount in (("points", result.scores[seat]), ("cash", game.purse(seat))):
                    counts[*key, what] += amount
                    counts["squared", *key, what] += amount * amount

    def _note_prices(self) -> None:
        """At the end of a year; prices move once in each."""
        if self._year == 0:
            return
        ends = 0
        for good, price in enumerate(self._prices):
            track = self._game.cards.tracks[good]
            ends += price in (track[0], track[len(track) - 1])
            self._counts["price", self._year, good, price] += 1
        self._counts["ends", self._year, ends] += 1

    # -- events --------------------------------------------------------------------

    def assigned(self, seat: int, company: int, *_: int) -> None:
        self._dealt[seat] = company

    def started(self, seat: int, *_: int) -> None:
        self._first = seat

    def year(self, number: int, *_: int) -> None:
        self._note_prices()
        self._year = number

    def price(self, good: int, price: int, *_: int) -> None:
        self._prices[good] = price
        self._lowest[good] = min(self._lowest[good], price)
        self._highest[good] = max(self._highest[good], price)

    def announced(self, _seat: int, asset: int, *_: int) -> None:
        self._appeared.add(asset)

    def took(self, _seat: int, _company: int, asset: int, amount: int) -> None:
        self._bought.add(asset)
        self._counts["paid", asset, amount] += 1

    def dealt(self, *_: int) -> None:
        self._of_year["dealt", self._year] += 1

    def used(self, *_: int) -> None:
        self._of_year["used", self._year] += 1

    def ran(self, *_: int) -> None:
        self._of_year["ran", self._year] += 1
        self.used()

    def closed(self, company: int, income: int, *_: int) -> None:
        self._counts["books", company, self._year] += 1
        self._counts["income", company, self._year] += income

    def booted(self, company: int, income: int, *_: int) -> None:
        self._of_year["booted", self._year] += 1
        self.closed(company, income)

    def fired(self, _seat: int, _company: int, _chair: int, amount: int) -> None:
        self._of_year["severance", self._year] += amount

    def liquidated(self, *_: int) -> None:
        self._of_year["liquidated", self._year] += 1

    def auctioned(self, symbol: int, *_: int) -> None:
        self._of_year["offered", _metal(symbol), self._year] += 1

    def won(self, _seat: int, symbol: int, amount: int, *_: int) -> None:
        self._of_year["sold", _metal(symbol), self._year] += 1
        self._of_year["spent", _metal(symbol), self._year] += amount

    def founded(self, *_: int) -> None:
        self._of_year["founded", self._year] += 1


def _metal(symbol: int) -> str:
    return "gold" if symbol < SYMBOLS else "silver"


READERS: dict[int, Callable[..., None]] = {
    d.ASSIGNED: _Reading.assigned,
    d.STARTED: _Reading.started,
    d.YEAR: _Reading.year,
    d.PRICE: _Reading.price,
    d.ANNOUNCED: _Reading.announced,
    d.TOOK: _Reading.took,
    d.DEALT: _Reading.dealt,
    d.USED: _Reading.used,
    d.RAN: _Reading.ran,
    d.CLOSED: _Reading.closed,
    d.BOOTED: _Reading.booted,
    d.FIRED: _Reading.fired,
    d.LIQUIDATED: _Reading.liquidated,
    d.AUCTIONED: _Reading.auctioned,
    d.WON: _Reading.won,
    d.FOUNDED: _Reading.founded,
}
