"""The table of Greed Incorporated as a seat sees it."""

from __future__ import annotations

from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from tontine.play.greed.cards import is_house
from tontine.play.greed.names import CHAIR_NAMES, GOOD_NAMES, THING_NAMES, symbol_name
from tontine.rules.greed import auction, deals, entrepreneurs, investment, trade
from tontine.rules.greed.components import (
    ASSETS,
    BOARD,
    CHAIRS,
    COMPANIES,
    FIRST_ASSET,
    FIRST_FOUNDED,
    GOODS,
    HAND,
    MONEY,
    MOST_OPEN,
    MOST_PROPOSALS,
    NO_ASSET,
    SEVERANCE,
    SLOTS,
    SYMBOLS,
    TENS,
    THINGS,
    trend_after,
    years_of,
)
from tontine.rules.greed.decisions import (
    BIDDING,
    FOUNDERS,
    GOLD,
    LOTS,
    PHASES,
    SILVER,
    STAGES,
    TAKING,
)
from tontine.rules.greed.exchange import PLACES
from tontine.rules.greed.game import Greed
from tontine.rules.greed.position import (
    DEAL,
    DISCARDED,
    FROM,
    NOBODY,
    NUMBER,
    ON_OFFER,
    RUNS,
    TERMS,
    TO,
    UNSEEN,
)
from tontine.rules.greed.position import READY as IS_READY
from tontine.rules.greed.refusals import fulfilment


class Good(Struct, frozen=True):
    """A good on the price board: its price, the number on its trend's square (-3, -1, 0, +1 or
    +2), and next year's price if the trend stays."""

    name: str
    price: int
    trend: int
    next_price: int
    track: list[int]


class Arrow(Struct, frozen=True):
    """G10: what a card would do to a trend: move it so many squares. By itself, and now, that
    leads to the square with the number ``trend``, and to ``next_price`` next year."""

    good: str
    squares: int
    trend: int
    next_price: int


class AssetCard(Struct, frozen=True):
    """An asset: it makes goods every year, or turns ``takes`` into ``makes`` once a year. Its
    arrows act when it is announced; from then on they are left out."""

    number: int
    takes: dict[str, int]
    makes: dict[str, int]
    arrows: list[Arrow]


class Asset(Struct, frozen=True):
    """An asset at work. ``lacks`` is what its company has too little of to use it now."""

    card: AssetCard
    processes: bool
    used: bool  # this year
    lacks: dict[str, int]


class Forecast(Struct, frozen=True):
    """G22: income so far and what the goods would bring today, against last year's."""

    income: int
    goods: int
    last: int
    first: bool  # the first time books are closed, there is no boot
    boot: bool  # if all were sold as things stand


class Severance(Struct, frozen=True):
    """G25: what a member of the board would get if fired now."""

    chair: str
    seat: int
    amount: int


class Company(Struct, frozen=True):
    number: int
    rank: int  # G7
    ceo: int
    free: int
    last: int
    income: int
    goods: dict[str, int]
    assets: list[Asset]
    chairs: list[int | None]
    forecast: Forecast
    severance: list[Severance]
    bids: bool  # G12: whether it makes a bid this year
    bid: int | None  # where it is known


class Offer(Struct, frozen=True):
    """A card on offer, and whose marker lies on it."""

    card: AssetCard
    seat: int
    cost: int | None  # G14: to the company that may take one now


class Symbol(Struct, frozen=True):
    """Its arrows act when it is won; from then on they are left out."""

    name: str  # "gold-a"
    points: int
    arrows: list[Arrow]


class NewCompany(Struct, frozen=True):
    """G32: a company that can still be founded."""

    number: int
    arrows: list[Arrow]


class Lot(Struct, frozen=True):
    """The next symbol of a kind, and the least bid for it."""

    symbol: Symbol
    price: int


class Player(Struct, frozen=True):
    seat: int
    money: int
    points: int
    symbols: list[Symbol]
    companies: list[int]  # that they are CEO of
    cards: int  # in hand
    content: bool
    proposals: int  # that they may still make this year


