"""A real SMTP server for the tests, in a thread: what was handed in can be looked at."""

from __future__ import annotations

import asyncio
import ssl
import threading
import warnings
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, Session

PATIENCE = 30  # seconds; only what hangs is ended
FROM = "tables@example.org"


class Postbox:
    """Mails in the order they came, and what is answered to the next ones."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refusals: dict[str, list[str]] = {}  # by recipient: what the next mails are answered
        self.held = 0  # mails that are neither taken nor refused
        self._free = threading.Event()
        self._free.set()
        self.port = 0
        self._changed = threading.Condition()

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if answers := self.refusals.get(address):
            with self._changed:
                self._changed.notify_all()
                return answers.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        if not self._free.is_set():
            with self._changed:
                self.held += 1
                self._changed.notify_all()
            await asyncio.to_thread(self._free.wait)
            return "451 too late"
        content = envelope.content
        assert isinstance(content, bytes)
        mail = message_from_bytes(content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        assert envelope.mail_from == FROM
        assert [mail["To"]] == envelope.rcpt_tos
        with self._changed:
            self.mails.append(mail)
            self._changed.notify_all()
        return "250 OK"

    @contextmanager
    def holding(self) -> Iterator[None]:
        """Answer nobody who hands in a mail, until this is left."""
        self._free.clear()
        self.held = 0
        try:
            yield
        finally:
            self._free.set()

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.mails if mail["To"] == address]

    def counts(self) -> Counter[str]:
        return Counter(str(mail["To"]) for mail in self.mails)

    def until(self, wanted: Callable[[], Any]) -> None:
        """Wait for something that a mail brings about."""
        with self._changed:
            assert self._changed.wait_for(wanted, PATIENCE), self.counts()

    def next_to(self, address: str, count: int) -> EmailMessage:
        """The mail with this number, from one on, to an address."""
        self.until(lambda: len(self.to(address)) >= count)
        return self.to(address)[count - 1]


@contextmanager
def postbox(
    tls: ssl.SSLContext | None = None, starttls: ssl.SSLContext | None = None, login: str = ""
) -> Iterator[Postbox]:
    """With ``login``, "user:password", it takes mail only from who says so."""
    box = Postbox()
    # It does not see that it is spoken to by TLS from the start.
    warnings.filterwarnings("ignore", "Requiring AUTH", UserWarning, "aiosmtpd")

    def check(*asked: Any) -> AuthResult:
        given = asked[-1]
        return AuthResult(success=f"{given.login.decode()}:{given.password.decode()}" == login)

    def talk() -> SMTP:
        return SMTP(
            box,
            tls_context=starttls,
            require_starttls=starttls is not None,
            auth_required=bool(login),
            auth_require_tls=starttls is not None,
            authenticator=check if login else None,
        )

    ready = threading.Event()
    loop = asyncio.new_event_loop()

    async def serve() -> None:
        loop = asyncio.get_running_loop()
        server = await loop.create_server(talk, "127.0.0.1", 0, ssl=tls)
        async with server:
            box.port = server.sockets[0].getsockname()[1]
            ready.set()
            await server.serve_forever()

    def run() -> None:
        asyncio.set_event_loop(loop)
        with suppress(asyncio.CancelledError):
            loop.run_until_complete(serving)
        loop.close()

    serving = loop.create_task(serve())
    thread = threading.Thread(target=run)
    thread.start()
    assert ready.wait(PATIENCE)
    try:
        yield box
    finally:
        loop.call_soon_threadsafe(serving.cancel)
        thread.join()


def text_of(mail: EmailMessage) -> str:
    text: str = mail.get_content()
    return text.replace("\r\n", "\n")
