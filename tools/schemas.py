"""Writes the JSON Schemas of every game and the OpenAPI document into the package, and a page of
the documentation for each game.

python tools/schemas.py            write them
python tools/schemas.py --check    fail if they are not what would be written
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args, get_type_hints

from msgspec import inspect
from wire_docs import Pages

from tontine.play.title import AnyTitle
from tontine.play.titles import TITLES
from tontine.play.words import words
from tontine.server.app import HANDLERS
from tontine.server.http.openapi import openapi
from tontine.server.wire.schemas import schema_of

ROOT = Path(__file__).resolve().parent.parent
PACKAGED = ROOT / "src" / "tontine" / "schemas"
DOCS = ROOT / "docs"


def page(game: str, title: AnyTitle) -> str:
    """The decisions, the events and the table of a game."""
    called = words("en").of(game)("title")
    file = f"schemas/{game}.json"
    head = f"""# {called}: its schema

Made by tools/schemas.py. What every game shares is in the [wire protocol](wire-protocol.md).
The whole of it as a JSON Schema is [`{game}.json`]({file}), in the package `tontine/{file}`.
"""
    return "\n".join([head, *_parts(title)])


def _parts(title: AnyTitle) -> Iterator[str]:
    pages = Pages()
    decisions = get_type_hints(type(title).read)["return"]
    yield "## Decisions\n"
    for struct in get_args(decisions) or (decisions,):
        yield from pages.section(struct)
    yield "## Events\n"
    yield "| event | rule | fields |\n| --- | --- | --- |"
    for kind in (*title.events, *title.remark_events):
        yield f"| `{kind.name}` | {kind.rule} | {', '.join(f'`{it}`' for it in kind.fields)} |"
    yield "\n## The table of a view\n"
    tables = [get_type_hints(type(title).table)["return"], title.changes]
    for struct in tables:
        if struct is not None:
            pages.type_of(inspect.type_info(struct))
    told = 0
    while told < len(pages.parts):  # a section may mention further ones
        struct = pages.parts[told]
        told += 1
        yield from pages.section(struct)


def files() -> dict[Path, str]:
    written = {PACKAGED / "openapi.json": _json(openapi(HANDLERS))}
    for game, title in TITLES.items():
        written[PACKAGED / f"{game}.json"] = _json(schema_of(game))
        written[DOCS / f"schema-{game}.md"] = page(game, title)
    return written


def _json(document: object) -> str:
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def main(arguments: list[str]) -> None:
    for path, text in files().items():
        if arguments == ["--check"]:
            if not path.exists() or path.read_text("utf-8") != text:
                sys.exit(f"{path.name} is not current: run python tools/schemas.py")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
