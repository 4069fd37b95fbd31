"""Telling people who are away that it is their turn, by mail and by their browsers.

Every few seconds a process looks into the logs in which something new is stored: whose turn is it,
of those who want to be told and are not connected? That is stored (``storage/alerts.py``), and what
is due is sent from there. So decisions cost nothing more, nothing is forgotten when a process is
killed, and of several processes one claims what it is about to send.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
import traceback
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from email.errors import HeaderParseError
from email.headerregistry import Address
from functools import partial
from importlib import import_module
from typing import Protocol

from tontine.play.errors import Refused
from tontine.server.common.limits import Buckets
from tontine.server.common.logs import log_event
from tontine.server.common.lru_cache import LruCache
from tontine.server.common.metrics import Metrics
from tontine.server.entries import Clock
from tontine.server.people.accounts import Accounts
from tontine.server.people.sanctions import Sanctions
from tontine.server.people.tokens import Tokens
from tontine.server.settings import Settings
from tontine.server.storage.alerts import (
    AlertStore,
    Channel,
    Facts,
    Kind,
    Preferences,
    ToLookAt,
    Turn,
)
from tontine.server.storage.tables import Store
from tontine.server.tables.clocks import SECOND
from tontine.server.tables.my_tables import asked_of, asked_since
from tontine.server.tables.state import Table
from tontine.server.wire import people as people_messages

logger = logging.getLogger(__name__)

LOOK = 10.0  # seconds between two looks
SWEEP = 3600  # seconds between two clean-ups
QUIET = 60  # seconds in which somebody must not have been connected
# Seconds that a turn waits for others to be told together with it; and between two messages.
GATHER: dict[Kind, int] = {"mail": 300, "push": 0}
PAUSE: dict[Kind, int] = {"mail": 900, "push": 60}
AT_ONCE = 4  # messages that are being sent
SEND_TIMEOUT = 30.0  # seconds for one message
LEASE = 120  # seconds after which another process may send what this one has claimed
RETRY = 60  # seconds after the first failure; doubled after each further one
LONGEST_RETRY = 6 * 3600
MOST_FAILURES = 12  # in a row, of a browser; after about two days
FORGET_TIME = 90 * 24 * 3600  # seconds after which what somebody wanted is forgotten
CONFIRM_TIME = 24 * 3600  # seconds in which an address has to be confirmed
INVITATIONS = (3, 1 / 3600)  # to confirm the same address: at once, and a second
MOST_CLOCKS = 5000  # of tables that are remembered
CONFIRM, STOP = "confirm-mail", "stop-mail"  # what links in a mail are good for
VAPID = "vapid"  # the setting with the private key that messages to browsers are signed with


class Gone(Exception):
    """Nobody can be reached by this channel any more."""


class NotSent(Exception):
    """Why sending failed, and how many seconds to wait at least. The text is logged, so it must not
    contain the address."""

    def __init__(self, problem: str, pause: int = 0) -> None:
        super().__init__(problem)
        self.pause = pause


class Sender(Protocol):
    """Sends something by one kind of channel; Gone or NotSent if it cannot."""

    async def tell(self, channel: Channel, turns: list[Turn]) -> None: ...


class MailSender(Sender, Protocol):
    async def invite(self, channel: Channel) -> None:
        """Ask for a confirmation of the address. A browser has confirmed by subscribing."""

    async def reset(self, channel: Channel, token: str) -> None:
        """Send the link by which a lost password is changed."""


class PushSender(Sender, Protocol):
    key: str  # what browsers subscribe with

    def is_good(self, wanted: people_messages.AddBrowser) -> bool:
        """Whether something could be sent there."""

    def address_of(self, wanted: people_messages.AddBrowser) -> str:
        """What is stored of an address."""


class Services(Protocol):
    """What this module needs of the server."""

    store: Store
    tokens: Tokens
    accounts: Accounts
    settings: Settings
    sanctions: Sanctions
    metrics: Metrics

    def now(self) -> int:
        """In milliseconds since 1970."""

    async def table_now(self, table_id: str) -> Table | None: ...

    def track(self, task: asyncio.Task[None]) -> None: ...


class Alerts:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._store = AlertStore(services.store)
        self._seen: set[str] = set()  # people who were here since the last look
        self._clocks: LruCache[str, tuple[Clock | None]] = LruCache(MOST_CLOCKS)  # by table
        self._invitations = Buckets(*INVITATIONS)
        self._mail_sender: MailSender | None = None
        self._push_sender: PushSender | None = None
        self._awake: dict[Kind, asyncio.Event] = {}
        self._looking = asyncio.Lock()  # held during a look: turns found together are sent together
        self._swept = 0.0

    @property
    def _now(self) -> int:
        return self._services.now() // SECOND

    @property
    def kinds(self) -> list[Kind]:
        """The channels that this server has."""
        return ["push"] if self._services.settings.mail is None else ["push", "mail"]

    def tasks(self) -> list[Coroutine[None, None, None]]:
        """What is to be run as long as the server does."""
        self._awake = {kind: asyncio.Event() for kind in self.kinds}
        at_once = asyncio.Event()
        at_once.set()
        looking = _run_every(LOOK, self.look, at_once)
        sending = [
            _run_every(LOOK, partial(self.send, kind), event) for kind, event in self._awake.items()
        ]
        return [looking, *sending]

    def saw(self, person: str) -> None:
        """Note that a person is here, or was until now."""
        self._seen.add(person)

    # -- what somebody wants -------------------------------------------------------

    async def settings_of(self, token: str) -> people_messages.Alerts:
        return await self._settings((await self._services.accounts.known(token)).person)

    async def _settings(self, person: str) -> people_messages.Alerts:
        preferences, channels = (
            await self._store.preferences_of(person),
            await self._store.channels_of(person),
        )
        mail = next((channel for channel in channels if channel.kind == "mail"), None)
        return people_messages.Alerts(
            games=preferences.games,
            offers_mail="mail" in self.kinds,
            mail=None
            if mail is None
            else people_messages.MailAddress(mail.address, mail.confirmed),
            push_key=(await self._push()).key,
            browsers=sum(channel.kind == "push" for channel in channels),
        )

    async def set_games(
        self, token: str, wanted: people_messages.SetAlertGames, language: str
    ) -> people_messages.Alerts:
        person = (await self._services.accounts.known(token)).person
        await self._prefer(person, language, wanted.zone, wanted.games)
        return await self._settings(person)

    async def set_mail(
        self, token: str, wanted: people_messages.SetMailAddress, language: str
    ) -> people_messages.Alerts:
        """An address is used once it is confirmed; without one no mail is sent."""
        person = (await self._services.accounts.known(token)).person
        key = self._services.tokens.hash_of_channel(f"mail:{person}")
        if wanted.address is None:
            await self._store.remove_of(person, key)
            return await self._settings(person)
        if "mail" not in self.kinds:
            raise Refused("", "no_mail", {})
        address = _check_address(wanted.address)
        if not self._invitations.take(hashlib.sha256(address.lower().encode()).hexdigest()):
            raise Refused("", "too_fast", {})
        await self._prefer(person, language, wanted.zone)
        await self._store.put_mail(secrets.token_urlsafe(16), person, key, address, self._now)
        self._wake("mail")
        return await self._settings(person)

    async def add_browser(
        self, token: str, wanted: people_messages.AddBrowser, language: str
    ) -> people_messages.Alerts:
        """This browser is told, as long as its session lasts."""
        identity = await self._services.accounts.known(token)
        push = await self._push()
        if not push.is_good(wanted):
            raise Refused("", "bad_subscription", {})
        await self._prefer(identity.person, language, wanted.zone)
        key = self._services.tokens.hash_of_channel(wanted.endpoint)
        id, address = secrets.token_urlsafe(16), push.address_of(wanted)
        session, now = identity.session, self._now
        await self._store.put_browser(id, identity.person, key, address, session, now)
        return await self._settings(identity.person)

    async def remove_browser(self, token: str, endpoint: str) -> people_messages.Alerts:
        person = (await self._services.accounts.known(token)).person
        await self._store.remove_of(person, self._services.tokens.hash_of_channel(endpoint))
        return await self._settings(person)

    async def confirm(self, token: str) -> None:
        """Whoever reads the mail of an address says that it is right."""
        id = self._services.tokens.unseal(CONFIRM, token)
        now = self._now
        if id is None or not await self._store.confirm(id, now - CONFIRM_TIME, now):
            raise Refused("", "no_confirmation", {})

    async def stop(self, token: str) -> None:
        """Whoever reads the mail of an address wants no more. Idempotent."""
        id = self._services.tokens.unseal(STOP, token)
        if id is None:
            raise Refused("", "no_confirmation", {})
        await self._store.remove(id)

    # -- a lost password -----------------------------------------------------------

    def send_reset(self, name: str) -> None:
        """Send a link to the confirmed address of this account, if there is one. Nobody waits for
        it: how long it takes would tell whether there is."""
        if "mail" not in self.kinds:
            raise Refused("", "no_mail", {})
        self._services.track(asyncio.create_task(self._send_reset(name)))

    async def _send_reset(self, name: str) -> None:
        accounts = self._services.accounts
        person = await accounts.find_lost(name)
        channels = [] if person is None else await self._store.channels_of(person)
        mail = next((it for it in channels if it.kind == "mail" and it.confirmed), None)
        if mail is None or person is None:
            return
        try:
            async with asyncio.timeout(SEND_TIMEOUT):
                await (await self._mail()).reset(mail, await accounts.make_reset(person))
        except Exception as error:  # whoever asked can ask again
            known = isinstance(error, NotSent)
            logger.warning("cannot send by mail: %s", error if known else _place_of(error))

    async def _prefer(
        self, person: str, language: str, zone: str, games: people_messages.AlertGames | None = None
    ) -> None:
        known = await self._store.preferences_of(person)
        preferences = Preferences(games or known.games, language, zone or known.zone)
        await self._store.put_preferences(person, preferences, self._now)

    def _wake(self, kind: Kind) -> None:
        if kind in self._awake:
            self._awake[kind].set()

    # -- whose turn it is ----------------------------------------------------------

    async def look(self) -> None:
        """Find out whose turn it is, of those who want to be told and are away."""
        seen, self._seen = self._seen, set()
        await self._store.saw(seen | self._services.accounts.connected(), self._now)
        async with self._looking:
            found = await self._store.to_look_at(self._now - QUIET)
            for one in found:
                try:
                    await self._look_at(one)
                except Exception:  # of one table: the others do not wait for it
                    logger.exception("cannot see whose turn it is at a table")
        if found:
            for kind in self.kinds:
                self._wake(kind)
        if time.monotonic() - self._swept > SWEEP:
            await self._store.sweep(self._now - CONFIRM_TIME, self._now - FORGET_TIME)
            self._swept = time.monotonic()

    async def _look_at(self, one: ToLookAt) -> None:
        clock = await self._clock_of(one.table)
        if one.games == "days" and (clock is None or clock.kind != "days"):
            await self._store.put_turn(one.person, one.table, one.version, None)
            return
        table = await self._services.table_now(one.table)
        if table is not None:
            barred = self._services.sanctions.concern("ban", one.person, "")
            turn = None if barred else turn_of(table, one.person)
            await self._store.put_turn(one.person, one.table, table.rows - 1, turn)

    async def _clock_of(self, table_id: str) -> Clock | None:
        known = self._clocks.get(table_id)
        if known is None:
            created = await self._services.store.created(table_id)
            known = self._clocks.put(table_id, (None if created is None else created.clock,))
        return known[0]

    # -- telling them --------------------------------------------------------------

    async def send(self, kind: Kind) -> None:
        """Send all that is due by one kind of channel."""
        now = self._now
        async with self._looking:
            due = await self._store.due(kind, now, now - QUIET, now - GATHER[kind])
        places = asyncio.Semaphore(AT_ONCE)

        async def in_turn(id: str) -> None:
            async with places:
                await self._send_by(id)

        async with asyncio.TaskGroup() as group:
            for id in due:
                group.create_task(in_turn(id))

    async def _send_by(self, id: str) -> None:
        now = self._now
        channel = await self._store.claim(id, now, now + LEASE)
        if channel is None:
            return
        turns = await self._store.unsent(channel) if channel.confirmed else []
        if channel.confirmed and not turns:  # something was decided meanwhile
            await self._store.sent(channel, [], 0)
            return
        result = "sent"
        try:
            async with asyncio.timeout(SEND_TIMEOUT):
                if channel.confirmed:
                    await (await self._sender(channel.kind)).tell(channel, turns)
                else:
                    await (await self._mail()).invite(channel)
        except Gone:
            result = "gone"
            await self._store.remove(channel.id)
        except Exception as error:
            # The text of an unexpected error may contain the address.
            result, known = "failed", isinstance(error, NotSent)
            logger.warning(
                "cannot send by %s: %s", channel.kind, error if known else _place_of(error)
            )
            await self._put_off(channel, error.pause if isinstance(error, NotSent) else 0)
        else:
            if channel.confirmed:
                await self._store.sent(channel, turns, self._now + PAUSE[channel.kind])
            else:
                await self._store.invited(channel, self._now)
            log_event(logger, "alert sent", by=channel.kind, turns=len(turns))
        self._services.metrics.alerts[channel.kind, result] += 1

    async def _put_off(self, channel: Channel, at_least: int) -> None:
        if channel.kind == "push" and channel.failures >= MOST_FAILURES:
            await self._store.remove(channel.id)
            return
        pause = min(max(RETRY * 2**channel.failures, at_least), LONGEST_RETRY)
        await self._store.failed(channel, self._now + pause)

    # Both libraries load slowly: they are imported when first needed, and in a thread, so that
    # neither the start of the server nor any table waits for them.

    async def _sender(self, kind: Kind) -> Sender:
        return await (self._push() if kind == "push" else self._mail())

    async def _mail(self) -> MailSender:
        if self._mail_sender is None:
            settings, tokens = self._services.settings, self._services.tokens
            assert settings.mail is not None
            module = await asyncio.to_thread(import_module, "tontine.server.alerts.mail")
            self._mail_sender = module.MailSender(settings.mail, settings.site, tokens)
        return self._mail_sender

    async def _push(self) -> PushSender:
        if self._push_sender is None:
            settings = self._services.settings
            module = await asyncio.to_thread(import_module, "tontine.server.alerts.web_push")
            key = await self._services.store.setting_made(VAPID, module.new_key)
            subject = settings.site if settings.site.startswith("https:") else ""
            self._push_sender = module.PushSender(key, subject, self._services.tokens)
        return self._push_sender


def turn_of(table: Table, person: str) -> Turn | None:
    """What to tell a person who owes a decision; None if they owe none, or if a standing order
    will make it for them."""
    if table.status != "running" or table.paused is not None or table.puzzle is not None:
        return None
    asked = [seat for seat in asked_of(table, person) if table.standing_decision(seat) is None]
    if not asked:
        return None
    mine = table.seats_of(person)
    others = [table.name_of(seat) for seat in range(len(table.places)) if seat not in mine]
    until = None if table.clocks is None else table.clocks.deadline(mine)
    return Turn(
        table=table.id,
        asked=asked_since(table, asked),
        at=min(table.asked_at[seat] for seat in asked) // SECOND,
        facts=Facts(
            game=table.created.game,
            names=[name for name in others if name is not None],
            until=None if until is None else until // SECOND,
        ),
    )


def _place_of(error: Exception) -> str:
    """The kind of an error, and where it happened."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {last.name}, line {last.lineno}"


async def _run_every(
    seconds: float, do: Callable[[], Awaitable[None]], awake: asyncio.Event
) -> None:
    """Call a function every so many seconds, and whenever the event is set."""
    while True:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await awake.wait()
        awake.clear()
        try:
            await do()
        except Exception:  # the database may be unreachable for a while
            logger.exception("cannot see to who is to be told that it is their turn")


def _check_address(address: str) -> str:
    """An address to which mail can be sent everywhere; Refused if it is none."""
    address = address.strip()
    name, _, host = address.partition("@")
    plain = address.isascii() and address.isprintable() and not set(address) & set(' ",:;<>()[]\\')
    if not (plain and name and "." in host.strip(".") and "@" not in host):
        raise Refused("", "bad_address", {})
    try:
        Address(addr_spec=address)  # as it will stand in a mail
    except (HeaderParseError, ValueError):
        raise Refused("", "bad_address", {}) from None
    return address
