"""A hint as clients are sent it, in every language: put together in a process of bots, so that
nothing is left to do on the event loop."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tontine.coach.hints import Advice, advice, playouts_for
from tontine.play.match import Match
from tontine.play.speech import Speech
from tontine.play.stories import speech_of, tell_on
from tontine.play.title import AnyTitle
from tontine.play.view import Choice, Entry
from tontine.play.words import LANGUAGES, words
from tontine.server.wire.socket import Hint, HintReason, HintTurn

SURE = 2  # standard errors: with 95 percent the chance is no farther away
# Of all playouts: a first answer comes early, and is made sure by the second.
PARTS = (0.1, 1.0)

Messages = dict[str, msgspec.Raw]  # by language


def hint_messages(match: Match, seat: int, part: float, final: bool) -> Messages:
    """What the coach says after so many of its playouts."""
    found = advice(match, seat, playouts_for(match.title.name, part))
    log = match.log(seat)
    return {
        it: msgspec.Raw(msgspec.json.encode(_message(match, found, log, it, final)))
        for it in LANGUAGES
    }


def _message(match: Match, found: Advice, log: Sequence[Entry], language: str, final: bool) -> Hint:
    speech = speech_of(match, found.seat, words(language))

    turns = [
        HintTurn(
            moves=[choice.decision for choice in turn.choices],
            text=text_of(match.title, log, turn.choices, speech),
            chance=round(100 * turn.chance),
            close=turn.close,
            tempting=turn.tempting,
            reasons=[HintReason(speech.say(it.says), it.good) for it in turn.reasons],
        )
        for turn in found.turns
    ]
    doubt = max((turn.doubt for turn in found.turns), default=0.0)
    return Hint(
        seat=found.seat,
        version=found.version,
        decided=match.last_decision(found.seat),
        playouts=found.playouts,
        doubt=max(round(100 * SURE * doubt), 1),
        final=final,
        turns=turns,
    )


def text_of(
    title: AnyTitle, log: Sequence[Entry], choices: Sequence[Choice], speech: Speech
) -> str:
    """A whole turn, as its player would read it after the log."""
    events = [event for choice in choices for event in choice.does]
    called = [choice.confirm for choice in choices if choice.confirm is not None]
    return tell_on(title, log, events, speech) or speech.words.row(
        [speech.say(phrase) for phrase in called]
    )
