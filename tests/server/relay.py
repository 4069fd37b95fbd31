"""A line to a database that can be cut: nothing comes through any more, and nobody is told."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from typing import Self

from sqlalchemy.engine import make_url


class Relay:
    """Leads to the PostgreSQL at an address, by a port of its own; ``address`` goes that way."""

    def __init__(self, address: str) -> None:
        url = make_url(address)
        self._socket = f"{url.query['host']}/.s.PGSQL.5432"
        self._loop = asyncio.new_event_loop()
        self._open = asyncio.Event()
        self._open.set()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        start = asyncio.start_server(self._serve, "127.0.0.1", 0)
        self._server = asyncio.run_coroutine_threadsafe(start, self._loop).result()
        port = self._server.sockets[0].getsockname()[1]
        own = url.set(host="127.0.0.1", port=port, query={})
        self.address = own.render_as_string(hide_password=False)

    def cut(self) -> None:
        self._loop.call_soon_threadsafe(self._open.clear)

    def mend(self) -> None:
        """What was on its way arrives."""
        self._loop.call_soon_threadsafe(self._open.set)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._open.wait()
        try:
            theirs, ours = await asyncio.open_unix_connection(self._socket)
        except OSError:  # it is not running
            writer.close()
            return
        await asyncio.gather(self._pass_on(reader, ours), self._pass_on(theirs, writer))

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                await self._open.wait()
                writer.write(data)
                await writer.drain()
        writer.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
