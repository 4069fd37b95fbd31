"""What is stored at the end beside what people were told: exactly once, in order, nothing lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from tests.soak.person import AtTable, Person
from tontine.play.match import Match
from tontine.server.entries import Decided, Row


def compare_log(table: AtTable, rows: Sequence[Row], chat: Sequence[str]) -> None:
    """Every command that was acknowledged stands in the log exactly once, after all that was
    acknowledged before it was sent; and nothing stands there that nobody sent."""
    numbers = [row.version for row in rows]
    assert numbers == list(range(len(rows))), f"rows are missing: {numbers}"
    assert all(one.at <= other.at for one, other in pairwise(rows)), "times go back"
    sent = {it.id: it for it in table.sent}
    by_id = {row.message: row for row in rows if row.message in sent}
    times = Counter(row.message for row in rows if row.message in sent)
    twice = [sent[id] for id, number in times.items() if id is not None and number > 1]
    assert not twice, f"carried out twice: {twice}"
    strangers = [row for row in rows if isinstance(row.entry, Decided) and row.message is not None]
    assert all(row.message in sent for row in strangers), "a decision that nobody sent"
    for command in table.sent:
        if command.answered and not command.acknowledged:
            assert command.id not in by_id, f"refused, and carried out: {command}"
    last = -1
    reached = [-1]  # how far the log had come with each that was acknowledged
    for command in table.acknowledged:
        row = by_id.get(command.id)
        if command.kind in ("decide", "undo", "answer_request"):
            assert row is not None, f"acknowledged, and lost: {command}"
        if row is not None:
            if isinstance(row.entry, Decided):
                assert same(command.fields["decision"], row.entry.decision), command
            last = max(last, row.version)
        reached.append(last)
    for command in table.acknowledged:
        if (row := by_id.get(command.id)) is not None:
            assert row.version > reached[command.after], f"out of order: {command}"
    said = [it.fields["text"] for it in table.acknowledged if it.kind == "chat"]
    assert all(chat.count(text) == 1 for text in said), "a line of the chat is lost, or there twice"


def compare_view(person: Person, match: Match) -> None:
    """What a person knows is what their seat saw of the match."""
    version = person.view["version"]
    assert person.events == as_sent(match.log(person.seat, 0, version)), f"seat {person.seat}"
    differs = list(differences(person.view, as_sent(match.bare_view(person.seat, version))))
    assert not differs, f"{match.title.name}, seat {person.seat}, decision {version}: {differs}"


def differences(seen: object, known: object, where: str = "") -> Iterator[str]:
    """Where a view that somebody has differs from the one that the log leads to."""
    if isinstance(seen, dict) and isinstance(known, dict) and seen.keys() == known.keys():
        for name, value in seen.items():
            yield from differences(value, known[name], f"{where}/{name}")
    elif isinstance(seen, list) and isinstance(known, list) and len(seen) == len(known):
        for place, value in enumerate(seen):
            yield from differences(value, known[place], f"{where}/{place}")
    elif seen != known:
        yield f"{where}: {seen!r} instead of {known!r}"


def as_sent(what: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(what))


def same(told: dict[str, Any], kept: dict[str, Any]) -> bool:
    """Fields that have their default may be left out."""
    fields = {*told, *kept}
    return all((told.get(it) or None) == (kept.get(it) or None) for it in fields)
