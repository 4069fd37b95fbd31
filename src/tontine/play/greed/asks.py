"""What a seat is asked, with decisions ready to be made, and what is waited for."""

from __future__ import annotations

from tontine.play.greed.codes import decision_of, single
from tontine.play.greed.names import CHAIR_NAMES, GOOD_NAMES, THING_NAMES
from tontine.play.greed.phrases import moves, units
from tontine.play.greed.table import discards_of, draw_lot, next_price, offers_of
from tontine.play.title import Ready
from tontine.play.view import Ask, Choice, Decision, Number, Wait
from tontine.play.words import Phrase, listed
from tontine.rules.choices import Choices
from tontine.rules.game import Game
from tontine.rules.greed import auction, deals, investment, sales, trade
from tontine.rules.greed import decisions as d
from tontine.rules.greed.components import (
    CHAIRS,
    COMPANIES,
    GOODS,
    LEAST_BID,
    MONEY,
    MOST_KEPT,
    MOST_OPEN,
    MOST_PROPOSALS,
    SLOTS,
    STORAGE,
)
from tontine.rules.greed.game import Greed
from tontine.rules.greed.position import NOBODY

Things = dict[str, int]

TRADE = {"answer": "G17", "use": "G19", "propose": "G17", "withdraw": "G17", "content": "G20"}


def draw_asks(game: Greed, seat: int, ready: Ready) -> list[Ask]:
    choices = Choices()
    game.offer(seat, choices)
    codes = [first for first, _ in choices.listed()]
    if game.phase == d.BIDDING:
        companies = [it for it in range(COMPANIES) if investment.owes_bid(game, seat, it)]
        return [_bid(game, it, len(companies), ready) for it in companies]
    if game.phase == d.TRADING:
        return _trade(game, seat, codes, ready)
    if game.phase == d.SELLING:
        return [_sale(game, ready)]
    if game.phase == d.FOUNDING:
        return [_found(game, codes, ready)]
    if game.phase in (d.GOLD, d.SILVER, d.FOUNDERS):
        return _auction(game, seat, ready)
    kind, rule = _ASKED[game.phase]
    listed_choices = [_called(single(game, code), ready) for code in codes]
    return [Ask(kind, rule, listed_choices, question=_question(game, kind), notes=_notes(game))]


_ASKED = {
    d.ANNOUNCING: ("announce", "G9"),
    d.TAKING: ("take", "G13"),
    d.POINTING: ("point", "G24"),
    d.DROPPING: ("drop", "G27"),
}


def _called(decision: Decision, ready: Ready) -> Choice:
    """A choice is called by what it is about, or else by the kind of decision."""
    for field in ("asset", "chair"):
        if field in decision:
            return ready(decision, listed(field, [decision[field]]))
    about = {field: it for field, it in decision.items() if field in _NAMED}
    return ready(decision, Phrase(f"choice-{decision['kind']}", about))


_NAMED = frozenset({"proposal", "company", "partner"})


def _question(game: Greed, kind: str) -> Phrase:
    company = int(game.company)
    told: dict[str, object] = {} if company == NOBODY else {"company": company}
    if kind in ("take", "point"):
        told["free"] = int(game.free(company))
    if kind == "take":
        told["bid"] = int(investment.bid_of(game, company))
        seats = [game.sits(company, chair) for chair in range(CHAIRS)]
        told["chair"] = CHAIR_NAMES[seats.index(NOBODY)]
    return Phrase(f"ask-{kind}", told)


def _notes(game: Greed) -> list[Phrase]:
    if game.phase == d.POINTING:
        return [Phrase("note-fired")]
    left = offers_of(game) if game.phase == d.ANNOUNCING else []
    return [Phrase("note-left-over", {"assets": listed("asset", left, "row")})] if left else []


# -- investment --------------------------------------------------------------------


def _bid(game: Greed, company: int, count: int, ready: Ready) -> Ask:
    """G12: every bid may be a decision of its own, or all ``count`` of them one."""
    free = int(game.free(company))
    limit = Phrase("limit-free", {"company": company, "cash": free}, "G12")
    own = [it for it in offers_of(game) if game.mark(it) == game.ceo(company)]
    return Ask(
        "bid",
        "G12",
        [ready({"kind": "bid", "company": company, "amount": LEAST_BID}, None)],
        [Number("amount", free, least=LEAST_BID, limit=limit)],
        free,
        Phrase("ask-bid", {"company": company, "least": LEAST_BID, "free": free})
        if count == 1
        else Phrase("ask-bids", {"count": count, "least": LEAST_BID}),
        [Phrase("note-bid"), *([Phrase("note-double")] if own else [])],
    )


