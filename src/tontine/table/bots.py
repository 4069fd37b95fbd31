"""Bots think in worker processes: thinking on the event loop would block every table."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Sequence
from zlib import crc32

import msgspec

from tontine.bots.decide import BotFailed
from tontine.play.form import Malformed
from tontine.play.match import Match
from tontine.play.script import name_outcomes
from tontine.play.view import Decision
from tontine.rules.chance import SEED_LIMIT
from tontine.table.worker import CACHED_GAMES, WHOLE, Answer, Past, Question

logger = logging.getLogger(__name__)

TRIES = 5
RETRY_DELAY = 1.0  # seconds after which a process that could not be started is started again
LONGEST_THOUGHT = 60  # seconds
WORKER = (sys.executable, "-m", "tontine.table.worker")


class _Worker:
    """One process, started when it is first needed, and again after it has died."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: Process | None = None
        self._lock = asyncio.Lock()  # one question at a time
        # What it was told of tables: how often they were taken back, and how many decisions.
        self._told: OrderedDict[str, tuple[int, int]] = OrderedDict()

    async def answer(self, table_id: str, match: Match, seat: int, bot: str) -> Answer:
        """The answer. If the process dies, a new one is asked the same question. BotFailed if too
        many die, if one takes too long, or if its answer is malformed."""
        async with self._lock:
            for _ in range(TRIES):
                since = self._known(table_id, match)
                question = question_of(table_id, match, seat, bot, since)
                try:
                    if line := await self._ask(msgspec.json.encode(question)):
                        answer = msgspec.json.decode(line, type=Answer)
                        if not answer.forgotten:
                            self._remember(table_id, match)
                            return answer
                except OSError as error:
                    logger.warning("no worker can be started: %s", error)
                    await asyncio.sleep(RETRY_DELAY)
                except Malformed as error:
                    await self.stop()
                    raise BotFailed(f"the answer is nonsense: {error}") from None
        raise BotFailed(f"the process that it thinks in died {TRIES} times")

    def _known(self, table_id: str, match: Match) -> int:
        """How much of a match it has been told. It is asked only once as if it knew that: who dies
        knows nothing any more."""
        turns_back, version = self._told.pop(table_id, (0, WHOLE))
        return version if turns_back == match.turns_back and version <= match.version else WHOLE

    def _remember(self, table_id: str, match: Match) -> None:
        self._told[table_id] = (match.turns_back, match.version)
        while len(self._told) > CACHED_GAMES:
            self._told.popitem(last=False)

    async def _ask(self, question: bytes) -> bytes:
        """The answer; empty if the process died."""
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(question + b"\n")
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), LONGEST_THOUGHT)
        except ConnectionError:
            line = b""
        except TimeoutError:
            await self.stop()
            raise BotFailed(f"it said nothing for {LONGEST_THOUGHT} seconds") from None
        except asyncio.CancelledError:
            await self.stop()  # or the next question would get this answer
            raise
        if not line.endswith(b"\n"):
            await self.stop()
            return b""
        return line

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            start = asyncio.create_subprocess_exec
            self._process = await start(*self._command, stdin=PIPE, stdout=PIPE)
        return self._process

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()


class Bots:
    """Several workers. A seat is always assigned to the same one, which caches its game."""

    def __init__(self, count: int | None = None, command: Sequence[str] = WORKER) -> None:
        cores = os.cpu_count() or 1
        self._workers = [_Worker(command) for _ in range(count or max(1, min(4, cores - 1)))]

    async def decide(self, table_id: str, match: Match, seat: int, bot: str) -> Decision:
        """What the bot decides; BotFailed if it cannot be made to decide anything."""
        worker = self._workers[crc32(f"{table_id}:{seat}".encode()) % len(self._workers)]
        # As it is now: it may go on while others are waited for.
        answer = await worker.answer(table_id, match.at(match.version), seat, bot)
        if answer.decision is None:
            raise BotFailed(answer.failure)
        return answer.decision

    async def stop(self) -> None:
        for worker in self._workers:
            await worker.stop()


def question_of(table_id: str, match: Match, seat: int, bot: str, known: int = WHOLE) -> Question:
    """What is asked of a worker that knows so many decisions of the match already."""
    title, steps = match.title, match.steps
    return Question(
        table_id=table_id,
        game=title.name,
        seats=match.seats,
        options=match.options,
        chance=name_outcomes(title, steps[0].outcomes) if known == WHOLE else {},
        steps=[
            Past(step.seat, step.decision, name_outcomes(title, step.outcomes))
            for step in steps[max(known, 0) + 1 :]
            if step.seat is not None and step.decision is not None
        ],
        seat=seat,
        bot=bot,
        seed=secrets.randbelow(SEED_LIMIT),
        turns_back=match.turns_back,
        known=known,
    )
