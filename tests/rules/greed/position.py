"""Any position of Greed Incorporated, to go on from by the decisions in ``decisions.py``.

    scenario = position(
        phase="trading",
        companies={2: firm("0", goods="2 coal"), 3: firm("1", free=70)},
    )
    scenario.by(0, deal(2, 3, "2 coal", "70"))
    scenario.by(1, accept())
    assert scenario.goods(3) == {"coal": 2}

A company's chairs are its players in order, CEO first; money is the number after the goods. What
is not said is as a game would have it in its last year: every company has closed its books before
and has 100 free cash, prices are at their start, nobody has private money or a symbol.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from tests.rules.greed import box
from tests.rules.greed.decisions import words
from tests.rules.scenario import Scenario
from tontine.rules.chance import Chance, Rng, Script
from tontine.rules.greed import decisions as codes
from tontine.rules.greed import layout as at
from tontine.rules.greed import symbols
from tontine.rules.greed import year as years
from tontine.rules.greed.cards import CardSet
from tontine.rules.greed.components import (
    ASSETS,
    CHAIRS,
    FIRST_ASSET,
    GOOD_NAMES,
    GOODS,
    HAND,
    SLOTS,
    SYMBOLS,
    years_of,
)
from tontine.rules.greed.game import Greed, set_up
from tontine.rules.greed.position import DISCARDED, NOBODY, ON_OFFER, READY, USED

Phase = Literal[
    "announcing",
    "moving",
    "bidding",
    "producing",
    "trading",
    "selling",
    "closing",
    "gold",
    "silver",
    "founders",
]
STAGES: dict[Phase, int] = {
    "announcing": years.TURN_OF_THE_YEAR,
    "moving": years.MARKET_FORCES,
    "bidding": years.INVESTMENT,
    "producing": years.PRODUCTION,
    "trading": years.TRADE,
    "selling": years.SALES,
    "closing": years.CLOSING_THE_BOOKS,
    "gold": years.WORK_HARD_PLAY_HARD,
    "silver": years.ENTREPRENEURS,  # after it
    "founders": years.ENTREPRENEURS,
}

# -- where a game stands ---------------------------------------------------------------


class GreedScenario(Scenario[Greed]):
    EVENTS = codes.EVENTS
    words = staticmethod(words)

    # Facts, in the words of the tests.

    @property
    def phase(self) -> str:
        return codes.PHASES[self.game.phase]

    def begin(self, phase: Phase) -> None:
        """Go on from the beginning of a phase, whatever was asked before."""
        game = self.game
        game.over = False
        game.ask_nobody()
        if phase == "announcing":
            game.year -= 1
        if phase == "silver":
            symbols.begin_silver(game, NOBODY)
        years.go_on(game, STAGES[phase])

    def chairs(self, company: int) -> str:
        """The players from the CEO down; a dash is a vacant chair."""
        row = [self.game.sits(company, chair) for chair in range(CHAIRS)]
        return "".join("-" if seat == NOBODY else str(seat) for seat in row).rstrip("-")

    def assets(self, company: int) -> list[int]:
        row = [self.game.slot(company, slot) for slot in range(SLOTS)]
        return sorted(asset for asset in row if asset)

    def goods(self, company: int) -> dict[str, int]:
        row = [self.game.stock(company, good) for good in range(GOODS)]
        return {good: count for good, count in zip(GOOD_NAMES, row, strict=True) if count}

    def piles(self, company: int) -> tuple[int, int, int]:
        """Free cash, last year's income, new income."""
        game = self.game
        return game.free(company), game.last(company), game.income(company)

    def purse(self) -> list[int]:
        return [self.game.purse(seat) for seat in range(self.game.seats)]

    def trend(self, good: str) -> int:
        return self.game.trend(GOOD_NAMES.index(good))

    def trends(self) -> dict[str, int]:
        return {good: self.trend(good) for good in GOOD_NAMES if self.trend(good)}

    def price(self, good: str) -> int:
        return self.game.price(GOOD_NAMES.index(good))

    def on_offer(self) -> dict[int, int]:
        """Whose marker lies on every asset on offer."""
        return {asset: self.game.mark(asset) for asset in self.cards(ON_OFFER)}

    def discards(self) -> list[int]:
        return self.cards(DISCARDED)

    def cards(self, status: int) -> list[int]:
        """The assets that are in one place."""
        return [asset for asset in range(FIRST_ASSET, ASSETS) if self.game.status(asset) == status]

    def hand(self, seat: int) -> list[int]:
        held = [self.game.held(seat, place) for place in range(HAND)]
        return sorted(asset for asset in held if asset)

    def pile(self) -> list[int]:
        """What is left of the present ten."""
        return sorted(self.game.row(at.PILE, self.game.pile_left))

    def deals(self) -> list[int]:
        """The numbers of the open proposals."""
        rows = self.game.snapshot()["deals"]
        assert isinstance(rows, list)
        return [row[0] for row in rows]


