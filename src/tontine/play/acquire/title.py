"""Acquire as the play layer knows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import Struct

from tontine.play.acquire import orders
from tontine.play.acquire.asks import asked, asked_to_announce, asked_to_leave, waiting
from tontine.play.acquire.decisions import (
    AcquireDecision,
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
    FIELDS,
    CorporationName,
    corporation_number,
    tile_name,
    tile_number,
)
from tontine.play.acquire.outcomes import Changes, outcome
from tontine.play.acquire.review import sources, worth
from tontine.play.acquire.speech import AcquireSpeech
from tontine.play.acquire.story import tell
from tontine.play.acquire.table import AcquireTable, draw_own, draw_table, price_table, round_of
from tontine.play.errors import Refused
from tontine.play.form import reader_of
from tontine.play.orders import Order
from tontine.play.review import Source
from tontine.play.rulebook import Rulebook
from tontine.play.speech import Speech
from tontine.play.story import Paragraph
from tontine.play.title import Log, Option, Preview, Ready, Title
from tontine.play.view import Ask, Decision, Entry, Event, Outcome, Wait
from tontine.play.words import Words
from tontine.rules.acquire.components import (
    FEWEST_SEATS,
    MOST_PURCHASES,
    MOST_SEATS,
)
from tontine.rules.acquire.decisions import (
    ANNOUNCE,
    BUY,
    BUYING,
    DISPOSE,
    DONE,
    EVENTS,
    FOUND,
    LEAVE,
    PLACE,
    PLACE_RULES,
    PLACES,
    SALES,
    SETTLE,
    STREAMS,
    SURVIVE,
)
from tontine.rules.acquire.game import Acquire, set_up
from tontine.rules.acquire.observation import SPACE
from tontine.rules.chance import Chance
from tontine.rules.choices import Choices

_read = reader_of(AcquireDecision)


class AcquireTitle(Title[Acquire, AcquireTable]):
    name = "acquire"
    played_by = ("0.1", "0.2")
    fewest = FEWEST_SEATS
    most = MOST_SEATS
    decisions = 34
    options = (
        Option("holdings", ("open", "hidden"), "A8"),
        Option("names", ("1999", "classic"), "A2", display=True),
    )
    rulebook = Rulebook(
        "A",
        34,
        (
            (1, "components"),
            (4, "setup"),
            (9, "turn"),
            (11, "founding"),
            (14, "growing"),
            (15, "merging"),
            (26, "buying"),
            (28, "drawing"),
            (30, "end"),
            (34, "two"),
        ),
        end=31,
        howto=(("aim", (18, 32)), ("turn", (9, 11, 15, 23, 26)), ("end", (17, 30, 31))),
        tables=(price_table(),),
    )
    fields = FIELDS
    score = "money"
    safe = (DONE, DISPOSE)
    changes = Changes
    space = SPACE
    streams = tuple(STREAMS)
    events = tuple(EVENTS)
    opening = "turn"

    def set_up(self, seats: int, chance: Chance, options: Mapping[str, str]) -> Acquire:
        return set_up(seats, chance, options["holdings"] == "hidden")

    def tally(self, game: Acquire) -> dict[str, int]:
        return {
            "turns": game.turns,
            "mergers": game.mergers,
            "ended all safe": int(game.announced and not game.final),
            "ended at 41 tiles": int(game.announced and game.final != 0),
            "ended stuck": int(not game.announced),
        }

    # -- names for numbers ---------------------------------------------------------

    def name_outcome(self, stream: int, value: int) -> str:
        return tile_name(value)

    def read_outcome(self, stream: int, name: str) -> int:
        return tile_number(name)

    def rule_of(self, event: str, fields: Mapping[str, int | str], rule: str) -> str:
        if event == "bonus":
            return PLACE_RULES[PLACES.index(str(fields["place"]))]
        return rule

    # -- decisions -----------------------------------------------------------------

    def read(self, decision: Decision) -> AcquireDecision:
        read: AcquireDecision = _read(decision)
        return read

    def codes(self, game: Acquire, seat: int, decision: Struct) -> Iterator[int]:
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

    def decision(self, game: Acquire, seat: int, choose: Callable[[Acquire], int]) -> Decision:
        turn = game.turns
        shares: dict[str, int] = {}
        while True:
            code = choose(game)
            if not BUY <= code <= DONE:
                # An announcement in the middle of buying comes first; the rest is asked again.
                return _single(code)
            if code == DONE:
                return {"kind": "buy", "shares": shares}
            name = CORPORATION_NAMES[code - BUY]
            shares[name] = shares.get(name, 0) + 1
            game.apply(seat, code)
            if not _still_buying(game, seat, turn):
                return {"kind": "buy", "shares": shares}

    def goes_on(self, game: Acquire, seat: int, code: int) -> bool:
        return BUY <= code < DONE and _still_buying(game, seat, game.turns)

    # -- what a seat sees ----------------------------------------------------------

    def public_table(self, game: Acquire, log: Log) -> AcquireTable:
        return draw_table(game, log)

    def table(
        self, game: Acquire, seat: int, public: AcquireTable, preview: Preview, log: Log
    ) -> AcquireTable:
        return draw_own(game, seat, public, preview, log)

    def asks(self, game: Acquire, seat: int, ready: Ready, preview: Preview) -> list[Ask]:
        offered = Choices()
        game.offer(seat, offered)
        codes = [first for first, _ in offered.listed()]
        asks = [asked(game, seat, [_single(code) for code in codes if code < BUY], ready, preview)]
        if LEAVE in codes:
            asks.append(asked_to_leave(game, ready))
        if ANNOUNCE in codes:
            asks.append(asked_to_announce(ready))
        return asks

    def outcome(self, game: Acquire, seat: int, decision: Struct, does: list[Event]) -> Outcome:
        return outcome(game, seat, decision, does)

    def waiting(self, game: Acquire, seat: int | None) -> list[Wait]:
        return waiting(game, seat)

    # -- standing orders -----------------------------------------------------------

    orders = orders.ORDERS

    def obey(self, order: Order, asks: Sequence[Ask]) -> Decision | None:
        return orders.obey(order, asks)

    def order_ends(self, order: Order, asks: Sequence[Ask]) -> str:
        return orders.ends(asks)

    # -- in words ------------------------------------------------------------------

    def speech(
        self, words: Words, options: Mapping[str, str], seats: Sequence[str], reader: int | None
    ) -> AcquireSpeech:
        return AcquireSpeech(words, options["names"], seats, reader)

    def tell(self, log: Sequence[Entry], speech: Speech) -> list[Paragraph]:
        assert isinstance(speech, AcquireSpeech)
        return tell(log, speech)

    # -- looking back --------------------------------------------------------------

    def turn(self, game: Acquire) -> int:
        return game.turns

    def round_of(self, turn: int, seats: int) -> int:
        return round_of(turn, seats)

    def worth(self, game: Acquire) -> list[int]:
        return worth(game)

    def sources(self, game: Acquire, log: Sequence[Entry]) -> list[list[Source]]:
        return sources(game, log)


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


def _single(code: int) -> Decision:
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
