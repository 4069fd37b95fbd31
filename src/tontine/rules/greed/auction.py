"""Auctions with private money, as for gold, silver and new companies (G29 to G31).

Whoever holds one goes on when nobody is asked any more: ``highest`` has won, at ``bid``.
"""

from __future__ import annotations

from mypy_extensions import i64

from tontine.rules.choices import Choices
from tontine.rules.greed import layout as at
from tontine.rules.greed.components import COMPANY_RAISE, SYMBOL_RAISE
from tontine.rules.greed.decisions import (
    COMPANY,
    FOUNDERS,
    GOLD,
    GOLD_SYMBOL,
    PASS,
    PASSED,
    RAISE,
    RAISED,
    SILVER,
    SILVER_SYMBOL,
)
from tontine.rules.greed.position import NOBODY, Position, most_sum


def hold(game: Position, phase: i64, bidders: i64, price: i64) -> None:
    game.phase = phase
    game.bidders = bidders
    game.highest = NOBODY
    game.bid = price
    _next_bidder(game, game.marker)


def least_bid(game: Position) -> i64:
    """G29, G31: the first bid, or the least that raises it."""
    if game.highest == NOBODY:
        return game.bid
    return game.bid + (COMPANY_RAISE if game.phase == FOUNDERS else SYMBOL_RAISE)


def most_bid(game: Position, seat: i64) -> i64:
    return most_sum(game.purse(seat))


def rule(game: Position) -> str:
    return "G31" if game.phase == FOUNDERS else "G29" if game.phase == GOLD else "G30"


def offer(game: Position, seat: i64, choices: Choices) -> None:
    least = least_bid(game)
    choices.add_span(RAISE + least, most_bid(game, seat) - least + 1)
    choices.add(PASS)


def decide(game: Position, seat: i64, code: i64) -> None:
    if code == PASS:
        _drop_out(game, seat)
    else:
        game.highest = seat
        game.bid = code - RAISE
        game.tell(RAISED, seat, game.bid, _lot(game))
    _next_bidder(game, seat + 1)


def _drop_out(game: Position, seat: i64) -> None:
    """G29: a pass is final."""
    game.bidders &= ~(1 << seat)
    game.tell(PASSED, seat, _lot(game))


def _lot(game: Position) -> i64:
    if game.phase == GOLD:
        return GOLD_SYMBOL
    return SILVER_SYMBOL if game.phase == SILVER else COMPANY


def _next_bidder(game: Position, first: i64) -> None:
    """Clockwise; who cannot pay the least that is asked passes, as everybody can see.

    G29: the last one left may still take it, so there may be one bidder and no bid.
    """
    while game.bidders != 0:
        seat = game.next_in(game.bidders, first)
        if seat == game.highest:  # all the others have passed
            break
        if most_bid(game, seat) >= least_bid(game):
            game.ask(seat)
            return
        _drop_out(game, seat)
    game.bidders = 0
    game.ask_nobody()


def settle(game: Position) -> None:
    """The winner pays the bank."""
    game.numbers[at.PURSE + game.highest] -= game.bid
    game.highest = NOBODY
    game.bid = 0
