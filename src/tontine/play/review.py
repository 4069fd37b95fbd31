"""A finished game looked back on: how each seat fared, and where its points came from."""

from __future__ import annotations

from msgspec import Struct


class Point(Struct, frozen=True, gc=False):
    """What each seat was worth at the end of a turn, or of a round."""

    number: int  # of the turn
    version: int
    worth: list[int]


class Source(Struct, frozen=True, gc=False):
    """Where a part of a seat's final score came from: a bonus of Hydra, its purchases, ..."""

    kind: str
    about: str  # a corporation, ...; empty where it is nothing in particular
    amount: int


class Review(Struct, frozen=True, gc=False):
    points: list[Point]
    sources: list[list[Source]]  # by seat; they add up to its score
