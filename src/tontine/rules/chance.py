"""The one door all chance goes through.

Normally a seeded generator stands behind it. In a replay, or when a game from a real table
is entered, it is a script of recorded outcomes; where nobody may foresee it, a tape of numbers
made elsewhere. A sealed door lets nothing through: that is how a preview knows where the certain
ends.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tontine.rules.pickling import Reduced, reduced

SEED_LIMIT: Final = 1 << 62  # seeds are whole numbers from 0 up to this, exclusive


class ScriptError(ValueError):
    """A script of outcomes that does not fit the game.

    ``outcome`` is the position in the stream, from 0; ``value`` is what stands there, or
    -1 if the script is at its end. ``items`` is what could stand there, each as likely as any
    other.
    """

    def __init__(self, stream: int, outcome: int, value: int, items: list[int]) -> None:
        super().__init__(f"stream {stream}, outcome {outcome}: {value}")
        self.stream = stream
        self.outcome = outcome
        self.value = value
        self.items = items


class Unknowable(Exception):
    """A sealed game came to something that its seat cannot know beforehand."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Rng:
    """splitmix64 cut down to 62 bits, so that it fits a signed native integer."""

    MASK: Final = (1 << 62) - 1

    def __init__(self, state: i64) -> None:
        self.state = state

    def clone(self) -> Rng:
        return Rng(self.state)

    def __reduce__(self) -> Reduced:
        return reduced(self, self.state)

    def next(self) -> i64:
        self.state = (self.state + 0x1E3779B97F4A7C15) & self.MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0x3F58476D1CE4E5B9) & self.MASK
        z = ((z ^ (z >> 27)) * 0x14D049BB133111EB) & self.MASK
        return z ^ (z >> 31)

    def below(self, bound: i64) -> i64:
        """A number in range(bound), for bounds up to 2**31."""
        return ((self.next() >> 30) * bound) >> 32

    def shuffle(self, items: vec[i64]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


@mypyc_attr(acyclic=True)
class Script:
    """Recorded outcomes, in one or more streams, and how far each has been read.

    ``strict``: the end of a stream is an error. Otherwise the generator goes on from there.
    """

    def __init__(self, streams: list[vec[i64]], strict: bool) -> None:
        self.streams = streams
        self.strict = strict
        self.read: vec[i64] = vec[i64]([0] * len(streams))

    def clone(self) -> Script:
        twin = Script(self.streams, self.strict)
        twin.read = self.read[:]
        return twin

    def __reduce__(self) -> Reduced:
        return reduced(self, self.streams, self.strict)

    def left(self, stream: i64) -> i64:
        return len(self.streams[stream]) - self.read[stream]

    def take(self, stream: i64, items: vec[i64], count: i64) -> i64:
        """Where the next recorded outcome lies among the items."""
        position = self.read[stream]
        if position >= len(self.streams[stream]):
            raise ScriptError(stream, position, -1, list(items[:count]))
        value = self.streams[stream][position]
        for index in range(count):
            if items[index] == value:
                self.read[stream] = position + 1
                return index
        raise ScriptError(stream, position, value, list(items[:count]))


@mypyc_attr(acyclic=True)
class Tape:
    """Numbers from 0 up to 2**32, exclusive, and how far they have been read.

    Whoever made them must see to it that enough are left: its end is an IndexError.
    """

    RANGE: Final = 1 << 32

    def __init__(self, numbers: vec[i64], read: i64) -> None:
        self.numbers = numbers
        self.read = read

    def __reduce__(self) -> Reduced:
        return reduced(self, self.numbers, self.read)

    def clone(self) -> Tape:
        return Tape(self.numbers, self.read)

    def below(self, bound: i64) -> i64:
        """A number in range(bound), each exactly as likely as any other."""
        while True:
            number = self.numbers[self.read]
            self.read += 1
            if number < self.RANGE - self.RANGE % bound:
                return number % bound


@mypyc_attr(acyclic=True)
class Outcomes:
    """What came through the door: pairs of stream and value, in order, and open secrets."""

    def __init__(self) -> None:
        self.pairs: vec[i64] = vec[i64]()
        self.revealed = False

    def __reduce__(self) -> Reduced:
        return reduced(self)

    def note(self, stream: i64, value: i64) -> None:
        self.pairs = append(self.pairs, stream)
        self.pairs = append(self.pairs, value)

    def listed(self) -> list[tuple[int, int]]:
        return [(self.pairs[i], self.pairs[i + 1]) for i in range(0, len(self.pairs), 2)]


@mypyc_attr(acyclic=True, free_list_len=1)
class Chance(Rng):
    """The door, and the generator behind it. ``watched`` is the one flag that the fast path looks
    at."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng.state)
        self.watched = False
        self.sealed = False
        self.script: Script | None = None
        self.tape: Tape | None = None
        self.outcomes: Outcomes | None = None

    def clone(self) -> Chance:
        """An independent door. It reads on in the same script and tape; it records nothing."""
        twin = Chance(self)
        if not self.watched:
            return twin
        if self.script is not None:
            twin.follow(self.script.clone())
        if self.tape is not None:
            twin.play(self.tape.clone())
        return twin

    def __reduce__(self) -> Reduced:
        return reduced(self, Rng(0))

    def follow(self, script: Script) -> None:
        self.script = script
        self.watched = True

    def play(self, tape: Tape) -> None:
        """Take this instead of the generator."""
        self.tape = tape
        self.watched = True

    def record(self) -> Outcomes:
        """Write down everything from now on."""
        self.outcomes = Outcomes()
        self.watched = True
        return self.outcomes

    def seal(self) -> None:
        """From now on anything unknown raises ``Unknowable`` instead of happening."""
        self.sealed = True
        self.watched = True

    def reveal(self) -> None:
        """Say that what follows lays open a secret."""
        if self.sealed:
            raise Unknowable
        self.disclose()

    def disclose(self) -> None:
        """Say that what follows tells somebody a secret of the one who decides."""
        if self.outcomes is not None:
            self.outcomes.revealed = True

    def draw(self, stream: i64, items: vec[i64], count: i64) -> i64:
        """The index of one of the first ``count`` items, chosen by chance."""
        if self.watched:
            return self._draw_watched(stream, items, count)
        return self.below(count)

    def _draw_watched(self, stream: i64, items: vec[i64], count: i64) -> i64:
        if self.sealed:
            raise Unknowable
        script = self.script
        if script is not None and (script.strict or script.left(stream) > 0):
            index = script.take(stream, items, count)
        elif self.tape is not None:
            index = self.tape.below(count)
        else:
            index = self.below(count)
        if self.outcomes is not None:
            self.outcomes.note(stream, items[index])
        return index
