"""From decisions in JSON to the codes of the rules, and back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from msgspec import Struct

from tontine.play.acquire.decisions import (
    Announce,
    Buy,
    Dispose,
    End,
    Found,
    Leave,
    Place,
    Settle,
    Survivor,
)
from tontine.play.acquire.names import (
    CORPORATION_NAMES,
    CorporationName,
    corporation_number,
    tile_name,
    tile_number,
)
from tontine.play.errors import Refused
from tontine.play.view import Decision
from tontine.rules.acquire.components import MOST_PURCHASES
from tontine.rules.acquire.decisions import (
    ANNOUNCE,
    BUY,
    BUYING,
    DISPOSE,
    DONE,
    FOUND,
    LEAVE,
    PLACE,
    SALES,
    SETTLE,
    SURVIVE,
)
from tontine.rules.acquire.game import Acquire


def codes_of(game: Acquire, seat: int, decision: Struct) -> Iterator[int]:
    """The codes of a decision, one by one; each is applied before the next is asked for."""
    match decision:
        case Place(tile):
            yield PLACE + _tile(tile)
        case Found(corporation):
            yield FOUND + corporation_number(corporation)
        case Survivor(corporation):
            yield SURVIVE + corporation_number(corporation)
        case Settle(corporation):
            yield SETTLE + corporation_number(corporation)
        case Dispose(sell, trade):
            if trade % 2:
                raise Refused("A23", "odd_trade", {"traded": trade})
            yield DISPOSE + trade // 2 * SALES + sell
        case Buy(shares, announce):
            yield from _purchases(game, seat, shares, announce)
        case Announce():
            yield ANNOUNCE
        case Leave():
            yield LEAVE
        case End():
            yield from _rest(game, seat)


def decision_of(game: Acquire, seat: int, choose: Callable[[Acquire], int]) -> Decision:
    """Put together one whole decision from codes that ``choose`` picks."""
    turn = game.turns
    shares: dict[str, int] = {}
    while True:
        code = choose(game)
        if not BUY <= code <= DONE:
            # An announcement in the middle of buying comes first; the rest is asked again.
            return single(code)
        if code == DONE:
            return {"kind": "buy", "shares": shares}
        name = CORPORATION_NAMES[code - BUY]
        shares[name] = shares.get(name, 0) + 1
        game.apply(seat, code)
        if not _still_buying(game, seat, turn):
            return {"kind": "buy", "shares": shares}


def goes_on(game: Acquire, seat: int, code: int) -> bool:
    """Whether a decision of which this code was just applied needs another one to be whole."""
    return BUY <= code < DONE and _still_buying(game, seat, game.turns)


def _tile(name: str) -> int:
    try:
        return tile_number(name)
    except ValueError:
        raise Refused("A1", "no_tile", {"value": name}) from None


def _purchases(
    game: Acquire, seat: int, shares: Mapping[CorporationName, int], announce: bool
) -> Iterator[int]:
    """One code a share, and DONE if the game would still go on asking. An announcement comes
    first (A30): the last share may end the turn, and what is bought changes nothing about it."""
    if sum(shares.values()) > MOST_PURCHASES:
        raise Refused("A26", "more_than_three", {"wanted": sum(shares.values())})
    if game.phase == BUYING and game.actor == seat:
        _check_purchase(game, game.cash(seat), shares)
    turn = game.turns
    announced = announce and _still_buying(game, seat, turn)
    if announced:
        yield ANNOUNCE
    for name, count in shares.items():
        for _ in range(count):
            yield BUY + corporation_number(name)
    if not (announced or any(shares.values())) or _still_buying(game, seat, turn):
        yield DONE


def _rest(game: Acquire, seat: int) -> Iterator[int]:
    """A30: no tile, if that can still be left out, and no further share."""
    turn = game.turns
    if not (game.announced and _still_buying(game, seat, turn)):
        yield LEAVE
    if _still_buying(game, seat, turn):
        yield DONE


def _check_purchase(game: Acquire, cash: int, shares: Mapping[CorporationName, int]) -> None:
    """A26, A27: of several shares, that there are bank and money for all of them.

    The rules know single shares only, and may have gone on to the next turn by the last one.
    """
    for name, count in shares.items():
        number = corporation_number(name)
        price = game.price(number)
        if count and not price:
            raise Refused("A26", "off_board", {"corporation": name})
        if count > game.bank(number):
            raise Refused("A26", "sold_out", {"corporation": name})
        affordable = cash // price if price else 0
        if count > affordable:
            left = cash - affordable * price
            raise Refused("A27", "too_dear", {"corporation": name, "price": price, "cash": left})
        cash -= count * price


def _still_buying(game: Acquire, seat: int, turn: int) -> bool:
    return game.phase == BUYING and game.actor == seat and game.turns == turn


def single(code: int) -> Decision:
    """The decision of a code that stands for itself."""
    if code < FOUND:
        return {"kind": "place", "tile": tile_name(code - PLACE)}
    if code < SURVIVE:
        return {"kind": "found", "corporation": CORPORATION_NAMES[code - FOUND]}
    if code < SETTLE:
        return {"kind": "survivor", "corporation": CORPORATION_NAMES[code - SURVIVE]}
    if code < BUY:
        return {"kind": "settle", "corporation": CORPORATION_NAMES[code - SETTLE]}
    if code == ANNOUNCE:
        return {"kind": "announce"}
    if code == LEAVE:
        return {"kind": "leave"}
    pairs, sold = divmod(code - DISPOSE, SALES)
    return {"kind": "dispose", "sell": sold, "trade": 2 * pairs}
