"""The colours of Greed Incorporated, a bank of glass, and the signs that say the same without."""

from __future__ import annotations

from typing import Final

from rich.style import Style

from tontine.cli.terminal import palette

HEADER: Final = Style(color="#f3efdc", bgcolor="#1e4a44", bold=True)
GOLD: Final = Style(color="#b9862f", bold=True)
SILVER: Final = Style(color="#8b97a5", bold=True)

MARKER: Final = "⚑"
TURN: Final = "▸"
DANGER: Final = "!"
BOOT: Final = "✗"
WELL: Final = "✓"
MAKES: Final = "→"
DOUBLE: Final = "\N{MULTIPLICATION SIGN}2"  # G14: the price of a card with one's own marker


def trend_style(trend: int) -> Style:
    return palette.GAIN if trend > 0 else palette.LOSS if trend < 0 else palette.QUIET
