"""How the game would end if it ended now (A31), as far as a seat or an onlooker may know."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from tontine.play.acquire.bonuses import visible
from tontine.play.acquire.names import corporation_number
from tontine.play.acquire.review import worth
from tontine.play.words import Phrase, listed
from tontine.rules.acquire.components import CORPORATIONS
from tontine.rules.acquire.decisions import BUYING, PLACING
from tontine.rules.acquire.game import Acquire
from tontine.rules.acquire.layout import BANK, HOLDINGS
from tontine.rules.game import Result


class Final(Struct, frozen=True, gc=False):
    """What a seat would have; ``rank`` is None as long as bonuses are missing from the sum."""

    seat: int
    amount: int
    rank: int | None


class Ending(Struct, frozen=True, gc=False):
    """Everybody that the reader may know of, whoever has most first."""

    seats: list[Final]
    says: Phrase
    rule: str  # by which it is so, or is not known yet


def ending(
    game: Acquire, viewer: int | None, bought: Mapping[str, int] | None = None
) -> Ending | None:
    """With what the viewer would buy before; None while nobody can announce the end (A30), and
    while it is open what becomes of the tile just played."""
    if game.phase not in (PLACING, BUYING) or not (game.announced or game.may_end()):
        return None
    twin = game.clone()
    for name, count in (bought or {}).items():
        assert viewer is not None
        number = corporation_number(name)
        twin.pay(viewer, -count * game.price(number))
        twin.books[BANK + number] -= count
        twin.books[HOLDINGS + viewer * CORPORATIONS + number] += count
    when = "bought" if bought else "now"
    if game.hidden or game.seats == 2:  # A8, A34: the bonuses are not known beforehand
        return _without_bonuses(twin, viewer, when)
    twin.finish()
    scores = [int(twin.cash(seat)) for seat in range(game.seats)]
    ranks = Result(scores).ranks
    seats = [Final(seat, scores[seat], int(ranks[seat])) for seat in range(game.seats)]
    return Ending(_sorted(seats), _says(seats, viewer, when), "A31")


def _without_bonuses(game: Acquire, viewer: int | None, when: str) -> Ending | None:
    known = [seat for seat in range(game.seats) if visible(game, viewer, seat)]
    if not known:
        return None
    sums = worth(game)
    seats = _sorted([Final(seat, sums[seat], None) for seat in known])
    if game.hidden:
        says = Phrase("ending-hidden", {"when": when, "amount": seats[0].amount})
        return Ending(seats, says, "A18")
    each = [Phrase("ending-seat", {"seat": it.seat, "amount": it.amount}) for it in seats]
    says = Phrase("ending-market", {"when": when, "standing": listed("text", each)})
    return Ending(seats, says, "A34")


def _sorted(seats: list[Final]) -> list[Final]:
    return sorted(seats, key=lambda it: -it.amount)


def _says(seats: list[Final], viewer: int | None, when: str) -> Phrase:
    """The viewer's own place; to an onlooker, who would win."""
    winners = [it for it in seats if it.rank == 1]
    own = winners[0] if viewer is None else seats[viewer]
    details: dict[str, object] = {"when": when, "amount": own.amount}
    shared = own.rank == 1 and len(winners) > 1
    if viewer is None:
        names = listed("seat", [it.seat for it in winners])
        return Phrase("ending-seats", {**details, "seats": names, "count": len(winners)})
    return Phrase("ending-you", {**details, "place": 0 if shared else own.rank})
