"""Much work spread over processes. Whatever does it, results come in the order of the jobs."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children
from typing import Any, Protocol, TypeVar

AHEAD = 4  # jobs in store for each process

Result = TypeVar("Result")


class Submit(Protocol):
    """Has a piece of work done somewhere."""

    def __call__(self, work: Callable[..., Result], /, *job: Any) -> Future[Result]: ...


def spread(
    work: Callable[..., Result], jobs: Iterable[tuple[Any, ...]], workers: int | None = None
) -> Iterator[Result]:
    """``work(*job)`` for every job, in their order, on so many processes: one a core if not said.
    With one, everything happens in this process."""
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
