"""Acquire as the play layer knows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import Struct

from tontine.play.acquire import orders
from tontine.play.acquire.asks import asked, asked_to_announce, asked_to_leave, waiting
from tontine.play.acquire.codes import codes_of, decision_of, goes_on, single
from tontine.play.acquire.decisions import (
    AcquireDecision,
)
from tontine.play.acquire.names import (
    FIELDS,
    tile_name,
    tile_number,
)
from tontine.play.acquire.outcomes import Changes, outcome
from tontine.play.acquire.review import sources, worth
from tontine.play.acquire.speech import AcquireSpeech
from tontine.play.acquire.story import tell
from tontine.play.acquire.table import AcquireTable, draw_own, draw_table, price_table, round_of
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
    MOST_SEATS,
)
from tontine.rules.acquire.decisions import (
    ANNOUNCE,
    BUY,
    DISPOSE,
    DONE,
    EVENTS,
    LEAVE,
    PLACE_RULES,
    PLACES,
    STREAMS,
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
        return codes_of(game, seat, decision)

    def decision(self, game: Acquire, seat: int, choose: Callable[[Acquire], int]) -> Decision:
        return decision_of(game, seat, choose)

    def goes_on(self, game: Acquire, seat: int, code: int) -> bool:
        return goes_on(game, seat, code)

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
        asks = [asked(game, seat, [single(code) for code in codes if code < BUY], ready, preview)]
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
