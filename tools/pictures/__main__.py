"""Draws the pictures in docs/ of turns as the terminal shows them, one for each game.

.venv/bin/python tools/pictures
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from importlib import import_module
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from tontine.bots.seats import bot_decision, make_bot
from tontine.cli.terminal.games import terminal_of
from tontine.cli.terminal.screen import draw_screen
from tontine.games import GAMES
from tontine.play.match import Match, new_match
from tontine.play.view import View
from tontine.play.words import words
from tontine.rules.chance import Rng

DOCS = Path(__file__).resolve().parents[2] / "docs"
NAMES = ["Ada", "Bruno", "Chloé", "Dario"]
WIDTH = 100
DUSK = TerminalTheme((20, 22, 27), (239, 233, 219), [(54, 59, 71)] * 8, [(139, 133, 119)] * 8)


def moment(
    game: str, seed: int, options: Mapping[str, str], wanted: Callable[[View], bool]
) -> Match:
    """Bots play until the first seat is asked what is wanted, from this seed on."""
    while True:
        match, rng = new_match(game, NAMES, seed, options), Rng(seed)
        bots = [make_bot(game, "normal", Rng(rng.next())) for _ in NAMES]
        while not match.over:
            seat = int(match.game.actor)
            if seat == 0 and wanted(match.view(0)):
                return match
            match.decide(seat, bot_decision(match, seat, bots[seat], rng))
        seed += 1


def draw(match: Match, name: str, height: int) -> None:
    terminal = terminal_of(match, 0, words("en"))
    console = Console(
        record=True, file=StringIO(), width=WIDTH, color_system="truecolor", force_terminal=True
    )
    for line in draw_screen(match.view(0), terminal, WIDTH, height, match.version - 4):
        console.print(line, no_wrap=True, crop=True, highlight=False)
    svg = console.export_svg(title=f"tontine play {match.title.name}", theme=DUSK)
    # Nothing is loaded from elsewhere: whatever fixed-width font the reader has will do.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")
    (DOCS / f"{name}.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    for game in GAMES:
        # Its file beside this one.
        picture = import_module(game)
        draw(
            moment(game, picture.SEED, picture.OPTIONS, picture.wanted),
            picture.NAME,
            picture.HEIGHT,
        )
