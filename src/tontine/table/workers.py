"""Several processes that serve one address: each takes the connections that the system gives it."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkProcess

logger = logging.getLogger(__name__)

RESTART_DELAY = 1.0  # seconds after a process has died
LAST_WORDS = 5.0  # seconds in which all of them have to end

Serve = Callable[[Callable[[], None]], None]  # until it is told to end; calls back when it is ready


def run_workers(count: int, serve: Serve, ready: Callable[[], None]) -> None:
    """Run so many processes until Ctrl-C; one that dies is started again. They end with this one,
    however that ends. ``ready`` is called once all of them serve; if one dies before that, all
    end."""
    here, there = os.pipe()
    context = multiprocessing.get_context("fork")
    workers: dict[ForkProcess, Connection] = {}

    def start() -> None:
        told, tell = context.Pipe(duplex=False)
        worker = context.Process(target=_work, args=(serve, tell, here, there))
        worker.start()
        tell.close()
        workers[worker] = told

    # SIGINT too: a shell that starts something in the background has it ignored from the start.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _interrupt)
    try:
        for _ in range(count):
            start()
        for told in workers.values():
            told.recv()
        ready()
        while True:
            wait([worker.sentinel for worker in workers])
            for worker in [it for it in workers if not it.is_alive()]:
                logger.error("a process that serves has died: %s", worker.exitcode)
                workers.pop(worker).close()
                threading.Event().wait(RESTART_DELAY)
                start()
    except EOFError:
        logger.error("a process that serves could not start")
        raise SystemExit(1) from None
    finally:
        for worker in workers:
            worker.terminate()
        due = time.monotonic() + LAST_WORDS
        for worker in workers:
            worker.join(max(0.0, due - time.monotonic()))
            worker.kill()  # whatever is acknowledged is stored


def _interrupt(number: int, frame: object) -> None:
    raise KeyboardInterrupt


def _work(serve: Serve, tell: Connection, here: int, there: int) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    os.close(there)
    threading.Thread(target=_end_with_parent, args=(here,), daemon=True).start()
    with suppress(KeyboardInterrupt):
        serve(lambda: tell.send("ready"))


def _end_with_parent(here: int) -> None:
    """The other end is closed when the parent is gone."""
    os.read(here, 1)
    os.kill(os.getpid(), signal.SIGTERM)
