"""JSON Schemas of everything that is said about a game, made from the types that read and write it.

There is one document for each game: its decisions, views, events, the lines that programs play by,
and the messages of a table. ``tools/schemas.py`` writes them into ``tontine/schemas/``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import Struct

from tontine.bots import lines
from tontine.play.fields import SHARED_FIELDS
from tontine.play.title import AnyTitle
from tontine.play.titles import TITLES
from tontine.play.view import Event, View
from tontine.server.wire import socket

DIALECT = "https://json-schema.org/draft/2020-12/schema"
ROOM = "#/$defs/"
REFERENCE = ROOM + "{name}"
MOST_LISTED = 30  # values of a field that are named one by one
UNIONS = {
    "ToProgram": lines.ToProgram,
    "ClientMessage": socket.ClientMessage,
    "ServerMessage": socket.ServerMessage,
}


def _narrow(defs: Any, game: str, table: Any, changes: Any) -> None:
    """What Python checks by the game, and not by a type that all games share."""
    for name, definition in defs.items():
        properties = definition.get("properties", {})
        if name in ("BareView", "View"):
            properties["game"] = {"const": game}
            properties["table"] = table
        if "decision" in properties:
            properties["decision"] = _or_null(properties["decision"], _at("Decision"))
        if "changes" in properties:
            null = {"type": "null"}
            properties["changes"] = null if changes is None else {"anyOf": [null, changes]}


def schema_of(game: str) -> dict[str, Any]:
    """The document of a game."""
    title = TITLES[game]
    decisions = get_type_hints(type(title).read)["return"]
    table = get_type_hints(type(title).table)["return"]
    changes = [] if title.changes is None else [title.changes]
    kinds = [decisions, View, Event, table, *changes, *UNIONS.values()]
    (decision, _, _, table_at, *others), defs = msgspec.json.schema_components(
        kinds, ref_template=REFERENCE
    )
    _narrow(defs, game, table_at, others[0] if changes else None)
    defs["Event"] = _events(title)
    names = _names(defs, (decisions, *UNIONS.values()))
    renamed = {names.get(name, name): _renamed(it, names) for name, it in defs.items()}
    unions = {
        "Decision": _renamed(decision, names),
        **dict(zip(UNIONS, _renamed(others[len(changes) :], names), strict=True)),
        "FromProgram": {
            "description": "What a program answers: a decision, or the number of a choice.",
            "anyOf": [_at("Decision"), {"type": "integer", "minimum": 0}],
        },
    }
    assert len(renamed) == len(defs)
    assert not renamed.keys() & unions.keys()
    return {
        "$schema": DIALECT,
        "title": f"Tontine: {game}",
        "description": "A decision of the game; what else is said about it stands in $defs.",
        **_at("Decision"),
        "$defs": dict(sorted({**renamed, **unions}.items())),
    }


def _at(name: str) -> dict[str, Any]:
    return {"$ref": REFERENCE.format(name=name)}


def _or_null(before: Mapping[str, Any], schema: dict[str, Any]) -> dict[str, Any]:
    """The schema, where there was any object, or an object or null."""
    if "anyOf" in before:
        return {**before, "anyOf": [schema, {"type": "null"}]}
    return schema


def _events(title: AnyTitle) -> dict[str, Any]:
    """Every event with its fields."""
    fields = {**SHARED_FIELDS, **title.fields}
    kinds = []
    for kind in (*title.events, *title.remark_events):
        properties = {name: _field(fields.get(name)) for name in kind.fields}
        told = {"type": "object", "properties": properties, "required": list(kind.fields)}
        kinds.append(
            {
                "type": "object",
                "properties": {
                    "event": {"const": kind.name},
                    "rule": {"type": "string"},
                    "fields": told,
                },
                "required": ["event", "rule", "fields"],
            }
        )
    failed = {"event": {"const": "bot_failed"}, "fields": {"type": "object"}}
    kinds.append({"type": "object", "properties": failed, "required": ["event", "rule", "fields"]})
    return {"description": "Something that happened, with its rule.", "anyOf": kinds}


def _field(known: Any) -> dict[str, Any]:
    if known is None or known.kind in ("number", "money", "seat", "numbered"):
        return {"type": "integer"}
    if not known.values or len(known.values) > MOST_LISTED:
        return {"type": "string"}
    return {"enum": list(dict.fromkeys(known.values))}


def _names(defs: Mapping[str, Any], unions: tuple[Any, ...]) -> dict[str, str]:
    """What is called otherwise than its class: decisions, lines and messages are named as such.
    Where two modules give one name to two other things, the module's is put before it."""
    names = {}
    for name in defs:
        *modules, last = name.split(".")
        if modules:
            names[name] = modules[-1].capitalize() + last
    for union in unions:
        for struct in get_args(union) or (union,):
            whole = f"{struct.__module__}.{struct.__qualname__}"
            names[whole if whole in defs else struct.__name__] = _name(struct)
    return names


def _name(struct: type[Struct]) -> str:
    plain = struct.__name__.rstrip("_")
    if issubclass(struct, lines.Line):
        return f"{plain}Line"
    if issubclass(struct, socket.FromClient | socket.FromServer):
        return f"{plain}Message"
    return f"{plain}Decision"


def _renamed(part: Any, names: Mapping[str, str]) -> Any:
    """With all references to what is called otherwise."""
    if isinstance(part, dict):
        return {key: _renamed(value, names) for key, value in part.items()}
    if isinstance(part, list):
        return [_renamed(value, names) for value in part]
    if isinstance(part, str) and part.startswith(ROOM):
        name = part.removeprefix(ROOM)
        return ROOM + names.get(name, name)
    return part
