"""Who somebody is: guests, accounts, and the browsers that are signed in.

A guest holds a token that this server has signed; nothing about it is stored. Whoever wants to keep
their games gives a name and a password: from then on every browser of theirs has a session of its
own, and the signed token no longer counts. A code, good for one use, brings a person to another
device.
"""

from __future__ import annotations

import time
from typing import Protocol

from msgspec import Struct

from tontine.play.errors import Refused
from tontine.play.words import LANGUAGES, words
from tontine.server.common.limits import Buckets
from tontine.server.people.names import MARK, check_name, folded
from tontine.server.people.passwords import Passwords, is_outdated
from tontine.server.people.sanctions import Sanctions
from tontine.server.people.tokens import (
    DEVICE_CODE_LENGTH,
    Tokens,
    hash_of_session,
    is_program,
    is_session,
    new_device_code,
    new_session,
    read_code,
)
from tontine.server.storage.accounts import (
    DEVICE_CODE_TIME,
    RESET_TIME,
    Account,
    AccountStore,
    BotAccount,
    NameTaken,
    Session,
)
from tontine.server.wire import people as people_messages

# Wrong passwords for one name, whether there is such an account or not: at once, and per second.
WRONG_PASSWORDS = (10, 1 / 30)
LOST_PASSWORDS = (3, 1 / 3600)  # links by mail for one name, likewise
MADE_CODES = (10, 1 / 60)  # for another device, of one person
MOST_SESSIONS = 50  # of one person
MOST_BOTS = 10  # bot accounts of one person
SHORTEST_PASSWORD = 8


class Identity(Struct, frozen=True):
    """A person, and the hash of the session by which they are known; None for a guest's token."""

    person: str
    session: str | None


class Holder(Protocol):
    """A socket. It is closed when its session ends, or when its person is banned."""

    address: str

    def sign_out(self) -> None: ...

    def shut_out(self) -> None: ...


