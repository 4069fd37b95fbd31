"""Ponzi Scheme as the play layer knows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import Struct

from tontine.play.errors import BadMatch, Refused
from tontine.play.form import reader_of
from tontine.play.orders import Order
from tontine.play.ponzi import orders
from tontine.play.ponzi.asks import asks, waiting
from tontine.play.ponzi.codes import codes_of, decision_of, goes_on
from tontine.play.ponzi.decisions import (
    Offer,
    PonziDecision,
)
from tontine.play.ponzi.names import FIELDS
from tontine.play.ponzi.outcomes import PonziChanges, outcome, unfilled
from tontine.play.ponzi.review import sources
from tontine.play.ponzi.speech import PonziSpeech
from tontine.play.ponzi.story import settled, tell
from tontine.play.ponzi.table import PonziTable, draw_own, draw_table
from tontine.play.review import Source
from tontine.play.rulebook import Rulebook
from tontine.play.speech import Speech
from tontine.play.story import Paragraph
from tontine.play.title import Log, Option, Preview, Ready, Title
from tontine.play.view import Ask, Decision, Entry, Event, Outcome, Wait
from tontine.play.words import Words
from tontine.rules.chance import Chance
from tontine.rules.ponzi.components import (
    FEWEST_SEATS,
    FIRST_DEALT,
    HIGHEST,
    MOST_SEATS,
)
from tontine.rules.ponzi.decisions import (
    EVENTS,
    FIRST_PLAYER,
    PASS,
    SELL,
    STREAMS,
)
from tontine.rules.ponzi.game import Ponzi, set_up
from tontine.rules.ponzi.observation import SPACE

_read = reader_of(PonziDecision)


class PonziTitle(Title[Ponzi, PonziTable]):
    name = "ponzi"
    played_by = ("0.1", "0.2")
    fewest = FEWEST_SEATS
    most = MOST_SEATS
    decisions = 22
    options = (
        Option("game", ("basic", "advanced"), "P32"),
        Option("edition", ("2015", "english"), "P2"),
        Option("trade_in_first_round", ("no", "yes"), "P15"),
    )
    rulebook = Rulebook(
        "P",
        33,
        (
            (1, "components"),
            (6, "setup"),
            (9, "funding"),
            (15, "trade"),
            (20, "marker"),
            (21, "crash"),
            (23, "wheel"),
            (24, "interest"),
            (27, "end"),
            (32, "advanced"),
        ),
        end=24,
        howto=(("aim", (24, 28)), ("round", (9, 11, 16, 17, 21, 23)), ("end", (27, 29, 30))),
    )
    fields = FIELDS
    score = "points"
    changes = PonziChanges
    safe = (PASS, SELL)
    space = SPACE
    streams = tuple(STREAMS)
    events = tuple(EVENTS)
    opening = "round"
    open_at_end = True

    def set_up(self, seats: int, chance: Chance, options: Mapping[str, str]) -> Ponzi:
        return set_up(
            seats,
            chance,
            options["game"] == "advanced",
            options["edition"] == "english",
            options["trade_in_first_round"] == "yes",
        )

    def tally(self, game: Ponzi) -> dict[str, int]:
        bankrupt = int(game.bankrupt).bit_count()
        return {
            "rounds": game.rounds,
            "crashes": game.crashes,
            "trades": game.trades,
            "ended with one bankrupt": int(bankrupt == 1),
            "ended with several bankrupt": int(bankrupt > 1),
            "ended without a winner": int(game.nobody),
        }

    # -- names for numbers ---------------------------------------------------------

    def name_field(self, field: str, value: int) -> int | str:
        return value + 1 if field == "luxury" else super().name_field(field, value)

    def name_outcome(self, stream: int, value: int) -> str:
        return str(value + 1) if stream == FIRST_PLAYER else str(value)

    def read_outcome(self, stream: int, name: str) -> int:
        if stream == FIRST_PLAYER:
            if name not in [str(seat + 1) for seat in range(MOST_SEATS)]:
                raise BadMatch("no-outcome", name=name, first="1", last=str(MOST_SEATS))
            return int(name) - 1
        if name not in [str(card) for card in range(FIRST_DEALT, HIGHEST + 1)]:
            known = {"first": str(FIRST_DEALT), "last": str(HIGHEST)}
            raise BadMatch("no-outcome", name=name, **known)
        return int(name)

    # -- decisions -----------------------------------------------------------------

    def read(self, decision: Decision) -> PonziDecision:
        read: PonziDecision = _read(decision)
        return read

    def codes(self, game: Ponzi, seat: int, decision: Struct) -> Iterator[int]:
        return codes_of(decision)

    def decision(self, game: Ponzi, seat: int, choose: Callable[[Ponzi], int]) -> Decision:
        return decision_of(game, seat, choose)

    def goes_on(self, game: Ponzi, seat: int, code: int) -> bool:
        return goes_on(code)

    # -- what a seat sees ----------------------------------------------------------

    def public_table(self, game: Ponzi, log: Log) -> PonziTable:
        return draw_table(game, log)

    def table(
        self, game: Ponzi, seat: int, public: PonziTable, preview: Preview, log: Log
    ) -> PonziTable:
        return draw_own(game, seat, public, log)

    def asks(self, game: Ponzi, seat: int, ready: Ready, preview: Preview) -> list[Ask]:
        return asks(game, seat, ready)

    def outcome(self, game: Ponzi, seat: int, decision: Struct, does: list[Event]) -> Outcome:
        assert isinstance(decision, PonziDecision)
        return outcome(game, seat, decision, does)

    def draft(self, game: Ponzi, seat: int, decision: Struct, why: Refused) -> Outcome | None:
        if not isinstance(decision, Offer) or why.reason != "no_amount":
            return None
        return unfilled(game, seat, decision, why.phrase)

    def waiting(self, game: Ponzi, seat: int | None) -> list[Wait]:
        return waiting(game, seat)

    # -- standing orders -----------------------------------------------------------

    orders = orders.ORDERS

    def obey(self, order: Order, asks: Sequence[Ask]) -> Decision | None:
        return orders.obey(asks)

    def order_ends(self, order: Order, asks: Sequence[Ask]) -> str:
        return orders.ends(asks)

    # -- in words ------------------------------------------------------------------

    def speech(
        self, words: Words, options: Mapping[str, str], seats: Sequence[str], reader: int | None
    ) -> PonziSpeech:
        return PonziSpeech(words, seats, reader)

    def tell(self, log: Sequence[Entry], speech: Speech) -> list[Paragraph]:
        assert isinstance(speech, PonziSpeech)
        return tell(log, speech)

    def settled(self, log: Sequence[Entry]) -> int:
        return settled(log)

    # -- looking back --------------------------------------------------------------

    def turn(self, game: Ponzi) -> int:
        return game.rounds

    def worth(self, game: Ponzi) -> list[int]:
        return game.result().scores

    def sources(self, game: Ponzi, log: Sequence[Entry]) -> list[list[Source]]:
        return sources(game)
