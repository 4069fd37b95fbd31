"""What the lesson and the rule cards of Acquire speak of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tontine.play.acquire.table import AcquireTable
from tontine.play.match import Match
from tontine.play.view import Entry
from tontine.rules.acquire.game import Acquire
from tontine.rules.game import Game

PUPIL = 0
FIRST = "hydra"  # what is suggested
RIVAL, OTHER_RIVAL = "america", "fusion"  # what Bruno founds, unless the pupil has that name


def facts(match: Match, seat: int) -> dict[str, Any]:
    view = match.bare_view(seat)
    table = view.table
    assert isinstance(table, AcquireTable)
    log = match.read_log(seat, 0, match.version)
    mine = _founded(log, seat) or FIRST
    theirs = _theirs(mine)
    corporations = {it.name: it for it in table.corporations}
    on_board = [it for it in table.corporations if it.size]
    safe = [it for it in on_board if it.safe]
    grown = max(safe, key=lambda it: it.size, default=None)
    unsafe = next((it.name for it in on_board if not it.safe), mine)
    bonus = _bonus(log, seat)
    first = match.standings()[0] if match.over else None
    return {
        "mine": mine,
        "theirs": theirs,
        "rises": corporations[mine].next_price or corporations[mine].price,
        "dear": corporations[theirs].price,
        "tiles": corporations[theirs].size,
        "place": bonus.get("place", "none"),
        "amount": bonus.get("amount", 0),
        "safe": grown.name if grown else theirs,
        "size": grown.size if grown else 0,
        "unsafe": unsafe,
        "score": first.score if first else 0,
        "winner": first.seat if first else seat,
        "won": seat in match.winners,
        "gain": _gain(log, seat),
        **_for_cards(table, seat),
        **_merger(log),
        "price": corporations[_last(log, "grew") or mine].price,
    }


def _for_cards(table: AcquireTable, seat: int) -> dict[str, Any]:
    own = table.players[seat]
    cash, shares = own.cash or 0, own.shares or {}
    fates = {it.fate: it.tile for it in table.hand}
    on_board = [it for it in table.corporations if it.size]
    kept = [it.name for it in table.corporations if not it.size and shares.get(it.name)]
    return {
        "dead": fates.get("dead", ""),
        "blocked": fates.get("blocked", ""),
        "sold_out": next((it.name for it in on_board if not it.bank), ""),
        "broke": bool(on_board) and all(it.price > cash for it in on_board if it.bank),
        "kept": kept,
        "worthless": bool(kept),
    }


def known(game: Game, seat: int, log: Sequence[Entry]) -> dict[str, Any]:
    """What the script refers to."""
    assert isinstance(game, Acquire)
    mine = _founded(log, PUPIL) or FIRST
    held = 0 if game.defunct < 0 else int(game.held(seat, game.defunct))
    return {"mine": mine, "theirs": _theirs(mine), "held": held}


def _founded(log: Sequence[Entry], seat: int) -> str | None:
    """The corporation that the seat founded first."""
    for entry in log:
        if entry.event.event == "founded" and entry.event.fields["seat"] == seat:
            return str(entry.event.fields["corporation"])
    return None


def _theirs(mine: str) -> str:
    return OTHER_RIVAL if mine == RIVAL else RIVAL


def _bonus(log: Sequence[Entry], seat: int) -> Mapping[str, int | str]:
    """The last one that the seat got."""
    for entry in reversed(log):
        if entry.event.event == "bonus" and entry.event.fields["seat"] == seat:
            return entry.event.fields
    return {}


def _merger(log: Sequence[Entry]) -> dict[str, Any]:
    """The last merger: who survives, who is settled, and how many have been so far."""
    settled: list[str] = []
    for entry in reversed(log):
        if entry.event.event == "settled":
            settled.append(str(entry.event.fields["corporation"]))
        elif entry.event.event == "merged":
            survivor = str(entry.event.fields["corporation"])
            defunct = settled[0] if settled else ""
            return {"survivor": survivor, "defunct": defunct, "settled": len(settled)}
    return {"survivor": "", "defunct": "", "settled": 0}


def _last(log: Sequence[Entry], event: str) -> str:
    """The corporation that something happened to last."""
    for entry in reversed(log):
        if entry.event.event == event:
            return str(entry.event.fields["corporation"])
    return ""


def _gain(log: Sequence[Entry], seat: int) -> int:
    """What first place has brought more than second, in the last corporation that paid the seat."""
    mine = _bonus(log, seat)
    rest = [
        int(entry.event.fields["amount"])
        for entry in log
        if entry.event.event == "bonus"
        and entry.event.fields["corporation"] == mine.get("corporation")
        and entry.event.fields["place"] == "second"
    ]
    return int(mine.get("amount", 0)) - (rest[-1] if rest else 0)
