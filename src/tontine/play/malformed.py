"""What is wrong with something that is no decision, in words of our own.

The library that reads decisions says it in English, for programmers. What it says always has one
of a few forms; ``problem`` names which, with the field and the limit concerned, and
``refusal-malformed`` has words for each in every language.
"""

from __future__ import annotations

import re
from ast import literal_eval

from tontine.play.errors import Refused

_AT = r" - at .*`\$\.(?P<field>\w+)"
_FORMS = tuple(
    (problem, re.compile(form, re.DOTALL))
    for problem, form in (
        ("missing", r"Object missing required field `(?P<field>\w+)`"),
        ("unknown", r"Object contains unknown field `(?P<field>.*)`"),
        ("kind", r"Invalid value (?P<value>['\"].*['\"]) - at `\$\.kind`"),
        ("value", rf"Invalid enum value (?P<value>['\"].*['\"]){_AT}"),
        ("least", rf"Expected `int` >= (?P<limit>-?\d+){_AT}"),
        ("most", rf"Expected `int` <= (?P<limit>-?\d+){_AT}"),
        ("long", rf"Expected `\w+` of length <= (?P<limit>\d+){_AT}"),
        ("number", rf"Expected `int`, got .*{_AT}"),
        ("text", rf"Expected `str`, got .*{_AT}"),
        ("object", rf"Expected `object`, got .*{_AT}"),
        ("list", rf"Expected `array`, got .*{_AT}"),
    )
)


def malformed(error: Exception) -> Refused:
    """The refusal of what could not be read as a decision."""
    for problem, form in _FORMS:
        found = form.match(str(error))
        if found is not None:
            return Refused("", "malformed", {"problem": problem, **_details(found)})
    return Refused("", "malformed", {"problem": "form"})


def _details(found: re.Match[str]) -> dict[str, int | str]:
    """Numbers and values stand there as they would in a program."""
    return {
        key: text if key == "field" else literal_eval(text)
        for key, text in found.groupdict().items()
    }
