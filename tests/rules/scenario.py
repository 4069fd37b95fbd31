"""A game in a test of its rules: decisions by name, what is offered, refused and told.

Each game has a scenario of its own, with names for its decisions and for where it stands.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import ClassVar, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from tontine.rules.chance import Rng
from tontine.rules.choices import Choices
from tontine.rules.game import Game, Refusal
from tontine.rules.journal import EventKind, Journal

G = TypeVar("G", bound=Game)
Codes = tuple[int, ...]
Decision = int | Codes  # one code, or several: an offer, a deal


class Scenario(ABC, Generic[G]):
    """A game with its journal. Whoever owes a decision is the one who decides."""

    EVENTS: ClassVar[Sequence[EventKind]]

    def __init__(self, game: G) -> None:
        self.game = game
        self.journal = game.journal = Journal()

    @staticmethod
    @abstractmethod
    def words(code: int, count: int = 1) -> str:
        """A span of codes as ``offered`` lists it."""

    def decide(self, *decisions: Decision) -> None:
        for decision in decisions:
            for code in _codes(decision):
                self._apply(self.game.actor, code)

    def by(self, seat: int, *decisions: Decision) -> None:
        """Decisions of a seat, where several owe one."""
        for decision in decisions:
            for code in _codes(decision):
                self._apply(seat, code)

    def _apply(self, seat: int, code: int) -> None:
        choices = Choices()
        refusal = self.game.refusal(seat, code)
        assert refusal is None, f"{self.words(code)}: {refusal.rule} {refusal.reason}"
        self.game.offer(seat, choices)
        assert choices.contains(code), f"{self.words(code)} is not offered"
        self.game.apply(seat, code)

    def offered(self, seat: int | None = None) -> list[str]:
        choices = Choices()
        self.game.offer(self.game.actor if seat is None else seat, choices)
        return [self.words(first, count) for first, count in choices.listed()]

    def refused(self, decision: Decision, seat: int | None = None) -> Refusal | None:
        """Why a decision, or the later part of it, is not accepted."""
        game = self.game.clone()
        seat = game.actor if seat is None else seat
        *first, last = _codes(decision)
        for code in first:
            refusal = game.refusal(seat, code)
            if refusal is not None:
                return refusal
            game.apply(seat, code)
        return game.refusal(seat, last)

    def refusal(self, decision: Decision, seat: int | None = None) -> tuple[str, str] | None:
        """Rule and reason."""
        refusal = self.refused(decision, seat)
        return None if refusal is None else (refusal.rule, refusal.reason)

    def told(self, kind: int, to: int | None = None) -> list[tuple[int, ...]]:
        """The fields of every event of a kind; ``to`` a seat: of those it may know."""
        return [fields for event, fields in self.heard(to) if event == kind]

    def heard(self, to: int | None = None) -> list[tuple[int, tuple[int, ...]]]:
        """Every event, with its kind; ``to`` a seat: of those it may know."""
        return [
            (kind, tuple(fields[: len(self.EVENTS[kind].fields)]))
            for kind, audience, *fields in self.journal.rows()
            if to is None or audience >> to & 1
        ]

    def story(self, to: int | None = None) -> list[str]:
        """The names of all events so far."""
        return [self.EVENTS[kind].name for kind, _ in self.heard(to)]

    def owing(self) -> list[int]:
        return [seat for seat in range(self.game.seats) if self.game.owes >> seat & 1]

    def recorded(self, seed: int, streams: int) -> tuple[list[tuple[int, int]], list[vec[i64]]]:
        """Deal, and decide at random to the end. The decisions, and what each stream of chance
        brought."""
        game, rng, choices = self.game, Rng(seed), Choices()
        outcomes = game.chance.record()
        game.deal()
        made: list[tuple[int, int]] = []
        while not game.over:
            seat = game.actor
            game.offer(seat, choices)
            made.append((seat, choices.pick(rng)))
            game.apply(*made[-1])
        return made, [
            vec[i64]([value for stream, value in outcomes.listed() if stream == number])
            for number in range(streams)
        ]


def _codes(decision: Decision) -> Codes:
    return (decision,) if isinstance(decision, int) else decision


def wander(scenario: Scenario[G], seed: int, most: int = 5000) -> Iterator[int]:
    """Random decisions to the end, or so many; after each, how many so far.

    Every kind of answer is as likely as another, and so are small and large amounts; who decides
    next is any of those who owe.
    """
    game, rng, choices = scenario.game, Rng(seed), Choices()
    count = 0
    while not game.over and count < most:
        owing = scenario.owing()
        seat = owing[rng.below(len(owing))]
        game.offer(seat, choices)
        spans = choices.listed()
        first, number = spans[rng.below(len(spans))]
        amounts = [0, min(rng.below(4), number - 1), rng.below(number), number - 1]
        game.apply(seat, first + amounts[rng.below(4)])
        count += 1
        yield count
