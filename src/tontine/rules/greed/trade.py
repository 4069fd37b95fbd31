"""Phase 5: trade and development, where everyone may act at any time (G17 to G20).

All CEOs who are not content owe a decision, and whoever has a proposal to answer; any of them may
decide next. For those who play one after the other the fair order is clockwise: ``actor`` is the
next who owes after whoever acted last.
"""

from __future__ import annotations

from librt.vecs import extend, vec
from mypy_extensions import i64

from tontine.rules.choices import Choices
from tontine.rules.greed import deals, drafting, fulfilling
from tontine.rules.greed import layout as at
from tontine.rules.greed.components import (
    COMPANIES,
    GOODS,
    MOST_OPEN,
    MOST_PROPOSALS,
    NO_ASSET,
    SLOTS,
    THINGS,
)
from tontine.rules.greed.decisions import (
    ACCEPT,
    CONTENT,
    CONTENTED,
    COUNTER,
    COUNTERED,
    PROPOSE,
    PROPOSED,
    REJECT,
    REJECTED,
    SEND,
    TRADING,
    USE,
    USED,
    WITHDRAW,
    WITHDREW,
)
from tontine.rules.greed.position import DEAL, FROM, NOBODY, NUMBER, READY, TO, Position


def begin(game: Position) -> None:
    game.content = 0
    for seat in range(game.seats):
        game.numbers[at.MADE + seat] = 0
    _next_trader(game, game.marker)


def _next_trader(game: Position, first: i64) -> None:
    """G20: who is not content, or has an answer to give. The phase ends when there is none."""
    game.phase = TRADING
    game.owes = (_ceos(game) & ~game.content) | deals.addressed(game)
    game.actor = game.next_in(game.owes, first)


def _ceos(game: Position) -> i64:
    """The set of seats that are CEO of something."""
    seats: i64 = 0
    for company in range(i64(COMPANIES)):
        seat = game.ceo(company)
        if seat != NOBODY:
            seats |= 1 << seat
    return seats


# -- what may be done --------------------------------------------------------------


def offer(game: Position, seat: i64, choices: Choices) -> None:
    """G17, G19, G20"""
    proposes = may_propose(game, seat)
    for company in range(i64(COMPANIES)):
        if game.ceo(company) == seat:
            _offer_assets(game, company, choices)
            if proposes:
                _offer_partners(game, company, choices)
    for place in range(deals.count(game)):
        row = place * DEAL
        if game.ceo(game.deals[row + TO]) == seat:
            if deals.is_sound(game, row):
                choices.add(ACCEPT + place)
            choices.add(REJECT + place)
            if proposes and deals.can_deal(game, game.deals[row + TO], game.deals[row + FROM]):
                choices.add(COUNTER + place)
        elif game.ceo(game.deals[row + FROM]) == seat:
            choices.add(WITHDRAW + place)
    choices.add(CONTENT)


def _offer_assets(game: Position, company: i64, choices: Choices) -> None:
    for slot in range(i64(SLOTS)):
        asset = game.slot(company, slot)
        if asset != NO_ASSET and can_use(game, company, asset):
            choices.add(USE + asset)


def _offer_partners(game: Position, company: i64, choices: Choices) -> None:
    for partner in range(i64(COMPANIES)):
        if deals.can_deal(game, company, partner):
            choices.add(PROPOSE + company * COMPANIES + partner)


def can_use(game: Position, company: i64, asset: i64) -> bool:
    """G19: a processing asset, not used this year, and everything it needs."""
    if game.status(asset) != READY:
        return False
    for good in range(i64(GOODS)):
        if game.cards.takes[asset * GOODS + good] > game.stock(company, good):
            return False
    return True


def made(game: Position, seat: i64) -> i64:
    """Proposals of the seat this year."""
    return game.numbers[at.MADE + seat]


def may_propose(game: Position, seat: i64) -> bool:
    """G20: our limits, so that the phase ends."""
    return made(game, seat) < MOST_PROPOSALS and deals.opened_by(game, seat) < MOST_OPEN


