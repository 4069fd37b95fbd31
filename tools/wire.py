"""Writes the TypeScript types of everything on the wire, from the Python messages.

python tools/wire.py            write web/src/wire/generated.ts
python tools/wire.py --check    fail if that file is not what would be written
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from msgspec import inspect

from tontine.play.fields import SHARED_FIELDS, Field
from tontine.play.title import AnyTitle
from tontine.play.titles import TITLES
from tontine.play.view import BareView
from tontine.server.wire import lobby as lobby_messages
from tontine.server.wire import people as people_messages
from tontine.server.wire import socket as messages
from tontine.server.wire.closing import CloseCode

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "wire" / "generated.ts"
HEAD = "// Made by tools/wire.py from the Python messages. Do not edit.\n"
WIRE = (
    *lobby_messages.ABOUT_TABLES,
    *people_messages.ABOUT_PEOPLE,
    lobby_messages.Problem,
    messages.ClientMessage,
    messages.ServerMessage,
)
# Names that mean something else to a browser.
RENAMED = {"Event": "GameEvent", "Number": "AskedNumber"}
MOST_LISTED = 30  # values of a field that are named one by one
# Plain dictionaries in Python, checked by the game.
SPECIAL = {"decision": "Decision", "moves": "Array<Decision>"}
UNIONS = {"ClientMessage": messages.ClientMessage, "ServerMessage": messages.ServerMessage}


class Writer:
    """Collects the interfaces that are needed, each once."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def type_of(self, kind: inspect.Type) -> str:
        match kind:
            case inspect.Metadata(type=inner):
                return self.type_of(inner)
            case inspect.NoneType():
                return "null"
            case inspect.BoolType():
                return "boolean"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.AnyType():
                return "unknown"
            case inspect.LiteralType(values=values):
                return " | ".join(f'"{value}"' for value in values)
            case inspect.UnionType(types=types):
                return " | ".join(self.type_of(part) for part in types)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                return f"Array<{self.type_of(item)}>"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.type_of(item) for item in items)}]"
            case inspect.DictType(key_type=key, value_type=value):
                if isinstance(key, inspect.LiteralType):
                    return f"Partial<Record<{self.type_of(key)}, {self.type_of(value)}>>"
                return f"Record<{self.type_of(key)}, {self.type_of(value)}>"
            case inspect.StructType(cls=struct):
                return self.name(struct)
        raise TypeError(f"{kind} has no type in TypeScript yet")

    def name(self, struct: type[msgspec.Struct]) -> str:
        """The name of a struct in TypeScript. Its interface is written when it is first met."""
        if struct is BareView:
            return "View"
        name = _name(struct)
        if name not in self.written:
            self.written[name] = ""  # it may mention itself
            self.written[name] = self.interface(name, struct, {})
        return name

    def interface(self, name: str, struct: type[msgspec.Struct], special: dict[str, str]) -> str:
        info = inspect.type_info(struct)
        assert isinstance(info, inspect.StructType)
        lines = [_comment(struct), f"export interface {name} {{"]
        if info.tag is not None:
            lines.append(f'  {info.tag_field}: "{info.tag}";')
        config = struct.__struct_config__
        may_miss = config.forbid_unknown_fields or config.omit_defaults
        for field in info.fields:
            # A client may leave something out where unknown fields are refused; the server does
            # where a default needs no words.
            mark = "?" if may_miss and not field.required else ""
            name = field.encode_name
            kind = special.get(name) or SPECIAL.get(name) or self.type_of(field.type)
            lines.append(f"  {name}{mark}: {kind};")
        return "\n".join([line for line in lines if line] + ["}", ""])

    def games(self) -> None:
        """A view, and a decision, of each game; told apart by ``game`` and by ``kind``."""
        for game, title in TITLES.items():
            table = get_type_hints(type(title).table)["return"]
            special = {"game": f'"{game}"', "table": self.name(table)}
            name = f"{game.capitalize()}View"
            self.written[name] = self.interface(name, BareView, special)
            decisions = get_type_hints(type(title).read)["return"]
            union = self.type_of(inspect.type_info(decisions))
            self.union(f"{game.capitalize()}Decision", union.split(" | "))
            self.events(game, title)
            if title.changes is not None:
                self.name(title.changes)
        for part in ("Decision", "View"):
            self.union(part, [f"{game.capitalize()}{part}" for game in TITLES])

    def fields(self) -> None:
        """What the fields are: the same tables that Python names them by."""
        self.name(Field)
        shared = _json(SHARED_FIELDS)
        games = _json({game: title.fields for game, title in TITLES.items()})
        self.written["SHARED_FIELDS"] = (
            f"export const SHARED_FIELDS: Readonly<Record<string, Field>> = {shared};\n"
        )
        self.written["FIELDS"] = (
            f"export const FIELDS: Readonly<Record<string, Record<string, Field>>> = {games};\n"
        )

    def texts(self) -> None:
        """How long the texts in decisions may be, by game and field."""
        longest: dict[str, dict[str, int]] = {}
        for game, title in TITLES.items():
            decisions = inspect.type_info(get_type_hints(type(title).read)["return"])
            for kind in (
                decisions.types if isinstance(decisions, inspect.UnionType) else [decisions]
            ):
                assert isinstance(kind, inspect.StructType)
                for field in kind.fields:
                    if isinstance(field.type, inspect.StrType) and field.type.max_length:
                        longest.setdefault(game, {})[field.encode_name] = field.type.max_length
        self.written["LONGEST"] = f"export const LONGEST = {_json(longest)} as const;\n"

    def close_codes(self) -> None:
        codes = {name: int(code) for name, code in CloseCode.__members__.items()}
        self.written["CLOSED"] = f"export const CLOSED = {_json(codes)} as const;\n"

    def facts(self) -> None:
        """Of the games that the client is built with, what `GameFacts` says of others."""
        facts = {
            game: {"rulebook": title.rulebook, "score": title.score}
            for game, title in TITLES.items()
        }
        kind = 'Readonly<Record<string, Pick<GameFacts, "rulebook" | "score">>>'
        self.written["FACTS"] = f"export const FACTS: {kind} = {_json(facts)};\n"

    def events(self, game: str, title: AnyTitle) -> None:
        """The events of a game with what their fields are, told apart by ``event``."""
        told = (*title.events, *title.remark_events)
        kinds = {field: _field_type(title, field) for kind in told for field in kind.fields}
        fields = [f"  {field}: {kind};" for field, kind in sorted(kinds.items())]
        name = game.capitalize()
        self.written[f"{name}Fields"] = "\n".join(
            [f"export interface {name}Fields {{", *fields, "}", ""]
        )
        events = [
            f'{{ event: "{kind.name}"; rule: string; '
            f"fields: {_picked(f'{name}Fields', kind.fields)} }}"
            for kind in told
        ]
        self.union(f"{name}Event", events)

    def union(self, name: str, parts: Iterable[str]) -> None:
        self.written[name] = f"export type {name} =\n  | " + "\n  | ".join(parts) + ";\n"


