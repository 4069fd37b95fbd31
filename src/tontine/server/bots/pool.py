"""Bots think in processes of their own: thinking on the event loop would block every table."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Sequence
from typing import Protocol
from zlib import crc32

import msgspec

from tontine.bots.bot import BotFailed
from tontine.play.form import Malformed
from tontine.play.match import Match
from tontine.play.script import name_outcomes
from tontine.play.view import Decision
from tontine.rules.chance import SEED_LIMIT
from tontine.server.bots.analyses import Batch, Finished
from tontine.server.bots.process import (
    BACKGROUND,
    CACHED_GAMES,
    PING,
    WHOLE,
    Answer,
    Past,
    Question,
)
from tontine.server.common.locks import FairLock

logger = logging.getLogger(__name__)

TRIES = 5
RETRY_DELAY = 1.0  # seconds after which a process that could not be started is started again
LONGEST_THOUGHT = 65  # seconds: bots that are not ours are interrupted after 60
LONGEST_WORK = 600  # likewise, in the background: it has only the CPU time that others leave over
LONGEST_ANSWER = 16 * 1024 * 1024  # bytes: the analysis of a long game takes less than one
# Its arguments are the bots that were named.
BOT_PROCESS = (sys.executable, "-m", "tontine.server.bots.process")


class BotProcess:
    """One process, started when it is first needed, and again after it has died."""

    def __init__(self, command: Sequence[str], *, patient: bool = False) -> None:
        self._command = command
        self._patient = patient
        self._process: Process | None = None
        self._lock = FairLock()  # one question at a time
        # By table, what the process has of its game: the number of undos, and of decisions.
        self._cached: OrderedDict[str, tuple[int, int]] = OrderedDict()
        self.was_needed = False
        self.lives = True  # as far as is known
        self._looking: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        return self._lock.locked()

    def look(self) -> asyncio.Task[None]:
        """Find out in the background whether the process answers; start it if necessary."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look())
        return self._looking

    async def _look(self) -> None:
        async with self._lock.of(""):
            try:
                self.lives = bool(await self.ask(PING))
            except (OSError, BotFailed) as error:
                logger.warning("no bot can think: %s", error)
                self.lives = False

    async def answer(
        self, table_id: str, match: Match, seat: int, bot: str, owner: str, **about: object
    ) -> Answer:
        """The answer. If the process dies, a new one is asked the same question. BotFailed if too
        many die, if one takes too long, or if its answer is malformed."""
        async with self._lock.of(owner):
            for _ in range(TRIES):
                since = self._known(table_id, match)
                question = question_of(table_id, match, seat, bot, since)
                question = msgspec.structs.replace(question, **about)
                try:
                    if line := await self.ask(msgspec.json.encode(question)):
                        answer = msgspec.json.decode(line, type=Answer)
                        if not answer.forgotten:
                            self._remember(table_id, match)
                            self.lives = True
                            return answer
                except OSError as error:
                    self.lives = False
                    logger.warning("no worker can be started: %s", error)
                    await asyncio.sleep(RETRY_DELAY)
                except Malformed as error:
                    await self.stop()
                    raise BotFailed(f"the answer is nonsense: {error}") from None
            self.lives = False
        raise BotFailed(f"the process that it thinks in died {TRIES} times")

    def _known(self, table_id: str, match: Match) -> int:
        """How many decisions of a match the process has cached. Removed before asking: a process
        that dies loses its cache."""
        undos, version = self._cached.pop(table_id, (0, WHOLE))
        return version if undos == match.undos and version <= match.version else WHOLE

    def _remember(self, table_id: str, match: Match) -> None:
        self._cached[table_id] = (match.undos, match.version)
        while len(self._cached) > CACHED_GAMES:
            self._cached.popitem(last=False)

    async def ask(self, question: bytes) -> bytes:
        """The answer; empty if the process died."""
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        longest = LONGEST_WORK if self._patient else LONGEST_THOUGHT
        try:
            process.stdin.write(question + b"\n")
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), longest)
        except ConnectionError:
            line = b""
        except ValueError:  # or the next question would get the rest of this answer
            await self.stop()
            raise BotFailed("its answer was too long") from None
        except TimeoutError:
            await self.stop()
            raise BotFailed(f"it said nothing for {longest} seconds") from None
        except asyncio.CancelledError:
            await self.stop()  # or the next question would get this answer
            raise
        if not line.endswith(b"\n"):
            await self.stop()
            return b""
        return line

    async def _running(self) -> Process:
        self.was_needed = True
        if self._process is None or self._process.returncode is not None:
            start = asyncio.create_subprocess_exec
            self._process = await start(
                *self._command, stdin=PIPE, stdout=PIPE, limit=LONGEST_ANSWER
            )
        return self._process

    async def close(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.gather(self._looking, return_exceptions=True)
        await self.stop()

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()


class Thinker(Protocol):
    """A process that answers questions, or a queue for several."""

    was_needed: bool
    lives: bool  # as far as is known

    @property
    def is_busy(self) -> bool: ...

    def look(self) -> asyncio.Task[None]:
        """Find out in the background whether it answers."""

    async def answer(
        self, table_id: str, match: Match, seat: int, bot: str, owner: str, **about: object
    ) -> Answer:
        """BotFailed if there is none."""

    async def close(self) -> None: ...


class Bots:
    """Several processes. A seat is always assigned to the same one, which caches its game."""

    def __init__(
        self,
        count: int | None = None,
        command: Sequence[str] = BOT_PROCESS,
        named: Sequence[str] = (),
        queues: tuple[Thinker, Thinker] | None = None,
    ) -> None:
        """``named``: bots of whoever runs the server, see ``name_bots``. ``queues`` take the place
        of processes: one for bots, and one for analyses."""
        command = [*command, *named]
        self._processes: list[Thinker]
        self._background: Thinker
        if queues is None:
            count = count or usual_processes()
            self._processes = [BotProcess(command) for _ in range(count)]
            self._background = BotProcess([*command, BACKGROUND], patient=True)
        else:
            self._processes, self._background = [queues[0]], queues[1]

    async def decide(
        self, table_id: str, match: Match, seat: int, bot: str, owner: str = ""
    ) -> Decision:
        """What the bot decides; BotFailed if it cannot be made to decide anything. Those who have
        many tables (``owner``) wait for each other, and nobody else waits for all of them."""
        # A copy: the match may go on while this waits.
        process, match = self._process_of(table_id, seat), match.at(match.version)
        answer = await process.answer(table_id, match, seat, bot, owner)
        if answer.decision is None:
            raise BotFailed(answer.failure)
        return answer.decision

    async def advise(
        self, table_id: str, match: Match, seat: int, part: float, owner: str = ""
    ) -> dict[str, bytes]:
        """What the coach says to the seat after a part of its playouts, as messages to clients by
        language; BotFailed if it cannot be made to say anything."""
        process, match = self._process_of(table_id, seat), match.at(match.version)
        answer = await process.answer(table_id, match, seat, "", owner, hint=part)
        if answer.hint is None:
            raise BotFailed(answer.failure)
        return {language: bytes(message) for language, message in answer.hint.items()}

    async def weigh(
        self,
        table_id: str,
        match: Match,
        seat: int,
        turns: list[list[Decision]],
        playouts: int,
        owner: str = "",
    ) -> list[float]:
        """The seat's chance to win after each of these turns; BotFailed if there is none."""
        process, about = self._process_of(table_id, seat), {"turns": turns, "playouts": playouts}
        answer = await process.answer(table_id, match, seat, "", owner, **about)
        if answer.chances is None:
            raise BotFailed(answer.failure)
        return answer.chances

    async def analyse(
        self, table_id: str, match: Match, done: list[msgspec.Raw], owner: str
    ) -> Batch:
        """More pieces of the analysis of a game that is over; BotFailed if there are none."""
        answer = await self._background.answer(table_id, match, 0, "", owner, analysed=done)
        if answer.batch is None:
            raise BotFailed(answer.failure)
        return answer.batch

    async def finish_analysis(
        self, table_id: str, match: Match, done: list[msgspec.Raw], owner: str
    ) -> Finished:
        """What all its pieces come to."""
        about = {"analysed": done, "finish": True}
        answer = await self._background.answer(table_id, match, 0, "", owner, **about)
        if answer.finished is None:
            raise BotFailed(answer.failure)
        return answer.finished

    def _process_of(self, table_id: str, seat: int) -> Thinker:
        return self._processes[crc32(f"{table_id}:{seat}".encode()) % len(self._processes)]

    async def are_ready(self, patience: float) -> bool:
        """Whether all processes that were needed so far answer; if none was, one is started. For
        those that are busy or do not answer in time, their last known state counts."""
        processes = [it for it in self._processes if it.was_needed] or self._processes[:1]
        if looking := [it.look() for it in processes if not it.is_busy]:
            await asyncio.wait(looking, timeout=patience)
        return all(it.lives for it in processes)

    async def stop(self) -> None:
        for process in (*self._processes, self._background):
            await process.close()


def usual_processes() -> int:
    """As many as there are cores besides the one that serves, up to four."""
    return max(1, min(4, (os.cpu_count() or 1) - 1))


def question_of(table_id: str, match: Match, seat: int, bot: str, known: int = WHOLE) -> Question:
    """What is asked of a process that knows so many decisions of the match already."""
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
        undos=match.undos,
        known=known,
        forks=match.forks,
    )