# -- trade -------------------------------------------------------------------------


def _trade(game: Greed, seat: int, codes: list[int], ready: Ready) -> list[Ask]:
    """G17 to G20. A counter-proposal begins with the same terms the other way round."""
    kinds: dict[str, list[Decision]] = {kind: [] for kind in TRADE}
    for code in codes:
        if d.PROPOSE <= code < d.ACCEPT:
            company, partner = divmod(code - d.PROPOSE, COMPANIES)
            kinds["propose"].append(_example(game, company, partner))
        elif d.ACCEPT <= code < d.COUNTER:
            kinds["answer"].append(single(game, code))
        elif not d.COUNTER <= code < d.WITHDRAW:
            decision = single(game, code)
            kinds[str(decision["kind"])].append(decision)
    notes = {
        "propose": [_left(game, seat)],
        "content": [] if kinds["propose"] else _why(game, seat),
    }
    return [
        Ask(
            kind,
            rule,
            [_called(decision, ready) for decision in kinds[kind]],
            question=Phrase("ask-trade"),
            notes=notes.get(kind, []),
        )
        for kind, rule in TRADE.items()
        if kinds[kind]
    ]


def _left(game: Greed, seat: int) -> Phrase:
    return Phrase("note-proposals", {"count": MOST_PROPOSALS - int(trade.made(game, seat))})


def _why(game: Greed, seat: int) -> list[Phrase]:
    """G20: why no proposal can be made; there may just be nothing to deal in."""
    if trade.made(game, seat) >= MOST_PROPOSALS:
        return [Phrase("refusal-too-many-proposals", {"most": MOST_PROPOSALS}, "G20")]
    if deals.opened_by(game, seat) >= MOST_OPEN:
        return [Phrase("refusal-too-many-open", {"most": MOST_OPEN}, "G20")]
    return []


def _example(game: Greed, company: int, partner: int) -> Decision:
    """A deal to begin with: one good at today's price, bought if possible, otherwise sold."""
    give, get = _purchase(game, company, partner), _purchase(game, partner, company)
    terms = give or ((get[1], get[0]) if get else _barter(game, company, partner))
    if terms is None:
        return _smallest(game, company, partner)
    return {
        "kind": "propose",
        "company": company,
        "partner": partner,
        "give": terms[0],
        "get": terms[1],
    }


def _purchase(game: Greed, buyer: int, seller: int) -> tuple[Things, Things] | None:
    """What the buyer gives and gets for one good."""
    good = _first_good(game, seller)
    if good is None or not game.free(buyer):
        return None
    price = min(game.price(good), int(game.free(buyer)))
    return {THING_NAMES[MONEY]: price}, {GOOD_NAMES[good]: 1}


def _barter(game: Greed, company: int, partner: int) -> tuple[Things, Things] | None:
    """Good against good, where neither has money."""
    mine, theirs = _first_good(game, company), _first_good(game, partner)
    if mine is None or theirs is None:
        return None
    return {GOOD_NAMES[mine]: 1}, {GOOD_NAMES[theirs]: 1}


def _smallest(game: Greed, company: int, partner: int) -> Decision:
    """G19: where one side has nothing but an asset to run: the first deal there is."""
    seat = int(game.ceo(company))
    first = d.PROPOSE + company * COMPANIES + partner

    def choose(trial: Game) -> int:
        assert isinstance(trial, Greed)
        if trial.phase == d.TRADING:
            return first
        choices = Choices()
        trial.offer(seat, choices)
        return d.SEND if choices.contains(d.SEND) else int(choices.nth(0))

    return decision_of(game.clone(), seat, choose)


def _first_good(game: Greed, company: int) -> int | None:
    held = [good for good in range(GOODS) if game.stock(company, good)]
    return held[0] if held else None


# -- sales -------------------------------------------------------------------------


