"""What Ponzi Scheme has words for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tontine.cli.terminal.ponzi.vocabulary import KINDS
from tontine.play.ponzi.names import INDUSTRY_NAMES
from tontine.play.ponzi.table import STOPS
from tontine.play.view import Event
from tontine.play.words import Words
from tontine.rules.ponzi.decisions import PHASES

__all__ = ["PHASES"]

SAMPLE: Final = {"rival": 2, "industry": "media"}
BEFORE: Final[list[Event]] = []
IN_PARTS: Final[dict[str, list[str]]] = {}
SILENT: Final[list[str]] = []


def names() -> Iterator[str]:
    yield from (f"reason-{about}-rival" for about in ("points", "points-less"))
    yield from (f"industry-{name.replace('_', '-')}" for name in INDUSTRY_NAMES)
    phases = [phase for phase in PHASES if phase not in ("pricing", "over")]
    yield from (f"phase-{phase}" for phase in phases)
    yield from (f"waiting-{phase}" for phase in phases)
    yield from (f"ask-{kind}" for kind in ("fund", "remove", "return"))
    yield from (f"choice-{kind}" for kind in KINDS)
    for answer in ("sell", "counter"):
        yield from (f"{what}-{answer}" for what in ("does", "then", "do"))
    yield from (f"players-{head}" for head in ("points", "cash"))
    yield from (f"story-{event}" for event in ("declined", "kept"))
    yield from (f"account-{head}" for head in ("luxuries", "wealth", "total", "card"))
    yield from (f"unclear-{kind}" for kind in ("luxury", "remove"))
    yield from (f"{what}-brief" for what in ("outlook-enough", "outlook-short", "owing"))
    yield from (f"stop-{stop}" for stop in STOPS)
    yield "danger-short"


def shown(words: Words) -> dict[str, str]:
    return {"industry": words("industry-media")}
