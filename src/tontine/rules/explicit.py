"""A game in which chance is asked for like a player, one outcome at a time.

A decision is carried out on a copy, with the outcomes that are known so far. Where one is lacking
the copy is thrown away: ``stop`` says what can come, ``draw`` brings it, and it is tried again.

    explicit = Explicit(game.fresh(chance), streams=2)
    explicit.deal()
    while explicit.stop or not explicit.game.over:
        if explicit.stop:
            explicit.draw(explicit.stop.items[0])  # each item is as likely as any other
        else:
            explicit.decide(explicit.game.actor, code)
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tontine.rules.chance import Chance, Rng, Script, ScriptError
from tontine.rules.game import NOBODY, Game
from tontine.rules.journal import Journal
from tontine.rules.pickling import Reduced, reduced


@mypyc_attr(acyclic=True)
class Stop:
    """Where chance comes in: in which stream of outcomes, and what can come, each item as likely
    as any other."""

    def __init__(self, stream: int, items: list[int]) -> None:
        self.stream = stream
        self.items = items

    def __reduce__(self) -> Reduced:
        return reduced(self, self.stream, self.items)


@mypyc_attr(acyclic=True)
class Explicit:
    """``game`` is the state before what is being carried out; ``events`` are those of the last
    decision that was."""

    def __init__(self, game: Game, streams: int) -> None:
        """``game`` has not been dealt yet: that is what ``deal`` begins with."""
        self.game = game
        self.stop: Stop | None = None
        self.events: list[list[int]] = []
        self._seat: i64 = NOBODY  # who decided; nobody deals
        self._code: i64 = NOBODY
        self._drawn: list[vec[i64]] = [vec[i64]() for _ in range(streams)]

    def deal(self) -> None:
        self.game.remember()
        self._go_on()

    def decide(self, seat: int, code: int) -> None:
        """Raises Illegal, and then nothing has changed."""
        if self.stop is not None:
            raise ValueError("chance has to decide first")
        self.game.check(seat, code)
        self._seat = seat
        self._code = code
        self._go_on()

    def draw(self, item: int) -> None:
        stop = self.stop
        if stop is None or item not in stop.items:
            raise ValueError(f"{item} is not what chance can bring now")
        self._drawn[stop.stream] = append(self._drawn[stop.stream][:], item)
        self._go_on()

    def _go_on(self) -> None:
        game = self.game.clone()
        game.chance = Chance(Rng(0))
        game.chance.follow(Script(self._drawn, True))
        game.journal = Journal()
        try:
            if self._seat == NOBODY:
                game.deal()
            else:
                game.apply(self._seat, self._code)
        except ScriptError as error:
            self.stop = Stop(error.stream, error.items)
            return
        self.events = game.journal.rows()
        game.journal = None
        game.chance = Chance(Rng(0))
        self.game = game
        self.stop = None
        self._drawn = [vec[i64]() for _ in self._drawn]

    def clone(self) -> Explicit:
        twin = Explicit(self.game, 0)  # which is never changed, only replaced
        twin.stop = self.stop
        twin.events = self.events
        twin._seat = self._seat
        twin._code = self._code
        twin._drawn = self._drawn[:]
        return twin

    def __copy__(self) -> Explicit:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Explicit:
        return self.clone()

    def __reduce__(self) -> Reduced:
        return reduced(self, self.game, 0)
