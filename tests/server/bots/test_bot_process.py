"""What a process of bots caches, and what it is told."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from pathlib import Path

import httpx
import msgspec
import pytest

from tests.server.server import Server
from tontine.bots.bot import BotFailed, Reason
from tontine.coach.analysis import Mistake, Option, Piece
from tontine.play.match import Match
from tontine.play.words import LANGUAGES, Phrase
from tontine.rules.chance import Rng
from tontine.server.bots import pool as bots_module
from tontine.server.bots.analyses import analyst_of
from tontine.server.bots.pool import BotProcess, Bots, question_of
from tontine.server.bots.process import WHOLE, Cache, Game, Question, answer
from tontine.testing.walk import at, config_of, whole_match

ENTIRE = whole_match(config_of("greed", 3), 0, False)


def question(match: Match, known: int = WHOLE, **other: object) -> Question:
    asked = question_of("table", match, match.owing[0], "normal", known)
    return msgspec.structs.replace(asked, **other)


def cached(cache: Cache, asked: Question) -> Game:
    game = cache.game(asked)
    assert game is not None
    return game


def test_a_bot_is_cached_while_its_game_goes_on() -> None:
    """Greed's bots remember what they have proposed this year."""
    cache, early = Cache(), question(at(ENTIRE, 4))
    bot = cached(cache, early).bot(early, Rng(1))
    later = question(at(ENTIRE, 7), 4, seat=early.seat)
    assert len(later.steps) == 3
    assert cached(cache, later).bot(later, Rng(2)) is bot
    for other in ({"seat": early.seat + 1}, {"bot": "easy"}):
        asked = question(at(ENTIRE, 7), 7, **{"seat": early.seat, **other})
        assert cached(cache, asked).bot(asked, Rng(3)) is not bot


def test_what_goes_on_from_there_comes_to_the_same_as_the_whole() -> None:
    cache = Cache()
    known = WHOLE
    for version in (0, 1, 1, 5, 20, 60):
        match = at(ENTIRE, version)
        game = cached(cache, question(match, known))
        assert game.match.version == version
        assert game.match.game == match.game
        known = version


def test_what_it_does_not_know_any_more_it_wants_to_be_told() -> None:
    cache = Cache()
    assert answer(question(at(ENTIRE, 7), 4), cache).forgotten
    cached(cache, question(at(ENTIRE, 7)))
    for stale in (question(at(ENTIRE, 9), 6), question(at(ENTIRE, 9), 7, undos=1)):
        assert answer(stale, cache).forgotten
        cached(cache, question(at(ENTIRE, 7)))


class Told(Bots):
    """One process; ``known`` lists the field ``known`` of each question."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(1)
        self.known: list[int] = []

        def ask(table: str, match: Match, seat: int, bot: str, known: int = WHOLE) -> Question:
            self.known.append(known)
            return question_of(table, match, seat, bot, known)

        monkeypatch.setattr(bots_module, "question_of", ask)

    async def about(self, match: Match, table: str = "table") -> None:
        decision = await self.decide(table, match, match.owing[0], "normal")
        match.at(match.version).decide(match.owing[0], decision)

    def kill(self) -> None:
        first = self._processes[0]
        assert isinstance(first, BotProcess)
        process = first._process
        assert process is not None
        os.kill(process.pid, signal.SIGKILL)


def test_a_worker_is_told_what_is_new_and_all_of_it_where_it_must(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bots_module, "CACHED_GAMES", 2)

    async def scenario() -> list[int]:
        bots = Told(monkeypatch)
        try:
            match = at(ENTIRE, 6)
            await bots.about(match)
            for step in ENTIRE.steps[7:9]:
                assert step.seat is not None
                assert step.decision is not None
                match.decide(step.seat, step.decision)
            await bots.about(match)  # what is new
            match.undo()
            await bots.about(match)  # taken back: all of it
            bots.kill()
            await bots.about(match)  # who died knows nothing
            for other in ("another", "third"):
                await bots.about(match, other)
            await bots.about(match)  # too many others meanwhile
            return bots.known
        finally:
            await bots.stop()

    known = asyncio.run(scenario())
    assert known[:3] == [WHOLE, 6, WHOLE]
    assert known[3] == 7
    assert known[4:] == [WHOLE] * 4


def test_the_coach_goes_through_a_whole_game_in_a_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its answers are longer than a stream usually takes; one that is too long does no harm."""

    async def scenario() -> None:
        bots, match = Bots(1), whole_match(config_of("acquire", 2), 0, False)
        try:
            analyst = analyst_of(match)
            same = Reason(Phrase("reason-same"), good=True, part=0.0)
            option = Option([], 0.5, 0.1, [same] * 500)
            mistake = Mistake(
                first=1, last=1, turn=1, seat=0, played=option, better=option, cost=0.1, doubt=0.1
            )
            chances = [Piece(chances=analyst.piece(0).chances)] * (analyst.pieces - 2)
            done = [*chances, Piece(mistake=mistake)]
            pieces = [msgspec.Raw(msgspec.json.encode(it)) for it in done]
            batch = await bots.analyse("table", match, pieces, "")
            assert len(batch.pieces) == 1
            assert len(batch.curve) == match.version + 1
            finished = await bots.finish_analysis("table", match, pieces + batch.pieces, "")
            assert sum(len(bytes(it)) for it in finished.told.values()) > 2**16
            monkeypatch.setattr(bots_module, "LONGEST_ANSWER", 2**10)
            await bots._background.close()
            with pytest.raises(BotFailed, match="too long"):
                await bots.analyse("table", match, pieces, "")
            assert await bots.decide("table", at(match, 4), at(match, 4).owing[0], "normal")
        finally:
            await bots.stop()

    asyncio.run(scenario())


