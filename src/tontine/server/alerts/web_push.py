"""Web Push: messages to browsers whose pages are closed.

What is sent is encrypted for the browser (RFC 8291, aes128gcm), so the push service in between
reads nothing; and it is signed (VAPID, RFC 8292), so that only this server can send to those who
have subscribed here. Both take a few calls of ``cryptography``: existing libraries bring two HTTP
clients with them, and follow redirects to any address.

The address of a push service is given by a client, so it must not lead into the network of the
server: it is resolved here, and every address it stands for has to be a public one.
"""

from __future__ import annotations

import asyncio
import os
import socket
import ssl
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import urlsplit

import httpcore
import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from msgspec import Struct

from tontine.play.words import words
from tontine.server.alerts.alerts import Gone, NotSent
from tontine.server.alerts.words import deadline, game_and_names, title_of
from tontine.server.people.tokens import Tokens
from tontine.server.storage.alerts import Channel, Turn
from tontine.server.wire.people import AddBrowser

ANYWHERE = False  # tests have push services on this machine, and at any port
TIMEOUT = 10.0  # seconds for each step
SIGNED_FOR = 12 * 3600  # seconds; at most a day
SHORTEST_TTL, LONGEST_TTL = 60, 28 * 24 * 3600  # seconds that a push service keeps a message
USUAL_TTL = 24 * 3600
RECORD = 4096  # bytes, all of a message
GAMES_NAMED = 4  # in one message, so that it fits whatever people are called
ASSIGNED = IPv6Network("2000::/3")  # all that may be public of IPv6
NAT64 = IPv6Network("64:ff9b::/96")
POINT = 65  # bytes of a public key
GONE = (404, 410)
CURVE = ec.SECP256R1()

Headers = dict[bytes | str, bytes | str]


class Subscription(Struct, frozen=True):
    """What a browser says of itself: where to send, and the keys to encrypt with."""

    endpoint: str
    p256dh: str
    auth: str


class Payload(Struct, frozen=True):
    """What the browser is told; ``web/public/worker.js`` shows it."""

    title: str
    body: str
    url: str
    tag: str  # of two messages with the same, the second takes the place of the first


def _may_be_public(host: str) -> bool:
    """A name may be, until it is looked up."""
    try:
        return is_public(host)
    except ValueError:
        return "." in host


def is_public(address: str) -> bool:
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if inner := found.ipv4_mapped or found.sixtofour or _translated(found):
            return is_public(str(inner))
        if found not in ASSIGNED:
            return False
    return found.is_global and not found.is_multicast


def _translated(address: IPv6Address) -> IPv4Address | None:
    """What a network without IPv4 reaches by this address."""
    return IPv4Address(int(address) & 0xFFFFFFFF) if address in NAT64 else None


# -- keys --------------------------------------------------------------------------


