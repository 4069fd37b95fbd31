"""Phase 3: sealed bids for the right to take an asset (G12 to G15)."""

from __future__ import annotations

from mypy_extensions import i64

from tontine.rules.choices import Choices
from tontine.rules.greed import layout as at
from tontine.rules.greed.components import ASSETS, CHAIRS, COMPANIES, FIRST_ASSET, LEAST_BID, SLOTS
from tontine.rules.greed.decisions import (
    BID,
    BIDDEN,
    BIDDING,
    DECLINE,
    DECLINED,
    SEALED,
    SEATED,
    SUMS,
    TAKE,
    TAKING,
    TOOK,
)
from tontine.rules.greed.position import NOBODY, ON_OFFER, Position, most_sum


def begin(game: Position) -> None:
    """G12: all companies that may bid do so at once."""
    game.phase = BIDDING
    game.pending = 0
    waiting: i64 = 0
    for company in range(i64(COMPANIES)):
        if may_bid(game, company):
            game.pending |= 1 << company
            waiting |= 1 << game.ceo(company)
    game.ask_all(waiting)


# -- bids --------------------------------------------------------------------------


def bid_of(game: Position, company: i64) -> i64:
    return game.numbers[at.BID + company]


def may_bid(game: Position, company: i64) -> bool:
    """G12: fewer than four assets, and at least 10 of free cash."""
    return (
        game.in_play(company)
        and game.assets_of(company) < SLOTS
        and game.free(company) >= LEAST_BID
    )


def owes_bid(game: Position, seat: i64, company: i64) -> bool:
    return (
        game.ceo(company) == seat
        and ((game.pending >> company) & 1) != 0
        and bid_of(game, company) == 0
    )


def offer_bids(game: Position, seat: i64, choices: Choices) -> None:
    """G12: any sum from 10 to all its free cash, for each company that still has to bid."""
    for company in range(i64(COMPANIES)):
        if owes_bid(game, seat, company):
            most = most_sum(game.free(company))
            choices.add_span(BID + company * SUMS + LEAST_BID, most - LEAST_BID + 1)


def bid(game: Position, seat: i64, code: i64) -> None:
    company = (code - BID) // SUMS
    amount = (code - BID) % SUMS
    game.numbers[at.BID + company] = amount
    game.confide(1 << seat, SEALED, seat, company, amount)
    for other in range(i64(COMPANIES)):
        if owes_bid(game, seat, other):
            return
    game.ask_all(game.owes & ~(1 << seat))
    if game.owes == 0:
        game.chance.reveal()
        _reveal_bids(game)


def _reveal_bids(game: Position) -> None:
    waiting = game.pending
    while waiting != 0:
        company = _highest_of(game, waiting)
        waiting &= ~(1 << company)
        game.tell(BIDDEN, game.ceo(company), company, bid_of(game, company))
    _next_investor(game)


def _highest_of(game: Position, companies: i64) -> i64:
    """G13: the highest bid; equal bids in company order."""
    best: i64 = NOBODY
    highest: i64 = 0
    for company in range(i64(COMPANIES)):
        if ((companies >> company) & 1) != 0:
            amount = bid_of(game, company)
            if amount > highest or (amount == highest and game.rank(company) > game.rank(best)):
                best = company
                highest = amount
    return best


# -- taking an asset ---------------------------------------------------------------


def _next_investor(game: Position) -> None:
    """G13: whoever can take nothing is not asked."""
    while game.pending != 0:
        company = _highest_of(game, game.pending)
        game.pending &= ~(1 << company)
        for asset in range(i64(FIRST_ASSET), i64(ASSETS)):
            if can_take(game, company, asset):
                game.phase = TAKING
                game.company = company
                game.ask(game.ceo(company))
                return
        game.tell(DECLINED, game.ceo(company), company)
    _end(game)


def cost(game: Position, company: i64, asset: i64) -> i64:
    """G14: double under the CEO's own marker."""
    amount = bid_of(game, company)
    return amount * 2 if game.mark(asset) == game.ceo(company) else amount


def can_take(game: Position, company: i64, asset: i64) -> bool:
    """G13, G14"""
    return game.status(asset) == ON_OFFER and cost(game, company, asset) <= game.free(company)


def offer_assets(game: Position, choices: Choices) -> None:
    for asset in range(i64(FIRST_ASSET), i64(ASSETS)):
        if can_take(game, game.company, asset):
            choices.add(TAKE + asset)
    choices.add(DECLINE)


def take(game: Position, seat: i64, code: i64) -> None:
    if code == DECLINE:
        game.tell(DECLINED, seat, game.company)
    else:
        _take(game, seat, game.company, code - TAKE)
    _next_investor(game)


def _take(game: Position, seat: i64, company: i64, asset: i64) -> None:
    """G13, G14, G15: whose marker lay on it sits down on the next chair."""
    paid = cost(game, company, asset)
    numbers = game.numbers
    numbers[at.FREE + company] -= paid
    game.tell(TOOK, seat, company, asset, paid)
    game.install(company, asset)
    chair: i64 = 0
    while game.sits(company, chair) != NOBODY:
        chair += 1
    investor = game.mark(asset)
    numbers[at.CHAIR + company * CHAIRS + chair] = investor
    numbers[at.MARK + asset] = NOBODY
    game.tell(SEATED, investor, company, chair)


def _end(game: Position) -> None:
    game.company = NOBODY
    numbers = game.numbers
    for company in range(i64(COMPANIES)):
        numbers[at.BID + company] = 0
    game.ask_nobody()
