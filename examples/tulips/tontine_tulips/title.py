"""Tulips as the play layer knows it: names for numbers, what a seat sees, and its words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from tontine.play.errors import BadMatch
from tontine.play.fields import MONEY, thing
from tontine.play.review import Source
from tontine.play.rulebook import Rulebook
from tontine.play.speech import Speech
from tontine.play.story import Paragraph, tell_plainly
from tontine.play.title import Log, Preview, Ready, Title
from tontine.play.view import Ask, Decision, Entry, Event, Number, Outcome, Wait
from tontine.play.words import Phrase
from tontine.rules.chance import Chance
from tontine_tulips.rules import (
    DECK_STREAM,
    EVENTS,
    FEWEST_SEATS,
    MOST_SEATS,
    NO_BID,
    PURSES,
    RUMOURS,
    STREAMS,
    TULIPS,
    Tulips,
)

MOST_MONEY = 1_000_000_000
CARDS = (*TULIPS, "rumour")
FIELDS = {"tulip": thing("tulip", CARDS), "paid": MONEY}


class Bid(Struct, frozen=True, tag_field="kind", tag="bid", forbid_unknown_fields=True):
    """T4"""

    amount: Annotated[int, Meta(ge=0, le=MOST_MONEY)]


class Player(Struct, frozen=True):
    """A player. What is in the purse only its owner sees, until the game is over."""

    seat: int
    cash: int | None
    paid: int
    bulbs: dict[str, int]
    sealed: bool  # has bid for what is up for auction


class TulipsTable(Struct, frozen=True):
    round: int
    tulip: str | None  # up for auction
    rumours: int
    rumours_to_burst: int
    deck: dict[str, int]  # what has not been turned up yet
    bought: dict[str, int]
    players: list[Player]


class TulipsTitle(Title[Tulips, TulipsTable]):
    name = "tulips"
    rulebook = Rulebook(
        "T",
        8,
        ((1, "setup"), (3, "auction"), (6, "end")),
        end=6,
        howto=(("aim", (7, 8)), ("round", (4, 5)), ("end", (6,))),
    )
    fields = FIELDS
    score = "money"
    locale = files("tontine_tulips") / "locale"
    played_by = ("1.0",)
    fewest = FEWEST_SEATS
    most = MOST_SEATS
    options = ()
    safe = (0,)
    streams = STREAMS
    events = EVENTS
    opening = "auction"

    def set_up(self, seats: int, chance: Chance, options: Mapping[str, str]) -> Tulips:
        return Tulips(seats, chance)

    def tally(self, game: Tulips) -> dict[str, int]:
        return {"rounds": game.round, "bulbs": sum(map(sum, game.bulbs))}

    # -- names for numbers ---------------------------------------------------------

    def name_outcome(self, stream: int, value: int) -> str:
        return CARDS[value] if stream == DECK_STREAM else str(value)

    def read_outcome(self, stream: int, name: str) -> int:
        known = CARDS if stream == DECK_STREAM else [str(purse) for purse in PURSES]
        if name not in known:
            raise BadMatch("no-outcome", name=name, first=known[0], last=known[-1])
        return CARDS.index(name) if stream == DECK_STREAM else int(name)

    # -- decisions -----------------------------------------------------------------

    def read(self, decision: Decision) -> Bid:
        return msgspec.convert(decision, Bid)

    def codes(self, game: Tulips, seat: int, decision: Struct) -> Iterator[int]:
        assert isinstance(decision, Bid)
        yield decision.amount

    def decision(self, game: Tulips, seat: int, choose: Callable[[Tulips], int]) -> Decision:
        return {"kind": "bid", "amount": choose(game)}

    # -- what a seat sees ----------------------------------------------------------

    def asks(self, game: Tulips, seat: int, ready: Ready, preview: Preview) -> list[Ask]:
        cash = game.cash(seat)
        nothing = ready({"kind": "bid", "amount": 0}, Phrase("bid-nothing"))
        limit = Phrase("limit-purse", {"cash": cash}, "T4")
        amount = Number("amount", cash, called=Phrase("bid-amount"), limit=limit)
        question = Phrase("ask-bid", {"tulip": TULIPS[game.lot], "cash": cash})
        return [Ask("bid", "T4", [nothing], [amount], cash, question, [Phrase("note-equal")])]

    def outcome(self, game: Tulips, seat: int, decision: Struct, does: list[Event]) -> Outcome:
        assert isinstance(decision, Bid)
        left = game.cash(seat) - decision.amount
        told = {"amount": decision.amount, "cash": left, "tulip": TULIPS[game.lot]}
        if not decision.amount:
            says, confirm = Phrase("would-bid-nothing", told), Phrase("bid-nothing")
        else:
            says, confirm = Phrase("would-bid", told), Phrase("confirm-bid", told)
        return Outcome(does=does, says=says, confirm=confirm)

    def waiting(self, game: Tulips, seat: int | None) -> list[Wait]:
        owing = [other for other in range(game.seats) if game.owes >> other & 1]
        return [Wait(Phrase("wait-bid", {"seat": owing, "count": len(owing)}), "T4")]

    def public_table(self, game: Tulips, log: Log) -> TulipsTable:
        counts = {name: game.deck.count(card) for card, name in enumerate(CARDS)}
        return TulipsTable(
            round=game.round,
            tulip=TULIPS[game.lot] if game.lot >= 0 else None,
            rumours=game.rumours,
            rumours_to_burst=RUMOURS,
            deck=counts,
            bought={name: sum(it[i] for it in game.bulbs) for i, name in enumerate(TULIPS)},
            players=[
                Player(
                    seat=other,
                    cash=game.cash(other) if game.over else None,
                    paid=game.paid[other],
                    bulbs=dict(zip(TULIPS, game.bulbs[other], strict=True)),
                    sealed=game.bids[other] != NO_BID,
                )
                for other in range(game.seats)
            ],
        )

    def table(
        self, game: Tulips, seat: int, public: TulipsTable, preview: Preview, log: Log
    ) -> TulipsTable:
        players = list(public.players)
        players[seat] = replace(players[seat], cash=game.cash(seat))
        return replace(public, players=players)

    # -- in words, and looking back ------------------------------------------------

    def tell(self, log: Sequence[Entry], speech: Speech) -> list[Paragraph]:
        return tell_plainly(log, speech, self.opening, silent=frozenset({"sealed"}))

    def turn(self, game: Tulips) -> int:
        return game.round

    def worth(self, game: Tulips) -> list[int]:
        return game.result().scores

    def sources(self, game: Tulips, log: Sequence[Entry]) -> list[list[Source]]:
        """T8"""
        found = []
        for seat in range(game.seats):
            bulbs = [Source("bulbs", name, game.value(seat, i)) for i, name in enumerate(TULIPS)]
            found.append([Source("purse", "", game.cash(seat)), *bulbs])
        return [[source for source in sources if source.amount] for sources in found]
