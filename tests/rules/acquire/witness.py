"""An onlooker who forgets nothing, and says whether somebody can hold certain tiles."""

from __future__ import annotations

from tests.rules.acquire import oracle
from tests.rules.acquire.position import AcquireScenario, tiles
from tontine.rules.acquire.decisions import MARKET, PLACED, REFILLED, SET_ASIDE, SKIPPED, TURN

FOREVER = 1 << 30


class Witness:
    """Follows the public events of a game from its start, or from a position.

    For each seat: when it drew, when it lost which tile, and which tiles it cannot have held at
    what time. Whatever it holds must fit all of that: every tile it ever had was drawn at some
    time, and was not among the impossible ones as long as it was held.
    """

    def __init__(self, scenario: AcquireScenario) -> None:
        seats = range(scenario.game.seats)
        self.scenario = scenario
        self.read = 0
        self.whose = -1
        self.bag = len(tiles(scenario.bag()))
        self.aside = 0  # tiles set aside this turn; when the last was, and the bag then
        self.last_aside = (0, 0)
        # At the start the present tiles have just been drawn.
        self.drawn = [[-1] * len(tiles(scenario.hand(seat))) for seat in seats]
        self.lost: list[list[tuple[int, int]]] = [[] for _ in seats]
        self.impossible: list[list[tuple[int, set[int]]]] = [[] for _ in seats]

    def decide(self, *decisions: int) -> None:
        self.catch_up()
        for decision in decisions:
            self.scenario.decide(decision)
            self.catch_up()

    def catch_up(self) -> None:
        """Read on. Within one decision the board has not changed since any of this."""
        rows = self.scenario.journal.rows()
        for time in range(self.read, len(rows)):
            kind, _, seat, tile, *_ = rows[time]
            if kind == TURN:
                self._note_dead(time)
                self.whose = seat
                self.aside = 0
            elif kind == SKIPPED:  # A10
                self._note(seat, time, "lone founds grows merges")
            elif kind == MARKET and self.bag > 0:  # A34: it came from the bag
                for bars in self.impossible:
                    bars.append((time, {tile}))
            elif kind == REFILLED:
                self.drawn[seat].append(time)
                self.bag -= 1
            elif kind == PLACED:
                self.lost[seat].append((tile, time))
            elif kind == SET_ASIDE:
                self.lost[seat].append((tile, time))
                self.aside += 1
                self.last_aside = (time, self.bag)
        self.read = len(rows)

    def _note_dead(self, time: int) -> None:
        """A28: unless the bag was too short, the last to draw kept no dead tile.

        With tiles set aside that was true just before they were replaced.
        """
        bag = self.bag
        if self.aside > 0:
            time, bag = self.last_aside
        if self.whose >= 0 and self.aside < bag:
            self._note(self.whose, time, "dead")

    def _note(self, seat: int, time: int, fates: str) -> None:
        among = {tile for tile, fate in oracle.fates(self.scenario).items() if fate in fates}
        self.impossible[seat].append((time, among))

    def knows_something(self) -> bool:
        return any(among for bars in self.impossible for _, among in bars)

    def believes(self, seat: int, hand: list[int]) -> bool:
        """Whether there is a way to have drawn these tiles and those lost so far."""
        held = self.lost[seat] + [(tile, FOREVER) for tile in hand]
        fitting = [
            [i for i, start in enumerate(self.drawn[seat]) if self._fits(seat, tile, start, end)]
            for tile, end in held
        ]
        taken: dict[int, int] = {}
        return all(_assign(owner, fitting, taken, set()) for owner in range(len(held)))

    def _fits(self, seat: int, tile: int, start: int, end: int) -> bool:
        if start >= end:
            return False
        return all(tile not in among for time, among in self.impossible[seat] if start < time < end)


def _assign(owner: int, fitting: list[list[int]], taken: dict[int, int], tried: set[int]) -> bool:
    """One more into a matching, moving others if need be."""
    for slot in fitting[owner]:
        if slot not in tried:
            tried.add(slot)
            if slot not in taken or _assign(taken[slot], fitting, taken, tried):
                taken[slot] = owner
                return True
    return False
