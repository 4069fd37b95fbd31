"""The table of Greed Incorporated as a seat sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Literal

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from tontine.play.greed.cards import own_names
from tontine.play.greed.history import draw_shelves, fingers, last_bids, last_verdict
from tontine.play.greed.names import CHAIR_NAMES, GOOD_NAMES, THING_NAMES, symbol_name
from tontine.play.greed.phrases import MONEY as MONEY_NAME
from tontine.play.greed.phrases import moves, name_details, signed, square, terms, things
from tontine.play.greed.view import (
    Arrow,
    Asset,
    AssetCard,
    Auction,
    Company,
    Effect,
    Forecast,
    Good,
    GreedTable,
    Lot,
    Names,
    NewCompany,
    Offer,
    Player,
    Proposal,
    Rung,
    Severance,
    Stop,
    Symbol,
)
from tontine.play.title import Log
from tontine.play.words import LANGUAGES, REFUSAL, Phrase, listed
from tontine.rules.game import Refusal
from tontine.rules.greed import auction, deals, entrepreneurs, fulfilling, investment, trade
from tontine.rules.greed.cards import CardSet, pairs
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
    STORAGE,
    SYMBOLS,
    TENS,
    THINGS,
    trend_after,
    years_of,
)
from tontine.rules.greed.decisions import (
    ANNOUNCING,
    BIDDING,
    FOUNDERS,
    GOLD,
    LOTS,
    PHASES,
    POINTING,
    SELLING,
    SILVER,
    STAGES,
    TAKING,
    TRADING,
    USED,
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

WITH_GOODS = (5, 6)  # the phases between production and closing the books
SCAPEGOATS = 8
LAST_STAGE = 10
# What happens in each phase of the rulebook: the kinds of events, with their cause or lot if they
# have one.
STAGE_EVENTS = [
    ["year", "chose", "announced", "drew", "trend companies", "trend assets"],
    ["price"],
    ["sealed", "bidden", "took", "declined", "seated"],
    ["produced"],
    [
        *("proposed", "terms", "runs", "rejected", "countered", "withdrew", "dealt", "moved"),
        *("paid", "said", "used", "ran", "spent", "gained", "contented"),
    ],
    ["sold", "kept", "stored"],
    ["closed", "booted"],
    ["pointed", "fired", "promoted", "dropped", "liquidated"],
    [
        *("auctioned", "raised gold", "raised silver", "passed gold", "passed silver", "won"),
        *("trend gold", "trend silver", "unsold", "marker"),
    ],
    [
        *("offered", "raised company", "passed company", "founded", "trend founding", "equipped"),
        *("unfounded", "scored"),
    ],
]


def draw_own(game: Greed, seat: int, public: GreedTable) -> GreedTable:
    """The table as a seat sees it."""
    return replace(
        public,
        companies=[_own_company(game, it, seat) for it in public.companies],
        offers=[replace(it, double=True) if it.seat == seat else it for it in public.offers],
        hand=_hand(game, seat),
        chosen=int(game.chosen(seat)) or None,
        proposals=[own_proposal(it, seat) for it in public.proposals],
        auction=None if public.auction is None else _own_auction(game, public.auction, seat),
    )


def draw_table(game: Greed, log: Log) -> GreedTable:
    """The table as everybody sees it. The log is only looked into where it matters."""
    asked = None if game.company == NOBODY else int(game.company)
    proposals = draw_proposals(game)
    return GreedTable(
        phase=PHASES[game.phase],
        stage=STAGES[game.phase],
        track=_track(STAGES[game.phase], game.over),
        year=game.year,
        years=years_of(game.seats),
        marker=game.marker,
        names=draw_names(game.cards),
        goods=[_good(game, good) for good in range(GOODS)],
        moves="this" if game.phase == ANNOUNCING else "next",
        companies=[_company(game, company) for company in _in_order(game)],
        company=asked,
        fingers=fingers(log) if game.phase == POINTING else [],
        verdict=last_verdict(log) if STAGES[game.phase] >= SCAPEGOATS else None,
        offers=[_offer(game, asset) for asset in offers_of(game)],
        hand=[],
        chosen=None,
        players=[_player(game, other, proposals) for other in range(game.seats)],
        proposals=proposals,
        most_open=MOST_OPEN,
        storage=[int(cost) for cost in STORAGE],
        gold=_next_lot(game, GOLD),
        silver=_next_lot(game, SILVER),
        auction=_auction(game, log),
        deck=_deck(game),
        discards=[draw_card(game, asset) for asset in discards_of(game)],
        foundable=[
            NewCompany(company, _arrows(game, game.cards.company_trends[company]), SLOTS)
            for company in range(FIRST_FOUNDED, COMPANIES)
            if entrepreneurs.can_be_founded(game, company)
        ],
        founded=game.founded,
        most_founded=game.seats,
        shelves=draw_shelves(game, log) if game.over else [],
        result=_result(game) if game.over else None,
    )


@cache
def _track(now: int, over: bool) -> list[Stop]:
    return [_stop(number, now, over) for number in range(1, LAST_STAGE + 1)]


def _stop(number: int, now: int, over: bool) -> Stop:
    done = over or number < now
    state: Literal["done", "now", "next"] = "done" if done else "now" if number == now else "next"
    return Stop(number, Phrase(f"stage-{number}"), state, STAGE_EVENTS[number - 1])


@lru_cache(maxsize=16)
def draw_names(cards: CardSet) -> Names:
    symbols = [*cards.gold_names, *cards.silver_names]
    points = [*cards.gold_points, *cards.silver_points]
    return Names(
        cards=cards.name,
        companies=list(cards.company_names),
        assets={number: cards.asset_names[number] for number in range(FIRST_ASSET, ASSETS)},
        symbols={symbol_name(symbol): name for symbol, name in enumerate(symbols)},
        own={language: own_names(cards, language) for language in LANGUAGES},
        points={symbol_name(symbol): int(count) for symbol, count in enumerate(points)},
    )


def _good(game: Greed, good: int) -> Good:
    return Good(
        name=GOOD_NAMES[good],
        price=game.price(good),
        trend=game.trend(good),
        next_price=next_price(game, good),
        track=[game.cards.price(good, place) for place in range(game.cards.top(good) + 1)],
        why=_why_next(game, good),
    )


def _why_next(game: Greed, good: int) -> Phrase:
    """G11"""
    trend = int(game.trend(good))
    after = next_price(game, good, trend)
    steps = game.step(good) + trend
    stopped = not 0 <= steps <= game.cards.top(good)
    message = "next-still" if not trend else "next-stopped" if stopped else "next-moves"
    details = {"trend": square(trend), "price": int(game.price(good)), "after": after}
    return Phrase(message, details, "G11")


def next_price(game: Greed, good: int, trend: int | None = None) -> int:
    """G11: next year's price, with that trend or with the present one."""
    trend = int(game.trend(good)) if trend is None else trend
    step = min(max(game.step(good) + trend, 0), game.cards.top(good))
    return int(game.cards.price(good, step))


