"""The price board: what everything costs, where its trend points, and next year's price."""

from __future__ import annotations

from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.greed import palette as colours
from tontine.cli.terminal.text import fit, ink, pad, width_of, wrap
from tontine.play.greed.phrases import square
from tontine.play.greed.speech import GreedSpeech
from tontine.play.greed.view import GreedTable

ROOMY = 96  # from that width on there is room for a label before each row
COLUMN = 7


def draw_prices(table: GreedTable, speech: GreedSpeech, width: int) -> list[Text]:
    """Three rows: the goods, their prices, and the trend's square with next year's price."""
    words = speech.words
    heads = ("goods", "price", "next")
    label = max(width_of(words(f"market-{head}")) for head in heads) if width >= ROOMY else 0
    column = max(min((width - label) // len(table.goods), COLUMN + 2), COLUMN)
    names, prices, nexts = (
        ink(pad(words(f"market-{head}"), label) if label else "", palette.QUIET) for head in heads
    )
    for good in table.goods:
        name = fit(speech.good(good.name, ".short"), column - 1)
        names.append(pad(name, column, right=True), palette.TITLE)
        prices.append(pad(str(good.price), column, right=True), palette.BRASS)
        after = f"{square(good.trend)} {good.next_price}"
        nexts.append(pad(after, column, right=True), colours.trend_style(good.trend))
    return [names, prices, nexts]


def draw_tracks(table: GreedTable, speech: GreedSpeech, width: int) -> list[Text]:
    """A line for each good with its whole track; the present price stands in brackets."""
    words = speech.words
    name = max(width_of(speech.good(good.name)) for good in table.goods) + 2
    longest = max(len(good.track) for good in table.goods)
    column = max(min((width - name - 6) // longest, 6), 4)
    lines = wrap(ink(words("market-legend", when=table.moves), palette.QUIET), width)
    for good in table.goods:
        line = ink(pad(f"  {speech.good(good.name)}", name + 2), palette.TITLE)
        line.append(pad(square(good.trend), 4), colours.trend_style(good.trend))
        for price in good.track:
            here = price == good.price
            text = f"[{price}]" if here else f"{price} "
            style = palette.BRASS if here else palette.QUIET
            if price == good.next_price and not here:
                text, style = f"{price}{colours.MARKER}", colours.trend_style(good.trend)
            line.append(pad(text, column, right=True), style)
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return lines
