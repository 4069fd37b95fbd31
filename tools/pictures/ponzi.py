from collections.abc import Mapping

from tontine.play.view import View

NAME = "ponzi"
HEIGHT = 38
SEED = 12
OPTIONS: Mapping[str, str] = {"game": "advanced"}


def wanted(view: View) -> bool:
    """An envelope to answer."""
    return bool(view.table.round >= 5 and view.asks[0].kind == "answer")
