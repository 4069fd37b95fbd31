"""Standing orders of Acquire: what becomes of one's shares when others merge."""

from __future__ import annotations

from collections.abc import Sequence

from tontine.play.orders import Order, OrderKind, ask_of, ready
from tontine.play.view import Ask, Decision

ORDERS = (OrderKind("keep", "A23", "turn"), OrderKind("sell", "A23", "turn"))


def obey(order: Order, asks: Sequence[Ask]) -> Decision | None:
    """A23: all shares of the corporation that is taken over are kept, or sold."""
    ask = ask_of(asks, "dispose")
    if ask is None:
        return None
    return ready(ask, sell=ask.numbers[0].most if order.name == "sell" else 0, trade=0)


def ends(asks: Sequence[Ask]) -> str:
    """It holds until one's own turn."""
    return "turn" if ask_of(asks, "place") is not None else ""
