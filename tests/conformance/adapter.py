"""What the suite has to be told about a game, since the contract does not say it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence

from tontine.play.match import Match
from tontine.play.script import Streams
from tontine.play.view import Decision, Event
from tontine.rules.chance import Rng
from tontine.rules.game import Game


class Adapter(ABC):
    codes: Sequence[int]  # every code there is; where there are very many, a fair choice of them
    most_decisions: int  # codes; no game takes more than this, however it is played
    runs = 1  # how many different games are looked into; more where there are more sorts
    disclosing: frozenset[str]  # events by which something hidden comes out without being told

    # -- playing -------------------------------------------------------------------

    @abstractmethod
    def hastens(self, code: int) -> bool:
        """Whether the code brings the end nearer: a reluctant player avoids it."""

    @abstractmethod
    def situation(self, game: Game) -> Hashable:
        """What sort of position this is: rare sorts are looked at as often as common ones."""

    @abstractmethod
    def decisions(self) -> list[Decision]:
        """All sorts of decisions: good at some time, always illegal, malformed."""

    # -- what must always be true --------------------------------------------------

    @abstractmethod
    def check_sound(self, game: Game) -> None:
        """Nothing was made or lost, and play can have come to this; asserts."""

    @abstractmethod
    def check_accounts(self, match: Match) -> None:
        """What each seat has is what its own log says that it got and paid; asserts."""

    # -- knowing and not knowing ---------------------------------------------------

    @abstractmethod
    def may_know(self, seat: int | None, event: Event) -> bool:
        """Whether a seat, or an onlooker, may ever read this event in its log."""

    @abstractmethod
    def secrets(self, game: Game, seat: int) -> list[Hashable]:
        """The facts of a state that the seat does not know: what lies where."""

    @abstractmethod
    def blur(self, game: Game, seat: int | None, rng: Rng) -> Game:
        """A copy in which everything is different that the seat, or an onlooker, may not know."""

    @abstractmethod
    def rewrite(self, match: Match, seat: int, rng: Rng) -> Streams | None:
        """Another script, with which the same decisions could look the same to the seat."""
