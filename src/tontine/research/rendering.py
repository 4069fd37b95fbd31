"""A state as the terminal draws it for a seat: as text, and as a picture of that text.

The terminal's drawing is taken as it is; nothing in it leads back here.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.text import Text

from tontine.cli.terminal.games import terminal_of
from tontine.cli.terminal.screen import draw_header
from tontine.play.match import Match
from tontine.play.words import words
from tontine.research.setup import Setup
from tontine.rules.game import Game

WIDTH = 100  # columns
SIZE = 14  # of the letters, in pixels
INK = (228, 228, 224)
PAPER = (22, 24, 28)
MARGIN = 8


class Drawable:
    """The state to draw. In the middle of a decision of many parts, that is the one before it:
    nobody at a table sees half of a decision."""

    def __init__(self, setup: Setup) -> None:
        self._title = setup.title
        self._before: Game | None = None

    def begin(self) -> None:
        self._before = None

    def decides(self, game: Game) -> None:
        """Before a part of a decision is carried out."""
        if self._before is None:
            self._before = game.clone()

    def decided(self, game: Game, seat: int, code: int) -> None:
        if game.over or not self._title.goes_on(game, seat, code):
            self._before = None

    def of(self, game: Game) -> Game:
        return game if self._before is None else self._before


def draw_lines(setup: Setup, game: Game, seat: int) -> list[Text]:
    match = Match.of(setup.title, setup.names, setup.options, game)
    view = match.view(seat)
    terminal = terminal_of(match, seat, words("en", setup.title.name))
    asked = terminal.prompt(view, WIDTH) if view.asks else []
    ending = terminal.standing(view, WIDTH) if view.over else []
    return [draw_header(view, terminal, WIDTH), *terminal.panels(view, WIDTH), *asked, *ending]


def draw_text(setup: Setup, game: Game, seat: int) -> str:
    return "\n".join(line.plain.rstrip() for line in draw_lines(setup, game, seat))


def draw_picture(setup: Setup, game: Game, seat: int) -> NDArray[np.uint8]:
    """Every sign in its cell, in the colours of the terminal."""
    from PIL import Image, ImageDraw

    lines = draw_lines(setup, game, seat)
    font = _font()
    across = font.getlength("M")
    down = round(SIZE * 1.3)
    size = (round(WIDTH * across) + 2 * MARGIN, len(lines) * down + 2 * MARGIN)
    picture = Image.new("RGB", size, PAPER)
    draw = ImageDraw.Draw(picture)
    console = Console(width=WIDTH, color_system="truecolor", force_terminal=True)
    for row, line in enumerate(lines):
        place, top = float(MARGIN), MARGIN + row * down
        for part in line.render(console):
            ink, paper = _colours(part.style)
            end = place + part.cell_length * across
            if paper is not None:
                draw.rectangle((place, top, end, top + down), fill=paper)
            draw.text((place, top), part.text.rstrip("\n"), font=font, fill=ink)
            place = end
    return np.asarray(picture, np.uint8)


def _colours(style: Any) -> tuple[tuple[int, ...], tuple[int, ...] | None]:
    if style is None:
        return INK, None
    ink = INK if style.color is None else tuple(style.color.get_truecolor())
    paper = None if style.bgcolor is None else tuple(style.bgcolor.get_truecolor(foreground=False))
    if style.reverse:
        ink, paper = paper or PAPER, ink
    if style.dim:
        ink = tuple((part + paper_part) // 2 for part, paper_part in zip(ink, PAPER, strict=True))
    return ink, paper


@cache
def _font() -> Any:
    """The one that matplotlib brings."""
    import matplotlib
    from PIL import ImageFont

    folder = Path(matplotlib.get_data_path()) / "fonts" / "ttf"
    return ImageFont.truetype(str(folder / "DejaVuSansMono.ttf"), SIZE)
