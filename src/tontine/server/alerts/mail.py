"""Mail to people who are away: what it says, and handing it in."""

from __future__ import annotations

import ssl
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid
from urllib.parse import urlsplit

import aiosmtplib

from tontine.play.words import words
from tontine.server.alerts.alerts import CONFIRM, STOP, Gone, NotSent
from tontine.server.alerts.words import deadline, game_and_names, title_of
from tontine.server.people.tokens import Tokens
from tontine.server.settings import MailServer
from tontine.server.storage.accounts import RESET_TIME
from tontine.server.storage.alerts import Channel, Turn

TIMEOUT = 15.0  # seconds for each step of the conversation
PERMANENT = 500  # and above: codes of what will not succeed if it is tried again


class MailSender:
    def __init__(self, server: MailServer, site: str, tokens: Tokens) -> None:
        self._server = server
        self._site = site
        self._tokens = tokens

    async def tell(self, channel: Channel, turns: list[Turn]) -> None:
        speech = words(channel.preferences.language)
        stop = f"{self._site}/stop/{self._tokens.seal(STOP, channel.id)}"
        games = "\n\n".join(self._game(turn, channel) for turn in turns)
        text = speech("mail-turns", count=len(turns))
        said = f"{text}\n\n{games}\n\n-- \n{speech('mail-why')}\n{stop}\n"
        mail = self._mail(channel, title_of(turns, speech), said)
        mail["List-Unsubscribe"] = f"<{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await self._hand_in(mail)

    async def invite(self, channel: Channel) -> None:
        speech = words(channel.preferences.language)
        link = f"{self._site}/confirm#{self._tokens.seal(CONFIRM, channel.id)}"
        asked = speech("mail-confirm", site=urlsplit(self._site).netloc)
        said = f"{asked}\n\n{link}\n\n{speech('mail-not-me')}\n"
        await self._hand_in(self._mail(channel, speech("mail-confirm-title"), said))

    async def reset(self, channel: Channel, token: str) -> None:
        speech = words(channel.preferences.language)
        minutes = RESET_TIME // 60
        asked = speech("mail-reset", site=urlsplit(self._site).netloc, minutes=minutes)
        said = f"{asked}\n\n{self._site}/reset#{token}\n\n{speech('mail-reset-not-me')}\n"
        await self._hand_in(self._mail(channel, speech("mail-reset-title"), said))

    def _game(self, turn: Turn, channel: Channel) -> str:
        lines = [
            game_and_names(turn.facts, channel.preferences),
            deadline(turn.facts, channel.preferences),
        ]
        lines.append(f"{self._site}/table/{turn.table}")
        return "\n".join(line for line in lines if line)

    def _mail(self, channel: Channel, subject: str, text: str) -> EmailMessage:
        mail = EmailMessage()
        mail.set_content(text)
        mail["From"] = Address("Tontine", addr_spec=self._server.sender)
        mail["To"] = Address(addr_spec=channel.address)
        mail["Subject"] = subject
        mail["Date"] = format_datetime(datetime.now(UTC))
        mail["Message-ID"] = make_msgid(domain=self._server.sender.partition("@")[2])
        mail["Auto-Submitted"] = "auto-generated"
        mail["Content-Language"] = channel.preferences.language
        return mail

    async def _hand_in(self, mail: EmailMessage) -> None:
        server = self._server
        smtp = aiosmtplib.SMTP(
            hostname=server.host,
            port=server.port,
            username=server.user or None,
            password=server.password if server.user else None,
            use_tls=server.security == "tls",
            start_tls=server.security == "starttls",
            timeout=TIMEOUT,
            tls_context=ssl.create_default_context(),
        )
        try:
            await smtp.connect()
            await smtp.send_message(mail)
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = [one.code for one in error.recipients]
            if all(code >= PERMANENT for code in codes):
                raise Gone from None
            raise NotSent(f"the server refuses an address for now: {codes}") from None
        except aiosmtplib.SMTPResponseException as error:
            raise NotSent(f"{type(error).__name__}, {error.code}") from None
        except (aiosmtplib.SMTPException, OSError) as error:
            raise NotSent(type(error).__name__) from None
        finally:
            smtp.close()
