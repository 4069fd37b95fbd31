"""What falls due when, how far money reaches, and what a crash would cost (P21 to P25)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from tontine.play.ponzi.names import INDUSTRY_NAMES, IndustryName
from tontine.play.words import Phrase
from tontine.rules.game import NOBODY
from tontine.rules.ponzi.components import HIGHEST, INTERESTS, PERIODS
from tontine.rules.ponzi.decisions import FUNDING
from tontine.rules.ponzi.game import Ponzi

ROUNDS_AHEAD = 5
AFTER_A_CRASH = 2  # P23: spaces that the wheels turn then


class Due(Struct, frozen=True, gc=False):
    """What is owed in a round (P24), and what is left when it is paid: at least and at most, as
    far as the reader knows. Below zero, what is short; ``beyond`` if it is more than they can
    have."""

    round: int
    amount: int
    least: int
    most: int
    beyond: bool


class Outlook(Struct, frozen=True, gc=False):
    """How far the reader's money reaches if nothing changes: to the end of what is foreseen, or
    to the round in which it is short, which is bankruptcy (P24)."""

    cash: int
    round: int
    short: int
    says: Phrase
    warning: Phrase | None  # what has to be done about it


class Loss(Struct, frozen=True, gc=False):
    """What a crash in this round would cost a player: a tile of one of these industries (P22),
    and the interest that falls due at once (P23); ``beyond`` all that the player can have, as far
    as the reader knows."""

    returns: list[IndustryName]
    due: int
    beyond: bool


class Crash(Struct, frozen=True, gc=False):
    """P21: whether the market can crash in this round."""

    bears: int  # in the market
    needed: int  # for a crash
    chance: Literal["happened", "sure", "open", "none"]
    says: Phrase | None


# -- interest ----------------------------------------------------------------------


def owed_by(game: Ponzi, seat: int) -> list[int]:
    """In each of the next rounds."""
    return [int(game.due(seat, turn)) for turn in range(1, ROUNDS_AHEAD + 1)]


def owed_with(owed: Sequence[int], card: int) -> list[int]:
    """P12: the same with one more card, laid at the space of its period."""
    period, interest = int(PERIODS[card]), int(INTERESTS[card])
    return [
        amount + (0 if turn % period else interest) for turn, amount in enumerate(owed, start=1)
    ]


def rounds_due(game: Ponzi, card: int) -> list[int]:
    """The rounds in which the interest of a card on a wheel falls due, as far as is foreseen."""
    skipped = AFTER_A_CRASH - 1 if game.crashed and not game.over else 0
    first = max(int(game.space(card)) - skipped, 1)
    turns = range(first, ROUNDS_AHEAD + 1, int(PERIODS[card]))
    return [int(game.rounds) + turn - 1 for turn in turns]


def fall_due(game: Ponzi, owed: Sequence[int], least: int, most: int) -> list[Due]:
    due = []
    for number, amount in enumerate(owed, start=int(game.rounds)):
        least, most = least - amount, most - amount
        due.append(Due(number, amount, least, most, amount > 0 > most))
    return due


def outlook(game: Ponzi, cash: int, owed: Sequence[int]) -> Outlook:
    now, left = int(game.rounds), cash
    for number, amount in enumerate(owed, start=now):
        left -= amount
        if left < 0:
            facts: dict[str, object] = {"amount": -left, "round": number}
            says = Phrase("outlook-short", {"cash": cash, "danger": "short", **facts})
            return Outlook(cash, number, -left, says, Phrase("outlook-raise", facts))
    last = now + len(owed) - 1
    return Outlook(cash, last, 0, Phrase("outlook-enough", {"cash": cash, "round": last}), None)


# -- a crash -----------------------------------------------------------------------


def loss(game: Ponzi, seat: int, held: Sequence[int], cash: int) -> Loss:
    """``cash`` is the most that the player can have."""
    due = sum(int(INTERESTS[card]) for card in held if game.space(card) <= AFTER_A_CRASH)
    return Loss(may_return(game, seat), due, due > cash)


def may_return(game: Ponzi, seat: int) -> list[IndustryName]:
    """P22: the industries of which a player holds most tiles."""
    most = game.most_tiles(seat)
    return [name for i, name in enumerate(INDUSTRY_NAMES) if 0 < most == game.owned(seat, i)]


def crash(game: Ponzi) -> Crash:
    """All of it is public: what is not in sight is in the deck, or among the discards."""
    bears, needed = int(game.bears()), int(game.seats)
    if game.over:
        return Crash(bears, needed, "none", None)
    if game.crashed:
        return Crash(bears, needed, "happened", Phrase("crash-happened"))
    # Each who may still fund, and the new holder of the marker, takes a card; one is drawn for it.
    draws = 1 + (int(game.seats - game.place) if game.phase == FUNDING else 0)
    if bears - draws >= needed:
        return Crash(bears, needed, "sure", Phrase("crash-sure"))
    if bears + min(draws, _hidden_bears(game, draws)) >= needed:
        return Crash(bears, needed, "open", Phrase("crash-open"))
    return Crash(bears, needed, "none", Phrase("crash-none"))


def _hidden_bears(game: Ponzi, draws: int) -> int:
    """Those that so many draws can bring: of the discards only when the deck is used up (P14)."""
    first = int(game.first_bear)
    free = sum(1 for card in range(first, HIGHEST + 1) if game.holder(card) == NOBODY)
    gone = sum(1 for i in range(game.discarded) if game.in_discards(i) >= first)
    return free - int(game.bears()) - (gone if draws < game.deck_left else 0)
