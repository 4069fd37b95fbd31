"""Only large messages are compressed, and each by itself."""

from __future__ import annotations

from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

from tontine.table.protocol import SMALLEST, DeflateLargeFactory


def agreed() -> tuple[Extension, Extension]:
    """The extension that a server and a browser agree on."""
    browser = ClientPerMessageDeflateFactory(client_max_window_bits=True)
    offered: list[ExtensionParameter] = list(browser.get_request_params())
    answered, server = DeflateLargeFactory().process_request_params(offered, [])
    return server, browser.process_response_params(answered, [])


def test_what_is_large_is_compressed_and_read_by_the_browser() -> None:
    server, browser = agreed()
    large = Frame(Opcode.TEXT, b'{"type":"state"}' * SMALLEST)
    for _ in range(2):  # the second without what is known from the first
        sent = server.encode(large)
        assert sent.rsv1
        assert len(sent.data) < SMALLEST
        assert browser.decode(sent).data == large.data


def test_what_is_small_is_sent_as_it_is() -> None:
    server, browser = agreed()
    small = Frame(Opcode.TEXT, b"x" * (SMALLEST - 1))
    assert server.encode(small) is small
    assert browser.decode(small).data == small.data


def test_what_a_browser_compresses_is_read() -> None:
    server, browser = agreed()
    for text in (b"hello" * 100, b"decide" * 100):
        assert server.decode(browser.encode(Frame(Opcode.TEXT, text))).data == text
