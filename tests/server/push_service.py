"""A real push service for the tests, by HTTPS; and browsers that read what it was sent.

Decrypting is written here once more, from RFC 8291, and not with the code that encrypts.
"""

from __future__ import annotations

import hashlib
import hmac
import threading
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from typing import Any

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from tests.server.certificates import Certificate
from tests.server.postbox import PATIENCE

_numbers = count()
_X962 = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class PushService:
    """What was sent to each address, in order, and what is answered to the next ones."""

    def __init__(self) -> None:
        self.sent: dict[str, list[tuple[dict[str, str], bytes]]] = {}
        self.answers: dict[str, list[int]] = {}
        self.requests = 0
        self.retry_after = ""  # said with every answer but 201
        self.address = ""
        self._changed = threading.Condition()

    def take(self, path: str, headers: dict[str, str], body: bytes) -> int:
        with self._changed:
            self.requests += 1
            answers = self.answers.get(path)
            status = answers.pop(0) if answers else 201
            if status == 201:
                self.sent.setdefault(path, []).append((headers, body))
            self._changed.notify_all()
        return status

    def until(self, wanted: Any) -> None:
        with self._changed:
            assert self._changed.wait_for(wanted, PATIENCE), {
                k: len(v) for k, v in self.sent.items()
            }


class Browser:
    """One that has subscribed: its keys, and what it is told."""

    def __init__(self, service: PushService, key: str) -> None:
        self._service = service
        self._server_key = key  # of the server whose messages it takes
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = hashlib.sha256(str(next(_numbers)).encode()).digest()[:16]
        self.path = f"/send/{next(_numbers)}"
        self.subscription = {
            "endpoint": service.address + self.path,
            "p256dh": encode(self._private.public_key().public_bytes(*_X962)),
            "auth": encode(self._auth),
        }

    @property
    def count(self) -> int:
        return len(self._service.sent.get(self.path, []))

    def told(self, number: int = 1) -> dict[str, Any]:
        """The message with this number, from one on."""
        self._service.until(lambda: self.count >= number)
        headers, body = self._service.sent[self.path][number - 1]
        self._check(headers)
        assert headers["content-encoding"] == "aes128gcm"
        found: dict[str, Any] = msgspec.json.decode(self._decrypt(body))
        return {**found, "ttl": int(headers["ttl"]), "topic": headers["topic"]}

    def _check(self, headers: dict[str, str]) -> None:
        """By RFC 8292 a message is signed with the key that the browser has subscribed with."""
        kind, _, rest = headers["authorization"].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert (kind, parts["k"]) == ("vapid", self._server_key)
        said, _, signed = parts["t"].rpartition(".")
        numbers = decode(signed)
        pair = (int.from_bytes(numbers[:32]), int.from_bytes(numbers[32:]))
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(parts["k"]))
        key.verify(encode_dss_signature(*pair), said.encode(), ec.ECDSA(hashes.SHA256()))
        head, claims = (msgspec.json.decode(decode(part)) for part in said.split("."))
        assert head == {"typ": "JWT", "alg": "ES256"}
        assert claims["aud"] == self._service.address
        assert claims["sub"].startswith("https://")
        assert time.time() < claims["exp"] <= time.time() + 24 * 3600

    def _decrypt(self, body: bytes) -> bytes:
        salt, length = body[:16], body[20]
        theirs, text = body[21 : 21 + length], body[21 + length :]
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self._private.exchange(ec.ECDH(), key)
        ours = self._private.public_key().public_bytes(*_X962)
        secret = _derive(self._auth, shared, b"WebPush: info\0" + ours + theirs)
        content_key = _derive(salt, secret, b"Content-Encoding: aes128gcm\0")[:16]
        nonce = _derive(salt, secret, b"Content-Encoding: nonce\0")[:12]
        plain = AESGCM(content_key).decrypt(nonce, text, None)
        assert plain.endswith(b"\2")
        return plain[:-1]


def _derive(salt: bytes, secret: bytes, info: bytes) -> bytes:
    inner = hmac.digest(salt, secret, "sha256")
    return hmac.digest(inner, info + b"\1", "sha256")


@contextmanager
def push_service(certificate: Certificate) -> Iterator[PushService]:
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            status = service.take(self.path, headers, body)
            self.send_response(status)
            if status != 201 and service.retry_after:
                self.send_header("Retry-After", service.retry_after)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *arguments: object) -> None:
            """Nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        server.socket = certificate.context.wrap_socket(server.socket, server_side=True)
        service.address = f"https://localhost:{server.server_address[1]}"
        thread = threading.Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield service
        finally:
            server.shutdown()
            thread.join()
