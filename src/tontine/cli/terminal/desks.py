"""All games that can be played in the terminal, by name."""

from __future__ import annotations

from tontine.cli.terminal.acquire.desk import AcquireDesk
from tontine.cli.terminal.desk import Desk
from tontine.cli.terminal.greed.desk import GreedDesk
from tontine.cli.terminal.ponzi.desk import PonziDesk
from tontine.play.match import Match
from tontine.play.stories import speech_of
from tontine.play.words import Words

DESKS: dict[str, type[Desk]] = {
    "acquire": AcquireDesk,
    "ponzi": PonziDesk,
    "greed": GreedDesk,
}


def desk_of(match: Match, reader: int | None, words: Words) -> Desk:
    """The desk of a seat at a match, or of an onlooker."""
    return DESKS[match.title.name](match.title, speech_of(match, reader, words))
