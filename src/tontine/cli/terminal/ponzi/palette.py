"""The colours of Ponzi Scheme, a ledger of 1919, and the signs that say the same without them."""

from __future__ import annotations

from typing import Final

from rich.style import Style

_INK: Final = "#2b2118"
_PAPER: Final = "#ffffff"

# The ground of each industry's letter.
INDUSTRIES: Final = {
    "transportation": "#2f5f96",
    "grain": "#8a6410",
    "media": "#a1403a",
    "real_estate": "#33704a",
}

HEADER: Final = Style(color="#f4e9cf", bgcolor="#4d2f27", bold=True)
CARD: Final = Style(color=_INK, bgcolor="#f1e7cf")
CARD_VALUE: Final = CARD + Style(bold=True)
BEAR: Final = Style(color="#7c1f14", bgcolor="#f2cfc0")
BEAR_VALUE: Final = BEAR + Style(bold=True)
SHORT: Final = Style(color="#c9553f", bold=True, reverse=True)

TIMES: Final = "\N{MULTIPLICATION SIGN}"  # several cards at one space
PERIOD: Final = "↻"  # every so many turns
MARKER: Final = "⚑"
ARROW: Final = "➤"
TURN: Final = "▸"
DANGER: Final = "!"
FALLEN: Final = "†"


def block(industry: str) -> Style:
    return Style(color=_PAPER, bgcolor=INDUSTRIES[industry], bold=True)
