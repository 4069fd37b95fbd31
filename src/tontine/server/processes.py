"""Several processes that serve one address: each takes the connections that the system gives it.

They hand those over that another one is to serve (``handover.py``).
"""

from __future__ import annotations

import logging
import mmap
import multiprocessing
import os
import signal
import struct
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkProcess

logger = logging.getLogger(__name__)

RESTART_DELAY = 1.0  # seconds after a process has died
LOOK_INTERVAL = 0.5  # seconds between two looks at whether all processes are alive
HANGS = 4.0  # seconds without a heartbeat after which a process is killed,
LATE = 2.5  # and after which no connections are handed over to it
LAST_WORDS = 5.0  # seconds that all of them together have to end, before they are killed;
LAST_HANDS = 20.0  # and when their tables go to other hosts before

# Serves as the process with that number until it is ended; what it is given is called once clients
# can connect.
Serve = Callable[[int, Callable[[], None]], None]


class Heartbeats:
    """When each process was last known to work, in memory that all of them share. A process that
    does not serve yet has none."""

    _TIME = struct.Struct("d")

    def __init__(self, count: int) -> None:
        self._times = mmap.mmap(-1, count * self._TIME.size)

    def beat(self, number: int) -> None:
        self._TIME.pack_into(self._times, number * self._TIME.size, time.monotonic())

    def forget(self, number: int) -> None:
        self._TIME.pack_into(self._times, number * self._TIME.size, 0.0)

    def last(self, number: int) -> float:
        """0 if there was none."""
        last: float = self._TIME.unpack_from(self._times, number * self._TIME.size)[0]
        return last

    def is_in_time(self, number: int) -> bool:
        return self.last(number) >= time.monotonic() - LATE


def run_processes(
    count: int, serve: Serve, ready: Callable[[], None], heartbeats: Heartbeats
) -> None:
    """Run so many processes until Ctrl-C; one that dies or hangs is replaced. They end with this
    one, however that ends. ``ready`` is called once all of them serve; if one dies before that, all
    end."""
    here, there = os.pipe()
    context = multiprocessing.get_context("fork")
    processes: dict[ForkProcess, tuple[int, Connection]] = {}  # their numbers; what they say

    def start(number: int) -> None:
        heartbeats.forget(number)
        receiving, sending = context.Pipe(duplex=False)
        process = context.Process(target=_work, args=(serve, number, sending, here, there))
        process.start()
        sending.close()
        processes[process] = number, receiving

    # SIGINT too: a shell that starts something in the background has it ignored from the start.
    for kind in (signal.SIGINT, signal.SIGTERM):
        signal.signal(kind, _interrupt)
    ending, patience = signal.SIGINT, LAST_WORDS
    try:
        for number in range(count):
            start(number)
        for _, receiving in processes.values():
            receiving.recv()
        ready()
        looked = awake = time.monotonic()
        while True:
            wait([process.sentinel for process in processes], LOOK_INTERVAL)
            # If this process did not run either, the others are given their time again.
            looked, before = time.monotonic(), looked
            if looked - before > 2 * LOOK_INTERVAL:
                awake = looked
            for process, (number, _) in processes.items():
                last = heartbeats.last(number)
                if last and looked - max(last, awake) > HANGS and process.is_alive():
                    logger.error("a process that serves hangs, and is killed")
                    process.kill()
                    process.join()
            for process in [it for it in processes if not it.is_alive()]:
                logger.error("a process that serves has died: %s", process.exitcode)
                number, receiving = processes.pop(process)
                receiving.close()
                threading.Event().wait(RESTART_DELAY)
                start(number)
    except EOFError:
        logger.error("a process that serves could not start")
        raise SystemExit(1) from None
    except Terminated:
        ending, patience = signal.SIGTERM, LAST_HANDS
        raise
    finally:
        for process in processes:
            if process.pid is not None and process.is_alive():
                os.kill(process.pid, ending)
        due = time.monotonic() + patience
        for process in processes:
            process.join(max(0.0, due - time.monotonic()))
            process.kill()  # whatever is acknowledged is stored


class Terminated(KeyboardInterrupt):
    """By SIGTERM: tables go to other hosts first."""


def _interrupt(number: int, frame: object) -> None:
    raise Terminated if number == signal.SIGTERM else KeyboardInterrupt


def _work(serve: Serve, number: int, sending: Connection, here: int, there: int) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.close(there)
    threading.Thread(target=_end_with_parent, args=(here,), daemon=True).start()
    with suppress(KeyboardInterrupt):
        serve(number, lambda: sending.send("ready"))


def _end_with_parent(here: int) -> None:
    """The other end is closed when the parent is gone."""
    os.read(here, 1)
    os.kill(os.getpid(), signal.SIGINT)
