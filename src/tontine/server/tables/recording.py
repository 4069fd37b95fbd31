"""The analysis of a game as one page that needs no server: the browser client's own, with all in it
that a server would say."""

from __future__ import annotations

import base64
import gzip
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from tontine.coach.analysis import Analysis
from tontine.play.errors import Problem
from tontine.play.match import Match
from tontine.play.words import Words, text_of
from tontine.server.bots.analyses import message_of
from tontine.server.entries import Created, Place, Row
from tontine.server.tables.client_view import ClientView
from tontine.server.tables.commands import Presence
from tontine.server.tables.loading import entries_of
from tontine.server.tables.state import Table, encode
from tontine.server.wire.socket import Hello, Welcome

TEMPLATE = "analysis.html"  # built by web/vite.analysis.config.ts
PLACE = '<script type="application/octet-stream" id="recording">'
BUILD = {"make": "make build", "npm": "cd web && npm ci && npm run build"}
NAME = "analysis"  # of the table, and of whoever looks at it
NO_KEY = "0" * 64  # where chance did not come from a key; the page says nothing of it


class Recording(Struct, frozen=True):
    """See web/src/wire/recorded.ts."""

    table: str
    words: Mapping[str, str]
    messages: list[msgspec.Raw]
    parts: list[Any]
    views: list[list[int]]


def template() -> str:
    """The page before it is filled in; Problem where the browser client was not built."""
    page = files("tontine.server") / "web" / TEMPLATE
    if not page.is_file():
        raise Problem("analyse-not-built", **BUILD)
    return page.read_text("utf-8")


def write_page(page: str, match: Match, analysis: Analysis, words: Words) -> str:
    """The template with a game that is over in it, in the language of these words."""
    recording = gzip.compress(msgspec.json.encode(record(match, analysis, words)), 9, mtime=0)
    page = page.replace('<html lang="en">', f'<html lang="{words.language}">', 1)
    return page.replace(PLACE, PLACE + base64.b64encode(recording).decode(), 1)


def record(match: Match, analysis: Analysis, words: Words) -> Recording:
    parts = Parts()
    seats = range(len(match.seats))
    views = [
        [parts.add(msgspec.to_builtins(match.bare_view(seat, version))) for seat in seats]
        for version in range(match.version + 1)
    ]
    return Recording(
        table=NAME,
        words=_texts(match.title.name, words.language),
        messages=_messages(match, analysis, words),
        parts=parts.found,
        views=views,
    )


class Parts:
    """Objects and lists, each kept once: from one moment to the next little changes."""

    def __init__(self) -> None:
        self.found: list[Any] = []
        self._numbers: dict[bytes, int] = {}

    def add(self, value: dict[str, Any] | list[Any]) -> int:
        """The number of an object or list, whose own parts are replaced by theirs."""
        part: Any = (
            {name: self._leaf(one) for name, one in value.items()}
            if isinstance(value, dict)
            else [self._leaf(one) for one in value]
        )
        number = self._numbers.setdefault(encode(part), len(self.found))
        if number == len(self.found):
            self.found.append(part)
        return number

    def _leaf(self, value: Any) -> Any:
        return [self.add(value)] if isinstance(value, dict | list) else value


def _messages(match: Match, analysis: Analysis, words: Words) -> list[msgspec.Raw]:
    """What an onlooker is told who comes to a table at which this game was played."""
    sent: list[bytes] = []
    looker = ClientView(NAME, sent.append)
    looker.reset(msgspec.convert({"type": "hello", "language": words.language}, Hello))
    looker.send(Welcome(table=NAME, token="", name=None, now=0))
    table = _table(match)
    looker.update(table, Presence(frozenset(table.people())), "")
    looker.send(message_of(match, analysis, words.language))
    return [msgspec.Raw(message) for message in sent]


def _table(match: Match) -> Table:
    bots = [*match.bots, *[None] * (len(match.seats) - len(match.bots))]
    people = [f"seat {seat}" for seat in range(len(match.seats))]
    places = [
        Place("bot", bot=bot, name=name) if bot else Place("person", person, name=name)
        for person, name, bot in zip(people, match.seats, bots, strict=True)
    ]
    created = Created(
        game=match.title.name,
        options=dict(match.options),
        public=False,
        host=people[0],
        names=dict(zip(people, match.seats, strict=True)),
        seats=places,
        key=match.key or NO_KEY,
        loaded=True,
        forks=match.forks,
    )
    entries = [created, *entries_of(match)]
    return Table(NAME, [Row(number, None, None, it) for number, it in enumerate(entries)])


def _texts(game: str, language: str) -> dict[str, str]:
    shared = {name: text_of(language, name) for name in ("common", "web")}
    own = {name: text_of(language, name, game) for name in (game, f"{game}-howto", f"{game}-web")}
    return shared | own
