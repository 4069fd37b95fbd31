"""Standing orders of Ponzi Scheme: not to trade."""

from __future__ import annotations

from collections.abc import Sequence

from tontine.play.orders import OrderKind, ask_of, ready
from tontine.play.view import Ask, Decision

ORDERS = (OrderKind("pass", "P16", "envelope"),)


def obey(asks: Sequence[Ask]) -> Decision | None:
    """P16: no offer, and no luxury."""
    ask = ask_of(asks, "pass")
    return None if ask is None else ready(ask, kind="pass")


def ends(asks: Sequence[Ask]) -> str:
    """An envelope has come."""
    return "envelope" if ask_of(asks, "answer") is not None else ""
