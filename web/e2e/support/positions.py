"""Creates tables in a database, each at a position that tests look at.

    python positions.py tables.sqlite

Bots play games with few and with many seats and long names, and some with short names. Where a
moment is met for the first time, the game up to there becomes a table at which Ada has the first
seat and bots have the others. Prints as JSON the token that makes a browser Ada's, and the code of
each table by its name, such as "acquire-4-placing".
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import sys
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from tontine.bots.bot import Bot
from tontine.bots.seats import bot_decision, make_bot
from tontine.play.acquire.table import AcquireTable
from tontine.play.errors import Refused
from tontine.play.greed.view import GreedTable
from tontine.play.match import Match, Step, new_match
from tontine.play.ponzi.table import PonziTable
from tontine.play.replay import outcomes_of
from tontine.play.script import Streams
from tontine.rules.acquire import decisions as acquire
from tontine.rules.chance import Rng
from tontine.rules.greed import decisions as greed
from tontine.rules.ponzi import decisions as ponzi
from tontine.table.database import database_url
from tontine.table.entries import Created, Decided, Entry, Place, Row, Started
from tontine.table.store import Store, Written
from tontine.table.tokens import Tokens

PHASES: Final = {"acquire": acquire.PHASES, "ponzi": ponzi.PHASES, "greed": greed.PHASES}
ME: Final = 0
PERSON: Final = "ada"
MOST_GAMES: Final = 40
NINE: Final = 9  # companies, all but one: hardly more are met
# Long names, at a table of each size.
NAMES: Final = (
    "Ada Montgomery-Blackwood",
    "Bartholomew Featherstone",
    "Chloé de La Rochefoucaux",
    "Dario Sant'Angelo-Romano",
    "Wolfeschlegelsteinhausen",
    "Filippo degli Alessandri",
)
SHORT: Final = ("Ada", "Bruno", "Chloé", "Dario")


FEW: Final = frozenset(
    {"announcing", "taking", "dropping", "gold", "silver", "founders", "founding", "over"}
)


class Table(NamedTuple):
    game: str
    seats: Sequence[str]
    options: Mapping[str, str] = {}
    rare: frozenset[str] = frozenset()  # moments that are hardly ever met at it
    companies: int = 0  # Greed: with fewer of them no moment counts, and all save up for founding


TABLES: Final[Mapping[str, Table]] = {
    "acquire-2": Table("acquire", NAMES[:2]),
    "acquire-4": Table("acquire", NAMES[:4]),
    "acquire-6": Table("acquire", NAMES),
    "acquire-short": Table("acquire", SHORT),
    "ponzi-3": Table("ponzi", NAMES[:3]),
    "ponzi-5": Table("ponzi", NAMES[:5], {"game": "advanced"}, frozenset({"returning"})),
    "ponzi-short": Table("ponzi", SHORT),
    "greed-3": Table("greed", NAMES[:3]),
    "greed-5": Table("greed", NAMES[:5]),
    "greed-short": Table("greed", SHORT),
    "greed-crowded": Table("greed", NAMES[:5], {}, FEW, NINE),
}


def _founded(table: AcquireTable) -> int:
    return sum(corporation.size > 0 for corporation in table.corporations)


def _cash(table: AcquireTable) -> int:
    return table.players[ME].cash or 0


def _merges(table: AcquireTable) -> bool:
    return any(tile.fate == "merges" and len(tile.survivors) == 1 for tile in table.hand)


def _held(table: AcquireTable) -> int:
    defunct = table.merger.defunct if table.merger else None
    return (table.players[ME].shares or {})[defunct] if defunct else 0


def _on_wheel(table: PonziTable) -> int:
    return sum(map(len, table.players[ME].wheel))


def _late(table: GreedTable) -> bool:
    return table.year >= 4


def _employed(table: GreedTable) -> bool:
    """Whether Ada has a company already, which is to be seen."""
    return any(company.ceo == ME for company in table.companies)


SAVING: Final[Mapping[str, Sequence[Mapping[str, object]]]] = {
    "gold": [{"kind": "pass"}],
    "silver": [{"kind": "pass"}],
    "founders": [{"kind": "raise", "amount": 50}, {"kind": "pass"}],
    "pointing": [{"kind": "point", "chair": "ceo"}],
}


def _settled(table: GreedTable) -> bool:
    return _late(table) and _employed(table)


class Moment(NamedTuple):
    """Whether Ada is asked, in which phase, and what else must hold."""

    asked: bool
    phase: str
    holds: Callable[[Any], bool] = lambda _: True


MOMENTS: Final[Mapping[str, Mapping[str, Moment]]] = {
    "acquire": {
        "placing": Moment(True, "placing", lambda table: _founded(table) >= 4 and _merges(table)),
        "founding": Moment(True, "founding", lambda table: table.turns > 4),
        "disposing": Moment(True, "disposing", lambda table: _held(table) > 1),
        "buying": Moment(True, "buying", lambda it: _founded(it) >= 5 and _cash(it) > 2500),
        "waiting": Moment(False, "placing", lambda table: table.turns > 12),
        "may-end": Moment(True, "placing", lambda table: table.may_end and not table.announced),
        "announced": Moment(True, "buying", lambda table: table.announced),
    },
    "ponzi": {
        "funding": Moment(True, "funding", lambda table: _on_wheel(table) >= 4),
        "offering": Moment(True, "offering", lambda table: _on_wheel(table) >= 4),
        "answering": Moment(True, "answering", lambda table: _on_wheel(table) >= 3),
        "removing": Moment(True, "removing"),
        "returning": Moment(True, "returning"),
        "waiting": Moment(False, "offering", lambda table: _on_wheel(table) >= 4),
    },
    "greed": {
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
    },
}


def _inbox(table: GreedTable) -> bool:
    """Whether Ada has an offer to answer. In the last years, when there are nine, bots make few."""
    return any(proposal.rival == ME for proposal in table.proposals) or len(table.companies) >= NINE


def _pointed_at(table: GreedTable) -> bool:
    """Whether somebody has pointed already, at a board of several."""
    members = {it.seat for c in table.companies if c.number == table.company for it in c.severance}
    return len(table.fingers) > 0 and len(members) > 1


def _judges(table: GreedTable) -> set[int]:
    """Who has pointed at the board that was judged last."""
    board = table.verdict.board if table.verdict else []
    return {seat for member in board for seat in member.fingers}


def _key(game: int) -> str:
    return hashlib.sha256(f"position {game}".encode()).hexdigest()


def _names_of(match: Match, wanted: Collection[str], companies: int) -> list[str]:
    """The names of those positions among the wanted ones that a match is in."""
    if match.over:
        return ["over"] if "over" in wanted else []
    game, asked = match.title.name, ME in match.owing
    now = PHASES[game][match.game.phase]
    fitting = {
        name: holds
        for name, (mine, phase, holds) in MOMENTS[game].items()
        if name in wanted and mine == asked and phase == now
    }
    table: Any = match.scene(ME).table if fitting else None
    if fitting and companies and len(table.companies) < companies:
        return []
    return [name for name, holds in fitting.items() if holds(table)]


def _decide_saving(match: Match, seat: int, bot: Bot, rng: Rng) -> Step:
    """As somebody who wants as many companies as there can be: no symbols, companies for the least,
    and nobody but a CEO is fired, whom others can follow."""
    wanted = SAVING.get(PHASES["greed"][match.game.phase], [])
    for decision in wanted:
        try:
            return match.decide(seat, decision)
        except Refused:
            pass  # somebody has bid as much, or I have less
    return match.decide(seat, bot_decision(match, seat, bot, rng))


def _chance(match: Match) -> tuple[Streams, int]:
    """The outcomes of chance in the last step."""
    return outcomes_of(match.title, match.game, match.steps[-1])


def _positions(table: Table) -> Iterator[tuple[str, list[Entry]]]:
    """Each position once, with the log of a table that has reached it."""
    game, seats, options, rare, companies = table
    wanted = {*MOMENTS[game], "over"} - rare
    for number in range(MOST_GAMES):
        rng = Rng(number)
        key = _key(number)
        match = new_match(game, seats, options=options, key=key)
        places = [Place("bot", bot="normal", name=name) for name in seats]
        places[ME] = Place("person", PERSON, name=seats[ME])
        names = {PERSON: seats[ME]}
        entries: list[Entry] = [
            Created(game, dict(match.options), False, PERSON, names, places, key),
            Started(list(seats), *_chance(match), rules=match.title.rules),
        ]
        # The second half of the games is played at random: normal leaves some things no chance.
        level = "normal" if number < MOST_GAMES // 2 else "random"
        bots = [make_bot(game, level, rng) for _ in seats]
        while wanted and not match.over:
            seat = match.owing[rng.below(len(match.owing))]
            if companies:
                step = _decide_saving(match, seat, bots[seat], rng)
            else:
                step = match.decide(seat, bot_decision(match, seat, bots[seat], rng))
            assert step.decision is not None
            entries.append(Decided(seat, step.decision, *_chance(match)))
            for name in _names_of(match, wanted, companies):
                wanted.remove(name)
                yield name, entries[:]
        if not wanted:
            return
    raise SystemExit(f"never met in {game} with {len(seats)} seats: {sorted(wanted)}")


async def _lay(database: str) -> dict[str, object]:
    store = await Store.open(database_url(database))
    tables = {}
    for name, table in TABLES.items():
        for moment, entries in _positions(table):
            code = f"position{len(tables)}"
            rows = [Row(version, None, None, entry) for version, entry in enumerate(entries)]
            await store.append(Written(code, row) for row in rows)
            tables[f"{name}-{moment}"] = code
    token = Tokens(await store.secret()).token_of(PERSON)
    await store.close()
    return {"token": token, "tables": tables}


if __name__ == "__main__":
    print(json.dumps(asyncio.run(_lay(sys.argv[1]))))
