"""A deal carried out: goods and money change hands, assets are run (G17 to G19)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tontine.rules.greed import deals
from tontine.rules.greed import layout as at
from tontine.rules.greed.components import GOODS, MONEY, SLOTS, THINGS
from tontine.rules.greed.decisions import DEALT, GAINED, MOVED, PAID, RAN, SPENT
from tontine.rules.greed.position import DEAL, FROM, NUMBER, RUNS, TERMS, TO, USED, Position


def process(game: Position, company: i64, asset: i64, event: i64) -> None:
    """G19: once a year; what it takes is spent, what it makes is gained."""
    game.numbers[at.STATUS + asset] = USED
    game.tell(event, company, asset)
    for good in range(i64(GOODS)):
        count = game.cards.takes[asset * GOODS + good]
        if count > 0:
            game.gain(company, good, -count)
            game.tell(SPENT, company, good, count)
    for good in range(i64(GOODS)):
        count = game.cards.makes[asset * GOODS + good]
        if count > 0:
            game.gain(company, good, count)
            game.tell(GAINED, company, good, count)


def fulfil(game: Position, row: i64) -> None:
    """G17, G18: both sides give, as goods become available."""
    company, partner = game.deals[row + FROM], game.deals[row + TO]
    game.dealings += 1
    game.tell(DEALT, game.deals[row + NUMBER], company, partner)
    left = game.deals[row + TERMS : row + DEAL]  # to hand over
    if game.deals[row + RUNS] != 0:
        _run_all(game, row, company, partner, left)
    _hand_over_all(game, company, partner, left)


def settle(game: Position, company: i64, partner: i64, terms: vec[i64], runs: vec[i64]) -> None:
    """What a deal comes to, in any order, even if something is lacking for it yet: for a copy that
    shows it before it is made."""
    for number in range(len(runs)):
        asset = runs[number]
        process(game, game.owner(asset), asset, RAN)
    _hand_over_all(game, company, partner, terms)


def _hand_over_all(game: Position, company: i64, partner: i64, terms: vec[i64]) -> None:
    for thing in range(i64(THINGS)):
        _hand_over(game, company, partner, thing, terms[thing])
    for thing in range(i64(THINGS)):
        _hand_over(game, partner, company, thing, terms[THINGS + thing])


def _hand_over(game: Position, giver: i64, taker: i64, thing: i64, amount: i64) -> None:
    if amount == 0:
        return
    if thing == MONEY:
        numbers = game.numbers
        numbers[at.FREE + giver] -= amount
        numbers[at.INCOME + taker] += amount  # G18: not free cash this year
        game.tell(PAID, giver, taker, amount)
    else:
        game.gain(giver, thing, -amount)
        game.gain(taker, thing, amount)
        game.tell(MOVED, giver, taker, thing, amount)


def _run_all(game: Position, row: i64, company: i64, partner: i64, left: vec[i64]) -> None:
    """G19: in an order that works, each after what its company still lacks for it."""
    exchange = deals.exchange_of(game, row)
    exchange.works()
    spare = vec[i64]([0] * GOODS)  # goes both ways, and no run needs it
    for good in range(i64(GOODS)):
        there = left[good] - exchange.handed(0, good)
        back = left[THINGS + good] - exchange.handed(1, good)
        spare[good] = there if there < back else back
    _swap(game, company, partner, spare, left)
    for step in range(exchange.length):
        place = exchange.order[step]
        side = place // SLOTS
        owner = company if side == 0 else partner
        other = partner if side == 0 else company
        asset = exchange.assets[place]
        for good in range(i64(GOODS)):
            short = game.cards.takes[asset * GOODS + good] - game.stock(owner, good)
            if short > 0:
                _hand_over(game, other, owner, good, short)
                left[(1 - side) * THINGS + good] -= short
        process(game, owner, asset, RAN)
        _swap(game, company, partner, spare, left)


def _swap(game: Position, company: i64, partner: i64, spare: vec[i64], left: vec[i64]) -> None:
    """Like goes against like while there is one of it: the runs may use up the last."""
    for good in range(i64(GOODS)):
        while spare[good] > 0:
            giver, taker = company, partner
            if game.stock(giver, good) == 0:
                giver, taker = partner, company
            if game.stock(giver, good) == 0:
                break
            _hand_over(game, giver, taker, good, 1)
            _hand_over(game, taker, giver, good, 1)
            spare[good] -= 1
            left[good] -= 1
            left[THINGS + good] -= 1
