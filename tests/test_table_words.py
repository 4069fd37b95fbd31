"""The plain board shows the fields of a table that a game has names for, in every language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
from msgspec import Struct

from tontine.play.titles import TITLES
from tontine.play.words import LANGUAGES, Phrase, text_of

ROOT = Path(__file__).resolve().parents[1]
BOARDS = re.findall(r"^  (\w+): async", (ROOT / "web/src/games/games.ts").read_text("utf-8"), re.M)
PLAIN = [game for game in TITLES if game not in BOARDS]
LABEL = re.compile(r"^table-([a-z-]+) = \S", re.M)


def fields_of(kind: object, found: dict[type, None]) -> set[str]:
    """The fields of a struct, and of those in it; whose something is needs no name."""
    names: set[str] = set()
    if kind is Phrase:
        return names
    if isinstance(kind, type) and issubclass(kind, Struct) and kind not in found:
        found[kind] = None
        for name, part in get_type_hints(kind).items():
            names |= {name} | fields_of(part, found)
    for part in get_args(kind):
        names |= fields_of(part, found)
    return names - {"seat"}


def labels(language: str, game: str) -> set[str]:
    files = [text_of(language, name, game) for name in (game, f"{game}-web")]
    return {label.replace("-", "_") for text in files for label in LABEL.findall(text)}


def test_there_are_games_without_a_board() -> None:
    assert PLAIN


@pytest.mark.parametrize("game", PLAIN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_only_fields_of_the_table_have_names(language: str, game: str) -> None:
    shown = fields_of(get_type_hints(TITLES[game].table)["return"], {})
    named = labels(language, game)
    assert named
    assert named - shown == set()
    assert named == labels("en", game)