def _field_type(title: AnyTitle, field: str) -> str:
    known = {**SHARED_FIELDS, **title.fields}.get(field)
    if known is None or known.kind in ("number", "money", "seat", "numbered"):
        return "number"
    if not known.values or len(known.values) > MOST_LISTED:
        return "string"
    return " | ".join(f'"{value}"' for value in dict.fromkeys(known.values))


def _json(fields: object) -> str:
    return msgspec.json.encode(fields).decode()


def _picked(interface: str, fields: Sequence[str]) -> str:
    names = " | ".join(f'"{field}"' for field in fields)
    return f"Pick<{interface}, {names}>" if fields else "Record<string, never>"


def _name(struct: type[msgspec.Struct]) -> str:
    """Two games may give one name to two things, and so may the two ways of the wire."""
    name = RENAMED.get(struct.__name__, struct.__name__.rstrip("_"))
    room = struct.__module__.split(".")
    if room[1] == "play" and len(room) > 3:
        game = room[2].capitalize()
        name = name if name.startswith(game) else game + name
        return name + ("Decision" if room[3] == "decisions" else "")
    if issubclass(struct, messages.FromClient):
        return f"{name}Message"
    return name


def _comment(struct: type[msgspec.Struct]) -> str:
    text = (struct.__doc__ or "").strip()
    if not text or text.startswith(struct.__name__ + "("):
        return ""
    lines = [line.strip() for line in text.replace("``", "`").splitlines()]
    return "/** " + "\n * ".join(lines).replace("* \n", "*\n") + " */"


def generate() -> str:
    writer = Writer()
    for part in WIRE:
        writer.type_of(inspect.type_info(part))
    for name, union in UNIONS.items():
        writer.union(name, writer.type_of(inspect.type_info(union)).split(" | "))
    writer.games()
    writer.fields()
    writer.texts()
    writer.facts()
    writer.close_codes()
    return HEAD + "\n" + "\n".join(writer.written.values())


def main(arguments: list[Any]) -> None:
    if arguments == ["--check"]:
        if TARGET.read_text("utf-8") != generate():
            sys.exit(f"{TARGET.name} is not current: run python tools/wire.py")
        return
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(generate(), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
