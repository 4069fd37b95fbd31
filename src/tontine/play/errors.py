"""What can be wrong with what comes from outside, in words of every language.

``str`` of any of these is English; a client puts it into the language of its reader.
"""

from __future__ import annotations

from collections.abc import Mapping

from tontine.play.words import REFUSAL, Phrase, words


class Refused(Exception):
    """A decision that was not accepted. Nothing has changed.

    ``rule`` is the id of the rule it would break, or empty where no rule is concerned (a
    malformed decision, a stale version). ``reason`` and ``details`` have words in every
    language: ``words(lang).refusal(rule, reason, details)``.
    """

    def __init__(self, rule: str, reason: str, details: Mapping[str, object]) -> None:
        super().__init__(rule, reason, details)
        self.rule = rule
        self.reason = reason
        self.details = details

    @property
    def phrase(self) -> Phrase:
        """The refusal as a part of something else."""
        return Phrase(f"{REFUSAL}{self.reason}", dict(self.details), self.rule)

    def __str__(self) -> str:
        return words("en").refusal(self.rule, self.reason, self.details)


class Problem(Exception):
    """Something that cannot be used as it is: ``words(lang).say(problem.phrase)`` says why."""

    def __init__(self, message: str | Phrase, /, **arguments: object) -> None:
        self.phrase = Phrase(message, arguments) if isinstance(message, str) else message
        super().__init__(self.phrase)

    def __str__(self) -> str:
        return str(self.phrase)


class BadMatch(Problem, ValueError):
    """A match that cannot be set up: an unknown game or option, too many seats, a bad script."""


class BadSave(Problem, ValueError):
    """A save file that cannot be read, with the number of the line that is to blame."""

    def __init__(self, line: int, problem: Phrase) -> None:
        super().__init__("save-line", line=str(line), problem=problem)
        self.line = line
        self.problem = problem
