"""The colours of Acquire, and the signs that say the same without them."""

from __future__ import annotations

from typing import Final

from rich.style import Style

_INK: Final = "#15130f"
_PAPER: Final = "#ffffff"

# Each corporation: its colour, the ink that can be read on it, its colour as ink on a white tower.
CORPORATIONS: Final = {
    "sackson": ("#d8344b", _PAPER, "#b81f36"),
    "zeta": ("#e6b417", _INK, "#735500"),
    "hydra": ("#e9782a", _INK, "#a34a08"),
    "fusion": ("#5b9a32", _INK, "#3a6b1a"),
    "america": ("#2f6dc0", _PAPER, "#2459a3"),
    "phoenix": ("#7d57a5", _PAPER, "#694391"),
    "quantum": ("#2d97a3", _INK, "#176872"),
}

FATE_SIGNS: Final = {
    "lone": "○",
    "founds": "+",
    "grows": "↑",
    "merges": "⇄",
    "blocked": "⊘",
    "dead": "†",
}
LONE: Final = "⌂"  # a tile on the board that no corporation owns
SAFE: Final = "▣"

# The board stays at dusk on a light screen too: the pieces are the brightest thing on it.
_DUSK: Final = "#2a2740"
SPACE: Final = Style(color="#6f6a8c", bgcolor=_DUSK)
LONE_TILE: Final = Style(color=_INK, bgcolor="#b9b09d")
MY_TILE: Final = Style(color="#ffd77a", bgcolor="#17152a", bold=True)
EDGE: Final = Style(color="#a39dc0", bgcolor=_DUSK)


def block(corporation: str) -> Style:
    ground, ink, _ = CORPORATIONS[corporation]
    return Style(color=ink, bgcolor=ground, bold=True)


def headquarters(corporation: str) -> Style:
    """The same the other way round: a white tower with coloured letters."""
    return Style(color=CORPORATIONS[corporation][2], bgcolor="#f8f4ea", bold=True)
