"""The rules in the player's language, for ``help``."""

from __future__ import annotations

from tontine.cli.terminal.answers import Unclear
from tontine.cli.terminal.game import TerminalGame
from tontine.cli.terminal.vocabulary import COMMANDS


def explain(topic: str, terminal: TerminalGame) -> list[str]:
    """A rule by its id, or all that can be typed."""
    if not topic:
        return general_help(terminal)
    rules = terminal.title.rulebook
    rule = topic.upper() if not topic.isdecimal() else f"{rules.letter}{topic}"
    if rule not in rules.ids:
        raise Unclear("unclear-rule", rule=topic, first=rules.ids[0], last=rules.ids[-1])
    return [terminal.words("ruled", rule=rule, text=terminal.words(f"rule-{rule}"))]


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
    return [*answers, "", *commands, "", *signs, _chapters(terminal)]


def _chapters(terminal: TerminalGame) -> str:
    words, rules = terminal.words, terminal.title.rulebook
    ends = [first - 1 for first, _ in rules.chapters[1:]] + [rules.last]
    chapters = []
    for (start, about), end in zip(rules.chapters, ends, strict=True):
        first, last = f"{rules.letter}{start}", f"{rules.letter}{end}"
        chapter = words(f"chapter-{about}")
        message = "help-chapter.alone" if first == last else "help-chapter"
        chapters.append(words(message, first=first, last=last, about=chapter))
    return words("help-rules", chapters=words.row(chapters))
