"""Rows of observations by the names of their fields, and games to look at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tontine.play.match import new_game
from tontine.play.titles import TITLES
from tontine.rules.chance import Rng
from tontine.rules.choices import Choices
from tontine.rules.observation import ANEW


def named(name: str, game: Any, seat: int) -> dict[str, list[int]]:
    space = TITLES[name].space
    assert space is not None
    observer = space.observer(1)
    observer.write(0, game, seat, ANEW)
    found: dict[str, list[int]] = {}
    for fields, row in (
        (space.planes, list(observer.planes)),
        (space.numbers, list(observer.numbers)),
    ):
        for field in fields:
            found[field.name], row = row[: field.size], row[field.size :]
        assert row == []
    return found


def positions(name: str, seats: int, seed: int, every: int, **options: str) -> Iterator[Any]:
    """Of a game at random, as it is now and then, and at the end."""
    game, rng, choices = new_game(name, seats, seed, **options), Rng(seed), Choices()
    step = 0
    while not game.over and step < 1500:
        if step % every == 0:
            yield game
        game.offer(game.actor, choices)
        game.apply(game.actor, choices.pick(rng))
        step += 1
    yield game


def one_hot(place: int, count: int) -> list[int]:
    return [int(it == place) for it in range(count)]


def members(numbers: int, count: int) -> list[int]:
    return [numbers >> it & 1 for it in range(count)]


def from_one(other: int, seat: int, seats: int) -> int:
    """A seat counted from the own one on, which is 1; nobody is 0."""
    return 0 if other < 0 else (other - seat) % seats + 1


def padded(rows: list[Any], count: int, empty: Any = 0) -> list[Any]:
    return rows + [empty] * (count - len(rows))


def flat(rows: list[list[int]]) -> list[int]:
    return [number for row in rows for number in row]
