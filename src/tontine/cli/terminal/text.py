"""Measuring and cutting text in terminal cells."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.style import Style
from rich.text import Text

# Only for wrapping: what is printed where is decided elsewhere.
_RULER = Console(width=200, color_system=None)
# Rich breaks lines at every kind of space; letters of nobody's stand in for those that hold.
_HELD = {"\N{NO-BREAK SPACE}": "\ue000", "\N{NARROW NO-BREAK SPACE}": "\ue001"}
_HOLD, _RELEASE = (str.maketrans(it) for it in (_HELD, {b: a for a, b in _HELD.items()}))


def ink(text: str, style: Style | str) -> Text:
    """A piece of text in a style that what is appended to it does not take on."""
    return Text().append(text, style)


def width_of(text: str) -> int:
    return cell_len(text)


def pad(text: str, width: int, right: bool = False) -> str:
    """Fill up with spaces on the left or the right."""
    filling = " " * (width - cell_len(text))
    return filling + text if right else text + filling


def fit(text: str, width: int) -> str:
    """Cut off what is too long, and show that it was."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, max(width - 1, 0)).rstrip() + "…"


def wrap(text: Text, width: int, indent: int = 0) -> list[Text]:
    """Lines no wider than ``width``; all but the first are indented."""
    text = _translated(text, _HOLD)
    return [_translated(line, _RELEASE) for line in _wrap(text, width, indent)]


def _translated(text: Text, table: dict[int, str]) -> Text:
    """The same styles with other letters in their places."""
    copy = text.copy()
    copy.plain = text.plain.translate(table)
    return copy


def _wrap(text: Text, width: int, indent: int) -> list[Text]:
    first, *others = text.wrap(_RULER, width) or [Text("")]
    first.rstrip()
    if not others:
        return [first]
    rest = text[len(first) :]
    start = len(rest.plain) - len(rest.plain.lstrip())
    lines = [first]
    for line in rest[start:].wrap(_RULER, width - indent):
        line.rstrip()
        lines.append(Text(" " * indent).append_text(line))
    return lines


def beside(left: list[Text], right: list[Text], gutter: int) -> list[Text]:
    """Two panels next to each other. The left one must have lines of one width."""
    height = max(len(left), len(right))
    width = max((line.cell_len for line in left), default=0)
    left = left + [Text(" " * width)] * (height - len(left))
    right = right + [Text("")] * (height - len(right))
    return [
        Text("").append_text(mine).append(" " * gutter).append_text(theirs)
        for mine, theirs in zip(left, right, strict=True)
    ]