def new_key() -> str:
    """A private key, as it is stored."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return _encode(number.to_bytes(32))


def read_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(_decode(text)), CURVE)


def public_part(key: ec.EllipticCurvePrivateKey) -> str:
    """What browsers subscribe with."""
    return _encode(_point(key))


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_key().public_bytes(serialization.Encoding.X962, form)


def _public_key(subscription: Subscription) -> ec.EllipticCurvePublicKey:
    point = _decode(subscription.p256dh)
    if len(point) != POINT:
        raise ValueError("a public key has 65 bytes")
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)


def _auth(subscription: Subscription) -> bytes:
    auth = _decode(subscription.auth)
    if len(auth) != 16:
        raise ValueError("the secret of a subscription has 16 bytes")
    return auth


def _encode(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


# -- what is sent ------------------------------------------------------------------


def encrypt(
    text: bytes,
    subscription: Subscription,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """RFC 8291. The key and the salt are new for each message; tests say which."""
    key, salt = key or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs, ours = _decode(subscription.p256dh), _point(key)
    shared = key.exchange(ec.ECDH(), _public_key(subscription))
    secret = _hkdf(shared, _auth(subscription), b"WebPush: info\0" + theirs + ours, 32)
    content_key = _hkdf(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _hkdf(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + len(ours).to_bytes(1) + ours
    last = b"\2"  # ends the only record
    return head + AESGCM(content_key).encrypt(nonce, text + last, None)


def _hkdf(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def signature(key: ec.EllipticCurvePrivateKey, endpoint: str, subject: str, now: float) -> str:
    """The header ``Authorization`` for a push service, by RFC 8292."""
    parts = urlsplit(endpoint)
    claims: dict[str, Any] = {"aud": f"{parts.scheme}://{parts.netloc}"}
    claims |= {"exp": int(now) + SIGNED_FOR, **({"sub": subject} if subject else {})}
    said = [msgspec.json.encode(part) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
    token = ".".join(map(_encode, said))
    pair = decode_dss_signature(key.sign(token.encode(), ec.ECDSA(hashes.SHA256())))
    signed = b"".join(number.to_bytes(32) for number in pair)
    return f"vapid t={token}.{_encode(signed)}, k={public_part(key)}"


class PushSender:
    """``subject`` is the address at which a push service can reach the operator of this server."""

    def __init__(self, key: str, subject: str, tokens: Tokens) -> None:
        self._key = read_key(key)
        self.key = public_part(self._key)
        self._subject = subject
        self._tokens = tokens
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=ssl.create_default_context(),
            max_connections=10,
            keepalive_expiry=30,
            network_backend=_PublicNetwork(),
        )

    def is_good(self, wanted: AddBrowser) -> bool:
        """Whether something could be sent there."""
        subscription = _subscription(wanted)
        try:
            parts = urlsplit(subscription.endpoint)
            usual = parts.port in (None, 443) and _may_be_public(parts.hostname or "")
            _ = _public_key(subscription), _auth(subscription)
        except ValueError:
            return False
        return parts.scheme == "https" and bool(parts.hostname) and (usual or ANYWHERE)

    def address_of(self, wanted: AddBrowser) -> str:
        return msgspec.json.encode(_subscription(wanted)).decode()

    async def tell(self, channel: Channel, turns: list[Turn]) -> None:
        subscription = msgspec.json.decode(channel.address, type=Subscription)
        payload = self._payload(channel, turns)
        headers: Headers = {
            "Authorization": signature(
                self._key, subscription.endpoint, self._subject, time.time()
            ),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Topic": payload.tag,
            "TTL": str(_time_to_live(turns)),
            "Urgency": "normal",
        }
        body = encrypt(msgspec.json.encode(payload), subscription)
        response = await self._post(subscription.endpoint, headers, body)
        if response.status in GONE:
            raise Gone
        if not 200 <= response.status < 300:
            raise NotSent(f"the push service answers {response.status}", _pause_asked(response))

    def _payload(self, channel: Channel, turns: list[Turn]) -> Payload:
        preferences = channel.preferences
        title = title_of(turns, words(preferences.language))
        first = turns[0]
        if len(turns) == 1:
            body = [game_and_names(first.facts, preferences), deadline(first.facts, preferences)]
        else:
            body = [game_and_names(turn.facts, preferences) for turn in turns[:GAMES_NAMED]]
            body += ["…"] if len(turns) > GAMES_NAMED else []
        # A push service must not learn the id of a table: whoever has it can watch.
        tag = self._tokens.hash_of_channel(
            f"turn:{first.table if len(turns) == 1 else channel.id}"
        )[:32]
        url = f"/table/{first.table}" if len(turns) == 1 else "/"
        return Payload(title, "\n".join(line for line in body if line), url, tag)

    async def _post(self, address: str, headers: Headers, body: bytes) -> httpcore.Response:
        steps = dict.fromkeys(("connect", "read", "write", "pool"), TIMEOUT)
        try:
            async with self._pool.stream(
                "POST", address, headers=headers, content=body, extensions={"timeout": steps}
            ) as response:
                return response
        except (
            OSError,
            httpcore.NetworkError,
            httpcore.ProtocolError,
            httpcore.TimeoutException,
        ) as error:
            raise NotSent(type(error).__name__) from None


def _pause_asked(response: httpcore.Response) -> int:
    """How many seconds a push service wants to be left alone, if it says so in seconds."""
    said = {name.lower(): value for name, value in response.headers}.get(b"retry-after", b"")
    return int(said[:9]) if said.isdigit() else 0


def _subscription(wanted: AddBrowser) -> Subscription:
    return Subscription(wanted.endpoint, wanted.p256dh, wanted.auth)


def _time_to_live(turns: list[Turn]) -> int:
    """Until the first of the deadlines: after it nobody needs to be told."""
    ends = [turn.facts.until for turn in turns if turn.facts.until is not None]
    left = min(ends) - int(time.time()) if ends else USUAL_TTL
    return max(SHORTEST_TTL, min(left, LONGEST_TTL))


class _PublicNetwork(httpcore.AsyncNetworkBackend):
    """Connects to public addresses alone. A name is looked up here, once: the address that was
    checked is the one that is connected to."""

    def __init__(self) -> None:
        self._network = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(it[4][0]) for it in found]
        if not ANYWHERE and not all(map(is_public, addresses)):
            raise Gone
        return await self._network.connect_tcp(
            addresses[0], port, timeout, local_address, socket_options
        )

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
