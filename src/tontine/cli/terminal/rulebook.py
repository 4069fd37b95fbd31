"""The rules in the player's language, for ``help``."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tontine.cli.terminal.answers import Unclear
from tontine.cli.terminal.game import TerminalGame
from tontine.cli.terminal.text import pad, width_of
from tontine.cli.terminal.vocabulary import COMMANDS
from tontine.play.rulebook import RuleTable

GAP = "   "  # between the columns of a table


def explain(topic: str, terminal: TerminalGame) -> list[str]:
    """How the game is played, a rule by its id, a chapter by its heading, or all that can be
    typed."""
    if not topic:
        return general_help(terminal)
    if topic.casefold() in _words_for_howto(terminal):
        return _howto(terminal)
    rules = terminal.title.rulebook
    rule = topic.upper() if not topic.isdecimal() else f"{rules.letter}{topic}"
    chapters = [(_heading(terminal, name), ids) for name, ids in rules.grouped()]
    for heading, ids in chapters:
        if rule in ids:
            return [heading, *_rule(rule, terminal)]
    for heading, ids in chapters:
        if _begins(heading, topic):
            return [heading, *(line for rule in ids for line in _rule(rule, terminal))]
    raise Unclear("unclear-rule", rule=topic, first=rules.ids[0], last=rules.ids[-1])


def general_help(terminal: TerminalGame) -> list[str]:
    """How to answer, the commands, and what the rules are about."""
    words, vocabulary = terminal.words, terminal.vocabulary
    width = max(len(vocabulary.word(command)) for command in COMMANDS)
    commands = [
        f"  {vocabulary.word(command):<{width}}  "
        + words(f"help-{command}", rule=terminal.example_rule)
        for command in COMMANDS
    ]
    answers = [words(f"help-{topic}") for topic in terminal.help]
    signs = [words(f"help-{topic}") for topic in terminal.help_signs]
    first = [words("help-howto", word=it) for it in _words_for_howto(terminal)[:1]]
    return [*answers, "", *commands, "", *signs, _chapters(terminal), *first]


def _words_for_howto(terminal: TerminalGame) -> list[str]:
    """What asks for the page; nothing where a game has none."""
    if not terminal.title.rulebook.howto:
        return []
    return [word.strip() for word in terminal.words("word-howto").split(",")]


def _howto(terminal: TerminalGame) -> list[str]:
    words, rules = terminal.words, terminal.title.rulebook
    lines = []
    for name, numbers in rules.howto:
        ids = words.row([f"{rules.letter}{number}" for number in numbers])
        lines += [words(f"howto-{name}.heading")]
        lines += ["  " + words("howto-rules", text=words(f"howto-{name}"), rules=ids)]
    return lines


def _rule(rule: str, terminal: TerminalGame) -> Iterator[str]:
    words = terminal.words
    yield words("ruled", rule=rule, text=words(f"rule-{rule}"))
    table = terminal.title.rulebook.table_of(rule)
    if table is not None:
        yield from _drawn(table, terminal)


def _drawn(table: RuleTable, terminal: TerminalGame) -> Iterator[str]:
    """Columns that are set to the right."""
    rows = [[terminal.speech.say(cell) for cell in row] for row in (table.heads, *table.rows)]
    widths = [max(map(width_of, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  " + GAP.join(
            pad(cell, width, right=True) for cell, width in zip(row, widths, strict=True)
        )


def _heading(terminal: TerminalGame, chapter: str) -> str:
    return terminal.words(f"chapter-{chapter}")


def _begins(heading: str, topic: str) -> bool:
    """Whether words of the heading begin so: "merg", "fusioni" of "Le fusioni"."""
    wanted = rf"\b{re.escape(topic)}"
    return len(topic) > 2 and re.search(wanted, heading, re.IGNORECASE) is not None


def _chapters(terminal: TerminalGame) -> str:
    words = terminal.words
    chapters = []
    for name, ids in terminal.title.rulebook.grouped():
        message = "help-chapter.alone" if len(ids) == 1 else "help-chapter"
        about = _heading(terminal, name)
        chapters.append(words(message, first=ids[0], last=ids[-1], about=about))
    return words("help-rules", chapters=words.row(chapters))
