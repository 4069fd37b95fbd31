"""Bots that think by way of PostgreSQL, on whichever machine takes the question."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.server.postgres import running_postgres
from tests.server.server import ME, Server, bot, connected, play
from tontine.bots.bot import BotFailed
from tontine.play.match import Match, new_match
from tontine.server.bots.jobs import Asker, Worker
from tontine.server.bots.pool import Bots
from tontine.server.storage import jobs as jobs_module
from tontine.server.storage.database import database_url, open_database
from tontine.server.storage.jobs import JobStore

LONG = 60.0  # seconds


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with (
        TemporaryDirectory(prefix="tontine-") as folder,
        running_postgres(Path(folder)) as address,
    ):
        yield address


@asynccontextmanager
async def job_store(address: str) -> AsyncIterator[JobStore]:
    engine = await open_database(database_url(address))
    try:
        yield JobStore(engine)
    finally:
        await engine.dispose()


def a_match() -> Match:
    return new_match("acquire", ["Ada", "Zoe"], seed=3)


def test_of_many_who_want_a_job_each_takes_another(address: str) -> None:
    async def take() -> None:
        async with job_store(address) as one, job_store(address) as two:
            put = [await one.put("bot", str(number), LONG) for number in range(20)]
            taken = await asyncio.gather(*(it.take("bot") for it in (one, two) for _ in put))
            found = [job.id for job in taken if job is not None]
            assert sorted(found) == sorted(put)
            for job in put:
                await one.drop(job)

    asyncio.run(take())


def test_a_job_of_somebody_who_has_died_is_done_by_another_and_answered_once(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs_module, "HOLD", 0.2)

    async def die() -> None:
        async with job_store(address) as dead, job_store(address) as other:
            job = await dead.put("bot", "?", LONG)
            assert await dead.take("bot") is not None
            while (taken := await other.take("bot")) is None:
                await asyncio.sleep(0.05)
            assert taken.id == job
            assert not await dead.hold(job)
            await dead.answer(job, "late")
            assert await other.collect([job]) == {}
            await other.answer(job, "mine")
            assert await other.collect([job]) == {job: "mine"}
            assert await other.collect([job]) == {}

    asyncio.run(die())


def test_what_nobody_answers_in_time_has_failed_and_is_given_up(address: str) -> None:
    async def ask() -> None:
        async with job_store(address) as jobs:
            asker = Asker(jobs, "bot", patience=0.3)
            match = a_match()
            with pytest.raises(BotFailed, match="nobody has answered"):
                await asker.answer("table", match, match.owing[0], "easy", "")
            assert await jobs.take("bot") is None
            await asker.close()

    asyncio.run(ask())


def test_a_bot_that_fails_elsewhere_fails_here(address: str) -> None:
    async def ask() -> None:
        async with job_store(address) as jobs:
            named = ["acquire.broken=exec:/bin/false"]
            working = asyncio.create_task(Worker(jobs, 1, named).run())
            bots = Bots(queues=(Asker(jobs, "bot"), Asker(jobs, "analysis")))
            match = a_match()
            with pytest.raises(BotFailed, match="ended with exit code 1"):
                await bots.decide("table", match, match.owing[0], "broken")
            decision = await bots.decide("table", match, match.owing[0], "easy")
            match.decide(match.owing[0], decision)
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)
            await bots.stop()

    asyncio.run(ask())


def test_a_game_is_played_with_bots_that_think_in_another_program(address: str) -> None:
    command = [sys.executable, "-m", "tontine", "work", "--lang=en", f"--database={address}"]
    with (
        Server(address, 0, "", "--jobs=0") as server,
        subprocess.Popen([*command, "--processes=1"], stdout=subprocess.PIPE, text=True) as worker,
    ):
        assert worker.stdout is not None
        assert "Thinking" in worker.stdout.readline()
        created = server.create_table([ME, bot("easy")])

        async def some_turns() -> None:
            async with connected(server, created["table"], created["token"]) as ada:
                await ada.request("start")
                await ada.until(lambda: "state" in ada.last)
                rng = random.Random(4)
                await play(ada, rng, stop=lambda: ada.view["version"] >= 4)
                assert not any("instead" in str(it) for it in ada.events)

        asyncio.run(some_turns())
        assert server.children() == []  # nobody thinks there
        os.kill(worker.pid, signal.SIGINT)
        assert worker.wait() == 0