class Accounts:
    def __init__(self, store: AccountStore, tokens: Tokens) -> None:
        self._store = store
        self._tokens = tokens
        self._passwords = Passwords()
        self._wrong = Buckets(*WRONG_PASSWORDS)
        self._wrong_here = Buckets(*WRONG_PASSWORDS)  # of somebody who is signed in
        self._lost = Buckets(*LOST_PASSWORDS)
        self._made = Buckets(*MADE_CODES)
        self._holders: dict[Holder, Identity] = {}

    def close(self) -> None:
        self._passwords.close()

    # -- who it is -----------------------------------------------------------------

    async def identity(self, token: str | None) -> Identity | None:
        """Whose token it is; None if it is not valid."""
        if not token:
            return None
        if is_session(token):
            session = await self._store.session(hash_of_session(token))
            if session is None:
                return None
            await self._store.seen(session)
            return Identity(session.person, session.hash)
        person = self._tokens.person_of(token)
        if person is None or await self._store.are_kept([person]):
            return None
        return Identity(person, None)

    async def known(self, token: str | None) -> Identity:
        """Whose token it is; Refused if it is not valid."""
        identity = await self.identity(token)
        if identity is None:
            raise Refused("", "bad_token", {})
        return identity

    async def person_of(self, token: str | None) -> str | None:
        identity = await self.identity(token)
        return None if identity is None else identity.person

    async def connect(self, token: str | None, holder: Holder) -> tuple[str, str]:
        """The person with this token, and their token; a new person with a new one if it is not
        valid. The holder is signed out when the session ends."""
        identity = await self.identity(token)
        if identity is None or token is None:
            identity = Identity(self._tokens.new_person(), None)
            token = self._tokens.token_of(identity.person)
        self._holders[holder] = identity
        return identity.person, token

    def disconnect(self, holder: Holder) -> str | None:
        """A socket is closed; whose it was."""
        identity = self._holders.pop(holder, None)
        return None if identity is None else identity.person

    def connected(self) -> set[str]:
        """The people whose sockets are open here."""
        return {identity.person for identity in self._holders.values()}

    def shut_out(self, sanctions: Sanctions) -> None:
        """End the sockets of those who are banned."""
        for holder, identity in list(self._holders.items()):
            if sanctions.concern("ban", identity.person, holder.address):
                holder.shut_out()

    async def check_owner(self, name: str, person: str) -> None:
        """Refuse a name that belongs to somebody else's account, wherever its owner may sit
        down."""
        account: Account | BotAccount | None
        if is_program(person):  # it has no name but its own
            account = await self._store.bot(person)
            if account is None or account.name != name:
                raise Refused("", "account_name", {"name": name})
            return
        account = await self._store.account_called(folded(name))
        if account is not None and account.person != person:
            raise Refused("", "account_name", {"name": name})

    # -- accounts ------------------------------------------------------------------

    async def register(
        self, token: str | None, wanted: people_messages.Register, device: str
    ) -> people_messages.SignedIn:
        """Create an account for a guest, who keeps their games, or for a new person."""
        identity = await self.identity(token)
        if identity is not None and is_program(identity.person):
            raise Refused("", "for_people", {})
        person = identity.person if identity else self._tokens.new_person()
        if identity is not None and await self._store.account_of(person) is not None:
            raise Refused("", "has_account", {})
        name = _check_account_name(wanted.name)
        await self._check_new(wanted.password, name)
        account = Account(person, name, await self._passwords.hash(wanted.password))
        made, session = _session(person, device)
        replaced = identity.session if identity else None
        try:
            await self._store.put_account(account, folded(name), session, replaced)
        except NameTaken:
            raise Refused("", "account_taken", {"name": name}) from None
        await self.check_holders(person)
        return people_messages.SignedIn(made, name)

    async def sign_in(
        self, token: str | None, wanted: people_messages.SignIn, device: str
    ) -> people_messages.SignedIn:
        """Nothing in the answer, and nothing in the time it takes, tells whether there is an
        account of this name."""
        key = folded(wanted.name)
        _count_attempt(self._wrong, key)
        account = await self._store.account_called(key)
        stored = account.password if account is not None else None
        if not await self._passwords.is_right(stored, wanted.password) or account is None:
            raise Refused("", "bad_login", {})
        self._wrong.give_back(key)
        if is_outdated(account.password):
            hash = await self._passwords.hash(wanted.password)
            await self._store.set_password(account.person, hash, None)
        before = await self.identity(token)
        mine = before is not None and before.person == account.person
        made, session = _session(account.person, device)
        await self._store.put_session(session, before.session if before and mine else None)
        await self._end_oldest(account.person)
        return people_messages.SignedIn(made, account.name)

    async def rename(self, token: str | None, name: str) -> people_messages.SignedIn:
        account = await self._account(token)
        name = _check_account_name(name)
        try:
            await self._store.rename(account.person, name, folded(name))
        except NameTaken:
            raise Refused("", "account_taken", {"name": name}) from None
        return people_messages.SignedIn(token or "", name)

    async def change_password(
        self, token: str | None, wanted: people_messages.ChangePassword, device: str
    ) -> people_messages.SignedIn:
        """All other browsers are signed out, and this one has a new session."""
        account = await self._account(token)
        await self._check(account, wanted.password)
        await self._check_new(wanted.new, account.name)
        made, session = _session(account.person, device)
        hash = await self._passwords.hash(wanted.new)
        await self._store.set_password(account.person, hash, session)
        await self.check_holders(account.person)
        return people_messages.SignedIn(made, account.name)

    async def delete(self, token: str | None, password: str) -> None:
        account = await self._account(token)
        await self._check(account, password)
        await self._store.delete(account.person)
        await self.check_holders(account.person)

    # -- bot accounts --------------------------------------------------------------

    async def make_bot(self, token: str | None, name: str) -> people_messages.NewBot:
        """A bot account of mine, with a token of its own."""
        owner = await self._account(token)
        if len(await self._store.bots_of(owner.person)) >= MOST_BOTS:
            raise Refused("", "enough_bots", {"most": MOST_BOTS})
        called = check_name(name.removesuffix(MARK).rstrip() + MARK, program=True)
        bot = BotAccount(self._tokens.new_program(), called, int(time.time()))
        made, session = _session(bot.person, "")
        try:
            await self._store.put_bot(bot, folded(called), owner.person, session)
        except NameTaken:
            raise Refused("", "account_taken", {"name": called}) from None
        return people_messages.NewBot(called, made)

    async def bots(self, token: str | None) -> people_messages.Bots:
        owner = await self._account(token)
        bots = await self._store.bots_of(owner.person)
        return people_messages.Bots([people_messages.BotInfo(it.name, it.at) for it in bots])

    async def end_bot(self, token: str | None, name: str) -> None:
        """Its token ends, and the sockets with it."""
        owner = await self._account(token)
        found = [it for it in await self._store.bots_of(owner.person) if it.name == name]
        if not found:
            raise Refused("", "no_bot_account", {"name": name})
        await self._store.end_bot(found[0].person)
        await self.check_holders(found[0].person)

    async def bot_called(self, name: str) -> BotAccount:
        """The bot account of this name, with its mark or without."""
        wanted = name.removesuffix(MARK).rstrip() + MARK
        found = await self._store.bot_called(folded(wanted))
        if found is None:
            raise Refused("", "no_bot_account", {"name": name})
        return found

    async def bot_with(self, token: str | None) -> str:
        """The bot account with this token; Refused if it is a person's."""
        person = (await self.known(token)).person
        if not is_program(person):
            raise Refused("", "for_bots", {})
        return person

    # -- what they have learnt -----------------------------------------------------

    async def learnt(self, token: str | None) -> people_messages.Learnt:
        account = await self._account(token)
        return people_messages.Learnt(await self._store.learnt_by(account.person))

    async def add_learnt(self, token: str | None, items: list[str]) -> people_messages.Learnt:
        account = await self._account(token)
        await self._store.add_learnt(account.person, items)
        return people_messages.Learnt(await self._store.learnt_by(account.person))

    async def _account(self, token: str | None) -> Account:
        account = await self._store.account_of((await self.known(token)).person)
        if account is None:
            raise Refused("", "no_account", {})
        return account

    async def _check(self, account: Account, password: str) -> None:
        """The password of somebody who is signed in. Counted apart from what others try who sign
        in: they must not keep the owner from changing it."""
        _count_attempt(self._wrong_here, account.person)
        if not await self._passwords.is_right(account.password, password):
            raise Refused("", "wrong_password", {})
        self._wrong_here.give_back(account.person)

    async def _check_new(self, password: str, name: str) -> None:
        if len(password) < SHORTEST_PASSWORD:
            raise Refused("", "short_password", {"least": SHORTEST_PASSWORD})
        if await self._passwords.is_weak(password, name):
            raise Refused("", "weak_password", {})

    # -- a lost password -----------------------------------------------------------

    async def find_lost(self, name: str) -> str | None:
        """The person who has lost the password of this name; None if there is no such account, or
        too many links were asked for. Whoever asks must not be told which."""
        account = await self._store.account_called(folded(name))
        return account.person if account is not None and self._lost.take(account.person) else None

    async def make_reset(self, person: str) -> str:
        """The token of a link by which a password can be changed, once."""
        token = new_session()
        await self._store.put_reset(hash_of_session(token), person, RESET_TIME)
        return token

    async def reset_password(
        self, wanted: people_messages.ResetPassword, device: str
    ) -> people_messages.SignedIn:
        """A new password for whoever has such a link. All browsers are signed out but this one."""
        hash = hash_of_session(wanted.token)
        person = await self._store.reset_of(hash)
        account = None if person is None else await self._store.account_of(person)
        if account is None:
            raise Refused("", "no_reset", {})
        await self._check_new(wanted.new, account.name)
        made, session = _session(account.person, device)
        new = await self._passwords.hash(wanted.new)
        if not await self._store.set_password(account.person, new, session, by=hash):
            raise Refused("", "no_reset", {})
        await self.check_holders(account.person)
        return people_messages.SignedIn(made, account.name)

    # -- sessions ------------------------------------------------------------------

    async def me(self, token: str | None) -> people_messages.Me:
        identity = await self.known(token)
        account = await self._store.account_of(identity.person)
        sessions = [
            people_messages.SessionInfo(
                it.hash, it.device, it.since, it.seen, it.hash == identity.session
            )
            for it in await self._store.sessions_of(identity.person)
        ]
        name, shown = (account.name, account.shown) if account else (None, False)
        return people_messages.Me(name, sessions, shown)

    async def show(self, token: str | None, shown: bool) -> None:
        """Whether everybody may see my record, at an address with my name in it."""
        identity = await self.known(token)
        if await self._store.account_of(identity.person) is None:
            raise Refused("", "no_account", {})
        await self._store.show(identity.person, shown)

    async def shown(self, name: str) -> Account | None:
        """Whose record everybody may see; None as well where there is nobody of that name."""
        account = await self._store.account_called(folded(name))
        return account if account is not None and account.shown else None

    async def end(self, token: str | None, session: str | None) -> None:
        """End one session of mine; or all but the one that asks, and codes with them."""
        identity = await self.known(token)
        if session is None:
            await self._store.end_all(identity.person, identity.session)
        else:
            await self._store.end(identity.person, session)
        await self.check_holders(identity.person)

    async def forget_sessions(self) -> None:
        """Forget those that nobody has used for a year."""
        await self._store.forget_sessions()

    async def _end_oldest(self, person: str) -> None:
        for session in (await self._store.sessions_of(person))[MOST_SESSIONS:]:
            await self._store.end(person, session.hash)

    async def check_holders(self, person: str | None = None) -> None:
        """Sign out those (of one person, or all) whose session has ended, here or elsewhere."""
        held = [it for it in self._holders.items() if person in (None, it[1].person)]
        sessions = {identity.session for _, identity in held if identity.session is not None}
        guests = {identity.person for _, identity in held if identity.session is None}
        is_open = await self._store.are_open(sessions) if sessions else set()
        kept = await self._store.are_kept(guests) if guests else set()
        for holder, identity in held:
            known = identity.session in is_open if identity.session else identity.person not in kept
            if not known:
                holder.sign_out()

    # -- another device ------------------------------------------------------------

    async def make_code(self, token: str | None, name: str) -> people_messages.DeviceCode:
        identity = await self.known(token)
        if not self._made.take(identity.person):
            raise Refused("", "too_fast", {})
        account = await self._store.account_of(identity.person)
        called = account.name if account is not None else check_name(name)
        code = new_device_code()
        await self._store.put_device_code(
            self._tokens.hash_of_device_code(code), identity.person, called
        )
        return people_messages.DeviceCode(code, int(time.time()) + DEVICE_CODE_TIME)

    async def use_code(self, text: str, device: str) -> people_messages.SignedIn:
        code = read_code(text, DEVICE_CODE_LENGTH)
        if code is None:
            raise Refused("", "no_move", {})
        made = new_session()
        hash = self._tokens.hash_of_device_code(code)
        found = await self._store.take_device_code(hash, hash_of_session(made), device)
        if found is None:
            raise Refused("", "no_move", {})
        person, name = found
        await self._end_oldest(person)
        return people_messages.SignedIn(made, name)


def _session(person: str, device: str) -> tuple[str, Session]:
    token, now = new_session(), int(time.time())
    return token, Session(hash_of_session(token), person, device, now, now)


def _count_attempt(attempts: Buckets, key: str) -> None:
    """Refuse to try more passwords. Counted before the password is checked, so that trying many at
    the same time does not help."""
    if not attempts.take(key):
        raise Refused("", "too_many_passwords", {})


def _check_account_name(name: str) -> str:
    """What guests are called who give no name can be nobody's own."""
    return check_name(name, [words(language)("guest") for language in LANGUAGES])
