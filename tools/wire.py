"""Writes the TypeScript types of everything on the wire, from the Python messages.

python tools/wire.py            write web/src/wire/generated.ts
python tools/wire.py --check    fail if that file is not what would be written
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from msgspec import inspect

from tontine.play.titles import TITLES
from tontine.play.view import Scene
from tontine.table import messages

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "wire" / "generated.ts"
HEAD = "// Made by tools/wire.py from the Python messages. Do not edit.\n"
WIRE = (
    messages.Lobby,
    messages.Opening,
    messages.Opened,
    messages.Problem,
    messages.ClientMessage,
    messages.ServerMessage,
)
# Names that mean something else to a browser.
RENAMED = {"Event": "GameEvent", "Number": "AskedNumber", "Option": "GameOption"}
SPECIAL = {"decision": "Decision"}  # a plain dictionary in Python, checked by the game
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
            case inspect.DictType(key_type=key, value_type=value):
                if isinstance(key, inspect.LiteralType):
                    return f"Partial<Record<{self.type_of(key)}, {self.type_of(value)}>>"
                return f"Record<{self.type_of(key)}, {self.type_of(value)}>"
            case inspect.StructType(cls=struct):
                return self.name(struct)
        raise TypeError(f"{kind} has no type in TypeScript yet")

    def name(self, struct: type[msgspec.Struct]) -> str:
        """The name of a struct over there; it is written if it was not yet."""
        if struct is Scene:
            return "Scene"
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
        incoming = struct.__struct_config__.forbid_unknown_fields
        for field in info.fields:
            # Only a client may leave something out; where it may, unknown fields are refused.
            mark = "?" if incoming and not field.required else ""
            name = field.encode_name
            kind = special.get(name) or SPECIAL.get(name) or self.type_of(field.type)
            lines.append(f"  {name}{mark}: {kind};")
        return "\n".join([line for line in lines if line] + ["}", ""])

    def games(self) -> None:
        """A scene, and a decision, of each game; told apart by ``game`` and by ``kind``."""
        for game, title in TITLES.items():
            table = get_type_hints(type(title).table)["return"]
            special = {"game": f'"{game}"', "table": self.name(table)}
            name = f"{game.capitalize()}Scene"
            self.written[name] = self.interface(name, Scene, special)
            decisions = get_type_hints(type(title).read)["return"]
            union = self.type_of(inspect.type_info(decisions))
            self.union(f"{game.capitalize()}Decision", union.split(" | "))
        for part in ("Decision", "Scene"):
            self.union(part, [f"{game.capitalize()}{part}" for game in TITLES])

    def union(self, name: str, parts: Iterable[str]) -> None:
        self.written[name] = f"export type {name} =\n  | " + "\n  | ".join(parts) + ";\n"


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
