"""A year of Greed Incorporated: ten phases, one after the other (G6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tontine.rules.greed import (
    announcements,
    books,
    entrepreneurs,
    investment,
    market,
    production,
    sales,
    scapegoats,
    symbols,
    trade,
)
from tontine.rules.greed.components import years_of
from tontine.rules.greed.decisions import OVER, SCORED, YEAR
from tontine.rules.greed.position import Position

ANNOUNCEMENTS: Final = 1
MARKET_FORCES: Final = 2
INVESTMENT: Final = 3
PRODUCTION: Final = 4
TRADE: Final = 5
SALES: Final = 6
CLOSING_THE_BOOKS: Final = 7
SCAPEGOATS: Final = 8
WORK_HARD_PLAY_HARD: Final = 9
ENTREPRENEURS: Final = 10
TURN_OF_THE_YEAR: Final = 11


def go_on(game: Position, stage: i64) -> None:
    """From the beginning of a phase until somebody has to decide, or the game is over."""
    while game.owes == 0 and not game.over:
        if stage == ANNOUNCEMENTS:
            announcements.begin(game)  # G9, G10
        elif stage == MARKET_FORCES:
            market.move_prices(game)  # G11
        elif stage == INVESTMENT:
            investment.begin(game)  # G12 to G15
        elif stage == PRODUCTION:
            production.produce(game)  # G16
        elif stage == TRADE:
            trade.begin(game)  # G17 to G20
        elif stage == SALES:
            sales.begin(game)  # G21
        elif stage == CLOSING_THE_BOOKS:
            books.close(game)  # G22, G23
        elif stage == SCAPEGOATS:
            scapegoats.begin(game)  # G24 to G28
        elif stage == WORK_HARD_PLAY_HARD:
            symbols.begin(game)  # G29, G30
        elif stage == ENTREPRENEURS:
            entrepreneurs.begin(game)  # G31, G32
        else:
            _turn(game)  # G6, G33
        stage = stage % TURN_OF_THE_YEAR + 1


def _turn(game: Position) -> None:
    """G6, G33: the next year, or the end of the game."""
    if game.year < years_of(game.seats):
        game.year += 1
        game.tell(YEAR, game.year, game.marker)
        return
    game.phase = OVER
    game.close()
    for seat in range(game.seats):
        game.tell(SCORED, seat, game.points(seat), game.purse(seat))
