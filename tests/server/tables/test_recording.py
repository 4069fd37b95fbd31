"""The analysis as a page: all that a server would say of the game is in it."""

from __future__ import annotations

import base64
import gzip
import json
from functools import cache
from typing import Any

import msgspec
import pytest

from tests.coach.coaches import search
from tontine.bots.advise import SearchAdviser
from tontine.bots.bot import RandomBot
from tontine.bots.seats import bot_decision
from tontine.coach.analysis import Analysis, analyse_by
from tontine.play.errors import Problem
from tontine.play.match import Match, new_match
from tontine.play.words import LANGUAGES, words
from tontine.rules.chance import Rng
from tontine.server.tables import recording
from tontine.server.tables.recording import PLACE, write_page

TEMPLATE = f'<html lang="en"><body>{PLACE}</script></body></html>'


@cache
def finished() -> Match:
    match, rng = new_match("acquire", ["Ada </script>", "Bruno"], 3), Rng(1)
    bots = [RandomBot(Rng(seat)) for seat in range(2)]
    while not match.over:
        seat = match.owing[0]
        match.decide(seat, bot_decision(match, seat, bots[seat], rng))
    return match


@cache
def analysed() -> Analysis:
    bot = search(Rng(0), 0)
    return analyse_by(finished(), bot, SearchAdviser(bot, None), 2)


def read(page: str) -> dict[str, Any]:
    packed = page.split(PLACE)[1].split("<")[0]
    found: dict[str, Any] = json.loads(gzip.decompress(base64.b64decode(packed)))
    return found


def whole(parts: list[Any], number: int) -> Any:
    part = parts[number]
    items = part.items() if isinstance(part, dict) else enumerate(part)
    put = {name: whole(parts, it[0]) if isinstance(it, list) else it for name, it in items}
    return put if isinstance(part, dict) else list(put.values())


def test_every_seat_has_every_moment_in_it() -> None:
    match = finished()
    found = read(write_page(TEMPLATE, match, analysed(), words("en")))
    assert len(found["views"]) == match.version + 1
    for version, views in enumerate(found["views"]):
        for seat, number in enumerate(views):
            expected = msgspec.to_builtins(match.bare_view(seat, version))
            assert whole(found["parts"], number) == json.loads(json.dumps(expected))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_onlooker_is_told_the_game_and_what_the_coach_has_found(language: str) -> None:
    page = write_page(TEMPLATE, finished(), analysed(), words(language))
    assert f'<html lang="{language}">' in page
    found = read(page)
    told = {it["type"]: it for it in found["messages"]}
    assert {"welcome", "room", "state", "story", "review", "analysis"} <= told.keys()
    assert told["room"]["status"] == "over"
    assert [it["name"] for it in told["room"]["seats"]] == finished().seats
    assert all(it["connected"] for it in told["room"]["seats"])
    assert told["state"]["view"]["seat"] is None
    assert told["story"]["language"] == language
    assert len(told["analysis"]["curve"]) == finished().version + 1
    assert all(found["words"].values())


def test_names_cannot_break_out_of_the_page() -> None:
    page = write_page(TEMPLATE, finished(), analysed(), words("en"))
    assert page.count("</script>") == TEMPLATE.count("</script>")


def test_where_the_client_was_not_built_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recording, "TEMPLATE", "none.html")
    with pytest.raises(Problem, match="came without the browser client"):
        recording.template()
