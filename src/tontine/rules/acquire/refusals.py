"""Why a decision is not accepted, with the rule it would break.

A refusal says nothing that the seat does not know: a tile that is not in one's hand is just
that, wherever it is.
"""

from __future__ import annotations

from mypy_extensions import i64

from tontine.rules.acquire import decisions as d
from tontine.rules.acquire.board import BLOCKED, DEAD, CorporationSet, contains
from tontine.rules.acquire.position import Position
from tontine.rules.game import Refusal


def refusal(game: Position, seat: i64, code: i64) -> Refusal | None:
    if game.over:
        return Refusal("A31", "over", {})
    if seat != game.actor:
        return Refusal("A9", "not_asked", {"seat": game.actor})
    if code < d.PLACE or code >= d.CODES:
        return Refusal("A9", "unknown", {})
    if code == d.ANNOUNCE:
        return _announcing(game, seat)
    if code == d.LEAVE and not game.announced:
        return Refusal("A30", "not_announced", {})
    phase = game.phase
    if phase != _phase_of(code):
        return Refusal("A9", "not_now", {"phase": phase})
    if phase == d.PLACING:
        return None if code == d.LEAVE else _placing(game, seat, code - d.PLACE)
    if phase == d.FOUNDING:
        return _naming(game, code - d.FOUND, game.foundable(), "A11", "on_board")
    if phase == d.SURVIVING:
        return _naming(game, code - d.SURVIVE, game.survivors(), "A16", "not_largest")
    if phase == d.SETTLING:
        largest = game.largest(game.pending)
        return _naming(game, code - d.SETTLE, largest, "A24", "not_next")
    if phase == d.DISPOSING:
        return _disposing(game, seat, code - d.DISPOSE)
    return None if code == d.DONE else _buying(game, seat, code - d.BUY)


def _phase_of(code: i64) -> i64:
    if code < d.FOUND or code == d.LEAVE:
        return d.PLACING
    if code < d.SURVIVE:
        return d.FOUNDING
    if code < d.SETTLE:
        return d.SURVIVING
    if code < d.BUY:
        return d.SETTLING
    return d.BUYING if code <= d.DONE else d.DISPOSING


def _announcing(game: Position, seat: i64) -> Refusal | None:
    if seat != game.turn:
        return Refusal("A30", "not_your_turn", {"seat": game.turn})
    if game.announced:
        return Refusal("A30", "announced", {})
    return None if game.may_announce() else Refusal("A30", "not_final", {})


def _placing(game: Position, seat: i64, tile: i64) -> Refusal | None:
    if not game.holds(seat, tile):
        return Refusal("A10", "not_held", {"tile": tile})
    fate = game.fate(tile)
    if fate == BLOCKED:
        return Refusal("A13", "blocked", {"tile": tile})
    if fate == DEAD:
        return Refusal("A17", "dead", {"tile": tile})
    return None


def _naming(
    game: Position, corporation: i64, allowed: CorporationSet, rule: str, reason: str
) -> Refusal | None:
    if contains(allowed, corporation):
        return None
    return Refusal(rule, reason, {"corporation": corporation})


def _disposing(game: Position, seat: i64, mix: i64) -> Refusal | None:
    pairs = mix // d.SALES
    sold = mix % d.SALES
    held = game.held(seat, game.defunct)
    if sold + 2 * pairs > held:
        details = {"corporation": game.defunct, "held": held, "wanted": sold + 2 * pairs}
        return Refusal("A23", "too_many", details)
    if pairs > game.bank(game.survivor):
        details = {"corporation": game.survivor, "left": game.bank(game.survivor)}
        return Refusal("A23", "bank_short", details)
    return None


def _buying(game: Position, seat: i64, corporation: i64) -> Refusal | None:
    if game.size(corporation) == 0:
        return Refusal("A26", "off_board", {"corporation": corporation})
    if game.bank(corporation) == 0:
        return Refusal("A26", "sold_out", {"corporation": corporation})
    price = game.price(corporation)
    if price > game.cash(seat):
        details = {"corporation": corporation, "price": price, "cash": game.cash(seat)}
        return Refusal("A27", "too_dear", details)
    return None
