"""The story of a match in a reader's language, whichever game it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tontine.play.acquire import story as acquire
from tontine.play.acquire.speech import AcquireSpeech
from tontine.play.greed import story as greed
from tontine.play.greed.cards import cards_of
from tontine.play.greed.speech import GreedSpeech
from tontine.play.match import Match
from tontine.play.ponzi import story as ponzi
from tontine.play.ponzi.speech import PonziSpeech
from tontine.play.speech import Speech
from tontine.play.story import Paragraph
from tontine.play.view import Entry
from tontine.play.words import Words

Names = Sequence[str]
Options = Mapping[str, str]


def _acquire_speech(words: Words, options: Options, seats: Names, reader: int | None) -> Speech:
    return AcquireSpeech(words, options["names"], seats, reader)


def _ponzi_speech(words: Words, options: Options, seats: Names, reader: int | None) -> Speech:
    return PonziSpeech(words, seats, reader)


def _greed_speech(words: Words, options: Options, seats: Names, reader: int | None) -> Speech:
    return GreedSpeech(words, cards_of(options["cards"]), seats, reader)


def _tell_acquire(log: Sequence[Entry], speech: Speech) -> list[Paragraph]:
    assert isinstance(speech, AcquireSpeech)
    return acquire.tell(log, speech)


def _tell_ponzi(log: Sequence[Entry], speech: Speech) -> list[Paragraph]:
    assert isinstance(speech, PonziSpeech)
    return ponzi.tell(log, speech)


def _tell_greed(log: Sequence[Entry], speech: Speech) -> list[Paragraph]:
    assert isinstance(speech, GreedSpeech)
    return greed.tell(log, speech)


SPEECHES: dict[str, Callable[[Words, Options, Names, int | None], Speech]] = {
    "acquire": _acquire_speech,
    "ponzi": _ponzi_speech,
    "greed": _greed_speech,
}
TELLERS: dict[str, Callable[[Sequence[Entry], Speech], list[Paragraph]]] = {
    "acquire": _tell_acquire,
    "ponzi": _tell_ponzi,
    "greed": _tell_greed,
}


def speech_of(match: Match, reader: int | None, words: Words) -> Speech:
    """How everything is called for a seat of the match, or for an onlooker."""
    game = match.title.name
    return SPEECHES[game](words.of(game), match.options, match.seats, reader)


def story_of(match: Match, reader: int | None, words: Words) -> list[Paragraph]:
    """The log that the seat, or an onlooker, may read, in words."""
    return TELLERS[match.title.name](match.log(reader), speech_of(match, reader, words))
