"""Thinking that goes through the database, so that it can be done on other machines.

``Asker`` puts a question there and waits for the answer, in the place of a process of its own.
``Worker`` takes questions, of whichever server, and lets processes of this machine answer them. A
question holds the whole game: who answers may never have heard of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from tontine.bots.bot import BotFailed
from tontine.play.match import Match
from tontine.server.bots.pool import BOT_PROCESS, BotProcess, question_of
from tontine.server.bots.process import BACKGROUND, Answer
from tontine.server.common.locks import Locks
from tontine.server.storage.jobs import HOLD, Job, JobStore, Kind

logger = logging.getLogger(__name__)

PATIENCE = 90.0  # seconds for somebody to take a question and to answer it
LOOK_INTERVAL = 0.1  # seconds between two looks for answers, or for something to do
RETRY_DELAY = 1.0  # seconds after the database could not be reached
FORGET_INTERVAL = 60.0  # seconds between two looks for what nobody has collected
TRIES = 5  # processes that may die of a question


class Asker:
    """In the place of a process; who has many questions (``owner``) asks one after the other."""

    lives, was_needed = True, False

    def __init__(self, jobs: JobStore, kind: Kind, patience: float = PATIENCE) -> None:
        self._jobs = jobs
        self._kind: Kind = kind
        self._patience = patience
        self._turns = Locks()  # by owner
        self._waiting: dict[str, asyncio.Future[str]] = {}  # by job
        self._looking: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        return bool(self._waiting)

    def look(self) -> asyncio.Task[None]:
        """There is no process here that could not be started."""
        return asyncio.create_task(asyncio.sleep(0))

    async def answer(
        self, table_id: str, match: Match, seat: int, bot: str, owner: str, **about: object
    ) -> Answer:
        """The answer; BotFailed if nobody gives one in time."""
        question = msgspec.structs.replace(question_of(table_id, match, seat, bot), **about)
        async with self._turns.of(owner or f"{table_id} {seat}"):
            encoded = msgspec.json.encode(question).decode()
            job = await self._jobs.put(self._kind, encoded, self._patience)
            waiting = self._waiting[job] = asyncio.get_running_loop().create_future()
            if self._looking is None:
                self._looking = asyncio.create_task(self._look())
            try:
                line = await asyncio.wait_for(waiting, self._patience)
            except TimeoutError:
                raise BotFailed(f"nobody has answered for {self._patience} seconds") from None
            finally:
                if self._waiting.pop(job).cancelled():
                    with suppress(Exception):  # then it is forgotten after its deadline
                        await self._jobs.drop(job)
        return msgspec.json.decode(line, type=Answer)

    async def _look(self) -> None:
        """Collect answers as long as anybody waits for one."""
        try:
            while self._waiting:
                await asyncio.sleep(LOOK_INTERVAL)
                try:
                    found = await self._jobs.collect(list(self._waiting))
                except Exception as error:  # the database may be unreachable for a while
                    logger.warning("cannot look for answers: %s", error)
                    await asyncio.sleep(RETRY_DELAY)
                    continue
                for job, answer in found.items():
                    if job in self._waiting and not self._waiting[job].done():
                        self._waiting[job].set_result(answer)
        finally:
            self._looking = None

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)


class Worker:
    """So many processes that take questions to bots, and one for analyses. ``named``: as for
    ``Bots``."""

    def __init__(self, jobs: JobStore, processes: int, named: Sequence[str] = ()) -> None:
        self._jobs = jobs
        command = [*BOT_PROCESS, *named]
        background = [*command, BACKGROUND]
        self._processes: list[tuple[BotProcess, Kind]] = [
            *((BotProcess(command), "bot") for _ in range(processes)),
            (BotProcess(background), "analysis"),
        ]

    async def run(self) -> None:
        """Until it is cancelled."""
        try:
            async with asyncio.TaskGroup() as working:
                for process, kind in self._processes:
                    working.create_task(self._work(process, kind))
                working.create_task(self._forget())
        finally:
            for process, _ in self._processes:
                await process.close()

    async def _work(self, process: BotProcess, kind: Kind) -> None:
        while True:
            try:
                job = await self._jobs.take(kind)
                if job is not None:
                    await self._work_on(process, job)
                else:
                    await asyncio.sleep(LOOK_INTERVAL)
            except Exception as error:  # the database may be unreachable for a while
                logger.warning("cannot work: %s", error)
                await asyncio.sleep(RETRY_DELAY)

    async def _work_on(self, process: BotProcess, job: Job) -> None:
        thinking = asyncio.create_task(_answer_of(process, job.question))
        try:
            while not (await asyncio.wait([thinking], timeout=HOLD / 3))[0]:
                if not await self._jobs.hold(job.id):
                    return
            await self._jobs.answer(job.id, thinking.result())
        finally:
            thinking.cancel()
            await asyncio.gather(thinking, return_exceptions=True)

    async def _forget(self) -> None:
        while True:
            with suppress(Exception):
                await self._jobs.forget()
            await asyncio.sleep(FORGET_INTERVAL)


async def _answer_of(process: BotProcess, question: str) -> str:
    failure = f"the process that it thinks in died {TRIES} times"
    for _ in range(TRIES):
        try:
            if line := await process.ask(question.encode()):
                return line.decode()
        except BotFailed as failed:
            failure = failed.summary
            break
        except OSError as error:
            logger.warning("no worker can be started: %s", error)
            await asyncio.sleep(RETRY_DELAY)
    return msgspec.json.encode(Answer(None, failure)).decode()