def _sale(game: Greed, ready: Ready) -> Ask:
    """G21: all is sold but what is kept."""
    company = int(game.company)
    costs = [Phrase("sum", {"amount": int(cost)}) for cost in STORAGE[1:]]
    told = {
        "company": company,
        "income": int(game.income(company)),
        "last": int(game.last(company)),
    }
    return Ask(
        "sell",
        "G21",
        [ready({"kind": "sell", "keep": {}}, None)],
        [_kept(game, good) for good in range(GOODS) if game.stock(company, good)],
        MOST_KEPT,
        Phrase("ask-sell", told),
        [Phrase("note-storage", {"count": MOST_KEPT, "costs": listed("amount", costs, "row")})],
    )


def _kept(game: Greed, good: int) -> Number:
    company = int(game.company)
    there, most = int(game.stock(company, good)), int(sales.most_kept(game, good, 0))
    limit = Phrase("limit-stock", {"company": company, "count": there}, "G21")
    if most < min(there, MOST_KEPT):
        costs = {"amount": int(STORAGE[most + 1]), "cash": int(game.free(company))}
        limit = Phrase("refusal-cannot-pay-storage", {"count": most + 1, **costs}, "G21")
    elif most < there:
        limit = Phrase("limit-kept", {"most": MOST_KEPT}, "G21")
    price, name = int(game.price(good)), GOOD_NAMES[good]
    told = {"price": price, "amount": there * price, "after": next_price(game, good)}
    called = Phrase("for-sale", {"goods": units(name, there), **told})
    return Number(name, most, price=price, called=called, limit=limit, within="keep")


# -- auctions and new companies ----------------------------------------------------


def _auction(game: Greed, seat: int, ready: Ready) -> list[Ask]:
    """G29, G30, G31"""
    rule = auction.rule(game)
    least, most = int(auction.least_bid(game)), int(auction.most_bid(game, seat))
    lot = draw_lot(game)
    told: dict[str, object] = {"least": least, "cash": most}
    question = Phrase("ask-founders", told)
    notes = []
    if lot is not None:
        told |= {"points": lot.symbol.points, "symbol": lot.symbol.name}
        question = Phrase("ask-symbol", told)
        notes = [moves(lot.symbol.arrows)] if lot.symbol.arrows else []
    if game.highest != NOBODY:
        notes.append(Phrase("note-highest", {"seat": int(game.highest), "bid": int(game.bid)}))
    limit = Phrase("limit-private", {"cash": most}, rule)
    return [
        Ask(
            "raise",
            rule,
            [ready({"kind": "raise", "amount": least}, None)],
            [Number("amount", most, least=least, limit=limit)],
            most,
            question,
            notes,
        ),
        Ask("pass", rule, [_called({"kind": "pass"}, ready)], question=question),
    ]


def _found(game: Greed, codes: list[int], ready: Ready) -> Ask:
    """G32"""
    companies = [code - d.FOUND for code in codes]
    return Ask(
        "found",
        "G32",
        [
            ready({"kind": "found", "company": it, "assets": []}, listed("company", [it]))
            for it in companies
        ],
        question=Phrase("ask-found", {"count": len(discards_of(game)), "most": SLOTS}),
    )


# -- waiting -----------------------------------------------------------------------


def draw_waiting(game: Greed) -> list[Wait]:
    """All who owe a decision owe the same kind of it."""
    if game.over:
        return []
    owing = [seat for seat in range(game.seats) if game.owes >> seat & 1]
    told: dict[str, object] = {"seat": listed("seat", owing), "count": len(owing)}
    if game.phase in _ABOUT_COMPANY:
        told["company"] = int(game.company)
    lot = draw_lot(game)
    if lot is not None:
        told["symbol"] = lot.symbol.name
    message, rule = _WAITS[game.phase]
    return [Wait(Phrase(f"wait-{message}", told), rule)]


_ABOUT_COMPANY = (d.TAKING, d.SELLING, d.POINTING, d.DROPPING)
_WAITS = {
    d.ANNOUNCING: ("announce", "G9"),
    d.BIDDING: ("bid", "G12"),
    d.TAKING: ("take", "G13"),
    d.TRADING: ("trade", "G17"),
    d.SELLING: ("sell", "G21"),
    d.POINTING: ("point", "G24"),
    d.DROPPING: ("drop", "G27"),
    d.GOLD: ("symbol", "G29"),
    d.SILVER: ("symbol", "G30"),
    d.FOUNDERS: ("founders", "G31"),
    d.FOUNDING: ("found", "G32"),
}
