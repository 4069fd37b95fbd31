"""What is wrong with a command line, as a phrase. The library that reads it speaks English only."""

from __future__ import annotations

import re

import typer

from tontine.play.words import Phrase

# By what the library says; what stands in brackets is handed on.
_USAGE = (
    (re.compile(r"No such option: (\S+)(?: .*)?"), "usage-no-option", "option"),
    (re.compile(r"No such command '(.*)'\.", re.S), "usage-no-command", "command"),
    (re.compile(r"Missing (?:argument|option|parameter) '(.*)'\.", re.S), "usage-missing", "name"),
    (re.compile(r"Option '(.*)' requires an argument\."), "usage-needs-value", "option"),
    (re.compile(r"Option '(.*)' does not take a value\."), "usage-takes-none", "option"),
    (
        re.compile(r"Got unexpected extra arguments?(?:\(s\))? \((.*)\)", re.S),
        "usage-extra",
        "extra",
    ),
)
_VALUE = re.compile(r"Invalid value for '(?P<name>.*?)': (?P<problem>.*)", re.S)
_VALUES = (
    (re.compile(r".*valid integer.*"), "usage-whole"),
    (re.compile(r".*valid number.*"), "usage-number"),
    (re.compile(r".*greater than or equal to (?P<limit>\S+)"), "usage-least"),
    (re.compile(r".*less than or equal to (?P<limit>\S+)"), "usage-most"),
)


def usage_problem(error: typer.TyperException) -> Phrase:
    text = error.format_message()
    for pattern, message, name in _USAGE:
        if (found := pattern.fullmatch(text)) is not None:
            return Phrase(message, {name: found[1]})
    if (about := _VALUE.fullmatch(text)) is not None:
        return _value_problem(about["name"], about["problem"])
    return Phrase("usage-other", {"text": text})


def _value_problem(name: str, problem: str) -> Phrase:
    for pattern, message in _VALUES:
        if (found := pattern.fullmatch(problem)) is not None:
            return Phrase(message, {"name": name, **found.groupdict()})
    return Phrase("usage-value", {"name": name})