def draw_arrow(game: Greed, good: str, squares: int, trend: int) -> Arrow:
    return Arrow(good, squares, trend, next_price(game, GOOD_NAMES.index(good), trend))


def _arrows(game: Greed, trends: vec[i64]) -> list[Arrow]:
    """The arrows of a card."""
    arrows = []
    for good, squares in pairs(trends):
        trend = int(trend_after(game.trend(good), squares))
        arrows.append(draw_arrow(game, GOOD_NAMES[good], squares, trend))
    return arrows


def _in_order(game: Greed) -> list[int]:
    """G7"""
    companies = [company for company in range(COMPANIES) if game.in_play(company)]
    return sorted(companies, key=game.rank, reverse=True)


def _goods_of(numbers: list[int]) -> dict[str, int]:
    """Counts by the name of the good, without zeros."""
    return {name: numbers[i] for i, name in enumerate(GOOD_NAMES) if numbers[i]}


def draw_card(game: Greed, asset: int) -> AssetCard:
    cards = game.cards
    row = slice(asset * GOODS, (asset + 1) * GOODS)
    takes, makes = list(cards.takes[row]), list(cards.makes[row])
    spends, yields = _worth(game, takes), _worth(game, makes)
    return AssetCard(
        number=asset,
        takes=_goods_of(takes),
        makes=_goods_of(makes),
        spends=spends,
        yields=yields,
        gain=yields - spends,
        arrows=_arrows(game, cards.asset_trends[asset]) if game.status(asset) == UNSEEN else [],
    )


