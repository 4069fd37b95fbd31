"""What the suite has to be told about a game, since the contract does not say it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import Generic

from tontine.play.match import Match
from tontine.play.script import Streams
from tontine.play.title import GameT
from tontine.play.view import Decision, Event
from tontine.rules.chance import Rng


class Adapter(ABC, Generic[GameT]):
    codes: Sequence[int]  # all codes; where there are very many, a sample of them
    most_decisions: int  # codes; no game takes more than this, however it is played
    runs = 1  # how many different games are played; more where there are more sorts of positions
    disclosing: frozenset[str]  # events that lay open something hidden without naming it

    # -- playing -------------------------------------------------------------------

    @abstractmethod
    def hastens(self, code: int) -> bool:
        """Whether the code brings the end nearer: a reluctant player avoids it."""

    @abstractmethod
    def situation(self, game: GameT) -> Hashable:
        """What sort of position this is: rare sorts are looked at as often as common ones."""

    @abstractmethod
    def decisions(self) -> list[Decision]:
        """All sorts of decisions: good at some time, always illegal, malformed."""

    # -- what must always be true --------------------------------------------------

    @abstractmethod
    def check_sound(self, game: GameT) -> None:
        """Assert that nothing was made or lost, and that a game can stand like this."""

    @abstractmethod
    def check_accounts(self, match: Match) -> None:
        """Assert that each seat has what follows from its own log."""

    # -- knowing and not knowing ---------------------------------------------------

    @abstractmethod
    def may_know(self, seat: int | None, event: Event) -> bool:
        """Whether a seat, or an onlooker, may ever read this event in its log."""

    @abstractmethod
    def secrets(self, game: GameT, seat: int) -> list[Hashable]:
        """The facts of a state that the seat does not know: what lies where."""

    @abstractmethod
    def blur(self, game: GameT, seat: int | None, rng: Rng) -> GameT:
        """A copy that differs in all that the seat, or an onlooker, may not know."""

    @abstractmethod
    def rewrite(self, match: Match, seat: int, rng: Rng) -> Streams | None:
        """Another script of chance under which the same decisions look the same to the seat."""
