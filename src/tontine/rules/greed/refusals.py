"""Why a decision is not accepted, with the rule it would break."""

from __future__ import annotations

from mypy_extensions import i64

from tontine.rules.game import Refusal
from tontine.rules.greed import auction, deals, drafting, entrepreneurs, investment, sales, trade
from tontine.rules.greed import components as box
from tontine.rules.greed import decisions as d
from tontine.rules.greed.exchange import (
    GIVES_NOTHING,
    LACKS_INPUT,
    NOTHING,
    Exchange,
)
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
    USED,
    Position,
)


def refusal(game: Position, seat: i64, code: i64) -> Refusal | None:
    if game.over:
        return Refusal("G33", "over", {})
    if not game.is_asked(seat):
        return Refusal("G8", "not_asked", {"seat": game.actor})
    if code < d.ANNOUNCE:
        return Refusal("G8", "unknown", {})
    phase = _phase_of(game, code)
    if phase != game.phase:
        return Refusal("G8", "not_now", {"phase": game.phase})
    if phase == d.ANNOUNCING:
        return _announcing(game, seat, code - d.ANNOUNCE)
    if phase == d.BIDDING:
        return _bidding(game, seat, (code - d.BID) // d.SUMS, (code - d.BID) % d.SUMS)
    if phase == d.TAKING:
        return None if code == d.DECLINE else _taking(game, code - d.TAKE)
    if phase == d.TRADING:
        return _trading(game, seat, code)
    if phase == d.DRAFTING:
        return _drafting(game, code)
    if phase == d.SELLING:
        return None if code == d.SELL else _selling(game, code - d.KEEP)
    if phase == d.POINTING:
        if game.sits(game.company, code - d.POINT) != NOBODY:
            return None
        return Refusal("G24", "vacant", {"company": game.company, "chair": code - d.POINT})
    if phase == d.DROPPING:
        return _dropping(game, code - d.DROP)
    if phase == d.FOUNDING:
        return _founding(game, code - d.FOUND)
    if phase == d.EQUIPPING:
        return None if code == d.OPEN else _equipping(game, code - d.EQUIP)
    return None if code == d.PASS else _raising(game, seat, code - d.RAISE)


def _phase_of(game: Position, code: i64) -> i64:
    """The phase a decision belongs to."""
    if code == d.PASS or code >= d.RAISE:
        return game.phase if game.phase in (d.GOLD, d.SILVER, d.FOUNDERS) else i64(d.FOUNDERS)
    if code >= d.BID:
        return d.BIDDING
    if code >= d.TERM or d.SEND <= code < d.KEEP:
        return d.DRAFTING
    if code < d.TAKE:
        return d.ANNOUNCING
    if code <= d.DECLINE:
        return d.TAKING
    if code < d.KEEP:
        return d.TRADING
    if code <= d.SELL:
        return d.SELLING
    if code < d.DROP:
        return d.POINTING
    if code < d.PASS:
        return d.DROPPING
    if code < d.EQUIP:
        return d.FOUNDING
    return d.EQUIPPING if code <= d.OPEN else i64(NOBODY)


def _announcing(game: Position, seat: i64, asset: i64) -> Refusal | None:
    for place in range(i64(box.HAND)):
        if game.held(seat, place) == asset and asset >= box.FIRST_ASSET:
            return None
    return Refusal("G9", "not_in_hand", {"asset": asset})


def _bidding(game: Position, seat: i64, company: i64, amount: i64) -> Refusal | None:
    if game.ceo(company) != seat:
        return Refusal("G8", "not_ceo", {"company": company})
    if ((game.pending >> company) & 1) == 0:
        return Refusal("G12", "does_not_bid", {"company": company})
    if investment.bid_of(game, company) != 0:
        return Refusal("G12", "has_bid", {"company": company})
    if amount < box.LEAST_BID:
        return Refusal("G12", "bid_too_low", {"amount": amount, "price": box.LEAST_BID})
    if amount > game.free(company):
        details = {"company": company, "amount": amount, "cash": game.free(company)}
        return Refusal("G12", "not_free_cash", details)
    return None


def _taking(game: Position, asset: i64) -> Refusal | None:
    if asset < box.FIRST_ASSET or game.status(asset) != ON_OFFER:
        return Refusal("G13", "not_on_offer", {"asset": asset})
    if investment.can_take(game, game.company, asset):
        return None
    cost = investment.cost(game, game.company, asset)
    details = {"asset": asset, "amount": cost, "cash": game.free(game.company)}
    return Refusal("G14", "cannot_pay_double", details)


# -- trade -------------------------------------------------------------------------


def _trading(game: Position, seat: i64, code: i64) -> Refusal | None:
    if code == d.CONTENT:
        return None
    if code < d.PROPOSE:
        return _using(game, seat, code - d.USE)
    if code < d.ACCEPT:
        company = (code - d.PROPOSE) // box.COMPANIES
        if game.ceo(company) != seat:
            return Refusal("G8", "not_ceo", {"company": company})
        return _proposing(game, seat, company, (code - d.PROPOSE) % box.COMPANIES)
    place = (code - d.ACCEPT) % 16
    if place >= deals.count(game):
        return Refusal("G17", "no_proposal", {})
    return _answering(game, seat, code, place * DEAL)


def _using(game: Position, seat: i64, asset: i64) -> Refusal | None:
    company = game.owner(asset)
    if company == NOBODY or game.ceo(company) != seat:
        return Refusal("G8", "not_your_asset", {"asset": asset})
    if game.cards.processes[asset] == 0:
        return Refusal("G16", "produces", {"asset": asset})
    if game.status(asset) == USED:
        return Refusal("G19", "used_already", {"asset": asset})
    for good in range(i64(box.GOODS)):
        needed = game.cards.takes[asset * box.GOODS + good]
        there = game.stock(company, good)
        if needed > there:
            details = {"asset": asset, "company": company, "good": good}
            details["count"] = needed
            details["there"] = there
            return Refusal("G19", "lacks_input", details)
    return None


def _proposing(game: Position, seat: i64, company: i64, partner: i64) -> Refusal | None:
    if company == partner:
        return Refusal("G17", "same_company", {"company": company})
    if not game.in_play(partner):
        return Refusal("G17", "not_in_play", {"company": partner})
    if trade.made(game, seat) >= box.MOST_PROPOSALS:
        return Refusal("G20", "too_many_proposals", {"most": box.MOST_PROPOSALS})
    if deals.opened_by(game, seat) >= box.MOST_OPEN:
        return Refusal("G20", "too_many_open", {"most": box.MOST_OPEN})
    if not deals.can_deal(game, company, partner):
        return Refusal("G17", "nothing_to_deal", {"company": company, "partner": partner})
    return None


def _answering(game: Position, seat: i64, code: i64, row: i64) -> Refusal | None:
    proposer = game.deals[row + FROM]
    addressee = game.deals[row + TO]
    number = {"proposal": game.deals[row + NUMBER]}
    if code >= d.WITHDRAW:
        return None if game.ceo(proposer) == seat else Refusal("G17", "not_your_proposal", number)
    if game.ceo(addressee) != seat:
        return Refusal("G17", "not_for_you", number)
    if code >= d.COUNTER:
        return _proposing(game, seat, addressee, proposer)
    if code >= d.REJECT:
        return None
    return fulfilment(game, row)


def fulfilment(game: Position, row: i64) -> Refusal | None:
    """Why an open proposal cannot be fulfilled now, or None if it can."""
    proposer = game.deals[row + FROM]
    addressee = game.deals[row + TO]
    if game.deals[row + RUNS] == 0:
        entry = deals.lacks(game, row)
        if entry == NOBODY:
            return None
        giver = proposer if entry < box.THINGS else addressee
        return _short(game, giver, entry % box.THINGS, game.deals[row + TERMS + entry])
    spent = game.deals[row + RUNS] & ~deals.ready_places(game, proposer, addressee)
    for place in range(i64(8)):
        if ((spent >> place) & 1) != 0:
            asset = deals.asset_at(game, proposer, addressee, place)
            return Refusal("G19", "used_already", {"asset": asset})
    for entry in (i64(box.MONEY), i64(box.THINGS + box.MONEY)):
        giver = proposer if entry < box.THINGS else addressee
        if game.deals[row + TERMS + entry] > deals.has(game, giver, box.MONEY):
            return _short(game, giver, box.MONEY, game.deals[row + TERMS + entry])
    return _trouble(deals.exchange_of(game, row), proposer, addressee)


def _trouble(exchange: Exchange, company: i64, partner: i64) -> Refusal | None:
    """G19: why there is no order that works."""
    trouble = exchange.trouble()
    if trouble == NOTHING:
        return None
    side = company if exchange.side == 0 else partner
    if trouble == GIVES_NOTHING:
        return Refusal("G17", "gives_nothing", {"company": side})
    details = {"company": side, "good": exchange.good}
    details["count"] = exchange.count
    details["there"] = exchange.there
    if trouble == LACKS_INPUT:
        details["asset"] = exchange.asset
        return Refusal("G19", "lacks_input", details)
    return Refusal("G17", "too_few_goods", details)


def _short(game: Position, company: i64, thing: i64, count: i64) -> Refusal:
    """A side of a deal does not have what it would give."""
    there = deals.has(game, company, thing)
    if thing == box.MONEY:
        return Refusal(
            "G18", "too_little_cash", {"company": company, "amount": count, "cash": there}
        )
    details = {"company": company, "good": thing, "count": count, "there": there}
    return Refusal("G17", "too_few_goods", details)


def _drafting(game: Position, code: i64) -> Refusal | None:
    if d.RUN <= code < d.KEEP:
        return _naming(game, code - d.RUN)
    if code == d.SEND and game.runs != 0:
        return _trouble(drafting.as_it_is(game), game.company, game.partner)
    if code == d.SEND:
        return _sending(game)
    entry = (code - d.TERM) // d.SUMS
    amount = (code - d.TERM) % d.SUMS
    if entry <= game.drafted or amount == 0:
        return Refusal("G17", "terms_out_of_order", {})
    giver = game.company if entry < box.THINGS else game.partner
    if game.runs != 0 and entry % box.THINGS != box.MONEY:
        return _trouble(drafting.with_term(game, entry, amount), game.company, game.partner)
    if amount > deals.has(game, giver, entry % box.THINGS):
        return _short(game, giver, entry % box.THINGS, amount)
    if game.runs != 0:
        return _trouble(drafting.with_term(game, entry, amount), game.company, game.partner)
    return _adding(game, entry)


def _adding(game: Position, entry: i64) -> Refusal | None:
    """G17: a term of a draft without runs; what it names is there."""
    if not deals.can_give(game, game.partner):
        return Refusal("G17", "gives_nothing", {"company": game.partner})
    if entry >= box.THINGS and not drafting.drafts(game, 0, box.THINGS):
        return Refusal("G17", "gives_nothing", {"company": game.company})
    return None


def _sending(game: Position) -> Refusal | None:
    """G17: a draft without runs."""
    if not drafting.drafts(game, 0, box.THINGS):
        return Refusal("G17", "gives_nothing", {"company": game.company})
    if not drafting.drafts(game, box.THINGS, box.THINGS):
        return Refusal("G17", "gives_nothing", {"company": game.partner})
    return None


def _naming(game: Position, asset: i64) -> Refusal | None:
    """G19: an asset to be run in the deal."""
    place = deals.place_of(game, game.company, game.partner, asset)
    if place == NOBODY:
        return Refusal("G19", "not_in_the_deal", {"asset": asset})
    if game.cards.processes[asset] == 0:
        return Refusal("G16", "produces", {"asset": asset})
    if game.status(asset) == USED:
        return Refusal("G19", "used_already", {"asset": asset})
    if game.drafted != NOBODY or asset <= drafting.last_named(game):
        return Refusal("G19", "runs_out_of_order", {"asset": asset})
    return _trouble(drafting.with_run(game, asset, place), game.company, game.partner)


# -- sales and after ---------------------------------------------------------------


def _selling(game: Position, code: i64) -> Refusal | None:
    good = code // (box.MOST_KEPT + 1)
    count = code % (box.MOST_KEPT + 1)
    company = game.company
    if good <= game.drafted or count == 0:
        return Refusal("G21", "kept_out_of_order", {"good": good})
    there = game.stock(company, good)
    if count > there:
        details = {"company": company, "good": good, "count": count, "there": there}
        return Refusal("G21", "cannot_keep_more", details)
    kept = sales.kept(game) + count
    if kept > box.MOST_KEPT:
        return Refusal("G21", "keeps_too_many", {"count": kept, "most": box.MOST_KEPT})
    if box.STORAGE[kept] > game.free(company):
        details = {"count": kept, "amount": box.STORAGE[kept], "cash": game.free(company)}
        return Refusal("G21", "cannot_pay_storage", details)
    return None


def _dropping(game: Position, asset: i64) -> Refusal | None:
    if game.owner(asset) == game.company:
        return None
    return Refusal("G27", "not_its_asset", {"asset": asset, "company": game.company})


def _founding(game: Position, company: i64) -> Refusal | None:
    if entrepreneurs.can_be_founded(game, company):
        return None
    if company < box.FIRST_FOUNDED:
        return Refusal("G3", "starting_company", {"company": company})
    return Refusal("G32", "not_to_be_founded", {"company": company})


def _equipping(game: Position, asset: i64) -> Refusal | None:
    if asset < box.FIRST_ASSET or game.status(asset) != DISCARDED:
        return Refusal("G32", "not_discarded", {"asset": asset})
    if asset <= game.drafted:
        return Refusal("G32", "assets_out_of_order", {"asset": asset})
    return None


def _raising(game: Position, seat: i64, amount: i64) -> Refusal | None:
    rule = auction.rule(game)
    purse = game.purse(seat)
    most = auction.most_bid(game, seat)
    least = auction.least_bid(game)
    if amount > most:
        cash = purse if amount > purse else most
        return Refusal(rule, "not_private_money", {"amount": amount, "cash": cash})
    if amount < least:
        return Refusal(rule, "raise_too_low", {"amount": amount, "price": least})
    return None
