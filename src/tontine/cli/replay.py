"""``tontine replay``: walk through a saved match as one seat, or an onlooker, saw it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from tontine.cli.arguments import Lang
from tontine.cli.language import language
from tontine.cli.terminal import palette
from tontine.cli.terminal.answers import is_number
from tontine.cli.terminal.game import TerminalGame
from tontine.cli.terminal.games import terminal_of
from tontine.cli.terminal.screen import draw_screen
from tontine.cli.terminal.text import ink, wrap
from tontine.cli.terminal.vocabulary import plain
from tontine.cli.verify import seat_name
from tontine.play.errors import BadMatch
from tontine.play.match import Match
from tontine.play.save import load
from tontine.play.words import Words, words

ONLOOKER = "onlooker"
WAYS = ("next", "back", "turn", "end", "quit")  # through a match
ENDLESS = 10_000  # nothing is wrapped or cut in a pipe


def replay(
    file: Annotated[Path, typer.Argument(help="A save file.")],
    seat: Annotated[
        str, typer.Option("--as", help="A seat by number (from 1) or name, or onlooker.")
    ] = ONLOOKER,
    lang: Lang = None,
) -> None:
    """Walk through a saved match, or print its story if there is no terminal."""
    spoken = language(lang)
    match = load(file)
    terminal = terminal_of(match, find_seat(match, seat), spoken)
    if sys.stdin.isatty() and sys.stdout.isatty():
        _Walk(match, terminal).run()
    else:
        for line in story(match, terminal):
            print(line)


def find_seat(match: Match, name: str) -> int | None:
    """A seat by name or by its number; None is an onlooker."""
    if name == ONLOOKER:  # first: a seat of that name must not open its secrets by default
        return None
    for seat, called in enumerate(match.seats):
        if called.casefold() == name.casefold():
            return seat
    if is_number(name) and 1 <= int(name) <= len(match.seats):
        return int(name) - 1
    seats = [f"{number} {called}" for number, called in enumerate(match.seats, 1)]
    raise BadMatch("no-seat-called", name=name, seats=[*seats, ONLOOKER])


def story(match: Match, terminal: TerminalGame) -> list[str]:
    """The whole match in words, as far as the reader may know it; and who of them were bots."""
    seats = [seat_name(match, seat, terminal.words) for seat in range(len(match.seats))]
    lines = [terminal.words.row(seats), ""] if any(match.bots) else []
    lines += terminal.chapters(match.log(terminal.speech.reader))
    if match.over:
        lines.append("")
        standing = terminal.standing(match.view(terminal.speech.reader), ENDLESS)
        lines += [line.plain.rstrip() for line in standing]
    return lines


def next_turn(match: Match, version: int) -> int:
    """The first version after this one with which a turn or a round begins, or the last."""
    opening = match.title.opening
    for later in range(version + 1, match.version + 1):
        if any(it.event.event == opening for it in match.steps[later].events):
            return later
    return match.version


def walk(match: Match, version: int, answer: str, spoken: Words) -> tuple[int | None, str]:
    """Where to go from a version (None: away), and what to say there."""
    last = match.version
    if is_number(answer):
        return min(int(answer), last), ""
    match _ways(spoken).get(plain(answer)) if answer.strip() else "next":
        case "next":
            return min(version + 1, last), ""
        case "back":
            return max(version - 1, 0), ""
        case "turn":
            return next_turn(match, version), ""
        case "end":
            return last, ""
        case "quit":
            return None, ""
    return version, spoken("unclear-walk", last=last)


def _ways(spoken: Words) -> dict[str, str]:
    """What each word means, of the reader's language before an English one."""
    return {
        plain(word): way
        for language in (words("en"), spoken)
        for way in WAYS
        for word in language(f"word-walk-{way}").split(",")
    }


class _Walk:
    """Forwards and backwards through the versions of a match."""

    def __init__(self, match: Match, terminal: TerminalGame) -> None:
        self._match = match
        self._terminal = terminal
        self._words = terminal.words
        # It takes a moment to load, which who prints a story should not wait for.
        from prompt_toolkit import PromptSession

        self._console = Console(highlight=False)
        self._input: PromptSession[str] = PromptSession()

    def run(self) -> None:
        version: int | None = 0
        note = ""
        while version is not None:
            self._show(version, note)
            try:
                answer = self._input.prompt("> ").strip()
            except (EOFError, KeyboardInterrupt):
                return
            version, note = walk(self._match, version, answer, self._words)

    def _show(self, version: int, note: str) -> None:
        width, height = max(self._console.width, 60), self._console.height
        seen = self._match.view(self._terminal.speech.reader, version)
        # What the seat was asked then is not asked now.
        view = msgspec.structs.replace(seen, asks=[])
        status = self._words("walk", version=version, last=self._match.version)
        foot = wrap(ink(status, palette.BRASS), width)
        if note:
            foot = wrap(ink(f"! {note}", palette.LOSS), width) + foot
        if view.over:
            foot = [*self._terminal.standing(view, width), Text(""), *foot]
        self._console.clear()
        lines = draw_screen(view, self._terminal, width, height - 2 - len(foot), version)
        for line in [*lines, Text(""), *foot]:
            self._console.print(line, no_wrap=True, crop=True, overflow="ellipsis")
