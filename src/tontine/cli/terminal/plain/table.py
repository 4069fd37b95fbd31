"""The table of any game, drawn from the plain data that a view is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from rich.text import Text

from tontine.cli.terminal import palette
from tontine.cli.terminal.text import fit, ink, pad, width_of, wrap
from tontine.play.speech import Speech
from tontine.play.words import Phrase, Words

BETWEEN = " · "
GAP = 2
WIDEST = 24  # of a column
PHRASE = set(Phrase.__struct_fields__)


def label(name: str, words: Words) -> str:
    """What a field is called: the game's own word, or else its name in plain letters."""
    return words.label(_message(name), name)


def _message(name: str) -> str:
    return f"table-{name.replace('_', '-')}"


def draw_table(table: object, speech: Speech, width: int) -> list[Text]:
    """A line for each field, and for what there are several of, such as players, a table."""
    facts = msgspec.to_builtins(table, str_keys=True)
    lines: list[Text] = []
    for name, value in facts.items():
        if not _is_shown(name, speech):
            continue
        if _is_grid(value):
            lines += _grid(value, speech, width)
        elif value not in (None, [], {}):
            fact = speech.words(
                "plain-fact", name=label(name, speech.words), value=said(name, value, speech)
            )
            lines += wrap(Text(fact), width, 2)
    return lines


def _is_shown(name: str, speech: Speech) -> bool:
    """Whether a field is for people: one that has a name, or any where the game names none."""
    words = speech.words
    return not words.begins("table-") or words.has(_message(name)) or bool(_thing(name, speech))


def said(name: str, value: object, speech: Speech) -> str:
    """A value in a line of text, whatever is in it."""
    if value is None:
        return palette.NONE
    if isinstance(value, bool):
        return "✓" if value else palette.EMPTY
    if _is_phrase(value):
        return speech.say(msgspec.convert(value, Phrase))
    if isinstance(value, Mapping):
        shown = [key for key in value if _is_shown(key, speech)]
        return BETWEEN.join(_entry(key, value[key], speech) for key in shown)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return speech.words.row([said(name, it, speech) for it in value]) or palette.NONE
    return str(_named(name, value, speech))


def _is_phrase(value: object) -> bool:
    return isinstance(value, Mapping) and "message" in value and set(value) <= PHRASE


def _entry(key: str, value: object, speech: Speech) -> str:
    return f"{_key(key, speech)} {said(key, value, speech)}"


def _key(key: str, speech: Speech) -> str:
    """Counts of things have the names of things."""
    thing = _thing(key, speech)
    return label(key, speech.words) if thing is None else str(speech.name_field(thing, key))


def _named(name: str, value: object, speech: Speech) -> object:
    """As its field is named in the game; a name that is one of a field's values as those are."""
    if name not in speech.words.fields and isinstance(value, str):
        name = _thing(value, speech) or name
    return speech.name_field(name, value)


def _thing(value: str, speech: Speech) -> str | None:
    """The field that has this among the names of its things."""
    for name, field in speech.words.fields.items():
        if field.kind == "thing" and value in field.values:
            return name
    return None


# -- what there are several of -----------------------------------------------------


def _is_grid(value: object) -> bool:
    rows = value if isinstance(value, list) else []
    return bool(rows) and all(isinstance(it, dict) and not _is_phrase(it) for it in rows)


def _grid(rows: list[dict[str, object]], speech: Speech, width: int) -> list[Text]:
    """A row for each, a column for each field, and whose it is in front."""
    columns = [path for path in _columns(rows) if _is_shown(path[0], speech)]
    heads = [_key(path[-1], speech) for path in columns]
    cells = [[said(path[-1], _at(row, path), speech) for path in columns] for row in rows]
    widths = [
        min(WIDEST, max(width_of(text) for text in column)) + GAP
        for column in zip(heads, *cells, strict=True)
    ]
    owners = [row.get("seat") for row in rows]
    first = max((width_of(_owner(seat, speech)) for seat in owners), default=0) + GAP
    if first + sum(widths) > width:
        return _listed(owners, heads, cells, speech, width)
    lines = [ink(" " * first + _line(heads, widths), palette.QUIET)]
    for seat, row in zip(owners, cells, strict=True):
        lines.append(_marked(seat, speech, first).append(_line(row, widths)))
    return lines


def _columns(rows: list[dict[str, object]]) -> list[tuple[str, ...]]:
    """The fields but whose it is; counts of things have a column for each thing."""
    columns: list[tuple[str, ...]] = []
    for name, value in rows[0].items():
        if isinstance(value, dict) and value and all(isinstance(it, int) for it in value.values()):
            columns += [(name, key) for key in value]
        elif name != "seat":
            columns.append((name,))
    return columns


def _at(row: dict[str, object], path: tuple[str, ...]) -> object:
    value: object = row
    for key in path:
        value = value.get(key) if isinstance(value, dict) else None
    return value


def _listed(
    owners: Sequence[object],
    heads: Sequence[str],
    cells: Sequence[Sequence[str]],
    speech: Speech,
    width: int,
) -> list[Text]:
    """The same without columns, where there is no room for them."""
    lines: list[Text] = []
    for seat, row in zip(owners, cells, strict=True):
        told = [f"{head} {it}" for head, it in zip(heads, row, strict=True)]
        line = _marked(seat, speech, width_of(_owner(seat, speech)) + GAP)
        lines += wrap(line.append(BETWEEN.join(told)), width, 4)
    return lines


def _line(texts: Sequence[str], widths: Sequence[int]) -> str:
    cells = [pad(fit(text, width - GAP), width) for text, width in zip(texts, widths, strict=True)]
    return "".join(cells).rstrip()


def _owner(seat: object, speech: Speech) -> str:
    return f"{palette.SEAT_SHAPES[seat]} {speech.seats[seat]}" if isinstance(seat, int) else ""


def _marked(seat: object, speech: Speech, width: int) -> Text:
    if not isinstance(seat, int):
        return Text(" " * width)
    line = ink(f"{palette.SEAT_SHAPES[seat]} ", palette.seat_colour(seat))
    return line.append(pad(speech.seats[seat], width - 2), palette.TITLE)
