"""The board: 12 x 9 spaces, readable without colour."""

from __future__ import annotations

from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.acquire import palette as colours
from tontine.cli.terminal.text import ink
from tontine.play.acquire.names import COLUMN_NUMBERS, ROW_LETTERS
from tontine.play.acquire.speech import AcquireSpeech
from tontine.play.acquire.table import AcquireTable

MARGIN = 3  # for the letters of the rows
Space = tuple[int, int]  # row, column
HEIGHT = len(ROW_LETTERS) + 1


def board_width(cell: int) -> int:
    return MARGIN + len(COLUMN_NUMBERS) * cell


def draw_board(table: AcquireTable, speech: AcquireSpeech, cell: int) -> list[Text]:
    """One line for the column numbers and one a row; every space is ``cell`` wide."""
    fates = {tile.tile: tile.fate for tile in table.hand}
    towers = _towers(table)
    sizes = {corporation.name: corporation.size for corporation in table.corporations}
    numbers = "".join(f"{column}".center(cell) for column in COLUMN_NUMBERS)
    lines = [ink(" " * MARGIN + numbers, colours.EDGE)]
    for row in ROW_LETTERS:
        line = ink(f" {row} ", colours.EDGE)
        for column in COLUMN_NUMBERS:
            tile = f"{column}{row}"
            owner = table.spaces.get(tile)
            if owner is None and tile in fates:
                sign = colours.FATE_SIGNS[fates[tile]]
                line.append(f"[{sign}]".center(cell), colours.MY_TILE)
            elif owner is None:
                line.append(palette.EMPTY.center(cell), colours.SPACE)
            elif owner == "lone":
                line.append(colours.LONE.center(cell), colours.LONE_TILE)
            elif tile in towers:
                tower = f"{speech.letter(owner)}{min(sizes[owner], 99):>2}"
                line.append(tower.center(cell), colours.headquarters(owner))
            else:
                line.append(speech.letter(owner).center(cell), colours.block(owner))
        lines.append(line)
    return lines


def _towers(table: AcquireTable) -> set[str]:
    """Where the headquarters stand: on the tile nearest to the middle of the corporation."""
    tiles: dict[str, list[Space]] = {}
    for tile, owner in table.spaces.items():
        if owner != "lone":
            tiles.setdefault(owner, []).append((ROW_LETTERS.index(tile[-1]), int(tile[:-1])))
    return {f"{column}{ROW_LETTERS[row]}" for row, column in map(_middle, tiles.values())}


def _middle(owned: list[Space]) -> Space:
    row = sum(space[0] for space in owned) / len(owned)
    column = sum(space[1] for space in owned) / len(owned)

    def away(space: Space) -> tuple[float, int]:
        """How far from the middle; of equals, the one with most of its own around it."""
        inside = sum(abs(space[0] - it[0]) + abs(space[1] - it[1]) == 1 for it in owned)
        return abs(space[0] - row) + abs(space[1] - column), -inside

    return min(sorted(owned), key=away)
