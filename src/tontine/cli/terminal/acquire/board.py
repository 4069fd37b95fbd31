"""The board: 12 x 9 spaces, readable without colour."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.acquire import palette as colours
from tontine.cli.terminal.text import ink
from tontine.play.acquire.names import ROW_LETTERS, tile_name, tile_number
from tontine.play.acquire.speech import AcquireSpeech
from tontine.play.acquire.table import AcquireTable
from tontine.rules.acquire.components import COLUMNS, NEIGHBOURS, ROWS

MARGIN = 3  # for the letters of the rows
HEIGHT = ROWS + 1


def board_width(cell: int) -> int:
    return MARGIN + COLUMNS * cell


def draw_board(table: AcquireTable, speech: AcquireSpeech, cell: int) -> list[Text]:
    """One line for the column numbers and one a row; every space is ``cell`` wide."""
    fates = {tile.tile: tile.fate for tile in table.hand}
    towers = _towers(table)
    sizes = {corporation.name: corporation.size for corporation in table.corporations}
    numbers = "".join(f"{column + 1}".center(cell) for column in range(COLUMNS))
    lines = [ink(" " * MARGIN + numbers, colours.EDGE)]
    for row in range(ROWS):
        line = ink(f" {ROW_LETTERS[row]} ", colours.EDGE)
        for column in range(COLUMNS):
            tile = tile_name(row * COLUMNS + column)
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
    tiles: dict[str, list[int]] = {}
    for tile, owner in table.spaces.items():
        if owner != "lone":
            tiles.setdefault(owner, []).append(tile_number(tile))
    return {tile_name(_middle(owned)) for owned in tiles.values()}


def _middle(owned: list[int]) -> int:
    row = sum(tile // COLUMNS for tile in owned) / len(owned)
    column = sum(tile % COLUMNS for tile in owned) / len(owned)

    def away(tile: int) -> tuple[float, int]:
        return (abs(tile // COLUMNS - row) + abs(tile % COLUMNS - column), -_inside(tile, owned))

    return min(sorted(owned), key=away)


def _inside(tile: int, owned: Iterable[int]) -> int:
    """How many neighbours belong to the same corporation."""
    return len(set(NEIGHBOURS[tile]) & set(owned))
