"""Draws docs/terminal.svg: a turn of Acquire as the terminal shows it.

.venv/bin/python tools/picture.py
"""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from tontine.bots.seats import bot_decision, make_bot
from tontine.cli.terminal.desks import desk_of
from tontine.cli.terminal.screen import draw_screen
from tontine.play.match import Match, new_match
from tontine.play.words import words
from tontine.rules.chance import Rng

TARGET = Path(__file__).resolve().parent.parent / "docs" / "terminal.svg"
NAMES = ["Ada", "Bruno", "Chloé", "Dario"]
SEED = 3
WIDTH, HEIGHT = 100, 34
DUSK = TerminalTheme((20, 22, 27), (239, 233, 219), [(54, 59, 71)] * 8, [(139, 133, 119)] * 8)


def a_merger_in_hand() -> Match:
    """Bots play until the first seat, in the middle of the game, may merge."""
    match, rng = new_match("acquire", NAMES, SEED), Rng(SEED)
    bots = [make_bot("acquire", "normal", Rng(rng.next())) for _ in NAMES]
    while not match.over:
        seat = match.owing[0]
        if seat == 0 and match.version > 70:
            view = match.view(0)
            fates = [tile.fate for tile in view.table.hand]
            if view.asks[0].kind == "place" and "merges" in fates and len(set(fates)) > 2:
                return match
        match.decide(seat, bot_decision(match, seat, bots[seat], rng))
    raise SystemExit(f"no merger with seed {SEED}: try another")


def main() -> None:
    match = a_merger_in_hand()
    desk = desk_of(match, 0, words("en"))
    console = Console(
        record=True, file=StringIO(), width=WIDTH, color_system="truecolor", force_terminal=True
    )
    for line in draw_screen(match.view(0), desk, WIDTH, HEIGHT, match.version - 4):
        console.print(line, no_wrap=True, crop=True, highlight=False)
    svg = console.export_svg(title="tontine play acquire", theme=DUSK)
    # Nothing is loaded from elsewhere: whatever fixed-width font the reader has will do.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")
    TARGET.write_text(svg, "utf-8")


if __name__ == "__main__":
    main()