def _stock(game: Greed, company: int) -> list[int]:
    return [int(game.stock(company, good)) for good in range(GOODS)]


def _asset(game: Greed, company: int, asset: int) -> Asset:
    takes = game.cards.takes
    stock = _stock(game, company)
    processes = bool(game.cards.processes[asset])
    used = game.status(asset) != IS_READY
    short = [max(0, takes[asset * GOODS + good] - stock[good]) for good in range(GOODS)]
    why = None
    if processes and used:
        why = Phrase("refusal-used-already", {"asset": asset}, "G19")
    elif processes and any(short):
        lacks = things(_goods_of(short))
        why = Phrase("lacks", {"company": company, "goods": lacks}, "G19")
    return Asset(draw_card(game, asset), processes, processes and used, _goods_of(short), why)


def board_of(game: Greed, company: int) -> list[Severance]:
    """G25"""
    chairs = [chair for chair in range(BOARD) if game.sits(company, chair) != NOBODY]
    return [_severance(game, company, chair) for chair in chairs]


def _own_company(game: Greed, public: Company, seat: int) -> Company:
    """G12: a bid is known to whoever makes it."""
    if game.phase != BIDDING or public.ceo != seat:
        return public
    return replace(public, bid=int(investment.bid_of(game, public.number)) or None)


def _company(game: Greed, company: int) -> Company:
    chairs = [game.sits(company, chair) for chair in range(CHAIRS)]
    slots = [int(game.slot(company, slot)) for slot in range(SLOTS)]
    assets = [_asset(game, company, asset) for asset in slots if asset != NO_ASSET]
    sealed = game.phase == BIDDING  # G12
    bid = None if sealed else int(investment.bid_of(game, company)) or None
    return Company(
        number=company,
        rank=game.rank(company),
        ceo=game.ceo(company),
        free=game.free(company),
        last=game.last(company),
        income=game.income(company),
        goods=_goods_of(_stock(game, company)),
        assets=assets,
        runs=[it.card.number for it in assets if it.processes and not it.used],
        slots=SLOTS,
        chairs=[None if seat == NOBODY else int(seat) for seat in chairs],
        forecast=forecast(game, company, _stock(game, company), 0),
        severance=board_of(game, company),
        bids=_bids(game, company),
        bid=bid,
    )


def _bids(game: Greed, company: int) -> bool:
    if game.phase == BIDDING:
        return bool(game.pending >> company & 1)
    return game.phase == TAKING and investment.bid_of(game, company) > 0


def forecast(
    game: Greed, company: int, stock: Sequence[int], more: int, sold: bool = False
) -> Forecast:
    """G22: what the books would show with that stock and so much more income; what was kept after
    the sale (``sold``) brings nothing this year."""
    waits = game.company == company or game.pending >> company & 1
    sold = sold or (game.phase == SELLING and not waits)
    goods = _worth(game, stock)
    income = int(game.income(company)) + more
    last, total = int(game.last(company)), income + (0 if sold else goods)
    assets = [int(game.slot(company, slot)) for slot in range(SLOTS)]
    made = [draw_card(game, asset) for asset in assets if asset != NO_ASSET]
    production = sum(card.yields for card in made if not card.takes)
    short = max(0, last + 1 - total)
    verdict: Literal["first", "later", "clear", "boot"] = "boot" if short else "clear"
    if not game.closed >> company & 1:
        verdict = "first"
    elif STAGES[game.phase] not in WITH_GOODS:
        verdict = "later"
    said = {
        "first": Phrase("forecast-first"),
        "later": Phrase("forecast-later", {"amount": goods + production, "needed": last + 1}),
        "clear": Phrase("forecast-clear", {"amount": total - last}),
        "boot": Phrase("forecast-boot", {"amount": short}),
    }
    return Forecast(
        income=income,
        goods=goods,
        last=last,
        total=total,
        needed=last + 1,
        short=short,
        ahead=max(0, total - last),
        production=production,
        verdict=verdict,
        says=said[verdict],
    )


