"""The deck of assets: four tens, one on the other (G5)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tontine.rules.greed import layout as at
from tontine.rules.greed.components import FIRST_ASSET, HAND, NO_ASSET, TEN, TENS
from tontine.rules.greed.decisions import ASSET_DECK, DREW
from tontine.rules.greed.position import Position


def draw(game: Position, seat: i64) -> None:
    """G5, G9: the top card of the deck, if there is one."""
    while game.pile_left == 0:
        if game.ten == TENS:
            return
        _open_ten(game)
    numbers = game.numbers
    asset = take(game, numbers, ASSET_DECK)
    place = at.HELD + seat * HAND
    while numbers[place] != NO_ASSET:
        place += 1
    numbers[place] = asset
    if game.journal is not None:
        game.confide(1 << seat, DREW, seat, asset)


def take(game: Position, numbers: vec[i64], stream: i64) -> i64:
    """One of the cards of the pile, by chance."""
    chance = game.chance
    if chance.watched:
        pile: vec[i64] = numbers[at.PILE : at.PILE + TEN]
        index = chance.draw(stream, pile, game.pile_left)
    else:
        index = chance.below(game.pile_left)
    card = numbers[at.PILE + index]
    left = game.pile_left - 1
    numbers[at.PILE + index] = numbers[at.PILE + left]
    game.pile_left = left
    return card


def _open_ten(game: Position) -> None:
    """G5: the next ten, without what so many players leave in the box."""
    first = FIRST_ASSET + game.ten * TEN
    numbers = game.numbers
    cards = game.cards
    left: i64 = 0
    for asset in range(first, first + TEN):
        if cards.is_played(asset, game.seats):
            numbers[at.PILE + left] = asset
            left += 1
    game.pile_left = left
    game.ten += 1
