"""Deals between two companies: who can make one, and which proposals still hold (G17 to G19)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tontine.rules.greed.components import GOODS, MONEY, NO_ASSET, SLOTS, THINGS
from tontine.rules.greed.decisions import RUNS as EVENT_RUNS
from tontine.rules.greed.decisions import TERMS as EVENT_TERMS
from tontine.rules.greed.exchange import PLACES, Exchange
from tontine.rules.greed.position import (
    DEAL,
    FROM,
    NOBODY,
    NUMBER,
    READY,
    RUNS,
    TERMS,
    TO,
    Position,
    most_sum,
)

NO_TERMS: Final = vec[i64]([0] * (2 * THINGS))
OF_THE_FIRST: Final = 15  # of the eight slots: the first company's


def can_deal(game: Position, company: i64, partner: i64) -> bool:
    """G17: two companies that can each give something, money or a good; perhaps one that the deal
    itself makes (G19)."""
    if company == partner or not game.in_play(partner) or not game.in_play(company):
        return False
    if can_give(game, company) and can_give(game, partner):
        return True
    ready = ready_places(game, company, partner)
    own = ready & OF_THE_FIRST if can_give(game, partner) else ready & ~OF_THE_FIRST
    return _can_make(game, company, partner, own, ready)


def _can_make(game: Position, company: i64, partner: i64, own: i64, ready: i64) -> bool:
    """G19: whether a company that has nothing can make something to give, in its own slots, of
    what the other one has."""
    perhaps = False
    for place in range(i64(PLACES)):
        if ((own >> place) & 1) != 0:
            asset = asset_at(game, company, partner, place)
            if may_run(game, company, partner, asset, 0):
                return True
            if may_run(game, company, partner, asset, ready):
                perhaps = True
    return perhaps and exchange(game, company, partner, NO_TERMS, 0, 0, ready).works()


def can_give(game: Position, company: i64) -> bool:
    """Whether the company has anything at all."""
    return game.units(company) + game.free(company) > 0


def has(game: Position, company: i64, thing: i64) -> i64:
    """How much of a good, or of money, the company can give."""
    return most_sum(game.free(company)) if thing == MONEY else game.stock(company, thing)  # G18


# -- open proposals ----------------------------------------------------------------


def count(game: Position) -> i64:
    return len(game.deals) // DEAL


def row_of(game: Position, number: i64) -> i64:
    """Where the open proposal of that number is."""
    row: i64 = 0
    while game.deals[row + NUMBER] != number:
        row += DEAL
    return row


def opened_by(game: Position, seat: i64) -> i64:
    """How many open proposals are the seat's own."""
    opened: i64 = 0
    for row in range(0, len(game.deals), DEAL):
        if game.ceo(game.deals[row + FROM]) == seat:
            opened += 1
    return opened


def addressed(game: Position) -> i64:
    """The set of seats that have a proposal to answer."""
    seats: i64 = 0
    for row in range(0, len(game.deals), DEAL):
        seats |= 1 << game.ceo(game.deals[row + TO])
    return seats


def moves_goods(game: Position, row: i64) -> bool:
    """Whether an open proposal is about more than money."""
    for entry in range(i64(2 * THINGS)):
        if entry % THINGS != MONEY and game.deals[row + TERMS + entry] > 0:
            return True
    return game.deals[row + RUNS] != 0


def is_sound(game: Position, row: i64) -> bool:
    """Whether an open proposal can still be fulfilled."""
    runs = game.deals[row + RUNS]
    if runs == 0:
        return lacks(game, row) == NOBODY
    company, partner = game.deals[row + FROM], game.deals[row + TO]
    return (
        (runs & ~ready_places(game, company, partner)) == 0
        and game.deals[row + TERMS + MONEY] <= game.free(company)
        and game.deals[row + TERMS + THINGS + MONEY] <= game.free(partner)
        and exchange_of(game, row).works()
    )


def lacks(game: Position, row: i64) -> i64:
    """The first entry of an open proposal without runs that its side no longer has."""
    deals = game.deals
    company, partner = deals[row + FROM], deals[row + TO]
    for entry in range(i64(2 * THINGS)):
        amount = deals[row + TERMS + entry]
        if amount > 0:
            giver = company if entry < THINGS else partner
            if amount > has(game, giver, entry % THINGS):
                return entry
    return NOBODY


def tell_terms(game: Position, row: i64) -> None:
    if game.journal is None:
        return
    number = game.deals[row + NUMBER]
    company, partner = game.deals[row + FROM], game.deals[row + TO]
    for place in range(i64(PLACES)):
        if ((game.deals[row + RUNS] >> place) & 1) != 0:
            owner = company if place < SLOTS else partner
            game.tell(EVENT_RUNS, number, owner, asset_at(game, company, partner, place))
    for entry in range(i64(2 * THINGS)):
        amount = game.deals[row + TERMS + entry]
        if amount > 0:
            giver = company if entry < THINGS else partner
            game.tell(EVENT_TERMS, number, giver, entry % THINGS, amount)


# -- assets run in a deal ----------------------------------------------------------


def asset_at(game: Position, company: i64, partner: i64, place: i64) -> i64:
    """The asset in one of the eight slots of two companies, or NO_ASSET."""
    return game.slot(company, place) if place < SLOTS else game.slot(partner, place - SLOTS)


def place_of(game: Position, company: i64, partner: i64, asset: i64) -> i64:
    """Where among the eight slots an asset is, or NOBODY."""
    for place in range(i64(PLACES)):
        if asset_at(game, company, partner, place) == asset and asset != NO_ASSET:
            return place
    return NOBODY


def ready_places(game: Position, company: i64, partner: i64) -> i64:
    """G19: the set of slots whose assets can still be run this year."""
    places: i64 = 0
    for place in range(i64(PLACES)):
        asset = asset_at(game, company, partner, place)
        if asset != NO_ASSET and game.status(asset) == READY:
            places |= 1 << place
    return places


def may_run(game: Position, company: i64, partner: i64, asset: i64, places: i64) -> bool:
    """At a glance: whether its inputs are there, or are made in one of these places."""
    for good in range(i64(GOODS)):
        short = game.cards.takes[asset * GOODS + good]
        if short == 0:
            continue
        short -= game.stock(company, good) + game.stock(partner, good)
        for place in range(i64(PLACES)):
            if short > 0 and ((places >> place) & 1) != 0:
                maker = asset_at(game, company, partner, place)
                short -= game.cards.makes[maker * GOODS + good]
        if short > 0:
            return False
    return True


def exchange_of(game: Position, row: i64) -> Exchange:
    """An open proposal."""
    terms = game.deals[row + TERMS : row + DEAL]
    company, partner = game.deals[row + FROM], game.deals[row + TO]
    return exchange(game, company, partner, terms, 2 * THINGS, game.deals[row + RUNS], 0)


def exchange(
    game: Position, company: i64, partner: i64, terms: vec[i64], fixed: i64, runs: i64, more: i64
) -> Exchange:
    assets = vec[i64]([NO_ASSET] * PLACES)
    for place in range(i64(PLACES)):
        assets[place] = asset_at(game, company, partner, place)
    stock = vec[i64]([0] * (2 * GOODS))
    for good in range(i64(GOODS)):
        stock[good] = game.stock(company, good)
        stock[GOODS + good] = game.stock(partner, good)
    cash = vec[i64]([game.free(company), game.free(partner)])
    return Exchange(game.cards, assets, stock, cash, terms, fixed, runs, more)