class Proposal(Struct, frozen=True):
    """G17: an open proposal. ``runs`` are the assets that are run in it (G19), ``effects`` what it
    would do to either side, the proposer's first; ``lacks`` says why it cannot be accepted now."""

    number: int
    company: int
    partner: int
    seat: int
    rival: int
    give: dict[str, int]
    get: dict[str, int]
    runs: list[int]
    effects: list[Effect]
    lacks: Lack | None


class Effect(Struct, frozen=True):
    """What a deal does to a company: to its goods, its free cash, its new income; and what that
    comes to at today's prices."""

    company: int
    goods: dict[str, int]
    free: int
    income: int
    worth: int


class Lack(Struct, frozen=True):
    """A company has too little of a thing, to give it or to run an asset; or, without a thing, the
    asset has been used."""

    company: int
    thing: str | None
    asset: int | None


class Auction(Struct, frozen=True):
    lot: str
    highest: int | None
    bid: int | None
    least: int
    bidders: list[int]


class Names(Struct, frozen=True):
    """Names of the cards, for whoever does not play with the house set."""

    cards: str
    house: bool
    companies: list[str]
    assets: dict[int, str]
    symbols: dict[str, str]


class GreedTable(Struct, frozen=True):
    phase: str
    stage: int  # the phase of the rulebook, 1 to 10
    year: int
    years: int
    marker: int
    names: Names
    goods: list[Good]
    companies: list[Company]  # in play, in company order (G7)
    company: int | None  # that the present question is about
    pointed: list[str]  # G24: chairs pointed at so far
    offers: list[Offer]
    hand: list[AssetCard]
    chosen: int | None  # my announcement, until all are in
    players: list[Player]
    proposals: list[Proposal]
    most_open: int
    gold: Lot | None
    silver: Lot | None
    auction: Auction | None
    deck: int
    discards: list[AssetCard]
    foundable: list[NewCompany]
    founded: int
    most_founded: int


def draw_table(game: Greed, seat: int | None) -> GreedTable:
    asked = None if game.company == NOBODY else int(game.company)
    return GreedTable(
        phase=PHASES[game.phase],
        stage=STAGES[game.phase],
        year=game.year,
        years=years_of(game.seats),
        marker=game.marker,
        names=draw_names(game),
        goods=[_good(game, good) for good in range(GOODS)],
        companies=[_company(game, company, seat) for company in _in_order(game)],
        company=asked,
        pointed=[CHAIR_NAMES[chair] for chair in range(BOARD) if game.fired >> chair & 1],
        offers=[
            _offer(game, asset)
            for asset in range(FIRST_ASSET, ASSETS)
            if game.status(asset) == ON_OFFER
        ],
        hand=[] if seat is None else _hand(game, seat),
        chosen=None if seat is None else int(game.chosen(seat)) or None,
        players=[_player(game, other) for other in range(game.seats)],
        proposals=[_proposal(game, row) for row in range(0, len(game.deals), DEAL)],
        most_open=MOST_OPEN,
        gold=None if game.golds == SYMBOLS else Lot(_symbol(game, game.golds), game.gold_price),
        silver=None
        if game.silvers == SYMBOLS
        else Lot(_symbol(game, SYMBOLS + game.silvers), game.silver_price),
        auction=_auction(game),
        deck=_deck(game),
        discards=[
            draw_card(game, asset)
            for asset in range(FIRST_ASSET, ASSETS)
            if game.status(asset) == DISCARDED
        ],
        foundable=[
            NewCompany(company, _arrows(game, game.cards.company_trends, company))
            for company in range(FIRST_FOUNDED, COMPANIES)
            if entrepreneurs.can_be_founded(game, company)
        ],
        founded=game.founded,
        most_founded=game.seats,
    )


def draw_names(game: Greed) -> Names:
    cards = game.cards
    symbols = [*cards.gold_names, *cards.silver_names]
    return Names(
        cards=cards.name,
        house=is_house(cards),
        companies=list(cards.company_names),
        assets={number: cards.asset_names[number] for number in range(FIRST_ASSET, ASSETS)},
        symbols={symbol_name(symbol): name for symbol, name in enumerate(symbols)},
    )


def _good(game: Greed, good: int) -> Good:
    return Good(
        name=GOOD_NAMES[good],
        price=game.price(good),
        trend=game.trend(good),
        next_price=_next_price(game, good, game.trend(good)),
        track=[game.cards.price(good, place) for place in range(game.cards.top(good) + 1)],
    )


