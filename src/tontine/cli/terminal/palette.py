"""Colours, and the signs that say the same without them."""

from __future__ import annotations

from typing import Final

from rich.style import Style

SEAT_SHAPES: Final = "●■▲◆▼★"
_SEAT_COLOURS: Final = ("#3f93c4", "#d8694e", "#4d9d6e", "#a873c0", "#b98a24", "#7d8da3")

EMPTY: Final = "·"
NONE: Final = "\N{EN DASH}"  # no number, no size

HEADER: Final = Style(color="#f4e9cf", bgcolor="#3b3560", bold=True)
TITLE: Final = Style(bold=True)
BRASS: Final = Style(color="#b9862f", bold=True)
QUIET: Final = Style(dim=True)
GAIN: Final = Style(color="#3f9a6b", bold=True)
LOSS: Final = Style(color="#c9553f", bold=True)


def seat_colour(seat: int) -> Style:
    return Style(color=_SEAT_COLOURS[seat], bold=True)
