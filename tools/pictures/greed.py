from collections.abc import Mapping

from tontine.play.view import View

NAME = "greed"
HEIGHT = 38
SEED = 3
OPTIONS: Mapping[str, str] = {}


def wanted(view: View) -> bool:
    """In the trade, with a proposal to answer and something to make."""
    kinds = {ask.kind for ask in view.asks}
    return bool(view.table.year >= 4) and {"answer", "use"} <= kinds
