"""A player of Greed Incorporated by maxims: it makes no proposals, answers those it gets, and lets
a company fall when that buys a symbol."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tontine.rules.chance import Rng
from tontine.rules.choices import Choices
from tontine.rules.game import NOBODY, Game
from tontine.rules.greed import decisions as d
from tontine.rules.greed.components import (
    ASSETS,
    COMPANIES,
    FIRST_ASSET,
    GOODS,
    MOST_KEPT,
    SLOTS,
    STORAGE,
    years_of,
)
from tontine.rules.greed.game import Greed

MAXIMS = ("fall", "buy", "chair", "point", "invest", "inputs", "deals", "thrift")
REACH = 1.3  # how much more than the price of the next symbol is wanted
LEAST_BID = 10
DEAREST_COMPANY = 60
LISTED = 400  # choices that are looked at


class Player:
    def __init__(self, rng: Rng, maxims: Sequence[str] = MAXIMS) -> None:
        self._on = set(maxims)
        self._choices = Choices()
        self._keep: list[int] = []  # codes of the sale under way

    def choose(self, game: Game, seat: int) -> int:
        assert isinstance(game, Greed)
        game.offer(seat, self._choices)
        if game.phase == d.BIDDING:
            return self._bid(game, seat)
        if game.phase in (d.GOLD, d.SILVER, d.FOUNDERS):
            return self._auction(game, seat)
        codes = [self._choices.nth(i) for i in range(min(self._choices.total, LISTED))]
        if game.phase == d.ANNOUNCING:
            return max(codes, key=lambda code: self._yields(game, code - d.ANNOUNCE))
        if game.phase == d.TAKING:
            return self._take(game, seat, codes)
        if game.phase == d.TRADING:
            return self._trade(game, seat, codes)
        if game.phase == d.SELLING:
            return self._sell(game, seat, codes)
        if game.phase == d.POINTING:
            return self._point(game, seat, codes)
        if game.phase == d.DROPPING:
            return min(codes, key=lambda code: self._yields(game, code - d.DROP, game.company))
        return codes[0]

    # -- what anybody can read off the table ---------------------------------------

    def _value(self, game: Greed, goods: Mapping[int, int]) -> int:
        return sum(int(game.price(good)) * count for good, count in goods.items())

    def _made(self, game: Greed, asset: int) -> dict[int, int]:
        makes = {good: int(game.cards.makes[asset * GOODS + good]) for good in range(GOODS)}
        return {good: count for good, count in makes.items() if count}

    def _taken(self, game: Greed, asset: int) -> dict[int, int]:
        takes = {good: int(game.cards.takes[asset * GOODS + good]) for good in range(GOODS)}
        return {good: count for good, count in takes.items() if count}

    def _gain(self, game: Greed, asset: int) -> int:
        return self._value(game, self._made(game, asset)) - self._value(
            game, self._taken(game, asset)
        )

    def _yields(self, game: Greed, asset: int, company: int | None = None) -> float:
        """What works only with what it needs counts half, unless that is made in the company; and
        nothing by the maxim."""
        needs = self._taken(game, asset)
        gain = self._gain(game, asset)
        if not needs:
            return gain
        home = company is not None and all(self._makes(game, company, good) for good in needs)
        lacking = 0.0 if "inputs" in self._on else 0.5
        return max(0, gain) * (1.0 if home else lacking)

    def _makes(self, game: Greed, company: int, good: int) -> bool:
        slots = (int(game.slot(company, slot)) for slot in range(SLOTS))
        return any(good in self._made(game, asset) for asset in slots if asset >= FIRST_ASSET)

    def _mine(self, game: Greed, seat: int) -> list[int]:
        return [company for company in range(COMPANIES) if game.ceo(company) == seat]

    def _years_left(self, game: Greed) -> int:
        return int(years_of(game.seats) - game.year)

    def _goods(self, game: Greed, company: int) -> int:
        return sum(int(game.stock(company, it) * game.price(it)) for it in range(GOODS))

    # -- companies -----------------------------------------------------------------

    def _plans_fall(self, game: Greed, seat: int, company: int) -> bool:
        """The severance, this year, would buy the next gold symbol."""
        if "fall" not in self._on or not game.closed >> company & 1:
            return False
        after = int(game.free(company) + game.last(company))
        enough = int(game.purse(seat)) + 0.4 * after >= int(game.gold_price) * REACH
        return enough or self._years_left(game) == 0

    def _is_thrifty(self, game: Greed, seat: int, company: int) -> bool:
        return "thrift" in self._on and self._plans_fall(game, seat, company)

    def _bid(self, game: Greed, seat: int) -> int:
        for company in self._mine(game, seat):
            first = d.BID + company * d.SUMS
            if not self._choices.contains(first + LEAST_BID):
                continue
            amount, free = LEAST_BID, int(game.free(company))
            if "invest" in self._on and not self._is_thrifty(game, seat, company):
                assets = range(FIRST_ASSET, ASSETS)
                on_offer = [it for it in assets if game.mark(it) >= 0 or game.status(it) == 1]
                best = max((self._yields(game, it, company) for it in on_offer), default=0)
                amount = max(LEAST_BID, min(int(best * 0.35), free // 3))
            return first + min(amount, free)
        return self._choices.nth(0)

    def _take(self, game: Greed, seat: int, codes: Sequence[int]) -> int:
        company, years = int(game.company), self._years_left(game)
        spares = years > 0 and game.assets_of(company) >= 2
        if "invest" not in self._on or (spares and self._is_thrifty(game, seat, company)):
            return d.DECLINE
        best, most = d.DECLINE, 0.0
        for code in (it for it in codes if it != d.DECLINE):
            asset = code - d.TAKE
            own = game.mark(asset) == seat
            value = self._yields(game, asset, company) * min(3, years + 0.2)
            value -= 2 * LEAST_BID if own else LEAST_BID
            if game.board_size(company) < 3:
                value += (40 if "chair" in self._on else 0) if own else -10
            if value > most:
                best, most = code, value
        return best

    def _trade(self, game: Greed, seat: int, codes: Sequence[int]) -> int:
        if self._years_left(game) == 0:
            return d.CONTENT
        for code in codes:
            if d.ACCEPT <= code < d.REJECT and "deals" in self._on:
                after = game.clone()
                assert isinstance(after, Greed)
                after.apply(seat, code)
                if self._wealth(after, seat) > self._wealth(game, seat):
                    return code
        uses = [code for code in codes if d.USE <= code < d.PROPOSE]
        best = max(uses, key=lambda code: self._gain(game, code - d.USE), default=d.CONTENT)
        return best if uses and self._gain(game, best - d.USE) > 0 else d.CONTENT

    def _wealth(self, game: Greed, seat: int) -> int:
        return sum(
            int(game.free(it) + game.income(it)) + self._goods(game, it)
            for it in self._mine(game, seat)
        )

    def _sell(self, game: Greed, seat: int, codes: Sequence[int]) -> int:
        """All of it; or, to miss the mark, all but the dearest goods."""
        if self._keep:
            code = self._keep.pop(0)
            return code if code in codes else d.SELL
        company = int(game.company)
        total = int(game.income(company)) + self._goods(game, company)
        if not self._plans_fall(game, seat, company) or total <= game.last(company):
            return d.SELL
        kept = self._kept(game, company, total - int(game.last(company)))
        count = sum(kept.values())
        if not kept or STORAGE[count] > game.free(company):
            return d.SELL
        self._keep = [d.KEEP + good * (MOST_KEPT + 1) + n for good, n in sorted(kept.items())]
        return self._sell(game, seat, codes)

    def _kept(self, game: Greed, company: int, surplus: int) -> dict[int, int]:
        """The dearest goods, as few as are worth so much; none if that cannot be."""
        kept: dict[int, int] = {}
        for good in sorted(range(GOODS), key=lambda it: -game.price(it)):
            while (
                surplus > 0
                and sum(kept.values()) < MOST_KEPT
                and game.stock(company, good) > kept.get(good, 0)
            ):
                kept[good] = kept.get(good, 0) + 1
                surplus -= int(game.price(good))
        return kept if surplus <= 0 else {}

    def _point(self, game: Greed, seat: int, codes: Sequence[int]) -> int:
        """The CEO at himself; the others at whoever would inherit."""
        if "point" not in self._on:
            return codes[-1]
        if game.pointer == 0:
            return d.POINT
        chairs = [code - d.POINT for code in codes]
        rivals = [chair for chair in chairs if game.sits(game.company, chair) != seat]
        return d.POINT + rivals[0] if rivals else codes[0]

    # -- private money -------------------------------------------------------------

    def _auction(self, game: Greed, seat: int) -> int:
        step = 1 if game.phase == d.FOUNDERS else 10
        least = int(game.bid) + (0 if game.highest == NOBODY else step)
        code = d.RAISE + least
        if not self._choices.contains(code):
            return d.PASS
        if game.phase != d.FOUNDERS:
            return code if "buy" in self._on else d.PASS
        early = self._years_left(game) >= 3
        return code if early and least <= DEAREST_COMPANY else d.PASS
