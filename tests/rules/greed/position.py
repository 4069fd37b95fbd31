"""Any position of Greed Incorporated, and plain words to go on from there.

    table = position(
        phase="trading",
        companies={2: firm("0", goods="2 coal"), 3: firm("1", free=70)},
    )
    table.by(0, deal(2, 3, "2 coal", "70"))
    table.by(1, accept())
    assert table.goods(3) == {"coal": 2}

A company's chairs are its players in order, CEO first; money is the number after the goods. What
is not said is as a game would have it in its last year: every company has closed its books before
and has 100 free cash, prices are at their start, nobody has private money or a symbol.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from tests.rules.greed import box
from tontine.rules.chance import Chance, Rng, Script
from tontine.rules.choices import Choices
from tontine.rules.game import Refusal
from tontine.rules.greed import decisions as codes
from tontine.rules.greed import layout as at
from tontine.rules.greed import symbols
from tontine.rules.greed import year as years
from tontine.rules.greed.cards import CardSet
from tontine.rules.greed.components import (
    ASSETS,
    CHAIRS,
    COMPANIES,
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
from tontine.rules.journal import Journal

THINGS = [*GOOD_NAMES, "money"]
CHAIR_NAMES = ("ceo", "cfo", "coo")

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
Decision = tuple[int, ...]  # a deal, a sale takes several codes

# -- decisions by name -----------------------------------------------------------------

DECLINE = (codes.DECLINE,)
CONTENT = (codes.CONTENT,)
SEND = (codes.SEND,)
PASS = (codes.PASS,)
OPEN = (codes.OPEN,)


def announce(asset: int) -> Decision:
    return (codes.ANNOUNCE + asset,)


def bid(company: int, amount: int) -> Decision:
    return (codes.BID + company * codes.SUMS + amount,)


def take(asset: int) -> Decision:
    return (codes.TAKE + asset,)


def use(asset: int) -> Decision:
    return (codes.USE + asset,)


def terms(gives: str, wants: str) -> Decision:
    entries = [
        codes.TERM + (side * len(THINGS) + THINGS.index(thing)) * codes.SUMS + amount
        for side, words in enumerate((gives, wants))
        for thing, amount in box.goods(words).items()
    ]
    return tuple(sorted(entries))


def run(*assets: int) -> Decision:
    return tuple(codes.RUN + asset for asset in assets)


def deal(company: int, partner: int, gives: str, wants: str, runs: Sequence[int] = ()) -> Decision:
    begin = codes.PROPOSE + company * COMPANIES + partner
    return (begin, *run(*runs), *terms(gives, wants), *SEND)


def accept(place: int = 0) -> Decision:
    return (codes.ACCEPT + place,)


def reject(place: int = 0) -> Decision:
    return (codes.REJECT + place,)


def counter(gives: str, wants: str, place: int = 0, runs: Sequence[int] = ()) -> Decision:
    return (codes.COUNTER + place, *run(*runs), *terms(gives, wants), *SEND)


def withdraw(place: int = 0) -> Decision:
    return (codes.WITHDRAW + place,)


def sell(keep: str = "") -> Decision:
    """Everything, but for what is kept."""
    kept = [
        codes.KEEP + GOOD_NAMES.index(good) * 5 + count for good, count in box.goods(keep).items()
    ]
    return (*sorted(kept), codes.SELL)


def point(chair: str) -> Decision:
    return (codes.POINT + CHAIR_NAMES.index(chair),)


def drop(asset: int) -> Decision:
    return (codes.DROP + asset,)


def raise_to(amount: int) -> Decision:
    return (codes.RAISE + amount,)


def found(company: int) -> Decision:
    return (codes.FOUND + company,)


def equip(*assets: int) -> Decision:
    return tuple(codes.EQUIP + asset for asset in assets)


SINGLE = {
    codes.DECLINE: "decline",
    codes.CONTENT: "content",
    codes.SEND: "send",
    codes.SELL: "sell",
    codes.PASS: "pass",
    codes.OPEN: "open",
}
NAMED = [
    (codes.EQUIP, "equip"),
    (codes.FOUND, "found"),
    (codes.DROP, "drop"),
    (codes.POINT, "point"),
    (codes.KEEP, "keep"),
    (codes.RUN, "run"),
    (codes.WITHDRAW, "withdraw"),
    (codes.COUNTER, "counter"),
    (codes.REJECT, "reject"),
    (codes.ACCEPT, "accept"),
    (codes.PROPOSE, "propose"),
    (codes.USE, "use"),
    (codes.TAKE, "take"),
    (codes.ANNOUNCE, "announce"),
]


def words(code: int, count: int = 1) -> str:
    """A span of codes as ``Table.offered`` lists it."""
    if code in SINGLE:
        return SINGLE[code]
    if code >= codes.TERM:
        return _sums(code, count)
    first, name = next(pair for pair in NAMED if pair[0] <= code)
    number = code - first
    if name == "point":
        return f"point {CHAIR_NAMES[number]}"
    if name == "propose":
        return f"propose {number // COMPANIES} {number % COMPANIES}"
    if name == "keep":
        return f"keep {number % 5} to {number % 5 + count - 1} {GOOD_NAMES[number // 5]}"
    return f"{name} {number}"


def _sums(code: int, count: int) -> str:
    if code >= codes.RAISE:
        return f"raise {code - codes.RAISE} to {code - codes.RAISE + count - 1}"
    first = codes.BID if code >= codes.BID else codes.TERM
    row, amount = divmod(code - first, codes.SUMS)
    if first == codes.BID:
        return f"bid {row} {amount} to {amount + count - 1}"
    side = "give" if row < len(THINGS) else "want"
    return f"{side} {amount} to {amount + count - 1} {THINGS[row % len(THINGS)]}"


# -- a game on the table ---------------------------------------------------------------


class Table:
    """A game with its journal."""

    def __init__(self, game: Greed) -> None:
        self.game = game
        self.journal = game.journal = Journal()

    def decide(self, *decisions: Decision) -> None:
        """Whoever is first to decide does, again and again."""
        for code in (code for decision in decisions for code in decision):
            self._apply(self.game.actor, code)

    def by(self, seat: int, *decisions: Decision) -> None:
        for code in (code for decision in decisions for code in decision):
            self._apply(seat, code)

    def _apply(self, seat: int, code: int) -> None:
        choices = Choices()
        refusal = self.game.refusal(seat, code)
        assert refusal is None, f"{words(code)}: {refusal.rule} {refusal.reason}"
        self.game.offer(seat, choices)
        assert choices.contains(code), f"{words(code)} is not offered"
        self.game.apply(seat, code)

    def offered(self, seat: int | None = None) -> list[str]:
        choices = Choices()
        self.game.offer(self.game.actor if seat is None else seat, choices)
        return [words(first, count) for first, count in choices.listed()]

    def refused(self, decision: Decision, seat: int | None = None) -> Refusal | None:
        """Why a decision, or the later part of it, is not accepted."""
        game = self.game.clone()
        seat = game.actor if seat is None else seat
        for code in decision[:-1]:
            refusal = game.refusal(seat, code)
            if refusal is not None:
                return refusal
            game.apply(seat, code)
        return game.refusal(seat, decision[-1])

    def refusal(self, decision: Decision, seat: int | None = None) -> tuple[str, str] | None:
        """Rule and reason."""
        refusal = self.refused(decision, seat)
        return None if refusal is None else (refusal.rule, refusal.reason)

    def told(self, kind: int, to: int | None = None) -> list[tuple[int, ...]]:
        """The fields of every event of a kind; ``to`` a seat: of those it may know."""
        return [fields for event, fields in self.heard(to) if event == kind]

    def heard(self, to: int | None = None) -> list[tuple[int, tuple[int, ...]]]:
        """Every event, with its kind; ``to`` a seat: of those it may know."""
        return [
            (kind, tuple(fields[: len(codes.EVENTS[kind].fields)]))
            for kind, audience, *fields in self.journal.rows()
            if to is None or audience >> to & 1
        ]

    def story(self, to: int | None = None) -> list[str]:
        """The names of all events so far."""
        return [codes.EVENTS[kind].name for kind, _ in self.heard(to)]

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

    def owing(self) -> list[int]:
        return [seat for seat in range(self.game.seats) if self.game.owes >> seat & 1]

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


def wander(table: Table, seed: int, most: int = 5000) -> Iterator[int]:
    """Random decisions to the end, or so many; after each, how many so far.

    Every kind of answer is as likely as another, and so are small and large amounts; who decides
    next is any of those who owe.
    """
    rng = Rng(seed)
    choices = Choices()
    count = 0
    while not table.game.over and count < most:
        owing = table.owing()
        seat = owing[rng.below(len(owing))]
        table.game.offer(seat, choices)
        spans = choices.listed()
        first, number = spans[rng.below(len(spans))]
        amounts = [0, min(rng.below(4), number - 1), rng.below(number), number - 1]
        table.game.apply(seat, first + amounts[rng.below(4)])
        count += 1
        yield count


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
) -> Table:
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
    table = Table(game)
    table.begin(phase)
    return table


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
) -> Table:
    """A game from the very start."""
    chance = scripted(companies, draws, seed)
    table = Table(set_up(seats, chance, cards or box.box(), new_ceo_drops))
    table.game.deal()
    return table


def scripted(companies: Sequence[int] = (), draws: Sequence[int] = (), seed: int = 1) -> Chance:
    """Chance that deals these companies, and these assets from the deck."""
    chance = Chance(Rng(seed))
    chance.follow(Script([vec[i64](companies), vec[i64](draws)], strict=False))
    return chance
