"""The Ponzi Scheme table as a seat sees it."""

from __future__ import annotations

from msgspec import Struct

from tontine.play.ponzi.names import INDUSTRY_NAMES
from tontine.rules.ponzi.components import (
    FIRST_DEALT,
    HIGHEST,
    INTERESTS,
    LOWEST,
    LUXURIES,
    LUXURY_PRICES,
    PERIODS,
    ROW,
    SPACES,
)
from tontine.rules.ponzi.decisions import ANSWERING, PHASES
from tontine.rules.ponzi.game import Ponzi
from tontine.rules.ponzi.position import NOBODY

TURNS_AHEAD = 5


class Fund(Struct, frozen=True):
    """A fund card: what the bank pays once, what is owed every so many turns."""

    value: int
    interest: int
    period: int
    bear: bool
    starting: bool


class Luxury(Struct, frozen=True):
    """P4: known by its points."""

    points: int
    price: int
    owner: int | None


class Player(Struct, frozen=True):
    """A player. ``cash`` is known to its owner; to the others, ``least`` and ``most``."""

    seat: int
    tiles: dict[str, int]
    wheel: list[list[Fund]]  # by space: the arrow, then 1 to 5
    due: list[int]  # in each of the next five turns
    cash: int | None
    least: int
    most: int
    points: int  # for tiles and luxuries; with wealth only when it is all over
    bankrupt: bool


class Envelope(Struct, frozen=True):
    """P16: an offer on its way. Only the two parties see the amount."""

    offerer: int
    rival: int
    industry: str
    amount: int | None


class PonziTable(Struct, frozen=True):
    phase: str
    round: int
    marker: int
    market: list[list[Fund]]  # three rows, the cheapest first
    bears: int
    bears_to_crash: int
    crashed: bool
    idle: int  # P31: rounds in a row without a fund while all wheels are empty; the third ends it
    supply: dict[str, int]
    deck: int
    discards: list[int]
    luxuries: list[Luxury]  # in the advanced game
    players: list[Player]
    envelope: Envelope | None


def draw_table(game: Ponzi, seat: int | None) -> PonziTable:
    market = [_fund(game, game.market[place]) for place in range(game.shown)]
    return PonziTable(
        phase=PHASES[game.phase],
        round=game.rounds,
        marker=game.marker,
        market=[market[start : start + ROW] for start in (0, ROW, 2 * ROW)],
        bears=game.bears(),
        bears_to_crash=game.seats,
        crashed=game.crashed,
        idle=game.idle,
        supply={name: game.supply[i] for i, name in enumerate(INDUSTRY_NAMES)},
        deck=game.deck_left,
        discards=sorted(game.discards[i] for i in range(game.discarded)),
        luxuries=_luxuries(game),
        players=[_player(game, other, seat) for other in range(game.seats)],
        envelope=_envelope(game, seat),
    )


def _fund(game: Ponzi, card: int) -> Fund:
    return Fund(
        value=card,
        interest=INTERESTS[card],
        period=PERIODS[card],
        bear=card >= game.first_bear,
        starting=card < FIRST_DEALT,
    )


def _luxuries(game: Ponzi) -> list[Luxury]:
    if not game.advanced:
        return []
    owners = [None if owner == NOBODY else int(owner) for owner in game.luxuries]
    return [Luxury(i + 1, LUXURY_PRICES[i], owners[i]) for i in range(LUXURIES)]


def _player(game: Ponzi, other: int, viewer: int | None) -> Player:
    """P8: money is secret until the game is over."""
    wheel: list[list[Fund]] = [[] for _ in range(SPACES)]
    for card in range(LOWEST, HIGHEST + 1):
        if game.holder[card] == other:
            wheel[game.space[card]].append(_fund(game, card))
    seen = game.over or other == viewer
    eye = game.seats if viewer is None else viewer
    assert game.ledger is not None
    cash = int(game.cash[other])
    return Player(
        seat=other,
        tiles={name: game.owned(other, i) for i, name in enumerate(INDUSTRY_NAMES)},
        wheel=wheel,
        due=[game.due(other, turns) for turns in range(1, TURNS_AHEAD + 1)],
        cash=cash if seen else None,
        least=cash if seen else game.ledger.least(eye, other),
        most=cash if seen else game.ledger.most(eye, other),
        points=game.points(other) if game.over else game.public_points(other),
        bankrupt=bool(game.bankrupt >> other & 1),
    )


def _envelope(game: Ponzi, viewer: int | None) -> Envelope | None:
    if game.phase != ANSWERING:
        return None
    party = viewer in (game.offerer, game.rival)
    return Envelope(
        offerer=game.offerer,
        rival=game.rival,
        industry=INDUSTRY_NAMES[game.industry],
        amount=game.envelope if party else None,
    )
