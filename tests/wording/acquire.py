"""What Acquire has words for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tontine.bots.acquire.reasons import FIRST, SECOND, TIED
from tontine.cli.terminal.acquire.palette import FATE_SIGNS
from tontine.cli.terminal.acquire.shares import LEGEND
from tontine.play.acquire.bonuses import PAID
from tontine.play.acquire.names import CORPORATION_NAMES
from tontine.play.acquire.review import KINDS
from tontine.play.acquire.table import STOPS
from tontine.play.view import Event
from tontine.play.words import Words
from tontine.rules.acquire.decisions import PHASES, PLACES

__all__ = ["PHASES"]

SAMPLE: Final = {"tile": "4C", "corporation": "hydra", "survivor": "zeta", "place": "first"}
BEFORE: Final = [Event("merged", "A15", {"seat": 0, "corporation": "zeta"})]
IN_PARTS: Final = {"disposed": ("sold", "traded", "kept")}
SILENT: Final = ["given"]


def names() -> Iterator[str]:
    yield from (f"reason-{place}" for place in (FIRST, TIED, SECOND))
    for about in (FIRST, TIED, SECOND, "lead", "ousted", "grows", "paid"):
        yield f"reason-{about}-rival"
    yield from (f"corporation-{name}" for name in CORPORATION_NAMES)
    yield from (f"bonus-{place.replace('_', '-')}" for place in PLACES)
    yield from (f"fate-{fate}" for fate in FATE_SIGNS)
    yield from (f"legend-{sign}" for sign in LEGEND)
    yield from ("does-lone", "does-blocked", "does-dead")
    for kind in ("announce", "leave", "end"):
        yield from (f"does-{kind}", f"confirm-{kind}")
    for kind in ("place", "found", "survivor", "settle"):
        yield from (f"ask-{kind}", f"confirm-{kind}")
    yield from ("ask-buy", "ask-buy.skipped", "ask-buy-nothing", "ask-buy-nothing.skipped")
    yield from (f"all-{way}" for way in ("keep", "sell", "trade"))
    yield from (f"event-disposed-{part}.you" for part in IN_PARTS["disposed"])
    yield from (f"stop-{stop}" for stop in STOPS)
    yield from (f"wait-{phase}" for phase in PHASES)
    yield from (f"why-{bonus}" for paid in PAID.values() for bonus in paid)
    yield from (f"account-{kind}" for kind in (*KINDS, "total"))
    yield from (f"shares-{head}" for head in ("size", "price", "next", "bank"))


def shown(words: Words) -> dict[str, str]:
    return {"corporation": words("corporation-hydra")}
