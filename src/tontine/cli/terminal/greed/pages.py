"""What is shown on request."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from tontine.cli.terminal.greed.cards import CardList
from tontine.cli.terminal.greed.companies import draw_company
from tontine.cli.terminal.greed.figures import company_of
from tontine.cli.terminal.greed.market import draw_tracks
from tontine.cli.terminal.greed.players import draw_players, draw_symbols
from tontine.cli.terminal.greed.proposals import draw_proposals
from tontine.cli.terminal.greed.vocabulary import GreedVocabulary
from tontine.cli.terminal.text import wrap
from tontine.play.greed.phrases import moves
from tontine.play.greed.speech import GreedSpeech
from tontine.play.greed.view import AssetCard, GreedTable
from tontine.play.view import View


def draw_page(
    name: str, argument: str, view: View, vocabulary: GreedVocabulary, width: int
) -> list[Text]:
    return _Pages(view, vocabulary, width).draw(name, argument)


class _Pages:
    def __init__(self, view: View, vocabulary: GreedVocabulary, width: int) -> None:
        self._view = view
        self._table: GreedTable = view.table
        self._vocabulary = vocabulary
        self._speech: GreedSpeech = vocabulary.speech
        self._words = self._speech.words
        self._width = width

    def draw(self, name: str, argument: str) -> list[Text]:
        if name in ("company", "companies") and argument:
            return self._company(argument)
        draw: dict[str, Callable[[], list[Text]]] = {
            "prices": lambda: draw_tracks(self._table, self._speech, self._width),
            "companies": self._companies,
            "company": self._companies,
            "players": lambda: draw_players(self._view, self._speech, self._width),
            "offers": self._offers,
            "deals": self._deals,
            "symbols": lambda: draw_symbols(self._table, self._speech, self._width),
            "discards": lambda: self._cards(self._table.discards),
        }
        return draw[name]()

    def _companies(self) -> list[Text]:
        """Each with its goods, and all its assets."""
        lines: list[Text] = []
        for company in self._table.companies:
            lines += draw_company(company, self._speech, self._width)
        return lines

    def _company(self, name: str) -> list[Text]:
        found = self._vocabulary.companies(name, self._table)
        company = company_of(self._table, self._vocabulary.one_company(name, found))
        return draw_company(company, self._speech, self._width)

    def _deals(self) -> list[Text]:
        lines = draw_proposals(self._table.proposals, self._vocabulary, self._width)
        return lines or [Text(self._words("no-deals"))]

    def _offers(self) -> list[Text]:
        seats = {offer.card.number: offer.seat for offer in self._table.offers}
        return self._cards([offer.card for offer in self._table.offers], seats)

    def _cards(self, cards: list[AssetCard], seats: dict[int, int] | None = None) -> list[Text]:
        listed = CardList(cards, self._speech)
        lines: list[Text] = []
        for card in cards:
            line = listed.line(card)
            if seats:
                line.append(f"  {self._speech.seats[seats[card.number]]}")
            if card.arrows:
                line.append(f"  {self._speech.say(moves(card.arrows))}")
            lines += wrap(line, self._width, listed.indent)
        return lines or [Text(self._words("no-cards"))]
