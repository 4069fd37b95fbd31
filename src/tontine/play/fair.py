"""Chance that nobody can foresee, and that everybody can check afterwards.

All of it follows from a secret key. The key's hash, its commitment, is shown before the game; the
key itself after it. Then anybody can compute what chance had to bring, and compare.

The numbers are HMAC-SHA256 of 0, 1, 2, ... (eight bytes, big-endian) under the key, each cut into
eight numbers of 32 bits, big-endian.
"""

from __future__ import annotations

import hmac
import re
import secrets
import struct
from functools import lru_cache
from hashlib import sha256

from librt.vecs import vec
from mypy_extensions import i64

from tontine.play.errors import BadMatch
from tontine.rules.chance import Chance, Rng, Tape

CHUNK = 4096  # numbers made at once
ENOUGH = 1024  # more than any one decision can draw

_KEY = re.compile("[0-9a-f]{64}")
_BLOCK = struct.Struct(">8I")


def new_key() -> str:
    return secrets.token_hex(32)


def check_key(key: str) -> str:
    if not isinstance(key, str) or not _KEY.fullmatch(key):
        raise BadMatch("bad-key")
    return key


def commitment(key: str) -> str:
    """The hash that is shown beforehand."""
    return sha256(bytes.fromhex(key)).hexdigest()


@lru_cache(maxsize=64)
def _numbers(key: str, count: int) -> vec[i64]:
    secret = bytes.fromhex(key)
    numbers: list[int] = []
    for block in range(count // 8):
        numbers += _BLOCK.unpack(hmac.digest(secret, block.to_bytes(8, "big"), "sha256"))
    return vec[i64](numbers)


def fair_chance(key: str, read: int = 0) -> Chance:
    """The door with the numbers of a key behind it, of which so many have been read."""
    chance = Chance(Rng(0))
    chance.play(Tape(vec[i64](), read))
    top_up(chance, key)
    return chance


def top_up(chance: Chance, key: str) -> None:
    """See to it that enough numbers are left for the next decision."""
    tape = chance.tape
    if tape is not None and len(tape.numbers) - tape.read < ENOUGH:
        chunks = (tape.read + ENOUGH) // CHUNK + 1
        chance.play(Tape(_numbers(key, chunks * CHUNK), tape.read))