# -- what is done ------------------------------------------------------------------


def decide(game: Position, seat: i64, code: i64) -> None:
    if code == CONTENT:
        _be_content(game, seat)
    elif code < PROPOSE:
        _use(game, seat, code - USE)
    elif code < ACCEPT:
        pair = code - PROPOSE
        drafting.begin(game, seat, pair // COMPANIES, pair % COMPANIES, NOBODY)
    elif code < REJECT:
        _accept(game, seat, (code - ACCEPT) * DEAL)
    elif code < COUNTER:
        _reject(game, seat, (code - REJECT) * DEAL)
        _next_trader(game, seat + 1)
    elif code < WITHDRAW:
        row = (code - COUNTER) * DEAL
        company, partner = game.deals[row + TO], game.deals[row + FROM]
        drafting.begin(game, seat, company, partner, game.deals[row + NUMBER])
    else:
        _withdraw(game, seat, (code - WITHDRAW) * DEAL)


def _be_content(game: Position, seat: i64) -> None:
    """G20: what still waits for an answer is thereby turned down."""
    row = len(game.deals) - DEAL
    while row >= 0:
        if game.ceo(game.deals[row + TO]) == seat:
            _reject(game, seat, row)
        row -= DEAL
    game.content |= 1 << seat
    game.tell(CONTENTED, seat)
    _next_trader(game, seat + 1)


def _use(game: Position, seat: i64, asset: i64) -> None:
    """G19"""
    fulfilling.process(game, game.owner(asset), asset, USED)
    game.content &= ~(1 << seat)
    _next_trader(game, seat + 1)


def draft(game: Position, seat: i64, code: i64) -> None:
    """A term of the deal being drafted, an asset run in it, or its end."""
    if code == SEND:
        _send(game, seat)
    else:
        drafting.add(game, code)


def _send(game: Position, seat: i64) -> None:
    """G17: a player's own two companies agree at once."""
    game.numbered += 1
    game.numbers[at.MADE + seat] += 1
    company, partner = game.company, game.partner
    if game.answering != NOBODY:
        game.tell(COUNTERED, seat, game.answering, company, partner)
        _strike(game, deals.row_of(game, game.answering))
    row = len(game.deals)
    _write_down(game)
    game.tell(PROPOSED, seat, game.numbered, company, partner)
    deals.tell_terms(game, row)
    drafting.clear(game)
    if game.ceo(partner) == seat:
        _accept(game, seat, row)
    else:
        _next_trader(game, seat + 1)


def _write_down(game: Position) -> None:
    row = vec[i64]([game.numbered, game.company, game.partner, game.runs])
    row = extend(row, game.numbers[at.DRAFT : at.DRAFT + 2 * THINGS])
    game.deals = extend(game.deals[:], row)


def _accept(game: Position, seat: i64, row: i64) -> None:
    """G17 to G20: both sides give; whom it touches is asked again."""
    company, partner = game.deals[row + FROM], game.deals[row + TO]
    fulfilling.fulfil(game, row)
    game.content &= ~((1 << game.ceo(company)) | (1 << game.ceo(partner)))
    _strike(game, row)
    _next_trader(game, seat + 1)


def _reject(game: Position, seat: i64, row: i64) -> None:
    number = game.deals[row + NUMBER]
    game.tell(REJECTED, seat, number, game.deals[row + TO], game.deals[row + FROM])
    _strike(game, row)


def _withdraw(game: Position, seat: i64, row: i64) -> None:
    number = game.deals[row + NUMBER]
    game.tell(WITHDREW, seat, number, game.deals[row + FROM], game.deals[row + TO])
    _strike(game, row)
    _next_trader(game, seat + 1)


def _strike(game: Position, row: i64) -> None:
    """Close an open proposal."""
    game.deals = extend(game.deals[:row], game.deals[row + DEAL :])
