"""What a seat sees of a game of Greed Incorporated, as numbers.

Not in it are other hands, sealed answers of others, and what somebody is just drafting.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from tontine.rules.actions import Actions
from tontine.rules.game import NOBODY, Game
from tontine.rules.greed import decisions as d
from tontine.rules.greed import layout as at
from tontine.rules.greed.components import NO_ASSET
from tontine.rules.greed.game import Greed
from tontine.rules.greed.position import DEAL, FROM, TO
from tontine.rules.greed.position import RUNS as DEAL_RUNS
from tontine.rules.greed.position import TERMS as DEAL_TERMS
from tontine.rules.observation import ANEW, MOST, Field, Observer, Space

PLANES: Final[list[Field]] = []
NUMBERS: Final = [
    Field("prices", (11,), "G11: of each good", MOST, 50),
    Field("trends", (11,), "G10", 2, 3, -3),
    Field("stock", (10, 11), "G16: by company and good", MOST, 10),
    Field("assets", (10, 4), "G12: by company, the cards it has; 0 for none", 49, 49),
    Field("free", (10,), "G8: by company, its free cash", MOST, 200),
    Field("last", (10,), "G23: by company, last year's income", MOST, 200),
    Field("income", (10,), "G21: and this year's", MOST, 200),
    Field("closed", (10,), "G22: by company, whether it has closed its books before"),
    Field("gone", (10,), "G28: by company, whether it was liquidated"),
    Field(
        "status",
        (40,),
        "G13: of each asset: 0 not seen yet, 1 on offer, 2 ready, 3 used, 4 discarded",
        4,
        4,
    ),
    Field(
        "chairs",
        (10, 6),
        "G15: by company, who sits on each, counted from 1 (oneself); 0 for nobody",
        5,
        5,
    ),
    Field("marks", (40,), "G13: whose marker lies on each asset, counted from 1", 5, 5),
    Field(
        "symbols",
        (18,),
        "G29: who has won each, nine of silver after nine of gold, counted from 1",
        5,
        5,
    ),
    Field("purses", (5,), "G25: by seat, private money", MOST, 200),
    Field("cards", (5,), "G9: by seat, cards in the hand", 2, 2),
    Field("made", (5,), "G20: by seat, proposals this year", 24, 24),
    Field("hand", (2,), "G9: the own cards; 0 for none", 49, 49),
    Field("chosen", (1,), "G9: of them, that will be announced; 0 for none yet", 49, 49),
    Field("bids", (10,), "G12: by company; those of others once all are in", MOST, 200),
    Field(
        "phase",
        (14,),
        "G6: what is to be decided: announce, bid, take, trade, draft, sell, point, drop, gold, "
        "silver, founders, found, equip; over",
    ),
    Field(
        "company",
        (10,),
        "G6: that the question is about; while a deal is drafted, only for who drafts it",
    ),
    Field("partner", (10,), "G17: of the deal that the own seat drafts"),
    Field("pending", (10,), "G7: companies still to come in this phase"),
    Field("owing", (5,), "G8: by seat, whether it owes a decision"),
    Field("content", (5,), "G20: by seat"),
    Field("bidders", (5,), "G29: by seat, whether it is still in the auction"),
    Field("fired", (3,), "G24: chairs that were pointed at"),
    Field("pointer", (1,), "G24: the chair that points", 2, 2),
    Field("highest", (1,), "G29: who bids most, counted from 1; 0 for nobody", 5, 5),
    Field("bid", (1,), "G29: how much", MOST, 200),
    Field("gold_price", (1,), "G29: what gold begins at", MOST, 200),
    Field("silver_price", (1,), "G30: what silver begins at", MOST, 200),
    Field("actor", (1,), "G8: who decides next in a fair order; -1 at the end", 4, 4, -1),
    Field("marker", (1,), "G4: who has it", 4, 4),
    Field("year", (1,), "G6", 12, 12),
    Field("ten", (1,), "G5: tens opened", 4, 4),
    Field("pile", (1,), "G5: cards left of the present ten", 10, 10),
    Field("new_ceo_drops", (1,), "G27"),
    Field("players", (1,), "G1", 5, 5),
    Field("runs", (8,), "G19: in the own draft, slots whose assets are run, the proposer's first"),
    Field(
        "draft",
        (2, 12),
        "G17: what each side gives in the own draft, goods and then money; in a sale, what is kept",
        MOST,
        50,
    ),
    Field(
        "deals",
        (16, 27),
        "G17: open proposals: from and to, companies counted from 1; the set of slots run; then "
        "what each side gives",
        MOST,
        50,
    ),
]
ACTIONS: Final = Actions(538, d.TERM, d.SUMS, 35, 32)

# Where they stand. (As literals, which cost nothing.)
TRENDS: Final = 11
STOCK: Final = 22
ASSETS: Final = 132
FREE: Final = 172
LAST: Final = 182
INCOME: Final = 192
CLOSED: Final = 202
GONE: Final = 212
STATUS: Final = 222
CHAIRS: Final = 262
MARKS: Final = 322
SYMBOLS: Final = 362
PURSES: Final = 380
CARDS: Final = 385
MADE: Final = 390
HAND: Final = 395
BIDS: Final = 398
PHASE: Final = 408
COMPANY: Final = 422
PARTNER: Final = 432
PENDING: Final = 442
OWING: Final = 452
CONTENT: Final = 457
BIDDERS: Final = 462
FIRED: Final = 467
REST: Final = 470
RUNS: Final = 482
DRAFT: Final = 490
DEALS: Final = 514
ROW: Final = 27  # of a proposal
WIDTH: Final = 946

# What a row says already, and whether it can stay.
YEAR_AND_PHASE: Final = 0
SEAT: Final = 1
COMPANY_SAID: Final = 2
PARTNER_SAID: Final = 3
PENDING_SAID: Final = 4
DRAFTED: Final = 5  # whether there is anything of a draft in it
PROPOSALS: Final = 6  # how many there are in it
SAID: Final = 7


@mypyc_attr(acyclic=True)
class GreedObserver(Observer):
    def __init__(self, rows: i64) -> None:
        super().__init__(rows, 0, WIDTH)
        self._turned: vec[i32] = vec[i32]([0] * 8)  # by seat + 1, what ``from_one`` makes of it
        self._said: vec[i64] = vec[i64]([0] * (rows * SAID))
        for row in range(rows):
            self._said[row * SAID + YEAR_AND_PHASE] = d.OVER
            self._said[row * SAID + SEAT] = NOBODY
            self._said[row * SAID + COMPANY_SAID] = NOBODY
            self._said[row * SAID + PARTNER_SAID] = NOBODY

    def write(self, row: i64, game: Game, seat: i64, code: i64) -> None:
        assert isinstance(game, Greed)
        said = self._said
        known = row * SAID
        before = said[known]
        now = game.year * 16 + game.phase
        first = row * WIDTH
        light = code != ANEW and is_light(before, now, code)
        if not light:
            self._write_companies(first, game)
        if not light or said[known + SEAT] != seat:
            self._write_seats(first, game, seat)
        numbers = self.numbers
        if before != now:
            numbers[first + PHASE + (before & 15)] = 0
            numbers[first + PHASE + game.phase] = 1
        said[known] = now
        said[known + SEAT] = seat
        self._write_question(first, known, game, seat)
        self._write_rest(first, game, seat)
        if (
            code == ANEW
            or code < d.PROPOSE
            or d.ACCEPT <= code < d.COUNTER
            or d.WITHDRAW <= code < d.RUN
        ):
            self._write_deals(first, known, game)

    def _write_companies(self, first: i64, game: Greed) -> None:
        """What is the same for all seats, and stays for as long as all is talk."""
        numbers = self.numbers
        source = game.numbers
        cards = game.cards
        for good in range(i64(11)):
            numbers[first + good] = i32(cards.price(good, source[at.STEP + good]))
            numbers[first + TRENDS + good] = i32(source[at.TREND + good])
        for place in range(i64(110)):
            numbers[first + STOCK + place] = i32(source[at.STOCK + place])
        for place in range(i64(40)):
            numbers[first + ASSETS + place] = i32(source[at.SLOT + place])
            numbers[first + STATUS + place] = i32(source[at.STATUS + 10 + place])
        for company in range(i64(10)):
            numbers[first + FREE + company] = i32(source[at.FREE + company])
            numbers[first + LAST + company] = i32(source[at.LAST + company])
            numbers[first + INCOME + company] = i32(source[at.INCOME + company])
            numbers[first + CLOSED + company] = i32((game.closed >> company) & 1)
            numbers[first + GONE + company] = i32((game.gone >> company) & 1)

    def _write_seats(self, first: i64, game: Greed, seat: i64) -> None:
        """The same, as seen from a seat."""
        numbers = self.numbers
        source = game.numbers
        seats = game.seats
        turned = self._turned
        for one in range(seats):
            turned[one + 1] = from_one(one, seat, seats)
        for place in range(i64(60)):
            numbers[first + CHAIRS + place] = turned[source[at.CHAIR + place] + 1]
        for place in range(i64(40)):
            numbers[first + MARKS + place] = turned[source[at.MARK + 10 + place] + 1]
        for place in range(i64(18)):
            numbers[first + SYMBOLS + place] = turned[source[at.SYMBOL + place] + 1]
        other = seat
        for place in range(first, first + seats):
            numbers[place + PURSES] = i32(source[at.PURSE + other])
            held: i32 = 0
            if source[at.HELD + other * 2] != NO_ASSET:
                held = 1
            if source[at.HELD + other * 2 + 1] != NO_ASSET:
                held += 1
            numbers[place + CARDS] = held
            other += 1
            if other == seats:
                other = 0

    def _write_question(self, first: i64, known: i64, game: Greed, seat: i64) -> None:
        """What is asked, about which companies, and the draft."""
        numbers = self.numbers
        source = game.numbers
        said = self._said
        drafts = game.phase == d.DRAFTING
        mine = seat == game.actor
        company = game.company if mine or not drafts else i64(NOBODY)
        partner = game.partner if mine and drafts else i64(NOBODY)
        if said[known + COMPANY_SAID] != company:
            self._write_one(first + COMPANY, said[known + COMPANY_SAID], company)
            said[known + COMPANY_SAID] = company
        if said[known + PARTNER_SAID] != partner:
            self._write_one(first + PARTNER, said[known + PARTNER_SAID], partner)
            said[known + PARTNER_SAID] = partner
        if said[known + PENDING_SAID] != game.pending:
            self._write_set(first + PENDING, game.pending, 10)
            said[known + PENDING_SAID] = game.pending
        drafted: i64 = 1 if mine and (drafts or game.phase == d.SELLING) else 0
        if drafted != 0:
            for entry in range(i64(24)):
                numbers[first + DRAFT + entry] = i32(source[at.DRAFT + entry])
            self._write_set(first + RUNS, game.runs, 8)
        elif said[known + DRAFTED] != 0:
            for place in range(first + RUNS, first + DEALS):
                numbers[place] = 0
        said[known + DRAFTED] = drafted

    def _write_one(self, first: i64, was: i64, now: i64) -> None:
        """One of several, or none (NOBODY)."""
        numbers = self.numbers
        if was != NOBODY:
            numbers[first + was] = 0
        if now != NOBODY:
            numbers[first + now] = 1

    def _write_set(self, first: i64, members: i64, count: i64) -> None:
        numbers = self.numbers
        for member in range(count):
            numbers[first + member] = i32((members >> member) & 1)

    def _write_rest(self, first: i64, game: Greed, seat: i64) -> None:
        numbers = self.numbers
        source = game.numbers
        seats = game.seats
        numbers[first + HAND] = i32(source[at.HELD + seat * 2])
        numbers[first + HAND + 1] = i32(source[at.HELD + seat * 2 + 1])
        numbers[first + HAND + 2] = i32(source[at.CHOSEN + seat])
        sealed = game.phase == d.BIDDING
        for company in range(i64(10)):
            bid = i32(source[at.BID + company])
            if sealed and source[at.CHAIR + company * 6] != seat:
                bid = 0
            numbers[first + BIDS + company] = bid
        other = seat
        for place in range(first, first + seats):
            numbers[place + MADE] = i32(source[at.MADE + other])
            numbers[place + OWING] = i32((game.owes >> other) & 1)
            numbers[place + CONTENT] = i32((game.content >> other) & 1)
            numbers[place + BIDDERS] = i32((game.bidders >> other) & 1)
            other += 1
            if other == seats:
                other = 0
        for chair in range(i64(3)):
            numbers[first + FIRED + chair] = i32((game.fired >> chair) & 1)
        place = first + REST
        numbers[place] = i32(game.pointer if game.phase == d.POINTING else i64(0))
        numbers[place + 1] = from_one(game.highest, seat, seats)
        numbers[place + 2] = i32(game.bid)
        numbers[place + 3] = i32(game.gold_price)
        numbers[place + 4] = i32(game.silver_price)
        numbers[place + 5] = from_one(game.actor, seat, seats) - 1
        numbers[place + 6] = from_one(game.marker, seat, seats) - 1
        numbers[place + 7] = i32(game.year)
        numbers[place + 8] = i32(game.ten)
        numbers[place + 9] = i32(game.pile_left)
        numbers[place + 10] = 1 if game.new_ceo_drops else 0
        numbers[place + 11] = i32(seats)

    def _write_deals(self, first: i64, known: i64, game: Greed) -> None:
        numbers = self.numbers
        said = self._said
        source = game.deals
        count = i64(len(source)) // DEAL
        for deal in range(count):
            place = first + DEALS + deal * ROW
            row = deal * DEAL
            numbers[place] = i32(source[row + FROM] + 1)
            numbers[place + 1] = i32(source[row + TO] + 1)
            numbers[place + 2] = i32(source[row + DEAL_RUNS])
            for entry in range(i64(24)):
                numbers[place + 3 + entry] = i32(source[row + DEAL_TERMS + entry])
        last = first + DEALS + said[known + PROPOSALS] * ROW
        for place in range(first + DEALS + count * ROW, last):
            numbers[place] = 0
        said[known + PROPOSALS] = count


def is_light(before: i64, now: i64, code: i64) -> bool:
    """Whether a decision was but talk: nothing changed hands."""
    phase = now & 15
    if before != now:
        return phase == d.DRAFTING and before == now - d.DRAFTING + d.TRADING
    if phase == d.TRADING:
        return code == d.CONTENT or d.REJECT <= code < d.COUNTER or d.WITHDRAW <= code < d.SEND
    if phase == d.SELLING:
        return code != d.SELL
    return (
        phase == d.DRAFTING
        or phase == d.BIDDING
        or phase == d.ANNOUNCING
        or phase == d.GOLD
        or phase == d.SILVER
        or phase == d.FOUNDERS
    )


def from_one(other: i64, seat: i64, seats: i64) -> i32:
    """A seat counted from the own one on, which is 1; nobody is 0."""
    if other < 0:
        return 0
    place = i32(other - seat + 1)
    return place if place > 0 else place + i32(seats)


SPACE: Final = Space(PLANES, NUMBERS, ACTIONS, GreedObserver)
