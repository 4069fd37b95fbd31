"""What a seat cannot know, drawn anew: hidden cards and sealed answers."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tontine.rules.chance import Rng
from tontine.rules.greed import investment
from tontine.rules.greed import layout as at
from tontine.rules.greed.components import (
    COMPANIES,
    FIRST_ASSET,
    HAND,
    LEAST_BID,
    NO_ASSET,
    TEN,
    TENS,
)
from tontine.rules.greed.decisions import BIDDING
from tontine.rules.greed.position import Position, most_sum


def imagine(game: Position, seat: i64, rng: Rng) -> None:
    """From which ten a card was drawn everybody has seen, so the unknown cards of each ten are
    dealt anew to the places where cards of that ten are."""
    for ten in range(i64(TENS)):
        _redeal(game, seat, ten, rng)
    numbers = game.numbers
    for other in range(game.seats):
        if other != seat and game.chosen(other) != NO_ASSET:
            numbers[at.CHOSEN + other] = game.held(other, _pick_card(game, other, rng))
    if game.phase == BIDDING:
        for company in range(i64(COMPANIES)):
            if investment.bid_of(game, company) > 0 and game.ceo(company) != seat:
                numbers[at.BID + company] = _guess_bid(game, company, rng)


def _guess_bid(game: Position, company: i64, rng: Rng) -> i64:
    """None yet, if its CEO still owes another: nobody has heard of the first."""
    if game.is_asked(game.ceo(company)):
        return 0
    most = most_sum(game.free(company))
    return LEAST_BID + rng.below(most - LEAST_BID + 1)


def _pick_card(game: Position, seat: i64, rng: Rng) -> i64:
    return rng.below(2) if game.held(seat, 1) != NO_ASSET else i64(0)


def _redeal(game: Position, seat: i64, ten: i64, rng: Rng) -> None:
    numbers = game.numbers
    first = FIRST_ASSET + ten * TEN
    open_ten = game.ten - 1 == ten
    is_unknown = vec[i64]([0] * TEN)
    for place in range(game.seats * HAND):
        asset = numbers[at.HELD + place]
        if place // HAND != seat and asset // TEN * TEN == first:
            is_unknown[asset - first] = 1
    if open_ten:
        for place in range(game.pile_left):
            is_unknown[numbers[at.PILE + place] - first] = 1
    unknown = vec[i64]([0] * TEN)  # in an order that says nothing of where they are
    count: i64 = 0
    for card in range(i64(TEN)):
        if is_unknown[card] != 0:
            unknown[count] = first + card
            count += 1
    for place in range(game.seats * HAND):
        if place // HAND != seat and numbers[at.HELD + place] // TEN * TEN == first:
            index = rng.below(count)
            numbers[at.HELD + place] = unknown[index]
            count -= 1
            unknown[index] = unknown[count]
    if open_ten:
        for place in range(count):
            numbers[at.PILE + place] = unknown[place]
