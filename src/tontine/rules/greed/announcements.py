"""Phase 1: everybody announces an asset, and draws (G9, G10)."""

from __future__ import annotations

from mypy_extensions import i64

from tontine.rules.choices import Choices
from tontine.rules.greed import deck, market
from tontine.rules.greed import layout as at
from tontine.rules.greed.components import HAND, NO_ASSET
from tontine.rules.greed.decisions import ANNOUNCE, ANNOUNCED, ANNOUNCING, BY_ASSETS, CHOSE
from tontine.rules.greed.position import ON_OFFER, Position


def begin(game: Position) -> None:
    """G9: all at once. Who has one card left has no choice, and everybody knows."""
    game.phase = ANNOUNCING
    numbers = game.numbers
    waiting: i64 = 0
    for seat in range(game.seats):
        only = game.held(seat, 0)
        if game.held(seat, 1) != NO_ASSET:
            only = NO_ASSET
            waiting |= 1 << seat
        numbers[at.CHOSEN + seat] = only
    game.ask_all(waiting)
    if waiting == 0:
        _reveal(game)


def offer(game: Position, seat: i64, choices: Choices) -> None:
    for place in range(i64(HAND)):
        if game.held(seat, place) != NO_ASSET:
            choices.add(ANNOUNCE + game.held(seat, place))


def decide(game: Position, seat: i64, code: i64) -> None:
    asset = code - ANNOUNCE
    game.numbers[at.CHOSEN + seat] = asset
    game.confide(1 << seat, CHOSE, seat, asset)
    game.ask_all(game.owes & ~(1 << seat))
    if game.owes == 0:
        _reveal(game)


def _reveal(game: Position) -> None:
    """G9, G10"""
    game.chance.reveal()
    for place in range(game.seats):
        seat = (game.marker + place) % game.seats
        asset = game.chosen(seat)
        _play_card(game, seat, asset)
        market.add_card(game, game.cards.asset_trends[asset])
    for place in range(game.seats):
        deck.draw(game, (game.marker + place) % game.seats)
    market.apply_added(game, BY_ASSETS)


def _play_card(game: Position, seat: i64, asset: i64) -> None:
    numbers = game.numbers
    first = at.HELD + seat * HAND
    if numbers[first] == asset:
        numbers[first] = numbers[first + 1]
    numbers[first + 1] = NO_ASSET
    numbers[at.CHOSEN + seat] = NO_ASSET
    numbers[at.STATUS + asset] = ON_OFFER
    numbers[at.MARK + asset] = seat
    game.tell(ANNOUNCED, seat, asset)
