"""Tokens that identify people, and the ids of tables: only this server can make them.

The token of a guest is a person's id and a signature; that of a session, which has no dot in it, is
random and stored as a hash. Whoever has one is taken for that person (``accounts.py``).
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from itertools import count

# The code of a table is typed, and told by word of mouth: no letter in it looks like another, and
# without vowels it spells nothing.
CODE_LETTERS = "23456789BCDFGHJKMNPQRSTVWXZ"
CODE_LENGTH = 6
DEVICE_CODE_LENGTH = 8  # of a code that brings a person to another device: it says who somebody is
LONGEST_ID = 64
# The ids of bot accounts begin so, which no id of a person does.
PROGRAM = "bot:"


def is_program(person: str | None) -> bool:
    """Whether it is the account of a bot, and not a person."""
    return person is not None and person.startswith(PROGRAM)


class Tokens:
    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def _sign(self, purpose: str, text: str, length: int = 32) -> str:
        digest = hmac.digest(self._secret, f"{purpose}:{text}".encode(), "sha256")
        return urlsafe_b64encode(digest).decode()[:length]

    def seal(self, purpose: str, text: str) -> str:
        """The text with a signature, which is good for one purpose."""
        return f"{text}.{self._sign(purpose, text)}"

    def unseal(self, purpose: str, sealed: str) -> str | None:
        """The text, if it was sealed here for this purpose."""
        text, dot, signature = sealed.partition(".")
        good = hmac.compare_digest(signature.encode(), self._sign(purpose, text).encode())
        return text if dot and good else None

    def token_of(self, person: str) -> str:
        return self.seal("person", person)

    def person_of(self, token: str | None) -> str | None:
        """The person, if the token is valid."""
        return self.unseal("person", token or "")

    def hash_of_device_code(self, code: str) -> str:
        """The hash under which a code for another device is stored. It is keyed by the secret of
        this server, since so short a code could be found by trying."""
        return self._sign("move", code, 43)

    def hash_of_channel(self, address: str) -> str:
        """A key that is equal for equal addresses."""
        return self._sign("channel", address, 43)

    def origin(self, address: str) -> str:
        """Where somebody came from: equal for equal addresses, which it does not tell."""
        return f"from {self._sign('origin', address)}"

    def new_person(self) -> str:
        return _first_id(secrets.token_urlsafe(16) for _ in count())

    def new_program(self) -> str:
        return PROGRAM + secrets.token_urlsafe(16)

    def _id_of(self, purpose: str, text: str, length: int) -> str:
        """An id made from a text: always the same for the same text."""
        return _first_id(
            self._sign(f"{purpose} {attempt}" if attempt else purpose, text, length)
            for attempt in count()
        )

    def creator(self, message: str) -> str:
        """A new person's id, made from their first message. Idempotent."""
        return self._id_of("opener", message, 22)  # ids are stored: the word stays

    def table_of(self, person: str, message: str) -> str:
        """The id of the table that a message of a person creates. Idempotent."""
        return self._id_of("table", f"{person}:{message}", 16)

    def rematch_of(self, table_id: str, message: str) -> str:
        """The id of the rematch of a table: never that of a table created from the lobby."""
        return self._id_of("rematch", f"{table_id}:{message}", 16)

    def codes_of(self, table_id: str) -> Iterator[str]:
        """Short codes for a table, one after the other: some may be those of other tables."""
        for attempt in count():
            text = f"code:{table_id}:{attempt}".encode()
            number = int.from_bytes(hmac.digest(self._secret, text, "sha256"))
            letters = []
            for _ in range(CODE_LENGTH):
                number, letter = divmod(number, len(CODE_LETTERS))
                letters.append(CODE_LETTERS[letter])
            yield "".join(letters)


def _first_id(drawn: Iterator[str]) -> str:
    """The first that does not begin with "-": ``tontine admin`` would take it for an option. There
    are older ids that do."""
    return next(it for it in drawn if not it.startswith("-"))


def may_be_table(text: str) -> bool:
    """Whether it looks like the id of a table. The database refuses some other texts."""
    return len(text) <= LONGEST_ID and text.isascii() and text.isprintable()


def new_session() -> str:
    return secrets.token_urlsafe(32)


def is_session(token: str) -> bool:
    """Whether it has the form of a session's token: those of guests have a dot."""
    return "." not in token


def hash_of_session(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_device_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(DEVICE_CODE_LENGTH))


def read_code(text: str, length: int = CODE_LENGTH) -> str | None:
    """A code as it is stored, from what somebody has typed; None if it cannot be one."""
    code = text.upper().translate({ord(letter): None for letter in " -\N{NO-BREAK SPACE}"})
    known = len(code) == length and all(letter in CODE_LETTERS for letter in code)
    return code if known else None
