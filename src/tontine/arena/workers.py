"""Work spread over processes, here or on many machines. Results come in the order of the jobs,
wherever they are done."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from multiprocessing import active_children
from socket import create_connection
from typing import Any, Protocol, TypeVar

from tontine.play.errors import BadMatch

AHEAD = 4  # jobs in store for each process
KNOCK = 10  # seconds

Result = TypeVar("Result")


class Submit(Protocol):
    """Submits a piece of work to another process or machine."""

    def __call__(self, work: Callable[..., Result], /, *job: Any) -> Future[Result]: ...


def spread(
    work: Callable[..., Result],
    jobs: Iterable[tuple[Any, ...]],
    workers: int | None = None,
    ray: str | None = None,
) -> Generator[Result, None, None]:
    """``work(*job)`` for every job, in their order, on so many processes: one a core if not said.
    With one, everything happens in this process. ``ray`` is the address of a Ray cluster that does
    it instead, or "auto" for the one that runs here."""
    if ray is not None:
        with ray_cluster(ray) as (submit, cores):
            yield from _in_order(submit, work, jobs, AHEAD * (workers or cores))
        return
    workers = workers or os.cpu_count() or 1
    if workers == 1:
        for job in jobs:
            yield work(*job)
        return
    with _processes(workers) as pool:
        yield from _in_order(pool.submit, work, jobs, AHEAD * workers)


def _in_order(
    submit: Submit, work: Callable[..., Result], jobs: Iterable[tuple[Any, ...]], ahead: int
) -> Iterator[Result]:
    waiting: deque[Future[Result]] = deque()
    for job in jobs:
        waiting.append(submit(work, *job))
        if len(waiting) >= ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


@contextmanager
def _processes(workers: int) -> Iterator[Executor]:
    """A pool that ends at once when it is left before its work is done."""
    others = set(active_children())
    pool = ProcessPoolExecutor(workers, initializer=_leave_interrupts_to_the_parent)
    try:
        yield pool
        pool.shutdown()
    except BaseException:  # an interrupt, or the caller wants no more results
        for process in set(active_children()) - others:
            process.terminate()
        pool.shutdown(cancel_futures=True)
        raise


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def ray_cluster(address: str) -> Iterator[tuple[Submit, int]]:
    """How to have work done by a Ray cluster, and how many cores it has."""
    ray: Any = import_module("ray")
    try:
        _knock(address)
        ray.init(address, log_to_driver=False, logging_level="ERROR")
    except (OSError, ValueError, RuntimeError) as error:
        text = str(error).partition("\n")[0]
        raise BadMatch("ray-nowhere", address=address, text=text) from None

    @cache
    def remote(work: Callable[..., Result]) -> Any:
        return ray.remote(work)

    def submit(work: Callable[..., Result], /, *job: Any) -> Future[Result]:
        future: Future[Result] = remote(work).remote(*job).future()
        return future

    try:
        yield submit, max(int(ray.cluster_resources().get("CPU", 1)), 1)
    finally:
        ray.shutdown()  # ends our work that still runs there


def _knock(address: str) -> None:
    """Raise OSError if nothing listens there: Ray would retry for minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdigit():
        create_connection((host.strip("[]"), int(port)), KNOCK).close()
