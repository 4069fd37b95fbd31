"""Greed Incorporated put into words for one reader."""

from __future__ import annotations

from collections.abc import Sequence

from tontine.play.greed.cards import own_names
from tontine.play.greed.phrases import square, squares, units
from tontine.play.speech import Speech
from tontine.play.view import Event
from tontine.play.words import Words, printable
from tontine.rules.greed.cards import CardSet
from tontine.rules.greed.components import ASSETS, FIRST_ASSET
from tontine.rules.greed.decisions import ASSET_DECK, STREAMS

COMPANIES = frozenset({"company", "partner"})
# A company's doing, although they name its CEO.
DEEDS_OF_COMPANIES = frozenset(
    {"bidden", "took", "declined", "proposed", "rejected", "countered", "withdrew", "dropped"}
)


class GreedSpeech(Speech):
    """Cards have the names of the set played with; what it does not name itself is translated."""

    def __init__(
        self, words: Words, cards: CardSet, seats: Sequence[str], reader: int | None
    ) -> None:
        super().__init__(words.calling(own_names(cards, words.language)), seats, reader)
        self.cards = cards

    # -- names ---------------------------------------------------------------------

    def company(self, company: int) -> str:
        message = f"company-{company}"
        return self.words(message) if self.words.has(message) else self.cards.company_names[company]

    def asset(self, asset: int) -> str:
        """The name of an asset alone."""
        return self.words(f"asset-{asset}")

    def card(self, asset: int) -> str:
        """An asset in a sentence, with the number it can be called by."""
        return self.words("card", name=self.asset(asset), number=asset)

    def drawn(self, stream: str, name: str) -> str:
        return self.card(int(name)) if stream == STREAMS[ASSET_DECK] else self.company(int(name))

    def symbol(self, symbol: str) -> str:
        """The name of a status symbol alone."""
        return self.words(f"symbol-{symbol}")

    def lot(self, symbol: str) -> str:
        """A status symbol in a sentence: "gold A, Sports Car"."""
        metal, letter = symbol.split("-")
        name = self.symbol(symbol)
        return self.words("lot", metal=metal, letter=letter.upper(), name=name)

    def good(self, good: str, form: str = "") -> str:
        return self.words(f"good-{good.replace('_', '-')}{form}")

    def units(self, thing: str, count: int) -> str:
        """ "2 coal", "1 house", "20M" """
        return self.say(units(thing, count))

    def name_field(self, field: str, value: object) -> object:
        if isinstance(value, int):
            if field in COMPANIES and 0 <= value < len(self.cards.company_names):
                return self.company(value)
            if field == "asset" and value in range(FIRST_ASSET, ASSETS):
                return self.card(value)
            if field == "trend":
                return square(value)
            if field == "change":
                return squares(value)
        if field == "symbol":
            return self.lot(str(value))
        if field == "text":  # a message from another player
            return printable(str(value))
        return super().name_field(field, value)

    # -- sentences -----------------------------------------------------------------

    def actor(self, event: Event) -> int | None:
        return None if event.event in DEEDS_OF_COMPANIES else super().actor(event)

    def clause(self, event: Event) -> str:
        """So many of a good are named together, and a chair as what its holder is."""
        fields = dict(event.fields)
        thing = fields.get("good", fields.get("thing"))
        if thing is not None and "count" in fields:
            fields["goods"] = self.units(str(thing), int(fields["count"]))
        if "chair" in fields:
            fields["post"] = fields["chair"]
        return super().clause(Event(event.event, event.rule, fields))
