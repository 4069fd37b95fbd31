"""The record of a match: its steps, and the positions that they led to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import overload
from zlib import compress, decompress

import msgspec
from librt.vecs import vec
from msgspec import Struct
from mypy_extensions import i64

from tontine.play.view import Decision, Event
from tontine.rules.chance import Chance, Rng, Script
from tontine.rules.game import Game
from tontine.rules.journal import ONLOOKER

EVERY = 100  # of how many positions one is kept
CHUNK = 16  # steps that are packed together
OPEN = 64  # chunks that stay unpacked a while, of all matches: who reads one reads it for each seat


class RecordedEvent(Struct, frozen=True, gc=False):
    """An event of the record, with the set of seats that may know it."""

    audience: int
    event: Event

    def is_known_to(self, seat: int | None) -> bool:
        return bool(self.audience >> (ONLOOKER if seat is None else seat) & 1)


class Step(Struct, frozen=True, gc=False):
    """One decision, what chance brought, and what happened. The set-up has no decision."""

    seat: int | None
    decision: Decision | None
    codes: list[int]
    outcomes: list[tuple[int, int]]
    revealed: bool  # whether a secret was laid open
    events: list[RecordedEvent]
    failed_bot: str | None = None  # which should have decided, and could not


class Steps(Sequence[Step]):
    """All steps so far. Those that are long past are packed: they are read only when somebody comes
    in, or looks back."""

    def __init__(self) -> None:
        self._packed: list[bytes] = []  # CHUNK steps in each
        self._first = 0  # how many these are
        self._late: list[Step] = []  # those after them
        self.seats: list[int | None] = []  # who made each of them

    def __len__(self) -> int:
        return self._first + len(self._late)

    @overload
    def __getitem__(self, place: int) -> Step: ...

    @overload
    def __getitem__(self, place: slice) -> list[Step]: ...

    def __getitem__(self, place: int | slice) -> Step | list[Step]:
        if isinstance(place, slice):
            return self._span(*place.indices(len(self)))
        number = place + len(self) if place < 0 else place
        if number >= self._first:
            return self._late[number - self._first]
        if number < 0:
            raise IndexError(f"there is no step {place}")
        chunk, rest = divmod(number, CHUNK)
        return _unpacked(self._packed[chunk])[rest]

    def _span(self, start: int, stop: int, stride: int) -> list[Step]:
        """Chunk by chunk: step by step, a chunk would be looked up for each."""
        if stride != 1 or stop <= start:
            return [self[number] for number in range(start, stop, stride)]
        chunk = min(start // CHUNK, len(self._packed))
        read = list(chain.from_iterable(map(_unpacked, self._packed[chunk : -(-stop // CHUNK)])))
        read += self._late
        return read[start - chunk * CHUNK : stop - chunk * CHUNK]

    def __iter__(self) -> Iterator[Step]:
        return iter(self[:])

    def append(self, step: Step) -> None:
        self.seats.append(step.seat)
        self._late.append(step)
        if len(self._late) == 2 * CHUNK:
            self._packed.append(_packed(self._late[:CHUNK]))
            self._first += CHUNK
            del self._late[:CHUNK]

    def pop(self) -> Step:
        self.seats.pop()
        if not self._late:
            self._late = list(_unpacked(self._packed.pop()))
            self._first -= CHUNK
        return self._late.pop()

    def until(self, version: int) -> Steps:
        """The steps up to a version."""
        twin = Steps()
        chunks = min((version + 1) // CHUNK, len(self._packed))
        twin._packed, twin._first = self._packed[:chunks], chunks * CHUNK
        twin._late = self[chunks * CHUNK : version + 1]
        twin.seats = self.seats[: version + 1]
        return twin


def _packed(steps: list[Step]) -> bytes:
    return compress(msgspec.msgpack.encode(steps), 1)


@lru_cache(maxsize=OPEN)
def _unpacked(packed: bytes) -> Sequence[Step]:
    return _STEPS.decode(decompress(packed))


_STEPS = msgspec.msgpack.Decoder(list[Step])


class Positions:
    """The state after each step. The last one is kept, and one of many before it; any other is
    computed anew, from the codes and outcomes of ``steps``. That takes microseconds, while all of
    them would take most of the memory of a table."""

    def __init__(self, streams: int, steps: Sequence[Step], first: Game) -> None:
        self._streams = streams  # of chance outcomes
        self._steps = steps
        self.last = first
        # Of all but the last: those that are kept, by version; where chance stood; who owed.
        self._kept: dict[int, Game] = {}
        self._chances: list[Chance] = []
        self._owed: list[int] = []
        self._made_up: set[int] = set()  # versions that no step led to
        _settle(first)

    def __len__(self) -> int:
        return len(self._chances) + 1

    def __iter__(self) -> Iterator[Game]:
        game = self[0]
        for version in range(len(self)):
            if version in self._kept or version == len(self) - 1:
                game = self[version]
            else:
                game = self._after(game, self._steps[version : version + 1], version)
            yield game

    def __getitem__(self, version: int) -> Game:
        """A position. Do not change it: it may be one that is kept; others are computed each
        time."""
        last = len(self) - 1
        if not -1 <= version <= last:
            raise IndexError(f"there is no version {version}; the last is {last}")
        if version in (-1, last):
            return self.last
        return self._kept[version] if version in self._kept else self._computed(version)

    def _computed(self, version: int) -> Game:
        first = max(it for it in self._kept if it < version)
        return self._after(self._kept[first], self._steps[first + 1 : version + 1], version)

    def _after(self, game: Game, steps: Sequence[Step], version: int) -> Game:
        """The state that steps lead to, the last of them to this version."""
        game = game.clone()
        game.chance = Chance(Rng(0))
        game.chance.follow(self._script(steps))
        for step in steps:
            assert step.seat is not None
            for code in step.codes:
                game.apply(step.seat, code)
        game.chance = self._chances[version].clone()
        return game

    def _script(self, steps: Sequence[Step]) -> Script:
        streams: list[list[int]] = [[] for _ in range(self._streams)]
        for step in steps:
            for stream, value in step.outcomes:
                streams[stream].append(value)
        return Script([vec[i64](stream) for stream in streams], strict=True)

    def __setitem__(self, version: int, game: Game) -> None:
        """Put another state in the place of the last one, as if the same steps had led to it."""
        assert version == -1, "the past stays as it was"
        self.last = game
        self._made_up.add(len(self) - 1)

    def append(self, game: Game) -> None:
        past, version = self.last, len(self) - 1
        if version % EVERY == 0 or version in self._made_up:
            self._kept[version] = past
        before = self._chances[-1] if self._chances else None
        self._chances.append(_same(before, past.chance))
        self._owed.append(past.owes)
        self.last = game
        _settle(game)

    def pop(self) -> Game:
        gone, version = self.last, len(self) - 1
        self._made_up.discard(version)
        self.last = self[version - 1]
        self._kept.pop(version - 1, None)
        self._chances.pop()
        self._owed.pop()
        return gone

    def until(self, version: int, steps: Sequence[Step]) -> Positions:
        """The positions up to a version, to which ``steps`` led."""
        twin = Positions(self._streams, steps, self[version])
        twin._kept = {it: game for it, game in self._kept.items() if it < version}
        twin._chances, twin._owed = self._chances[:version], self._owed[:version]
        twin._made_up = {it for it in self._made_up if it <= version}
        return twin

    def owes(self, version: int) -> int:
        """The set of seats that owed a decision."""
        return self._owed[version] if version < len(self._owed) else self.last.owes

    def go_on_by(self, chances: Sequence[Chance]) -> None:
        """Where chance comes from after each version."""
        *self._chances, self.last.chance = chances
        for version, game in self._kept.items():
            game.chance = chances[version]


def _settle(game: Game) -> None:
    """Let go of what was written down while the step was made: the step has it now."""
    game.journal = None
    game.chance.outcomes = None


def _same(before: Chance | None, now: Chance) -> Chance:
    """One object for as long as chance stands still."""
    if before is None or before.state != now.state or before.script or now.script:
        return now
    if before.tape is None or now.tape is None:
        return before if before.tape is now.tape else now
    return before if before.tape.read == now.tape.read else now
