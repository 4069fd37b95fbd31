"""Phase 6: goods are sold to the bank, or kept at a cost (G21)."""

from __future__ import annotations

from mypy_extensions import i64

from tontine.rules.choices import Choices
from tontine.rules.greed import drafting
from tontine.rules.greed import layout as at
from tontine.rules.greed.components import GOODS, MOST_KEPT, STORAGE
from tontine.rules.greed.decisions import KEEP, KEPT, SELL, SELLING, SOLD, STORED
from tontine.rules.greed.position import NOBODY, Position


def begin(game: Position) -> None:
    game.pending = game.all_in_play()
    _next_seller(game)


def _next_seller(game: Position) -> None:
    """G21: in company order; a company without goods has nothing to decide."""
    while game.pending != 0:
        company = game.first_of(game.pending)
        game.pending &= ~(1 << company)
        if game.units(company) > 0:
            game.phase = SELLING
            game.company = company
            game.ask(game.ceo(company))
            return
    game.company = NOBODY
    game.ask_nobody()


def offer(game: Position, choices: Choices) -> None:
    """G21: goods to keep, kind by kind; the rest is sold."""
    already = kept(game)
    for good in range(game.drafted + 1, i64(GOODS)):
        most = most_kept(game, good, already)
        choices.add_span(KEEP + good * (MOST_KEPT + 1) + 1, most)
    choices.add(SELL)


def kept(game: Position) -> i64:
    """How many goods the sale at hand keeps so far."""
    count: i64 = 0
    for good in range(i64(GOODS)):
        count += drafting.term(game, good)
    return count


def most_kept(game: Position, good: i64, already: i64) -> i64:
    """G21: how many of a good can be kept besides others."""
    most = game.stock(game.company, good)
    if most > MOST_KEPT - already:
        most = MOST_KEPT - already
    while most > 0 and STORAGE[already + most] > game.free(game.company):
        most -= 1
    return most


def decide(game: Position, code: i64) -> None:
    if code == SELL:
        _sell(game, game.company)
        drafting.clear(game)
        _next_seller(game)
    else:
        game.drafted = (code - KEEP) // (MOST_KEPT + 1)
        game.numbers[at.DRAFT + game.drafted] = (code - KEEP) % (MOST_KEPT + 1)


def _sell(game: Position, company: i64) -> None:
    """G21"""
    numbers = game.numbers
    count = kept(game)
    if STORAGE[count] > 0:
        numbers[at.FREE + company] -= STORAGE[count]
        game.tell(STORED, company, count, STORAGE[count])
    for good in range(i64(GOODS)):
        keeps = drafting.term(game, good)
        if keeps > 0:
            game.tell(KEPT, company, good, keeps)
        sold = game.stock(company, good) - keeps
        if sold > 0:
            amount = sold * game.price(good)
            numbers[at.INCOME + company] += amount
            game.gain(company, good, -sold)
            game.tell(SOLD, company, good, sold, amount)
