"""What Greed Incorporated has words for."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tontine.bots.greed.reasons import TOPICS
from tontine.cli.terminal.greed.companies import HEADS
from tontine.cli.terminal.greed.deals import VERBS
from tontine.play.greed.names import CHAIR_NAMES, THING_NAMES, symbol_name
from tontine.play.view import Event
from tontine.play.words import Words
from tontine.rules.greed import cardfile
from tontine.rules.greed.decisions import PHASES

__all__ = ["PHASES"]

SAMPLE: Final = {
    "company": 3,
    "partner": 4,
    "asset": 20,
    "good": "coal",
    "thing": "money",
    "chair": "cfo",
    "symbol": "silver-b",
    "lot": "gold",
    "cause": "assets",
}
BEFORE: Final[list[Event]] = []
IN_PARTS: Final[dict[str, list[str]]] = {}
SILENT: Final[list[str]] = []

CONFIRMED = (
    *("bid", "use", "propose", "counter", "accept", "sell", "sell-keep", "keep", "found"),
    *("raise", "content-letters"),
)
WAITED = ("bid", "trade", "sell", "symbol", "founders", "found")


def names() -> Iterator[str]:
    for measure in TOPICS.measures:
        yield from (f"{message}-rival" for message in (measure.more, measure.less))
    yield from (f"good-{name.replace('_', '-')}" for name in THING_NAMES)
    yield from (f"chair-{name}" for name in CHAIR_NAMES)
    yield from (f"asset-{number}" for number in range(10, 50))
    yield from (f"symbol-{symbol_name(symbol)}" for symbol in range(18))
    yield from ("company-number", "asset-number", "event-said")
    yield from (f"post-{name}" for name in CHAIR_NAMES)
    yield from (f"stage-{stage}" for stage in range(1, 11))
    asked = ("announce", "take", "point", "drop")
    yield from (f"ask-{kind}" for kind in asked)
    said = ("decline", "reject", "withdraw", "content", "pass")
    yield from (f"does-{kind}" for kind in (*said, "take", "point"))
    yield from (f"choice-{kind}" for kind in (*said, "accept", "propose"))
    yield from (f"confirm-{kind}" for kind in (*said, *asked, *CONFIRMED))
    yield from (f"wait-{kind}" for kind in (*asked, *WAITED))
    yield from (f"books-{verdict}" for verdict in ("first", "clear", "boot", "liquidated"))
    yield from ("own-short", "own-units")
    yield from (f"pair-{kind}" for kind in ("raised", "passed"))
    yield from (f"company-{head}" for head in HEADS)
    yield from (f"market-{head}" for head in ("goods", "price", "next"))
    yield from (f"example-{verb}" for verb in VERBS)
    yield from (f"metal-{metal}" for metal in ("gold", "silver"))
    yield from _of_cards()


# Where something can be wrong in a set of cards.
CARD_PLACES = (
    *("file", "field", "goods", "good", "company", "company-place", "asset", "asset-place"),
    *("assets", "gold", "silver", "gold-symbol", "silver-symbol", "symbols-place"),
)


def _of_cards() -> Iterator[str]:
    yield from (f"cards-{reason.replace('_', '-')}" for reason in _card_reasons())
    yield from (f"cards-at-{kind}" for kind in CARD_PLACES)


def _card_reasons() -> set[str]:
    """What can be: the second argument of what is raised, or either half of it."""
    tree = ast.parse(Path(cardfile.__file__).read_text("utf-8"))
    calls = [it for it in ast.walk(tree) if isinstance(it, ast.Call) and len(it.args) > 1]
    return {
        str(part.value)
        for call in calls
        if isinstance(call.func, ast.Name | ast.Attribute)
        and (call.func.id if isinstance(call.func, ast.Name) else call.func.attr)
        in ("wrong", "BadCards")
        for part in ast.walk(call.args[1])
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def shown(words: Words) -> dict[str, str]:
    return {"company": "Endrun", "partner": "Icy Savings"}
