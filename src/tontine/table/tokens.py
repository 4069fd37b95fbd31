"""Tokens that identify people, and the ids of tables: only this server can make them.

A token is a person and a signature. Whoever has it is that person; nothing else is asked.
"""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode


class Tokens:
    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def _sign(self, purpose: str, text: str, length: int = 32) -> str:
        digest = hmac.digest(self._secret, f"{purpose}:{text}".encode(), "sha256")
        return urlsafe_b64encode(digest).decode()[:length]

    def token_of(self, person: str) -> str:
        return f"{person}.{self._sign('person', person)}"

    def person_of(self, token: str | None) -> str | None:
        """The person, if the token is one of ours."""
        person, dot, signature = (token or "").partition(".")
        good = hmac.compare_digest(signature.encode(), self._sign("person", person).encode())
        return person if dot and good else None

    def new_person(self) -> str:
        return secrets.token_urlsafe(16)

    def creator(self, message: str) -> str:
        """A new person by what they sent first, so that sending it again makes no second one."""
        return self._sign("opener", message, 22)  # ids are stored: the word stays

    def table_of(self, person: str, message: str) -> str:
        """The table that a person opens by a message: by the same message, the same table."""
        return self._sign("table", f"{person}:{message}", 16)

    def rematch_of(self, table: str, message: str) -> str:
        """The table that comes after another: never one that was opened from the lobby."""
        return self._sign("rematch", f"{table}:{message}", 16)
