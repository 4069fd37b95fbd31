"""Scripts: chance outcomes by name, as people write them and as save files record them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from tontine.play.errors import BadMatch
from tontine.play.title import Title
from tontine.rules.chance import Script, ScriptError

Streams = dict[str, list[str]]


def read_script(title: Title, streams: Mapping[str, Sequence[str]], strict: bool) -> Script:
    """Outcomes by name, turned into numbers; BadMatch says which one is wrong."""
    if not isinstance(streams, Mapping):
        raise BadMatch(f"a script is an object with the streams {', '.join(title.streams)}")
    for name in streams:
        if name not in title.streams:
            raise BadMatch(f"script: no stream {name!r}; there is {', '.join(title.streams)}")
    return Script([_read_stream(title, streams, name) for name in title.streams], strict)


def _read_stream(title: Title, streams: Mapping[str, Sequence[str]], name: str) -> vec[i64]:
    outcomes = streams.get(name, [])
    if not isinstance(outcomes, list | tuple) or not all(isinstance(it, str) for it in outcomes):
        raise BadMatch(f"script, {name}: a list of texts was expected")
    stream = title.streams.index(name)
    values = []
    for place, outcome in enumerate(outcomes, 1):
        try:
            values.append(title.read_outcome(stream, outcome))
        except ValueError as error:
            raise BadMatch(f"script, {name}, outcome {place}: {error}") from None
    return vec[i64](values)


def name_outcomes(title: Title, outcomes: Iterable[tuple[int, int]]) -> Streams:
    """The inverse: only streams that have outcomes."""
    streams: Streams = {}
    for stream, value in outcomes:
        name = title.name_outcome(stream, value)
        streams.setdefault(title.streams[stream], []).append(name)
    return streams


def left_over(title: Title, script: Script) -> Streams:
    """What a script still holds."""
    return name_outcomes(
        title,
        (
            (stream, script.streams[stream][place])
            for stream in range(len(title.streams))
            for place in range(script.read[stream], len(script.streams[stream]))
        ),
    )


def explain(title: Title, error: ScriptError) -> str:
    """What is wrong with a script where the game stumbled over it."""
    name = title.streams[error.stream]
    if error.value < 0:
        return f"{name} ends after {error.outcome} outcomes, and another is needed"
    outcome = title.name_outcome(error.stream, error.value)
    return f"{name}, outcome {error.outcome + 1}: {outcome} is not there to be drawn"
