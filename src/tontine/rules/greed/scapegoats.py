"""Phase 8: the boards of companies that earned too little look for scapegoats (G24 to G28)."""

from __future__ import annotations

from mypy_extensions import i64

from tontine.rules.choices import Choices
from tontine.rules.greed import layout as at
from tontine.rules.greed.components import BOARD, CEO, CHAIRS, GOODS, NO_ASSET, SEVERANCE, SLOTS
from tontine.rules.greed.decisions import (
    DROP,
    DROPPED,
    DROPPING,
    FIRED,
    LIQUIDATED,
    POINT,
    POINTED,
    POINTING,
    PROMOTED,
)
from tontine.rules.greed.position import DISCARDED, NOBODY, Position


def begin(game: Position) -> None:
    """G24: company after company, each finished with before the next."""
    if game.pending == 0:
        game.company = NOBODY
        game.ask_nobody()
        return
    game.company = game.first_of(game.pending)
    game.pending &= ~(1 << game.company)
    game.fired = 0
    game.pointer = CEO
    _ask_to_point(game)


# -- pointing ----------------------------------------------------------------------


def _ask_to_point(game: Position) -> None:
    """G24: a lone CEO can only point at himself."""
    if game.board_size(game.company) == 1:
        point(game, game.ceo(game.company), POINT + CEO)
    else:
        game.phase = POINTING
        game.ask(game.sits(game.company, game.pointer))


def offer_chairs(game: Position, choices: Choices) -> None:
    for chair in range(i64(BOARD)):
        if game.sits(game.company, chair) != NOBODY:
            choices.add(POINT + chair)


def point(game: Position, seat: i64, code: i64) -> None:
    """G24"""
    company = game.company
    chair = code - POINT
    game.fired |= 1 << chair
    game.tell(POINTED, seat, company, chair, game.sits(company, chair))
    game.pointer += 1
    if game.pointer < game.board_size(company):
        _ask_to_point(game)
    else:
        game.pointer = CEO
        _fire(game, company)


# -- what becomes of the board, and of the company ---------------------------------


def _fire(game: Position, company: i64) -> None:
    new_ceo = (game.fired & 1) != 0
    _pay_severance(game, company)
    _close_up(game, company)
    if not game.in_play(company):
        _liquidate(game, company)
        begin(game)
    elif game.assets_of(company) > 0 and (new_ceo or not game.new_ceo_drops):
        _ask_to_drop(game, company)
    else:
        begin(game)


def _pay_severance(game: Position, company: i64) -> None:
    """G25: all payments are reckoned from the same free cash."""
    numbers = game.numbers
    cash = game.free(company)
    for chair in range(i64(BOARD)):
        if ((game.fired >> chair) & 1) != 0:
            seat = game.sits(company, chair)
            amount = cash * SEVERANCE[chair] // 100
            numbers[at.FREE + company] -= amount
            numbers[at.PURSE + seat] += amount
            numbers[at.CHAIR + company * CHAIRS + chair] = NOBODY
            game.tell(FIRED, seat, company, chair, amount)
    game.fired = 0


def _close_up(game: Position, company: i64) -> None:
    """G26: who is left moves up."""
    numbers = game.numbers
    first = at.CHAIR + company * CHAIRS
    vacant: i64 = 0
    for chair in range(i64(CHAIRS)):
        seat = numbers[first + chair]
        if seat == NOBODY:
            continue
        if vacant < chair:
            numbers[first + vacant] = seat
            numbers[first + chair] = NOBODY
            game.tell(PROMOTED, seat, company, vacant)
        vacant += 1


def _liquidate(game: Position, company: i64) -> None:
    """G28"""
    numbers = game.numbers
    numbers[at.FREE + company] = 0
    numbers[at.LAST + company] = 0
    for slot in range(i64(SLOTS)):
        if game.slot(company, slot) != NO_ASSET:
            _discard(game, company, slot)
    for good in range(i64(GOODS)):
        game.gain(company, good, -game.stock(company, good))
    game.gone |= 1 << company
    game.tell(LIQUIDATED, company)


# -- dropping an asset -------------------------------------------------------------


def _ask_to_drop(game: Position, company: i64) -> None:
    """G27: with one asset there is nothing to choose."""
    if game.assets_of(company) == 1:
        drop(game, game.ceo(company), DROP + game.rank(company))  # its only asset
    else:
        game.phase = DROPPING
        game.ask(game.ceo(company))


def offer_assets(game: Position, choices: Choices) -> None:
    for slot in range(i64(SLOTS)):
        asset = game.slot(game.company, slot)
        if asset != NO_ASSET:
            choices.add(DROP + asset)


def drop(game: Position, seat: i64, code: i64) -> None:
    """G27"""
    slot: i64 = 0
    while game.slot(game.company, slot) != code - DROP:
        slot += 1
    _discard(game, game.company, slot)
    game.tell(DROPPED, seat, game.company, code - DROP)
    begin(game)


def _discard(game: Position, company: i64, slot: i64) -> None:
    numbers = game.numbers
    numbers[at.STATUS + game.slot(company, slot)] = DISCARDED
    numbers[at.SLOT + company * SLOTS + slot] = NO_ASSET
