"""Writes the list of messages in docs/wire-protocol.md, from the Python messages.

python tools/wire_docs.py            write it
python tools/wire_docs.py --check    fail if the page is not what would be written

The rest of the page is written by hand. Descriptions are the docstrings of the messages, and the
comments beside their fields.
"""

from __future__ import annotations

import re
import sys
from inspect import getsource
from pathlib import Path
from typing import get_args

import msgspec
from msgspec import NODEFAULT, inspect

from tontine.server.wire import lobby as lobby_messages
from tontine.server.wire import people as people_messages
from tontine.server.wire import socket as messages

PAGE = Path(__file__).resolve().parent.parent / "docs" / "wire-protocol.md"
BEGIN, END = "<!-- messages: made by tools/wire_docs.py -->", "<!-- end of messages -->"
SECTIONS = {
    "Over HTTP": (
        *lobby_messages.ABOUT_TABLES,
        *people_messages.ABOUT_PEOPLE,
        lobby_messages.Health,
        lobby_messages.Problem,
    ),
    "From the client": get_args(messages.ClientMessage),
    "From the server": get_args(messages.ServerMessage),
}
FIELD = re.compile(r"^    (\w+): [^#\n]*?(?:  # (.*))?$", re.MULTILINE)


class Pages:
    """Collects the structs that messages are made of, each once, in the order they are met."""

    def __init__(self) -> None:
        self.parts: list[type[msgspec.Struct]] = []

    def type_of(self, kind: inspect.Type) -> str:
        match kind:
            case inspect.Metadata(type=inner):
                return self.type_of(inner)
            case inspect.NoneType():
                return "null"
            case inspect.BoolType():
                return "boolean"
            case inspect.IntType(ge=least, lt=limit):
                return "integer" + _bounds(least, None if limit is None else limit - 1)
            case inspect.FloatType():
                return "number"
            case inspect.StrType(min_length=least, max_length=most):
                return "string" + _bounds(least, most, " characters")
            case inspect.AnyType():
                return "any"
            case inspect.LiteralType(values=values):
                return " or ".join(f'`"{value}"`' for value in values)
            case inspect.UnionType(types=types):
                return " or ".join(self.type_of(part) for part in types)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                return f"list of {self.part(item)}"
            case inspect.TupleType(item_types=items):
                return f"list: {', '.join(self.part(item) for item in items)}"
            case inspect.DictType(key_type=key, value_type=value):
                return f"map from {self.type_of(key)} to {self.part(value)}"
            case inspect.StructType(cls=struct):
                if struct not in self.parts:
                    self.parts.append(struct)
                return f"[{struct.__name__}](#{struct.__name__.lower()})"
        raise TypeError(f"{kind} cannot be described yet")

    def part(self, kind: inspect.Type) -> str:
        text = self.type_of(kind)
        return f"({text})" if " or " in text else text

    def section(self, struct: type[msgspec.Struct]) -> list[str]:
        info = inspect.type_info(struct)
        assert isinstance(info, inspect.StructType)
        comments = {name: comment for name, comment in FIELD.findall(getsource(struct)) if comment}
        rows = [] if info.tag is None else [(info.tag_field, f'`"{info.tag}"`', "")]
        for field in sorted(info.fields, key=lambda field: field.name != "id"):
            about = "; ".join(
                filter(None, [_json_words(comments.get(field.name, "")), _default(field)])
            )
            rows.append((field.encode_name, self.type_of(field.type), about))
        table = [f"| `{name}` | {kind} | {about} |" for name, kind, about in rows]
        head = ["| field | type | |", "| --- | --- | --- |"]
        return [f"### {struct.__name__}", "", *_description(struct), *head, *table, ""]


def _bounds(least: int | None, most: int | None, unit: str = "") -> str:
    if least is not None and most is not None:
        return f" ({least} to {most}{unit})"
    if most is not None:
        return f" (at most {most}{unit})"
    return "" if least is None else f" (at least {least}{unit})"


def _default(field: inspect.Field) -> str:
    if field.required:
        return ""
    default = field.default if field.default is not NODEFAULT else field.default_factory()
    return f"default `{msgspec.json.encode(default).decode()}`"


def _description(struct: type[msgspec.Struct]) -> list[str]:
    text = (struct.__doc__ or "").strip()
    if not text or text.startswith(struct.__name__ + "("):
        return []
    return [*(line.strip() for line in _json_words(text).splitlines()), ""]


def _json_words(text: str) -> str:
    """A comment of a Python struct, for readers of JSON and Markdown."""
    return re.sub(r"\bNone\b", "null", text.replace("``", "`"))


def generate() -> str:
    pages = Pages()
    lines = [BEGIN, ""]
    for title, structs in SECTIONS.items():
        lines += [f"## {title}", ""]
        for struct in structs:
            lines += pages.section(struct)
    lines += ["## Parts of messages", ""]
    listed = {struct for structs in SECTIONS.values() for struct in structs}
    for struct in pages.parts:  # grows while it is walked through
        if struct not in listed:
            lines += pages.section(struct)
    return "\n".join([*lines, END])


def main() -> None:
    page = PAGE.read_text(encoding="utf-8")
    before, rest = page.split(BEGIN)
    after = rest.split(END)[1]
    wanted = before + generate() + after
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(wanted, encoding="utf-8")
    elif page != wanted:
        sys.exit(f"{PAGE} is not current: run python tools/wire_docs.py")


if __name__ == "__main__":
    main()