# -- setting up ------------------------------------------------------------------------


class Firm(NamedTuple):
    chairs: str
    assets: Sequence[int]
    goods: str
    free: int
    last: int
    income: int
    new: bool  # has never closed its books


def firm(
    chairs: str,
    *,
    assets: Sequence[int] = (),
    goods: str = "",
    free: int = 100,
    last: int = 0,
    income: int = 0,
    new: bool = False,
) -> Firm:
    return Firm(chairs, assets, goods, free, last, income, new)


def position(
    *,
    phase: Phase,
    seats: int = 3,
    companies: Mapping[int, Firm] | None = None,
    hands: Sequence[Sequence[int]] = (),
    pile: Sequence[int] = (),
    ten: int = 4,
    draws: Sequence[int] = (),
    offer: Mapping[int, int] | None = None,
    discards: Iterable[int] = (),
    steps: Mapping[str, int] | None = None,
    trends: Mapping[str, int] | None = None,
    purse: Sequence[int] = (),
    gold: Sequence[int] = (),
    silver: Sequence[int] = (),
    prices: tuple[int, int] = (50, 30),
    founded: int = 0,
    gone: Iterable[int] = (),
    marker: int = 0,
    year: int | None = None,
    new_ceo_drops: bool = False,
    seed: int = 1,
) -> GreedScenario:
    """The phase begins. ``draws`` are the next cards to leave the deck.

    ``offer`` is whose marker lies on each card; ``gold`` and ``silver`` who won the symbols so
    far. ``ten`` is how many tens have been opened, ``pile`` what is left of the last of them.
    """
    game = set_up(seats, scripted(draws=draws, seed=seed), box.box(), new_ceo_drops)
    for number, one in (companies or {}).items():
        _found(game, number, one)
    for seat, hand in enumerate(hands):
        for place, asset in enumerate(hand):
            game.numbers[at.HELD + seat * HAND + place] = asset
    for place, asset in enumerate(pile):
        game.numbers[at.PILE + place] = asset
    game.pile_left, game.ten = len(pile), ten
    for asset, seat in (offer or {}).items():
        game.numbers[at.STATUS + asset] = ON_OFFER
        game.numbers[at.MARK + asset] = seat
    for asset in discards:
        game.numbers[at.STATUS + asset] = DISCARDED
    for good, step in (steps or {}).items():
        game.numbers[at.STEP + GOOD_NAMES.index(good)] = step
    for good, trend in (trends or {}).items():
        game.numbers[at.TREND + GOOD_NAMES.index(good)] = trend
    for seat, money in enumerate(purse):
        game.numbers[at.PURSE + seat] = money
    for symbol, seat in enumerate(gold):
        game.numbers[at.SYMBOL + symbol] = seat
    for symbol, seat in enumerate(silver):
        game.numbers[at.SYMBOL + SYMBOLS + symbol] = seat
    game.golds, game.silvers = len(gold), len(silver)
    assert max(game.golds, game.silvers) <= SYMBOLS
    game.gold_price, game.silver_price = prices
    game.founded = founded
    for company in gone:
        game.gone |= 1 << company
    game.marker = marker
    game.year = years_of(seats) if year is None else year
    scenario = GreedScenario(game)
    scenario.begin(phase)
    return scenario


def _found(game: Greed, company: int, one: Firm) -> None:
    for chair, seat in enumerate(one.chairs):
        game.numbers[at.CHAIR + company * CHAIRS + chair] = int(seat)
    for slot, asset in enumerate(one.assets):
        game.numbers[at.SLOT + company * SLOTS + slot] = asset
        game.numbers[at.STATUS + asset] = READY if game.cards.processes[asset] else USED
    for good, count in box.goods(one.goods).items():
        game.gain(company, GOOD_NAMES.index(good), count)
    game.numbers[at.FREE + company] = one.free
    game.numbers[at.LAST + company] = one.last
    game.numbers[at.INCOME + company] = one.income
    if not one.new:
        game.closed |= 1 << company


def dealt(
    seats: int,
    *,
    companies: Sequence[int] = (),
    draws: Sequence[int] = (),
    cards: CardSet | None = None,
    new_ceo_drops: bool = False,
    seed: int = 1,
) -> GreedScenario:
    """A game from the very start."""
    chance = scripted(companies, draws, seed)
    scenario = GreedScenario(set_up(seats, chance, cards or box.box(), new_ceo_drops))
    scenario.game.deal()
    return scenario


def scripted(companies: Sequence[int] = (), draws: Sequence[int] = (), seed: int = 1) -> Chance:
    """Chance that deals these companies, and these assets from the deck."""
    chance = Chance(Rng(seed))
    chance.follow(Script([vec[i64](companies), vec[i64](draws)], strict=False))
    return chance
