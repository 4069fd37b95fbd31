"""Asset cards in a line: number, name, what they make, what that is worth in a year."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.greed import palette as colours
from tontine.cli.terminal.greed.figures import yearly
from tontine.cli.terminal.text import ink, pad, width_of
from tontine.play.greed.speech import GreedSpeech
from tontine.play.greed.table import Asset, AssetCard, GreedTable


def recipe(card: AssetCard, speech: GreedSpeech) -> str:
    """ "2 coal" of a mine, "1 land, 2 sand → 2 houses" of a developer"""
    made = goods(card.makes, speech)
    return f"{goods(card.takes, speech)} {colours.MAKES} {made}" if card.takes else made


def goods(things: dict[str, int], speech: GreedSpeech) -> str:
    return speech.words.row([speech.units(name, count) for name, count in things.items()])


def gain(table: GreedTable, card: AssetCard, speech: GreedSpeech) -> str:
    """What it brings in a year at today's prices."""
    return speech.words("a-year", amount=speech.words.money(yearly(table, card)))


class CardList:
    """Lines with one card each, in columns."""

    def __init__(self, table: GreedTable, cards: Iterable[AssetCard], speech: GreedSpeech) -> None:
        self._table = table
        self._speech = speech
        cards = list(cards)
        self._name = max((width_of(speech.asset(card.number)) for card in cards), default=0)
        self._recipe = max((width_of(recipe(card, speech)) for card in cards), default=0)
        self._gain = max((width_of(gain(table, card, speech)) for card in cards), default=0)

    @property
    def indent(self) -> int:
        """Of what goes on in a second line."""
        return 5

    def line(self, card: AssetCard) -> Text:
        line = ink(f"{card.number:>4} ", palette.BRASS)
        line.append(pad(self._speech.asset(card.number), self._name), palette.TITLE)
        line.append(f"  {pad(recipe(card, self._speech), self._recipe)}")
        amount = pad(gain(self._table, card, self._speech), self._gain, right=True)
        return line.append(f"  {amount}", palette.QUIET)


def status(asset: Asset, speech: GreedSpeech) -> str:
    """Whether an asset can be used now, and what for it is lacking."""
    if not asset.processes:
        return ""
    if asset.used:
        return speech.words("asset-used")
    if asset.lacks:
        return speech.words("asset-lacks", goods=goods(asset.lacks, speech))
    return speech.words("asset-ready")
