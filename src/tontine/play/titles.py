"""All games by name: ours, and those that other packages bring along."""

from __future__ import annotations

from importlib.metadata import entry_points

from tontine.play.acquire.title import AcquireTitle
from tontine.play.errors import BadMatch
from tontine.play.greed.title import GreedTitle
from tontine.play.ponzi.title import PonziTitle
from tontine.play.title import Title
from tontine.play.words import Vocabulary, introduce, shown

GROUP = "tontine.games"  # the entry point by which a package offers a class of Title
TITLES: dict[str, Title] = {}


def register(title: Title) -> None:
    TITLES[title.name] = title
    introduce(title.name, Vocabulary(title.rulebook.letter, title.locale, title.fields))


for ours in (AcquireTitle, PonziTitle, GreedTitle):
    register(ours())
for entry in entry_points(group=GROUP):
    register(entry.load()())


def title_of(name: str) -> Title:
    if name not in TITLES:
        raise BadMatch("no-game", game=shown(name), games=list(TITLES))
    return TITLES[name]
