"""Passwords: hashed with argon2id, in threads, and never more than a few at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tontine.play.errors import Refused

T = TypeVar("T")

AT_ONCE = 2  # hashes that are computed at the same time: each takes 19 MB and a core
MOST_WAITING = 20
LEAST_SCORE = 2  # of 4: more than a million guesses, of which we allow three thousand a day
JUDGED = 72  # characters: more would take long, and are not needed
# What OWASP recommends for argon2id where memory is scarce.
_HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


class Passwords:
    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="passwords")
        self._waiting = 0
        self._nobodys = _HASHER.hash("nobody's")  # a password that nobody has

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)

    async def hash(self, password: str) -> str:
        return await self._compute(lambda: _HASHER.hash(password))

    async def is_right(self, stored: str | None, password: str) -> bool:
        """Whether a password is the one with this hash. None, where there is no account, takes as
        long as a wrong password."""
        compared = self._nobodys if stored is None else stored
        matches = await self._compute(lambda: _matches(compared, password))
        return matches and stored is not None

    async def is_weak(self, password: str, name: str) -> bool:
        """Whether somebody who knows the name could guess it: by lists of common passwords, words,
        dates and patterns of keys."""
        return await self._compute(lambda: _is_weak(password, name))

    async def _compute(self, compute: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise Refused("", "too_fast", {})
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, compute)
        finally:
            self._waiting -= 1


def _is_weak(password: str, name: str) -> bool:
    from zxcvbn import zxcvbn  # its lists take a moment to load

    judged = zxcvbn(password[:JUDGED], user_inputs=[name, "tontine"])
    return int(judged["score"]) < LEAST_SCORE


def _matches(stored: str, password: str) -> bool:
    try:
        return _HASHER.verify(stored, password)
    except (VerificationError, InvalidHashError):
        return False


def is_outdated(stored: str) -> bool:
    """Whether a hash was made with other parameters than the present ones."""
    return _HASHER.check_needs_rehash(stored)
