"""A deal being drafted: which assets are run, what each side gives (G17, G19)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tontine.rules.choices import Choices
from tontine.rules.greed import deals
from tontine.rules.greed import layout as at
from tontine.rules.greed.components import GOODS, MONEY, NO_ASSET, SLOTS, THINGS
from tontine.rules.greed.decisions import DRAFTING, RUN, SEND, SUMS, TERM
from tontine.rules.greed.exchange import PLACES, Exchange
from tontine.rules.greed.position import NOBODY, Position


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
    for entry in range(i64(2 * THINGS)):
        game.numbers[at.DRAFT + entry] = 0
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
    gives = drafts(game, 0, THINGS)
    moves = moves_good(game)
    for entry in range(game.drafted + 1, i64(2 * THINGS)):
        most = most_of(game, entry, gives, moves)
        if most > 0:
            choices.add_span(TERM + entry * SUMS + 1, most)
    if gives and moves and drafts(game, THINGS, THINGS):
        choices.add(SEND)


def term(game: Position, entry: i64) -> i64:
    """What is put under an entry of the draft so far."""
    return game.numbers[at.DRAFT + entry]


def drafts(game: Position, first: i64, count: i64) -> bool:
    """Whether any of these entries of the draft is filled in."""
    for entry in range(first, first + count):
        if term(game, entry) > 0:
            return True
    return False


def moves_good(game: Position) -> bool:
    return drafts(game, 0, GOODS) or drafts(game, THINGS, GOODS)


def most_of(game: Position, entry: i64, gives: bool, moves: bool) -> i64:
    """The most that can be put under an entry of a draft in which the first side gives something
    already, or not, and a good moves already, or not; 0 if it must be left out."""
    if not deals.can_give(game, game.partner):
        return 0  # without a run the other side would give nothing
    if entry == MONEY and not moves and game.units(game.partner) == 0:
        return 0  # no good would move
    if entry >= THINGS and not gives:
        return 0  # the first side would give nothing
    if entry == THINGS + MONEY and not moves:
        return 0
    giver = game.company if entry < THINGS else game.partner
    return deals.has(game, giver, entry % THINGS)


# -- with runs ---------------------------------------------------------------------


def _offer_runs(game: Position, choices: Choices) -> None:
    for place in range(i64(PLACES)):
        if _can_name(game, place):
            choices.add(RUN + deals.asset_at(game, game.company, game.partner, place))


def _can_name(game: Position, place: i64) -> bool:
    """Whether a deal can be reached in which this asset is run, and those named before."""
    asset = deals.asset_at(game, game.company, game.partner, place)
    ready = _later_places(game, last_named(game))
    if ((ready >> place) & 1) == 0 or not _may_run(game, asset, ready | game.runs):
        return False
    other = game.partner if place < SLOTS else game.company
    if game.runs == 0 and deals.can_give(game, other) and _may_run(game, asset, 0):
        return True  # its inputs are there, it can pay with what it makes, the other side too
    return with_run(game, asset, place).works()


def _later_places(game: Position, asset: i64) -> i64:
    """Those of the draft's companies with higher numbers, which may still be named."""
    places = deals.ready_places(game, game.company, game.partner)
    for place in range(i64(PLACES)):
        if deals.asset_at(game, game.company, game.partner, place) <= asset:
            places &= ~(1 << place)
    return places


def last_named(game: Position) -> i64:
    """The highest asset that the draft runs."""
    last: i64 = NO_ASSET
    for place in range(i64(PLACES)):
        asset = deals.asset_at(game, game.company, game.partner, place)
        if ((game.runs >> place) & 1) != 0 and asset > last:
            last = asset
    return last


def _may_run(game: Position, asset: i64, places: i64) -> bool:
    """At a glance: whether its inputs are there, or are made in one of these places."""
    for good in range(i64(GOODS)):
        lacks = game.cards.takes[asset * GOODS + good]
        if lacks == 0:
            continue
        lacks -= game.stock(game.company, good) + game.stock(game.partner, good)
        for place in range(i64(PLACES)):
            if lacks > 0 and ((places >> place) & 1) != 0:
                maker = deals.asset_at(game, game.company, game.partner, place)
                lacks -= game.cards.makes[maker * GOODS + good]
        if lacks > 0:
            return False
    return True


def with_run(game: Position, asset: i64, place: i64) -> Exchange:
    """The draft with an asset run as well, and perhaps others after it."""
    runs = game.runs | (1 << place)
    more = _later_places(game, asset)
    return deals.exchange(game, game.company, game.partner, _terms(game), 0, runs, more)


def with_term(game: Position, entry: i64, amount: i64) -> Exchange:
    """The draft with so much under an entry."""
    terms = _terms(game)
    terms[entry] = amount
    return deals.exchange(game, game.company, game.partner, terms, entry + 1, game.runs, 0)


def as_it_is(game: Position) -> Exchange:
    """The draft, if it were sent now."""
    last = i64(2 * THINGS - 1)
    return with_term(game, last, term(game, last))


def _terms(game: Position) -> vec[i64]:
    return game.numbers[at.DRAFT : at.DRAFT + 2 * THINGS]


def _offer_terms_with_runs(game: Position, choices: Choices) -> None:
    """G19. What can be given of a thing are all numbers from the least to the most."""
    for entry in range(game.drafted + 1, i64(2 * THINGS)):
        most = _most_with_runs(game, entry)
        if most == 0:
            continue  # to leave it out settles nothing
        least: i64 = 1
        while least <= most and not _can_finish(game, entry, least):
            least += 1
        while most > least and entry % THINGS != MONEY and not _can_finish(game, entry, most):
            most -= 1
        choices.add_span(TERM + entry * SUMS + least, most - least + 1)
        if not _can_finish(game, entry, 0):
            return  # it must not be left out
    if as_it_is(game).works():
        choices.add(SEND)


def _can_finish(game: Position, entry: i64, amount: i64) -> bool:
    """Whether the draft can become a deal with so much under an entry."""
    return with_term(game, entry, amount).works()


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
