"""All titles by name."""

from __future__ import annotations

from tontine.play.acquire.title import AcquireTitle
from tontine.play.errors import BadMatch
from tontine.play.greed.title import GreedTitle
from tontine.play.ponzi.title import PonziTitle
from tontine.play.title import Title
from tontine.play.words import shown

TITLES: dict[str, Title] = {
    "acquire": AcquireTitle(),
    "ponzi": PonziTitle(),
    "greed": GreedTitle(),
}


def title_of(name: str) -> Title:
    if name not in TITLES:
        raise BadMatch("no-game", game=shown(name), games=list(TITLES))
    return TITLES[name]
