"""All games by name: ours, and those that other packages bring along."""

from __future__ import annotations

from tontine.games import parts
from tontine.play.errors import BadMatch
from tontine.play.title import AnyTitle
from tontine.play.words import Vocabulary, introduce, shown

GROUP = "tontine.games"  # the entry point by which a package offers a class of Title
TITLES: dict[str, AnyTitle] = {}


def register(title: AnyTitle) -> None:
    TITLES[title.name] = title
    introduce(title.name, Vocabulary(title.rulebook.letter, title.locale, title.fields))


for part in parts(GROUP, "tontine.play.{game}.title:{Game}Title").values():
    register(part.load()())


def title_of(name: str) -> AnyTitle:
    if name not in TITLES:
        raise BadMatch("no-game", game=shown(name), games=list(TITLES))
    return TITLES[name]
