"""The bots' thinking, done by worker processes: never here, where everybody would wait for it."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from zlib import crc32

import msgspec

from tontine.play.match import Match
from tontine.play.script import name_outcomes
from tontine.play.view import Decision
from tontine.rules.chance import SEED_LIMIT
from tontine.table.worker import Answer, Past, Question

TRIES = 5
LONGEST_THOUGHT = 60  # seconds


class NoAnswer(Exception):
    """The bot could not be made to answer."""


class _Worker:
    """One process, started when it is first needed and again whenever it has died."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._lock = asyncio.Lock()  # one question at a time

    async def answer(self, question: bytes) -> bytes:
        """The answer; if the process dies over it, another is asked the same. Empty if none
        lives long enough."""
        async with self._lock:
            for _ in range(TRIES):
                if line := await self._ask(question):
                    return line
        return b""

    async def _ask(self, question: bytes) -> bytes:
        """The answer; empty if the process died over it."""
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(question + b"\n")
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), LONGEST_THOUGHT)
        except (ConnectionError, TimeoutError):
            line = b""
        except asyncio.CancelledError:
            await self.stop()  # or the next one would get this answer
            raise
        if not line.endswith(b"\n"):
            await self.stop()
            return b""
        return line

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            command = [sys.executable, "-m", "tontine.table.worker"]
            self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        return self._process

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()


class Bots:
    """Several workers; whoever sits at a seat always thinks in the same one, which remembers."""

    def __init__(self, count: int | None = None) -> None:
        cores = os.cpu_count() or 1
        self._workers = [_Worker() for _ in range(count or max(1, min(4, cores - 1)))]

    async def decide(self, table: str, match: Match, seat: int, bot: str) -> Decision:
        """What the bot decides."""
        question = msgspec.json.encode(question_of(table, match, seat, bot))
        worker = self._workers[crc32(f"{table}:{seat}".encode()) % len(self._workers)]
        if line := await worker.answer(question):
            return msgspec.json.decode(line, type=Answer).decision
        raise NoAnswer(f"{bot} at seat {seat} of {table} after {match.version} decisions")

    async def stop(self) -> None:
        for worker in self._workers:
            await worker.stop()


def question_of(table: str, match: Match, seat: int, bot: str) -> Question:
    first, *steps = match.steps
    return Question(
        table=table,
        game=match.title.name,
        seats=match.seats,
        options=match.options,
        chance=name_outcomes(match.title, first.outcomes),
        steps=[
            Past(step.seat, step.decision, name_outcomes(match.title, step.outcomes))
            for step in steps
            if step.seat is not None and step.decision is not None
        ],
        seat=seat,
        bot=bot,
        seed=secrets.randbelow(SEED_LIMIT),
    )
