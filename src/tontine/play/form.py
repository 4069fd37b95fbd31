"""What is wrong with the form of something that came in as JSON, or with a file, in our words.

The library that reads JSON says it in English, for programmers, and the system in whatever it
speaks. What the library says always has one of a few forms; ``problem`` names which, with the
field and the limit concerned, and the message ``form`` has words for each in every language.
"""

from __future__ import annotations

import errno
import re
from ast import literal_eval
from collections.abc import Callable
from typing import Any, get_args

import msgspec

from tontine.play.errors import Refused
from tontine.play.words import Phrase

Malformed = (msgspec.DecodeError, UnicodeError, RecursionError)

_AT = r" - at .*`\$\.(?P<field>[\w.\[\]]+?)(?:\[\.\.\.\])*`"
_OR = r"(?: \| \w+)*"  # what it may be besides: null, for one
_FORMS = tuple(
    (problem, re.compile(form, re.DOTALL))
    for problem, form in (
        ("missing", r"Object missing required field `(?P<field>\w+)`"),
        ("unknown", r"Object contains unknown field `(?P<field>.*?)`"),
        ("kind", r"Invalid value (?P<value>['\"].*['\"]) - at `\$\.kind`"),
        ("value", rf"Invalid enum value (?P<value>['\"].*['\"]){_AT}"),
        ("least", rf"Expected `int{_OR}` >= (?P<limit>-?\d+){_AT}"),
        ("most", rf"Expected `int{_OR}` <= (?P<limit>-?\d+){_AT}"),
        ("long", rf"Expected `\w+{_OR}` of length <= (?P<limit>\d+){_AT}"),
        ("short", rf"Expected `\w+{_OR}` of length >= (?P<limit>\d+){_AT}"),
        ("number", rf"Expected `int{_OR}`, got .*{_AT}"),
        ("text", rf"Expected `str{_OR}`, got .*{_AT}"),
        ("truth", rf"Expected `bool{_OR}`, got .*{_AT}"),
        ("object", rf"Expected `object{_OR}`, got .*{_AT}"),
        ("list", rf"Expected `array{_OR}`, got .*{_AT}"),
        ("wrong", rf".*{_AT}"),
    )
)


def prepare(*kinds: Any) -> None:
    """Let the library look at types of messages now. It does so when one is first read, and crashes
    if two threads come to it at the same time: tables are loaded in threads."""
    for kind in kinds:
        msgspec.json.Decoder(kind)


def reader_of(decisions: Any) -> Callable[[object], Any]:
    """A function that reads the decisions of a game, which is a union of structs with tags;
    msgspec.ValidationError if one is not right.

    The library takes a union apart whenever it is asked to read one, which takes a hundred times
    as long as reading a struct. So the struct is found here.
    """
    kinds = {it.__struct_config__.tag: it for it in get_args(decisions)}
    prepare(decisions)

    def read(decision: object) -> Any:
        kind = decision.get("kind") if isinstance(decision, dict) else None
        known = kinds.get(kind) if isinstance(kind, str) else None
        return msgspec.convert(decision, decisions if known is None else known)

    return read


def form_problem(error: Exception) -> Phrase:
    """Why something could not be decoded: ``error`` is one of ``Malformed``."""
    return Phrase("form", _details(error))


def malformed(error: Exception) -> Refused:
    """The refusal of what could not be read as a decision."""
    details = _details(error)
    if details["problem"] == "form":
        details["problem"] = "decision"
    return Refused("", "malformed", details)


def _details(error: Exception) -> dict[str, object]:
    if isinstance(error, RecursionError):
        return {"problem": "deep"}
    if not isinstance(error, msgspec.ValidationError):
        return {"problem": "json"}
    for problem, form in _FORMS:
        if (found := form.match(str(error))) is not None:
            return {"problem": problem, **_read(found)}
    return {"problem": "form"}


def _read(found: re.Match[str]) -> dict[str, object]:
    """Numbers and values stand there as they would in a program."""
    return {
        key: text if key == "field" else literal_eval(text)
        for key, text in found.groupdict().items()
    }


_SYSTEM = {
    errno.ENOENT: "os-missing",
    errno.EISDIR: "os-folder",
    errno.ENOTDIR: "os-no-folder",
    errno.EACCES: "os-forbidden",
    errno.EPERM: "os-forbidden",
    errno.ENOSPC: "os-full",
    errno.EROFS: "os-read-only",
    errno.ENAMETOOLONG: "os-too-long",
    errno.EEXIST: "os-exists",
    errno.EADDRINUSE: "os-taken",
    errno.EADDRNOTAVAIL: "os-no-address",
    errno.ECONNREFUSED: "os-refused",
}


def system_problem(error: OSError) -> Phrase:
    """Why the system did not do something."""
    if error.errno in _SYSTEM:
        return Phrase(_SYSTEM[error.errno])
    return Phrase("os-other", {"text": error.strerror or str(error)})


def file_problem(error: OSError) -> Phrase:
    """``system_problem`` with the name of the file, if it is about one."""
    problem = system_problem(error)
    if error.filename is None:
        return problem
    return Phrase("file-problem", {"file": str(error.filename), "problem": problem})
