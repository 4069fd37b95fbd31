"""What the fields of events, refusals and phrases are, so that every client can name them.

A field has the same meaning wherever it occurs in a game: ``amount`` is a sum of money, ``seat``
a player, ``corporation`` one of seven with names of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

Kind = Literal["number", "text", "money", "seat", "thing", "numbered"]


class Field(Struct, frozen=True):
    """``values`` are the names that a thing can have, in the order of the rules' numbers.
    ``message`` is how the messages begin that word it: ``corporation-hydra``; of something
    numbered there is one for all, ``company-number``."""

    kind: Kind
    message: str = ""
    values: tuple[str, ...] = ()


NUMBER = Field("number")
TEXT = Field("text")
MONEY = Field("money")
SEAT = Field("seat")

# In every game.
SHARED_FIELDS = {"seat": SEAT, "rival": SEAT, "amount": MONEY, "price": MONEY, "cash": MONEY}


def one_of(values: Sequence[str]) -> Field:
    """One of a few words that a message chooses by, and does not show."""
    return Field("text", values=tuple(values))


def thing(message: str, values: Sequence[str]) -> Field:
    """Something with a name in the files of the game."""
    return Field("thing", message, tuple(values))


def numbered(message: str) -> Field:
    """Something known by its number where its name is not known."""
    return Field("numbered", message)
