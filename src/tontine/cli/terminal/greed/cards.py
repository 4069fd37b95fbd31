"""Asset cards in a line: number, name, what they make, what that is worth in a year."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.greed import palette as colours
from tontine.cli.terminal.text import ink, pad, width_of
from tontine.play.greed.phrases import things
from tontine.play.greed.speech import GreedSpeech
from tontine.play.greed.view import Asset, AssetCard


def recipe(card: AssetCard, speech: GreedSpeech) -> str:
    """ "2 coal" of a mine, "1 land, 2 sand → 2 houses" of a developer"""
    made = goods(card.makes, speech)
    return f"{goods(card.takes, speech)} {colours.MAKES} {made}" if card.takes else made


def goods(held: dict[str, int], speech: GreedSpeech) -> str:
    return speech.say(things(held, "row"))


def gain(card: AssetCard, speech: GreedSpeech) -> str:
    """What it brings in a year at today's prices."""
    return speech.words("a-year", amount=speech.words.money(card.gain))


class CardList:
    """Lines with one card each, in columns."""

    indent = 5  # of what goes on in a second line

    def __init__(self, cards: Iterable[AssetCard], speech: GreedSpeech) -> None:
        self._speech = speech
        cards = list(cards)
        self._name = max((width_of(speech.asset(card.number)) for card in cards), default=0)
        self._recipe = max((width_of(recipe(card, speech)) for card in cards), default=0)
        self._gain = max((width_of(gain(card, speech)) for card in cards), default=0)

    def line(self, card: AssetCard, brief: bool = False) -> Text:
        line = ink(f"{card.number:>4} ", palette.BRASS)
        line.append(pad(self._speech.asset(card.number), self._name), palette.TITLE)
        if brief:
            return line
        line.append(f"  {pad(recipe(card, self._speech), self._recipe)}")
        amount = pad(gain(card, self._speech), self._gain, right=True)
        return line.append(f"  {amount}", palette.QUIET)


def status(asset: Asset, speech: GreedSpeech) -> str:
    """Whether an asset can be used now, or why it cannot."""
    if asset.why is not None:
        return speech.say(asset.why)
    return speech.words("asset-ready") if asset.processes else ""