def _next_price(game: Greed, good: int, trend: int) -> int:
    """G11"""
    step = min(max(game.step(good) + trend, 0), game.cards.top(good))
    return int(game.cards.price(good, step))


def _arrows(game: Greed, table: vec[i64], card: int) -> list[Arrow]:
    """Those of a card, from a table with a row for every card."""
    arrows = []
    for good, name in enumerate(GOOD_NAMES):
        squares = int(table[card * GOODS + good])
        if squares:
            trend = int(trend_after(game.trend(good), squares))
            arrows.append(Arrow(name, squares, trend, _next_price(game, good, trend)))
    return arrows


def _in_order(game: Greed) -> list[int]:
    """G7"""
    companies = [company for company in range(COMPANIES) if game.in_play(company)]
    return sorted(companies, key=game.rank, reverse=True)


def _goods_of(numbers: list[int]) -> dict[str, int]:
    """By name, without those of which there are none."""
    return {name: numbers[i] for i, name in enumerate(GOOD_NAMES) if numbers[i]}


def draw_card(game: Greed, asset: int) -> AssetCard:
    cards = game.cards
    row = slice(asset * GOODS, (asset + 1) * GOODS)
    return AssetCard(
        number=asset,
        takes=_goods_of(list(cards.takes[row])),
        makes=_goods_of(list(cards.makes[row])),
        arrows=_arrows(game, cards.asset_trends, asset) if game.status(asset) == UNSEEN else [],
    )


def _stock(game: Greed, company: int) -> list[int]:
    return [int(game.stock(company, good)) for good in range(GOODS)]


def _asset(game: Greed, company: int, asset: int) -> Asset:
    takes = game.cards.takes
    stock = _stock(game, company)
    processes = bool(game.cards.processes[asset])
    used = game.status(asset) != IS_READY
    short = [max(0, takes[asset * GOODS + good] - stock[good]) for good in range(GOODS)]
    return Asset(draw_card(game, asset), processes, processes and used, _goods_of(short))


def _company(game: Greed, company: int, viewer: int | None) -> Company:
    chairs = [game.sits(company, chair) for chair in range(CHAIRS)]
    slots = [game.slot(company, slot) for slot in range(SLOTS)]
    sealed = game.phase == BIDDING and game.ceo(company) != viewer  # G12
    bid = None if sealed else int(investment.bid_of(game, company)) or None
    return Company(
        number=company,
        rank=game.rank(company),
        ceo=game.ceo(company),
        free=game.free(company),
        last=game.last(company),
        income=game.income(company),
        goods=_goods_of(_stock(game, company)),
        assets=[_asset(game, company, asset) for asset in slots if asset != NO_ASSET],
        chairs=[None if seat == NOBODY else int(seat) for seat in chairs],
        forecast=_forecast(game, company),
        severance=[
            Severance(CHAIR_NAMES[chair], int(chairs[chair]), _severance(game, company, chair))
            for chair in range(BOARD)
            if chairs[chair] != NOBODY
        ],
        bids=_bids(game, company),
        bid=bid,
    )


def _bids(game: Greed, company: int) -> bool:
    if game.phase == BIDDING:
        return bool(game.pending >> company & 1)
    return game.phase == TAKING and investment.bid_of(game, company) > 0


def _forecast(game: Greed, company: int) -> Forecast:
    """G22; the year is over for a company when its books are closed."""
    stock = _stock(game, company)
    goods = sum(stock[good] * game.price(good) for good in range(GOODS))
    first = not game.closed >> company & 1
    last = int(game.last(company))
    income = int(game.income(company))
    return Forecast(income, goods, last, first, boot=not first and income + goods <= last)


