"""Greed Incorporated as the play layer knows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import Struct

from tontine.play.errors import BadMatch, Refused
from tontine.play.form import reader_of
from tontine.play.greed import orders
from tontine.play.greed.asks import draw_asks, draw_waiting
from tontine.play.greed.cards import cards_of, read_option, record_option
from tontine.play.greed.codes import codes_of, decision_of
from tontine.play.greed.decisions import Counter, GreedDecision, Propose
from tontine.play.greed.names import FIELDS
from tontine.play.greed.outcomes import draft, outcome
from tontine.play.greed.phrases import name_details
from tontine.play.greed.review import sources
from tontine.play.greed.speech import GreedSpeech
from tontine.play.greed.story import settled, tell
from tontine.play.greed.table import draw_own, draw_table
from tontine.play.greed.view import GreedChanges, GreedTable
from tontine.play.orders import Order
from tontine.play.review import Source
from tontine.play.rulebook import Rulebook
from tontine.play.speech import Speech
from tontine.play.story import Paragraph
from tontine.play.title import Log, Option, Preview, Ready, Title
from tontine.play.view import Ask, Decision, Entry, Event, Outcome, Wait
from tontine.play.words import Words
from tontine.rules.chance import Chance
from tontine.rules.greed import decisions as d
from tontine.rules.greed.components import (
    ASSETS,
    FEWEST_SEATS,
    FIRST_ASSET,
    FIRST_FOUNDED,
    MOST_SEATS,
)
from tontine.rules.greed.game import Greed, set_up
from tontine.rules.greed.observation import SPACE
from tontine.rules.journal import EventKind

# The rule of an event that there are several reasons for.
RULES_OF = {
    "companies": "G3",
    "assets": "G10",
    "gold": "G29",
    "silver": "G30",
    "founding": "G32",
    "company": "G31",
}

# The message that goes with a proposal.
SAID = EventKind("said", "G17", "seat", "proposal", "text")

_read = reader_of(GreedDecision)


class GreedTitle(Title[Greed, GreedTable]):
    name = "greed"
    played_by = ("0.1", "0.2")
    fewest = FEWEST_SEATS
    most = MOST_SEATS
    decisions = 90
    options = (
        Option("drop_asset", ("always", "new-ceo"), "G27"),
        Option("cards", ("house",), "G5", open=True),
    )
    rulebook = Rulebook(
        "G",
        33,
        (
            (1, "setup"),
            (9, "announcements"),
            (11, "market"),
            (12, "investment"),
            (16, "production"),
            (17, "trade"),
            (21, "sales"),
            (22, "books"),
            (24, "scapegoats"),
            (29, "symbols"),
            (31, "founders"),
            (33, "end"),
        ),
        end=33,
        howto=(("aim", (25, 29)), ("year", (9, 12, 15, 17, 22, 24, 31)), ("end", (6, 33))),
    )
    fields = FIELDS
    score = "points"
    changes = GreedChanges
    safe = (d.PASS, d.DECLINE, d.CONTENT, d.SELL, d.SEND, d.OPEN)
    space = SPACE
    streams = tuple(d.STREAMS)
    events = tuple(d.EVENTS)
    remark_events = (SAID,)
    opening = "year"

    def set_up(self, seats: int, chance: Chance, options: Mapping[str, str]) -> Greed:
        new_ceo_drops = options["drop_asset"] == "new-ceo"
        return set_up(seats, chance, cards_of(options["cards"]), new_ceo_drops)

    def read_option(self, name: str, value: str) -> str:
        return read_option(value)

    def record_option(self, name: str, value: str) -> object:
        return record_option(value) if name == "cards" else value

    def name_option(self, name: str, value: str) -> str:
        return cards_of(value).name if name == "cards" else value

    def tally(self, game: Greed) -> dict[str, int]:
        return {
            "years": game.year,
            "deals": game.dealings,
            "boots": game.boots,
            "liquidations": int(game.gone).bit_count(),
            "companies founded": game.founded,
            "symbols sold": game.golds + game.silvers,
        }

    # -- names for numbers ---------------------------------------------------------

    def name_outcome(self, stream: int, value: int) -> str:
        return str(value)

    def read_outcome(self, stream: int, name: str) -> int:
        known = range(FIRST_FOUNDED) if stream == d.COMPANY_DECK else range(FIRST_ASSET, ASSETS)
        if name not in [str(number) for number in known]:
            raise BadMatch("no-outcome", name=name, first=str(known[0]), last=str(known[-1]))
        return int(name)

    def rule_of(self, event: str, fields: Mapping[str, int | str], rule: str) -> str:
        for field in ("cause", "lot"):
            if field in fields:
                return RULES_OF[str(fields[field])]
        if str(fields.get("symbol")).startswith("silver"):
            return "G30"
        return rule

    def name_details(self, details: Mapping[str, int]) -> dict[str, object]:
        return name_details(details)

    # -- decisions -----------------------------------------------------------------

    def read(self, decision: Decision) -> GreedDecision:
        read: GreedDecision = _read(decision)
        return read

    def codes(self, game: Greed, seat: int, decision: Struct) -> Iterator[int]:
        return codes_of(game, decision)

    def decision(self, game: Greed, seat: int, choose: Callable[[Greed], int]) -> Decision:
        return decision_of(game, seat, choose)

    def goes_on(self, game: Greed, seat: int, code: int) -> bool:
        if d.KEEP <= code < d.SELL:
            return True
        phase = d.EQUIPPING if d.FOUND <= code < d.OPEN else d.DRAFTING
        return game.phase == phase and game.actor == seat

    def remarks(self, game: Greed, seat: int, decision: Struct) -> list[Event]:
        if not isinstance(decision, Propose | Counter) or not decision.message.strip():
            return []
        fields = (seat, game.numbered, decision.message.strip())
        return [Event(SAID.name, SAID.rule, dict(zip(SAID.fields, fields, strict=True)))]

    # -- what a seat sees ----------------------------------------------------------

    def public_table(self, game: Greed, log: Log) -> GreedTable:
        return draw_table(game, log)

    def table(
        self, game: Greed, seat: int, public: GreedTable, preview: Preview, log: Log
    ) -> GreedTable:
        return draw_own(game, seat, public)

    def asks(self, game: Greed, seat: int, ready: Ready, preview: Preview) -> list[Ask]:
        return draw_asks(game, seat, ready)

    def outcome(self, game: Greed, seat: int, decision: Struct, does: list[Event]) -> Outcome:
        return outcome(game, seat, decision, does)

    def draft(self, game: Greed, seat: int, decision: Struct, why: Refused) -> Outcome | None:
        return draft(game, seat, decision, why)

    def waiting(self, game: Greed, seat: int | None) -> list[Wait]:
        return draw_waiting(game)

    # -- standing orders -----------------------------------------------------------

    orders = orders.ORDERS

    def order_about(self, name: str, asks: Sequence[Ask]) -> str | None:
        return "" if name == "content" else orders.lot(asks) or None

    def obey(self, order: Order, asks: Sequence[Ask]) -> Decision | None:
        return orders.obey(order, asks)

    def order_ends(self, order: Order, asks: Sequence[Ask]) -> str:
        return orders.ends(order, asks)

    # -- in words ------------------------------------------------------------------

    def speech(
        self, words: Words, options: Mapping[str, str], seats: Sequence[str], reader: int | None
    ) -> GreedSpeech:
        return GreedSpeech(words, cards_of(options["cards"]), seats, reader)

    def tell(self, log: Sequence[Entry], speech: Speech) -> list[Paragraph]:
        assert isinstance(speech, GreedSpeech)
        return tell(log, speech)

    def settled(self, log: Sequence[Entry]) -> int:
        return settled(log)

    # -- looking back --------------------------------------------------------------

    def turn(self, game: Greed) -> int:
        return game.year

    def worth(self, game: Greed) -> list[int]:
        return game.result().scores

    def sources(self, game: Greed, log: Sequence[Entry]) -> list[list[Source]]:
        return sources(game)
