"""A deal being drafted: which assets are run, what each side gives (G17, G19)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tontine.rules.choices import Choices
from tontine.rules.greed import deals
from tontine.rules.greed import layout as at
from tontine.rules.greed.components import GOODS, MONEY, NO_ASSET, SLOTS, THINGS
from tontine.rules.greed.decisions import DRAFTING, RUN, SEND, SUMS, TERM
from tontine.rules.greed.exchange import PLACES, Exchange
from tontine.rules.greed.position import NOBODY, READY, Position

LAST: Final = 23  # entry of a draft


def begin(game: Position, seat: i64, company: i64, partner: i64, answering: i64) -> None:
    game.phase = DRAFTING
    game.company = company
    game.partner = partner
    game.answering = answering
    game.ask(seat)


def add(game: Position, code: i64) -> None:
    """An asset to be run, or a term."""
    if code < TERM:
        game.runs |= 1 << deals.place_of(game, game.company, game.partner, code - RUN)
    else:
        game.drafted = (code - TERM) // SUMS
        game.numbers[at.DRAFT + game.drafted] = (code - TERM) % SUMS


def clear(game: Position) -> None:
    numbers = game.numbers
    for entry in range(game.drafted + 1):
        numbers[at.DRAFT + entry] = 0
    game.drafted = NOBODY
    game.runs = 0
    game.company = NOBODY
    game.partner = NOBODY
    game.answering = NOBODY


def offer(game: Position, choices: Choices) -> None:
    """G17, G19: which assets are run; what one side gives, then what the other; goods before
    money.

    Nothing is offered from which no legal deal can be reached: so a draft always ends.
    """
    if game.drafted == NOBODY:
        _offer_runs(game, choices)
    if game.runs == 0:
        _offer_terms(game, choices)
    else:
        _offer_terms_with_runs(game, choices)


# -- without runs ------------------------------------------------------------------


def _offer_terms(game: Position, choices: Choices) -> None:
    """G17: both sides give something; money against money is a deal, too."""
    if not deals.can_give(game, game.partner):
        return  # without a run the other side would give nothing
    if game.drafted < MONEY:
        _offer_things(game, choices, game.company, 0)
    if drafts(game, 0, THINGS):
        _offer_things(game, choices, game.partner, THINGS)
        if drafts(game, THINGS, THINGS):
            choices.add(SEND)


def _offer_things(game: Position, choices: Choices, giver: i64, first: i64) -> None:
    """What a side can still give under its entries."""
    if game.units(giver) > 0:
        for entry in range(first if game.drafted < first else game.drafted + 1, first + GOODS):
            count = game.stock(giver, entry - first)
            if count > 0:
                choices.add_span(TERM + entry * SUMS + 1, count)
    if first + MONEY > game.drafted:
        choices.add_span(TERM + (first + MONEY) * SUMS + 1, deals.has(game, giver, MONEY))


def term(game: Position, entry: i64) -> i64:
    """What is put under an entry of the draft so far."""
    return game.numbers[at.DRAFT + entry]


def drafts(game: Position, first: i64, count: i64) -> bool:
    """Whether any of these entries of the draft is filled in."""
    after = first + count if first + count <= game.drafted else game.drafted + 1
    for entry in range(first, after):
        if term(game, entry) > 0:
            return True
    return False


# -- with runs ---------------------------------------------------------------------


def _offer_runs(game: Position, choices: Choices) -> None:
    ready = _later_places(game, last_named(game))
    if ready == 0:
        return
    for place in range(i64(PLACES)):
        if ((ready >> place) & 1) != 0 and _can_name(game, place, ready):
            choices.add(RUN + deals.asset_at(game, game.company, game.partner, place))


def _can_name(game: Position, place: i64, ready: i64) -> bool:
    """Whether a deal can be reached in which this asset is run, and those named before."""
    company, partner = game.company, game.partner
    asset = deals.asset_at(game, company, partner, place)
    if not deals.may_run(game, company, partner, asset, ready | game.runs):
        return False
    other = partner if place < SLOTS else company
    can_pay = game.runs == 0 and deals.can_give(game, other)  # its company: with what it makes
    if can_pay and deals.may_run(game, company, partner, asset, 0):
        return True
    return with_run(game, asset, place).works()


def last_named(game: Position) -> i64:
    """The highest asset that the draft runs."""
    last: i64 = NO_ASSET
    for place in range(i64(PLACES)):
        if ((game.runs >> place) & 1) != 0:
            asset = deals.asset_at(game, game.company, game.partner, place)
            last = asset if asset > last else last
    return last


def _later_places(game: Position, named: i64) -> i64:
    """The set of slots with higher assets that can be run: these may still be named."""
    places: i64 = 0
    for place in range(i64(PLACES)):
        asset = deals.asset_at(game, game.company, game.partner, place)
        if asset > named and game.status(asset) == READY:
            places |= 1 << place
    return places


def with_run(game: Position, asset: i64, place: i64) -> Exchange:
    """The draft with an asset run as well, and perhaps others after it."""
    return _exchange(game, game.runs | (1 << place), _later_places(game, asset))


def with_term(game: Position, entry: i64, amount: i64) -> Exchange:
    """The draft with so much under an entry."""
    exchange = _exchange(game, game.runs, 0)
    exchange.settle(entry, amount)
    return exchange


def as_it_is(game: Position) -> Exchange:
    """The draft, if it were sent now."""
    return with_term(game, LAST, term(game, LAST))


def _exchange(game: Position, runs: i64, more: i64) -> Exchange:
    terms = game.numbers[at.DRAFT : at.DRAFT + 2 * THINGS]
    return deals.exchange(game, game.company, game.partner, terms, 0, runs, more)


def _offer_terms_with_runs(game: Position, choices: Choices) -> None:
    """G19. What can be given of a thing are all numbers from the least to the most."""
    exchange = _exchange(game, game.runs, 0)
    for entry in range(game.drafted + 1, i64(2 * THINGS)):
        most = _most_with_runs(game, entry)
        if most == 0:
            continue  # to leave it out settles nothing
        least: i64 = 1
        while least <= most and not _works(exchange, entry, least):
            least += 1
        while most > least and entry % THINGS != MONEY and not _works(exchange, entry, most):
            most -= 1
        choices.add_span(TERM + entry * SUMS + least, most - least + 1)
        if not _works(exchange, entry, 0):
            return  # it must not be left out
    if _works(exchange, LAST, term(game, LAST)):
        choices.add(SEND)


def _works(exchange: Exchange, entry: i64, amount: i64) -> bool:
    """Whether the draft can become a deal with so much under an entry."""
    exchange.settle(entry, amount)
    return exchange.works()


def _most_with_runs(game: Position, entry: i64) -> i64:
    """What the side had of a thing, and what its runs make of it."""
    first = entry < THINGS
    thing = entry % THINGS
    giver = game.company if first else game.partner
    most = deals.has(game, giver, thing)
    if thing == MONEY:
        return most
    runs = game.runs if first else game.runs >> SLOTS
    for slot in range(i64(SLOTS)):
        if ((runs >> slot) & 1) != 0:
            most += game.cards.makes[game.slot(giver, slot) * GOODS + thing]
    return most