def _severance(game: Greed, company: int, chair: int) -> int:
    return int(game.free(company) * SEVERANCE[chair] // 100)


def _offer(game: Greed, asset: int) -> Offer:
    asked = game.phase == TAKING
    cost = int(investment.cost(game, game.company, asset)) if asked else None
    return Offer(draw_card(game, asset), int(game.mark(asset)), cost)


def _hand(game: Greed, seat: int) -> list[AssetCard]:
    held = sorted(game.held(seat, place) for place in range(HAND))
    return [draw_card(game, asset) for asset in held if asset != NO_ASSET]


def _symbol(game: Greed, symbol: int) -> Symbol:
    """Gold first, then silver."""
    cards = game.cards
    gold = symbol < SYMBOLS
    place = symbol % SYMBOLS
    points = cards.gold_points if gold else cards.silver_points
    trends = cards.gold_trends if gold else cards.silver_trends
    arrows = _arrows(game, trends, place) if game.won_by(symbol) == NOBODY else []
    return Symbol(symbol_name(symbol), int(points[place]), arrows)


def _player(game: Greed, seat: int) -> Player:
    hand = [game.held(seat, place) for place in range(HAND)]
    return Player(
        seat=seat,
        money=game.purse(seat),
        points=game.points(seat),
        symbols=[
            _symbol(game, symbol) for symbol in range(2 * SYMBOLS) if game.won_by(symbol) == seat
        ],
        companies=[company for company in range(COMPANIES) if game.ceo(company) == seat],
        cards=sum(asset != NO_ASSET for asset in hand),
        content=bool(game.content >> seat & 1),
        proposals=MOST_PROPOSALS - trade.made(game, seat),
    )


def _proposal(game: Greed, row: int) -> Proposal:
    company, partner = int(game.deals[row + FROM]), int(game.deals[row + TO])
    terms = [int(amount) for amount in game.deals[row + TERMS : row + DEAL]]
    sides = terms[:THINGS], terms[THINGS:]
    places = [place for place in range(PLACES) if game.deals[row + RUNS] >> place & 1]
    runs = [int(deals.asset_at(game, company, partner, place)) for place in places]
    return Proposal(
        number=int(game.deals[row + NUMBER]),
        company=company,
        partner=partner,
        seat=game.ceo(company),
        rival=game.ceo(partner),
        give={name: terms[i] for i, name in enumerate(THING_NAMES) if terms[i]},
        get={name: terms[THINGS + i] for i, name in enumerate(THING_NAMES) if terms[THINGS + i]},
        runs=sorted(runs),
        effects=[
            _effect(game, company, sides[0], sides[1], runs),
            _effect(game, partner, sides[1], sides[0], runs),
        ],
        lacks=_lack(game, row),
    )


def _effect(
    game: Greed, company: int, gives: list[int], gets: list[int], runs: list[int]
) -> Effect:
    change = [gets[good] - gives[good] for good in range(GOODS)]
    for asset in runs:
        if game.owner(asset) == company:
            for good in range(GOODS):
                at = asset * GOODS + good
                change[good] += int(game.cards.makes[at] - game.cards.takes[at])
    worth = sum(count * int(game.price(good)) for good, count in enumerate(change))
    paid, received = gives[MONEY], gets[MONEY]
    return Effect(company, _goods_of(change), -paid, received, worth + received - paid)


def _lack(game: Greed, row: int) -> Lack | None:
    """The reason for which the rules would refuse to have it accepted."""
    refusal = fulfilment(game, row)
    if refusal is None:
        return None
    details = refusal.details
    asset = details.get("asset")
    if "company" not in details:
        assert asset is not None
        return Lack(int(game.owner(asset)), None, asset)
    thing = details.get("good", MONEY)
    return Lack(details["company"], THING_NAMES[thing], asset)


def _auction(game: Greed) -> Auction | None:
    if game.phase not in (GOLD, SILVER, FOUNDERS):
        return None
    nobody = game.highest == NOBODY
    return Auction(
        lot=LOTS[(GOLD, SILVER, FOUNDERS).index(game.phase)],
        highest=None if nobody else int(game.highest),
        bid=None if nobody else int(game.bid),
        least=auction.least_bid(game),
        bidders=[seat for seat in range(game.seats) if game.bidders >> seat & 1],
    )


def _deck(game: Greed) -> int:
    """How many cards are left in it."""
    later = sum(
        game.cards.is_played(asset, game.seats)
        for asset in range(FIRST_ASSET + game.ten * (ASSETS - FIRST_ASSET) // TENS, ASSETS)
    )
    return int(game.pile_left + later)
