"""The tables of Greed Incorporated that tests look at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from moments import ME, NAMES, SHORT, Moment, Positions, Table, decide

from tontine.bots.bot import Bot
from tontine.play.errors import Refused
from tontine.play.greed.view import GreedTable
from tontine.play.match import Match, Step
from tontine.rules.chance import Rng
from tontine.rules.greed.decisions import PHASES

NINE: Final = 9  # companies, all but one: hardly more are met
FEW: Final = frozenset(
    {"announcing", "taking", "dropping", "gold", "silver", "founders", "founding", "over"}
)
SAVING: Final[Mapping[str, Sequence[Mapping[str, object]]]] = {
    "gold": [{"kind": "pass"}],
    "silver": [{"kind": "pass"}],
    "founders": [{"kind": "raise", "amount": 50}, {"kind": "pass"}],
    "pointing": [{"kind": "point", "chair": "ceo"}],
}


def _decide_saving(match: Match, seat: int, bot: Bot, rng: Rng) -> Step:
    """As somebody who wants as many companies as there can be: no symbols, companies for the least,
    and nobody but a CEO is fired, whom others can follow."""
    for decision in SAVING.get(PHASES[match.game.phase], []):
        try:
            return match.decide(seat, decision)
        except Refused:
            pass  # somebody has bid as much, or I have less
    return decide(match, seat, bot, rng)


def _is_crowded(table: GreedTable) -> bool:
    return len(table.companies) >= NINE


TABLES: Final = {
    "3": Table(NAMES[:3]),
    "5": Table(NAMES[:5]),
    "short": Table(SHORT),
    "crowded": Table(NAMES[:5], {}, FEW, _is_crowded, _decide_saving),
}


def _late(table: GreedTable) -> bool:
    return table.year >= 4


def _employed(table: GreedTable) -> bool:
    """Whether Ada has a company already, which is to be seen."""
    return any(company.ceo == ME for company in table.companies)


def _settled(table: GreedTable) -> bool:
    return _late(table) and _employed(table)


def _inbox(table: GreedTable) -> bool:
    """Whether Ada has an offer to answer. In the last years, when there are nine, bots make few."""
    return any(proposal.rival == ME for proposal in table.proposals) or _is_crowded(table)


def _pointed_at(table: GreedTable) -> bool:
    """Whether somebody has pointed already, at a board of several."""
    members = {it.seat for c in table.companies if c.number == table.company for it in c.severance}
    return len(table.fingers) > 0 and len(members) > 1


def _judges(table: GreedTable) -> set[int]:
    """Who has pointed at the board that was judged last."""
    board = table.verdict.board if table.verdict else []
    return {seat for member in board for seat in member.fingers}


MOMENTS: Final = {
    "announcing": Moment(True, "announcing", _late),
    "bidding": Moment(True, "bidding", _late),
    "taking": Moment(True, "taking"),
    "trading": Moment(True, "trading", lambda it: _late(it) and _inbox(it)),
    "selling": Moment(True, "selling", _late),
    "pointing": Moment(True, "pointing", lambda it: _settled(it) and _pointed_at(it)),
    "dropping": Moment(True, "dropping", lambda it: len(_judges(it)) > 1),
    "gold": Moment(True, "gold", _settled),
    "silver": Moment(True, "silver", _settled),
    "founders": Moment(True, "founders", _employed),
    "founding": Moment(True, "founding", _employed),
    "waiting": Moment(False, "gold", _settled),
}
PLAYED: Final = tuple((["", "", "hard", "hard"], rank) for rank in (1, 5))
POSITIONS: Final = Positions(PHASES, MOMENTS, TABLES, PLAYED)