def test_the_coach_gives_hints_in_a_process() -> None:
    async def scenario() -> None:
        bots, match = Bots(1), at(ENTIRE, 7)
        try:
            found = await bots.advise("table", match, match.owing[0], 1e-6)
            assert set(found) == set(LANGUAGES)
            hint = msgspec.json.decode(found["en"])
            assert hint["version"] == 7
            assert hint["turns"]
            assert not hint["final"]
        finally:
            await bots.stop()

    asyncio.run(scenario())


# -- whether there are any ---------------------------------------------------------


def test_a_server_is_not_ready_without_processes_for_its_bots(tmp_path: Path) -> None:
    """They die as soon as they are started, until there is a file of that name."""
    mark = tmp_path / "mark"
    script = f"test -e {mark} && exec {sys.executable} -m tontine.server.bots.process"
    setting = (
        "from functools import partial\n"
        "import tontine.server.table_server as it\n"
        f"it.Bots = partial(it.Bots, 2, ['sh', '-c', {script!r}])\n"
    )
    with Server(tmp_path / "tables.db", 0, setting) as server:

        def until_ready(status: int, said: str) -> None:
            """It may take longer to start one than an answer waits for."""
            found: list[tuple[int, str]] = []
            while not found or found[-1] != (status, said):
                assert len(found) < 100, found
                time.sleep(0.1 if found else 0)
                answer = httpx.get(f"{server.address}/ready")
                found.append((answer.status_code, answer.json()["status"]))

        until_ready(503, "no bots")
        mark.touch()
        until_ready(200, "ok")
        (process,) = server.children()
        os.kill(process, signal.SIGKILL)
        mark.unlink()
        until_ready(503, "no bots")
        mark.touch()
        until_ready(200, "ok")


def test_a_process_that_cannot_be_started_is_not_ready() -> None:
    async def look() -> list[bool]:
        bots = Bots(2, ["/nowhere/at/all"])
        found = [await bots.are_ready(5), await bots.are_ready(5)]
        await bots.stop()
        return found

    assert asyncio.run(look()) == [False, False]


def test_a_process_that_thinks_is_ready() -> None:
    """Whether bots are ready is answered without waiting for one that thinks."""
    silent = "import sys; [None for line in sys.stdin]"

    async def look() -> tuple[bool, object]:
        bots = Bots(1, [sys.executable, "-c", silent])
        match = at(ENTIRE, 4)
        thinking = asyncio.create_task(bots.decide("table", match, match.owing[0], "normal"))
        await asyncio.sleep(0)  # it has begun
        first = bots._processes[0]
        assert isinstance(first, BotProcess)
        found = await bots.are_ready(0), first._looking
        thinking.cancel()
        await asyncio.gather(thinking, return_exceptions=True)
        await bots.stop()
        return found

    assert asyncio.run(look()) == (True, None)
