"""Jobs: questions that wait in PostgreSQL until some process takes them, and their answers.

Of several that want one, each takes another, without waiting for each other (SKIP LOCKED). Whoever
works on a job says so again and again; if nothing is heard any more, somebody else takes it. So a
job may be done twice, and is answered once.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Literal

from msgspec import Struct
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

HOLD = 6.0  # seconds after which a process that says nothing no longer has its job
FORGOTTEN = 60.0  # seconds that a job stays after its deadline

Kind = Literal["bot", "analysis"]

_NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
_PUT = text(
    "INSERT INTO jobs (id, kind, question, at, until, held)"
    f" VALUES (:id, :kind, :question, {_NOW}, {_NOW} + :patience, 0)"
)
_TAKE = text(
    f"UPDATE jobs SET holder = :holder, held = {_NOW} + :hold WHERE id = (SELECT id FROM jobs"
    f" WHERE kind = :kind AND answer IS NULL AND until > {_NOW} AND held < {_NOW}"
    " ORDER BY at LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING id, question"
)
_HOLD = text(
    f"UPDATE jobs SET held = {_NOW} + :hold WHERE id = :id AND holder = :holder AND until > {_NOW}"
)
_ANSWER = text(
    "UPDATE jobs SET answer = :answer WHERE id = :id AND holder = :holder AND answer IS NULL"
)
_COLLECT = text("DELETE FROM jobs WHERE id = ANY(:ids) AND answer IS NOT NULL RETURNING id, answer")
_DROP = text("DELETE FROM jobs WHERE id = :id")
_FORGET = text(f"DELETE FROM jobs WHERE until < {_NOW} - :age")


class Job(Struct, frozen=True):
    id: str
    question: str


class JobStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._holder = secrets.token_hex(8)

    async def put(self, kind: Kind, question: str, patience: float) -> str:
        """A new job; nobody needs it any more after so many seconds. Returned is its id."""
        job = {"id": secrets.token_hex(12), "kind": kind, "question": question}
        async with self._engine.begin() as connection:
            await connection.execute(_PUT, {**job, "patience": int(patience * 1000)})
        return job["id"]

    async def collect(self, jobs: Collection[str]) -> dict[str, str]:
        """The answers that are there, of these jobs; each is told once."""
        async with self._engine.begin() as connection:
            found = await connection.execute(_COLLECT, {"ids": list(jobs)})
            return {row.id: row.answer for row in found}

    async def drop(self, job: str) -> None:
        """Nobody waits for it any more."""
        async with self._engine.begin() as connection:
            await connection.execute(_DROP, {"id": job})

    async def take(self, kind: Kind) -> Job | None:
        """The job that has waited longest, if there is one that nobody works on."""
        wanted = {"kind": kind, "holder": self._holder, "hold": int(HOLD * 1000)}
        async with self._engine.begin() as connection:
            found = (await connection.execute(_TAKE, wanted)).first()
        return None if found is None else Job(found.id, found.question)

    async def hold(self, job: str) -> bool:
        """This process still works on it; False if nobody needs it any more, or another has it."""
        told = {"id": job, "holder": self._holder, "hold": int(HOLD * 1000)}
        async with self._engine.begin() as connection:
            return bool((await connection.execute(_HOLD, told)).rowcount)

    async def answer(self, job: str, answer: str) -> None:
        told = {"id": job, "holder": self._holder, "answer": answer}
        async with self._engine.begin() as connection:
            await connection.execute(_ANSWER, told)

    async def forget(self) -> None:
        """Delete what nobody has collected."""
        async with self._engine.begin() as connection:
            await connection.execute(_FORGET, {"age": int(FORGOTTEN * 1000)})
