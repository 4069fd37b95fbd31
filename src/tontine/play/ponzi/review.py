"""Where points come from, and who has won: tiles by industry, luxuries, wealth (P27 to P33)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tontine.play.ponzi.names import INDUSTRY_NAMES, IndustryName
from tontine.play.review import Source
from tontine.play.words import Phrase, listed
from tontine.rules.ponzi.components import LUXURIES
from tontine.rules.ponzi.game import Ponzi


class Score(Struct, frozen=True, gc=False):
    """Points of a player for one thing: for so many tiles of an industry (P28), so many luxuries
    (P33), so much money (P29). ``parts`` are the points of each."""

    kind: Literal["tiles", "luxuries", "wealth"]
    industry: IndustryName | None
    count: int
    points: int
    parts: list[int]
    rule: str


class End(Struct, frozen=True, gc=False):
    """Who has won, and why."""

    says: Phrase
    rule: str


def tile_points(tiles: int) -> int:
    """P28"""
    return tiles * (tiles + 1) // 2


def account(game: Ponzi, seat: int, seen: bool) -> list[Score]:
    """What a player has scored for; for money only where it can be seen."""
    tiles = {name: int(game.owned(seat, i)) for i, name in enumerate(INDUSTRY_NAMES)}
    scores = [
        Score("tiles", name, n, tile_points(n), list(range(1, n + 1)), "P28")
        for name, n in tiles.items()
        if n
    ]
    luxuries = [points for points in range(1, LUXURIES + 1) if game.owner(points - 1) == seat]
    if luxuries:
        scores.append(Score("luxuries", None, len(luxuries), sum(luxuries), luxuries, "P33"))
    if seen and not game.advanced:
        wealth = int(game.points(seat) - game.public_points(seat))
        scores.append(Score("wealth", None, int(game.cash(seat)), wealth, [1] * wealth, "P29"))
    return scores


def sources(game: Ponzi) -> list[list[Source]]:
    return [_sources(game, seat) for seat in range(game.seats)]


def _sources(game: Ponzi, seat: int) -> list[Source]:
    """P27: the bankrupt lose all of it."""
    found = [Source(it.kind, it.industry or "", it.points) for it in account(game, seat, True)]
    if game.bankrupt >> seat & 1:
        found.append(Source("bankrupt", "", -int(game.points(seat))))
    return [source for source in found if source.amount]


def end(game: Ponzi) -> End | None:
    if not game.over:
        return None
    result = game.result()
    winners = list(result.winners)
    if not winners:
        return End(Phrase("won-nobody"), "P27") if game.bankrupt else End(Phrase("won-idle"), "P31")
    points = result.scores[winners[0]]
    if len(winners) > 1:
        names = listed("seat", winners)
        return End(Phrase("won-together", {"names": names, "points": points}), "P30")
    (winner,) = winners
    facts: dict[str, object] = {"seat": winner, "points": points}
    level = [
        seat
        for seat in range(game.seats)
        if seat != winner and not game.bankrupt >> seat & 1 and result.scores[seat] == points
    ]
    message = "won"
    if level:
        message = "won-by-card"
        facts |= {"names": listed("seat", level), "card": int(game.best_card(winner))}
    return End(Phrase(message, facts), "P30")
