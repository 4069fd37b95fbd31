"""What can be wrong with what comes from outside."""

from __future__ import annotations

from collections.abc import Mapping

from tontine.play.words import words


class Refused(Exception):
    """A decision that was not accepted. Nothing has changed.

    ``rule`` is the id of the rule it would break, or empty where no rule is concerned (a
    malformed decision, a stale version). ``reason`` and ``details`` have words in every
    language: ``words(lang).refusal(error)``.
    """

    def __init__(self, rule: str, reason: str, details: Mapping[str, object]) -> None:
        super().__init__(rule, reason, details)
        self.rule = rule
        self.reason = reason
        self.details = details

    def __str__(self) -> str:
        return words("en").refusal(self.rule, self.reason, self.details)


class BadMatch(ValueError):
    """A match that cannot be set up: an unknown game or option, too many seats, a bad script."""


class BadSave(ValueError):
    """A save file that cannot be read, with the number of the line that is to blame."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem
