"""Scripts: chance outcomes by name, as people write them and as save files record them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from tontine.play.errors import BadMatch
from tontine.play.title import AnyTitle
from tontine.play.words import Phrase, shown
from tontine.rules.chance import Script, ScriptError

Streams = dict[str, list[str]]


def read_script(title: AnyTitle, streams: Mapping[str, Sequence[str]], strict: bool) -> Script:
    """Outcomes by name, turned into numbers; BadMatch says which one is wrong."""
    if not isinstance(streams, Mapping):
        raise BadMatch("script-form", streams=title.streams)
    for name in streams:
        if name not in title.streams:
            raise BadMatch("script-stream", stream=shown(name), streams=title.streams)
    return Script([_read_stream(title, streams, name) for name in title.streams], strict)


def _read_stream(title: AnyTitle, streams: Mapping[str, Sequence[str]], name: str) -> vec[i64]:
    outcomes = streams.get(name, [])
    if not isinstance(outcomes, list | tuple) or not all(isinstance(it, str) for it in outcomes):
        raise BadMatch("script-texts", stream=name)
    stream = title.streams.index(name)
    values = []
    for place, outcome in enumerate(outcomes, 1):
        try:
            values.append(title.read_outcome(stream, outcome))
        except BadMatch as error:
            where = {"stream": name, "place": str(place)}
            raise BadMatch("script-outcome", problem=error.phrase, **where) from None
    return vec[i64](values)


def name_outcomes(title: AnyTitle, outcomes: Iterable[tuple[int, int]]) -> Streams:
    """The inverse: only streams that have outcomes."""
    streams: Streams = {}
    for stream, value in outcomes:
        name = title.name_outcome(stream, value)
        streams.setdefault(title.streams[stream], []).append(name)
    return streams


def left_over(title: AnyTitle, script: Script) -> Streams:
    """What a script still holds."""
    return name_outcomes(
        title,
        (
            (stream, script.streams[stream][place])
            for stream in range(len(title.streams))
            for place in range(script.read[stream], len(script.streams[stream]))
        ),
    )


def explain(title: AnyTitle, error: ScriptError) -> Phrase:
    """What is wrong with a script where the game stumbled over it."""
    name = title.streams[error.stream]
    if error.value < 0:
        return Phrase("script-ends", {"stream": name, "outcomes": error.outcome})
    outcome = title.name_outcome(error.stream, error.value)
    place = str(error.outcome + 1)
    return Phrase("script-drawn", {"stream": name, "place": place, "outcome": outcome})
