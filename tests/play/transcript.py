"""A match written down as everybody receives it: each seat, and an onlooker.

Every line begins with who receives it: ``[02*]`` are seat 0, seat 2 and an onlooker, in

    [0.2*] A10 placed seat=0 tile=4C

So whoever gets to see more or less than before shows up as a changed line.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from tontine.play.errors import Refused
from tontine.play.match import Match
from tontine.play.view import Ask, Choice, Decision, Event, View

TABLE_EVERY = 60  # decisions


class Transcript:
    def __init__(self, match: Match) -> None:
        self._match = match
        self._recipients: list[int | None] = [*range(len(match.seats)), None]
        self._lines: list[str] = []
        self._asked: dict[int | None, list[Ask]] = {}

    def text(self) -> str:
        return "\n".join(self._lines) + "\n"

    def begin(self) -> None:
        match = self._match
        options = " ".join(f"{name}={value}" for name, value in match.options.items())
        self._lines.append(f"{match.title.name}, {len(match.seats)} seats, {options}")
        self._after_step()

    def decide(self, seat: int, decision: Decision) -> None:
        match = self._match
        self._lines += ["", f"== {match.version + 1}: seat {seat} decides {plain(decision)}"]
        match.decide(seat, decision)
        self._after_step()

    def refuse(self, seat: int, decision: Any, version: int | None = None) -> None:
        """A decision that must not be accepted."""
        stale = "" if version is None else f" for version {version}"
        self._lines.append(f"-- seat {seat} tries {plain(decision)}{stale}")
        try:
            self._match.decide(seat, decision, version)
        except Refused as refused:
            self._line([seat], f"refused {refused.rule or '-'} {refused.reason}: {refused}")
            self._line([seat], f"        {plain(refused.details)}")
        else:
            raise AssertionError("it was accepted")

    def _after_step(self) -> None:
        views = [self._match.view(recipient) for recipient in self._recipients]
        self._events()
        if self._match.version % TABLE_EVERY == 0 or self._match.over:
            self._table(views)
        for recipient, view in zip(self._recipients, views, strict=True):
            self._asks(recipient, view.asks)
        self._same("standing", [view.standings for view in views])

    def _events(self) -> None:
        """What happened, in order, with all who read it."""
        version = self._match.version
        logs = [
            [entry.event for entry in self._match.log(recipient, version)]
            for recipient in self._recipients
        ]
        for recorded in self._match.steps[version].events:
            event = recorded.event
            readers = [i for i, log in enumerate(logs) if log and log[0] == event]
            for reader in readers:
                del logs[reader][0]
            self._line([self._recipients[i] for i in readers], told(event))
        assert not any(logs), "somebody reads what did not happen"

    def _table(self, views: Sequence[View]) -> None:
        """Every field of the table. Those of which there are many have a line each."""
        tables = [msgspec.to_builtins(view.table) for view in views]
        for name in tables[0]:
            values = [table[name] for table in tables]
            if all(isinstance(value, list) and value == [] for value in values):
                self._same(name, values, empty=True)
            elif isinstance(values[0], list) and isinstance((values[0] or [0])[0], dict):
                for place in range(max(len(value) for value in values)):
                    self._same(name, [value[place : place + 1] for value in values])
            else:
                self._same(name, values, empty=True)

    def _same(self, name: str, values: list[Any], empty: bool = False) -> None:
        """A line for each different value, with those who see it."""
        seen: dict[str, list[int | None]] = {}
        for recipient, value in zip(self._recipients, values, strict=True):
            if value != [] or empty:
                for item in value if isinstance(value, list) and not empty else [value]:
                    seen.setdefault(plain(item), []).append(recipient)
        for text, recipients in seen.items():
            self._line(recipients, f"{name}: {text}")

    def _asks(self, recipient: int | None, asks: list[Ask]) -> None:
        """Where several are asked at once, most are asked the same again after each decision."""
        if asks and asks == self._asked.get(recipient):
            self._line([recipient], "asked as before")
            return
        self._asked[recipient] = asks
        for ask in asks:
            self._ask(recipient, ask)

    def _ask(self, recipient: int | None, ask: Ask) -> None:
        self._line([recipient], f"asked {ask.rule} {ask.kind}")
        for choice in ask.choices:
            self._line([recipient], f"  {chosen(choice)}")
        for number in ask.numbers:
            step = f" by {number.step}" if number.step > 1 else ""
            price = f", {number.price} each" if number.price else ""
            self._line([recipient], f"  {number.name} up to {number.most}{step}{price}")
        if ask.numbers:
            self._line([recipient], f"  together up to {ask.total}")

    def _line(self, recipients: Iterable[int | None], text: str) -> None:
        chosen = list(recipients)
        marks = [
            ("*" if recipient is None else str(recipient)) if recipient in chosen else "."
            for recipient in self._recipients
        ]
        self._lines.append(f"[{''.join(marks)}] {text}")


def told(event: Event) -> str:
    fields = " ".join(f"{name}={value}" for name, value in event.fields.items())
    return f"{event.rule} {event.event} {fields}".rstrip()


def chosen(choice: Choice) -> str:
    does = "; ".join(told(event) for event in choice.does)
    return f"{plain(choice.decision)} -> {does or 'nothing that is certain'}"


def plain(data: object) -> str:
    return msgspec.json.encode(data).decode()
