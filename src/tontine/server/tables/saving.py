"""The save file of a table."""

from __future__ import annotations

from msgspec import UNSET, Struct

from tontine.bots.seats import lowest_bot
from tontine.learn.scripted import LESSON_BOT
from tontine.play.errors import Refused
from tontine.play.save import (
    FIRST_RULES,
    FORMAT,
    Decided,
    Foot,
    Footer,
    Head,
    Setup,
    dump,
    record_options,
    write_lines,
)
from tontine.play.titles import title_of
from tontine.server.entries import Ended
from tontine.server.tables.state import Table


def save_of(table: Table) -> str:
    """The save file of a game that is over: it contains everything that was hidden."""
    bots = [table.bot_at(seat) for seat in range(len(table.places))]
    if table.closed is not None:
        return _as_recorded(table, bots)
    if table.match is None or table.status != "over":
        raise Refused("", "not_over", {})
    loaded = table.created.loaded and table.started is not None and not table.started.read
    if loaded or table.created.lesson:
        table.match.key = None  # not all chance came from it: it proves nothing
    table.match.bots = [lowest_bot(table.created.game) if it == LESSON_BOT else it for it in bots]
    return dump(table.match)


def may_save(table: Table) -> bool:
    """Whether a game that cannot be played here is known to be over.

    The log says so, except under the first version of the rules: a game of that version cannot go
    on in this database.
    """
    if table.withdrawn:  # all of it is in a file already, or is to be gone
        return False
    return _ended(table) is not None or table.rules == FIRST_RULES


def _ended(table: Table) -> Ended | None:
    """What is known of the end of a game that cannot be played here."""
    return table.stopped or (table.decided[-1].ended if table.decided else None)


def closed(table: Table) -> Refused:
    """Why nothing can be done at a table."""
    return Refused("", "closed", {"problem": table.closed, "save": may_save(table)})


def _as_recorded(table: Table, bots: list[str | None]) -> str:
    """The save file of a game that cannot be played here, copied from the log. What the log does
    not say, such as how a game of the first rules ended, is not in the file either."""
    if not may_save(table):
        raise Refused("", "not_over", {})
    started, decided = table.started, table.decided
    assert started is not None
    options = started.options
    if options is None:
        options = record_options(title_of(table.created.game), table.created.options)
    head = Head(
        tontine=FORMAT,
        made_by=started.made_by or title_of(table.created.game).played_by[0],
        game=table.created.game,
        rules=started.rules,
        seats=started.seats,
        bots=bots if any(bots) else UNSET,
        options=options,
        forks=table.created.forks or UNSET,
    )
    lines: list[Struct] = [head, Setup(started.chance)]
    lines += [
        Decided(it.seat, it.decision, it.chance or UNSET, it.failed_bot or UNSET) for it in decided
    ]
    if (ended := _ended(table)) is not None:
        lines.append(Foot(_footer(table, ended)))
    return write_lines(lines)


def _footer(table: Table, ended: Ended) -> Footer:
    return Footer(
        version=len(table.decided),
        over=table.stopped is None,
        stopped=True if table.stopped is not None else UNSET,
        scores=ended.scores if table.stopped is None else UNSET,
        digest=ended.digest,
        generator=ended.generator,
        commitment=table.commitment,
        key=table.created.key,
    )
