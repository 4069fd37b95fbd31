"""The cards of Greed Incorporated as an option of a match."""

from __future__ import annotations

import subprocess
import sys

# A fresh process, in which no set was read, and threads that take turns at every chance.
READING = """
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from tontine.play.greed.cards import HOUSE, cards_of, is_house

sys.setswitchinterval(1e-6)
together = Barrier(4)

def read(_):
    together.wait()
    return is_house(cards_of(HOUSE))

with ThreadPoolExecutor(4) as threads:
    read_at_once = list(threads.map(read, range(4)))
print(*read_at_once, is_house(cards_of(HOUSE)))
"""


def test_tables_that_are_loaded_at_once_have_the_same_house_set() -> None:
    done = subprocess.run(
        [sys.executable, "-c", READING], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["True"] * 5
