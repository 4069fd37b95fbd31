from collections.abc import Mapping

from tontine.play.view import View

NAME = "terminal"
HEIGHT = 34
SEED = 3
OPTIONS: Mapping[str, str] = {}


def wanted(view: View) -> bool:
    """A merger in hand."""
    fates = {tile.fate for tile in view.table.hand}
    placing = view.asks[0].kind == "place"
    return view.version > 70 and placing and "merges" in fates and len(fates) > 2
