"""What a choice would do, in words, before it is made."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from tontine.play.acquire.names import corporation_number
from tontine.play.acquire.speech import AcquireSpeech
from tontine.play.acquire.table import AcquireTable, Corporation, HandTile
from tontine.play.view import Choice, Event, View
from tontine.rules.acquire.components import SAFE_SIZE, price_at


def consequence(choice: Choice, view: View, speech: AcquireSpeech) -> str:
    table: AcquireTable = view.table
    kind = choice.decision["kind"]
    if kind == "place":
        tile = next(tile for tile in table.hand if tile.tile == choice.decision["tile"])
        return of_tile(tile, view, speech)
    if kind == "found":
        return _founding(choice.does, speech)
    if kind in ("announce", "leave", "end"):
        return speech.words(f"does-{kind}")
    return _takeover(choice.does, view, speech)


# -- tiles -------------------------------------------------------------------------


def of_tile(tile: HandTile, view: View, speech: AcquireSpeech) -> str:
    """All a tile would do; a tile that cannot be played says why."""
    table: AcquireTable = view.table
    words = speech.words
    if tile.fate == "founds":
        free = [speech.corporation(it.name) for it in table.corporations if not it.size]
        return words("does-founds", corporations=_or(free, speech), count=len(free))
    if tile.fate == "grows":
        return _growth(tile, table, speech)
    if tile.fate == "merges":
        return _merger(tile, view, speech)
    return words(f"does-{tile.fate}")


def _or(names: Sequence[str], speech: AcquireSpeech) -> str:
    if len(names) < 2:
        return "".join(names)
    return speech.words("list-or", list=speech.words.row(names[:-1]), last=names[-1])


def _growth(tile: HandTile, table: AcquireTable, speech: AcquireSpeech) -> str:
    before = corporation_of(table, tile.touches[0])
    size = next((int(it.fields["size"]) for it in tile.does if it.event == "grew"), None)
    name = speech.corporation(before.name)
    if size is None:  # not my turn: how far it would grow then is open
        return speech.words("fate-grows", corporation=name)
    words = speech.words
    parts = [words("does-grows", corporation=name, **{"from": before.size}, to=size)]
    price = price_at(corporation_number(before.name), size)
    if price > before.price:
        parts.append(words("does-price", price=words.money(price)))
    if size >= SAFE_SIZE > before.size:
        parts.append(words("does-safe"))
    return words.row(parts)


def _merger(tile: HandTile, view: View, speech: AcquireSpeech) -> str:
    table: AcquireTable = view.table
    words = speech.words
    survivor, defunct = outcome(tile, table)
    sized = [_sized(corporation_of(table, name), speech) for name in defunct]
    if survivor is None:
        tied = words("does-tied", corporations=words.listing(sized))
        ways = [tied, *_either(tile, view, speech)]
        return reduce(lambda one, other: words("does-else", one=one, other=other), ways)
    text = words(
        "does-merges",
        defunct=words.listing(sized),
        survivor=_sized(corporation_of(table, survivor), speech),
    )
    if not tile.does:
        return text
    gains = _gains(tile.does, view, speech)
    settled = [str(it.fields["corporation"]) for it in tile.does if it.event == "settled"]
    if settled and len(settled) < len(defunct):  # the next one waits for the shareholders
        gains = words("does-first", gains=gains, corporation=speech.corporation(settled[0]))
    return words("story-because", cause=text, effect=gains)


def _either(tile: HandTile, view: View, speech: AcquireSpeech) -> list[str]:
    """A16: the bonuses for each survivor; once, if they are not known for any."""
    if not tile.does:
        return []
    gains = [_gains(it.does, view, speech) for it in tile.outcomes]
    if not any(event.event == "bonus" for it in tile.outcomes for event in it.does):
        return gains[:1]
    return [
        speech.words("does-if", survivor=speech.corporation(it.survivor), gains=gained)
        for it, gained in zip(tile.outcomes, gains, strict=True)
    ]


def outcome(tile: HandTile, table: AcquireTable) -> tuple[str | None, list[str]]:
    """A15, A16: the survivor, None if it is to be chosen, and the others, largest first."""
    touched = [corporation_of(table, name) for name in tile.touches]
    touched.sort(key=lambda corporation: -corporation.size)
    if touched[0].size == touched[1].size:
        return None, [corporation.name for corporation in touched]
    return touched[0].name, [corporation.name for corporation in touched[1:]]


def fate(tile: HandTile, table: AcquireTable, speech: AcquireSpeech) -> str:
    """A tile's fate in a word or two."""
    words = speech.words
    if tile.fate == "grows":
        return words("fate-grows", corporation=speech.corporation(tile.touches[0]))
    if tile.fate != "merges":
        return words(f"fate-{tile.fate}")
    survivor, defunct = outcome(tile, table)
    names = words.listing([speech.corporation(name) for name in defunct])
    if survivor is None:
        return words("fate-tied", corporations=names)
    return words("fate-merges", defunct=names, survivor=speech.corporation(survivor))


# -- corporations ------------------------------------------------------------------


def _founding(does: Sequence[Event], speech: AcquireSpeech) -> str:
    founded = next(event for event in does if event.event == "founded")
    size = int(founded.fields["size"])
    price = price_at(corporation_number(str(founded.fields["corporation"])), size)
    free = any(event.event == "given" for event in does)
    return speech.words(
        "does-found",
        size=size,
        price=speech.words.money(price),
        free="yes" if free else "no",
    )


def _takeover(does: Sequence[Event], view: View, speech: AcquireSpeech) -> str:
    """Which corporations would be settled at once, and who would get what for it."""
    words = speech.words
    table: AcquireTable = view.table
    settled = [str(event.fields["corporation"]) for event in does if event.event == "settled"]
    if not settled:
        return words("does-order")
    names = words.listing([_sized(corporation_of(table, name), speech) for name in settled])
    text = words("does-survivor", defunct=names)
    return words("story-because", cause=text, effect=_gains(does, view, speech))


def _gains(does: Sequence[Event], view: View, speech: AcquireSpeech) -> str:
    """Bonuses as far as they can be known beforehand."""
    words = speech.words
    gains: dict[int, int] = {}
    for event in does:
        if event.event == "bonus":
            seat = int(event.fields["seat"])
            gains[seat] = gains.get(seat, 0) + int(event.fields["amount"])
    if gains:
        return words.row(
            [
                words("gain", who=speech.seat(seat), amount=words.money(amount))
                for seat, amount in gains.items()
            ]
        )
    if not any(event.event == "settled" for event in does):
        return words("does-order")
    if view.options["holdings"] == "hidden":
        return words("does-hidden")
    return words("does-market") if len(view.seats) == 2 else words("does-no-bonus")


def corporation_of(table: AcquireTable, name: str) -> Corporation:
    return table.corporations[corporation_number(name)]


def _sized(corporation: Corporation, speech: AcquireSpeech) -> str:
    name = speech.corporation(corporation.name)
    return speech.words("sized", corporation=name, size=corporation.size)
