"""A merger just begun: the bonuses are paid, the shares of the defunct are still held."""

from collections.abc import Sequence
from typing import Any

from tests.rules.acquire.position import LETTERS, AcquireScenario, place, position
from tontine.rules.acquire.components import QUANTUM, SACKSON


def merged(
    holdings: Sequence[int],
    *,
    corporation: int = SACKSON,
    size: int = 2,
    quantum: Sequence[int] = (1,),
    turn: int = 0,
    **more: Any,
) -> AcquireScenario:
    """The corporation, held like that, has been merged into Quantum, of twelve tiles."""
    scenario = position(
        LETTERS[corporation] * size + "\n.\n" + "Q" * 12,
        seats=len(holdings),
        turn=turn,
        hands={turn: "1B"},
        shares={corporation: holdings, QUANTUM: quantum},
        **more,
    )
    scenario.decide(place("1B"))
    return scenario