def _worth(game: Greed, goods: Sequence[int]) -> int:
    """At today's prices."""
    return int(sum(count * game.price(good) for good, count in enumerate(goods) if count))


def _severance(game: Greed, company: int, chair: int) -> Severance:
    """G25"""
    pointed = game.phase == POINTING and game.company == company and game.fired >> chair & 1
    return Severance(
        chair=CHAIR_NAMES[chair],
        seat=int(game.sits(company, chair)),
        amount=int(game.free(company) * SEVERANCE[chair] // 100),
        pointed=bool(pointed),
    )


def offers_of(game: Greed) -> list[int]:
    return [asset for asset in range(FIRST_ASSET, ASSETS) if game.status(asset) == ON_OFFER]


def discards_of(game: Greed) -> list[int]:
    return [asset for asset in range(FIRST_ASSET, ASSETS) if game.status(asset) == DISCARDED]


def _offer(game: Greed, asset: int) -> Offer:
    owner = int(game.mark(asset))
    cost = why = None
    if game.phase == TAKING:
        cost = int(investment.cost(game, game.company, asset))
        cash = int(game.free(game.company))
        if cost > cash:
            details = {"asset": asset, "amount": cost, "cash": cash}
            why = Phrase("refusal-cannot-pay-double", details, "G14")
    return Offer(draw_card(game, asset), owner, False, cost, why)


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
    arrows = _arrows(game, trends[place]) if game.won_by(symbol) == NOBODY else []
    return Symbol(symbol_name(symbol), int(points[place]), arrows)


def _next_lot(game: Greed, phase: int) -> Lot | None:
    """G29, G30: the symbol that is auctioned next in a phase; None if all are sold."""
    gold = phase == GOLD
    sold = game.golds if gold else game.silvers
    if sold == SYMBOLS:
        return None
    symbol = int(sold) + (0 if gold else SYMBOLS)
    drawn, price = _symbol(game, symbol), int(game.gold_price if gold else game.silver_price)
    told = {"symbol": drawn.name, "points": drawn.points, "price": price}
    return Lot(drawn, price, Phrase("shelf", {**told, "trends": moves(drawn.arrows)}))


def draw_lot(game: Greed) -> Lot | None:
    """The symbol under the hammer."""
    return _next_lot(game, game.phase) if game.phase in (GOLD, SILVER) else None


def _mood(game: Greed, seat: int, proposals: Sequence[Proposal]) -> Phrase | None:
    if game.over:
        return None
    owes = bool(game.owes >> seat & 1)
    if game.phase != TRADING:
        return Phrase("mood-owes", {"seat": seat}) if owes else None
    if any(it.rival == seat for it in proposals):
        return Phrase("mood-offered", {"seat": seat})
    at_it = owes and not game.content >> seat & 1
    return Phrase("mood-trading" if at_it else "mood-content", {"seat": seat})


def _player(game: Greed, seat: int, proposals: Sequence[Proposal]) -> Player:
    hand = (game.held(seat, place) for place in range(HAND))
    return Player(
        seat=seat,
        money=game.purse(seat),
        points=game.points(seat),
        symbols=[_symbol(game, it) for it in range(2 * SYMBOLS) if game.won_by(it) == seat],
        companies=[company for company in range(COMPANIES) if game.ceo(company) == seat],
        cards=sum(asset != NO_ASSET for asset in hand),
        content=bool(game.content >> seat & 1),
        proposals=MOST_PROPOSALS - trade.made(game, seat),
        mood=_mood(game, seat, proposals),
    )


def draw_proposals(game: Greed) -> list[Proposal]:
    return [_proposal(game, row) for row in range(0, len(game.deals), DEAL)]


def draw_proposal(game: Greed, number: int) -> Proposal:
    rows = range(0, len(game.deals), DEAL)
    return _proposal(game, next(row for row in rows if game.deals[row + NUMBER] == number))


def own_proposal(public: Proposal, seat: int) -> Proposal:
    """What it would bring, for those it concerns."""
    if seat not in (public.seat, public.rival):
        return public
    if public.seat == seat:
        mine, side = public.effects, Phrase("letter-from", {"company": public.company})
    else:
        mine, side = public.effects[::-1], Phrase("letter-to", {"company": public.partner})
    return replace(public, balance=balance("balance", mine), side=side)


def _proposal(game: Greed, row: int) -> Proposal:
    company, partner = int(game.deals[row + FROM]), int(game.deals[row + TO])
    amounts = [int(amount) for amount in game.deals[row + TERMS : row + DEAL]]
    give = {name: amounts[i] for i, name in enumerate(THING_NAMES) if amounts[i]}
    get = {name: amounts[THINGS + i] for i, name in enumerate(THING_NAMES) if amounts[THINGS + i]}
    runs = _order(game, row)
    return Proposal(
        number=int(game.deals[row + NUMBER]),
        company=company,
        partner=partner,
        seat=game.ceo(company),
        rival=game.ceo(partner),
        give=give,
        get=get,
        runs=runs,
        effects=deal_effects(game, company, partner, give, get, runs),
        why=explain(fulfilment(game, row)),
        says=terms("deal", company, partner, give, get, runs),
        balance=None,
        side=None,
    )


def _order(game: Greed, row: int) -> list[int]:
    """G19: the assets that are run, one after the other."""
    company, partner = int(game.deals[row + FROM]), int(game.deals[row + TO])
    places = [place for place in range(PLACES) if game.deals[row + RUNS] >> place & 1]
    exchange = deals.exchange_of(game, row)
    if places and exchange.works():
        places = [int(place) for place in exchange.order[: exchange.length]]
    return [int(deals.asset_at(game, company, partner, place)) for place in places]


def deal_effects(
    game: Greed,
    company: int,
    partner: int,
    give: Mapping[str, int],
    get: Mapping[str, int],
    runs: Sequence[int],
) -> list[Effect]:
    """What a deal would do to either side, also one that is only half written."""
    then = game.clone()
    amounts = [side.get(name, 0) for side in (give, get) for name in THING_NAMES]
    fulfilling.settle(then, company, partner, vec[i64](amounts), vec[i64](runs))
    return [_difference(game, then, side) for side in (company, partner)]


def effect_of_use(game: Greed, asset: int) -> Effect:
    """G19: what an asset would do to its company."""
    owner, then = int(game.owner(asset)), game.clone()
    fulfilling.process(then, owner, asset, USED)
    return _difference(game, then, owner)


def _difference(game: Greed, then: Greed, company: int) -> Effect:
    change = [
        after - before
        for after, before in zip(_stock(then, company), _stock(game, company), strict=True)
    ]
    free, income = (
        int(after(company) - before(company))
        for after, before in ((then.free, game.free), (then.income, game.income))
    )
    return effect(game, company, change, free, income, then)


def most_given(game: Greed, company: int, runs: Sequence[int]) -> dict[str, int]:
    """G18, G19: what a company has to give in a deal: its goods, what its own runs in the deal
    make, its free cash."""
    own = [asset for asset in runs if game.owner(asset) == company]
    goods = [
        there + sum(int(game.cards.makes[asset * GOODS + good]) for asset in own)
        for good, there in enumerate(_stock(game, company))
    ]
    cash = int(deals.has(game, company, MONEY))
    return {**_goods_of(goods), **({MONEY_NAME: cash} if cash else {})}


ABOUT_MONEY = {"balance": "balance-money", "does-deal": "does-deal-money"}


def balance(message: str, effects: Sequence[Effect]) -> Phrase:
    """What a deal would bring either side at today's prices, the reader's first; of money alone,
    what is paid now and what is income (G18)."""
    mine, theirs = effects
    if mine.free and theirs.free and not mine.goods and not theirs.goods:
        message = ABOUT_MONEY[message]
        told: dict[str, object] = {"free": -mine.free, "amount": mine.income}
    else:
        told = {"amount": signed(mine.worth), "theirs": signed(theirs.worth)}
    return Phrase(message, {**told, "outlook": mine.forecast.says})


def effect(
    game: Greed,
    company: int,
    change: Sequence[int],
    free: int = 0,
    income: int = 0,
    then: Greed | None = None,
    sold: bool = False,
) -> Effect:
    """``change`` of the goods of a company. Which assets are used is as in ``then``."""
    stock = [there + more for there, more in zip(_stock(game, company), change, strict=True)]
    slots = [int(game.slot(company, slot)) for slot in range(SLOTS)]
    takes = game.cards.takes
    return Effect(
        company=company,
        goods=_goods_of(list(change)),
        free=free,
        income=income,
        worth=_worth(game, change) + income + free,
        forecast=forecast(game, company, stock, income, sold),
        usable=[
            int(asset)
            for asset in slots
            if (then or game).status(asset) == IS_READY
            and all(takes[asset * GOODS + good] <= stock[good] for good in range(GOODS))
        ],
    )


def explain(refusal: Refusal | None) -> Phrase | None:
    """The reason for which the rules would refuse something."""
    if refusal is None:
        return None
    return Phrase(REFUSAL + refusal.reason, name_details(refusal.details), refusal.rule)


def _own_auction(game: Greed, public: Auction, seat: int) -> Auction:
    return replace(public, most=int(auction.most_bid(game, seat)))


def _auction(game: Greed, log: Log) -> Auction | None:
    if game.phase not in (GOLD, SILVER, FOUNDERS):
        return None
    nobody = game.highest == NOBODY
    first = 0 if nobody else int(game.highest)
    around = [(first + place) % game.seats for place in range(game.seats)]
    bids = last_bids(log)
    return Auction(
        lot=LOTS[(GOLD, SILVER, FOUNDERS).index(game.phase)],
        highest=None if nobody else int(game.highest),
        bid=None if nobody else int(game.bid),
        least=auction.least_bid(game),
        most=None,
        bidders=[seat for seat in range(game.seats) if game.bidders >> seat & 1],
        ladder=[_rung(game, seat, bids) for seat in around],
    )


def _rung(game: Greed, seat: int, bids: Mapping[int, int | None]) -> Rung:
    """G30, G31: who has neither bid nor passed, and is not in it, was never let in; G29: who cannot
    pay will not be asked."""
    inside = bool(game.bidders >> seat & 1)
    barred = not inside and seat not in bids
    message, rule = ("barred-company", "G31") if game.phase == FOUNDERS else ("barred-gold", "G30")
    why = Phrase(message, {}, rule) if barred else None
    least = int(auction.least_bid(game))
    if inside and seat != game.highest and auction.most_bid(game, seat) < least:
        inside = False
        why = Phrase("barred-money", {"least": least}, auction.rule(game))
    return Rung(
        seat=seat,
        money=int(game.purse(seat)),
        bid=bids.get(seat),
        state="highest" if seat == game.highest else "in" if inside else "out",
        why=why,
    )


def _result(game: Greed) -> Phrase:
    """G33: who won, and by what."""
    result = game.result()
    winners = result.winners
    points = result.scores[winners[0]]
    if len(winners) > 1:
        return Phrase("won-together", {"seat": listed("seat", winners), "points": points})
    (winner,) = winners
    tied = [it for it in range(game.seats) if it != winner and result.scores[it] == points]
    told: dict[str, object] = {"seat": winner, "points": points}
    if not tied:
        return Phrase("won", told)
    return Phrase(
        "won-by-money", told | {"rival": listed("seat", tied), "cash": int(game.purse(winner))}
    )


def _deck(game: Greed) -> int:
    """How many cards are left in it."""
    later = sum(
        game.cards.is_played(asset, game.seats)
        for asset in range(FIRST_ASSET + game.ten * (ASSETS - FIRST_ASSET) // TENS, ASSETS)
    )
    return int(game.pile_left + later)
