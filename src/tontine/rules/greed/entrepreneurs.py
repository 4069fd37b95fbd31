"""Phase 10: the right to found a company is auctioned (G31, G32)."""

from __future__ import annotations

from mypy_extensions import i64

from tontine.rules.choices import Choices
from tontine.rules.greed import auction, market
from tontine.rules.greed.components import (
    ASSETS,
    COMPANIES,
    COMPANY_PRICE,
    FIRST_ASSET,
    FIRST_FOUNDED,
    MOST_COMPANIES,
    SLOTS,
)
from tontine.rules.greed.decisions import (
    BY_FOUNDING,
    EQUIP,
    EQUIPPED,
    EQUIPPING,
    FOUND,
    FOUNDED,
    FOUNDERS,
    FOUNDING,
    OFFERED,
    OPEN,
    UNFOUNDED,
)
from tontine.rules.greed.position import DISCARDED, NOBODY, Position


def begin(game: Position) -> None:
    """G31"""
    bidders: i64 = 0
    for seat in range(game.seats):
        if may_found(game, seat):
            bidders |= 1 << seat
    if game.founded >= game.seats or bidders == 0:
        return
    game.tell(OFFERED, COMPANY_PRICE)
    auction.hold(game, FOUNDERS, bidders, COMPANY_PRICE)
    if game.owes == 0:
        _company_sold(game)


def may_found(game: Position, seat: i64) -> bool:
    """G31"""
    return game.companies_of(seat) < MOST_COMPANIES


def bid(game: Position, seat: i64, code: i64) -> None:
    auction.decide(game, seat, code)
    if game.owes == 0:
        _company_sold(game)


def _company_sold(game: Position) -> None:
    """G31, G32: the winner picks a company."""
    if game.highest == NOBODY:
        game.tell(UNFOUNDED)
    else:
        game.phase = FOUNDING
        game.ask(game.highest)


# -- founding ----------------------------------------------------------------------


def can_be_founded(game: Position, company: i64) -> bool:
    return (
        company >= FIRST_FOUNDED and not game.in_play(company) and ((game.gone >> company) & 1) == 0
    )


def offer_companies(game: Position, choices: Choices) -> None:
    for company in range(i64(FIRST_FOUNDED), i64(COMPANIES)):
        if can_be_founded(game, company):
            choices.add(FOUND + company)


def found(game: Position, seat: i64, code: i64) -> None:
    """G32"""
    company = code - FOUND
    game.tell(FOUNDED, seat, company, game.bid)
    auction.settle(game)
    game.founded += 1
    game.open_company(seat, company)
    market.apply_card(game, game.cards.company_trends[company], BY_FOUNDING)
    game.company = company
    game.drafted = FIRST_ASSET - 1
    _ask_to_equip(game, seat)


# -- equipping ---------------------------------------------------------------------


def _ask_to_equip(game: Position, seat: i64) -> None:
    """G32: up to four assets from the discards, one by one in the order of their numbers."""
    if game.assets_of(game.company) < SLOTS:
        for asset in range(game.drafted + 1, i64(ASSETS)):
            if game.status(asset) == DISCARDED:
                game.phase = EQUIPPING
                game.ask(seat)
                return
    _open(game)


def offer_assets(game: Position, choices: Choices) -> None:
    for asset in range(game.drafted + 1, i64(ASSETS)):
        if game.status(asset) == DISCARDED:
            choices.add(EQUIP + asset)
    choices.add(OPEN)


def equip(game: Position, seat: i64, code: i64) -> None:
    if code == OPEN:
        _open(game)
    else:
        game.drafted = code - EQUIP
        game.install(game.company, game.drafted)
        game.tell(EQUIPPED, game.company, game.drafted)
        _ask_to_equip(game, seat)


def _open(game: Position) -> None:
    game.company = NOBODY
    game.drafted = NOBODY
    game.ask_nobody()
