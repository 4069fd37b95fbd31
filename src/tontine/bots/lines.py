"""The lines that a program in any language plays by: one JSON object each, both ways.

A program is told ``hello`` when a game begins, ``decide`` whenever its seat has to, and ``bye``
when the game is over or it is not needed any more. It answers ``decide`` alone, with one line: a
decision, or the number of one of the choices that the view offers, counted from 0 through all its
asks.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from tontine.play.errors import Refused
from tontine.play.form import Malformed, malformed
from tontine.play.view import BareView, Decision, Entry
from tontine.play.words import Words

PROTOCOL: Final = 1
SEEDS = 2**31  # every language can count so far


class Line(Struct, frozen=True, tag_field="type", tag=str.lower):
    """A line to a program."""


class Hello(Line, frozen=True):
    """A game begins. ``seed`` is for the random numbers of the program itself: with the same one,
    and the same game, it should play the same. It has nothing to do with the chance of the game."""

    protocol: Literal[1]
    game: str
    options: dict[str, str]
    seats: list[str]  # names
    seat: int  # of the program, counted from 0
    seed: int


class Decide(Line, frozen=True):
    """The seat owes a decision. ``events`` are those of the decisions from ``since`` on; they
    replace what the program knew from there on, which may have been taken back."""

    view: BareView
    since: int
    events: list[Entry]


class Refused_(Line, frozen=True, tag="refused"):  # noqa: N801  there is another Refused
    """Why the last answer was not accepted. A person's program may answer again; for a bot, another
    decision is made."""

    reason: str
    rule: str
    text: str  # in the language of the reader
    details: dict[str, Any]


class Bye(Line, frozen=True):
    """No more will be asked in this game. The view is its end, or null if it was left before.
    Another ``hello`` may follow, or the end of the input."""

    view: BareView | None
    since: int
    events: list[Entry]


ToProgram = Hello | Decide | Refused_ | Bye
Answer = Decision | int


def read_answer(line: bytes | str, view: BareView) -> Decision:
    """The decision that a line says; Refused if it says none."""
    try:
        answer: Decision | int = msgspec.json.decode(line, type=Answer)
    except Malformed as error:
        raise malformed(error) from None
    if isinstance(answer, dict):
        return answer
    choices = [choice for ask in view.asks for choice in ask.choices]
    if not 0 <= answer < len(choices):
        raise Refused("", "no_choice", {"number": str(answer), "choices": len(choices)})
    return choices[answer].decision


def refusal(refused: Refused, text: str, spoken: Words) -> Refused_:
    """A refusal as the program is told it."""
    argument = spoken.argument
    return Refused_(
        reason=refused.reason,
        rule=refused.rule,
        text=text,
        details={name: argument(it) for name, it in refused.details.items()},
    )
