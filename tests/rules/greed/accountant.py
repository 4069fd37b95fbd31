"""A game as somebody would keep it who only hears its events: every pile of money, every good,
every chair and asset. It knows no more of the rules than what an event says has happened.
"""

from __future__ import annotations

from collections import defaultdict

from tests.rules.greed.position import GreedScenario
from tontine.rules.greed import decisions as events
from tontine.rules.greed.components import COMPANIES, GOOD_NAMES, GOODS, SYMBOLS


class Accountant:
    def __init__(self, scenario: GreedScenario) -> None:
        self.scenario = scenario
        cards, seats = scenario.game.cards, scenario.game.seats
        self.free = [0] * COMPANIES
        self.last = [0] * COMPANIES
        self.income = [0] * COMPANIES
        self.purse = [0] * seats
        self.goods: list[dict[int, int]] = [defaultdict(int) for _ in range(COMPANIES)]
        self.chairs: list[list[int]] = [[] for _ in range(COMPANIES)]
        self.assets: list[set[int]] = [set() for _ in range(COMPANIES)]
        self.offer: dict[int, int] = {}
        self.discards: set[int] = set()
        self.trends = [0] * GOODS
        self.prices = [cards.price(good, cards.start[good]) for good in range(GOODS)]
        self.symbols: dict[int, int] = {}
        self.marker = 0
        self.taken = 0  # whose marker lay on the asset just taken

    def catch_up(self) -> None:
        """Hear everything new, and compare the books with the game."""
        for kind, fields in self.scenario.heard():
            hear = getattr(self, f"hear_{events.EVENTS[kind].name}", None)
            if hear is not None:
                hear(*fields)
        self.scenario.journal.used = 0  # what has been heard once is not read again
        self.compare()

    def compare(self) -> None:
        scenario, game = self.scenario, self.scenario.game
        for company in range(COMPANIES):
            piles = (self.free[company], self.last[company], self.income[company])
            assert scenario.piles(company) == piles
            goods = {GOOD_NAMES[good]: count for good, count in self.goods[company].items()}
            assert scenario.goods(company) == {
                good: count for good, count in goods.items() if count
            }
            assert scenario.chairs(company) == "".join(map(str, self.chairs[company]))
            assert scenario.assets(company) == sorted(self.assets[company])
        assert scenario.purse() == self.purse
        assert scenario.on_offer() == self.offer
        assert scenario.discards() == sorted(self.discards)
        assert [game.trend(good) for good in range(GOODS)] == self.trends
        assert [game.price(good) for good in range(GOODS)] == self.prices
        symbols = [game.won_by(symbol) for symbol in range(2 * SYMBOLS)]
        assert symbols == [self.symbols.get(symbol, -1) for symbol in range(len(symbols))]
        assert game.marker == self.marker

    # -- one method an event ----------------------------------------

    def hear_assigned(self, seat: int, company: int) -> None:
        self.chairs[company] = [seat]
        self.free[company] = 100

    def hear_started(self, seat: int) -> None:
        self.marker = seat

    def hear_marker(self, seat: int) -> None:
        self.marker = seat

    def hear_announced(self, seat: int, asset: int) -> None:
        self.offer[asset] = seat

    def hear_trend(self, good: int, trend: int, change: int, cause: int) -> None:
        assert change != 0
        squares = [-3, -1, 0, 1, 2]
        place = squares.index(self.trends[good]) + change
        assert trend == squares[min(4, max(0, place))]
        assert 0 <= cause < len(events.CAUSES)
        self.trends[good] = trend

    def hear_price(self, good: int, price: int, trend: int) -> None:
        track = list(self.scenario.game.cards.tracks[good])
        assert trend == self.trends[good] != 0
        step = track.index(self.prices[good]) + trend
        assert price == track[min(len(track) - 1, max(0, step))] != self.prices[good]
        self.prices[good] = price

    def hear_took(self, seat: int, company: int, asset: int, amount: int) -> None:
        assert self.chairs[company][0] == seat
        assert len(self.assets[company]) < 4
        assert self.free[company] >= amount >= 10
        self.free[company] -= amount
        self.assets[company].add(asset)
        self.taken = self.offer.pop(asset)

    def hear_seated(self, seat: int, company: int, chair: int) -> None:
        assert seat == self.taken
        assert len(self.chairs[company]) == chair
        self.chairs[company].append(seat)

    def hear_produced(self, company: int, good: int, count: int) -> None:
        self.goods[company][good] += count

    hear_gained = hear_produced

    def hear_spent(self, company: int, good: int, count: int) -> None:
        self.goods[company][good] -= count
        assert self.goods[company][good] >= 0

    def hear_moved(self, company: int, partner: int, good: int, count: int) -> None:
        self.hear_spent(company, good, count)
        self.hear_produced(partner, good, count)

    def hear_paid(self, company: int, partner: int, amount: int) -> None:
        self.free[company] -= amount
        self.income[partner] += amount
        assert self.free[company] >= 0

    def hear_sold(self, company: int, good: int, count: int, amount: int) -> None:
        assert amount == count * self.prices[good]
        self.hear_spent(company, good, count)
        self.income[company] += amount

    def hear_kept(self, company: int, good: int, count: int) -> None:
        assert count <= self.goods[company][good]

    def hear_stored(self, company: int, count: int, amount: int) -> None:
        assert amount == {2: 5, 3: 15, 4: 30}[count]
        self.free[company] -= amount

    def hear_closed(self, company: int, income: int, before: int) -> None:
        assert (income, before) == (self.income[company], self.last[company])
        self.free[company] += before
        self.last[company] = income
        self.income[company] = 0
        assert sum(self.goods[company].values()) <= 4

    def hear_booted(self, company: int, income: int, before: int) -> None:
        assert income <= before
        self.hear_closed(company, income, before)

    def hear_fired(self, seat: int, company: int, chair: int, amount: int) -> None:
        assert self.chairs[company][chair] == seat
        self.chairs[company][chair] = -1
        self.free[company] -= amount
        self.purse[seat] += amount
        self._clear_end(company)

    def hear_promoted(self, seat: int, company: int, chair: int) -> None:
        assert self.chairs[company][chair] == -1
        old = self.chairs[company].index(seat, chair)
        self.chairs[company][chair], self.chairs[company][old] = seat, -1
        self._clear_end(company)

    def _clear_end(self, company: int) -> None:
        while self.chairs[company] and self.chairs[company][-1] == -1:
            self.chairs[company].pop()

    def hear_dropped(self, seat: int, company: int, asset: int) -> None:
        assert self.chairs[company][0] == seat
        self.assets[company].remove(asset)
        self.discards.add(asset)

    def hear_liquidated(self, company: int) -> None:
        assert not self.chairs[company]
        self.free[company] = self.last[company] = 0
        self.discards |= self.assets[company]
        self.assets[company] = set()
        self.goods[company].clear()

    def hear_won(self, seat: int, symbol: int, amount: int) -> None:
        self.purse[seat] -= amount
        assert self.purse[seat] >= 0
        assert symbol not in self.symbols
        self.symbols[symbol] = seat

    def hear_founded(self, seat: int, company: int, amount: int) -> None:
        assert amount >= 50
        self.purse[seat] -= amount
        assert self.purse[seat] >= 0
        self.chairs[company] = [seat]
        self.free[company] = 100

    def hear_equipped(self, company: int, asset: int) -> None:
        self.discards.remove(asset)
        self.assets[company].add(asset)

    def hear_scored(self, seat: int, points: int, cash: int) -> None:
        cards = self.scenario.game.cards
        worth = [*cards.gold_points, *cards.silver_points]
        assert points == sum(worth[symbol] for symbol, who in self.symbols.items() if who == seat)
        assert cash == self.purse[seat]
