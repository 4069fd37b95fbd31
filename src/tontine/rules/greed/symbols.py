"""Phase 9: work hard, play hard. A status symbol of gold, and one of silver (G29, G30)."""

from __future__ import annotations

from mypy_extensions import i64

from tontine.rules.greed import auction, market
from tontine.rules.greed import layout as at
from tontine.rules.greed.components import SYMBOLS
from tontine.rules.greed.decisions import (
    AUCTIONED,
    BY_GOLD,
    BY_SILVER,
    GOLD,
    MARKER,
    SILVER,
    UNSOLD,
    WON,
)
from tontine.rules.greed.position import NOBODY, Position


def begin(game: Position) -> None:
    """G29: everybody may bid."""
    if game.golds == SYMBOLS:
        begin_silver(game, NOBODY)
        return
    game.tell(AUCTIONED, game.golds, game.gold_price)
    auction.hold(game, GOLD, everybody(game), game.gold_price)
    if game.owes == 0:
        _gold_sold(game)


def begin_silver(game: Position, gold_winner: i64) -> None:
    """G30: without the winner of gold."""
    if game.silvers == SYMBOLS:
        return
    bidders = everybody(game)
    if gold_winner != NOBODY:
        bidders &= ~(1 << gold_winner)
    game.tell(AUCTIONED, SYMBOLS + game.silvers, game.silver_price)
    auction.hold(game, SILVER, bidders, game.silver_price)
    if game.owes == 0:
        _silver_sold(game)


def everybody(game: Position) -> i64:
    return (1 << game.seats) - 1


def decide(game: Position, seat: i64, code: i64) -> None:
    auction.decide(game, seat, code)
    if game.owes == 0:
        if game.phase == GOLD:
            _gold_sold(game)
        else:
            _silver_sold(game)


def _gold_sold(game: Position) -> None:
    """G29: the starting marker goes to the left of who has won."""
    winner = game.highest
    symbol = game.golds
    if winner == NOBODY:
        game.tell(UNSOLD, symbol)
    else:
        game.golds += 1
        game.gold_price = game.bid
        _award(game, symbol)
        market.apply_card(game, game.cards.gold_trends[symbol], BY_GOLD)
        game.marker = (winner + 1) % game.seats
        game.tell(MARKER, game.marker)
    begin_silver(game, winner)


def _silver_sold(game: Position) -> None:
    """G30"""
    symbol = game.silvers
    if game.highest == NOBODY:
        game.tell(UNSOLD, SYMBOLS + symbol)
    else:
        game.silvers += 1
        game.silver_price = game.bid
        _award(game, SYMBOLS + symbol)
        market.apply_card(game, game.cards.silver_trends[symbol], BY_SILVER)


def _award(game: Position, symbol: i64) -> None:
    game.numbers[at.SYMBOL + symbol] = game.highest
    game.tell(WON, game.highest, symbol, game.bid)
    auction.settle(game)
